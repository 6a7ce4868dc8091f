"""A reader that goes away: `bingqi clauses campaign | head -1` ends without a word."""

import os
import subprocess
import sys

import pytest

QUIET = (0, 141)
"""All was written before the reader left, or the system's own number for a closed pipe."""


@pytest.mark.parametrize("words", [("clauses", "campaign"), ("scenarios", "campaign", "--json"), ("--help",)])
def test_a_closed_pipe_ends_quietly(words):
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as gone:
        ended = subprocess.run([sys.executable, "-m", "bingqi", *words], stdout=gone, stderr=subprocess.PIPE)
    assert (ended.returncode, ended.stderr) == (141, b"")


def test_a_reader_that_wants_one_line_gets_it():
    command = [sys.executable, "-m", "bingqi", "clauses", "campaign"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout and running.stderr
        first = running.stdout.readline()
        running.stdout.close()
        said, code = running.stderr.read(), running.wait()
    assert first.strip() and said == b"" and code in QUIET

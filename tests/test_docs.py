"""Every code block in the pages runs: Python in order, one namespace a page; TOML as case files where it
holds cases; shell lines as the command line; records as records."""

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("docs/**/*.md"), *ROOT.glob("README*.md")])
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
KNOWN = {"", "python", "toml", "console", "game", "text", "sh", "fluent", "json", "ftl"}


def blocks(page, kind):
    return [found[2] for found in BLOCK.finditer(page.read_text("utf-8")) if found[1] == kind]


def ids(page):
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=ids)
def test_every_block_says_what_it_is(page):
    assert {found[1] for found in BLOCK.finditer(page.read_text("utf-8"))} <= KNOWN


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=ids)
def test_python_blocks_run_and_print_what_they_say(page, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BINGQI_HOME", str(tmp_path / "home"))
    scope = {"__name__": "page"}
    for block in blocks(page, "python"):
        capsys.readouterr()
        exec(compile(block, str(page), "exec"), scope)
        expected = re.findall(r"^# ?> ?(.*)$", block, re.MULTILINE)
        if expected:
            assert capsys.readouterr().out.splitlines() == expected


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "toml")], ids=ids)
def test_toml_blocks_are_toml(page):
    for block in blocks(page, "toml"):
        tomllib.loads(block)


def with_cases(page):
    return any("[[case]]" in block for block in blocks(page, "toml"))


@pytest.mark.parametrize("page", [page for page in PAGES if with_cases(page)], ids=ids)
def test_cases_in_pages_pass(page, tmp_path):
    for number, block in enumerate(block for block in blocks(page, "toml") if "[[case]]" in block):
        file = tmp_path / f"block{number}.toml"
        file.write_text(block, "utf-8")
        done = run(["check", str(file)], tmp_path)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "console")], ids=ids)
def test_console_lines_work_in_their_order(page, tmp_path):
    """`$ bingqi ...` lines run in one folder, their input taken from lines after `<`; output is not compared,
    success is."""
    for block in blocks(page, "console"):
        for found in re.finditer(r"^\$ bingqi (.*)\n((?:< .*\n)*)", block, re.MULTILINE):
            typed = "".join(line[2:] + "\n" for line in found[2].splitlines())
            done = run(shlex.split(found[1], comments=True), tmp_path, typed)
            assert done.returncode == 0, f"bingqi {found[1]}\n{done.stdout}\n{done.stderr}"


def run(words, folder, typed=""):
    return subprocess.run(
        [sys.executable, "-m", "bingqi", *words],
        cwd=folder,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )

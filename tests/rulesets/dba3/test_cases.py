"""Every case of the case files, each a test of its own."""

from pathlib import Path

import pytest

from bingqi.game.cases import read_cases, report_text, run_case

FOLDER = Path(__file__).parent / "cases"
FILES = [read_cases(file.read_text("utf-8"), file.name) for file in sorted(FOLDER.glob("*.toml"))]
CASES = [(found.file, case, book) for found in FILES for case, book in found.cases]


@pytest.mark.parametrize(
    ("file", "case", "book"), CASES, ids=[f"{file}::{case.id}" for file, case, _ in CASES]
)
def test_a_case_comes_out_as_it_says(file, case, book):
    result = run_case(case, book, file)
    assert result.passed, report_text([result], "en")


def test_no_two_cases_have_one_name():
    names = [case.id for _, case, _ in CASES]
    assert len(names) >= 290
    assert sorted(names) == sorted(set(names))

"""Clause books: read in order, looked up by what they explain, and faults that say where."""

import importlib
import shutil
from pathlib import Path

import pytest
import toy

from bingqi.errors import BadData
from bingqi.kit.clause import load_clauses, unknown_references

BOOK = load_clauses("toy")


def test_the_clauses_stand_in_the_order_of_the_file():
    assert [clause.ref for clause in BOOK.clauses][:3] == ["TOY 1", "TOY 2", "TOY 3"]
    assert list(BOOK.by_ref) == [clause.ref for clause in BOOK.clauses]


def test_a_reason_leads_to_the_clause_that_it_rests_on():
    assert BOOK.of_cause("ON_STONES").ref == "TOY 7"
    assert BOOK.of_event("FLOODED").ref == "TOY 9"
    assert BOOK.of_cause("FLOODED") is None and BOOK.of_event("ON_STONES") is None


def test_a_clause_speaks_both_languages():
    clause = BOOK.by_ref["TOY 3"]
    assert clause.text("en").startswith("A cell has room")
    assert clause.text("zh-CN").startswith("一格只容得下")


def test_references_that_the_book_does_not_have_are_listed():
    assert unknown_references(BOOK, ["TOY 99", "TOY 1", "TOY 12", "TOY 99"]) == ["TOY 12", "TOY 99"]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            'status = "stated"',
            'status = "sated"',
            "clause[1].status: “sated” is not one of the words allowed here",
        ),
        ('ref = "TOY 1"\n', "", "clause[1].ref: this key is missing."),
        ('ref = "TOY 1"', 'rfe = "TOY 1"', "clause[1].rfe: there is no such key. Did you mean “ref”?"),
        ('id = "1.crossing"', 'id = "1 crossing"', "clause[1].id: '1 crossing' does not fit"),
        ('"zh-CN" = "斥候从', 'zh = "斥候从', "clause[1].zh: there is no such key. Did you mean “zh-CN”?"),
    ],
)
def test_a_fault_in_a_book_says_where(tmp_path, monkeypatch, old, new, sentence):
    folder = shutil.copytree(
        Path(toy.__file__).parent, tmp_path / "misprint", ignore=shutil.ignore_patterns("*.py", "__pycache__")
    )
    (folder / "__init__.py").touch()
    book = folder / "clauses.toml"
    text = book.read_text("utf-8")
    assert old in text
    book.write_text(text.replace(old, new, 1), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    importlib.sys.modules.pop("misprint", None)
    importlib.invalidate_caches()
    with pytest.raises(BadData) as error:
        load_clauses("misprint")
    assert str(error.value).startswith(f"misprint/clauses.toml, {sentence}")
    importlib.sys.modules.pop("misprint", None)

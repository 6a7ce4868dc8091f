"""`bingqi clauses`."""

from collections import Counter

import pytest
from toy import RULESET as TOY

from bingqi.game import registry
from bingqi.game.coverage import slug_of
from bingqi.game.registry import ruleset


@pytest.fixture
def toy(monkeypatch):
    """The toy ruleset, known while a test lasts."""
    monkeypatch.setitem(registry._registered, "toy", TOY)
    return TOY


@pytest.fixture
def tests_of_toy(tmp_path):
    """A folder of tests that has one for every clause but the second."""
    lines = [f"def test_{slug_of(ref)}_holds():\n    pass\n" for ref in TOY.clauses.by_ref if ref != "TOY 2"]
    (tmp_path / "test_toy.py").write_text("\n\n".join(lines))
    (tmp_path / "case.toml").write_text('ruleset = "toy"\n[[case]]\nid = "ford"\nclauses = ["3"]\n')
    return tmp_path


def test_every_clause_has_a_line(bingqi):
    book = ruleset("campaign").clauses
    ended = bingqi("clauses", "campaign")
    assert ended.code == 0
    for ref, line in zip(book.by_ref, ended.lines[1:], strict=False):
        assert line.startswith(f"{ref} ")
    statuses = Counter(clause.status for clause in book.clauses)
    assert f"stated {statuses['stated']}" in ended.out
    assert f"{len(book.clauses)} clauses" in ended.out


def test_in_chinese(bingqi):
    ended = bingqi("clauses", "campaign", "--lang", "zh-CN")
    assert ended.lines[0].split()[:3] == ["条款", "状态", "函数"]
    assert "原文" in ended.out


@pytest.mark.parametrize("name", ["W9", "w9", "CAMP W9", "camp  w9"])
def test_one_clause_in_full_in_both_languages(bingqi, name):
    ended = bingqi("clauses", "campaign", name)
    assert ended.code == 0
    assert ended.lines[0] == "CAMP W9  stated"
    clause = ruleset("campaign").clauses.by_ref["CAMP W9"]
    told = unspaced(ended.out)
    assert told.index(unspaced(clause.en)) < told.index(unspaced(clause.zh))
    assert "  movement.steps_until_zone" in ended.lines
    assert "  STOPPED_BY_ZONE" in ended.lines


def test_a_note_says_from_where_a_reading_comes(bingqi):
    clause = ruleset("campaign").clauses.by_ref["CAMP W3.grid"]
    chinese = bingqi("clauses", "campaign", "W3.grid", "--lang", "zh-CN")
    places = [
        unspaced(chinese.out).index(unspaced(text))
        for text in (clause.zh, clause.note_zh, clause.en, clause.note)
    ]
    assert places == sorted(places)


def unspaced(text):
    return "".join(text.split())


def test_what_a_stated_clause_lacks(bingqi, toy, tests_of_toy):
    ended = bingqi("clauses", "toy", "--tests", tests_of_toy)
    assert ended.code == 0
    [second] = [line for line in ended.lines if line.startswith("TOY 2 ")]
    assert second.endswith("lacks a test")
    assert ended.lines[-1] == "Stated, but without a function or a test: TOY 2."
    assert bingqi("clauses", "toy", "2", "--tests", tests_of_toy).lines[-1] == "lacks a test"


def test_strict_is_for_machines(bingqi, toy, tests_of_toy):
    assert bingqi("clauses", "toy", "--tests", tests_of_toy, "--strict").code == 1
    assert bingqi("clauses", "toy", "3", "--tests", tests_of_toy, "--strict").code == 0
    with (tests_of_toy / "test_toy.py").open("a") as file:
        file.write("\n\ndef test_2_holds():\n    pass\n")
    assert bingqi("clauses", "toy", "--tests", tests_of_toy, "--strict").code == 0


def test_the_answer_for_programs(bingqi, toy, tests_of_toy):
    found = bingqi("clauses", "toy", "--tests", tests_of_toy, "--json").json
    assert [clause["ref"] for clause in found["clauses"]] == list(TOY.clauses.by_ref)
    assert found["lacking"] == ["TOY 2"]
    [third] = [clause for clause in found["clauses"] if clause["ref"] == "TOY 3"]
    assert third["tests"] == ["test_toy.py::test_3_holds"] and third["cases"] == ["case.toml::ford"]
    assert third["functions"] and third["texts"]["zh-CN"] == TOY.clauses.by_ref["TOY 3"].zh


def test_campaign_lacks_nothing(bingqi):
    assert bingqi("clauses", "campaign", "--strict", "--json").json["lacking"] == []


def test_strict_where_there_are_no_tests(refused, monkeypatch):
    monkeypatch.setattr("bingqi.cli.clauses.find_tests", lambda book: None)
    assert refused("clauses", "campaign", "--strict").startswith("The tests of campaign are not here")


def test_a_file_of_tests_that_is_not_python(refused, toy, tests_of_toy):
    (tests_of_toy / "test_broken.py").write_text("def test_1(:\n")
    assert refused("clauses", "toy", "--tests", tests_of_toy).startswith(
        "A file of tests cannot be read: it is not Python"
    )


def test_without_tests_the_book_can_still_be_read(bingqi, monkeypatch):
    monkeypatch.setattr("bingqi.cli.clauses.find_tests", lambda book: None)
    monkeypatch.setattr("bingqi.game.coverage.find_tests", lambda book: None)
    assert bingqi("clauses", "campaign", "W9").code == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("campaign", "W99"), "There is no clause “W99”. Did you mean “W9”?"),
        (("campain",), "There is no ruleset called “campain”. Did you mean “campaign”?"),
        (("campaign", "--tests", "nowhere"), "There is no folder “nowhere”."),
    ],
)
def test_what_is_not_there(refused, words, sentence):
    assert refused("clauses", *words).startswith(sentence)

"""The clause book of DBA 3.0: complete, in order, honest about what the commentary does not say, and whole in
both languages."""

import re
from collections import Counter
from typing import get_args

import pytest

from bingqi.kit.clause import Status, load_clauses, unknown_references
from bingqi.kit.rule import rules_of
from bingqi.rulesets.dba3.causes import Cause, Happening

PACKAGE = "bingqi.rulesets.dba3"
BOOK = load_clauses(PACKAGE)
HALF_WIDTH = re.compile(r"[\u4e00-\u9fff][,;:?!()]|[,;:?!(][\u4e00-\u9fff]|[\u4e00-\u9fff] [\u4e00-\u9fff]")
LOST_PICTURES = ("D38", "D102", "D103", "D105", "D106", "D109", "D116", "D124", "D126")
UNCLEAR = ("D29", "D49", "D56", "D66", "D101", "D113.neighbours", "D179", "D204", "D210")
PROPOSED = ("D153.pushed", "D166.paltry", "D216.when", "D217.until", "P45")

every_clause = pytest.mark.parametrize("clause", BOOK.clauses, ids=lambda clause: clause.ref)


def number_of(ref: str) -> tuple[str, int]:
    """The letter and number: DBA3 D116.fast-by-solid is D, 116."""
    found = re.fullmatch(r"DBA3 ([DP])(\d+)(\.[a-z][a-z-]*)?", ref)
    assert found, f"{ref!r} is not formed like DBA3 D116 or DBA3 D116.fast-by-solid"
    return found[1], int(found[2])


def test_every_clause_is_there():
    assert {f"DBA3 D{number}" for number in range(1, 221)} <= set(BOOK.by_ref)
    assert {f"DBA3 P{number}" for number in range(1, 53)} <= set(BOOK.by_ref)


def test_the_clauses_stand_in_the_order_of_the_book():
    numbers = [number_of(clause.ref) for clause in BOOK.clauses]
    assert numbers == sorted(numbers)


def test_a_part_of_a_clause_follows_the_clause():
    seen = set()
    for clause in BOOK.clauses:
        whole = clause.ref.partition(".")[0]
        assert clause.ref == whole or whole in seen
        seen.add(clause.ref)


def test_no_reference_and_no_id_is_used_twice():
    assert len(BOOK.by_ref) == len({clause.id for clause in BOOK.clauses}) == len(BOOK.clauses)


@pytest.mark.parametrize("kind", [Cause, Happening])
def test_every_reason_rests_on_exactly_one_clause(kind):
    named = Counter(
        name for clause in BOOK.clauses for name in (clause.causes if kind is Cause else clause.events)
    )
    assert set(named) == set(kind.__members__)
    assert [name for name, times in named.items() if times > 1] == []


@pytest.mark.parametrize(
    ("name", "ref"),
    [
        ("SIDE_FROM_WRONG_PLACE", "DBA3 D26"),
        ("SECOND_SHOOTER", "DBA3 D69"),
        ("OVERLAP_LEFT", "DBA3 D79"),
        ("KN_BY_BLADES", "DBA3 D116.kn-by-blades"),
        ("ENEMY_ON_FLANK_RECOILING", "DBA3 D129"),
        ("OUT_OF_COMMAND", "DBA3 P11"),
    ],
)
def test_the_book_finds_the_clause_of_a_cause(name, ref):
    assert BOOK.of_cause(name).ref == ref


@pytest.mark.parametrize(("name", "ref"), [("FLED", "DBA3 D155"), ("SURRENDERED", "DBA3 D199")])
def test_the_book_finds_the_clause_of_an_event(name, ref):
    assert BOOK.of_event(name).ref == ref


def test_every_status_occurs():
    assert {clause.status for clause in BOOK.clauses} == set(get_args(Status))


@pytest.mark.parametrize(
    ("refs", "status"),
    [
        (LOST_PICTURES, "absent-in-source"),
        (UNCLEAR, "interpreted"),
        (PROPOSED, "invented"),
        (("D220",), "not-implemented"),
    ],
)
def test_what_the_commentary_does_not_say_is_not_called_stated(refs, status):
    assert {BOOK.by_ref[f"DBA3 {ref}"].status for ref in refs} == {status}


def test_what_the_commentary_only_presupposes_is_not_called_stated():
    assert "stated" not in {clause.status for clause in BOOK.clauses if number_of(clause.ref)[0] == "P"}


@every_clause
def test_what_is_not_stated_says_why(clause):
    if clause.status in ("interpreted", "invented"):
        assert clause.note


@pytest.mark.parametrize("number", range(1, 35))
def test_every_open_question_is_answered_at_one_clause(number):
    for notes in ([clause.note for clause in BOOK.clauses], [clause.note_zh for clause in BOOK.clauses]):
        assert sum(bool(re.match(rf"R{number}[.。]", note)) for note in notes) == 1


@pytest.mark.parametrize("number", range(2, 16))
def test_every_departure_of_the_sheets_is_told_in_both_languages(number):
    told = [
        clause
        for clause in BOOK.clauses
        if re.search(rf"\bE{number}\.", clause.note) and re.search(rf"E{number}。", clause.note_zh)
    ]
    assert len(told) == 1


@every_clause
def test_a_clause_is_one_sentence_in_each_language(clause):
    assert re.fullmatch(r"[A-Z][^.]*\.", re.sub(r"\d\.\d", "", clause.en))
    assert re.fullmatch(r"[^。]+。", clause.zh)


@every_clause
def test_a_note_is_given_in_both_languages(clause):
    assert bool(clause.note) == bool(clause.note_zh)


@every_clause
def test_chinese_has_its_own_punctuation(clause):
    assert HALF_WIDTH.findall(clause.zh + clause.note_zh) == []
    assert re.search(r"[\u4e00-\u9fff]", clause.zh)
    assert not re.search(r"[\u4e00-\u9fff]", clause.en + clause.note)


def test_the_rules_cite_only_clauses_of_the_book():
    cited = {ref for rule in rules_of(PACKAGE) for ref in rule.clauses}
    assert len(cited) > 100
    assert unknown_references(BOOK, cited) == []

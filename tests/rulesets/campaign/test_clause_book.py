"""The clause book: complete, in order, honest about what is not the book's, and whole in both languages."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from bingqi.kit.clause import Status, load_clauses, unknown_references
from bingqi.kit.rule import rules_of
from bingqi.kit.wording import LANGUAGES
from bingqi.rulesets.campaign import RULESET
from bingqi.rulesets.campaign.causes import Cause, Happening

PACKAGE = "bingqi.rulesets.campaign"
BOOK = load_clauses(PACKAGE)
HALF_WIDTH = re.compile(r"[\u4e00-\u9fff][,;:?!()]|[,;:?!(][\u4e00-\u9fff]|[\u4e00-\u9fff] [\u4e00-\u9fff]")

every_clause = pytest.mark.parametrize("clause", BOOK.clauses, ids=lambda clause: clause.ref)


def number_of(ref: str) -> tuple[str, int]:
    """The letter and number: CAMP W11.table is W, 11."""
    found = re.fullmatch(r"CAMP ([WV])(\d+)(\.[a-z][a-z-]*)?", ref)
    assert found, f"{ref!r} is not formed like CAMP W11 or CAMP W11.table"
    return found[1], int(found[2])


def test_every_clause_of_the_chapter_is_there():
    assert {f"CAMP W{number}" for number in range(1, 41)} <= set(BOOK.by_ref)
    assert {f"CAMP V{number}" for number in range(1, 8)} <= set(BOOK.by_ref)


def test_the_clauses_stand_in_the_order_of_the_book():
    numbers = [number_of(clause.ref) for clause in BOOK.clauses]
    assert numbers == sorted(numbers, key=lambda number: ("WV".index(number[0]), number[1]))


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
        ("NOT_FARTHER", "CAMP W15"),
        ("ODDS_MODIFIER", "CAMP W11.table"),
        ("NATURAL_BEST", "CAMP W12.natural"),
        ("LOCKED", "CAMP W13.locked"),
        ("MOST_STRENGTH_LEFT", "CAMP V5.strength"),
    ],
)
def test_the_book_finds_the_clause_of_a_cause(name, ref):
    assert BOOK.of_cause(name).ref == ref


@pytest.mark.parametrize(("name", "ref"), [("RETREAT_LENGTHENED", "CAMP W17"), ("LOCKED", "CAMP W13")])
def test_the_book_finds_the_clause_of_an_event(name, ref):
    assert BOOK.of_event(name).ref == ref


def test_every_status_occurs():
    assert {clause.status for clause in BOOK.clauses} == set(get_args(Status))


@every_clause
def test_what_is_not_stated_says_why(clause):
    if clause.status in ("interpreted", "invented"):
        assert clause.note


@pytest.mark.parametrize("number", range(1, 26))
def test_every_open_question_is_answered_at_one_clause(number):
    for notes in ([clause.note for clause in BOOK.clauses], [clause.note_zh for clause in BOOK.clauses]):
        assert sum(bool(re.match(rf"B{number}[.。]", note)) for note in notes) == 1


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


def test_the_rules_and_the_data_cite_only_clauses_of_the_book():
    cited = {ref for rule in rules_of(PACKAGE) for ref in rule.clauses}
    cited |= set(re.findall(r'Cites\("([^"]+)"\)', (RULESET.folder / "data.py").read_text("utf-8")))
    assert len(cited) > 30
    assert unknown_references(BOOK, cited) == []


def test_the_page_of_the_ruleset_names_all_that_is_not_the_books():
    page = Path(RULESET.folder / "README.md").read_text("utf-8")
    told = [
        clause.ref
        for clause in BOOK.clauses
        if clause.status in ("invented", "not-implemented", "absent-in-source")
        and f"`{clause.ref}`" not in page
    ]
    assert told == []


def test_the_page_of_the_ruleset_cites_only_clauses_of_the_book():
    page = Path(RULESET.folder / "README.md").read_text("utf-8")
    assert unknown_references(BOOK, re.findall(r"`(CAMP [^`]+)`", page)) == []


@pytest.mark.parametrize(
    ("ref", "kinds"), [("CAMP W23.owner", ("trench",)), ("CAMP W25", ("ford", "ruins", "chasm", "shrine"))]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_w25_kinds_of_ground_that_are_not_the_books_are_called_inventions(ref, kinds, language):
    clause = BOOK.by_ref[ref]
    terrain = tomllib.loads((RULESET.folder / "data" / "terrain.toml").read_text(encoding="utf-8"))
    note, said = (clause.note, "our invention") if language == "en" else (clause.note_zh, "我们所加")
    assert said in note
    assert all(terrain[kind]["title"][language].lower() in note for kind in kinds)

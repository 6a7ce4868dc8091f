"""The clause book of DBA 1.22: complete, in order, honest about what the help does not say, and whole in both
languages."""

import re
from collections import Counter

import pytest

from bingqi.game.scenario import find_scenario, open_scenario
from bingqi.kit.cause import Shared
from bingqi.kit.clause import load_clauses, unknown_references
from bingqi.kit.rule import rules_of
from bingqi.kit.scene import told
from bingqi.kit.wording import LANGUAGES, catalogue
from bingqi.rulesets.dba12 import RULESET
from bingqi.rulesets.dba12.causes import Cause, Happening

PACKAGE = "bingqi.rulesets.dba12"
BOOK = load_clauses(PACKAGE)
HALF_WIDTH = re.compile(r"[\u4e00-\u9fff][,;:?!()]|[,;:?!(][\u4e00-\u9fff]|[\u4e00-\u9fff] [\u4e00-\u9fff]")

every_clause = pytest.mark.parametrize("clause", BOOK.clauses, ids=lambda clause: clause.ref)


def number_of(ref: str) -> tuple[str, int]:
    """The letter and number: DBA12 Q3.command is Q, 3."""
    found = re.fullmatch(r"DBA12 ([OQ])(\d+)(\.[a-z][a-z-]*)?", ref)
    assert found, f"{ref!r} is not formed like DBA12 O33 or DBA12 Q3.command"
    return found[1], int(found[2])


def test_every_clause_is_there():
    assert {f"DBA12 O{number}" for number in range(1, 82)} <= set(BOOK.by_ref)
    assert {f"DBA12 Q{number}" for number in range(1, 25)} <= set(BOOK.by_ref)


def test_the_clauses_stand_in_the_order_of_the_book():
    numbers = [number_of(clause.ref) for clause in BOOK.clauses]
    assert numbers == sorted(numbers)


@pytest.mark.parametrize("kind", [Cause, Happening])
def test_every_reason_rests_on_exactly_one_clause(kind):
    named = Counter(
        name for clause in BOOK.clauses for name in (clause.causes if kind is Cause else clause.events)
    )
    assert set(named) == set(kind.__members__) - set(Shared.__members__)
    assert [name for name, times in named.items() if times > 1] == []


def test_what_the_help_only_presupposes_is_not_called_stated():
    assert "stated" not in {clause.status for clause in BOOK.clauses if number_of(clause.ref)[0] == "Q"}


@every_clause
def test_what_is_not_stated_says_why(clause):
    if clause.status in ("interpreted", "invented"):
        assert clause.note and clause.note_zh


@pytest.mark.parametrize("number", range(35, 44))
def test_every_reading_is_told_in_both_languages(number):
    for notes in ([clause.note for clause in BOOK.clauses], [clause.note_zh for clause in BOOK.clauses]):
        assert any(f"R{number}" in note for note in notes)


@every_clause
def test_chinese_has_its_own_punctuation(clause):
    assert HALF_WIDTH.findall(clause.zh + clause.note_zh) == []
    assert not re.search(r"[\u4e00-\u9fff]", clause.en + clause.note)


def test_every_rule_names_clauses_that_there_are():
    cited = {ref for rule in rules_of(PACKAGE) for ref in rule.clauses}
    assert list(unknown_references(BOOK, cited)) == []


def test_every_clause_is_carried_out():
    cited = {ref.partition(".")[0] for rule in rules_of(PACKAGE) for ref in rule.clauses}
    assert {clause.ref for clause in BOOK.clauses if "." not in clause.ref} - cited == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_o81_the_authors_are_named_in_the_game_and_in_its_pages(language):
    opening = open_scenario(RULESET, find_scenario(RULESET, "muye"))
    panels = RULESET.scene(opening.state, opening.setting, opening, 0).panels
    words = catalogue(language, PACKAGE)
    beside = " ".join(told(cell, words) for panel in panels for row in panel.rows for cell in row.cells)
    readme = (RULESET.folder / "README.md").read_text("utf-8")
    for name in ("Wargaming.net", "Barker", "Bodley Scott", "Laflin Barker", "DBA 1.2 ", "1.22"):
        assert name in beside
        assert name in readme


def test_the_ruleset_never_looks_into_another():
    for file in RULESET.folder.rglob("*.py"):
        assert not re.search(r"bingqi\.rulesets\.(dba3|campaign)", file.read_text("utf-8")), file.name

"""Everything that a ruleset can say is said: by its cases, or to actions that a case cannot write."""

import pytest

from bingqi.game.effects import Effect, effects
from bingqi.game.effects.report import FAMILIES
from bingqi.game.registry import ruleset
from bingqi.rulesets import BUILT_IN

TO_ACTIONS_WITHOUT_NOTATION = {
    "campaign": {"NOT_YOUR_DECISION"},
    "dba3": {"NOT_YOUR_DECISION", "NOT_AN_EDGE"},
    "dba12": {"NOT_YOUR_DECISION", "NO_SUCH_EDGE", "NO_SUCH_TERRAIN"},
}
"""Causes that no case gives: an action as a case writes it is that of the side that decides, and names an
edge and an outline that there are. Programs can ask about any action."""


@pytest.fixture(scope="module", params=BUILT_IN)
def report(request):
    return effects(ruleset(request.param), games=0, probes=6, tier="plain")


def test_all_cases_come_out_as_they_should(report):
    assert report.cases > 100
    assert report.failed == ()


def test_nothing_is_unreached(report):
    assert [effect.name for effect in report.unreached] == []


def test_the_cases_reach_all_but_what_they_cannot_write(report):
    beyond = {effect.name for effect in report.beyond_cases}
    assert beyond == TO_ACTIONS_WITHOUT_NOTATION[report.ruleset]


def test_every_cause_event_question_and_act_is_an_effect(report):
    book = ruleset(report.ruleset)
    count = len(book.causes) - 1 + len(book.events) + len(book.questions) + len(book.acts)
    assert len(report.effects) == count
    assert {effect.family for effect in report.effects} == set(FAMILIES)


def test_the_rows_of_the_tables_are_told_and_not_only_asked_for(report):
    rows = [effect for effect in report.effects if effect.family == "row"]
    refusals = {effect.name for effect in rows if effect.ways == ("refusal",)}
    assert len(rows) > 20
    assert all(effect.clause for effect in rows)
    assert refusals <= {
        *("TOO_FAR", "TOO_FAR_IN_GOING", "NO_WHEELS_IN_BAD_GOING"),
        *("TOO_FAR_IN_BAD_GOING", "TOO_FAR_IN_RIVER", "NOT_BY_ROAD"),
        *("DEAD_END", "NOT_AN_ATTACKER", "NOT_THE_WINNER"),
    }


def test_a_game_is_counted_once_however_often_it_comes_to_something(tmp_path):
    report = effects(ruleset("campaign"), games=2, tier="plain", plies=30, tests_root=tmp_path)
    found = {effect.name: effect for effect in report.effects}
    assert found["TURN_BEGAN"].games == 2
    assert 0 < found["NOT_YOUR_DECISION"].games <= 2
    assert {effect.tries for effect in report.effects} == {0}
    assert all(effect.games <= 2 for effect in report.effects)


def test_the_same_seed_comes_to_the_same(tmp_path):
    one, other = (
        effects(ruleset("campaign"), games=1, tier="plain", plies=20, seed=4, tests_root=tmp_path)
        for _ in range(2)
    )
    assert one.effects == other.effects


def test_what_a_failing_case_comes_to_does_not_count(tmp_path):
    (tmp_path / "wrong.toml").write_text(
        'ruleset = "campaign"\n[[case]]\nid = "wrong"\nclauses = ["W9"]\nen = "Wrong"\n"zh-CN" = "错"\n'
        'position.units = { R1 = { power = "3", at = "0303" } }\nactions = ["R1 to 0403"]\n'
        'expect.winner = "Red"\n',
        "utf-8",
    )
    (tmp_path / "test_named.py").write_text("def test_it():\n    assert Cause.SPENT\n")
    report = effects(ruleset("campaign"), games=0, probes=0, tests_root=tmp_path)
    assert report.failed == ("wrong.toml::wrong",)
    assert len(report.unreached) == len(report.effects)
    spent = next(effect for effect in report.effects if effect.name == "SPENT")
    assert isinstance(spent, Effect)
    assert (spent.is_reached, spent.tests) == (False, ("test_named.py::test_it",))

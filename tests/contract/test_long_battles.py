"""Battles that go on and on: what is counted in them fits its place."""

import pytest

from bingqi.game.contract import check_game
from bingqi.game.registry import ruleset
from bingqi.game.scenario import find_scenario, open_scenario
from bingqi.kit.table import FastTable, PlainTable
from bingqi.kit.tiers import is_fast_available

SCENARIOS = {"dba3": "hastings", "dba12": "muye"}
BEGUN = {"dba3": 135, "dba12": 100}
"""Bounds of a side after 270; DBA 1.22 asks for the first only, and stops counting."""


@pytest.mark.parametrize("name", ["dba3", "dba12"])
@pytest.mark.parametrize("tier", ["plain", "fast"])
def test_a_battle_may_go_on_for_more_bounds_than_a_small_number_holds(name, tier):
    if tier == "fast" and not is_fast_available():
        pytest.skip("Numba is not installed")
    book = ruleset(name)
    opening = open_scenario(book, find_scenario(book, SCENARIOS[name]))
    opening.setting.bounds = 0
    table = (FastTable if tier == "fast" else PlainTable)(book, opening.setting, opening.state)
    while table.state().turn.round_number < 270:
        offers = table.candidates()
        idle = [action for action in offers if book.notation(opening).write(action) == "end moves"]
        table.play(idle[0] if idle else offers[-1])
    assert [force.bounds for force in table.state().forces] == [BEGUN[name]] * 2


def test_a_group_is_not_offered_that_no_road_leads_on_as_it_leads_each_of_it():
    report = check_game(ruleset("dba3"), "meeting", 43, ("plain",))
    assert report.is_kept, report.text()

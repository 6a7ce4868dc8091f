"""Whole battles: bases never lie on each other or off the board, and asking changes nothing."""

import random

import pytest

from bingqi.game.scenario import find_scenario, open_scenario, scenario_names
from bingqi.geometry.rectangle import overlap
from bingqi.kit.table import PlainTable
from bingqi.rulesets.dba12 import RULESET
from bingqi.rulesets.dba12.actions import Paces
from bingqi.rulesets.dba12.ground import body, is_in_field, is_on_board
from bingqi.rulesets.dba12.layout import tents


def check_places(state, setting):
    bases = [body(setting, element) for element in state.elements if is_in_field(element)]
    for number, base in enumerate(bases):
        assert is_on_board(setting, base)
        assert not any(overlap(base, other) for other in bases[:number])
        for camp in state.features[:2]:
            assert not camp.count or not overlap(base, tents(camp))


WEIGHED = 4
"""Of so many actions one is the greedy agent's, whose advice takes its time in the plain tier."""


@pytest.mark.parametrize("name", scenario_names(RULESET))
def test_computer_players_fight_without_standing_on_each_other(name):
    opening = open_scenario(RULESET, find_scenario(RULESET, name))
    state = opening.state.copy()
    state.dice.seed = 11
    table, chance = PlainTable(RULESET, opening.setting, state), random.Random(11)
    for ply in range(100):
        if table.result().over:
            break
        found = table.candidates()
        assert 0 < len(found) <= 120
        before = table.pack()
        chosen = chance.choice(found)
        if ply % WEIGHED == 0:
            chosen = max(found, key=table.worth)
            assert table.pack() == before
        assert table.why_not(chosen) == 0
        table.play(chosen)
        check_places(table.state(), opening.setting)


@pytest.mark.parametrize("grains", [0, 1, 6250, 3125, -6250, 7_500_001, 15_000_000, 123_457])
def test_a_length_in_paces_reads_back_to_the_grain(grains):
    assert Paces().read(Paces().write(grains)) == grains


def test_a_pace_is_written_without_a_point():
    assert Paces().write(1200 * 6250) == "1200"
    assert Paces().write(6250 * 5 // 2) == "2.5"

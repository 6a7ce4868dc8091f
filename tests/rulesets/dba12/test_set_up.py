"""Setting up: dice, terrain, edges, camps, lines."""

import pytest
from rulesets.dba12.field import Field, box

from bingqi.game.scenario import find_scenario, open_scenario, scenario_names
from bingqi.kit.table import PlainTable
from bingqi.rulesets.dba12 import RULESET
from bingqi.rulesets.dba12.state import Status


def set_up(question, units=None, features=(), **more):
    return Field(units or {"R1": "Bd waiting", "B1": "Bd waiting"}, features, question, **more)


def test_q6_dice_x68_equal_scores_are_thrown_again_and_the_low_scorer_chooses_terrain():
    stand = set_up("DICE").do("roll for set-up", dice=[3, 3])
    assert stand.happened("DICE_EQUAL")
    stand.do("roll for set-up", dice=[2, 5])
    assert stand.state.high == 1
    assert stand.opening.seats[stand.decision.side] == "Red"
    assert RULESET.questions(stand.decision.kind).name == "GROUND"


def test_q6_limits_of_terrain():
    stand = set_up("GROUND")
    assert stand.why_not("no more terrain") == "TERRAIN_MISSING"
    assert stand.why_not("place Lake at 100,100 facing 000") == "TERRAIN_OFF_BOARD"
    assert stand.why_not("place Straight-road at 1200,1100 facing 000") == "TERRAIN_NOT_ACROSS"
    stand.do("place Lake at 600,600 facing 000")
    assert stand.why_not("place Lake at 1800,1800 facing 000") == "TERRAIN_USED_UP"
    assert stand.why_not("place Great-wood at 700,700 facing 000") == "TERRAIN_TOO_CLOSE"
    stand.do("place Great-wood at 1800,1800 facing 000").do("place Straight-road at 1200,1200 facing 000")
    stand.do("no more terrain")
    assert stand.happened("TERRAIN_ENDED")


def test_q6_edges_the_numbers_and_the_die_give_the_base_edge():
    stand = set_up("EDGES", high="Blue").do("number the edges from west")
    assert stand.opening.seats[stand.decision.side] == "Blue"
    assert stand.why_not("five to west and six to east") == "EDGES_NOT_ADJACENT"
    assert stand.why_not("five to west and six to west") == "EDGES_NOT_ADJACENT"
    stand.do("five to north and six to east", dice=[2])
    # 1 is west, 2 clockwise from it the north.
    assert (stand.state.forces[1].base_edge, stand.state.forces[0].base_edge) == (2, 0)


@pytest.mark.parametrize(("die", "edge"), [(1, 1), (4, 0), (5, 2), (6, 3)])
def test_q6_edges_5_and_6(die, edge):
    stand = set_up("EDGES", high="Blue").do(
        "number the edges from west", "five to north and six to east", dice=[die]
    )
    assert stand.state.forces[1].base_edge == edge


def test_q6_camps_the_high_scorer_first_at_his_edge_in_good_going():
    stand = set_up("CAMP", {"R1": "Bd waiting", "R2": "CF waiting"}, [box("wood", 100, 50, 500, 400)])
    assert stand.opening.seats[stand.decision.side] == "Red"
    assert stand.why_not("camp at 1200,200 facing 000") == "CAMP_OFF_BASE_EDGE"
    assert stand.why_not("camp at 1200,160 facing 090") == "CAMP_OFF_BASE_EDGE"
    assert stand.why_not("camp at 300,160 facing 000") == "CAMP_ON_TERRAIN"
    stand.do("camp at 1200,160 facing 000")
    assert stand.facts("R2")["in_camp"] == "Camp1"
    assert stand.opening.seats[stand.decision.side] == "Blue"


def test_q6_deployment_within_600_p_the_high_scorer_first_who_has_the_first_bound():
    stand = set_up("DEPLOY", high="Blue")
    assert stand.opening.seats[stand.decision.side] == "Blue"
    assert stand.why_not("ready") == "NOT_ALL_DEPLOYED"
    assert stand.why_not("deploy B1 at 1200,1799 facing 180") == "OUTSIDE_DEPLOYMENT"
    stand.do("deploy B1 at 1200,1800 facing 180")
    assert stand.why_not("deploy B1 at 1200,1900 facing 180") == "ALREADY_DEPLOYED"
    stand.do("ready").do("deploy R1 at 1200,600 facing 000", "ready")
    assert stand.opening.seats[stand.decision.side] == "Blue"
    assert RULESET.questions(stand.decision.kind).name == "POINTS"


@pytest.mark.parametrize("number", range(12))
def test_q6_the_computer_sets_up_whole_armies(number):
    opening = open_scenario(RULESET, find_scenario(RULESET, "alexander-darius"))
    table, notation = PlainTable(RULESET, opening.setting, opening.state), RULESET.notation(opening)
    table.play(notation.read("roll for set-up", 0), [6, 1])
    while table.decision().kind != RULESET.questions.POINTS:
        table.play(notation.read(f"quick {number}", table.decision().side))
    for element in table.state().elements:
        assert element.status in (Status.NONE, Status.FIELD)
    assert sum(element.status == Status.FIELD for element in table.state().elements) == 26


SMALL = ["changshao"]
"""Fights of a few elements, drawn from no list, for a first game."""


@pytest.mark.parametrize("name", SMALL)
def test_a_small_fight_has_six_elements_and_a_general_on_each_side(name):
    state = open_scenario(RULESET, find_scenario(RULESET, name)).state
    for side in range(2):
        army = [one for one in state.elements[16 * side : 16 * side + 16] if one.status != Status.NONE]
        assert len(army) == 6 and sum(element.is_general for element in army) == 1


@pytest.mark.parametrize("name", [name for name in scenario_names(RULESET) if name not in SMALL])
def test_q2_army_every_scenario_has_two_armies_of_twelve_with_a_general(name):
    state = open_scenario(RULESET, find_scenario(RULESET, name)).state
    for side in range(2):
        army = state.elements[16 * side : 16 * side + 12]
        assert all(element.status != Status.NONE for element in army)
        assert sum(element.is_general for element in army) == 1

"""What the greedy agent makes of an action: it looks at the places to which the action really leads."""

from collections import Counter

import pytest
from rulesets.dba3.field import ask_instead, battle

from bingqi.game.registry import ruleset
from bingqi.game.scenario import find_scenario, open_scenario
from bingqi.kit.action import Actions
from bingqi.kit.log import new_log
from bingqi.rulesets.dba3.actions import Act, Ask
from bingqi.rulesets.dba3.advice import ALONE, PRICE, worth
from bingqi.rulesets.dba3.outlook import standing
from bingqi.rulesets.dba3.turn import candidates, play

RULESET = ruleset("dba3")
MOVED = (Act.MOVE, Act.FORM_COLUMN, Act.BACK)


def test_a_move_is_worth_what_the_side_gains_by_it():
    seen = Counter()
    for seed in range(1, 6):
        compare(seed, seen)
    assert seen[Act.MOVE] > 20 and seen[Act.FORM_COLUMN] > 2, seen


def compare(seed, seen):
    """Some actions of a battle, and all moves that are listed meanwhile: what is said of each, and what comes
    of it."""
    opening = open_scenario(RULESET, find_scenario(RULESET, "hastings"))
    state, setting, out, log = opening.state.copy(), opening.setting, Actions(), new_log()
    state.dice.seed, log.muted = seed, 1
    for number in range(25):
        candidates(state, setting, out)
        listed = [action.copy() for action in out.items[: out.count]]
        for action in listed:
            if action.act in MOVED:
                group, side, after = int(action.group), int(action.side), state.copy()
                said = worth(state, setting, action)
                before = standing(state, setting, side, group)
                play(after, setting, action, log)
                price = PRICE + (ALONE if action.act == Act.MOVE and not group & (group - 1) else 0)
                assert said == standing(after, setting, side, group) - before - price, action
                seen[Act(action.act)] += 1
        play(state, setting, listed[(number * 7 + seed) % len(listed)], log)


@pytest.mark.parametrize(
    ("behind", "wanted"),
    [
        ({"B": ("El", 7.5, 6.5)}, Act.TURN_AND_RECOIL),  # no room that way
        ({"B": ("El", 7.5, 7, 180)}, Act.RECOIL),  # and none this way
    ],
)
def test_d137_who_may_turn_recoils_to_where_there_is_room(behind, wanted):
    state, setting, _ = battle(red={"A": ("4Ax", 7.5, 7), **behind}, blue={"W": ("4Bw", 7.5, 5)})
    ask_instead(state, Ask.RECOIL, about=0, detail=1)
    out = Actions()
    candidates(state, setting, out)
    worths = {Act(action.act): worth(state, setting, action) for action in out.items[: out.count]}
    assert max(worths, key=worths.get) == wanted
    assert min(worths.values()) == -100


def test_d139_riders_recoil_farther_from_bows():
    red, blue = {"A": ("LH", 7.5, 7)}, {"W": ("4Cb", 7.5, 9.1, 180)}
    state, setting, _ = battle(red=red, blue=blue)
    ask_instead(state, Ask.RECOIL, about=0)
    out = Actions()
    candidates(state, setting, out)
    near, far = (worth(state, setting, action) for action in out.items[: out.count])
    assert near < far

"""What is offered is legal."""

import pytest
from rulesets.dba3.field import battle, camp

from bingqi.kit.action import Actions
from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.turn import candidates, why_not


def test_p41_a_column_that_has_moved_is_not_offered_to_go_back_past_an_enemy():
    state, setting, _ = battle(
        red={"A": ("LH", 7.5, 7), "B": ("LH", 7.5, 6.25)}, blue={"C": ("4Bd", 7.5, 7.8, 180)}
    )
    out = Actions()
    backs = []
    for moves in (0, 1):
        for element in state.elements[:2]:
            element.moves = moves
        state.chosen = 0b11
        candidates(state, setting, out)
        listed = out.items[: out.count]
        assert all(why_not(state, setting, action) == Cause.LEGAL for action in listed)
        backs.append(sum(action.act == Act.BACK for action in listed))
    assert backs[0] > 0 and backs[1] == 0


@pytest.mark.parametrize(("pips", "wanted"), [(1, False), (2, False), (3, True)])
def test_p11_scythed_chariots_without_a_general_are_offered_to_break_off_for_three_pips(pips, wanted):
    state, setting, _ = battle(red={"A": ("SCh", 7.5, 7)}, blue={"C": ("4Bd", 7.5, 7, 180)}, pips=pips)
    state.chosen, out = 1, Actions()
    candidates(state, setting, out)
    listed = out.items[: out.count]
    assert all(why_not(state, setting, action) == Cause.LEGAL for action in listed)
    assert any(action.act == Act.BACK for action in listed) is wanted


@pytest.mark.parametrize(("place", "wanted"), [(11, True), (8, False)])
def test_p44_who_is_assaulted_in_a_stronghold_is_not_offered_to_come_out(place, wanted):
    state, setting, _ = battle(
        red={"A": ("Cv", "Camp1")},
        blue={"C": ("4Bd", 7.5, place, 180)},
        features=[camp("Red", 7.5, 8)],
        pips=4,
    )
    offers = Actions()
    candidates(state, setting, offers)
    assert any(action.group == 1 for action in offers.items[: offers.count]) is wanted
    state.chosen, out = 1, Actions()
    candidates(state, setting, out)
    listed = out.items[: out.count]
    assert all(why_not(state, setting, action) == Cause.LEGAL for action in listed)
    assert any(action.act == Act.MOVE for action in listed) is wanted

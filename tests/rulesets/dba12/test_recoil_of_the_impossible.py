"""A computer player tries places in thought where two elements lie on each other: that has to end."""

import pytest

from bingqi.game.game import new_game
from bingqi.geometry.pose import shifted
from bingqi.rulesets.dba12.aftermath import plan_recoil
from bingqi.rulesets.dba12.causes import Cause
from bingqi.rulesets.dba12.ground import pose_of, stand
from bingqi.rulesets.dba12.state import ELEMENTS


@pytest.mark.parametrize(("one", "other"), [(0.0, 0.0), (0.0, 0.2), (0.1, 0.3)])
def test_two_on_each_other_do_not_push_for_ever(one, other):
    game = new_game("dba12", "muye", 1)
    state, setting = game.state.copy(), game.setting
    front = pose_of(state.elements[0])
    depth = setting.troops[state.elements[0].troop].depth
    for who, part in ((1, one), (2, other)):
        stand(state, setting, who, shifted(front, -(0.5 + part) * depth, 0.0))
    found = plan_recoil(state, setting, 0, 10 * depth, False, [0] * ELEMENTS)
    assert found == Cause.RECOIL_INTO_FRIENDS

"""An attack tried before it is planned: the state in which it is settled next."""

from __future__ import annotations

from bingqi.kit.action import Action, new_action
from bingqi.kit.log import new_log
from bingqi.rulesets.campaign.actions import Act
from bingqi.rulesets.campaign.movement import plan
from bingqi.rulesets.campaign.state import NOBODY, Setting, State


def trial(state: State, setting: Setting, action: Action) -> Action | None:
    """Make a plan to attack in a copy of the state, drop the side's attacks on others, and give the action
    that ends planning. None for everything that is no plan to attack."""
    if action.act != Act.PLAN or action.target == NOBODY:
        return None
    plan(state, setting, action, new_log())
    for force in state.forces[: setting.forces]:
        if force.side == action.side and force.target != action.target:
            force.target = NOBODY
    state.turn.stack[state.turn.depth - 1].about = NOBODY
    return new_action(Act.END_PLANNING, action.side)

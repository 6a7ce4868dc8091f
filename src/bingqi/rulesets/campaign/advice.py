"""What a candidate is worth to the side that decides: the greedy agent's eyes."""

from __future__ import annotations

from bingqi.kit.action import Action
from bingqi.kit.rule import rule
from bingqi.rulesets.campaign.actions import Act
from bingqi.rulesets.campaign.state import Setting, State


@rule()
def worth(state: State, setting: Setting, action: Action) -> int:
    """Larger is better; only differences between candidates of one decision mean something."""
    if action.act == Act.DICE_DECIDE:
        return 1000
    if action.act == Act.END_PLANNING:
        return -1
    if action.target >= 0:
        return 100
    return 0

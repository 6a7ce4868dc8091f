"""What one side sees of a campaign."""

from __future__ import annotations

from bingqi.kit.ruleset import Opening
from bingqi.kit.scene import Frame, Scene, Text, TurnLine
from bingqi.rulesets.campaign.state import Setting, State


def scene(state: State, setting: Setting, opening: Opening, viewer: int) -> Scene:
    return Scene(Frame("hex", 1, 1), [], [], [], [], [], TurnLine(0, Text(), True), "")

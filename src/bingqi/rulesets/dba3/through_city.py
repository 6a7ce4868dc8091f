"""The move from one gate of a city or fort to another; ways in and out are in `gates`."""

from __future__ import annotations

from bingqi.geometry.contact import common_length
from bingqi.geometry.pose import Pose, pose_at
from bingqi.geometry.rectangle import Rectangle
from bingqi.kit.action import Action
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.ground import body_at, pose_of
from bingqi.rulesets.dba3.groups import is_column, leader_of, place_with
from bingqi.rulesets.dba3.leg import leg_of
from bingqi.rulesets.dba3.state import ELEMENTS, TOWN, Feature, Hold, Setting, State
from bingqi.rulesets.dba3.touch import defending_side, walls
from bingqi.rulesets.dba3.way import Way, is_group_on_board, things_around


@rule("DBA3 P10", "DBA3 P28", "DBA3 D191")
def goes_between_gates(state: State, setting: Setting, group: int, action: Action) -> bool:
    """Whether a move leads from a gate of a city or fort that nobody defends against the mover to another."""
    feature = state.features[TOWN]
    if action.act != Act.MOVE or group == 0 or feature.width == 0 or feature.hold == Hold.SACKED:
        return False
    leader = leader_of(group)
    holder = defending_side(state, TOWN)
    if state.elements[leader].inside or holder == 1 - state.elements[leader].side:
        return False
    here = pose_of(state.elements[leader])
    goal = pose_at(0 + action.x, 0 + action.y, 0 + action.bearing)
    first = gates_touched(state, setting, group, leader, here)
    if first == 0:
        return False
    last = gates_touched(state, setting, group, leader, goal)
    return last != 0 and (first | last) & ((first | last) - 1) != 0


@rule("DBA3 P28")
def gates_touched(state: State, setting: Setting, group: int, leader: int, pose: Pose) -> int:
    """The edges of a city or fort, a bit each, with a gate along which one of a group stands when its leader
    is at a pose."""
    feature = state.features[TOWN]
    found = 0
    for me in range(ELEMENTS):
        if group >> me & 1:
            base = body_at(setting, 0 + state.elements[me].troop, place_with(state, leader, me, pose))
            for which in range(4):
                if feature.gates >> which & 1 and is_along_wall(feature, which, base):
                    found |= 1 << which
    return found


@rule("DBA3 P28")
def is_along_wall(feature: Feature, which: int, base: Rectangle) -> bool:
    """Whether some edge of a base lies along an edge of a stronghold."""
    stronghold = walls(feature)
    for mine in range(4):
        if common_length(base, mine, stronghold, which) > 0.0:
            return True
    return False


@rule("DBA3 P28", "DBA3 P37")
def way_between_gates(state: State, setting: Setting, group: int, goal: Pose) -> Way:
    """The move of an element or a column from gate to gate, whatever the distance; it counts as a base's
    depth."""
    leader = leader_of(group)
    length = 0.0 + setting.troops[state.elements[leader].troop].depth
    if not is_column(state, setting, group):
        return Way(0 + Cause.COLUMN_IN_CITY, length, 0.0)
    if not is_group_on_board(state, setting, group, leader, goal):
        return Way(0 + Cause.OFF_BOARD, length, 0.0)
    around = things_around(state, setting, group, leader, goal)
    return Way(leg_of(state, setting, group, leader, goal, goal, goal, around).why, length, 0.0)

"""Going straight back: out of close combat, or out of a threat zone."""

from __future__ import annotations

from bingqi.geometry.pose import Pose, shifted
from bingqi.geometry.tolerance import TOLERANCE, is_within
from bingqi.kit.bits import lowest
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.further import why_not_further
from bingqi.rulesets.dba3.ground import pose_of
from bingqi.rulesets.dba3.groups import is_column, is_single, leader_of
from bingqi.rulesets.dba3.leash import why_not_stray
from bingqi.rulesets.dba3.leg import Leg, leg_of, pace_over
from bingqi.rulesets.dba3.state import (
    FEATURE,
    NOBODY,
    Setting,
    State,
)
from bingqi.rulesets.dba3.touch import (
    enemies_near,
    is_in_close_combat,
    is_taken_in_flank,
    opponent_of,
    stronghold_faced,
)
from bingqi.rulesets.dba3.way import is_group_on_board, things_around, why_not_so_far
from bingqi.rulesets.dba3.zones import zones_on


@rule("DBA3 P44")
def is_engaged(state: State, setting: Setting, group: int) -> bool:
    """Whether one of a group has enemy on its front, or an enemy front on a side or its rear."""
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        if is_fighting(state, setting, me):
            return True
    return False


@rule("DBA3 P44")
def is_fighting(state: State, setting: Setting, me: int) -> bool:
    """The same of one element; inside a stronghold, whether that is assaulted."""
    if state.elements[me].inside == 0 and enemies_near(state, me) == 0:
        return stronghold_faced(state, setting, me) != NOBODY
    if is_in_close_combat(state, setting, me):
        return True
    return state.elements[me].inside == 0 and is_taken_in_flank(state, setting, me)


@rule("DBA3 D187", "DBA3 P41", "DBA3 P43", "DBA3 P44")
def why_not_back(state: State, setting: Setting, group: int, back: int) -> int:
    """LEGAL, or what forbids an element or column to go so many grains straight back."""
    if back <= 0:
        return Cause.NOT_A_MOVE
    leader = leader_of(group)
    goal = back_from(pose_of(state.elements[leader]), back)
    why = why_not_further(state, setting, group, leader, goal)
    if why != Cause.LEGAL:
        return why
    if not is_group_on_board(state, setting, group, leader, goal):
        return Cause.OFF_BOARD
    why = why_not_stray(state, setting, group, leader, goal)
    if why != Cause.LEGAL:
        return why
    fights = is_engaged(state, setting, group)
    if not is_single(group):
        if fights:
            return Cause.BREAK_OFF_GROUP
        if not is_column(state, setting, group):
            return Cause.ZONE_GROUP_BACK if zones_on(state, setting, group) else Cause.GROUP_TURNS
        if zones_on(state, setting, group) == 0:
            return Cause.GROUP_TURNS
    leg = leg_back(state, setting, group, leader, goal)
    why = why_not_so_far(state, setting, group, leg, 0.0 + back)
    if why == Cause.LEGAL and fights:
        return why_not_break_off(state, setting, leader, back, leg)
    return why


@rule("DBA3 P44")
def back_from(start: Pose, back: int) -> Pose:
    """The pose straight behind another."""
    return shifted(start, -1.0 * back, 0.0)


@rule("DBA3 P23")
def leg_back(state: State, setting: Setting, group: int, leader: int, goal: Pose) -> Leg:
    """The leg of a move straight back."""
    around = things_around(state, setting, group, leader, goal)
    return leg_of(state, setting, group, leader, pose_of(state.elements[leader]), goal, goal, around)


@rule("DBA3 P44")
def why_not_break_off(state: State, setting: Setting, me: int, back: int, leg: Leg) -> int:
    """LEGAL, or why an element does not get out of close combat: an enemy on its side or rear, an enemy in
    front that is as fast, too little room between them."""
    if is_taken_in_flank(state, setting, me):
        return Cause.BREAK_OFF_HEMMED_IN
    foe = opponent_of(state, setting, me)
    if foe != NOBODY and foe < FEATURE:
        pace = pace_over(state, setting, foe, 0 + state.elements[foe].touches)
        if leg.pace <= pace + TOLERANCE:
            return Cause.BREAK_OFF_TOO_SLOW
    if not is_within(0.0 + setting.rules.break_off, 0.0 + back):
        return Cause.BREAK_OFF_TOO_SHORT
    return Cause.LEGAL

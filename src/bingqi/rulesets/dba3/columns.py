"""Forming a column: the leader moves as a single element, the others follow one by one behind it."""

from __future__ import annotations

from bingqi.geometry.pose import Pose, shift_between, shifted
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.further import why_no_further, why_not_once_more
from bingqi.rulesets.dba3.ground import pose_of
from bingqi.rulesets.dba3.groups import why_not_group
from bingqi.rulesets.dba3.leash import why_not_stray
from bingqi.rulesets.dba3.state import ELEMENTS, NOBODY, Setting, State
from bingqi.rulesets.dba3.way import Way, single_way, things_around
from bingqi.rulesets.dba3.zones import why_not_in_zone


@rule("DBA3 P37")
def why_not_column(state: State, setting: Setting, group: int, first: int, goal: Pose) -> int:
    """LEGAL, or what forbids a group to form a column whose first element ends at a goal."""
    why = why_not_group(state, setting, group)
    if why != Cause.LEGAL:
        return why
    if first == NOBODY or not group >> first & 1:
        return Cause.NOT_BEHIND_LEADER
    start = pose_of(state.elements[first])
    if start == goal and is_in_place(state, setting, group, first, goal):
        return Cause.NOT_A_MOVE
    left, place, next_one = group, goal, first
    while next_one != NOBODY:
        why = why_not_follow(state, setting, group, next_one, start, place)
        if why != Cause.LEGAL:
            return why
        place = behind(setting, state, next_one, place)
        left &= ~(1 << next_one)
        next_one = nearest_of(state, left, start)
    return Cause.LEGAL


@rule("DBA3 D187", "DBA3 P23", "DBA3 P37", "DBA3 P41", "DBA3 P43")
def why_not_follow(state: State, setting: Setting, group: int, me: int, front: Pose, place: Pose) -> int:
    """LEGAL, or why one of a column does not get to its place in it; *front*: where the first started, by
    whose facing nobody may fall back."""
    if place == pose_of(state.elements[me]):
        return Cause.LEGAL
    why = why_not_stray(state, setting, 1 << me, me, place)
    if why != Cause.LEGAL:
        return why
    way = way_in_column(state, setting, group, me, place)
    if way.why != Cause.LEGAL:
        return way.why
    before, after = shift_between(front, pose_of(state.elements[me])), shift_between(front, place)
    if after.ahead < before.ahead - TOLERANCE:
        return Cause.ENDS_FARTHER_BACK
    if state.elements[me].moves > 0:
        why = why_no_further(state, setting, 1 << me)
        if why == Cause.LEGAL:
            why = why_not_once_more(state, setting, me, place)
        if why != Cause.LEGAL:
            return why
    return why_not_in_zone(state, setting, 1 << me, me, place, NOBODY, 0 + Act.MOVE)


@rule("DBA3 P37", "DBA3 P38")
def way_in_column(state: State, setting: Setting, group: int, me: int, place: Pose) -> Way:
    """The way of one of a column to its place; the others of the group make room for each other."""
    around = things_around(state, setting, group, me, place)
    return single_way(state, setting, me, place, around)


@rule("DBA3 P37")
def is_in_place(state: State, setting: Setting, group: int, first: int, goal: Pose) -> bool:
    """Whether all of a group stand where the column would have them."""
    left, place, next_one = group, goal, first
    while next_one != NOBODY:
        if place != pose_of(state.elements[next_one]):
            return False
        place = behind(setting, state, next_one, place)
        left &= ~(1 << next_one)
        next_one = nearest_of(state, left, goal)
    return True


@rule("DBA3 P37")
def behind(setting: Setting, state: State, me: int, place: Pose) -> Pose:
    """The place directly behind an element that stands at another."""
    return shifted(place, -1.0 * setting.troops[state.elements[me].troop].depth, 0.0)


@rule("DBA3 P37")
def nearest_of(state: State, group: int, start: Pose) -> int:
    """Of the elements that are left, the one nearest to where the first started; of several, the one with the
    lowest number; NOBODY if none is left."""
    found, least = NOBODY, 0.0
    for me in range(ELEMENTS):
        if group >> me & 1:
            x, y = 0.0 + state.elements[me].x - start.x, 0.0 + state.elements[me].y - start.y
            square = x * x + y * y
            if found == NOBODY or square < least - TOLERANCE * TOLERANCE:
                found, least = me, square
    return found

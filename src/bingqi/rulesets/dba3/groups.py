"""Groups and columns: who stands together, and where each stands as its leader sees it.

All of a group look the same way, so a group is moved by moving one of them, its leader, and the others keep
their places. The leader is the one with the lowest number.
"""

from __future__ import annotations

from typing import NamedTuple

from bingqi.geometry.pose import Pose, facing, shift_between, shifted
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.bits import lowest
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.ground import is_in_field, kind_of, pose_of
from bingqi.rulesets.dba3.state import WIDTH, Kind, Setting, State

NEAR = 3 * WIDTH
"""Elements whose fronts are farther apart than this along an axis are not joined."""


class Ends(NamedTuple):
    """The front corners at the two ends of the front rank, as the leader sees them from the middle of its
    front edge: grains ahead and to the right."""

    left_ahead: float
    left_right: float
    right_ahead: float
    right_right: float


@rule("DBA3 P36")
def leader_of(group: int) -> int:
    """The member whose pose stands for the group: the lowest number; 0 for nobody."""
    return lowest(group) if group else 0


@rule("DBA3 P38")
def is_single(group: int) -> bool:
    """Whether a bit set is one element."""
    return group != 0 and group & (group - 1) == 0


@rule()
def count_of(group: int) -> int:
    """How many elements a bit set has."""
    count = 0
    while group:
        group &= group - 1
        count += 1
    return count


@rule("DBA3 P36")
def why_not_group(state: State, setting: Setting, group: int) -> int:
    """LEGAL if two or more elements are a group; else what they lack."""
    if group == 0 or is_single(group):
        return Cause.NOT_A_GROUP
    first = leader_of(group)
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        if not is_in_field(state.elements[me]) or state.elements[me].side != state.elements[first].side:
            return Cause.NOT_A_GROUP
        if state.elements[me].bearing != state.elements[first].bearing:
            return Cause.FACINGS_DIFFER
    if joined_with(state, setting, first, group) == group:
        return Cause.LEGAL
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        if is_single(joined_with(state, setting, me, group)):
            return Cause.NOT_JOINED
    return Cause.NOT_A_GROUP


@rule("DBA3 P36")
def joined_with(state: State, setting: Setting, first: int, among: int) -> int:
    """All of a bit set that are joined with an element, be it by way of others; it is one of them."""
    found = 1 << first
    fresh = found
    while fresh:
        one = leader_of(fresh)
        fresh &= fresh - 1
        left = among
        while left:
            other = lowest(left)
            left &= left - 1
            if not found >> other & 1 and are_joined(state, setting, one, other):
                found |= 1 << other
                fresh |= 1 << other
    return found


@rule("DBA3 P36")
def are_joined(state: State, setting: Setting, one: int, other: int) -> bool:
    """Whether two elements look the same way and are in contact along an edge, corner on corner: beside each
    other with their front or rear edges in one line, or one directly behind the other."""
    me, it = state.elements[one], state.elements[other]
    if me.bearing != it.bearing:
        return False
    x, y = it.x - me.x, it.y - me.y
    if abs(x) > NEAR or abs(y) > NEAR:
        return False
    way = facing(me.bearing)
    ahead, right = x * way.x + y * way.y, x * way.y - y * way.x
    mine, its = setting.troops[me.troop].depth, setting.troops[it.troop].depth
    if abs(right) <= TOLERANCE:
        return abs(ahead + mine) <= TOLERANCE or abs(ahead - its) <= TOLERANCE
    if abs(abs(right) - WIDTH) > TOLERANCE:
        return False
    return abs(ahead) <= TOLERANCE or abs(ahead + mine - its) <= TOLERANCE


@rule("DBA3 P37")
def stands_behind(state: State, setting: Setting, me: int, other: int) -> bool:
    """Whether an element is joined with another by standing directly behind it."""
    if not are_joined(state, setting, me, other):
        return False
    seen = shift_between(pose_of(state.elements[other]), pose_of(state.elements[me]))
    return abs(seen.right) <= TOLERANCE and seen.ahead < 0.0


@rule("DBA3 P37")
def has_one_before(state: State, setting: Setting, me: int, group: int) -> bool:
    """Whether an element of a group stands directly behind another of it."""
    left = group
    while left:
        other = lowest(left)
        left &= left - 1
        if other != me and stands_behind(state, setting, me, other):
            return True
    return False


@rule("DBA3 P37")
def is_column(state: State, setting: Setting, group: int) -> bool:
    """Whether elements are a group one element wide; one alone is."""
    if is_single(group):
        return True
    if why_not_group(state, setting, group) != Cause.LEGAL:
        return False
    first = leader_of(group)
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        seen = shift_between(pose_of(state.elements[first]), pose_of(state.elements[me]))
        if abs(seen.right) > 0.5 * WIDTH:
            return False
    return True


@rule("DBA3 P37")
def head_of(state: State, group: int) -> int:
    """The foremost of a group, as its leader looks."""
    head = leader_of(group)
    front = 0.0
    start = pose_of(state.elements[head])
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        seen = shift_between(start, pose_of(state.elements[me]))
        if seen.ahead > front + TOLERANCE:
            front = seen.ahead
            head = me
    return head


@rule("DBA3 P37")
def are_all(state: State, setting: Setting, group: int, kind: int) -> bool:
    """Whether all of a group are troops of one kind."""
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        if kind_of(setting, state.elements[me]) != kind:
            return False
    return True


@rule("DBA3 P37")
def needs_no_column(state: State, setting: Setting, group: int) -> bool:
    """Whether a group may move through bad going as it stands: psiloi, or a column."""
    return are_all(state, setting, group, Kind.PS) or is_column(state, setting, group)


@rule("DBA3 P36")
def place_with(state: State, leader: int, member: int, goal: Pose) -> Pose:
    """Where a member stands when the leader stands at *goal* and all keep their places."""
    if member == leader:
        return goal
    seen = shift_between(pose_of(state.elements[leader]), pose_of(state.elements[member]))
    return shifted(goal, seen.ahead, seen.right)


@rule("DBA3 P36")
def ends_of(state: State, group: int, leader: int) -> Ends:
    """The corners that a group wheels on: of the leftmost and of the rightmost elements the foremost ones'
    outer front corners."""
    left_ahead, left_right, right_ahead, right_right = 0.0, 0.0, 0.0, 0.0
    start = pose_of(state.elements[leader])
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        if me != leader:
            seen = shift_between(start, pose_of(state.elements[me]))
            farther = seen.right < left_right - TOLERANCE
            if farther or (seen.right < left_right + TOLERANCE and seen.ahead > left_ahead):
                left_ahead, left_right = seen.ahead, seen.right
            farther = seen.right > right_right + TOLERANCE
            if farther or (seen.right > right_right - TOLERANCE and seen.ahead > right_ahead):
                right_ahead, right_right = seen.ahead, seen.right
    return Ends(left_ahead, left_right - 0.5 * WIDTH, right_ahead, right_right + 0.5 * WIDTH)

"""Groups: who may move together, columns, and the groups that there are."""

from __future__ import annotations

from bingqi.geometry.contact import common_length
from bingqi.geometry.pose import shift_between
from bingqi.geometry.rectangle import Edge, clearance
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.rule import rule
from bingqi.rulesets.dba12.causes import Cause
from bingqi.rulesets.dba12.command import leader_of
from bingqi.rulesets.dba12.ground import are_apart, body, is_in_field, pose_of, worst_going
from bingqi.rulesets.dba12.state import ELEMENTS, NOBODY, OF_A_SIDE, Going, Setting, State
from bingqi.rulesets.dba12.touch import are_near, first_of


@rule("DBA12 Q7", "DBA12 Q7.bad-going")
def why_no_group(state: State, setting: Setting, group: int) -> int:
    """LEGAL when a bit set of elements of one side is a group, or why not."""
    leader = leader_of(group)
    if leader == NOBODY or group == 1 << leader:
        return 0 + Cause.GROUP_OF_ONE
    for who in range(ELEMENTS):
        if group >> who & 1:
            if not is_in_field(state.elements[who]):
                return 0 + Cause.NOT_TOGETHER
            if state.elements[who].bearing != state.elements[leader].bearing:
                return 0 + Cause.NOT_SAME_FACING
            if is_touched_by_front(state, setting, who):
                return 0 + Cause.GROUP_IN_CONTACT
    if joined_to(state, setting, leader, group) != group:
        return 0 + Cause.NOT_TOGETHER
    for who in range(ELEMENTS):
        if (
            group >> who & 1
            and worst_going(state, setting, 0 + state.elements[who].touches) >= Going.BAD
            and not is_column(state, setting, group)
        ):
            in_part = worst_going(state, setting, 0 + state.elements[who].within) < Going.BAD
            return 0 + Cause.PARTLY_IN_BAD_GOING if in_part else 0 + Cause.BAD_GOING_NEEDS_COLUMN
    return 0 + Cause.LEGAL


@rule("DBA12 Q7")
def is_touched_by_front(state: State, setting: Setting, me: int) -> bool:
    """Whether some of an enemy's front edge lies on an edge of an element."""
    base = body(setting, state.elements[me])
    start = first_of(1 - state.elements[me].side)
    for foe in range(start, start + OF_A_SIDE):
        if are_near(state, me, foe) and is_in_field(state.elements[foe]):
            other = body(setting, state.elements[foe])
            if are_apart(base, other):
                continue
            for which in range(4):
                if common_length(other, Edge.FRONT, base, which) > 0.0:
                    return True
    return False


@rule("DBA12 Q7")
def joined_to(state: State, setting: Setting, me: int, among: int) -> int:
    """The bit set of those among some elements that hang together with one by edge or corner, itself
    included."""
    found = 1 << me
    is_growing = True
    while is_growing:
        is_growing = False
        for one in range(ELEMENTS):
            if found >> one & 1:
                base = body(setting, state.elements[one])
                for other in range(ELEMENTS):
                    if among >> other & 1 and not found >> other & 1:
                        beside = body(setting, state.elements[other])
                        if not are_apart(base, beside) and clearance(base, beside) <= TOLERANCE:
                            found |= 1 << other
                            is_growing = True
    return found


@rule("DBA12 Q7.column")
def is_column(state: State, setting: Setting, group: int) -> bool:
    """Whether the elements of a group, or one alone, stand one behind another."""
    leader = leader_of(group)
    start = pose_of(state.elements[leader])
    for who in range(ELEMENTS):
        if group >> who & 1 and abs(shift_between(start, pose_of(state.elements[who])).right) > TOLERANCE:
            return False
    return True


@rule("DBA12 Q7")
def free_elements(state: State, setting: Setting, side: int) -> int:
    """The bit set of a side's elements in the open that no enemy front touches."""
    found = 0
    for who in range(first_of(side), first_of(side) + OF_A_SIDE):
        if is_in_field(state.elements[who]) and not is_touched_by_front(state, setting, who):
            found |= 1 << who
    return found


@rule("DBA12 Q7")
def natural_group(state: State, setting: Setting, me: int, free: int) -> int:
    """The bit set of all free friends that hang together with an element and face the same way."""
    among = 0
    for who in range(ELEMENTS):
        if free >> who & 1 and state.elements[who].bearing == state.elements[me].bearing:
            among |= 1 << who
    return joined_to(state, setting, me, among)


@rule("DBA12 Q7")
def file_of(state: State, setting: Setting, group: int, me: int) -> int:
    """Those of a group that stand straight before or behind one of it, in one column."""
    start = pose_of(state.elements[me])
    among = 0
    for who in range(ELEMENTS):
        if group >> who & 1 and abs(shift_between(start, pose_of(state.elements[who])).right) <= TOLERANCE:
            among |= 1 << who
    return joined_to(state, setting, me, among)


@rule("DBA12 Q7")
def half_of(state: State, setting: Setting, group: int, is_right: bool) -> int:
    """The left or the right half of a group, the middle with the left."""
    leader = leader_of(group)
    start = pose_of(state.elements[leader])
    low, high = 0.0, 0.0
    for who in range(ELEMENTS):
        if group >> who & 1:
            right = shift_between(start, pose_of(state.elements[who])).right
            low = right if right < low else low
            high = right if right > high else high
    found = 0
    for who in range(ELEMENTS):
        if group >> who & 1:
            right = shift_between(start, pose_of(state.elements[who])).right
            is_beyond = right > 0.5 * (low + high) + TOLERANCE
            if is_beyond == is_right:
                found |= 1 << who
    return found

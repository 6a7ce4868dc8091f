"""Columns: how a group narrows into one, and how an element or a column goes by road."""

from __future__ import annotations

from bingqi.geometry.pose import Pose, pose_at, shift_between, shifted, turn_between
from bingqi.geometry.sweep import longest_move
from bingqi.geometry.tolerance import is_within, whole
from bingqi.kit.action import Action
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.kit.scratch import zeros
from bingqi.rulesets.dba12.actions import Act
from bingqi.rulesets.dba12.causes import Cause, Happening
from bingqi.rulesets.dba12.command import leader_of
from bingqi.rulesets.dba12.contact import why_not_place, why_not_touch
from bingqi.rulesets.dba12.ground import body, body_at, crossed, depth_of, is_on_board, pose_of, stand
from bingqi.rulesets.dba12.groups import is_column
from bingqi.rulesets.dba12.roads import pose_along, spot_of
from bingqi.rulesets.dba12.state import ELEMENTS, NOBODY, Setting, State
from bingqi.rulesets.dba12.touch import front_foe
from bingqi.rulesets.dba12.way import is_swept, lines_barred, why_too_far
from bingqi.rulesets.dba12.zones import why_not_through_zone


@rule("DBA12 Q7.column", "DBA12 Q7.forming")
def why_no_column(state: State, setting: Setting, group: int, head: int, goal: Pose) -> int:
    """LEGAL, or why a group does not form a column behind an element that comes to stand somewhere."""
    if not group & (group - 1):
        return 0 + Cause.GROUP_OF_ONE
    if is_column(state, setting, group):
        return 0 + Cause.GROUP_TURNS
    if abs(turn_between(0 + state.elements[head].bearing, goal.bearing)) > setting.rules.wheel:
        return 0 + Cause.WHEEL_TOO_WIDE
    for who in range(ELEMENTS):
        if group >> who & 1:
            place = column_pose(state, setting, group, head, who, goal)
            why = why_not_in_column(state, setting, group, who, place)
            if why != Cause.LEGAL:
                return why
    return 0 + Cause.LEGAL


@rule("DBA12 Q7.forming")
def why_not_in_column(state: State, setting: Setting, group: int, me: int, place: Pose) -> int:
    """LEGAL, or why an element does not get to its place in a column that forms."""
    element = state.elements[me]
    start, end = body(setting, element), body_at(setting, element.troop, place)
    if not is_on_board(setting, end):
        return 0 + Cause.OFF_BOARD
    length = longest_move(start, end)
    if why_too_far(state, setting, 1 << me, crossed(state, start, end), length) != Cause.LEGAL:
        return 0 + Cause.COLUMN_OUT_OF_PLACE
    if lines_barred(state, setting, group, me, start, end) > 1:
        return 0 + Cause.COLUMN_OUT_OF_PLACE
    if why_not_place(state, setting, group, me, place) != Cause.LEGAL:
        return 0 + Cause.NO_ROOM_FOR_COLUMN
    why = why_not_touch(state, setting, me, place)
    return why if why != Cause.LEGAL else why_not_through_zone(state, setting, group, me, place)


@rule("DBA12 Q7.forming")
def column_pose(state: State, setting: Setting, group: int, head: int, me: int, goal: Pose) -> Pose:
    """The place of an element in a column whose head comes to stand somewhere: the nearest to the head comes
    first."""
    if me == head:
        return goal
    offset = 0 + depth_of(setting, state.elements[head])
    own = square_to(state, head, me)
    for who in range(ELEMENTS):
        if group >> who & 1 and who != head and who != me:
            other = square_to(state, head, who)
            if other < own or (other == own and who < me):
                offset += depth_of(setting, state.elements[who])
    return shifted(goal, -1.0 * offset, 0.0)


@rule()
def square_to(state: State, head: int, me: int) -> float:
    """The square of the distance between the fronts of two elements."""
    seen = shift_between(pose_of(state.elements[head]), pose_of(state.elements[me]))
    return seen.ahead * seen.ahead + seen.right * seen.right


@rule("DBA12 Q5.road")
def why_not_by_road(state: State, setting: Setting, group: int, far: int) -> int:
    """LEGAL, or why an element or a column does not go so far by road."""
    if far <= 0:
        return 0 + Cause.DOES_NOT_MOVE
    if not is_column(state, setting, group):
        return 0 + Cause.NOT_BY_ROAD
    least = 1 << 30
    for who in range(ELEMENTS):
        if group >> who & 1:
            if spot_of(state, pose_of(state.elements[who])).feature == NOBODY:
                return 0 + Cause.NOT_BY_ROAD
            least = min(least, 0 + setting.troops[state.elements[who].troop].road)
    if not is_within(0.0 + far, 0.0 + least):
        return 0 + Cause.TOO_FAR
    head = head_of(state, group)
    for who in range(ELEMENTS):
        if group >> who & 1:
            place = road_pose(state, setting, group, head, who, far)
            start = body(setting, state.elements[who])
            end = body_at(setting, state.elements[who].troop, place)
            if not is_on_board(setting, end):
                return 0 + Cause.OFF_BOARD
            if front_foe(state, setting, who) != NOBODY:
                return 0 + Cause.NOT_STRAIGHT_BACK
            why = why_not_place(state, setting, group, who, place)
            if why == Cause.LEGAL:
                why = why_not_touch(state, setting, who, place)
            if why == Cause.LEGAL:
                why = why_not_through_zone(state, setting, group, who, place)
            if why == Cause.LEGAL and is_swept(state, setting, group, who, start, end):
                why = 0 + Cause.GROUP_PATH_BLOCKED
            if why != Cause.LEGAL:
                return why
    return 0 + Cause.LEGAL


@rule("DBA12 Q7.column")
def head_of(state: State, group: int) -> int:
    """The foremost element of a column."""
    best = leader_of(group)
    for who in range(ELEMENTS):
        if (
            group >> who & 1
            and shift_between(pose_of(state.elements[best]), pose_of(state.elements[who])).ahead > 0.0
        ):
            best = who
    return best


@rule("DBA12 Q5.road")
def road_pose(state: State, setting: Setting, group: int, head: int, me: int, far: int) -> Pose:
    """Where an element of a column stands whose head has gone so far along the road."""
    offset = 0
    own = shift_between(pose_of(state.elements[head]), pose_of(state.elements[me])).ahead
    for who in range(ELEMENTS):
        if (
            group >> who & 1
            and who != me
            and shift_between(pose_of(state.elements[head]), pose_of(state.elements[who])).ahead > own
        ):
            offset += depth_of(setting, state.elements[who])
    return pose_along(state, spot_of(state, pose_of(state.elements[head])), 1.0 * far - offset)


@rule("DBA12 Q5.road", "DBA12 Q7.column", "DBA12 Q7.forming")
def march(state: State, setting: Setting, action: Action, cost: int, log: Log) -> None:
    """Form a column, or go by road."""
    group = 0 + action.group
    xs, ys, bearings = zeros(ELEMENTS), zeros(ELEMENTS), zeros(ELEMENTS)
    by_road = action.act == Act.BY_ROAD
    head = head_of(state, group) if by_road else 0 + action.actor
    goal = pose_at(action.x, action.y, action.bearing)
    length = 0 + action.x
    for who in range(ELEMENTS):
        if group >> who & 1:
            if by_road:
                place = road_pose(state, setting, group, head, who, 0 + action.x)
            else:
                place = column_pose(state, setting, group, head, who, goal)
            if who == head and not by_road:
                start = body(setting, state.elements[who])
                length = whole(longest_move(start, body_at(setting, state.elements[who].troop, place)))
            xs[who] = place.x
            ys[who] = place.y
            bearings[who] = place.bearing
    if not by_road:
        tell(log, Happening.COLUMN_FORMED, 0, head, NOBODY, length, cost)
    elif group & (group - 1):
        tell(log, Happening.GROUP_MOVED, 0, head, NOBODY, length, cost)
    else:
        tell(log, Happening.MOVED, 0, head, NOBODY, length, cost)
    for who in range(ELEMENTS):
        if group >> who & 1:
            stand(state, setting, who, pose_at(0 + xs[who], 0 + ys[who], 0 + bearings[who]))

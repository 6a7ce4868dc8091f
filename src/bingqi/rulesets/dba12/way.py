"""Ways: how an element or a group gets from where it stands to a place, how far that is, and what bars it."""

from __future__ import annotations

from typing import NamedTuple

from bingqi.geometry.point import Point, distance_between
from bingqi.geometry.polygon import length_inside
from bingqi.geometry.pose import Pose, facing, pose_at, shift_between, shifted, turn_between, turned
from bingqi.geometry.rectangle import Corner, Rectangle, corner, grown
from bingqi.geometry.sight import is_crossed
from bingqi.geometry.sweep import (
    ARC_OF_A_TENTH,
    corner_path,
    hull_enters,
    hull_overlaps,
    longest_move,
)
from bingqi.geometry.tolerance import TOLERANCE, is_within
from bingqi.kit.rule import rule
from bingqi.rulesets.dba12.causes import Cause
from bingqi.rulesets.dba12.flight import passes_in_move
from bingqi.rulesets.dba12.ground import (
    body,
    body_at,
    crossed,
    has_ground,
    is_barred,
    is_ground_off_way,
    is_in_field,
    is_off_way,
    is_on_board,
    outline_of,
    pose_of,
    worst_going,
)
from bingqi.rulesets.dba12.groups import is_column
from bingqi.rulesets.dba12.layout import tents
from bingqi.rulesets.dba12.state import (
    ELEMENTS,
    FEATURES,
    NOBODY,
    OF_A_SIDE,
    WIDTH,
    Going,
    Ground,
    Setting,
    State,
)
from bingqi.rulesets.dba12.touch import first_of

FOREVER = 1 << 30
"""Longer than any move."""


class Way(NamedTuple):
    """How a group goes: LEGAL or why not, the distance, then straight ahead, a wheel in tenths of a degree,
    ahead again, and a shift to the right at the end."""

    why: int
    length: float
    ahead: float
    turn: int
    rest: float
    slide: float


@rule()
def no_way(why: int) -> Way:
    """A way that there is not."""
    return Way(0 + why, 0.0, 0.0, 0, 0.0, 0.0)


@rule("DBA12 Q8", "DBA12 Q5")
def way_of_one(state: State, setting: Setting, me: int, goal: Pose) -> Way:
    """How a single element gets to a place, whichever way it turns: LEGAL if at most one of its four corner
    lines is barred; the longest of them is the distance."""
    element = state.elements[me]
    start, end = body(setting, element), body_at(setting, element.troop, goal)
    length = longest_move(start, end)
    if length <= TOLERANCE:
        return no_way(Cause.DOES_NOT_MOVE)
    if length > setting.troops[element.troop].good + TOLERANCE:
        return no_way(Cause.TOO_FAR)
    if not is_on_board(setting, end):
        return no_way(Cause.OFF_BOARD)
    why = why_too_far(state, setting, 1 << me, crossed(state, start, end), length)
    if why == Cause.LEGAL and lines_barred(state, setting, 1 << me, me, start, end) > 1:
        friends = (1 << OF_A_SIDE) - 1 << first_of(element.side)
        is_free_but_for_them = lines_barred(state, setting, friends, me, start, end) <= 1
        why = 0 + Cause.CANNOT_PASS_FRIENDS if is_free_but_for_them else 0 + Cause.PATH_BLOCKED
    return Way(why, length, length, 0, 0.0, 0.0)


@rule("DBA12 Q8", "DBA12 Q14")
def lines_barred(
    state: State, setting: Setting, moving: int, me: int, start: Rectangle, end: Rectangle
) -> int:
    """How many of the four lines from corner to corner cross ground that the element never enters, friends
    that it cannot pass, enemies or a camp; the camp that it leaves or holds apart."""
    element = state.elements[me]
    # A little inside the corners: so a line along the edge of what stands straight ahead crosses it, and one
    # along the edge of a neighbour does not.
    core, core_end = grown(start, -2.0 * TOLERANCE), grown(end, -2.0 * TOLERANCE)
    reach = start.half_depth + start.half_width + 2.0 * WIDTH
    barred = 0
    for who in range(ELEMENTS):
        other = state.elements[who]
        if is_off_way(start, end, other, reach) or moving >> who & 1 or not is_in_field(other):
            continue
        if other.side != element.side or not passes_in_move(setting, state, me, who):
            base = body(setting, other)
            if not hull_overlaps(core, core_end, base):
                continue
            for which in range(4):
                if is_crossed(corner_path(core, core_end, which), base):
                    barred |= 1 << which
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.count == 0 or is_ground_off_way(start, end, feature, reach):
            continue
        is_camp = feature.ground == Ground.CAMP
        if number == element.inside - 1 or not (is_camp or is_barred(state, setting, element.troop, number)):
            continue
        for which in range(4):
            line = corner_path(core, core_end, which)
            if is_camp:
                is_met = is_crossed(line, tents(feature))
            else:
                is_met = length_inside(outline_of(feature), line) > TOLERANCE
            if is_met:
                barred |= 1 << which
    return (barred & 1) + (barred >> 1 & 1) + (barred >> 2 & 1) + (barred >> 3 & 1)


@rule("DBA12 Q5", "DBA12 Q5.bad-going", "DBA12 Q5.wheels", "DBA12 Q5.river", "DBA12 Q7.bad-going")
def why_too_far(state: State, setting: Setting, group: int, features: int, length: float) -> int:
    """LEGAL, or why so long a way through some features is not possible off the road."""
    allowed, bad = FOREVER, FOREVER
    for who in range(ELEMENTS):
        if group >> who & 1:
            troop = setting.troops[state.elements[who].troop]
            allowed = min(allowed, 0 + troop.good)
            bad = min(bad, 0 + troop.bad)
    if not is_within(length, 0.0 + allowed):
        return 0 + Cause.TOO_FAR
    if features == 0:
        return 0 + Cause.LEGAL
    going = worst_going(state, setting, features)
    if going == Going.IMPASSABLE:
        return 0 + Cause.IMPASSABLE
    if going == Going.BAD:
        if bad < 0:
            return 0 + Cause.WHEELS_IN_BAD_GOING
        if not is_column(state, setting, group):
            return 0 + Cause.BAD_GOING_NEEDS_COLUMN
        if not is_within(length, 0.0 + bad):
            return 0 + Cause.TOO_FAR_IN_BAD_GOING
    if has_ground(state, features, Ground.RIVER):
        if not is_column(state, setting, group):
            return 0 + Cause.RIVER_NEEDS_COLUMN
        if not is_within(length, 0.0 + setting.rules.river_move):
            return 0 + Cause.TOO_FAR_IN_RIVER
    return 0 + Cause.LEGAL


@rule("DBA12 Q7", "DBA12 Q7.wheel", "DBA12 Q7.shift", "DBA12 Q7.away")
def way_of_group(state: State, setting: Setting, group: int, leader: int, goal: Pose, slides: bool) -> Way:
    """How a group gets its leader to a place, all keeping theirs: ahead, a wheel forward about the front
    corner on the side to which it turns, ahead again. With `slides` it may shift sideways at the end. Only
    the distance is looked at, not what lies on the way."""
    start = pose_of(state.elements[leader])
    turn = turn_between(start.bearing, goal.bearing)
    if abs(turn) > setting.rules.wheel:
        return no_way(Cause.WHEEL_TOO_WIDE)
    if turn == 0:
        found = straight_way(state, setting, group, start, goal, slides)
    else:
        found = wheeled_way(state, setting, group, start, goal, turn, slides)
    if found.why == Cause.LEGAL and found.length <= TOLERANCE:
        return no_way(Cause.DOES_NOT_MOVE)
    return found


@rule("DBA12 Q7.wheel", "DBA12 Q7.shift", "DBA12 Q7.away")
def straight_way(state: State, setting: Setting, group: int, start: Pose, goal: Pose, slides: bool) -> Way:
    """Straight ahead, or straight back for a column, and a shift to line up."""
    went = shift_between(start, goal)
    if abs(went.right) > TOLERANCE:
        if abs(went.right) > setting.rules.shift + TOLERANCE:
            return no_way(Cause.SHIFT_TOO_FAR if slides else Cause.GROUP_TURNS)
        if not slides:
            return no_way(Cause.SHIFT_WITHOUT_ENEMY)
    if went.ahead < -TOLERANCE and not is_column(state, setting, group):
        return no_way(Cause.AWAY_NEEDS_COLUMN)
    slide = went.right if abs(went.right) > TOLERANCE else 0.0
    return Way(0 + Cause.LEGAL, abs(went.ahead) + abs(slide), went.ahead, 0, 0.0, slide)


@rule("DBA12 Q7.wheel", "DBA12 Q7.shift")
def wheeled_way(
    state: State, setting: Setting, group: int, start: Pose, goal: Pose, turn: int, slides: bool
) -> Way:
    """Ahead, one wheel, ahead again, and the least shift that makes both legs lead forward."""
    pivot = pivot_of(state, setting, group, start, turn > 0)
    about = turned(start, pivot, turn)
    one, two = facing(start.bearing), facing(goal.bearing)
    off_x, off_y = 0.0 + goal.x - about.x, 0.0 + goal.y - about.y
    cross = one.x * two.y - one.y * two.x
    dot = one.x * two.x + one.y * two.y
    ahead = (off_x * two.y - off_y * two.x) / cross
    rest = (one.x * off_y - one.y * off_x) / cross
    slide = 0.0
    if slides and ahead < 0.0:
        slide = ahead * cross
    elif slides and rest < 0.0 and abs(dot) > 0.01:
        slide = -rest * cross / dot
    ahead, rest = ahead - slide / cross, rest + slide * dot / cross
    if ahead < -TOLERANCE or rest < -TOLERANCE:
        return no_way(Cause.WHEEL_BACKWARDS)
    if abs(slide) > setting.rules.shift + TOLERANCE:
        return no_way(Cause.SHIFT_TOO_FAR)
    arc = outer_radius(state, setting, group, pivot) * abs(turn) * ARC_OF_A_TENTH
    return Way(0 + Cause.LEGAL, ahead + arc + rest + abs(slide), ahead, turn, rest, slide)


@rule("DBA12 Q7.wheel")
def pivot_of(state: State, setting: Setting, group: int, start: Pose, is_right: bool) -> Point:
    """The front corner about which a group wheels: that of its outermost element on the side to which it
    turns, the foremost if several are."""
    best, farthest, foremost = NOBODY, 0.0, 0.0
    for who in range(ELEMENTS):
        if group >> who & 1:
            seen = shift_between(start, pose_of(state.elements[who]))
            out = seen.right if is_right else -seen.right
            is_beyond = out > farthest + TOLERANCE
            is_level = out > farthest - TOLERANCE and seen.ahead > foremost
            if best == NOBODY or is_beyond or is_level:
                best, farthest, foremost = who, out, seen.ahead
    which = Corner.FRONT_RIGHT if is_right else Corner.FRONT_LEFT
    return corner(body(setting, state.elements[best]), which)


@rule("DBA12 Q7.wheel")
def outer_radius(state: State, setting: Setting, group: int, pivot: Point) -> float:
    """The distance from a pivot to the front corner of a group that moves most."""
    farthest = 0.0
    for who in range(ELEMENTS):
        if group >> who & 1:
            base = body(setting, state.elements[who])
            for which in range(2):
                found = distance_between(pivot, corner(base, which))
                farthest = found if found > farthest else farthest
    return farthest


@rule("DBA12 Q7")
def goal_for(state: State, leader: int, who: int, goal: Pose) -> Pose:
    """Where an element comes to stand when its group's leader comes to a place."""
    if who == leader:
        return goal
    start, own = pose_of(state.elements[leader]), pose_of(state.elements[who])
    seen = shift_between(start, own)
    place = shifted(goal, seen.ahead, seen.right)
    return pose_at(place.x, place.y, goal.bearing + own.bearing - start.bearing)


@rule("DBA12 Q5", "DBA12 Q7.path", "DBA12 Q14")
def why_group_barred(state: State, setting: Setting, group: int, leader: int, goal: Pose, way: Way) -> int:
    """LEGAL, or what bars the way of a group: the ground that its elements sweep leg by leg."""
    features = 0
    why = 0 + Cause.LEGAL
    for who in range(ELEMENTS):
        if group >> who & 1:
            troop = 0 + state.elements[who].troop
            own = pose_of(state.elements[who])
            end = goal_for(state, leader, who, goal)
            first = shifted(own, way.ahead, 0.0)
            last = shifted(end, 0.0, -way.slide)
            second = shifted(last, -way.rest, 0.0)
            if not is_on_board(setting, body_at(setting, troop, end)):
                return 0 + Cause.OFF_BOARD
            before = own
            for leg in range(4):
                after = first if leg == 0 else second if leg == 1 else last if leg == 2 else end
                if after.x != before.x or after.y != before.y or after.bearing != before.bearing:
                    one, two = body_at(setting, troop, before), body_at(setting, troop, after)
                    features |= crossed(state, one, two)
                    if why == Cause.LEGAL and is_swept(state, setting, group, who, one, two):
                        why = 0 + Cause.GROUP_PATH_BLOCKED
                before = after
    too_far = why_too_far(state, setting, group, features, way.length)
    return too_far if too_far != Cause.LEGAL else why


@rule("DBA12 Q7.path")
def is_swept(state: State, setting: Setting, group: int, me: int, start: Rectangle, end: Rectangle) -> bool:
    """Whether an element of a group would meet something that bars it between two places."""
    element = state.elements[me]
    reach = start.half_depth + start.half_width + 2.0 * WIDTH
    for who in range(ELEMENTS):
        other = state.elements[who]
        if is_off_way(start, end, other, reach) or group >> who & 1 or not is_in_field(other):
            continue
        if other.side == element.side and passes_in_move(setting, state, me, who):
            continue
        if hull_overlaps(start, end, body(setting, other)):
            return True
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.ground == Ground.CAMP:
            if hull_overlaps(start, end, tents(feature)):
                return True
        elif (
            feature.count
            and is_barred(state, setting, element.troop, number)
            and hull_enters(start, end, outline_of(feature))
        ):
            return True
    return False

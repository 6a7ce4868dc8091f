"""One straight leg of a move: what stands in the way of each base, the going it crosses and the pace that
this leaves, and which friends it passes through."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from bingqi.geometry.point import Point
from bingqi.geometry.pose import HALF_TURN, Pose, shift_between
from bingqi.geometry.rectangle import Rectangle, distance, local, overlap
from bingqi.geometry.sweep import hull_enters, hull_overlaps
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.bits import lowest
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.ground import (
    body,
    body_at,
    going_for,
    is_paltry,
    kind_of,
    outline_of,
    pose_of,
)
from bingqi.rulesets.dba3.groups import is_column, is_single, needs_no_column, place_with
from bingqi.rulesets.dba3.state import (
    FEATURE,
    OTHER_GROUND,
    WIDTH,
    Going,
    Ground,
    Kind,
    Setting,
    State,
)
from bingqi.rulesets.dba3.touch import walls

SOLIDS = (1 << (FEATURE + OTHER_GROUND)) - 1
"""The bit set of all elements and strongholds."""
DEEP = 5
"""The grade from which a river is crossed in columns only, of one element's width."""


class Leg(NamedTuple):
    """LEGAL or what bars a leg; the tactical move that the going on it leaves to the slowest, in grains; 1 if
    a river does so."""

    why: int
    pace: float
    is_river: int


@rule("DBA3 P23", "DBA3 P36")
def leg_of(
    state: State, setting: Setting, group: int, leader: int, start: Pose, end: Pose, goal: Pose, around: int
) -> Leg:
    """One leg of a move whose end for the leader is *goal*; all keep their places."""
    if is_single(group):
        return leg_of_one(state, setting, group, leader, start, end, goal, around)
    slowest = Leg(0 + Cause.LEGAL, 1e30, 0)
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        leg = leg_of_one(
            state,
            setting,
            group,
            me,
            place_with(state, leader, me, start),
            place_with(state, leader, me, end),
            place_with(state, leader, me, goal),
            around,
        )
        if leg.why != Cause.LEGAL:
            return leg
        slowest = leg if leg.pace < slowest.pace else slowest
    return slowest


@rule("DBA3 P22", "DBA3 P24", "DBA3 P25", "DBA3 P37", "DBA3 P38")
def leg_of_one(
    state: State, setting: Setting, group: int, me: int, start: Pose, end: Pose, goal: Pose, around: int
) -> Leg:
    """One leg of one element of a group."""
    troop = 0 + state.elements[me].troop
    one, two = body_at(setting, troop, start), body_at(setting, troop, end)
    features = 0
    left = things_by(state, setting, around, one, two)
    while left:
        thing = lowest(left)
        left &= left - 1
        why = 0 + Cause.LEGAL
        if thing < FEATURE:
            why = why_not_past(state, setting, me, thing, one, two, end == goal, goal)
        else:
            feature = state.features[thing - FEATURE]
            if setting.grounds[feature.ground].is_stronghold:
                why = 0 + (
                    Cause.STRONGHOLD_IN_THE_WAY if hull_overlaps(one, two, walls(feature)) else Cause.LEGAL
                )
            elif feature.ground == Ground.RIVER:
                if enters_river(state, thing - FEATURE, front_at(one), front_at(two)):
                    features |= 1 << (thing - FEATURE)
            elif hull_enters(one, two, outline_of(feature)):
                features |= 1 << (thing - FEATURE)
        if why != Cause.LEGAL:
            return Leg(why, 0.0, 0)
    if is_single(group) and is_thin(one, two) and squeezes_through(state, setting, around, one, two):
        return Leg(0 + Cause.GAP_TOO_NARROW, 0.0, 0)
    if features == 0:
        return Leg(0 + Cause.LEGAL, good_pace(setting, me, state), 0)
    return leg_over(state, setting, group, me, features)


@rule("DBA3 P24", "DBA3 P25", "DBA3 P37")
def leg_over(state: State, setting: Setting, group: int, me: int, features: int) -> Leg:
    """A leg over features that slow or bar it."""
    troop = 0 + state.elements[me].troop
    river = 0
    left = features
    while left:
        number = lowest(left)
        left &= left - 1
        going = going_for(state, setting, troop, number)
        if going == Going.IMPASSABLE:
            return Leg(0 + Cause.IMPASSABLE_GROUND, 0.0, 0)
        if going == Going.BAD and setting.troops[troop].bad < 0:
            return Leg(0 + Cause.NO_WHEELS_IN_BAD_GOING, 0.0, 0)
        if going == Going.BAD and not is_single(group) and not needs_no_column(state, setting, group):
            return Leg(0 + Cause.COLUMN_IN_BAD_GOING, 0.0, 0)
        if state.features[number].ground == Ground.RIVER:
            river = 1
            if not is_column(state, setting, group):
                is_deep = state.features[number].grade >= DEEP
                why = Cause.RIVER_IN_COLUMNS_ONLY if is_deep else Cause.COLUMN_IN_RIVER
                return Leg(0 + why, 0.0, 1)
    return Leg(0 + Cause.LEGAL, pace_over(state, setting, me, features), river)


@rule("DBA3 P22")
def good_pace(setting: Setting, me: int, state: State) -> float:
    """The tactical move of an element in good going, in grains."""
    return 0.0 + setting.troops[state.elements[me].troop].good


@rule("DBA3 P22", "DBA3 P23", "DBA3 P24", "DBA3 P25")
def pace_over(state: State, setting: Setting, me: int, features: int) -> float:
    """The tactical move of an element whose way leads over a bit set of features: the lower rate counts for
    all of it, and a river that its front edge is in leaves no more than the move through rivers."""
    row = setting.troops[state.elements[me].troop]
    pace = 0.0 + row.good
    left = features
    while left:
        number = lowest(left)
        left &= left - 1
        found = 0.0 + row.good
        going = going_for(state, setting, 0 + state.elements[me].troop, number)
        if going == Going.ROUGH:
            found = 0.0 + row.rough
        elif going == Going.BAD:
            found = 0.0 + row.bad
        if state.features[number].ground == Ground.RIVER and not is_paltry(state.features[number]):
            found = 0.0 + setting.rules.river_move
        pace = found if found < pace else pace
    return pace


@rule("DBA3 P22", "DBA3 P26", "DBA3 P36")
def allowance_of(state: State, setting: Setting, group: int, features: int, by_road: bool) -> int:
    """The tactical move of the slowest of a group over a bit set of features, in grains; a road is good
    going."""
    slowest = 1 << 30
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        pace = int(pace_over(state, setting, me, 0 if by_road else features))
        slowest = pace if pace < slowest else slowest
    return slowest


@rule()
def things_by(state: State, setting: Setting, around: int, one: Rectangle, two: Rectangle) -> int:
    """Those of a bit set of things around which a box meets the one around a leg; cheap."""
    reach = one.half_depth + one.half_width
    x, y = 0.5 * (one.x + two.x), 0.5 * (one.y + two.y)
    reach_x, reach_y = 0.5 * abs(two.x - one.x) + reach, 0.5 * abs(two.y - one.y) + reach
    found = 0
    left = around
    while left:
        thing = lowest(left)
        left &= left - 1
        if thing < FEATURE:
            it = state.elements[thing]
            far = 0.5 * WIDTH + setting.troops[it.troop].depth
            # Both sides of the "and" are asked at once, and no way is guessed: it is as often no as yes.
            is_near = (abs(it.x - x) <= reach_x + far) & (abs(it.y - y) <= reach_y + far)
            found |= is_near << thing
        else:
            feature = state.features[thing - FEATURE]
            is_near = x + reach_x >= feature.least_x and x - reach_x <= feature.most_x
            if is_near and y + reach_y >= feature.least_y and y - reach_y <= feature.most_y:
                found |= 1 << thing
    return found


@rule()
def front_at(base: Rectangle) -> Rectangle:
    """The front edge of a base, as a rectangle without depth."""
    return Rectangle(
        base.x + base.ahead_x * base.half_depth,
        base.y + base.ahead_y * base.half_depth,
        base.ahead_x,
        base.ahead_y,
        0.0,
        base.half_width,
    )


@rule("DBA3 P25")
def enters_river(state: State, number: int, one: Rectangle, two: Rectangle) -> bool:
    """Whether a front edge is in a river on any part of a leg."""
    return hull_enters(one, two, outline_of(state.features[number]))


@rule("DBA3 P38", "DBA3 P39")
def why_not_past(
    state: State,
    setting: Setting,
    me: int,
    thing: int,
    one: Rectangle,
    two: Rectangle,
    ends: bool,
    goal: Pose,
) -> int:
    """LEGAL, or why an element on a leg does not get past another; `ends`: the leg ends its move."""
    it = state.elements[thing]
    other = body(setting, it)
    is_on_it = overlap(two, other)  # the cheaper question, and often the answer
    if not is_on_it and not hull_overlaps(one, two, other):
        return Cause.LEGAL
    if it.side != state.elements[me].side:
        return Cause.ON_ENEMY if ends and is_on_it else Cause.ENEMY_IN_THE_WAY
    may_pass = can_pass(setting, state, me, thing)
    is_lined_up = passes_lined_up(state, setting, me, thing, goal)
    if is_on_it:
        if not ends:
            return Cause.FRIEND_IN_THE_WAY
        return Cause.NO_ROOM_BEYOND if may_pass and is_in_line(state, me, thing) else Cause.ON_FRIEND
    if (may_pass and is_lined_up) or overlap(one, other):
        return Cause.LEGAL
    if may_pass:
        return Cause.NOT_LINED_UP_TO_PASS
    return Cause.CANNOT_PASS_THESE if is_lined_up else Cause.FRIEND_IN_THE_WAY


@rule("DBA3 P39")
def can_pass(setting: Setting, state: State, me: int, friend: int) -> bool:
    """Whether troops may pass through friends: mounted through psiloi, psiloi through any."""
    if kind_of(setting, state.elements[me]) == Kind.PS:
        return True
    is_mounted = setting.troops[state.elements[me].troop].is_mounted == 1
    return is_mounted and kind_of(setting, state.elements[friend]) == Kind.PS


@rule("DBA3 P39")
def is_in_line(state: State, me: int, friend: int) -> bool:
    """Whether an element stands in one line with a friend, before or behind it."""
    seen = shift_between(pose_of(state.elements[friend]), pose_of(state.elements[me]))
    return abs(seen.right) <= TOLERANCE and seen.turn % HALF_TURN == 0


@rule("DBA3 P39")
def passes_lined_up(state: State, setting: Setting, me: int, friend: int, goal: Pose) -> bool:
    """Whether a move passes a friend as it must: from lined up behind it to lined up before it, or from at
    least partly before it to lined up behind it."""
    seen = shift_between(pose_of(state.elements[friend]), goal)
    if abs(seen.right) > TOLERANCE or seen.turn % HALF_TURN != 0:
        return False
    base = body(setting, state.elements[friend])
    here, there = body(setting, state.elements[me]), body_at(setting, 0 + state.elements[me].troop, goal)
    apart = base.half_depth + there.half_depth - TOLERANCE
    ends = local(base, Point(there.x, there.y)).ahead
    if ends >= apart:
        return is_in_line(state, me, friend) and local(base, Point(here.x, here.y)).ahead <= -apart
    return ends <= -apart and overlap(strip_before(base), here)


@rule("DBA3 P39", "DBA3 P43")
def strip_before(base: Rectangle) -> Rectangle:
    """The ground straight ahead of a base, as wide as it is and endless for all that matters."""
    half = 12.0 * WIDTH
    ahead = base.half_depth + half
    return Rectangle(
        base.x + base.ahead_x * ahead,
        base.y + base.ahead_y * ahead,
        base.ahead_x,
        base.ahead_y,
        half,
        base.half_width,
    )


@rule("DBA3 P38")
def is_thin(one: Rectangle, two: Rectangle) -> bool:
    """Whether a base that goes a leg is narrower than its width, seen along its way: it goes more or less
    sideways."""
    x, y = two.x - one.x, two.y - one.y
    square = x * x + y * y
    if square < 0.0625 * WIDTH * WIDTH:
        return False
    ahead = abs(x * one.ahead_x + y * one.ahead_y) * one.half_width
    aside = abs(x * one.ahead_y - y * one.ahead_x) * one.half_depth
    half = 0.5 * WIDTH - TOLERANCE
    return (ahead + aside) * (ahead + aside) < half * half * square


@rule("DBA3 P38")
def squeezes_through(state: State, setting: Setting, around: int, one: Rectangle, two: Rectangle) -> bool:
    """Whether a leg passes between two things that are less than a gap apart."""
    on_left, on_right = 0, 0
    left = things_beside(state, setting, around & SOLIDS, one, two)
    if is_single(left):
        return False
    while left:
        thing = lowest(left)
        left &= left - 1
        side = alongside(one, two, solid(state, setting, thing)).side
        if side > 0:
            on_left |= 1 << thing
        elif side < 0:
            on_right |= 1 << thing
    if on_right == 0:
        return False
    while on_left:
        wall = solid(state, setting, lowest(on_left))
        on_left &= on_left - 1
        others = on_right
        while others:
            other = solid(state, setting, lowest(others))
            others &= others - 1
            if is_narrow(setting, wall, other) and is_passed(one, two, wall, other):
                return True
    return False


@rule("DBA3 P38")
def things_beside(state: State, setting: Setting, around: int, one: Rectangle, two: Rectangle) -> int:
    """Those of a bit set of things that are so near to the line of a leg's middle that with another they may
    leave too narrow a gap there: elements near it, and all strongholds; cheap."""
    x, y = 0.5 * (one.x + two.x), 0.5 * (one.y + two.y)
    half_x, half_y = 0.5 * abs(two.x - one.x), 0.5 * abs(two.y - one.y)
    found = around >> FEATURE << FEATURE
    left = around ^ found
    while left:
        thing = lowest(left)
        left &= left - 1
        it = state.elements[thing]
        reach = 1.5 * (0.5 * WIDTH + setting.troops[it.troop].depth + setting.rules.gap)
        is_near = (abs(it.x - x) <= half_x + reach) & (abs(it.y - y) <= half_y + reach)
        found |= is_near << thing
    return found


@rule("DBA3 P38")
def is_narrow(setting: Setting, wall: Rectangle, other: Rectangle) -> bool:
    """Whether no element passes between two things."""
    return distance(wall, other) < setting.rules.gap - TOLERANCE


@rule("DBA3 P38")
def is_passed(one: Rectangle, two: Rectangle, wall: Rectangle, other: Rectangle) -> bool:
    """Whether a leg begins before the gap between two things and ends beyond it."""
    left, right = alongside(one, two, wall), alongside(one, two, other)
    return max(left.enter, right.enter) > 0.0 and min(left.leave, right.leave) < 0.0


class Passed(NamedTuple):
    """A thing beside a leg: 1 on its left, -1 on its right, 0 not beside it; how far beyond the start of the
    leg it begins and how far beyond the leg's end it ends."""

    side: int
    enter: float
    leave: float


@rule("DBA3 P38")
def alongside(one: Rectangle, two: Rectangle, other: Rectangle) -> Passed:
    """Where a thing lies as seen along the line of a leg's middle."""
    x, y = two.x - one.x, two.y - one.y
    length = sqrt(x * x + y * y)
    x, y = x / length, y / length
    along = (other.x - one.x) * x + (other.y - one.y) * y
    left = (other.y - one.y) * x - (other.x - one.x) * y
    turned, crossed = abs(other.ahead_x * x + other.ahead_y * y), abs(other.ahead_y * x - other.ahead_x * y)
    reach = turned * other.half_depth + crossed * other.half_width
    aside = turned * other.half_width + crossed * other.half_depth
    side = 0
    if along + reach > 0.0 and along - reach < length and abs(left) >= aside:
        side = 1 if left > 0.0 else -1
    return Passed(side, along - reach, along + reach - length)


@rule("DBA3 P38")
def solid(state: State, setting: Setting, thing: int) -> Rectangle:
    """The base of an element, or the walls of a stronghold."""
    if thing < FEATURE:
        return body(setting, state.elements[thing])
    return walls(state.features[thing - FEATURE])

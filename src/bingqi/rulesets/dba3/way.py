"""How an element or a group gets from where it stands to a goal: the way, its length, and what forbids it.

A single element goes straight, or with one bend round what is in the way; a group goes the paths of `wheels`.
What matters on a way is gathered once, by the box around it, as a bit set of things: elements, and FEATURE +
a feature.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from bingqi.geometry.pose import Pose, facing, shift_between, shifted
from bingqi.geometry.sweep import hull_overlaps
from bingqi.geometry.tolerance import TOLERANCE, is_within
from bingqi.kit.bits import lowest
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.detour import DETOURS, bend_of, bends_along
from bingqi.rulesets.dba3.ground import body, body_at, is_in_field, is_on_board, is_paltry, pose_of
from bingqi.rulesets.dba3.groups import is_single, place_with
from bingqi.rulesets.dba3.leg import SOLIDS, Leg, good_pace, leg_of, solid
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    FEATURE,
    FEATURES,
    OTHER_GROUND,
    WIDTH,
    Going,
    Ground,
    Hold,
    Setting,
    State,
)
from bingqi.rulesets.dba3.wheels import SHAPES, Path, path_of

REACH = 3.75 * WIDTH
"""From the middle of a front edge to that of another base, if the two may touch."""


class Way(NamedTuple):
    """LEGAL or what forbids a move; its length in grains; the free slide to the right that ends it, below
    zero to the left."""

    why: int
    length: float
    slide: float


@rule("DBA3 P22", "DBA3 P23", "DBA3 P36", "DBA3 P38")
def way_of(state: State, setting: Setting, group: int, leader: int, goal: Pose, slides: bool) -> Way:
    """How an element, or a group that keeps its places, gets its leader to a goal; with the free slide only
    if `slides`. Says nothing of threat zones."""
    around = things_around(state, setting, group, leader, goal)
    return way_among(state, setting, group, leader, goal, slides, around)


@rule("DBA3 P38")
def way_among(
    state: State, setting: Setting, group: int, leader: int, goal: Pose, slides: bool, around: int
) -> Way:
    """The same, for whoever has gathered the things around already."""
    most_slide = 0.0 + setting.rules.free_slide if slides else 0.0
    if is_single(group):
        way = single_way(state, setting, leader, goal, around)
        if way.why == Cause.LEGAL or not slides:
            return way
        return sliding_way(state, setting, leader, goal, around, way)
    return group_way(state, setting, group, leader, goal, most_slide, around, SHAPES)


@rule()
def things_around(state: State, setting: Setting, group: int, leader: int, goal: Pose) -> int:
    """The bit set of the things that may matter to a move: elements in the open that do not take part, and
    ground that is not good going."""
    lead = state.elements[leader]
    low_x, high_x = min(0 + lead.x, goal.x), max(0 + lead.x, goal.x)
    low_y, high_y = min(0 + lead.y, goal.y), max(0 + lead.y, goal.y)
    spread = 0
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        if me != leader:
            element = state.elements[me]
            far = max(abs(element.x - lead.x), abs(element.y - lead.y))
            spread = max(spread, (3 * far + 1) // 2)
    return things_in(state, setting, group, low_x - spread, high_x + spread, low_y - spread, high_y + spread)


@rule()
def things_in(
    state: State, setting: Setting, group: int, low_x: int, high_x: int, low_y: int, high_y: int
) -> int:
    """The bit set of the things that bases with the middle of their front edge in a box may meet."""
    x, y = 0.5 * (low_x + high_x), 0.5 * (low_y + high_y)
    reach_x, reach_y = high_x - x + REACH, high_y - y + REACH
    found = 0
    for who in range(ELEMENTS):
        element = state.elements[who]
        is_near = (abs(element.x - x) <= reach_x) & (abs(element.y - y) <= reach_y)
        found |= (is_near & is_in_field(element)) << who
    found &= ~group
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.count == 0 or feature.hold == Hold.GONE:
            continue
        if x + reach_x < feature.least_x or x - reach_x > feature.most_x:
            continue
        if y + reach_y < feature.least_y or y - reach_y > feature.most_y:
            continue
        if does_hinder(state, setting, number):
            found |= 1 << (FEATURE + number)
    return found


@rule("DBA3 P24", "DBA3 P25")
def does_hinder(state: State, setting: Setting, number: int) -> bool:
    """Whether a feature may slow or stop a move."""
    feature = state.features[number]
    if feature.ground == Ground.RIVER:
        return not is_paltry(feature)
    if feature.ground == Ground.PLOUGH:
        return state.plough == Going.ROUGH + 1
    return setting.grounds[feature.ground].going != Going.GOOD


@rule("DBA3 P23", "DBA3 P38")
def single_way(state: State, setting: Setting, me: int, goal: Pose, around: int) -> Way:
    """The way of a single element: straight, else with one bend."""
    way = straight_way(state, setting, me, goal, around)
    if way.why == Cause.LEGAL or way.why == Cause.TOO_FAR or way.why == Cause.OFF_BOARD or around == 0:
        return way
    if way.why == Cause.ON_FRIEND or way.why == Cause.ON_ENEMY or way.why == Cause.NO_ROOM_BEYOND:
        return way
    return bent_way(state, setting, me, goal, around, way)


@rule("DBA3 P23", "DBA3 P38")
def straight_way(state: State, setting: Setting, me: int, goal: Pose, around: int) -> Way:
    """The way straight to a goal, turning meanwhile."""
    length = length_between(pose_of(state.elements[me]), goal)
    if not is_within(length, good_pace(setting, me, state)):
        return Way(0 + Cause.TOO_FAR, length, 0.0)
    if not is_on_board(setting, body_at(setting, 0 + state.elements[me].troop, goal)):
        return Way(0 + Cause.OFF_BOARD, length, 0.0)
    if around == 0:
        return Way(0 + Cause.LEGAL, length, 0.0)
    leg = leg_of(state, setting, 1 << me, me, pose_of(state.elements[me]), goal, goal, around)
    return Way(why_not_so_far(state, setting, 1 << me, leg, length), length, 0.0)


@rule("DBA3 P23")
def length_between(start: Pose, goal: Pose) -> float:
    """The distance that the front corner that moves farther moves, straight."""
    x, y = float(goal.x - start.x), float(goal.y - start.y)
    if start.bearing == goal.bearing:
        return sqrt(x * x + y * y)
    one, other = facing(start.bearing), facing(goal.bearing)
    turn_x, turn_y = 0.5 * WIDTH * (other.y - one.y), 0.5 * WIDTH * (one.x - other.x)
    left = (x - turn_x) * (x - turn_x) + (y - turn_y) * (y - turn_y)
    right = (x + turn_x) * (x + turn_x) + (y + turn_y) * (y + turn_y)
    return sqrt(left if left > right else right)


@rule("DBA3 P22", "DBA3 P23", "DBA3 P25")
def why_not_so_far(state: State, setting: Setting, group: int, leg: Leg, length: float) -> int:
    """LEGAL if a way that is otherwise good is not too long; else why it is."""
    if leg.why != Cause.LEGAL or is_within(length, leg.pace):
        return leg.why
    if leg.is_river:
        return Cause.TOO_FAR_IN_RIVER
    slowest, fastest = slowest_and_fastest(state, setting, group)
    if is_within(length, slowest):
        return Cause.TOO_FAR_IN_GOING
    return Cause.TOO_FAR_FOR_GROUP if is_within(length, fastest) else Cause.TOO_FAR


@rule("DBA3 P22", "DBA3 P36")
def slowest_and_fastest(state: State, setting: Setting, group: int) -> tuple[float, float]:
    """The shortest and the longest of the tactical moves of a group in good going."""
    slowest, fastest = 1e30, 0.0
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        pace = good_pace(setting, me, state)
        slowest = pace if pace < slowest else slowest
        fastest = pace if pace > fastest else fastest
    return slowest, fastest


@rule("DBA3 P23", "DBA3 P38")
def bent_way(state: State, setting: Setting, me: int, goal: Pose, around: int, straight: Way) -> Way:
    """The shortest way with one bend, or with two round one and the same thing; *straight*, which is barred,
    if there is none."""
    start = pose_of(state.elements[me])
    best = straight
    barring = bars_of(state, setting, me, goal, around)
    for thing in range(-1, FEATURE + OTHER_GROUND):
        if thing >= 0 and not barring >> thing & 1:
            continue
        for number in range(DETOURS):
            bend = bend_of(state, setting, me, goal, thing, number)
            if bend != goal:
                best = shorter_by(state, setting, me, start, bend, bend, goal, best, around)
    if best.why != Cause.LEGAL:
        left = barring
        while left:
            thing = lowest(left)
            left &= left - 1
            for number in range(4):
                one, two = bends_along(state, setting, me, thing, number)
                best = shorter_by(state, setting, me, start, one, two, goal, best, around)
                best = shorter_by(state, setting, me, start, two, one, goal, best, around)
    return best


@rule("DBA3 P23", "DBA3 P38")
def shorter_by(
    state: State,
    setting: Setting,
    me: int,
    start: Pose,
    one: Pose,
    two: Pose,
    goal: Pose,
    best: Way,
    around: int,
) -> Way:
    """The way by two bends, or by one if they are the same, if it is free and shorter than the best so far;
    else that."""
    length = length_between(start, one) + length_between(two, goal)
    if one != two:
        length += length_between(one, two)
    if best.why == Cause.LEGAL and length >= best.length - TOLERANCE:
        return best
    if not is_within(length, good_pace(setting, me, state)):
        return best
    if not is_free(state, setting, me, start, one, goal, length, around):
        return best
    if not is_free(state, setting, me, two, goal, goal, length, around):
        return best
    if one != two and not is_free(state, setting, me, one, two, goal, length, around):
        return best
    return Way(0 + Cause.LEGAL, length, 0.0)


@rule("DBA3 P38")
def bars_of(state: State, setting: Setting, me: int, goal: Pose, around: int) -> int:
    """The elements and strongholds that the straight way to a goal would run into."""
    troop = 0 + state.elements[me].troop
    one, two = body(setting, state.elements[me]), body_at(setting, troop, goal)
    found = 0
    left = around & SOLIDS
    while left:
        thing = lowest(left)
        left &= left - 1
        if hull_overlaps(one, two, solid(state, setting, thing)):
            found |= 1 << thing
    return found


@rule("DBA3 P23", "DBA3 P38")
def is_free(
    state: State, setting: Setting, me: int, start: Pose, end: Pose, goal: Pose, length: float, around: int
) -> bool:
    """Whether nothing bars one leg of a way of some length all in all."""
    if not is_on_board(setting, body_at(setting, 0 + state.elements[me].troop, end)):
        return False
    leg = leg_of(state, setting, 1 << me, me, start, end, goal, around)
    return leg.why == Cause.LEGAL and is_within(length, leg.pace)


@rule("DBA3 D12", "DBA3 D13")
def sliding_way(state: State, setting: Setting, me: int, goal: Pose, around: int, barred: Way) -> Way:
    """The way of a single element to beside its goal and, by a free slide, into it: the smallest slide that
    makes up for the distance, else the one that lets it go straight ahead; *barred* if neither does."""
    start = pose_of(state.elements[me])
    most = 0.0 + setting.rules.free_slide
    seen = shift_between(goal, start)
    aside = -seen.right
    aside = most if aside > most else -most if aside < -most else aside
    for slide in (slide_within(start, goal, aside, good_pace(setting, me, state)), aside):
        before = shifted(goal, 0.0, -slide)
        way = straight_way(state, setting, me, before, around)
        if way.why == Cause.LEGAL and abs(slide) > TOLERANCE:
            leg = leg_of(state, setting, 1 << me, me, before, goal, goal, around)
            if leg.why == Cause.LEGAL and is_within(way.length, leg.pace):
                return Way(0 + Cause.LEGAL, way.length, slide)
    return barred


@rule("DBA3 D12", "DBA3 D13")
def slide_within(start: Pose, goal: Pose, aside: float, limit: float) -> float:
    """The smallest part of a slide that brings a goal within reach, to a thousandth of it; all of it if none
    does."""
    low, high = 0, 1024
    while low < high:
        middle = (low + high) // 2
        if length_between(start, shifted(goal, 0.0, -aside * middle / 1024)) <= limit:
            high = middle
        else:
            low = middle + 1
    return aside * low / 1024


@rule("DBA3 P36", "DBA3 D13")
def group_way(
    state: State,
    setting: Setting,
    group: int,
    leader: int,
    goal: Pose,
    most_slide: float,
    around: int,
    shapes: int,
) -> Way:
    """The way of a group: the first of its paths that nothing bars, of the first so many shapes."""
    if not is_group_on_board(state, setting, group, leader, goal):
        return Way(0 + Cause.OFF_BOARD, 0.0, 0.0)
    slowest, fastest = slowest_and_fastest(state, setting, group)
    barred = Way(why_no_path(state, setting, leader, goal), 0.0, 0.0)
    has_path = False
    for shape in range(shapes):
        path = path_of(state, group, leader, goal, shape, most_slide, slowest)
        if path.length < 0.0:
            continue
        why = 0 + (Cause.TOO_FAR_FOR_GROUP if is_within(path.length, fastest) else Cause.TOO_FAR)
        if is_within(path.length, slowest):
            why = why_not_along(state, setting, group, leader, path, goal, around)
        if why == Cause.LEGAL:
            return Way(why, path.length, path.slide)
        is_better = barred.why == Cause.TOO_FAR and why != Cause.TOO_FAR
        if not has_path or is_better:
            barred = Way(why, path.length, path.slide)
        has_path = True
    return barred


@rule("DBA3 P3")
def is_group_on_board(state: State, setting: Setting, group: int, leader: int, goal: Pose) -> bool:
    """Whether all of a group would stand on the battlefield."""
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        place = place_with(state, leader, me, goal)
        if not is_on_board(setting, body_at(setting, 0 + state.elements[me].troop, place)):
            return False
    return True


@rule("DBA3 P36")
def why_no_path(state: State, setting: Setting, leader: int, goal: Pose) -> int:
    """Why none of a group's paths leads to a goal."""
    seen = shift_between(pose_of(state.elements[leader]), goal)
    if seen.turn != 0:
        return Cause.WHEEL_BACKWARDS if seen.ahead < 0.0 or abs(seen.turn) > 900 else Cause.WHEEL_PIVOT
    if seen.ahead >= -TOLERANCE and abs(seen.right) <= setting.rules.free_slide + TOLERANCE:
        return Cause.SLIDES_WITHOUT_ENEMY
    return Cause.GROUP_TURNS


@rule("DBA3 P23", "DBA3 P36")
def why_not_along(
    state: State, setting: Setting, group: int, leader: int, path: Path, goal: Pose, around: int
) -> int:
    """LEGAL, or what bars a path to a group: each of its legs is free, and none is through going in which the
    whole path is too long."""
    if around == 0:
        return Cause.LEGAL
    start = pose_of(state.elements[leader])
    for number in range(4):
        end = goal
        if number == 0:
            end = path.one
        elif number == 1:
            end = path.two
        elif number == 2:
            end = path.three
        if end != start or number == 3:
            leg = leg_of(state, setting, group, leader, start, end, goal, around)
            why = why_not_so_far(state, setting, group, leg, path.length)
            if why != Cause.LEGAL:
                return why
        start = end
    return Cause.LEGAL

"""Threat zones: the ground straight ahead of an enemy front edge, and all round war wagons and strongholds.
Who starts in one or enters it may line up with its owner, go for it, or go straight back.

Bit sets here are of things: elements, and FEATURE + a city, fort or camp.
"""

from __future__ import annotations

from bingqi.geometry.point import Point
from bingqi.geometry.pose import HALF_TURN, Pose, facing, shift_between
from bingqi.geometry.rectangle import Rectangle, distance, local, outward, overlap
from bingqi.geometry.sweep import hull_overlaps
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.bits import lowest
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.ground import body, body_at, is_in_field, kind_of, pose_of
from bingqi.rulesets.dba3.groups import is_column, place_with
from bingqi.rulesets.dba3.leg import front_at, solid, strip_before
from bingqi.rulesets.dba3.state import (
    FEATURE,
    NOBODY,
    OF_A_SIDE,
    OTHER_GROUND,
    WIDTH,
    Ground,
    Hold,
    Kind,
    Setting,
    State,
)
from bingqi.rulesets.dba3.touch import assaulter_of, defending_side, first_of, is_in_close_combat

STRONGHOLDS = ((1 << OTHER_GROUND) - 1) << FEATURE
"""The bit set of all places where there may be a stronghold."""
MARGIN = 2.5 * TOLERANCE
"""By how much a zone is drawn deeper, so that what touches its far edge overlaps it."""


@rule("DBA3 P43")
def why_not_in_zone(
    state: State, setting: Setting, group: int, leader: int, goal: Pose, target: int, act: int
) -> int:
    """LEGAL, or how the threat zones that a group starts in or enters forbid a move that brings its leader to
    *goal*; `target`: the thing that it contacts, or NOBODY."""
    started = zones_on(state, setting, group)
    return why_not_from_zone(state, setting, group, leader, goal, target, act, started)


@rule("DBA3 P43")
def why_not_from_zone(
    state: State, setting: Setting, group: int, leader: int, goal: Pose, target: int, act: int, started: int
) -> int:
    """The same, for whoever knows in which zones the group starts. Those bind it; if it starts in none, those
    that it enters do."""
    threats = started
    if started == 0:
        if state.elements[leader].inside:
            threats = zones_at(state, setting, leader, goal)
        elif target != NOBODY and zones_entered(state, setting, group, leader, goal, 1 << target):
            return Cause.LEGAL  # whatever others there are
        else:
            threats = zones_entered(state, setting, group, leader, goal, ~0)
    if threats == 0:
        return Cause.LEGAL
    if target != NOBODY:
        return Cause.LEGAL if threats >> target & 1 else Cause.ZONE_OF_ANOTHER
    seen = shift_between(pose_of(state.elements[leader]), goal)
    is_back = seen.turn == 0 and seen.ahead < 0.0
    if is_back and abs(seen.right) <= TOLERANCE:
        return Cause.LEGAL if is_column(state, setting, group) else Cause.ZONE_GROUP_BACK
    if act == Act.MOVE and goes_for_one(state, setting, group, leader, goal, threats):
        return Cause.LEGAL
    if is_back and started:
        return Cause.ZONE_NOT_STRAIGHT_BACK
    if act == Act.MOVE and is_nearer_one(state, setting, leader, goal, threats):
        return Cause.ZONE_NOT_TOWARDS if seen.turn == 0 else Cause.ZONE_NOT_LINED_UP
    return Cause.ZONE_HOLDS if started else Cause.ZONE_ENTERED


@rule("DBA3 P42", "DBA3 P43")
def zones_on(state: State, setting: Setting, group: int) -> int:
    """The enemies in whose threat zone some part of a group stands."""
    found = 0
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        if state.elements[me].inside == 0:
            element = state.elements[me]
            base = body(setting, element)
            found |= zones_met(state, setting, 0 + element.side, base, base, ~found)
    return found


@rule("DBA3 P43")
def zones_entered(state: State, setting: Setting, group: int, leader: int, goal: Pose, among: int) -> int:
    """The enemies, of a bit set of them, whose threat zone a front edge of a group is in, or touches the far
    edge of, on its way or at its end."""
    found = 0
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        element = state.elements[me]
        place = place_with(state, leader, me, goal)
        one, two = front_at(body(setting, element)), front_at(body_at(setting, 0 + element.troop, place))
        found |= zones_met(state, setting, 0 + element.side, one, two, among & ~found)
    return found


@rule("DBA3 P42")
def zones_at(state: State, setting: Setting, me: int, pose: Pose) -> int:
    """The enemies in whose threat zone the front edge of an element would be at a pose."""
    element = state.elements[me]
    front = front_at(body_at(setting, 0 + element.troop, pose))
    return zones_met(state, setting, 0 + element.side, front, front, ~0)


@rule("DBA3 P42")
def zones_met(state: State, setting: Setting, side: int, one: Rectangle, two: Rectangle, among: int) -> int:
    """The things, of a bit set of them, whose threat zone over a side the ground between two rectangles
    meets."""
    found = 0
    left = among & (enemies_by(state, setting, side, one, two) | STRONGHOLDS)
    while left:
        thing = lowest(left)
        left &= left - 1
        if threatens(state, setting, thing, side, one, two):
            found |= 1 << thing
    return found


@rule("DBA3 P42")
def threatens(state: State, setting: Setting, thing: int, side: int, one: Rectangle, two: Rectangle) -> bool:
    """Whether a thing has a threat zone over a side, and the ground between two rectangles meets it."""
    if thing >= FEATURE:
        has_one = stronghold_threatens(state, setting, thing - FEATURE, side)
        return has_one and meets_zone(state, setting, thing, one, two)
    it = state.elements[thing]
    if it.side == side or not is_in_field(it) or not meets_zone(state, setting, thing, one, two):
        return False
    return not is_in_close_combat(state, setting, thing)


@rule()
def enemies_by(state: State, setting: Setting, side: int, one: Rectangle, two: Rectangle) -> int:
    """The bit set of a side's enemies in the open that are so near to the ground between two rectangles that
    it may meet their threat zones; cheap."""
    found = 0
    reach = one.half_depth + one.half_width + setting.rules.zone + WIDTH
    x, y = 0.5 * (one.x + two.x), 0.5 * (one.y + two.y)
    reach_x, reach_y = 0.5 * abs(two.x - one.x) + reach, 0.5 * abs(two.y - one.y) + reach
    start = first_of(1 - side)
    for foe in range(start, start + OF_A_SIDE):
        enemy = state.elements[foe]
        far = setting.troops[enemy.troop].depth
        is_near = (abs(enemy.x - x) <= reach_x + far) & (abs(enemy.y - y) <= reach_y + far)
        found |= (is_near & is_in_field(enemy)) << foe
    return found


@rule("DBA3 P42", "DBA3 P43")
def stronghold_threatens(state: State, setting: Setting, number: int, side: int) -> bool:
    """Whether a camp, a city or a garrisoned fort has threat zones over a side: it is the enemy's, and no
    assault on it is being fought."""
    feature = state.features[number]
    if feature.count == 0 or feature.width == 0 or feature.hold == Hold.GONE or feature.hold == Hold.SACKED:
        return False
    if feature.ground == Ground.CAMP:
        if feature.owner == side:
            return False
    elif defending_side(state, number) != 1 - side:
        return False
    return assaulter_of(state, setting, number, 0) == NOBODY


@rule("DBA3 P42")
def meets_zone(state: State, setting: Setting, thing: int, one: Rectangle, two: Rectangle) -> bool:
    """Whether the ground between two rectangles meets the threat zone that a thing has, if it has one now."""
    deep = setting.rules.zone + MARGIN
    if thing < FEATURE and kind_of(setting, state.elements[thing]) != Kind.WWG:
        zone = zone_ahead(setting, pose_of(state.elements[thing]))
        return overlap(two, zone) or hull_overlaps(one, two, zone)
    base = solid(state, setting, thing)
    along = Rectangle(base.x, base.y, base.ahead_x, base.ahead_y, base.half_depth + deep, base.half_width)
    across = Rectangle(base.x, base.y, base.ahead_x, base.ahead_y, base.half_depth, base.half_width + deep)
    return hull_overlaps(one, two, along) or hull_overlaps(one, two, across)


@rule("DBA3 P42")
def zone_ahead(setting: Setting, pose: Pose) -> Rectangle:
    """The threat zone before a front edge."""
    way = facing(pose.bearing)
    half = 0.5 * (setting.rules.zone + MARGIN)
    return Rectangle(pose.x + way.x * half, pose.y + way.y * half, way.x, way.y, half, 0.5 * WIDTH)


@rule("DBA3 P43")
def goes_for_one(state: State, setting: Setting, group: int, leader: int, goal: Pose, threats: int) -> bool:
    """Whether some element of a group ends lined up before one of the threats, or nearer to it and with it
    straight ahead."""
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        place = place_with(state, leader, me, goal)
        things = threats
        while things:
            thing = lowest(things)
            things &= things - 1
            if is_lined_up_before(state, setting, thing, place):
                return True
            if is_towards(state, setting, me, place, thing):
                return True
    return False


@rule("DBA3 P43")
def is_lined_up_before(state: State, setting: Setting, thing: int, pose: Pose) -> bool:
    """Whether a front edge at a pose lies parallel to the front edge of a thing and straight before it, at
    whatever distance; of a war wagon or a stronghold, any edge serves."""
    if thing < FEATURE and kind_of(setting, state.elements[thing]) != Kind.WWG:
        seen = shift_between(pose_of(state.elements[thing]), pose)
        return seen.turn == HALF_TURN and abs(seen.right) <= TOLERANCE and seen.ahead >= -TOLERANCE
    base = solid(state, setting, thing)
    way = facing(pose.bearing)
    place = local(base, Point(0.0 + pose.x, 0.0 + pose.y))
    for edge in range(4):
        out = outward(base, edge)
        if out.x * way.x + out.y * way.y < -0.999999:
            is_along = edge % 2 == 0
            aside = abs(place.right if is_along else place.ahead)
            half = base.half_width if is_along else base.half_depth
            room = half - 0.5 * WIDTH if half > 0.5 * WIDTH else 0.0
            return aside <= room + TOLERANCE
    return False


@rule("DBA3 P43")
def is_towards(state: State, setting: Setting, me: int, place: Pose, thing: int) -> bool:
    """Whether an element at a place is nearer to a thing than it was and has some of it straight ahead."""
    target = solid(state, setting, thing)
    here = body(setting, state.elements[me])
    there = body_at(setting, 0 + state.elements[me].troop, place)
    return (
        overlap(strip_before(there), target) and distance(there, target) < distance(here, target) - TOLERANCE
    )


@rule("DBA3 P43")
def is_nearer_one(state: State, setting: Setting, leader: int, goal: Pose, threats: int) -> bool:
    """Whether a move brings its leader nearer to one of the threats."""
    here = body(setting, state.elements[leader])
    there = body_at(setting, 0 + state.elements[leader].troop, goal)
    left = threats
    while left:
        thing = lowest(left)
        left &= left - 1
        target = solid(state, setting, thing)
        if distance(there, target) < distance(here, target) - TOLERANCE:
            return True
    return False

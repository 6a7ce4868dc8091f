"""Zones of control."""

from __future__ import annotations

from bingqi.geometry.pose import Pose, facing, shift_between
from bingqi.geometry.rectangle import Edge, Rectangle, clearance, overlap, span_beyond
from bingqi.geometry.sector import band, has_part_in
from bingqi.geometry.sweep import hull_overlaps
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.rule import rule
from bingqi.rulesets.dba12.causes import Cause
from bingqi.rulesets.dba12.ground import (
    are_apart,
    body,
    body_at,
    is_in_field,
    is_off_way,
    is_same_way,
    pose_of,
)
from bingqi.rulesets.dba12.state import ELEMENTS, OF_A_SIDE, WIDTH, Element, Setting, State
from bingqi.rulesets.dba12.touch import first_of


@rule("DBA12 Q9")
def zone_reach(state: State, setting: Setting, foe: int, moving: int) -> float:
    """How far the zone of an element reaches straight ahead: to the first element that is in it, those apart
    that move."""
    base = body(setting, state.elements[foe])
    reach = 0.0 + setting.rules.zone
    full = band(base, Edge.FRONT, reach, 0.0)
    for who in range(ELEMENTS):
        element = state.elements[who]
        far = base.half_depth + reach + 1.5 * WIDTH + setting.troops[element.troop].depth
        if abs(element.x - base.x) > far or abs(element.y - base.y) > far:
            continue
        if who == foe or moving >> who & 1 or not is_in_field(element):
            continue
        other = body(setting, element)
        if not are_apart(full, other) and overlap(full, other):
            found = span_beyond(base, Edge.FRONT, other).least
            reach = found if found < reach else reach
    return reach if reach > 0.0 else 0.0


@rule("DBA12 Q9")
def zones_met(
    state: State, setting: Setting, moving: int, start: Rectangle, end: Rectangle, side: int
) -> int:
    """The bit set of the enemies of a side whose zones the ground between two places of a base lies in."""
    found = 0
    foes = first_of(1 - side)
    near = 2.0 * WIDTH + setting.rules.zone
    for foe in range(foes, foes + OF_A_SIDE):
        element = state.elements[foe]
        if is_off_way(start, end, element, near) or not is_in_field(element):
            continue
        if is_beside_zone(start, end, element):
            continue
        base = body(setting, element)
        if hull_overlaps(start, end, band(base, Edge.FRONT, 0.0 + setting.rules.zone, 0.0)):
            reach = zone_reach(state, setting, foe, moving)
            is_whole = reach >= setting.rules.zone
            if is_whole or (
                reach > TOLERANCE and hull_overlaps(start, end, band(base, Edge.FRONT, reach, 0.0))
            ):
                found |= 1 << foe
    return found


@rule()
def is_beside_zone(start: Rectangle, end: Rectangle, foe: Element) -> bool:
    """Whether the way from one place of a base to another leads past the strip that an enemy looks down, all
    on one side; cheap."""
    ahead = facing(foe.bearing)
    far = 0.5 * WIDTH + start.half_depth + start.half_width
    first = (start.x - foe.x) * ahead.y - (start.y - foe.y) * ahead.x
    last = (end.x - foe.x) * ahead.y - (end.y - foe.y) * ahead.x
    return (first > far and last > far) or (first < -far and last < -far)


@rule("DBA12 Q9")
def why_not_through_zone(state: State, setting: Setting, moving: int, me: int, goal: Pose) -> int:
    """LEGAL, or ACROSS_ZONE for an element that goes through an enemy zone to another end than to contact or
    face one of the enemies whose zones it meets, or to go straight back."""
    element = state.elements[me]
    start, end = body(setting, element), body_at(setting, element.troop, goal)
    met = zones_met(state, setting, moving, start, end, 0 + element.side)
    if met == 0:
        return 0 + Cause.LEGAL
    went = shift_between(pose_of(element), goal)
    if is_same_way(element.bearing, goal.bearing) and abs(went.right) <= TOLERANCE and went.ahead <= 0.0:
        return 0 + Cause.LEGAL
    ahead = band(end, Edge.FRONT, 0.0 + setting.rules.zone, 0.0)
    for foe in range(ELEMENTS):
        if met >> foe & 1:
            other = body(setting, state.elements[foe])
            if clearance(end, other) <= TOLERANCE or has_part_in(ahead, other):
                return 0 + Cause.LEGAL
    return 0 + Cause.ACROSS_ZONE

"""What a shooter sees of a target: shooting lines, target lines, the arc, and what masks them."""

from __future__ import annotations

from typing import NamedTuple

from bingqi.geometry.contact import NO_EDGE
from bingqi.geometry.point import Point, Segment, along, distance_of_segments, length_of
from bingqi.geometry.polygon import length_inside
from bingqi.geometry.rectangle import Edge, Rectangle, edge
from bingqi.geometry.sector import Part, band, part_within, piece
from bingqi.geometry.sight import shadow, shadow_of_area, shadow_of_line
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.rule import rule
from bingqi.kit.scratch import zeros
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.ground import body, crest_of, is_in_field, kind_of, outline_of
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    FEATURE,
    FEATURES,
    WIDTH,
    Ground,
    Hold,
    Kind,
    Setting,
    State,
)
from bingqi.rulesets.dba3.touch import walls

LONG = 40 * WIDTH
"""Longer than any battlefield."""
SIGHTED = (Edge.FRONT, Edge.LEFT, Edge.RIGHT, Edge.REAR)
"""The order in which the edges of a target are looked at."""
WAY = 2 * WIDTH
"""Bases whose fronts are farther off than this are in nobody's way."""
MASKS = 48
"""Shadows that may fall on one target line."""


class View(NamedTuple):
    """Whether a target can be shot at, and the edge of it that is: `why` LEGAL or a Cause, `edge` an Edge or
    NO_EDGE."""

    why: int
    edge: int


@rule("DBA3 D45", "DBA3 D53", "DBA3 D60", "DBA3 D61")
def view_of(state: State, setting: Setting, me: int, thing: int) -> View:
    """What an element sees of an enemy element, or of a stronghold, from the best of its shooting lines."""
    target = (
        walls(state.features[thing - FEATURE]) if thing >= FEATURE else body(setting, state.elements[thing])
    )
    shooter = state.elements[me]
    if shooter.inside == 0 and kind_of(setting, shooter) != Kind.WWG:
        return view_from(state, setting, me, body(setting, shooter), Edge.FRONT, thing, target)
    base = walls(state.features[shooter.inside - 1]) if shooter.inside else body(setting, shooter)
    best = View(0 + Cause.OUTSIDE_ARC, NO_EDGE)
    for which in range(4):
        found = view_from(state, setting, me, base, which, thing, target)
        if found.why == Cause.LEGAL:
            return found
        if best.why == Cause.OUTSIDE_ARC:
            best = found
    return best


@rule(
    "DBA3 D46", "DBA3 D47", "DBA3 D48", "DBA3 D50", "DBA3 D51", "DBA3 D52", "DBA3 D53", "DBA3 D41", "DBA3 D42"
)
def view_from(
    state: State, setting: Setting, me: int, base: Rectangle, which: int, thing: int, target: Rectangle
) -> View:
    """The same from one edge of a base or a stronghold: bows inside a stronghold use any stretch of 1 BW of
    the edge, which the whole edge stands for as far as the arc goes."""
    arc = band(base, which, LONG, 0.0 + setting.rules.arc)
    line = edge(base, which)
    reach = 0.0 + setting.troops[state.elements[me].troop].reach
    best = View(0 + Cause.OUTSIDE_ARC, NO_EDGE)
    for order in range(4):
        hit = SIGHTED[order]
        face = edge(target, hit)
        if not is_turned_to(face, base):
            continue
        if distance_of_segments(line, face) > reach + TOLERANCE:
            best = View(0 + Cause.OUT_OF_RANGE, NO_EDGE)
            continue
        part = part_within(arc, face, TOLERANCE)
        need = needed(setting, length_of(face))
        if (part.end - part.start) * length_of(face) + TOLERANCE < need:
            continue
        why = masked(state, setting, me, thing, line, face, part, need, reach)
        if why == Cause.LEGAL:
            return View(0 + Cause.LEGAL, 0 + hit)
        best = View(why, NO_EDGE)
    return best


@rule()
def is_turned_to(face: Segment, base: Rectangle) -> bool:
    """Whether the middle of a base lies on the outside of an edge."""
    x, y = face.to_x - face.x, face.to_y - face.y
    return x * (base.y - face.y) - y * (base.x - face.x) > 0.0


@rule("DBA3 D50", "DBA3 D51")
def needed(setting: Setting, length: float) -> float:
    """How much of an edge has to be seen: all of a short one, else the stated piece."""
    wanted = 0.0 + setting.rules.target_piece
    return length if length < wanted else wanted


@rule("DBA3 D45", "DBA3 D60", "DBA3 D61", "DBA3 D65", "DBA3 D66", "DBA3 D58")
def masked(
    state: State,
    setting: Setting,
    me: int,
    thing: int,
    line: Segment,
    face: Segment,
    part: Part,
    need: float,
    reach: float,
) -> int:
    """LEGAL when a stretch of an edge, in the arc and as long as needed, is seen and in range; else what is
    in the way."""
    length = length_of(face)
    starts, ends, kinds = zeros(MASKS), zeros(MASKS), zeros(MASKS)
    count = 0
    why = 0 + Cause.OUT_OF_RANGE
    through_psiloi = kind_of(setting, state.elements[me]) == Kind.ART
    side = 0 + state.elements[me].side
    low_x, high_x = min(line.x, line.to_x, face.x, face.to_x), max(line.x, line.to_x, face.x, face.to_x)
    low_y, high_y = min(line.y, line.to_y, face.y, face.to_y), max(line.y, line.to_y, face.y, face.to_y)
    for who in range(ELEMENTS):
        other = state.elements[who]
        if other.x < low_x - WAY or other.x > high_x + WAY or other.y < low_y - WAY or other.y > high_y + WAY:
            continue
        is_other = who != me and who != thing and is_in_field(other)
        if not is_other or (through_psiloi and other.side != side and kind_of(setting, other) == Kind.PS):
            continue
        cast = shadow(line, face, body(setting, other))
        if cast.start < cast.end:
            starts[count], ends[count] = int(cast.start * length), int(cast.end * length)
            count += 1
    elements = count
    for number in range(FEATURES):
        cast = cast_by_ground(state, setting, number, me, thing, line, face)
        if cast.start < cast.end:
            starts[count], ends[count] = int(cast.start * length), int(cast.end * length)
            kinds[count] = 2 if setting.grounds[state.features[number].ground].is_hill else 3
            count += 1
    low, high = part.start * length, part.end * length
    for number in range(-2, 2 * count + 1):
        if number == -2:
            start = 0.5 * (low + high - need)
        elif number == -1:
            start = low
        elif number < count:
            start = 0.0 + ends[number]
        elif number < 2 * count:
            start = starts[number - count] - need
        else:
            start = high - need
        if start < low - TOLERANCE or start + need > high + TOLERANCE:
            continue
        blocked = 0
        for mask in range(count):
            if starts[mask] + TOLERANCE < start + need and ends[mask] - TOLERANCE > start:
                blocked = 1 if mask < elements else kinds[mask]
        if blocked == 1:
            why = 0 + Cause.ELEMENT_IN_SIGHT_LINE
        elif blocked:
            why = 0 + (Cause.CREST_IN_SIGHT_LINE if blocked == 2 else Cause.STRONGHOLD_IN_SIGHT_LINE)
        else:
            stretch = piece(face, Part(start / length, (start + need) / length))
            if distance_of_segments(line, stretch) > reach + TOLERANCE:
                continue
            if has_cover_between(state, setting, line, stretch):
                why = 0 + Cause.COVER_IN_SIGHT_LINE
            else:
                return 0 + Cause.LEGAL
    if why == Cause.ELEMENT_IN_SIGHT_LINE and is_partly_seen(starts, ends, count, low, high):
        return 0 + Cause.TOO_LITTLE_IN_SIGHT
    return why


@rule("DBA3 D61")
def is_partly_seen(starts: list[int], ends: list[int], count: int, low: float, high: float) -> bool:
    """Whether some stretch of an edge between two points of it lies in no shadow."""
    for number in range(-1, count):
        start = low if number < 0 else 0.0 + ends[number]
        if start < low or start > high - TOLERANCE:
            continue
        is_free = True
        for mask in range(count):
            if starts[mask] <= start + TOLERANCE and ends[mask] > start + TOLERANCE:
                is_free = False
        if is_free:
            return True
    return False


@rule("DBA3 D65", "DBA3 D66")
def cast_by_ground(
    state: State, setting: Setting, number: int, me: int, thing: int, line: Segment, face: Segment
) -> Part:
    """The shadow of the ridge line of a hill, or of a city or fort, on an edge."""
    feature = state.features[number]
    nothing = Part(0.0, 0.0)
    if feature.count == 0 or feature.hold == Hold.GONE or number == thing - FEATURE:
        return nothing
    if number == state.elements[me].inside - 1:
        return nothing
    if setting.grounds[feature.ground].is_hill:
        return shadow_of_line(line, face, crest_of(feature))
    if feature.ground == Ground.CITY or feature.ground == Ground.FORT:
        return shadow_of_area(line, face, outline_of(feature))
    return nothing


@rule("DBA3 D65")
def has_cover_between(state: State, setting: Setting, line: Segment, stretch: Segment) -> bool:
    """Whether sight from a line to a stretch passes through too much of a hill, a wood or the like: along the
    shortest ways to its ends and its middle."""
    limit = setting.rules.masking + TOLERANCE
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.count and setting.grounds[feature.ground].masks == 2:
            area = outline_of(feature)
            for step in range(3):
                seen = along(stretch, 0.5 * step)
                eye = nearest_on(line, seen)
                if length_inside(area, Segment(eye.x, eye.y, seen.x, seen.y)) > limit:
                    return True
    return False


@rule()
def nearest_on(line: Segment, point: Point) -> Point:
    """The point of a line that is nearest to another."""
    x, y = line.to_x - line.x, line.to_y - line.y
    share = ((point.x - line.x) * x + (point.y - line.y) * y) / (x * x + y * y)
    share = 0.0 if share < 0.0 else 1.0 if share > 1.0 else share
    return along(line, share)

"""Sight: what stands between two points, between two lines, and which part of a line lies in the shadow of a
body.

Lines run as the edges of a rectangle do, their outside on the left: a line looks to its left and is seen from
its left. What only touches a view does not block it.
"""

from bingqi.geometry.point import Point, Segment, along, end_of, length_of, side_of, start_of
from bingqi.geometry.polygon import Polygon, side
from bingqi.geometry.rectangle import Rectangle, edge, flat, grown
from bingqi.geometry.sector import Part, part_within
from bingqi.geometry.sweep import hull_enters, hull_overlaps
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.rule import rule


@rule()
def is_crossed(line: Segment, body: Rectangle) -> bool:
    """Whether a straight line passes through a body, or begins or ends in it."""
    part = part_within(body, line, -TOLERANCE)
    return part.start < part.end


@rule()
def is_between(one: Segment, other: Segment, body: Rectangle) -> bool:
    """Whether a body reaches into the area that joins two lines."""
    return hull_overlaps(flat(one), flat(other), body)


@rule()
def is_area_between(one: Segment, other: Segment, area: Polygon) -> bool:
    """Whether any of the area that joins two lines lies in a polygon."""
    return hull_enters(flat(one), flat(other), area)


@rule()
def shadow(viewer: Segment, target: Segment, body: Rectangle) -> Part:
    """The part of *target* that some point of *viewer* cannot see because of a body: a stretch that keeps out
    of it is seen by the whole viewer. The target lies ahead of the viewer; one that turns its back to any
    point of the viewer is all in shadow."""
    if not _is_turned_to(target, viewer):
        return Part(0.0, 1.0)
    if _is_beside(viewer, target, body):
        return Part(0.0, 0.0)
    if _highest(viewer, body) < 0.5 * TOLERANCE or _highest(target, body) < 0.5 * TOLERANCE:
        return Part(0.0, 0.0)  # behind the one or the other
    hidden, core = Part(0.0, 0.0), grown(body, -TOLERANCE)
    for number in range(4):
        hidden = _joined(hidden, _shadow_on_turned(viewer, target, edge(core, number)))
    return hidden


@rule()
def shadow_of_area(viewer: Segment, target: Segment, area: Polygon) -> Part:
    """The same for a polygon that neither line enters, from the first to the last place that it hides."""
    hidden = Part(0.0, 0.0)
    for number in range(len(area.xs)):
        hidden = _joined(hidden, shadow_of_line(viewer, target, side(area, number)))
    return hidden


@rule()
def shadow_of_line(viewer: Segment, target: Segment, border: Segment) -> Part:
    """The same for a line that sight does not cross. A shadow shorter than TOLERANCE is none."""
    return _shadow_on_turned(viewer, target, border) if _is_turned_to(target, viewer) else Part(0.0, 1.0)


@rule()
def _is_turned_to(target: Segment, viewer: Segment) -> bool:
    """Whether all of the viewer is on the outside of the target."""
    return _height(target, start_of(viewer)) > TOLERANCE and _height(target, end_of(viewer)) > TOLERANCE


@rule()
def _shadow_on_turned(viewer: Segment, target: Segment, border: Segment) -> Part:
    """The shadow of a line on a target that is turned to the viewer."""
    # A place hides what lies between its two shadows, as seen from the viewer's start and end. A line hides
    # from the first to the last shadow of its two ends, once it is cut to what lies ahead of the viewer,
    # outside the target, and nearer to the target's line than the farther end of the viewer.
    part = _part_between(border, viewer, target)
    if part.start >= part.end:
        return Part(0.0, 0.0)
    length = length_of(target)
    low, high = length, 0.0
    for place in (along(border, part.start), along(border, part.end)):
        first = _thrown(start_of(viewer), place, target, 0.0)
        last = _thrown(end_of(viewer), place, target, length)
        low = first if first < low else low
        high = last if last > high else high
    low, high = low if low > 0.0 else 0.0, high if high < length else length
    return Part(low / length, high / length) if high - low > TOLERANCE else Part(0.0, 0.0)


@rule()
def _joined(one: Part, other: Part) -> Part:
    """The stretch from the first to the last of two parts."""
    if one.start >= one.end:
        return other
    if other.start >= other.end:
        return one
    start = one.start if one.start < other.start else other.start
    return Part(start, one.end if one.end > other.end else other.end)


@rule()
def _part_between(border: Segment, viewer: Segment, target: Segment) -> Part:
    """The part of a border that can come between viewer and target."""
    start, end = start_of(border), end_of(border)
    ahead = _part_above(_height(viewer, start), _height(viewer, end))
    height, end_height = _height(target, start), _height(target, end)
    outside = _part_above(height, end_height)
    eye, other_eye = _height(target, start_of(viewer)), _height(target, end_of(viewer))
    top = eye if eye > other_eye else other_eye
    below = _part_above(top - height, top - end_height)
    first = ahead.start if ahead.start > outside.start else outside.start
    last = ahead.end if ahead.end < outside.end else outside.end
    return Part(first if first > below.start else below.start, last if last < below.end else below.end)


@rule()
def _part_above(start: float, end: float) -> Part:
    """The shares at which a number that runs evenly from *start* to *end* is one grain or more."""
    if start >= 1.0:
        return Part(0.0, 1.0) if end >= 1.0 else Part(0.0, (start - 1.0) / (start - end))
    return Part((1.0 - start) / (end - start), 1.0) if end > 1.0 else Part(0.0, 0.0)


@rule()
def _height(line: Segment, point: Point) -> float:
    """How far a point lies to the left of a line."""
    return side_of(line, point) / length_of(line)


@rule()
def _is_beside(viewer: Segment, target: Segment, body: Rectangle) -> bool:
    """Whether all of a body lies on one side of the ground between a viewer and a target that is turned to
    it; cheap. Where an end of the target is not ahead of the viewer, that side is not asked."""
    if side_of(viewer, end_of(target)) > 0.0:
        border = Segment(viewer.x, viewer.y, target.to_x, target.to_y)
        if _is_on_left(border, body):
            return True
    border = Segment(target.x, target.y, viewer.to_x, viewer.to_y)
    return side_of(viewer, start_of(target)) > 0.0 and _is_on_left(border, body)


@rule()
def _is_on_left(line: Segment, body: Rectangle) -> bool:
    """Whether all of a body lies to the left of a line."""
    x, y = line.to_x - line.x, line.to_y - line.y
    reach = body.half_depth * abs(body.ahead_y * x - body.ahead_x * y)
    reach += body.half_width * abs(body.ahead_x * x + body.ahead_y * y)
    return x * (body.y - line.y) - y * (body.x - line.x) > reach


@rule()
def _highest(line: Segment, body: Rectangle) -> float:
    """How far the farthest point of a body lies to the left of a line."""
    length = length_of(line)
    x, y = (line.to_x - line.x) / length, (line.to_y - line.y) / length
    place = x * (body.y - line.y) - y * (body.x - line.x)
    along = abs(body.ahead_y * x - body.ahead_x * y)
    return place + body.half_depth * along + body.half_width * abs(body.ahead_x * x + body.ahead_y * y)


@rule()
def _thrown(eye: Point, place: Point, target: Segment, farthest: float) -> float:
    """Where the shadow of a place falls on the target's line, in grains from its start; else *farthest*."""
    length = length_of(target)
    x, y = (target.to_x - target.x) / length, (target.to_y - target.y) / length
    height, lower = side_of(target, eye) / length, side_of(target, place) / length
    if lower >= height:
        return farthest
    start = (eye.x - target.x) * x + (eye.y - target.y) * y
    step = (place.x - eye.x) * x + (place.y - eye.y) * y
    return start + step * height / (height - lower)

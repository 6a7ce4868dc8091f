"""Simple polygons, convex or not, in either order of corners: what of a rectangle or a line they cover, and
distances.

A ruleset hands over the rows of its own record, cut to their count: `Polygon(area.xs[: area.count], area.ys[:
area.count])`.
"""

from enum import IntEnum
from typing import NamedTuple

from bingqi.geometry.point import (
    Point,
    Segment,
    distance_of_segments,
    distance_to_segment,
    end_of,
    length_of,
    start_of,
)
from bingqi.geometry.rectangle import Rectangle, distance, flat, local
from bingqi.geometry.sector import part_in_box
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.rule import rule


class Polygon(NamedTuple):
    """The corners of an area, in order, in grains; the last is joined to the first."""

    xs: list[int]
    ys: list[int]


class Cover(IntEnum):
    """How much of a body lies in an area."""

    NONE = 0
    PART = 1
    WHOLE = 2


@rule()
def side(area: Polygon, number: int) -> Segment:
    """The side from corner *number* to the next."""
    after = number + 1 if number + 1 < len(area.xs) else 0
    return Segment(
        float(area.xs[number]), float(area.ys[number]), float(area.xs[after]), float(area.ys[after])
    )


@rule()
def cover(area: Polygon, body: Rectangle) -> int:
    """Whether none, part or the whole of a body lies in an area; touching it does not count."""
    if _is_far(area, body):
        return Cover.NONE
    half_depth, half_width = body.half_depth - TOLERANCE, body.half_width - TOLERANCE
    last = len(area.xs) - 1
    start = local(body, Point(float(area.xs[last]), float(area.ys[last])))
    for number in range(last + 1):
        end = local(body, Point(float(area.xs[number]), float(area.ys[number])))
        part = part_in_box(start, end, half_depth, half_width)
        if part.start < part.end:
            return Cover.PART
        start = end
    return Cover.WHOLE if holds(area, Point(body.x, body.y)) else Cover.NONE


@rule()
def covered_share(area: Polygon, body: Rectangle) -> float:
    """The share of a rectangle's own area that lies in the polygon, 0 to 1."""
    if _is_far(area, body):
        return 0.0
    total = 0.0
    last = len(area.xs) - 1
    start = local(body, Point(float(area.xs[last]), float(area.ys[last])))
    for number in range(last + 1):
        end = local(body, Point(float(area.xs[number]), float(area.ys[number])))
        total += _area_under(start.right, start.ahead, end.right, end.ahead, body)
        start = end
    share = abs(total) / (4.0 * body.half_width * body.half_depth)
    return share if share < 1.0 else 1.0


@rule()
def length_inside(area: Polygon, line: Segment) -> float:
    """How much of a line lies inside an area, in grains; what runs along a side of it does not."""
    # Along the line, each side of the area that crosses it opens or closes the inside for all that follows.
    # Two lines are walked, a tolerance to the left and to the right, and the shorter length counts: so a line
    # along a side stays outside.
    length = length_of(line)
    if length == 0.0:
        return 0.0
    x, y = (line.to_x - line.x) / length, (line.to_y - line.y) / length
    on_left, on_right = 0.0, 0.0
    last = len(area.xs) - 1
    from_x, from_y = area.xs[last] - line.x, area.ys[last] - line.y
    start_ahead, start_left = from_x * x + from_y * y, from_y * x - from_x * y
    for number in range(last + 1):
        to_x, to_y = area.xs[number] - line.x, area.ys[number] - line.y
        ahead, left = to_x * x + to_y * y, to_y * x - to_x * y
        on_left += _rest_after(start_ahead, start_left - TOLERANCE, ahead, left - TOLERANCE, length)
        on_right += _rest_after(start_ahead, start_left + TOLERANCE, ahead, left + TOLERANCE, length)
        start_ahead, start_left = ahead, left
    on_left, on_right = abs(on_left), abs(on_right)
    return on_left if on_left < on_right else on_right


@rule()
def holds(area: Polygon, point: Point) -> bool:
    """Whether a point lies in an area; a point on its outline may count either way."""
    is_inside = False
    last = len(area.xs) - 1
    from_x, from_y = area.xs[last] - point.x, area.ys[last] - point.y
    for number in range(last + 1):
        x, y = area.xs[number] - point.x, area.ys[number] - point.y
        if (from_y > 0.0) != (y > 0.0) and (from_x * y - x * from_y > 0.0) == (y > from_y):
            is_inside = not is_inside
        from_x, from_y = x, y
    return is_inside


@rule()
def distance_to(area: Polygon, body: Rectangle) -> float:
    """The shortest distance from a body to an area; 0 where they touch or overlap."""
    if holds(area, Point(body.x, body.y)):
        return 0.0
    nearest = distance(flat(side(area, 0)), body)
    for number in range(1, len(area.xs)):
        found = distance(flat(side(area, number)), body)
        nearest = found if found < nearest else nearest
    return nearest


@rule()
def distance_of_polygons(one: Polygon, other: Polygon) -> float:
    """The shortest distance between two areas; 0 where they touch or overlap."""
    if holds(one, Point(float(other.xs[0]), float(other.ys[0]))):
        return 0.0
    if holds(other, Point(float(one.xs[0]), float(one.ys[0]))):
        return 0.0
    nearest = distance_of_segments(side(one, 0), side(other, 0))
    for number in range(len(one.xs)):
        for other_number in range(len(other.xs)):
            found = distance_of_segments(side(one, number), side(other, other_number))
            nearest = found if found < nearest else nearest
    return nearest


@rule()
def is_simple(area: Polygon) -> bool:
    """Whether an outline has three corners or more, none of them twice, and nowhere meets itself."""
    count = len(area.xs)
    if count < 3:
        return False
    for number in range(count):
        one = side(area, number)
        if length_of(one) <= TOLERANCE:
            return False
        for later in range(number + 1, count):
            if _do_tangle(one, side(area, later), later == number + 1, number == 0 and later == count - 1):
                return False
    return True


@rule()
def _do_tangle(one: Segment, other: Segment, is_next: bool, is_previous: bool) -> bool:
    """Whether two sides meet elsewhere than in the corner that neighbours share."""
    if is_next:
        return (
            distance_to_segment(one, end_of(other)) <= TOLERANCE
            or distance_to_segment(other, start_of(one)) <= TOLERANCE
        )
    if is_previous:
        return (
            distance_to_segment(one, start_of(other)) <= TOLERANCE
            or distance_to_segment(other, end_of(one)) <= TOLERANCE
        )
    return distance_of_segments(one, other) <= TOLERANCE


@rule()
def _is_far(area: Polygon, body: Rectangle) -> bool:
    """Whether the upright box around an area is beyond the reach of a body; cheap, and nearly always the
    answer."""
    reach = body.half_depth + body.half_width
    lowest, highest = area.xs[0], area.xs[0]
    for x in area.xs:
        lowest = x if x < lowest else lowest
        highest = x if x > highest else highest
    if body.x + reach < lowest or body.x - reach > highest:
        return True
    lowest, highest = area.ys[0], area.ys[0]
    for y in area.ys:
        lowest = y if y < lowest else lowest
        highest = y if y > highest else highest
    return body.y + reach < lowest or body.y - reach > highest


@rule()
def _area_under(right: float, ahead: float, to_right: float, to_ahead: float, body: Rectangle) -> float:
    """The area of a rectangle that lies behind a side of a polygon, which the rectangle sees run from one
    place to another; below zero if it runs to the left. Around a polygon these sum up to what is inside."""
    if right > to_right:
        return -_area_under_rightward(to_right, to_ahead, right, ahead, body.half_width, body.half_depth)
    return _area_under_rightward(right, ahead, to_right, to_ahead, body.half_width, body.half_depth)


@rule()
def _area_under_rightward(
    right: float, ahead: float, to_right: float, to_ahead: float, half_width: float, half_depth: float
) -> float:
    """The same of a side that runs to the right."""
    if to_right <= -half_width or right >= half_width or right == to_right:
        return 0.0
    slope = (to_ahead - ahead) / (to_right - right)
    first = right if right > -half_width else -half_width
    last = to_right if to_right < half_width else half_width
    low, high = ahead + (first - right) * slope, ahead + (last - right) * slope
    if low > high:
        low, high = high, low
    if high <= -half_depth:
        return 0.0
    if low >= half_depth:
        return (last - first) * 2.0 * half_depth
    rise = high - low
    below = (-half_depth - low) / rise if low < -half_depth else 0.0
    above = (high - half_depth) / rise if high > half_depth else 0.0
    low = low if low > -half_depth else -half_depth
    high = high if high < half_depth else half_depth
    middle = (low + high) * 0.5 + half_depth
    return (last - first) * (above * 2.0 * half_depth + (1.0 - below - above) * middle)


@rule()
def _rest_after(ahead: float, left: float, to_ahead: float, to_left: float, length: float) -> float:
    """What is left of a line of *length* after a side crosses it, the side seen along the line; below zero if
    it crosses to the right, 0 if it does not cross."""
    if (left > 0.0) == (to_left > 0.0):
        return 0.0
    place = ahead + (to_ahead - ahead) * left / (left - to_left)
    place = 0.0 if place < 0.0 else length if place > length else place
    return length - place if to_left > 0.0 else place - length

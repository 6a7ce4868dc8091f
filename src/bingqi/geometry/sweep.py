"""Moves and what they meet: slides in a straight line, turns about a pivot, the ground between two places,
and how far a corner goes.

A body may touch what it passes. It is stopped by what it would enter by more than TOLERANCE, and then where
it first touches it: after a slide to the grain, after a turn at the last whole tenth of a degree. A body that
overlaps something from the start goes nowhere. An outline is the border of a polygon: it stops a body outside
it as well as one inside.
"""

from math import sqrt
from typing import NamedTuple

from bingqi.geometry.point import Point, Segment, distance_between, distance_to_segment
from bingqi.geometry.polygon import Polygon, holds, side
from bingqi.geometry.pose import FULL_TURN, bearing_before
from bingqi.geometry.rectangle import (
    Rectangle,
    clearance,
    corner,
    distance_to_point,
    edge,
    flat,
    grown,
    local,
)
from bingqi.geometry.sector import part_within
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.rule import rule

ARC_OF_A_TENTH = 0.0017453292519943296
"""The arc of a tenth of a degree in a circle of radius 1."""

FOR_EVER = 1e30

SLACK = 0.7 * TOLERANCE
"""By how much a body that turns is shrunk on each side, so that it may touch; a corner then gives way by no
more than TOLERANCE."""

A_LITTLE = 1e-9
"""The share of a segment that is added at its ends, so that nothing slips between two that share a corner."""


class Meeting(NamedTuple):
    """When a slide brings two bodies together in one direction: when they touch, when they overlap, when they
    no longer do."""

    touch: float
    enter: float
    leave: float


@rule()
def slide_reach(body: Rectangle, way: Point, limit: float, obstacle: Rectangle) -> float:
    """How far, up to *limit*, a body slides along a unit vector before an obstacle stops it; *limit* when
    nothing does."""
    x, y = obstacle.x - body.x, obstacle.y - body.y
    along = abs(body.ahead_x * obstacle.ahead_x + body.ahead_y * obstacle.ahead_y)
    across = abs(body.ahead_x * obstacle.ahead_y - body.ahead_y * obstacle.ahead_x)
    touch, enter, leave = 0.0, -FOR_EVER, FOR_EVER
    for number in range(4):
        one, two = (body, obstacle) if number < 2 else (obstacle, body)
        if number % 2 == 0:
            axis_x, axis_y = one.ahead_x, one.ahead_y
            reach = one.half_depth + along * two.half_depth + across * two.half_width
        else:
            axis_x, axis_y = one.ahead_y, -one.ahead_x
            reach = one.half_width + along * two.half_width + across * two.half_depth
        met = _meeting(x * axis_x + y * axis_y, way.x * axis_x + way.y * axis_y, reach)
        touch = met.touch if met.touch > touch else touch
        enter = met.enter if met.enter > enter else enter
        leave = met.leave if met.leave < leave else leave
        if enter >= leave or enter >= limit or leave <= 0.0:
            return limit
    return touch


@rule()
def slide_reach_outline(body: Rectangle, way: Point, limit: float, outline: Polygon) -> float:
    """The same for an outline."""
    reach = limit
    for number in range(len(outline.xs)):
        reach = slide_reach(body, way, reach, flat(side(outline, number)))
    return reach


@rule()
def turn_reach(body: Rectangle, pivot: Point, turn: int, obstacle: Rectangle) -> int:
    """How many tenths of a degree of a turn about a pivot, clockwise above zero, a body makes before an
    obstacle stops it; *turn* when nothing does. Less than a full turn."""
    if distance_to_point(obstacle, pivot) >= farthest_corner(body, pivot):
        return turn
    core, limit = grown(body, -SLACK), abs(turn)
    if clearance(core, obstacle) < 1.0:
        return 0
    for number in range(4):
        limit = _turn_before(core, pivot, turn > 0, limit, edge(obstacle, number))
    return limit if turn > 0 else -limit


@rule()
def turn_reach_outline(body: Rectangle, pivot: Point, turn: int, outline: Polygon) -> int:
    """The same for an outline."""
    core, limit, radius = grown(body, -SLACK), abs(turn), farthest_corner(body, pivot)
    for number in range(len(outline.xs)):
        border = side(outline, number)
        if distance_to_segment(border, pivot) < radius:
            part = part_within(core, border, 1.0)
            if part.start < part.end:
                return 0
            limit = _turn_before(core, pivot, turn > 0, limit, border)
    return limit if turn > 0 else -limit


@rule()
def hull_overlaps(start: Rectangle, end: Rectangle, obstacle: Rectangle) -> bool:
    """Whether an obstacle reaches into the ground that two rectangles span, themselves included: all that a
    slide from one to the other sweeps, and what a turn sweeps but for the bulge of its arc."""
    if _is_far_off(start, end, obstacle):
        return False
    if _is_slid(start, end):
        return _slide_overlaps(start, end, obstacle)
    for body in (obstacle, start):
        if _is_apart(start, end, obstacle, body.ahead_x, body.ahead_y):
            return False
        if _is_apart(start, end, obstacle, body.ahead_y, -body.ahead_x):
            return False
    if _is_apart(start, end, obstacle, end.ahead_x, end.ahead_y):
        return False
    if _is_apart(start, end, obstacle, end.ahead_y, -end.ahead_x):
        return False
    for number in range(4):
        one = corner(start, number)
        for other_number in range(4):
            other = corner(end, other_number)
            if _is_apart(start, end, obstacle, other.y - one.y, one.x - other.x):
                return False
    return True


@rule()
def hull_enters(start: Rectangle, end: Rectangle, area: Polygon) -> bool:
    """Whether any of the ground that two rectangles span lies in an area."""
    for number in range(len(area.xs)):
        if hull_overlaps(start, end, flat(side(area, number))):
            return True
    return holds(area, Point(start.x, start.y))


@rule()
def corner_path(start: Rectangle, end: Rectangle, which: int) -> Segment:
    """The straight line of one corner from a place to another."""
    one, other = corner(start, which), corner(end, which)
    return Segment(one.x, one.y, other.x, other.y)


@rule()
def longest_move(start: Rectangle, end: Rectangle) -> float:
    """How far the corner that moves most moves, in a straight line."""
    longest = 0.0
    for which in range(4):
        moved = distance_between(corner(start, which), corner(end, which))
        longest = moved if moved > longest else longest
    return longest


@rule()
def longest_arc(body: Rectangle, pivot: Point, turn: int) -> float:
    """How far the corner that moves most moves along its arc."""
    return farthest_corner(body, pivot) * abs(turn) * ARC_OF_A_TENTH


@rule()
def farthest_corner(body: Rectangle, pivot: Point) -> float:
    """The distance from a point to the corner farthest from it."""
    seen = local(body, pivot)
    ahead, right = abs(seen.ahead) + body.half_depth, abs(seen.right) + body.half_width
    return sqrt(ahead * ahead + right * right)


@rule()
def _meeting(place: float, speed: float, reach: float) -> Meeting:
    """When a body at 0, moving at *speed*, meets one at *place* that it overlaps when nearer than *reach*."""
    inner = reach - TOLERANCE
    if speed < 0.0:
        place, speed = -place, -speed
    if speed == 0.0:
        if abs(place) >= inner:
            return Meeting(FOR_EVER, FOR_EVER, -FOR_EVER)
        return Meeting(-FOR_EVER, -FOR_EVER, FOR_EVER)
    return Meeting((place - reach) / speed, (place - inner) / speed, (place + inner) / speed)


@rule()
def _turn_before(core: Rectangle, pivot: Point, is_clockwise: bool, limit: int, border: Segment) -> int:
    """The tenths, up to *limit*, that a body turns before a corner of it meets a border or its edge the start
    of that border."""
    for number in range(4):
        found = _turn_to(corner(core, number), pivot, is_clockwise, border)
        limit = found if found < limit else limit
        found = _turn_to(Point(border.x, border.y), pivot, not is_clockwise, edge(core, number))
        limit = found if found < limit else limit
    return limit


@rule()
def _turn_to(point: Point, pivot: Point, is_clockwise: bool, border: Segment) -> int:
    """The whole tenths that a point turns about a pivot before it meets a border; a full turn when it never
    does."""
    from_x, from_y = point.x - pivot.x, point.y - pivot.y
    x, y = border.x - pivot.x, border.y - pivot.y
    step_x, step_y = border.to_x - border.x, border.to_y - border.y
    square, half = step_x * step_x + step_y * step_y, x * step_x + y * step_y
    root = half * half - square * (x * x + y * y - from_x * from_x - from_y * from_y)
    if root < 0.0 or square == 0.0:
        return FULL_TURN
    root, found = sqrt(root), FULL_TURN
    for share in ((-half - root) / square, (-half + root) / square):
        if -A_LITTLE <= share <= 1.0 + A_LITTLE:
            to_x, to_y = x + share * step_x, y + share * step_y
            sine = to_x * from_y - to_y * from_x
            turn = bearing_before(sine if is_clockwise else -sine, to_x * from_x + to_y * from_y)
            found = turn if turn < found else found
    return found


@rule()
def _is_far_off(start: Rectangle, end: Rectangle, obstacle: Rectangle) -> bool:
    """Whether the circle around an obstacle lies beside all circles on the way from one rectangle to another;
    cheap, and true of most things."""
    x, y = end.x - start.x, end.y - start.y
    off_x, off_y = obstacle.x - start.x, obstacle.y - start.y
    forth, square = off_x * x + off_y * y, x * x + y * y
    if forth >= square:
        off_x, off_y = off_x - x, off_y - y
    elif forth > 0.0:
        share = forth / square
        off_x, off_y = off_x - share * x, off_y - share * y
    first = start.half_depth * start.half_depth + start.half_width * start.half_width
    last = end.half_depth * end.half_depth + end.half_width * end.half_width
    own = first if first > last else last
    other = obstacle.half_depth * obstacle.half_depth + obstacle.half_width * obstacle.half_width
    # With radii r and q: twice the sum of their squares is no less than the square of their sum.
    return off_x * off_x + off_y * off_y >= 2.0 * (own + other)


@rule()
def _is_slid(start: Rectangle, end: Rectangle) -> bool:
    """Whether a rectangle comes from another without a turn."""
    return (
        start.ahead_x == end.ahead_x
        and start.ahead_y == end.ahead_y
        and start.half_depth == end.half_depth
        and start.half_width == end.half_width
    )


@rule()
def _slide_overlaps(start: Rectangle, end: Rectangle, obstacle: Rectangle) -> bool:
    """Whether an obstacle reaches into what a slide sweeps."""
    x, y = obstacle.x - start.x, obstacle.y - start.y
    way_x, way_y = end.x - start.x, end.y - start.y
    along = abs(start.ahead_x * obstacle.ahead_x + start.ahead_y * obstacle.ahead_y)
    across = abs(start.ahead_x * obstacle.ahead_y - start.ahead_y * obstacle.ahead_x)
    for body, other in ((obstacle, start), (start, obstacle)):
        reach = body.half_depth + along * other.half_depth + across * other.half_width
        place, moved = x * body.ahead_x + y * body.ahead_y, way_x * body.ahead_x + way_y * body.ahead_y
        if _is_passed_by(place, moved, reach):
            return False
        reach = body.half_width + along * other.half_width + across * other.half_depth
        place, moved = x * body.ahead_y - y * body.ahead_x, way_x * body.ahead_y - way_y * body.ahead_x
        if _is_passed_by(place, moved, reach):
            return False
    return not _is_apart(start, end, obstacle, way_y, -way_x)


@rule()
def _is_passed_by(place: float, moved: float, reach: float) -> bool:
    """Whether a body that goes from 0 to *moved* does not overlap one at *place*, which it does when nearer
    than *reach*."""
    low, high = (0.0, moved) if moved > 0.0 else (moved, 0.0)
    return place - high + TOLERANCE >= reach or low - place + TOLERANCE >= reach


@rule()
def _is_apart(start: Rectangle, end: Rectangle, obstacle: Rectangle, x: float, y: float) -> bool:
    """Whether an obstacle lies beside the hull of two rectangles when looked at along a direction of any
    length."""
    length = sqrt(x * x + y * y)
    if length == 0.0:
        return False
    # How far each reaches along the direction; written out, since nothing is asked more often.
    reach = start.half_depth * abs(start.ahead_x * x + start.ahead_y * y)
    reach += start.half_width * abs(start.ahead_y * x - start.ahead_x * y)
    place = (start.x - obstacle.x) * x + (start.y - obstacle.y) * y
    low, high = place - reach, place + reach
    reach = end.half_depth * abs(end.ahead_x * x + end.ahead_y * y)
    reach += end.half_width * abs(end.ahead_y * x - end.ahead_x * y)
    place = (end.x - obstacle.x) * x + (end.y - obstacle.y) * y
    low = place - reach if place - reach < low else low
    high = place + reach if place + reach > high else high
    half = obstacle.half_depth * abs(obstacle.ahead_x * x + obstacle.ahead_y * y)
    half += obstacle.half_width * abs(obstacle.ahead_y * x - obstacle.ahead_x * y)
    return high + half <= TOLERANCE * length or half - low <= TOLERANCE * length

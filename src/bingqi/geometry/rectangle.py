"""Oriented rectangles: corners, edges, what lies inside, overlap, distance, and which part lies beyond the
line of an edge.

Corners and edges are numbered clockwise from the front, so edge n runs from corner n to corner n + 1 with the
outside on its left.
"""

from enum import IntEnum
from math import sqrt
from typing import NamedTuple

from bingqi.geometry.point import Point, Segment, length_of
from bingqi.geometry.pose import FULL_TURN, QUARTER_TURN, SINES, Pose
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.rule import rule


class Corner(IntEnum):
    """The corners of a rectangle, as it sees them itself."""

    FRONT_LEFT = 0
    FRONT_RIGHT = 1
    REAR_RIGHT = 2
    REAR_LEFT = 3


class Edge(IntEnum):
    """The edges of a rectangle, as it sees them itself."""

    FRONT = 0
    RIGHT = 1
    REAR = 2
    LEFT = 3


class Rectangle(NamedTuple):
    """A rectangle by its centre, the unit vector along which it looks, and half its size."""

    x: float
    y: float
    ahead_x: float
    ahead_y: float
    half_depth: float
    half_width: float


class Local(NamedTuple):
    """A point as a rectangle sees it from its centre: grains ahead and grains to the right."""

    ahead: float
    right: float


class Span(NamedTuple):
    """How far outside a line the nearest and the farthest part of a body lie; below zero is inside."""

    least: float
    most: float


@rule()
def rectangle(x: int, y: int, bearing: int, width: int, depth: int) -> Rectangle:
    """The rectangle whose front edge has its middle in (x, y)."""
    place = bearing % FULL_TURN  # as `facing` does it; written out, since nothing is asked more often
    ahead_x, ahead_y = SINES[place], SINES[place + QUARTER_TURN]
    half_depth = depth * 0.5
    return Rectangle(
        x - ahead_x * half_depth, y - ahead_y * half_depth, ahead_x, ahead_y, half_depth, width * 0.5
    )


@rule()
def standing(pose: Pose, width: int, depth: int) -> Rectangle:
    """The rectangle that a body of this size covers at a pose."""
    return rectangle(pose.x, pose.y, pose.bearing, width, depth)


@rule()
def flat(segment: Segment) -> Rectangle:
    """A segment as a rectangle without depth, which looks to the segment's left."""
    length = length_of(segment)
    x, y = segment.to_x - segment.x, segment.to_y - segment.y
    middle_x, middle_y = segment.x + x * 0.5, segment.y + y * 0.5
    if length == 0.0:
        return Rectangle(middle_x, middle_y, 0.0, 1.0, 0.0, 0.0)
    return Rectangle(middle_x, middle_y, -y / length, x / length, 0.0, length * 0.5)


@rule()
def corner(body: Rectangle, which: int) -> Point:
    """A corner, by its number."""
    ahead = body.half_depth if which < Corner.REAR_RIGHT else -body.half_depth
    is_right = which == Corner.FRONT_RIGHT or which == Corner.REAR_RIGHT
    right = body.half_width if is_right else -body.half_width
    return Point(
        body.x + body.ahead_x * ahead + body.ahead_y * right,
        body.y + body.ahead_y * ahead - body.ahead_x * right,
    )


@rule()
def edge(body: Rectangle, which: int) -> Segment:
    """An edge, by its number, clockwise."""
    start, end = corner(body, which), corner(body, (which + 1) % 4)
    return Segment(start.x, start.y, end.x, end.y)


@rule()
def outward(body: Rectangle, which: int) -> Point:
    """The unit vector that points out of an edge at a right angle."""
    if which == Edge.FRONT:
        return Point(body.ahead_x, body.ahead_y)
    if which == Edge.RIGHT:
        return Point(body.ahead_y, -body.ahead_x)
    if which == Edge.REAR:
        return Point(-body.ahead_x, -body.ahead_y)
    return Point(-body.ahead_y, body.ahead_x)


@rule()
def grown(body: Rectangle, margin: float) -> Rectangle:
    """The rectangle with each edge moved outward; inward below zero."""
    return Rectangle(
        body.x, body.y, body.ahead_x, body.ahead_y, body.half_depth + margin, body.half_width + margin
    )


@rule()
def local(body: Rectangle, point: Point) -> Local:
    """A point as the rectangle sees it."""
    x, y = point.x - body.x, point.y - body.y
    return Local(x * body.ahead_x + y * body.ahead_y, x * body.ahead_y - y * body.ahead_x)


@rule()
def contains(body: Rectangle, point: Point) -> bool:
    """Whether a point lies in the rectangle or on its edge."""
    seen = local(body, point)
    return abs(seen.ahead) <= body.half_depth + TOLERANCE and abs(seen.right) <= body.half_width + TOLERANCE


@rule()
def covers(body: Rectangle, other: Rectangle) -> bool:
    """Whether all of *other* lies in the rectangle, edges included."""
    x, y = other.x - body.x, other.y - body.y
    along = abs(body.ahead_x * other.ahead_x + body.ahead_y * other.ahead_y)
    across = abs(body.ahead_x * other.ahead_y - body.ahead_y * other.ahead_x)
    reach_ahead = along * other.half_depth + across * other.half_width
    reach_right = along * other.half_width + across * other.half_depth
    return (
        abs(x * body.ahead_x + y * body.ahead_y) + reach_ahead <= body.half_depth + TOLERANCE
        and abs(x * body.ahead_y - y * body.ahead_x) + reach_right <= body.half_width + TOLERANCE
    )


@rule()
def overlap(one: Rectangle, other: Rectangle) -> bool:
    """Whether two rectangles reach into each other; touching is not overlapping."""
    # As `clearance`, written out to stop at the first gap: nothing is asked more often.
    x, y = other.x - one.x, other.y - one.y
    along = abs(one.ahead_x * other.ahead_x + one.ahead_y * other.ahead_y)
    across = abs(one.ahead_x * other.ahead_y - one.ahead_y * other.ahead_x)
    reach = one.half_depth + along * other.half_depth + across * other.half_width
    if abs(x * one.ahead_x + y * one.ahead_y) + TOLERANCE >= reach:
        return False
    reach = one.half_width + along * other.half_width + across * other.half_depth
    if abs(x * one.ahead_y - y * one.ahead_x) + TOLERANCE >= reach:
        return False
    reach = other.half_depth + along * one.half_depth + across * one.half_width
    if abs(x * other.ahead_x + y * other.ahead_y) + TOLERANCE >= reach:
        return False
    reach = other.half_width + along * one.half_width + across * one.half_depth
    return abs(x * other.ahead_y - y * other.ahead_x) + TOLERANCE < reach


@rule()
def clearance(one: Rectangle, other: Rectangle) -> float:
    """The widest gap between two rectangles across any of their edges. Below zero they overlap, and the
    shortest shift that parts them is as long."""
    x, y = other.x - one.x, other.y - one.y
    along = abs(one.ahead_x * other.ahead_x + one.ahead_y * other.ahead_y)
    across = abs(one.ahead_x * other.ahead_y - one.ahead_y * other.ahead_x)
    widest = abs(x * one.ahead_x + y * one.ahead_y) - (
        one.half_depth + along * other.half_depth + across * other.half_width
    )
    gap = abs(x * one.ahead_y - y * one.ahead_x) - (
        one.half_width + along * other.half_width + across * other.half_depth
    )
    widest = gap if gap > widest else widest
    gap = abs(x * other.ahead_x + y * other.ahead_y) - (
        other.half_depth + along * one.half_depth + across * one.half_width
    )
    widest = gap if gap > widest else widest
    gap = abs(x * other.ahead_y - y * other.ahead_x) - (
        other.half_width + along * one.half_width + across * one.half_depth
    )
    return gap if gap > widest else widest


@rule()
def distance(one: Rectangle, other: Rectangle) -> float:
    """The shortest distance between two rectangles; 0 where they touch or overlap."""
    if clearance(one, other) <= 0.0:
        return 0.0
    square = _nearest_corner(one, other)
    other_square = _nearest_corner(other, one)
    return sqrt(square if square < other_square else other_square)


@rule()
def distance_to_point(body: Rectangle, point: Point) -> float:
    """The shortest distance from a rectangle to a point; 0 inside."""
    seen = local(body, point)
    return sqrt(_square_outside(body, seen.ahead, seen.right))


@rule()
def span_beyond(body: Rectangle, which: int, other: Rectangle) -> Span:
    """How far *other* lies outside the line of an edge of *body*, endlessly drawn out."""
    out = outward(body, which)
    half = body.half_depth if which == Edge.FRONT or which == Edge.REAR else body.half_width
    middle = (other.x - body.x) * out.x + (other.y - body.y) * out.y - half
    reach = other.half_depth * abs(out.x * other.ahead_x + out.y * other.ahead_y) + other.half_width * abs(
        out.x * other.ahead_y - out.y * other.ahead_x
    )
    return Span(middle - reach, middle + reach)


@rule()
def is_partly_beyond(span: Span) -> bool:
    """Whether some part lies outside; touching the line does not count."""
    return span.most > TOLERANCE


@rule()
def is_wholly_beyond(span: Span) -> bool:
    """Whether no part lies inside; touching the line does not count."""
    return span.least >= -TOLERANCE


@rule()
def is_clear_beyond(span: Span) -> bool:
    """Whether all lies outside and nothing touches the line."""
    return span.least > TOLERANCE


@rule()
def _nearest_corner(body: Rectangle, other: Rectangle) -> float:
    """The square of the distance from *body* to the nearest corner of *other*."""
    x, y = other.x - body.x, other.y - body.y
    ahead, right = x * body.ahead_x + y * body.ahead_y, x * body.ahead_y - y * body.ahead_x
    along = body.ahead_x * other.ahead_x + body.ahead_y * other.ahead_y
    across = body.ahead_y * other.ahead_x - body.ahead_x * other.ahead_y
    depth_ahead, depth_right = along * other.half_depth, across * other.half_depth
    width_ahead, width_right = -across * other.half_width, along * other.half_width
    nearest = _square_outside(body, ahead + depth_ahead + width_ahead, right + depth_right + width_right)
    square = _square_outside(body, ahead + depth_ahead - width_ahead, right + depth_right - width_right)
    nearest = square if square < nearest else nearest
    square = _square_outside(body, ahead - depth_ahead + width_ahead, right - depth_right + width_right)
    nearest = square if square < nearest else nearest
    square = _square_outside(body, ahead - depth_ahead - width_ahead, right - depth_right - width_right)
    return square if square < nearest else nearest


@rule()
def _square_outside(body: Rectangle, ahead: float, right: float) -> float:
    """The square of the distance from the rectangle to a point that it sees there."""
    beyond, beside = abs(ahead) - body.half_depth, abs(right) - body.half_width
    beyond = beyond if beyond > 0.0 else 0.0
    beside = beside if beside > 0.0 else 0.0
    return beyond * beyond + beside * beside

"""Points and segments. x runs to the right and y to the far edge, in grains (see `tolerance`)."""

from math import sqrt
from typing import NamedTuple

from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.rule import rule


class Point(NamedTuple):
    """A place, or a direction: a unit vector."""

    x: float
    y: float


class Segment(NamedTuple):
    """A straight line from (x, y) to (to_x, to_y). Where it bounds something, the outside lies on its
    left."""

    x: float
    y: float
    to_x: float
    to_y: float


@rule()
def distance_between(one: Point, other: Point) -> float:
    """Grains from point to point."""
    x, y = other.x - one.x, other.y - one.y
    return sqrt(x * x + y * y)


@rule()
def is_same_place(one: Point, other: Point) -> bool:
    """Whether two points are one, within TOLERANCE."""
    x, y = other.x - one.x, other.y - one.y
    return x * x + y * y <= TOLERANCE * TOLERANCE


@rule()
def start_of(segment: Segment) -> Point:
    """Where a segment begins."""
    return Point(segment.x, segment.y)


@rule()
def end_of(segment: Segment) -> Point:
    """Where a segment ends."""
    return Point(segment.to_x, segment.to_y)


@rule()
def along(segment: Segment, share: float) -> Point:
    """The point of a segment at a share of its length, 0 to 1."""
    return Point(
        segment.x + (segment.to_x - segment.x) * share, segment.y + (segment.to_y - segment.y) * share
    )


@rule()
def length_of(segment: Segment) -> float:
    """Grains."""
    x, y = segment.to_x - segment.x, segment.to_y - segment.y
    return sqrt(x * x + y * y)


@rule()
def distance_to_segment(segment: Segment, point: Point) -> float:
    """Grains from a point to the nearest point of a segment."""
    x, y = segment.to_x - segment.x, segment.to_y - segment.y
    from_x, from_y = point.x - segment.x, point.y - segment.y
    square = x * x + y * y
    share = (from_x * x + from_y * y) / square if square > 0.0 else 0.0
    share = 0.0 if share < 0.0 else 1.0 if share > 1.0 else share
    off_x, off_y = from_x - share * x, from_y - share * y
    return sqrt(off_x * off_x + off_y * off_y)


@rule()
def distance_of_segments(one: Segment, other: Segment) -> float:
    """The shortest distance between two segments; 0 where they cross."""
    if do_cross(one, other):
        return 0.0
    nearest = distance_to_segment(one, start_of(other))
    for found in (
        distance_to_segment(one, end_of(other)),
        distance_to_segment(other, start_of(one)),
        distance_to_segment(other, end_of(one)),
    ):
        if found < nearest:
            nearest = found
    return nearest


@rule()
def do_cross(one: Segment, other: Segment) -> bool:
    """Whether two segments cut through each other; that one begins on the other is no cut."""
    return (
        side_of(one, start_of(other)) * side_of(one, end_of(other)) < 0.0
        and side_of(other, start_of(one)) * side_of(other, end_of(one)) < 0.0
    )


@rule()
def side_of(segment: Segment, point: Point) -> float:
    """Above zero on the left of a segment's line, below zero on its right: the distance times the segment's
    length."""
    return (segment.to_x - segment.x) * (point.y - segment.y) - (segment.to_y - segment.y) * (
        point.x - segment.x
    )

"""Bands: the area straight ahead of an edge, as deep as given and widened to both sides, and what of a body
lies in it.

A band is a rectangle that looks out of its edge, so `covers` says what lies wholly inside and `contains`
which points do. Its far edge belongs to it; its other edges only bound it, so a body that merely touches
those has no part in it.
"""

from typing import NamedTuple

from bingqi.geometry.point import Point, Segment, along, length_of
from bingqi.geometry.rectangle import Edge, Local, Rectangle, local, outward, overlap
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.rule import rule


class Part(NamedTuple):
    """A part of a segment, by shares of its length, 0 to 1; from 0 to 0 there is none."""

    start: float
    end: float


@rule()
def band(body: Rectangle, which: int, reach: float, wider: float) -> Rectangle:
    """The area ahead of an edge to a distance of *reach*, *wider* than the edge by as much on each side."""
    out = outward(body, which)
    is_lengthwise = which == Edge.FRONT or which == Edge.REAR
    off = (body.half_depth if is_lengthwise else body.half_width) + reach * 0.5
    half_width = (body.half_width if is_lengthwise else body.half_depth) + wider
    return Rectangle(body.x + out.x * off, body.y + out.y * off, out.x, out.y, reach * 0.5, half_width)


@rule()
def has_part_in(area: Rectangle, body: Rectangle) -> bool:
    """Whether some part of a body lies in a band or touches its far edge."""
    # Drawn out by twice the tolerance, so that what touches the far edge overlaps.
    drawn = Rectangle(
        area.x + area.ahead_x * TOLERANCE,
        area.y + area.ahead_y * TOLERANCE,
        area.ahead_x,
        area.ahead_y,
        area.half_depth + TOLERANCE,
        area.half_width,
    )
    return overlap(drawn, body)


@rule()
def part_within(area: Rectangle, segment: Segment, margin: float) -> Part:
    """The part of a segment that lies in an area grown by *margin* (shrunk, below zero)."""
    start, end = local(area, Point(segment.x, segment.y)), local(area, Point(segment.to_x, segment.to_y))
    return part_in_box(start, end, area.half_depth + margin, area.half_width + margin)


@rule()
def part_in_box(start: Local, end: Local, half_depth: float, half_width: float) -> Part:
    """The part of a segment, its ends as a rectangle sees them, that lies in a box around its centre."""
    ahead = _part_between(start.ahead, end.ahead, half_depth)
    if ahead.start >= ahead.end:
        return ahead
    right = _part_between(start.right, end.right, half_width)
    first = ahead.start if ahead.start > right.start else right.start
    last = ahead.end if ahead.end < right.end else right.end
    return Part(first, last) if first < last else Part(0.0, 0.0)


@rule()
def length_within(area: Rectangle, segment: Segment) -> float:
    """How much of a segment lies in an area, its edges included, in grains."""
    part = part_within(area, segment, TOLERANCE)
    return (part.end - part.start) * length_of(segment)


@rule()
def piece(segment: Segment, part: Part) -> Segment:
    """A part of a segment, as a segment."""
    start, end = along(segment, part.start), along(segment, part.end)
    return Segment(start.x, start.y, end.x, end.y)


@rule()
def _part_between(start: float, end: float, limit: float) -> Part:
    """The shares at which a number that runs evenly from *start* to *end* lies between -limit and limit."""
    if limit <= 0.0:
        return Part(0.0, 0.0)
    step = end - start
    if step == 0.0:
        return Part(0.0, 1.0) if abs(start) <= limit else Part(0.0, 0.0)
    one, two = (-limit - start) / step, (limit - start) / step
    first, last = (one, two) if one < two else (two, one)
    first = first if first > 0.0 else 0.0
    last = last if last < 1.0 else 1.0
    return Part(first, last) if first < last else Part(0.0, 0.0)

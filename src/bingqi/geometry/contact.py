"""Contact of rectangles: edges and corners that meet, and the poses that line one body up with another.

A body is lined up with another when its front edge lies on the other's front or rear edge in full, or along a
side edge with a front corner on the front corner. All holds within TOLERANCE, and within a grain for bodies
that stand where `line_up` says.
"""

from bingqi.geometry.point import (
    Segment,
    distance_of_segments,
    distance_to_segment,
    end_of,
    is_same_place,
    start_of,
)
from bingqi.geometry.pose import HALF_TURN, QUARTER_TURN, Pose, pose_at, shifted
from bingqi.geometry.rectangle import Edge, Rectangle, corner, distance, edge, outward, overlap
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.rule import rule

NO_EDGE = -1


@rule()
def lined_up_on(body: Rectangle, other: Rectangle) -> int:
    """The edge of *other* on which the front edge of *body* is lined up, or NO_EDGE."""
    reach = body.half_depth + body.half_width + other.half_depth + other.half_width
    if abs(other.x - body.x) > reach or abs(other.y - body.y) > reach:
        return NO_EDGE
    front = edge(body, Edge.FRONT)
    for which in range(4):
        out = outward(other, which)
        if out.x * body.ahead_x + out.y * body.ahead_y > -0.9:
            continue  # it does not look at this edge
        ideal = _front_on(other, which, 2.0 * body.half_width)
        if is_same_place(start_of(front), start_of(ideal)) and is_same_place(end_of(front), end_of(ideal)):
            return which
    return NO_EDGE


@rule()
def line_up(target: Pose, target_width: int, target_depth: int, which: int, width: int) -> Pose:
    """The pose that lines a body of *width* up with the target on an edge, front edge against it."""
    if which == Edge.FRONT:
        return pose_at(target.x, target.y, target.bearing + HALF_TURN)
    if which == Edge.REAR:
        return shifted(target, -1.0 * target_depth, 0.0)
    if which == Edge.RIGHT:
        place = shifted(target, -0.5 * width, 0.5 * target_width)
        return pose_at(place.x, place.y, target.bearing - QUARTER_TURN)
    place = shifted(target, -0.5 * width, -0.5 * target_width)
    return pose_at(place.x, place.y, target.bearing + QUARTER_TURN)


@rule()
def line_up_beside(target: Pose, target_width: int, is_right: bool, width: int) -> Pose:
    """The pose that looks the same way beside the target, side edge on side edge, both fronts in one line."""
    across = 0.5 * (target_width + width)
    return shifted(target, 0.0, across if is_right else -across)


@rule()
def line_up_opposite(target: Pose, target_width: int, is_right: bool, width: int) -> Pose:
    """The pose that looks the other way, front corner on the target's front corner, both fronts in one
    line."""
    place = line_up_beside(target, target_width, is_right, width)
    return pose_at(place.x, place.y, target.bearing + HALF_TURN)


@rule()
def do_edges_coincide(body: Rectangle, which: int, other: Rectangle, other_which: int) -> bool:
    """Whether two edges lie on each other in full, corner on corner, their bodies on either side."""
    one, two = edge(body, which), edge(other, other_which)
    return is_same_place(start_of(one), end_of(two)) and is_same_place(end_of(one), start_of(two))


@rule()
def do_corners_meet(body: Rectangle, which: int, other: Rectangle, other_which: int) -> bool:
    """Whether two corners are in one place."""
    return is_same_place(corner(body, which), corner(other, other_which))


@rule()
def is_corner_on_edge(body: Rectangle, which: int, other: Rectangle, other_which: int) -> bool:
    """Whether a corner of *body* lies on an edge of *other*, its ends included."""
    return distance_to_segment(edge(other, other_which), corner(body, which)) <= TOLERANCE


@rule()
def do_edges_touch(body: Rectangle, which: int, other: Rectangle, other_which: int) -> bool:
    """Whether two edges meet anywhere, at whatever angle, if only in a corner."""
    return distance_of_segments(edge(body, which), edge(other, other_which)) <= TOLERANCE


@rule()
def do_touch(body: Rectangle, other: Rectangle) -> bool:
    """Whether two rectangles meet without overlapping, if only in a corner."""
    return distance(body, other) <= TOLERANCE and not overlap(body, other)


@rule()
def common_length(body: Rectangle, which: int, other: Rectangle, other_which: int) -> float:
    """How much of two edges lies on each other, their bodies on either side, in grains; 0 where no more than
    a corner does."""
    out, other_out = outward(body, which), outward(other, other_which)
    if out.x * other_out.x + out.y * other_out.y >= 0.0:
        return 0.0
    half, other_half = _half_length(body, which), _half_length(other, other_which)
    depth, other_depth = _half_length(body, which + 1), _half_length(other, other_which + 1)
    x = other.x + other_out.x * other_depth - body.x - out.x * depth
    y = other.y + other_out.y * other_depth - body.y - out.y * depth
    slant = abs(out.x * other_out.y - out.y * other_out.x)
    strays = abs(x * out.x + y * out.y) + slant * other_half > TOLERANCE
    if strays or abs(x * other_out.x + y * other_out.y) + slant * half > TOLERANCE:
        return 0.0
    apart = abs(x * out.y - y * out.x)
    shared = half + other_half - apart
    shorter = 2.0 * (half if half < other_half else other_half)
    shared = shared if shared < shorter else shorter
    return shared if shared > TOLERANCE else 0.0


@rule()
def edge_touched(body: Rectangle, which: int, other: Rectangle) -> int:
    """The edge of *other* that has most of itself on an edge of *body*, or NO_EDGE."""
    found, longest = NO_EDGE, 0.0
    for other_which in range(4):
        shared = common_length(body, which, other, other_which)
        if shared > longest:
            found, longest = other_which, shared
    return found


@rule()
def _front_on(other: Rectangle, which: int, width: float) -> Segment:
    """Where the front edge of a body of *width* lies, from left to right, when it is lined up on an edge of
    *other*."""
    on = edge(other, which)
    if which == Edge.FRONT or which == Edge.REAR:
        return Segment(on.to_x, on.to_y, on.x, on.y)
    back_x, back_y = other.ahead_x * width, other.ahead_y * width
    if which == Edge.RIGHT:
        return Segment(on.x - back_x, on.y - back_y, on.x, on.y)
    return Segment(on.to_x, on.to_y, on.to_x - back_x, on.to_y - back_y)


@rule()
def _half_length(body: Rectangle, which: int) -> float:
    """Half the length of an edge."""
    return body.half_depth if which % 2 else body.half_width

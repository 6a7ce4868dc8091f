"""Oriented rectangles: which corner is where, and the same answers wherever the two bodies stand."""

from hypothesis import given
from hypothesis import strategies as st
from plane import Body, bodies, mirror_body, shift_body, turn_body

from bingqi.geometry.point import Point, Segment, length_of, start_of
from bingqi.geometry.pose import Pose
from bingqi.geometry.rectangle import (
    Corner,
    Edge,
    clearance,
    contains,
    corner,
    covers,
    distance,
    distance_to_point,
    edge,
    flat,
    grown,
    is_clear_beyond,
    is_partly_beyond,
    is_wholly_beyond,
    local,
    outward,
    overlap,
    span_beyond,
    standing,
)
from bingqi.geometry.tolerance import TOLERANCE, UNIT

MIRRORED = {Edge.FRONT: Edge.FRONT, Edge.RIGHT: Edge.LEFT, Edge.REAR: Edge.REAR, Edge.LEFT: Edge.RIGHT}
shifts = st.integers(-30 * UNIT, 30 * UNIT)


def measures(one, other):
    """All that two bodies measure between them, in grains."""
    found = [clearance(one.base, other.base), distance(one.base, other.base)]
    for which in Edge:
        found += span_beyond(one.base, which, other.base)
    return found


def is_near(found, expected, grains):
    return all(abs(one - other) <= grains for one, other in zip(found, expected, strict=True))


def test_the_front_edge_has_its_middle_in_the_pose():
    base = standing(Pose(10 * UNIT, 5 * UNIT, 0), 2 * UNIT, UNIT)
    assert corner(base, Corner.FRONT_LEFT) == (9 * UNIT, 5 * UNIT)
    assert corner(base, Corner.FRONT_RIGHT) == (11 * UNIT, 5 * UNIT)
    assert corner(base, Corner.REAR_RIGHT) == (11 * UNIT, 4 * UNIT)
    assert corner(base, Corner.REAR_LEFT) == (9 * UNIT, 4 * UNIT)


@given(bodies())
def test_edges_run_clockwise_with_the_outside_on_their_left(body):
    base = body.base
    for which in Edge:
        border = edge(base, which)
        assert start_of(border) == corner(base, which)
        wanted = body.width if which in (Edge.FRONT, Edge.REAR) else body.depth
        assert abs(length_of(border) - wanted) < 1e-3
        out, line = outward(base, which), flat(border)
        assert abs(out.x - line.ahead_x) + abs(out.y - line.ahead_y) < 1e-9
        assert (
            abs(distance_to_point(line, Point(base.x, base.y)) * 2 - (body.width + body.depth - wanted))
            < 1e-3
        )


@given(bodies(), bodies())
def test_the_two_bodies_may_change_places(one, other):
    assert overlap(one.base, other.base) == overlap(other.base, one.base)
    assert abs(clearance(one.base, other.base) - clearance(other.base, one.base)) < 1e-6
    assert abs(distance(one.base, other.base) - distance(other.base, one.base)) < 1e-6


@given(bodies(), bodies(), shifts, shifts)
def test_a_shift_changes_nothing(one, other, x, y):
    assert is_near(measures(shift_body(one, x, y), shift_body(other, x, y)), measures(one, other), 1e-6)


@given(bodies(), bodies(), st.integers(1, 3599))
def test_a_turn_changes_nothing(one, other, turn):
    grains = 1e-6 if turn % 900 == 0 else 1.5
    assert is_near(measures(turn_body(one, turn), turn_body(other, turn)), measures(one, other), grains)


@given(bodies(), bodies())
def test_a_mirror_changes_left_and_right_only(one, other):
    mirrored, mirrored_other = mirror_body(one), mirror_body(other)
    assert overlap(mirrored.base, mirrored_other.base) == overlap(one.base, other.base)
    assert abs(clearance(mirrored.base, mirrored_other.base) - clearance(one.base, other.base)) < 1e-6
    assert abs(distance(mirrored.base, mirrored_other.base) - distance(one.base, other.base)) < 1e-6
    for which in Edge:
        span = span_beyond(mirrored.base, MIRRORED[which], mirrored_other.base)
        assert is_near(span, span_beyond(one.base, which, other.base), 1e-6)


@given(bodies(), bodies())
def test_overlap_is_a_clearance_below_the_tolerance(one, other):
    assert overlap(one.base, other.base) == (clearance(one.base, other.base) < -TOLERANCE)
    assert distance(one.base, other.base) >= clearance(one.base, other.base) - 1e-6
    assert (distance(one.base, other.base) == 0.0) == (clearance(one.base, other.base) <= 0.0)


@given(bodies(), bodies())
def test_a_span_holds_every_corner(one, other):
    for which in Edge:
        out, line = outward(one.base, which), start_of(edge(one.base, which))
        corners = [corner(other.base, each) for each in Corner]
        off = [(each.x - line.x) * out.x + (each.y - line.y) * out.y for each in corners]
        assert is_near(span_beyond(one.base, which, other.base), (min(off), max(off)), 1e-3)


@given(bodies(), st.floats(-0.99, 0.99), st.floats(-0.99, 0.99))
def test_what_lies_inside(body, ahead, right):
    base = body.base
    x = base.x + base.ahead_x * ahead * base.half_depth + base.ahead_y * right * base.half_width
    y = base.y + base.ahead_y * ahead * base.half_depth - base.ahead_x * right * base.half_width
    seen = local(base, Point(x, y))
    assert is_near(seen, (ahead * base.half_depth, right * base.half_width), 1e-3)
    assert contains(base, Point(x, y))
    assert distance_to_point(base, Point(x, y)) == 0.0
    assert all(contains(base, corner(base, which)) for which in Corner)
    assert all(not contains(grown(base, -2.0 * TOLERANCE), corner(base, which)) for which in Corner)


@given(bodies(), bodies())
def test_a_rectangle_covers_what_has_all_its_corners_inside(one, other):
    ground = grown(one.base, UNIT)
    assert covers(ground, other.base) == all(contains(ground, corner(other.base, which)) for which in Corner)
    assert covers(one.base, one.base)


def test_touching_is_not_overlapping():
    body = Body(Pose(0, 0, 0))
    for ahead, right in ((UNIT // 2, 0), (0, UNIT), (UNIT // 2, UNIT), (-UNIT // 2, 300_000)):
        neighbour = body.moved(ahead, right)
        assert not overlap(body.base, neighbour.base)
        assert distance(body.base, neighbour.base) == 0.0
        assert overlap(body.base, body.moved(ahead * 0.98, right * 0.98).base)


def test_what_lies_beyond_the_line_of_an_edge():
    body = Body(Pose(0, 0, 0))
    beside, behind = body.moved(3.0 * UNIT, UNIT), body.moved(-UNIT, 0.4 * UNIT)
    touching = span_beyond(body.base, Edge.RIGHT, beside.base)
    assert touching == (0.0, UNIT)
    assert is_wholly_beyond(touching) and is_partly_beyond(touching) and not is_clear_beyond(touching)
    assert is_clear_beyond(span_beyond(body.base, Edge.REAR, behind.base))
    across = span_beyond(body.base, Edge.RIGHT, behind.base)
    assert is_partly_beyond(across) and not is_wholly_beyond(across)
    within = span_beyond(body.base, Edge.LEFT, behind.base)
    assert not is_partly_beyond(within)
    assert not is_partly_beyond(span_beyond(body.base, Edge.LEFT, body.base))


def test_a_point_as_a_line_and_as_a_rectangle():
    point = flat(Segment(3.0 * UNIT, 4.0 * UNIT, 3.0 * UNIT, 4.0 * UNIT))
    assert abs(distance(Body(Pose(0, 0, 0)).base, point) - (2.5**2 + 4.0**2) ** 0.5 * UNIT) < 1e-3

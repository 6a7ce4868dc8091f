"""Areas: what they cover, along which lines they lie, and the same answers wherever they lie."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from plane import (
    Body,
    areas,
    bodies,
    hook,
    mirror_area,
    mirror_body,
    shift_area,
    shift_body,
    turn_area,
    turn_body,
)

from bingqi.geometry.point import Point, Segment
from bingqi.geometry.polygon import (
    Cover,
    Polygon,
    cover,
    covered_share,
    distance_of_polygons,
    distance_to,
    holds,
    is_simple,
    length_inside,
    side,
)
from bingqi.geometry.pose import Pose
from bingqi.geometry.tolerance import UNIT

SQUARE = Polygon([0, 4 * UNIT, 4 * UNIT, 0], [0, 0, 4 * UNIT, 4 * UNIT])
shifts = st.integers(-30 * UNIT, 30 * UNIT)


def line(x, y, to_x, to_y):
    return Segment(x * UNIT, y * UNIT, to_x * UNIT, to_y * UNIT)


@given(areas(), bodies(), shifts, shifts)
def test_a_shift_changes_nothing(area, body, x, y):
    moved, moved_body = shift_area(area, x, y), shift_body(body, x, y)
    assert abs(covered_share(moved, moved_body.base) - covered_share(area, body.base)) < 1e-9
    assert abs(distance_to(moved, moved_body.base) - distance_to(area, body.base)) < 1e-4


@given(areas(), bodies(), st.integers(1, 3599))
def test_a_turn_changes_nothing(area, body, turn):
    moved, moved_body = turn_area(area, turn), turn_body(body, turn)
    assert abs(covered_share(moved, moved_body.base) - covered_share(area, body.base)) < 4e-5
    assert abs(distance_to(moved, moved_body.base) - distance_to(area, body.base)) < 2.0


@given(areas(), bodies(), st.tuples(*[st.integers(-3 * UNIT, 3 * UNIT)] * 4))
def test_a_mirror_and_the_order_of_corners_change_nothing(area, body, ends):
    x, y, to_x, to_y = (float(each) for each in ends)
    length = length_inside(area, Segment(x, y, to_x, to_y))
    mirrored, mirrored_body = mirror_area(area), mirror_body(body)
    assert cover(mirrored, mirrored_body.base) == cover(area, body.base)
    assert abs(covered_share(mirrored, mirrored_body.base) - covered_share(area, body.base)) < 1e-9
    assert abs(length_inside(mirrored, Segment(-x, y, -to_x, to_y)) - length) < 1e-3
    assert abs(length_inside(area, Segment(to_x, to_y, x, y)) - length) < 1e-3
    reversed_area = Polygon(area.xs[::-1], area.ys[::-1])
    assert cover(reversed_area, body.base) == cover(area, body.base)
    assert abs(covered_share(reversed_area, body.base) - covered_share(area, body.base)) < 1e-9


@given(areas(), bodies())
def test_the_cover_and_the_share_agree(area, body):
    kind, share = cover(area, body.base), covered_share(area, body.base)
    assert (kind == Cover.WHOLE) <= (share > 0.99)
    assert (kind == Cover.NONE) <= (share < 0.01)
    assert (distance_to(area, body.base) > 0.0) <= (kind == Cover.NONE)


@pytest.mark.parametrize(
    ("x", "y", "kind", "share"),
    [
        (2.0, 2.0, Cover.WHOLE, 1.0),
        (0.5, 0.5, Cover.WHOLE, 1.0),  # in a corner of it, edges on sides
        (0.0, 2.0, Cover.PART, 0.5),
        (0.0, 0.0, Cover.NONE, 0.0),  # below it, front edge on the lower side
        (0.0, 0.25, Cover.PART, 0.25),
        (-0.5, 2.0, Cover.NONE, 0.0),  # beside it, edge on side
        (2.0, 4.5, Cover.NONE, 0.0),
        (9.0, 9.0, Cover.NONE, 0.0),
    ],
)
def test_a_body_in_and_around_a_square(x, y, kind, share):
    body = Body(Pose(int(x * UNIT), int(y * UNIT), 0))
    assert covered_share(SQUARE, body.base) == pytest.approx(share, abs=1e-12)
    assert cover(SQUARE, body.base) == kind


def test_an_area_inside_a_body_is_a_part_of_it():
    small = Polygon([-1000, 1000, 0], [-250_000, -250_000, -252_000 + 4000])
    body = Body(Pose(0, 0, 0), 2 * UNIT, UNIT // 2)
    tiny_share = 2000 * 2000 / 2 / (2 * UNIT * UNIT / 2)
    assert cover(small, body.base) == Cover.PART
    assert covered_share(small, body.base) == pytest.approx(tiny_share)


@pytest.mark.parametrize(
    ("segment", "inside"),
    [
        (line(-1, 2, 5, 2), 4.0),
        (line(1, 2, 3, 2), 2.0),
        (line(-1, 2, 1, 2), 1.0),
        (line(-1, 0, 5, 0), 0.0),  # along the lower side
        (line(5, 4, -1, 4), 0.0),
        (line(0, 0, 4, 0), 0.0),
        (line(-1, 1, 1, -1), 0.0),  # through a corner
        (line(-1, 5, 5, 5), 0.0),
        (line(2, 2, 2, 2), 0.0),
    ],
)
def test_a_line_through_and_along_a_square(segment, inside):
    assert length_inside(SQUARE, segment) == pytest.approx(inside * UNIT, abs=1e-3)


def test_a_line_that_leaves_an_area_and_comes_back():
    area = shift_area(hook(1.0), 2 * UNIT, 2 * UNIT)
    assert length_inside(area, line(-1, 2, 5, 2)) == pytest.approx(2.0 * UNIT, abs=1e-3)
    assert length_inside(area, line(-1, 0.5, 5, 0.5)) == pytest.approx(4.0 * UNIT, abs=1e-3)
    assert length_inside(area, line(0.5, 2, 2, 2)) == pytest.approx(0.5 * UNIT, abs=1e-3)
    assert not holds(area, Point(2.0 * UNIT, 2.0 * UNIT))
    assert holds(area, Point(0.5 * UNIT, 2.0 * UNIT))


def test_distances():
    body = Body(Pose(-UNIT, 2 * UNIT, 900))
    assert distance_to(SQUARE, body.base) == UNIT
    assert distance_to(SQUARE, body.moved(UNIT, 0).base) == 0.0
    assert distance_to(SQUARE, body.moved(3.0 * UNIT, 0).base) == 0.0
    assert distance_of_polygons(SQUARE, shift_area(SQUARE, 7 * UNIT, 8 * UNIT)) == 5.0 * UNIT
    assert distance_of_polygons(SQUARE, shift_area(SQUARE, 4 * UNIT, 0)) == 0.0
    inner = Polygon([UNIT, 2 * UNIT, UNIT], [UNIT, UNIT, 2 * UNIT])
    assert distance_of_polygons(SQUARE, inner) == distance_of_polygons(inner, SQUARE) == 0.0


@pytest.mark.parametrize(
    ("xs", "ys", "simple"),
    [
        ([0, 4, 4, 0], [0, 0, 4, 4], True),
        ([0, 4, 0, 4], [0, 0, 4, 4], False),  # it crosses itself
        ([0, 4, 4], [0, 0, 4], True),
        ([0, 4], [0, 0], False),
        ([0, 4, 4, 4], [0, 0, 0, 4], False),  # a corner twice
        ([0, 4, 2], [0, 0, 0], False),  # it folds back on itself
        ([0, 4, 4, 2, 0], [0, 0, 4, 0, 4], False),  # a corner touches a side
        ([0, 2, 4, 4, 0], [0, 0, 0, 4, 4], True),  # a corner in the middle of a straight side
    ],
)
def test_which_outlines_are_simple(xs, ys, simple):
    area = Polygon([x * UNIT for x in xs], [y * UNIT for y in ys])
    assert is_simple(area) == simple


def test_the_last_side_closes_the_outline():
    assert side(SQUARE, 3) == (0.0, 4.0 * UNIT, 0.0, 0.0)

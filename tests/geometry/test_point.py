"""Points, segments, bearings and poses."""

from decimal import Decimal, getcontext
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from plane import ORIGIN

from bingqi.geometry.point import (
    Point,
    Segment,
    along,
    distance_between,
    distance_of_segments,
    distance_to_segment,
    do_cross,
    is_same_place,
    length_of,
    side_of,
)
from bingqi.geometry.pose import (
    SINES,
    Pose,
    bearing_before,
    bearing_of,
    facing,
    pose_at,
    shift_between,
    shifted,
    turn_between,
    turned,
)
from bingqi.geometry.tolerance import TOLERANCE, UNIT, is_within, whole

coordinates = st.integers(-40 * UNIT, 40 * UNIT)
bearings = st.integers(0, 3599)
poses = st.builds(Pose, coordinates, coordinates, bearings)


def test_each_sine_is_the_floating_point_number_nearest_to_it():
    getcontext().prec = 60
    pi = Decimal("3.14159265358979323846264338327950288419716939937510582097")
    for tenths in range(901):
        angle = pi * tenths / 1800
        term, total, power = angle, Decimal(0), 1
        while abs(term) > Decimal("1e-55"):
            total += term
            term = -term * angle * angle / ((power + 1) * (power + 2))
            power += 2
        assert SINES[tenths] == float(Fraction(total))


def test_a_bearing_turns_clockwise_from_the_far_edge():
    assert [facing(tenths) for tenths in (0, 900, 1800, 2700)] == [(0, 1), (1, 0), (0, -1), (-1, 0)]
    assert facing(450).x == facing(450).y


@given(bearings)
def test_a_quarter_turn_of_a_bearing_is_exact(bearing):
    way = facing(bearing)
    assert facing(bearing + 900) == (way.y, -way.x)
    assert facing(bearing - 1800) == (-way.x, -way.y)
    assert facing(-bearing) == (-way.x, way.y)
    assert abs(way.x * way.x + way.y * way.y - 1.0) < 3e-16


@given(bearings, bearings)
def test_the_turn_between_two_bearings_is_the_shorter(bearing, other):
    turn = turn_between(bearing, other)
    assert -1800 < turn <= 1800
    assert (bearing + turn) % 3600 == other


@given(bearings, st.floats(1.0, 1e8))
def test_the_bearing_of_a_direction(bearing, length):
    way = facing(bearing)
    assert bearing_of(way.x * length, way.y * length) == bearing


@given(bearings, st.floats(0.05, 0.45), st.floats(1.0, 1e8))
def test_the_bearing_of_a_direction_between_two_tenths(bearing, share, length):
    one, other = facing(bearing), facing(bearing + 1)
    x = (one.x * (1 - share) + other.x * share) * length
    y = (one.y * (1 - share) + other.y * share) * length
    assert bearing_of(x, y) == bearing
    assert bearing_before(x, y) == bearing
    x = (one.x * share + other.x * (1 - share)) * length
    y = (one.y * share + other.y * (1 - share)) * length
    assert bearing_of(x, y) == (bearing + 1) % 3600
    assert bearing_before(x, y) == bearing


def test_no_direction_has_the_bearing_nought():
    assert bearing_of(0.0, 0.0) == 0


@pytest.mark.parametrize(
    ("length", "grains"),
    [(0.4, 0), (0.5, 1), (1.5, 2), (2.5, 3), (-0.4, 0), (-0.5, -1), (-2.5, -3), (7.0, 7)],
)
def test_the_nearest_grain(length, grains):
    assert whole(length) == grains


def test_a_limit_belongs_to_what_it_allows():
    assert is_within(3.0 * UNIT, 3.0 * UNIT)
    assert is_within(3.0 * UNIT + 70, 3.0 * UNIT)
    assert not is_within(3.01 * UNIT, 3.0 * UNIT)


@given(poses, bearings, coordinates, coordinates)
def test_a_turn_there_and_back_strays_by_less_than_two_grains(start, turn, x, y):
    pivot = Point(float(x), float(y))
    there = turned(start, pivot, turn)
    back = turned(there, pivot, -turn)
    assert abs(back.x - start.x) <= 1 and abs(back.y - start.y) <= 1
    assert back.bearing == start.bearing
    moved = distance_between(Point(there.x, there.y), pivot) - distance_between(
        Point(start.x, start.y), pivot
    )
    assert abs(moved) < 1.0


@given(poses)
def test_a_quarter_turn_is_exact_and_clockwise(start):
    assert turned(start, ORIGIN, 900) == (start.y, -start.x, (start.bearing + 900) % 3600)
    assert turned(start, ORIGIN, 1800) == (-start.x, -start.y, (start.bearing + 1800) % 3600)


@given(poses, poses)
def test_a_shift_leads_from_pose_to_pose(start, goal):
    shift = shift_between(start, goal)
    reached = shifted(start, shift.ahead, shift.right)
    assert abs(reached.x - goal.x) <= 1 and abs(reached.y - goal.y) <= 1
    assert (start.bearing + shift.turn) % 3600 == goal.bearing


def test_a_pose_looks_ahead_and_has_a_right_hand():
    start = Pose(5 * UNIT, 5 * UNIT, 900)
    assert shifted(start, UNIT, 0.0) == (6 * UNIT, 5 * UNIT, 900)
    assert shifted(start, 0.0, UNIT) == (5 * UNIT, 4 * UNIT, 900)
    assert pose_at(1, 2, -900) == (1, 2, 2700)
    assert pose_at(1, 2, 3600) == (1, 2, 0)


def test_segments():
    line = Segment(0.0, 0.0, 4.0, 0.0)
    assert length_of(line) == 4.0
    assert along(line, 0.25) == (1.0, 0.0)
    assert side_of(line, Point(1.0, 1.0)) > 0.0 > side_of(line, Point(1.0, -1.0))
    assert distance_to_segment(line, Point(2.0, 3.0)) == 3.0
    assert distance_to_segment(line, Point(7.0, 4.0)) == 5.0
    assert distance_to_segment(Segment(1.0, 1.0, 1.0, 1.0), Point(4.0, 5.0)) == 5.0
    assert do_cross(line, Segment(1.0, -1.0, 1.0, 1.0))
    assert not do_cross(line, Segment(1.0, 0.0, 1.0, 1.0))
    assert distance_of_segments(line, Segment(1.0, -1.0, 1.0, 1.0)) == 0.0
    assert distance_of_segments(line, Segment(1.0, 0.0, 1.0, 1.0)) == 0.0
    assert distance_of_segments(line, Segment(7.0, 4.0, 9.0, 4.0)) == 5.0


def test_places_are_one_within_the_tolerance():
    assert is_same_place(ORIGIN, Point(0.6 * TOLERANCE, 0.8 * TOLERANCE))
    assert not is_same_place(ORIGIN, Point(0.8 * TOLERANCE, 0.8 * TOLERANCE))

"""Slides and turns up to the first contact, against shapely and against the same move in small steps."""

from math import cos, radians, sin
from random import Random

import pytest
import shapely
from hypothesis import assume, given
from hypothesis import strategies as st
from plane import (
    Body,
    bodies,
    mirror_body,
    random_area,
    random_body,
    shape,
    shape_of_area,
    shift_body,
    turn_body,
)

from bingqi.geometry.contact import line_up, line_up_beside
from bingqi.geometry.point import Point, distance_between, length_of
from bingqi.geometry.polygon import Polygon, distance_to
from bingqi.geometry.pose import Pose, facing
from bingqi.geometry.rectangle import (
    Corner,
    Edge,
    clearance,
    corner,
    distance,
    grown,
    overlap,
    standing,
)
from bingqi.geometry.sweep import (
    SLACK,
    corner_path,
    hull_overlaps,
    longest_arc,
    longest_move,
    slide_reach,
    slide_reach_outline,
    turn_reach,
    turn_reach_outline,
)
from bingqi.geometry.tolerance import TOLERANCE, UNIT

LIMIT = 4.0 * UNIT
TABLE = Polygon([0, 15 * UNIT, 15 * UNIT, 0], [0, 0, 15 * UNIT, 15 * UNIT])


def slid(base, way, by):
    return base._replace(x=base.x + way.x * by, y=base.y + way.y * by)


def rotated(base, pivot, tenths):
    """The rectangle after a turn of any size, by the machine's own sines."""
    sine, cosine = sin(radians(tenths / 10)), cos(radians(tenths / 10))
    x, y = base.x - pivot.x, base.y - pivot.y
    return base._replace(
        x=pivot.x + x * cosine + y * sine,
        y=pivot.y + y * cosine - x * sine,
        ahead_x=base.ahead_x * cosine + base.ahead_y * sine,
        ahead_y=base.ahead_y * cosine - base.ahead_x * sine,
    )


def test_a_slide_ends_where_the_bodies_first_touch():
    random = Random(11)
    stopped = 0
    for _ in range(3_000):
        base, obstacle = random_body(random).base, random_body(random, 3.0).base
        way = facing(random.randrange(3600))
        reach = slide_reach(base, way, LIMIT, obstacle)
        swept = shapely.union(shape(base), shape(slid(base, way, reach))).convex_hull
        if overlap(base, obstacle):
            assert reach == 0.0
        elif reach < LIMIT:
            stopped += 1
            assert distance(slid(base, way, reach), obstacle) < 1e-3
            assert reach == 0.0 or swept.intersection(shape(obstacle)).area < 1.0
            assert any(
                overlap(slid(base, way, reach + step * TOLERANCE), obstacle) for step in range(1, 4000, 3)
            )
        else:
            assert swept.disjoint(shape(grown(obstacle, -1.01 * TOLERANCE)))
    assert stopped > 400


def test_a_slide_is_stopped_by_an_outline():
    random = Random(12)
    stopped = 0
    for _ in range(1_500):
        base, area = random_body(random, 4.0).base, random_area(random)
        way = facing(random.randrange(3600))
        border = shape_of_area(area).exterior
        reach = slide_reach_outline(base, way, LIMIT, area)
        swept = shapely.union(shape(base), shape(slid(base, way, reach))).convex_hull
        if border.intersects(shape(grown(base, -1.01 * TOLERANCE))):
            assert reach == 0.0
        elif 0.0 < reach < LIMIT:
            stopped += 1
            assert abs(border.distance(shape(slid(base, way, reach)))) < 1e-3
        assert reach == 0.0 or border.disjoint(swept.buffer(-1.01 * TOLERANCE))
    assert stopped > 150


def test_a_body_inside_an_outline_stays_inside():
    body = Body(Pose(7 * UNIT, 12 * UNIT, 0))
    assert slide_reach_outline(body.base, facing(0), LIMIT, TABLE) == 3.0 * UNIT
    assert slide_reach_outline(body.base, facing(1800), 20.0 * UNIT, TABLE) == 11.5 * UNIT
    assert slide_reach_outline(body.base, facing(0), 2.0 * UNIT, TABLE) == 2.0 * UNIT
    at_the_edge = body.moved(3.0 * UNIT, 0.0)
    assert slide_reach_outline(at_the_edge.base, facing(0), LIMIT, TABLE) == 0.0
    assert slide_reach_outline(at_the_edge.base, facing(900), LIMIT, TABLE) == LIMIT
    pivot = corner(at_the_edge.base, Corner.FRONT_LEFT)
    assert turn_reach_outline(at_the_edge.base, pivot, -900, TABLE) == 0
    assert turn_reach_outline(at_the_edge.base, pivot, 900, TABLE) == 900


@pytest.mark.parametrize("bearing", [0, 1, 450, 777, 1800, 3333])
def test_neighbours_do_not_hold_each_other_back(bearing):
    body = Body(Pose(7 * UNIT, 7 * UNIT, bearing))
    friends = [body.at(line_up_beside(body.pose, UNIT, is_right, UNIT)) for is_right in (True, False)]
    behind = body.at(line_up(body.pose, UNIT, body.depth, Edge.REAR, UNIT))
    enemy = body.at(line_up(body.moved(2.0 * UNIT, 0.3 * UNIT).pose, UNIT, body.depth, Edge.FRONT, UNIT))
    way = facing(bearing)
    for friend in (*friends, behind):
        assert slide_reach(body.base, way, LIMIT, friend.base) == LIMIT
    for which, turn, friend, other in (
        (Corner.FRONT_RIGHT, 900, *friends),
        (Corner.FRONT_LEFT, -900, *reversed(friends)),
    ):
        pivot = corner(body.base, which)
        assert turn_reach(body.base, pivot, turn, friend.base) == turn
        assert turn_reach(body.base, pivot, turn, behind.base) == turn
        assert abs(turn_reach(body.base, pivot, turn, other.base)) < 5  # the far rear corner swings out
    assert slide_reach(body.base, Point(-way.x, -way.y), LIMIT, behind.base) < 2.0
    assert abs(slide_reach(body.base, way, LIMIT, enemy.base) - 2.0 * UNIT) < 2.0
    assert slide_reach(body.base, way, 2.0 * UNIT, enemy.base) == 2.0 * UNIT


def test_a_turn_ends_at_the_last_tenth_before_contact():
    random = Random(13)
    stopped = 0
    for _ in range(4_000):
        body, obstacle = random_body(random), random_body(random, 2.5).base
        base = body.base
        pivot = corner(base, random.choice((Corner.FRONT_LEFT, Corner.FRONT_RIGHT)))
        turn = random.choice((-1, 1)) * random.randint(1, 900)
        reach = turn_reach(base, pivot, turn, obstacle)
        sign = 1 if turn > 0 else -1
        if overlap(base, obstacle):
            assert reach == 0
            continue
        assert 0 <= reach * sign <= turn * sign
        for tenths in range(0, reach, sign * 7):
            assert not overlap(rotated(base, pivot, tenths), obstacle)
        assert not overlap(rotated(base, pivot, reach), obstacle)
        if reach != turn:
            stopped += 1
            hundredths = [reach + sign * step / 100 for step in range(101)]
            deepest = min(clearance(rotated(base, pivot, tenths), obstacle) for tenths in hundredths)
            assert deepest < 10.0 - SLACK
    assert stopped > 250


def test_a_turn_is_stopped_by_an_outline():
    random = Random(14)
    stopped = 0
    for _ in range(1_200):
        base, area = random_body(random, 3.0).base, random_area(random)
        border = shape_of_area(area).exterior
        pivot = corner(base, random.choice((Corner.FRONT_LEFT, Corner.FRONT_RIGHT)))
        turn = random.choice((-1, 1)) * random.randint(1, 900)
        reach = turn_reach_outline(base, pivot, turn, area)
        core = grown(base, -SLACK)
        if border.intersects(shape(core)):
            assert reach == 0
            continue
        for tenths in [*range(0, reach, 11 if turn > 0 else -11), reach]:
            assert border.disjoint(shape(rotated(grown(core, -1.0), pivot, tenths)))
        if reach != turn:
            stopped += 1
            beyond = reach + (1 if turn > 0 else -1)
            swept = [shape(rotated(core, pivot, reach + (beyond - reach) * step / 50)) for step in range(51)]
            assert any(border.distance(each) < 60.0 for each in swept)
    assert stopped > 60


@given(bodies(), bodies(), st.integers(0, 3599), st.integers(1, 3599))
def test_a_slide_is_the_same_after_a_turn_and_in_the_mirror(body, other, bearing, turn):
    assume(not overlap(body.base, other.base))
    way, mirrored_way = facing(bearing), facing(-bearing)
    reach = slide_reach(body.base, way, LIMIT, other.base)
    mirrored = slide_reach(mirror_body(body).base, mirrored_way, LIMIT, mirror_body(other).base)
    assert abs(mirrored - reach) < 1e-3
    moved, obstacle = turn_body(body, turn), turn_body(other, turn)
    again = slide_reach(moved.base, facing(bearing + turn), LIMIT, obstacle.base)
    if reach < LIMIT and again < LIMIT:  # else the obstacle is only just grazed
        depth = clearance(slid(body.base, way, reach + 0.01 * UNIT), other.base)
        assert abs(again - reach) < 3.0 or depth > -0.005 * UNIT


@given(bodies(), bodies(), st.integers(1, 900), st.booleans())
def test_a_turn_is_the_same_in_the_mirror_and_elsewhere(body, other, turn, is_right):
    which, mirrored_which = (
        (Corner.FRONT_RIGHT, Corner.FRONT_LEFT) if is_right else (Corner.FRONT_LEFT, Corner.FRONT_RIGHT)
    )
    reach = turn_reach(body.base, corner(body.base, which), turn, other.base)
    mirrored = mirror_body(body).base
    assert (
        abs(turn_reach(mirrored, corner(mirrored, mirrored_which), -turn, mirror_body(other).base) + reach)
        <= 1
    )
    moved = shift_body(body, 5 * UNIT, -7 * UNIT).base
    obstacle = shift_body(other, 5 * UNIT, -7 * UNIT).base
    assert abs(turn_reach(moved, corner(moved, which), turn, obstacle) - reach) <= 1


def test_a_wheel_to_an_enemy_ahead():
    body = Body(Pose(0, 0, 0))
    enemy = Body(Pose(-UNIT // 2, UNIT // 2, 1800))
    pivot = corner(body.base, Corner.FRONT_RIGHT)
    assert turn_reach(body.base, pivot, 900, enemy.base) == 300  # the left corner rises by half its radius
    assert turn_reach(body.base, pivot, 300, enemy.base) == 300
    assert turn_reach(body.base, pivot, 299, enemy.base) == 299
    assert turn_reach(body.base, pivot, 0, enemy.base) == 0


def test_the_ground_that_a_move_crosses():
    start, end = Body(Pose(0, 0, 0)), Body(Pose(0, 3 * UNIT, 0))
    for right, is_met in ((0.0, True), (0.99, True), (1.0, False), (1.5, False)):
        stone = Body(Pose(int(right * UNIT), UNIT, 0))
        assert hull_overlaps(start.base, end.base, stone.base) == is_met
        assert hull_overlaps(end.base, start.base, stone.base) == is_met
    assert not hull_overlaps(start.base, end.base, Body(Pose(0, -UNIT // 2, 0)).base)
    assert not hull_overlaps(start.base, end.base, Body(Pose(0, 3 * UNIT + UNIT // 2, 0)).base)


@given(bodies(), bodies(), st.integers(1, 900))
def test_how_far_the_corners_go(body, other, turn):
    moves = [length_of(corner_path(body.base, other.base, which)) for which in Corner]
    assert longest_move(body.base, other.base) == max(moves)
    pivot = corner(body.base, Corner.FRONT_LEFT)
    turned_base = turn_body(body, turn, pivot).base
    radius = max(distance_between(corner(body.base, which), pivot) for which in Corner)
    assert abs(longest_arc(body.base, pivot, -turn) - radius * radians(turn / 10)) < 1e-3
    assert abs(longest_move(body.base, turned_base) - 2 * radius * sin(radians(turn / 20))) < 3.0


def test_closing_the_door_takes_a_pivot_of_less_than_one_and_a_half_units():
    square = Body(Pose(0, 0, 0), UNIT, UNIT)
    pivot = corner(square.base, Corner.FRONT_LEFT)
    assert longest_move(
        Body(square.pose, UNIT, 0).base, turn_body(Body(square.pose, UNIT, 0), 900, pivot).base
    ) == pytest.approx(2**0.5 * UNIT)


def test_distances_to_an_outline_after_a_slide():
    base = standing(Pose(3 * UNIT, 3 * UNIT, 0), UNIT, UNIT)
    lake = Polygon([2 * UNIT, 5 * UNIT, 4 * UNIT], [6 * UNIT, 5 * UNIT, 8 * UNIT])
    reach = slide_reach_outline(base, facing(0), LIMIT, lake)
    assert distance_to(lake, slid(base, facing(0), reach)) < 1e-3
    assert reach == pytest.approx((6 - 0.5 - 3) * UNIT)

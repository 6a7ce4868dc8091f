"""Contact and line-ups: exact wherever the bodies stand, after many moves, and never across a gap."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from plane import DEPTHS, Body, bodies, mirror_body, shift_body, turn_body

from bingqi.geometry.contact import (
    NO_EDGE,
    common_length,
    do_corners_meet,
    do_edges_coincide,
    do_edges_touch,
    do_touch,
    edge_touched,
    is_corner_on_edge,
    line_up,
    line_up_beside,
    line_up_opposite,
    lined_up_on,
)
from bingqi.geometry.point import distance_between
from bingqi.geometry.pose import Pose, shift_between, turned
from bingqi.geometry.rectangle import Corner, Edge, corner, overlap
from bingqi.geometry.tolerance import TOLERANCE, UNIT

TABLE = 20 * UNIT
A_CORNER = 20_000
"""Two hundredths of a unit."""

every_edge = pytest.mark.parametrize("which", list(Edge))
unit_bodies = st.builds(
    lambda x, y, bearing, depth: Body(Pose(x, y, bearing), UNIT, depth),
    st.integers(0, TABLE),
    st.integers(0, TABLE),
    st.integers(0, 3599),
    st.sampled_from(DEPTHS),
)


def against(target, which, depth=UNIT // 2):
    """A body of the same width, lined up with the target on an edge."""
    return Body(line_up(target.pose, target.width, target.depth, which, target.width), target.width, depth)


@every_edge
@given(target=unit_bodies, depth=st.sampled_from(DEPTHS))
def test_a_body_that_lines_up_is_lined_up(which, target, depth):
    body = against(target, which, depth)
    assert lined_up_on(body.base, target.base) == which
    assert do_touch(body.base, target.base)
    assert edge_touched(body.base, Edge.FRONT, target.base) == which
    shared = UNIT if which in (Edge.FRONT, Edge.REAR) else min(target.depth, UNIT)
    assert abs(common_length(body.base, Edge.FRONT, target.base, which) - shared) < 2.0


@every_edge
@given(target=unit_bodies)
def test_no_contact_holds_across_a_hundredth_of_a_unit(which, target):
    body = against(target, which)
    for ahead, right in ((-0.01, 0.0), (0.0, 0.01), (0.0, -0.01), (-0.008, 0.008)):
        apart = body.moved(ahead * UNIT, right * UNIT)
        assert lined_up_on(apart.base, target.base) == NO_EDGE
        if ahead < 0.0:
            assert not do_touch(apart.base, target.base)
            assert not do_edges_touch(apart.base, Edge.FRONT, target.base, which)
            assert common_length(apart.base, Edge.FRONT, target.base, which) == 0.0


@every_edge
@given(target=unit_bodies)
def test_no_line_up_holds_across_a_tenth_of_a_degree(which, target):
    body = against(target, which)
    for turn in (-1, 1):
        askew = turn_body(body, turn, corner(body.base, Corner.FRONT_LEFT))
        assert lined_up_on(askew.base, target.base) == NO_EDGE


@given(unit_bodies, unit_bodies)
def test_front_to_front_and_full_edges(target, other):
    body = against(target, Edge.FRONT)
    assert body.pose[:2] == target.pose[:2]
    assert do_edges_coincide(body.base, Edge.FRONT, target.base, Edge.FRONT)
    assert not do_edges_coincide(body.base, Edge.FRONT, target.base, Edge.REAR)
    assert do_corners_meet(body.base, Corner.FRONT_LEFT, target.base, Corner.FRONT_RIGHT)
    behind = against(other, Edge.REAR)
    assert do_edges_coincide(behind.base, Edge.FRONT, other.base, Edge.REAR)
    assert behind.pose.bearing == other.pose.bearing


@given(unit_bodies)
def test_front_to_side_has_front_corner_on_front_corner(target):
    on_right, on_left = against(target, Edge.RIGHT), against(target, Edge.LEFT)
    assert do_corners_meet(on_right.base, Corner.FRONT_RIGHT, target.base, Corner.FRONT_RIGHT)
    assert do_corners_meet(on_left.base, Corner.FRONT_LEFT, target.base, Corner.FRONT_LEFT)
    slid = on_right.moved(0.0, -0.3 * UNIT)
    assert common_length(slid.base, Edge.FRONT, target.base, Edge.RIGHT) > 0.0
    assert lined_up_on(slid.base, target.base) == NO_EDGE


@given(unit_bodies, st.booleans())
def test_beside_and_opposite(target, is_right):
    mine, theirs = (Edge.RIGHT, Edge.LEFT) if is_right else (Edge.LEFT, Edge.RIGHT)
    front = Corner.FRONT_RIGHT if is_right else Corner.FRONT_LEFT
    other_front = Corner.FRONT_LEFT if is_right else Corner.FRONT_RIGHT
    friend = target.at(line_up_beside(target.pose, target.width, is_right, target.width))
    assert do_edges_coincide(friend.base, theirs, target.base, mine)
    assert do_corners_meet(friend.base, other_front, target.base, front)
    enemy = target.at(line_up_opposite(target.pose, target.width, is_right, target.width))
    assert do_corners_meet(enemy.base, front, target.base, front)
    assert common_length(enemy.base, mine, target.base, mine) == 0.0
    level = enemy.moved(0.4 * target.depth, 0.0)
    assert abs(common_length(level.base, mine, target.base, mine) - 0.4 * target.depth) < 2.0


def test_parts_of_edges():
    target = Body(Pose(0, 0, 0))
    body = against(target, Edge.FRONT)
    for share, slid in ((0.7, 0.3), (0.02, 0.98), (0.0, 1.0), (0.0, 1.3)):
        for sign in (1, -1):
            shared = common_length(
                body.moved(0.0, sign * slid * UNIT).base, Edge.FRONT, target.base, Edge.FRONT
            )
            assert abs(shared - share * UNIT) < 1e-3
    narrow = Body(body.pose, UNIT // 2)
    assert abs(common_length(narrow.base, Edge.FRONT, target.base, Edge.FRONT) - UNIT // 2) < 1e-3
    assert not do_edges_coincide(narrow.base, Edge.FRONT, target.base, Edge.FRONT)
    assert common_length(target.base, Edge.FRONT, target.base, Edge.FRONT) == 0.0


def test_a_corner_on_an_edge_is_contact_but_no_line_up():
    target = Body(Pose(0, 0, 0))
    askew = Body(Pose(0, 0, 1500))
    touching = shift_to_corner(askew, Corner.FRONT_RIGHT, 200_000, 0)
    assert is_corner_on_edge(touching.base, Corner.FRONT_RIGHT, target.base, Edge.FRONT)
    assert do_touch(touching.base, target.base)
    assert do_edges_touch(touching.base, Edge.FRONT, target.base, Edge.FRONT)
    assert not is_corner_on_edge(touching.base, Corner.FRONT_LEFT, target.base, Edge.FRONT)
    assert edge_touched(touching.base, Edge.FRONT, target.base) == NO_EDGE
    assert lined_up_on(touching.base, target.base) == NO_EDGE


def shift_to_corner(body, which, x, y):
    """The body, shifted so that a corner of it comes to a place."""
    place = corner(body.base, which)
    return shift_body(body, round(x - place.x), round(y - place.y))


def test_conforming_after_a_touch_takes_a_turn_about_the_corner_and_a_slide():
    target = Body(Pose(5 * UNIT, 5 * UNIT, 300))
    goal = line_up(target.pose, UNIT, target.depth, Edge.FRONT, UNIT)
    touching = turn_body(target.at(goal).moved(0.0, 0.35 * UNIT), 200, corner(target.base, Corner.FRONT_LEFT))
    shift = shift_between(turned(touching.pose, corner(target.base, Corner.FRONT_LEFT), -200), goal)
    assert abs(shift.ahead) < 3.0 and abs(shift.right + 0.35 * UNIT) < 3.0 and shift.turn == 0


@given(bodies(), bodies(), st.sampled_from(list(Edge)))
def test_a_turn_and_a_mirror_change_no_contact(one, other, which):
    body = Body(line_up(other.pose, other.width, other.depth, which, one.width), one.width, one.depth)
    shared = common_length(body.base, Edge.FRONT, other.base, which)
    turned_length = common_length(turn_body(body, 777).base, Edge.FRONT, turn_body(other, 777).base, which)
    assert abs(turned_length - shared) < 3.0
    mirrored = {Edge.LEFT: Edge.RIGHT, Edge.RIGHT: Edge.LEFT}.get(which, which)
    mirrored_length = common_length(mirror_body(body).base, Edge.FRONT, mirror_body(other).base, mirrored)
    assert abs(mirrored_length - shared) < 1e-3
    back = common_length(other.base, which, body.base, Edge.FRONT)
    assert abs(back - shared) < 1e-3


@pytest.mark.parametrize("place", [(A_CORNER, A_CORNER), (TABLE // 2, TABLE // 2), (TABLE - A_CORNER, TABLE)])
@pytest.mark.parametrize("seed", range(5))
def test_contact_outlasts_fifty_wheels(place, seed):
    """Two facing lines of six wheel together about one corner after another, each pose rounded each time."""
    random = Random(seed)
    leader = Body(Pose(*place, random.randrange(3600)))
    line = [leader]
    for _ in range(5):
        line.append(leader.at(line_up_beside(line[-1].pose, UNIT, True, UNIT)))
    ranks = [against(body, Edge.REAR) for body in line]
    enemies = [against(body, Edge.FRONT) for body in line]
    for _ in range(50):
        pivot = corner(random.choice(line).base, random.choice((Corner.FRONT_LEFT, Corner.FRONT_RIGHT)))
        turn = random.choice((-1, 1)) * random.randint(1, 900)
        line, ranks, enemies = (
            [turn_body(body, turn, pivot) for body in bodies_of] for bodies_of in (line, ranks, enemies)
        )
    for body, behind, enemy in zip(line, ranks, enemies):
        assert lined_up_on(enemy.base, body.base) == Edge.FRONT
        assert do_edges_coincide(behind.base, Edge.FRONT, body.base, Edge.REAR)
        assert not overlap(enemy.base, body.base)
    for left, right in pairwise(line):
        assert do_edges_coincide(left.base, Edge.RIGHT, right.base, Edge.LEFT)
        gap = distance_between(corner(left.base, Corner.FRONT_RIGHT), corner(right.base, Corner.FRONT_LEFT))
        assert gap < 0.075 * TOLERANCE

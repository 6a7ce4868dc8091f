"""Sight past bodies and areas, and shadows against the triangles that they cut."""

from random import Random

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from plane import (
    Body,
    bodies,
    mirror_body,
    random_area,
    random_body,
    shape,
    shape_of_area,
    shift_area,
    turn_body,
)

from bingqi.geometry.point import Segment, along, length_of, side_of, start_of
from bingqi.geometry.polygon import Polygon, side
from bingqi.geometry.pose import Pose
from bingqi.geometry.rectangle import Edge, edge, grown, span_beyond
from bingqi.geometry.sector import Part
from bingqi.geometry.sight import (
    is_area_between,
    is_between,
    is_crossed,
    shadow,
    shadow_of_area,
    shadow_of_line,
)
from bingqi.geometry.tolerance import TOLERANCE, UNIT

SHOOTER = Body(Pose(0, 0, 0))
TARGET = Body(Pose(0, 3 * UNIT, 1800))
NOTHING = Part(0.0, 0.0)


def front(body):
    return edge(body.base, Edge.FRONT)


def standing_at(x, y, bearing=0):
    return Body(Pose(round(x * UNIT), round(y * UNIT), bearing))


@pytest.mark.parametrize(
    ("x", "y", "is_in_the_way"),
    [
        (0.0, 2.0, True),
        (0.9, 2.0, True),
        (1.0, 2.0, False),  # beside the line of fire, touching it
        (-1.0, 2.0, False),
        (-0.98, 2.0, True),
        (1.0, 0.0, False),  # a friend beside the shooter
        (1.0, 3.5, False),  # a friend beside the target
        (0.0, 3.5, False),  # behind the target
        (0.0, -0.5, False),
    ],
)
def test_a_body_between_two_lines(x, y, is_in_the_way):
    for turn in (0, 111, 900):
        shooter, target, other = (turn_body(body, turn) for body in (SHOOTER, TARGET, standing_at(x, y)))
        assert is_between(front(shooter), front(target), other.base) == is_in_the_way
        assert is_between(front(target), front(shooter), other.base) == is_in_the_way
        hidden = shadow(front(shooter), front(target), other.base)
        assert (hidden != NOTHING) == is_in_the_way


def test_a_straight_line_and_a_body():
    line = Segment(-2.0 * UNIT, 0.0, 2.0 * UNIT, 0.0)
    assert is_crossed(line, standing_at(0.0, 0.25).base)
    assert not is_crossed(line, standing_at(0.0, 0.0).base)  # along its front edge
    assert not is_crossed(line, standing_at(0.0, 0.5).base)  # along its rear edge
    assert not is_crossed(line, standing_at(2.5, 0.25).base)
    assert is_crossed(Segment(0.0, 0.0, 10.0, 0.0), standing_at(0.0, 0.25).base)


def test_a_shadow_leaves_the_stretch_that_all_of_the_viewer_sees():
    target = Body(TARGET.pose, 2 * UNIT)
    hidden = shadow(front(SHOOTER), front(target), standing_at(1.0, 2.0).base)
    # From the viewer's left end past the body's near left corner: the slope is 1 to 1.5.
    assert hidden.start == 0.0
    seen = (1.0 - hidden.end) * 2.0
    assert seen == pytest.approx(1.0 + 0.5, abs=0.01)


def test_a_target_that_shows_its_back_is_all_in_shadow():
    assert shadow(front(SHOOTER), edge(TARGET.base, Edge.REAR), standing_at(9.0, 9.0).base) == Part(0.0, 1.0)
    assert shadow(front(SHOOTER), edge(TARGET.base, Edge.LEFT), standing_at(9.0, 9.0).base) == Part(0.0, 1.0)


def views(seed, count):
    """Random viewers and targets that lie ahead of them and are turned to them."""
    random = Random(seed)
    found = []
    while len(found) < count:
        viewer, target = random_body(random, 0.5), random_body(random, 3.0)
        line, seen = front(viewer), edge(target.base, random.randrange(4))
        is_ahead = span_beyond(viewer.base, Edge.FRONT, target.base).least > 0.05 * UNIT
        ends = (start_of(line), along(line, 1.0))
        if is_ahead and all(side_of(seen, end) > TOLERANCE * length_of(seen) for end in ends):
            found.append((line, seen, random))
    return found


def triangles(viewer, target, shares):
    corners = [[viewer[:2], viewer[2:], along(target, share)] for share in shares]
    return shapely.polygons(corners)


def differences(hidden, viewer, target, body):
    """Where a shadow and the triangles disagree, but for its ends."""
    shares = np.linspace(0.0, 1.0, 61)
    cut = shapely.area(shapely.intersection(triangles(viewer, target, shares), body)) > 1.0
    slack = 0.002
    inside = (shares > hidden.start + slack) & (shares < hidden.end - slack)
    outside = (shares < hidden.start - slack) | (shares > hidden.end + slack) | (hidden == NOTHING)
    return (inside & ~cut) | (outside & cut & (shares > slack) & (shares < 1.0 - slack))


def test_a_shadow_is_where_the_triangle_to_the_viewer_is_cut():
    partly = 0
    for viewer, target, random in views(21, 800):
        obstacle = random_body(random, 2.0).base
        hidden = shadow(viewer, target, obstacle)
        partly += 0.0 < hidden.end - hidden.start < 1.0
        assert not differences(hidden, viewer, target, shape(grown(obstacle, -TOLERANCE))).any()
    assert partly > 50


def test_the_shadow_of_an_area():
    partly = 0
    for viewer, target, random in views(22, 800):
        area = shift_area(random_area(random), random.randint(-3, 3) * UNIT, random.randint(-3, 3) * UNIT)
        ground = shape_of_area(area)
        if ground.intersects(shapely.LineString([viewer[:2], viewer[2:]])) or ground.intersects(
            shapely.LineString([target[:2], target[2:]])
        ):
            continue
        hidden = shadow_of_area(viewer, target, area)
        partly += 0.0 < hidden.end - hidden.start < 1.0
        wrong = differences(hidden, viewer, target, ground)
        if is_convex(area):
            assert not wrong.any()
        else:  # between the first and the last place that it hides, some may be seen
            shares = np.linspace(0.0, 1.0, 61)
            assert not wrong[(shares < hidden.start) | (shares > hidden.end) | (hidden == NOTHING)].any()
    assert partly > 10


def is_convex(area):
    ground = shape_of_area(area)
    return ground.equals(ground.convex_hull)


@given(bodies(0.5), bodies(3.0), bodies(), st.integers(1, 3599))
def test_a_turn_and_a_mirror_leave_the_sight(viewer, target, body, turn):
    between = is_between(front(viewer), front(target), body.base)
    hidden = shadow(front(viewer), front(target), body.base)
    mirrored = [mirror_body(each) for each in (viewer, target, body)]
    assert is_between(front(mirrored[0]), front(mirrored[1]), mirrored[2].base) == between
    expected = hidden if hidden == NOTHING else (1.0 - hidden.end, 1.0 - hidden.start)
    assert shadow(front(mirrored[0]), front(mirrored[1]), mirrored[2].base) == pytest.approx(
        expected, abs=1e-6
    )
    viewer, target, body = (turn_body(each, turn) for each in (viewer, target, body))
    assert is_between(front(viewer), front(target), grown(body.base, -5.0)) <= between
    assert is_between(front(viewer), front(target), grown(body.base, 5.0)) >= between


@given(bodies(0.5), bodies(3.0), bodies())
def test_what_throws_a_shadow_stands_between(viewer, target, body):
    hidden = shadow(front(viewer), front(target), body.base)
    if hidden not in (NOTHING, Part(0.0, 1.0)):
        assert is_between(front(viewer), front(target), body.base)


def test_a_ridge_line_hides_what_lies_behind_it():
    ridge = Polygon([-UNIT, UNIT, UNIT, -UNIT], [UNIT, UNIT, 2 * UNIT, 2 * UNIT])
    assert shadow_of_area(front(SHOOTER), front(TARGET), ridge) == Part(0.0, 1.0)
    assert is_area_between(front(SHOOTER), front(TARGET), ridge)
    assert not is_area_between(front(SHOOTER), front(TARGET), shift_area(ridge, 3 * UNIT // 2, 0))
    assert shadow_of_line(front(SHOOTER), front(TARGET), side(ridge, 0)) == Part(0.0, 1.0)
    assert shadow_of_area(front(SHOOTER), front(TARGET), shift_area(ridge, 4 * UNIT, 0)) == NOTHING
    assert shadow_of_area(front(SHOOTER), front(TARGET), shift_area(ridge, 0, 3 * UNIT)) == NOTHING

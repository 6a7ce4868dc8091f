"""Bands ahead of an edge: what lies in them, and the limits that belong to them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from plane import Body, bodies, mirror_body, turn_body

from bingqi.geometry.point import Segment, length_of
from bingqi.geometry.pose import Pose
from bingqi.geometry.rectangle import Corner, Edge, contains, corner, covers, edge, span_beyond
from bingqi.geometry.sector import Part, band, has_part_in, length_within, part_within, piece
from bingqi.geometry.tolerance import UNIT

BODY = Body(Pose(10 * UNIT, 10 * UNIT, 0))
REACH = 3.0 * UNIT


def ahead_of(body, ahead, right=0.0, turn=0):
    """A body of the same size, its front so many units ahead of the other's and to its right, then turned."""
    moved = body.moved(ahead * UNIT, right * UNIT)
    return moved.at(Pose(moved.pose.x, moved.pose.y, (moved.pose.bearing + turn) % 3600))


def test_a_band_adjoins_its_edge():
    for which, width in (
        (Edge.FRONT, UNIT),
        (Edge.RIGHT, UNIT // 2),
        (Edge.REAR, UNIT),
        (Edge.LEFT, UNIT // 2),
    ):
        area = band(BODY.base, which, REACH, 0.0)
        assert length_of(edge(area, Edge.FRONT)) == width
        assert length_of(edge(area, Edge.RIGHT)) == REACH
        assert corner(area, Corner.REAR_LEFT) == corner(BODY.base, which)
        wide = band(BODY.base, which, REACH, UNIT)
        assert length_of(edge(wide, Edge.FRONT)) == width + 2 * UNIT
        assert covers(wide, area) and not covers(area, wide)


@pytest.mark.parametrize(
    ("ahead", "right", "turn", "is_in"),
    [
        (1.0, 0.0, 1800, True),  # exactly as far off as the zone is deep
        (1.02, 0.0, 1800, False),
        (0.0, 0.0, 1800, True),  # front against front
        (1.0, 0.99, 1800, True),
        (1.0, 1.0, 1800, False),  # beside the zone, side line on side line
        (0.5, 1.0, 1800, False),
        (0.5, 0.9, 1800, True),
        (-0.5, 0.0, 1800, False),  # front against the rear edge
        (0.0, 0.0, 0, False),
        (0.3, 0.3, 450, True),
        (1.0, 0.4, 1350, True),  # only a corner reaches the far edge
    ],
)
def test_a_zone_one_unit_deep_straight_ahead(ahead, right, turn, is_in):
    for pose_turn in (0, 123, 900, 2345):
        body = turn_body(BODY, pose_turn)
        other = turn_body(ahead_of(BODY, ahead, right, turn), pose_turn)
        assert has_part_in(band(body.base, Edge.FRONT, 1.0 * UNIT, 0.0), other.base) == is_in


@given(bodies(), bodies(4.0), st.integers(1, 3599))
def test_a_turn_and_a_mirror_leave_what_is_in_a_band(body, other, turn):
    area = band(body.base, Edge.FRONT, REACH, UNIT)
    found = (has_part_in(area, other.base), covers(area, other.base))
    mirrored = band(mirror_body(body).base, Edge.FRONT, REACH, UNIT)
    assert found == (
        has_part_in(mirrored, mirror_body(other).base),
        covers(mirrored, mirror_body(other).base),
    )
    inner, outer = (band(turn_body(body, turn).base, Edge.FRONT, REACH + by, UNIT + by) for by in (-5.0, 5.0))
    other = turn_body(other, turn)
    assert has_part_in(inner, other.base) <= found[0] <= has_part_in(outer, other.base)
    assert covers(inner, other.base) <= found[1] <= covers(outer, other.base)


@given(bodies(), bodies(4.0))
def test_what_is_wholly_in_a_band_has_all_its_corners_there(body, other):
    area = band(body.base, Edge.FRONT, REACH, UNIT)
    assert covers(area, other.base) == all(contains(area, corner(other.base, which)) for which in Corner)
    if has_part_in(area, other.base):
        assert span_beyond(body.base, Edge.FRONT, other.base).most > 0.0
        assert span_beyond(body.base, Edge.FRONT, other.base).least <= REACH + 1000.0


def test_how_much_of_an_edge_lies_in_an_arc():
    arc = band(BODY.base, Edge.FRONT, REACH, UNIT)
    for right, share in ((0.0, 1.0), (1.0, 1.0), (1.5, 0.5), (1.75, 0.25), (2.1, 0.0)):
        target = edge(ahead_of(BODY, 2.0, right, 1800).base, Edge.FRONT)
        assert abs(length_within(arc, target) - share * UNIT) < 1100.0
    far = edge(ahead_of(BODY, 3.0, 0.0, 1800).base, Edge.FRONT)
    assert length_within(arc, far) == UNIT
    assert length_within(arc, edge(ahead_of(BODY, 3.01, 0.0, 1800).base, Edge.FRONT)) == 0.0


def test_the_part_of_a_line_in_an_area():
    area = band(BODY.base, Edge.FRONT, REACH, 0.0)
    line = Segment(8.0 * UNIT, 11.0 * UNIT, 12.0 * UNIT, 11.0 * UNIT)
    part = part_within(area, line, 0.0)
    assert part == Part(0.375, 0.625)
    assert piece(line, part) == (9.5 * UNIT, 11.0 * UNIT, 10.5 * UNIT, 11.0 * UNIT)
    assert part_within(area, line, 0.5 * UNIT) == Part(0.25, 0.75)
    assert part_within(area, line, -0.5 * UNIT) == Part(0.0, 0.0)
    beside = Segment(10.5 * UNIT, 8.0 * UNIT, 10.5 * UNIT, 14.0 * UNIT)
    assert part_within(area, beside, -1.0) == Part(0.0, 0.0)
    assert part_within(area, Segment(20.0, 0.0, 30.0, 0.0), 0.0) == Part(0.0, 0.0)

"""Agreement with shapely, an independent library, on ten thousand random pairs for each question."""

from random import Random

import numpy as np
import pytest
import shapely
from plane import random_area, random_body, shape, shape_of_area, shift_area

from bingqi.geometry.point import (
    Point,
    Segment,
    distance_of_segments,
    distance_to_segment,
    length_of,
)
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
from bingqi.geometry.rectangle import (
    clearance,
    contains,
    corner,
    covers,
    distance,
    distance_to_point,
    grown,
    overlap,
)
from bingqi.geometry.sector import length_within
from bingqi.geometry.sight import is_crossed
from bingqi.geometry.sweep import hull_enters, hull_overlaps
from bingqi.geometry.tolerance import TOLERANCE, UNIT

PAIRS = 10_000


@pytest.fixture(scope="module")
def pairs():
    random = Random(1)
    return [(random_body(random).base, random_body(random).base) for _ in range(PAIRS)]


@pytest.fixture(scope="module")
def crossings():
    random = Random(2)
    return [(random_area(random), random_body(random, random.choice((0.7, 3.0))).base) for _ in range(PAIRS)]


@pytest.fixture(scope="module")
def lines():
    random = Random(3)
    return [(random_area(random), random_segment(random)) for _ in range(PAIRS)]


def test_overlap(pairs):
    ours = np.array([overlap(one, other) for one, other in pairs])
    ones, others = shapes_of(pairs)
    theirs = shapely.intersects(ones, others)
    is_touching = np.array([-TOLERANCE <= clearance(one, other) <= 0.0 for one, other in pairs])
    assert 0.2 < theirs.mean() < 0.8
    assert is_touching.sum() < 50
    assert not ours[is_touching].any()
    assert (ours == theirs)[~is_touching].all()


def test_the_depth_of_an_overlap_is_the_shortest_shift_that_parts_the_two(pairs):
    for one, other in pairs[:2_000]:
        depth = -clearance(one, other)
        if depth <= 1.0:
            continue
        fixed, loose = shape(one), shape(other)
        ways = [
            (sign * x, sign * y)
            for base in (one, other)
            for x, y in ((base.ahead_x, base.ahead_y), (base.ahead_y, -base.ahead_x))
            for sign in (1, -1)
        ]

        def parted(by, fixed=fixed, loose=loose, ways=ways):
            return [shapely.affinity.translate(loose, x * by, y * by).disjoint(fixed) for x, y in ways]

        assert any(parted(depth + 0.01))
        assert not any(parted(depth - 0.01))


def test_distance(pairs):
    ours = np.array([distance(one, other) for one, other in pairs])
    theirs = shapely.distance(*shapes_of(pairs))
    assert np.abs(ours - theirs).max() < 1e-4


def test_points_in_a_rectangle(pairs):
    random = Random(4)
    points = [Point(random.uniform(-2, 2) * UNIT, random.uniform(-2, 2) * UNIT) for _ in pairs]
    bases = [one for one, _ in pairs]
    theirs = shapely.distance(shapes(bases), shapely.points(points))
    ours = np.array([contains(base, point) for base, point in zip(bases, points)])
    outside = np.array([distance_to_point(base, point) for base, point in zip(bases, points)])
    assert 0.05 < ours.mean() < 0.5
    is_clear = np.abs(theirs - TOLERANCE) > 0.5 * TOLERANCE
    assert (ours == (theirs <= TOLERANCE))[is_clear].all()
    assert np.abs(outside - theirs).max() < 1e-4


def test_rectangles_in_a_rectangle(pairs):
    grown_ones = [grown(one, 0.4 * UNIT) for one, _ in pairs]
    others = [other for _, other in pairs]
    shrunk = [grown(other, -0.3 * other.half_depth) for other in others]
    ours = np.array([covers(one, other) for one, other in zip(grown_ones, shrunk)])
    theirs = shapely.covers(shapes(grown_ones), shapes(shrunk))
    within = shapely.covers(shapes([grown(one, 2.0 * TOLERANCE) for one in grown_ones]), shapes(shrunk))
    assert ours.sum() > 200
    assert (theirs <= ours).all() and (ours <= within).all()


def test_the_share_of_a_rectangle_in_a_polygon(crossings):
    ours = np.array([covered_share(area, base) for area, base in crossings])
    grounds, bases = shapes_of_areas(crossings), shapes([base for _, base in crossings])
    theirs = shapely.area(shapely.intersection(grounds, bases)) / shapely.area(bases)
    assert ((theirs > 0.01) & (theirs < 0.99)).mean() > 0.2
    assert np.abs(ours - theirs).max() < 1e-9


def test_none_part_or_the_whole_of_a_rectangle_in_a_polygon(crossings):
    ours = np.array([cover(area, base) for area, base in crossings])
    cores = shapes([grown(base, -TOLERANCE) for _, base in crossings])
    grounds = shapes_of_areas(crossings)
    theirs = np.where(
        shapely.covers(grounds, cores),
        Cover.WHOLE,
        np.where(shapely.intersects(grounds, cores), Cover.PART, Cover.NONE),
    )
    assert all((theirs == kind).sum() > 200 for kind in Cover)
    assert (ours == theirs).all()


def test_the_length_of_a_line_in_a_polygon(lines):
    ours = np.array([length_inside(area, line) for area, line in lines])
    grounds = shapes_of_areas(lines)
    left = shapely.length(shapely.intersection(grounds, linestrings([aside(line, 1) for _, line in lines])))
    right = shapely.length(shapely.intersection(grounds, linestrings([aside(line, -1) for _, line in lines])))
    assert (ours > 0.0).mean() > 0.3
    assert np.abs(ours - np.minimum(left, right)).max() < 1e-3


def test_points_in_a_polygon(lines):
    points = [Point(line.x, line.y) for _, line in lines]
    ours = np.array([holds(area, point) for (area, _), point in zip(lines, points)])
    assert (ours == shapely.contains(shapes_of_areas(lines), shapely.points(points))).all()


def test_the_distance_of_a_rectangle_and_a_polygon(crossings):
    ours = np.array([distance_to(area, base) for area, base in crossings])
    theirs = shapely.distance(shapes_of_areas(crossings), shapes([base for _, base in crossings]))
    assert (theirs > 0.0).mean() > 0.2
    assert np.abs(ours - theirs).max() < 1e-4


def test_the_distance_of_two_polygons():
    random = Random(5)
    areas = [
        (random_area(random), shift_area(random_area(random), random.randint(-6, 6) * UNIT, 3 * UNIT))
        for _ in range(2_000)
    ]
    ours = np.array([distance_of_polygons(one, other) for one, other in areas])
    theirs = shapely.distance(
        np.array([shape_of_area(one) for one, _ in areas]),
        np.array([shape_of_area(other) for _, other in areas]),
    )
    assert 0.1 < (theirs > 0.0).mean() < 0.9
    assert np.abs(ours - theirs).max() < 1e-4


def test_which_polygons_are_simple():
    random = Random(6)
    found = []
    for _ in range(500):
        area = random_area(random)
        corners = list(zip(area.xs, area.ys))
        random.shuffle(corners)
        shuffled = Polygon([x for x, _ in corners], [y for _, y in corners])
        assert is_simple(area)
        found.append((is_simple(shuffled), shape_of_area(shuffled).is_valid, narrowest(shuffled)))
    assert 25 < sum(ours for ours, _, _ in found) < 250
    assert all(ours == theirs for ours, theirs, gap in found if gap > TOLERANCE or not theirs)
    assert not any(ours for ours, _, gap in found if gap <= TOLERANCE)


def test_the_distance_of_segments():
    random = Random(7)
    segments = [(random_segment(random), random_segment(random)) for _ in range(PAIRS)]
    ours = np.array([distance_of_segments(one, other) for one, other in segments])
    ones, others = linestrings([one for one, _ in segments]), linestrings([other for _, other in segments])
    assert np.abs(ours - shapely.distance(ones, others)).max() < 1e-4
    points = [Point(other.x, other.y) for _, other in segments]
    ours = np.array([distance_to_segment(one, point) for (one, _), point in zip(segments, points)])
    assert np.abs(ours - shapely.distance(ones, shapely.points(points))).max() < 1e-4


def test_lines_through_a_rectangle(pairs):
    random = Random(8)
    lines = [random_segment(random) for _ in pairs]
    bases = [one for one, _ in pairs]
    drawn = linestrings(lines)
    within = np.array([length_within(base, line) for base, line in zip(bases, lines)])
    swollen = shapes([grown(base, TOLERANCE) for base in bases])
    assert np.abs(within - shapely.length(shapely.intersection(drawn, swollen))).max() < 1e-3
    crossed = np.array([is_crossed(line, base) for base, line in zip(bases, lines)])
    cores = shapes([grown(base, -TOLERANCE) for base in bases])
    assert (crossed == (shapely.length(shapely.intersection(drawn, cores)) > 0.0)).all()


def test_the_ground_between_two_rectangles(pairs):
    random = Random(9)
    obstacles = [random_body(random, 3.0).base for _ in pairs]
    ours = np.array([hull_overlaps(one, other, obstacle) for (one, other), obstacle in zip(pairs, obstacles)])
    ones, others = shapes_of(pairs)
    hulls = shapely.convex_hull(shapely.union(ones, others))
    stones = shapes(obstacles)
    theirs = shapely.intersects(hulls, stones)
    surely = shapely.intersects(hulls, shapes([grown(obstacle, -2.0 * TOLERANCE) for obstacle in obstacles]))
    assert 0.2 < theirs.mean() < 0.9
    assert (surely <= ours).all() and (ours <= theirs).all()


def test_the_ground_between_two_rectangles_in_a_polygon(pairs):
    random = Random(10)
    areas = [
        shift_area(random_area(random), random.randint(-4, 4) * UNIT, random.randint(-4, 4) * UNIT)
        for _ in range(2_000)
    ]
    near = pairs[: len(areas)]
    ours = np.array([hull_enters(one, other, area) for (one, other), area in zip(near, areas)])
    ones, others = shapes_of(near)
    hulls = shapely.convex_hull(shapely.union(ones, others))
    grounds = np.array([shape_of_area(area) for area in areas])
    theirs, surely = (
        shapely.intersects(each, grounds) for each in (hulls, shapely.buffer(hulls, -2.0 * TOLERANCE))
    )
    assert 0.2 < theirs.mean() < 0.9
    assert (surely <= ours).all() and (ours <= theirs).all()


def random_segment(random):
    return Segment(*(random.uniform(-3, 3) * UNIT for _ in range(4)))


def narrowest(area):
    """How near a corner of an area comes to a side that does not end in it."""
    count = len(area.xs)
    return min(
        shapely.distance(
            shapely.Point(area.xs[number], area.ys[number]),
            shapely.LineString([side(area, start)[:2], side(area, start)[2:]]),
        )
        for number in range(count)
        for start in range(count)
        if number not in (start, (start + 1) % count)
    )


def aside(line, sign):
    """The line, a tolerance to its left (1) or right (-1)."""
    length = length_of(line)
    x, y = (line.to_x - line.x) / length, (line.to_y - line.y) / length
    off_x, off_y = -y * TOLERANCE * sign, x * TOLERANCE * sign
    return Segment(line.x + off_x, line.y + off_y, line.to_x + off_x, line.to_y + off_y)


def linestrings(segments):
    return shapely.linestrings([[each[:2], each[2:]] for each in segments])


def shapes(bases):
    return shapely.polygons([[corner(base, which) for which in range(4)] for base in bases])


def shapes_of(pairs):
    return shapes([one for one, _ in pairs]), shapes([other for _, other in pairs])


def shapes_of_areas(rows):
    return np.array([shape_of_area(area) for area, _ in rows])

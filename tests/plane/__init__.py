"""Bodies and areas on the plane for tests: at random, moved as a whole, and as shapely has them."""

from dataclasses import dataclass, replace
from random import Random

import shapely
from hypothesis import strategies as st

from bingqi.geometry.point import Point
from bingqi.geometry.polygon import Polygon
from bingqi.geometry.pose import Pose, facing, shifted, turned
from bingqi.geometry.rectangle import Corner, Rectangle, corner, standing
from bingqi.geometry.tolerance import UNIT, whole

ORIGIN = Point(0.0, 0.0)
WIDTHS = (UNIT, 2 * UNIT)
DEPTHS = (375_000, 500_000, 750_000, 1_000_000, 1_500_000)


@dataclass(frozen=True)
class Body:
    """A pose and a size."""

    pose: Pose
    width: int = UNIT
    depth: int = UNIT // 2

    @property
    def base(self) -> Rectangle:
        return standing(self.pose, self.width, self.depth)

    def moved(self, ahead: float, right: float) -> "Body":
        return replace(self, pose=shifted(self.pose, ahead, right))

    def at(self, pose: Pose) -> "Body":
        return replace(self, pose=pose)


def shift_body(body: Body, x: int, y: int) -> Body:
    return body.at(Pose(body.pose.x + x, body.pose.y + y, body.pose.bearing))


def turn_body(body: Body, turn: int, pivot: Point = ORIGIN) -> Body:
    return body.at(turned(body.pose, pivot, turn))


def mirror_body(body: Body) -> Body:
    return body.at(Pose(-body.pose.x, body.pose.y, -body.pose.bearing % 3600))


def shift_area(area: Polygon, x: int, y: int) -> Polygon:
    return Polygon([each + x for each in area.xs], [each + y for each in area.ys])


def turn_area(area: Polygon, turn: int) -> Polygon:
    corners = [turned(Pose(x, y, 0), ORIGIN, turn) for x, y in zip(area.xs, area.ys)]
    return Polygon([each.x for each in corners], [each.y for each in corners])


def mirror_area(area: Polygon) -> Polygon:
    return Polygon([-x for x in area.xs], list(area.ys))


def random_body(random: Random, spread: float = 2.0) -> Body:
    """A body whose front is up to *spread* units from the origin, across and along."""
    reach = int(spread * UNIT)
    place = Pose(random.randint(-reach, reach), random.randint(-reach, reach), random.randrange(3600))
    return Body(place, random.choice(WIDTHS), random.choice(DEPTHS))


def random_area(random: Random) -> Polygon:
    """A simple polygon around the origin, a few units wide: a star of three to twelve corners, or a hook."""
    if random.random() < 0.2:
        area = turn_area(hook(random.uniform(0.3, 1.0)), random.randrange(3600))
    else:
        count = random.randint(3, 12)
        step = 3600 // count
        bearings = [step * number + random.randint(-step // 5, step // 5) for number in range(count)]
        reaches = [random.uniform(0.3, 3.0) * UNIT for _ in bearings]
        ways = [facing(bearing) for bearing in bearings]
        area = Polygon(
            [whole(way.x * reach) for way, reach in zip(ways, reaches)],
            [whole(way.y * reach) for way, reach in zip(ways, reaches)],
        )
    return Polygon(area.xs[::-1], area.ys[::-1]) if random.random() < 0.5 else area


def hook(size: float) -> Polygon:
    """An area that no single point of it sees whole."""
    outline = [(0, 0), (4, 0), (4, 3), (3, 3), (3, 1), (1, 1), (1, 3), (2, 3), (2, 4), (0, 4)]
    return Polygon(
        [whole((x - 2) * size * UNIT) for x, _ in outline], [whole((y - 2) * size * UNIT) for _, y in outline]
    )


def shape(base: Rectangle) -> shapely.Polygon:
    return shapely.Polygon([corner(base, which) for which in Corner])


def shape_of_area(area: Polygon) -> shapely.Polygon:
    return shapely.Polygon(list(zip(area.xs, area.ys)))


def bodies(spread: float = 2.0) -> st.SearchStrategy[Body]:
    """Any body near the origin."""
    reach = int(spread * UNIT)
    return st.builds(
        Body,
        st.builds(Pose, st.integers(-reach, reach), st.integers(-reach, reach), st.integers(0, 3599)),
        st.sampled_from(WIDTHS),
        st.sampled_from(DEPTHS),
    )


def areas() -> st.SearchStrategy[Polygon]:
    """Any area as `random_area` makes them."""
    return st.randoms(use_true_random=False).map(random_area)

"""Bearings and poses: where a body stands and which way it looks.

A bearing is a whole number of tenths of a degree, clockwise from the far edge: 0 looks along +y, 900 along
+x. Sines come from a table made by whole-number arithmetic, so no result depends on a machine's own
trigonometry.
"""

from typing import NamedTuple

from bingqi.geometry.point import Point
from bingqi.geometry.tolerance import whole
from bingqi.kit.rule import rule

FULL_TURN = 3600
HALF_TURN = 1800
QUARTER_TURN = 900


class Pose(NamedTuple):
    """Where a body stands: the middle of its front edge in whole grains, and its bearing in tenths of a
    degree.

    The front, because it is what is measured from and lined up: two bodies front to front have the same
    middle, exactly.
    """

    x: int
    y: int
    bearing: int


class Shift(NamedTuple):
    """What brings one pose to another: grains ahead and to the right as the first one looks, then tenths of a
    degree clockwise."""

    ahead: float
    right: float
    turn: int


@rule()
def pose_at(x: int, y: int, bearing: int) -> Pose:
    """The pose of these numbers, of whatever width they are stored in."""
    return Pose(x + 0, y + 0, bearing % FULL_TURN)


@rule()
def shifted(start: Pose, ahead: float, right: float) -> Pose:
    """A pose moved without turning, to the nearest grain."""
    way = facing(start.bearing)
    return Pose(
        whole(start.x + way.x * ahead + way.y * right),
        whole(start.y + way.y * ahead - way.x * right),
        start.bearing,
    )


@rule()
def turned(start: Pose, pivot: Point, turn: int) -> Pose:
    """A pose turned about a pivot, clockwise, to the nearest grain."""
    way = facing(turn)
    x, y = start.x - pivot.x, start.y - pivot.y
    return Pose(
        whole(pivot.x + x * way.y + y * way.x),
        whole(pivot.y + y * way.y - x * way.x),
        (start.bearing + turn) % FULL_TURN,
    )


@rule()
def shift_between(start: Pose, goal: Pose) -> Shift:
    """The slide and the turn that bring a pose to another."""
    way = facing(start.bearing)
    x, y = float(goal.x - start.x), float(goal.y - start.y)
    return Shift(x * way.x + y * way.y, x * way.y - y * way.x, turn_between(start.bearing, goal.bearing))


@rule()
def turn_between(bearing: int, other: int) -> int:
    """The shorter turn from a bearing to another, -1799 to 1800, clockwise above zero."""
    turn = (other - bearing) % FULL_TURN
    return turn if turn <= HALF_TURN else turn - FULL_TURN


@rule()
def facing(bearing: int) -> Point:
    """The unit vector of a bearing."""
    place = bearing % FULL_TURN
    return Point(SINES[place], SINES[place + QUARTER_TURN])


@rule()
def bearing_of(x: float, y: float) -> int:
    """The bearing, to the nearest tenth, of a direction of any length; 0 if it has none."""
    if x == 0.0 and y == 0.0:
        return 0
    before = bearing_before(x, y)
    near, far = facing(before), facing(before + 1)
    is_nearer = abs(x * near.y - y * near.x) <= abs(x * far.y - y * far.x)
    return before if is_nearer else (before + 1) % FULL_TURN


@rule()
def bearing_before(x: float, y: float) -> int:
    """The last whole tenth, clockwise, that does not pass a direction of any length."""
    quarter = 0
    while not (x >= 0.0 and y > 0.0) and quarter < 3:
        x, y = -y, x
        quarter += 1
    low, high = 0, QUARTER_TURN - 1
    while low < high:
        middle = (low + high + 1) // 2
        if x * SINES[middle + QUARTER_TURN] >= y * SINES[middle]:
            low = middle
        else:
            high = middle - 1
    return quarter * QUARTER_TURN + low


def _sines() -> tuple[float, ...]:
    """The sine of every tenth of a degree from 0 to 449.9 degrees, each the nearest floating-point number."""
    scale = 1 << 160
    step = _PI * scale // (HALF_TURN * 10**50)
    sine_of_step, cosine_of_step = 0, 0
    term, power = scale, 0
    while term:
        if power % 2:
            sine_of_step += term if power % 4 == 1 else -term
        else:
            cosine_of_step += term if power % 4 == 0 else -term
        power += 1
        term = term * step // (scale * power)
    sine, cosine = 0, scale
    rising, falling = [], []
    for _ in range(QUARTER_TURN // 2 + 1):
        rising.append(sine / scale)
        falling.append(cosine / scale)
        sine, cosine = (
            (sine * cosine_of_step + cosine * sine_of_step) // scale,
            (cosine * cosine_of_step - sine * sine_of_step) // scale,
        )
    quarter = rising + falling[-2::-1]
    half = quarter + quarter[-2:0:-1]
    return (*half, 0.0, *(-sine for sine in half[1:]), *half[:QUARTER_TURN])


_PI = 314159265358979323846264338327950288419716939937510
"""Times 10 to the 50th."""

SINES = _sines()

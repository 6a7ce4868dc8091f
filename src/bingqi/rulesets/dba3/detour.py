"""Where a single element's way may bend when the straight one is barred: at the corner of what is in the way,
or so that it first goes straight ahead or back, or comes to its goal that way."""

from __future__ import annotations

from bingqi.geometry.pose import Pose, facing, pose_at, shift_between, shifted
from bingqi.geometry.rectangle import Rectangle, corner
from bingqi.geometry.tolerance import whole
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.ground import pose_of
from bingqi.rulesets.dba3.leg import solid
from bingqi.rulesets.dba3.state import FEATURE, TOWN, WIDTH, Setting, State

DETOURS = 8
"""Bends that are tried for each thing in the way, and as many without regard to one."""


@rule("DBA3 P38")
def bend_of(state: State, setting: Setting, me: int, goal: Pose, thing: int, number: int) -> Pose:
    """A pose at which a way may bend: round a corner of a thing, or for -1 straight ahead of the start or of
    the goal; the goal itself where there is none."""
    start = pose_of(state.elements[me])
    if thing < 0:
        return straight_bend(start, goal, number)
    if thing > FEATURE + TOWN:
        return goal
    obstacle = solid(state, setting, thing)
    depth = setting.troops[state.elements[me].troop].depth
    bearing = start.bearing if number < 4 else goal.bearing
    if number >= 4 and start.bearing == goal.bearing:
        return goal
    return round_corner(obstacle, number % 4, bearing, depth)


@rule("DBA3 P38")
def bends_along(state: State, setting: Setting, me: int, thing: int, which: int) -> tuple[Pose, Pose]:
    """The two poses at which a way along an edge of a thing bends, without turning."""
    obstacle = solid(state, setting, thing)
    depth = setting.troops[state.elements[me].troop].depth
    bearing = 0 + state.elements[me].bearing
    return (
        round_corner(obstacle, which, bearing, depth),
        round_corner(obstacle, (which + 1) % 4, bearing, depth),
    )


@rule("DBA3 P38")
def round_corner(obstacle: Rectangle, which: int, bearing: int, depth: int) -> Pose:
    """The pose of a bearing at which a base touches a corner of an obstacle with a corner of its own, all of
    it beyond the corner."""
    place = corner(obstacle, which)
    way = facing(bearing)
    x, y = place.x - obstacle.x, place.y - obstacle.y
    ahead, right = x * way.x + y * way.y, x * way.y - y * way.x
    forth = 1.0 * depth if ahead > 0.0 else 0.0
    aside = 0.5 * WIDTH if right > 0.0 else -0.5 * WIDTH
    return pose_at(
        whole(place.x + way.x * forth + way.y * aside),
        whole(place.y + way.y * forth - way.x * aside),
        bearing,
    )


@rule("DBA3 P38")
def straight_bend(start: Pose, goal: Pose, number: int) -> Pose:
    """A bend after a way straight ahead or back or sideways, or before one to the goal."""
    if number < 4:
        seen = shift_between(start, goal)
        if number == 0:
            return shifted(start, seen.ahead, 0.0)
        if number == 1:
            return shifted(start, 0.0, seen.right)
        return shifted(start, 0.5 * WIDTH if number == 2 else -0.5 * WIDTH, 0.0)
    seen = shift_between(goal, start)
    if number == 4:
        return shifted(goal, seen.ahead, 0.0)
    if number == 5:
        return shifted(goal, 0.0, seen.right)
    return shifted(goal, -0.5 * WIDTH if number == 6 else -1.0 * WIDTH, 0.0)

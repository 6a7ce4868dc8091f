"""Moves by road: along the middle line of a road, an element alone or a column."""

from __future__ import annotations

from typing import NamedTuple

from bingqi.geometry.point import Point, Segment, distance_to_segment, length_of
from bingqi.geometry.pose import Pose, bearing_of, turn_between
from bingqi.geometry.tolerance import whole
from bingqi.kit.rule import rule
from bingqi.rulesets.dba12.state import FEATURES, WIDTH, Feature, Ground, State

ON_ROAD = 0.25 * WIDTH
"""The middle of a front edge that is no farther from the middle line is on the road."""
ALONG_ROAD = 300
"""An element looks along a road if it is turned from it by no more than this, in tenths of a degree."""


class Spot(NamedTuple):
    """A place on a road: its feature, -1 for none; the piece of its middle line, grains from the start of
    that piece, and 1 when one looks the way in which the road is drawn, else -1."""

    feature: int
    piece: int
    along: float
    way: int


NO_SPOT = Spot(-1, 0, 0.0, 1)


@rule("DBA12 Q5.road")
def piece_of(road: Feature, number: int) -> Segment:
    """A piece of the middle line of a road, whose corners run up one bank and down the other."""
    last = road.count - 1
    after = number + 1
    return Segment(
        0.5 * (road.xs[number] + road.xs[last - number]),
        0.5 * (road.ys[number] + road.ys[last - number]),
        0.5 * (road.xs[after] + road.xs[last - after]),
        0.5 * (road.ys[after] + road.ys[last - after]),
    )


@rule("DBA12 Q5.road")
def spot_of(state: State, pose: Pose) -> Spot:
    """Where on a road a pose is; NO_SPOT when it is on none, or does not look along it."""
    for number in range(FEATURES):
        road = state.features[number]
        if road.ground != Ground.ROAD:
            continue
        for piece in range(road.count // 2 - 1):
            line = piece_of(road, piece)
            if distance_to_segment(line, Point(0.0 + pose.x, 0.0 + pose.y)) > ON_ROAD:
                continue
            length = length_of(line)
            x, y = (line.to_x - line.x) / length, (line.to_y - line.y) / length
            along = (pose.x - line.x) * x + (pose.y - line.y) * y
            off = abs(turn_between(bearing_of(x, y), pose.bearing))
            if off <= ALONG_ROAD:
                return Spot(number, piece, along, 1)
            if off >= 1800 - ALONG_ROAD:
                return Spot(number, piece, along, -1)
    return NO_SPOT


@rule("DBA12 Q5.road")
def pose_along(state: State, spot: Spot, far: float) -> Pose:
    """The pose on the middle line so far ahead of a spot (behind it, below zero); the road goes straight on
    beyond its ends."""
    road = state.features[spot.feature]
    piece, along = 0 + spot.piece, spot.along + far * spot.way
    pieces = road.count // 2 - 1
    while along < 0.0 and piece > 0:
        piece -= 1
        along += length_of(piece_of(road, piece))
    while piece < pieces - 1 and along > length_of(piece_of(road, piece)):
        along -= length_of(piece_of(road, piece))
        piece += 1
    line = piece_of(road, piece)
    length = length_of(line)
    x, y = (line.to_x - line.x) / length, (line.to_y - line.y) / length
    bearing = bearing_of(x * spot.way, y * spot.way)
    return Pose(whole(line.x + x * along), whole(line.y + y * along), bearing)

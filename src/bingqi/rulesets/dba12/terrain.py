"""Choosing and placing terrain before the battle, and the edges of the board."""

from __future__ import annotations

from bingqi.geometry.polygon import distance_of_polygons
from bingqi.geometry.pose import Pose, pose_at
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.action import Actions, put, put_pose
from bingqi.kit.log import Log, tell, throw
from bingqi.kit.rule import rule
from bingqi.rulesets.dba12.actions import Act
from bingqi.rulesets.dba12.causes import Cause, Happening
from bingqi.rulesets.dba12.ground import outline_of
from bingqi.rulesets.dba12.layout import clear, lay
from bingqi.rulesets.dba12.state import (
    FEATURES,
    GROUNDS,
    NOBODY,
    OTHER_GROUND,
    SIDES,
    Feature,
    Ground,
    Setting,
    Stage,
    State,
)

EDGES = 4
DIE = 6
"""The edges have the numbers 1 to 6."""


@rule("DBA12 Q6.choice", "DBA12 Q6.limits")
def candidate_ground(state: State, setting: Setting, side: int, out: Actions) -> None:
    """Each outline that may still be placed at a few places, and no more terrain."""
    for which in range(setting.outline_count):
        row = setting.grounds[setting.outlines[which].ground]
        for spot in range(5):
            pose = usual_place(setting, which, spot, row.is_linear == 1)
            if why_not_ground(state, setting, which, pose) == Cause.LEGAL:
                put_pose(out, Act.PLACE_GROUND, side, NOBODY, which, pose.x, pose.y, pose.bearing, 0)
    if why_not_enough_ground(state, setting) == Cause.LEGAL:
        put(out, Act.NO_MORE_GROUND, side, NOBODY, NOBODY, NOBODY, NOBODY, 0)


@rule("DBA12 Q6.choice")
def usual_place(setting: Setting, which: int, spot: int, is_linear: bool) -> Pose:
    """One of five places for an outline: the middle and the quarters of the board, each outline turned
    otherwise; what is linear runs across the board in one of four places."""
    half, quarter = setting.board // 2, setting.board // 4
    if is_linear:
        off = -quarter if spot % 2 else quarter
        if spot < 2:
            return Pose(half + off, half, 0)
        return Pose(half, half + off, 900) if spot < 4 else Pose(half, half, 900)
    if spot == 0:
        return pose_at(half, half, which * 450)
    x = half - quarter if spot % 2 else half + quarter
    y = half - quarter if spot < 3 else half + quarter
    return pose_at(x, y, which * 450)


@rule("DBA12 Q6.choice", "DBA12 Q6.limits")
def why_not_ground(state: State, setting: Setting, which: int, pose: Pose) -> int:
    """LEGAL, or why an outline may not be placed so."""
    if which < 0 or which >= setting.outline_count:
        return 0 + Cause.NO_SUCH_TERRAIN
    ground = 0 + setting.outlines[which].ground
    place = free_place(state)
    is_used_up = state.taken[ground] >= setting.grounds[ground].most
    if is_used_up or state.pieces >= setting.rules.pieces_most or place == NOBODY:
        return 0 + Cause.TERRAIN_USED_UP
    if abs(pose.x) > 2 * setting.board or abs(pose.y) > 2 * setting.board:
        return 0 + Cause.TERRAIN_OFF_BOARD
    feature = state.features[place]
    lay(feature, setting, which, pose)
    why = why_not_there(state, setting, place)
    clear(feature)
    return why


@rule("DBA12 Q6.limits")
def why_not_there(state: State, setting: Setting, place: int) -> int:
    """LEGAL, or why a feature may not lie as it does."""
    feature = state.features[place]
    is_linear = setting.grounds[feature.ground].is_linear == 1
    if is_linear:
        if not runs_across(setting, feature):
            return 0 + Cause.TERRAIN_NOT_ACROSS
    elif min(feature.least_x, feature.least_y) < 0 or max(feature.most_x, feature.most_y) > setting.board:
        return 0 + Cause.TERRAIN_OFF_BOARD
    for number in range(FEATURES):
        other = state.features[number]
        if number == place or other.count == 0:
            continue
        if is_linear and setting.grounds[other.ground].is_linear and other.ground != feature.ground:
            continue  # a road may cross a river
        gap = 0.0 + setting.rules.ground_gap
        far = other.least_x > feature.most_x + gap or other.most_x < feature.least_x - gap
        if far or other.least_y > feature.most_y + gap or other.most_y < feature.least_y - gap:
            continue
        if distance_of_polygons(outline_of(feature), outline_of(other)) < gap - TOLERANCE:
            return 0 + Cause.TERRAIN_TOO_CLOSE
    return 0 + Cause.LEGAL


@rule("DBA12 Q6.limits")
def runs_across(setting: Setting, feature: Feature) -> bool:
    """Whether both ends of a river or a road lie at a board edge, and the whole of it between them on the
    board."""
    last = feature.count - 1
    half = feature.count // 2
    is_upright = feature.most_y - feature.least_y >= feature.most_x - feature.least_x
    low, high = (feature.least_x, feature.most_x) if is_upright else (feature.least_y, feature.most_y)
    if low < 0 or high > setting.board:
        return False
    for number in range(SIDES):
        one = number * (half - 1)
        other = last - one
        first = 0 + feature.ys[one] if is_upright else 0 + feature.xs[one]
        second = 0 + feature.ys[other] if is_upright else 0 + feature.xs[other]
        at_near = abs(first) <= TOLERANCE and abs(second) <= TOLERANCE
        at_far = abs(first - setting.board) <= TOLERANCE and abs(second - setting.board) <= TOLERANCE
        if not at_near and not at_far:
            return False
    return True


@rule("DBA12 Q6.limits")
def why_not_enough_ground(state: State, setting: Setting) -> int:
    """LEGAL when the terrain may end, else TERRAIN_MISSING."""
    if state.pieces < setting.rules.pieces_least:
        return 0 + Cause.TERRAIN_MISSING
    for ground in range(GROUNDS):
        if state.taken[ground] < setting.grounds[ground].least:
            return 0 + Cause.TERRAIN_MISSING
    return 0 + Cause.LEGAL


@rule()
def free_place(state: State) -> int:
    """The first feature that is no ground; NOBODY."""
    for number in range(OTHER_GROUND, FEATURES):
        if state.features[number].ground == Ground.OPEN:
            return number
    return NOBODY


@rule("DBA12 Q6.choice")
def place_ground(state: State, setting: Setting, which: int, pose: Pose, log: Log) -> None:
    """Put a piece of terrain on the board."""
    feature = state.features[free_place(state)]
    lay(feature, setting, which, pose)
    state.taken[feature.ground] += 1
    state.pieces += 1
    tell(log, Happening.TERRAIN_PLACED, 0, NOBODY, NOBODY, 0 + state.pieces, 0)


@rule("DBA12 Q6.edges")
def number_edges(state: State, first: int, log: Log) -> None:
    """The edges have the numbers 1 to 4 clockwise from one of them."""
    state.first_edge = first
    state.stage = Stage.NUMBERS
    tell(log, Happening.EDGES_NUMBERED, 0, NOBODY, NOBODY, first, 0)


@rule("DBA12 Q6.edges")
def are_adjacent(one: int, other: int) -> bool:
    """Whether two edges meet at a corner."""
    return abs(one - other) % 2 == 1


@rule("DBA12 Q6.edges")
def throw_for_edge(state: State, five: int, six: int, log: Log) -> None:
    """Give the numbers 5 and 6, and throw for the base edge of the high scorer; the other has the opposite
    one."""
    tell(log, Happening.EDGES_ADDED, 0, NOBODY, NOBODY, five, six)
    score = throw(state.dice, DIE, log, Cause.BASE_EDGE_DIE, NOBODY)
    found = (state.first_edge + score - 1) % EDGES
    if score == 5:
        found = five
    elif score == 6:
        found = six
    for number in range(SIDES):
        side = state.high if number == 0 else SIDES - 1 - state.high
        edge = found if number == 0 else (found + 2) % EDGES
        state.forces[side].base_edge = edge
        tell(log, Happening.BASE_EDGE_SET, 0, NOBODY, NOBODY, 0 + side, edge)
    state.stage = Stage.FIRST_CAMP

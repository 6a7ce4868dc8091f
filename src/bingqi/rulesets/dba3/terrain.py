"""Choosing ground and laying it: what a home must and may have, in which order, and where a piece fits."""

from __future__ import annotations

from typing import NamedTuple

from bingqi.geometry.point import Segment
from bingqi.geometry.polygon import Polygon, distance_of_polygons, length_inside
from bingqi.geometry.pose import Pose, facing
from bingqi.geometry.tolerance import TOLERANCE, whole
from bingqi.kit.rule import rule
from bingqi.kit.scratch import zeros
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.ground import outline_of
from bingqi.rulesets.dba3.state import (
    CORNERS,
    FEATURES,
    GROUNDS,
    OTHER_GROUND,
    TOWN,
    Feature,
    Going,
    Ground,
    Home,
    Setting,
    State,
)


class Box(NamedTuple):
    """The upright box around an area, in grains."""

    least_x: float
    least_y: float
    most_x: float
    most_y: float


@rule("DBA3 P30")
def why_not_take(state: State, setting: Setting, ground: int) -> int:
    """LEGAL, or why the defender may not choose a piece of this kind of ground next."""
    if ground <= Ground.OPEN or ground > Ground.PLOUGH or ground == Ground.CAMP:
        return Cause.NO_SUCH_FEATURE
    home = home_of_defender(state, setting)
    if home.must_least[ground] == 0 and home.may[ground] == 0:
        return Cause.NOT_HOME_TERRAIN
    if is_too_many(state, setting, ground) or is_room_full(state, ground):
        return Cause.TOO_MUCH_OF_KIND
    if ground == Ground.WATERWAY and state.compulsory + state.optional > 0:
        return Cause.PLACING_ORDER
    if is_compulsory(state, home, ground):
        return Cause.LEGAL
    if ground != Ground.WATERWAY and not has_compulsory(state, home):
        return Cause.PLACING_ORDER
    if home.may[ground] == 0 or is_forgone(state, home, ground):
        return Cause.NOT_HOME_TERRAIN
    left = setting.rules.optional_most - state.optional
    if left == 0:
        return Cause.ENOUGH_GROUND
    if left == 1 and not has_rough(state, setting) and not is_rough(setting, ground):
        return Cause.NOTHING_ROUGH
    return Cause.LEGAL


@rule("DBA3 P30")
def why_not_finish(state: State, setting: Setting) -> int:
    """LEGAL, or what ground is still missing."""
    home = home_of_defender(state, setting)
    if not has_compulsory(state, home):
        return Cause.COMPULSORY_MISSING
    if state.optional == setting.rules.optional_most or not is_any_left(state, setting):
        return Cause.LEGAL
    if state.optional < setting.rules.optional_least:
        return Cause.OPTIONAL_MISSING
    return Cause.LEGAL if has_rough(state, setting) else Cause.NOTHING_ROUGH


@rule("DBA3 P30")
def is_any_left(state: State, setting: Setting) -> bool:
    """Whether some kind of ground can still be chosen."""
    for ground in range(Ground.WATERWAY, GROUNDS):
        if why_not_take(state, setting, ground) == Cause.LEGAL:
            return True
    return False


@rule("DBA3 P30")
def home_of_defender(state: State, setting: Setting) -> Home:
    """What the defender's home must and may have."""
    return setting.homes[state.forces[1 - state.attacker].home]


@rule("DBA3 P30")
def is_compulsory(state: State, home: Home, ground: int) -> bool:
    """Whether the next piece of this kind counts as one of the compulsory ones."""
    if home.must_least[ground] == 0 or has_optional_after_water(state):
        return False
    most = home.must_most[ground]
    for other in range(GROUNDS):
        if home.must_least[other] and state.taken[other]:
            most = min(most, home.must_most[other])
    return state.compulsory < most


@rule("DBA3 P30")
def has_optional_after_water(state: State) -> bool:
    """Whether an optional piece other than a waterway has been chosen."""
    return state.optional > 1 or (state.optional == 1 and state.taken[Ground.WATERWAY] == 0)


@rule("DBA3 P30")
def has_compulsory(state: State, home: Home) -> bool:
    """Whether the compulsory ground has been chosen."""
    for ground in range(GROUNDS):
        if home.must_least[ground] and state.taken[ground] >= home.must_least[ground]:
            return True
    return False


@rule("DBA3 P30")
def is_forgone(state: State, home: Home, ground: int) -> bool:
    """Whether the other kind of a pair has been chosen."""
    pair = home.may[ground]
    if pair < 2:
        return False
    for other in range(GROUNDS):
        if other != ground and home.may[other] == pair and state.taken[other]:
            return True
    return False


@rule("DBA3 P30")
def is_too_many(state: State, setting: Setting, ground: int) -> bool:
    """Whether a battlefield may have no more of a kind; city, fort, hamlet and edifice count together."""
    if is_built_up(ground):
        towns = state.taken[Ground.CITY] + state.taken[Ground.FORT]
        return (
            towns + state.taken[Ground.HAMLET] + state.taken[Ground.EDIFICE] >= setting.grounds[ground].most
        )
    return state.taken[ground] >= setting.grounds[ground].most


@rule("DBA3 P30")
def is_room_full(state: State, ground: int) -> bool:
    """Whether the board has no place left for another feature."""
    return place_for(state, ground) < 0


@rule("DBA3 P30")
def place_for(state: State, ground: int) -> int:
    """The number that a feature of this kind will have; -1 if there is none left."""
    if ground == Ground.CITY or ground == Ground.FORT:
        return TOWN
    for number in range(OTHER_GROUND, FEATURES):
        if state.features[number].count == 0:
            return number
    return -1


@rule("DBA3 P28")
def is_built_up(ground: int) -> bool:
    """Whether a kind of ground is a built-up area."""
    return Ground.CITY <= ground <= Ground.EDIFICE and ground != Ground.CAMP


@rule("DBA3 P30")
def is_rough(setting: Setting, ground: int) -> bool:
    """Whether a kind of ground is what every battlefield needs: bad or rough going, a river or waterway."""
    if ground == Ground.CITY or ground == Ground.FORT:
        return False
    return ground == Ground.RIVER or setting.grounds[ground].going >= Going.ROUGH


@rule("DBA3 P30")
def has_rough(state: State, setting: Setting) -> bool:
    """Whether such ground has been chosen."""
    for ground in range(GROUNDS):
        if state.taken[ground] and is_rough(setting, ground):
            return True
    return False


@rule("DBA3 P30")
def why_not_lay(state: State, setting: Setting, which: int, pose: Pose, quarter: int) -> int:
    """LEGAL, or why an outline may not lie at a pose; *quarter* 0 is any."""
    ground = 0 + setting.outlines[which].ground
    area = outline_at(setting, which, pose)
    box = box_of(area)
    cause = why_not_here(setting, ground, pose, box)
    if cause != Cause.LEGAL:
        return cause
    cause = why_not_in_quarter(setting, ground, pose, box, quarter)
    if cause != Cause.LEGAL:
        return cause
    if setting.grounds[ground].is_linear == 0:
        cause = why_not_of_size(setting, which)
        if cause != Cause.LEGAL:
            return cause
    return why_not_beside(state, setting, ground, area, box)


@rule("DBA3 P30")
def outline_at(setting: Setting, which: int, pose: Pose) -> Polygon:
    """An outline turned to its place."""
    outline = setting.outlines[which]
    xs, ys = zeros(CORNERS), zeros(CORNERS)
    way = facing(pose.bearing)  # as `shifted` does it, the sine looked up once: this is tried very often
    for number in range(outline.count):
        right, ahead = outline.xs[number], outline.ys[number]
        xs[number] = whole(pose.x + way.x * ahead + way.y * right)
        ys[number] = whole(pose.y + way.y * ahead - way.x * right)
    return Polygon(xs[: outline.count], ys[: outline.count])


@rule()
def box_of(area: Polygon) -> Box:
    """The upright box around an area."""
    least_x, most_x = 0.0 + area.xs[0], 0.0 + area.xs[0]
    least_y, most_y = 0.0 + area.ys[0], 0.0 + area.ys[0]
    for number in range(1, len(area.xs)):
        x, y = 0.0 + area.xs[number], 0.0 + area.ys[number]
        least_x, most_x = min(least_x, x), max(most_x, x)
        least_y, most_y = min(least_y, y), max(most_y, y)
    return Box(least_x, least_y, most_x, most_y)


@rule("DBA3 P30")
def why_not_of_size(setting: Setting, which: int) -> int:
    """LEGAL, or what is wrong with the size of an area: length and width together, and the width of its
    middle."""
    area = outline_at(setting, which, Pose(0, 0, 0))
    box = box_of(area)
    width, depth = box.most_x - box.least_x, box.most_y - box.least_y
    if width + depth > setting.rules.feature_size + TOLERANCE:
        return Cause.FEATURE_TOO_BIG
    x, y = 0.5 * (box.least_x + box.most_x), 0.5 * (box.least_y + box.most_y)
    across = length_inside(area, Segment(x, box.least_y - TOLERANCE, x, box.most_y + TOLERANCE))
    along = length_inside(area, Segment(box.least_x - TOLERANCE, y, box.most_x + TOLERANCE, y))
    if min(across, along) < setting.rules.gap - TOLERANCE:
        return Cause.FEATURE_TOO_NARROW
    return Cause.LEGAL


@rule("DBA3 P30")
def why_not_here(setting: Setting, ground: int, pose: Pose, box: Box) -> int:
    """LEGAL, or what the edges of the board forbid."""
    board = 0.0 + setting.board
    if ground == Ground.WATERWAY:
        return Cause.LEGAL if is_along_edge(setting, pose) else Cause.NOT_ACROSS_BOARD
    if setting.grounds[ground].is_linear:
        runs_across = is_spanning(box.least_x, box.most_x, board) and is_within_board(
            box.least_y, box.most_y, board, 0.0
        )
        runs_up = is_spanning(box.least_y, box.most_y, board) and is_within_board(
            box.least_x, box.most_x, board, 0.0
        )
        return Cause.LEGAL if runs_across or runs_up else Cause.NOT_ACROSS_BOARD
    margin = 0.0 if is_built_up(ground) else 0.0 + setting.rules.feature_gap
    if not is_within_board(box.least_x, box.most_x, board, margin) or not is_within_board(
        box.least_y, box.most_y, board, margin
    ):
        return Cause.FEATURE_NEAR_EDGE
    if ground == Ground.CITY or ground == Ground.FORT:
        reach = 0.0 + setting.rules.city_reach
        if not is_near_edge(box.least_x, box.most_x, board, reach) or not is_near_edge(
            box.least_y, box.most_y, board, reach
        ):
            return Cause.CITY_FAR_FROM_EDGES
    return Cause.LEGAL


@rule(inline=True)
def is_spanning(least: float, most: float, board: float) -> bool:
    """Whether a stretch reaches from edge to edge and not beyond."""
    return abs(least) <= TOLERANCE and abs(most - board) <= TOLERANCE


@rule(inline=True)
def is_within_board(least: float, most: float, board: float, margin: float) -> bool:
    """Whether a stretch keeps off both edges by a margin."""
    return least >= margin - TOLERANCE and most <= board - margin + TOLERANCE


@rule(inline=True)
def is_near_edge(least: float, most: float, board: float, reach: float) -> bool:
    """Whether all of a stretch lies within reach of one of two edges."""
    return most <= reach + TOLERANCE or least >= board - reach - TOLERANCE


@rule("DBA3 P30")
def is_along_edge(setting: Setting, pose: Pose) -> bool:
    """Whether a pose stands in the middle of an edge of the board and looks straight in."""
    for edge in range(4):
        place = edge_middle(setting, edge)
        if abs(pose.x - place.x) <= TOLERANCE and abs(pose.y - place.y) <= TOLERANCE:
            return pose.bearing == place.bearing
    return False


@rule("DBA3 P4")
def edge_middle(setting: Setting, edge: int) -> Pose:
    """The middle of an edge of the board, looking in: the near, left, far, right one."""
    half = setting.board // 2
    if edge == 0:
        return Pose(half, 0, 0)
    if edge == 1:
        return Pose(0, half, 900)
    if edge == 2:
        return Pose(half, 0 + setting.board, 1800)
    return Pose(0 + setting.board, half, 2700)


@rule("DBA3 P30")
def why_not_in_quarter(setting: Setting, ground: int, pose: Pose, box: Box, quarter: int) -> int:
    """LEGAL, or OUTSIDE_QUARTER. What runs across the board touches the quarter, gentle hills and plough have
    their middle in it, all else lies wholly in it; plough reaches into a next one."""
    half = 0.5 * setting.board
    if ground == Ground.PLOUGH and not is_across(box, half):
        return Cause.PLOUGH_IN_ONE_QUARTER
    for each in range(1, 5):
        if (quarter == 0 or quarter == each) and is_in_quarter(setting, ground, pose, box, each):
            return Cause.LEGAL
    return Cause.OUTSIDE_QUARTER


@rule(inline=True)
def is_across(box: Box, half: float) -> bool:
    """Whether an area lies across a line that halves the board."""
    return box.least_x < half < box.most_x or box.least_y < half < box.most_y


@rule("DBA3 P30")
def is_in_quarter(setting: Setting, ground: int, pose: Pose, box: Box, quarter: int) -> bool:
    """Whether ground lies in a quarter as its kind must: 1 far left, then clockwise."""
    half = 0.5 * setting.board
    left = 0.0 if quarter == 1 or quarter == 4 else half
    near = 0.0 if quarter == 3 or quarter == 4 else half
    if setting.grounds[ground].is_linear:
        return (
            box.least_x < left + half - TOLERANCE
            and box.most_x > left + TOLERANCE
            and box.least_y < near + half - TOLERANCE
            and box.most_y > near + TOLERANCE
        )
    if ground == Ground.GENTLE_HILL or ground == Ground.PLOUGH:
        return left <= pose.x <= left + half and near <= pose.y <= near + half
    return (
        box.least_x >= left - TOLERANCE
        and box.most_x <= left + half + TOLERANCE
        and box.least_y >= near - TOLERANCE
        and box.most_y <= near + half + TOLERANCE
    )


@rule("DBA3 P30")
def why_not_beside(state: State, setting: Setting, ground: int, area: Polygon, box: Box) -> int:
    """LEGAL, or what other ground forbids: areas keep a gap, and nothing lies on anything but a road, or a
    river that runs into a waterway."""
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.count == 0 or may_cross(setting, ground, 0 + feature.ground):
            continue
        both_areas = setting.grounds[ground].is_linear + setting.grounds[feature.ground].is_linear == 0
        gap = 0.0 + setting.rules.feature_gap if both_areas else 0.0
        if is_far(feature, box, gap):
            continue
        apart = distance_of_polygons(area, outline_of(feature))
        if apart <= TOLERANCE:
            return Cause.FEATURES_OVERLAP
        if apart < gap - TOLERANCE:
            return Cause.FEATURES_TOO_NEAR
    return Cause.LEGAL


@rule("DBA3 P26", "DBA3 P30")
def may_cross(setting: Setting, one: int, other: int) -> bool:
    """Whether ground of one kind may lie on another: a road on all but strongholds, a river and a waterway on
    each other."""
    if one == Ground.ROAD or other == Ground.ROAD:
        return setting.grounds[one].is_stronghold + setting.grounds[other].is_stronghold == 0
    return (one == Ground.RIVER and other == Ground.WATERWAY) or (
        one == Ground.WATERWAY and other == Ground.RIVER
    )


@rule(inline=True)
def is_far(feature: Feature, box: Box, gap: float) -> bool:
    """Whether the box around a feature is farther off than a gap; cheap."""
    return (
        box.least_x > feature.most_x + gap
        or box.most_x < feature.least_x - gap
        or box.least_y > feature.most_y + gap
        or box.most_y < feature.least_y - gap
    )

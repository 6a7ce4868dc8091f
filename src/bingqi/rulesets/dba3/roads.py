"""Moves along roads. A road is the strip between two banks; who moves by road goes along its middle line, the
elements of a column one behind the other, bent where it bends."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from bingqi.geometry.point import Point
from bingqi.geometry.polygon import holds
from bingqi.geometry.pose import Pose, bearing_of, facing, pose_at
from bingqi.geometry.tolerance import is_within, whole
from bingqi.kit.action import Action
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.ground import body_at, is_in_field, is_on_board, outline_of
from bingqi.rulesets.dba3.groups import is_single
from bingqi.rulesets.dba3.leash import why_not_stray
from bingqi.rulesets.dba3.leg import allowance_of, leg_of_one
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    FEATURE,
    FEATURES,
    NOBODY,
    OTHER_GROUND,
    WIDTH,
    Feature,
    Ground,
    Setting,
    State,
)
from bingqi.rulesets.dba3.way import things_in

LOOSE = WIDTH // 3
"""By so much the elements of a column on a road may stand nearer or farther than base on base, where the road
bends."""


class March(NamedTuple):
    """A column on a road: the road (a feature; NOBODY: it is on none), the element at its head, where the
    middle of the head's front edge is along the middle line, in grains from its beginning, and 1 or -1, the
    way that it looks along the line."""

    road: int
    head: int
    place: float
    way: int


class OnRoad(NamedTuple):
    """A place on a middle line: how far along it lies and how far aside the point is that was looked up."""

    along: float
    aside: float


@rule("DBA3 P26", "DBA3 P37", "DBA3 P41")
def why_not_by_road(state: State, setting: Setting, group: int, ahead: int) -> int:
    """LEGAL, or what forbids a move of so many grains along a road."""
    march = march_of(state, setting, group)
    if march.road == NOBODY:
        return Cause.COLUMN_ON_ROAD
    if ahead <= 0:
        return Cause.NOT_A_MOVE
    if not is_within(0.0 + ahead, 0.0 + allowance_of(state, setting, group, 0, True)):
        return Cause.TOO_FAR if is_single(group) else Cause.TOO_FAR_FOR_GROUP
    if not is_within(0.0 + ahead, road_left(state, march)):
        return Cause.NO_WAY
    for me in range(ELEMENTS):
        if group >> me & 1:
            why = why_not_march(state, setting, group, march, me, 1.0 * ahead)
            if why != Cause.LEGAL:
                return why
    return Cause.LEGAL


@rule("DBA3 D187", "DBA3 P26", "DBA3 P36")
def why_not_march(state: State, setting: Setting, group: int, march: March, me: int, ahead: float) -> int:
    """LEGAL, or what is in the way of one of a column by road; going does not matter."""
    goal = place_on_road(state, setting, group, march, me, ahead)
    if not is_on_board(setting, body_at(setting, 0 + state.elements[me].troop, goal)):
        return Cause.OFF_BOARD
    why = why_not_stray(state, setting, 1 << me, me, goal)
    if why != Cause.LEGAL:
        return why
    done, start = 0.0, place_on_road(state, setting, group, march, me, 0.0)
    while done < ahead:
        done = ahead if ahead - done < 0.5 * WIDTH else done + 0.5 * WIDTH
        end = place_on_road(state, setting, group, march, me, done)
        low_x, high_x = min(start.x, end.x), max(start.x, end.x)
        low_y, high_y = min(start.y, end.y), max(start.y, end.y)
        around = things_in(state, setting, group, low_x, high_x, low_y, high_y)
        # Of the ground only strongholds count: elsewhere the road is good going.
        around &= (1 << (FEATURE + OTHER_GROUND)) - 1
        why = leg_of_one(state, setting, group, me, start, end, goal, around).why
        if why != Cause.LEGAL:
            return why
        start = end
    return Cause.LEGAL


@rule("DBA3 P26", "DBA3 P37")
def march_of(state: State, setting: Setting, group: int) -> March:
    """How an element or a column stands on a road: each with the middle of its front edge on it, one close
    behind the other. On two roads at once, the first counts."""
    for number in range(FEATURES):
        if state.features[number].ground == Ground.ROAD:
            march = march_on(state, setting, group, number)
            if march.road != NOBODY:
                return march
    return March(NOBODY, NOBODY, 0.0, 0)


@rule("DBA3 P26", "DBA3 P37")
def march_on(state: State, setting: Setting, group: int, road: int) -> March:
    """The same on one road."""
    feature = state.features[road]
    way, head, place = 0, NOBODY, 0.0
    for me in range(ELEMENTS):
        if group >> me & 1:
            element = state.elements[me]
            here = Point(0.0 + element.x, 0.0 + element.y)
            if not is_in_field(element) or not holds(outline_of(feature), here):
                return March(NOBODY, NOBODY, 0.0, 0)
            along = nearest_on(feature, here).along
            mine = way_along(feature, along, 0 + element.bearing)
            if mine == 0 or (way != 0 and mine != way):
                return March(NOBODY, NOBODY, 0.0, 0)
            if head == NOBODY or (along - place) * mine > 0.0:
                head, place = me, along
            way = mine
    march = March(road, head, place, way)
    for me in range(ELEMENTS):
        if group >> me & 1 and me != head:
            element = state.elements[me]
            along = nearest_on(feature, Point(0.0 + element.x, 0.0 + element.y)).along
            behind = depth_before(state, setting, group, march, me)
            if abs((place - along) * way - behind) > LOOSE:
                return March(NOBODY, NOBODY, 0.0, 0)
    return march


@rule("DBA3 P26")
def way_along(feature: Feature, along: float, bearing: int) -> int:
    """1 for who looks the way that a middle line runs, -1 for the other way, 0 for across it."""
    line, way = facing(point_at(feature, along).bearing), facing(bearing)
    share = line.x * way.x + line.y * way.y
    if share > 0.5:
        return 1
    return -1 if share < -0.5 else 0


@rule("DBA3 P26", "DBA3 P37")
def depth_before(state: State, setting: Setting, group: int, march: March, me: int) -> float:
    """The depth of all bases of a column that stand before an element."""
    feature = state.features[march.road]
    mine = nearest_on(feature, Point(0.0 + state.elements[me].x, 0.0 + state.elements[me].y)).along
    depth = 0.0
    for other in range(ELEMENTS):
        if group >> other & 1 and other != me:
            element = state.elements[other]
            along = nearest_on(feature, Point(0.0 + element.x, 0.0 + element.y)).along
            if (along - mine) * march.way > 0.0:
                depth += setting.troops[element.troop].depth
    return depth


@rule("DBA3 P26", "DBA3 P37")
def place_on_road(state: State, setting: Setting, group: int, march: March, me: int, ahead: float) -> Pose:
    """Where one of a column stands after a move by road; for a move of 0, where it joins the middle line."""
    behind = depth_before(state, setting, group, march, me)
    feature = state.features[march.road]
    pose = point_at(feature, march.place + march.way * (ahead - behind))
    return pose if march.way > 0 else pose_at(pose.x, pose.y, pose.bearing + 1800)


@rule("DBA3 P26", "DBA3 P37")
def foremost(state: State, march: March, group: int) -> int:
    """The one of a bit set that is farthest along a road."""
    feature = state.features[march.road]
    found, best = NOBODY, 0.0
    for me in range(ELEMENTS):
        if group >> me & 1:
            here = Point(0.0 + state.elements[me].x, 0.0 + state.elements[me].y)
            along = nearest_on(feature, here).along * march.way
            if found == NOBODY or along > best:
                found, best = me, along
    return found


@rule("DBA3 P26")
def road_left(state: State, march: March) -> float:
    """How far the road goes on before a column."""
    return line_length(state.features[march.road]) - march.place if march.way > 0 else march.place


@rule("DBA3 P26")
def full_distance(state: State, setting: Setting, group: int, march: March) -> float:
    """The farthest that a column can go by road: its tactical move, or to the end of the road."""
    most = 0.0 + allowance_of(state, setting, group, 0, True)
    left = road_left(state, march)
    return left if left < most else most


@rule("DBA3 P10", "DBA3 P26")
def goes_by_road_for_free(state: State, setting: Setting, group: int, action: Action) -> bool:
    """Whether a move is the first of its bound to all of a column, by road, and of the full distance; of a
    choice, whether such a move may follow."""
    if action.act != Act.BY_ROAD and action.act != Act.CHOOSE:
        return False
    for me in range(ELEMENTS):
        if group >> me & 1 and state.elements[me].moves > 0:
            return False
    march = march_of(state, setting, group)
    if march.road == NOBODY or action.act == Act.CHOOSE:
        return march.road != NOBODY
    return is_within(full_distance(state, setting, group, march), 0.0 + action.x)


@rule("DBA3 P26")
def point_at(feature: Feature, along: float) -> Pose:
    """The pose on a middle line that looks the way it runs; beyond its ends the line goes straight on."""
    last = feature.count // 2 - 1
    done = 0.0
    for number in range(last):
        start, end = middle_of(feature, number), middle_of(feature, number + 1)
        x, y = end.x - start.x, end.y - start.y
        length = sqrt(x * x + y * y)
        if along <= done + length or number == last - 1:
            share = (along - done) / length
            return Pose(whole(start.x + x * share), whole(start.y + y * share), bearing_of(x, y))
        done += length
    return pose_at(0, 0, 0)


@rule("DBA3 P26")
def nearest_on(feature: Feature, place: Point) -> OnRoad:
    """Where on a middle line a place is nearest to."""
    done = 0.0
    best = OnRoad(0.0, 1e30)
    for number in range(feature.count // 2 - 1):
        start, end = middle_of(feature, number), middle_of(feature, number + 1)
        x, y = end.x - start.x, end.y - start.y
        length = sqrt(x * x + y * y)
        share = ((place.x - start.x) * x + (place.y - start.y) * y) / (length * length)
        share = 0.0 if share < 0.0 else 1.0 if share > 1.0 else share
        off_x, off_y = place.x - start.x - share * x, place.y - start.y - share * y
        aside = sqrt(off_x * off_x + off_y * off_y)
        if aside < best.aside:
            best = OnRoad(done + share * length, aside)
        done += length
    return best


@rule("DBA3 P26")
def line_length(feature: Feature) -> float:
    """The length of a middle line."""
    done = 0.0
    for number in range(feature.count // 2 - 1):
        start, end = middle_of(feature, number), middle_of(feature, number + 1)
        done += sqrt((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y))
    return done


@rule("DBA3 P26")
def middle_of(feature: Feature, number: int) -> Point:
    """A corner of a middle line: half way between the two banks."""
    other = feature.count - 1 - number
    return Point(
        0.5 * (feature.xs[number] + feature.xs[other]), 0.5 * (feature.ys[number] + feature.ys[other])
    )

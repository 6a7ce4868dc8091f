"""Moves of groups that are worth a look: ahead, wheels, ahead and wheel up to enemies, columns, by road, from
the water. Only legal ones."""

from __future__ import annotations

from bingqi.geometry.pose import HALF_TURN, Pose, bearing_of, pose_at, shifted, turn_between
from bingqi.geometry.tolerance import TOLERANCE, whole
from bingqi.kit.action import Actions, put, put_pose
from bingqi.kit.bits import lowest
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.columns import why_not_column
from bingqi.rulesets.dba3.command import price_of, total_of
from bingqi.rulesets.dba3.going import why_not_end
from bingqi.rulesets.dba3.ground import body, is_in_field, pose_of
from bingqi.rulesets.dba3.groups import ends_of, is_column, leader_of
from bingqi.rulesets.dba3.landing import waterway_of, why_not_land
from bingqi.rulesets.dba3.leg import allowance_of
from bingqi.rulesets.dba3.roads import full_distance, march_of, place_on_road, why_not_by_road
from bingqi.rulesets.dba3.single_moves import (
    A_HAIR,
    CLOSE,
    is_listed,
    room_ahead,
    room_out_of_reach,
)
from bingqi.rulesets.dba3.state import NOBODY, OF_A_SIDE, WIDTH, Setting, State
from bingqi.rulesets.dba3.touch import first_of
from bingqi.rulesets.dba3.way import group_way, things_in
from bingqi.rulesets.dba3.wheels import Spot, chord_of, wheeled
from bingqi.rulesets.dba3.zones import why_not_in_zone, zones_on

STEEPEST = 600
"""Groups are not offered wheels that turn farther than this to face an enemy."""


@rule("DBA3 P36")
def propose_group_moves(state: State, setting: Setting, group: int, out: Actions) -> None:
    """Put moves of a group on the list."""
    leader = leader_of(group)
    start = pose_of(state.elements[leader])
    pace = 0.0 + allowance_of(state, setting, group, 0, False)
    around = things_near(state, setting, group, leader, whole(pace))
    started = zones_on(state, setting, group)
    for ahead in (pace, 0.5 * pace, 1.0 * WIDTH):
        if ahead <= pace:
            offer_group(state, setting, group, leader, shifted(start, ahead, 0.0), around, started, out)
    safe = room_out_of_reach(state, setting, group, pace)
    if A_HAIR < safe < pace:
        offer_group(state, setting, group, leader, shifted(start, safe, 0.0), around, started, out)
    room = room_before(state, setting, group, start, pace, around)
    if room < pace + setting.rules.zone:
        for before in (room - setting.rules.zone - A_HAIR, room - CLOSE):
            if before > A_HAIR:
                offer_group(state, setting, group, leader, shifted(start, before, 0.0), around, started, out)
    for turn in (100, -100, 225, -225, 450, -450):
        propose_wheels(state, setting, group, leader, turn, pace, around, started, out)
    turn = turn_to_enemy(state, start)
    if turn != 0 and abs(turn) <= STEEPEST:
        propose_wheels(state, setting, group, leader, turn, pace, around, started, out)
    propose_columns(state, setting, group, pace, out)


@rule()
def things_near(state: State, setting: Setting, group: int, leader: int, reach: int) -> int:
    """The things that any move of a group may meet."""
    low_x, high_x = 1 << 40, -1
    low_y, high_y = 1 << 40, -1
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        low_x, high_x = min(low_x, 0 + state.elements[me].x), max(high_x, 0 + state.elements[me].x)
        low_y, high_y = min(low_y, 0 + state.elements[me].y), max(high_y, 0 + state.elements[me].y)
    return things_in(state, setting, group, low_x - reach, high_x + reach, low_y - reach, high_y + reach)


@rule("DBA3 P36")
def offer_group(
    state: State,
    setting: Setting,
    group: int,
    leader: int,
    goal: Pose,
    around: int,
    started: int,
    out: Actions,
) -> None:
    """Put a move of a group on the list if it is legal and not there yet."""
    if is_listed(out, group, goal):
        return
    way = group_way(state, setting, group, leader, goal, 0.0, around, 1)
    if way.why != Cause.LEGAL:
        return
    if why_not_end(state, setting, group, leader, goal, around, started) == Cause.LEGAL:
        side = 0 + state.elements[leader].side
        put_pose(out, Act.MOVE, side, NOBODY, NOBODY, goal.x, goal.y, goal.bearing, group)


@rule("DBA3 P42")
def room_before(state: State, setting: Setting, group: int, start: Pose, pace: float, around: int) -> float:
    """How far ahead of a group the nearest enemy is."""
    room = pace
    limit = pace + setting.rules.zone
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        room = room_ahead(state, setting, me, body(setting, state.elements[me]), start, pace, around)
        limit = room if room < limit else limit
    return limit


@rule("DBA3 P36")
def turn_to_enemy(state: State, start: Pose) -> int:
    """The turn that makes a group parallel to the nearest enemy front."""
    turn, least = 0, 1e30
    side = 0 + state.turn.active
    first = first_of(1 - side)
    for foe in range(first, first + OF_A_SIDE):
        element = state.elements[foe]
        if is_in_field(element):
            x, y = 0.0 + element.x - start.x, 0.0 + element.y - start.y
            if x * x + y * y < least:
                least = x * x + y * y
                turn = turn_between(start.bearing, element.bearing + HALF_TURN)
    return turn


@rule("DBA3 P36")
def propose_wheels(
    state: State,
    setting: Setting,
    group: int,
    leader: int,
    turn: int,
    pace: float,
    around: int,
    started: int,
    out: Actions,
) -> None:
    """A wheel by itself, one with the rest of the move ahead before it, and one with the rest after it."""
    ends = ends_of(state, group, leader)
    pivot = Spot(ends.left_ahead, ends.left_right)
    if turn > 0:
        pivot = Spot(ends.right_ahead, ends.right_right)
    rest = pace - chord_of(state, group, leader, pivot, turn)
    if rest < 0.0:
        return
    goal = wheeled(pose_of(state.elements[leader]), pivot, turn)
    offer_group(state, setting, group, leader, goal, around, started, out)
    if rest > 0.2 * WIDTH:
        start = shifted(pose_of(state.elements[leader]), rest - A_HAIR, 0.0)
        offer_group(state, setting, group, leader, wheeled(start, pivot, turn), around, started, out)
        offer_group(state, setting, group, leader, shifted(goal, rest - A_HAIR, 0.0), around, started, out)


@rule("DBA3 P37")
def propose_columns(state: State, setting: Setting, group: int, pace: float, out: Actions) -> None:
    """Columns behind the elements at either end, going ahead."""
    if is_column(state, setting, group):
        return
    leader = leader_of(group)
    ends = ends_of(state, group, leader)
    start = pose_of(state.elements[leader])
    one_end = shifted(start, ends.left_ahead, ends.left_right + 0.5 * WIDTH)
    other_end = shifted(start, ends.right_ahead, ends.right_right - 0.5 * WIDTH)
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        here = pose_of(state.elements[me])
        is_left = abs(here.x - one_end.x) <= TOLERANCE and abs(here.y - one_end.y) <= TOLERANCE
        is_right = abs(here.x - other_end.x) <= TOLERANCE and abs(here.y - other_end.y) <= TOLERANCE
        if is_left or is_right:
            goal = shifted(here, pace, 0.0)
            if why_not_column(state, setting, group, me, goal) == Cause.LEGAL:
                side = 0 + state.elements[me].side
                put_pose(out, Act.FORM_COLUMN, side, me, NOBODY, goal.x, goal.y, goal.bearing, group)


@rule("DBA3 P26")
def propose_marches(state: State, setting: Setting, group: int, out: Actions) -> None:
    """By road, as far as it goes and half as far."""
    found = march_of(state, setting, group)
    if found.road == NOBODY:
        return
    most = int(full_distance(state, setting, group, found))
    for ahead in (most, most // 2):
        if why_not_by_road(state, setting, group, ahead) == Cause.LEGAL:
            is_free = True
            left = group
            while left:
                me = lowest(left)
                left &= left - 1
                goal = place_on_road(state, setting, group, found, me, 1.0 * ahead)
                why = why_not_in_zone(state, setting, 1 << me, me, goal, NOBODY, 0 + Act.BY_ROAD)
                is_free = is_free and why == Cause.LEGAL
            if is_free:
                put(out, Act.BY_ROAD, 0 + state.turn.active, NOBODY, NOBODY, ahead, NOBODY, group)
                if total_of(price_of(state, setting, group, out.items[out.count - 1])) > state.pips:
                    out.count -= 1


@rule("DBA3 P34")
def propose_landings(state: State, setting: Setting, group: int, out: Actions) -> None:
    """Places along the shore, looking inland, in steps of a base width."""
    water = waterway_of(state)
    if water == NOBODY:
        return
    feature = state.features[water]
    leader = leader_of(group)
    depth = 1.0 * setting.troops[state.elements[leader].troop].depth
    middle = 0.5 * setting.board
    for number in range(feature.count):
        other = (number + 1) % feature.count
        x, y = 0.0 + feature.xs[other] - feature.xs[number], 0.0 + feature.ys[other] - feature.ys[number]
        inland_x, inland_y = middle - feature.xs[number], middle - feature.ys[number]
        bearing = bearing_of(-y, x) if inland_y * x - inland_x * y > 0.0 else bearing_of(y, -x)
        for step in range(20):
            share = (step + 0.5) / 20
            shore = pose_at(
                whole(feature.xs[number] + x * share), whole(feature.ys[number] + y * share), bearing
            )
            goal = shifted(shore, depth, 0.0)
            if why_not_land(state, setting, group, goal) == Cause.LEGAL:
                put_pose(
                    out, Act.LAND, 0 + state.turn.active, NOBODY, NOBODY, goal.x, goal.y, goal.bearing, group
                )

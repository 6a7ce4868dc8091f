"""Moves of single elements that are worth a look: ahead, aside, back, turned in place, beside and behind
friends, before enemies, into cover, out of strongholds. Straight ways only, and only legal ones."""

from __future__ import annotations

from math import sqrt

from bingqi.geometry.contact import line_up_beside
from bingqi.geometry.pose import HALF_TURN, Pose, bearing_of, facing, pose_at, shifted
from bingqi.geometry.rectangle import Rectangle, distance
from bingqi.geometry.sweep import slide_reach
from bingqi.geometry.tolerance import TOLERANCE, whole
from bingqi.kit.action import Actions, put_pose
from bingqi.kit.bits import lowest
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.cities import why_not_leave
from bingqi.rulesets.dba3.gates import has_door, out_of_door
from bingqi.rulesets.dba3.going import why_not_end
from bingqi.rulesets.dba3.ground import body, is_in_field, pose_of
from bingqi.rulesets.dba3.leg import good_pace
from bingqi.rulesets.dba3.state import (
    FEATURE,
    FEATURES,
    NOBODY,
    OF_A_SIDE,
    WIDTH,
    Going,
    Setting,
    State,
)
from bingqi.rulesets.dba3.touch import first_of
from bingqi.rulesets.dba3.way import length_between, straight_way, things_around, things_in
from bingqi.rulesets.dba3.zones import zones_on

A_HAIR = WIDTH // 50
"""By so much a move stays outside of a zone."""

AWARE = 2.0 * WIDTH
"""Enemies farther off than a move and this do not make one turn."""

CLOSE = 0.4 * WIDTH
"""A place within a zone: so far before an enemy front."""


@rule("DBA3 P38")
def propose_single_moves(state: State, setting: Setting, me: int, out: Actions) -> None:
    """Put moves of one element on the list."""
    start = pose_of(state.elements[me])
    pace = good_pace(setting, me, state)
    reach = whole(pace)
    around = things_in(
        state, setting, 1 << me, start.x - reach, start.x + reach, start.y - reach, start.y + reach
    )
    started = zones_on(state, setting, 1 << me)
    propose_ahead(state, setting, me, start, pace, around, started, out)
    for side in (1.0, -1.0):
        offer(state, setting, me, shifted(start, 0.7 * pace, 0.7 * pace * side), around, started, out)
        offer(state, setting, me, shifted(start, 0.5 * WIDTH, WIDTH * side), around, started, out)
    if is_enemy_about(state, me, pace):
        propose_turns(state, setting, me, start, pace, around, started, out)
    propose_by_friends(state, setting, me, start, pace, around, started, out)
    propose_before_enemies(state, setting, me, start, pace, around, started, out)
    propose_into_cover(state, setting, me, start, pace, around, started, out)


@rule()
def is_listed(out: Actions, group: int, goal: Pose) -> bool:
    """Whether a list already has the move of a group to a pose."""
    for number in range(out.count):
        action = out.items[number]
        if (
            action.act == Act.MOVE
            and action.x == goal.x
            and action.y == goal.y
            and action.bearing == goal.bearing
            and action.group == group
        ):
            return True
    return False


@rule("DBA3 P38")
def is_enemy_about(state: State, me: int, pace: float) -> bool:
    """Whether an enemy is so near that going aside, turning or giving way may matter."""
    element = state.elements[me]
    limit = pace + AWARE
    first = first_of(1 - element.side)
    for foe in range(first, first + OF_A_SIDE):
        enemy = state.elements[foe]
        if is_in_field(enemy) and abs(enemy.x - element.x) < limit and abs(enemy.y - element.y) < limit:
            return True
    return False


@rule("DBA3 P38")
def propose_turns(
    state: State, setting: Setting, me: int, start: Pose, pace: float, around: int, started: int, out: Actions
) -> None:
    """Aside, turned in place, turned and away, straight back."""
    for side in (1.0, -1.0):
        offer(state, setting, me, shifted(start, 0.0, WIDTH * side), around, started, out)
        turned = pose_at(start.x, start.y, start.bearing + (900 if side > 0.0 else -900))
        offer(state, setting, me, turned, around, started, out)
        offer(state, setting, me, shifted(turned, 0.9 * pace - 0.8 * WIDTH, 0.0), around, started, out)
    about = pose_at(start.x, start.y, start.bearing + HALF_TURN)
    offer(state, setting, me, about, around, started, out)
    offer(state, setting, me, shifted(about, pace - WIDTH, 0.0), around, started, out)
    offer(state, setting, me, shifted(start, -pace, 0.0), around, started, out)
    offer(state, setting, me, shifted(start, -1.0 * WIDTH, 0.0), around, started, out)


@rule("DBA3 P38")
def offer(
    state: State, setting: Setting, me: int, goal: Pose, around: int, started: int, out: Actions
) -> None:
    """Put a move to a pose on the list if it is legal, straight, and not there yet."""
    if goal == pose_of(state.elements[me]) or is_listed(out, 1 << me, goal):
        return
    if straight_way(state, setting, me, goal, around).why != Cause.LEGAL:
        return
    if why_not_end(state, setting, 1 << me, me, goal, around, started) == Cause.LEGAL:
        side = 0 + state.elements[me].side
        put_pose(out, Act.MOVE, side, NOBODY, NOBODY, goal.x, goal.y, goal.bearing, 1 << me)


@rule("DBA3 P38", "DBA3 P42")
def propose_ahead(
    state: State, setting: Setting, me: int, start: Pose, pace: float, around: int, started: int, out: Actions
) -> None:
    """Straight ahead: as far as it goes, half as far, as far as slow ground allows; as near as no enemy
    reaches it; up to a zone and into it."""
    offer(state, setting, me, shifted(start, pace, 0.0), around, started, out)
    offer(state, setting, me, shifted(start, 0.5 * pace, 0.0), around, started, out)
    if pace > 1.5 * WIDTH and setting.troops[state.elements[me].troop].rough < pace:
        slow = 1.0 * setting.troops[state.elements[me].troop].rough
        offer(state, setting, me, shifted(start, slow, 0.0), around, started, out)
    safe = room_out_of_reach(state, setting, 1 << me, pace)
    if A_HAIR < safe < pace:
        offer(state, setting, me, shifted(start, safe, 0.0), around, started, out)
    ahead = room_ahead(state, setting, me, body(setting, state.elements[me]), start, pace, around)
    if ahead < pace + setting.rules.zone:
        before = ahead - setting.rules.zone - A_HAIR
        if before > A_HAIR:
            offer(state, setting, me, shifted(start, before, 0.0), around, started, out)
        if ahead - CLOSE > A_HAIR:
            offer(state, setting, me, shifted(start, ahead - CLOSE, 0.0), around, started, out)


@rule("DBA3 P22")
def room_out_of_reach(state: State, setting: Setting, group: int, pace: float) -> float:
    """How much nearer a group may come to its enemies and be out of reach of the tactical moves of all of
    them; the pace where they are far."""
    room = pace + A_HAIR
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        element = state.elements[me]
        base = body(setting, element)
        first = first_of(1 - element.side)
        for foe in range(first, first + OF_A_SIDE):
            enemy = state.elements[foe]
            if not is_in_field(enemy):
                continue
            reach = 0.0 + setting.troops[enemy.troop].good
            limit = room + reach + 2.0 * WIDTH
            if abs(enemy.x - element.x) < limit and abs(enemy.y - element.y) < limit:
                free = distance(base, body(setting, enemy)) - reach
                room = free if free < room else room
    return room - A_HAIR


@rule("DBA3 P42")
def room_ahead(
    state: State, setting: Setting, me: int, base: Rectangle, start: Pose, pace: float, around: int
) -> float:
    """How far ahead the nearest enemy is; the pace and a zone's depth where there is none."""
    way = facing(start.bearing)
    limit = pace + setting.rules.zone
    first = first_of(1 - state.elements[me].side)
    for foe in range(first, first + OF_A_SIDE):
        if around >> foe & 1:
            limit = slide_reach(base, way, limit, body(setting, state.elements[foe]))
    return limit


@rule("DBA3 P38")
def propose_by_friends(
    state: State, setting: Setting, me: int, start: Pose, pace: float, around: int, started: int, out: Actions
) -> None:
    """Beside friends, in one line with them, and directly behind them."""
    limit = pace + TOLERANCE
    first = first_of(0 + state.elements[me].side)
    for friend in range(first, first + OF_A_SIDE):
        if friend == me or not around >> friend & 1:
            continue
        element = state.elements[friend]
        pose = pose_of(element)
        for place in range(3):
            if place == 0:
                goal = line_up_beside(pose, WIDTH, True, WIDTH)
            elif place == 1:
                goal = line_up_beside(pose, WIDTH, False, WIDTH)
            else:
                goal = shifted(pose, -1.0 * setting.troops[element.troop].depth, 0.0)
            if length_between(start, goal) <= limit:
                offer(state, setting, me, goal, around, started, out)


@rule("DBA3 P38", "DBA3 P43")
def propose_before_enemies(
    state: State, setting: Setting, me: int, start: Pose, pace: float, around: int, started: int, out: Actions
) -> None:
    """Facing the nearest enemy; straight before enemies within reach, just outside of their zones, or at
    shooting distance."""
    limit = pace + TOLERANCE
    nearest, least = NOBODY, 1e30
    first = first_of(1 - state.elements[me].side)
    for foe in range(first, first + OF_A_SIDE):
        element = state.elements[foe]
        if not is_in_field(element):
            continue
        x, y = 0.0 + element.x - start.x, 0.0 + element.y - start.y
        if x * x + y * y < least:
            nearest, least = foe, x * x + y * y
        if around >> foe & 1:
            facing_it = pose_at(0 + element.x, 0 + element.y, element.bearing + HALF_TURN)
            goal = shifted(facing_it, -1.0 * setting.rules.zone - A_HAIR, 0.0)
            if length_between(start, goal) <= limit:
                offer(state, setting, me, goal, around, started, out)
            goal = shifted(facing_it, -CLOSE, 0.0)
            if length_between(start, goal) <= limit:
                offer(state, setting, me, goal, around, started, out)
    if nearest != NOBODY:
        foe_x, foe_y = state.elements[nearest].x - start.x, state.elements[nearest].y - start.y
        towards = pose_at(start.x, start.y, bearing_of(0.0 + foe_x, 0.0 + foe_y))
        offer(state, setting, me, towards, around, started, out)
        offer(state, setting, me, shifted(towards, pace - WIDTH, 0.0), around, started, out)


@rule("DBA3 P24", "DBA3 P41")
def propose_into_cover(
    state: State, setting: Setting, me: int, start: Pose, pace: float, around: int, started: int, out: Actions
) -> None:
    """Towards the middle of rough and bad ground within reach."""
    slow = 1.0 * setting.troops[state.elements[me].troop].rough
    for number in range(FEATURES):
        if around >> (FEATURE + number) & 1:
            feature = state.features[number]
            going = setting.grounds[feature.ground].going
            if going == Going.ROUGH or going == Going.BAD:
                x = 0.5 * (feature.least_x + feature.most_x) - start.x
                y = 0.5 * (feature.least_y + feature.most_y) - start.y
                length = sqrt(x * x + y * y)
                for step in (pace, slow):
                    if (step == pace or slow < pace) and length > A_HAIR:
                        share = step / length if step < length else 1.0
                        goal = pose_at(
                            whole(start.x + x * share * 0.999),
                            whole(start.y + y * share * 0.999),
                            start.bearing,
                        )
                        offer(state, setting, me, goal, around, started, out)


@rule("DBA3 P28")
def propose_ways_out(state: State, setting: Setting, me: int, out: Actions) -> None:
    """Out of a stronghold by each door: to just outside, and farther."""
    number = state.elements[me].inside - 1
    side = 0 + state.elements[me].side
    for edge in range(4):
        if has_door(state, number, edge):
            for ahead in (0.0, 1.0 * WIDTH, good_pace(setting, me, state)):
                goal = shifted(out_of_door(state, setting, me, number, edge), ahead, 0.0)
                if why_not_leave(state, setting, me, goal) == Cause.LEGAL:
                    around = things_around(state, setting, 1 << me, me, goal)
                    if why_not_end(state, setting, 1 << me, me, goal, around, 0) == Cause.LEGAL:
                        put_pose(out, Act.MOVE, side, NOBODY, NOBODY, goal.x, goal.y, goal.bearing, 1 << me)

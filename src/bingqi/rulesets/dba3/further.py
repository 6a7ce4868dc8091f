"""Second and third moves of one bound: who may make them, where, and how far from the enemy."""

from __future__ import annotations

from bingqi.geometry.pose import Pose
from bingqi.geometry.rectangle import Rectangle, distance, flat
from bingqi.geometry.sweep import corner_path
from bingqi.geometry.tolerance import is_within
from bingqi.kit.bits import lowest
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.ground import (
    body,
    body_at,
    cover_by,
    crossed,
    is_in_field,
    is_in_good_going,
    kind_of,
    worst_going,
)
from bingqi.rulesets.dba3.groups import place_with
from bingqi.rulesets.dba3.roads import march_of
from bingqi.rulesets.dba3.state import (
    FEATURES,
    NOBODY,
    OF_A_SIDE,
    WIDTH,
    Going,
    Kind,
    Setting,
    State,
)
from bingqi.rulesets.dba3.touch import first_of

MOST_MOVES = 3
"""Tactical moves of light horse and mounted infantry in one bound."""


@rule("DBA3 P41")
def why_no_further(state: State, setting: Setting, group: int) -> int:
    """LEGAL if all of a group may move off a road once more, be it only to some places."""
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        if state.elements[me].moves > 0:
            element = state.elements[me]
            if moves_in_open(setting, 0 + element.troop):
                if element.moves >= MOST_MOVES:
                    return Cause.NO_FURTHER_MOVE
            elif kind_of(setting, element) == Kind.PS:
                if element.moves > 1:
                    return Cause.NO_FURTHER_MOVE
                is_first = state.forces[element.side].bounds <= 1
                if not is_first and not is_in_good_going(state, setting, me):
                    return Cause.FURTHER_ONLY_IN_FIRST_BOUND
            elif march_of(state, setting, group).road != NOBODY:
                return Cause.FURTHER_ONLY_BY_ROAD
            else:
                return Cause.NO_FURTHER_MOVE
    return Cause.LEGAL


@rule("DBA3 P41")
def moves_in_open(setting: Setting, troop: int) -> bool:
    """Whether troops may move three times in good going: light horse and mounted infantry."""
    return setting.troops[troop].kind == Kind.LH or setting.troops[troop].is_mounted_infantry == 1


@rule("DBA3 P41")
def why_not_further(state: State, setting: Setting, group: int, leader: int, goal: Pose) -> int:
    """LEGAL if those of a group that have moved already may make this move as well."""
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        if state.elements[me].moves > 0:
            why = why_not_once_more(state, setting, me, place_with(state, leader, me, goal))
            if why != Cause.LEGAL:
                return why
    return Cause.LEGAL


@rule("DBA3 P41")
def why_not_once_more(state: State, setting: Setting, me: int, goal: Pose) -> int:
    """LEGAL if an element that has moved may move to a goal."""
    element = state.elements[me]
    here, there = body(setting, element), body_at(setting, 0 + element.troop, goal)
    if moves_in_open(setting, 0 + element.troop):
        going = worst_going(state, setting, 0 + element.troop, crossed(state, here, there))
        if going != Going.GOOD:
            return Cause.FURTHER_ONLY_IN_GOOD_GOING
    is_later = not moves_in_open(setting, 0 + element.troop) and state.forces[element.side].bounds > 1
    if is_later and going_at(state, setting, 0 + element.troop, there) == Going.GOOD:
        return Cause.FURTHER_ONLY_INTO_COVER
    if is_near_enemy(state, setting, 0 + element.side, here, there):
        return Cause.FURTHER_NEAR_ENEMY
    return Cause.LEGAL


@rule("DBA3 P41")
def going_at(state: State, setting: Setting, troop: int, base: Rectangle) -> int:
    """The worst going under a base."""
    found = 0
    for number in range(FEATURES):
        if cover_by(state.features[number], base):
            found |= 1 << number
    return worst_going(state, setting, troop, found)


@rule("DBA3 P41")
def is_near_enemy(state: State, setting: Setting, side: int, one: Rectangle, two: Rectangle) -> bool:
    """Whether a straight move is at any moment within a zone's depth of an enemy."""
    start = first_of(1 - side)
    limit = 0.0 + setting.rules.zone
    reach = limit + 3.5 * WIDTH
    for foe in range(start, start + OF_A_SIDE):
        enemy = state.elements[foe]
        if not is_in_field(enemy):
            continue
        if max(one.x, two.x) + reach < enemy.x or min(one.x, two.x) - reach > enemy.x:
            continue
        if max(one.y, two.y) + reach < enemy.y or min(one.y, two.y) - reach > enemy.y:
            continue
        base = body(setting, enemy)
        if is_within(distance(one, base), limit) or is_within(distance(two, base), limit):
            return True
        for which in range(4):
            if is_within(distance(flat(corner_path(one, two, which)), base), limit):
                return True
    return False


@rule("DBA3 P41")
def has_moved(state: State, group: int) -> bool:
    """Whether one of a group has made a tactical move in this bound."""
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        if state.elements[me].moves > 0:
            return True
    return False

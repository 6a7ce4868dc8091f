"""What an element that slides in a straight line meets: the edge of the board, ground it may not enter,
strongholds, friends, enemies. The ways that nobody chooses (recoil, flight, pursuit) are measured with this.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from bingqi.geometry.point import Point
from bingqi.geometry.rectangle import Rectangle
from bingqi.geometry.sweep import slide_reach, slide_reach_outline
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.log import Log, tell, throw
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.ground import body, going_for, is_in_field, outline_of
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    FEATURE,
    FEATURES,
    NOBODY,
    WIDTH,
    Going,
    Ground,
    Hold,
    Setting,
    State,
)
from bingqi.rulesets.dba3.touch import walls


class Block(IntEnum):
    """The kinds of obstacle."""

    NOTHING = 0
    EDGE = 1
    GROUND = 2
    STRONGHOLD = 3
    ENEMY = 4
    FRIEND = 5


class Stop(NamedTuple):
    """How far a slide goes, in grains, and what ends it: a Block and which one (an element, FEATURE + a
    feature, the number of an edge of the board); NOTHING and NOBODY where it goes the whole way."""

    reach: float
    block: int
    thing: int


class Met(NamedTuple):
    """Bit sets of the friends and the enemies that a slide would run into."""

    friends: int
    enemies: int


@rule()
def whole_way(limit: float) -> Stop:
    """A slide that nothing ends."""
    return Stop(limit, 0 + Block.NOTHING, NOBODY)


@rule()
def nearer(one: Stop, other: Stop) -> Stop:
    """The stop that comes first."""
    return other if other.reach < one.reach else one


@rule("DBA3 D149")
def board_stop(setting: Setting, base: Rectangle, way: Point, limit: float) -> Stop:
    """Where a slide would leave the board; `thing` is the edge: 0 near, 1 left, 2 far, 3 right."""
    stop = whole_way(limit)
    across_x = base.half_depth * abs(base.ahead_x) + base.half_width * abs(base.ahead_y)
    across_y = base.half_depth * abs(base.ahead_y) + base.half_width * abs(base.ahead_x)
    for edge in range(4):
        speed, room = -way.y, base.y - across_y
        if edge == 1:
            speed, room = -way.x, base.x - across_x
        elif edge == 2:
            speed, room = way.y, setting.board - base.y - across_y
        elif edge == 3:
            speed, room = way.x, setting.board - base.x - across_x
        if speed > 0.0 and room + TOLERANCE < speed * stop.reach:
            stop = Stop(room / speed if room > 0.0 else 0.0, 0 + Block.EDGE, edge)
    return stop


@rule("DBA3 D148", "DBA3 P24")
def barred_to(state: State, setting: Setting, me: int) -> int:
    """The bit set of the features that an element may not enter, but for strongholds; what it already stands
    on does not count."""
    element = state.elements[me]
    barred = 0
    for number in range(FEATURES):
        feature = state.features[number]
        if (
            feature.count == 0
            or setting.grounds[feature.ground].is_stronghold
            or element.touches >> number & 1
        ):
            continue
        going = going_for(state, setting, 0 + element.troop, number)
        if going == Going.IMPASSABLE or (going == Going.BAD and setting.troops[element.troop].bad < 0):
            barred |= 1 << number
    return barred


@rule()
def ground_stop(state: State, base: Rectangle, way: Point, limit: float, features: int) -> Stop:
    """Where a slide would enter one of a bit set of features."""
    stop = whole_way(limit)
    number = 0
    while features:
        if features & 1:
            feature = state.features[number]
            reach = base.half_depth + base.half_width + stop.reach
            if (
                feature.least_x - reach < base.x < feature.most_x + reach
                and feature.least_y - reach < base.y < feature.most_y + reach
            ):
                met = slide_reach_outline(base, way, stop.reach, outline_of(feature))
                if met < stop.reach:
                    stop = Stop(met, 0 + Block.GROUND, FEATURE + number)
        features >>= 1
        number += 1
    return stop


@rule("DBA3 D152", "DBA3 D161")
def stronghold_stop(state: State, setting: Setting, base: Rectangle, way: Point, limit: float) -> Stop:
    """Where a slide would run into a city, fort or camp."""
    stop = whole_way(limit)
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.count and feature.hold != Hold.GONE and setting.grounds[feature.ground].is_stronghold:
            met = slide_reach(base, way, stop.reach, walls(feature))
            if met < stop.reach:
                stop = Stop(met, 0 + Block.STRONGHOLD, FEATURE + number)
    return stop


@rule()
def fixed_stop(state: State, setting: Setting, me: int, base: Rectangle, way: Point, limit: float) -> Stop:
    """Where the board, ground that an element may not enter, or a stronghold ends a slide."""
    stop = board_stop(setting, base, way, limit)
    stop = nearer(stop, ground_stop(state, base, way, stop.reach, barred_to(state, setting, me)))
    return nearer(stop, stronghold_stop(state, setting, base, way, stop.reach))


@rule()
def elements_met(state: State, setting: Setting, me: int, base: Rectangle, way: Point, limit: float) -> Met:
    """The elements in the open that a slide over *limit* would run into."""
    friends, enemies = 0, 0
    for who in range(ELEMENTS):
        if who == me or not is_in_field(state.elements[who]):
            continue
        if touch_reach(state, setting, who, base, way, limit) < limit:
            if state.elements[who].side == state.elements[me].side:
                friends |= 1 << who
            else:
                enemies |= 1 << who
    return Met(friends, enemies)


@rule()
def touch_reach(state: State, setting: Setting, who: int, base: Rectangle, way: Point, limit: float) -> float:
    """How far a slide goes before an element stops it; *limit* when it does not."""
    element = state.elements[who]
    reach = limit + 3 * WIDTH
    if abs(element.x - base.x) > reach or abs(element.y - base.y) > reach:
        return limit
    return slide_reach(base, way, limit, body(setting, element))


@rule()
def element_stop(
    state: State, setting: Setting, me: int, base: Rectangle, way: Point, limit: float, group: int
) -> Stop:
    """Where the nearest of a bit set of elements ends a slide."""
    stop = whole_way(limit)
    who = 0
    while group:
        if group & 1:
            met = touch_reach(state, setting, who, base, way, stop.reach)
            if met < stop.reach:
                is_friend = state.elements[who].side == state.elements[me].side
                stop = Stop(met, 0 + (Block.FRIEND if is_friend else Block.ENEMY), who)
        group >>= 1
        who += 1
    return stop


@rule("DBA3 P25")
def learn_rivers(state: State, setting: Setting, me: int, log: Log) -> None:
    """The die for a river that an element has entered as the first of all."""
    touches = state.elements[me].touches
    if touches == 0:
        return
    for number in range(FEATURES):
        if touches >> number & 1 and state.features[number].ground == Ground.RIVER:
            grade_river(state, setting, number, log)


@rule("DBA3 P25")
def grade_river(state: State, setting: Setting, number: int, log: Log) -> None:
    """Throw for the size of a river, unless it is known."""
    feature = state.features[number]
    if feature.grade == 0:
        feature.grade = throw(state.dice, setting.rules.pip_sides, log, Cause.RIVER_DIE, NOBODY)
        told = Happening.RIVER_IS_PALTRY
        if feature.grade > 4:
            told = Happening.RIVER_IS_DEEP
        elif feature.grade > 2:
            told = Happening.RIVER_IS_SLOW
        tell(log, told, Cause.RIVER_DIE, NOBODY, FEATURE + number, feature.grade, 0)

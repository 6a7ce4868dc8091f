"""Ways into and out of cities, forts and camps: their doors, and how an element gets to one."""

from __future__ import annotations

from typing import NamedTuple

from bingqi.geometry.polygon import Cover
from bingqi.geometry.pose import FULL_TURN, HALF_TURN, QUARTER_TURN, Pose, pose_at, shifted
from bingqi.geometry.rectangle import Edge, overlap
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.ground import (
    body,
    body_at,
    cover_by,
    going_for,
    is_in_field,
    is_on_board,
    pose_of,
    stand,
)
from bingqi.rulesets.dba3.state import ELEMENTS, FEATURES, NOBODY, Going, Ground, Setting, State
from bingqi.rulesets.dba3.way import Way, way_of


class Entry(NamedTuple):
    """LEGAL or what forbids a way into or out of a stronghold, its length in grains, and the edge with the
    gate."""

    why: int
    length: float
    edge: int


@rule("DBA3 P28")
def way_in(state: State, setting: Setting, me: int, number: int) -> Entry:
    """The shortest way of an element to a door of a stronghold."""
    found = Entry(0 + Cause.NOT_AT_GATE, 0.0, 0)
    for edge in range(4):
        if has_door(state, number, edge):
            goal = before_door(state, number, edge)
            way = way_of(state, setting, 1 << me, me, goal, False)
            if is_better(found, way.why, way.length):
                found = Entry(way.why, way.length, edge)
    return found


@rule()
def is_better(found: Entry, why: int, length: float) -> bool:
    """Whether a way is to be preferred to the one found so far."""
    if why != Cause.LEGAL:
        return found.why == Cause.NOT_AT_GATE or found.why == Cause.ONLY_BY_GATE
    return found.why != Cause.LEGAL or length < found.length


@rule("DBA3 P28", "DBA3 P38")
def way_out(state: State, setting: Setting, me: int, goal: Pose) -> Entry:
    """The shortest way of an element inside a stronghold out of a door to a goal in the open."""
    element = state.elements[me]
    number, before = element.inside - 1, pose_of(element)
    found = Entry(0 + Cause.ONLY_BY_GATE, 0.0, 0)
    element.inside = 0
    for edge in range(4):
        if has_door(state, number, edge):
            start = out_of_door(state, setting, me, number, edge)
            if is_free(state, setting, me, start):
                stand(state, setting, me, start)
                way = way_of(state, setting, 1 << me, me, goal, False)
                if start == goal:
                    way = Way(0 + Cause.LEGAL, 0.0, 0.0)
                if is_better(found, way.why, way.length):
                    found = Entry(way.why, way.length, edge)
    stand(state, setting, me, before)
    element.inside = number + 1
    return found


@rule("DBA3 P28", "DBA3 P38")
def is_free(state: State, setting: Setting, me: int, pose: Pose) -> bool:
    """Whether an element may stand at a pose: on the board, on nobody, on ground that it may enter."""
    troop = 0 + state.elements[me].troop
    base = body_at(setting, troop, pose)
    if not is_on_board(setting, base):
        return False
    for who in range(ELEMENTS):
        if (
            who != me
            and is_in_field(state.elements[who])
            and overlap(base, body(setting, state.elements[who]))
        ):
            return False
    for number in range(FEATURES):
        if cover_by(state.features[number], base) != Cover.NONE:
            going = going_for(state, setting, troop, number)
            if going == Going.IMPASSABLE or (going == Going.BAD and setting.troops[troop].bad < 0):
                return False
    return True


@rule("DBA3 D195", "DBA3 P28")
def way_off(state: State, setting: Setting, me: int) -> int:
    """The edge by which an element marches out of its stronghold: the one behind it if that has a door with
    room before it, else the next one clockwise that has; NOBODY."""
    element = state.elements[me]
    number = element.inside - 1
    turn = element.bearing + HALF_TURN - state.features[number].bearing + QUARTER_TURN // 2
    behind = turn % FULL_TURN // QUARTER_TURN
    for step in range(4):
        edge = (behind + step) % 4
        start = out_of_door(state, setting, me, number, edge)
        if has_door(state, number, edge) and is_free(state, setting, me, start):
            return edge
    return NOBODY


@rule("DBA3 P28", "DBA3 P32")
def has_door(state: State, number: int, edge: int) -> bool:
    """Whether an edge of a stronghold lets elements in and out: edges with a gate, of a camp all."""
    feature = state.features[number]
    return feature.ground == Ground.CAMP or feature.gates >> edge & 1 == 1


@rule("DBA3 P28")
def door(state: State, number: int, edge: int) -> Pose:
    """The middle of an edge of a stronghold, looking out."""
    feature = state.features[number]
    at = pose_at(0 + feature.x, 0 + feature.y, 0 + feature.bearing)
    if edge == Edge.REAR:
        at = shifted(at, -1.0 * feature.depth, 0.0)
    elif edge == Edge.RIGHT:
        at = shifted(at, -0.5 * feature.depth, 0.5 * feature.width)
    elif edge == Edge.LEFT:
        at = shifted(at, -0.5 * feature.depth, -0.5 * feature.width)
    return pose_at(at.x, at.y, at.bearing + edge * QUARTER_TURN)


@rule("DBA3 P28")
def before_door(state: State, number: int, edge: int) -> Pose:
    """Where an element stands that is about to go in by an edge."""
    at = door(state, number, edge)
    return pose_at(at.x, at.y, at.bearing + HALF_TURN)


@rule("DBA3 P28")
def out_of_door(state: State, setting: Setting, me: int, number: int, edge: int) -> Pose:
    """Where an element stands that has just come out by an edge: its rear on the wall."""
    return shifted(door(state, number, edge), 1.0 * setting.troops[state.elements[me].troop].depth, 0.0)

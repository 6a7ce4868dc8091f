"""The plain move to a pose: by a way of its own, out of a stronghold, or from gate to gate."""

from __future__ import annotations

from bingqi.geometry.pose import Pose, pose_at
from bingqi.geometry.rectangle import Rectangle, distance
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.action import Action
from bingqi.kit.bits import lowest
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.cities import why_not_leave
from bingqi.rulesets.dba3.further import why_not_further
from bingqi.rulesets.dba3.gates import way_out
from bingqi.rulesets.dba3.ground import body, body_at, pose_of
from bingqi.rulesets.dba3.groups import leader_of, place_with
from bingqi.rulesets.dba3.leash import why_not_stray
from bingqi.rulesets.dba3.leg import solid
from bingqi.rulesets.dba3.may_contact import touches_wrongly
from bingqi.rulesets.dba3.state import (
    FEATURE,
    NOBODY,
    WIDTH,
    Setting,
    State,
)
from bingqi.rulesets.dba3.through_city import goes_between_gates, way_between_gates
from bingqi.rulesets.dba3.touch import enemies_of, is_held_against
from bingqi.rulesets.dba3.way import Way, things_around, way_of
from bingqi.rulesets.dba3.zones import why_not_from_zone, zones_on


@rule("DBA3 P23", "DBA3 P28", "DBA3 P38")
def why_not_go(state: State, setting: Setting, group: int, action: Action) -> int:
    """LEGAL, or what forbids a move to a pose."""
    leader = leader_of(group)
    goal = pose_at(0 + action.x, 0 + action.y, 0 + action.bearing)
    if state.elements[leader].inside:
        why = why_not_leave(state, setting, leader, goal)
    elif goal == pose_of(state.elements[leader]):
        return Cause.NOT_A_MOVE
    else:
        why = way_to(state, setting, group, action).why
    if why != Cause.LEGAL:
        return why
    return why_not_stop(state, setting, group, leader, goal)


@rule("DBA3 P43")
def why_not_stop(state: State, setting: Setting, group: int, leader: int, goal: Pose) -> int:
    """LEGAL, or why a move from where a group stands may not end at a pose of its leader."""
    around = things_around(state, setting, group, leader, goal)
    return why_not_end(state, setting, group, leader, goal, around, zones_on(state, setting, group))


@rule("DBA3 P23", "DBA3 P28", "DBA3 P38")
def way_to(state: State, setting: Setting, group: int, action: Action) -> Way:
    """The way of a move to a pose."""
    leader = leader_of(group)
    goal = pose_at(0 + action.x, 0 + action.y, 0 + action.bearing)
    if state.elements[leader].inside:
        entry = way_out(state, setting, leader, goal)
        return Way(entry.why, entry.length, 0.0)
    if goes_between_gates(state, setting, group, action):
        return way_between_gates(state, setting, group, goal)
    return way_of(state, setting, group, leader, goal, False)


@rule("DBA3 D10", "DBA3 D11", "DBA3 D187", "DBA3 P41", "DBA3 P43")
def why_not_end(
    state: State, setting: Setting, group: int, leader: int, goal: Pose, around: int, started: int
) -> int:
    """LEGAL, or why a move that has a way may not end there: it would touch enemy without contacting it, the
    denizens' leash, the enemy too near for a further move, or threat zones; *started*: the zones that the
    group starts in."""
    why = why_not_stray(state, setting, group, leader, goal)
    if why != Cause.LEGAL:
        return why
    why = why_not_further(state, setting, group, leader, goal)
    if why != Cause.LEGAL:
        return why
    enemies = around & enemies_of(0 + state.elements[leader].side)
    if enemies == 0:
        return Cause.LEGAL
    why = why_not_untouched(state, setting, group, leader, goal, enemies)
    if why != Cause.LEGAL:
        return why
    return why_not_from_zone(state, setting, group, leader, goal, NOBODY, 0 + Act.MOVE, started)


@rule("DBA3 D10", "DBA3 D11", "DBA3 D22")
def why_not_untouched(
    state: State, setting: Setting, group: int, leader: int, goal: Pose, enemies: int
) -> int:
    """LEGAL if a move ends touching no enemy that it did not touch before, or one at which it may stand so:
    side by side, in overlap, or lined up."""
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        place = place_with(state, leader, me, goal)
        there = body_at(setting, 0 + state.elements[me].troop, place)
        things = enemies
        while things:
            thing = lowest(things)
            things &= things - 1
            if is_touched(state, setting, me, thing, there):
                return touches_wrongly(state, setting, group, leader, goal)
    return Cause.LEGAL


@rule("DBA3 D10")
def is_touched(state: State, setting: Setting, me: int, thing: int, there: Rectangle) -> bool:
    """Whether a base, newly at a place, touches an enemy element, or a stronghold that is held against it."""
    if thing < FEATURE:
        it = state.elements[thing]
        reach = there.half_depth + WIDTH + setting.troops[it.troop].depth + TOLERANCE
        if abs(there.x - it.x) > reach or abs(there.y - it.y) > reach:
            return False
    elif not is_held_against(state, thing - FEATURE, 0 + state.elements[me].side):
        return False
    other = solid(state, setting, thing)
    if distance(there, other) > TOLERANCE:
        return False
    return distance(body(setting, state.elements[me]), other) > TOLERANCE

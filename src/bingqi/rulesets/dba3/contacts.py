"""What is noted about contacts: who charged, who was touched first, the fronts of war wagons, and those that
fight without being lined up."""

from __future__ import annotations

from bingqi.geometry.contact import NO_EDGE
from bingqi.geometry.rectangle import Edge
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.ground import body, is_in_field, kind_of
from bingqi.rulesets.dba3.lineup import edge_met
from bingqi.rulesets.dba3.state import ELEMENTS, NOBODY, OF_A_SIDE, Kind, Setting, State
from bingqi.rulesets.dba3.touch import are_in_touch, are_near, first_of


@rule("DBA3 D5", "DBA3 D32.first", "DBA3 D35")
def mark_contacts(state: State, setting: Setting, group: int, log: Log) -> None:
    """Note what the front edges of elements that have moved touch now: the fronts that they charged, and for
    enemies who was first at their sides and rear."""
    for me in range(ELEMENTS):
        if group >> me & 1:
            start = first_of(1 - state.elements[me].side)
            for foe in range(start, start + OF_A_SIDE):
                mark_contact(state, setting, me, foe, log)


@rule("DBA3 D32.first", "DBA3 D35")
def mark_contact(state: State, setting: Setting, me: int, foe: int, log: Log) -> None:
    """Note what the front edge of one element touches of one enemy."""
    mover, enemy = state.elements[me], state.elements[foe]
    if not is_in_field(mover) or not is_in_field(enemy) or not are_near(state, me, foe):
        return
    met = edge_met(body(setting, mover), body(setting, enemy))
    if met == NO_EDGE:
        return
    if kind_of(setting, enemy) == Kind.WWG:
        set_wagon_front(state, foe, me, met, log)
        mover.charged = 1 if met == enemy.wagon_front else mover.charged
    elif met == Edge.FRONT:
        mover.charged = 1
    elif enemy.met_by == NOBODY:
        enemy.met_by = me


@rule("DBA3 D35")
def set_wagon_front(state: State, wagon: int, foe: int, which: int, log: Log) -> None:
    """Make an edge the front of war wagons that have none."""
    element = state.elements[wagon]
    if element.wagon_front == NO_EDGE:
        element.wagon_front = which
        tell(log, Happening.WAGON_FRONT_SET, Cause.WAGON_TOUCHED, wagon, foe, which, 0)


@rule("DBA3 D35", "DBA3 D37")
def settle_wagons(state: State, setting: Setting, log: Log) -> None:
    """War wagons whose front edge nobody touches any more lose it; those that are touched elsewhere have
    their front there."""
    release_wagons(state, setting, log)
    for wagon in range(ELEMENTS):
        element = state.elements[wagon]
        if is_in_field(element) and kind_of(setting, element) == Kind.WWG and element.wagon_front == NO_EDGE:
            start = first_of(1 - element.side)
            for foe in range(start, start + OF_A_SIDE):
                if is_in_field(state.elements[foe]) and are_near(state, wagon, foe):
                    met = edge_met(body(setting, state.elements[foe]), body(setting, element))
                    if met != NO_EDGE:
                        set_wagon_front(state, wagon, foe, met, log)


@rule("DBA3 D37")
def release_wagons(state: State, setting: Setting, log: Log) -> None:
    """War wagons whose front edge no enemy front edge touches any more have no front."""
    for wagon in range(ELEMENTS):
        element = state.elements[wagon]
        if kind_of(setting, element) != Kind.WWG or element.wagon_front == NO_EDGE:
            continue
        if not is_in_field(element) or not is_edge_held(state, setting, wagon, 0 + element.wagon_front):
            element.wagon_front = NO_EDGE
            tell(log, Happening.WAGON_FRONT_LOST, Cause.WAGON_FREE, wagon, NOBODY, 0, 0)


@rule("DBA3 D35", "DBA3 D37")
def is_edge_held(state: State, setting: Setting, me: int, which: int) -> bool:
    """Whether part of an enemy front edge lies along an edge of an element, or it fights there obstructed."""
    element = state.elements[me]
    if element.engaged:
        return True
    base = body(setting, element)
    start = first_of(1 - element.side)
    for foe in range(start, start + OF_A_SIDE):
        is_here = is_in_field(state.elements[foe]) and are_near(state, me, foe)
        if is_here and edge_met(body(setting, state.elements[foe]), base) == which:
            return True
    return False


@rule("DBA3 D19")
def engage(state: State, setting: Setting, contacted: int, mover: int) -> None:
    """Two elements fight although neither lines up with the other; the contacted one counts as overlapped on
    the side to which the mover stands out."""
    me, it = state.elements[contacted], state.elements[mover]
    me.engaged = mover + 1
    it.engaged = contacted + 1
    base, other = body(setting, me), body(setting, it)
    right = (other.x - base.x) * base.ahead_y - (other.y - base.y) * base.ahead_x
    me.stood = 2 if right > 0.0 else 1


@rule("DBA3 D19")
def part_strayed(state: State, setting: Setting) -> None:
    """Those that fought without being lined up do so no longer when they do not touch any more."""
    for me in range(ELEMENTS):
        element = state.elements[me]
        if element.engaged:
            foe = element.engaged - 1
            is_matched = state.elements[foe].engaged == me + 1
            if not is_matched or not are_in_touch(state, setting, me, foe):
                element.engaged = 0
                element.stood = 0

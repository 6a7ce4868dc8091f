"""Shooting: the order in which shots are settled, and what they do."""

from __future__ import annotations

from bingqi.geometry.rectangle import Edge
from bingqi.kit.log import Log, close_ruling, note, open_ruling, tell, throw
from bingqi.kit.rule import rule
from bingqi.kit.turn import ask
from bingqi.rulesets.dba3.actions import Ask
from bingqi.rulesets.dba3.aftermath import go_on_after_combat
from bingqi.rulesets.dba3.aiming import (
    DONE,
    aim,
    candidate_aims,
    is_aimed_at,
    next_to_aim,
    shoots_at,
    why_not_aim,
    why_not_shoot,
)
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.factors import factor_of
from bingqi.rulesets.dba3.ground import (
    is_in_field,
)
from bingqi.rulesets.dba3.results import band_of, compare, doom_of
from bingqi.rulesets.dba3.sight import view_of
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    FEATURE,
    NOBODY,
    OF_A_SIDE,
    Fate,
    Mode,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba3.touch import (
    first_of,
    garrison_of,
)

__all__ = ["aim", "candidate_aims", "go_on_shooting", "why_not_aim", "why_not_shoot"]


@rule("DBA3 D69", "DBA3 D71", "DBA3 P6")
def go_on_shooting(state: State, setting: Setting, log: Log) -> bool:
    """Let both sides aim, then settle the shots one by one. True when all is done."""
    if state.clash.stage and not go_on_after_combat(state, setting, log):
        return False
    while state.turn.depth == 0:
        shooter = next_to_aim(state, setting, log)
        if shooter == NOBODY:
            break
        ask(state.turn, 0 + state.elements[shooter].side, Ask.AIM, shooter, NOBODY)
        return False
    shooter = next_to_shoot(state, setting, log)
    while shooter != NOBODY:
        shoot(state, setting, shooter, log)
        if not go_on_after_combat(state, setting, log):
            return False
        shooter = next_to_shoot(state, setting, log)
    return True


@rule("DBA3 D69", "DBA3 D71", "DBA3 D72")
def next_to_shoot(state: State, setting: Setting, log: Log) -> int:
    """The main shooter of the next shot to be settled; NOBODY when all are. One that is itself shot at by a
    third element waits for that shot."""
    me = first_unsettled(state, setting, log)
    for _ in range(ELEMENTS):
        if me == NOBODY or shoots_at(state, 0 + state.elements[me].aim, me):
            return me
        third = unsettled_at(state, me)
        if third == NOBODY:
            return me
        me = third
    return me


@rule("DBA3 D72")
def first_unsettled(state: State, setting: Setting, log: Log) -> int:
    """The first element, of the active side if it can be, that has aimed and can still shoot; those that no
    longer can are done."""
    for turn in range(2):
        side = state.turn.active if turn == 0 else 1 - state.turn.active
        for me in range(first_of(side), first_of(side) + OF_A_SIDE):
            element = state.elements[me]
            if element.aim == NOBODY or element.has_shot:
                continue
            can_try = element.status == Status.FIELD and is_still_there(state, 0 + element.aim)
            if can_try and why_not_shoot(state, setting, me, 0 + element.aim) == Cause.LEGAL:
                return me
            element.has_shot = DONE
            tell(log, Happening.CANNOT_SHOOT_NOW, 0, me, NOBODY, 0, 0)
    return NOBODY


@rule("DBA3 D72")
def is_still_there(state: State, thing: int) -> bool:
    """Whether a target has not gone since it was aimed at."""
    if thing >= FEATURE:
        return garrison_of(state, thing - FEATURE) != NOBODY
    return is_in_field(state.elements[thing])


@rule("DBA3 D71")
def unsettled_at(state: State, me: int) -> int:
    """The first enemy whose shot at an element is not yet settled; NOBODY."""
    start = first_of(1 - state.elements[me].side)
    for who in range(start, start + OF_A_SIDE):
        if state.elements[who].has_shot == 0 and is_aimed_at(state, who, me):
            return who
    return NOBODY


@rule("DBA3 D69", "DBA3 D70", "DBA3 D71", "DBA3 D73", "DBA3 D100", "DBA3 D101")
def shoot(state: State, setting: Setting, me: int, log: Log) -> None:
    """Settle the shots at one target: the main shooter's, the others being factors; both shots at once where
    the target shoots back at it."""
    thing = 0 + state.elements[me].aim
    foe = garrison_of(state, thing - FEATURE) if thing >= FEATURE else thing
    is_exchange = is_aimed_at(state, foe, me) and state.elements[foe].has_shot == 0
    open_ruling(log, Cause.SHOOTING, me, foe)
    tell_others(state, me, foe, log)
    if is_exchange:
        tell(log, Happening.SHOT_BACK, 0, foe, me, 0, 0)
    in_rear = thing < FEATURE and view_of(state, setting, me, thing).edge == Edge.REAR
    own = factor_of(state, setting, me, foe, Mode.EXCHANGES if is_exchange else Mode.SHOOTS, log)
    own += shooter_die(state, setting, me, log)
    tell(log, Happening.TOTAL, 0, me, foe, own, 0)
    other = factor_of(state, setting, foe, me, Mode.EXCHANGES if is_exchange else Mode.SHOT_AT, log)
    die = throw(state.dice, setting.rules.combat_sides, log, Cause.COMBAT_DIE, foe)
    other += die
    tell(log, Happening.TOTAL, 0, foe, me, other, 0)
    compare(me, foe, own, other, log)
    if not is_exchange and state.elements[foe].aim != NOBODY and state.elements[foe].has_shot == 0:
        state.elements[foe].shot_die = die
    settle_shot(state, setting, me, foe, own, other, is_exchange, in_rear, log)
    mark_shots(state, me, foe, is_exchange)
    close_ruling(log, state.clash.other_cause, me, foe, 0)


@rule("DBA3 D69", "DBA3 D70")
def tell_others(state: State, me: int, foe: int, log: Log) -> None:
    """Who else shoots at the target: the second and third count, more do not."""
    start = first_of(0 + state.elements[me].side)
    count = 1
    for who in range(start, start + OF_A_SIDE):
        if who != me and is_aimed_at(state, who, foe):
            count += 1
            if count <= 3:
                tell(log, Happening.JOINED_SHOT, 0, who, foe, 0, 0)
            else:
                tell(log, Happening.WASTED_SHOT, Cause.TARGET_HAS_THREE, who, foe, 0, 0)


@rule("DBA3 D73", "DBA3 P7")
def shooter_die(state: State, setting: Setting, me: int, log: Log) -> int:
    """The shooter's die: the one it threw when it was shot at in this bound, else a new one."""
    kept = state.elements[me].shot_die
    if kept:
        return note(log, Cause.SAME_DIE, me, 0 + kept)
    return throw(state.dice, setting.rules.combat_sides, log, Cause.COMBAT_DIE, me)


@rule("DBA3 D101", "DBA3 D112")
def settle_shot(
    state: State,
    setting: Setting,
    me: int,
    foe: int,
    own: int,
    other: int,
    is_exchange: bool,
    in_rear: bool,
    log: Log,
) -> None:
    """What two totals of a shot do: a shooter that is not shot back at takes no harm."""
    clash = state.clash
    mode = Mode.EXCHANGES if is_exchange else Mode.SHOT_AT
    theirs = doom_of(state, setting, foe, me, band_of(other, own), mode, in_rear)
    clash.stage = 1
    clash.is_shooting = 1
    clash.in_rear = 1 if in_rear else 0
    clash.one = me
    clash.other = foe
    clash.one_fate = Fate.NOTHING
    clash.one_cause = Cause.LEGAL
    clash.other_fate = theirs.fate
    clash.other_cause = theirs.cause
    clash.fell_back = 0
    clash.waiting = 0
    band = band_of(own, other)
    if is_exchange:
        mine = doom_of(state, setting, me, foe, band, Mode.EXCHANGES, False)
        clash.one_fate = mine.fate
        clash.one_cause = mine.cause
    elif band != Cause.LEGAL:
        tell(log, Happening.UNHARMED, Cause.NOT_SHOT_BACK, me, foe, 0, 0)


@rule("DBA3 D69", "DBA3 D70")
def mark_shots(state: State, me: int, foe: int, is_exchange: bool) -> None:
    """All that shot at the target have shot, and the target too if it shot back at the main shooter."""
    start = first_of(0 + state.elements[me].side)
    for who in range(start, start + OF_A_SIDE):
        if is_aimed_at(state, who, foe):
            state.elements[who].has_shot = 1
    if is_exchange:
        start = first_of(0 + state.elements[foe].side)
        for who in range(start, start + OF_A_SIDE):
            if is_aimed_at(state, who, me):
                state.elements[who].has_shot = 1

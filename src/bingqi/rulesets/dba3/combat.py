"""Close combat: who fights, both totals, and what they do to both."""

from __future__ import annotations

from bingqi.kit.action import Action, Actions, put
from bingqi.kit.log import Log, close_ruling, open_ruling, tell, throw
from bingqi.kit.rule import rule
from bingqi.kit.turn import Decision
from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.factors import factor_of
from bingqi.rulesets.dba3.ground import is_in_field
from bingqi.rulesets.dba3.results import band_of, compare, doom_of
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    FEATURE,
    FEATURES,
    NOBODY,
    OF_A_SIDE,
    Mode,
    Setting,
    State,
)
from bingqi.rulesets.dba3.touch import first_of, garrison_of, opponent_of, stronghold_faced


@rule("DBA3 P8", "DBA3 D74", "DBA3 D93", "DBA3 D177", "DBA3 D95")
def is_combat_left(state: State, setting: Setting) -> bool:
    """Whether a close combat of this bound is still to be fought."""
    for me in range(first_of(0), OF_A_SIDE):
        if fights_now(state, setting, me) != NOBODY:
            return True
    for me in range(OF_A_SIDE, ELEMENTS):
        if assaults_now(state, setting, me):
            return True
    return False


@rule("DBA3 D75", "DBA3 D76", "DBA3 D93", "DBA3 D177")
def fights_now(state: State, setting: Setting, me: int) -> int:
    """What an element in the field still has to fight in this bound, an enemy or FEATURE + a stronghold;
    NOBODY."""
    element = state.elements[me]
    if element.has_fought or not is_in_field(element):
        return NOBODY
    foe = opponent_of(state, setting, me)
    if foe >= FEATURE or foe == NOBODY:
        return foe
    return NOBODY if state.elements[foe].has_fought else foe


@rule("DBA3 D76", "DBA3 D93", "DBA3 D177")
def assaults_now(state: State, setting: Setting, me: int) -> bool:
    """Whether an element in the field still has to fight at a stronghold in this bound."""
    faced = stronghold_faced(state, setting, me)
    return faced != NOBODY and fights_now(state, setting, me) == faced


@rule("DBA3 P8")
def candidate_fights(state: State, setting: Setting, question: Decision, out: Actions) -> None:
    """Every close combat that the active side may have fought next: its own elements at an enemy or a
    stronghold, and enemies at its strongholds."""
    side = question.side
    for me in range(first_of(side), first_of(side) + OF_A_SIDE):
        foe = fights_now(state, setting, me)
        if foe != NOBODY:
            put(out, Act.FIGHT, side, me, foe, NOBODY, NOBODY, 0)
    for foe in range(first_of(1 - side), first_of(1 - side) + OF_A_SIDE):
        if assaults_now(state, setting, foe):
            thing = stronghold_faced(state, setting, foe)
            defender = garrison_of(state, thing - FEATURE)
            put(out, Act.FIGHT, side, defender, foe, NOBODY, NOBODY, 0)


@rule("DBA3 P8", "DBA3 D74")
def why_not_fight(state: State, setting: Setting, action: Action) -> int:
    """LEGAL, or why these two do not fight now."""
    me, foe = 0 + action.actor, 0 + action.target
    if me == NOBODY or foe < 0 or foe >= FEATURE + FEATURES:
        return Cause.NO_SUCH_TARGET
    inside = state.elements[me].inside
    if inside:
        if foe >= FEATURE or fights_now(state, setting, foe) != FEATURE + inside - 1:
            return Cause.NOT_A_COMBAT
        return Cause.LEGAL if garrison_of(state, inside - 1) == me else Cause.NOT_A_COMBAT
    return Cause.LEGAL if fights_now(state, setting, me) == foe else Cause.NOT_A_COMBAT


@rule("DBA3 D77", "DBA3 D93", "DBA3 D100")
def fight(state: State, setting: Setting, action: Action, log: Log) -> None:
    """Settle one close combat: both throw, the totals are compared, and what comes of it waits in the clash.
    At a stronghold the attacker comes first."""
    me, foe = 0 + action.actor, 0 + action.target
    if foe >= FEATURE:
        foe = garrison_of(state, foe - FEATURE)
    if state.elements[me].inside:
        me, foe = foe, me
    is_assault = state.elements[foe].inside > 0
    open_ruling(log, Cause.ASSAULT if is_assault else Cause.CLOSE_COMBAT, me, foe)
    if is_assault:
        settle(state, setting, me, foe, Mode.ASSAULTS, Mode.DEFENDS, log)
    else:
        settle(state, setting, me, foe, Mode.CLOSE, Mode.CLOSE, log)
        state.elements[foe].has_fought = 1
    state.elements[me].has_fought = 1
    close_ruling(log, 0 + state.clash.other_cause, me, foe, 0)


@rule("DBA3 D100", "DBA3 D110", "DBA3 D114")
def settle(state: State, setting: Setting, me: int, foe: int, mode: int, other_mode: int, log: Log) -> None:
    """Both totals with all that goes into them, and the doom of both into the clash."""
    sides = setting.rules.combat_sides
    own = factor_of(state, setting, me, foe, mode, log)
    own += throw(state.dice, sides, log, Cause.COMBAT_DIE, me)
    tell(log, Happening.TOTAL, 0, me, foe, own, 0)
    other = factor_of(state, setting, foe, me, other_mode, log)
    other += throw(state.dice, sides, log, Cause.COMBAT_DIE, foe)
    tell(log, Happening.TOTAL, 0, foe, me, other, 0)
    compare(me, foe, own, other, log)
    mine = doom_of(state, setting, me, foe, band_of(own, other), mode, False)
    theirs = doom_of(state, setting, foe, me, band_of(other, own), other_mode, False)
    clash = state.clash
    clash.stage = 1
    clash.is_shooting = 0
    clash.in_rear = 0
    clash.one = me
    clash.other = foe
    clash.one_fate = mine.fate
    clash.one_cause = mine.cause
    clash.other_fate = theirs.fate
    clash.other_cause = theirs.cause
    clash.fell_back = 0
    clash.waiting = 0

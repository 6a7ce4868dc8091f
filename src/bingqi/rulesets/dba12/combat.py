"""Close combat: who fights, both totals, and what comes of it at once."""

from __future__ import annotations

from bingqi.kit.action import Action, Actions, put
from bingqi.kit.log import Log, close_ruling, open_ruling, tell, throw
from bingqi.kit.rule import rule
from bingqi.rulesets.dba12.actions import Act
from bingqi.rulesets.dba12.aftermath import carry_out, take_camp
from bingqi.rulesets.dba12.causes import Cause, Happening
from bingqi.rulesets.dba12.factors import factor_of
from bingqi.rulesets.dba12.ground import is_in_field
from bingqi.rulesets.dba12.pursuit import pursue, will_pursue
from bingqi.rulesets.dba12.results import band_of, doom_of
from bingqi.rulesets.dba12.state import (
    ELEMENTS,
    FEATURE,
    FEATURES,
    NOBODY,
    OF_A_SIDE,
    Fate,
    Mode,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba12.touch import camp_faced, first_of, front_foe, holder_in


@rule("DBA12 O1", "DBA12 O2")
def is_combat_left(state: State, setting: Setting) -> bool:
    """Whether a close combat of this bound is still to be fought."""
    for me in range(ELEMENTS):
        if fights_now(state, setting, me) != NOBODY:
            return True
    return False


@rule("DBA12 O1", "DBA12 O2", "DBA12 Q13")
def fights_now(state: State, setting: Setting, me: int) -> int:
    """What an element in the field still has to fight in this bound, an enemy or FEATURE + a camp; NOBODY."""
    if not is_in_field(state.elements[me]) or state.elements[me].has_fought:
        return NOBODY
    foe = front_foe(state, setting, me)
    if foe != NOBODY:
        return NOBODY if state.elements[foe].has_fought else foe
    camp = camp_faced(state, setting, me)
    if camp != NOBODY and state.features[camp - FEATURE].has_fought == 0:
        return camp
    return NOBODY


@rule("DBA12 O2")
def candidate_fights(state: State, setting: Setting, side: int, out: Actions) -> None:
    """Every close combat that the active side may have fought next: its own elements at an enemy or a camp,
    and enemies at a camp that it holds."""
    for me in range(first_of(side), first_of(side) + OF_A_SIDE):
        foe = fights_now(state, setting, me)
        if foe != NOBODY:
            put(out, Act.FIGHT, side, me, foe, NOBODY, NOBODY, 0)
    for foe in range(first_of(1 - side), first_of(1 - side) + OF_A_SIDE):
        camp = fights_now(state, setting, foe)
        if camp >= FEATURE:
            put(out, Act.FIGHT, side, holder_in(state, camp - FEATURE), foe, NOBODY, NOBODY, 0)


@rule("DBA12 O2", "DBA12 Q13")
def why_not_fight(state: State, setting: Setting, action: Action) -> int:
    """LEGAL, or why these two do not fight now."""
    me, foe = 0 + action.actor, 0 + action.target
    if me == NOBODY or foe < 0 or foe >= FEATURE + FEATURES:
        return Cause.NO_COMBAT_THERE
    if state.elements[me].inside:
        if foe >= FEATURE or camp_faced(state, setting, foe) != FEATURE + state.elements[me].inside - 1:
            return Cause.NO_COMBAT_THERE
        me, foe = foe, FEATURE + state.elements[me].inside - 1
    if fights_now(state, setting, me) == foe:
        return Cause.LEGAL
    if foe >= FEATURE:
        if camp_faced(state, setting, me) != foe:
            return Cause.NO_COMBAT_THERE
        return Cause.CAMP_ALREADY_FOUGHT if state.features[foe - FEATURE].has_fought else Cause.ALREADY_FOUGHT
    return Cause.ALREADY_FOUGHT if front_foe(state, setting, me) == foe else Cause.NO_COMBAT_THERE


@rule("DBA12 O2", "DBA12 O16", "DBA12 O17", "DBA12 Q13", "DBA12 Q18")
def fight(state: State, setting: Setting, action: Action, log: Log) -> None:
    """Settle one close combat and all that comes of it. An attack on a camp is told from the attacker's
    side."""
    me, foe = 0 + action.actor, 0 + action.target
    if foe >= FEATURE:
        foe = holder_in(state, foe - FEATURE)
    elif state.elements[me].inside:
        me, foe = foe, me
    inside = 0 + state.elements[foe].inside
    open_ruling(log, Cause.CAMP_COMBAT if inside else Cause.CLOSE_COMBAT, me, foe)
    own = factor_of(state, setting, me, foe, Mode.ATTACKS_CAMP if inside else Mode.CLOSE, log)
    other = factor_of(state, setting, foe, me, Mode.HOLDS_CAMP if inside else Mode.CLOSE, log)
    tell(log, Happening.FACTORS_COMPARED, 0, me, foe, own, other)
    own += throw(state.dice, setting.rules.combat_sides, log, Cause.COMBAT_DIE, me)
    other += throw(state.dice, setting.rules.combat_sides, log, Cause.COMBAT_DIE, foe)
    tell(log, Happening.TOTALS_COMPARED, 0, me, foe, own, other)
    state.elements[me].has_fought = 1
    if inside:
        state.features[inside - 1].has_fought = 1
    else:
        state.elements[foe].has_fought = 1
    if own < other:
        me, foe, own, other = foe, me, other, own
    band = band_of(other, own)
    close_ruling(log, band, me, foe, 0)
    if band != Cause.EQUAL:
        give_way(state, setting, foe, me, band, log)


@rule("DBA12 O41", "DBA12 Q13.fall", "DBA12 Q22")
def give_way(state: State, setting: Setting, loser: int, winner: int, band: int, log: Log) -> None:
    """What a close combat does to the loser, and the victor's pursuit or the fall of the camp."""
    found = doom_of(state, setting, loser, winner, band, False)
    camp = 0 + state.elements[loser].inside
    pursues = will_pursue(state, setting, winner, loser)
    carry_out(state, setting, loser, found.fate, found.cause, log)
    if state.elements[winner].status != Status.FIELD:
        return
    if camp:
        if state.elements[loser].status != Status.FIELD:
            take_camp(state, setting, winner, camp - 1, log)
    elif pursues and found.fate >= Fate.RECOIL:
        pursue(state, setting, winner, log)

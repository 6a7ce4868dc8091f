"""Distant shooting of both sides: who may shoot at what, the choices, and the shots in the order of the
choices."""

from __future__ import annotations

from bingqi.kit.action import Action, Actions, put
from bingqi.kit.log import Log, close_ruling, open_ruling, tell, throw
from bingqi.kit.rule import rule
from bingqi.kit.turn import answered, ask
from bingqi.rulesets.dba12.actions import Act, Ask
from bingqi.rulesets.dba12.aftermath import carry_out
from bingqi.rulesets.dba12.causes import Cause, Happening
from bingqi.rulesets.dba12.factors import factor_of
from bingqi.rulesets.dba12.ground import is_in_field
from bingqi.rulesets.dba12.layout import tents
from bingqi.rulesets.dba12.results import band_of, doom_of
from bingqi.rulesets.dba12.sight import why_unseen
from bingqi.rulesets.dba12.state import (
    ELEMENTS,
    FEATURE,
    FEATURES,
    NOBODY,
    OF_A_SIDE,
    SIDES,
    WIDTH,
    Ground,
    Mode,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba12.touch import camp_faced, enemy_on, first_of, holder_in, opponent_of


@rule("DBA12 Q16")
def is_shooter(state: State, setting: Setting, me: int) -> bool:
    """Whether an element can shoot and has not made its choice in this bound."""
    element = state.elements[me]
    if not is_in_field(element) or element.has_shot or element.aim != NOBODY:
        return False
    return setting.troops[element.troop].reach > 0


@rule("DBA12 Q16", "DBA12 Q16.choice")
def candidate_aims(state: State, setting: Setting, side: int, out: Actions) -> None:
    """Every target of every shooter of a side that has not chosen yet, and holding fire."""
    for me in range(first_of(side), first_of(side) + OF_A_SIDE):
        if is_shooter(state, setting, me):
            before = 0 + out.count
            for foe in range(first_of(1 - side), first_of(1 - side) + OF_A_SIDE):
                if (
                    is_in_reach(state, setting, me, foe)
                    and why_not_shoot(state, setting, me, foe) == Cause.LEGAL
                ):
                    put(out, Act.SHOOT, side, me, foe, NOBODY, NOBODY, 0)
            for camp in range(SIDES):
                if why_not_shoot(state, setting, me, FEATURE + camp) == Cause.LEGAL:
                    put(out, Act.SHOOT, side, me, FEATURE + camp, NOBODY, NOBODY, 0)
            if out.count > before:
                put(out, Act.HOLD_FIRE, side, me, NOBODY, NOBODY, NOBODY, 0)


@rule()
def is_in_reach(state: State, setting: Setting, me: int, foe: int) -> bool:
    """Whether an element is near enough to be looked at; cheap."""
    one, other = state.elements[me], state.elements[foe]
    reach = setting.troops[one.troop].reach + 4 * WIDTH
    return is_in_field(other) and abs(one.x - other.x) < reach and abs(one.y - other.y) < reach


@rule("DBA12 Q16.choice")
def has_choice(state: State, setting: Setting, side: int) -> bool:
    """Whether a shooter of a side has still to choose between targets."""
    for me in range(first_of(side), first_of(side) + OF_A_SIDE):
        if is_shooter(state, setting, me) and has_target(state, setting, me):
            return True
    return False


@rule("DBA12 Q16")
def has_target(state: State, setting: Setting, me: int) -> bool:
    """Whether there is anything for an element to shoot at."""
    start = first_of(1 - state.elements[me].side)
    for foe in range(start, start + OF_A_SIDE):
        if is_in_reach(state, setting, me, foe) and why_not_shoot(state, setting, me, foe) == Cause.LEGAL:
            return True
    for camp in range(SIDES):
        if why_not_shoot(state, setting, me, FEATURE + camp) == Cause.LEGAL:
            return True
    return False


@rule("DBA12 Q16.choice")
def why_not_aim(state: State, setting: Setting, action: Action) -> int:
    """LEGAL, or why a side may not choose this."""
    me, thing = 0 + action.actor, 0 + action.target
    if me == NOBODY:
        return Cause.NO_SUCH_UNIT
    if setting.troops[state.elements[me].troop].reach == 0:
        return Cause.NO_MISSILES
    if state.elements[me].has_shot or state.elements[me].aim != NOBODY:
        return Cause.ALREADY_SHOT
    if action.act == Act.HOLD_FIRE:
        return Cause.LEGAL if is_in_field(state.elements[me]) else Cause.SIGHT_BLOCKED
    if thing < 0 or thing >= FEATURE + FEATURES:
        return Cause.NO_SUCH_TARGET
    return why_not_shoot(state, setting, me, thing)


@rule("DBA12 Q16", "DBA12 Q16.arc", "DBA12 Q16.bounds", "DBA12 Q16.contact", "DBA12 Q16.sight")
def why_not_shoot(state: State, setting: Setting, me: int, thing: int) -> int:
    """LEGAL, or why an element may not shoot at a thing in this bound."""
    shooter = state.elements[me]
    troop = setting.troops[shooter.troop]
    if thing >= FEATURE:
        if state.features[thing - FEATURE].ground != Ground.CAMP:
            return Cause.NO_SUCH_TARGET
        inside = holder_in(state, thing - FEATURE)
        if inside == NOBODY:
            return Cause.NO_SUCH_TARGET
        if state.elements[inside].side == shooter.side:
            return Cause.TARGET_IS_FRIEND
    elif not is_in_field(state.elements[thing]):
        return Cause.NO_SUCH_TARGET
    elif state.elements[thing].side == shooter.side:
        return Cause.TARGET_IS_FRIEND
    if shooter.inside:
        return Cause.SIGHT_BLOCKED
    if troop.is_own_bound_only:
        if shooter.side != state.turn.active:
            return Cause.GUNS_IN_ENEMY_BOUND
        if shooter.moves:
            return Cause.GUNS_MOVED
    if is_in_close_combat(state, setting, me):
        return Cause.SHOOTER_IN_CONTACT
    if is_target_in_combat(state, setting, thing):
        return Cause.TARGET_IN_CONTACT
    return why_unseen(state, setting, me, thing)


@rule("DBA12 Q16.contact")
def is_target_in_combat(state: State, setting: Setting, thing: int) -> bool:
    """Whether a target is in close combat; a camp is when it is attacked."""
    if thing < FEATURE:
        return is_in_close_combat(state, setting, thing)
    holder = holder_in(state, thing - FEATURE)
    if holder == NOBODY:
        return False
    start = first_of(1 - state.elements[holder].side)
    camp = tents(state.features[thing - FEATURE])
    for foe in range(start, start + OF_A_SIDE):
        other = state.elements[foe]
        is_far = abs(other.x - camp.x) > 4 * WIDTH or abs(other.y - camp.y) > 4 * WIDTH
        if not is_far and camp_faced(state, setting, foe) == thing:
            return True
    return False


@rule("DBA12 Q16.contact")
def is_in_close_combat(state: State, setting: Setting, me: int) -> bool:
    """Whether an element fights, attacks a camp, or is in flank or rear contact on either part."""
    if opponent_of(state, setting, me) != NOBODY:
        return True
    for which in range(1, 4):
        if enemy_on(state, setting, me, which) != NOBODY:
            return True
    return False


@rule("DBA12 Q16.choice")
def aim(state: State, setting: Setting, action: Action, log: Log) -> None:
    """Note a shooter's choice; the question stays while its side has others to choose for."""
    element = state.elements[action.actor]
    if action.act == Act.HOLD_FIRE:
        element.has_shot = 1
        tell(log, Happening.HELD_FIRE, 0, action.actor, NOBODY, 0, 0)
    else:
        state.aims += 1
        element.aim = action.target
        element.aim_order = state.aims
        shown = holder_in(state, action.target - FEATURE) if action.target >= FEATURE else 0 + action.target
        tell(log, Happening.SHOT, 0, action.actor, shown, 0, 0)
    if not has_choice(state, setting, action.side):
        answered(state.turn)


@rule("DBA12 Q2", "DBA12 Q16.choice")
def go_on_shooting(state: State, setting: Setting, log: Log) -> bool:
    """Ask the active side, then the other; when all have chosen, settle the shots. True when shooting is
    over."""
    for turn in range(SIDES):
        side = state.turn.active if turn == 0 else SIDES - 1 - state.turn.active
        if has_choice(state, setting, side):
            ask(state.turn, side, Ask.AIM, NOBODY, NOBODY)
            return False
    for order in range(1, state.aims + 1):
        for me in range(ELEMENTS):
            if state.elements[me].aim_order == order:
                shoot(state, setting, me, log)
    return True


@rule("DBA12 O32", "DBA12 O41", "DBA12 Q16.choice", "DBA12 Q17")
def shoot(state: State, setting: Setting, me: int, log: Log) -> None:
    """Settle the shooting at the target of a shooter, all that shoot at it together. A shot that has become
    impossible is lost."""
    shooter = state.elements[me]
    thing = 0 + shooter.aim
    if shooter.has_shot or shooter.status != Status.FIELD:
        return
    if why_not_shoot(state, setting, me, thing) != Cause.LEGAL:
        shooter.has_shot = 1
        return
    foe = holder_in(state, thing - FEATURE) if thing >= FEATURE else thing
    if state.elements[foe].was_shot_at:
        shooter.has_shot = 1
        return
    drop_lost_shots(state, setting, me, thing, foe)
    target = state.elements[foe]
    shoots_back = target.aim == me and target.has_shot == 0 and shooter.was_shot_at == 0
    open_ruling(log, Cause.SHOOTING, me, foe)
    own = factor_of(state, setting, me, foe, Mode.SHOT_AT if shoots_back else Mode.SHOOTS, log)
    other = factor_of(state, setting, foe, me, Mode.SHOT_AT, log)
    tell(log, Happening.FACTORS_COMPARED, 0, me, foe, own, other)
    own += throw(state.dice, setting.rules.combat_sides, log, Cause.COMBAT_DIE, me)
    other += throw(state.dice, setting.rules.combat_sides, log, Cause.COMBAT_DIE, foe)
    tell(log, Happening.TOTALS_COMPARED, 0, me, foe, own, other)
    use_up(state, thing)
    target.was_shot_at = 1
    if shoots_back:
        use_up(state, me)
        shooter.was_shot_at = 1
    end_shot(state, setting, me, foe, own, other, shoots_back, log)


@rule("DBA12 Q16.choice")
def drop_lost_shots(state: State, setting: Setting, me: int, thing: int, foe: int) -> None:
    """Strike off the shots at a target, and at its main shooter, that have become impossible."""
    for who in range(ELEMENTS):
        other = state.elements[who]
        is_about_it = other.aim != NOBODY and (other.aim == thing or other.aim == me)
        if (
            who != me
            and is_about_it
            and other.has_shot == 0
            and (other.status != Status.FIELD or why_not_shoot(state, setting, who, other.aim) != Cause.LEGAL)
        ):
            other.has_shot = 1


@rule("DBA12 Q16.choice")
def use_up(state: State, thing: int) -> None:
    """All that shoot at a thing have shot."""
    for who in range(ELEMENTS):
        if state.elements[who].aim == thing and thing != NOBODY:
            state.elements[who].has_shot = 1


@rule("DBA12 Q17", "DBA12 Q18", "DBA12 Q19")
def end_shot(
    state: State, setting: Setting, me: int, foe: int, own: int, other: int, shoots_back: bool, log: Log
) -> None:
    """Close the ruling, and what it does to the loser."""
    winner, loser = (me, foe) if own >= other else (foe, me)
    band = band_of(own, other) if loser == me else band_of(other, own)
    if loser == me and not shoots_back:
        close_ruling(log, Cause.NOT_SHOT_BACK, me, foe, 0)
        return
    close_ruling(log, band, winner, loser, 0)
    if band != Cause.EQUAL:
        found = doom_of(state, setting, loser, winner, band, True)
        carry_out(state, setting, loser, found.fate, found.cause, log)

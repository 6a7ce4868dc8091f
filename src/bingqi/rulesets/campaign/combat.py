"""The attack: who fights whom, strengths and odds, the check and its degrees, and locking in place of a
check."""

from __future__ import annotations

from enum import IntEnum

from bingqi.kit.log import Log, close_ruling, note, open_ruling, tell, throw
from bingqi.kit.rule import rule
from bingqi.kit.turn import ask
from bingqi.rulesets.campaign.actions import Ask
from bingqi.rulesets.campaign.aftermath import destroy, must_retreat
from bingqi.rulesets.campaign.causes import Cause, Happening
from bingqi.rulesets.campaign.ground import are_engaged, is_defended, is_endangered, works_on
from bingqi.rulesets.campaign.state import FORCES, NOBODY, SPECIALS_IN_CELL, WHOLE, Force, Setting, State

AUTOMATIC = -1
"""The odds are below the first row of the table."""

DEFENSIVE = 0
DANGEROUS = 1
FIRST_SPECIAL = 2
FACTORS = (
    int(Cause.DEFENSIVE_GROUND),
    int(Cause.DANGEROUS_GROUND),
    *[int(Cause.SPECIAL_GROUND)] * SPECIALS_IN_CELL,
)
"""What ground can bring to a strength, in the order in which it multiplies."""


class Degree(IntEnum):
    """How well a check went."""

    CRITICAL_FAILURE = 0
    FAILURE = 1
    SUCCESS = 2
    CRITICAL_SUCCESS = 3


@rule("CAMP W30")
def next_attack(state: State, setting: Setting) -> int:
    """The unit that is attacked next, in the order in which attacks were planned, or NOBODY."""
    for order in range(1, FORCES + 1):
        for number in range(setting.forces):
            force = state.forces[number]
            if force.order == order and force.target != NOBODY and not force.has_fought:
                return force.target
    return NOBODY


@rule("CAMP W10", "CAMP W11", "CAMP W12", "CAMP W13", "CAMP W11.failure")
def settle_attack(state: State, setting: Setting, defender: int, log: Log) -> None:
    """All attacks on one unit, as one battle: a check, or a lock where player units or locked units take
    part."""
    attackers = call_up(state, setting, defender, log)
    if attackers == 0:
        return
    lock_cause = why_lock(state, setting, defender, attackers)
    if lock_cause != Cause.LEGAL:
        lock_together(state, setting, defender, attackers, lock_cause, log)
        return
    open_ruling(log, Cause.ATTACK, NOBODY, defender)
    strength = 0
    for number in range(setting.forces):
        if (attackers >> number) & 1:
            strength += strength_in_battle(state, setting, number, Cause.ATTACKER_STRENGTH, log)
    against = strength_in_battle(state, setting, defender, Cause.DEFENDER_STRENGTH, log)
    tell(log, Happening.STRENGTHS_COMPARED, Cause.ODDS, NOBODY, defender, strength, against)
    row = odds_row(setting, strength, against)
    if row == AUTOMATIC:
        close_ruling(log, Cause.ODDS_TOO_LOW, NOBODY, defender, 0)
        repulse(state, setting, attackers)
        return
    modifier = note(log, Cause.ODDS_MODIFIER, NOBODY, setting.rules.odds[row].modifier)
    modifier += ground_modifier(state, setting, defender, log)
    face = throw(state.dice, setting.rules.check_sides, log, Cause.CHECK_DIE, NOBODY)
    tell(log, Happening.CHECK_TOTAL, 0, NOBODY, defender, face + modifier, setting.rules.difficulty)
    if setting.rules.natural_moves_degree and face == setting.rules.check_sides:
        note(log, Cause.NATURAL_BEST, NOBODY, 1)
    elif setting.rules.natural_moves_degree and face == 1:
        note(log, Cause.NATURAL_WORST, NOBODY, -1)
    carry_out(state, setting, defender, attackers, degree_of(setting, face, modifier), log)


@rule("CAMP W12", "CAMP W12.distance")
def carry_out(state: State, setting: Setting, defender: int, attackers: int, degree: int, log: Log) -> None:
    """What a degree of success means for both sides. What is asked last is answered first."""
    side, place = state.turn.active, state.forces[defender].cell
    if degree == Degree.CRITICAL_SUCCESS:
        close_ruling(log, Cause.CRITICAL_SUCCESS, NOBODY, defender, 0)
        ask(state.turn, side, Ask.ADVANCE, defender, place)
        destroy(state, setting, defender, Cause.CRITICAL_SUCCESS, log)
    elif degree == Degree.SUCCESS:
        chains = throw(state.dice, setting.rules.retreat_sides, log, Cause.RETREAT_DIE, defender)
        close_ruling(log, Cause.SUCCESS, NOBODY, defender, chains)
        ask(state.turn, side, Ask.ADVANCE, defender, place)
        must_retreat(state, defender, chains, Cause.PUSHED_BACK, log)
    elif degree == Degree.FAILURE:
        close_ruling(log, Cause.FAILURE, NOBODY, defender, 0)
        repulse(state, setting, attackers)
    else:
        close_ruling(log, Cause.CRITICAL_FAILURE, NOBODY, defender, 0)
        for number in range(setting.forces):
            if (attackers >> number) & 1:
                destroy(state, setting, number, Cause.CRITICAL_FAILURE, log)


@rule("CAMP W10", "CAMP W30", "CAMP W9.short", "CAMP W29.target")
def call_up(state: State, setting: Setting, defender: int, log: Log) -> int:
    """The attackers of a unit, a bit each. Attacks on what is gone or out of the zone lapse."""
    attackers = 0
    foe = state.forces[defender]
    for number in range(setting.forces):
        force = state.forces[number]
        if not force.order or force.target != defender or force.has_fought:
            continue
        force.has_fought = 1
        if foe.cell == NOBODY:
            tell(log, Happening.ATTACK_LAPSED, Cause.TARGET_GONE, number, defender, 0, 0)
        elif force.cell == NOBODY or not are_engaged(setting, force.cell, foe.cell):
            tell(log, Happening.ATTACK_LAPSED, Cause.NOT_IN_REACH, number, defender, 0, 0)
        else:
            attackers |= 1 << number
    return attackers


@rule("CAMP W11", "CAMP W20.attackers")
def strength_in_battle(state: State, setting: Setting, me: int, cause: int, log: Log) -> int:
    """The strength of a unit in 144ths, with everything that its ground multiplies."""
    force = state.forces[me]
    strength = note(log, cause, me, force.strength * WHOLE)
    for factor in range(len(FACTORS)):
        changed = multiplied(setting, force, factor, strength)
        if changed != strength:
            strength += note(log, FACTORS[factor], me, changed - strength)
    return strength


@rule("CAMP W11", "CAMP W20.attackers")
def strength_of(setting: Setting, force: Force) -> int:
    """The same strength, for who only weighs a battle."""
    strength = force.strength * WHOLE
    for factor in range(len(FACTORS)):
        strength = multiplied(setting, force, factor, strength)
    return strength


@rule("CAMP W19", "CAMP W19.product", "CAMP W20", "CAMP W22", "CAMP W22.halves", "CAMP W25")
def multiplied(setting: Setting, force: Force, factor: int, strength: int) -> int:
    """A strength after one of the factors of the ground: DEFENSIVE, DANGEROUS, then each special effect."""
    rules = setting.rules
    if factor == DEFENSIVE:
        return strength * rules.defensive_by if is_defended(setting, force) else strength
    if factor == DANGEROUS:
        return strength // rules.dangerous_per if is_endangered(setting, force) else strength
    slot = factor - FIRST_SPECIAL
    if setting.arms[force.arm].ignores_ground or not works_on(setting, force, force.cell, slot):
        return strength
    special = setting.special[setting.ground[force.cell].specials[slot] - 1]
    return strength * special.strength_by // special.strength_per


@rule("CAMP W11", "CAMP W11.rounding", "CAMP W11.table")
def odds_row(setting: Setting, attackers: int, defender: int) -> int:
    """The last row of the odds table that these strengths reach, rounded down in the defender's favour;
    AUTOMATIC below all."""
    found = AUTOMATIC
    for row in range(setting.rules.odds_rows):
        odds = setting.rules.odds[row]
        if attackers * odds.defenders >= defender * odds.attackers:
            found = row
    return found


@rule("CAMP W25")
def ground_modifier(state: State, setting: Setting, defender: int, log: Log) -> int:
    """What special ground under the defender adds to the check against it."""
    total = 0
    for slot in range(SPECIALS_IN_CELL):
        added = check_of_slot(setting, state.forces[defender], slot)
        if added:
            total += note(log, Cause.GROUND_MODIFIER, defender, added)
    return total


@rule("CAMP W25")
def check_of_slot(setting: Setting, force: Force, slot: int) -> int:
    """What one special effect under a unit adds to the check against it."""
    if setting.arms[force.arm].ignores_ground or not works_on(setting, force, force.cell, slot):
        return 0
    return setting.special[setting.ground[force.cell].specials[slot] - 1].check + 0


@rule("CAMP W12", "CAMP W12.degrees", "CAMP W12.natural")
def degree_of(setting: Setting, face: int, modifier: int) -> int:
    """The degree of success of a check, the highest and lowest face moving it by one where that option is
    on."""
    rules = setting.rules
    total = face + modifier
    degree: int = Degree.FAILURE
    if total >= rules.difficulty + rules.critical_margin:
        degree = Degree.CRITICAL_SUCCESS
    elif total >= rules.difficulty:
        degree = Degree.SUCCESS
    elif total <= rules.difficulty - rules.critical_margin:
        degree = Degree.CRITICAL_FAILURE
    if rules.natural_moves_degree:
        if face == rules.check_sides:
            degree += 1
        elif face == 1:
            degree -= 1
    return min(max(degree, Degree.CRITICAL_FAILURE), Degree.CRITICAL_SUCCESS)


@rule("CAMP W12", "CAMP W12.repulse")
def repulse(state: State, setting: Setting, attackers: int) -> None:
    """Each attacker must retreat, the first by number first."""
    for back in range(setting.forces):
        number = setting.forces - 1 - back
        if (attackers >> number) & 1:
            force = state.forces[number]
            force.retreat_needed = setting.rules.repulse_distance
            ask(state.turn, force.side, Ask.RETREAT, number, Cause.REPULSED)


@rule("CAMP W13", "CAMP W33")
def why_lock(state: State, setting: Setting, defender: int, attackers: int) -> int:
    """LEGAL when the battle is settled by a check, else what makes it lock its units."""
    cause: int = Cause.LEGAL
    for number in range(setting.forces):
        if number == defender or (attackers >> number) & 1:
            if state.forces[number].is_player:
                return Cause.PLAYER_UNIT_FIGHTS
            if state.forces[number].lock:
                cause = Cause.LOCKED_UNIT_FIGHTS
    return cause


@rule("CAMP W13", "CAMP W31", "CAMP W13.groups")
def lock_together(
    state: State, setting: Setting, defender: int, attackers: int, cause: int, log: Log
) -> None:
    """Lock all units of a battle; battles that share a unit become one."""
    together = attackers | (1 << defender)
    name = defender + 1
    for number in range(setting.forces):
        lock = state.forces[number].lock
        if (together >> number) & 1 and lock:
            name = min(name, lock)
    for number in range(setting.forces):
        lock = state.forces[number].lock
        if (together >> number) & 1 and lock:
            for other in range(setting.forces):
                if state.forces[other].lock == lock:
                    state.forces[other].lock = name
    for number in range(setting.forces):
        if (together >> number) & 1:
            if state.forces[number].lock == 0:
                tell(log, Happening.LOCKED, cause, number, defender, 0, 0)
            state.forces[number].lock = name

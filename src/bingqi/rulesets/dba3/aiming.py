"""Taking aim: who may shoot at what, which targets come first, who has a choice."""

from __future__ import annotations

from typing import NamedTuple

from bingqi.geometry.pose import facing
from bingqi.geometry.sector import band, has_part_in
from bingqi.geometry.tolerance import is_within
from bingqi.kit.action import Action, Actions, put
from bingqi.kit.bits import lowest
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.kit.scratch import zeros
from bingqi.kit.turn import Decision, answered
from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.ground import (
    body,
    is_in_field,
    is_in_river,
    is_within_ground,
    kind_of,
    touches_ground,
)
from bingqi.rulesets.dba3.sight import view_of
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    FEATURE,
    FEATURES,
    NOBODY,
    OF_A_SIDE,
    WIDTH,
    Ground,
    Hold,
    Kind,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba3.touch import (
    enemies_of,
    first_of,
    garrison_of,
    is_held_against,
    is_in_close_combat,
    supported_by,
)

FREE, AIMED_AT, THREATENED = 0, 1, 2
"""How urgent a target is; only the most urgent that there are may be shot at."""
URGENCIES = 4
"""How many there are, NOBODY for none included."""
DONE = 2
"""`has_shot` of one that does not shoot in this bound."""


class Target(NamedTuple):
    """An enemy element or a stronghold and how urgent it is to shoot at it; both NOBODY for none."""

    thing: int
    urgency: int


@rule("DBA3 D54", "DBA3 D55", "DBA3 D56")
def next_to_aim(state: State, setting: Setting, log: Log) -> int:
    """The next shooter that has a choice; NOBODY when all have aimed or are done. Those that have only one
    target take it, which may make them targets to be shot back at."""
    known = zeros(ELEMENTS)
    while True:
        me = most_urgent(state, setting, known)
        if me == NOBODY:
            return NOBODY
        best = best_known(state, setting, me, known)
        if best.thing == NOBODY:
            state.elements[me].has_shot = DONE  # artillery that nobody has aimed at
            continue
        only = only_target(state, setting, me, best)
        if only == NOBODY:
            return me
        take_aim(state, me, only, log)
        for who in range(ELEMENTS):
            if is_aimed_at(state, me, who):
                known[who] = 0


@rule()
def best_known(state: State, setting: Setting, me: int, known: list[int]) -> Target:
    """The most urgent target of an element, noted so that it is found only once; it changes only for those
    whom somebody takes aim at."""
    if known[me] == 0:
        best = best_target(state, setting, me)
        known[me] = 1 + (best.thing - NOBODY) * URGENCIES + best.urgency - NOBODY
    noted = known[me] - 1
    return Target(noted // URGENCIES + NOBODY, noted % URGENCIES + NOBODY)


@rule("DBA3 D54", "DBA3 D55", "DBA3 D56")
def most_urgent(state: State, setting: Setting, known: list[int]) -> int:
    """The undecided shooter with the most urgent target, of the active side if there is a choice; NOBODY when
    all are decided. Who has no target is done, but artillery that may yet be shot at by artillery."""
    found, highest = NOBODY, 2 * NOBODY
    for turn in range(2):
        side = state.turn.active if turn == 0 else 1 - state.turn.active
        for me in range(first_of(side), first_of(side) + OF_A_SIDE):
            if is_undecided(state, setting, me):
                most = best_known(state, setting, me, known).urgency
                if most == NOBODY and not may_yet_shoot(state, setting, me):
                    state.elements[me].has_shot = DONE
                elif most > highest:
                    found, highest = me, most
    return found


@rule("DBA3 D44")
def may_yet_shoot(state: State, setting: Setting, me: int) -> bool:
    """Whether it is artillery that enemy artillery may yet aim at."""
    element = state.elements[me]
    if kind_of(setting, element) != Kind.ART or element.side == state.turn.active:
        return False
    for foe in range(first_of(1 - element.side), first_of(1 - element.side) + OF_A_SIDE):
        if kind_of(setting, state.elements[foe]) == Kind.ART and is_undecided(state, setting, foe):
            return True
    return False


@rule("DBA3 D40")
def is_undecided(state: State, setting: Setting, me: int) -> bool:
    """Whether an element shoots and has not yet taken aim in this bound."""
    element = state.elements[me]
    return (
        element.status == Status.FIELD
        and element.aim == NOBODY
        and element.has_shot == 0
        and setting.troops[element.troop].reach > 0
    )


@rule("DBA3 D54", "DBA3 D55", "DBA3 D56", "DBA3 D57")
def urgency_of(state: State, setting: Setting, me: int) -> int:
    """The urgency of the most urgent target that an element can shoot at; NOBODY without any."""
    return best_target(state, setting, me).urgency


@rule("DBA3 D54", "DBA3 D55", "DBA3 D56", "DBA3 D57")
def best_target(state: State, setting: Setting, me: int) -> Target:
    """The first of the most urgent targets that an element can shoot at."""
    best = Target(NOBODY, NOBODY)
    if why_no_shooter(state, setting, me) != Cause.LEGAL:
        return best
    left = enemies_of(0 + state.elements[me].side)
    while left:
        thing = lowest(left)
        left &= left - 1
        if may_be_target(state, setting, me, thing):
            found = urgency(state, setting, me, thing)
            if found > best.urgency and can_shoot_at(state, setting, me, thing):
                best = Target(thing, found)
    return best


@rule("DBA3 D54", "DBA3 D55", "DBA3 D57")
def urgency(state: State, setting: Setting, me: int, thing: int) -> int:
    """How urgent a target is for a shooter."""
    if kind_of(setting, state.elements[me]) == Kind.ART:
        return 0 + FREE
    if thing < FEATURE and is_in_zone_of(state, setting, me, thing):
        return 0 + THREATENED
    return 0 + (AIMED_AT if shoots_at(state, thing, me) else FREE)


@rule("DBA3 D54", "DBA3 P42")
def is_in_zone_of(state: State, setting: Setting, me: int, enemy: int) -> bool:
    """Whether an enemy stands at least partly in a shooter's threat zone: 1 BW ahead of its front, of every
    edge of a war wagon."""
    element = state.elements[me]
    if element.inside:
        return False
    base, other = body(setting, element), body(setting, state.elements[enemy])
    last = 4 if kind_of(setting, element) == Kind.WWG else 1
    for which in range(last):
        if has_part_in(band(base, which, 0.0 + setting.rules.zone, 0.0), other):
            return True
    return False


@rule("DBA3 D55")
def shoots_at(state: State, thing: int, me: int) -> bool:
    """Whether an element, or the garrison of a stronghold, is aiming at another element."""
    who = garrison_of(state, thing - FEATURE) if thing >= FEATURE else thing
    return who != NOBODY and is_aimed_at(state, who, me)


@rule()
def is_aimed_at(state: State, who: int, me: int) -> bool:
    """Whether *who* aims at *me*, wherever that stands."""
    aimed, inside = state.elements[who].aim, state.elements[me].inside
    return aimed == me or (inside > 0 and aimed == FEATURE + inside - 1)


@rule("DBA3 D56")
def only_target(state: State, setting: Setting, me: int, best: Target) -> int:
    """The first of an element's most urgent targets if it is the only one; NOBODY where there is a choice, as
    there always is for artillery, which may hold its fire."""
    if kind_of(setting, state.elements[me]) == Kind.ART:
        return NOBODY
    left = enemies_of(0 + state.elements[me].side)
    while left:
        thing = lowest(left)
        left &= left - 1
        if thing > best.thing and is_fit(state, setting, me, thing, best.urgency):
            return NOBODY
    return best.thing


@rule("DBA3 D54", "DBA3 D55", "DBA3 D56")
def is_fit(state: State, setting: Setting, me: int, thing: int, most: int) -> bool:
    """Whether a target of a shooter, who has some of an urgency, can be shot at and is one of those."""
    return (
        may_be_target(state, setting, me, thing)
        and urgency(state, setting, me, thing) == most
        and can_shoot_at(state, setting, me, thing)
    )


@rule()
def may_be_target(state: State, setting: Setting, me: int, thing: int) -> bool:
    """Whether a thing is an enemy near enough to look closer; cheap."""
    shooter = state.elements[me]
    if thing >= FEATURE:
        return state.features[thing - FEATURE].width > 0 and is_held_against(
            state, thing - FEATURE, shooter.side
        )
    target = state.elements[thing]
    if target.side == shooter.side or not is_in_field(target):
        return False
    if shooter.inside:
        return True
    x, y = target.x - shooter.x, target.y - shooter.y
    reach = setting.troops[shooter.troop].reach + 2 * WIDTH
    if abs(x) > reach or abs(y) > reach:
        return False
    if kind_of(setting, shooter) == Kind.WWG:
        return True
    way, room = facing(shooter.bearing), WIDTH + setting.troops[target.troop].depth
    is_ahead = x * way.x + y * way.y >= -room
    return is_ahead and abs(x * way.y - y * way.x) <= room + setting.rules.arc


@rule(
    "DBA3 D40", "DBA3 D43", "DBA3 D44", "DBA3 D59", "DBA3 D62", "DBA3 D63", "DBA3 D64", "DBA3 D67", "DBA3 D68"
)
def why_not_shoot(state: State, setting: Setting, me: int, thing: int) -> int:
    """LEGAL, or why an element cannot shoot at an enemy element or stronghold; which target has to be
    preferred is another question."""
    if setting.troops[state.elements[me].troop].reach == 0:
        return Cause.NO_MISSILES
    if not may_answer(state, setting, me, thing):
        return Cause.ARTILLERY_IN_ENEMY_BOUND
    why = why_no_shooter(state, setting, me)
    return why if why != Cause.LEGAL else why_not_target(state, setting, me, thing)


@rule()
def can_shoot_at(state: State, setting: Setting, me: int, thing: int) -> bool:
    """Whether an element that shoots at all can shoot at this."""
    if not may_answer(state, setting, me, thing):
        return False
    return why_not_target(state, setting, me, thing) == Cause.LEGAL


@rule("DBA3 D44")
def may_answer(state: State, setting: Setting, me: int, thing: int) -> bool:
    """Whether the bound allows a shot: in the enemy's, artillery only answers artillery."""
    shooter = state.elements[me]
    if shooter.side == state.turn.active or kind_of(setting, shooter) != Kind.ART:
        return True
    return answers_artillery(state, setting, me, thing)


@rule("DBA3 D40", "DBA3 D43", "DBA3 D44", "DBA3 D62", "DBA3 D63", "DBA3 D64", "DBA3 D67")
def why_no_shooter(state: State, setting: Setting, me: int) -> int:
    """LEGAL, or why an element cannot shoot at anything."""
    shooter = state.elements[me]
    troop = setting.troops[shooter.troop]
    if troop.reach == 0:
        return Cause.NO_MISSILES
    if shooter.side == state.turn.active:
        if troop.kind == Kind.ART:
            if shooter.moves:
                return Cause.ARTILLERY_MOVED
        elif not is_within(0.0 + shooter.moved, 0.0 + setting.rules.shoots_after):
            return Cause.MOVED_TOO_FAR_TO_SHOOT
    if shooter.inside:
        if state.features[shooter.inside - 1].hold == Hold.SACKED:
            return Cause.SHOOTER_SACKS
    else:
        if is_in_river(state, me) or touches_ground(state, me, Ground.MARSH):
            return Cause.SHOOTER_IN_WATER
        if is_within_ground(state, me, Ground.GULLY):
            return Cause.SHOOTER_IN_GULLY
    if is_in_close_combat(state, setting, me):
        return Cause.SHOOTER_FIGHTS
    if shooter.inside == 0 and supported_by(state, setting, me) != NOBODY:
        return Cause.SHOOTER_SUPPORTS
    return Cause.LEGAL


@rule("DBA3 D62", "DBA3 D68", "DBA3 D197")
def why_not_target(state: State, setting: Setting, me: int, thing: int) -> int:
    """LEGAL, or why this enemy cannot be shot at."""
    if thing >= FEATURE:
        defender = garrison_of(state, thing - FEATURE)
        if defender == NOBODY:
            return Cause.NOBODY_THERE
        if state.features[thing - FEATURE].hold == Hold.SACKED:
            return Cause.TARGET_SACKS
        if is_in_close_combat(state, setting, defender):
            return Cause.TARGET_FIGHTS
    else:
        if is_within_ground(state, thing, Ground.GULLY):
            return Cause.TARGET_IN_GULLY
        if is_in_close_combat(state, setting, thing):
            return Cause.TARGET_FIGHTS
        if supported_by(state, setting, thing) != NOBODY:
            return Cause.TARGET_SUPPORTS
    return view_of(state, setting, me, thing).why


@rule("DBA3 D44")
def answers_artillery(state: State, setting: Setting, me: int, thing: int) -> bool:
    """Whether a target is enemy artillery that is shooting at this artillery."""
    who = garrison_of(state, thing - FEATURE) if thing >= FEATURE else thing
    if who == NOBODY or kind_of(setting, state.elements[who]) != Kind.ART:
        return False
    return is_aimed_at(state, who, me)


@rule("DBA3 D54", "DBA3 D55", "DBA3 D56", "DBA3 D57")
def why_not_aim(state: State, setting: Setting, question: Decision, action: Action) -> int:
    """LEGAL, or why the element that is asked may not aim so."""
    me, thing = question.about, 0 + action.target
    if action.actor != me:
        return Cause.OTHERS_CHOSEN
    if action.act == Act.HOLD_FIRE:
        is_artillery = kind_of(setting, state.elements[me]) == Kind.ART
        return Cause.LEGAL if is_artillery else Cause.MUST_SHOOT
    if thing < 0 or thing >= FEATURE + FEATURES:
        return Cause.NO_SUCH_TARGET
    if thing < FEATURE and state.elements[thing].status != Status.FIELD:
        return Cause.NO_SUCH_TARGET
    if thing < FEATURE and state.elements[thing].side == action.side:
        return Cause.TARGET_IS_FRIEND
    if thing < FEATURE and state.elements[thing].inside:
        return Cause.NO_SUCH_TARGET
    if thing >= FEATURE and not is_held_against(state, thing - FEATURE, action.side):
        return Cause.NOBODY_THERE
    why = why_not_shoot(state, setting, me, thing)
    if why != Cause.LEGAL:
        return why
    most, own = urgency_of(state, setting, me), urgency(state, setting, me, thing)
    if own == most:
        return Cause.LEGAL
    return Cause.THREAT_FIRST if most == THREATENED else Cause.SHOOTER_FIRST


@rule("DBA3 D56", "DBA3 D57")
def candidate_aims(state: State, setting: Setting, question: Decision, out: Actions) -> None:
    """Every target that the element may aim at, and to hold fire for artillery."""
    me = question.about
    best = best_target(state, setting, me)
    left = enemies_of(question.side)
    while left:
        thing = lowest(left)
        left &= left - 1
        is_later = thing > best.thing and is_fit(state, setting, me, thing, best.urgency)
        if thing == best.thing or is_later:
            put(out, Act.SHOOT, question.side, me, thing, NOBODY, NOBODY, 0)
    if kind_of(setting, state.elements[me]) == Kind.ART:
        put(out, Act.HOLD_FIRE, question.side, me, NOBODY, NOBODY, NOBODY, 0)


@rule("DBA3 D56", "DBA3 D57")
def aim(state: State, setting: Setting, action: Action, log: Log) -> None:
    """Take aim, or hold fire."""
    answered(state.turn)
    me = 0 + action.actor
    if action.act == Act.HOLD_FIRE:
        state.elements[me].has_shot = DONE
        tell(log, Happening.HELD_FIRE, 0, me, NOBODY, 0, 0)
    else:
        take_aim(state, me, 0 + action.target, log)


@rule("DBA3 D54")
def take_aim(state: State, me: int, thing: int, log: Log) -> None:
    """Aim at an element or a stronghold."""
    state.elements[me].aim = thing
    tell(log, Happening.SHOT, 0, me, thing, 0, 0)

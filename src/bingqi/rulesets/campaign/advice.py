"""What a candidate is worth to the side that decides: the greedy agent's eyes.

A plan is weighed in the position that it leads to: units are put where they will stand, the real rules judge
what can happen there, and the units are put back. Worth is counted in hundredths of a point of strength.
"""

from __future__ import annotations

from bingqi.kit.action import Action
from bingqi.kit.rule import rule
from bingqi.kit.scratch import zeros
from bingqi.rulesets.campaign.actions import Act
from bingqi.rulesets.campaign.ground import are_engaged, distance
from bingqi.rulesets.campaign.movement import STEPS_MASK, end_of, may_plan
from bingqi.rulesets.campaign.outlook import outcome, race_won, worth_of_place
from bingqi.rulesets.campaign.state import FORCES, NOBODY, Setting, State

REPORT = 1000
"""The umpire lets the dice decide: nobody has played the battle."""
SPEED = -1
LAST = -1_000_000
"""Planning ends when no unit is left to plan for."""
FIRST_TO_STRIKE = 100
"""Units that can reach an enemy plan first, so that the others can cover them."""
FIRST_TO_JOIN = 100
"""And before them those that can reach one who is attacked already: that friend counts on them."""
STILLNESS = 2
"""A unit does not wander without a reason."""
NEAR = 2
"""Chains within which a unit's zone can bar an enemy's way back."""
HOPE = 50
"""How likely, in hundredths, a friend who can still join an attack will do so."""


@rule()
def worth(state: State, setting: Setting, action: Action) -> int:
    """Larger is better; only differences between the candidates of one decision mean something."""
    if action.act == Act.CHOOSE:
        return worth_of_choice(state, setting, action.actor)
    if action.act == Act.PLAN or action.act == Act.HOLD:
        return worth_of_plan(state, setting, action)
    if action.act == Act.END_PLANNING:
        return LAST
    if action.act == Act.RETREAT or action.act == Act.ADVANCE:
        force = state.forces[action.actor]
        home, here = force.cell + 0, worth_of_place(state, setting, action.actor)
        force.cell = action.x
        there = worth_of_place(state, setting, action.actor)
        force.cell = home
        return there - here
    return REPORT if action.act == Act.DICE_DECIDE else 0


@rule()
def worth_of_choice(state: State, setting: Setting, me: int) -> int:
    """Units that can join an attack plan first, then those that can strike, and slow ones before fast ones,
    which find the way behind the enemy more easily."""
    force, strikes, joins = state.forces[me], 0, 0
    for number in range(setting.forces):
        foe = state.forces[number]
        if (
            foe.cell != NOBODY
            and foe.side != force.side
            and distance(setting, force.cell, foe.cell) <= force.movement + 1
        ):
            strikes = FIRST_TO_STRIKE
            for other in range(setting.forces):
                if state.forces[other].order and state.forces[other].target == number:
                    joins = FIRST_TO_JOIN
    return SPEED * force.movement + strikes + joins


@rule()
def worth_of_plan(state: State, setting: Setting, action: Action) -> int:
    """What the place is worth, and what the plan does for every attack that it joins or whose ground it
    changes."""
    me, target = action.actor, action.target
    force = state.forces[me]
    home, end, value = force.cell + 0, force.cell + 0, 0
    if action.x != NOBODY:
        end = action.x + 0
        value += race_won(state, setting, me, end)
    elif action.group:
        end = end_of(setting, force, action.group, action.group & STEPS_MASK)
    else:
        value += STILLNESS
    left = imagine(state, setting)
    for number in range(setting.forces):
        foe = state.forces[number]
        if foe.cell == NOBODY or foe.side == force.side:
            continue
        attackers = attackers_of(state, setting, number)
        if number != target:
            if attackers == 0 or end == home:
                continue
            if distance(setting, home, foe.cell) > NEAR and distance(setting, end, foe.cell) > NEAR:
                continue
        value -= outcome(state, setting, number, attackers, 0)
        force.cell = end
        if number == target:
            value += outcome_joined(state, setting, me, number, attackers | (1 << me))
        else:
            value += outcome(state, setting, number, attackers, 0)
        force.cell = home
    force.cell = end
    value += worth_of_place(state, setting, me)
    force.cell = home
    for number in range(setting.forces):
        if left[number]:
            state.forces[number].cell = left[number] - 1
    return value


@rule()
def outcome_joined(state: State, setting: Setting, me: int, target: int, attackers: int) -> int:
    """What an attack comes to; or may come to when the strongest friend that still can join it does, as far
    as that is to be hoped."""
    joiner, cell = NOBODY, state.forces[target].cell + 0
    for number in range(setting.forces):
        force = state.forces[number]
        if (
            number != me
            and may_plan(state, number)
            and setting.arms[force.arm].can_attack
            and distance(setting, force.cell, cell) <= force.movement + 1
            and (joiner == NOBODY or force.strength > state.forces[joiner].strength)
        ):
            joiner = number + 0
    sure = outcome(state, setting, target, attackers, 0)
    if joiner == NOBODY:
        return sure
    return sure + max(0, outcome(state, setting, target, attackers, 1 << joiner) - sure) * HOPE // 100


@rule()
def imagine(state: State, setting: Setting) -> list[int]:
    """Put the units that have planned a move where it ends. Gives the cell + 1 that each has left, to put it
    back."""
    left = zeros(FORCES)
    for number in range(setting.forces):
        force = state.forces[number]
        if force.cell != NOBODY and force.order and force.route:
            left[number] = force.cell + 1
            force.cell = end_of(setting, force, force.route, force.route & STEPS_MASK)
    return left


@rule()
def attackers_of(state: State, setting: Setting, target: int) -> int:
    """The units that have planned to attack a unit and stand in its zone, a bit each."""
    found, cell = 0, state.forces[target].cell
    for number in range(setting.forces):
        force = state.forces[number]
        if force.order and force.target == target and are_engaged(setting, force.cell, cell):
            found |= 1 << number
    return found

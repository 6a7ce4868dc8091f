"""What may come of an attack or of standing somewhere, weighed over every face of the check die by the real
rules.

All is counted in hundredths of a point of strength, from the view of the side asked about. Units stand where
`cell` says.
"""

from __future__ import annotations

from typing import NamedTuple

from bingqi.kit.rule import rule
from bingqi.kit.scratch import zeros
from bingqi.rulesets.campaign.aftermath import can_finish
from bingqi.rulesets.campaign.causes import Cause
from bingqi.rulesets.campaign.combat import (
    AUTOMATIC,
    Degree,
    check_of_slot,
    degree_of,
    odds_row,
    strength_of,
    why_lock,
)
from bingqi.rulesets.campaign.ground import BARRED, ZONE, chart, cost_of_entry, distance
from bingqi.rulesets.campaign.movement import planning_chart, reach_of, whole_chains
from bingqi.rulesets.campaign.state import (
    HALF,
    NOBODY,
    SIDES,
    SPECIALS_IN_CELL,
    WHOLE,
    Force,
    Goal,
    Setting,
    State,
)
from bingqi.rulesets.campaign.victory import TIME_SIDE, TIME_STRENGTH, GoalKind, strongest

POINT = 100
"""One point of strength."""
PLAYER = 300
"""A player unit: no strength, but a story."""
KEY_UNIT = 1500
"""A unit whose loss decides the campaign."""
VICTORY = 10_000
"""A goal reached for certain."""
HOLDING = 800
"""Standing on a place that wins at the end of the round, if nobody drives the unit off before."""
PUSHED_BACK = 25
"""A unit pushed back loses its place and its next turn."""
FLAG_LOSS = 6
"""Losing a flag battle costs about a third of what takes part, and one loses every other."""

CARE = 120
CARE_FOR_SHARE = 400
CARE_OF_LEAD = 8
DESPAIR = 4
PATIENCE = 3
CAUTION = 60
"""The share, in hundredths, of a danger that is believed: the enemy cannot strike everywhere."""
CLOSED_BY_MANY = 60
CLOSED_BY_ONE = 10
"""How likely, in hundredths, those within reach of a unit close every way back before they strike it."""

AROUND = 3
"""Chains more than the way to a unit that the way behind it is long."""

EAGERNESS = 40
"""What a chain nearer to the enemy is worth to a side that must win; as much again is added towards the
end."""
COMPANY = 3
"""What a chain nearer to the next friend is worth."""
FIRM_GROUND = 2
"""What a point of strength that the ground gives is worth while nobody threatens."""
GOAL_PULL = 12
"""What a chain nearer to a goal is worth."""
GUARD_PULL = 8
"""What a chain nearer to a goal of the enemy is worth, to the unit nearest to it."""
DETOUR = 16
FAR = 99


class Chances(NamedTuple):
    """How many faces of the check die bring each degree."""

    disaster: int
    failure: int
    success: int
    triumph: int


@rule()
def outcome(state: State, setting: Setting, defender: int, attackers: int, hoped: int) -> int:
    """What an attack gains less what it costs, on average. Hoped-for attackers are only near; they will close
    half of the ways back."""
    if attackers == 0:
        return 0
    foe, rules = state.forces[defender], setting.rules
    side = state.turn.active
    found = chart(state, setting, side)
    strength, at_stake, trapped = 0, 0, 0
    for number in range(setting.forces):
        if ((attackers | hoped) >> number) & 1:
            value = value_of(state, setting, number)
            strength += strength_of(setting, state.forces[number])
            at_stake += value
            if (attackers >> number) & 1 and ways_back(
                state, setting, number, found, rules.repulse_distance, rules.repulse_distance
            ) == 0:
                trapped += value
    lost = value_of(state, setting, defender)
    if why_lock(state, setting, defender, attackers | hoped) != Cause.LEGAL:
        return (lost - at_stake) // FLAG_LOSS
    chances = chances_of(setting, strength, foe)
    ways = ways_back(state, setting, defender, chart(state, setting, foe.side), 1, rules.retreat_sides)
    if hoped:
        ways = min(ways, rules.retreat_sides // 2)
    pushed = (lost * (rules.retreat_sides - ways) + PUSHED_BACK * ways) // rules.retreat_sides
    pushed += prize_of(setting, foe, side)
    gain = chances.triumph * lost + chances.success * pushed
    cost = (
        (chances.failure * trapped + chances.disaster * at_stake)
        * prudence(state, setting, side, at_stake)
        // 100
    )
    return (gain - cost) // rules.check_sides


@rule()
def chances_of(setting: Setting, strength: int, foe: Force) -> Chances:
    """The degrees of a check with this strength against a unit where it stands."""
    row = odds_row(setting, strength, strength_of(setting, foe))
    faces = setting.rules.check_sides + 0
    if row == AUTOMATIC:
        return Chances(0, faces, 0, 0)
    modifier = setting.rules.odds[row].modifier + 0
    for slot in range(SPECIALS_IN_CELL):
        modifier += check_of_slot(setting, foe, slot)
    disaster, failure, success, triumph = 0, 0, 0, 0
    for face in range(1, faces + 1):
        degree = degree_of(setting, face, modifier)
        disaster += degree == Degree.CRITICAL_FAILURE
        failure += degree == Degree.FAILURE
        success += degree == Degree.SUCCESS
        triumph += degree == Degree.CRITICAL_SUCCESS
    return Chances(disaster, failure, success, triumph)


@rule()
def ways_back(state: State, setting: Setting, me: int, found: list[int], least: int, most: int) -> int:
    """How many of the distances that a unit may have to retreat it can retreat."""
    force, ways = state.forces[me], 0
    begun = force.retreat_from + 0
    force.retreat_from = force.cell
    for chains in range(least, most + 1):
        if can_finish(setting, force, found, force.cell, 0, chains):
            ways += 1
    force.retreat_from = begun
    return ways


@rule()
def value_of(state: State, setting: Setting, me: int) -> int:
    """What losing a unit costs its side."""
    force = state.forces[me]
    value = PLAYER if force.is_player else force.strength * POINT
    for place in range(setting.goals):
        if setting.goal[place].kind == GoalKind.UNIT and setting.goal[place].unit == me:
            value += KEY_UNIT
    return value


@rule()
def prize_of(setting: Setting, foe: Force, side: int) -> int:
    """What it is worth to drive an enemy from where it stands: it bars a goal, or is about to reach its
    own."""
    for place in range(setting.goals):
        goal = setting.goal[place]
        if goal.kind == GoalKind.PLACE and goal.cell == foe.cell:
            return HOLDING if (goal.winners >> foe.side) & 1 else HOLDING // 2
    return 0


@rule()
def worth_of_place(state: State, setting: Setting, me: int) -> int:
    """What it is worth to a side that a unit stands where it stands."""
    force = state.forces[me]
    value = goals_from(state, setting, me) - danger_to(state, setting, me) * CAUTION // 100
    value += (strength_of(setting, force) - force.strength * WHOLE) * FIRM_GROUND // WHOLE
    friend, foe, quarry = FAR, FAR, NOBODY
    for number in range(setting.forces):
        other = state.forces[number]
        if other.cell == NOBODY or number == me:
            continue
        span = distance(setting, force.cell, other.cell)
        if other.side == force.side:
            friend = min(friend, span)
        elif span < foe:
            foe, quarry = span, number
    if friend < FAR:
        value -= friend * COMPANY
    if quarry != NOBODY:
        value -= (
            way_to(setting, force, state.forces[quarry].cell) * eagerness(state, setting, force.side) // HALF
        )
    return value


@rule()
def way_to(setting: Setting, force: Force, goal: int) -> int:
    """Half chains that a unit pays when it walks straight to a cell; a detour more when that way is
    barred."""
    cell, cost = force.cell + 0, 0
    left = distance(setting, cell, goal)
    while left > 0:
        best, step = BARRED, NOBODY
        for direction in range(setting.directions):
            near = setting.ground[cell].near[direction]
            if near != NOBODY and distance(setting, near, goal) < left:
                entry = HALF if near == goal else cost_of_entry(setting, force, near)
                if entry != BARRED and (best == BARRED or entry < best):
                    best, step = entry, near
        if step == NOBODY:
            return cost + left * HALF + DETOUR
        cell = step
        cost += best
        left -= 1
    return cost


@rule()
def danger_to(state: State, setting: Setting, me: int) -> int:
    """What a unit stands to lose where it stands, when all of the strongest enemy side that can come strike
    it together."""
    force, rules = state.forces[me], setting.rules
    strength, hands, flankers = zeros(SIDES), zeros(SIDES), zeros(SIDES)
    for number in range(setting.forces):
        foe = state.forces[number]
        if foe.cell == NOBODY or foe.side == force.side or foe.lock or not setting.arms[foe.arm].can_attack:
            continue
        if foe.spent and foe.side != state.turn.active:
            continue
        if state.turn.round_number >= state.length and foe.side <= state.turn.active:
            continue
        span = distance(setting, foe.cell, force.cell)
        if span <= foe.movement + 1:
            strength[foe.side] += foe.strength * WHOLE
            hands[foe.side] += 1
            if span + AROUND <= foe.movement:
                flankers[foe.side] += 1
    worst = 0
    for side in range(setting.sides):
        if strength[side] > strength[worst]:
            worst = side
    if hands[worst] == 0:
        return 0
    chances = chances_of(setting, strength[worst], force)
    lost = value_of(state, setting, me)
    closed = CLOSED_BY_MANY if hands[worst] > 1 and flankers[worst] else CLOSED_BY_ONE
    if ways_back(state, setting, me, chart(state, setting, force.side), 1, 1) == 0:
        closed = 100
    pushed = (lost * closed + PUSHED_BACK * (100 - closed)) // 100
    return (chances.triumph * lost + chances.success * pushed) // rules.check_sides


@rule()
def eagerness(state: State, setting: Setting, side: int) -> int:
    """What a chain nearer to the enemy is worth: little to the side that wins by waiting."""
    if is_ahead(state, setting, side):
        return PATIENCE
    return EAGERNESS + EAGERNESS * state.turn.round_number // max(state.length, 1)


@rule()
def is_ahead(state: State, setting: Setting, side: int) -> bool:
    """Whether a side would win if time ran out now."""
    if setting.time_winner == TIME_STRENGTH:
        return strongest(state, setting) == 1 << side
    return setting.time_winner == TIME_SIDE + side


@rule()
def prudence(state: State, setting: Setting, side: int, at_stake: int) -> int:
    """How much a loss weighs, in hundredths: more the larger the part of the side that is at stake; to a side
    that is ahead more and more, to another nearly nothing in the last round."""
    total = 0
    for number in range(setting.forces):
        if state.forces[number].side == side and state.forces[number].cell != NOBODY:
            total += value_of(state, setting, number)
    weight = CARE + CARE_FOR_SHARE * at_stake // max(total, 1)
    if is_ahead(state, setting, side):
        return weight * (1 + CARE_OF_LEAD * state.turn.round_number // max(state.length, 1))
    return weight // DESPAIR if state.turn.round_number >= state.length else weight


@rule()
def goals_from(state: State, setting: Setting, me: int) -> int:
    """How the scenario's goals draw a unit: to its own goals, and before those of others whoever of its side
    is nearest."""
    force, value = state.forces[me], 0
    for place in range(setting.goals):
        goal = setting.goal[place]
        if goal.kind == GoalKind.UNIT:
            continue
        span = span_to(setting, goal, force.cell)
        if (goal.winners >> force.side) & 1:
            value -= span * GOAL_PULL
            if span == 0 and goal.kind == GoalKind.PLACE:
                value += HOLDING
            continue
        for number in range(setting.forces):
            friend = state.forces[number]
            if friend.cell != NOBODY and friend.side == force.side:
                span = min(span, span_to(setting, goal, friend.cell))
        value -= span * GUARD_PULL
    return value


@rule()
def span_to(setting: Setting, goal: Goal, cell: int) -> int:
    """Chains from a cell to the place or the edge of a goal."""
    if goal.kind == GoalKind.PLACE:
        return distance(setting, cell, goal.cell)
    row, column = cell // setting.columns, cell % setting.columns
    if goal.edge == 1:
        return row
    if goal.edge == 2:
        return setting.columns - 1 - column
    return setting.rows - 1 - row if goal.edge == 4 else column


@rule()
def race_won(state: State, setting: Setting, me: int, cell: int) -> int:
    """What it is worth that a move ends the campaign on a map edge. The unit still stands where it starts."""
    force = state.forces[me]
    for place in range(setting.goals):
        goal = setting.goal[place]
        if (
            goal.kind == GoalKind.EDGE
            and (goal.winners >> force.side) & 1
            and setting.ground[cell].edges & goal.edge
        ):
            found = planning_chart(state, setting, force.side)
            reach = reach_of(state, setting, me, found, force.movement * HALF, ZONE)
            return VICTORY if whole_chains(reach.cost[cell] - 1) < force.movement else 0
    return 0

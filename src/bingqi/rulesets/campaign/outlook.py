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
from bingqi.rulesets.campaign.ground import BARRED, ZONE, chart, cost_of_entry, distance, is_defended
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

CARE = 120
"""How much a loss weighs, in hundredths."""
CARE_FOR_SHARE = 400
"""What is added when all that a side has is at stake."""
CARE_OF_LEAD = 8
"""How many times more it weighs at the end to a side that is ahead."""
BOLDNESS = 60
"""By how much less, in hundredths, it weighs at the end to a side that is not."""
CARE_BEHIND = 50
"""The share, in hundredths, that is left of it for a side that is behind."""
CAUTION = 60
"""The share, in hundredths, of a danger that is believed: the enemy cannot strike everywhere."""
CLOSED_BY_MANY = 60
CLOSED_BY_ONE = 10
"""How likely, in hundredths, those within reach of a unit close every way back before they strike it."""

AROUND = 3
"""Chains more than the way to a unit that the way behind it is long."""

PATIENCE = 3
"""What a chain nearer to the enemy is worth to a side that wins by waiting."""
EAGERNESS, EAGERNESS_LATE = 20, 60
"""What it is worth to a side that must win, and what is added towards the end."""
EAGERNESS_WITH_GOAL = 10
"""Both, to a side that has a goal to go to."""
COMPANY = 3
"""What a chain nearer to the next friend is worth."""
FIRM_GROUND = 2
"""What a point of strength that the ground gives is worth while nobody threatens."""
GOAL_PULL = 40
"""What a chain nearer to a goal is worth; as much again is added towards the end."""
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
    """What an attack gains less what it costs, on average. Hoped-for attackers are only near: they will come
    without the ground that they stand on now, and close half of the ways back."""
    if attackers == 0:
        if state.forces[defender].lock:
            return outcome_of_lock(state, setting, 1 << defender)
        return 0
    if why_lock(state, setting, defender, attackers | hoped) != Cause.LEGAL:
        return outcome_of_lock(state, setting, attackers | hoped | (1 << defender))
    foe, rules = state.forces[defender], setting.rules
    side = state.turn.active
    found = chart(state, setting, side)
    strength, at_stake, trapped = 0, 0, 0
    for number in range(setting.forces):
        if ((attackers | hoped) >> number) & 1:
            value = value_of(state, setting, number)
            at_stake += value
            if (hoped >> number) & 1:
                strength += state.forces[number].strength * WHOLE
                continue
            strength += strength_of(setting, state.forces[number])
            if ways_back(state, setting, number, found, rules.repulse_distance, rules.repulse_distance) == 0:
                trapped += value
    lost = value_of(state, setting, defender)
    chances = chances_of(setting, strength, foe)
    ways = ways_back(state, setting, defender, chart(state, setting, foe.side), 1, rules.retreat_sides)
    if hoped:
        ways = min(ways, rules.retreat_sides // 2)
    pushed = lost * (rules.retreat_sides - ways) // rules.retreat_sides + prize_of(setting, foe, side)
    gain = chances.triumph * lost + chances.success * pushed
    cost = (
        (chances.failure * trapped + chances.disaster * at_stake)
        * prudence(state, setting, side, at_stake)
        // 100
    )
    return (gain - cost) // rules.check_sides


@rule()
def outcome_of_lock(state: State, setting: Setting, locked: int) -> int:
    """What a flag battle of some units and of all that are locked with them gains less what it costs the side
    whose turn it is, on average, when dice decide."""
    side, mine, theirs, gain, cost = state.turn.active, 0, 0, 0, 0
    for number in range(setting.forces):
        force = state.forces[number]
        joined = (locked >> number) & 1
        if force.lock and not joined:
            for other in range(setting.forces):
                if (locked >> other) & 1 and state.forces[other].lock == force.lock:
                    joined = 1
        if joined:
            defended = is_defended(setting, force)
            if force.side == side:
                mine += defended
                cost += ruin_of(state, setting, number)
            else:
                theirs += defended
                gain += ruin_of(state, setting, number)
    most = setting.rules.flag_start_most
    ahead = min(mine, most) - min(theirs, most)
    return (gain * faces_above(setting, ahead) - cost * faces_above(setting, -ahead)) // (
        setting.rules.quick_score_sides * setting.rules.quick_score_sides
    )


@rule()
def faces_above(setting: Setting, ahead: int) -> int:
    """In how many of the throws of two score dice the first, with *ahead* added, is the higher."""
    found, sides = 0, setting.rules.quick_score_sides
    for face in range(1, sides + 1):
        found += min(max(face + ahead - 1, 0), sides)
    return found


@rule()
def ruin_of(state: State, setting: Setting, me: int) -> int:
    """What losing a flag battle costs a unit, on average: its retreat, and its losses if it can have any."""
    force, rules = state.forces[me], setting.rules
    value, lost = value_of(state, setting, me), 0
    if not force.is_player and not is_defended(setting, force):
        lost = value * (rules.quick_dying_upto + rules.quick_halved_upto) // (2 * rules.quick_loss_sides)
    most = rules.flag_retreat_most
    ways = ways_back(state, setting, me, chart(state, setting, force.side), rules.flag_retreat_least, most)
    return lost + (value - lost) * (most - ways) // most


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
    strength, hands, flankers, heroes = zeros(SIDES), zeros(SIDES), zeros(SIDES), zeros(SIDES)
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
            heroes[foe.side] += foe.is_player
            if span + AROUND <= foe.movement:
                flankers[foe.side] += 1
    worst = 0
    for side in range(setting.sides):
        if strength[side] > strength[worst]:
            worst = side
    if hands[worst] == 0:
        return 0
    if force.is_player or heroes[worst]:
        lost_by = faces_above(setting, -1 if is_defended(setting, force) else 0)
        return ruin_of(state, setting, me) * lost_by // (rules.quick_score_sides * rules.quick_score_sides)
    chances = chances_of(setting, strength[worst], force)
    lost = value_of(state, setting, me)
    closed = CLOSED_BY_MANY if hands[worst] > 1 and flankers[worst] else CLOSED_BY_ONE
    if ways_back(state, setting, me, chart(state, setting, force.side), 1, 1) == 0:
        closed = 100
    pushed = lost * closed // 100
    return (chances.triumph * lost + chances.success * pushed) // rules.check_sides


@rule()
def eagerness(state: State, setting: Setting, side: int) -> int:
    """What a chain nearer to the enemy is worth, more and more as time goes by: little to the side that wins
    by waiting, and less to one that has somewhere to go."""
    if is_ahead(state, setting, side):
        return PATIENCE
    early, late = EAGERNESS, EAGERNESS_LATE
    for place in range(setting.goals):
        goal = setting.goal[place]
        if goal.kind != GoalKind.UNIT and (goal.winners >> side) & 1:
            early, late = EAGERNESS_WITH_GOAL, EAGERNESS_WITH_GOAL
    return early + late * state.turn.round_number // max(state.length, 1)


@rule()
def is_ahead(state: State, setting: Setting, side: int) -> bool:
    """Whether a side would win if the round, and time with it, ended now."""
    for place in range(setting.goals):
        goal = setting.goal[place]
        if goal.kind == GoalKind.PLACE:
            for number in range(setting.forces):
                force = state.forces[number]
                if force.cell == goal.cell and (goal.winners >> force.side) & 1:
                    return bool(force.side == side)
    if setting.time_winner == TIME_STRENGTH:
        return strongest(state, setting) == 1 << side
    return setting.time_winner == TIME_SIDE + side


@rule()
def prudence(state: State, setting: Setting, side: int, at_stake: int) -> int:
    """How much a loss weighs, in hundredths: more the larger the part of the side that is at stake; to a side
    that is ahead more and more, to another less and less, and half of that to one that is behind."""
    total = 0
    for number in range(setting.forces):
        if state.forces[number].side == side and state.forces[number].cell != NOBODY:
            total += value_of(state, setting, number)
    weight = CARE + CARE_FOR_SHARE * at_stake // max(total, 1)
    if is_ahead(state, setting, side):
        return weight * (1 + CARE_OF_LEAD * state.turn.round_number // max(state.length, 1))
    weight -= weight * BOLDNESS * state.turn.round_number // (100 * max(state.length, 1))
    if setting.time_winner == TIME_STRENGTH and strongest(state, setting) != 0:
        weight = weight * CARE_BEHIND // 100
    return weight


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
            value -= span * (GOAL_PULL + GOAL_PULL * state.turn.round_number // max(state.length, 1))
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

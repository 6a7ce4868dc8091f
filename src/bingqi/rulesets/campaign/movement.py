"""Planning a move and carrying it out: reach, routes, what forbids a plan, where moves end."""

from __future__ import annotations

from typing import NamedTuple

from bingqi.kit.action import Action, Actions, put
from bingqi.kit.log import EVERYONE, Log, tell
from bingqi.kit.rule import rule
from bingqi.kit.scratch import zeros
from bingqi.kit.turn import Decision
from bingqi.rulesets.campaign.actions import MOST_STEPS, Act
from bingqi.rulesets.campaign.causes import Cause, Happening
from bingqi.rulesets.campaign.ground import (
    BARRED,
    ENEMY,
    FRIEND,
    LEAVING,
    PROMISED,
    ZONE,
    are_engaged,
    chart,
    cost_of_entry,
)
from bingqi.rulesets.campaign.state import FORCES, HALF, NOBODY, STEP_BITS, Force, Setting, State
from bingqi.rulesets.campaign.victory import reach_edge

STEPS_MASK = 63
STEPS_SHIFT = 6
FAR = 1 << 20
"""More half chains than any move has."""


class Reach(NamedTuple):
    """Where a unit can get: the first `reached` of `cells`; by cell the cost + 1 in half chains (0: not
    reached) and the direction of the last step + 1 (0: the start)."""

    cells: list[int]
    reached: int
    cost: list[int]
    came: list[int]


@rule("CAMP W29", "CAMP W13.locked")
def may_plan(state: State, number: int) -> bool:
    """Whether a unit can still make a plan in this phase."""
    force = state.forces[number]
    return (
        force.cell != NOBODY
        and force.side == state.turn.active
        and force.spent == 0
        and force.lock == 0
        and force.held == 0
    )


@rule("CAMP W29")
def candidate_choices(state: State, setting: Setting, out: Actions) -> None:
    """Each unit that can still plan, and the end of planning."""
    for number in range(setting.forces):
        if may_plan(state, number):
            put(out, Act.CHOOSE, state.turn.active, number, -1, -1, -1, 0)
    put(out, Act.END_PLANNING, state.turn.active, -1, -1, -1, -1, 0)


@rule("CAMP W6", "CAMP W10", "CAMP W29")
def candidate_plans(state: State, setting: Setting, me: int, out: Actions) -> None:
    """Every place that a unit can end in, with every attack from there; attacks from where it stands; and no
    plan at all."""
    force = state.forces[me]
    found = planning_chart(state, setting, force.side)
    reach = reach_of(state, setting, me, found, force.movement * HALF, ZONE)
    put(out, Act.HOLD, force.side, me, -1, -1, -1, 0)
    for place in range(reach.reached):
        cell = reach.cells[place]
        if cell != force.cell:
            if not can_end(found[cell]):
                continue
            put(out, Act.PLAN, force.side, me, -1, cell, -1, 0)
        if found[cell] & ZONE and setting.arms[force.arm].can_attack:
            destination = -1 if cell == force.cell else cell
            for enemy in range(setting.forces):
                foe = state.forces[enemy]
                if foe.cell != NOBODY and foe.side != force.side and are_engaged(setting, cell, foe.cell):
                    put(out, Act.PLAN, force.side, me, enemy, destination, -1, 0)


@rule("CAMP W28", "CAMP W29")
def why_not_plan(state: State, setting: Setting, question: Decision, action: Action) -> int:
    """LEGAL, or what forbids this plan, choice or hold."""
    force = state.forces[action.actor]
    if question.about != NOBODY and question.about != action.actor:
        return Cause.OTHER_UNIT_CHOSEN
    if force.lock:
        return Cause.LOCKED
    if force.spent or force.held:
        return Cause.SPENT
    if action.act == Act.CHOOSE:
        return Cause.NOT_ASKED if question.about != NOBODY else Cause.LEGAL
    if action.act == Act.HOLD:
        return Cause.LEGAL
    if action.x == NOBODY and action.group == 0 and action.target == NOBODY:
        return Cause.EMPTY_PLAN
    found = planning_chart(state, setting, force.side)
    cause: int = Cause.LEGAL
    if action.group:
        cause = why_not_route(state, setting, action.actor, action.group, action.x, found)
    elif action.x != NOBODY:
        cause = why_not_end(state, setting, action.actor, action.x, found)
    if cause == Cause.LEGAL and action.target != NOBODY:
        cause = why_not_target(state, setting, action)
    return cause


@rule("CAMP W7", "CAMP W8", "CAMP W9")
def why_not_end(state: State, setting: Setting, me: int, cell: int, found: list[int]) -> int:
    """LEGAL, or what keeps a unit from planning to end in a cell."""
    force = state.forces[me]
    if cell < 0 or cell >= setting.cells:
        return Cause.OFF_MAP
    if cell == force.cell:
        return Cause.EMPTY_PLAN
    if found[cell] & ENEMY:
        return Cause.ENEMY_THERE
    if not can_end(found[cell]):
        return Cause.PLACE_PROMISED if found[cell] & PROMISED else Cause.FRIEND_THERE
    if cost_of_entry(setting, force, cell) == BARRED:
        return Cause.IMPASSABLE
    if reach_of(state, setting, me, found, force.movement * HALF, ZONE).cost[cell]:
        return Cause.LEGAL
    if found[force.cell] & ZONE and not has_way_out(setting, force, found):
        return Cause.SURROUNDED_BY_ZONES
    if found[force.cell] & ZONE and found[cell] & ZONE and are_engaged(setting, force.cell, cell):
        return Cause.FIRST_STEP_IN_ZONE
    if reach_of(state, setting, me, found, force.movement * HALF, 0).cost[cell]:
        return Cause.BEYOND_A_ZONE
    if reach_of(state, setting, me, found, FAR, 0).cost[cell]:
        return Cause.NOT_ENOUGH_MOVEMENT
    return Cause.NO_ROUTE


@rule("CAMP W7", "CAMP W8", "CAMP W9", "CAMP W29")
def why_not_route(
    state: State, setting: Setting, me: int, route: int, destination: int, found: list[int]
) -> int:
    """LEGAL, or what forbids declaring this very route. A zone on the way will end the move, but may be
    declared."""
    if not is_route(route):
        return Cause.NO_ROUTE
    force = state.forces[me]
    cell, cost = force.cell, 0
    for step in range(route & STEPS_MASK):
        near = setting.ground[cell].near[direction_of(route, step)]
        if near == NOBODY:
            return Cause.OFF_MAP
        if found[near] & ENEMY:
            return Cause.ENEMY_THERE
        entry = cost_of_entry(setting, force, near)
        if entry == BARRED:
            return Cause.IMPASSABLE
        if step == 0 and found[cell] & ZONE and found[near] & ZONE:
            return (
                Cause.FIRST_STEP_IN_ZONE if has_way_out(setting, force, found) else Cause.SURROUNDED_BY_ZONES
            )
        cost += entry
        if cost > force.movement * HALF:
            return Cause.NOT_ENOUGH_MOVEMENT
        cell = near
    if destination != NOBODY and destination != cell:
        return Cause.NO_ROUTE
    last = end_of(setting, force, route, steps_until_zone(setting, force, route, found))
    if not can_end(found[last]) and last != force.cell:
        return Cause.PLACE_PROMISED if found[last] & PROMISED else Cause.FRIEND_THERE
    return Cause.LEGAL


@rule("CAMP W10", "CAMP W30")
def why_not_target(state: State, setting: Setting, action: Action) -> int:
    """LEGAL, or what keeps the unit from planning this attack from where it plans to end."""
    force = state.forces[action.actor]
    if action.target < 0 or action.target >= setting.forces or state.forces[action.target].cell == NOBODY:
        return Cause.NO_SUCH_TARGET
    foe = state.forces[action.target]
    if foe.side == force.side:
        return Cause.TARGET_IS_FRIEND
    if not setting.arms[force.arm].can_attack:
        return Cause.CANNOT_ATTACK
    cell = force.cell
    if action.group:
        cell = end_of(setting, force, action.group, action.group & STEPS_MASK)
    elif action.x != NOBODY:
        cell = action.x
    return Cause.LEGAL if are_engaged(setting, cell, foe.cell) else Cause.TARGET_OUT_OF_ZONE


@rule("CAMP W29")
def plan(state: State, setting: Setting, action: Action, log: Log) -> None:
    """Write down a unit's plan, seen by its own side and the umpire only."""
    force = state.forces[action.actor]
    log.audience = (1 << force.side) | (1 << setting.sides)
    if action.act == Act.HOLD:
        force.held = 1
        tell(log, Happening.HELD, 0, action.actor, -1, 0, 0)
    else:
        found = planning_chart(state, setting, force.side)
        route = action.group
        if route == 0 and action.x != NOBODY:
            reach = reach_of(state, setting, action.actor, found, force.movement * HALF, ZONE)
            route = route_to(setting, reach, action.x)
        force.order = 1 + plans_made(state, setting)
        force.route = route
        force.target = action.target
        force.spent = 1
        if route:
            cost = cost_of_route(setting, force, route, route & STEPS_MASK)
            end = end_of(setting, force, route, route & STEPS_MASK)
            tell(log, Happening.PLANNED_MOVE, 0, action.actor, -1, end, whole_chains(cost))
        if action.target != NOBODY:
            tell(log, Happening.PLANNED_ATTACK, 0, action.actor, action.target, 0, 0)
    log.audience = EVERYONE


@rule("CAMP W6", "CAMP W8", "CAMP W9", "CAMP W30")
def carry_out_moves(state: State, setting: Setting, log: Log) -> None:
    """Move every unit of the active side that has planned a move, in the order of the plans, as far as zones
    and friends let it."""
    steps = steps_made(state, setting)
    for order in range(1, FORCES + 1):
        for number in range(setting.forces):
            force = state.forces[number]
            if force.order == order and force.route and force.cell != NOBODY:
                go(state, setting, number, steps[number], log)


@rule("CAMP W6", "CAMP W9")
def go(state: State, setting: Setting, me: int, steps: int, log: Log) -> None:
    """Move one unit *steps* steps along its route."""
    force = state.forces[me]
    found = chart(state, setting, force.side)
    planned = force.route & STEPS_MASK
    end = end_of(setting, force, force.route, steps)
    cost = whole_chains(cost_of_route(setting, force, force.route, steps))
    if steps < planned:
        by_zone = steps > 0 and found[end] & ZONE != 0
        stopped: int = Cause.STOPPED_BY_ZONE if by_zone else Cause.STOPPED_BY_FRIEND
        tell(log, Happening.STOPPED, stopped, me, -1, end, 0)
    force.cell = end
    if steps > 0:
        tell(log, Happening.MOVED, 0, me, -1, end, cost)
        reach_edge(state, setting, me, force.movement - cost, log)


@rule("CAMP W8", "CAMP W9", "CAMP W8.order")
def steps_made(state: State, setting: Setting) -> list[int]:
    """How many steps each planned move makes: up to the first zone, then back along the route until no two
    units share a cell. Of two that want the same cell the later plan gives way, unless it has not left its
    place."""
    steps = zeros(FORCES)
    found = chart(state, setting, state.turn.active)
    for number in range(setting.forces):
        force = state.forces[number]
        if force.order and force.route and force.cell != NOBODY:
            steps[number] = steps_until_zone(setting, force, force.route, found)
    giving_way = first_in_the_way(state, setting, steps)
    while giving_way != NOBODY:
        steps[giving_way] -= 1
        giving_way = first_in_the_way(state, setting, steps)
    return steps


@rule("CAMP W4", "CAMP W8", "CAMP W8.order")
def first_in_the_way(state: State, setting: Setting, steps: list[int]) -> int:
    """The mover that must stop a step earlier because a friend ends in the same cell, or NOBODY."""
    for one in range(setting.forces):
        for other in range(one):
            mine, theirs = state.forces[one], state.forces[other]
            if mine.cell == NOBODY or theirs.cell == NOBODY or mine.side != theirs.side:
                continue
            if steps[one] == 0 and steps[other] == 0:
                continue
            my_end = end_of(setting, mine, mine.route, steps[one])
            if my_end != end_of(setting, theirs, theirs.route, steps[other]):
                continue
            if steps[other] == 0 or (steps[one] > 0 and mine.order > theirs.order):
                return one
            return other
    return NOBODY


@rule("CAMP W7", "CAMP W8", "CAMP W9", "CAMP W9.leaving")
def reach_of(
    state: State, setting: Setting, me: int, found: list[int], allowance: int, stopper: int
) -> Reach:
    """Every cell that a unit can get to with *allowance* half chains; cells with the *stopper* bit end the
    move. Friends may be passed, enemies not. From an enemy zone the first step must leave all zones."""
    force = state.forces[me]
    cells, cost, came = zeros(setting.cells), zeros(setting.cells), zeros(setting.cells)
    queue, waiting = zeros(setting.cells), zeros(setting.cells)
    starts_in_zone = found[force.cell] & stopper != 0
    cells[0] = force.cell
    queue[0] = force.cell
    cost[force.cell] = 1
    count, head, queued = 1, 0, 1
    while queued > 0:
        cell = queue[head % setting.cells]
        head += 1
        queued -= 1
        waiting[cell] = 0
        if found[cell] & stopper and cell != force.cell:
            continue
        for direction in range(setting.directions):
            near = setting.ground[cell].near[direction]
            if near == NOBODY or found[near] & ENEMY:
                continue
            if cell == force.cell and starts_in_zone and found[near] & stopper:
                continue
            entry = cost_of_entry(setting, force, near)
            total = cost[cell] + entry
            if entry == BARRED or total > allowance + 1 or (cost[near] and cost[near] <= total):
                continue
            if cost[near] == 0:
                cells[count] = near
                count += 1
            cost[near] = total
            came[near] = direction + 1
            if waiting[near] == 0:
                waiting[near] = 1
                queue[(head + queued) % setting.cells] = near
                queued += 1
    return Reach(cells, count, cost, came)


@rule("CAMP W9")
def has_way_out(setting: Setting, force: Force, found: list[int]) -> bool:
    """Whether a neighbouring cell lies in no enemy's zone and can be entered."""
    for direction in range(setting.directions):
        near = setting.ground[force.cell].near[direction]
        if (
            near != NOBODY
            and found[near] & (ENEMY | ZONE) == 0
            and cost_of_entry(setting, force, near) != BARRED
        ):
            return True
    return False


@rule("CAMP W8")
def planning_chart(state: State, setting: Setting, side: int) -> list[int]:
    """The chart of a side with what its own plans change: friends that will leave, places already
    promised."""
    found = chart(state, setting, side)
    for number in range(setting.forces):
        force = state.forces[number]
        if force.cell != NOBODY and force.side == side and force.order and force.route:
            found[force.cell] |= LEAVING
            found[end_of(setting, force, force.route, force.route & STEPS_MASK)] |= PROMISED
    return found


@rule("CAMP W4", "CAMP W8")
def can_end(bits: int) -> bool:
    """Whether a move may be planned to end in a cell with these chart bits."""
    return bits & (ENEMY | PROMISED) == 0 and (bits & FRIEND == 0 or bits & LEAVING != 0)


@rule("CAMP W7", "CAMP W24.rounding")
def whole_chains(halves: int) -> int:
    """Half chains rounded up to chains: the halves of water cells are rounded once for the whole move."""
    return (halves + 1) // HALF


@rule("CAMP W29")
def plans_made(state: State, setting: Setting) -> int:
    """How many plans the active side has made in this phase."""
    made = 0
    for number in range(setting.forces):
        if state.forces[number].order > made:
            made = state.forces[number].order
    return made


@rule()
def route_to(setting: Setting, reach: Reach, cell: int) -> int:
    """The cheapest route to a reached cell, packed."""
    steps, packed = 0, 0
    while reach.came[cell] and steps < MOST_STEPS:
        direction = reach.came[cell] - 1
        packed = (packed << STEP_BITS) | direction
        steps += 1
        back = (direction + setting.directions // 2) % setting.directions
        cell = setting.ground[cell].near[back]
    return (packed << STEPS_SHIFT) | steps


@rule()
def is_route(route: int) -> bool:
    """Whether a number is a packed route: one step or more, and nothing after the last."""
    steps = route & STEPS_MASK
    return 0 < steps <= MOST_STEPS and route >> (STEPS_SHIFT + STEP_BITS * steps) == 0


@rule()
def direction_of(route: int, step: int) -> int:
    """The direction of one step of a packed route."""
    return (route >> (STEPS_SHIFT + STEP_BITS * step)) & ((1 << STEP_BITS) - 1)


@rule()
def end_of(setting: Setting, force: Force, route: int, steps: int) -> int:
    """The cell after some steps of a route."""
    cell = force.cell
    for step in range(steps):
        cell = setting.ground[cell].near[direction_of(route, step)]
    return cell


@rule("CAMP W7")
def cost_of_route(setting: Setting, force: Force, route: int, steps: int) -> int:
    """Half chains paid for some steps of a route."""
    cell, cost = force.cell, 0
    for step in range(steps):
        cell = setting.ground[cell].near[direction_of(route, step)]
        cost += cost_of_entry(setting, force, cell)
    return cost


@rule("CAMP W9")
def steps_until_zone(setting: Setting, force: Force, route: int, found: list[int]) -> int:
    """How many steps of a route a unit makes before an enemy zone ends its move."""
    cell = force.cell
    for step in range(route & STEPS_MASK):
        cell = setting.ground[cell].near[direction_of(route, step)]
        if found[cell] & ZONE:
            return step + 1
    return route & STEPS_MASK

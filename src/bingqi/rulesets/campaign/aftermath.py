"""After a battle: retreats step by step, the winner's advance, destruction."""

from __future__ import annotations

from bingqi.kit.action import Action, Actions, put
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.kit.scratch import zeros
from bingqi.kit.turn import Decision, answered, ask
from bingqi.rulesets.campaign.actions import Act, Ask
from bingqi.rulesets.campaign.causes import Cause, Happening
from bingqi.rulesets.campaign.ground import (
    BARRED,
    ENEMY,
    FRIEND,
    ZONE,
    are_engaged,
    chart,
    cost_of_entry,
    distance,
    friend_beside,
    unit_at,
)
from bingqi.rulesets.campaign.state import NOBODY, Force, Setting, State
from bingqi.rulesets.campaign.victory import lose_unit


@rule("CAMP W12", "CAMP W15")
def must_retreat(state: State, me: int, chains: int, cause: int, log: Log) -> None:
    """Ask the owner of a unit where it retreats to."""
    state.forces[me].retreat_needed = chains
    tell(log, Happening.MUST_RETREAT, cause, me, NOBODY, chains, 0)
    ask(state.turn, state.forces[me].side, Ask.RETREAT, me, cause)


@rule("CAMP W15", "CAMP W16")
def retreat_stands(state: State, setting: Setting, me: int, cause: int, log: Log) -> bool:
    """Begin a retreat when its turn comes. A unit that cannot retreat the whole way is destroyed; then
    nothing is left to ask."""
    force = state.forces[me]
    if force.cell == NOBODY:
        answered(state.turn)
        return False
    if force.retreat_from != NOBODY:
        return True
    force.retreat_from = force.cell
    if cause == Cause.REPULSED:
        tell(log, Happening.MUST_RETREAT, cause, me, NOBODY, force.retreat_needed, 0)
    if can_finish(setting, force, chart(state, setting, force.side), force.cell, 0, force.retreat_needed):
        return True
    answered(state.turn)
    end_retreat(state, me)
    destroy(state, setting, me, Cause.NO_RETREAT, log)
    return False


@rule("CAMP W15", "CAMP W16", "CAMP W17")
def candidate_retreats(state: State, setting: Setting, me: int, out: Actions) -> None:
    """Each next step of a retreat from which the rest can be done."""
    force = state.forces[me]
    found = chart(state, setting, force.side)
    for direction in range(setting.directions):
        near = setting.ground[force.cell].near[direction]
        if near != NOBODY and why_not_step(setting, force, found, near) == Cause.LEGAL:
            put(out, Act.RETREAT, force.side, me, -1, near, -1, 0)


@rule("CAMP W15", "CAMP W16")
def why_not_retreat(state: State, setting: Setting, question: Decision, action: Action) -> int:
    """LEGAL, or what forbids this step of a retreat."""
    if action.actor != question.about:
        return Cause.OTHER_UNIT_CHOSEN
    force = state.forces[action.actor]
    if action.x < 0 or action.x >= setting.cells:
        return Cause.OFF_MAP
    if not are_engaged(setting, force.cell, action.x):
        return Cause.NOT_ADJACENT
    return why_not_step(setting, force, chart(state, setting, force.side), action.x)


@rule("CAMP W15", "CAMP W16")
def why_not_step(setting: Setting, force: Force, found: list[int], cell: int) -> int:
    """LEGAL, or what keeps a retreating unit from stepping into a neighbouring cell: not farther from its
    start, an enemy or its zone, ground it cannot enter, or no way on to the distance it needs."""
    gone = distance(setting, force.retreat_from, force.cell)
    if distance(setting, force.retreat_from, cell) <= gone:
        return Cause.NOT_FARTHER
    if found[cell] & ENEMY:
        return Cause.ENEMY_THERE
    if found[cell] & ZONE:
        return Cause.INTO_ENEMY_ZONE
    if cost_of_entry(setting, force, cell) == BARRED:
        return Cause.IMPASSABLE
    if not can_finish(setting, force, found, cell, gone + 1, force.retreat_needed):
        return Cause.DEAD_END
    return Cause.LEGAL


@rule("CAMP W15", "CAMP W16", "CAMP W17", "CAMP W14", "CAMP W16.part", "CAMP W16.edge", "CAMP W17.again")
def can_finish(setting: Setting, force: Force, found: list[int], cell: int, gone: int, needed: int) -> bool:
    """Whether a retreat that has come *gone* chains to a cell can be finished. Ring by ring: at the needed
    distance a free cell ends it, and from a friend's cell it goes on."""
    ring, count = zeros(setting.cells), 1
    ring[0] = cell
    while count > 0:
        if gone >= needed:
            for place in range(count):
                if found[ring[place]] & FRIEND == 0:
                    return True
        ring, count = next_ring(setting, force, found, ring, count, gone)
        gone += 1
    return False


@rule("CAMP W15", "CAMP W16")
def next_ring(
    setting: Setting, force: Force, found: list[int], ring: list[int], count: int, gone: int
) -> tuple[list[int], int]:
    """The cells one chain farther from the start of a retreat that can be entered from a ring of cells."""
    farther, taken, cells = 0, zeros(setting.cells), zeros(setting.cells)
    for place in range(count):
        for direction in range(setting.directions):
            near = setting.ground[ring[place]].near[direction]
            if near == NOBODY or taken[near] or found[near] & (ENEMY | ZONE):
                continue
            if (
                distance(setting, force.retreat_from, near) <= gone
                or cost_of_entry(setting, force, near) == BARRED
            ):
                continue
            taken[near] = 1
            cells[farther] = near
            farther += 1
    return cells, farther


@rule("CAMP W15", "CAMP W17", "CAMP W18")
def retreat(state: State, setting: Setting, action: Action, log: Log) -> None:
    """One step; at the required distance the retreat ends, unless the unit stands on a friend."""
    me, force = action.actor, state.forces[action.actor]
    force.cell = action.x
    tell(log, Happening.RETREAT_STEP, 0, me, NOBODY, action.x, 0)
    gone = distance(setting, force.retreat_from, force.cell)
    if gone < force.retreat_needed:
        return
    if friend_beside(state, setting, me):
        force.retreat_needed += 1
        tell(log, Happening.RETREAT_LENGTHENED, Cause.ENDS_ON_FRIEND, me, NOBODY, force.retreat_needed, 0)
        return
    tell(log, Happening.RETREATED, 0, me, NOBODY, force.cell, gone)
    force.spent = 1
    tell(log, Happening.MARKED_SPENT, 0, me, NOBODY, 0, 0)
    end_retreat(state, me)
    answered(state.turn)


@rule()
def end_retreat(state: State, me: int) -> None:
    """Forget where a retreat began."""
    state.forces[me].retreat_from = NOBODY
    state.forces[me].retreat_needed = 0


@rule("CAMP W12", "CAMP W12.advance")
def may_advance(state: State, setting: Setting, me: int, defender: int, place: int) -> bool:
    """Whether a unit has attacked *defender* and can enter the place that it has left."""
    force = state.forces[me]
    return (
        force.cell != NOBODY
        and force.order > 0
        and force.target == defender
        and force.side == state.turn.active
        and are_engaged(setting, force.cell, place)
        and cost_of_entry(setting, force, place) != BARRED
    )


@rule("CAMP W12")
def advance_stands(state: State, setting: Setting, defender: int, place: int) -> bool:
    """Whether there is somebody to advance and room for him; otherwise the question falls away."""
    if unit_at(state, setting, place) == NOBODY:
        for number in range(setting.forces):
            if may_advance(state, setting, number, defender, place):
                return True
    answered(state.turn)
    return False


@rule("CAMP W12")
def candidate_advances(state: State, setting: Setting, question: Decision, out: Actions) -> None:
    """Each attacker that may enter the place, and none."""
    for number in range(setting.forces):
        if may_advance(state, setting, number, question.about, question.detail):
            put(out, Act.ADVANCE, question.side, number, -1, question.detail, -1, 0)
    put(out, Act.STAY, question.side, -1, -1, -1, -1, 0)


@rule("CAMP W12")
def why_not_advance(state: State, setting: Setting, question: Decision, action: Action) -> int:
    """LEGAL, or what keeps this unit from entering this place."""
    if action.act == Act.STAY:
        return Cause.LEGAL
    if action.x != question.detail:
        return Cause.NO_ROUTE
    if not may_advance(state, setting, action.actor, question.about, question.detail):
        return Cause.NOT_AN_ATTACKER
    return Cause.LEGAL


@rule("CAMP W12", "CAMP W39", "CAMP W12.advance")
def advance(state: State, action: Action, log: Log) -> None:
    """Enter the place that the loser has left, or stay back."""
    if action.act == Act.STAY:
        tell(log, Happening.STAYED_BACK, 0, NOBODY, NOBODY, action.side, 0)
    else:
        state.forces[action.actor].cell = action.x
        tell(log, Happening.ADVANCED, 0, action.actor, NOBODY, action.x, 0)
    answered(state.turn)


@rule("CAMP W12", "CAMP W16")
def destroy(state: State, setting: Setting, me: int, cause: int, log: Log) -> None:
    """Take a unit off the map for good."""
    force = state.forces[me]
    force.cell = NOBODY
    force.lock = 0
    tell(log, Happening.DESTROYED, cause, me, NOBODY, 0, 0)
    lose_unit(state, setting, me, log)

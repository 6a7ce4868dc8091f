"""How a campaign ends: the last side standing, the scenario's goals, the last round."""

from __future__ import annotations

from enum import IntEnum

from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.kit.turn import Result
from bingqi.rulesets.campaign.causes import Cause, Happening
from bingqi.rulesets.campaign.ground import unit_at
from bingqi.rulesets.campaign.state import NOBODY, Setting, State

TIME_NOBODY = 0
TIME_STRENGTH = 1
TIME_SIDE = 2


class GoalKind(IntEnum):
    """The scenario's conditions that end a campaign at once."""

    UNIT = 1
    """A named unit is destroyed."""
    PLACE = 2
    """A named place holds a unit of another side in the end phase."""
    EDGE = 3
    """A unit reaches a side's map edge with movement left."""


@rule("CAMP W26")
def result(state: State, setting: Setting) -> Result:
    """Whether the campaign is over, who has won, and why."""
    return Result(state.is_over != 0, state.winners, state.why)


@rule("CAMP V2", "CAMP V2.standing")
def lose_unit(state: State, setting: Setting, lost: int, log: Log) -> None:
    """What the destruction of a unit means for the campaign: a goal met, a side out, the last side
    standing."""
    for place in range(setting.goals):
        goal = setting.goal[place]
        if goal.kind == GoalKind.UNIT and goal.unit == lost and still_standing(state, setting, goal.winners):
            win(state, setting, goal.winners, Cause.UNIT_DESTROYED, log)
    side = state.forces[lost].side
    if strength_left(state, setting, side) < 0:
        tell(log, Happening.SIDE_OUT, Cause.UNIT_DESTROYED, -1, -1, side, 0)
    standing, alive = 0, 0
    for other in range(setting.sides):
        if strength_left(state, setting, other) >= 0:
            standing |= 1 << other
            alive += 1
    if alive == 1:
        win(state, setting, standing, Cause.LAST_SIDE_STANDING, log)
    elif alive == 0:
        win(state, setting, 0, Cause.NOBODY_LEFT, log)


@rule("CAMP V3")
def reach_edge(state: State, setting: Setting, mover: int, movement_left: int, log: Log) -> None:
    """A unit that ends its move on a side's map edge with movement left has cut that side's supply."""
    force = state.forces[mover]
    if movement_left < 1:
        return
    for place in range(setting.goals):
        goal = setting.goal[place]
        if (
            goal.kind == GoalKind.EDGE
            and setting.ground[force.cell].edges & goal.edge
            and (goal.winners >> force.side) & 1
        ):
            win(state, setting, goal.winners, Cause.EDGE_REACHED, log)


@rule("CAMP V4")
def check_places(state: State, setting: Setting, log: Log) -> None:
    """In the end phase: a named place that holds a unit of another side than its own."""
    for place in range(setting.goals):
        goal = setting.goal[place]
        if goal.kind == GoalKind.PLACE:
            holder = unit_at(state, setting, goal.cell)
            if holder != NOBODY and (goal.winners >> state.forces[holder].side) & 1:
                win(state, setting, 1 << state.forces[holder].side, Cause.PLACE_HELD, log)


@rule("CAMP V1", "CAMP V5")
def run_out_of_time(state: State, setting: Setting, log: Log) -> None:
    """The last round has ended: who has won, by the scenario."""
    if setting.time_winner >= TIME_SIDE:
        named = 1 << (setting.time_winner - TIME_SIDE)
        win(state, setting, still_standing(state, setting, named), Cause.TIME_RAN_OUT, log)
    elif setting.time_winner == TIME_NOBODY:
        win(state, setting, 0, Cause.TIME_RAN_OUT, log)
    else:
        win(state, setting, strongest(state, setting), Cause.MOST_STRENGTH_LEFT, log)


@rule("CAMP V5", "CAMP V5.strength")
def strongest(state: State, setting: Setting) -> int:
    """The sides with the most strength left, a bit each; none when all are equal."""
    most, winners, alive = 0, 0, 0
    for side in range(setting.sides):
        left = strength_left(state, setting, side)
        alive |= (1 << side) if left >= 0 else 0
        if left > most:
            most, winners = left, 1 << side
        elif left == most:
            winners |= 1 << side
    return 0 if winners == alive else winners


@rule("CAMP W33", "CAMP V5", "CAMP W33.use")
def strength_left(state: State, setting: Setting, side: int) -> int:
    """The strength of a side's units together, a player unit counting 1; -1 when it has none left."""
    total = NOBODY
    for number in range(setting.forces):
        force = state.forces[number]
        if force.side == side and force.cell != NOBODY:
            total = max(total, 0) + force.strength
    return total


@rule("CAMP V2.standing")
def still_standing(state: State, setting: Setting, sides: int) -> int:
    """Those of some sides, a bit each, that have units left: a side that is out cannot win."""
    standing = 0
    for side in range(setting.sides):
        if (sides >> side) & 1 and strength_left(state, setting, side) >= 0:
            standing |= 1 << side
    return standing


@rule("CAMP V2", "CAMP V7")
def win(state: State, setting: Setting, winners: int, cause: int, log: Log) -> None:
    """End the campaign, unless it has ended already."""
    if state.is_over:
        return
    state.is_over = 1
    state.winners = winners
    state.why = cause
    for side in range(setting.sides):
        if (winners >> side) & 1:
            tell(log, Happening.CAMPAIGN_WON, cause, -1, -1, side, 0)
    if winners == 0:
        tell(log, Happening.CAMPAIGN_DRAWN, cause, -1, -1, 0, 0)

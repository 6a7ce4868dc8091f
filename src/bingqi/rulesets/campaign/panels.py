"""The tables beside a campaign's map: where the round stands, the units, how it can be won, flag battles."""

from __future__ import annotations

from collections.abc import Iterator

from bingqi.kit.scene import Panel, Row, Text
from bingqi.rulesets.campaign.flag import NOT_REPORTED, fights, points_to_win
from bingqi.rulesets.campaign.names import Names
from bingqi.rulesets.campaign.state import MEMBERS, NOBODY, Force, Setting, State
from bingqi.rulesets.campaign.turn import Phase
from bingqi.rulesets.campaign.victory import TIME_NOBODY, TIME_SIDE, GoalKind

EDGES = {1: "north", 2: "east", 4: "south", 8: "west"}


def panels(state: State, setting: Setting, names: Names) -> list[Panel]:
    """All tables that say something now."""
    found = [tracker(state, setting, names), roster(state, setting, names), goals(state, setting, names)]
    if state.flag.lock:
        found.append(flag_battle(state, setting, names))
    if any(member.full for force in state.forces[: setting.forces] for member in force.members):
        found.append(members(state, setting, names))
    return found


def tracker(state: State, setting: Setting, names: Names) -> Panel:
    """Round, side and phase."""
    number, last = state.turn.round_number, state.length or setting.rounds
    rounds = (
        Text("turn-round-of", {"round": number, "last": last})
        if last
        else Text("turn-round", {"round": number})
    )
    if number == 0:
        return Panel("tracker", Text("panel-turn"), [], [Row([Text("phase-PREPARATION")])])
    acting = state.turn.phase in (Phase.PLANNING, Phase.EXECUTION)
    turn = [names.side(state.turn.active)] if acting else []
    cells = [rounds, *turn, Text(f"phase-{Phase(state.turn.phase).name}")]
    return Panel("tracker", Text("panel-turn"), [], [Row(cells, state.turn.active if acting else -1)])


def roster(state: State, setting: Setting, names: Names) -> Panel:
    """Every unit, those destroyed too."""
    head = [
        Text(f"head-{name}") for name in ("unit", "side", "arm", "strength", "movement", "place", "state")
    ]
    rows = []
    for number in range(setting.forces):
        force = state.forces[number]
        strength, movement = names.power(force).split("/")
        rows.append(
            Row(
                [
                    names.title(number),
                    names.side(force.side),
                    names.arm(force),
                    Text(plain=strength),
                    Text(plain=movement),
                    Text(plain=names.cell(force.cell) or "-"),
                    Text(f"state-{state_word(state, force)}"),
                ],
                force.side,
            )
        )
    return Panel("roster", Text("panel-forces"), head, rows)


def state_word(state: State, force: Force) -> str:
    """How a unit stands, in one word. A plan is one until the unit has moved, and fought where it is to
    fight."""
    if force.cell == NOBODY:
        return "destroyed"
    if force.lock:
        return "locked"
    if force.held and state.turn.phase == Phase.PLANNING:
        return "held"
    fights_yet = force.target != NOBODY and not force.has_fought
    if force.order and (fights_yet or state.turn.phase == Phase.PLANNING):
        return "planned"
    return "spent" if force.spent else "ready"


def goals(state: State, setting: Setting, names: Names) -> Panel:
    """What wins the campaign."""
    return Panel("text", Text("panel-goals"), [], [Row([line]) for line in goal_lines(state, setting, names)])


def goal_lines(state: State, setting: Setting, names: Names) -> Iterator[Text]:
    for goal in setting.goal[: setting.goals]:
        winner = names.side(goal.winners.bit_length() - 1)
        if goal.kind == GoalKind.UNIT:
            yield Text("goal-unit", {"side": winner, "unit": names.unit(goal.unit)})
        elif goal.kind == GoalKind.PLACE:
            yield Text("goal-place", {"side": winner, "cell": names.cell(goal.cell)})
        else:
            yield Text("goal-edge", {"side": winner, "edge": Text(f"edge-{EDGES[goal.edge]}")})
    yield Text("goal-standing")
    last = state.length or setting.rounds
    rounds = Text("goal-rounds", {"last": last}) if last else Text("goal-rounds-unknown")
    if setting.time_winner == TIME_NOBODY:
        yield Text("goal-time-nobody", {"rounds": rounds})
    elif setting.time_winner >= TIME_SIDE:
        yield Text("goal-time-side", {"rounds": rounds, "side": names.side(setting.time_winner - TIME_SIDE)})
    else:
        yield Text("goal-time-strength", {"rounds": rounds})


def flag_battle(state: State, setting: Setting, names: Names) -> Panel:
    """The scores that are reported so far, and those that win."""
    head = [Text("head-side"), Text("head-score"), Text("head-wins-at")]
    rows = []
    for side in range(setting.sides):
        if fights(state, setting, state.flag.lock, side):
            score = state.flag.scores[side]
            written = "-" if score == NOT_REPORTED else str(score)
            goal = str(points_to_win(state, setting, side))
            rows.append(Row([names.side(side), Text(plain=written), Text(plain=goal)], side))
    return Panel("table", Text("panel-flag-battle"), head, rows)


def members(state: State, setting: Setting, names: Names) -> Panel:
    """The members of player units, by number, with their hit points."""
    rows = []
    for number in range(setting.forces):
        force = state.forces[number]
        for place in range(MEMBERS):
            member = force.members[place]
            if member.full:
                points = Text(plain=f"{member.hit_points}/{member.full}")
                rows.append(
                    Row([Text(plain=names.unit(number)), Text(plain=str(place + 1)), points], force.side)
                )
    return Panel(
        "table",
        Text("panel-members"),
        [Text("head-unit"), Text("head-member"), Text("head-hit-points")],
        rows,
    )

"""What a side is offered to do in a campaign, for those who choose by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from bingqi.kit.action import Action, Actions, new_action
from bingqi.kit.scene import Choice, Text
from bingqi.rulesets.campaign.actions import PATTERNS, Act, Ask
from bingqi.rulesets.campaign.ground import ZONE
from bingqi.rulesets.campaign.movement import (
    candidate_plans,
    may_plan,
    planning_chart,
    reach_of,
    whole_chains,
)
from bingqi.rulesets.campaign.names import Names, place
from bingqi.rulesets.campaign.state import HALF, NOBODY, Setting, State
from bingqi.rulesets.campaign.turn import candidates, decision

Kind = Literal["pick", "cell", "amount", "press"]
WITH_PLACES = (Act.HOLD, Act.RETREAT, Act.ADVANCE, Act.SCORE, Act.STRENGTH, Act.DYING)


def choices(state: State, setting: Setting, names: Names) -> list[Choice]:
    """What the side that decides may do, as it is offered."""
    return [choice(action, cost, names) for action, cost in offers(state, setting)]


def offers(state: State, setting: Setting) -> Iterator[tuple[Action, int | None]]:
    """Each action that is offered, with the movement that it costs. For planning: the plans of every unit
    that can make one."""
    question, out = decision(state, setting), Actions()
    if question.kind != Ask.PLAN:
        candidates(state, setting, out)
        for action in out.items[: out.count]:
            yield action, None
        return
    chosen = question.about != NOBODY
    for me in [question.about] if chosen else range(setting.forces):
        if may_plan(state, me):
            yield from plans(state, setting, me, out)
    if not chosen:
        yield new_action(Act.END_PLANNING, question.side), None


def plans(state: State, setting: Setting, me: int, out: Actions) -> Iterator[tuple[Action, int | None]]:
    """The plans of one unit, with what their moves cost."""
    force = state.forces[me]
    found = planning_chart(state, setting, force.side)
    cost = reach_of(state, setting, me, found, force.movement * HALF, ZONE).cost
    out.count = 0
    candidate_plans(state, setting, me, out)
    for action in out.items[: out.count]:
        yield action, None if action.x == NOBODY else whole_chains(cost[action.x] - 1)


def choice(action: Action, cost: int | None, names: Names) -> Choice:
    """An action as the viewer is offered it."""
    act = Act(action.act)
    places: dict[str, Text | str | int] = {}
    piece = target = ""
    if action.actor != NOBODY:
        places["actor"] = piece = names.unit(action.actor)
    if act == Act.SCORE:
        places["side"], target = names.side(action.target), names.opening.sides[action.target]
    elif action.target != NOBODY:
        places["target"] = target = names.unit(action.target)
    if action.x != NOBODY:
        places["cell"] = names.cell(action.x)
    if action.amount != NOBODY:
        places["amount"] = action.amount
    return Choice(
        kind_of(action),
        PATTERNS[act].write(action, names.opening.convertors),
        Text(label_of(action), places),
        piece,
        None if action.x == NOBODY else place(names.setting, action.x),
        cost,
        target,
        None if action.amount == NOBODY else action.amount,
    )


def kind_of(action: Action) -> Kind:
    """How the viewer chooses it: an enemy or a unit by itself, a cell, a number, or a button."""
    if action.amount != NOBODY:
        return "amount"
    if action.target != NOBODY or action.act == Act.ADVANCE:
        return "pick"
    return "press" if action.x == NOBODY else "cell"


def label_of(action: Action) -> str:
    """The message for a choice; what needs no places is called as its kind of action is."""
    act = Act(action.act)
    if act == Act.PLAN and action.target == NOBODY:
        return "choice-MOVE"
    if act == Act.PLAN:
        return "choice-ATTACK" if action.x == NOBODY else "choice-MOVE_AND_ATTACK"
    return f"choice-{act.name}" if act in WITH_PLACES else f"act-{act.name}"

"""What one side sees of a campaign: the map, the units, its own plans, and what it may do now."""

from __future__ import annotations

from collections.abc import Iterator

from bingqi.kit.ruleset import Ground, Opening
from bingqi.kit.scene import Badge, Frame, Mark, Piece, Region, Scene, Text, TurnLine
from bingqi.kit.turn import Decision
from bingqi.rulesets.campaign.actions import Ask
from bingqi.rulesets.campaign.movement import STEPS_MASK, end_of
from bingqi.rulesets.campaign.names import Names, place
from bingqi.rulesets.campaign.offers import choices
from bingqi.rulesets.campaign.panels import panels, state_word
from bingqi.rulesets.campaign.state import NOBODY, Setting, State
from bingqi.rulesets.campaign.turn import Phase, decision
from bingqi.rulesets.campaign.victory import GoalKind

SIGNS = {"planned": ">", "held": "=", "spent": "x", "locked": "#"}
"""The states that a piece shows, with their signs."""


def scene(state: State, setting: Setting, opening: Opening, viewer: int) -> Scene:
    """What *viewer* sees; *state* has been turned into what it may see."""
    names, question = Names(setting, opening), decision(state, setting)
    mine = question.side == viewer
    return Scene(
        frame=Frame("square" if setting.is_square else "hex", setting.columns, setting.rows),
        regions=list(regions(setting, opening)),
        pieces=list(pieces(state, setting, names)),
        marks=list(marks(state, setting, names, viewer)),
        choices=choices(state, setting, names) if mine else [],
        panels=panels(state, setting, names),
        turn=TurnLine(question.side, asked(question, names), mine),
        digest=state.digest(),
        seats=[names.side(number) for number in range(len(opening.seats))],
    )


def asked(question: Decision, names: Names) -> Text:
    """The open question in words."""
    key = f"question-{Ask(question.kind).name}"
    if question.about == NOBODY or question.kind in (Ask.FLAG_BATTLE, Ask.FLAG_ADVANCE):
        return Text(key)
    chosen = "-chosen" if question.kind == Ask.PLAN else ""
    return Text(key + chosen, {"actor": names.unit(question.about)})


def regions(setting: Setting, opening: Opening) -> Iterator[Region]:
    """The ground, cells of one name together."""
    alike: dict[Ground, list[int]] = {}
    for cell, ground in enumerate(opening.ground):
        alike.setdefault(ground, []).append(cell)
    for ground, cells in alike.items():
        style = ground.sorts[0].style if ground.sorts else "open"
        places = [place(setting, cell) for cell in cells]
        yield Region(places, style, ground_name(ground), ground_effects(setting, cells[0]), ground.owner)


def ground_name(ground: Ground) -> Text:
    """What ground is called; kinds that combine are named together."""
    if not ground.sorts:
        return Text("open-ground")
    first, *others = [Text(title=dict(sort.title)) for sort in ground.sorts]
    for other in others:
        first = Text("ground-both", {"one": first, "other": other})
    return first


def ground_effects(setting: Setting, cell: int) -> list[Text]:
    """What the ground of a cell does, whoever it is for."""
    found = setting.ground[cell]
    effects = [name for name in ("defensive", "difficult", "dangerous", "water") if getattr(found, name)]
    if any(getattr(found, name) != (1 << setting.sides) - 1 for name in effects):
        effects.append("faction")
    return [Text(f"ground-{name}") for name in effects]


def pieces(state: State, setting: Setting, names: Names) -> Iterator[Piece]:
    """The units on the map."""
    for number in range(setting.forces):
        force = state.forces[number]
        if force.cell != NOBODY:
            word = state_word(state, force)
            badges = [Badge(SIGNS[word], Text(f"state-{word}"))] if word in SIGNS else []
            yield Piece(
                names.unit(number),
                place(setting, force.cell),
                names.symbol(force),
                force.side,
                names.title(number),
                names.arm(force),
                names.power(force),
                badges,
            )


def marks(state: State, setting: Setting, names: Names, viewer: int) -> Iterator[Mark]:
    """Engagement zones of the others, places that decide, plans, and what the open question is about."""
    for side in range(setting.sides):
        if side != viewer:
            yield Mark(
                "zone", zone(state, setting, side), Text("mark-zone", {"side": names.side(side)}), side
            )
    for goal in setting.goal[: setting.goals]:
        if goal.kind == GoalKind.PLACE:
            yield Mark("halo", [place(setting, goal.cell)], Text("mark-goal"))
    for number in range(setting.forces):
        force = state.forces[number]
        if force.cell != NOBODY and force.order:
            yield from plan_marks(state, setting, names, number)
    question = decision(state, setting)
    if question.kind == Ask.RETREAT and state.forces[question.about].retreat_from != NOBODY:
        force = state.forces[question.about]
        why = Text("mark-retreat", {"actor": names.unit(question.about), "distance": force.retreat_needed})
        yield Mark("halo", [place(setting, force.retreat_from)], why, force.side)
    elif question.kind == Ask.ADVANCE:
        yield Mark("halo", [place(setting, question.detail)], Text("mark-vacated"), question.side)


def plan_marks(state: State, setting: Setting, names: Names, me: int) -> Iterator[Mark]:
    """The way that a unit plans to go, and the attack from its end. Once the units have moved, attacks start
    where they stand."""
    force, moved = state.forces[me], state.turn.phase != Phase.PLANNING
    steps = 0 if moved else force.route & STEPS_MASK
    way = [end_of(setting, force, force.route, step) for step in range(steps + 1)]
    if steps:
        cells = [place(setting, cell) for cell in way]
        why = Text("mark-move", {"actor": names.unit(me), "cell": names.cell(way[-1])})
        yield Mark("path", cells, why, force.side)
    if force.target != NOBODY and not force.has_fought and state.forces[force.target].cell != NOBODY:
        foe = state.forces[force.target]
        why = Text("mark-attack", {"actor": names.unit(me), "target": names.unit(force.target)})
        yield Mark("arrow", [place(setting, way[-1]), place(setting, foe.cell)], why, force.side)


def zone(state: State, setting: Setting, side: int) -> list[tuple[int, int]]:
    """The cells in the engagement zone of a side's units."""
    near = {
        cell
        for force in state.forces[: setting.forces]
        if force.side == side and force.cell != NOBODY
        for cell in setting.ground[force.cell].near[: setting.directions]
        if cell != NOBODY
    }
    return [place(setting, cell) for cell in sorted(near)]

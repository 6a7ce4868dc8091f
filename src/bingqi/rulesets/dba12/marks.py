"""Signs on the battlefield: zones of control, arcs of fire, who is in contact with whom and why that matters,
where a side may deploy, and what the open question is about."""

from __future__ import annotations

from collections.abc import Iterator

from bingqi.geometry.contact import NO_EDGE
from bingqi.geometry.rectangle import Edge
from bingqi.geometry.sector import band
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.scene import Mark, Text
from bingqi.kit.turn import Decision
from bingqi.rulesets.dba12.actions import Ask
from bingqi.rulesets.dba12.ground import body, is_in_field
from bingqi.rulesets.dba12.layout import tents
from bingqi.rulesets.dba12.names import Names, Spot, corners, spot
from bingqi.rulesets.dba12.shooting import is_shooter
from bingqi.rulesets.dba12.state import ELEMENTS, FEATURE, NOBODY, OF_A_SIDE, Phase, Setting, State
from bingqi.rulesets.dba12.touch import (
    can_support,
    directly_behind,
    edge_faced,
    first_of,
    opponent_of,
    overlaps,
)
from bingqi.rulesets.dba12.zones import zone_reach


def marks(state: State, setting: Setting, question: Decision, names: Names, viewer: int) -> Iterator[Mark]:
    """All signs, those behind everything first."""
    yield from deployment_area(state, setting, question)
    if state.turn.phase != Phase.SET_UP:
        yield from zones(state, setting, names, viewer)
    if question.kind == Ask.AIM:
        for me in range(first_of(question.side), first_of(question.side) + OF_A_SIDE):
            if is_shooter(state, setting, me):
                yield from arcs(state, setting, me, names)
    for me in range(ELEMENTS):
        if is_in_field(state.elements[me]):
            yield from contacts(state, setting, me, names)
    for me in range(ELEMENTS):
        if state.chosen >> me & 1:
            why = Text("mark-asked", {"actor": names.thing(me)})
            yield Mark("halo", [], why, question.side, [middle(state, setting, me)], "asked")


def zones(state: State, setting: Setting, names: Names, viewer: int) -> Iterator[Mark]:
    """The ground ahead of every element that an enemy may not just walk through."""
    for me in range(ELEMENTS):
        element = state.elements[me]
        if is_in_field(element):
            reach = zone_reach(state, setting, me, 0)
            if reach > TOLERANCE:
                area = band(body(setting, element), Edge.FRONT, reach, 0.0)
                style = "own-zone" if element.side == viewer else "enemy-zone"
                why = Text(f"mark-{style}", {"actor": names.thing(me)})
                yield Mark("zone", [], why, element.side, corners(area), style)


def arcs(state: State, setting: Setting, me: int, names: Names) -> Iterator[Mark]:
    """Where a shooter that has still to choose can shoot."""
    element = state.elements[me]
    troop = setting.troops[element.troop]
    for which in range(4) if troop.is_all_round else (Edge.FRONT,):
        area = band(body(setting, element), which, float(troop.reach), float(setting.rules.arc))
        why = Text("mark-arc", {"actor": names.thing(me)})
        yield Mark("zone", [], why, element.side, corners(area), "arc")


def contacts(state: State, setting: Setting, me: int, names: Names) -> Iterator[Mark]:
    """What an element in the open fights, and for one in combat who overlaps it, stands on its edges or
    supports it."""
    foe = opponent_of(state, setting, me)
    if foe == NOBODY:
        return
    if foe >= FEATURE or me < foe:
        yield arrow(state, setting, me, foe, "contact", names)
    if foe >= FEATURE:
        return
    start = first_of(1 - state.elements[me].side)
    for other in range(start, start + OF_A_SIDE):
        if other == foe or not is_in_field(state.elements[other]):
            continue
        faced = edge_faced(state, setting, other, me)
        if faced == Edge.REAR:
            yield arrow(state, setting, other, me, "rear", names)
        elif faced != NO_EDGE:
            yield arrow(state, setting, other, me, "flank", names)
        elif overlaps(state, setting, other, me):
            yield arrow(state, setting, other, me, "overlap", names)
    behind = directly_behind(state, setting, me)
    if behind != NOBODY and can_support(setting, state, behind, me):
        yield arrow(state, setting, behind, me, "rear-support", names)


def arrow(state: State, setting: Setting, one: int, other: int, style: str, names: Names) -> Mark:
    """From the middle of one thing to that of another, with what it means."""
    why = Text(f"mark-{style}", {"actor": names.thing(one), "target": names.thing(other)})
    points = [middle(state, setting, one), middle(state, setting, other)]
    return Mark("arrow", [], why, state.elements[one].side, points, style)


def middle(state: State, setting: Setting, thing: int) -> Spot:
    """The middle of an element or of a camp."""
    is_camp = thing >= FEATURE
    base = tents(state.features[thing - FEATURE]) if is_camp else body(setting, state.elements[thing])
    return spot(base.x, base.y)


def deployment_area(state: State, setting: Setting, question: Decision) -> Iterator[Mark]:
    """Where the side that is asked deploys."""
    base_edge = state.forces[question.side].base_edge if question.side >= 0 else NOBODY
    if question.kind != Ask.DEPLOY or base_edge == NOBODY:
        return
    board, deep = setting.board, setting.rules.deployment
    box = [(0, 0), (board, 0), (board, deep), (0, deep)]
    if base_edge >= 2:
        box = [(across, board - ahead) for across, ahead in box]
    area = [spot(*(place[::-1] if base_edge % 2 else place)) for place in box]
    yield Mark("zone", [], Text("mark-deploy"), question.side, area, "deploy")

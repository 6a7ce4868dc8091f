"""Signs on the battlefield: threat zones, arcs of fire, who is in contact with whom and why that matters,
where a side may deploy, and what the open question is about."""

from __future__ import annotations

from collections.abc import Iterator

from bingqi.geometry.point import Segment
from bingqi.geometry.rectangle import Edge, Rectangle, edge
from bingqi.geometry.sector import band
from bingqi.kit.scene import Mark, Text
from bingqi.kit.turn import Decision
from bingqi.rulesets.dba3.actions import Ask
from bingqi.rulesets.dba3.factors import supports_at_side
from bingqi.rulesets.dba3.ground import body, is_in_field, kind_of
from bingqi.rulesets.dba3.names import Names, Spot, corners, spot
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    FEATURE,
    FEATURES,
    NOBODY,
    OTHER_GROUND,
    Hold,
    Kind,
    Phase,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba3.touch import (
    enemy_on,
    is_in_close_combat,
    neighbour,
    opponent_of,
    overlapper,
    rear_supporter,
    walls,
)
from bingqi.rulesets.dba3.zones import stronghold_threatens

SIDE_EDGES = ((False, Edge.LEFT), (True, Edge.RIGHT))


def marks(state: State, setting: Setting, question: Decision, names: Names, viewer: int) -> Iterator[Mark]:
    """All signs, those behind everything first."""
    yield from deployment_area(state, setting, question)
    yield from quarter_area(state, setting, question)
    if state.turn.phase != Phase.SET_UP:
        yield from threat_zones(state, setting, names, viewer)
    yield from gates(state, names)
    if question.kind == Ask.AIM:
        yield from arcs(state, setting, question.about, names)
    for me in range(ELEMENTS):
        if is_in_field(state.elements[me]):
            yield from contacts(state, setting, me, names)
    yield from halo(state, setting, question, names)


def threat_zones(state: State, setting: Setting, names: Names, viewer: int) -> Iterator[Mark]:
    """The ground before every front edge that an enemy may not just walk through; of war wagons and
    strongholds on all sides."""
    for me in range(ELEMENTS):
        element = state.elements[me]
        if is_in_field(element) and not is_in_close_combat(state, setting, me):
            is_wagon = kind_of(setting, element) == Kind.WWG
            base = body(setting, element)
            for which in range(4) if is_wagon else (Edge.FRONT,):
                yield zone(setting, base, which, me, element.side, names, viewer)
    for number in range(OTHER_GROUND):
        for side in range(2):
            if stronghold_threatens(state, setting, number, 1 - side):
                stronghold = walls(state.features[number])
                for which in range(4):
                    yield zone(setting, stronghold, which, FEATURE + number, side, names, viewer)


def zone(
    setting: Setting, base: Rectangle, which: int, thing: int, side: int, names: Names, viewer: int
) -> Mark:
    """The threat zone before one edge."""
    area = band(base, which, float(setting.rules.zone), 0.0)
    style = "own-zone" if side == viewer else "enemy-zone"
    why = Text(f"mark-{style}", {"actor": names.thing(thing)})
    return Mark("zone", [], why, side, corners(area), style)


def gates(state: State, names: Names) -> Iterator[Mark]:
    """The edges of cities and forts that have a gate."""
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.count and feature.width and feature.hold != Hold.GONE:
            for which in range(4):
                if feature.gates >> which & 1 and feature.gates != EVERY_EDGE:
                    why = Text("mark-gate", {"place": names.feature(number)})
                    line = ends(edge(walls(feature), which))
                    yield Mark("path", [], why, feature.owner, line, "gate")


EVERY_EDGE = 15
"""A camp is open on all sides, so that gates are not worth showing."""


def arcs(state: State, setting: Setting, me: int, names: Names) -> Iterator[Mark]:
    """Where the shooter that is asked can shoot."""
    element = state.elements[me]
    reach, wider = float(setting.troops[element.troop].reach), float(setting.rules.arc)
    base = walls(state.features[element.inside - 1]) if element.inside else body(setting, element)
    is_round = element.inside > 0 or kind_of(setting, element) == Kind.WWG
    for which in range(4) if is_round else (Edge.FRONT,):
        why = Text("mark-arc", {"actor": names.thing(me)})
        yield Mark("zone", [], why, element.side, corners(band(base, which, reach, wider)), "arc")


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
    for is_right, which in SIDE_EDGES:
        taken = enemy_on(state, setting, me, which)
        is_loose = kind_of(setting, state.elements[me]) in (Kind.PS, Kind.SCH)
        over = overlapper(state, setting, me, is_right, is_loose)
        if taken != NOBODY:
            yield arrow(state, setting, taken, me, "flank", names)
        elif over != NOBODY:
            yield arrow(state, setting, over, me, "overlap", names)
        beside = neighbour(state, setting, me, is_right)
        if beside != NOBODY and is_supported_by(state, setting, me, beside):
            yield arrow(state, setting, beside, me, "side-support", names)
    taken = enemy_on(state, setting, me, Edge.REAR)
    if taken != NOBODY:
        yield arrow(state, setting, taken, me, "rear", names)
    behind = rear_supporter(state, setting, me)
    if behind != NOBODY:
        yield arrow(state, setting, behind, me, "rear-support", names)


def is_supported_by(state: State, setting: Setting, me: int, beside: int) -> bool:
    """Whether a neighbour supports an element at its side."""
    troop = setting.troops[state.elements[me].troop]
    if not troop.is_solid or troop.kind not in (Kind.SP, Kind.BW):
        return False
    return supports_at_side(state, setting, beside, troop.kind == Kind.SP)


def arrow(state: State, setting: Setting, one: int, other: int, style: str, names: Names) -> Mark:
    """From the middle of one thing to that of another, with what it means."""
    why = Text(f"mark-{style}", {"actor": names.thing(one), "target": names.thing(other)})
    points = [middle(state, setting, one), middle(state, setting, other)]
    return Mark("arrow", [], why, state.elements[one].side, points, style)


def middle(state: State, setting: Setting, thing: int) -> Spot:
    """The middle of an element or of a stronghold."""
    is_feature = thing >= FEATURE
    base = walls(state.features[thing - FEATURE]) if is_feature else body(setting, state.elements[thing])
    return spot(base.x, base.y)


def ends(line: Segment) -> list[Spot]:
    """The ends of a segment."""
    return [spot(line.x, line.y), spot(line.to_x, line.to_y)]


def deployment_area(state: State, setting: Setting, question: Decision) -> Iterator[Mark]:
    """Where the side that is asked deploys; light troops may stand nearer to the side edges."""
    base_edge = state.forces[question.side].base_edge if question.side >= 0 else NOBODY
    if question.kind != Ask.DEPLOY or base_edge == NOBODY:
        return
    board, rules = setting.board, setting.rules
    for margin, style in ((rules.from_side_light, "deploy-light"), (rules.from_side, "deploy")):
        deep = board // 2 - rules.from_centre
        area = seen_from(base_edge, board, (margin, 0), (board - margin, deep))
        yield Mark("zone", [], Text(f"mark-{style}"), question.side, area, style)


def quarter_area(state: State, setting: Setting, question: Decision) -> Iterator[Mark]:
    """The quarter that the chosen ground goes into, where it goes into one."""
    if question.kind == Ask.GROUND and state.chosen_ground and 1 <= state.quarter <= len(QUARTERS):
        half = setting.board // 2
        across, ahead = QUARTERS[state.quarter - 1]
        left, low = across * half, ahead * half
        area = seen_from(0, setting.board, (left, low), (left + half, low + half))
        yield Mark("zone", [], Text("mark-quarter", {"quarter": state.quarter}), -1, area, "quarter")


QUARTERS = ((0, 1), (1, 1), (1, 0), (0, 0))
"""From the far left clockwise; halves of the board to the right and ahead."""


def seen_from(base_edge: int, board: int, near: Spot, far: Spot) -> list[Spot]:
    """A rectangle of the board, given across and ahead as its base edge has them, in grains."""
    (left, low), (right, high) = near, far
    box = [(left, low), (right, low), (right, high), (left, high)]
    if base_edge >= 2:
        box = [(across, board - ahead) for across, ahead in box]
    return [spot(*(place[::-1] if base_edge % 2 else place)) for place in box]


def halo(state: State, setting: Setting, question: Decision, names: Names) -> Iterator[Mark]:
    """What the open question is about."""
    things = [number for number in range(ELEMENTS) if state.chosen >> number & 1]
    if question.kind == Ask.OCCUPY:
        things = [FEATURE + question.about]
    elif question.about != NOBODY and state.elements[question.about].status == Status.FIELD:
        things = [question.about]
    for thing in things:
        why = Text("mark-asked", {"actor": names.thing(thing)})
        yield Mark("halo", [], why, question.side, [middle(state, setting, thing)], "asked")

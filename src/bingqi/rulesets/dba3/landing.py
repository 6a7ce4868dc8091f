"""Landing from the water: in a side's first bound, those that it has kept back come ashore as one group."""

from __future__ import annotations

from bingqi.geometry.polygon import distance_to
from bingqi.geometry.pose import Pose, shifted
from bingqi.geometry.rectangle import overlap
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.ground import (
    body,
    body_at,
    cover_by,
    going_for,
    is_in_field,
    is_on_board,
    kind_of,
    outline_of,
)
from bingqi.rulesets.dba3.groups import count_of, leader_of
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    FEATURES,
    NOBODY,
    OF_A_SIDE,
    WIDTH,
    Going,
    Ground,
    Kind,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba3.touch import first_of
from bingqi.rulesets.dba3.zones import zones_at

FORMATIONS = 3
"""A line to the right of the leader, one to its left, a column behind it; the first that fits is taken."""


@rule("DBA3 P34")
def why_not_land(state: State, setting: Setting, group: int, goal: Pose) -> int:
    """LEGAL, or what forbids a group at sea to land with its leader at a goal."""
    side = 0 + state.elements[leader_of(group)].side
    why = why_not_set_sail(state, setting, group, side)
    if why != Cause.LEGAL:
        return why
    why = 0 + Cause.LANDING_OFF_SHORE
    for formation in range(FORMATIONS):
        found = why_not_ashore(state, setting, group, goal, formation)
        if found == Cause.LEGAL:
            return found
        if formation == 0:
            why = found
    return why


@rule("DBA3 P34")
def why_not_set_sail(state: State, setting: Setting, group: int, side: int) -> int:
    """LEGAL, or why these elements do not land anywhere."""
    if state.forces[side].bounds > 1:
        return Cause.LANDING_TOO_LATE
    if waterway_of(state) == NOBODY:
        return Cause.LANDING_WITHOUT_WATER
    if count_of(group) > setting.rules.landing_most:
        return Cause.LANDING_TOO_MANY
    for me in range(first_of(side), first_of(side) + OF_A_SIDE):
        if group >> me & 1:
            kind = kind_of(setting, state.elements[me])
            if kind == Kind.EL or kind == Kind.ART or kind == Kind.WWG:
                return Cause.LANDING_TOO_HEAVY
        elif state.elements[me].status == Status.AT_SEA:
            return Cause.LANDING_NOT_ONE_GROUP
    return Cause.LEGAL


@rule("DBA3 P34")
def waterway_of(state: State) -> int:
    """The waterway of the battlefield; NOBODY."""
    for number in range(FEATURES):
        if state.features[number].ground == Ground.WATERWAY:
            return number
    return NOBODY


@rule("DBA3 P34")
def formation_of(state: State, setting: Setting, group: int, goal: Pose) -> int:
    """The first of the FORMATIONS in which a group can land."""
    for formation in range(FORMATIONS):
        if why_not_ashore(state, setting, group, goal, formation) == Cause.LEGAL:
            return formation
    return 0


@rule("DBA3 P34")
def why_not_ashore(state: State, setting: Setting, group: int, goal: Pose, formation: int) -> int:
    """LEGAL, or why a group may not stand on the shore in a formation: all on free ground that they may
    enter, out of threat zones, and one of them touching the waterway."""
    water = outline_of(state.features[waterway_of(state)])
    touches = False
    for me in range(ELEMENTS):
        if group >> me & 1:
            place = place_ashore(state, setting, group, me, goal, formation)
            why = why_not_stand(state, setting, me, place)
            if why != Cause.LEGAL:
                return why
            if zones_at(state, setting, me, place):
                return Cause.ZONE_ENTERED
            base = body_at(setting, 0 + state.elements[me].troop, place)
            if distance_to(water, base) <= TOLERANCE:
                touches = True
    return Cause.LEGAL if touches else Cause.LANDING_OFF_SHORE


@rule("DBA3 P34")
def place_ashore(state: State, setting: Setting, group: int, me: int, goal: Pose, formation: int) -> Pose:
    """Where one of a landing group stands: the leader at the goal, the others in the order of their
    numbers."""
    before, depth = 0, 0
    for other in range(me):
        if group >> other & 1:
            before += 1
            depth += setting.troops[state.elements[other].troop].depth
    if formation == 2:
        return shifted(goal, -1.0 * depth, 0.0)
    return shifted(goal, 0.0, 1.0 * before * (WIDTH if formation == 0 else -WIDTH))


@rule("DBA3 P24", "DBA3 P34")
def why_not_stand(state: State, setting: Setting, me: int, place: Pose) -> int:
    """LEGAL, or why an element may not stand at a place."""
    troop = 0 + state.elements[me].troop
    base = body_at(setting, troop, place)
    if not is_on_board(setting, base):
        return Cause.OFF_BOARD
    for who in range(ELEMENTS):
        if is_in_field(state.elements[who]) and overlap(base, body(setting, state.elements[who])):
            is_friend = state.elements[who].side == state.elements[me].side
            return Cause.ON_FRIEND if is_friend else Cause.ON_ENEMY
    for number in range(FEATURES):
        if cover_by(state.features[number], base):
            going = going_for(state, setting, troop, number)
            if setting.grounds[state.features[number].ground].is_stronghold:
                return Cause.STRONGHOLD_IN_THE_WAY
            if going == Going.IMPASSABLE:
                return Cause.LANDING_OFF_SHORE
            if going == Going.BAD and setting.troops[troop].bad < 0:
                return Cause.NO_WHEELS_IN_BAD_GOING
    return Cause.LEGAL

"""The computer's arrangement of a side's set-up: terrain, edges, camp and line, by a number that makes each
one different."""

from __future__ import annotations

from bingqi.geometry.pose import Pose, pose_at
from bingqi.kit.dice import scramble, spread
from bingqi.kit.log import Log
from bingqi.kit.rule import rule
from bingqi.rulesets.dba12.camps import (
    camp_place,
    deploy,
    from_edge,
    pitch_camp,
    why_not_camp,
    why_not_deployed,
)
from bingqi.rulesets.dba12.causes import Cause
from bingqi.rulesets.dba12.ground import kind_of
from bingqi.rulesets.dba12.state import (
    NOBODY,
    OF_A_SIDE,
    PACE,
    WIDTH,
    Kind,
    Setting,
    Stage,
    State,
    Status,
)
from bingqi.rulesets.dba12.terrain import (
    EDGES,
    number_edges,
    place_ground,
    throw_for_edge,
    why_not_enough_ground,
    why_not_ground,
)

TRIES = 200
PLACES_IN_LINE = 15


@rule("DBA12 Q6.choice", "DBA12 Q6.edges", "DBA12 Q6.camps", "DBA12 Q6.deployment")
def arrange(state: State, setting: Setting, side: int, log: Log) -> None:
    """Do what the open stage of the set-up wants of a side."""
    number = 0 + state.forces[side].is_quick
    if state.stage == Stage.GROUND:
        arrange_ground(state, setting, number, log)
    elif state.stage == Stage.EDGES:
        number_edges(state, spread(scramble(number, 1, 0), EDGES), log)
    elif state.stage == Stage.NUMBERS:
        five = spread(scramble(number, 2, 0), EDGES)
        throw_for_edge(state, five, (five + 1) % EDGES, log)
    elif state.stage == Stage.FIRST_CAMP or state.stage == Stage.SECOND_CAMP:
        arrange_camp(state, setting, side, number, log)
    else:
        arrange_line(state, setting, side, number, log)


@rule("DBA12 Q6.choice", "DBA12 Q6.limits")
def arrange_ground(state: State, setting: Setting, number: int, log: Log) -> None:
    """Place pieces of terrain at random places until there are enough, and some more."""
    rules = setting.rules
    wanted = rules.pieces_least + spread(scramble(number, 3, 0), rules.pieces_most - rules.pieces_least + 1)
    for attempt in range(TRIES):
        if state.pieces >= wanted and why_not_enough_ground(state, setting) == Cause.LEGAL:
            return
        which = spread(scramble(number, 4, attempt), 0 + setting.outline_count)
        is_linear = setting.grounds[setting.outlines[which].ground].is_linear == 1
        half = setting.board // 2
        x = spread(scramble(number, 5, attempt), setting.board // (20 * PACE)) * 20 * PACE
        y = spread(scramble(number, 6, attempt), setting.board // (20 * PACE)) * 20 * PACE
        turn = spread(scramble(number, 7, attempt), 24) * 150
        pose = pose_at(x, y, turn)
        if is_linear:
            pose = Pose(x, half, 0) if turn < 1800 else Pose(half, y, 900)
        if why_not_ground(state, setting, which, pose) == Cause.LEGAL:
            place_ground(state, setting, which, pose, log)


@rule("DBA12 Q6.camps")
def arrange_camp(state: State, setting: Setting, side: int, number: int, log: Log) -> None:
    """Pitch the camp behind the middle of the line, or at the nearest place where it can stand; none where
    there is no such place."""
    edge = 0 + state.forces[side].base_edge
    middle = setting.board // 2 + (spread(scramble(number, 8, 0), 5) - 2) * 200 * PACE
    for step in range(40):
        off = (step + 1) // 2 * 60 * PACE
        pose = camp_place(setting, edge, middle + off if step % 2 else middle - off)
        if why_not_camp(state, setting, side, pose) == Cause.LEGAL:
            pitch_camp(state, setting, side, pose, log)
            return


@rule("DBA12 Q6.deployment")
def arrange_line(state: State, setting: Setting, side: int, number: int, log: Log) -> None:
    """A line as far forward as it may stand: heavy foot in the middle, pikes, spears and warband two deep,
    mounted on the wings, light troops outside them."""
    edge = 0 + state.forces[side].base_edge
    middle = setting.board // 2 + (spread(scramble(number, 9, 0), 3) - 1) * 160 * PACE
    for rank in range(4):
        for me in range(side * OF_A_SIDE, side * OF_A_SIDE + OF_A_SIDE):
            element = state.elements[me]
            if element.status == Status.WAITING and rank_of(kind_of(setting, element)) == rank:
                deploy(state, setting, me, line_place(state, setting, me, edge, middle), log)


@rule("DBA12 Q6.deployment")
def rank_of(kind: int) -> int:
    """In which order troops take their places, from the middle outwards."""
    if kind == Kind.PK or kind == Kind.SP or kind == Kind.BD or kind == Kind.WB:
        return 0
    if kind == Kind.EL or kind == Kind.BW or kind == Kind.ART or kind == Kind.WWG or kind == Kind.AX:
        return 1
    return 3 if kind == Kind.PS or kind == Kind.LH else 2


@rule("DBA12 Q6.deployment")
def line_place(state: State, setting: Setting, me: int, edge: int, middle: int) -> Pose:
    """The first place for an element from the middle of the line outwards, behind a friend of its kind first
    where it supports it."""
    front = setting.rules.deployment
    kind = kind_of(setting, state.elements[me])
    two_deep = kind == Kind.PK or kind == Kind.WB
    if two_deep and count_before(state, setting, me) % 2 == 1:
        for step in range(PLACES_IN_LINE):
            along = middle + (step + 1) // 2 * WIDTH * (1 if step % 2 else -1)
            place = from_edge(setting, edge, along, front - setting.troops[state.elements[me].troop].depth)
            if why_not_deployed(state, setting, me, place) == Cause.LEGAL:
                return place
    for row in range(20):
        for step in range(PLACES_IN_LINE):
            along = middle + (step + 1) // 2 * WIDTH * (1 if step % 2 else -1)
            place = from_edge(setting, edge, along, front - row * 20 * PACE)
            if why_not_deployed(state, setting, me, place) == Cause.LEGAL:
                return place
    for row in range(60):
        for step in range(120):
            place = from_edge(setting, edge, step * 20 * PACE, front - row * 10 * PACE)
            if why_not_deployed(state, setting, me, place) == Cause.LEGAL:
                return place
    return from_edge(setting, edge, NOBODY, NOBODY)


@rule("DBA12 Q6.deployment")
def count_before(state: State, setting: Setting, me: int) -> int:
    """How many elements of the same type of its side have lower numbers."""
    found = 0
    for who in range(me // OF_A_SIDE * OF_A_SIDE, me):
        if state.elements[who].troop == state.elements[me].troop:
            found += 1
    return found

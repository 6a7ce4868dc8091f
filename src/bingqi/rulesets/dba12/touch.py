"""Who touches whom: frontal contact, contact on flanks and rear, overlaps, supports, camps. Queries only."""

from __future__ import annotations

from bingqi.geometry.contact import (
    NO_EDGE,
    common_length,
    do_corners_meet,
    do_edges_coincide,
    lined_up_on,
)
from bingqi.geometry.rectangle import Corner, Edge, Rectangle
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.rule import rule
from bingqi.rulesets.dba12.ground import body, is_in_field, is_same_way, kind_of
from bingqi.rulesets.dba12.layout import tents
from bingqi.rulesets.dba12.state import (
    ELEMENTS,
    FEATURE,
    NOBODY,
    OF_A_SIDE,
    SIDES,
    WIDTH,
    Ground,
    Kind,
    Setting,
    State,
    Status,
)

NEAR = 3 * WIDTH
"""Bases whose fronts are farther apart than this along an axis do not touch."""


@rule()
def are_near(state: State, one: int, other: int) -> bool:
    """Whether two elements are so near that they may touch; cheap."""
    me, it = state.elements[one], state.elements[other]
    return abs(me.x - it.x) < NEAR and abs(me.y - it.y) < NEAR


@rule()
def first_of(side: int) -> int:
    """The number of a side's first element."""
    return side * OF_A_SIDE


@rule("DBA12 O5", "DBA12 O6", "DBA12 O7", "DBA12 O8", "DBA12 Q10")
def edge_faced(state: State, setting: Setting, me: int, other: int) -> int:
    """The edge of *other* on which the front edge of *me* is lined up; NO_EDGE."""
    mine, its = state.elements[me], state.elements[other]
    reach = WIDTH + setting.troops[its.troop].depth  # the front's middle lies on the other base's border
    if abs(mine.x - its.x) > reach or abs(mine.y - its.y) > reach:
        return NO_EDGE
    return lined_up_on(body(setting, mine), body(setting, its))


@rule("DBA12 O1", "DBA12 O5", "DBA12 O9")
def front_foe(state: State, setting: Setting, me: int) -> int:
    """The enemy element with which an element is in frontal contact; NOBODY."""
    element = state.elements[me]
    if not is_in_field(element):
        return NOBODY
    start = first_of(1 - element.side)
    for foe in range(start, start + OF_A_SIDE):
        other = state.elements[foe]
        if abs(other.x - element.x) > TOLERANCE or abs(other.y - element.y) > TOLERANCE:
            continue
        if is_in_field(other) and edge_faced(state, setting, me, foe) == Edge.FRONT:
            return foe
    return NOBODY


@rule("DBA12 O3", "DBA12 O4", "DBA12 O31")
def enemy_on(state: State, setting: Setting, me: int, which: int) -> int:
    """The enemy whose front edge is lined up on an edge of an element; NOBODY."""
    start = first_of(1 - state.elements[me].side)
    for foe in range(start, start + OF_A_SIDE):
        if is_in_field(state.elements[foe]) and edge_faced(state, setting, foe, me) == which:
            return foe
    return NOBODY


@rule("DBA12 O4")
def is_taken_in_flank(state: State, setting: Setting, me: int) -> bool:
    """Whether an enemy front edge is on a flank or the rear of an element."""
    start = first_of(1 - state.elements[me].side)
    for foe in range(start, start + OF_A_SIDE):
        if is_in_field(state.elements[foe]) and are_near(state, me, foe):
            faced = edge_faced(state, setting, foe, me)
            if faced != NO_EDGE and faced != Edge.FRONT:
                return True
    return False


@rule("DBA12 O10", "DBA12 O11", "DBA12 O12", "DBA12 Q12")
def overlaps(state: State, setting: Setting, foe: int, me: int) -> bool:
    """Whether an enemy overlaps an element that is in frontal combat: front corner on front corner of the
    same hand with no enemy on its own front, or side edge along side edge."""
    if not is_in_field(state.elements[foe]) or not are_near(state, me, foe):
        return False
    base, other = body(setting, state.elements[me]), body(setting, state.elements[foe])
    if lined_up_on(other, base) != NO_EDGE or lined_up_on(base, other) != NO_EDGE:
        return False
    if are_beside(base, other):
        return True
    meets = do_corners_meet(base, Corner.FRONT_RIGHT, other, Corner.FRONT_RIGHT) or do_corners_meet(
        base, Corner.FRONT_LEFT, other, Corner.FRONT_LEFT
    )
    return meets and front_foe(state, setting, foe) == NOBODY


@rule("DBA12 Q12")
def are_beside(one: Rectangle, other: Rectangle) -> bool:
    """Whether some of a side edge of one base lies on a side edge of another."""
    for which in (Edge.RIGHT, Edge.LEFT):
        for other_which in (Edge.RIGHT, Edge.LEFT):
            if common_length(one, which, other, other_which) > 0.0:
                return True
    return False


@rule("DBA12 Q20")
def directly_behind(state: State, setting: Setting, me: int) -> int:
    """The friend lined up directly behind an element, touching it and looking the same way; NOBODY."""
    element = state.elements[me]
    base = body(setting, element)
    start = first_of(element.side)
    for who in range(start, start + OF_A_SIDE):
        friend = state.elements[who]
        if who == me or not is_in_field(friend) or not is_same_way(element.bearing, friend.bearing):
            continue
        if are_near(state, me, who) and do_edges_coincide(base, Edge.REAR, body(setting, friend), Edge.FRONT):
            return who
    return NOBODY


@rule("DBA12 Q20")
def directly_before(state: State, setting: Setting, me: int) -> int:
    """The friend directly behind whom an element stands; NOBODY."""
    start = first_of(state.elements[me].side)
    for who in range(start, start + OF_A_SIDE):
        is_here = who != me and is_in_field(state.elements[who]) and are_near(state, me, who)
        if is_here and directly_behind(state, setting, who) == me:
            return who
    return NOBODY


@rule("DBA12 O36", "DBA12 O37", "DBA12 O38", "DBA12 O39")
def can_support(setting: Setting, state: State, behind: int, before: int) -> bool:
    """Whether the troops of one are of a kind that supports those of the other."""
    kind, front = kind_of(setting, state.elements[behind]), kind_of(setting, state.elements[before])
    if kind == Kind.PS:
        return front == Kind.SP or front == Kind.BD or front == Kind.AX
    return kind == front and (kind == Kind.PK or kind == Kind.SP or kind == Kind.WB)


@rule("DBA12 Q11")
def gives_support(state: State, setting: Setting, me: int) -> bool:
    """Whether an element stands in support of a friend that is in frontal contact."""
    before = directly_before(state, setting, me)
    if before == NOBODY or not can_support(setting, state, me, before):
        return False
    return front_foe(state, setting, before) != NOBODY


@rule("DBA12 Q13", "DBA12 Q13.holding")
def holder_in(state: State, camp: int) -> int:
    """The element inside a camp; NOBODY."""
    for who in range(ELEMENTS):
        element = state.elements[who]
        if element.status == Status.FIELD and element.inside == camp + 1:
            return who
    return NOBODY


@rule("DBA12 Q13", "DBA12 Q13.contact")
def camp_faced(state: State, setting: Setting, me: int) -> int:
    """The camp held by an enemy element on one of whose edges the whole front edge of an element lies, as
    FEATURE + its number; NOBODY."""
    element = state.elements[me]
    if not is_in_field(element):
        return NOBODY
    for camp in range(SIDES):
        if state.features[camp].ground != Ground.CAMP:
            continue
        inside = holder_in(state, camp)
        if (
            inside != NOBODY
            and state.elements[inside].side != element.side
            and length_on_camp(body(setting, element), tents(state.features[camp])) >= WIDTH - TOLERANCE
        ):
            return FEATURE + camp
    return NOBODY


@rule("DBA12 Q13.contact")
def length_on_camp(base: Rectangle, camp: Rectangle) -> float:
    """How much of the front edge of a base lies on an edge of a camp."""
    longest = 0.0
    for which in range(4):
        found = common_length(base, Edge.FRONT, camp, which)
        longest = found if found > longest else longest
    return longest


@rule("DBA12 O1", "DBA12 O16")
def opponent_of(state: State, setting: Setting, me: int) -> int:
    """What an element in the open fights: the enemy on its front, or FEATURE + the camp that it attacks;
    NOBODY."""
    foe = front_foe(state, setting, me)
    return foe if foe != NOBODY else camp_faced(state, setting, me)

"""Whether and how a single element or a group gets into contact: who may, from where, and who fits to whom.
Queries only."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from bingqi.geometry.contact import do_edges_touch
from bingqi.geometry.point import Point
from bingqi.geometry.pose import Pose, facing, shift_between, shifted
from bingqi.geometry.rectangle import (
    Edge,
    overlap,
)
from bingqi.geometry.sweep import slide_reach
from bingqi.geometry.tolerance import TOLERANCE, whole
from bingqi.kit.bits import lowest
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.ground import (
    body,
    body_at,
    is_in_field,
    is_wholly_in_rough_or_bad,
    pose_of,
)
from bingqi.rulesets.dba3.groups import are_joined, is_single, leader_of, place_with
from bingqi.rulesets.dba3.leash import why_not_stray
from bingqi.rulesets.dba3.lineup import (
    contact_pose,
    obstruction,
    pose_to_face,
)
from bingqi.rulesets.dba3.may_contact import is_frontal, why_not_all_touch, why_not_meet
from bingqi.rulesets.dba3.obstacles import fixed_stop, touch_reach
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    FEATURE,
    NOBODY,
    OF_A_SIDE,
    WIDTH,
    Setting,
    State,
)
from bingqi.rulesets.dba3.touch import (
    first_of,
    front_foe,
)
from bingqi.rulesets.dba3.way import way_of

ALMOST_A_WIDTH = WIDTH - 4.0 * TOLERANCE
"""So far aside, two front edges still touch in more than a corner."""


class Manner(IntEnum):
    """Who fits to whom."""

    MOVER_CONFORMS = 0
    SINGLE_CONFORMS = 1
    """The contacted single element conforms to the group."""
    OBSTRUCTED = 2
    """They cannot line up; the contacted side chooses."""


class Approach(NamedTuple):
    """How a contact is made: why not, where the leader of the group ends, a Manner, the member that the enemy
    fights, and the slide and the length of the move in grains."""

    why: int
    x: int
    y: int
    bearing: int
    manner: int
    partner: int
    slide: int
    length: int


@rule("DBA3 D187")
def approach(state: State, setting: Setting, group: int, member: int, thing: int, amount: int) -> Approach:
    """How *member*, with the others of its group, gets into contact with an edge or a corner of an enemy
    element or with an edge of a stronghold."""
    found = way_to_meet(state, setting, group, member, thing, amount)
    if found.why != Cause.LEGAL:
        return found
    goal = Pose(found.x, found.y, found.bearing)
    why = why_not_stray(state, setting, group, leader_of(group), goal)
    return found if why == Cause.LEGAL else refused(why)


@rule("DBA3 D5", "DBA3 D11", "DBA3 D12", "DBA3 D15", "DBA3 D16", "DBA3 D17", "DBA3 D18", "DBA3 D19")
def way_to_meet(state: State, setting: Setting, group: int, member: int, thing: int, amount: int) -> Approach:
    """The same wherever it leads."""
    why = why_not_meet(state, setting, member, thing, amount)
    if why != Cause.LEGAL:
        return refused(why)
    goal = contact_pose(state, setting, member, thing, amount)
    if thing >= FEATURE or not is_frontal(state, setting, thing, amount):
        return fitted(state, setting, group, member, goal, thing, False)
    if not is_single(group) and conforms_to_groups(state, setting, thing):
        found = straight_at(state, setting, group, thing, amount)
        fit = found
        if found.why != Cause.LEGAL or found.manner != Manner.SINGLE_CONFORMS:
            fit = fitted(state, setting, group, member, goal, thing, False)
        return fit if fit.why == Cause.LEGAL else found
    found = fitted(state, setting, group, member, goal, thing, True)
    if Cause.BLOCKED_BY_ELEMENT <= found.why <= Cause.BLOCKED_BY_EDGE:
        return stepped_aside(state, setting, group, member, goal, thing, 0 + found.why)
    return found


@rule()
def refused(why: int) -> Approach:
    """No approach, and why."""
    return Approach(0 + why, 0, 0, 0, 0, NOBODY, 0, 0)


@rule("DBA3 D17", "DBA3 D18")
def conforms_to_groups(state: State, setting: Setting, me: int) -> bool:
    """Whether an element that a group contacts is the one to conform: it belongs to no group, fights nobody
    and is not held by the going."""
    if is_wholly_in_rough_or_bad(state, setting, me) or front_foe(state, setting, me) != NOBODY:
        return False
    return not is_of_a_group(state, setting, me)


@rule("DBA3 D16", "DBA3 D17", "DBA3 P36")
def is_of_a_group(state: State, setting: Setting, me: int) -> bool:
    """Whether a friend stands in edge and corner contact with an element and looks the same way."""
    start = first_of(0 + state.elements[me].side)
    for who in range(start, start + OF_A_SIDE):
        if who != me and is_in_field(state.elements[who]) and are_joined(state, setting, me, who):
            return True
    return False


@rule("DBA3 D5", "DBA3 D5.group", "DBA3 D13", "DBA3 D14", "DBA3 D31")
def fitted(
    state: State, setting: Setting, group: int, member: int, goal: Pose, thing: int, slides: bool
) -> Approach:
    """The approach by which a member gets to a pose, the others keeping their places."""
    leader = leader_of(group)
    to = place_with(state, member, leader, goal)
    why = group_obstruction(state, setting, group, leader, to)
    if why == Cause.LEGAL:
        why = why_not_all_touch(state, setting, group, leader, to)
    if why != Cause.LEGAL:
        return refused(why)
    way = way_of(state, setting, group, leader, to, slides)
    return Approach(
        0 + way.why,
        to.x,
        to.y,
        to.bearing,
        0 + Manner.MOVER_CONFORMS,
        member,
        whole(way.slide),
        whole(way.length),
    )


@rule("DBA3 D11", "DBA3 D19")
def group_obstruction(state: State, setting: Setting, group: int, leader: int, to: Pose) -> int:
    """LEGAL, or what keeps one of a group from standing where it would with the leader at a pose."""
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        why = obstruction(state, setting, me, place_with(state, leader, me, to), group)
        if why != Cause.LEGAL:
            return why
    return Cause.LEGAL


@rule("DBA3 D12", "DBA3 D17", "DBA3 D20")
def straight_at(state: State, setting: Setting, group: int, foe: int, amount: int) -> Approach:
    """The approach of a group straight ahead until it touches that edge of a single element, which then
    conforms to the nearest of the group."""
    leader = leader_of(group)
    start = pose_of(state.elements[leader])
    target = body(setting, state.elements[foe])
    limit = 6.0 * WIDTH
    reach = limit
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        reach = slide_reach(body(setting, state.elements[me]), facing(start.bearing), reach, target)
    if reach >= limit:
        return refused(Cause.NOT_CONFORMED)
    to = shifted(start, reach, 0.0)
    partner = partner_of(state, setting, group, leader, to, foe, amount)
    if partner < 0:
        return refused(Cause.NOT_CONFORMED)
    why = why_not_all_touch(state, setting, group, leader, to)
    if why != Cause.LEGAL:
        return refused(why)
    way = way_of(state, setting, group, leader, to, False)
    manner = 0 + Manner.SINGLE_CONFORMS
    if partner >= ELEMENTS:
        partner, manner = partner - ELEMENTS, 0 + Manner.OBSTRUCTED
    return Approach(0 + way.why, to.x, to.y, to.bearing, manner, partner, 0, whole(way.length))


@rule("DBA3 D12", "DBA3 D17", "DBA3 D19")
def partner_of(
    state: State, setting: Setting, group: int, leader: int, to: Pose, foe: int, amount: int
) -> int:
    """Whom of a group, its leader at a pose, a touched single element lines up with by the smallest movement;
    ELEMENTS + the first that touches it if there is no room for that; NOBODY if none touches that edge."""
    target = body(setting, state.elements[foe])
    here = pose_of(state.elements[foe])
    found, nearest = NOBODY, 0.0
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        at = place_with(state, leader, me, to)
        base = body_at(setting, 0 + state.elements[me].troop, at)
        if not do_edges_touch(base, Edge.FRONT, target, amount):
            continue
        pose = pose_to_face(state, setting, foe, at, amount)
        if not has_room(state, setting, foe, pose, group, leader, to):
            found = me + ELEMENTS if found == NOBODY else found
            continue
        away = (0.0 + pose.x - here.x) ** 2 + (0.0 + pose.y - here.y) ** 2
        if found < 0 or found >= ELEMENTS or away < nearest:
            found, nearest = me, away
    return found


@rule("DBA3 D17", "DBA3 D19")
def has_room(state: State, setting: Setting, foe: int, pose: Pose, group: int, leader: int, to: Pose) -> bool:
    """Whether a contacted element can stand at a pose when a group has come, its leader to another."""
    if obstruction(state, setting, foe, pose, group) != Cause.LEGAL:
        return False
    base = body_at(setting, 0 + state.elements[foe].troop, pose)
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        at = place_with(state, leader, me, to)
        if overlap(base, body_at(setting, 0 + state.elements[me].troop, at)):
            return False
    return True


@rule("DBA3 D19")
def stepped_aside(
    state: State, setting: Setting, group: int, member: int, goal: Pose, foe: int, why: int
) -> Approach:
    """The approach front on front, as far to one side of the place of lining up as something there obstructs
    it; none if the enemy fights already, or where no more than a corner would touch."""
    if front_foe(state, setting, foe) != NOBODY:
        return refused(why)
    leader = leader_of(group)
    best = refused(why)
    least = 1.0 * WIDTH
    for sign in (-1.0, 1.0):
        far = sign * ALMOST_A_WIDTH
        outer = place_with(state, member, leader, shifted(goal, 0.0, far))
        if group_obstruction(state, setting, group, leader, outer) != Cause.LEGAL:
            continue
        reach = room_towards(state, setting, group, leader, outer, -sign)
        if ALMOST_A_WIDTH - reach >= least:
            continue
        to = shifted(outer, 0.0, -sign * reach)
        way = way_of(state, setting, group, leader, to, True)
        if way.why == Cause.LEGAL and why_not_all_touch(state, setting, group, leader, to) == Cause.LEGAL:
            least = ALMOST_A_WIDTH - reach
            best = Approach(
                0 + way.why,
                to.x,
                to.y,
                to.bearing,
                0 + Manner.OBSTRUCTED,
                member,
                whole(way.slide),
                whole(way.length),
            )
    return best


@rule("DBA3 D19")
def room_towards(state: State, setting: Setting, group: int, leader: int, outer: Pose, sign: float) -> float:
    """How far a group with its leader at a pose could slide to its right (or left, *sign* below zero) before
    anything stops it, within almost 1 BW."""
    ahead = facing(outer.bearing)
    way = Point(sign * ahead.y, -sign * ahead.x)
    reach = ALMOST_A_WIDTH
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        at = place_with(state, leader, me, outer)
        base = body_at(setting, 0 + state.elements[me].troop, at)
        reach = fixed_stop(state, setting, me, base, way, reach).reach
        for other in range(ELEMENTS):
            if group >> other & 1 == 0 and is_in_field(state.elements[other]):
                reach = touch_reach(state, setting, other, base, way, reach)
    return reach


@rule("DBA3 D13", "DBA3 D14", "DBA3 D31")
def why_no_slide(
    state: State, setting: Setting, group: int, member: int, thing: int, amount: int, why: int
) -> int:
    """*why*, for which a contact is out of reach; or, where a slide would bring it within reach, what forbids
    that slide."""
    goal = contact_pose(state, setting, member, thing, amount)
    leader = leader_of(group)
    to = place_with(state, member, leader, goal)
    if thing >= FEATURE or not is_frontal(state, setting, thing, amount):
        is_close = way_of(state, setting, group, leader, to, True).why == Cause.LEGAL
        return Cause.SLIDE_NOT_TO_FRONT if is_close else why
    aside = shift_between(to, pose_of(state.elements[leader])).right
    beside = shifted(to, 0.0, aside)
    is_close = way_of(state, setting, group, leader, beside, False).why == Cause.LEGAL
    return Cause.SLIDE_TOO_FAR if is_close and abs(aside) > setting.rules.free_slide else why

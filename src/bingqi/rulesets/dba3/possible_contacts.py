"""All contacts that can be made: what is offered to the side that moves."""

from __future__ import annotations

from math import sqrt

from bingqi.geometry.pose import QUARTER_TURN, Pose, shift_between
from bingqi.geometry.tolerance import TOLERANCE, is_within
from bingqi.kit.action import Actions, put
from bingqi.kit.bits import lowest
from bingqi.kit.rule import rule
from bingqi.kit.scratch import zeros
from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.approach import (
    Approach,
    Manner,
    approach,
    conforms_to_groups,
    straight_at,
)
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.ground import (
    is_in_field,
    pose_of,
)
from bingqi.rulesets.dba3.groups import has_one_before, is_single, leader_of, place_with
from bingqi.rulesets.dba3.lineup import (
    WAYS_TO_TOUCH,
    contact_pose,
)
from bingqi.rulesets.dba3.may_contact import is_frontal
from bingqi.rulesets.dba3.state import (
    FEATURE,
    NOBODY,
    OF_A_SIDE,
    OTHER_GROUND,
    WIDTH,
    Setting,
    State,
)
from bingqi.rulesets.dba3.touch import first_of, is_held_against, is_wall_in_reach
from bingqi.rulesets.dba3.zones import why_not_from_zone, zones_on

REMEMBERED = 80
"""So many places of a group are tried no more than once."""


@rule("DBA3 D5", "DBA3 D6", "DBA3 D7", "DBA3 D8", "DBA3 D9")
def candidate_contacts(state: State, setting: Setting, out: Actions) -> None:
    """Every contact that the chosen elements can make: with each edge of each enemy, in overlap at its front
    corners, at each wall of each stronghold that is held against them. For a group, every place where one of
    it is lined up is offered once, by the first whom it lines up."""
    group = 0 + state.chosen
    side = 0 + state.elements[leader_of(group)].side
    started = zones_on(state, setting, group)
    front = front_rank(state, setting, group)
    tried = zeros(1 + 3 * REMEMBERED)
    start = first_of(1 - side)
    # Front edges first: they allow a slide, so who does not get to a place from there does not get to it.
    for is_front in (True, False):
        for foe in range(start, start + OF_A_SIDE):
            if is_in_field(state.elements[foe]):
                offer_foe(state, setting, group, front, foe, is_front, started, tried, out)
    for number in range(OTHER_GROUND):
        if is_held_against(state, number, side):
            left = front
            while left:
                me = lowest(left)
                left &= left - 1
                if is_wall_in_reach(state, setting, me, number):
                    for amount in range(4):
                        thing = FEATURE + number
                        goal = contact_pose(state, setting, me, thing, amount)
                        offer(state, setting, group, me, thing, amount, False, goal, started, tried, out)


@rule("DBA3 D5", "DBA3 D17")
def offer_foe(
    state: State,
    setting: Setting,
    group: int,
    front: int,
    foe: int,
    is_front: bool,
    started: int,
    tried: list[int],
    out: Actions,
) -> None:
    """Add the contacts of a front rank with the edges of one enemy that are its front or can become it, or
    with the others."""
    near = near_to(state, setting, group, foe)
    if near == 0:
        return
    conforms = is_front and not is_single(group) and conforms_to_groups(state, setting, foe)
    for amount in range(WAYS_TO_TOUCH):
        if is_frontal(state, setting, foe, amount) != is_front:
            continue
        if conforms and offer_straight(state, setting, group, foe, amount, started, out):
            continue
        goal = contact_pose(state, setting, NOBODY, foe, amount)
        left = front & near
        while left:
            me = lowest(left)
            left &= left - 1
            offer(state, setting, group, me, foe, amount, is_front, goal, started, tried, out)


@rule("DBA3 D17")
def offer_straight(
    state: State, setting: Setting, group: int, foe: int, amount: int, started: int, out: Actions
) -> bool:
    """Add the contact of a group straight ahead with a single enemy that conforms to it; whether there is
    one, in which case there is no other with that edge."""
    found = straight_at(state, setting, group, foe, amount)
    if found.why != Cause.LEGAL or found.manner != Manner.SINGLE_CONFORMS:
        return False
    put_if_legal(state, setting, group, 0 + found.partner, foe, amount, found, started, out)
    return True


@rule("DBA3 D5", "DBA3 D11")
def offer(
    state: State,
    setting: Setting,
    group: int,
    me: int,
    thing: int,
    amount: int,
    is_front: bool,
    goal: Pose,
    started: int,
    tried: list[int],
    out: Actions,
) -> None:
    """Add a contact at a pose if it is near enough, new and legal."""
    element = state.elements[me]
    slide = setting.rules.free_slide if is_front else 0
    if not is_within(away_from(pose_of(element), goal), 0.0 + setting.troops[element.troop].good + slide):
        return
    if is_single(group):
        leads_elsewhere = started and not started >> thing & 1
        if leads_elsewhere or (not is_front and is_kept_off(state, setting, me, thing, goal, started)):
            return
        found = approach(state, setting, group, me, thing, amount)
        put_if_legal(state, setting, group, me, thing, amount, found, started, out)
        return
    seen = shift_between(pose_of(element), goal)
    if seen.ahead < -TOLERANCE or abs(seen.turn) > QUARTER_TURN:
        return
    to = place_with(state, me, leader_of(group), goal)
    if was_tried(tried, to):
        return
    found = approach(state, setting, group, me, thing, amount)
    why = put_if_legal(state, setting, group, me, thing, amount, found, started, out)
    if why != Cause.ZONE_OF_ANOTHER and tried[0] < REMEMBERED:
        place = 1 + 3 * tried[0]
        tried[place] = to.x
        tried[place + 1] = to.y
        tried[place + 2] = to.bearing
        tried[0] += 1


@rule()
def was_tried(tried: list[int], to: Pose) -> bool:
    """Whether a pose of the leader is among those that are noted, to a few grains."""
    for number in range(tried[0]):
        place = 1 + 3 * number
        is_near = abs(tried[place] - to.x) < 10 and abs(tried[place + 1] - to.y) < 10
        if is_near and tried[place + 2] == to.bearing:
            return True
    return False


@rule("DBA3 D11", "DBA3 P43")
def put_if_legal(
    state: State,
    setting: Setting,
    group: int,
    me: int,
    thing: int,
    amount: int,
    found: Approach,
    started: int,
    out: Actions,
) -> int:
    """Add a contact to the candidates if it is legal; LEGAL, or why it is not."""
    if found.why != Cause.LEGAL:
        return found.why
    leader = leader_of(group)
    goal = Pose(found.x, found.y, found.bearing)
    if found.slide == 0 and goal == pose_of(state.elements[leader]):
        return Cause.NOT_A_MOVE
    why = why_not_from_zone(state, setting, group, leader, goal, thing, 0 + Act.CONTACT, started)
    if why == Cause.LEGAL:
        actor = NOBODY if is_single(group) else me
        put(out, Act.CONTACT, 0 + state.elements[me].side, actor, thing, NOBODY, amount, group)
    return why


@rule()
def away_from(one: Pose, other: Pose) -> float:
    """The distance between the middles of two front edges."""
    x, y = 0.0 + other.x - one.x, 0.0 + other.y - one.y
    return sqrt(x * x + y * y)


@rule("DBA3 P36")
def front_rank(state: State, setting: Setting, group: int) -> int:
    """The bit set of those of a group that have none of it directly before them."""
    front = 0
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        if not has_one_before(state, setting, me, group):
            front |= 1 << me
    return front


@rule()
def near_to(state: State, setting: Setting, group: int, foe: int) -> int:
    """The bit set of those of a group whose move may be long enough for a contact with an enemy; cheap."""
    near = 0
    enemy = state.elements[foe]
    most = setting.rules.free_slide + setting.troops[enemy.troop].depth + 2 * WIDTH
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        element = state.elements[me]
        reach = 0.0 + setting.troops[element.troop].good + most
        x, y = 0.0 + enemy.x - element.x, 0.0 + enemy.y - element.y
        if x * x + y * y <= reach * reach:
            near |= 1 << me
    return near


@rule("DBA3 P43")
def is_kept_off(state: State, setting: Setting, me: int, thing: int, goal: Pose, started: int) -> bool:
    """Whether threat zones forbid a single element a contact at a pose. Sooner found than whether a way leads
    there."""
    act = 0 + Act.CONTACT
    return why_not_from_zone(state, setting, 1 << me, me, goal, thing, act, started) != Cause.LEGAL

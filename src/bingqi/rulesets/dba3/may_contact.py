"""Who may move into contact with whom, and from where. Queries only."""

from __future__ import annotations

from bingqi.geometry.contact import NO_EDGE, do_edges_touch, lined_up_on
from bingqi.geometry.pose import Pose
from bingqi.geometry.rectangle import (
    Edge,
    Rectangle,
    is_clear_beyond,
    is_partly_beyond,
    is_wholly_beyond,
    span_beyond,
)
from bingqi.kit.bits import lowest
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.ground import body, body_at, is_in_field
from bingqi.rulesets.dba3.groups import place_with
from bingqi.rulesets.dba3.lineup import LEFT_CORNER, WAYS_TO_TOUCH, edge_met
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    FEATURE,
    FEATURES,
    NOBODY,
    OF_A_SIDE,
    Ground,
    Kind,
    Setting,
    State,
)
from bingqi.rulesets.dba3.touch import (
    NEAR,
    first_of,
    front_of,
    garrison_of,
    is_held_against,
    stronghold_faced,
    walls,
)


@rule("DBA3 D22", "DBA3 D23", "DBA3 D24", "DBA3 D92", "DBA3 D96")
def why_not_meet(state: State, setting: Setting, member: int, thing: int, amount: int) -> int:
    """LEGAL if an element of its kind may touch that there, from where it stands."""
    side = 0 + state.elements[member].side
    if thing < 0 or thing >= FEATURE + FEATURES or amount < 0 or amount >= WAYS_TO_TOUCH:
        return Cause.NO_SUCH_TARGET
    if thing < FEATURE:
        if not is_in_field(state.elements[thing]):
            return Cause.NO_SUCH_TARGET
        if state.elements[thing].side == side:
            return Cause.TARGET_IS_FRIEND
        why = why_not_touch_elements(setting, 0 + state.elements[member].troop)
        return why if why != Cause.LEGAL else why_not_from_here(state, setting, member, thing, amount)
    number = thing - FEATURE
    if not is_held_against(state, number, side):
        held_by_friend = garrison_of(state, number) != NOBODY
        return Cause.TARGET_IS_FRIEND if held_by_friend else Cause.NO_SUCH_TARGET
    if amount >= LEFT_CORNER:
        return Cause.CORNER_ON_STRONGHOLD
    return why_not_assault(state, setting, member, number, amount)


@rule("DBA3 D22", "DBA3 D23")
def why_not_touch_elements(setting: Setting, row: int) -> int:
    """LEGAL if this form of troops may move into contact with enemy elements."""
    troop = setting.troops[row]
    if troop.is_tower:
        return Cause.TOWER_ONLY_AT_STRONGHOLDS
    if troop.is_command or troop.kind == Kind.ART or troop.kind == Kind.WWG:
        return Cause.MAY_NOT_CONTACT
    return Cause.LEGAL


@rule("DBA3 D22", "DBA3 D23", "DBA3 D24", "DBA3 D92", "DBA3 D96")
def why_not_assault(state: State, setting: Setting, me: int, number: int, which: int) -> int:
    """LEGAL if an element may attack a stronghold at one of its edges."""
    troop = setting.troops[state.elements[me].troop]
    if troop.is_command or troop.kind == Kind.ART or (troop.kind == Kind.WWG and troop.is_tower == 0):
        return Cause.MAY_NOT_CONTACT
    if troop.kind == Kind.SCH:
        return Cause.NO_CHARIOTS_AT_STRONGHOLDS
    feature = state.features[number]
    if troop.kind == Kind.EL and feature.ground != Ground.CAMP and feature.gates >> which & 1 == 0:
        return Cause.ELEPHANTS_ONLY_AT_GATES
    if assaulters_but(state, setting, number, 1 << me) >= setting.rules.assaulters:
        return Cause.ENOUGH_ATTACKERS
    return Cause.LEGAL


@rule("DBA3 D92")
def assaulters_but(state: State, setting: Setting, number: int, without: int) -> int:
    """How many elements are in frontal contact with a stronghold, not counting those of a bit set."""
    count = 0
    for who in range(ELEMENTS):
        counts = without >> who & 1 == 0 and is_in_field(state.elements[who])
        if counts and stronghold_faced(state, setting, who) == FEATURE + number:
            count += 1
    return count


@rule("DBA3 D25", "DBA3 D26", "DBA3 D27", "DBA3 D28", "DBA3 D29", "DBA3 D30", "DBA3 P46")
def why_not_from_here(state: State, setting: Setting, mover: int, foe: int, amount: int) -> int:
    """LEGAL if a mover that starts where it stands may go for that edge of an enemy. Its front, and any edge
    of war wagons that nobody touches, may be met from everywhere, and so may an overlap be taken up."""
    front = front_of(setting, state, foe)
    if amount >= LEFT_CORNER:
        return Cause.NOT_CONFORMED if front == NO_EDGE else Cause.LEGAL
    if front == NO_EDGE or amount == front:
        return Cause.LEGAL
    base, target = body(setting, state.elements[mover]), body(setting, state.elements[foe])
    behind = span_beyond(target, (front + 2) % 4, base)
    if amount == (front + 2) % 4:
        return Cause.LEGAL if is_clear_beyond(behind) else Cause.REAR_FROM_WRONG_PLACE
    beside = span_beyond(target, amount, base)
    if is_wholly_beyond(beside) or (is_partly_beyond(beside) and is_partly_beyond(behind)):
        return Cause.LEGAL
    return Cause.SIDE_FROM_WRONG_PLACE


@rule("DBA3 D14", "DBA3 D31", "DBA3 D35")
def is_frontal(state: State, setting: Setting, foe: int, amount: int) -> bool:
    """Whether that edge of an enemy is its front, or can become it."""
    front = front_of(setting, state, foe)
    return amount < LEFT_CORNER and (front == NO_EDGE or amount == front)


@rule("DBA3 D22", "DBA3 D24", "DBA3 D92", "DBA3 D96")
def why_not_all_touch(state: State, setting: Setting, group: int, leader: int, to: Pose) -> int:
    """LEGAL if all of a group that would touch enemies or strongholds with their front edges may do so."""
    side = 0 + state.elements[leader].side
    start = first_of(1 - side)
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        why = why_not_touch_elements(setting, 0 + state.elements[me].troop)
        if why != Cause.LEGAL:
            at = place_with(state, leader, me, to)
            base = body_at(setting, 0 + state.elements[me].troop, at)
            for foe in range(start, start + OF_A_SIDE):
                element = state.elements[foe]
                is_near = abs(element.x - at.x) < NEAR and abs(element.y - at.y) < NEAR
                if is_near and is_in_field(element) and edge_met(base, body(setting, element)) != NO_EDGE:
                    return why
    for number in range(FEATURES):
        if is_held_against(state, number, side):
            why = why_not_all_assault(state, setting, group, leader, to, number)
            if why != Cause.LEGAL:
                return why
    return Cause.LEGAL


@rule("DBA3 D24", "DBA3 D92", "DBA3 D96")
def why_not_all_assault(
    state: State, setting: Setting, group: int, leader: int, to: Pose, number: int
) -> int:
    """LEGAL if all of a group that would touch one stronghold may attack it together."""
    count = 0
    stronghold = walls(state.features[number])
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        at = place_with(state, leader, me, to)
        met = edge_met(body_at(setting, 0 + state.elements[me].troop, at), stronghold)
        if met != NO_EDGE:
            count += 1
            why = why_not_assault(state, setting, me, number, met)
            if why != Cause.LEGAL:
                return why
    if count and count + assaulters_but(state, setting, number, group) > setting.rules.assaulters:
        return Cause.ENOUGH_ATTACKERS
    return Cause.LEGAL


@rule("DBA3 D4", "DBA3 D5", "DBA3 D10", "DBA3 D11")
def touches_wrongly(state: State, setting: Setting, group: int, leader: int, goal: Pose) -> int:
    """LEGAL, or why elements that move so, their leader to *goal*, must not end there: they would touch enemy
    with a front edge and none be conformed, or touch what they may not."""
    why = why_not_all_touch(state, setting, group, leader, goal)
    if why != Cause.LEGAL:
        return why
    side = 0 + state.elements[leader].side
    start = first_of(1 - side)
    is_wrong, is_conformed = False, False
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        at = place_with(state, leader, me, goal)
        base = body_at(setting, 0 + state.elements[me].troop, at)
        why = why_not_at_corner(state, setting, me, base)
        if why != Cause.LEGAL:
            return why
        for foe in range(start, start + OF_A_SIDE):
            enemy = state.elements[foe]
            is_near = abs(enemy.x - at.x) < NEAR and abs(enemy.y - at.y) < NEAR
            if not is_near or not is_in_field(enemy):
                continue
            faced = lined_up_on(base, body(setting, enemy))
            if faced != NO_EDGE:
                is_conformed = True
                why = why_not_from_here(state, setting, me, foe, faced)
                if why != Cause.LEGAL:
                    return why
            elif is_unconformed(base, body(setting, enemy)):
                is_wrong = True
    return Cause.NOT_CONFORMED if is_wrong and not is_conformed else Cause.LEGAL


@rule("DBA3 D6", "DBA3 D9", "DBA3 D10")
def is_unconformed(base: Rectangle, other: Rectangle) -> bool:
    """Whether the front edge of a base touches another, on which it is not lined up, in a way that is neither
    an overlap nor a mere meeting of corners of bases that stand square to each other."""
    if edge_met(base, other) != NO_EDGE:
        return True
    is_square = (
        abs(base.ahead_x * other.ahead_x + base.ahead_y * other.ahead_y)
        * abs(base.ahead_x * other.ahead_y - base.ahead_y * other.ahead_x)
        < 0.001
    )
    if is_square:
        return False
    for which in range(4):
        if do_edges_touch(base, Edge.FRONT, other, which):
            return True
    return False


@rule("DBA3 D24", "DBA3 D76")
def why_not_at_corner(state: State, setting: Setting, me: int, base: Rectangle) -> int:
    """LEGAL, or why the front edge of an element must not touch a stronghold that is held against it with no
    more than a corner: scythed chariots never do, others not at an angle."""
    for number in range(FEATURES):
        if is_held_against(state, number, 0 + state.elements[me].side):
            stronghold = walls(state.features[number])
            for which in range(4):
                if do_edges_touch(base, Edge.FRONT, stronghold, which):
                    if setting.troops[state.elements[me].troop].kind == Kind.SCH:
                        return Cause.NO_CHARIOTS_AT_STRONGHOLDS
                    if is_unconformed(base, stronghold) and edge_met(base, stronghold) == NO_EDGE:
                        return Cause.CORNER_ON_STRONGHOLD
    return Cause.LEGAL

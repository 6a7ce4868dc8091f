"""Who touches whom: frontal contact, contact on sides and rear, overlaps, supports. Queries only."""

from __future__ import annotations

from bingqi.geometry.contact import (
    NO_EDGE,
    common_length,
    do_corners_meet,
    do_edges_coincide,
    lined_up_on,
)
from bingqi.geometry.rectangle import Corner, Edge, Rectangle, distance, rectangle
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.bits import lowest
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.ground import body, is_in_field, is_in_good_going, kind_of
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    FEATURE,
    NOBODY,
    OF_A_SIDE,
    OTHER_GROUND,
    WIDTH,
    Element,
    Feature,
    Hold,
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
    return (abs(me.x - it.x) < NEAR) & (abs(me.y - it.y) < NEAR)


@rule()
def enemies_near(state: State, me: int) -> int:
    """The bit set of the enemies in the open that are so near to an element that they may touch it; cheap."""
    found = 0
    element = state.elements[me]
    start = first_of(1 - element.side)
    for foe in range(start, start + OF_A_SIDE):
        it = state.elements[foe]
        is_near = (abs(it.x - element.x) < NEAR) & (abs(it.y - element.y) < NEAR)
        if is_near and is_in_field(it):
            found |= 1 << foe
    return found


@rule()
def first_of(side: int) -> int:
    """The number of a side's first element."""
    return side * OF_A_SIDE


@rule()
def enemies_of(side: int) -> int:
    """The bit set of all things that may be a side's enemies: the other side's elements, and strongholds."""
    elements = ((1 << OF_A_SIDE) - 1) << first_of(1 - side)
    return elements | ((1 << OTHER_GROUND) - 1) << FEATURE


@rule("DBA3 D4")
def are_in_touch(state: State, setting: Setting, one: int, other: int) -> bool:
    """Whether the bases of two elements in the open touch, if only in a corner."""
    me, it = state.elements[one], state.elements[other]
    if not is_in_field(me) or not is_in_field(it) or not are_near(state, one, other):
        return False
    return distance(body(setting, me), body(setting, it)) <= TOLERANCE


@rule("DBA3 D6", "DBA3 D7", "DBA3 D8", "DBA3 D35")
def edge_faced(state: State, setting: Setting, me: int, other: int) -> int:
    """The edge of *other* on which the front edge of *me* is lined up; NO_EDGE."""
    mine, its = state.elements[me], state.elements[other]
    reach = WIDTH + setting.troops[its.troop].depth  # the front's middle lies on the other base's border
    if abs(mine.x - its.x) > reach or abs(mine.y - its.y) > reach:
        return NO_EDGE
    return lined_up_on(body(setting, mine), body(setting, its))


@rule("DBA3 D35")
def front_of(setting: Setting, state: State, me: int) -> int:
    """The edge that an element fights with: its front, or the first edge of a war wagon that was touched;
    NO_EDGE for a war wagon that nobody has touched."""
    element = state.elements[me]
    if kind_of(setting, element) == Kind.WWG:
        return 0 + element.wagon_front
    return Edge.FRONT


@rule("DBA3 D6", "DBA3 D35", "DBA3 D75")
def front_foe(state: State, setting: Setting, me: int) -> int:
    """The enemy element with which an element is in frontal contact; NOBODY."""
    element = state.elements[me]
    if not is_in_field(element):
        return NOBODY
    if element.engaged and are_in_touch(state, setting, me, element.engaged - 1):
        return element.engaged - 1
    is_wagon = kind_of(setting, element) == Kind.WWG
    left = enemies_near(state, me)
    while left:
        foe = lowest(left)
        left &= left - 1
        if is_wagon:
            if element.wagon_front != NO_EDGE and edge_faced(state, setting, foe, me) == element.wagon_front:
                return foe
        else:
            faced = edge_faced(state, setting, me, foe)
            if faced != NO_EDGE and faced == front_of(setting, state, foe):
                return foe
    return NOBODY


@rule("DBA3 D76", "DBA3 D96")
def stronghold_faced(state: State, setting: Setting, me: int) -> int:
    """The city, fort or camp, as FEATURE + its number, that is held against an element and that part of its
    front edge touches; NOBODY."""
    element = state.elements[me]
    if not is_in_field(element):
        return NOBODY
    for number in range(OTHER_GROUND):
        feature = state.features[number]
        if is_near_walls(feature, element) and is_held_against(state, number, element.side):
            base, stronghold = body(setting, element), walls(feature)
            for which in range(4):
                if common_length(base, Edge.FRONT, stronghold, which) > 0.0:
                    return FEATURE + number
    return NOBODY


@rule()
def is_near_walls(feature: Feature, element: Element) -> bool:
    """Whether an element is so near to a city, fort or camp that its front edge may touch it; cheap."""
    return (
        feature.width > 0
        and feature.least_x - WIDTH < element.x < feature.most_x + WIDTH
        and feature.least_y - WIDTH < element.y < feature.most_y + WIDTH
    )


@rule()
def is_wall_in_reach(state: State, setting: Setting, me: int, number: int) -> bool:
    """Whether an element's move may be long enough to reach a city, fort or camp; cheap."""
    element = state.elements[me]
    reach = setting.troops[element.troop].good + 2.0 * TOLERANCE  # a gate is on a whole grain
    return distance(body(setting, element), walls(state.features[number])) <= reach


@rule("DBA3 P28")
def walls(feature: Feature) -> Rectangle:
    """A city, fort or camp as the rectangle that it is."""
    return rectangle(feature.x, feature.y, feature.bearing, feature.width, feature.depth)


@rule("DBA3 D183", "DBA3 D190", "DBA3 D201")
def is_held_against(state: State, number: int, side: int) -> bool:
    """Whether a feature is a city, fort or camp that somebody defends against a side."""
    return defending_side(state, number) == 1 - side


@rule("DBA3 D183", "DBA3 D190", "DBA3 D197", "DBA3 D201")
def defending_side(state: State, number: int) -> int:
    """The side whose elements or denizens defend a city, fort or camp; NOBODY for one that is empty or for
    other ground. An element that sacks it counts."""
    feature = state.features[number]
    if feature.width == 0 or feature.owner == NOBODY or feature.hold == Hold.GONE:
        return NOBODY
    inside = garrison_of(state, number)
    if inside != NOBODY:
        return 0 + state.elements[inside].side
    return NOBODY


@rule("DBA3 D182", "DBA3 P29")
def garrison_of(state: State, number: int) -> int:
    """The element inside a city, fort or camp, before its denizens if both are there; NOBODY. Denizens are an
    element that is inside its city until it sallies."""
    found = NOBODY
    for who in range(ELEMENTS):
        element = state.elements[who]
        if element.status == Status.FIELD and element.inside == number + 1:
            if who % OF_A_SIDE < OF_A_SIDE - 3:
                return who
            found = who
    return found


@rule("DBA3 D74", "DBA3 D75", "DBA3 D76", "DBA3 D77", "DBA3 D4")
def opponent_of(state: State, setting: Setting, me: int) -> int:
    """What an element in the open fights: an enemy element, or FEATURE + the stronghold that it assaults;
    NOBODY."""
    foe = front_foe(state, setting, me)
    return foe if foe != NOBODY else stronghold_faced(state, setting, me)


@rule("DBA3 D74", "DBA3 D76")
def is_in_close_combat(state: State, setting: Setting, me: int) -> bool:
    """Whether an element fights: front to front, at a stronghold, or inside one that is assaulted."""
    element = state.elements[me]
    if element.inside:
        return assaulter_of(state, setting, element.inside - 1, 0) != NOBODY
    return opponent_of(state, setting, me) != NOBODY


@rule("DBA3 D92")
def assaulter_of(state: State, setting: Setting, number: int, skip: int) -> int:
    """The enemy element that assaults a stronghold, after *skip* others; NOBODY."""
    defenders = defending_side(state, number)
    if defenders == NOBODY:
        return NOBODY
    feature = state.features[number]
    for who in range(first_of(1 - defenders), first_of(1 - defenders) + OF_A_SIDE):
        is_near = is_near_walls(feature, state.elements[who])
        if is_near and stronghold_faced(state, setting, who) == FEATURE + number:
            if skip == 0:
                return who
            skip -= 1
    return NOBODY


@rule("DBA3 D77", "DBA3 D87", "DBA3 D129")
def enemy_on(state: State, setting: Setting, me: int, which: int) -> int:
    """The enemy whose front edge is lined up on an edge of an element, be it a side, the rear or the front;
    NOBODY."""
    left = enemies_near(state, me)
    while left:
        foe = lowest(left)
        left &= left - 1
        if edge_faced(state, setting, foe, me) == which:
            return foe
    return NOBODY


@rule("DBA3 D129")
def is_taken_in_flank(state: State, setting: Setting, me: int) -> bool:
    """Whether an enemy front edge is on a side or the rear edge of an element."""
    front = front_of(setting, state, me)
    left = enemies_near(state, me)
    while left:
        foe = lowest(left)
        left &= left - 1
        faced = edge_faced(state, setting, foe, me)
        if faced != NO_EDGE and faced != front and faced != Edge.FRONT:
            return True
    return False


@rule("DBA3 D79", "DBA3 D83", "DBA3 D84", "DBA3 D86")
def overlapper(state: State, setting: Setting, me: int, is_right: bool, ignores_corner: bool) -> int:
    """The enemy that overlaps an element on one side: front corner on the like front corner without being in
    frontal combat itself, or side edge along side edge; NOBODY."""
    element = state.elements[me]
    base = body(setting, element)
    corner = Corner.FRONT_RIGHT if is_right else Corner.FRONT_LEFT
    side_edge = Edge.RIGHT if is_right else Edge.LEFT
    left = enemies_near(state, me)
    while left:
        foe = lowest(left)
        left &= left - 1
        other = body(setting, state.elements[foe])
        meets = not ignores_corner and do_corners_meet(base, corner, other, corner)
        if meets and opponent_of(state, setting, foe) == NOBODY:
            return foe
        for which in (Edge.RIGHT, Edge.LEFT):
            if common_length(base, side_edge, other, which) > 0.0:
                return foe
    return NOBODY


@rule("DBA3 D104", "DBA3 D107")
def neighbour(state: State, setting: Setting, me: int, is_right: bool) -> int:
    """The friend tight beside an element, both fronts in one line and looking the same way; NOBODY."""
    element = state.elements[me]
    base = body(setting, element)
    mine = Corner.FRONT_RIGHT if is_right else Corner.FRONT_LEFT
    its = Corner.FRONT_LEFT if is_right else Corner.FRONT_RIGHT
    start = first_of(element.side)
    for who in range(start, start + OF_A_SIDE):
        friend = state.elements[who]
        if who == me or friend.bearing != element.bearing or not is_in_field(friend):
            continue
        if are_near(state, me, who) and do_corners_meet(base, mine, body(setting, friend), its):
            return who
    return NOBODY


@rule("DBA3 D104", "DBA3 D132")
def directly_behind(state: State, setting: Setting, me: int) -> int:
    """The friend lined up directly behind an element, touching it and looking the same way; NOBODY."""
    element = state.elements[me]
    base = body(setting, element)
    start = first_of(element.side)
    for who in range(start, start + OF_A_SIDE):
        friend = state.elements[who]
        if who == me or friend.bearing != element.bearing or not is_in_field(friend):
            continue
        if are_near(state, me, who) and do_edges_coincide(base, Edge.REAR, body(setting, friend), Edge.FRONT):
            return who
    return NOBODY


@rule("DBA3 D104", "DBA3 D132")
def directly_before(state: State, setting: Setting, me: int) -> int:
    """The friend lined up directly in front of an element, touching it and looking the same way; NOBODY."""
    start = first_of(state.elements[me].side)
    for who in range(start, start + OF_A_SIDE):
        is_here = who != me and is_in_field(state.elements[who]) and are_near(state, me, who)
        if is_here and directly_behind(state, setting, who) == me:
            return who
    return NOBODY


@rule("DBA3 D103", "DBA3 D104", "DBA3 D105")
def rear_supporter(state: State, setting: Setting, me: int) -> int:
    """The friend that gives an element rear support in close combat to its front, whatever its size against
    this opponent; NOBODY."""
    kind = kind_of(setting, state.elements[me])
    if kind != Kind.PK and kind != Kind.WB and kind != Kind.LH:
        return NOBODY
    behind = directly_behind(state, setting, me)
    if behind == NOBODY or kind_of(setting, state.elements[behind]) != kind:
        return NOBODY
    if not is_in_good_going(state, setting, me) or not is_in_good_going(state, setting, behind):
        return NOBODY
    return behind


@rule("DBA3 D32", "DBA3 D62", "DBA3 D78")
def supported_by(state: State, setting: Setting, me: int) -> int:
    """The friend in close combat to whom an element gives rear support; NOBODY."""
    kind = kind_of(setting, state.elements[me])
    if kind != Kind.PK and kind != Kind.WB and kind != Kind.LH:
        return NOBODY
    before = directly_before(state, setting, me)
    if before == NOBODY or front_foe(state, setting, before) == NOBODY:
        return NOBODY
    return before if rear_supporter(state, setting, before) == me else NOBODY

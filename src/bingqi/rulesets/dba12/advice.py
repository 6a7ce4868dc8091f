"""What a candidate is worth to the side that decides, as the greedy agent sees it: exact odds of combats and
shots, and places looked at by standing on them for a moment."""

from __future__ import annotations

from bingqi.geometry.pose import Pose, bearing_of, pose_at, shifted
from bingqi.geometry.rectangle import Edge
from bingqi.kit.action import Action
from bingqi.kit.rule import rule
from bingqi.kit.scratch import zeros
from bingqi.rulesets.dba12.actions import Act
from bingqi.rulesets.dba12.causes import Cause
from bingqi.rulesets.dba12.choices import SHARES, nearest_enemy
from bingqi.rulesets.dba12.command import cost_of, leader_of
from bingqi.rulesets.dba12.contact import NOWHERE, contact_pose
from bingqi.rulesets.dba12.flight import turned_about
from bingqi.rulesets.dba12.ground import is_in_bad_going, is_in_field, pose_of, stand
from bingqi.rulesets.dba12.movement import (
    goal_of,
    slowest,
    way_there,
    why_no_further_move,
    why_not_enter,
    why_not_target,
)
from bingqi.rulesets.dba12.outlook import combat_outlook, fight_outlook, is_about_ahead, standing
from bingqi.rulesets.dba12.state import (
    ELEMENTS,
    FEATURE,
    NOBODY,
    OF_A_SIDE,
    SIDES,
    WIDTH,
    Ground,
    Mode,
    Setting,
    State,
)
from bingqi.rulesets.dba12.touch import first_of, holder_in
from bingqi.rulesets.dba12.way import goal_for

PRICE = 1
"""What a movement point has to bring."""
READY_MADE = 1000
"""Letting the computer set up one's part."""
NEVER = -1000
EMPTY_CAMP = 40
"""Walking into a camp that nobody is in and the enemy holds."""
LEFT_OPEN = -5
"""Leaving a camp that the enemy may then walk into."""


@rule()
def worth(state: State, setting: Setting, action: Action) -> int:
    """How good a candidate looks to the side that decides."""
    act = 0 + action.act
    if act == Act.QUICK:
        return 0 + READY_MADE
    if act == Act.FIGHT:
        return fight_outlook(state, setting, 0 + action.actor, 0 + action.target)
    if act == Act.SHOOT:
        return 1 + shot_worth(state, setting, 0 + action.actor, 0 + action.target)
    if act == Act.CHOOSE:
        return hope_of(state, setting, 0 + action.group)
    if act == Act.MOVE or act == Act.CONTACT or act == Act.BACK:
        group = 0 + action.group
        return gain_of(state, setting, group, leader_of(group), goal_of(state, setting, action))
    if act == Act.FORM_COLUMN:
        return -5
    if act == Act.BY_ROAD:
        return 3
    return empty_camp_worth(state, 0 + action.side, action.target - FEATURE) if act == Act.ENTER else 0


@rule()
def shot_worth(state: State, setting: Setting, me: int, thing: int) -> int:
    """The expectation of a shot, with all who already aim at the target."""
    foe = holder_in(state, thing - FEATURE) if thing >= FEATURE else thing
    former = 0 + state.elements[me].aim
    state.elements[me].aim = thing
    found = combat_outlook(state, setting, me, foe, Mode.SHOOTS, Mode.SHOT_AT)
    state.elements[me].aim = former
    return found


@rule()
def gain_of(state: State, setting: Setting, group: int, leader: int, goal: Pose) -> int:
    """What a side gains when a group stands where its leader gets to a place."""
    if not is_in_field(state.elements[leader]):
        return leaving_worth(state, leader)
    return standing_at(state, setting, group, leader, goal) - price_of_leaving(state, setting, group)


@rule()
def price_of_leaving(state: State, setting: Setting, group: int) -> int:
    """What a group gives up and pays when it moves."""
    return standing(state, setting, group) + PRICE * cost_of(state, setting, group)


@rule()
def standing_at(state: State, setting: Setting, group: int, leader: int, goal: Pose) -> int:
    """How a group stands where its leader gets to a place. The state is left as it was."""
    xs, ys, bearings = zeros(ELEMENTS), zeros(ELEMENTS), zeros(ELEMENTS)
    for who in range(ELEMENTS):
        xs[who] = state.elements[who].x
        ys[who] = state.elements[who].y
        bearings[who] = state.elements[who].bearing
    carry(state, setting, group, leader, goal)
    after = standing(state, setting, group)
    for who in range(ELEMENTS):
        if group >> who & 1:
            stand(state, setting, who, pose_at(0 + xs[who], 0 + ys[who], 0 + bearings[who]))
    return after


@rule()
def carry(state: State, setting: Setting, group: int, leader: int, goal: Pose) -> None:
    """Put a group where its leader stands at a place."""
    for who in range(ELEMENTS):
        if group >> who & 1 and who != leader:
            stand(state, setting, who, goal_for(state, leader, who, goal))
    stand(state, setting, leader, goal)


@rule()
def hope_of(state: State, setting: Setting, group: int) -> int:
    """What a group gains by the best of what it is offered straight ahead, towards the nearest enemy, in
    contact and at camps. Hope is for what is legal, so that nobody is chosen in vain again and again."""
    leader = leader_of(group)
    far = slowest(state, setting, group)
    if is_bound_to_road(state, setting, group):
        return 0 + NEVER
    if not is_in_field(state.elements[leader]):
        return hope_to_leave(state, setting, group, leader, far)
    price = price_of_leaving(state, setting, group)
    best = hope_ahead(state, setting, group, leader, far, price)
    if group == 1 << leader:
        best = max(best, hope_turned(state, setting, leader, far, price))
    for me in range(ELEMENTS):
        if group >> me & 1:
            best = hope_in_contact(state, setting, group, me, far, price, best)
    for camp in range(SIDES):
        best = max(best, hope_at_camp(state, setting, group, leader, far, camp, price))
    return best


@rule("DBA12 Q15")
def is_bound_to_road(state: State, setting: Setting, group: int) -> bool:
    """Whether one of a group has moved and may go on by road only."""
    for who in range(ELEMENTS):
        if group >> who & 1 and why_no_further_move(state, setting, who, False) != Cause.LEGAL:
            return True
    return False


@rule()
def hope_to_leave(state: State, setting: Setting, group: int, leader: int, far: float) -> int:
    """What leaving a camp brings, if there is a way out."""
    start = pose_of(state.elements[leader])
    reach = reach_of(state, setting, group, leader, far)
    for share in range(4):
        way = way_there(state, setting, group, shifted(start, reach * SHARES[share], 0.0))
        if way.why == Cause.LEGAL:
            return leaving_worth(state, leader)
    return 0 + NEVER


@rule()
def hope_ahead(state: State, setting: Setting, group: int, leader: int, far: float, price: int) -> int:
    """What going straight ahead gains."""
    start = pose_of(state.elements[leader])
    reach = reach_of(state, setting, group, leader, far)
    best = 0 + NEVER
    for share in range(4):
        best = better(state, setting, group, leader, shifted(start, reach * SHARES[share], 0.0), price, best)
    return best


@rule()
def reach_of(state: State, setting: Setting, group: int, leader: int, far: float) -> float:
    """How far an element or a group goes from where it stands."""
    if group == 1 << leader and is_in_bad_going(state, setting, leader):
        return 0.0 + setting.troops[state.elements[leader].troop].bad
    return far


@rule()
def hope_turned(state: State, setting: Setting, me: int, far: float, price: int) -> int:
    """What turning to the nearest enemy and going there gains."""
    foe = nearest_enemy(state, me)
    if foe == NOBODY:
        return 0 + NEVER
    element, enemy = state.elements[me], state.elements[foe]
    start = pose_of(element)
    towards = bearing_of(0.0 + enemy.x - start.x, 0.0 + enemy.y - start.y)
    about = turned_about(setting, 0 + element.troop, start, (towards - start.bearing) % 3600)
    reach = reach_of(state, setting, 1 << me, me, far)
    for step in range(4, -1, -1):
        goal = shifted(about, reach * 0.2 * step, 0.0)
        found = better(state, setting, 1 << me, me, goal, price, 0 + NEVER)
        if found != NEVER:
            return found
    return 0 + NEVER


@rule()
def hope_in_contact(
    state: State, setting: Setting, group: int, me: int, far: float, price: int, best: int
) -> int:
    """What the best contact of one of a group gains, if that is more than the best so far."""
    one = state.elements[me]
    leader = leader_of(group)
    for foe in range(first_of(1 - one.side), first_of(1 - one.side) + OF_A_SIDE):
        other = state.elements[foe]
        if not is_in_field(other):
            continue
        x, y = 0.0 + other.x - one.x, 0.0 + other.y - one.y
        if x * x + y * y > (far + WIDTH) * (far + WIDTH):
            continue
        for where in range(4):
            if where != Edge.REAR:
                place = contact_pose(state, setting, me, foe, where)
                if place.x != NOWHERE.x and is_about_ahead(one.bearing, place.bearing):
                    goal = goal_for(state, me, leader, place)
                    best = better(state, setting, group, leader, goal, price, best)
    return best


@rule()
def better(state: State, setting: Setting, group: int, leader: int, goal: Pose, price: int, best: int) -> int:
    """What a place gains over the price of leaving when that is more than the best so far and the way there
    is free; else the best so far."""
    found = standing_at(state, setting, group, leader, goal) - price
    if found > best and way_there(state, setting, group, goal).why == Cause.LEGAL:
        return found
    return best


@rule()
def hope_at_camp(
    state: State, setting: Setting, group: int, leader: int, far: float, camp: int, price: int
) -> int:
    """What an element or a group may gain at a camp that the enemy holds, if it is in reach."""
    place_of_camp = state.features[camp]
    one = state.elements[leader]
    side = 0 + one.side
    thing = FEATURE + camp
    if place_of_camp.ground != Ground.CAMP or place_of_camp.holder == side:
        return 0 + NEVER
    x, y = 0.0 + place_of_camp.x - one.x, 0.0 + place_of_camp.y - one.y
    if x * x + y * y > (far + 2.0 * WIDTH) * (far + 2.0 * WIDTH):
        return 0 + NEVER
    if holder_in(state, camp) == NOBODY:
        can_enter = why_not_enter(state, setting, group, thing) == Cause.LEGAL
        return EMPTY_CAMP - PRICE * cost_of(state, setting, group) if can_enter else 0 + NEVER
    if why_not_target(state, thing, side) != Cause.LEGAL:
        return 0 + NEVER
    best = 0 + NEVER
    for where in range(4):
        place = contact_pose(state, setting, leader, thing, where)
        if place.x != NOWHERE.x:
            best = better(state, setting, group, leader, place, price, best)
    return best


@rule()
def empty_camp_worth(state: State, side: int, camp: int) -> int:
    """What it brings to walk into an empty camp: much when that takes it from the enemy, else nothing."""
    return 0 + EMPTY_CAMP if state.features[camp].holder != side else 0


@rule()
def leaving_worth(state: State, me: int) -> int:
    """What it brings to leave a camp: its own camp, and one that enemies are near to, is better held."""
    element = state.elements[me]
    is_own = element.inside == element.side + 1
    return 0 + LEFT_OPEN if is_own or nearest_to(state, 1 << me) < 4.0 * WIDTH else 1


@rule()
def nearest_to(state: State, group: int) -> float:
    """How far the nearest enemy is from the nearest of a group, along the two axes of the board."""
    side = 0 + state.elements[leader_of(group)].side
    nearest = 100.0 * WIDTH
    for me in range(ELEMENTS):
        if group >> me & 1:
            one = state.elements[me]
            for foe in range(first_of(1 - side), first_of(1 - side) + OF_A_SIDE):
                other = state.elements[foe]
                if is_in_field(other):
                    far = 0.0 + abs(other.x - one.x) + abs(other.y - one.y)
                    nearest = min(nearest, far)
    return nearest

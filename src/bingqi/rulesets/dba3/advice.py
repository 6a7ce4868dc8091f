"""What an action is worth to the side that decides, as the greedy agent sees it: exact odds of combats and
shots, and places looked at by standing on them for a moment."""

from __future__ import annotations

from bingqi.geometry.pose import QUARTER_TURN, Pose, pose_at, shifted
from bingqi.geometry.rectangle import Edge, distance
from bingqi.geometry.tolerance import TOLERANCE, whole
from bingqi.kit.action import Action
from bingqi.kit.rule import rule
from bingqi.kit.scratch import zeros
from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.columns import behind, nearest_of
from bingqi.rulesets.dba3.conform import contacting, why_not_touch
from bingqi.rulesets.dba3.further import has_moved
from bingqi.rulesets.dba3.going import why_not_stop
from bingqi.rulesets.dba3.ground import body, is_in_field, pose_of, stand
from bingqi.rulesets.dba3.group_moves import room_before, things_near
from bingqi.rulesets.dba3.groups import is_single, leader_of, place_with
from bingqi.rulesets.dba3.leg import allowance_of
from bingqi.rulesets.dba3.lineup import WAYS_TO_TOUCH, contact_pose
from bingqi.rulesets.dba3.outlook import combat_outlook, fight_outlook, standing, worth_of
from bingqi.rulesets.dba3.recoil import turn_about, way_back
from bingqi.rulesets.dba3.single_moves import A_HAIR, room_out_of_reach
from bingqi.rulesets.dba3.state import ELEMENTS, FEATURE, NOBODY, OF_A_SIDE, WIDTH, Mode, Setting, State
from bingqi.rulesets.dba3.touch import first_of, garrison_of
from bingqi.rulesets.dba3.trial import KEPT, keep, put_back
from bingqi.rulesets.dba3.way import way_of

PRICE, ALONE = 1, 5
"""What a PIP has to bring, and how much more when one element goes by itself without charging."""
READY_MADE = 1000
"""Letting the computer set up one's part."""
NEVER = -1000
HIDING, TAKING = -1, 10
"""Going into a stronghold of one's own side, and into another."""


@rule()
def worth(state: State, setting: Setting, action: Action) -> int:
    """How good a candidate looks to the side that decides."""
    act, side = 0 + action.act, 0 + action.side
    if act == Act.QUICK:
        return 0 + READY_MADE
    if act == Act.FIGHT:
        return fight_worth(state, setting, action)
    if act == Act.SHOOT:
        return shot_worth(state, setting, 0 + action.actor, 0 + action.target)
    if act == Act.CHOOSE:
        return hope_of(state, setting, side, 0 + action.group)
    if act == Act.MOVE or act == Act.LAND:
        group, leader = 0 + action.group, leader_of(0 + action.group)
        goal = pose_at(0 + action.x, 0 + action.y, 0 + action.bearing)
        if state.elements[leader].inside or act == Act.LAND:
            return 1
        return gain_of(state, setting, side, group, leader, goal) - (ALONE if is_single(group) else 0)
    if act == Act.FORM_COLUMN:
        goal = pose_at(0 + action.x, 0 + action.y, 0 + action.bearing)
        return gain_in_column(state, setting, side, 0 + action.group, 0 + action.actor, goal)
    if act == Act.CONTACT:
        leader = contacting(state, setting, action)
        goal = contact_pose(state, setting, leader, 0 + action.target, 0 + action.amount)
        return gain_of(state, setting, side, 0 + action.group, leader, goal)
    if act == Act.BACK:
        leader = leader_of(0 + action.group)
        goal = shifted(pose_of(state.elements[leader]), -1.0 * action.x, 0.0)
        return gain_of(state, setting, side, 0 + action.group, leader, goal)
    if act == Act.RECOIL or act == Act.TURN_AND_RECOIL:
        return recoil_worth(state, setting, action)
    if act == Act.ENTER:
        return 0 + (HIDING if state.features[action.target - FEATURE].owner == side else TAKING)
    if act == Act.REVOLT or act == Act.STAY_AS_GARRISON or act == Act.CONFORM:
        return 10
    return 0


@rule()
def fight_worth(state: State, setting: Setting, action: Action) -> int:
    """The best combats first: who has lost his enemy overlaps in the next."""
    return fight_outlook(state, setting, 0 + action.actor, 0 + action.target)


@rule()
def shot_worth(state: State, setting: Setting, me: int, thing: int) -> int:
    """The expectation of a shot, with all who already aim at the target."""
    foe = garrison_of(state, thing - FEATURE) if thing >= FEATURE else thing
    former = 0 + state.elements[me].aim
    state.elements[me].aim = thing
    found = combat_outlook(state, setting, me, foe, Mode.SHOOTS, Mode.SHOT_AT)
    state.elements[me].aim = former
    return found


@rule()
def recoil_worth(state: State, setting: Setting, action: Action) -> int:
    """How the side stands when an element has recoiled so; without room it is lost."""
    me = 0 + action.actor
    group = 1 << me
    kept = zeros(KEPT * ELEMENTS)
    keep(state, group, kept)
    if action.act == Act.TURN_AND_RECOIL:
        turn_about(state, setting, me, 0 + Cause.TURNS_FROM_SHOOTER, setting.silent)
    back = way_back(state, setting, me, 1.0 * action.x).reach
    found = -worth_of(state, setting, me)
    if back > TOLERANCE:
        stand(state, setting, me, shifted(pose_of(state.elements[me]), -back, 0.0))
        found = standing(state, setting, 0 + action.side, group)
    put_back(state, group, kept)
    return found


@rule()
def gain_of(state: State, setting: Setting, side: int, group: int, leader: int, goal: Pose) -> int:
    """What a side gains when a group stands where its leader gets to *goal*."""
    before = standing(state, setting, side, group)
    return standing_at(state, setting, side, group, leader, goal) - before - PRICE


@rule()
def standing_at(state: State, setting: Setting, side: int, group: int, leader: int, goal: Pose) -> int:
    """How a side stands when a group stands where its leader gets to *goal*. The state is left as it was, to
    the grain."""
    kept = zeros(KEPT * ELEMENTS)
    keep(state, group, kept)
    for me in range(ELEMENTS):
        if group >> me & 1 and me != leader and is_in_field(state.elements[me]):
            stand(state, setting, me, place_with(state, leader, me, goal))
    stand(state, setting, leader, goal)
    after = standing(state, setting, side, group)
    put_back(state, group, kept)
    return after


@rule()
def gain_in_column(state: State, setting: Setting, side: int, group: int, first: int, goal: Pose) -> int:
    """What a side gains when a group has formed a column whose first element stands at *goal*. The state is
    left as it was, to the grain."""
    before = standing(state, setting, side, group)
    kept = zeros(KEPT * ELEMENTS)
    keep(state, group, kept)
    start = pose_of(state.elements[first])
    left, place, me = group, goal, first
    while me != NOBODY:
        stand(state, setting, me, place)
        place = behind(setting, state, me, place)
        left &= ~(1 << me)
        me = nearest_of(state, left, start)
    after = standing(state, setting, side, group)
    put_back(state, group, kept)
    return after - before - PRICE


@rule()
def hope_of(state: State, setting: Setting, side: int, group: int) -> int:
    """What a group may gain: by going straight ahead as far as the list has it, by drawing back if it is one
    element, or by the best contact."""
    leader = leader_of(group)
    if not is_in_field(state.elements[leader]):
        return 0 + PRICE
    start = pose_of(state.elements[leader])
    pace = 0.0 + allowance_of(state, setting, group, 0, False)
    price = standing(state, setting, side, group) + PRICE
    best = price + NEVER
    around = things_near(state, setting, group, leader, whole(pace))
    zone = room_before(state, setting, group, start, pace, around) - setting.rules.zone - A_HAIR
    for way in (pace, 0.5 * pace, 1.0 * WIDTH, room_out_of_reach(state, setting, group, pace), zone):
        if A_HAIR < way <= pace:
            best = better(state, setting, side, group, leader, shifted(start, way, 0.0), best)
    if is_single(group):
        best = better(state, setting, side, group, leader, shifted(start, -0.8 * pace, 0.0), best)
        for turn in (-QUARTER_TURN, QUARTER_TURN):
            away = shifted(pose_at(start.x, start.y, start.bearing + turn), 0.7 * pace, 0.0)
            best = better(state, setting, side, group, leader, away, best)
        best -= ALONE
    if not has_moved(state, group):
        best = hope_in_contact(state, setting, side, group, pace, best)
    return best - price


@rule()
def better(state: State, setting: Setting, side: int, group: int, leader: int, goal: Pose, best: int) -> int:
    """How the side stands when a group has moved to a place, if that is better than the best so far. Hope is
    for what is legal: who is chosen in vain is let be, and nobody of the group is chosen again."""
    found = standing_at(state, setting, side, group, leader, goal)
    if found <= best or way_of(state, setting, group, leader, goal, False).why != Cause.LEGAL:
        return best
    return found if why_not_stop(state, setting, group, leader, goal) == Cause.LEGAL else best


@rule()
def hope_in_contact(state: State, setting: Setting, side: int, group: int, pace: float, best: int) -> int:
    """How the side stands after the best contact of a group, if that is better than the best so far."""
    for me in range(first_of(side), first_of(side) + OF_A_SIDE):
        if not group >> me & 1:
            continue
        base = body(setting, state.elements[me])
        for foe in range(first_of(1 - side), first_of(1 - side) + OF_A_SIDE):
            enemy = state.elements[foe]
            if not is_in_field(enemy) or distance(base, body(setting, enemy)) > pace:
                continue
            for edge in range(WAYS_TO_TOUCH):
                if edge == Edge.REAR:
                    continue
                goal = contact_pose(state, setting, me, foe, edge)
                found = standing_at(state, setting, side, group, me, goal)
                if found > best and why_not_touch(state, setting, group, me, foe, edge) == Cause.LEGAL:
                    best = found
    return best

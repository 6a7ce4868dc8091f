"""Carrying out tactical moves: elements are put in their new places, and what happened is told and marked."""

from __future__ import annotations

from bingqi.geometry.pose import Pose, pose_at, turn_between
from bingqi.geometry.sweep import hull_overlaps
from bingqi.geometry.tolerance import whole
from bingqi.kit.action import Action
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.breakoff import back_from, is_engaged
from bingqi.rulesets.dba3.causes import Happening
from bingqi.rulesets.dba3.cities import enter_stronghold, leave_stronghold
from bingqi.rulesets.dba3.columns import behind, nearest_of, way_in_column
from bingqi.rulesets.dba3.conform import contact
from bingqi.rulesets.dba3.contacts import mark_contacts
from bingqi.rulesets.dba3.gates import way_in
from bingqi.rulesets.dba3.going import way_to
from bingqi.rulesets.dba3.ground import body, body_at, is_in_field, pose_of, stand
from bingqi.rulesets.dba3.groups import count_of, is_single, leader_of, place_with
from bingqi.rulesets.dba3.landing import formation_of, place_ashore
from bingqi.rulesets.dba3.leg import can_pass, enters_river, front_at, passes_lined_up
from bingqi.rulesets.dba3.obstacles import grade_river, learn_rivers
from bingqi.rulesets.dba3.roads import foremost, march_of, place_on_road
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    FEATURE,
    FEATURES,
    NOBODY,
    OF_A_SIDE,
    Ground,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba3.through_city import goes_between_gates
from bingqi.rulesets.dba3.touch import first_of, opponent_of
from bingqi.rulesets.dba3.way import length_between


@rule("DBA3 P28", "DBA3 P36", "DBA3 P38", "DBA3 P39")
def bring(state: State, setting: Setting, group: int, action: Action, cost: int, log: Log) -> None:
    """Move an element or a group to a pose."""
    leader = leader_of(group)
    goal = pose_at(0 + action.x, 0 + action.y, 0 + action.bearing)
    length = way_to(state, setting, group, action).length
    if state.elements[leader].inside:
        leave_stronghold(state, setting, leader, goal, log)
        state.elements[leader].moved += whole(length)
        tell(log, Happening.MOVED, 0, leader, NOBODY, whole(length), cost)
        mark_contacts(state, setting, group, log)
        return
    if goes_between_gates(state, setting, group, action):
        tell(log, Happening.WENT_BETWEEN_GATES, 0, leader, NOBODY, 0, 0)
    else:
        tell_passages(state, setting, group, leader, goal, log)
    turn = turn_between(0 + state.elements[leader].bearing, goal.bearing)
    move_all(state, setting, group, leader, goal, length, cost, log)
    if not is_single(group) and turn != 0:
        tell(log, Happening.WHEELED, 0, leader, NOBODY, abs(turn), 0)
    mark_contacts(state, setting, group, log)


@rule("DBA3 P23", "DBA3 P25", "DBA3 P36")
def move_all(
    state: State, setting: Setting, group: int, leader: int, goal: Pose, length: float, cost: int, log: Log
) -> None:
    """Put all of a group in their new places, the leader last, from whose place the others are reckoned; who
    enters a river first learns what it is."""
    if is_single(group):
        tell(log, Happening.MOVED, 0, leader, NOBODY, whole(length), cost)
    else:
        tell(log, Happening.GROUP_MOVED, 0, leader, NOBODY, count_of(group), cost)
    wade(state, setting, group, leader, goal, log)
    for me in range(ELEMENTS):
        if group >> me & 1 and me != leader:
            place = place_with(state, leader, me, goal)
            own = length_between(pose_of(state.elements[me]), place)
            put_at(state, setting, me, place, own)
            tell(log, Happening.MOVED_ALONG, 0, me, NOBODY, whole(own), 0)
    if not is_single(group):
        length = length_between(pose_of(state.elements[leader]), goal)
        tell(log, Happening.MOVED_ALONG, 0, leader, NOBODY, whole(length), 0)
    put_at(state, setting, leader, goal, length)


@rule("DBA3 D59", "DBA3 P23")
def put_at(state: State, setting: Setting, me: int, place: Pose, length: float) -> None:
    """Stand an element in its new place and mark how far it has moved."""
    stand(state, setting, me, place)
    state.elements[me].moved += whole(length)


@rule("DBA3 P25")
def wade(state: State, setting: Setting, group: int, leader: int, goal: Pose, log: Log) -> None:
    """Throw for rivers that a front edge of a group enters for the first time in the battle."""
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.ground == Ground.RIVER and feature.grade == 0:
            for me in range(ELEMENTS):
                if group >> me & 1 and feature.grade == 0:
                    place = place_with(state, leader, me, goal)
                    here = front_at(body(setting, state.elements[me]))
                    there = front_at(body_at(setting, 0 + state.elements[me].troop, place))
                    if enters_river(state, number, here, there):
                        grade_river(state, setting, number, log)


@rule("DBA3 P39")
def tell_passages(state: State, setting: Setting, group: int, leader: int, goal: Pose, log: Log) -> None:
    """Tell which friends are passed through."""
    side = 0 + state.elements[leader].side
    for me in range(ELEMENTS):
        if group >> me & 1:
            place = place_with(state, leader, me, goal)
            here, there = (
                body(setting, state.elements[me]),
                body_at(setting, 0 + state.elements[me].troop, place),
            )
            for friend in range(first_of(side), first_of(side) + OF_A_SIDE):
                if group >> friend & 1 or not is_in_field(state.elements[friend]):
                    continue
                if (
                    can_pass(setting, state, me, friend)
                    and passes_lined_up(state, setting, me, friend, place)
                    and hull_overlaps(here, there, body(setting, state.elements[friend]))
                ):
                    tell(log, Happening.PASSED_THROUGH, 0, me, friend, 0, 0)


@rule("DBA3 D4", "DBA3 D12", "DBA3 P25")
def join_battle(state: State, setting: Setting, group: int, action: Action, log: Log) -> None:
    """Move into contact."""
    contact(state, setting, action, log)
    for me in range(ELEMENTS):
        if group >> me & 1:
            learn_rivers(state, setting, me, log)


@rule("DBA3 P37")
def form(state: State, setting: Setting, group: int, first: int, goal: Pose, cost: int, log: Log) -> None:
    """Form a column: the first goes to the goal, the others one by one behind it."""
    start = pose_of(state.elements[first])
    tell(log, Happening.GROUP_MOVED, 0, first, NOBODY, count_of(group), cost)
    left, place, me = group, goal, first
    while me != NOBODY:
        length = 0.0
        if place != pose_of(state.elements[me]):
            length = way_in_column(state, setting, group, me, place).length
        put_at(state, setting, me, place, length)
        tell(log, Happening.MOVED_ALONG, 0, me, NOBODY, whole(length), 0)
        learn_rivers(state, setting, me, log)
        place = behind(setting, state, me, place)
        left &= ~(1 << me)
        me = nearest_of(state, left, start)
    tell(log, Happening.COLUMN_FORMED, 0, first, NOBODY, count_of(group), 0)


@rule("DBA3 P26")
def march(state: State, setting: Setting, group: int, ahead: int, cost: int, log: Log) -> None:
    """Move an element or a column along a road, the foremost first: those before an element stay before it,
    and it is by them that its place is reckoned."""
    found = march_of(state, setting, group)
    if is_single(group):
        tell(log, Happening.MOVED, 0, found.head, NOBODY, ahead, cost)
    else:
        tell(log, Happening.GROUP_MOVED, 0, found.head, NOBODY, count_of(group), cost)
    left = group
    while left:
        me = foremost(state, found, left)
        place = place_on_road(state, setting, group, found, me, 1.0 * ahead)
        put_at(state, setting, me, place, 1.0 * ahead)
        if not is_single(group):
            tell(log, Happening.MOVED_ALONG, 0, me, NOBODY, ahead, 0)
        left &= ~(1 << me)


@rule("DBA3 P43", "DBA3 P44")
def go_back(state: State, setting: Setting, group: int, back: int, cost: int, log: Log) -> None:
    """Move an element or a column straight back."""
    leader = leader_of(group)
    foe = opponent_of(state, setting, leader)
    if is_engaged(state, setting, group):
        tell(log, Happening.BROKE_OFF, 0, leader, foe, back, 0)
    goal = back_from(pose_of(state.elements[leader]), back)
    move_all(state, setting, group, leader, goal, 1.0 * back, cost, log)


@rule("DBA3 P28", "DBA3 D97")
def enter(state: State, setting: Setting, me: int, thing: int, log: Log) -> None:
    """Walk into a stronghold."""
    length = way_in(state, setting, me, thing - FEATURE).length
    enter_stronghold(state, setting, me, thing, log)
    state.elements[me].moved += whole(length)


@rule("DBA3 P34")
def land(state: State, setting: Setting, group: int, goal: Pose, log: Log) -> None:
    """Put a group from the sea ashore."""
    formation = formation_of(state, setting, group, goal)
    for me in range(ELEMENTS):
        if group >> me & 1:
            place = place_ashore(state, setting, group, me, goal, formation)
            state.elements[me].status = Status.FIELD
            stand(state, setting, me, place)
            tell(log, Happening.LANDED, 0, me, NOBODY, 0, 0)

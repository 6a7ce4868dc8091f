"""Edges, camps, deployment and swaps, as sides carry them out."""

from __future__ import annotations

from bingqi.geometry.pose import Pose
from bingqi.kit.action import Action
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.kit.turn import answered
from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.ground import pose_of, stand
from bingqi.rulesets.dba3.groundwork import pose_in
from bingqi.rulesets.dba3.layout import EVERY_EDGE, go_inside, raise_walls
from bingqi.rulesets.dba3.places import (
    needs_camp,
    why_not_camp,
    why_not_deploy,
    why_not_deploy_inside,
    why_not_keep_back,
)
from bingqi.rulesets.dba3.proposals import NOWHERE, camp_spot, pose_anywhere
from bingqi.rulesets.dba3.state import (
    FEATURE,
    FEATURES,
    FOLLOWERS,
    NOBODY,
    OF_A_SIDE,
    Ground,
    Setting,
    Stage,
    State,
    Status,
)
from bingqi.rulesets.dba3.touch import first_of


@rule("DBA3 P31")
def take_edge(state: State, side: int, edge: int, log: Log) -> None:
    """The attacker takes an edge, the defender has the opposite one."""
    state.forces[side].base_edge = edge
    state.forces[1 - side].base_edge = (edge + 2) % 4
    tell(log, Happening.EDGE_CHOSEN, 0, NOBODY, NOBODY, side, edge)
    state.stage = Stage.FIRST_CAMP


@rule("DBA3 P32")
def why_not_pitch(state: State, setting: Setting, side: int, action: Action) -> int:
    """LEGAL, or what forbids a camp at a place, or to have none."""
    if action.act == Act.PLACE_CAMP:
        return why_not_camp(state, setting, side, pose_in(action))
    if action.act != Act.READY:
        return Cause.NOT_ASKED
    return Cause.LEGAL if is_free_of_camp(state, setting, side) else Cause.CAMP_NEEDED


@rule("DBA3 P32")
def is_free_of_camp(state: State, setting: Setting, side: int) -> bool:
    """Whether a side may do without a camp: it needs none, or there is no room for one."""
    return not needs_camp(state, setting, side) or camp_spot(state, setting, side, 0) == NOBODY


@rule("DBA3 P32")
def pitch_camp(state: State, setting: Setting, side: int, pose: Pose, log: Log) -> None:
    """A side's camp stands, its camp followers in it."""
    rules = setting.rules
    feature = state.features[side]
    raise_walls(feature, Ground.CAMP, pose, 0 + rules.camp_width, 0 + rules.camp_depth, EVERY_EDGE)
    feature.owner = side
    state.forces[side].has_camp = 1
    followers = side * OF_A_SIDE + FOLLOWERS
    if state.elements[followers].status == Status.WAITING:
        state.elements[followers].status = Status.FIELD
        go_inside(state, setting, followers, side)
    tell(log, Happening.CAMP_PLACED, 0, NOBODY, NOBODY, side, 0)


@rule("DBA3 P32")
def go_without_camp(state: State, side: int, log: Log) -> None:
    """A side has no camp, and so no camp followers on the field."""
    followers = side * OF_A_SIDE + FOLLOWERS
    if state.elements[followers].status == Status.WAITING:
        state.elements[followers].status = Status.NONE
    tell(log, Happening.NO_CAMP, 0, NOBODY, NOBODY, side, 0)


@rule("DBA3 P33", "DBA3 P34", "DBA3 P52")
def why_not_station(state: State, setting: Setting, side: int, action: Action) -> int:
    """LEGAL, or what forbids to deploy an element so, or to be ready."""
    act = action.act
    if act == Act.READY:
        return why_not_ready(state, setting, side)
    if not (Act.DEPLOY <= act <= Act.KEEP_BACK) and act != Act.FIELD_AS:
        return Cause.NOT_ASKED
    if action.actor < 0:
        return Cause.NO_SUCH_UNIT
    me = 0 + action.actor
    if act == Act.DEPLOY:
        return why_not_deploy(state, setting, me, pose_in(action))
    if act == Act.DEPLOY_INSIDE:
        number = action.target - FEATURE
        if number < 0 or number >= FEATURES:
            return Cause.NO_SUCH_FEATURE
        return why_not_deploy_inside(state, setting, me, number)
    if act == Act.KEEP_BACK:
        return why_not_keep_back(state, setting, me)
    if state.elements[me].status != Status.WAITING:
        return Cause.DEPLOYED_ALREADY
    is_other = state.elements[me].other != 0 and action.target == state.elements[me].other - 1
    return Cause.LEGAL if is_other else Cause.NO_SUCH_CHOICE


@rule("DBA3 P33", "DBA3 P33.no-room")
def why_not_ready(state: State, setting: Setting, side: int) -> int:
    """LEGAL, or NOT_ALL_DEPLOYED while anyone who waits has a place to go to."""
    for who in range(first_of(side), first_of(side) + OF_A_SIDE):
        if state.elements[who].status == Status.WAITING and has_place(state, setting, side, who):
            return Cause.NOT_ALL_DEPLOYED
    return Cause.LEGAL


@rule("DBA3 P33.no-room")
def has_place(state: State, setting: Setting, side: int, me: int) -> bool:
    """Whether an element may be deployed somewhere, in the open or behind walls, or kept back."""
    for number in range(FEATURES):
        if why_not_deploy_inside(state, setting, me, number) == Cause.LEGAL:
            return True
    if why_not_keep_back(state, setting, me) == Cause.LEGAL:
        return True
    return pose_anywhere(state, setting, side, me) != NOWHERE


@rule("DBA3 P33", "DBA3 P34", "DBA3 P52")
def station(state: State, setting: Setting, side: int, action: Action, log: Log) -> None:
    """Deploy an element, or end the deployment; the question stays open until that."""
    me = 0 + action.actor
    if action.act == Act.READY:
        answered(state.turn)
        end_deployment(state, side, log)
    elif action.act == Act.FIELD_AS:
        state.elements[me].troop = action.target
        state.elements[me].other = 0
        tell(log, Happening.CHOSEN, 0, me, NOBODY, 0 + action.target, 0)
    elif action.act == Act.KEEP_BACK:
        state.elements[me].status = Status.AT_SEA
        tell(log, Happening.HELD_BACK, 0, me, NOBODY, 0, 0)
    elif action.act == Act.DEPLOY:
        deploy(state, setting, me, pose_in(action), log)
    else:
        deploy_inside(state, setting, me, action.target - FEATURE, log)


@rule("DBA3 P33")
def deploy(state: State, setting: Setting, me: int, pose: Pose, log: Log) -> None:
    """An element takes the field at a pose."""
    state.elements[me].status = Status.FIELD
    stand(state, setting, me, pose)
    tell(log, Happening.DEPLOYED, 0, me, NOBODY, 0, 0)


@rule("DBA3 P29", "DBA3 P33")
def deploy_inside(state: State, setting: Setting, me: int, number: int, log: Log) -> None:
    """An element begins in a city, fort or camp."""
    state.elements[me].status = Status.FIELD
    go_inside(state, setting, me, number)
    tell(log, Happening.DEPLOYED, 0, me, NOBODY, 0, 0)


@rule("DBA3 P33", "DBA3 P33.no-room")
def end_deployment(state: State, side: int, log: Log) -> None:
    """A side has deployed its army; whoever had no room takes no part in the battle."""
    for who in range(first_of(side), first_of(side) + OF_A_SIDE):
        if state.elements[who].status == Status.WAITING:
            state.elements[who].status = Status.NONE
            tell(log, Happening.LEFT_OUT, Cause.NO_ROOM_TO_DEPLOY, who, NOBODY, 0, 0)
    tell(log, Happening.DEPLOYMENT_ENDED, 0, NOBODY, NOBODY, side, 0)
    state.stage += 1


@rule("DBA3 P33.swaps")
def swap_or_end(state: State, setting: Setting, action: Action, log: Log) -> None:
    """Two elements of the defender change places, or there are no more swaps."""
    if action.act == Act.SWAP:
        me, other = 0 + action.actor, 0 + action.target
        here, there = pose_of(state.elements[me]), pose_of(state.elements[other])
        stand(state, setting, me, there)
        stand(state, setting, other, here)
        state.swaps += 1
        tell(log, Happening.SWAPPED, 0, me, other, 0, 0)
    else:
        answered(state.turn)
        state.stage = Stage.READY

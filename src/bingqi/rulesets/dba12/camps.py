"""Where camps and elements may stand when the sides set up."""

from __future__ import annotations

from bingqi.geometry.polygon import Cover
from bingqi.geometry.pose import Pose, pose_at
from bingqi.geometry.rectangle import Rectangle, overlap, rectangle
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.rulesets.dba12.causes import Cause, Happening
from bingqi.rulesets.dba12.contact import why_not_place
from bingqi.rulesets.dba12.ground import body_at, cover_by, is_barred, is_in_field, is_on_board, stand
from bingqi.rulesets.dba12.layout import go_inside, pitch
from bingqi.rulesets.dba12.state import (
    ELEMENTS,
    FEATURES,
    FOLLOWERS,
    NOBODY,
    OTHER_GROUND,
    Going,
    Ground,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba12.touch import first_of


@rule("DBA12 Q6.deployment")
def from_edge(setting: Setting, edge: int, along: int, front: int) -> Pose:
    """The pose that looks straight away from a base edge, so far along it from the left as its side sees it,
    its front so far from the edge."""
    board = setting.board
    if edge == 0:
        return Pose(along, front, 0)
    if edge == 1:
        return Pose(front, board - along, 900)
    if edge == 2:
        return Pose(board - along, board - front, 1800)
    return Pose(board - front, along, 2700)


@rule("DBA12 Q6.camp-place")
def camp_place(setting: Setting, edge: int, along: int) -> Pose:
    """The pose of a camp at a base edge."""
    return from_edge(setting, edge, along, 0 + setting.rules.camp_depth)


@rule("DBA12 Q6.camp-place")
def why_not_camp(state: State, setting: Setting, side: int, pose: Pose) -> int:
    """LEGAL, or why a side's camp may not stand there."""
    rules = setting.rules
    base = rectangle(pose.x, pose.y, pose.bearing, rules.camp_width, rules.camp_depth)
    right = camp_place(setting, 0 + state.forces[side].base_edge, 0)
    is_upright = right.bearing % 1800 == 0
    off = pose.y - right.y if is_upright else pose.x - right.x
    if pose.bearing != right.bearing or abs(off) > TOLERANCE or not is_on_board(setting, base):
        return 0 + Cause.CAMP_OFF_BASE_EDGE
    for number in range(OTHER_GROUND, FEATURES):
        feature = state.features[number]
        is_good = setting.grounds[feature.ground].going == Going.GOOD and feature.ground != Ground.RIVER
        if feature.count and not is_good and cover_by(feature, base) != Cover.NONE:
            return 0 + Cause.CAMP_ON_TERRAIN
    for who in range(ELEMENTS):
        if is_in_field(state.elements[who]) and overlap(base, body_of(setting, state, who)):
            return 0 + Cause.CAMP_ON_TERRAIN
    return 0 + Cause.LEGAL


@rule()
def body_of(setting: Setting, state: State, who: int) -> Rectangle:
    """The base of an element on the board."""
    element = state.elements[who]
    return body_at(setting, element.troop, pose_at(element.x, element.y, element.bearing))


@rule("DBA12 Q6.camps", "DBA12 Q2.army")
def pitch_camp(state: State, setting: Setting, side: int, pose: Pose, log: Log) -> None:
    """Place a side's camp, its followers inside."""
    pitch(state.features[side], side, pose, setting.rules.camp_width, setting.rules.camp_depth)
    state.forces[side].has_camp = 1
    tell(log, Happening.CAMP_PLACED, 0, NOBODY, NOBODY, side, 0)
    who = first_of(side) + FOLLOWERS
    if state.elements[who].status == Status.WAITING:
        state.elements[who].status = Status.FIELD
        go_inside(state, setting, who, side)


@rule("DBA12 Q6.deployment", "DBA12 Q8.place")
def why_not_deployed(state: State, setting: Setting, me: int, pose: Pose) -> int:
    """LEGAL, or why an element may not be deployed there."""
    element = state.elements[me]
    if element.status != Status.WAITING:
        return 0 + Cause.ALREADY_DEPLOYED
    base = body_at(setting, element.troop, pose)
    if not is_on_board(setting, base):
        return 0 + Cause.OFF_BOARD
    reach = abs(base.half_depth * base.ahead_y) + abs(base.half_width * base.ahead_x)
    across = abs(base.half_depth * base.ahead_x) + abs(base.half_width * base.ahead_y)
    edge = state.forces[element.side].base_edge
    far = base.y + reach
    if edge == 1:
        far = base.x + across
    elif edge == 2:
        far = setting.board - base.y + reach
    elif edge == 3:
        far = setting.board - base.x + across
    if far > setting.rules.deployment + TOLERANCE:
        return 0 + Cause.OUTSIDE_DEPLOYMENT
    for number in range(OTHER_GROUND, FEATURES):
        if (
            is_barred(state, setting, element.troop, number)
            and cover_by(state.features[number], base) != Cover.NONE
        ):
            is_lake = setting.grounds[state.features[number].ground].going == Going.IMPASSABLE
            return 0 + Cause.IMPASSABLE if is_lake else 0 + Cause.WHEELS_IN_BAD_GOING
    return why_not_place(state, setting, 0, me, pose)


@rule("DBA12 Q6.deployment")
def deploy(state: State, setting: Setting, me: int, pose: Pose, log: Log) -> None:
    """Put an element on the board."""
    state.elements[me].status = Status.FIELD
    stand(state, setting, me, pose)
    tell(log, Happening.DEPLOYED, 0, me, NOBODY, 0, 0)

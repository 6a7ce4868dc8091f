"""Flight: an element turns round and runs, turning aside by the least that avoids what bars its way."""

from __future__ import annotations

from typing import NamedTuple

from bingqi.geometry.point import Point
from bingqi.geometry.pose import HALF_TURN, QUARTER_TURN, Pose, facing, pose_at, shifted, turned
from bingqi.geometry.rectangle import Rectangle, corner, overlap
from bingqi.geometry.sweep import slide_reach, slide_reach_outline
from bingqi.geometry.tolerance import TOLERANCE, whole
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.rulesets.dba12.causes import Cause, Happening
from bingqi.rulesets.dba12.ground import (
    body,
    body_at,
    depth_of,
    is_barred,
    is_in_field,
    is_mounted,
    is_on_board,
    kind_of,
    outline_of,
    pose_of,
    stand,
)
from bingqi.rulesets.dba12.layout import tents
from bingqi.rulesets.dba12.losses import destroy
from bingqi.rulesets.dba12.state import (
    ELEMENTS,
    FEATURES,
    NOBODY,
    PACE,
    Going,
    Ground,
    Kind,
    Setting,
    State,
)

A_DEGREE = 10
LEGS = 4
"""Times that a flight that cannot avoid an obstacle altogether runs up to it and tries again."""
NO_TURN = 3600


class Run(NamedTuple):
    """How far a flight goes straight ahead, and what it meets there, a Cause; LEGAL for nothing."""

    reach: float
    cause: int


@rule("DBA12 O74", "DBA12 O75", "DBA12 O75.distance", "DBA12 O80")
def flee(state: State, setting: Setting, me: int, cause: int, log: Log) -> None:
    """Turn an element that has recoiled about, and let it run. The distance counts from the turn."""
    element = state.elements[me]
    depth = depth_of(setting, element)
    about = shifted(pose_of(element), -1.0 * depth, 0.0)
    stand(state, setting, me, pose_at(about.x, about.y, about.bearing + HALF_TURN))
    left = 0.0 + setting.rules.flight
    done = 0.0
    ignored = 0 + element.touches
    stopped = 0 + Cause.LEGAL
    for _ in range(LEGS):
        pose = pose_of(element)
        ahead = run_of(state, setting, me, pose, left, ignored)
        turn = least_turn(state, setting, me, pose, left, ignored)
        if turn == NO_TURN:
            stopped = ahead.cause
            turn = 0
        else:
            stopped = 0 + Cause.LEGAL
            if turn != 0:
                tell(log, Happening.DODGED, ahead.cause, me, NOBODY, abs(turn), 0)
            pose = turned_about(setting, element.troop, pose, turn)
            ahead = run_of(state, setting, me, pose, left, ignored)
        if room_to_edge(setting, body_at(setting, element.troop, pose), left) < ahead.reach - TOLERANCE:
            destroy(state, setting, me, Cause.FLIGHT_OFF_BOARD, log)
            return
        reach = clear_reach(state, setting, me, pose, ahead.reach)
        stand(state, setting, me, shifted(pose, reach, 0.0))
        done += reach
        left -= reach
        if stopped == Cause.LEGAL or reach <= TOLERANCE:
            break
    tell(log, Happening.FLED, cause, me, NOBODY, whole(done), 0)
    if stopped != Cause.LEGAL:
        tell(log, Happening.FLIGHT_STOPPED, Cause.NO_WAY_AROUND, me, NOBODY, whole(done), 0)


@rule("DBA12 O75")
def least_turn(state: State, setting: Setting, me: int, pose: Pose, left: float, ignored: int) -> int:
    """The least turn, in whole degrees, after which all that is left of a flight is free, or leads off the
    board; to the right before the left; NO_TURN when there is none up to a right angle."""
    troop = 0 + state.elements[me].troop
    for size in range(0, QUARTER_TURN + A_DEGREE, A_DEGREE):
        for is_left in range(2 if size else 1):
            turn = -size if is_left else size
            place = turned_about(setting, troop, pose, turn)
            base = body_at(setting, troop, place)
            if size and (not is_on_board(setting, base) or is_crowded(state, setting, me, base)):
                continue
            found = run_of(state, setting, me, place, left, ignored)
            if found.cause == Cause.LEGAL or room_to_edge(setting, base, left) < found.reach - TOLERANCE:
                return turn
    return NO_TURN


@rule()
def turned_about(setting: Setting, troop: int, pose: Pose, turn: int) -> Pose:
    """A pose turned about the middle of its base."""
    if turn == 0:
        return pose
    base = body_at(setting, troop, pose)
    return turned(pose, Point(base.x, base.y), turn)


@rule("DBA12 O76", "DBA12 O77", "DBA12 O78", "DBA12 O79")
def run_of(state: State, setting: Setting, me: int, pose: Pose, limit: float, ignored: int) -> Run:
    """How far an element runs straight ahead from a pose before something that it has to avoid; `ignored` is
    the ground in which it began."""
    element = state.elements[me]
    base = body_at(setting, element.troop, pose)
    way = facing(pose.bearing)
    reach, cause = limit, 0 + Cause.LEGAL
    for who in range(ELEMENTS):
        other = state.elements[who]
        if who == me or not is_in_field(other):
            continue
        if other.side == element.side and passes_in_move(setting, state, me, who):
            continue
        found = slide_reach(base, way, reach, body(setting, other))
        if found < reach:
            reach = found
            is_friend = other.side == element.side
            cause = 0 + Cause.FRIENDS_IN_THE_WAY if is_friend else 0 + Cause.ENEMY_IN_THE_WAY
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.count == 0 or ignored >> number & 1:
            continue
        going = setting.grounds[feature.ground].going
        if feature.ground == Ground.CAMP:
            found = slide_reach(base, way, reach, tents(feature))
        elif is_barred(state, setting, element.troop, number) or (
            going == Going.BAD and setting.troops[element.troop].flees_anywhere == 0
        ):
            found = slide_reach_outline(base, way, reach, outline_of(feature))
        else:
            found = reach
        if found < reach:
            reach = found
            is_bad = going == Going.BAD and feature.ground != Ground.CAMP
            cause = 0 + Cause.BAD_GOING_IN_THE_WAY if is_bad else 0 + Cause.IMPASSABLE_IN_THE_WAY
    return Run(reach, cause)


@rule("DBA12 Q14", "DBA12 O77")
def passes_in_move(setting: Setting, state: State, me: int, friend: int) -> bool:
    """Whether an element passes through a friend in a move or a flight: psiloi through any, mounted through
    psiloi."""
    if kind_of(setting, state.elements[me]) == Kind.PS:
        return True
    return is_mounted(setting, state.elements[me]) and kind_of(setting, state.elements[friend]) == Kind.PS


@rule()
def is_crowded(state: State, setting: Setting, me: int, base: Rectangle) -> bool:
    """Whether another element, or a camp, is where a base would be."""
    for who in range(ELEMENTS):
        if (
            who != me
            and is_in_field(state.elements[who])
            and overlap(base, body(setting, state.elements[who]))
        ):
            return True
    for number in range(FEATURES):
        if state.features[number].ground == Ground.CAMP and overlap(base, tents(state.features[number])):
            return True
    return False


@rule("DBA12 O77")
def clear_reach(state: State, setting: Setting, me: int, pose: Pose, reach: float) -> float:
    """The distance at which a run ends, shortened so that nobody is run over by the one that stands still."""
    while reach > TOLERANCE:
        place = shifted(pose, reach, 0.0)
        if not is_crowded(state, setting, me, body_at(setting, state.elements[me].troop, place)):
            return reach
        reach -= 10.0 * PACE
    return 0.0


@rule("DBA12 O80")
def room_to_edge(setting: Setting, base: Rectangle, limit: float) -> float:
    """How far a base goes straight ahead until a corner meets the board edge, up to *limit*."""
    room = limit
    for number in range(4):
        spot = corner(base, number)
        for axis in range(2):
            place = spot.x if axis == 0 else spot.y
            speed = base.ahead_x if axis == 0 else base.ahead_y
            if speed > 0.0:
                room = min(room, (setting.board - place) / speed)
            elif speed < 0.0:
                room = min(room, -place / speed)
    return room if room > 0.0 else 0.0

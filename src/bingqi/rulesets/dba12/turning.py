"""The end of the moves: elements contacted on flank or rear turn to face, and others make room."""

from __future__ import annotations

from bingqi.geometry.contact import NO_EDGE, common_length
from bingqi.geometry.polygon import Cover
from bingqi.geometry.pose import HALF_TURN, Pose, pose_at, shifted
from bingqi.geometry.rectangle import Edge, overlap
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.rulesets.dba12.causes import Cause, Happening
from bingqi.rulesets.dba12.contact import NOWHERE
from bingqi.rulesets.dba12.ground import (
    are_apart,
    body,
    body_at,
    cover_by,
    depth_of,
    is_barred,
    is_in_field,
    is_on_board,
    pose_of,
    stand,
)
from bingqi.rulesets.dba12.groups import is_touched_by_front
from bingqi.rulesets.dba12.layout import tents
from bingqi.rulesets.dba12.state import (
    ELEMENTS,
    FEATURES,
    NOBODY,
    OF_A_SIDE,
    PACE,
    SIDES,
    WIDTH,
    Ground,
    Setting,
    State,
)
from bingqi.rulesets.dba12.touch import (
    directly_behind,
    edge_faced,
    enemy_on,
    first_of,
    front_foe,
    gives_support,
)

STEP = 10 * PACE
"""Who makes room is moved by tens of paces, to its own base width at most."""


@rule("DBA12 Q11")
def turn_to_face(state: State, setting: Setting, log: Log) -> None:
    """Let every element turn that must, in the order of their numbers."""
    for me in range(ELEMENTS):
        if is_in_field(state.elements[me]):
            foe = first_contact(state, setting, me)
            if foe != NOBODY:
                turn_one(state, setting, me, foe, log)


@rule("DBA12 Q11")
def first_contact(state: State, setting: Setting, me: int) -> int:
    """The enemy that an element has to turn to: the first that touched its flank or rear, unless it has an
    enemy on its own front or gives support; NOBODY."""
    found = NOBODY
    for which in range(1, 4):
        foe = enemy_on(state, setting, me, which)
        if foe != NOBODY and (found == NOBODY or foe == state.elements[me].met_by):
            found = foe
    if found == NOBODY or gives_support(state, setting, me):
        return NOBODY
    start = first_of(1 - state.elements[me].side)
    for foe in range(start, start + OF_A_SIDE):
        if is_in_field(state.elements[foe]) and edge_faced(state, setting, me, foe) != NO_EDGE:
            return NOBODY
    return found if front_foe(state, setting, found) == NOBODY else NOBODY


@rule("DBA12 Q11", "DBA12 Q11.room")
def turn_one(state: State, setting: Setting, me: int, foe: int, log: Log) -> None:
    """Turn an element to an enemy's front; who stood behind it and is touched too stands behind it again.
    Where there is no room nobody turns."""
    element = state.elements[me]
    enemy = pose_of(state.elements[foe])
    goal = pose_at(enemy.x, enemy.y, enemy.bearing + HALF_TURN)
    is_rear = edge_faced(state, setting, foe, me) == Edge.REAR
    behind = directly_behind(state, setting, me)
    if behind != NOBODY and not is_touched_beside(state, setting, foe, behind):
        behind = NOBODY
    second = shifted(goal, -1.0 * depth_of(setting, element), 0.0)
    moving = 1 << me | (1 << behind if behind != NOBODY else 0)
    if not make_room(state, setting, moving, me, goal, log):
        return
    if behind != NOBODY and not make_room(state, setting, moving, behind, second, log):
        return
    stand(state, setting, me, goal)
    cause = 0 + Cause.ENEMY_ON_REAR if is_rear else 0 + Cause.ENEMY_ON_SIDE
    tell(log, Happening.TURNED_TO_FACE, cause, me, foe, 0, 0)
    if behind != NOBODY:
        stand(state, setting, behind, second)
        tell(log, Happening.TURNED_TO_FACE, cause, behind, foe, 0, 0)


@rule("DBA12 Q11.room")
def is_touched_beside(state: State, setting: Setting, foe: int, me: int) -> bool:
    """Whether an enemy's front edge lies along a side edge of an element that has no enemy on its front."""
    base, other = body(setting, state.elements[me]), body(setting, state.elements[foe])
    if front_foe(state, setting, me) != NOBODY:
        return False
    return (
        common_length(other, Edge.FRONT, base, Edge.LEFT) > 0.0
        or common_length(other, Edge.FRONT, base, Edge.RIGHT) > 0.0
    )


@rule("DBA12 Q11.room")
def make_room(state: State, setting: Setting, moving: int, me: int, goal: Pose, log: Log) -> bool:
    """Move friends aside that are in the place of one that turns; False when there is no room."""
    base = body_at(setting, state.elements[me].troop, goal)
    if not is_on_board(setting, base) or is_on_barred(state, setting, me, goal):
        return False
    for who in range(ELEMENTS):
        other = state.elements[who]
        if moving >> who & 1 or not is_in_field(other) or not overlap(base, body(setting, other)):
            continue
        if other.side != state.elements[me].side or is_touched_by_front(state, setting, who):
            return False
        place = place_aside(state, setting, who, moving, goal, me)
        if place.x == NOWHERE.x and place.y == NOWHERE.y:
            return False
        stand(state, setting, who, place)
        tell(log, Happening.MADE_ROOM, Cause.MAKES_ROOM, who, NOBODY, 0, 0)
    return not is_crowded_but(state, setting, moving, me, goal)


@rule("DBA12 Q11.room")
def place_aside(state: State, setting: Setting, who: int, moving: int, goal: Pose, me: int) -> Pose:
    """The nearest place, back or to either side as the turned element looks, where a friend is out of the
    way; NOWHERE."""
    friend = state.elements[who]
    start = pose_of(friend)
    wanted = body_at(setting, state.elements[me].troop, goal)
    for step in range(1, WIDTH // STEP + 1):
        far = 1.0 * step * STEP
        for way in range(3):
            ahead = -far if way == 0 else 0.0
            right = 0.0 if way == 0 else far if way == 1 else -far
            off = shifted(pose_at(start.x, start.y, goal.bearing), ahead, right)
            place = pose_at(off.x, off.y, start.bearing)
            base = body_at(setting, friend.troop, place)
            if overlap(base, wanted) or not is_on_board(setting, base):
                continue
            if not is_crowded_but(state, setting, 0, who, place) and not is_on_barred(
                state, setting, who, place
            ):
                return place
    return NOWHERE


@rule("DBA12 Q11.room")
def is_crowded_but(state: State, setting: Setting, moving: int, me: int, place: Pose) -> bool:
    """Whether another element, those apart that move too, or a camp is where an element would stand."""
    base = body_at(setting, state.elements[me].troop, place)
    for who in range(ELEMENTS):
        if not moving >> who & 1 and who != me and is_in_field(state.elements[who]):
            other = body(setting, state.elements[who])
            if not are_apart(base, other) and overlap(base, other):
                return True
    for camp in range(SIDES):
        if state.features[camp].ground == Ground.CAMP and overlap(base, tents(state.features[camp])):
            return True
    return False


@rule("DBA12 Q11.room")
def is_on_barred(state: State, setting: Setting, me: int, place: Pose) -> bool:
    """Whether an element would stand on ground that it never enters."""
    troop = 0 + state.elements[me].troop
    base = body_at(setting, troop, place)
    for number in range(FEATURES):
        if is_barred(state, setting, troop, number) and cover_by(state.features[number], base) != Cover.NONE:
            return True
    return False

"""The end of the movement phase: elements that were contacted on a side or the rear turn to face."""

from __future__ import annotations

from bingqi.geometry.contact import NO_EDGE, common_length
from bingqi.geometry.pose import Pose, facing, shifted
from bingqi.geometry.rectangle import Edge, overlap
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.bits import lowest
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.contacts import part_strayed, settle_wagons
from bingqi.rulesets.dba3.ground import body, body_at, is_in_field, kind_of, pose_of, stand
from bingqi.rulesets.dba3.lineup import (
    edge_met,
    obstruction,
    pose_to_face,
)
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    NOBODY,
    OF_A_SIDE,
    WIDTH,
    Kind,
    Setting,
    State,
)
from bingqi.rulesets.dba3.touch import (
    are_near,
    directly_behind,
    edge_faced,
    enemies_near,
    first_of,
    opponent_of,
    supported_by,
)


@rule("DBA3 D5", "DBA3 D20", "DBA3 D32", "DBA3 D35")
def end_contacts(state: State, setting: Setting, log: Log) -> bool:
    """What the end of the movement phase does to elements in contact. True: nothing is left to ask."""
    part_strayed(state, setting)
    settle_wagons(state, setting, log)
    for foe in range(ELEMENTS):
        if is_in_field(state.elements[foe]) and kind_of(setting, state.elements[foe]) != Kind.WWG:
            turn_to(state, setting, foe, log)
    return True


@rule("DBA3 D32", "DBA3 D33", "DBA3 D34")
def turn_to(state: State, setting: Setting, foe: int, log: Log) -> None:
    """Let those turn to face an enemy whom it has touched on side or rear: the first lines up with it, a
    second goes behind the first, a third makes room."""
    first = next_to_turn(state, setting, foe, 0)
    if first == NOBODY:
        return
    second = next_to_turn(state, setting, foe, 1 << first)
    if second == NOBODY:
        turn_alone(state, setting, first, foe, log)
        return
    third = next_to_turn(state, setting, foe, 1 << first | 1 << second)
    if not turn_together(state, setting, first, second, third, foe, log):
        turn_alone(state, setting, first, foe, log)


@rule("DBA3 D32", "DBA3 D32.first")
def next_to_turn(state: State, setting: Setting, foe: int, without: int) -> int:
    """Of those that have to turn to face an enemy, the one that it is lined up with, else the one along which
    most of its front edge lies; NOBODY."""
    front = body(setting, state.elements[foe])
    found, most = NOBODY, 0.0
    left = enemies_near(state, foe) & ~without
    while left:
        me = lowest(left)
        left &= left - 1
        if not is_by(state, setting, me, foe):
            continue
        met = edge_met(front, body(setting, state.elements[me]))
        if met == NO_EDGE or not has_to_face(state, setting, me, foe):
            continue
        shared = common_length(front, Edge.FRONT, body(setting, state.elements[me]), met)
        if edge_faced(state, setting, foe, me) != NO_EDGE:
            shared += WIDTH
        if shared > most:
            found, most = me, shared
    return found


@rule()
def is_by(state: State, setting: Setting, me: int, foe: int) -> bool:
    """Whether an element is so near to another's front that it may be touched by it; cheap."""
    mine, its = state.elements[me], state.elements[foe]
    reach = WIDTH + setting.troops[mine.troop].depth + TOLERANCE
    return abs(mine.x - its.x) <= reach and abs(mine.y - its.y) <= reach


@rule("DBA3 D32", "DBA3 D32.first", "DBA3 D35")
def has_to_face(state: State, setting: Setting, me: int, foe: int) -> bool:
    """Whether an element turns to face an enemy at its side or rear: it has no enemy on its front, gives no
    rear support, and that enemy touched it first."""
    if kind_of(setting, state.elements[me]) == Kind.WWG:
        return False
    if opponent_of(state, setting, me) != NOBODY or supported_by(state, setting, me) != NOBODY:
        return False
    return not has_enemy_on_front(state, setting, me) and first_contactor(state, setting, me) == foe


@rule("DBA3 D32")
def has_enemy_on_front(state: State, setting: Setting, me: int) -> bool:
    """Whether part of an element's front edge lies along an edge of an enemy."""
    base = body(setting, state.elements[me])
    start = first_of(1 - state.elements[me].side)
    for foe in range(start, start + OF_A_SIDE):
        is_here = is_in_field(state.elements[foe]) and is_by(state, setting, foe, me)
        if is_here and edge_met(base, body(setting, state.elements[foe])) != NO_EDGE:
            return True
    return False


@rule("DBA3 D32.first")
def first_contactor(state: State, setting: Setting, me: int) -> int:
    """The enemy that has touched a side or the rear of an element first and still does; of several of whom
    nobody knows, the one that is lined up; NOBODY."""
    base = body(setting, state.elements[me])
    start = first_of(1 - state.elements[me].side)
    found = NOBODY
    for foe in range(start, start + OF_A_SIDE):
        if is_in_field(state.elements[foe]) and are_near(state, me, foe):
            met = edge_met(body(setting, state.elements[foe]), base)
            if met != NO_EDGE and met != Edge.FRONT and kind_of(setting, state.elements[foe]) != Kind.WWG:
                if foe == state.elements[me].met_by:
                    return foe
                is_better = edge_faced(state, setting, foe, me) != NO_EDGE
                if found == NOBODY or (is_better and edge_faced(state, setting, found, me) == NO_EDGE):
                    found = foe
    return found


@rule("DBA3 D32")
def turn_alone(state: State, setting: Setting, me: int, foe: int, log: Log) -> None:
    """Let one element turn to face an enemy; it stays where there is no room."""
    pose = pose_to_face(state, setting, me, pose_of(state.elements[foe]), Edge.FRONT)
    if obstruction(state, setting, me, pose, 1 << me) == Cause.LEGAL:
        face(state, setting, me, foe, pose, log)
    else:
        tell(log, Happening.COULD_NOT_TURN, why_contacted(state, setting, me, foe), me, foe, 0, 0)


@rule("DBA3 D20", "DBA3 D32")
def face(state: State, setting: Setting, me: int, foe: int, pose: Pose, log: Log) -> None:
    """Turn an element so that its front lies on an enemy's."""
    tell(log, Happening.TURNED_TO_FACE, why_contacted(state, setting, me, foe), me, foe, 0, 0)
    stand(state, setting, me, pose)
    state.elements[me].turned_in = 1


@rule("DBA3 D32")
def why_contacted(state: State, setting: Setting, me: int, foe: int) -> int:
    """On which edge an enemy has touched an element."""
    met = edge_met(body(setting, state.elements[foe]), body(setting, state.elements[me]))
    return Cause.CONTACTED_ON_REAR if met == Edge.REAR else Cause.CONTACTED_ON_SIDE


@rule("DBA3 D33", "DBA3 D34")
def turn_together(
    state: State, setting: Setting, first: int, second: int, third: int, foe: int, log: Log
) -> bool:
    """Let two that an enemy has touched turn, the second behind the first, and push a third back out of the
    way. False, and nothing is done, where there is no room for that."""
    pose = pose_to_face(state, setting, first, pose_of(state.elements[foe]), Edge.FRONT)
    behind = shifted(pose, -1.0 * setting.troops[state.elements[first].troop].depth, 0.0)
    leaving = 1 << first | 1 << second
    pushed, back = 0, 0.0
    if third != NOBODY:
        pushed = with_those_behind(state, setting, third)
        leaving |= pushed
        back = back_to_clear(state, setting, first, pose, second, behind, third)
        if not can_be_pushed(state, setting, pushed, back, leaving, first, pose, second, behind):
            return False
    if obstruction(state, setting, first, pose, leaving) != Cause.LEGAL:
        return False
    if obstruction(state, setting, second, behind, leaving) != Cause.LEGAL:
        return False
    for me in range(ELEMENTS):
        if pushed >> me & 1:
            stand(state, setting, me, shifted(pose_of(state.elements[me]), -back, 0.0))
            state.elements[me].turned_in = 1
            tell(log, Happening.MADE_ROOM, Cause.MAKES_ROOM, me, first, 0, 0)
    face(state, setting, first, foe, pose, log)
    stand(state, setting, second, behind)
    state.elements[second].turned_in = 1
    tell(log, Happening.WENT_BEHIND, Cause.GOES_BEHIND, second, first, 0, 0)
    return True


@rule("DBA3 D34", "DBA3 D136")
def back_to_clear(
    state: State, setting: Setting, first: int, pose: Pose, second: int, behind: Pose, third: int
) -> float:
    """How far straight back an element has to go to be just clear of two others at their new poses."""
    start = pose_of(state.elements[third])
    way = facing(start.bearing)
    moved = 0.0
    for number in range(2):
        other = body_at(setting, 0 + state.elements[first].troop, pose)
        if number == 1:
            other = body_at(setting, 0 + state.elements[second].troop, behind)
        at = shifted(start, -moved, 0.0)
        base = body_at(setting, 0 + state.elements[third].troop, at)
        if overlap(base, other):
            # How far the other reaches behind the third one's front edge.
            turned = abs(way.x * other.ahead_x + way.y * other.ahead_y)
            crossed = abs(way.y * other.ahead_x - way.x * other.ahead_y)
            reach = turned * other.half_depth + crossed * other.half_width
            ahead = (other.x - at.x) * way.x + (other.y - at.y) * way.y
            moved += reach - ahead
    return moved


@rule("DBA3 D34")
def with_those_behind(state: State, setting: Setting, me: int) -> int:
    """The bit set of an element and the friends in column behind it, who go back with it."""
    found = 0
    while me != NOBODY and found >> me & 1 == 0:
        found |= 1 << me
        me = directly_behind(state, setting, me)
    return found


@rule("DBA3 D34")
def can_be_pushed(
    state: State,
    setting: Setting,
    pushed: int,
    back: float,
    leaving: int,
    first: int,
    pose: Pose,
    second: int,
    behind: Pose,
) -> bool:
    """Whether elements have room so far back, clear of the two that turn."""
    for me in range(ELEMENTS):
        if pushed >> me & 1:
            away = shifted(pose_of(state.elements[me]), -back, 0.0)
            if obstruction(state, setting, me, away, leaving) != Cause.LEGAL:
                return False
            if overlaps_at(state, setting, me, away, first, pose):
                return False
            if overlaps_at(state, setting, me, away, second, behind):
                return False
    return True


@rule()
def overlaps_at(state: State, setting: Setting, me: int, pose: Pose, other: int, at: Pose) -> bool:
    """Whether two elements would overlap at two poses."""
    return overlap(
        body_at(setting, 0 + state.elements[me].troop, pose),
        body_at(setting, 0 + state.elements[other].troop, at),
    )

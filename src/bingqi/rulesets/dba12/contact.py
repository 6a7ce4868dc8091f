"""Contact: the exact places, who may take a flank, and what a move into contact leaves behind."""

from __future__ import annotations

from bingqi.geometry.contact import NO_EDGE, do_corners_meet, line_up, line_up_opposite, lined_up_on
from bingqi.geometry.point import length_of
from bingqi.geometry.pose import HALF_TURN, QUARTER_TURN, Pose, pose_at
from bingqi.geometry.rectangle import (
    Corner,
    Edge,
    Rectangle,
    clearance,
    edge,
    is_partly_beyond,
    overlap,
    span_beyond,
)
from bingqi.geometry.tolerance import TOLERANCE, whole
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.rulesets.dba12.causes import Cause, Happening
from bingqi.rulesets.dba12.ground import are_apart, body, body_at, depth_of, is_in_field, pose_of
from bingqi.rulesets.dba12.layout import tents
from bingqi.rulesets.dba12.state import (
    ELEMENTS,
    FEATURE,
    NOBODY,
    OF_A_SIDE,
    SIDES,
    WIDTH,
    Element,
    Feature,
    Ground,
    Setting,
    State,
)
from bingqi.rulesets.dba12.touch import (
    NEAR,
    are_beside,
    camp_faced,
    edge_faced,
    first_of,
    holder_in,
    length_on_camp,
)

NOWHERE = Pose(-1, -1, 0)
"""The place of a contact that there is not."""
LEFT_CORNER = 4


@rule("DBA12 O5", "DBA12 O6", "DBA12 O7", "DBA12 O8", "DBA12 Q10", "DBA12 Q12", "DBA12 Q13.contact")
def contact_pose(state: State, setting: Setting, me: int, thing: int, where: int) -> Pose:
    """Where an element stands in exact contact with an enemy element or a camp: with its front on an edge, or
    in overlap at a front corner (numbers as in `actions.EDGES`); NOWHERE."""
    if thing >= FEATURE:
        return camp_pose(state.features[thing - FEATURE], state.elements[me], where)
    target = pose_of(state.elements[thing])
    if where >= LEFT_CORNER:
        return line_up_opposite(target, WIDTH, where > LEFT_CORNER, WIDTH)
    return line_up(target, WIDTH, depth_of(setting, state.elements[thing]), where, WIDTH)


@rule("DBA12 Q13.contact")
def camp_pose(camp: Feature, element: Element, where: int) -> Pose:
    """Where an element lays its whole front edge on an edge of a camp, straight across from where it
    stands as far as the edge goes."""
    if camp.ground != Ground.CAMP or where >= LEFT_CORNER:
        return NOWHERE
    line = edge(tents(camp), where)
    length = length_of(line)
    x, y = (line.to_x - line.x) / length, (line.to_y - line.y) / length
    along = (element.x - line.x) * x + (element.y - line.y) * y
    half = 0.5 * WIDTH
    along = half if along < half else along
    along = length - half if along > length - half else along
    return pose_at(
        whole(line.x + x * along),
        whole(line.y + y * along),
        camp.bearing + HALF_TURN + where * QUARTER_TURN,
    )


@rule("DBA12 Q8.place")
def why_not_place(state: State, setting: Setting, moving: int, me: int, goal: Pose) -> int:
    """LEGAL, or who already stands where an element would end, those that move with it apart."""
    base = body_at(setting, state.elements[me].troop, goal)
    reach = WIDTH + setting.troops[state.elements[me].troop].depth
    for who in range(ELEMENTS):
        other = state.elements[who]
        far = reach + setting.troops[other.troop].depth
        if abs(other.x - goal.x) > far or abs(other.y - goal.y) > far:
            continue
        if moving >> who & 1 or who == me or not is_in_field(other):
            continue
        beside = body(setting, other)
        if not are_apart(base, beside) and overlap(base, beside):
            is_friend = other.side == state.elements[me].side
            return 0 + Cause.FRIEND_THERE if is_friend else 0 + Cause.ENEMY_THERE
    for camp in range(SIDES):
        if state.features[camp].ground == Ground.CAMP and overlap(base, tents(state.features[camp])):
            return 0 + Cause.CAMP_THERE
    return 0 + Cause.LEGAL


@rule("DBA12 Q10", "DBA12 Q10.flank", "DBA12 Q12", "DBA12 Q13.contact")
def why_not_touch(state: State, setting: Setting, me: int, goal: Pose) -> int:
    """LEGAL, or why the contacts that an element would have at the end of a move are not allowed."""
    element = state.elements[me]
    end = body_at(setting, element.troop, goal)
    start = body(setting, element)
    is_exact, is_inexact = False, False
    foes = first_of(1 - element.side)
    for foe in range(foes, foes + OF_A_SIDE):
        enemy = state.elements[foe]
        if abs(enemy.x - goal.x) > NEAR or abs(enemy.y - goal.y) > NEAR or not is_in_field(enemy):
            continue
        other = body(setting, enemy)
        if are_apart(end, other) or clearance(end, other) > TOLERANCE:
            continue
        faced = lined_up_on(end, other)
        if faced == NO_EDGE:
            if is_overlap_place(end, other) or lined_up_on(other, end) != NO_EDGE:
                is_exact = True
            else:
                is_inexact = True
            continue
        if faced != Edge.FRONT and is_partly_beyond(span_beyond(other, Edge.FRONT, start)):
            return 0 + Cause.REAR_FROM_AHEAD if faced == Edge.REAR else 0 + Cause.FLANK_FROM_AHEAD
        is_exact = True
    if is_inexact and not is_exact:
        return 0 + Cause.CONTACT_NOT_EXACT
    for camp in range(SIDES):
        holder = holder_in(state, camp) if state.features[camp].ground == Ground.CAMP else NOBODY
        if holder != NOBODY and state.elements[holder].side != element.side:
            length = length_on_camp(end, tents(state.features[camp]))
            if 0.0 < length < WIDTH - TOLERANCE:
                return 0 + Cause.CAMP_NOT_IN_FRONT
    return 0 + Cause.LEGAL


@rule("DBA12 Q12")
def is_overlap_place(base: Rectangle, other: Rectangle) -> bool:
    """Whether two opposed bases stand as for an overlap: front corners of the same hand together, or side
    edges in contact."""
    if do_corners_meet(base, Corner.FRONT_RIGHT, other, Corner.FRONT_RIGHT):
        return True
    if do_corners_meet(base, Corner.FRONT_LEFT, other, Corner.FRONT_LEFT):
        return True
    return are_beside(base, other)


@rule("DBA12 Q7.shift")
def is_lined_up(state: State, setting: Setting, me: int, goal: Pose) -> bool:
    """Whether an element would stand lined up with an enemy, by an edge or at a corner, or with its whole
    front on a camp."""
    element = state.elements[me]
    end = body_at(setting, element.troop, goal)
    foes = first_of(1 - element.side)
    for foe in range(foes, foes + OF_A_SIDE):
        enemy = state.elements[foe]
        if abs(enemy.x - goal.x) <= NEAR and abs(enemy.y - goal.y) <= NEAR and is_in_field(enemy):
            other = body(setting, enemy)
            if not are_apart(end, other) and (
                lined_up_on(end, other) != NO_EDGE or is_overlap_place(end, other)
            ):
                return True
    camp = state.features[1 - element.side]
    return camp.ground == Ground.CAMP and length_on_camp(end, tents(camp)) >= WIDTH - TOLERANCE


@rule("DBA12 O36", "DBA12 O45", "DBA12 Q10", "DBA12 Q13.contact")
def note_contacts(state: State, setting: Setting, me: int, log: Log) -> None:
    """After a move: whom the element has moved into contact with, and whose flank or rear it was the first to
    touch."""
    element = state.elements[me]
    foes = first_of(1 - element.side)
    for foe in range(foes, foes + OF_A_SIDE):
        other = state.elements[foe]
        faced = edge_faced(state, setting, me, foe) if is_in_field(other) else NO_EDGE
        if faced == NO_EDGE:
            continue
        if element.charged == 0 or faced == Edge.FRONT:
            element.charged = foe + 1
        if faced == Edge.FRONT:
            tell(log, Happening.CONTACTED, 0, me, foe, 0, 0)
        else:
            if other.met_by == NOBODY:
                other.met_by = me
            is_rear = faced == Edge.REAR
            happening = Happening.CONTACTED_REAR if is_rear else Happening.CONTACTED_FLANK
            tell(log, happening, 0, me, foe, 0, 0)
    camp = camp_faced(state, setting, me)
    if camp != NOBODY:
        owner = 0 + state.features[camp - FEATURE].owner
        tell(log, Happening.CONTACTED_CAMP, 0, me, NOBODY, owner, 0)

"""Where a contact lines up, and what keeps an element from standing there. Queries only."""

from __future__ import annotations

from bingqi.geometry.contact import (
    NO_EDGE,
    common_length,
    do_corners_meet,
    edge_touched,
    line_up,
    line_up_opposite,
)
from bingqi.geometry.point import Point
from bingqi.geometry.pose import HALF_TURN, QUARTER_TURN, Pose, pose_at, shifted
from bingqi.geometry.rectangle import Corner, Edge, Rectangle, edge, outward, overlap
from bingqi.geometry.tolerance import TOLERANCE, whole
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.ground import (
    body,
    body_at,
    cover_by,
    going_for,
    is_in_field,
    is_on_board,
    kind_of,
    pose_of,
)
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    FEATURE,
    FEATURES,
    WIDTH,
    Going,
    Ground,
    Kind,
    Setting,
    State,
)
from bingqi.rulesets.dba3.touch import NEAR, front_of, walls

LEFT_CORNER = 4
"""The places of `actions.EDGES` that are overlaps."""
RIGHT_CORNER = 5
WAYS_TO_TOUCH = 6
"""How many there are: four edges, two corners."""


@rule("DBA3 D6", "DBA3 D7", "DBA3 D8", "DBA3 D9", "DBA3 D24")
def contact_pose(state: State, setting: Setting, mover: int, thing: int, amount: int) -> Pose:
    """The pose in which the front edge of *mover* is lined up on an edge of an enemy or in overlap at one of
    its front corners (`amount` as in `actions.EDGES`), or squarely against an edge of a stronghold."""
    if thing >= FEATURE:
        return wall_pose(state, setting, mover, thing - FEATURE, amount)
    foe = state.elements[thing]
    if amount < LEFT_CORNER:
        return line_up(pose_of(foe), WIDTH, setting.troops[foe.troop].depth, amount, WIDTH)
    return line_up_opposite(fighting_pose(state, setting, thing), WIDTH, amount == RIGHT_CORNER, WIDTH)


@rule("DBA3 D35")
def fighting_pose(state: State, setting: Setting, me: int) -> Pose:
    """The middle of the edge that an element fights with, and where that edge looks: its pose, but for war
    wagons that were touched elsewhere than on their front."""
    element = state.elements[me]
    pose = pose_of(element)
    front = front_of(setting, state, me)
    if front == NO_EDGE or front == Edge.FRONT:
        return pose
    half = 0.5 * setting.troops[element.troop].depth
    middle = shifted(pose, -half, 0.0)
    ahead = half if front == Edge.REAR else 0.5 * WIDTH
    return shifted(pose_at(middle.x, middle.y, pose.bearing + front * QUARTER_TURN), ahead, 0.0)


@rule("DBA3 D6", "DBA3 D35")
def pose_to_face(state: State, setting: Setting, me: int, foe: Pose, which: int) -> Pose:
    """The pose in which an edge of *me*, as a rule its front, lies on the whole front edge of a base at
    *foe*."""
    facing = line_up(foe, WIDTH, 0, Edge.FRONT, WIDTH)
    if which == NO_EDGE or which == Edge.FRONT:
        return facing
    half = 0.5 * setting.troops[state.elements[me].troop].depth
    middle = shifted(facing, -half if which == Edge.REAR else -0.5 * WIDTH, 0.0)
    return shifted(pose_at(middle.x, middle.y, facing.bearing - which * QUARTER_TURN), half, 0.0)


@rule("DBA3 D24", "DBA3 D76", "DBA3 D96")
def wall_pose(state: State, setting: Setting, mover: int, number: int, which: int) -> Pose:
    """The pose squarely against an edge of a stronghold, as near as there is room to where the mover stands;
    elephants stand in the middle of an edge of a city or fort, where the gate is."""
    feature, element = state.features[number], state.elements[mover]
    wall = edge(walls(feature), which)
    length = 0.0 + (feature.depth if which % 2 else feature.width)
    bearing = feature.bearing + which * QUARTER_TURN + HALF_TURN
    middle = pose_at(whole(0.5 * (wall.x + wall.to_x)), whole(0.5 * (wall.y + wall.to_y)), bearing)
    if kind_of(setting, element) == Kind.EL and feature.ground != Ground.CAMP:
        return middle
    out = outward(walls(feature), which)
    # To the right as the mover looks at the wall.
    right = Point(-out.y, out.x)
    wish = (element.x - middle.x) * right.x + (element.y - middle.y) * right.y
    most = 0.5 * length
    wish = -most if wish < -most else most if wish > most else wish
    return free_beside(state, setting, mover, middle, wish, most)


@rule("DBA3 D92")
def free_beside(state: State, setting: Setting, mover: int, middle: Pose, wish: float, most: float) -> Pose:
    """The pose nearest to *wish* grains to the right of a wall's middle, at most *most* to either side, where
    no other element is in the way; the wished one if there is none."""
    best = shifted(middle, 0.0, wish)
    if obstruction(state, setting, mover, best, 1 << mover) != Cause.BLOCKED_BY_ELEMENT:
        return best
    found, nearest = best, 2.0 * most + 1.0
    for other in range(ELEMENTS):
        element = state.elements[other]
        if other == mover or not is_in_field(element):
            continue
        if abs(element.x - best.x) > NEAR or abs(element.y - best.y) > NEAR:
            continue
        base = body(setting, element)
        wall = body_at(setting, 0 + state.elements[mover].troop, middle)
        place = (base.x - middle.x) * wall.ahead_y - (base.y - middle.y) * wall.ahead_x
        along = abs(base.ahead_x * wall.ahead_y - base.ahead_y * wall.ahead_x)
        across = abs(base.ahead_x * wall.ahead_x + base.ahead_y * wall.ahead_y)
        half = base.half_depth * along + base.half_width * across + 0.5 * WIDTH
        for spot in (place - half, place + half):
            if abs(spot) <= most and abs(spot - wish) < nearest:
                pose = shifted(middle, 0.0, spot)
                if obstruction(state, setting, mover, pose, 1 << mover) == Cause.LEGAL:
                    found, nearest = pose, abs(spot - wish)
    return found


@rule("DBA3 D19")
def obstruction(state: State, setting: Setting, me: int, pose: Pose, leaving: int) -> int:
    """LEGAL, or what keeps an element from standing at a pose: the edge of the board, another element, ground
    that it may not enter or a stronghold. Elements of the bit set *leaving* are not in the way."""
    base = body_at(setting, 0 + state.elements[me].troop, pose)
    if not is_on_board(setting, base):
        return Cause.BLOCKED_BY_EDGE
    reach = WIDTH + setting.troops[state.elements[me].troop].depth
    for other in range(ELEMENTS):
        element = state.elements[other]
        far = reach + setting.troops[element.troop].depth
        is_near = (abs(element.x - pose.x) < far) & (abs(element.y - pose.y) < far)
        is_other = is_near and other != me and not leaving >> other & 1 and is_in_field(element)
        if is_other and overlap(base, body(setting, element)):
            return Cause.BLOCKED_BY_ELEMENT
    return Cause.BLOCKED_BY_TERRAIN if is_barred(state, setting, me, base) else Cause.LEGAL


@rule("DBA3 D19", "DBA3 P24")
def is_barred(state: State, setting: Setting, me: int, base: Rectangle) -> bool:
    """Whether a base would stand in a stronghold or on ground that the element may not enter; ground that it
    stands on already does not bar it."""
    element = state.elements[me]
    troop = 0 + element.troop
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.count == 0:
            continue
        closed = setting.grounds[feature.ground].is_stronghold == 1
        if not closed and element.touches >> number & 1 == 0:
            going = going_for(state, setting, troop, number)
            closed = going == Going.IMPASSABLE or (going == Going.BAD and setting.troops[troop].bad < 0)
        if closed and cover_by(feature, base):
            return True
    return False


@rule("DBA3 D4", "DBA3 D76")
def edge_met(mover: Rectangle, other: Rectangle) -> int:
    """The edge of *other* along which part of the front edge of *mover* lies; NO_EDGE where no more than a
    corner touches."""
    return edge_touched(mover, Edge.FRONT, other)


@rule("DBA3 D9", "DBA3 D79")
def is_in_overlap(mover: Rectangle, other: Rectangle) -> bool:
    """Whether two that look opposite ways have like front corners together."""
    if mover.ahead_x * other.ahead_x + mover.ahead_y * other.ahead_y > -0.999:
        return False
    return do_corners_meet(mover, Corner.FRONT_LEFT, other, Corner.FRONT_LEFT) or do_corners_meet(
        mover, Corner.FRONT_RIGHT, other, Corner.FRONT_RIGHT
    )


@rule("DBA3 D9", "DBA3 D83")
def are_side_by_side(one: Rectangle, other: Rectangle) -> bool:
    """Whether a side edge of one lies along a side edge of the other."""
    for mine in (Edge.RIGHT, Edge.LEFT):
        for its in (Edge.RIGHT, Edge.LEFT):
            if common_length(one, mine, other, its) > TOLERANCE:
                return True
    return False

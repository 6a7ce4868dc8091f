"""Where camps stand and elements deploy: what a side may do in its own part of the battlefield before the
first bound."""

from __future__ import annotations

from typing import NamedTuple

from bingqi.geometry.polygon import Cover, distance_to
from bingqi.geometry.pose import Pose
from bingqi.geometry.rectangle import Rectangle, overlap, rectangle
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.ground import (
    body,
    body_at,
    cover_by,
    going_for,
    is_in_field,
    is_on_board,
    outline_of,
    pose_of,
)
from bingqi.rulesets.dba3.state import (
    FEATURES,
    NOBODY,
    OF_A_SIDE,
    TOWN,
    Feature,
    Going,
    Ground,
    Hold,
    Kind,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba3.touch import first_of, garrison_of


class Reach(NamedTuple):
    """How a base lies as its side sees the board: from the own base edge, and from the side edge on its
    left, the nearest and the farthest part of each, in grains."""

    ahead: float
    ahead_most: float
    across: float
    across_most: float


@rule("DBA3 P4", "DBA3 P33")
def reach_of(setting: Setting, edge: int, base: Rectangle) -> Reach:
    """How far a base is from a base edge and the side edges."""
    reach_x = abs(base.ahead_x) * base.half_depth + abs(base.ahead_y) * base.half_width
    reach_y = abs(base.ahead_y) * base.half_depth + abs(base.ahead_x) * base.half_width
    board = 0.0 + setting.board
    if edge == 0:
        return Reach(base.y - reach_y, base.y + reach_y, base.x - reach_x, base.x + reach_x)
    if edge == 1:
        return Reach(base.x - reach_x, base.x + reach_x, base.y - reach_y, base.y + reach_y)
    if edge == 2:
        far = board - base.y
        return Reach(far - reach_y, far + reach_y, base.x - reach_x, base.x + reach_x)
    far = board - base.x
    return Reach(far - reach_x, far + reach_x, base.y - reach_y, base.y + reach_y)


@rule("DBA3 P33")
def why_not_deploy(state: State, setting: Setting, me: int, pose: Pose) -> int:
    """LEGAL, or why an element may not be deployed at a pose."""
    if state.elements[me].status != Status.WAITING:
        return Cause.DEPLOYED_ALREADY
    if is_last_for_fort(state, setting, me):
        return Cause.FORT_NEEDS_GARRISON
    cause = why_not_post(state, setting, me, pose)
    if cause != Cause.LEGAL:
        return cause
    base = body_at(setting, 0 + state.elements[me].troop, pose)
    return Cause.ON_FRIEND if is_on_friend(state, setting, me, base, me) else Cause.LEGAL


@rule("DBA3 P33")
def why_not_post(state: State, setting: Setting, me: int, pose: Pose) -> int:
    """LEGAL, or what the board and the ground forbid to an element that is deployed at a pose."""
    element = state.elements[me]
    troop = 0 + element.troop
    base = body_at(setting, troop, pose)
    if not is_on_board(setting, base):
        return Cause.OFF_BOARD
    reach = reach_of(setting, 0 + state.forces[element.side].base_edge, base)
    half = 0.5 * setting.board
    if reach.ahead_most > half + TOLERANCE:
        return Cause.WRONG_SIDE_OF_BOARD
    if reach.ahead_most > half - setting.rules.from_centre + TOLERANCE:
        return Cause.NEAR_CENTRE
    margin = 0.0 + side_margin(setting, troop)
    if reach.across < margin - TOLERANCE or reach.across_most > setting.board - margin + TOLERANCE:
        return Cause.NEAR_SIDE
    return why_not_ground(state, setting, troop, base)


@rule("DBA3 P33")
def side_margin(setting: Setting, troop: int) -> int:
    """How far from the side edges troops deploy."""
    row = setting.troops[troop]
    kind = row.kind
    if row.is_mounted_infantry or kind == Kind.CV or kind == Kind.LH or kind == Kind.CM:
        return 0 + setting.rules.from_side_light
    if kind == Kind.AX or kind == Kind.PS:
        return 0 + setting.rules.from_side_light
    return 0 + setting.rules.from_side


@rule("DBA3 P22", "DBA3 P24", "DBA3 P33")
def why_not_ground(state: State, setting: Setting, troop: int, base: Rectangle) -> int:
    """LEGAL, or why troops may not stand on the ground under a base."""
    worst = 0
    is_on_road = False
    for number in range(FEATURES):
        found = cover_by(state.features[number], base)
        if found == Cover.NONE:
            continue
        if state.features[number].ground == Ground.ROAD and found == Cover.WHOLE:
            is_on_road = True
        worst = max(worst, going_for(state, setting, troop, number))
    if worst == Going.IMPASSABLE:
        return Cause.IMPASSABLE_GROUND
    if worst == Going.BAD and setting.troops[troop].bad < 0 and not is_on_road:
        return Cause.NO_WHEELS_IN_BAD_GOING
    return Cause.LEGAL


@rule("DBA3 P33")
def is_on_friend(state: State, setting: Setting, me: int, base: Rectangle, also: int) -> bool:
    """Whether a base lies on a friend of an element, leaving out that element and another."""
    start = first_of(me // OF_A_SIDE)
    for who in range(start, start + OF_A_SIDE):
        if not is_in_field(state.elements[who]) or who == me:
            continue
        if who != also and overlap(base, body(setting, state.elements[who])):
            return True
    return False


@rule("DBA3 P29")
def why_not_deploy_inside(state: State, setting: Setting, me: int, number: int) -> int:
    """LEGAL, or why an element may not be deployed in a city, fort or camp of its side."""
    element = state.elements[me]
    feature = state.features[number]
    if element.status != Status.WAITING:
        return Cause.DEPLOYED_ALREADY
    if feature.width == 0 or feature.hold == Hold.GONE or feature.owner != element.side:
        return Cause.NO_SUCH_FEATURE
    if feature.ground == Ground.CAMP:
        if not may_hold_camp(setting, 0 + element.troop):
            return Cause.MAY_NOT_HOLD_CAMP
        if is_last_for_fort(state, setting, me):
            return Cause.FORT_NEEDS_GARRISON
    elif not may_garrison(setting, 0 + element.troop):
        return Cause.MAY_NOT_GARRISON
    inside = garrison_of(state, number)
    if inside != NOBODY and setting.troops[state.elements[inside].troop].kind != Kind.DEN:
        return Cause.STRONGHOLD_TAKEN_UP
    return Cause.LEGAL


@rule("DBA3 P29")
def may_hold_camp(setting: Setting, troop: int) -> bool:
    """Whether troops may hold a camp."""
    kind = setting.troops[troop].kind
    return kind != Kind.EL and kind != Kind.SCH


@rule("DBA3 P29")
def may_garrison(setting: Setting, troop: int) -> bool:
    """Whether troops may garrison a city or fort: foot but for war wagons."""
    row = setting.troops[troop]
    return row.is_mounted == 0 and row.kind != Kind.WWG and row.kind < Kind.CF


@rule("DBA3 P29")
def needs_garrison(state: State, side: int) -> bool:
    """Whether a side has a fort that nobody holds."""
    fort = state.features[TOWN]
    return fort.ground == Ground.FORT and fort.owner == side and garrison_of(state, TOWN) == NOBODY


@rule("DBA3 P29")
def is_last_for_fort(state: State, setting: Setting, me: int) -> bool:
    """Whether an element is the only one left that could garrison its side's fort, which nobody holds."""
    side = me // OF_A_SIDE
    if not needs_garrison(state, side) or not may_garrison(setting, 0 + state.elements[me].troop):
        return False
    for who in range(first_of(side), first_of(side) + OF_A_SIDE):
        element = state.elements[who]
        if who != me and element.status == Status.WAITING and may_garrison(setting, 0 + element.troop):
            return False
    return True


@rule("DBA3 P34")
def why_not_keep_back(state: State, setting: Setting, me: int) -> int:
    """LEGAL, or why an element may not be kept back for landing."""
    element = state.elements[me]
    if element.status != Status.WAITING:
        return Cause.DEPLOYED_ALREADY
    if setting.homes[state.forces[element.side].home].must_least[Ground.WATERWAY] == 0:
        return Cause.LANDING_NOT_LITTORAL
    if not has_waterway(state):
        return Cause.LANDING_WITHOUT_WATER
    kind = setting.troops[element.troop].kind
    if kind == Kind.EL or kind == Kind.ART or kind == Kind.WWG:
        return Cause.LANDING_TOO_HEAVY
    at_sea = 0
    for who in range(first_of(0 + element.side), first_of(0 + element.side) + OF_A_SIDE):
        if state.elements[who].status == Status.AT_SEA:
            at_sea += 1
    if at_sea >= setting.rules.landing_most:
        return Cause.LANDING_TOO_MANY
    return Cause.FORT_NEEDS_GARRISON if is_last_for_fort(state, setting, me) else Cause.LEGAL


@rule("DBA3 P34")
def has_waterway(state: State) -> bool:
    """Whether there is a waterway on the battlefield."""
    for number in range(FEATURES):
        if state.features[number].ground == Ground.WATERWAY:
            return True
    return False


@rule("DBA3 P33.swaps")
def why_not_swap(state: State, setting: Setting, me: int, other: int) -> int:
    """LEGAL, or why two elements of the defender may not change places."""
    if state.swaps >= setting.rules.swaps:
        return Cause.TOO_MANY_SWAPS
    if other // OF_A_SIDE != me // OF_A_SIDE or other == me:
        return Cause.NOT_A_SWAP
    mine, its = state.elements[me], state.elements[other]
    if not is_in_field(mine) or not is_in_field(its):
        return Cause.NOT_A_SWAP
    there, here = pose_of(its), pose_of(mine)
    cause = why_not_post(state, setting, me, there)
    if cause == Cause.LEGAL:
        cause = why_not_post(state, setting, other, here)
    if cause != Cause.LEGAL:
        return cause
    new, old = body_at(setting, 0 + mine.troop, there), body_at(setting, 0 + its.troop, here)
    if is_on_friend(state, setting, me, new, other) or is_on_friend(state, setting, other, old, me):
        return Cause.ON_FRIEND
    return Cause.ON_FRIEND if overlap(new, old) else Cause.LEGAL


@rule("DBA3 P32")
def why_not_camp(state: State, setting: Setting, side: int, pose: Pose) -> int:
    """LEGAL, or why a side's camp may not stand at a pose."""
    if state.features[side].count:
        return Cause.ONE_CAMP
    base = rectangle(pose.x, pose.y, pose.bearing, 0 + setting.rules.camp_width, 0 + setting.rules.camp_depth)
    if not is_on_board(setting, base):
        return Cause.OFF_BOARD
    reach = reach_of(setting, 0 + state.forces[side].base_edge, base)
    if reach.ahead_most > 0.5 * setting.board - setting.rules.from_centre + TOLERANCE:
        return Cause.CAMP_NOT_AT_REAR
    if reach.ahead > TOLERANCE and not is_on_shore(state, setting, side, base):
        return Cause.CAMP_NOT_AT_REAR
    margin = 0.0 + setting.rules.camp_from_side
    if reach.across < margin - TOLERANCE or reach.across_most > setting.board - margin + TOLERANCE:
        return Cause.CAMP_NEAR_SIDE
    for number in range(FEATURES):
        feature = state.features[number]
        if cover_by(feature, base) != Cover.NONE:
            if feature.ground == Ground.PLOUGH or setting.grounds[feature.ground].going != Going.GOOD:
                return Cause.CAMP_BAD_GROUND
            if feature.ground == Ground.RIVER:
                return Cause.CAMP_BAD_GROUND
    return Cause.LEGAL


@rule("DBA3 P32")
def is_on_shore(state: State, setting: Setting, side: int, base: Rectangle) -> bool:
    """Whether a camp touches a waterway that lies along its side's base edge."""
    edge = 0 + state.forces[side].base_edge
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.ground == Ground.WATERWAY and is_along(setting, feature, edge):
            return distance_to(outline_of(feature), base) <= TOLERANCE
    return False


@rule("DBA3 P32")
def is_along(setting: Setting, feature: Feature, edge: int) -> bool:
    """Whether ground lies along the whole of an edge of the board."""
    across = feature.least_x <= 0 and feature.most_x >= setting.board
    if edge == 0 or edge == 2:
        return across and (feature.least_y <= 0 if edge == 0 else feature.most_y >= setting.board)
    up = feature.least_y <= 0 and feature.most_y >= setting.board
    return up and (feature.least_x <= 0 if edge == 1 else feature.most_x >= setting.board)


@rule("DBA3 P32")
def needs_camp(state: State, setting: Setting, side: int) -> bool:
    """Whether a side must have a camp: not with more than two war wagons, nor with a city of its own."""
    if state.features[TOWN].ground == Ground.CITY and state.features[TOWN].owner == side:
        return False
    wagons = 0
    for who in range(first_of(side), first_of(side) + OF_A_SIDE):
        element = state.elements[who]
        if element.status != Status.NONE and setting.troops[element.troop].kind == Kind.WWG:
            wagons += 1
    return wagons <= 2

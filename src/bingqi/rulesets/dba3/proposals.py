"""Answers that are offered while setting up: a sample of the places that there are."""

from __future__ import annotations

from bingqi.geometry.polygon import distance_to
from bingqi.geometry.pose import Pose
from bingqi.geometry.rectangle import rectangle
from bingqi.geometry.tolerance import TOLERANCE, whole
from bingqi.kit.action import Actions, put, put_pose
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.ground import is_in_field, outline_of
from bingqi.rulesets.dba3.places import (
    is_along,
    why_not_camp,
    why_not_deploy,
    why_not_deploy_inside,
    why_not_keep_back,
    why_not_swap,
)
from bingqi.rulesets.dba3.spots import next_spot, outline_of_spot, pose_of_spot, spot_tried
from bingqi.rulesets.dba3.state import (
    CAMPS,
    FEATURE,
    FEATURES,
    GROUNDS,
    NOBODY,
    OF_A_SIDE,
    TOWN,
    WIDTH,
    Ground,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba3.terrain import why_not_finish, why_not_take
from bingqi.rulesets.dba3.touch import first_of

GROUND_MOST = 24
CAMP_STEP = WIDTH // 2
POSES_OF_ONE = 5
SWAPS_MOST = 40
ROWS = 4
FINE = WIDTH // 4
"""How near to each other the places are that are tried where no better one is free."""
NOWHERE = Pose(-1, -1, 0)


@rule("DBA3 P30")
def candidate_ground(state: State, setting: Setting, side: int, out: Actions) -> None:
    """Kinds of ground to choose, or places for what has been chosen."""
    if state.chosen_ground == 0:
        for ground in range(Ground.WATERWAY, GROUNDS):
            if why_not_take(state, setting, ground) == Cause.LEGAL:
                put(out, Act.TAKE_GROUND, side, NOBODY, ground, NOBODY, NOBODY, 0)
        if why_not_finish(state, setting) == Cause.LEGAL:
            put(out, Act.NO_MORE_GROUND, side, NOBODY, NOBODY, NOBODY, NOBODY, 0)
        return
    ground, quarter = 0 + state.chosen_ground, 0 + state.quarter
    found = 0
    tries = next_spot(state, setting, ground, quarter, 0, 0)
    while tries != NOBODY and found < GROUND_MOST:
        spot = spot_tried(setting, ground, 0, tries)
        pose = pose_of_spot(setting, ground, quarter, spot)
        which = outline_of_spot(setting, ground, spot)
        put_pose(out, Act.PLACE_GROUND, side, NOBODY, which, pose.x, pose.y, pose.bearing, 0)
        found += 1
        tries = next_spot(state, setting, ground, quarter, 0, tries)
    if found == 0:
        put(out, Act.LEAVE_OUT, side, NOBODY, ground, NOBODY, NOBODY, 0)


@rule("DBA3 P32")
def candidate_camps(state: State, setting: Setting, side: int, out: Actions) -> None:
    """Places along the rear edge for a camp."""
    spot = camp_spot(state, setting, side, 0)
    while spot != NOBODY:
        pose = pose_of_camp(state, setting, side, spot)
        put_pose(out, Act.PLACE_CAMP, side, NOBODY, NOBODY, pose.x, pose.y, pose.bearing, 0)
        spot = camp_spot(state, setting, side, spot + 1)


@rule("DBA3 P32")
def camp_spot(state: State, setting: Setting, side: int, first: int) -> int:
    """The number of the first place, from *first* on, where a side's camp may stand; NOBODY."""
    for spot in range(first, setting.board // CAMP_STEP):
        if why_not_camp(state, setting, side, pose_of_camp(state, setting, side, spot)) == Cause.LEGAL:
            return spot
    return NOBODY


@rule("DBA3 P32")
def pose_of_camp(state: State, setting: Setting, side: int, spot: int) -> Pose:
    """A place for a camp on the rear edge, or on the shore that forms it."""
    across = spot * CAMP_STEP
    depth = 0 + setting.rules.camp_depth
    for number in range(FEATURES):
        feature, edge = state.features[number], 0 + state.forces[side].base_edge
        if feature.ground == Ground.WATERWAY and is_along(setting, feature, edge):
            ahead = ahead_of_shore(state, setting, side, across, number)
            if ahead > depth:
                return post(setting, 0 + state.forces[side].base_edge, across, ahead)
    return post(setting, 0 + state.forces[side].base_edge, across, depth)


@rule("DBA3 P32")
def ahead_of_shore(state: State, setting: Setting, side: int, across: int, number: int) -> int:
    """How far from its base edge the front of a side's camp is when it has been pushed back as far as the
    water lets it."""
    shore = outline_of(state.features[number])
    edge = 0 + state.forces[side].base_edge
    width, depth = 0 + setting.rules.camp_width, 0 + setting.rules.camp_depth
    ahead = setting.board // 2 - setting.rules.from_centre
    for _ in range(60):
        pose = post(setting, edge, across, ahead)
        gap = distance_to(shore, rectangle(pose.x, pose.y, pose.bearing, width, depth))
        ahead -= whole(gap)
        if gap <= TOLERANCE or ahead <= depth:
            break
    return ahead


@rule("DBA3 P33")
def post(setting: Setting, edge: int, across: int, ahead: int) -> Pose:
    """A pose that looks to the enemy, so far ahead of a base edge and across from the side edge."""
    board = 0 + setting.board
    if edge == 0:
        return Pose(across, ahead, 0)
    if edge == 1:
        return Pose(ahead, across, 900)
    if edge == 2:
        return Pose(across, board - ahead, 1800)
    return Pose(board - ahead, across, 2700)


@rule("DBA3 P33", "DBA3 P34", "DBA3 P52")
def candidate_deployments(state: State, setting: Setting, side: int, out: Actions) -> None:
    """For every element that waits: some places in the line, strongholds, the sea, its other form."""
    for me in range(first_of(side), first_of(side) + OF_A_SIDE):
        element = state.elements[me]
        if element.status != Status.WAITING:
            continue
        candidate_posts(state, setting, side, me, out)
        for number in range(CAMPS, TOWN + 1):
            if why_not_deploy_inside(state, setting, me, number) == Cause.LEGAL:
                put(out, Act.DEPLOY_INSIDE, side, me, FEATURE + number, NOBODY, NOBODY, 0)
        if why_not_keep_back(state, setting, me) == Cause.LEGAL:
            put(out, Act.KEEP_BACK, side, me, NOBODY, NOBODY, NOBODY, 0)
        if element.other:
            put(out, Act.FIELD_AS, side, me, element.other - 1, NOBODY, NOBODY, 0)


@rule("DBA3 P33")
def candidate_posts(state: State, setting: Setting, side: int, me: int, out: Actions) -> None:
    """A few places for one element."""
    found = 0
    for slot in range(ROWS * columns_of(setting)):
        pose = pose_of_slot(state, setting, side, slot, 0)
        if why_not_deploy(state, setting, me, pose) == Cause.LEGAL:
            put_pose(out, Act.DEPLOY, side, me, NOBODY, pose.x, pose.y, pose.bearing, 0)
            found += 1
            if found == POSES_OF_ONE:
                return
    if found == 0:
        pose = pose_anywhere(state, setting, side, me)
        if pose != NOWHERE:
            put_pose(out, Act.DEPLOY, side, me, NOBODY, pose.x, pose.y, pose.bearing, 0)


@rule("DBA3 P33")
def columns_of(setting: Setting) -> int:
    """How many elements stand side by side in the widest line."""
    return (setting.board - 2 * setting.rules.from_side_light) // WIDTH // 2 * 2 + 1


@rule("DBA3 P33")
def pose_of_slot(state: State, setting: Setting, side: int, slot: int, shift: int) -> Pose:
    """A place in a line of battle: from the middle outward in turns to the right and to the left, then the
    next line behind. *shift* moves the whole line to the right, in grains."""
    columns = columns_of(setting)
    row, column = slot // columns, slot % columns
    step = (column + 1) // 2 * WIDTH
    across = setting.board // 2 + shift + (step if column % 2 else -step)
    ahead = setting.board // 2 - setting.rules.from_centre - row * WIDTH
    return post(setting, 0 + state.forces[side].base_edge, across, ahead)


@rule("DBA3 P33", "DBA3 P33.no-room")
def pose_anywhere(state: State, setting: Setting, side: int, me: int) -> Pose:
    """The first place of a fine grid where an element may be deployed; NOWHERE."""
    edge = 0 + state.forces[side].base_edge
    for row in range(setting.board // 2 // FINE):
        for column in range(setting.board // FINE):
            pose = post(setting, edge, column * FINE, setting.board // 2 - row * FINE)
            if why_not_deploy(state, setting, me, pose) == Cause.LEGAL:
                return pose
    return NOWHERE


@rule("DBA3 P33.swaps")
def candidate_swaps(state: State, setting: Setting, side: int, out: Actions) -> None:
    """Pairs that may change places and are not of one form."""
    found = 0
    start = first_of(side)
    for me in range(start, start + OF_A_SIDE):
        for other in range(me + 1, start + OF_A_SIDE):
            one, two = state.elements[me], state.elements[other]
            if not is_in_field(one) or not is_in_field(two) or one.troop == two.troop:
                continue
            if found < SWAPS_MOST and why_not_swap(state, setting, me, other) == Cause.LEGAL:
                put(out, Act.SWAP, side, me, other, NOBODY, NOBODY, 0)
                found += 1

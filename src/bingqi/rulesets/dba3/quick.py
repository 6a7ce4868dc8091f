"""Set-up by the computer: ground at random where it fits, a camp behind, and a line of battle with heavy foot
in the middle, mounted troops on the wings and the general behind the centre."""

from __future__ import annotations

from bingqi.geometry.pose import Pose, shifted
from bingqi.kit.log import Log, throw
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.ground import body_at, cover_by, going_for, is_in_field, pose_of, stand
from bingqi.rulesets.dba3.groundwork import drop_ground, place_ground, take_ground
from bingqi.rulesets.dba3.places import (
    is_along,
    may_garrison,
    needs_camp,
    needs_garrison,
    why_not_deploy,
)
from bingqi.rulesets.dba3.proposals import (
    NOWHERE,
    camp_spot,
    columns_of,
    pose_anywhere,
    pose_of_camp,
    pose_of_slot,
)
from bingqi.rulesets.dba3.spots import (
    next_spot,
    outline_of_spot,
    pose_of_spot,
    spot_tried,
)
from bingqi.rulesets.dba3.state import (
    FEATURES,
    GROUNDS,
    NOBODY,
    OF_A_SIDE,
    TOWN,
    WIDTH,
    Going,
    Ground,
    Kind,
    Setting,
    Stage,
    State,
    Status,
)
from bingqi.rulesets.dba3.stations import (
    deploy,
    deploy_inside,
    end_deployment,
    go_without_camp,
    pitch_camp,
)
from bingqi.rulesets.dba3.terrain import why_not_finish, why_not_take
from bingqi.rulesets.dba3.touch import directly_before, first_of

SIDES_OF_DIE = 6
SPREAD = 101
"""How far apart the places are at which the search for room begins."""
ROWS = 4
ROLES = 5
GENERALS, FOOT, MOUNTED, SKIRMISHERS, BEHIND = range(ROLES)


@rule("DBA3 P33.quick")
def lay_next(state: State, setting: Setting, log: Log) -> None:
    """Choose the next piece of ground, or lay the one that has been chosen; the defender has done when he has
    enough."""
    if state.chosen_ground:
        lay_chosen(state, setting, log)
        return
    wish = throw(state.dice, SIDES_OF_DIE, log, Cause.COMPUTER_DIE, NOBODY)
    if why_not_finish(state, setting) == Cause.LEGAL and wish <= SIDES_OF_DIE // 2:
        state.stage = Stage.EDGE
        return
    kinds = 0
    for ground in range(GROUNDS):
        if why_not_take(state, setting, ground) == Cause.LEGAL:
            kinds += 1
    if kinds == 0:
        state.stage = Stage.EDGE
        return
    wish = 1 + pick(state, kinds, log)
    for ground in range(GROUNDS):
        if why_not_take(state, setting, ground) == Cause.LEGAL:
            wish -= 1
            if wish == 0:
                take_ground(state, setting, ground, log)
                return


@rule("DBA3 P33.quick")
def pick(state: State, count: int, log: Log) -> int:
    """One of so many things, from 0, by two dice."""
    one = throw(state.dice, SIDES_OF_DIE, log, Cause.COMPUTER_DIE, NOBODY)
    other = throw(state.dice, SIDES_OF_DIE, log, Cause.COMPUTER_DIE, NOBODY)
    return (SIDES_OF_DIE * (one - 1) + other - 1) % count


@rule("DBA3 P33.quick")
def lay_chosen(state: State, setting: Setting, log: Log) -> None:
    """Lay the chosen ground at some place where it fits, or lose it."""
    ground, quarter = 0 + state.chosen_ground, 0 + state.quarter
    start = pick(state, SIDES_OF_DIE * SIDES_OF_DIE, log) * SPREAD
    tries = next_spot(state, setting, ground, quarter, start, 0)
    if tries == NOBODY:
        drop_ground(state, log)
        return
    spot = spot_tried(setting, ground, start, tries)
    which = outline_of_spot(setting, ground, spot)
    place_ground(state, setting, which, pose_of_spot(setting, ground, quarter, spot), log)


@rule("DBA3 P33.quick")
def choose_edge(state: State, setting: Setting, log: Log) -> int:
    """An edge for the attacker; no base edge lies in the water where that can be helped."""
    start = pick(state, 4, log)
    for turn in range(4):
        edge = (start + turn) % 4
        if not is_under_water(state, setting, edge) and not is_under_water(state, setting, (edge + 2) % 4):
            return edge
    return start


@rule("DBA3 P32")
def is_under_water(state: State, setting: Setting, edge: int) -> bool:
    """Whether a waterway lies along an edge of the board."""
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.ground == Ground.WATERWAY and is_along(setting, feature, edge):
            return True
    return False


@rule("DBA3 P33.quick")
def pitch_somewhere(state: State, setting: Setting, side: int, log: Log) -> None:
    """A camp at some place where it may stand; none where none is needed."""
    first = camp_spot(state, setting, side, 0)
    if first == NOBODY or not needs_camp(state, setting, side):
        go_without_camp(state, side, log)
        return
    chosen = throw(state.dice, SIDES_OF_DIE, log, Cause.COMPUTER_DIE, NOBODY)
    spot = first
    for _ in range(chosen):
        spot = first if spot == NOBODY else spot
        spot = camp_spot(state, setting, side, spot + 1)
    spot = first if spot == NOBODY else spot
    pitch_camp(state, setting, side, pose_of_camp(state, setting, side, spot), log)


@rule("DBA3 P33.quick")
def deploy_all(state: State, setting: Setting, side: int, log: Log) -> None:
    """Deploy whoever still waits: a garrison for the fort, then role by role the line of battle, moved a
    little to one side."""
    if needs_garrison(state, side):
        garrison_fort(state, setting, side, log)
    score = throw(state.dice, SIDES_OF_DIE, log, Cause.COMPUTER_DIE, NOBODY)
    shift = (2 * score - SIDES_OF_DIE - 1) * WIDTH // 4
    for role in range(ROLES):
        for me in range(first_of(side), first_of(side) + OF_A_SIDE):
            element = state.elements[me]
            if element.status == Status.WAITING and role_of(state, setting, me) == role:
                pose = pose_in_line(state, setting, side, me, role, shift)
                if pose != NOWHERE:
                    deploy(state, setting, me, pose, log)
                else:
                    take_place_of_other(state, setting, side, me, log)
    end_deployment(state, side, log)


@rule("DBA3 P33.quick")
def take_place_of_other(state: State, setting: Setting, side: int, me: int, log: Log) -> None:
    """Deploy an element where a friend stands that finds another place, as those may who deploy nearer to the
    side edges; where nobody does, it stays out."""
    element = state.elements[me]
    for who in range(first_of(side), first_of(side) + OF_A_SIDE):
        friend = state.elements[who]
        if not is_in_field(friend):
            continue
        here = pose_of(friend)
        friend.status = Status.WAITING
        if why_not_deploy(state, setting, me, here) == Cause.LEGAL:
            element.status = Status.FIELD
            stand(state, setting, me, here)
            there = pose_anywhere(state, setting, side, who)
            if there != NOWHERE:
                deploy(state, setting, who, there, log)
                deploy(state, setting, me, here, log)
                return
            element.status = Status.WAITING
        friend.status = Status.FIELD


@rule("DBA3 P29", "DBA3 P33.quick")
def garrison_fort(state: State, setting: Setting, side: int, log: Log) -> None:
    """The first bows, else the last foot that may, go into the fort."""
    chosen = NOBODY
    for me in range(first_of(side), first_of(side) + OF_A_SIDE):
        element = state.elements[me]
        if element.status != Status.WAITING or not may_garrison(setting, 0 + element.troop):
            continue
        if element.is_general == 0 or chosen == NOBODY:
            chosen = me
            if setting.troops[element.troop].kind == Kind.BW:
                break
    if chosen != NOBODY:
        deploy_inside(state, setting, chosen, TOWN, log)


@rule("DBA3 P33.quick")
def role_of(state: State, setting: Setting, me: int) -> int:
    """An element's part in the line of battle, in the order in which they are placed."""
    row = setting.troops[state.elements[me].troop]
    if row.is_command or (state.elements[me].is_general and row.is_mounted):
        return BEHIND
    if state.elements[me].is_general:
        return GENERALS
    if row.is_mounted:
        return MOUNTED
    return SKIRMISHERS if row.kind == Kind.PS else FOOT


@rule("DBA3 P33.quick")
def pose_in_line(state: State, setting: Setting, side: int, me: int, role: int, shift: int) -> Pose:
    """Where an element is best placed: behind another of its kind that it supports, in ground that suits it,
    on any ground, or wherever there is room; NOWHERE."""
    behind = pose_behind_like(state, setting, side, me)
    if why_not_deploy(state, setting, me, behind) == Cause.LEGAL:
        return behind
    columns = columns_of(setting)
    first = columns if role == BEHIND else 0
    for is_any_ground in range(2):
        for slot in range(first, ROWS * columns):
            pose = pose_of_slot(state, setting, side, slot, shift)
            if why_not_deploy(state, setting, me, pose) != Cause.LEGAL:
                continue
            if is_any_ground or suits(state, setting, me, pose):
                return pose
    return pose_anywhere(state, setting, side, me)


@rule("DBA3 P33.quick")
def pose_behind_like(state: State, setting: Setting, side: int, me: int) -> Pose:
    """Directly behind the last element of the same pikes or warband in the front line that has nobody behind
    it yet; NOWHERE."""
    troop = state.elements[me].troop
    kind = setting.troops[troop].kind
    if kind == Kind.PK or kind == Kind.WB:
        for who in range(first_of(side), first_of(side) + OF_A_SIDE):
            other = state.elements[who]
            if other.status != Status.FIELD or other.inside or other.troop != troop:
                continue
            if directly_before(state, setting, who) == NOBODY:
                place = shifted(pose_of(other), -1.0 * setting.troops[troop].depth, 0.0)
                if why_not_deploy(state, setting, me, place) == Cause.LEGAL:
                    return place
    return NOWHERE


@rule("DBA3 P22", "DBA3 P33.quick")
def suits(state: State, setting: Setting, me: int, pose: Pose) -> bool:
    """Whether an element would stand clear of ground that slows it down."""
    troop = 0 + state.elements[me].troop
    row = setting.troops[troop]
    if row.rough == row.good:
        return True
    base = body_at(setting, troop, pose)
    for number in range(FEATURES):
        if cover_by(state.features[number], base) and going_for(state, setting, troop, number) > Going.GOOD:
            return False
    return True

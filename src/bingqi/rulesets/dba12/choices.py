"""The moves that are offered: whom to choose, and where the chosen may go. All contacts are among them; of
other places those that matter."""

from __future__ import annotations

from bingqi.geometry.contact import line_up_beside
from bingqi.geometry.pose import (
    HALF_TURN,
    QUARTER_TURN,
    Pose,
    bearing_of,
    pose_at,
    shift_between,
    shifted,
    turned,
)
from bingqi.geometry.sweep import ARC_OF_A_TENTH
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.action import Actions, put, put_pose
from bingqi.kit.rule import rule
from bingqi.kit.scratch import zeros
from bingqi.rulesets.dba12.actions import Act
from bingqi.rulesets.dba12.causes import Cause
from bingqi.rulesets.dba12.command import leader_of
from bingqi.rulesets.dba12.contact import NOWHERE, contact_pose
from bingqi.rulesets.dba12.flight import turned_about
from bingqi.rulesets.dba12.ground import is_in_bad_going, is_in_field, pose_of
from bingqi.rulesets.dba12.groups import file_of, free_elements, half_of, is_column, natural_group
from bingqi.rulesets.dba12.marching import why_no_column, why_not_by_road
from bingqi.rulesets.dba12.movement import (
    slowest,
    way_there,
    why_not_chosen,
    why_not_enter,
    why_not_target,
)
from bingqi.rulesets.dba12.roads import spot_of
from bingqi.rulesets.dba12.state import (
    ELEMENTS,
    FEATURE,
    NOBODY,
    OF_A_SIDE,
    SIDES,
    WIDTH,
    Kind,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba12.touch import directly_before, first_of, front_foe
from bingqi.rulesets.dba12.way import goal_for, outer_radius, pivot_of

MOST_PLAIN = 56
"""Places apart from contacts that are offered to an element or a group."""


@rule("DBA12 Q3", "DBA12 Q7")
def candidate_choices(state: State, setting: Setting, side: int, out: Actions) -> None:
    """Every element and every natural group that can move, its files and its halves; and ending the
    moves."""
    free = free_elements(state, setting, side)
    grouped = 0
    for me in range(first_of(side), first_of(side) + OF_A_SIDE):
        if state.elements[me].status != Status.FIELD:
            continue
        if can_stir(state, setting, me):
            put_choice(state, setting, side, 1 << me, out)
        if not free >> me & 1 or grouped >> me & 1:
            continue
        group = natural_group(state, setting, me, free)
        grouped |= group
        if group & (group - 1):
            put_choice(state, setting, side, group, out)
            for number in range(2):
                half = half_of(state, setting, group, number == 1)
                if half & (half - 1):
                    put_choice(state, setting, side, half, out)
            for who in range(ELEMENTS):
                if group >> who & 1:
                    in_file = file_of(state, setting, group, who)
                    if in_file & (in_file - 1):
                        put_choice(state, setting, side, in_file, out)
    put(out, Act.END_MOVES, side, NOBODY, NOBODY, NOBODY, NOBODY, 0)


@rule("DBA12 Q3")
def put_choice(state: State, setting: Setting, side: int, group: int, out: Actions) -> None:
    """Offer a choice that is legal and not offered yet."""
    for number in range(out.count):
        if out.items[number].group == group:
            return
    why = why_not_chosen(state, setting, group, side, False)
    goes_on = why == Cause.ONLY_BY_ROAD and (
        far_by_road(state, setting, side, group, 1) or far_by_road(state, setting, side, group, 2)
    )
    if why == Cause.LEGAL or goes_on:
        put(out, Act.CHOOSE, side, NOBODY, NOBODY, NOBODY, NOBODY, group)


@rule("DBA12 Q15.break-off")
def can_stir(state: State, setting: Setting, me: int) -> bool:
    """Whether an element is free, or can break off."""
    if front_foe(state, setting, me) == NOBODY:
        return setting.troops[state.elements[me].troop].kind != Kind.CF
    goal = shifted(pose_of(state.elements[me]), -1.0 * setting.rules.break_off, 0.0)
    return way_there(state, setting, 1 << me, goal).why == Cause.LEGAL


@rule("DBA12 Q7", "DBA12 Q8")
def candidate_moves(state: State, setting: Setting, side: int, out: Actions) -> None:
    """Where the chosen may go; to let them be when there is no such place. It is asked again whether they may
    move, since an umpire may have set something meanwhile."""
    group = 0 + state.chosen
    far = slowest(state, setting, group)
    may_move = why_not_chosen(state, setting, group, side, False) == Cause.LEGAL
    if may_move:
        put_ways(state, setting, side, group, far, out)
    for share in range(1, 3):  # by road one may go again and again
        along = far_by_road(state, setting, side, group, share)
        if along:
            put(out, Act.BY_ROAD, side, NOBODY, NOBODY, along, NOBODY, group)
    if may_move:
        put_contacts(state, setting, side, group, far, out)
    if out.count == 0:
        put(out, Act.LET_BE, side, NOBODY, NOBODY, NOBODY, NOBODY, 0)


@rule("DBA12 Q7", "DBA12 Q8")
def put_ways(state: State, setting: Setting, side: int, group: int, far: float, out: Actions) -> None:
    """Offer places off the road that are not in contact, and camps that nobody holds."""
    leader = leader_of(group)
    if group & (group - 1):
        put_group_places(state, setting, side, group, far, out)
        put_columns(state, setting, side, group, far, out)
    elif front_foe(state, setting, leader) == NOBODY:
        put_places(state, setting, side, leader, far, out)
        for camp in range(SIDES):
            if why_not_enter(state, setting, group, FEATURE + camp) == Cause.LEGAL:
                put(out, Act.ENTER, side, NOBODY, FEATURE + camp, NOBODY, NOBODY, group)
    if group & (group - 1) == 0 or is_column(state, setting, group):
        for share in range(1, 3):
            put_back(state, setting, side, group, leader, int(far) // share, out)


@rule("DBA12 Q5.road", "DBA12 Q15")
def far_by_road(state: State, setting: Setting, side: int, group: int, share: int) -> int:
    """How far a whole move by road, or its half or so, takes an element or a column now; 0 if it may not."""
    leader = leader_of(group)
    if spot_of(state, pose_of(state.elements[leader])).feature == NOBODY:
        return 0
    far = (0 + setting.troops[state.elements[leader].troop].road) // share
    if why_not_chosen(state, setting, group, side, True) != Cause.LEGAL:
        return 0
    return far if why_not_by_road(state, setting, group, far) == Cause.LEGAL else 0


@rule("DBA12 Q15.break-off")
def put_back(
    state: State, setting: Setting, side: int, group: int, leader: int, back: int, out: Actions
) -> None:
    """Offer to go straight back."""
    goal = shifted(pose_of(state.elements[leader]), -1.0 * back, 0.0)
    if way_there(state, setting, group, goal).why == Cause.LEGAL:
        put(out, Act.BACK, side, NOBODY, NOBODY, back, NOBODY, group)


@rule()
def put_place(state: State, setting: Setting, side: int, group: int, goal: Pose, out: Actions) -> bool:
    """Offer a place if it can be reached and is not offered yet."""
    if out.count >= MOST_PLAIN:
        return False
    for number in range(out.count):
        other = out.items[number]
        if other.x == goal.x and other.y == goal.y and other.bearing == goal.bearing:
            return True
    if way_there(state, setting, group, goal).why != Cause.LEGAL:
        return False
    put_pose(out, Act.MOVE, side, NOBODY, NOBODY, goal.x, goal.y, goal.bearing, group)
    return True


@rule("DBA12 Q8")
def put_places(state: State, setting: Setting, side: int, me: int, far: float, out: Actions) -> None:
    """Places for one element: straight on, in eight directions, towards the nearest enemy, beside friends."""
    element = state.elements[me]
    group = 1 << me
    start = pose_of(element)
    if is_in_bad_going(state, setting, me):
        far = 0.0 + setting.troops[element.troop].bad
    for share in range(4):
        put_place(state, setting, side, group, shifted(start, far * SHARES[share], 0.0), out)
    foe = nearest_enemy(state, me)
    if foe != NOBODY:
        enemy = pose_of(state.elements[foe])
        facing_it = pose_at(enemy.x, enemy.y, enemy.bearing + HALF_TURN)
        put_place(state, setting, side, group, shifted(facing_it, -1.0 * setting.rules.zone, 0.0), out)
        towards = bearing_of(0.0 + enemy.x - start.x, 0.0 + enemy.y - start.y)
        put_turned(state, setting, side, me, start, towards - start.bearing, far, out)
    before = directly_before(state, setting, me)
    for who in range(first_of(side), first_of(side) + OF_A_SIDE):
        if who != me and is_in_field(state.elements[who]):
            seen = shift_between(start, pose_of(state.elements[who]))
            if who == before or abs(seen.ahead) + abs(seen.right) < far + 2 * WIDTH:
                for number in range(2):
                    place = line_up_beside(pose_of(state.elements[who]), WIDTH, number == 1, WIDTH)
                    put_place(state, setting, side, group, place, out)
    for eighth in range(1, 8):
        put_turned(state, setting, side, me, start, eighth * 450, far, out)
    for number in range(2):
        put_place(
            state, setting, side, group, shifted(start, 0.0, -1.0 * WIDTH if number else 1.0 * WIDTH), out
        )


SHARES = (1.0, 0.5, 0.25, 0.1)
"""Of the farthest move, what is tried."""


@rule("DBA12 Q8")
def put_turned(
    state: State, setting: Setting, side: int, me: int, start: Pose, turn: int, far: float, out: Actions
) -> None:
    """The farthest of a few places in a direction, looking that way."""
    about = turned_about(setting, 0 + state.elements[me].troop, start, turn % 3600)
    for step in range(4, -1, -1):
        if put_place(state, setting, side, 1 << me, shifted(about, far * 0.2 * step, 0.0), out):
            return


@rule()
def nearest_enemy(state: State, me: int) -> int:
    """The enemy in the open whose front is nearest; NOBODY."""
    element = state.elements[me]
    start = first_of(1 - element.side)
    found, nearest = NOBODY, 0.0
    for foe in range(start, start + OF_A_SIDE):
        other = state.elements[foe]
        if is_in_field(other):
            x, y = 0.0 + other.x - element.x, 0.0 + other.y - element.y
            if found == NOBODY or x * x + y * y < nearest:
                found, nearest = foe, x * x + y * y
    return found


@rule("DBA12 Q7", "DBA12 Q7.wheel")
def put_group_places(state: State, setting: Setting, side: int, group: int, far: float, out: Actions) -> None:
    """Places for a group: straight on, and wheels to both sides with and without going on."""
    leader = leader_of(group)
    start = pose_of(state.elements[leader])
    for share in range(4):
        put_place(state, setting, side, group, shifted(start, far * SHARES[share], 0.0), out)
    for number in range(8):
        size = WHEELS[number // 2]
        turn = size if number % 2 else -size
        pivot = pivot_of(state, setting, group, start, turn > 0)
        goal = turned(start, pivot, turn)
        put_place(state, setting, side, group, goal, out)
        rest = far - outer_radius(state, setting, group, pivot) * size * ARC_OF_A_TENTH
        if rest > 0.0:
            put_place(state, setting, side, group, shifted(goal, rest, 0.0), out)


WHEELS = (100, 225, 450, QUARTER_TURN)
"""Tenths of a degree."""


@rule("DBA12 Q7.column")
def put_columns(state: State, setting: Setting, side: int, group: int, far: float, out: Actions) -> None:
    """Columns behind each element of a group, where it stands and half a move on."""
    for head in range(ELEMENTS):
        if group >> head & 1:
            for number in range(2):
                goal = shifted(pose_of(state.elements[head]), 0.5 * far * number, 0.0)
                if why_no_column(state, setting, group, head, goal) == Cause.LEGAL:
                    put(out, Act.FORM_COLUMN, side, head, NOBODY, goal.x, NOBODY, group)
                    out.items[out.count - 1].y = goal.y
                    out.items[out.count - 1].bearing = goal.bearing


@rule("DBA12 Q10", "DBA12 Q12", "DBA12 Q13.contact")
def put_contacts(state: State, setting: Setting, side: int, group: int, far: float, out: Actions) -> None:
    """Every contact that an element or a group can reach; of contacts that lead a group to one place, the
    first."""
    xs, ys, bearings = zeros(PLACES), zeros(PLACES), zeros(PLACES)
    count = 0
    leader = leader_of(group)
    for mover in range(ELEMENTS):
        if not group >> mover & 1:
            continue
        for thing in range(FEATURE + SIDES):
            if not is_near_thing(state, mover, thing, far + 3.0 * WIDTH):
                continue
            if why_not_target(state, thing, side) != Cause.LEGAL:
                continue
            for where in range(4 if thing >= FEATURE else 6):
                place = contact_pose(state, setting, mover, thing, where)
                if place.x == NOWHERE.x and place.y == NOWHERE.y:
                    continue
                place = goal_for(state, mover, leader, place)
                if is_beyond(state, leader, place, far):
                    continue
                if is_known(xs, ys, bearings, count, place) or count >= PLACES:
                    continue
                xs[count] = place.x
                ys[count] = place.y
                bearings[count] = place.bearing
                count += 1
                if way_there(state, setting, group, place).why == Cause.LEGAL:
                    by = NOBODY if mover == leader else mover
                    put(out, Act.CONTACT, side, by, thing, NOBODY, where, group)


PLACES = 900
"""Places of a group that are looked at for contact."""


@rule()
def is_beyond(state: State, me: int, place: Pose, far: float) -> bool:
    """Whether a place is farther away than an element or its group ever moves; cheap."""
    element = state.elements[me]
    x, y = 0.0 + place.x - element.x, 0.0 + place.y - element.y
    reach = far + 2.0 * TOLERANCE
    return x * x + y * y > reach * reach


@rule()
def is_known(xs: list[int], ys: list[int], bearings: list[int], count: int, place: Pose) -> bool:
    """Whether a place is among those noted, but for a few grains."""
    for number in range(count):
        is_near = abs(xs[number] - place.x) < 50 and abs(ys[number] - place.y) < 50
        if is_near and bearings[number] == place.bearing:
            return True
    return False


@rule()
def is_near_thing(state: State, me: int, thing: int, reach: float) -> bool:
    """Whether an enemy, or a camp, is near enough to be contacted; cheap."""
    element = state.elements[me]
    if thing >= FEATURE:
        camp = state.features[thing - FEATURE]
        return abs(camp.x - element.x) < reach and abs(camp.y - element.y) < reach
    other = state.elements[thing]
    if other.side == element.side or not is_in_field(other):
        return False
    return abs(other.x - element.x) < reach and abs(other.y - element.y) < reach

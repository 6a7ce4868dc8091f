"""What a result does: destruction, recoil with passing and pushing, the fall of a camp. Flight has its own
room."""

from __future__ import annotations

from bingqi.geometry.point import Point
from bingqi.geometry.pose import shifted
from bingqi.geometry.rectangle import Edge, is_wholly_beyond, overlap, span_beyond
from bingqi.geometry.sweep import hull_enters, hull_overlaps, slide_reach
from bingqi.geometry.tolerance import TOLERANCE, whole
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.kit.scratch import zeros
from bingqi.rulesets.dba12.causes import Cause, Happening
from bingqi.rulesets.dba12.flight import flee
from bingqi.rulesets.dba12.ground import (
    body,
    body_at,
    depth_of,
    is_barred,
    is_in_field,
    is_mounted,
    is_on_board,
    is_same_way,
    kind_of,
    outline_of,
    pose_of,
    stand,
)
from bingqi.rulesets.dba12.layout import go_inside, tents
from bingqi.rulesets.dba12.losses import destroy
from bingqi.rulesets.dba12.state import (
    ELEMENTS,
    FEATURES,
    NOBODY,
    OF_A_SIDE,
    Fate,
    Ground,
    Kind,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba12.touch import first_of, is_taken_in_flank


@rule("DBA12 O41", "DBA12 O52", "DBA12 O74", "DBA12 Q13.fall")
def carry_out(state: State, setting: Setting, me: int, fate: int, cause: int, log: Log) -> None:
    """Do to an element what the table says."""
    if fate == Fate.STAY:
        tell(log, Happening.STAYED, cause, me, NOBODY, 0, 0)
    elif fate == Fate.DESTROYED:
        destroy(state, setting, me, cause, log)
    elif fate == Fate.RECOIL or fate == Fate.FLEE:
        if state.elements[me].inside:
            destroy(state, setting, me, Cause.NO_WAY_OUT_OF_CAMP, log)
            return
        recoil(state, setting, me, cause, log)
        if fate == Fate.FLEE and state.elements[me].status == Status.FIELD:
            flee(state, setting, me, cause, log)


@rule("DBA12 O4", "DBA12 O61", "DBA12 O62", "DBA12 O67", "DBA12 O71", "DBA12 Q21")
def recoil(state: State, setting: Setting, me: int, cause: int, log: Log) -> None:
    """Move an element straight back by its depth, through friends or pushing them; destroyed when it
    cannot."""
    if is_taken_in_flank(state, setting, me):
        destroy(state, setting, me, Cause.ENEMY_ON_FLANK_OR_REAR, log)
        return
    pushed = zeros(ELEMENTS)
    depth = depth_of(setting, state.elements[me])
    length = length_past_friends(state, setting, me, depth)
    why = plan_recoil(state, setting, me, length, True, pushed)
    if why != Cause.LEGAL and (length > depth or why == Cause.RECOIL_INTO_FRIENDS):
        # Where there is no room behind friends that could be passed, they are pushed.
        length = depth
        why = plan_recoil(state, setting, me, length, False, pushed)
    if why != Cause.LEGAL:
        struck = enemy_struck(state, setting, me, depth) if why == Cause.RECOIL_INTO_ENEMY else NOBODY
        destroy(state, setting, me, why, log)
        if struck != NOBODY:
            destroy(state, setting, struck, Cause.STRUCK_BY_RECOIL, log)
        return
    if length > depth:
        tell_passing(state, setting, me, length, log)
    for who in range(ELEMENTS):
        if pushed[who] > 0:
            stand(state, setting, who, shifted(pose_of(state.elements[who]), -1.0 * pushed[who], 0.0))
            if who != me:
                tell(log, Happening.PUSHED, Cause.PUSHED_BACK, who, me, 0 + pushed[who], 0)
    tell(log, Happening.RECOILED, cause, me, NOBODY, length, 0)


@rule("DBA12 O62", "DBA12 O63", "DBA12 O64", "DBA12 O65", "DBA12 O66")
def passing_cause(setting: Setting, state: State, me: int, friend: int) -> int:
    """By which line an element may recoil through a friend; LEGAL when it may not."""
    if not is_same_way(state.elements[me].bearing, state.elements[friend].bearing):
        return 0 + Cause.LEGAL
    kind, other = kind_of(setting, state.elements[me]), kind_of(setting, state.elements[friend])
    if kind == Kind.PS:
        return 0 + Cause.PSILOI_PASS
    if is_mounted(setting, state.elements[me]):
        return 0 + Cause.LEGAL if other == Kind.PK or other == Kind.EL else 0 + Cause.MOUNTED_PASS
    if kind == Kind.BD and (other == Kind.BD or other == Kind.SP):
        return 0 + Cause.BLADES_PASS
    if kind == Kind.PK and other == Kind.BD:
        return 0 + Cause.PIKES_PASS
    if kind == Kind.BW and other == Kind.BD:
        return 0 + Cause.BOWS_PASS
    return 0 + Cause.LEGAL


@rule("DBA12 O61", "DBA12 O62")
def length_past_friends(state: State, setting: Setting, me: int, depth: int) -> int:
    """How far a recoil goes: one base depth, and on until it is clear behind the friends that it passes."""
    element = state.elements[me]
    start = pose_of(element)
    length = depth
    first = first_of(element.side)
    for _ in range(OF_A_SIDE):
        base = body_at(setting, element.troop, shifted(start, -1.0 * length, 0.0))
        farther = length
        for who in range(first, first + OF_A_SIDE):
            friend = state.elements[who]
            if (
                who != me
                and is_in_field(friend)
                and overlap(base, body(setting, friend))
                and passing_cause(setting, state, me, who) != Cause.LEGAL
            ):
                reach = span_beyond(body(setting, element), Edge.FRONT, body(setting, friend))
                farther = max(farther, whole(-reach.least))
        if farther == length:
            return length
        length = farther
    return length


@rule("DBA12 O67", "DBA12 O68", "DBA12 O69", "DBA12 O70", "DBA12 O71", "DBA12 O72")
def plan_recoil(state: State, setting: Setting, me: int, length: int, passes: bool, pushed: list[int]) -> int:
    """LEGAL when an element can recoil so far, `pushed` then holding how far each friend and it itself goes
    back; else what destroys it."""
    for who in range(ELEMENTS):
        pushed[who] = 0
    pushed[me] = length
    side = first_of(state.elements[me].side)
    is_changed = True
    while is_changed:
        is_changed = False
        for pusher in range(side, side + OF_A_SIDE):
            if pushed[pusher] == 0:
                continue
            for who in range(side, side + OF_A_SIDE):
                if who == pusher or not is_in_field(state.elements[who]):
                    continue
                if who == me:
                    continue
                if passes and pusher == me and passing_cause(setting, state, me, who) != Cause.LEGAL:
                    continue
                need = push_needed(state, setting, pusher, 0 + pushed[pusher], who, 0 + pushed[who])
                if need < 0 or need > setting.board:  # two that lie on each other would push on and on
                    return 0 + Cause.RECOIL_INTO_FRIENDS
                if need > pushed[who]:
                    pushed[who] = need
                    is_changed = True
    for who in range(side, side + OF_A_SIDE):
        if pushed[who] > 0:
            why = why_not_back(state, setting, who, 0 + pushed[who])
            if why != Cause.LEGAL:
                return why if who == me else 0 + Cause.RECOIL_INTO_FRIENDS
    return 0 + Cause.LEGAL


@rule("DBA12 O67")
def push_needed(state: State, setting: Setting, pusher: int, length: int, who: int, so_far: int) -> int:
    """How far a friend has to go back in all before one that goes back so far; -1 when it is in the way and
    cannot be pushed."""
    element, friend = state.elements[pusher], state.elements[who]
    start = body(setting, element)
    end = body_at(setting, element.troop, shifted(pose_of(element), -1.0 * length, 0.0))
    other = body_at(setting, friend.troop, shifted(pose_of(friend), -1.0 * so_far, 0.0))
    if not hull_overlaps(start, end, other):
        return so_far
    before = body(setting, friend)
    if (before.x - start.x) * start.ahead_x + (
        before.y - start.y
    ) * start.ahead_y > 0.0 and not hull_overlaps(start, end, before):
        return so_far  # it stood farther forward and follows, so it is not in the way
    kind = kind_of(setting, friend)
    if kind == Kind.EL or kind == Kind.WWG or not is_same_way(element.bearing, friend.bearing):
        return -1
    ahead = span_beyond(start, Edge.FRONT, before).most
    return max(so_far, whole(ahead + length + depth_of(setting, element)))


@rule("DBA12 O68", "DBA12 O69", "DBA12 O70", "DBA12 O72")
def why_not_back(state: State, setting: Setting, me: int, length: int) -> int:
    """LEGAL, or what an element meets that goes straight back, friends apart."""
    element = state.elements[me]
    start = body(setting, element)
    end = body_at(setting, element.troop, shifted(pose_of(element), -1.0 * length, 0.0))
    if not is_on_board(setting, end):
        return 0 + Cause.RECOIL_OFF_BOARD
    foes = first_of(1 - element.side)
    for foe in range(foes, foes + OF_A_SIDE):
        if is_in_field(state.elements[foe]) and hull_overlaps(start, end, body(setting, state.elements[foe])):
            return 0 + Cause.RECOIL_INTO_ENEMY
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.ground == Ground.CAMP:
            if hull_overlaps(start, end, tents(feature)):
                return 0 + Cause.RECOIL_INTO_CAMP
        elif (
            feature.count
            and is_barred(state, setting, element.troop, number)
            and hull_enters(start, end, outline_of(feature))
        ):
            return 0 + Cause.RECOIL_INTO_IMPASSABLE
    return 0 + Cause.LEGAL


@rule("DBA12 O73")
def enemy_struck(state: State, setting: Setting, me: int, depth: int) -> int:
    """The first enemy that a recoil meets, if on another edge than its front; NOBODY."""
    element = state.elements[me]
    start = body(setting, element)
    back = Point(-start.ahead_x, -start.ahead_y)
    found, nearest = NOBODY, depth + TOLERANCE
    foes = first_of(1 - element.side)
    for foe in range(foes, foes + OF_A_SIDE):
        if is_in_field(state.elements[foe]):
            reach = slide_reach(start, back, depth + TOLERANCE, body(setting, state.elements[foe]))
            if reach < nearest:
                found, nearest = foe, reach
    if found != NOBODY and is_wholly_beyond(
        span_beyond(body(setting, state.elements[found]), Edge.FRONT, start)
    ):
        return NOBODY
    return found


@rule("DBA12 O62")
def tell_passing(state: State, setting: Setting, me: int, length: int, log: Log) -> None:
    """Name the friends that a recoil goes through."""
    element = state.elements[me]
    start = body(setting, element)
    end = body_at(setting, element.troop, shifted(pose_of(element), -1.0 * length, 0.0))
    first = first_of(element.side)
    for who in range(first, first + OF_A_SIDE):
        if (
            who != me
            and is_in_field(state.elements[who])
            and hull_overlaps(start, end, body(setting, state.elements[who]))
        ):
            cause = passing_cause(setting, state, me, who)
            if cause != Cause.LEGAL:
                tell(log, Happening.PASSED_THROUGH, cause, me, who, 0, 0)


@rule("DBA12 Q13.fall")
def take_camp(state: State, setting: Setting, me: int, camp: int, log: Log) -> None:
    """An element moves into a camp that nobody holds any more."""
    go_inside(state, setting, me, camp)
    owner = 0 + state.features[camp].owner
    is_own = owner == state.elements[me].side
    tell(log, Happening.CAMP_RETAKEN if is_own else Happening.CAMP_TAKEN, 0, me, NOBODY, owner, 0)

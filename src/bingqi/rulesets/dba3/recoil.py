"""Recoil: straight back, through friends or with them, and elephants over everybody."""

from __future__ import annotations

from typing import NamedTuple

from bingqi.geometry.point import Point
from bingqi.geometry.pose import HALF_TURN, pose_at, shifted, turn_between
from bingqi.geometry.rectangle import Rectangle, overlap
from bingqi.geometry.sweep import FOR_EVER, slide_reach
from bingqi.geometry.tolerance import TOLERANCE, whole
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.ground import body, is_mounted, kind_of, pose_of, stand
from bingqi.rulesets.dba3.losses import destroy
from bingqi.rulesets.dba3.obstacles import (
    Block,
    Stop,
    element_stop,
    elements_met,
    fixed_stop,
    learn_rivers,
    nearer,
)
from bingqi.rulesets.dba3.state import ELEMENTS, Element, Kind, Setting, State
from bingqi.rulesets.dba3.touch import is_taken_in_flank

PUSHED_ALIKE = 450
"""Tenths of a degree: a friend that looks the recoiling element's way by no more than this is pushed back;
one that looks elsewhere would not make room by going straight back."""


class Back(NamedTuple):
    """How far a recoil goes, in grains, and what ends it, as in a Stop; the friends in its way, and whether
    it goes through them."""

    reach: float
    block: int
    thing: int
    friends: int
    passes: bool


@rule("DBA3 D129", "DBA3 D136", "DBA3 D153")
def recoil(state: State, setting: Setting, me: int, wanted: int, log: Log) -> None:
    """Let an element fall back by so many grains, as far as there is room; with none it is destroyed."""
    state.clash.fell_back |= 1 << me
    if is_taken_in_flank(state, setting, me):
        destroy(state, setting, me, Cause.ENEMY_ON_FLANK_RECOILING, log)
    elif kind_of(setting, state.elements[me]) == Kind.EL:
        trample_back(state, setting, me, 1.0 * wanted, log)
    else:
        give_ground(state, setting, me, 1.0 * wanted, log)


@rule("DBA3 D138", "DBA3 D139")
def least_recoil(setting: Setting, element: Element) -> int:
    """The shorter of the distances that an element may recoil, in grains; foot have one only."""
    depth = 0 + setting.troops[element.troop].depth
    most = farthest_recoil(setting, element)
    if is_mounted(setting, element) and setting.rules.options.mounted_recoil == FULL:
        return most
    return depth if depth < most else most


@rule("DBA3 D138", "DBA3 D139")
def most_recoil(setting: Setting, element: Element) -> int:
    """The longer of the distances that an element may recoil, in grains."""
    if is_mounted(setting, element) and setting.rules.options.mounted_recoil != BASE_DEPTH:
        return farthest_recoil(setting, element)
    return least_recoil(setting, element)


BASE_DEPTH = 1
FULL = 2


@rule("DBA3 D138", "DBA3 D139")
def farthest_recoil(setting: Setting, element: Element) -> int:
    """What no recoil goes beyond: half a base width for foot, a whole one for mounted."""
    if is_mounted(setting, element):
        return 0 + setting.rules.mounted_recoil
    return 0 + setting.rules.foot_recoil


@rule("DBA3 D136")
def back_of(base: Rectangle) -> Point:
    """The unit vector straight back."""
    return Point(-base.ahead_x, -base.ahead_y)


@rule(
    "DBA3 D135",
    "DBA3 D144",
    "DBA3 D145",
    "DBA3 D148",
    "DBA3 D149",
    "DBA3 D150",
    "DBA3 D151",
    "DBA3 D152",
    "DBA3 D153",
)
def give_ground(state: State, setting: Setting, me: int, wanted: float, log: Log) -> None:
    """The recoil of all but elephants: through friends where that is allowed, else pushing them back."""
    back = way_back(state, setting, me, wanted)
    stop = Stop(back.reach, back.block, back.thing)
    if stop.reach <= TOLERANCE:
        destroy(state, setting, me, Cause.NO_ROOM_TO_RECOIL, log)
        return
    if back.passes:
        tell_passed(me, back.friends, log)
    elif back.friends:
        push_friends(state, setting, me, body(setting, state.elements[me]), stop, back.friends, log)
    fall_back(state, setting, me, stop, log)


@rule("DBA3 D135", "DBA3 D144", "DBA3 D145", "DBA3 D153")
def way_back(state: State, setting: Setting, me: int, wanted: float) -> Back:
    """Where a recoil ends that would go so far: behind friends that may be passed, else where somebody or
    something stops it."""
    base = body(setting, state.elements[me])
    way = back_of(base)
    met = elements_met(state, setting, me, base, way, wanted)
    if met.friends:
        through = passage(state, setting, me, base, wanted, met.friends)
        if through > 0.0:
            return Back(through, 0 + Block.NOTHING, me, met.friends, True)
    stop = fixed_stop(state, setting, me, base, way, wanted)
    stop = nearer(stop, element_stop(state, setting, me, base, way, stop.reach, met.enemies))
    if met.friends:
        stop = stop_at_friends(state, setting, me, base, stop, met.friends)
    return Back(stop.reach, stop.block, stop.thing, met.friends, False)


@rule("DBA3 D153")
def has_way_back(state: State, setting: Setting, me: int) -> bool:
    """Whether a recoil would find any room."""
    element = state.elements[me]
    wanted = 1.0 * least_recoil(setting, element)
    if kind_of(setting, element) == Kind.EL:
        base = body(setting, element)
        return fixed_stop(state, setting, me, base, back_of(base), wanted).reach > TOLERANCE
    return way_back(state, setting, me, wanted).reach > TOLERANCE


@rule("DBA3 D136", "DBA3 D148", "DBA3 D149", "DBA3 D150", "DBA3 D151", "DBA3 D152")
def fall_back(state: State, setting: Setting, me: int, stop: Stop, log: Log) -> None:
    """Move an element straight back to where its recoil ends."""
    stand(state, setting, me, shifted(pose_of(state.elements[me]), -stop.reach, 0.0))
    if stop.block == Block.NOTHING:
        cause = Cause.MOUNTED_RECOIL if is_mounted(setting, state.elements[me]) else Cause.FOOT_RECOIL
        tell(log, Happening.RECOILED, cause, me, -1, whole(stop.reach), 0)
    else:
        tell(log, Happening.RECOIL_STOPPED, cause_of(stop.block), me, stop.thing, whole(stop.reach), 0)
    learn_rivers(state, setting, me, log)


@rule("DBA3 D148", "DBA3 D149", "DBA3 D150", "DBA3 D151", "DBA3 D152")
def cause_of(block: int) -> int:
    """What ended a recoil or a push."""
    if block == Block.EDGE:
        return Cause.STOPPED_BY_EDGE
    if block == Block.GROUND:
        return Cause.STOPPED_BY_TERRAIN
    if block == Block.STRONGHOLD:
        return Cause.STOPPED_BY_STRONGHOLD
    return Cause.STOPPED_BY_ENEMY if block == Block.ENEMY else Cause.STOPPED_BY_FRIENDS


@rule("DBA3 D144", "DBA3 P40")
def passage(state: State, setting: Setting, me: int, base: Rectangle, wanted: float, friends: int) -> float:
    """How far an element recoils through friends, to the room right behind the farthest of them or farther;
    0 where it may not pass one of them or there is no room."""
    element = state.elements[me]
    through = wanted
    for who in range(ELEMENTS):
        if friends >> who & 1:
            friend = state.elements[who]
            if friend.bearing != element.bearing or not may_pass(setting, element, friend):
                return 0.0
            other = body(setting, friend)
            apart = (base.x - other.x) * base.ahead_x + (base.y - other.y) * base.ahead_y
            needed = apart + base.half_depth + other.half_depth
            through = needed if needed > through else through
    way = back_of(base)
    met = elements_met(state, setting, me, base, way, through)
    if met.enemies or met.friends != friends:
        return 0.0
    if fixed_stop(state, setting, me, base, way, through).block != Block.NOTHING:
        return 0.0
    return through


@rule("DBA3 P40")
def may_pass(setting: Setting, element: Element, friend: Element) -> bool:
    """Whether one kind of troops may recoil through another."""
    mine, theirs = kind_of(setting, element), kind_of(setting, friend)
    if is_mounted(setting, element):
        return theirs != Kind.EL and theirs != Kind.PK and theirs != Kind.HD
    if mine == Kind.BD:
        return theirs == Kind.BD or theirs == Kind.SP
    if mine == Kind.PK or mine == Kind.BW:
        return theirs == Kind.BD
    return mine == Kind.PS and theirs != Kind.PS


@rule("DBA3 D144")
def tell_passed(me: int, friends: int, log: Log) -> None:
    """Say whom a recoiling element passes through."""
    for who in range(ELEMENTS):
        if friends >> who & 1:
            tell(log, Happening.PASSED_THROUGH, Cause.PASSES_THROUGH, me, who, 0, 0)


@rule("DBA3 D145", "DBA3 D146", "DBA3 D147", "DBA3 D150", "DBA3 D153.pushed")
def stop_at_friends(
    state: State, setting: Setting, me: int, base: Rectangle, stop: Stop, friends: int
) -> Stop:
    """How far an element recoils that pushes friends: not farther than those who cannot be pushed, or not
    far enough, let it."""
    way = back_of(base)
    for who in range(ELEMENTS):
        if friends >> who & 1 and not can_be_pushed(state, setting, me, who):
            stop = nearer(stop, element_stop(state, setting, me, base, way, stop.reach, 1 << who))
    for who in range(ELEMENTS):
        if friends >> who & 1 and can_be_pushed(state, setting, me, who):
            need = push_needed(state, setting, who, moved(base, way, stop.reach))
            if need <= TOLERANCE or is_taken_in_flank(state, setting, who):
                continue
            room = push_stop(state, setting, me, who, need, friends).reach
            if room + TOLERANCE < need:
                friend = body(setting, state.elements[who])
                left = slide_reach(base, way, stop.reach, moved(friend, back_of(friend), room))
                stop = nearer(stop, Stop(left, 0 + Block.FRIEND, who))
    return stop


@rule("DBA3 D136", "DBA3 D145.alike", "DBA3 D146")
def can_be_pushed(state: State, setting: Setting, me: int, who: int) -> bool:
    """Whether a friend gives way to a recoil by going straight back itself."""
    friend = state.elements[who]
    kind = kind_of(setting, friend)
    if kind == Kind.EL or kind == Kind.WWG:
        return False
    return abs(turn_between(0 + state.elements[me].bearing, 0 + friend.bearing)) <= PUSHED_ALIKE


@rule("DBA3 D147", "DBA3 D148", "DBA3 D149", "DBA3 D150", "DBA3 D151", "DBA3 D152")
def push_stop(state: State, setting: Setting, me: int, who: int, need: float, friends: int) -> Stop:
    """How far a friend can be pushed back: up to whatever stands behind it, friends too, but for those that
    die when they are pushed."""
    base = body(setting, state.elements[who])
    way = back_of(base)
    stop = fixed_stop(state, setting, who, base, way, need)
    met = elements_met(state, setting, who, base, way, stop.reach)
    others = met.enemies | (met.friends & ~(1 << me))
    for other in range(ELEMENTS):
        if friends >> other & 1 and is_taken_in_flank(state, setting, other):
            others &= ~(1 << other)
    return nearer(stop, element_stop(state, setting, who, base, way, stop.reach, others))


@rule("DBA3 D145")
def push_needed(state: State, setting: Setting, who: int, base: Rectangle) -> float:
    """How far a friend has to go straight back until a base that has come that way no longer overlaps it."""
    friend = body(setting, state.elements[who])
    if not overlap(base, friend):
        return 0.0
    way = back_of(friend)
    x, y = friend.x - base.x, friend.y - base.y
    along = abs(base.ahead_x * friend.ahead_x + base.ahead_y * friend.ahead_y)
    across = abs(base.ahead_x * friend.ahead_y - base.ahead_y * friend.ahead_x)
    least = FOR_EVER
    for number in range(4):
        one, two = (base, friend) if number < 2 else (friend, base)
        if number % 2 == 0:
            axis_x, axis_y = one.ahead_x, one.ahead_y
            reach = one.half_depth + along * two.half_depth + across * two.half_width
        else:
            axis_x, axis_y = one.ahead_y, -one.ahead_x
            reach = one.half_width + along * two.half_width + across * two.half_depth
        place, speed = x * axis_x + y * axis_y, way.x * axis_x + way.y * axis_y
        if speed < 0.0:
            place, speed = -place, -speed
        if speed > 0.0 and (reach - place) / speed < least:
            least = (reach - place) / speed
    return least


@rule()
def moved(base: Rectangle, way: Point, reach: float) -> Rectangle:
    """A base slid along a unit vector."""
    return Rectangle(
        base.x + way.x * reach,
        base.y + way.y * reach,
        base.ahead_x,
        base.ahead_y,
        base.half_depth,
        base.half_width,
    )


@rule("DBA3 D130", "DBA3 D145")
def push_friends(
    state: State, setting: Setting, me: int, base: Rectangle, stop: Stop, friends: int, log: Log
) -> None:
    """Push back just far enough those whom a recoil runs into; one with an enemy on a side or the rear is
    destroyed instead."""
    end = moved(base, back_of(base), stop.reach)
    for who in range(ELEMENTS):
        if friends >> who & 1:
            need = push_needed(state, setting, who, end)
            if need <= TOLERANCE:
                continue
            if is_taken_in_flank(state, setting, who):
                destroy(state, setting, who, Cause.ENEMY_ON_FLANK_PUSHED, log)
                continue
            told, cause = 0 + Happening.PUSHED_BACK, 0 + Cause.PUSHED_BY_FRIEND
            if stop.block == Block.FRIEND and stop.thing == who:
                beyond = push_stop(state, setting, me, who, need + 3.0 * TOLERANCE, friends)
                told, cause = 0 + Happening.PUSH_STOPPED, cause_of(beyond.block)
            stand(state, setting, who, shifted(pose_of(state.elements[who]), -need, 0.0))
            state.clash.fell_back |= 1 << who
            state.clash.waiting &= ~(1 << who)
            tell(log, told, cause, who, me, whole(need), 0)
            learn_rivers(state, setting, who, log)


@rule("DBA3 D140", "DBA3 D142", "DBA3 D143", "DBA3 D148", "DBA3 D149", "DBA3 D152", "DBA3 D153")
def trample_back(state: State, setting: Setting, me: int, wanted: float, log: Log) -> None:
    """The recoil of elephants: whom they meet in the open they destroy, and go on; other elephants and they
    destroy each other."""
    base = body(setting, state.elements[me])
    way = back_of(base)
    stop = fixed_stop(state, setting, me, base, way, wanted)
    if stop.reach <= TOLERANCE:
        destroy(state, setting, me, Cause.NO_ROOM_TO_RECOIL, log)
        return
    victim = next_in_path(state, setting, me, base, way, stop.reach)
    while victim.block != Block.NOTHING:
        if kind_of(setting, state.elements[victim.thing]) == Kind.EL:
            destroy(state, setting, victim.thing, Cause.ELEPHANTS_COLLIDE, log)
            destroy(state, setting, me, Cause.ELEPHANTS_COLLIDE, log)
            return
        destroy(state, setting, victim.thing, Cause.TRAMPLED, log)
        victim = next_in_path(state, setting, me, base, way, stop.reach)
    fall_back(state, setting, me, stop, log)


@rule("DBA3 D140")
def next_in_path(state: State, setting: Setting, me: int, base: Rectangle, way: Point, limit: float) -> Stop:
    """The nearest element that elephants would run into."""
    met = elements_met(state, setting, me, base, way, limit)
    return element_stop(state, setting, me, base, way, limit, met.friends | met.enemies)


@rule("DBA3 D137")
def turn_about(state: State, setting: Setting, me: int, cause: int, log: Log) -> None:
    """Turn an element round on the spot: its front comes where its rear was."""
    element = state.elements[me]
    place = shifted(pose_of(element), -1.0 * setting.troops[element.troop].depth, 0.0)
    stand(state, setting, me, pose_at(place.x, place.y, place.bearing + HALF_TURN))
    tell(log, Happening.TURNED_AWAY, cause, me, -1, 0, 0)

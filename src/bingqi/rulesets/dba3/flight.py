"""Flight: about, straight away from the enemy, along the sides of the battlefield, over its base edges."""

from __future__ import annotations

from typing import NamedTuple

from bingqi.geometry.point import Point
from bingqi.geometry.polygon import Cover
from bingqi.geometry.pose import HALF_TURN, QUARTER_TURN, Pose, facing, pose_at, shifted
from bingqi.geometry.rectangle import Rectangle, overlap
from bingqi.geometry.tolerance import TOLERANCE, whole
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.conform import line_up_after
from bingqi.rulesets.dba3.ground import (
    body,
    body_at,
    cover_by,
    going_for,
    is_in_field,
    is_in_river,
    is_mounted,
    is_paltry,
    kind_of,
    pose_of,
    stand,
    worst_going,
)
from bingqi.rulesets.dba3.losses import destroy, lose_off_board
from bingqi.rulesets.dba3.obstacles import (
    Block,
    Stop,
    barred_to,
    board_stop,
    element_stop,
    elements_met,
    grade_river,
    ground_stop,
    learn_rivers,
    nearer,
    stronghold_stop,
    touch_reach,
    whole_way,
)
from bingqi.rulesets.dba3.recoil import moved
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    FEATURE,
    FEATURES,
    NOBODY,
    WIDTH,
    Going,
    Ground,
    Kind,
    Setting,
    State,
)
from bingqi.rulesets.dba3.touch import is_taken_in_flank


class Leg(NamedTuple):
    """A straight part of a flight: where it ends, and how far the whole flight may go, given the ground that
    it has met so far."""

    stop: Stop
    allowance: float


@rule("DBA3 D131", "DBA3 D154", "DBA3 D155", "DBA3 D156", "DBA3 D157", "DBA3 D158", "DBA3 D164", "DBA3 D165")
def flee(state: State, setting: Setting, me: int, log: Log) -> None:
    """Let an element turn about and flee a full tactical move."""
    element = state.elements[me]
    state.clash.fell_back |= 1 << me
    if is_taken_in_flank(state, setting, me):
        destroy(state, setting, me, Cause.ENEMY_ON_FLANK_FLEEING, log)
        return
    depth = 1.0 * setting.troops[element.troop].depth
    place = shifted(pose_of(element), -depth, 0.0)
    stand(state, setting, me, pose_at(place.x, place.y, place.bearing + HALF_TURN))
    leg = run(state, setting, me, 0.0, first_allowance(state, setting, me), log)
    gone = leg.stop.reach
    if leg.stop.block == Block.EDGE and not is_base_edge(state, leg.stop.thing):
        leg = turn_along_edge(state, setting, me, leg, log)
        gone += leg.stop.reach
    end_flight(state, setting, me, leg.stop, gone, log)


@rule("DBA3 D155", "DBA3 P22", "DBA3 P25")
def first_allowance(state: State, setting: Setting, me: int) -> float:
    """How far an element may flee over ground like that on which it stands."""
    element = state.elements[me]
    going = worst_going(state, setting, 0 + element.troop, open_ground(state, setting, 0 + element.touches))
    return pace(setting, 0 + element.troop, going, is_in_river(state, me))


@rule("DBA3 P22", "DBA3 P25")
def pace(setting: Setting, troop: int, going: int, wades: bool) -> float:
    """A full tactical move in some going; troops that may not enter bad going creep out of it as through
    rough."""
    row = setting.troops[troop]
    reach = row.good + 0
    if going == Going.ROUGH or (going >= Going.BAD and row.bad < 0):
        reach = row.rough + 0
    elif going >= Going.BAD:
        reach = row.bad + 0
    if wades and reach > setting.rules.river_move:
        reach = setting.rules.river_move + 0
    return 1.0 * reach


@rule()
def open_ground(state: State, setting: Setting, features: int) -> int:
    """A bit set of features without strongholds."""
    for number in range(FEATURES):
        if features >> number & 1 and setting.grounds[state.features[number].ground].is_stronghold:
            features &= ~(1 << number)
    return features


@rule("DBA3 D155", "DBA3 D159", "DBA3 D160", "DBA3 D161", "DBA3 D162", "DBA3 D163", "DBA3 D166")
def run(state: State, setting: Setting, me: int, gone: float, allowance: float, log: Log) -> Leg:
    """One straight part of a flight: move the element as far as it comes, *gone* having been covered
    already. A river that is not paltry ends it like any other obstacle; `thing` tells."""
    element = state.elements[me]
    base = body(setting, element)
    way = facing(0 + element.bearing)
    shut = shut_to(state, setting, me)
    limit = allowance - gone if allowance > gone else 0.0
    limit = slowed(state, setting, me, base, way, gone, limit, shut)
    stop = nearer(whole_way(limit), board_stop(setting, base, way, limit))
    stop = nearer(stop, ground_stop(state, base, way, stop.reach, shut))
    stop = nearer(stop, stronghold_stop(state, setting, base, way, stop.reach))
    met = elements_met(state, setting, me, base, way, stop.reach)
    barring = met.enemies | (met.friends & ~passable(state, setting, me, base, met.friends))
    stop = nearer(stop, element_stop(state, setting, me, base, way, stop.reach, barring))
    stop = nearer(stop, water_stop(state, setting, base, way, stop.reach, 0 + element.touches, log))
    stop = not_at_rest_on(state, setting, me, base, way, stop, met.friends)
    tell_passed(state, setting, me, base, way, stop.reach, met.friends, log)
    stand(state, setting, me, shifted(pose_of(element), stop.reach, 0.0))
    return Leg(stop, gone + limit)


@rule("DBA3 D162", "DBA3 D163", "DBA3 P24")
def shut_to(state: State, setting: Setting, me: int) -> int:
    """The bit set of the features at whose border a flight ends: waterways, and bad going other than marsh
    but for psiloi and light horse. What the element stands on already does not count."""
    element = state.elements[me]
    kind = kind_of(setting, element)
    shut = barred_to(state, setting, me)
    if kind == Kind.PS or kind == Kind.LH:
        return shut
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.count == 0 or feature.ground == Ground.MARSH or element.touches >> number & 1:
            continue
        if going_for(state, setting, 0 + element.troop, number) == Going.BAD:
            shut |= 1 << number
    return shut


@rule("DBA3 D155", "DBA3 D155.mixed", "DBA3 P22", "DBA3 P23")
def slowed(
    state: State, setting: Setting, me: int, base: Rectangle, way: Point, gone: float, limit: float, shut: int
) -> float:
    """How far a flight goes that comes to rough or bad going: the slower move, or up to where that going
    begins if that is farther."""
    troop = 0 + state.elements[me].troop
    touches = state.elements[me].touches
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.count == 0 or (touches | shut) >> number & 1:
            continue
        going = going_for(state, setting, troop, number)
        if going == Going.GOOD or setting.grounds[feature.ground].is_stronghold:
            continue
        border = ground_stop(state, base, way, limit, 1 << number)
        if border.block != Block.NOTHING:
            least = pace(setting, troop, going, False) - gone
            least = least if least > border.reach else border.reach
            limit = least if least < limit else limit
    return limit


@rule("DBA3 D166", "DBA3 D166.paltry", "DBA3 P25")
def water_stop(
    state: State, setting: Setting, base: Rectangle, way: Point, limit: float, touches: int, log: Log
) -> Stop:
    """Where a flight enters a river that is not paltry; if nobody has entered it before, its die falls."""
    stop = whole_way(limit)
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.ground == Ground.RIVER and not touches >> number & 1 and not is_paltry(feature):
            met = ground_stop(state, base, way, stop.reach, 1 << number)
            if met.block != Block.NOTHING:
                grade_river(state, setting, number, log)
                if not is_paltry(feature):
                    stop = met
    return stop


@rule("DBA3 D160", "DBA3 P39")
def passable(state: State, setting: Setting, me: int, base: Rectangle, friends: int) -> int:
    """Those of a bit set of friends whom an element may flee through."""
    found = 0
    for who in range(ELEMENTS):
        if friends >> who & 1 and may_flee_through(setting, state, me, who, base):
            found |= 1 << who
    return found


@rule("DBA3 D160", "DBA3 P39")
def not_at_rest_on(
    state: State, setting: Setting, me: int, base: Rectangle, way: Point, stop: Stop, friends: int
) -> Stop:
    """A flight that would come to rest on friends whom it may pass ends before them."""
    while True:
        rests_on = NOBODY
        end = moved(base, way, stop.reach)
        for who in range(ELEMENTS):
            if friends >> who & 1 and overlap(end, body(setting, state.elements[who])):
                rests_on = who
        if rests_on == NOBODY:
            return stop
        stop = nearer(stop, element_stop(state, setting, me, base, way, stop.reach, 1 << rests_on))
        friends &= ~(1 << rests_on)


@rule("DBA3 P39")
def may_flee_through(setting: Setting, state: State, me: int, who: int, base: Rectangle) -> bool:
    """Whether one element may flee through another: mounted through psiloi, psiloi through all, and only
    lined up with it."""
    other = body(setting, state.elements[who])
    x, y = other.x - base.x, other.y - base.y
    if abs(x * base.ahead_y - y * base.ahead_x) > TOLERANCE or state.elements[who].bearing % HALF_TURN != (
        state.elements[me].bearing % HALF_TURN
    ):
        return False
    mine, theirs = kind_of(setting, state.elements[me]), kind_of(setting, state.elements[who])
    return mine == Kind.PS or (theirs == Kind.PS and is_mounted(setting, state.elements[me]))


@rule("DBA3 P39")
def tell_passed(
    state: State,
    setting: Setting,
    me: int,
    base: Rectangle,
    way: Point,
    reach: float,
    friends: int,
    log: Log,
) -> None:
    """Say through whom an element flees."""
    for who in range(ELEMENTS):
        if friends >> who & 1 and touch_reach(state, setting, who, base, way, reach) < reach:
            tell(log, Happening.PASSED_THROUGH, Cause.PASSES_THROUGH, me, who, 0, 0)


@rule("DBA3 D158", "DBA3 P4")
def is_base_edge(state: State, edge: int) -> bool:
    """Whether an edge of the board is one of the players' base edges; the other two are its sides."""
    return edge % 2 == own_edge(state, 0) % 2


@rule("DBA3 D157", "DBA3 P4")
def own_edge(state: State, side: int) -> int:
    """The base edge of a side; the near one is the first side's where nothing else is said."""
    found = 0 + state.forces[side].base_edge
    return found if found != NOBODY else 2 * side


@rule("DBA3 D157", "DBA3 D157.turn")
def turn_along_edge(state: State, setting: Setting, me: int, leg: Leg, log: Log) -> Leg:
    """Turn an element at a side edge of the battlefield towards its own base edge, close to that side, and
    let it run on. Where it cannot turn for somebody or something in the way, it stays as it came."""
    element = state.elements[me]
    home = own_edge(state, 0 + element.side)
    pose = along_edge(setting, pose_of(element), 0 + leg.stop.thing, home)
    ahead = facing(pose.bearing)
    depth = 0 + setting.troops[element.troop].depth
    rear_x, rear_y = pose.x - ahead.x * depth, pose.y - ahead.y * depth
    off = max(0.0, -rear_x, -rear_y, rear_x - setting.board, rear_y - setting.board)
    pose = shifted(pose, off, 0.0)
    in_way = taken_up(state, setting, me, pose)
    if in_way.block != Block.NOTHING:
        return Leg(in_way, leg.allowance)
    tell(log, Happening.TURNED_ALONG_EDGE, Cause.FLIGHT_ALONG_EDGE, me, NOBODY, 0, 0)
    stand(state, setting, me, pose)
    return run(state, setting, me, leg.stop.reach, leg.allowance, log)


@rule("DBA3 D157")
def along_edge(setting: Setting, before: Pose, edge: int, home: int) -> Pose:
    """Where an element that has come to an edge of the board stands when it looks along it to another edge,
    *home*: one side on the edge, its front as far along as before."""
    bearing = HALF_TURN + home * QUARTER_TURN
    off = WIDTH // 2
    if edge == 0:
        return pose_at(before.x, off, bearing)
    if edge == 1:
        return pose_at(off, before.y, bearing)
    if edge == 2:
        return pose_at(before.x, setting.board - off, bearing)
    return pose_at(setting.board - off, before.y, bearing)


@rule("DBA3 D157")
def taken_up(state: State, setting: Setting, me: int, pose: Pose) -> Stop:
    """What stands where an element would turn, as a stop without any way; NOTHING where there is room."""
    base = body_at(setting, 0 + state.elements[me].troop, pose)
    for who in range(ELEMENTS):
        other = state.elements[who]
        if who != me and is_in_field(other) and overlap(base, body(setting, other)):
            is_friend = other.side == state.elements[me].side
            return Stop(0.0, 0 + (Block.FRIEND if is_friend else Block.ENEMY), who)
    shut = shut_to(state, setting, me)
    for number in range(FEATURES):
        feature = state.features[number]
        is_stronghold = setting.grounds[feature.ground].is_stronghold == 1
        if (is_stronghold or shut >> number & 1) and cover_by(feature, base) != Cover.NONE:
            block = Block.STRONGHOLD if is_stronghold else Block.GROUND
            return Stop(0.0, 0 + block, FEATURE + number)
    return whole_way(0.0)


@rule("DBA3 D156", "DBA3 D158", "DBA3 D159", "DBA3 D165", "DBA3 D166", "DBA3 D167")
def end_flight(state: State, setting: Setting, me: int, stop: Stop, gone: float, log: Log) -> None:
    """What becomes of a fleeing element where its way ends."""
    kind = kind_of(setting, state.elements[me])
    is_blocked = stop.block == Block.ENEMY or stop.block == Block.FRIEND
    if stop.block == Block.EDGE and is_base_edge(state, stop.thing):
        lose_off_board(state, setting, me, Cause.FLED_OFF_BOARD, log)
        return
    tell(log, Happening.FLED, 0, me, NOBODY, whole(gone), 0)
    if stop.block != Block.NOTHING:
        tell(log, Happening.FLIGHT_ENDED, cause_of(state, stop), me, stop.thing, whole(gone), 0)
    if stop.block == Block.GROUND and state.features[stop.thing - FEATURE].ground == Ground.RIVER:
        destroy(state, setting, me, Cause.FLED_INTO_RIVER, log)
    elif is_blocked and (kind == Kind.EL or kind == Kind.SCH):
        destroy(state, setting, stop.thing, Cause.BLOCKED_A_FLIGHT, log)
        destroy(state, setting, me, Cause.FLIGHT_BLOCKED, log)
    elif gone <= TOLERANCE:
        destroy(state, setting, me, Cause.NO_WAY_TO_FLEE, log)
    else:
        learn_rivers(state, setting, me, log)
        if stop.block == Block.ENEMY:
            line_up_after(state, setting, me, log)
            state.elements[me].has_fought = 1


@rule("DBA3 D159", "DBA3 D160", "DBA3 D161", "DBA3 D162", "DBA3 D163")
def cause_of(state: State, stop: Stop) -> int:
    """What ended a flight."""
    if stop.block == Block.EDGE:
        return Cause.FLIGHT_ALONG_EDGE
    if stop.block == Block.ENEMY:
        return Cause.FLIGHT_TO_ENEMY
    if stop.block == Block.FRIEND:
        return Cause.FLIGHT_TO_FRIEND
    if stop.block == Block.STRONGHOLD:
        return Cause.FLIGHT_TO_STRONGHOLD
    ground = state.features[stop.thing - FEATURE].ground
    if ground == Ground.WATERWAY:
        return Cause.FLIGHT_TO_SHORE
    return Cause.FLED_INTO_RIVER if ground == Ground.RIVER else Cause.FLIGHT_TO_BAD_GOING

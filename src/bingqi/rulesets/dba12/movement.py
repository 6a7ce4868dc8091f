"""Moves: what may be chosen, where it may go, and the move itself."""

from __future__ import annotations

from bingqi.geometry.pose import Pose, pose_at, shift_between, shifted, turn_between
from bingqi.geometry.tolerance import TOLERANCE, is_within, whole
from bingqi.kit.action import Action
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.kit.turn import answered
from bingqi.rulesets.dba12.actions import Act
from bingqi.rulesets.dba12.aftermath import take_camp
from bingqi.rulesets.dba12.causes import Cause, Happening
from bingqi.rulesets.dba12.command import cost_of, leader_of, pay
from bingqi.rulesets.dba12.contact import (
    NOWHERE,
    contact_pose,
    is_lined_up,
    note_contacts,
    why_not_place,
    why_not_touch,
)
from bingqi.rulesets.dba12.ground import depth_of, is_in_field, kind_of, pose_of, stand
from bingqi.rulesets.dba12.groups import why_no_group
from bingqi.rulesets.dba12.layout import go_inside, tents
from bingqi.rulesets.dba12.marching import march, why_no_column, why_not_by_road
from bingqi.rulesets.dba12.state import (
    ELEMENTS,
    FEATURE,
    FEATURES,
    NOBODY,
    OF_A_SIDE,
    SIDES,
    Ground,
    Kind,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba12.touch import edge_faced, first_of, front_foe, holder_in
from bingqi.rulesets.dba12.way import (
    Way,
    goal_for,
    no_way,
    way_of_group,
    way_of_one,
    why_group_barred,
)
from bingqi.rulesets.dba12.zones import why_not_through_zone


@rule("DBA12 Q3", "DBA12 Q7")
def why_not_move(state: State, setting: Setting, action: Action) -> int:
    """LEGAL, or what forbids an action of the movement phase."""
    if action.act == Act.END_MOVES:
        return Cause.LEGAL if state.chosen == 0 else Cause.OTHERS_CHOSEN
    if action.act == Act.LET_BE:
        return Cause.LEGAL if state.chosen else Cause.NOT_ASKED
    group = 0 + action.group
    if state.chosen and (action.act == Act.CHOOSE or group != state.chosen):
        return Cause.OTHERS_CHOSEN
    why = why_not_chosen(state, setting, group, action.side, action.act == Act.BY_ROAD)
    if action.act == Act.CHOOSE and why == Cause.ONLY_BY_ROAD:
        return why_not_chosen(state, setting, group, action.side, True)
    if why != Cause.LEGAL or action.act == Act.CHOOSE:
        return why
    if action.act == Act.FORM_COLUMN:
        goal = pose_at(action.x, action.y, action.bearing)
        if action.actor == NOBODY or group >> action.actor & 1 == 0:
            return Cause.NOT_TOGETHER
        return why_no_column(state, setting, group, 0 + action.actor, goal)
    if action.act == Act.BY_ROAD:
        return why_not_by_road(state, setting, group, 0 + action.x)
    if action.act == Act.ENTER:
        return why_not_enter(state, setting, group, 0 + action.target)
    return way_to(state, setting, action).why


@rule("DBA12 Q3", "DBA12 Q5.followers", "DBA12 Q7", "DBA12 Q15")
def why_not_chosen(state: State, setting: Setting, group: int, side: int, by_road: bool) -> int:
    """LEGAL, or why these elements may not be moved now, wherever to."""
    if group <= 0 or group >> ELEMENTS:
        return Cause.NO_SUCH_UNIT
    for who in range(ELEMENTS):
        if group >> who & 1:
            element = state.elements[who]
            if element.status != Status.FIELD:
                return Cause.NO_SUCH_UNIT
            if element.side != side:
                return Cause.NOT_YOUR_UNIT
            if kind_of(setting, element) == Kind.CF:
                return Cause.FOLLOWERS_STAY
            why = why_no_further_move(state, setting, who, by_road)
            if why != Cause.LEGAL:
                return why
    if group & (group - 1):
        why = why_no_group(state, setting, group)
        if why != Cause.LEGAL:
            return why
    return Cause.LEGAL if cost_of(state, setting, group) <= state.points else Cause.NOT_ENOUGH_POINTS


@rule("DBA12 Q15")
def why_no_further_move(state: State, setting: Setting, me: int, by_road: bool) -> int:
    """LEGAL, or why an element that has moved in this bound may not move again."""
    element = state.elements[me]
    if element.moves == 0:
        return 0 + Cause.LEGAL
    if by_road and element.off_road == 0:
        return 0 + Cause.LEGAL
    kind = setting.troops[element.troop].has_second_move
    if kind == 2 and element.moves < 2:
        return 0 + Cause.LEGAL
    if kind == 1 and element.moves < 2:
        is_first = state.forces[element.side].bounds == 1
        return 0 + Cause.LEGAL if is_first else 0 + Cause.ONLY_IN_FIRST_BOUND
    return 0 + Cause.ONLY_BY_ROAD if element.off_road == 0 else 0 + Cause.NO_SECOND_MOVE


@rule("DBA12 Q7", "DBA12 Q8", "DBA12 Q10")
def goal_of(state: State, setting: Setting, action: Action) -> Pose:
    """Where a MOVE, a CONTACT or a BACK leads the leader of its group; NOWHERE."""
    group = 0 + action.group
    leader = leader_of(group)
    if action.act == Act.MOVE:
        return pose_at(action.x, action.y, action.bearing)
    if action.act == Act.BACK:
        return shifted(pose_of(state.elements[leader]), -1.0 * action.x, 0.0)
    mover = leader if action.actor == NOBODY else 0 + action.actor
    thing, where = 0 + action.target, 0 + action.amount
    if not group >> mover & 1 or where < 0 or where > 5 or thing < 0 or thing >= FEATURE + FEATURES:
        return NOWHERE
    if thing < FEATURE and not is_in_field(state.elements[thing]):
        return NOWHERE
    place = contact_pose(state, setting, mover, thing, where)
    if place.x == NOWHERE.x and place.y == NOWHERE.y:
        return NOWHERE
    return goal_for(state, mover, leader, place)


@rule("DBA12 Q7", "DBA12 Q8", "DBA12 Q9", "DBA12 Q10", "DBA12 Q15.break-off")
def way_to(state: State, setting: Setting, action: Action) -> Way:
    """The way of a MOVE, a CONTACT or a BACK, or why there is none."""
    goal = goal_of(state, setting, action)
    if action.act == Act.CONTACT:
        if goal.x == NOWHERE.x and goal.y == NOWHERE.y:
            return no_way(Cause.NO_SUCH_TARGET)
        why = why_not_target(state, 0 + action.target, 0 + action.side)
        if why != Cause.LEGAL:
            return no_way(why)
    if action.act == Act.BACK and action.x <= 0:
        return no_way(Cause.DOES_NOT_MOVE)
    return way_there(state, setting, 0 + action.group, goal)


@rule("DBA12 Q10", "DBA12 Q13")
def why_not_target(state: State, thing: int, side: int) -> int:
    """LEGAL, or why a thing is none to be contacted: of one's own side, or a camp that nobody holds."""
    if thing < FEATURE:
        return 0 + Cause.TARGET_IS_FRIEND if state.elements[thing].side == side else 0 + Cause.LEGAL
    if state.features[thing - FEATURE].ground != Ground.CAMP:
        return 0 + Cause.NO_SUCH_TARGET
    holder = holder_in(state, thing - FEATURE)
    if holder == NOBODY:
        return 0 + Cause.NO_SUCH_TARGET
    return 0 + Cause.TARGET_IS_FRIEND if state.elements[holder].side == side else 0 + Cause.LEGAL


@rule("DBA12 Q7", "DBA12 Q7.shift", "DBA12 Q8", "DBA12 Q8.place", "DBA12 Q9", "DBA12 Q10")
def way_there(state: State, setting: Setting, group: int, goal: Pose) -> Way:
    """How a group gets its leader to a place, or why it does not."""
    leader = leader_of(group)
    is_single = group == 1 << leader
    if is_single:
        way = way_of_one(state, setting, leader, goal)
    else:
        turn = turn_between(state.elements[leader].bearing, goal.bearing)
        way = way_of_group(state, setting, group, leader, goal, False)
        may_slide = way.why != Cause.LEGAL and abs(turn) <= setting.rules.wheel
        if may_slide and is_any_lined_up(state, setting, group, goal):
            way = way_of_group(state, setting, group, leader, goal, True)
        if way.why == Cause.LEGAL and not is_within(way.length, slowest(state, setting, group)):
            return no_way(Cause.TOO_FAR)
    if way.why != Cause.LEGAL:
        return way
    if is_single:
        why = why_not_break_off(state, setting, leader, goal)
        if why != Cause.LEGAL:
            return no_way(why)
    for who in range(ELEMENTS):
        if group >> who & 1:
            end = goal_for(state, leader, who, goal)
            why = why_not_place(state, setting, group, who, end)
            if why == Cause.LEGAL:
                why = why_not_touch(state, setting, who, end)
            if why == Cause.LEGAL:
                why = why_not_through_zone(state, setting, group, who, end)
            if why != Cause.LEGAL:
                return no_way(why)
    if is_single:
        return way
    why = why_group_barred(state, setting, group, leader, goal, way)
    return way if why == Cause.LEGAL else no_way(why)


@rule("DBA12 Q5")
def slowest(state: State, setting: Setting, group: int) -> float:
    """The move in good going of the slowest element of a group."""
    least = 1 << 30
    for who in range(ELEMENTS):
        if group >> who & 1:
            least = min(least, 0 + setting.troops[state.elements[who].troop].good)
    return 0.0 + least


@rule("DBA12 Q7.shift")
def is_any_lined_up(state: State, setting: Setting, group: int, goal: Pose) -> bool:
    """Whether some element of a group would end lined up with an enemy or a camp."""
    leader = leader_of(group)
    for who in range(ELEMENTS):
        if group >> who & 1 and is_lined_up(state, setting, who, goal_for(state, leader, who, goal)):
            return True
    return False


@rule("DBA12 Q15.break-off")
def why_not_break_off(state: State, setting: Setting, me: int, goal: Pose) -> int:
    """LEGAL for an element that has no enemy on its front, or breaks off from it as it may."""
    if front_foe(state, setting, me) == NOBODY:
        return 0 + Cause.LEGAL
    element = state.elements[me]
    went = shift_between(pose_of(element), goal)
    if went.turn != 0 or went.ahead >= 0.0 or abs(went.right) > TOLERANCE:
        return 0 + Cause.NOT_STRAIGHT_BACK
    speed = setting.troops[element.troop].good
    start = first_of(1 - element.side)
    for foe in range(start, start + OF_A_SIDE):
        other = state.elements[foe]
        if (
            is_in_field(other)
            and (edge_faced(state, setting, foe, me) >= 0 or edge_faced(state, setting, me, foe) >= 0)
            and setting.troops[other.troop].good >= speed
        ):
            return 0 + Cause.NOT_FASTER
    if not is_within(0.0 + setting.rules.break_off, -went.ahead):
        return 0 + Cause.BREAK_OFF_TOO_SHORT
    return 0 + Cause.LEGAL


@rule("DBA12 Q13.holding", "DBA12 Q13.fall")
def why_not_enter(state: State, setting: Setting, group: int, thing: int) -> int:
    """LEGAL, or why an element may not move into a camp."""
    me = leader_of(group)
    camp = thing - FEATURE
    if group != 1 << me or camp < 0 or camp >= SIDES or state.features[camp].ground != Ground.CAMP:
        return Cause.NO_SUCH_TARGET
    if holder_in(state, camp) != NOBODY:
        return Cause.CAMP_IS_FULL
    if front_foe(state, setting, me) != NOBODY:
        return Cause.NOT_STRAIGHT_BACK
    goal = pose_inside(state, setting, me, camp)
    kept = 0 + state.elements[me].inside
    state.elements[me].inside = camp + 1  # the camp that it enters does not bar its way
    way = way_of_one(state, setting, me, goal)
    state.elements[me].inside = kept
    if way.why != Cause.LEGAL:
        return way.why
    return why_not_through_zone(state, setting, 1 << me, me, goal)


@rule("DBA12 Q13.holding")
def pose_inside(state: State, setting: Setting, me: int, camp: int) -> Pose:
    """Where an element that moves into a camp comes to stand, as it looks: its middle in the middle of the
    place. Inside it looks out as the camp does."""
    camp_base = tents(state.features[camp])
    element = state.elements[me]
    middle = pose_at(whole(camp_base.x), whole(camp_base.y), element.bearing)
    return shifted(middle, 0.5 * depth_of(setting, element), 0.0)


@rule("DBA12 Q3", "DBA12 Q7", "DBA12 Q8", "DBA12 Q13.holding")
def play_move(state: State, setting: Setting, action: Action, log: Log) -> None:
    """Do a legal action of the movement phase. The question stays open until the moves are ended."""
    if action.act == Act.END_MOVES:
        answered(state.turn)
        side = 0 + state.turn.active
        tell(log, Happening.MOVES_ENDED, 0, NOBODY, NOBODY, side, 0 + state.points)
        return
    if action.act == Act.CHOOSE:
        state.chosen = action.group
        return
    state.chosen = 0
    if action.act == Act.LET_BE:
        return
    group = 0 + action.group
    cost = pay(state, setting, group, log)
    if action.act == Act.ENTER:
        enter(state, setting, leader_of(group), action.target - FEATURE, cost, log)
    elif action.act == Act.FORM_COLUMN or action.act == Act.BY_ROAD:
        march(state, setting, action, cost, log)
    else:
        way = way_to(state, setting, action)
        leader = leader_of(group)
        goal = goal_of(state, setting, action)
        tell_way(state, setting, action, way, cost, log)
        move_all(state, setting, group, leader, goal)
    for who in range(ELEMENTS):
        if group >> who & 1:
            state.elements[who].moves += 1
            if action.act != Act.BY_ROAD:
                state.elements[who].off_road = 1
            note_contacts(state, setting, who, log)


@rule("DBA12 Q7", "DBA12 Q8", "DBA12 Q15.break-off")
def tell_way(state: State, setting: Setting, action: Action, way: Way, cost: int, log: Log) -> None:
    """Tell how a group goes."""
    group = 0 + action.group
    leader = leader_of(group)
    length = whole(way.length)
    if group & (group - 1):
        tell(log, Happening.GROUP_MOVED, 0, leader, NOBODY, length, cost)
        if way.turn:
            tell(log, Happening.WHEELED, 0, leader, NOBODY, abs(way.turn), 0)
        if abs(way.slide) > TOLERANCE:
            tell(log, Happening.SHIFTED, 0, leader, NOBODY, whole(abs(way.slide)), 0)
    elif front_foe(state, setting, leader) != NOBODY:
        tell(log, Happening.BROKE_OFF, 0, leader, NOBODY, length, cost)
    else:
        tell(log, Happening.MOVED, 0, leader, NOBODY, length, cost)
        if state.elements[leader].inside:
            tell(log, Happening.LEFT_CAMP, 0, leader, NOBODY, 0, 0)


@rule("DBA12 Q7")
def move_all(state: State, setting: Setting, group: int, leader: int, goal: Pose) -> None:
    """Put the elements of a group where they come to stand; the leader last, since it tells the others
    where."""
    for who in range(ELEMENTS):
        if group >> who & 1 and who != leader:
            stand(state, setting, who, goal_for(state, leader, who, goal))
    state.elements[leader].inside = 0
    stand(state, setting, leader, goal)


@rule("DBA12 Q13.holding", "DBA12 Q13.fall")
def enter(state: State, setting: Setting, me: int, camp: int, cost: int, log: Log) -> None:
    """Move into a camp that nobody holds."""
    element = state.elements[me]
    start = pose_of(element)
    was_held_by = 0 + state.features[camp].holder
    goal = pose_inside(state, setting, me, camp)
    gone = shift_between(start, goal)
    length = whole((gone.ahead * gone.ahead + gone.right * gone.right) ** 0.5)
    tell(log, Happening.MOVED, 0, me, NOBODY, length, cost)
    if was_held_by == element.side:
        go_inside(state, setting, me, camp)
        tell(log, Happening.ENTERED_CAMP, 0, me, NOBODY, 0, 0)
    else:
        take_camp(state, setting, me, camp, log)

"""What players do with cities, forts and camps: go in, come out, sally, occupy, end a sack, revolt.

`why_not_enter`, `why_not_leave`, `why_not_sally` and `why_not_revolt` say what forbids a move into or out of
a stronghold; paying for it and marking it as a move is the movement's part.
"""

from __future__ import annotations

from bingqi.geometry.pose import Pose
from bingqi.geometry.rectangle import Rectangle, distance
from bingqi.geometry.tolerance import is_within
from bingqi.kit.action import Action, Actions, put
from bingqi.kit.log import Log, note, tell
from bingqi.kit.rule import rule
from bingqi.kit.turn import Decision, answered, ask
from bingqi.rulesets.dba3.actions import Act, Ask
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.gates import before_door, out_of_door, way_in, way_off, way_out
from bingqi.rulesets.dba3.ground import (
    body,
    is_in_field,
    kind_of,
    stand,
)
from bingqi.rulesets.dba3.groups import is_single, leader_of
from bingqi.rulesets.dba3.leash import why_not_stray
from bingqi.rulesets.dba3.state import (
    DENIZENS,
    ELEMENTS,
    FEATURE,
    FEATURES,
    NOBODY,
    OF_A_SIDE,
    SIDES,
    TOWN,
    Ground,
    Hold,
    Kind,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba3.strongholds import (
    begin_sack,
    go_in,
    is_kept_out,
    leave,
    lose_city,
    may_garrison,
    may_hold_camp,
    may_take,
    raise_denizens,
    take,
    turn_out_denizens,
    win_back,
)
from bingqi.rulesets.dba3.touch import defending_side, first_of, garrison_of, is_wall_in_reach, walls
from bingqi.rulesets.dba3.zones import why_not_in_zone


@rule("DBA3 D97", "DBA3 D191", "DBA3 D200", "DBA3 D210", "DBA3 P28", "DBA3 P29", "DBA3 P43")
def why_not_enter(state: State, setting: Setting, me: int, thing: int) -> int:
    """LEGAL, or what keeps an element from walking into a city, fort or camp as its tactical move."""
    number = thing - FEATURE
    if number < 0 or number >= FEATURES or state.features[number].width == 0:
        return Cause.NO_SUCH_TARGET
    if state.features[number].hold == Hold.GONE:
        return Cause.NO_SUCH_TARGET
    if state.elements[me].inside:
        return Cause.STRONGHOLD_IN_THE_WAY
    why = why_not_hold(state, setting, me, number)
    if why != Cause.LEGAL:
        return why
    entry = way_in(state, setting, me, number)
    if entry.why != Cause.LEGAL:
        return entry.why
    goal = before_door(state, number, entry.edge)
    why = why_not_in_zone(state, setting, 1 << me, me, goal, thing, 0 + Act.ENTER)
    if why != Cause.ZONE_OF_ANOTHER:
        return why
    return why_not_in_zone(state, setting, 1 << me, me, goal, NOBODY, 0 + Act.ENTER)


@rule("DBA3 D97", "DBA3 D191", "DBA3 D191.hold", "DBA3 D200", "DBA3 D203", "DBA3 D204", "DBA3 P29")
def why_not_hold(state: State, setting: Setting, me: int, number: int) -> int:
    """LEGAL, or why an element may not be in a stronghold: its kind, an enemy who defends it, a friend who is
    there."""
    element, feature = state.elements[me], state.features[number]
    if kind_of(setting, element) == Kind.DEN:
        if feature.ground != Ground.CITY or feature.owner != element.side:
            return Cause.MAY_NOT_GARRISON
        if feature.fallen:
            return Cause.CANNOT_RETURN
    elif feature.ground == Ground.CAMP:
        if not may_hold_camp(setting, element):
            return Cause.MAY_NOT_HOLD_CAMP
    elif not may_garrison(setting, element):
        return Cause.MAY_NOT_GARRISON
    if defending_side(state, number) == 1 - element.side:
        return Cause.STRONGHOLD_DEFENDED
    inside = garrison_of(state, number)
    if inside == NOBODY or kind_of(setting, element) == Kind.DEN:
        return Cause.LEGAL
    if kind_of(setting, state.elements[inside]) != Kind.DEN:
        return Cause.STRONGHOLD_TAKEN_UP
    return Cause.LEGAL


@rule("DBA3 D97", "DBA3 D191", "DBA3 D200", "DBA3 D210", "DBA3 D216", "DBA3 D217")
def enter_stronghold(state: State, setting: Setting, me: int, thing: int, log: Log) -> None:
    """Walk into a stronghold that nobody defends against the element, and what that makes of it."""
    number = thing - FEATURE
    element, feature = state.elements[me], state.features[number]
    entry = way_in(state, setting, me, number)
    stand(state, setting, me, before_door(state, number, entry.edge))
    go_in(state, setting, number, me, Cause.WALKED_IN, log)
    if kind_of(setting, element) == Kind.DEN:
        feature.hold = Hold.OWN
        tell(log, Happening.RETURNED, 0, me, thing, thing, 0)
    elif feature.ground == Ground.CAMP:
        if feature.owner != element.side:
            begin_sack(state, number, me, Cause.WALKED_IN, log)
    else:
        garrison(state, number, 0 + element.side, log)


@rule("DBA3 D200", "DBA3 D203", "DBA3 D210", "DBA3 D217")
def garrison(state: State, number: int, side: int, log: Log) -> None:
    """An element of a side has become the garrison of a city or fort without a fight."""
    feature = state.features[number]
    feature.shot_away = 0
    if feature.owner == side:
        win_back(state, number)
        if feature.surrendered_to == NOBODY:
            feature.hold = Hold.OWN
            return
    elif feature.ground == Ground.CITY:
        feature.fallen = 1
        lose_city(state, number, log)
    if feature.surrendered_to != NOBODY:
        feature.surrendered_to = side
        send_home(state, number)
    feature.hold = Hold.TAKEN


@rule("DBA3 D201")
def send_home(state: State, number: int) -> None:
    """The denizens of a puppet government hand the city over to a garrison."""
    for side in range(SIDES):
        element = state.elements[side * OF_A_SIDE + DENIZENS]
        if element.status == Status.FIELD and element.inside == number + 1:
            element.status = Status.LOST
            element.inside = 0


@rule("DBA3 P28", "DBA3 P29")
def candidate_entries(state: State, setting: Setting, out: Actions) -> None:
    """The strongholds into which the one chosen element can walk."""
    if not is_single(0 + state.chosen):
        return
    me = leader_of(0 + state.chosen)
    for number in range(FEATURES):
        if state.features[number].width == 0 or not is_wall_in_reach(state, setting, me, number):
            continue
        if why_not_enter(state, setting, me, FEATURE + number) == Cause.LEGAL:
            put(out, Act.ENTER, 0 + state.elements[me].side, me, FEATURE + number, NOBODY, NOBODY, 0)


@rule("DBA3 D187", "DBA3 D194", "DBA3 P28")
def why_not_leave(state: State, setting: Setting, me: int, goal: Pose) -> int:
    """LEGAL, or what keeps an element inside a stronghold from moving out to a goal."""
    element = state.elements[me]
    feature = state.features[element.inside - 1]
    if feature.hold == Hold.SACKED:
        return Cause.SACK_GOES_ON
    if kind_of(setting, element) == Kind.DEN:
        why = why_not_sally(state, setting, me, goal)
        if why != Cause.LEGAL:
            return why
    return way_out(state, setting, me, goal).why


@rule("DBA3 D185", "DBA3 D186", "DBA3 D187", "DBA3 D202", "DBA3 D203")
def why_not_sally(state: State, setting: Setting, me: int, goal: Pose) -> int:
    """LEGAL, or what keeps denizens from moving to a goal: to come out they need a city that has not fallen
    and has no garrison, with a friend and an enemy near; outside they keep to its neighbourhood."""
    element = state.elements[me]
    if element.inside:
        if state.features[TOWN].fallen or state.features[TOWN].owner != element.side:
            return Cause.SALLY_FROM_FALLEN_CITY
        if garrison_of(state, TOWN) != me:
            return Cause.SALLY_FROM_GARRISON
        near = sides_near(state, setting, walls(state.features[TOWN]), 1.0 * setting.rules.sally_reach)
        if near != 3:
            return Cause.SALLY_NOBODY_NEAR
    return why_not_stray(state, setting, 1 << me, me, goal)


@rule("DBA3 D186")
def sides_near(state: State, setting: Setting, city: Rectangle, reach: float) -> int:
    """The bit set of the sides that have an element in the open so near to a city."""
    near = 0
    for who in range(ELEMENTS):
        element = state.elements[who]
        if is_in_field(element) and is_within(distance(city, body(setting, element)), reach):
            near |= 1 << element.side
    return near


@rule("DBA3 D189", "DBA3 D190", "DBA3 D201", "DBA3 P28")
def leave_stronghold(state: State, setting: Setting, me: int, goal: Pose, log: Log) -> None:
    """Move an element out of the stronghold in which it is, to a goal."""
    leave(state, setting, me, log)
    stand(state, setting, me, goal)


@rule("DBA3 D173", "DBA3 D193")
def candidate_occupations(state: State, setting: Setting, question: Decision, out: Actions) -> None:
    """Each attacker that may go into the stronghold."""
    for who in range(first_of(question.side), first_of(question.side) + OF_A_SIDE):
        if may_take(state, setting, question.about, who):
            put(out, Act.OCCUPY, question.side, who, FEATURE + question.about, NOBODY, NOBODY, 0)


@rule("DBA3 D173", "DBA3 D193")
def why_not_occupy(state: State, setting: Setting, question: Decision, action: Action) -> int:
    """LEGAL, or why this element does not go into the stronghold."""
    if action.target != FEATURE + question.about:
        return Cause.NO_SUCH_TARGET
    if action.actor == NOBODY:
        return Cause.NOT_AN_ATTACKER
    if is_kept_out(state, setting, question.about, state.elements[action.actor]):
        return Cause.MAY_NOT_ENTER_CITY
    if not may_take(state, setting, question.about, 0 + action.actor):
        return Cause.NOT_AN_ATTACKER
    return Cause.LEGAL


@rule("DBA3 D173", "DBA3 D193")
def occupy(state: State, setting: Setting, question: Decision, action: Action, log: Log) -> None:
    """The chosen attacker goes in."""
    answered(state.turn)
    take(state, setting, question.about, 0 + action.actor, log)


@rule("DBA3 D181", "DBA3 D194", "DBA3 D195", "DBA3 D196")
def begin_bound_in_cities(state: State, setting: Setting, log: Log) -> None:
    """The PIP score ends the active side's sack of a city, or lets it go on; when it ends, the element that
    sacked it may be asked whether it stays."""
    feature = state.features[TOWN]
    if feature.hold != Hold.SACKED:
        return
    me = garrison_of(state, TOWN)
    if me == NOBODY or state.elements[me].side != state.turn.active:
        return
    if state.pip_score < setting.rules.sack_ends:
        tell(log, Happening.SACK_WENT_ON, 0, me, FEATURE + TOWN, FEATURE + TOWN, 0)
        return
    feature.hold = Hold.TAKEN
    tell(log, Happening.SACK_ENDED, Cause.SACK_DIE_ENDS, me, FEATURE + TOWN, FEATURE + TOWN, 0)
    exit_edge = way_off(state, setting, me)
    if may_garrison(setting, state.elements[me]):
        if exit_edge != NOBODY:
            ask(state.turn, 0 + state.elements[me].side, Ask.SACKED, me, NOBODY)
        else:
            tell(log, Happening.SACKER_STAYED, 0, me, FEATURE + TOWN, FEATURE + TOWN, 0)
    elif exit_edge != NOBODY:
        march_out(state, setting, me, exit_edge, log)


@rule("DBA3 D195", "DBA3 D195.gate")
def march_out(state: State, setting: Setting, me: int, edge: int, log: Log) -> None:
    """Stand an element before a door of the stronghold that it leaves."""
    pose = out_of_door(state, setting, me, state.elements[me].inside - 1, edge)
    leave_stronghold(state, setting, me, pose, log)


@rule("DBA3 D195")
def candidate_sacked(state: State, setting: Setting, question: Decision, out: Actions) -> None:
    """Stay as garrison, or march out."""
    put(out, Act.STAY_AS_GARRISON, question.side, question.about, NOBODY, NOBODY, NOBODY, 0)
    put(out, Act.MARCH_OUT, question.side, question.about, NOBODY, NOBODY, NOBODY, 0)


@rule("DBA3 D195")
def why_not_sacked(state: State, setting: Setting, question: Decision, action: Action) -> int:
    """LEGAL, or why this is no answer: the question is only asked where both are possible."""
    return Cause.LEGAL if action.actor == question.about else Cause.OTHERS_CHOSEN


@rule("DBA3 D195", "DBA3 D190")
def leave_or_stay(state: State, setting: Setting, question: Decision, action: Action, log: Log) -> None:
    """The element that has done with its sack stays as garrison or marches out."""
    answered(state.turn)
    me = question.about
    if action.act == Act.STAY_AS_GARRISON:
        tell(log, Happening.SACKER_STAYED, 0, me, FEATURE + TOWN, FEATURE + TOWN, 0)
    else:
        march_out(state, setting, me, way_off(state, setting, me), log)


@rule("DBA3 D206", "DBA3 D207", "DBA3 D208")
def why_not_revolt(state: State, setting: Setting, action: Action) -> int:
    """LEGAL, or why the denizens of the city do not revolt now."""
    feature = state.features[TOWN]
    if action.target != FEATURE + TOWN or feature.ground != Ground.CITY:
        return Cause.NO_SUCH_TARGET
    if feature.owner != action.side or (feature.hold == Hold.OWN and not feature.fallen):
        return Cause.REVOLT_NOT_HIS_CITY
    if feature.surrendered_to == NOBODY:
        return Cause.REVOLT_SACKED
    inside = garrison_of(state, TOWN)
    if inside != NOBODY and kind_of(setting, state.elements[inside]) != Kind.DEN:
        return Cause.REVOLT_GARRISONED
    if feature.surrendered_to == action.side:
        return Cause.REVOLT_NOT_HIS_CITY
    if state.chosen or state.pips != state.pip_score or has_moved(state, 0 + action.side):
        return Cause.REVOLT_TOO_LATE
    return Cause.LEGAL if state.pips >= setting.rules.revolt_cost else Cause.NOT_ENOUGH_PIPS


@rule("DBA3 D208")
def has_moved(state: State, side: int) -> bool:
    """Whether an element of a side has moved in this bound; a free road move costs no PIPs."""
    for who in range(first_of(side), first_of(side) + OF_A_SIDE):
        if state.elements[who].moves:
            return True
    return False


@rule("DBA3 D208", "DBA3 D209", "DBA3 D210", "DBA3 D217")
def revolt(state: State, setting: Setting, log: Log) -> None:
    """The denizens overthrow the puppet government: the city is its first owner's again, as it was. Pays the
    PIPs."""
    feature = state.features[TOWN]
    owner = 0 + feature.owner
    cost = note(log, Cause.REVOLT_PRICE, NOBODY, 0 + setting.rules.revolt_cost)
    state.pips -= cost
    tell(log, Happening.PIPS_SPENT, 0, NOBODY, NOBODY, cost, 0 + state.pips)
    turn_out_denizens(state, TOWN, log)
    feature.hold = Hold.OWN
    feature.surrendered_to = NOBODY
    feature.fallen = 0
    feature.shot_away = 0
    win_back(state, TOWN)
    tell(log, Happening.REVOLTED, Cause.REVOLT, NOBODY, NOBODY, FEATURE + TOWN, owner)
    raise_denizens(state, setting, TOWN, owner)

"""Tactical moves: the active side chooses an element or a group, pays its PIPs and moves it.

What a way may be is in `way`, `wheels`, `roads`, `columns`, `breakoff` and `landing`; who may move once more
in `further`; what the enemy forbids in `zones`; contact in `conform`; cities in `cities`; prices in
`command`.
"""

from __future__ import annotations

from bingqi.geometry.pose import pose_at
from bingqi.kit.action import Action
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.kit.turn import answered
from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.breakoff import is_engaged, why_not_back
from bingqi.rulesets.dba3.candidates import candidate_choices, candidate_moves
from bingqi.rulesets.dba3.carry import (
    bring,
    enter,
    form,
    go_back,
    join_battle,
    land,
    march,
)
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.cities import revolt, why_not_enter, why_not_revolt
from bingqi.rulesets.dba3.columns import why_not_column
from bingqi.rulesets.dba3.command import pip_cost, price_of, total_of
from bingqi.rulesets.dba3.conform import why_not_contact
from bingqi.rulesets.dba3.further import has_moved, why_no_further
from bingqi.rulesets.dba3.going import why_not_go
from bingqi.rulesets.dba3.groups import is_single, leader_of, why_not_group
from bingqi.rulesets.dba3.landing import why_not_land
from bingqi.rulesets.dba3.roads import march_of, place_on_road, why_not_by_road
from bingqi.rulesets.dba3.state import ELEMENTS, NOBODY, Setting, State, Status
from bingqi.rulesets.dba3.zones import why_not_in_zone

__all__ = ["candidate_choices", "candidate_moves", "play_move", "why_not_move"]


@rule("DBA3 P9", "DBA3 P10")
def why_not_move(state: State, setting: Setting, action: Action) -> int:
    """LEGAL, or what forbids an answer to the question what moves next."""
    if action.act == Act.END_MOVES:
        return Cause.LEGAL
    if action.act == Act.LET_BE:
        return Cause.LEGAL if state.chosen else Cause.NOT_ASKED
    if action.act == Act.REVOLT:
        return why_not_revolt(state, setting, action)
    group = group_of(action)
    why = why_not_these(state, setting, group, 0 + action.side)
    if why != Cause.LEGAL:
        return why
    if state.chosen and (action.act == Act.CHOOSE or group != state.chosen):
        return Cause.OTHERS_CHOSEN
    why = why_not_start(state, setting, group, 0 + action.act)
    if why != Cause.LEGAL:
        return why
    if total_of(price_of(state, setting, group, action)) > state.pips:
        return Cause.NOT_ENOUGH_PIPS
    return why_not_act(state, setting, group, action)


@rule()
def group_of(action: Action) -> int:
    """The elements that an action moves: its group, or the actor where the action names one alone."""
    if action.act != Act.ENTER:
        return 0 + action.group
    return 1 << action.actor if action.actor >= 0 else 0


@rule("DBA3 P34", "DBA3 P36", "DBA3 P38")
def why_not_these(state: State, setting: Setting, group: int, side: int) -> int:
    """LEGAL if a bit set is one element, a group, a column on a road or elements at sea, all of one side."""
    if group <= 0 or group >> ELEMENTS:
        return Cause.NO_SUCH_UNIT
    at_sea = 0
    for me in range(ELEMENTS):
        if group >> me & 1:
            status = state.elements[me].status
            if status == Status.NONE or status == Status.LOST:
                return Cause.NO_SUCH_UNIT
            if state.elements[me].side != side:
                return Cause.NOT_YOUR_UNIT
            if status == Status.WAITING:
                return Cause.NOT_ON_BOARD
            if status == Status.AT_SEA:
                at_sea |= 1 << me
    if at_sea:
        return Cause.LEGAL if at_sea == group else Cause.NOT_A_GROUP
    if is_single(group):
        return Cause.LEGAL
    why = why_not_group(state, setting, group)
    if why != Cause.LEGAL and march_of(state, setting, group).road != NOBODY:
        return Cause.LEGAL
    return why


@rule("DBA3 P34", "DBA3 P41", "DBA3 P44")
def why_not_start(state: State, setting: Setting, group: int, act: int) -> int:
    """LEGAL if elements may begin a kind of move where they are: from the sea they land, out of combat they
    go back, and who has moved already may not do everything."""
    leader = leader_of(group)
    if state.elements[leader].status == Status.AT_SEA:
        return Cause.LEGAL if act == Act.LAND or act == Act.CHOOSE else Cause.NOT_ON_BOARD
    if act == Act.LAND:
        return Cause.LANDING_TOO_LATE
    if state.elements[leader].inside and act != Act.MOVE and act != Act.CHOOSE:
        return Cause.ONLY_BY_GATE
    if act == Act.BY_ROAD or act == Act.FORM_COLUMN:
        return why_engaged(state, setting, group)
    why = why_no_further(state, setting, group)
    if act == Act.CHOOSE:
        can_march = why != Cause.LEGAL and march_of(state, setting, group).road != NOBODY
        return Cause.LEGAL if can_march else why
    if why == Cause.LEGAL and act == Act.CONTACT and has_moved(state, group):
        return Cause.FURTHER_NEAR_ENEMY
    if why == Cause.LEGAL and act == Act.BACK:
        return why
    return why if why != Cause.LEGAL else why_engaged(state, setting, group)


@rule("DBA3 P44")
def why_engaged(state: State, setting: Setting, group: int) -> int:
    """LEGAL if none of a group is in close combat."""
    if not is_engaged(state, setting, group):
        return Cause.LEGAL
    return Cause.ENGAGED if is_single(group) else Cause.MEMBER_CANNOT


@rule("DBA3 P26", "DBA3 P34", "DBA3 P36", "DBA3 P37", "DBA3 P38", "DBA3 P44", "DBA3 D22")
def why_not_act(state: State, setting: Setting, group: int, action: Action) -> int:
    """LEGAL, or what forbids the move itself."""
    goal = pose_at(0 + action.x, 0 + action.y, 0 + action.bearing)
    if action.act == Act.CHOOSE:
        return Cause.LEGAL
    if action.act == Act.MOVE:
        return why_not_go(state, setting, group, action)
    if action.act == Act.CONTACT:
        return why_not_contact(state, setting, action)
    if action.act == Act.FORM_COLUMN:
        return why_not_column(state, setting, group, 0 + action.actor, goal)
    if action.act == Act.BY_ROAD:
        return why_not_take_road(state, setting, group, 0 + action.x)
    if action.act == Act.BACK:
        return why_not_back(state, setting, group, 0 + action.x)
    if action.act == Act.ENTER:
        return why_not_enter(state, setting, leader_of(group), 0 + action.target)
    return why_not_land(state, setting, group, goal)


@rule("DBA3 P26", "DBA3 P43")
def why_not_take_road(state: State, setting: Setting, group: int, ahead: int) -> int:
    """LEGAL, or what forbids a move by road, threat zones included."""
    why = why_not_by_road(state, setting, group, ahead)
    if why != Cause.LEGAL:
        return why
    found = march_of(state, setting, group)
    for me in range(ELEMENTS):
        if group >> me & 1:
            goal = place_on_road(state, setting, group, found, me, 1.0 * ahead)
            why = why_not_in_zone(state, setting, 1 << me, me, goal, NOBODY, 0 + Act.BY_ROAD)
            if why != Cause.LEGAL:
                return why
    return Cause.LEGAL


@rule("DBA3 P9", "DBA3 P10", "DBA3 P41")
def play_move(state: State, setting: Setting, action: Action, log: Log) -> None:
    """Do what the active side has chosen in the movement phase. The question stays open until it ends its
    moves."""
    if action.act == Act.END_MOVES:
        end_moves(state, log)
    elif action.act == Act.CHOOSE:
        state.chosen = action.group
    elif action.act == Act.LET_BE:
        state.let_be |= state.chosen
        state.chosen = 0
    elif action.act == Act.REVOLT:
        revolt(state, setting, log)
    else:
        group = group_of(action)
        cost = pip_cost(state, setting, group, action, log)
        state.pips -= cost
        tell(log, Happening.PIPS_SPENT, 0, NOBODY, NOBODY, cost, 0 + state.pips)
        carry_out(state, setting, group, action, cost, log)
        state.chosen = 0
        state.let_be = 0
        for me in range(ELEMENTS):
            if group >> me & 1:
                state.elements[me].moves += 1


@rule("DBA3 P9")
def end_moves(state: State, log: Log) -> None:
    """The active side has done with moving; PIPs that are left are lost."""
    if state.pips:
        tell(log, Happening.PIPS_LOST, 0, NOBODY, NOBODY, 0 + state.turn.active, 0 + state.pips)
    state.pips = 0
    state.chosen = 0
    state.let_be = 0
    answered(state.turn)


@rule("DBA3 P26", "DBA3 P34", "DBA3 P36", "DBA3 P37", "DBA3 P38", "DBA3 P44")
def carry_out(state: State, setting: Setting, group: int, action: Action, cost: int, log: Log) -> None:
    """Make a move that has been paid for."""
    goal = pose_at(0 + action.x, 0 + action.y, 0 + action.bearing)
    if action.act == Act.MOVE:
        bring(state, setting, group, action, cost, log)
    elif action.act == Act.CONTACT:
        join_battle(state, setting, group, action, log)
    elif action.act == Act.FORM_COLUMN:
        form(state, setting, group, 0 + action.actor, goal, cost, log)
    elif action.act == Act.BY_ROAD:
        march(state, setting, group, 0 + action.x, cost, log)
    elif action.act == Act.BACK:
        go_back(state, setting, group, 0 + action.x, cost, log)
    elif action.act == Act.ENTER:
        enter(state, setting, leader_of(group), 0 + action.target, log)
    else:
        land(state, setting, group, goal, log)

"""What a move costs: points for elephants and for who is out of command."""

from __future__ import annotations

from bingqi.geometry.rectangle import distance
from bingqi.geometry.tolerance import is_within
from bingqi.kit.log import Log, note
from bingqi.kit.rule import rule
from bingqi.rulesets.dba12.causes import Cause
from bingqi.rulesets.dba12.ground import body, kind_of
from bingqi.rulesets.dba12.sight import is_beyond
from bingqi.rulesets.dba12.state import ELEMENTS, NOBODY, OF_A_SIDE, Kind, Setting, State, Status


@rule("DBA12 Q3", "DBA12 Q3.elephants", "DBA12 Q3.sum")
def cost_of(state: State, setting: Setting, group: int) -> int:
    """The movement points that a move of an element or a group costs."""
    cost = 0 + setting.rules.move_cost
    if has_elephants(state, setting, group):
        cost += setting.rules.elephants_cost
    if why_out_of_command(state, setting, group) != Cause.LEGAL:
        cost += setting.rules.command_cost
    return cost


@rule("DBA12 Q3", "DBA12 Q3.elephants", "DBA12 Q3.sum")
def pay(state: State, setting: Setting, group: int, log: Log) -> int:
    """Take the movement points for a move, and tell why so many; how many."""
    rules = setting.rules
    leader = leader_of(group)
    cost = note(log, Cause.MOVE_COST, leader, 0 + rules.move_cost)
    if has_elephants(state, setting, group):
        cost += note(log, Cause.ELEPHANTS_COST, leader, 0 + rules.elephants_cost)
    why = why_out_of_command(state, setting, group)
    if why != Cause.LEGAL:
        cost += note(log, why, leader, 0 + rules.command_cost)
    state.points -= cost
    return cost


@rule("DBA12 Q3.elephants")
def has_elephants(state: State, setting: Setting, group: int) -> bool:
    """Whether one of a group are elephants."""
    for who in range(ELEMENTS):
        if group >> who & 1 and kind_of(setting, state.elements[who]) == Kind.EL:
            return True
    return False


@rule("DBA12 Q3.command", "DBA12 Q3.lost")
def why_out_of_command(state: State, setting: Setting, group: int) -> int:
    """LEGAL when one element of a group is in command, or why all of it is not."""
    general = general_of(state, 0 + state.elements[leader_of(group)].side)
    if general == NOBODY:
        return 0 + Cause.NO_GENERAL
    why = 0 + Cause.OUT_OF_COMMAND
    for who in range(ELEMENTS):
        if group >> who & 1:
            if who == general:
                return 0 + Cause.LEGAL
            far = distance(body(setting, state.elements[who]), body(setting, state.elements[general]))
            if is_within(far, 0.0 + setting.rules.command_unseen):
                return 0 + Cause.LEGAL
            if is_within(far, 0.0 + setting.rules.command):
                if not is_beyond(state, setting, who, general):
                    return 0 + Cause.LEGAL
                why = 0 + Cause.OUT_OF_COMMAND_UNSEEN
    return why


@rule("DBA12 Q3.lost")
def general_of(state: State, side: int) -> int:
    """The general of a side that is on the board; NOBODY."""
    for who in range(side * OF_A_SIDE, side * OF_A_SIDE + OF_A_SIDE):
        if state.elements[who].is_general and state.elements[who].status == Status.FIELD:
            return who
    return NOBODY


@rule()
def leader_of(group: int) -> int:
    """The element of a group with the lowest number."""
    for who in range(ELEMENTS):
        if group >> who & 1:
            return who
    return NOBODY

"""What a move costs in PIPs: the move itself, the surcharges, and how far and through what the general
commands."""

from __future__ import annotations

from typing import NamedTuple

from bingqi.geometry.point import Segment, do_cross
from bingqi.geometry.polygon import length_inside
from bingqi.geometry.rectangle import corner, distance
from bingqi.geometry.tolerance import TOLERANCE, is_within
from bingqi.kit.action import Action
from bingqi.kit.bits import lowest
from bingqi.kit.log import Log, note
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.ground import body, crest_of, kind_of, outline_of
from bingqi.rulesets.dba3.groups import count_of, leader_of
from bingqi.rulesets.dba3.roads import goes_by_road_for_free
from bingqi.rulesets.dba3.state import (
    FEATURES,
    NOBODY,
    OF_A_SIDE,
    Feature,
    Hold,
    Kind,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba3.through_city import goes_between_gates
from bingqi.rulesets.dba3.touch import first_of


class Price(NamedTuple):
    """The parts of a price: PIPs for the move itself and its cause, the causes of the two surcharges of 1
    each (0: none), and PIPs for the elements that go through a city."""

    move: int
    move_cause: int
    troops: int
    general: int
    city: int


@rule("DBA3 P10", "DBA3 P11", "DBA3 P12")
def pip_cost(state: State, setting: Setting, group: int, action: Action, log: Log) -> int:
    """The PIPs that an action costs, each reason noted."""
    price = price_of(state, setting, group, action)
    me = leader_of(group) if group else NOBODY
    cost = note(log, price.move_cause, me, price.move)
    if price.troops:
        cost += note(log, price.troops, me, 1)
    if price.general:
        cost += note(log, price.general, me, 1)
    if price.city:
        cost += note(log, Cause.THROUGH_CITY, me, price.city)
    return cost


@rule("DBA3 P10", "DBA3 P11")
def total_of(price: Price) -> int:
    """All of a price."""
    return price.move + (1 if price.troops else 0) + (1 if price.general else 0) + price.city


@rule("DBA3 P10", "DBA3 P11", "DBA3 P12", "DBA3 D208")
def price_of(state: State, setting: Setting, group: int, action: Action) -> Price:
    """The price of an action; of a choice, the least that the move after it may cost."""
    if action.act == Act.REVOLT:
        return Price(0 + setting.rules.revolt_cost, 0 + Cause.REVOLT_PRICE, 0, 0, 0)
    if goes_by_road_for_free(state, setting, group, action):
        return Price(0, 0 + Cause.FREE_ROAD_MOVE, 0, 0, 0)
    move_cause, city = 0 + Cause.TACTICAL_MOVE, 0
    if goes_between_gates(state, setting, group, action):
        move_cause, city = 0 + Cause.GATE_TO_GATE, count_of(group) - 1
    side = 0 + state.elements[leader_of(group)].side
    if state.forces[side].bounds <= 1:
        return Price(1, move_cause, 0, 0, city)
    may_contact = action.act == Act.CONTACT or action.act == Act.CHOOSE
    troops = why_troops_cost_more(state, setting, group, may_contact)
    return Price(1, move_cause, troops, why_general_costs_more(state, setting, group, side), city)


@rule("DBA3 P11", "DBA3 P12")
def why_troops_cost_more(state: State, setting: Setting, group: int, contacts: bool) -> int:
    """The first reason in the moving troops for a surcharge; 0 for none."""
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        element = state.elements[me]
        kind = kind_of(setting, element)
        if kind == Kind.EL or kind == Kind.HD or kind == Kind.WWG or kind == Kind.ART:
            return Cause.SLOW_TROOPS
        if kind == Kind.SCH and not contacts:
            return Cause.SCYTHED_CHARIOTS
        if element.inside or kind == Kind.CF or kind == Kind.DEN:
            return Cause.LEAVES_STRONGHOLD
    return Cause.LEGAL


@rule("DBA3 P11", "DBA3 P11.once", "DBA3 P13")
def why_general_costs_more(state: State, setting: Setting, group: int, side: int) -> int:
    """The first reason in the general for a surcharge on a group that is not his own; 0 for none."""
    general = general_of(state, side)
    if general == NOBODY:
        return Cause.GENERAL_LOST
    if group >> general & 1:
        return Cause.LEGAL
    if is_muffled(state, setting, general):
        return Cause.GENERAL_HIDDEN
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        if is_in_command(state, setting, general, me):
            return Cause.LEGAL
    return Cause.OUT_OF_COMMAND


@rule("DBA3 P11")
def general_of(state: State, side: int) -> int:
    """A side's general on the table; NOBODY."""
    start = first_of(side)
    for who in range(start, start + OF_A_SIDE):
        if state.elements[who].is_general and state.elements[who].status == Status.FIELD:
            return who
    return NOBODY


@rule("DBA3 P11")
def is_muffled(state: State, setting: Setting, general: int) -> bool:
    """Whether a general stands wholly in a built-up area, a camp, or ground from which he commands badly."""
    element = state.elements[general]
    if element.inside:
        return True
    for number in range(FEATURES):
        if element.within >> number & 1 and setting.grounds[state.features[number].ground].muffles:
            return True
    return False


@rule("DBA3 P13")
def is_in_command(state: State, setting: Setting, general: int, me: int) -> bool:
    """Whether an element stands within the command distance of its general, be it in his sight or out of
    it."""
    from_base, to_base = body(setting, state.elements[general]), body(setting, state.elements[me])
    apart = distance(from_base, to_base)
    if kind_of(setting, state.elements[me]) == Kind.LH:
        return is_within(apart, 0.0 + setting.rules.command_light)
    if is_within(apart, 0.0 + setting.rules.command_unseen):
        return True
    return is_within(apart, 0.0 + setting.rules.command) and not is_out_of_sight(state, setting, general, me)


@rule("DBA3 P13", "DBA3 P27")
def is_out_of_sight(state: State, setting: Setting, general: int, me: int) -> bool:
    """Whether a general does not see an element: it is wholly in ground that hides it, or every line from
    his middle to a corner of it meets a ridge or ground that hides what is beyond."""
    mine = state.elements[me]
    for number in range(FEATURES):
        hides = setting.grounds[state.features[number].ground].hides
        if mine.within >> number & 1 and (hides == 1 or hides == 2):
            return True
    here, there = body(setting, state.elements[general]), body(setting, mine)
    for which in range(4):
        to = corner(there, which)
        line = Segment(here.x, here.y, to.x, to.y)
        if not is_line_hidden(state, setting, general, line):
            return False
    return True


@rule("DBA3 P13", "DBA3 P27")
def is_line_hidden(state: State, setting: Setting, general: int, line: Segment) -> bool:
    """Whether a line of sight meets something that hides what is beyond it; ground that the general stands on
    himself does not, but a ridge does."""
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.count == 0 or feature.hold == Hold.GONE:
            continue
        row = setting.grounds[feature.ground]
        if row.is_hill and do_cross(crest_of(feature), line):
            return True
        hides = row.hides >= 2 and not state.elements[general].touches >> number & 1
        if hides and is_across(feature, line):
            return True
    return False


@rule("DBA3 P13")
def is_across(feature: Feature, line: Segment) -> bool:
    """Whether some of a line lies in a feature."""
    if max(line.x, line.to_x) < feature.least_x or min(line.x, line.to_x) > feature.most_x:
        return False
    if max(line.y, line.to_y) < feature.least_y or min(line.y, line.to_y) > feature.most_y:
        return False
    return length_inside(outline_of(feature), line) > TOLERANCE

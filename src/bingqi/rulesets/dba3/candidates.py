"""What may move, and the moves that matter: a short list for menus and agents, every entry of it legal.

Other moves are legal too. Here, single elements go straight only.
"""

from __future__ import annotations

from bingqi.kit.action import Actions, put
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.breakoff import is_engaged, is_fighting, why_not_back
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.cities import candidate_entries, why_not_leave, why_not_revolt
from bingqi.rulesets.dba3.command import price_of, total_of
from bingqi.rulesets.dba3.conform import candidate_contacts
from bingqi.rulesets.dba3.further import has_moved, why_no_further
from bingqi.rulesets.dba3.gates import has_door, out_of_door
from bingqi.rulesets.dba3.ground import is_in_bad_going, is_in_field
from bingqi.rulesets.dba3.group_moves import propose_group_moves, propose_landings, propose_marches
from bingqi.rulesets.dba3.groups import (
    has_one_before,
    is_single,
    joined_with,
    leader_of,
    needs_no_column,
    stands_behind,
)
from bingqi.rulesets.dba3.landing import why_not_set_sail
from bingqi.rulesets.dba3.leg import good_pace
from bingqi.rulesets.dba3.roads import march_of
from bingqi.rulesets.dba3.single_moves import propose_single_moves, propose_ways_out
from bingqi.rulesets.dba3.state import ELEMENTS, FEATURE, NOBODY, OF_A_SIDE, TOWN, Setting, State, Status
from bingqi.rulesets.dba3.touch import first_of

DEAREST = 3
"""PIPs that pay for any choice: the move and both surcharges."""


@rule("DBA3 P9")
def candidate_choices(state: State, setting: Setting, out: Actions) -> None:
    """What the active side may choose to move, or that it ends its moves."""
    side = 0 + state.turn.active
    put(out, Act.END_MOVES, side, NOBODY, NOBODY, NOBODY, NOBODY, 0)
    put(out, Act.REVOLT, side, NOBODY, FEATURE + TOWN, NOBODY, NOBODY, 0)
    if why_not_revolt(state, setting, out.items[out.count - 1]) != Cause.LEGAL:
        out.count -= 1
    if state.pips == 0 and not is_on_road(state, setting, side):
        return
    free, at_sea = 0, 0
    for me in range(first_of(side), first_of(side) + OF_A_SIDE):
        if state.elements[me].status == Status.AT_SEA:
            at_sea |= 1 << me
        elif state.elements[me].status == Status.FIELD:
            fights = is_fighting(state, setting, me)
            if can_move(state, setting, me, fights):
                offer_choice(state, setting, 1 << me, out)
                if state.elements[me].inside == 0 and not fights:
                    free |= 1 << me
    offer_groups(state, setting, free, out)
    if at_sea and why_not_set_sail(state, setting, at_sea, side) == Cause.LEGAL:
        offer_choice(state, setting, at_sea, out)


@rule("DBA3 P26")
def is_on_road(state: State, setting: Setting, side: int) -> bool:
    """Whether some element of a side may make a free move by road."""
    for me in range(first_of(side), first_of(side) + OF_A_SIDE):
        element = state.elements[me]
        is_free = is_in_field(element) and element.moves == 0 and element.touches
        if is_free and march_of(state, setting, 1 << me).road != NOBODY:
            return True
    return False


@rule("DBA3 P41", "DBA3 P44")
def can_move(state: State, setting: Setting, me: int, fights: bool) -> bool:
    """Whether an element on the table, in contact that holds it or not, can do anything at all."""
    element = state.elements[me]
    if element.inside:
        return element.moves == 0 and not fights and can_leave(state, setting, me)
    if element.moves > 0 and why_no_further(state, setting, 1 << me) != Cause.LEGAL:
        return march_of(state, setting, 1 << me).road != NOBODY
    if not fights:
        return True
    if element.moves > 0:
        return False
    return why_not_back(state, setting, 1 << me, 0 + setting.rules.break_off) == Cause.LEGAL


@rule("DBA3 P41")
def is_spent(state: State, setting: Setting, group: int) -> bool:
    """Whether a group has made all its moves and no road leads it on, as one may lead each of it."""
    if why_no_further(state, setting, group) == Cause.LEGAL:
        return False
    return march_of(state, setting, group).road == NOBODY


@rule("DBA3 P28")
def can_leave(state: State, setting: Setting, me: int) -> bool:
    """Whether an element inside a stronghold can come out by one of its doors."""
    number = state.elements[me].inside - 1
    for edge in range(4):
        if has_door(state, number, edge):
            place = out_of_door(state, setting, me, number, edge)
            if why_not_leave(state, setting, me, place) == Cause.LEGAL:
                return True
    return False


@rule("DBA3 P9", "DBA3 P10")
def offer_choice(state: State, setting: Setting, group: int, out: Actions) -> None:
    """Put a choice on the list if it is not there, has not just been let be, and there are PIPs for it."""
    if group & ~state.let_be == 0:
        return
    for number in range(out.count):
        if out.items[number].group == group:
            return
    if is_held_by_ground(state, setting, group) or is_spent(state, setting, group):
        return
    side = 0 + state.turn.active
    put(out, Act.CHOOSE, side, NOBODY, NOBODY, NOBODY, NOBODY, group)
    if state.pips >= DEAREST:
        return
    if total_of(price_of(state, setting, group, out.items[out.count - 1])) > state.pips:
        out.count -= 1


@rule("DBA3 P37")
def is_held_by_ground(state: State, setting: Setting, group: int) -> bool:
    """Whether a group stands in bad going and so goes nowhere but as a column."""
    if is_single(group):
        return False
    for me in range(ELEMENTS):
        if group >> me & 1 and is_in_bad_going(state, setting, me):
            return not needs_no_column(state, setting, group)
    return False


@rule("DBA3 P36", "DBA3 P37")
def offer_groups(state: State, setting: Setting, free: int, out: Actions) -> None:
    """Put the natural groups on the list: all that are joined, those of them who are as fast as each other,
    the front rank, and the columns."""
    left = free
    while left:
        first = leader_of(left)
        group = joined_with(state, setting, first, free)
        left &= ~group
        if is_single(group):
            continue
        offer_choice(state, setting, group, out)
        offer_parts(state, setting, group, True, out)
        offer_parts(state, setting, group, False, out)
        offer_columns(state, setting, group, out)


@rule("DBA3 P36")
def offer_parts(state: State, setting: Setting, group: int, by_pace: bool, out: Actions) -> None:
    """Put the parts of a group on the list whose elements are equally fast; or, of its front rank, the parts
    that stand beside each other."""
    left = group
    if not by_pace:
        for me in range(first_of(0 + state.turn.active), first_of(0 + state.turn.active) + OF_A_SIDE):
            if group >> me & 1 and has_one_before(state, setting, me, group):
                left &= ~(1 << me)
    among = left
    while left:
        first = leader_of(left)
        alike = among
        if by_pace:
            for me in range(first_of(0 + state.turn.active), first_of(0 + state.turn.active) + OF_A_SIDE):
                if group >> me & 1 and not are_as_fast(state, setting, me, first):
                    alike &= ~(1 << me)
        part = joined_with(state, setting, first, alike)
        left &= ~part
        if not is_single(part):
            offer_choice(state, setting, part, out)


@rule("DBA3 P22")
def are_as_fast(state: State, setting: Setting, one: int, other: int) -> bool:
    """Whether two elements have the same tactical move in good going."""
    troops = setting.troops
    return troops[state.elements[one].troop].good == troops[state.elements[other].troop].good


@rule("DBA3 P37")
def offer_columns(state: State, setting: Setting, group: int, out: Actions) -> None:
    """Put the columns of a group on the list: each head with those directly behind each other."""
    side = 0 + state.turn.active
    for me in range(first_of(side), first_of(side) + OF_A_SIDE):
        if group >> me & 1 and not has_one_before(state, setting, me, group):
            column, last, count = 1 << me, me, 0
            while last != NOBODY and count < OF_A_SIDE:
                column |= 1 << last
                last = next_behind(state, setting, last, group)
                count += 1
            if not is_single(column):
                offer_choice(state, setting, column, out)


@rule("DBA3 P37")
def next_behind(state: State, setting: Setting, me: int, group: int) -> int:
    """The one of a group that stands directly behind an element; NOBODY."""
    side = 0 + state.turn.active
    for other in range(first_of(side), first_of(side) + OF_A_SIDE):
        if group >> other & 1 and other != me and stands_behind(state, setting, other, me):
            return other
    return NOBODY


@rule("DBA3 P9")
def candidate_moves(state: State, setting: Setting, out: Actions) -> None:
    """The moves of what has been chosen, and to let it be after all."""
    group = 0 + state.chosen
    me = leader_of(group)
    if state.elements[me].status == Status.AT_SEA:
        if can_pay(state, setting, group, 0 + Act.LAND, out):
            propose_landings(state, setting, group, out)
    elif state.elements[me].inside:
        if not is_engaged(state, setting, group):
            propose_ways_out(state, setting, me, out)
    elif is_engaged(state, setting, group):
        if can_pay(state, setting, group, 0 + Act.BACK, out):
            propose_ways_back(state, setting, group, out)
    else:
        propose_marches(state, setting, group, out)
        if why_no_further(state, setting, group) == Cause.LEGAL:
            if can_pay(state, setting, group, 0 + Act.MOVE, out):
                if is_single(group):
                    propose_single_moves(state, setting, me, out)
                else:
                    propose_group_moves(state, setting, group, out)
                    propose_ways_back(state, setting, group, out)
            if not has_moved(state, group) and can_pay(state, setting, group, 0 + Act.CONTACT, out):
                candidate_contacts(state, setting, out)
            if is_single(group) and can_pay(state, setting, group, 0 + Act.ENTER, out):
                candidate_entries(state, setting, out)
    put(out, Act.LET_BE, 0 + state.turn.active, NOBODY, NOBODY, NOBODY, NOBODY, 0)


@rule("DBA3 P10")
def can_pay(state: State, setting: Setting, group: int, act: int, out: Actions) -> bool:
    """Whether there are PIPs for a kind of move of what has been chosen."""
    if state.pips >= DEAREST:
        return True
    put(out, act, 0 + state.turn.active, NOBODY, NOBODY, 0, NOBODY, group)
    out.count -= 1
    return total_of(price_of(state, setting, group, out.items[out.count])) <= state.pips


@rule("DBA3 P43", "DBA3 P44")
def propose_ways_back(state: State, setting: Setting, group: int, out: Actions) -> None:
    """Put moves straight back on the list: by the least that breaks off, and as far as it goes."""
    least, most = 0 + setting.rules.break_off, int(good_pace(setting, leader_of(group), state))
    for back in (least, most):
        is_new = back == least or most > least
        if is_new and why_not_back(state, setting, group, back) == Cause.LEGAL:
            put(out, Act.BACK, 0 + state.turn.active, NOBODY, NOBODY, back, NOBODY, group)

"""After a combat or a shot: what it does to both is carried out step by step, the supporters first, who make
room, then the losers, then pursuit. Each step that its owner may choose in is a question, after which play
goes on with the next."""

from __future__ import annotations

from enum import IntEnum

from bingqi.geometry.contact import NO_EDGE
from bingqi.geometry.rectangle import Edge
from bingqi.kit.action import Action, Actions, put
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.kit.turn import Decision, answered, ask
from bingqi.rulesets.dba3.actions import Act, Ask
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.contacts import part_strayed, release_wagons
from bingqi.rulesets.dba3.factors import supports_at_side
from bingqi.rulesets.dba3.flight import flee
from bingqi.rulesets.dba3.ground import is_in_field, is_in_good_going, is_mounted, kind_of
from bingqi.rulesets.dba3.losses import destroy
from bingqi.rulesets.dba3.pursuit import pursue
from bingqi.rulesets.dba3.recoil import least_recoil, most_recoil, recoil, turn_about
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    NOBODY,
    OF_A_SIDE,
    Fate,
    Ground,
    Kind,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba3.strongholds import fall_by_shooting, fall_in_combat
from bingqi.rulesets.dba3.touch import (
    edge_faced,
    first_of,
    front_foe,
    is_taken_in_flank,
    neighbour,
    rear_supporter,
)


class Stage(IntEnum):
    """What of a clash comes next."""

    NONE = 0
    BEGUN = 1
    SUPPORTERS = 2
    ONE = 3
    OTHER = 4
    PURSUIT = 5


@rule("DBA3 D110", "DBA3 D113", "DBA3 D113.order", "DBA3 D172", "DBA3 D173")
def go_on_after_combat(state: State, setting: Setting, log: Log) -> bool:
    """Carry out what is left of the open clash. False when a side has been asked something."""
    clash = state.clash
    while clash.stage != Stage.NONE:
        if clash.stage == Stage.BEGUN:
            note_supporters(state, setting)
            clash.stage = Stage.SUPPORTERS
        elif clash.stage == Stage.SUPPORTERS:
            if not send_supporters_back(state, setting, log):
                return False
            clash.stage = Stage.ONE
        elif clash.stage == Stage.ONE:
            clash.stage = Stage.OTHER
            if not suffer(state, setting, 0 + clash.one, 0 + clash.one_fate, 0 + clash.one_cause, False, log):
                return False
        elif clash.stage == Stage.OTHER:
            clash.stage = Stage.PURSUIT
            in_rear = clash.is_shooting == 1 and clash.in_rear == 1
            other = 0 + clash.other
            if not suffer(state, setting, other, 0 + clash.other_fate, 0 + clash.other_cause, in_rear, log):
                return False
        else:
            end_clash(state, setting, log)
    return True


@rule("DBA3 D113")
def note_supporters(state: State, setting: Setting) -> None:
    """Mark those who fall back with a loser of a close combat."""
    clash = state.clash
    if clash.is_shooting == 0:
        if clash.one_fate != Fate.NOTHING:
            clash.waiting |= falling_back_with(state, setting, 0 + clash.one, 0 + clash.other)
        if clash.other_fate != Fate.NOTHING:
            clash.waiting |= falling_back_with(state, setting, 0 + clash.other, 0 + clash.one)


@rule("DBA3 D113", "DBA3 D113.neighbours", "DBA3 D103", "DBA3 D106")
def falling_back_with(state: State, setting: Setting, me: int, foe: int) -> int:
    """The bit set of the friends that give an element rear or side support against its opponent; with the
    option, also those whose front is on a side or the rear of that opponent."""
    if front_foe(state, setting, me) != foe:
        return 0
    found = side_supporters(state, setting, me, foe)
    behind = rear_supporter(state, setting, me)
    if behind != NOBODY and does_rear_count(setting, state, me, foe):
        found |= 1 << behind
    if setting.rules.options.winners_attackers_recoil:
        start = first_of(0 + state.elements[me].side)
        for who in range(start, start + OF_A_SIDE):
            if who != me and is_in_field(state.elements[who]):
                faced = edge_faced(state, setting, who, foe)
                if faced != NO_EDGE and faced != Edge.FRONT:
                    found |= 1 << who
    return found


@rule("DBA3 D106", "DBA3 D107", "DBA3 D108")
def side_supporters(state: State, setting: Setting, me: int, foe: int) -> int:
    """The bit set of the friends that give an element side support."""
    troop = setting.troops[state.elements[me].troop]
    found = 0
    if is_mounted(setting, state.elements[foe]) or troop.is_solid == 0:
        return found
    if (troop.kind == Kind.SP or troop.kind == Kind.BW) and is_in_good_going(state, setting, me):
        for is_right in (False, True):
            beside = neighbour(state, setting, me, is_right)
            if beside != NOBODY and supports_at_side(state, setting, beside, troop.kind == Kind.SP):
                found |= 1 << beside
    return found


@rule("DBA3 D103", "DBA3 D105")
def does_rear_count(setting: Setting, state: State, me: int, foe: int) -> bool:
    """Whether rear support helps an element against this opponent."""
    mine, theirs = kind_of(setting, state.elements[me]), kind_of(setting, state.elements[foe])
    if mine == Kind.LH:
        return True
    if mine == Kind.PK and (theirs == Kind.EL or theirs == Kind.KN or theirs == Kind.SCH):
        return True
    return not is_mounted(setting, state.elements[foe]) and theirs != Kind.PS


@rule("DBA3 D113")
def send_supporters_back(state: State, setting: Setting, log: Log) -> bool:
    """Let those who wait recoil one by one. False when one of them is asked how."""
    clash = state.clash
    for me in range(ELEMENTS):
        if clash.waiting >> me & 1:
            clash.waiting &= ~(1 << me)
            if is_in_field(state.elements[me]):
                cause = Cause.NEIGHBOUR_FALLS_BACK
                if supports_a_loser(state, setting, me):
                    cause = Cause.SUPPORTER_FALLS_BACK
                tell(log, Happening.MUST_RECOIL, cause, me, NOBODY, 0, 0)
                if not recoil_or_ask(state, setting, me, False, log):
                    return False
    return True


@rule("DBA3 D113")
def supports_a_loser(state: State, setting: Setting, me: int) -> bool:
    """Whether an element has no front on the winner's side or rear, so that it falls back as a supporter."""
    clash = state.clash
    for foe in (0 + clash.one, 0 + clash.other):
        faced = edge_faced(state, setting, me, foe)
        if state.elements[foe].side != state.elements[me].side and faced != NO_EDGE and faced != Edge.FRONT:
            return False
    return True


@rule("DBA3 D110", "DBA3 D128", "DBA3 D137", "DBA3 D141", "DBA3 D192")
def suffer(state: State, setting: Setting, me: int, fate: int, cause: int, in_rear: bool, log: Log) -> bool:
    """Carry out what the dice have done to one element. False when somebody is asked something."""
    if fate == Fate.NOTHING or state.elements[me].status != Status.FIELD:
        return True
    if fate == Fate.DESTROYED:
        return die(state, setting, me, cause, log)
    if fate == Fate.FLEE:
        tell(log, Happening.MUST_FLEE, cause, me, NOBODY, 0, 0)
        flee(state, setting, me, log)
        return True
    tell(log, Happening.MUST_RECOIL, cause, me, NOBODY, 0, 0)
    if kind_of(setting, state.elements[me]) == Kind.EL and is_driven_from_walls(state, me):
        destroy(state, setting, me, Cause.ELEPHANTS_BY_DEFENDERS, log)
        return True
    return recoil_or_ask(state, setting, me, in_rear, log)


@rule("DBA3 D141")
def is_driven_from_walls(state: State, me: int) -> bool:
    """Whether the opponent in the open clash defends a city or fort in close combat."""
    clash = state.clash
    foe = 0 + (clash.other if clash.one == me else clash.one)
    inside = state.elements[foe].inside
    return clash.is_shooting == 0 and inside > 0 and state.features[inside - 1].ground != Ground.CAMP


@rule("DBA3 D128", "DBA3 D173", "DBA3 D184", "DBA3 D192", "DBA3 D193", "DBA3 D199")
def die(state: State, setting: Setting, me: int, cause: int, log: Log) -> bool:
    """Destroy an element; with the defender of a stronghold that may fall. False when the victors are asked
    who goes in."""
    clash = state.clash
    element = state.elements[me]
    inside = 0 + element.inside
    victors = 1 - element.side
    destroy(state, setting, me, cause, log)
    if inside == 0:
        return True
    clash.fell_back &= ~(1 << me)
    if clash.is_shooting:
        fall_by_shooting(state, setting, inside - 1, kind_of(setting, element), victors, log)
        return True
    return fall_in_combat(state, setting, inside - 1, victors, log)


@rule("DBA3 D137", "DBA3 D139", "DBA3 D139.choice")
def recoil_or_ask(state: State, setting: Setting, me: int, may_turn: bool, log: Log) -> bool:
    """Let an element recoil; if its owner has a choice, ask and give back False."""
    element = state.elements[me]
    least = least_recoil(setting, element)
    has_choice = may_turn or least != most_recoil(setting, element)
    if has_choice and not is_taken_in_flank(state, setting, me):
        ask(state.turn, 0 + element.side, Ask.RECOIL, me, 1 if may_turn else 0)
        return False
    recoil(state, setting, me, least, log)
    return True


@rule("DBA3 D137", "DBA3 D139")
def candidate_recoils(state: State, setting: Setting, question: Decision, out: Actions) -> None:
    """The distances that an element may recoil; shot at from behind, also with its back to the enemy's
    other side."""
    element = state.elements[question.about]
    least, most = least_recoil(setting, element), most_recoil(setting, element)
    put(out, Act.RECOIL, question.side, question.about, NOBODY, least, NOBODY, 0)
    if most != least:
        put(out, Act.RECOIL, question.side, question.about, NOBODY, most, NOBODY, 0)
    if question.detail == 1:
        put(out, Act.TURN_AND_RECOIL, question.side, question.about, NOBODY, least, NOBODY, 0)
        if most != least:
            put(out, Act.TURN_AND_RECOIL, question.side, question.about, NOBODY, most, NOBODY, 0)


@rule("DBA3 D137", "DBA3 D138", "DBA3 D139")
def why_not_recoil(state: State, setting: Setting, question: Decision, action: Action) -> int:
    """LEGAL, or why an element does not recoil so."""
    if action.actor != question.about:
        return Cause.OTHERS_CHOSEN
    if action.act == Act.TURN_AND_RECOIL and question.detail != 1:
        return Cause.NOT_A_RECOIL
    element = state.elements[question.about]
    if action.x == least_recoil(setting, element) or action.x == most_recoil(setting, element):
        return Cause.LEGAL
    return Cause.NOT_A_RECOIL


@rule("DBA3 D137", "DBA3 D139")
def recoil_as_chosen(state: State, setting: Setting, question: Decision, action: Action, log: Log) -> None:
    """Let an element recoil as its owner has chosen."""
    answered(state.turn)
    if action.act == Act.TURN_AND_RECOIL:
        turn_about(state, setting, question.about, Cause.TURNS_FROM_SHOOTER, log)
    recoil(state, setting, question.about, 0 + action.x, log)


@rule("DBA3 D37", "DBA3 D172", "DBA3 D172.opponent")
def end_clash(state: State, setting: Setting, log: Log) -> None:
    """The pursuit of the victor, and the clash is settled."""
    clash = state.clash
    one, other = 0 + clash.one, 0 + clash.other
    if clash.is_shooting == 0:
        if clash.one_fate == Fate.NOTHING and clash.fell_back >> other & 1:
            pursue(state, setting, one, other, log)
        elif clash.other_fate == Fate.NOTHING and clash.fell_back >> one & 1:
            pursue(state, setting, other, one, log)
    clear_clash(state)
    part_strayed(state, setting)
    release_wagons(state, setting, log)


@rule()
def clear_clash(state: State) -> None:
    """No clash is open."""
    clash = state.clash
    clash.stage = Stage.NONE
    clash.is_shooting = 0
    clash.in_rear = 0
    clash.one = 0
    clash.other = 0
    clash.one_fate = Fate.NOTHING
    clash.other_fate = Fate.NOTHING
    clash.one_cause = Cause.LEGAL
    clash.other_cause = Cause.LEGAL
    clash.fell_back = 0
    clash.waiting = 0

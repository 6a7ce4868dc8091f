"""The sequence of play: preparation, each side's planning, movement, attacks and regrouping, flag battles,
the end phase."""

from __future__ import annotations

from enum import IntEnum

from bingqi.kit.action import Action, Actions, put
from bingqi.kit.log import Log, tell, throw
from bingqi.kit.rule import rule
from bingqi.kit.turn import NO_QUESTION, Decision, answered, ask, open_question
from bingqi.rulesets.campaign.actions import Act, Ask
from bingqi.rulesets.campaign.aftermath import (
    advance,
    advance_stands,
    candidate_advances,
    candidate_retreats,
    retreat,
    retreat_stands,
    why_not_advance,
    why_not_retreat,
)
from bingqi.rulesets.campaign.causes import Cause, Happening
from bingqi.rulesets.campaign.combat import next_attack, settle_attack
from bingqi.rulesets.campaign.flag import (
    begin_flag_battle,
    candidate_flag_advances,
    candidate_reports,
    end_flag_battle,
    flag_advance_stands,
    next_lock,
    report,
    why_not_flag_advance,
    why_not_report,
)
from bingqi.rulesets.campaign.ground import is_defended
from bingqi.rulesets.campaign.movement import (
    candidate_choices,
    candidate_plans,
    carry_out_moves,
    may_plan,
    plan,
    why_not_plan,
)
from bingqi.rulesets.campaign.state import NOBODY, Setting, State
from bingqi.rulesets.campaign.victory import check_places, run_out_of_time


class Phase(IntEnum):
    """Where a round stands."""

    PREPARATION = 0
    PLANNING = 1
    EXECUTION = 2
    FLAG_BATTLES = 3
    END = 4


@rule("CAMP W26")
def decision(state: State, setting: Setting) -> Decision:
    """The open question; side -1 when the campaign is over."""
    return NO_QUESTION if state.is_over else open_question(state.turn)


@rule("CAMP W26")
def candidates(state: State, setting: Setting, out: Actions) -> None:
    """Every action that answers the open question, for planning every place and attack, though not every
    route there."""
    out.count = 0
    question = decision(state, setting)
    if question.kind == Ask.BEGIN:
        put(out, Act.BEGIN, question.side, -1, -1, -1, -1, 0)
    elif question.kind == Ask.PLAN and question.about == NOBODY:
        candidate_choices(state, setting, out)
    elif question.kind == Ask.PLAN:
        candidate_plans(state, setting, question.about, out)
    elif question.kind == Ask.RETREAT:
        candidate_retreats(state, setting, question.about, out)
    elif question.kind == Ask.ADVANCE:
        candidate_advances(state, setting, question, out)
    elif question.kind == Ask.FLAG_BATTLE:
        candidate_reports(state, setting, out)
    elif question.kind == Ask.FLAG_ADVANCE:
        candidate_flag_advances(state, setting, question.side, out)


@rule("CAMP W26", "CAMP W28")
def why_not(state: State, setting: Setting, action: Action) -> int:
    """LEGAL, or what forbids an action now."""
    if state.is_over:
        return Cause.GAME_OVER
    question = decision(state, setting)
    if action.side != question.side:
        return Cause.NOT_YOUR_DECISION
    if not answers(action.act, question.kind):
        return Cause.NOT_ASKED
    if action.actor != NOBODY or names_unit(action.act):
        if action.actor < 0 or action.actor >= setting.forces or state.forces[action.actor].cell == NOBODY:
            return Cause.NO_SUCH_UNIT
        if action.side < setting.sides and state.forces[action.actor].side != action.side:
            return Cause.NOT_YOUR_UNIT
    if question.kind == Ask.PLAN:
        if action.act == Act.END_PLANNING:
            return Cause.LEGAL if question.about == NOBODY else Cause.OTHER_UNIT_CHOSEN
        return why_not_plan(state, setting, question, action)
    if question.kind == Ask.RETREAT:
        return why_not_retreat(state, setting, question, action)
    if question.kind == Ask.ADVANCE:
        return why_not_advance(state, setting, question, action)
    if question.kind == Ask.FLAG_BATTLE:
        return why_not_report(state, setting, action)
    if question.kind == Ask.FLAG_ADVANCE:
        return why_not_flag_advance(state, setting, question, action)
    return Cause.LEGAL


@rule("CAMP W28")
def answers(act: int, kind: int) -> bool:
    """Whether this kind of action answers this kind of question."""
    if kind == Ask.BEGIN:
        return act == Act.BEGIN
    if kind == Ask.PLAN:
        return Act.CHOOSE <= act <= Act.END_PLANNING
    if kind == Ask.RETREAT:
        return act == Act.RETREAT
    if kind == Ask.ADVANCE or kind == Ask.FLAG_ADVANCE:
        return act == Act.ADVANCE or act == Act.STAY
    return kind == Ask.FLAG_BATTLE and Act.SCORE <= act <= Act.DICE_DECIDE


@rule()
def names_unit(act: int) -> bool:
    """Whether this kind of action needs a unit that does it."""
    return (
        Act.CHOOSE <= act <= Act.HOLD
        or act == Act.RETREAT
        or act == Act.ADVANCE
        or Act.STRENGTH <= act <= Act.HIT_POINTS
    )


@rule("CAMP W26", "CAMP W28")
def play(state: State, setting: Setting, action: Action, log: Log) -> None:
    """Do a legal action, and all that follows by itself until the next question."""
    kind = decision(state, setting).kind
    if kind == Ask.BEGIN:
        answered(state.turn)
        begin_campaign(state, setting, log)
    elif kind == Ask.PLAN:
        play_planning(state, setting, action, log)
    elif kind == Ask.RETREAT:
        retreat(state, setting, action, log)
    elif kind == Ask.FLAG_BATTLE:
        report(state, setting, action, log)
    else:
        advance(state, action, log)
    go_on(state, setting, log)


@rule("CAMP W29", "CAMP W30")
def play_planning(state: State, setting: Setting, action: Action, log: Log) -> None:
    """One plan or choice; the end of planning reveals the plans and moves the units."""
    question = state.turn.stack[state.turn.depth - 1]
    if action.act == Act.CHOOSE:
        question.about = action.actor
    elif action.act == Act.END_PLANNING:
        answered(state.turn)
        state.turn.phase = Phase.EXECUTION
        carry_out_moves(state, setting, log)
    else:
        question.about = NOBODY
        plan(state, setting, action, log)


@rule("CAMP W26", "CAMP W28")
def go_on(state: State, setting: Setting, log: Log) -> None:
    """Everything that happens without a decision."""
    while state.is_over == 0:
        if state.turn.depth > 0:
            if question_stands(state, setting, log):
                return
        elif state.turn.phase == Phase.PLANNING:
            begin_side_turn(state, setting, log)
        elif state.turn.phase == Phase.EXECUTION:
            go_on_fighting(state, setting, log)
        elif state.turn.phase == Phase.FLAG_BATTLES:
            go_on_with_flag_battles(state, setting, log)
        else:
            end_round(state, setting, log)


@rule("CAMP W12", "CAMP W16", "CAMP W39")
def question_stands(state: State, setting: Setting, log: Log) -> bool:
    """Whether the top question still has something to choose; otherwise it is settled here."""
    question = decision(state, setting)
    if question.kind == Ask.RETREAT:
        return retreat_stands(state, setting, question.about, question.detail, log)
    if question.kind == Ask.ADVANCE:
        return advance_stands(state, setting, question.about, question.detail)
    if question.kind == Ask.FLAG_ADVANCE:
        return flag_advance_stands(state, setting, question.side)
    return True


@rule("CAMP W27", "CAMP V1")
def begin_campaign(state: State, setting: Setting, log: Log) -> None:
    """The umpire announces the first round; the dice say how many there will be unless the scenario does."""
    state.length = setting.rounds
    if setting.rounds == 0:
        state.length = setting.rules.length_plus
        for _ in range(setting.rules.length_dice):
            state.length += throw(state.dice, setting.rules.length_sides, log, Cause.LENGTH_DIE, NOBODY)
    tell(log, Happening.LENGTH_SET, 0, NOBODY, NOBODY, state.length, 0)
    begin_round(state, log)


@rule("CAMP W26", "CAMP W27")
def begin_round(state: State, log: Log) -> None:
    """The first side's turn comes."""
    state.turn.round_number += 1
    state.turn.active = 0
    state.turn.phase = Phase.PLANNING
    tell(log, Happening.ROUND_BEGAN, 0, NOBODY, NOBODY, state.turn.round_number, 0)


@rule("CAMP W28", "CAMP W29")
def begin_side_turn(state: State, setting: Setting, log: Log) -> None:
    """Ask the active side for its plans, if it has a unit that can plan."""
    tell(log, Happening.TURN_BEGAN, 0, NOBODY, NOBODY, state.turn.active, 0)
    for number in range(setting.forces):
        if may_plan(state, number):
            ask(state.turn, state.turn.active, Ask.PLAN, NOBODY, NOBODY)
            return
    state.turn.phase = Phase.EXECUTION


@rule("CAMP W30")
def go_on_fighting(state: State, setting: Setting, log: Log) -> None:
    """The next attack, or regrouping when all are done."""
    defender = next_attack(state, setting)
    if defender != NOBODY:
        settle_attack(state, setting, defender, log)
        return
    regroup(state, setting, log)
    state.turn.active += 1
    state.turn.phase = Phase.PLANNING
    if state.turn.active == setting.sides:
        state.turn.active = 0
        state.turn.phase = Phase.FLAG_BATTLES


@rule("CAMP W28", "CAMP W30", "CAMP W30.regroup")
def regroup(state: State, setting: Setting, log: Log) -> None:
    """The active side's units lose their marks; its plans are done with."""
    for number in range(setting.forces):
        force = state.forces[number]
        if force.side == state.turn.active:
            force.spent = 0
            force.held = 0
            force.order = 0
            force.route = 0
            force.target = NOBODY
            force.has_fought = 0
    tell(log, Happening.REGROUPED, 0, NOBODY, NOBODY, state.turn.active, 0)


@rule("CAMP W31")
def go_on_with_flag_battles(state: State, setting: Setting, log: Log) -> None:
    """End the flag battle that is settled, begin the next, or go on to the end phase."""
    if state.flag.lock:
        end_flag_battle(state, setting, log)
        return
    lock = next_lock(state, setting)
    if lock:
        begin_flag_battle(state, setting, lock, log)
    else:
        state.turn.phase = Phase.END


@rule("CAMP W20", "CAMP W26", "CAMP W27", "CAMP V1")
def end_round(state: State, setting: Setting, log: Log) -> None:
    """The end phase: short rests, places held, and time."""
    for number in range(setting.forces):
        force = state.forces[number]
        if force.cell != NOBODY and force.is_player and is_defended(setting, force):
            tell(log, Happening.SHORT_REST, Cause.DEFENSIVE_GROUND, number, NOBODY, 0, 0)
    check_places(state, setting, log)
    tell(log, Happening.ROUND_ENDED, 0, NOBODY, NOBODY, state.turn.round_number, 0)
    if state.is_over:
        return
    if state.turn.round_number >= state.length:
        run_out_of_time(state, setting, log)
    else:
        begin_round(state, log)


@rule("CAMP W29", "CAMP W29.secret")
def observe(state: State, setting: Setting, side: int) -> None:
    """Turn a copy of the state into what a side sees: no dice to come, and no plans that another side is
    making."""
    state.dice.seed = 0
    state.dice.ply = 0
    if state.turn.phase != Phase.PLANNING or side == state.turn.active or side == setting.sides:
        return
    for number in range(setting.forces):
        force = state.forces[number]
        if force.side == state.turn.active:
            force.held = 0
            if force.order:
                force.spent = 0
            force.order = 0
            force.route = 0
            force.target = NOBODY
    if state.turn.depth:
        state.turn.stack[state.turn.depth - 1].about = NOBODY

"""The sequence of play: set-up, then bounds by turns: PIPs, tactical moves, shooting, close combat, the
victory test."""

from __future__ import annotations

from bingqi.kit.action import Action, Actions, put
from bingqi.kit.log import Log, tell, throw
from bingqi.kit.rule import rule
from bingqi.kit.turn import NO_QUESTION, Decision, answered, ask, open_question
from bingqi.rulesets.dba3.actions import Act, Ask
from bingqi.rulesets.dba3.aftermath import (
    candidate_recoils,
    go_on_after_combat,
    recoil_as_chosen,
    why_not_recoil,
)
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.cities import (
    begin_bound_in_cities,
    candidate_occupations,
    candidate_sacked,
    leave_or_stay,
    occupy,
    why_not_occupy,
    why_not_sacked,
)
from bingqi.rulesets.dba3.combat import candidate_fights, fight, is_combat_left, why_not_fight
from bingqi.rulesets.dba3.conform import (
    candidate_conforms,
    conform_as_chosen,
    end_contacts,
    why_not_conform,
)
from bingqi.rulesets.dba3.deployment import (
    candidate_set_up,
    go_on_setting_up,
    set_up,
    why_not_set_up,
)
from bingqi.rulesets.dba3.movement import (
    candidate_choices,
    candidate_moves,
    play_move,
    why_not_move,
)
from bingqi.rulesets.dba3.shooting import (
    aim,
    candidate_aims,
    go_on_shooting,
    why_not_aim,
)
from bingqi.rulesets.dba3.state import ELEMENTS, NOBODY, SIDES, Going, Phase, Setting, State, Status
from bingqi.rulesets.dba3.victory import test_victory


@rule("DBA3 P6")
def decision(state: State, setting: Setting) -> Decision:
    """The open question; side -1 when the battle is over."""
    return NO_QUESTION if state.is_over else open_question(state.turn)


@rule("DBA3 P6", "DBA3 P9")
def candidates(state: State, setting: Setting, out: Actions) -> None:
    """Actions that answer the open question; for moves and places, those that matter."""
    out.count = 0
    question = decision(state, setting)
    if question.kind == Ask.PIPS:
        put(out, Act.ROLL_PIPS, question.side, NOBODY, NOBODY, NOBODY, NOBODY, 0)
    elif question.kind == Ask.MOVE:
        if state.chosen:
            candidate_moves(state, setting, out)
        else:
            candidate_choices(state, setting, out)
    elif question.kind == Ask.AIM:
        candidate_aims(state, setting, question, out)
    elif question.kind == Ask.FIGHT:
        candidate_fights(state, setting, question, out)
    elif question.kind == Ask.CONFORM:
        candidate_conforms(state, setting, question, out)
    elif question.kind == Ask.RECOIL:
        candidate_recoils(state, setting, question, out)
    elif question.kind == Ask.OCCUPY:
        candidate_occupations(state, setting, question, out)
    elif question.kind == Ask.SACKED:
        candidate_sacked(state, setting, question, out)
    elif question.kind != Ask.NOTHING:
        candidate_set_up(state, setting, question, out)


@rule("DBA3 P6")
def why_not(state: State, setting: Setting, action: Action) -> int:
    """LEGAL, or what forbids an action now."""
    if state.is_over:
        return Cause.GAME_OVER
    question = decision(state, setting)
    if action.side != question.side:
        return Cause.NOT_YOUR_DECISION
    if not answers(action.act, question.kind):
        return Cause.NOT_ASKED
    if action.actor != NOBODY:
        if action.actor < 0 or action.actor >= ELEMENTS:
            return Cause.NO_SUCH_UNIT
        status = state.elements[action.actor].status
        if status == Status.NONE or status == Status.LOST:
            return Cause.NO_SUCH_UNIT
        if state.elements[action.actor].side != action.side:
            return Cause.NOT_YOUR_UNIT
    if question.kind == Ask.PIPS:
        return Cause.LEGAL
    if question.kind == Ask.MOVE:
        return why_not_move(state, setting, action)
    if question.kind == Ask.AIM:
        return why_not_aim(state, setting, question, action)
    if question.kind == Ask.FIGHT:
        return why_not_fight(state, setting, action)
    if question.kind == Ask.CONFORM:
        return why_not_conform(state, setting, question, action)
    if question.kind == Ask.RECOIL:
        return why_not_recoil(state, setting, question, action)
    if question.kind == Ask.OCCUPY:
        return why_not_occupy(state, setting, question, action)
    if question.kind == Ask.SACKED:
        return why_not_sacked(state, setting, question, action)
    return why_not_set_up(state, setting, question, action)


@rule("DBA3 P6")
def answers(act: int, kind: int) -> bool:
    """Whether this kind of action answers this kind of question."""
    if kind == Ask.PIPS:
        return act == Act.ROLL_PIPS
    if kind == Ask.MOVE:
        return Act.CHOOSE <= act <= Act.END_MOVES
    if kind == Ask.AIM:
        return act == Act.SHOOT or act == Act.HOLD_FIRE
    if kind == Ask.FIGHT:
        return act == Act.FIGHT
    if kind == Ask.CONFORM:
        return act == Act.CONFORM or act == Act.STAND
    if kind == Ask.RECOIL:
        return act == Act.RECOIL or act == Act.TURN_AND_RECOIL
    if kind == Ask.OCCUPY:
        return act == Act.OCCUPY
    if kind == Ask.SACKED:
        return act == Act.STAY_AS_GARRISON or act == Act.MARCH_OUT
    return kind != Ask.NOTHING and Act.ROLL_AGGRESSION <= act <= Act.FIELD_AS


@rule("DBA3 P6")
def play(state: State, setting: Setting, action: Action, log: Log) -> None:
    """Do a legal action, and all that follows by itself until the next question."""
    question = decision(state, setting)
    if question.kind == Ask.PIPS:
        answered(state.turn)
        throw_pips(state, setting, log)
    elif question.kind == Ask.MOVE:
        play_move(state, setting, action, log)
    elif question.kind == Ask.AIM:
        aim(state, setting, action, log)
    elif question.kind == Ask.FIGHT:
        answered(state.turn)
        fight(state, setting, action, log)
    elif question.kind == Ask.CONFORM:
        conform_as_chosen(state, setting, question, action, log)
    elif question.kind == Ask.RECOIL:
        recoil_as_chosen(state, setting, question, action, log)
    elif question.kind == Ask.OCCUPY:
        occupy(state, setting, question, action, log)
    elif question.kind == Ask.SACKED:
        leave_or_stay(state, setting, question, action, log)
    else:
        set_up(state, setting, question, action, log)
    go_on(state, setting, log)


@rule("DBA3 P6", "DBA3 P8", "DBA3 D39")
def go_on(state: State, setting: Setting, log: Log) -> None:
    """Everything that happens without a decision."""
    while state.is_over == 0 and state.turn.depth == 0:
        if state.turn.phase == Phase.SET_UP:
            go_on_setting_up(state, setting, log)
        elif state.turn.phase == Phase.BEGIN:
            begin_bound(state, setting, log)
        elif state.turn.phase == Phase.MOVE:
            if end_contacts(state, setting, log):
                begin_shooting(state, log)
        elif state.turn.phase == Phase.SHOOT:
            if go_on_shooting(state, setting, log):
                begin_combat(state, log)
        elif state.turn.phase == Phase.COMBAT:
            go_on_fighting(state, setting, log)
        else:
            end_bound(state, setting, log)


@rule("DBA3 P6", "DBA3 P9")
def begin_bound(state: State, setting: Setting, log: Log) -> None:
    """The active side's bound begins: marks of the last one are wiped, and it throws for PIPs."""
    side = state.turn.active
    state.forces[side].bounds += 1
    state.turn.round_number += 1
    state.pips = 0
    state.pip_score = 0
    state.chosen = 0
    state.let_be = 0
    for who in range(ELEMENTS):
        element = state.elements[who]
        element.moves = 0
        element.moved = 0
        element.met_by = NOBODY
        element.aim = NOBODY
        element.has_shot = 0
        element.shot_die = 0
        element.has_fought = 0
        element.charged = 0
        element.turned_in = 0
    tell(log, Happening.BOUND_BEGAN, 0, NOBODY, NOBODY, side, state.turn.round_number)
    state.turn.phase = Phase.MOVE
    ask(state.turn, side, Ask.PIPS, NOBODY, NOBODY)


@rule("DBA3 P9", "DBA3 P35", "DBA3 D194")
def throw_pips(state: State, setting: Setting, log: Log) -> None:
    """The die that gives the bound its PIPs; the first one of the game also settles the plough."""
    side = state.turn.active
    score = throw(state.dice, setting.rules.pip_sides, log, Cause.PIP_DIE, NOBODY)
    state.pip_score = score
    state.pips = score
    tell(log, Happening.PIPS_THROWN, 0, NOBODY, NOBODY, side, score)
    if state.plough == 0:
        is_rough = score == 1
        state.plough = 1 + (Going.ROUGH if is_rough else Going.GOOD)
        told = Happening.PLOUGH_IS_ROUGH if is_rough else Happening.PLOUGH_IS_GOOD
        tell(log, told, 0, NOBODY, NOBODY, 0, 0)
    ask(state.turn, side, Ask.MOVE, NOBODY, NOBODY)
    begin_bound_in_cities(state, setting, log)


@rule("DBA3 P6")
def begin_shooting(state: State, log: Log) -> None:
    """Both sides shoot."""
    state.turn.phase = Phase.SHOOT
    tell(log, Happening.SHOOTING_BEGAN, 0, NOBODY, NOBODY, 0, 0)


@rule("DBA3 P6", "DBA3 P8")
def begin_combat(state: State, log: Log) -> None:
    """The close combats of both sides."""
    state.turn.phase = Phase.COMBAT
    tell(log, Happening.COMBAT_BEGAN, 0, NOBODY, NOBODY, 0, 0)


@rule("DBA3 P8", "DBA3 D82")
def go_on_fighting(state: State, setting: Setting, log: Log) -> None:
    """What the last combat left to do, then the active side's choice of the next; none left ends the
    bound."""
    if go_on_after_combat(state, setting, log):
        if is_combat_left(state, setting):
            ask(state.turn, state.turn.active, Ask.FIGHT, NOBODY, NOBODY)
        else:
            state.turn.phase = Phase.END


@rule("DBA3 P6", "DBA3 D211")
def end_bound(state: State, setting: Setting, log: Log) -> None:
    """The victory test, then the other side's bound."""
    tell(log, Happening.BOUND_ENDED, 0, NOBODY, NOBODY, state.turn.active, state.turn.round_number)
    test_victory(state, setting, log)
    if state.is_over == 0:
        state.turn.active = SIDES - 1 - state.turn.active
        state.turn.phase = Phase.BEGIN


@rule("DBA3 P6")
def observe(state: State, setting: Setting, side: int) -> None:
    """Turn a copy of the state into what a side sees: everything but the dice to come."""
    state.dice.seed = 0
    state.dice.ply = 0

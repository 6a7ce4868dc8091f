"""The sequence of play: set-up, then bounds by turns: movement points, moves, shooting of both sides, close
combats, the victory test."""

from __future__ import annotations

from bingqi.kit.action import Action, Actions, put
from bingqi.kit.log import Log, tell, throw
from bingqi.kit.rule import rule
from bingqi.kit.turn import NO_QUESTION, Decision, answered, ask, open_question
from bingqi.rulesets.dba12.actions import Act, Ask
from bingqi.rulesets.dba12.causes import Cause, Happening
from bingqi.rulesets.dba12.choices import candidate_choices, candidate_moves
from bingqi.rulesets.dba12.combat import candidate_fights, fight, is_combat_left, why_not_fight
from bingqi.rulesets.dba12.deployment import candidate_set_up, go_on_setting_up, set_up, why_not_set_up
from bingqi.rulesets.dba12.movement import play_move, why_not_move
from bingqi.rulesets.dba12.shooting import aim, candidate_aims, go_on_shooting, why_not_aim
from bingqi.rulesets.dba12.state import (
    ELEMENTS,
    FEATURES,
    NOBODY,
    SIDES,
    Phase,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba12.turning import turn_to_face
from bingqi.rulesets.dba12.victory import test_victory


@rule("DBA12 Q2")
def decision(state: State, setting: Setting) -> Decision:
    """The open question; side -1 when the battle is over."""
    return NO_QUESTION if state.is_over else open_question(state.turn)


@rule("DBA12 Q2")
def candidates(state: State, setting: Setting, out: Actions) -> None:
    """Actions that answer the open question; for moves and places, those that matter."""
    out.count = 0
    question = decision(state, setting)
    if question.kind == Ask.POINTS:
        put(out, Act.ROLL_POINTS, question.side, NOBODY, NOBODY, NOBODY, NOBODY, 0)
    elif question.kind == Ask.MOVE:
        if state.chosen:
            candidate_moves(state, setting, question.side, out)
        else:
            candidate_choices(state, setting, question.side, out)
    elif question.kind == Ask.AIM:
        candidate_aims(state, setting, question.side, out)
    elif question.kind == Ask.FIGHT:
        candidate_fights(state, setting, question.side, out)
    elif question.kind != Ask.NOTHING:
        candidate_set_up(state, setting, question, out)


@rule("DBA12 Q2")
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
    if question.kind == Ask.POINTS:
        return Cause.LEGAL
    if question.kind == Ask.MOVE:
        return why_not_move(state, setting, action)
    if question.kind == Ask.AIM:
        return why_not_aim(state, setting, action)
    if question.kind == Ask.FIGHT:
        return why_not_fight(state, setting, action)
    return why_not_set_up(state, setting, question, action)


@rule("DBA12 Q2")
def answers(act: int, kind: int) -> bool:
    """Whether this kind of action answers this kind of question."""
    if kind == Ask.POINTS:
        return act == Act.ROLL_POINTS
    if kind == Ask.MOVE:
        return Act.CHOOSE <= act <= Act.END_MOVES
    if kind == Ask.AIM:
        return act == Act.SHOOT or act == Act.HOLD_FIRE
    if kind == Ask.FIGHT:
        return act == Act.FIGHT
    return kind != Ask.NOTHING and Act.ROLL_SET_UP <= act <= Act.QUICK


@rule("DBA12 Q2")
def play(state: State, setting: Setting, action: Action, log: Log) -> None:
    """Do a legal action, and all that follows by itself until the next question."""
    question = decision(state, setting)
    if question.kind == Ask.POINTS:
        answered(state.turn)
        throw_points(state, setting, log)
    elif question.kind == Ask.MOVE:
        play_move(state, setting, action, log)
    elif question.kind == Ask.AIM:
        aim(state, setting, action, log)
    elif question.kind == Ask.FIGHT:
        answered(state.turn)
        fight(state, setting, action, log)
    else:
        set_up(state, setting, action, log)
    go_on(state, setting, log)


@rule("DBA12 Q2")
def go_on(state: State, setting: Setting, log: Log) -> None:
    """Everything that happens without a decision."""
    while state.is_over == 0 and state.turn.depth == 0:
        if state.turn.phase == Phase.SET_UP:
            go_on_setting_up(state, setting, log)
        elif state.turn.phase == Phase.BEGIN:
            begin_bound(state, log)
        elif state.turn.phase == Phase.MOVE:
            turn_to_face(state, setting, log)
            state.turn.phase = Phase.SHOOT
            tell(log, Happening.SHOOTING_BEGAN, 0, NOBODY, NOBODY, 0, 0)
        elif state.turn.phase == Phase.SHOOT:
            if go_on_shooting(state, setting, log):
                state.turn.phase = Phase.COMBAT
                tell(log, Happening.COMBATS_BEGAN, 0, NOBODY, NOBODY, 0, 0)
        elif state.turn.phase == Phase.COMBAT:
            if is_combat_left(state, setting):
                ask(state.turn, state.turn.active, Ask.FIGHT, NOBODY, NOBODY)
            else:
                state.turn.phase = Phase.END
        else:
            end_bound(state, setting, log)


@rule("DBA12 Q2", "DBA12 Q3")
def begin_bound(state: State, log: Log) -> None:
    """The active side's bound begins: marks of the last one are wiped, and it throws for points."""
    side = 0 + state.turn.active
    state.forces[side].bounds = min(100, state.forces[side].bounds + 1)
    state.turn.round_number += 1
    state.points = 0
    state.chosen = 0
    state.aims = 0
    for who in range(ELEMENTS):
        element = state.elements[who]
        element.moves = 0
        element.off_road = 0
        element.met_by = NOBODY
        element.charged = 0
        element.aim = NOBODY
        element.aim_order = 0
        element.has_shot = 0
        element.was_shot_at = 0
        element.has_fought = 0
    for number in range(FEATURES):
        state.features[number].has_fought = 0
    tell(log, Happening.BOUND_BEGAN, 0, NOBODY, NOBODY, 0 + state.turn.round_number, side)
    state.turn.phase = Phase.MOVE
    ask(state.turn, side, Ask.POINTS, NOBODY, NOBODY)


@rule("DBA12 Q3")
def throw_points(state: State, setting: Setting, log: Log) -> None:
    """The die that gives the bound its movement points."""
    side = 0 + state.turn.active
    score = throw(state.dice, 0 + setting.rules.point_sides, log, Cause.POINTS_DIE, NOBODY)
    state.points = score
    tell(log, Happening.POINTS_SET, 0, NOBODY, NOBODY, side, score)
    ask(state.turn, side, Ask.MOVE, NOBODY, NOBODY)


@rule("DBA12 Q2", "DBA12 Q23")
def end_bound(state: State, setting: Setting, log: Log) -> None:
    """The victory test, then the other side's bound."""
    tell(log, Happening.BOUND_ENDED, 0, NOBODY, NOBODY, 0 + state.turn.round_number, 0)
    test_victory(state, setting, log)
    if state.is_over == 0:
        state.turn.active = SIDES - 1 - state.turn.active
        state.turn.phase = Phase.BEGIN


@rule("DBA12 Q2")
def observe(state: State, setting: Setting, side: int) -> None:
    """Turn a copy of the state into what a side sees: everything but the dice to come."""
    state.dice.seed = 0
    state.dice.ply = 0

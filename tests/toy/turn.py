"""The sequence of play: what falls due, where the guards hide, a scout's step, the guards' answer; and the
end."""

from bingqi.kit.action import Action, Actions, put
from bingqi.kit.log import Log, tell, throw
from bingqi.kit.rule import rule
from bingqi.kit.turn import (
    NO_QUESTION,
    Decision,
    Result,
    answered,
    ask,
    fallen_due,
    open_question,
    schedule,
    strike_off,
)
from toy.actions import Act, Ask
from toy.causes import Cause, Happening
from toy.combat import (
    FLOOD,
    GUARDS_RETURN,
    can_hide,
    candidate_places,
    flood,
    hide,
    spring,
    why_not_hide,
)
from toy.movement import candidate_steps, step, why_not_step
from toy.state import NOWHERE, Setting, Side, State


@rule("TOY 2")
def decision(state: State, setting: Setting) -> Decision:
    """The open question; side -1 when the game is over."""
    return NO_QUESTION if state.is_over else open_question(state.turn)


@rule("TOY 2")
def candidates(state: State, setting: Setting, out: Actions) -> None:
    """Every action that answers the open question."""
    out.count = 0
    question = decision(state, setting)
    if question.kind == Ask.HIDE:
        candidate_places(state, setting, out)
    elif question.kind == Ask.STEP:
        candidate_steps(state, setting, out)
    elif question.kind == Ask.SPRING:
        if state.ambush == state.scouts[question.about].cell:
            put(out, Act.SPRING, Side.GUARDS, -1, -1, -1, -1, 0)
        put(out, Act.LET_PASS, Side.GUARDS, -1, -1, -1, -1, 0)


@rule("TOY 2", "TOY 5")
def why_not(state: State, setting: Setting, action: Action) -> int:
    """LEGAL, or what forbids an action now."""
    if state.is_over:
        return Cause.GAME_OVER
    question = decision(state, setting)
    if action.side != question.side:
        return Cause.NOT_YOUR_DECISION
    if question.kind == Ask.HIDE and action.act == Act.HIDE:
        return why_not_hide(state, setting, action.x)
    if question.kind == Ask.STEP and action.act == Act.STEP:
        return why_not_step(state, setting, action.actor, action.x)
    if question.kind == Ask.STEP and action.act == Act.WAIT:
        return Cause.LEGAL
    if question.kind == Ask.SPRING and action.act == Act.SPRING:
        is_there = state.ambush == state.scouts[question.about].cell
        return Cause.LEGAL if is_there else Cause.NOT_THERE
    if question.kind == Ask.SPRING and action.act == Act.LET_PASS:
        return Cause.LEGAL
    return Cause.NOT_ASKED


@rule("TOY 2", "TOY 5")
def play(state: State, setting: Setting, action: Action, log: Log) -> None:
    """Do a legal action, and all that follows by itself until the next question."""
    question = decision(state, setting)
    answered(state.turn)
    if action.act == Act.HIDE:
        hide(state, action.x, log)
    elif action.act == Act.STEP:
        step(state, setting, action, log)
    elif action.act == Act.WAIT:
        tell(log, Happening.WAITED, 0, -1, -1, 0, 0)
    elif action.act == Act.SPRING:
        spring(state, setting, question.about, log)
    else:
        tell(log, Happening.LET_PASS, 0, question.about, -1, 0, 0)
    go_on(state, setting, log)


@rule("TOY 2", "TOY 10")
def go_on(state: State, setting: Setting, log: Log) -> None:
    """Once nothing is left to ask: see who has won, or begin the next round."""
    if state.turn.depth > 0:
        return
    across, left = 0, 0
    for number in range(setting.scouts):
        scout = state.scouts[number]
        across += int(scout.cell == NOWHERE and scout.is_taken == 0)
        left += int(scout.is_taken == 0)
    if across >= setting.needed:
        win(state, Side.SCOUTS, Cause.ENOUGH_ACROSS, log)
    elif left < setting.needed:
        win(state, Side.GUARDS, Cause.TOO_FEW_LEFT, log)
    elif state.turn.round_number >= setting.rounds:
        win(state, Side.GUARDS, Cause.TIME_RAN_OUT, log)
    else:
        begin_round(state, setting, log)


@rule("TOY 2", "TOY 8", "TOY 9")
def begin_round(state: State, setting: Setting, log: Log) -> None:
    """What has fallen due happens; then the guards hide, if they can, and the scouts step."""
    state.turn.round_number += 1
    tell(log, Happening.ROUND_BEGAN, 0, -1, -1, state.turn.round_number, 0)
    if state.turn.round_number == 1:
        at = setting.flood_after + throw(state.dice, setting.flood_sides, log, Cause.FLOOD_DIE, -1)
        schedule(state.turn, FLOOD, NOWHERE, at, NOWHERE)
        tell(log, Happening.RAIN, 0, -1, -1, at, 0)
    place = fallen_due(state.turn)
    while place != -1:
        if state.turn.due[place].what == FLOOD:
            flood(state, setting, log)
        elif state.turn.due[place].what == GUARDS_RETURN:
            state.is_away = 0
            tell(log, Happening.GUARDS_BACK, 0, -1, -1, 0, 0)
        strike_off(state.turn, place)
        place = fallen_due(state.turn)
    ask(state.turn, Side.SCOUTS, Ask.STEP, NOWHERE, NOWHERE)
    if can_hide(state, setting):
        ask(state.turn, Side.GUARDS, Ask.HIDE, NOWHERE, NOWHERE)


@rule("TOY 10")
def win(state: State, winner: int, cause: int, log: Log) -> None:
    """End the game."""
    state.is_over = 1
    state.winners = 1 << winner
    state.why = cause
    tell(log, Happening.WON, cause, -1, -1, winner, 0)


@rule("TOY 10")
def result(state: State, setting: Setting) -> Result:
    """Whether the game is over, who has won, and why."""
    return Result(state.is_over != 0, state.winners, state.why)


@rule("TOY 4")
def observe(state: State, setting: Setting, side: int) -> None:
    """Turn a copy of the state into what a side sees: no dice to come, and for the scouts no ambush."""
    state.dice.seed = 0
    if side != Side.GUARDS:
        state.ambush = NOWHERE


@rule()
def worth(state: State, setting: Setting, action: Action) -> int:
    """How good a candidate looks: scouts hurry, guards hide on stones and spring."""
    if action.act == Act.STEP:
        return action.x % setting.columns - state.scouts[action.actor].cell % setting.columns
    if action.act == Act.HIDE:
        return setting.ground[action.x]
    return int(action.act == Act.SPRING)

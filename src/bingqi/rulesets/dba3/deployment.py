"""Setting up in play: who attacks, the defender's ground, the attacker's edge, camps, deployment and swaps.

What comes next is read from `State.stage`; a question that a side leaves to the computer is not asked.
"""

from __future__ import annotations

from bingqi.kit.action import Action, Actions, put
from bingqi.kit.log import Log, note, tell, throw
from bingqi.kit.rule import rule
from bingqi.kit.turn import Decision, answered, ask
from bingqi.rulesets.dba3.actions import Act, Ask
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.groundwork import choose_ground, name_quarter, pose_in, why_not_choose_ground
from bingqi.rulesets.dba3.places import why_not_swap
from bingqi.rulesets.dba3.proposals import (
    candidate_camps,
    candidate_deployments,
    candidate_ground,
    candidate_swaps,
)
from bingqi.rulesets.dba3.quick import choose_edge, deploy_all, lay_next, pick, pitch_somewhere
from bingqi.rulesets.dba3.state import NOBODY, SIDES, Phase, Setting, Stage, State
from bingqi.rulesets.dba3.stations import (
    go_without_camp,
    is_free_of_camp,
    pitch_camp,
    station,
    swap_or_end,
    take_edge,
    why_not_pitch,
    why_not_ready,
    why_not_station,
)

AGGRESSION_SIDES = 6
QUARTERS = 4


@rule("DBA3 P31", "DBA3 P33")
def go_on_setting_up(state: State, setting: Setting, log: Log) -> None:
    """Ask for the next part of the set-up, or do it for a side that leaves it to the computer. When all is
    done, the attacker's first bound begins."""
    if state.stage == Stage.AGGRESSION:
        find_attacker(state, setting, log)
    elif state.stage == Stage.READY:
        tell(log, Happening.BATTLE_BEGAN, 0, NOBODY, NOBODY, 0, 0)
        state.turn.active = state.attacker
        state.turn.phase = Phase.BEGIN
    elif is_left_to_computer(state, setting, side_asked(state)):
        do_for(state, setting, side_asked(state), log)
    else:
        ask(state.turn, side_asked(state), question_of(state), NOBODY, NOBODY)


@rule("DBA3 P31")
def side_asked(state: State) -> int:
    """Whose part of the set-up comes next."""
    if state.stage == Stage.EDGE or state.stage == Stage.SECOND_CAMP or state.stage == Stage.SECOND_LINE:
        return 0 + state.attacker
    if question_of(state) == Ask.QUARTER:
        return 0 + state.attacker
    return 1 - state.attacker


@rule("DBA3 P31")
def question_of(state: State) -> int:
    """What the set-up needs next."""
    if state.stage == Stage.GROUND:
        return Ask.QUARTER if state.chosen_ground and state.quarter < 0 else Ask.GROUND
    if state.stage == Stage.EDGE:
        return Ask.EDGE
    if state.stage == Stage.FIRST_CAMP or state.stage == Stage.SECOND_CAMP:
        return Ask.CAMP
    return Ask.SWAP if state.stage == Stage.SWAPS else Ask.DEPLOY


@rule("DBA3 P33.quick")
def is_left_to_computer(state: State, setting: Setting, side: int) -> bool:
    """Whether the computer does this part of a side's set-up."""
    if state.forces[side].is_quick:
        return True
    return setting.is_quick == 1 and (state.stage < Stage.FIRST_LINE or setting.deploy == 0)


@rule("DBA3 P33.quick")
def do_for(state: State, setting: Setting, side: int, log: Log) -> None:
    """The computer does what a side would be asked."""
    asked = question_of(state)
    if asked == Ask.GROUND:
        lay_next(state, setting, log)
    elif asked == Ask.QUARTER:
        name_quarter(state, 1 + pick(state, QUARTERS, log), log)
    elif asked == Ask.EDGE:
        take_edge(state, side, choose_edge(state, setting, log), log)
    elif asked == Ask.CAMP:
        pitch_somewhere(state, setting, side, log)
        state.stage += 1
    elif asked == Ask.SWAP:
        state.stage = Stage.READY
    else:
        deploy_all(state, setting, side, log)


@rule("DBA3 P31")
def find_attacker(state: State, setting: Setting, log: Log) -> None:
    """Both sides throw; the higher total attacks, equal ones are thrown again."""
    for side in range(SIDES):
        if state.forces[side].die == 0:
            ask(state.turn, side, Ask.AGGRESSION, NOBODY, NOBODY)
            return
    one, other = aggression_of(state, 0), aggression_of(state, 1)
    if one == other:
        tell(log, Happening.THROWN_AGAIN, Cause.AGGRESSION_TIED, NOBODY, NOBODY, 0, 0)
        state.forces[0].die = 0
        state.forces[1].die = 0
        return
    state.attacker = 0 if one > other else 1
    tell(log, Happening.ATTACKER_FOUND, 0, NOBODY, NOBODY, 0 + state.attacker, 0)
    state.stage = Stage.GROUND if setting.set_up else Stage.FIRST_LINE


@rule("DBA3 P31")
def throw_aggression(state: State, side: int, log: Log) -> None:
    """A side's aggression die."""
    force = state.forces[side]
    force.die = throw(state.dice, AGGRESSION_SIDES, log, Cause.AGGRESSION_DIE, NOBODY)
    note(log, Cause.AGGRESSION, NOBODY, 0 + force.aggression)
    tell(log, Happening.AGGRESSION_TOTAL, 0, NOBODY, NOBODY, side, aggression_of(state, side))


@rule("DBA3 P31")
def aggression_of(state: State, side: int) -> int:
    """A side's aggression and its die together."""
    return state.forces[side].aggression + state.forces[side].die


@rule("DBA3 P30", "DBA3 P31", "DBA3 P32", "DBA3 P33")
def why_not_set_up(state: State, setting: Setting, question: Decision, action: Action) -> int:
    """LEGAL, or what forbids an answer to a question of the set-up."""
    act = action.act
    if question.kind == Ask.AGGRESSION:
        return Cause.LEGAL if act == Act.ROLL_AGGRESSION else Cause.NOT_ASKED
    if act == Act.QUICK:
        return Cause.LEGAL
    if question.kind == Ask.GROUND:
        return why_not_choose_ground(state, setting, action)
    if question.kind == Ask.QUARTER:
        if act != Act.NAME_QUARTER:
            return Cause.NOT_ASKED
        return Cause.LEGAL if 1 <= action.amount <= QUARTERS else Cause.NO_SUCH_QUARTER
    if question.kind == Ask.EDGE:
        if act != Act.TAKE_EDGE:
            return Cause.NOT_ASKED
        return Cause.LEGAL if 0 <= action.target < 4 else Cause.NOT_AN_EDGE
    if question.kind == Ask.CAMP:
        return why_not_pitch(state, setting, question.side, action)
    if question.kind == Ask.DEPLOY:
        return why_not_station(state, setting, question.side, action)
    if act == Act.SWAP:
        return why_not_swap(state, setting, 0 + action.actor, 0 + action.target)
    return Cause.LEGAL if act == Act.READY else Cause.NOT_ASKED


@rule("DBA3 P30", "DBA3 P31", "DBA3 P32", "DBA3 P33")
def candidate_set_up(state: State, setting: Setting, question: Decision, out: Actions) -> None:
    """Some of the answers to a question of the set-up; places are a sample of those that there are."""
    side = question.side
    if question.kind == Ask.AGGRESSION:
        put(out, Act.ROLL_AGGRESSION, side, NOBODY, NOBODY, NOBODY, NOBODY, 0)
        return
    put(out, Act.QUICK, side, NOBODY, NOBODY, NOBODY, NOBODY, 0)
    if question.kind == Ask.GROUND:
        candidate_ground(state, setting, side, out)
    elif question.kind == Ask.QUARTER:
        for quarter in range(1, QUARTERS + 1):
            put(out, Act.NAME_QUARTER, side, NOBODY, NOBODY, NOBODY, quarter, 0)
    elif question.kind == Ask.EDGE:
        for edge in range(4):
            put(out, Act.TAKE_EDGE, side, NOBODY, edge, NOBODY, NOBODY, 0)
    elif question.kind == Ask.CAMP:
        candidate_camps(state, setting, side, out)
    elif question.kind == Ask.SWAP:
        candidate_swaps(state, setting, side, out)
    else:
        candidate_deployments(state, setting, side, out)
    if is_ready(state, setting, question):
        put(out, Act.READY, side, NOBODY, NOBODY, NOBODY, NOBODY, 0)


@rule("DBA3 P32", "DBA3 P33")
def is_ready(state: State, setting: Setting, question: Decision) -> bool:
    """Whether a side may go on to the next part."""
    if question.kind == Ask.CAMP:
        return is_free_of_camp(state, setting, question.side)
    if question.kind == Ask.DEPLOY:
        return why_not_ready(state, setting, question.side) == Cause.LEGAL
    return question.kind == Ask.SWAP


@rule("DBA3 P30", "DBA3 P31", "DBA3 P32", "DBA3 P33")
def set_up(state: State, setting: Setting, question: Decision, action: Action, log: Log) -> None:
    """Do what answers a question of the set-up."""
    side = question.side
    if question.kind == Ask.DEPLOY and action.act != Act.QUICK:
        station(state, setting, side, action, log)
        return
    if question.kind == Ask.SWAP and action.act != Act.QUICK:
        swap_or_end(state, setting, action, log)
        return
    answered(state.turn)
    if action.act == Act.QUICK:
        if action.amount == 1:
            do_for(state, setting, side, log)
        else:
            state.forces[side].is_quick = 1
    elif question.kind == Ask.AGGRESSION:
        throw_aggression(state, side, log)
    elif question.kind == Ask.GROUND:
        choose_ground(state, setting, action, log)
    elif question.kind == Ask.QUARTER:
        name_quarter(state, 0 + action.amount, log)
    elif question.kind == Ask.EDGE:
        take_edge(state, side, 0 + action.target, log)
    else:
        if action.act == Act.PLACE_CAMP:
            pitch_camp(state, setting, side, pose_in(action), log)
        else:
            go_without_camp(state, side, log)
        state.stage += 1

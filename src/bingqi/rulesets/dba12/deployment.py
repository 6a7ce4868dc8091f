"""Setting up: the dice, and whose turn it is to do what."""

from __future__ import annotations

from bingqi.geometry.pose import pose_at
from bingqi.kit.action import Action, Actions, put, put_pose
from bingqi.kit.log import Log, tell, throw
from bingqi.kit.rule import rule
from bingqi.kit.turn import Decision, answered, ask
from bingqi.rulesets.dba12.actions import Act, Ask
from bingqi.rulesets.dba12.camps import (
    camp_place,
    deploy,
    from_edge,
    pitch_camp,
    why_not_camp,
    why_not_deployed,
)
from bingqi.rulesets.dba12.causes import Cause, Happening
from bingqi.rulesets.dba12.quick import arrange
from bingqi.rulesets.dba12.state import (
    NOBODY,
    OF_A_SIDE,
    PACE,
    SIDES,
    Phase,
    Setting,
    Stage,
    State,
    Status,
)
from bingqi.rulesets.dba12.terrain import (
    DIE,
    EDGES,
    are_adjacent,
    candidate_ground,
    number_edges,
    place_ground,
    throw_for_edge,
    why_not_enough_ground,
    why_not_ground,
)
from bingqi.rulesets.dba12.touch import first_of

ARRANGEMENTS = 3
"""Of the computer's arrangements, how many are offered."""
MOST_ARRANGEMENTS = 99


@rule("DBA12 Q6.dice", "DBA12 Q6.edges", "DBA12 Q6.camps", "DBA12 Q6.deployment")
def go_on_setting_up(state: State, setting: Setting, log: Log) -> None:
    """Ask whoever has the next part of the set-up, or let the computer do it; in the end begin the battle."""
    if state.stage == Stage.DICE:
        ask(state.turn, 0, Ask.DICE, NOBODY, NOBODY)
        return
    if state.stage == Stage.READY:
        begin_battle(state)
        return
    stage = 0 + state.stage
    is_of_high = stage == Stage.NUMBERS or stage == Stage.FIRST_CAMP or stage == Stage.FIRST_LINE
    side = 0 + state.high if is_of_high else SIDES - 1 - state.high
    if state.forces[side].is_quick:
        before = 0 + state.stage
        arrange(state, setting, side, log)
        end_stage(state, side, before, log)
    elif state.stage == Stage.GROUND:
        ask(state.turn, side, Ask.GROUND, NOBODY, NOBODY)
    elif state.stage == Stage.EDGES:
        ask(state.turn, side, Ask.EDGES, NOBODY, NOBODY)
    elif state.stage == Stage.NUMBERS:
        ask(state.turn, side, Ask.NUMBERS, NOBODY, NOBODY)
    elif state.stage == Stage.FIRST_CAMP or state.stage == Stage.SECOND_CAMP:
        if has_camp_place(state, setting, side):
            ask(state.turn, side, Ask.CAMP, NOBODY, NOBODY)
        else:
            state.stage += 1
    else:
        ask(state.turn, side, Ask.DEPLOY, NOBODY, NOBODY)


@rule("DBA12 Q6.deployment")
def begin_battle(state: State) -> None:
    """The high scorer has the first bound."""
    state.turn.phase = Phase.BEGIN
    state.turn.active = state.high


@rule("DBA12 Q6.choice", "DBA12 Q6.deployment")
def end_stage(state: State, side: int, stage: int, log: Log) -> None:
    """Tell that a part of the set-up is done, and go to the next; numbering and the die for the edge go on by
    themselves."""
    if stage == Stage.GROUND:
        tell(log, Happening.TERRAIN_ENDED, 0, NOBODY, NOBODY, side, 0 + state.pieces)
    elif stage == Stage.FIRST_LINE or stage == Stage.SECOND_LINE:
        tell(log, Happening.DEPLOYMENT_ENDED, 0, NOBODY, NOBODY, side, 0)
    if state.stage == stage:
        state.stage = stage + 1


@rule("DBA12 Q6.camps")
def has_camp_place(state: State, setting: Setting, side: int) -> bool:
    """Whether one of the usual places is free for a side's camp."""
    edge = 0 + state.forces[side].base_edge
    for step in range(setting.board // (100 * PACE)):
        pose = camp_place(setting, edge, step * 100 * PACE)
        if why_not_camp(state, setting, side, pose) == Cause.LEGAL:
            return True
    return False


@rule("DBA12 Q6.dice", "DBA12 Q6.choice", "DBA12 Q6.edges", "DBA12 Q6.camps", "DBA12 Q6.deployment")
def candidate_set_up(state: State, setting: Setting, question: Decision, out: Actions) -> None:
    """What answers a question of the set-up; of places a few."""
    side = question.side
    if question.kind == Ask.DICE:
        put(out, Act.ROLL_SET_UP, side, NOBODY, NOBODY, NOBODY, NOBODY, 0)
        return
    if question.kind == Ask.GROUND:
        candidate_ground(state, setting, side, out)
    elif question.kind == Ask.EDGES:
        for edge in range(EDGES):
            put(out, Act.NUMBER_EDGES, side, NOBODY, edge, NOBODY, NOBODY, 0)
    elif question.kind == Ask.NUMBERS:
        for edge in range(EDGES):
            put(out, Act.ADD_NUMBERS, side, NOBODY, edge, NOBODY, (edge + 1) % EDGES, 0)
            put(out, Act.ADD_NUMBERS, side, NOBODY, edge, NOBODY, (edge + 3) % EDGES, 0)
    elif question.kind == Ask.CAMP:
        edge = 0 + state.forces[side].base_edge
        for step in range(setting.board // (100 * PACE)):
            pose = camp_place(setting, edge, step * 100 * PACE)
            if why_not_camp(state, setting, side, pose) == Cause.LEGAL:
                put_pose(out, Act.PLACE_CAMP, side, NOBODY, NOBODY, pose.x, pose.y, pose.bearing, 0)
    else:
        candidate_deployments(state, setting, side, out)
    for number in range(ARRANGEMENTS):
        put(out, Act.QUICK, side, NOBODY, NOBODY, NOBODY, number, 0)


@rule("DBA12 Q6.deployment")
def candidate_deployments(state: State, setting: Setting, side: int, out: Actions) -> None:
    """Places for the next element that waits, in three rows; ready when none does."""
    edge = 0 + state.forces[side].base_edge
    me = next_waiting(state, side)
    if me == NOBODY:
        put(out, Act.READY, side, NOBODY, NOBODY, NOBODY, NOBODY, 0)
        return
    for row in range(3):
        for step in range(1, setting.board // (160 * PACE)):
            front = setting.rules.deployment - row * 170 * PACE
            pose = from_edge(setting, edge, step * 160 * PACE, front)
            if why_not_deployed(state, setting, me, pose) == Cause.LEGAL:
                put_pose(out, Act.DEPLOY, side, me, NOBODY, pose.x, pose.y, pose.bearing, 0)


@rule("DBA12 Q6.deployment")
def next_waiting(state: State, side: int) -> int:
    """The first element of a side that is still to be deployed; NOBODY."""
    for me in range(first_of(side), first_of(side) + OF_A_SIDE):
        if state.elements[me].status == Status.WAITING:
            return me
    return NOBODY


@rule("DBA12 Q6.choice", "DBA12 Q6.edges", "DBA12 Q6.camps", "DBA12 Q6.deployment")
def why_not_set_up(state: State, setting: Setting, question: Decision, action: Action) -> int:
    """LEGAL, or why an action does not answer a question of the set-up."""
    act, target = 0 + action.act, 0 + action.target
    if question.kind == Ask.DICE:
        return Cause.LEGAL if act == Act.ROLL_SET_UP else Cause.NOT_ASKED
    if act == Act.QUICK:
        return Cause.LEGAL if NOBODY <= action.amount <= MOST_ARRANGEMENTS else Cause.NOT_ASKED
    pose = pose_at(action.x, action.y, action.bearing)
    if question.kind == Ask.GROUND and act == Act.PLACE_GROUND:
        return why_not_ground(state, setting, target, pose)
    if question.kind == Ask.GROUND and act == Act.NO_MORE_GROUND:
        return why_not_enough_ground(state, setting)
    if question.kind == Ask.EDGES and act == Act.NUMBER_EDGES:
        return Cause.LEGAL if 0 <= target < EDGES else Cause.NO_SUCH_EDGE
    if question.kind == Ask.NUMBERS and act == Act.ADD_NUMBERS:
        if target < 0 or target >= EDGES or action.amount < 0 or action.amount >= EDGES:
            return Cause.NO_SUCH_EDGE
        return Cause.LEGAL if are_adjacent(target, 0 + action.amount) else Cause.EDGES_NOT_ADJACENT
    if question.kind == Ask.CAMP and act == Act.PLACE_CAMP:
        return why_not_camp(state, setting, action.side, pose)
    if question.kind == Ask.DEPLOY and act == Act.DEPLOY:
        if action.actor == NOBODY:
            return Cause.NO_SUCH_UNIT
        return why_not_deployed(state, setting, 0 + action.actor, pose)
    if question.kind == Ask.DEPLOY and act == Act.READY:
        return Cause.LEGAL if next_waiting(state, action.side) == NOBODY else Cause.NOT_ALL_DEPLOYED
    return Cause.NOT_ASKED


@rule("DBA12 Q6.dice", "DBA12 Q6.choice", "DBA12 Q6.edges", "DBA12 Q6.camps", "DBA12 Q6.deployment")
def set_up(state: State, setting: Setting, action: Action, log: Log) -> None:
    """Do an action of the set-up. What comes next is asked by `go_on_setting_up`."""
    answered(state.turn)
    side = 0 + action.side
    pose = pose_at(action.x, action.y, action.bearing)
    if action.act == Act.ROLL_SET_UP:
        throw_dice(state, log)
    elif action.act == Act.QUICK:
        state.forces[side].is_quick = 1 + max(0, action.amount)
    elif action.act == Act.PLACE_GROUND:
        place_ground(state, setting, 0 + action.target, pose, log)
    elif action.act == Act.NUMBER_EDGES:
        number_edges(state, 0 + action.target, log)
    elif action.act == Act.ADD_NUMBERS:
        throw_for_edge(state, 0 + action.target, 0 + action.amount, log)
    elif action.act == Act.PLACE_CAMP:
        pitch_camp(state, setting, side, pose, log)
        state.stage += 1
    elif action.act == Act.DEPLOY:
        deploy(state, setting, 0 + action.actor, pose, log)
    else:
        end_stage(state, side, 0 + state.stage, log)


@rule("DBA12 Q6.dice")
def throw_dice(state: State, log: Log) -> None:
    """Both sides throw; equal scores are thrown again. A side that leaves all to the computer gets an
    arrangement by the dice."""
    first = throw(state.dice, DIE, log, Cause.SET_UP_DIE, NOBODY)
    second = throw(state.dice, DIE, log, Cause.SET_UP_DIE, NOBODY)
    state.forces[0].die = first
    state.forces[1].die = second
    if first == second:
        tell(log, Happening.DICE_EQUAL, 0, NOBODY, NOBODY, 0, 0)
        return
    state.high = 0 if first > second else 1
    for side in range(SIDES):
        if state.forces[side].is_quick:
            state.forces[side].is_quick = 1 + 6 * first + second
    tell(log, Happening.DICE_COMPARED, 0, NOBODY, NOBODY, 0 + state.high, 0)
    state.stage = Stage.GROUND

"""Flag battles, as their outcome: what they begin with, what the umpire reports, who has won and what
follows."""

from __future__ import annotations

from bingqi.kit.action import Action, Actions, put
from bingqi.kit.log import Log, close_ruling, note, open_ruling, tell, throw
from bingqi.kit.rule import rule
from bingqi.kit.turn import Decision, answered, ask
from bingqi.rulesets.campaign.actions import Act, Ask
from bingqi.rulesets.campaign.aftermath import destroy
from bingqi.rulesets.campaign.causes import Cause, Happening
from bingqi.rulesets.campaign.ground import BARRED, cost_of_entry, is_defended, is_endangered, unit_at
from bingqi.rulesets.campaign.state import MEMBERS, NOBODY, SIDES, Setting, State

NOT_REPORTED = -1
MOST_POINTS = 99
STRENGTHS_LISTED = 20
"""How many new strengths are listed for a unit; any other can be reported as well."""


@rule("CAMP W31")
def next_lock(state: State, setting: Setting) -> int:
    """The lowest lock that still holds units, or 0."""
    lowest = 0
    for number in range(setting.forces):
        lock = state.forces[number].lock
        if lock and (lowest == 0 or lock < lowest):
            lowest = lock
    return lowest


@rule("CAMP W22", "CAMP W31", "CAMP W37", "CAMP W31.length")
def begin_flag_battle(state: State, setting: Setting, lock: int, log: Log) -> None:
    """Note where everybody stands and what the ground does at the start, then ask the umpire how it went."""
    flag, rules = state.flag, setting.rules
    open_ruling(log, Cause.FLAG_BATTLE, NOBODY, NOBODY)
    flag.lock = lock
    flag.rounds = rules.flag_rounds
    if rules.flag_rounds_dice:
        flag.rounds = 0
        for _ in range(rules.flag_rounds_dice):
            flag.rounds += throw(state.dice, rules.flag_rounds_sides, log, Cause.ROUNDS_DIE, NOBODY)
    tell(log, Happening.FLAG_BATTLE_BEGAN, Cause.FLAG_BATTLE, NOBODY, NOBODY, flag.rounds, 0)
    for number in range(setting.forces):
        force = state.forces[number]
        if force.lock != lock:
            continue
        force.former_cell = force.cell
        force.reported_strength = NOT_REPORTED
        if is_endangered(setting, force):
            force.started_dangerous = 1
            halve_hit_points(state, number, log)
        if is_defended(setting, force):
            before = starting_points(state, setting, force.side)
            force.started_defensive = 1
            if starting_points(state, setting, force.side) > before:
                note(log, Cause.DEFENSIVE_START, number, 1)
    for side in range(setting.sides):
        flag.scores[side] = NOT_REPORTED
        if fights(state, setting, lock, side):
            tell(log, Happening.FLAG_GOAL, 0, NOBODY, NOBODY, side, points_to_win(state, setting, side))
    ask(state.turn, setting.sides, Ask.FLAG_BATTLE, lock, NOBODY)


@rule("CAMP W22", "CAMP W37")
def halve_hit_points(state: State, me: int, log: Log) -> None:
    """Every member of a unit begins with half its hit points, rounded up."""
    for place in range(MEMBERS):
        member = state.forces[me].members[place]
        if member.full:
            member.hit_points = (member.hit_points + 1) // 2
            tell(
                log, Happening.HIT_POINTS_HALVED, Cause.DANGEROUS_START, me, -1, place + 1, member.hit_points
            )


@rule("CAMP W37")
def starting_points(state: State, setting: Setting, side: int) -> int:
    """One point for each unit of a side that starts in defensive ground, up to the limit."""
    points = 0
    for number in range(setting.forces):
        force = state.forces[number]
        if force.side == side and force.lock == state.flag.lock and force.started_defensive:
            points += 1
    return min(points, setting.rules.flag_start_most)


@rule("CAMP W38")
def points_to_win(state: State, setting: Setting, side: int) -> int:
    """The score that wins at once: four, and one for each unit that started in dangerous ground."""
    points = setting.rules.flag_goal
    for number in range(setting.forces):
        force = state.forces[number]
        if force.side == side and force.lock == state.flag.lock and force.started_dangerous:
            points += 1
    return points


@rule("CAMP W31")
def fights(state: State, setting: Setting, lock: int, side: int) -> bool:
    """Whether a side has units in a flag battle."""
    for number in range(setting.forces):
        if state.forces[number].lock == lock and state.forces[number].side == side:
            return True
    return False


@rule("CAMP W37", "CAMP W38", "CAMP W39")
def candidate_reports(state: State, setting: Setting, out: Actions) -> None:
    """What the umpire may report: scores, then losses, then the end; or let the dice decide all."""
    flag, umpire = state.flag, setting.sides
    waits = False
    for side in range(setting.sides):
        if flag.scores[side] == NOT_REPORTED and fights(state, setting, flag.lock, side):
            waits = True
            for points in range(points_to_win(state, setting, side) + 1):
                put(out, Act.SCORE, umpire, -1, side, -1, points, 0)
    if waits:
        put(out, Act.DICE_DECIDE, umpire, -1, -1, -1, -1, 0)
        return
    put(out, Act.SETTLE, umpire, -1, -1, -1, -1, 0)
    for number in range(setting.forces):
        force = state.forces[number]
        if force.lock != flag.lock or force.is_dying:
            continue
        put(out, Act.DYING, umpire, number, -1, -1, -1, 0)
        if not force.is_player and force.reported_strength == NOT_REPORTED:
            for strength in range(1, force.strength, 1 + (force.strength - 1) // STRENGTHS_LISTED):
                put(out, Act.STRENGTH, umpire, number, -1, -1, strength, 0)


@rule("CAMP W38", "CAMP W39", "CAMP W36.report")
def why_not_report(state: State, setting: Setting, action: Action) -> int:
    """LEGAL, or what is wrong with the umpire's report."""
    flag = state.flag
    if action.act == Act.SETTLE:
        for side in range(setting.sides):
            if flag.scores[side] == NOT_REPORTED and fights(state, setting, flag.lock, side):
                return Cause.SCORE_MISSING
        return Cause.LEGAL
    if action.act == Act.DICE_DECIDE:
        return Cause.LEGAL
    if action.act == Act.SCORE:
        if action.target < 0 or action.target >= setting.sides:
            return Cause.NOT_IN_BATTLE
        if not fights(state, setting, flag.lock, action.target):
            return Cause.NOT_IN_BATTLE
        return Cause.LEGAL if 0 <= action.amount <= MOST_POINTS else Cause.SCORE_OUT_OF_BOUNDS
    return why_not_report_loss(state, action)


@rule("CAMP W39", "CAMP W36.report")
def why_not_report_loss(state: State, action: Action) -> int:
    """LEGAL, or what is wrong with a report about one unit."""
    force = state.forces[action.actor]
    if force.lock != state.flag.lock:
        return Cause.NOT_IN_BATTLE
    if action.act == Act.STRENGTH:
        if force.is_player:
            return Cause.ONLY_FOR_NPC_UNITS
        return Cause.LEGAL if 1 <= action.amount <= force.strength else Cause.STRENGTH_CANNOT_GROW
    if action.act == Act.HIT_POINTS:
        if not force.is_player:
            return Cause.ONLY_FOR_PLAYER_UNITS
        if action.target < 1 or action.target > MEMBERS or force.members[action.target - 1].full == 0:
            return Cause.NO_SUCH_MEMBER
        full = force.members[action.target - 1].full
        return Cause.LEGAL if 0 <= action.amount <= full else Cause.HIT_POINTS_OUT_OF_BOUNDS
    return Cause.LEGAL


@rule("CAMP W38", "CAMP W39", "CAMP W36.report")
def report(state: State, setting: Setting, action: Action, log: Log) -> None:
    """Write down what the umpire says; what is said last of a unit counts."""
    if action.act == Act.SCORE:
        state.flag.scores[action.target] = action.amount
        tell(log, Happening.SCORED, 0, NOBODY, NOBODY, action.target, action.amount)
    elif action.act == Act.STRENGTH:
        state.forces[action.actor].reported_strength = action.amount
        state.forces[action.actor].is_dying = 0
        tell(log, Happening.STRENGTH_CHANGED, 0, action.actor, NOBODY, action.amount, 0)
    elif action.act == Act.HIT_POINTS:
        state.forces[action.actor].members[action.target - 1].hit_points = action.amount
        if action.amount > 0:
            state.forces[action.actor].is_dying = 0
        tell(log, Happening.HIT_POINTS_SET, 0, action.actor, NOBODY, action.target, action.amount)
    elif action.act == Act.DYING:
        all_dying(state, action.actor, log)
    else:
        if action.act == Act.DICE_DECIDE:
            let_dice_decide(state, setting, log)
        settle(state, setting, log)


@rule("CAMP W38", "CAMP W39")
def all_dying(state: State, me: int, log: Log) -> None:
    """Every character of a unit is dying."""
    force = state.forces[me]
    force.is_dying = 1
    for place in range(MEMBERS):
        force.members[place].hit_points = 0
    tell(log, Happening.REPORTED_DYING, Cause.ALL_DYING, me, NOBODY, 0, 0)


@rule("CAMP V6")
def let_dice_decide(state: State, setting: Setting, log: Log) -> None:
    """Without a flag battle on the table: a die for each side's score, and one for the losses of each unit
    that did not win."""
    flag, rules = state.flag, setting.rules
    for side in range(setting.sides):
        if fights(state, setting, flag.lock, side) and flag.scores[side] == NOT_REPORTED:
            face = throw(state.dice, rules.quick_score_sides, log, Cause.QUICK_SCORE_DIE, NOBODY)
            flag.scores[side] = starting_points(state, setting, side) + face
            tell(log, Happening.SCORED, Cause.QUICK_SCORE_DIE, NOBODY, NOBODY, side, flag.scores[side])
    ahead, _ = winners_of(state, setting)
    for number in range(setting.forces):
        force = state.forces[number]
        if force.lock != flag.lock or (ahead >> force.side) & 1 or is_loss_reported(state, number):
            continue
        face = throw(state.dice, rules.quick_loss_sides, log, Cause.QUICK_LOSS_DIE, number)
        if face <= rules.quick_dying_upto:
            all_dying(state, number, log)
        elif face <= rules.quick_halved_upto and not force.is_player:
            force.reported_strength = (force.strength + 1) // 2
            tell(log, Happening.STRENGTH_CHANGED, 0, number, NOBODY, force.reported_strength, 0)


@rule("CAMP V6", "CAMP W36.report")
def is_loss_reported(state: State, me: int) -> bool:
    """Whether the umpire has said what a unit has lost."""
    return state.forces[me].is_dying != 0 or state.forces[me].reported_strength != NOT_REPORTED


@rule("CAMP W38", "CAMP W39")
def settle(state: State, setting: Setting, log: Log) -> None:
    """Name the winners, restore or destroy, say how far the losers must retreat, and ask each winner for its
    advance; the retreats are asked for before the first of these."""
    flag = state.flag
    answered(state.turn)
    winners, cause = winners_of(state, setting)
    flag.winners = winners
    most = 0
    for side in range(setting.sides):
        if (winners >> side) & 1:
            most = max(most, flag.scores[side])
            tell(log, Happening.FLAG_BATTLE_WON, cause, NOBODY, NOBODY, side, 0)
    close_ruling(log, cause, NOBODY, NOBODY, most)
    for back in range(setting.sides):
        side = setting.sides - 1 - back
        if (winners >> side) & 1:
            ask(state.turn, side, Ask.FLAG_ADVANCE, flag.lock, NOBODY)
    for number in range(setting.forces):
        if state.forces[number].lock == flag.lock:
            restore(state, setting, number, log)
    for number in range(setting.forces):
        force = state.forces[number]
        if force.lock == flag.lock and (winners >> force.side) & 1 == 0:
            behind = most - flag.scores[force.side]
            chains = min(max(behind, setting.rules.flag_retreat_least), setting.rules.flag_retreat_most)
            force.retreat_needed = chains
            tell(log, Happening.MUST_RETREAT, Cause.LOST_FLAG_BATTLE, number, NOBODY, chains, 0)


@rule("CAMP W38")
def winners_of(state: State, setting: Setting) -> tuple[int, int]:
    """The winners, a bit each, and why: enough points; else all others dying; else the highest score, shared
    when it is equal."""
    flag = state.flag
    reached, standing, fighting = 0, 0, 0
    for number in range(setting.forces):
        force = state.forces[number]
        if force.lock == flag.lock:
            fighting |= 1 << force.side
            if not force.is_dying:
                standing |= 1 << force.side
    for side in range(setting.sides):
        if (fighting >> side) & 1 and flag.scores[side] >= points_to_win(state, setting, side):
            reached |= 1 << side
    if reached:
        return best_scores(state, setting, reached), int(Cause.ENOUGH_POINTS)
    if standing and standing & (standing - 1) == 0 and standing != fighting:
        return standing, int(Cause.OTHERS_ALL_DYING)
    return best_scores(state, setting, fighting), int(Cause.HIGHEST_SCORE)


@rule("CAMP W38")
def best_scores(state: State, setting: Setting, among: int) -> int:
    """The sides with the highest score among some, a bit each."""
    most, best = NOT_REPORTED, 0
    for side in range(setting.sides):
        if (among >> side) & 1:
            if state.flag.scores[side] > most:
                most, best = state.flag.scores[side], 0
            if state.flag.scores[side] == most:
                best |= 1 << side
    return best


@rule("CAMP W20", "CAMP W39")
def restore(state: State, setting: Setting, me: int, log: Log) -> None:
    """What a unit comes out of the flag battle with. A player unit keeps its state."""
    force = state.forces[me]
    if force.is_player:
        return
    if force.is_dying and not is_defended(setting, force):
        destroy(state, setting, me, Cause.ALL_DYING, log)
        return
    if force.reported_strength != NOT_REPORTED and not is_defended(setting, force):
        force.strength = force.reported_strength
    else:
        tell(log, Happening.RESTORED, 0, me, NOBODY, 0, 0)
    for place in range(MEMBERS):
        force.members[place].hit_points = force.members[place].full
    force.is_dying = 0


@rule("CAMP W39")
def may_take_place(state: State, setting: Setting, me: int, side: int, cell: int) -> bool:
    """Whether a unit of the winning side may enter a cell that a loser of the same battle has left."""
    force = state.forces[me]
    if force.cell == NOBODY or force.side != side or force.lock != state.flag.lock:
        return False
    if unit_at(state, setting, cell) != NOBODY or cost_of_entry(setting, force, cell) == BARRED:
        return False
    for number in range(setting.forces):
        loser = state.forces[number]
        if loser.former_cell == cell and (state.flag.winners >> loser.side) & 1 == 0:
            return True
    return False


@rule("CAMP W39")
def candidate_flag_advances(state: State, setting: Setting, side: int, out: Actions) -> None:
    """Each unit of the winner into each place that the losers have left, and none."""
    for number in range(setting.forces):
        for other in range(setting.forces):
            cell = state.forces[other].former_cell
            if cell != NOBODY and may_take_place(state, setting, number, side, cell):
                put(out, Act.ADVANCE, side, number, -1, cell, -1, 0)
    put(out, Act.STAY, side, -1, -1, -1, -1, 0)


@rule("CAMP W39")
def why_not_flag_advance(state: State, setting: Setting, question: Decision, action: Action) -> int:
    """LEGAL, or what keeps this unit from taking this place."""
    if action.act == Act.STAY:
        return Cause.LEGAL
    if action.x < 0 or action.x >= setting.cells:
        return Cause.OFF_MAP
    if not may_take_place(state, setting, action.actor, question.side, action.x):
        return Cause.NOT_THE_WINNER
    return Cause.LEGAL


@rule("CAMP W39")
def next_loser(state: State, setting: Setting) -> int:
    """The first unit that has lost the flag battle and still has to retreat, or NOBODY."""
    for number in range(setting.forces):
        force = state.forces[number]
        if force.cell != NOBODY and force.lock == state.flag.lock and force.retreat_needed > 0:
            return number
    return NOBODY


@rule("CAMP W39")
def flag_advance_stands(state: State, setting: Setting, side: int) -> bool:
    """Whether the winner has a unit that can take a place; otherwise the question falls away. The losers
    retreat before, one by one: all their questions at once would be more than the stack holds."""
    loser = next_loser(state, setting)
    if loser != NOBODY:
        ask(state.turn, state.forces[loser].side, Ask.RETREAT, loser, Cause.LOST_FLAG_BATTLE)
        return False
    for number in range(setting.forces):
        for other in range(setting.forces):
            cell = state.forces[other].former_cell
            if cell != NOBODY and may_take_place(state, setting, number, side, cell):
                return True
    answered(state.turn)
    return False


@rule("CAMP W13", "CAMP W31")
def end_flag_battle(state: State, setting: Setting, log: Log) -> None:
    """Unlock everybody and clear the table."""
    for number in range(setting.forces):
        force = state.forces[number]
        if force.lock == state.flag.lock:
            force.lock = 0
            tell(log, Happening.UNLOCKED, 0, number, NOBODY, 0, 0)
        force.former_cell = NOBODY
        force.started_dangerous = 0
        force.started_defensive = 0
        force.reported_strength = NOT_REPORTED
    state.flag.lock = 0
    state.flag.rounds = 0
    state.flag.winners = 0
    for side in range(SIDES):
        state.flag.scores[side] = NOT_REPORTED

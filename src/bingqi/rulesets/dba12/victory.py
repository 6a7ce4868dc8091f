"""Who has won."""

from __future__ import annotations

from bingqi.kit.log import Log, note, tell
from bingqi.kit.rule import rule
from bingqi.kit.turn import Result
from bingqi.rulesets.dba12.causes import Cause, Happening
from bingqi.rulesets.dba12.state import NOBODY, SIDES, Ground, Setting, State


@rule("DBA12 Q23")
def result(state: State, setting: Setting) -> Result:
    """Whether the battle is over, who has won, and why."""
    return Result(state.is_over != 0, 0 + state.winners, 0 + state.why)


@rule("DBA12 Q23", "DBA12 Q23.limit")
def test_victory(state: State, setting: Setting, log: Log) -> None:
    """The test at the end of a bound."""
    first, second = losses_of(state, setting, 0), losses_of(state, setting, 1)
    for side in range(SIDES):
        own = second if side else first
        if own > 0:
            force = state.forces[side]
            if force.lost:
                note(log, Cause.ELEMENTS_LOST, NOBODY, 0 + force.lost)
            if own > force.lost:
                note(log, Cause.CAMP_LOST, NOBODY, own - force.lost)
            tell(log, Happening.LOSSES_COUNTED, 0, NOBODY, NOBODY, side, own)
    for side in range(SIDES):
        own, other = (second, first) if side else (first, second)
        force = state.forces[side]
        is_broken = force.general_lost > 0 or own >= setting.rules.losses_to_lose
        if state.is_over == 0 and is_broken and own > other:
            cause = Cause.GENERAL_FALLEN if force.general_lost else Cause.FOUR_LOST
            end(state, 1 << (SIDES - 1 - side), 0 + cause)
            tell(log, Happening.BATTLE_WON, cause, NOBODY, NOBODY, SIDES - 1 - side, 0)
    if state.is_over == 0 and setting.bounds and state.turn.round_number >= setting.bounds:
        end(state, 0, 0 + Cause.TIME_RAN_OUT)
        tell(log, Happening.BATTLE_DRAWN, Cause.TIME_RAN_OUT, NOBODY, NOBODY, 0, 0)


@rule("DBA12 Q23", "DBA12 Q23.camp")
def losses_of(state: State, setting: Setting, side: int) -> int:
    """Elements lost, and what a camp in enemy hands counts."""
    lost = 0 + state.forces[side].lost
    camp = state.features[side]
    if camp.ground == Ground.CAMP and camp.holder != side:
        lost += setting.rules.camp_counts
    return lost


@rule("DBA12 Q23")
def end(state: State, winners: int, cause: int) -> None:
    """Close the battle."""
    state.is_over = 1
    state.winners = winners
    state.why = cause
    state.turn.depth = 0

"""How a battle ends."""

from __future__ import annotations

from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.kit.turn import Result
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.losses import losses_beyond, losses_of
from bingqi.rulesets.dba3.state import NOBODY, SIDES, Setting, State
from bingqi.rulesets.dba3.strongholds import remove_sacked_camps


@rule("DBA3 D211")
def result(state: State, setting: Setting) -> Result:
    """Whether the battle is over, who has won, and why."""
    return Result(state.is_over != 0, 0 + state.winners, 0 + state.why)


@rule("DBA3 D211", "DBA3 D211.time", "DBA3 D212", "DBA3 D212.level")
def test_victory(state: State, setting: Setting, log: Log) -> None:
    """The test at the end of every bound: who has lost enough, and more than the other side, has lost the
    battle. A battle without a loser ends level when its last bound is over."""
    remove_sacked_camps(state, setting, log)
    for side in range(SIDES):
        if losses_of(state, side) >= setting.rules.losses_to_lose and losses_beyond(state, side) > 0:
            end_battle(state, 1 << (SIDES - 1 - side), Cause.MORE_LOSSES, log)
    if state.is_over == 0 and losses_of(state, 0) >= setting.rules.losses_to_lose:
        tell(log, Happening.BATTLE_WENT_ON, Cause.LEVEL_LOSSES, NOBODY, NOBODY, 0, 0)
    if state.is_over == 0 and 0 < setting.bounds <= state.turn.round_number:
        end_battle(state, 0, Cause.TIME_RAN_OUT, log)


@rule("DBA3 D211")
def end_battle(state: State, winners: int, cause: int, log: Log) -> None:
    """End the battle; no winners: it is drawn."""
    state.is_over = 1
    state.winners = winners
    state.why = cause
    for side in range(SIDES):
        tell(log, Happening.LOSSES_TOLD, 0, NOBODY, NOBODY, side, losses_of(state, side))
    for side in range(SIDES):
        if winners >> side & 1:
            tell(log, Happening.BATTLE_WON, cause, NOBODY, NOBODY, side, 0)
    if winners == 0:
        tell(log, Happening.BATTLE_DRAWN, cause, NOBODY, NOBODY, 0, 0)

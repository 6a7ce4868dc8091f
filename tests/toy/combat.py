"""The guards' ambush: hidden, sprung or not, and away for a while afterwards."""

from bingqi.kit.action import Actions, put
from bingqi.kit.log import EVERYONE, Log, close_ruling, note, open_ruling, tell, throw
from bingqi.kit.rule import rule
from bingqi.kit.turn import schedule
from toy.actions import Act
from toy.causes import Cause, Happening
from toy.movement import distance, ground_of, is_taken_up
from toy.state import NOWHERE, Ground, Setting, Side, State

GUARDS_RETURN = 1
FLOOD = 2


@rule("TOY 4")
def candidate_places(state: State, setting: Setting, out: Actions) -> None:
    """Every place for an ambush."""
    for cell in range(setting.columns * setting.rows):
        if why_not_hide(state, setting, cell) == Cause.LEGAL:
            put(out, Act.HIDE, Side.GUARDS, -1, -1, cell, -1, 0)


@rule("TOY 4")
def why_not_hide(state: State, setting: Setting, cell: int) -> int:
    """LEGAL, or why no ambush can lie in a cell."""
    if cell < 0 or cell >= setting.columns * setting.rows:
        return Cause.OFF_MAP
    if ground_of(state, setting, cell) == Ground.DEEP:
        return Cause.DEEP_WATER
    if ground_of(state, setting, cell) == Ground.BANK:
        return Cause.NOT_IN_THE_RIVER
    return Cause.SCOUT_THERE if is_taken_up(state, setting, cell) else Cause.LEGAL


@rule("TOY 4")
def can_hide(state: State, setting: Setting) -> bool:
    """Whether the guards have an ambush to lay, and a place for it."""
    if state.is_laid or state.is_away:
        return False
    for cell in range(setting.columns * setting.rows):
        if why_not_hide(state, setting, cell) == Cause.LEGAL:
            return True
    return False


@rule("TOY 4")
def hide(state: State, cell: int, log: Log) -> None:
    """Lay the ambush. Everyone hears that it is laid, only the guards where."""
    state.ambush = cell
    state.is_laid = 1
    log.audience = 1 << Side.GUARDS
    tell(log, Happening.HID, 0, -1, -1, cell, 0)
    log.audience = EVERYONE
    tell(log, Happening.LAID, 0, -1, -1, 0, 0)


@rule("TOY 6", "TOY 7", "TOY 8")
def spring(state: State, setting: Setting, victim: int, log: Log) -> None:
    """Settle the ambush on a scout; afterwards the guards are away."""
    scout = state.scouts[victim]
    open_ruling(log, Cause.AMBUSH, -1, victim)
    total = throw(state.dice, setting.die_sides, log, Cause.AMBUSH_DIE, -1)
    if setting.ground[scout.cell] == Ground.STONES:
        total += note(log, Cause.ON_STONES, -1, setting.stones)
    if has_friend_near(state, setting, victim):
        total += note(log, Cause.FRIEND_NEAR, -1, setting.friend)
    if total >= setting.taken_at:
        scout.cell = NOWHERE
        scout.is_taken = 1
        close_ruling(log, Cause.TAKEN, -1, victim, total)
    else:
        close_ruling(log, Cause.ESCAPED, -1, victim, total)
    state.ambush = NOWHERE
    state.is_laid = 0
    state.is_away = 1
    schedule(state.turn, GUARDS_RETURN, NOWHERE, state.turn.round_number + setting.away, NOWHERE)


@rule("TOY 7")
def has_friend_near(state: State, setting: Setting, me: int) -> bool:
    """Whether another scout stands next to this one."""
    for other in range(setting.scouts):
        cell = state.scouts[other].cell
        if cell != NOWHERE and distance(setting, cell, state.scouts[me].cell) == 1:
            return True
    return False


@rule("TOY 9", "TOY 9.draw-back")
def flood(state: State, setting: Setting, log: Log) -> None:
    """The fords are deep from now on; an ambush that lies in one is drawn back, and the guards hide anew."""
    state.is_flooded = 1
    tell(log, Happening.FLOODED, 0, -1, -1, 0, 0)
    if state.is_laid and setting.ground[state.ambush] == Ground.FORD:
        state.ambush = NOWHERE
        state.is_laid = 0

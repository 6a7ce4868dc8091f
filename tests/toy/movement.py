"""How scouts move: one cell at a time, by fords and stones, to the far bank."""

from bingqi.geometry.grid import square_distance
from bingqi.kit.action import Action, Actions, put
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.kit.turn import ask
from toy.actions import Act, Ask
from toy.causes import Cause, Happening
from toy.state import NOWHERE, Ground, Setting, Side, State


@rule("TOY 2")
def candidate_steps(state: State, setting: Setting, out: Actions) -> None:
    """Every step of every scout, and waiting."""
    for me in range(setting.scouts):
        for cell in range(setting.columns * setting.rows):
            if why_not_step(state, setting, me, cell) == Cause.LEGAL:
                put(out, Act.STEP, Side.SCOUTS, me, -1, cell, -1, 0)
    put(out, Act.WAIT, Side.SCOUTS, -1, -1, -1, -1, 0)


@rule("TOY 2", "TOY 3")
def why_not_step(state: State, setting: Setting, me: int, cell: int) -> int:
    """LEGAL, or what keeps a scout from stepping into a cell."""
    if me < 0 or me >= setting.scouts or state.scouts[me].cell == NOWHERE:
        return Cause.NO_SUCH_UNIT
    if cell < 0 or cell >= setting.columns * setting.rows:
        return Cause.OFF_MAP
    if distance(setting, state.scouts[me].cell, cell) != 1:
        return Cause.NOT_NEXT_TO_IT
    if is_taken_up(state, setting, cell):
        return Cause.SCOUT_THERE
    if ground_of(state, setting, cell) == Ground.DEEP:
        return Cause.DEEP_WATER
    return Cause.LEGAL


@rule("TOY 2", "TOY 5")
def step(state: State, setting: Setting, action: Action, log: Log) -> None:
    """Move a scout; in the river the guards may answer, while an ambush is laid."""
    scout = state.scouts[action.actor]
    scout.cell = action.x
    tell(log, Happening.STEPPED, 0, action.actor, -1, scout.cell, 0)
    if scout.cell % setting.columns == setting.columns - 1:
        scout.cell = NOWHERE
        tell(log, Happening.ACROSS, 0, action.actor, -1, 0, 0)
    elif state.is_laid and setting.ground[scout.cell] != Ground.BANK:
        ask(state.turn, Side.GUARDS, Ask.SPRING, action.actor, NOWHERE)


@rule("TOY 3", "TOY 9")
def ground_of(state: State, setting: Setting, cell: int) -> int:
    """What a cell is now: fords are deep once the river is in flood."""
    if state.is_flooded and setting.ground[cell] == Ground.FORD:
        return Ground.DEEP
    return setting.ground[cell]


@rule("TOY 3")
def is_taken_up(state: State, setting: Setting, cell: int) -> bool:
    """Whether a scout stands in a cell."""
    for number in range(setting.scouts):
        if state.scouts[number].cell == cell:
            return True
    return False


@rule("TOY 2")
def distance(setting: Setting, cell: int, other: int) -> int:
    """Steps between two cells."""
    row, column = cell // setting.columns, cell % setting.columns
    to_row, to_column = other // setting.columns, other % setting.columns
    return square_distance(column, row, to_column, to_row)

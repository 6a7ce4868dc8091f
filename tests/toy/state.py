"""The records of the toy. Cells are numbered row by row from the near bank's first corner."""

from enum import IntEnum

from bingqi.kit.dice import Dice
from bingqi.kit.record import Many, Record, i8, i16, many, record
from bingqi.kit.turn import Turn

SCOUTS = 4
CELLS = 64
NOWHERE = -1


class Side(IntEnum):
    """Who plays."""

    SCOUTS = 0
    GUARDS = 1


class Ground(IntEnum):
    """What a cell is."""

    BANK = 0
    FORD = 1
    STONES = 2
    DEEP = 3


@record
class Scout(Record):
    """One scout. `cell` is -1 once it is across or taken."""

    cell: i8
    is_taken: i8


@record
class State(Record):
    """A crossing at one moment. `winners` holds a bit per side, `why` is the cause."""

    turn: Turn
    dice: Dice
    ambush: i8
    """Where the ambush lies, -1 when none is laid. Only the guards may know."""
    is_laid: i8
    is_away: i8
    """The guards have sprung an ambush and are not back yet."""
    is_flooded: i8
    is_over: i8
    winners: i8
    why: i16
    scouts: Many[Scout] = many(SCOUTS)


@record
class Setting(Record):
    """What does not change during a crossing: the numbers of the rules and the ground."""

    columns: i8
    rows: i8
    scouts: i8
    rounds: i8
    needed: i8
    die_sides: i8
    taken_at: i8
    stones: i8
    friend: i8
    flood_sides: i8
    flood_after: i8
    away: i8
    ground: Many[i8] = many(CELLS)

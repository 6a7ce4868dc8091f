"""What can be done in the toy, how it is written, and how the numbers of its events are written."""

from enum import IntEnum

from bingqi.kit.action import Convertors, Named, Number, Pattern
from bingqi.kit.cell import CellName
from bingqi.kit.ruleset import Shape
from toy.causes import Happening

SIDES = ("Scouts", "Guards")


class Act(IntEnum):
    """The kinds of action."""

    HIDE = 1
    STEP = 2
    WAIT = 3
    SPRING = 4
    LET_PASS = 5


class Ask(IntEnum):
    """The kinds of question."""

    NOTHING = 0
    HIDE = 1
    """Where the guards lie in ambush."""
    STEP = 2
    """Which scout goes where."""
    SPRING = 3
    """Whether the guards spring their ambush on `about`, which has just stepped into the river."""


PATTERNS: dict[int, Pattern] = {
    Act.HIDE: Pattern("hide at {x:cell}"),
    Act.STEP: Pattern("{actor:unit} to {x:cell}"),
    Act.WAIT: Pattern("wait"),
    Act.SPRING: Pattern("spring"),
    Act.LET_PASS: Pattern("let pass"),
}

SHAPES: dict[int, Shape] = {
    Happening.ROUND_BEGAN: Shape(a=("round", "number")),
    Happening.RAIN: Shape(a=("round", "number")),
    Happening.HID: Shape(a=("cell", "cell")),
    Happening.STEPPED: Shape(a=("cell", "cell")),
    Happening.WON: Shape(a=("side", "side")),
}


def convertors(units: tuple[str, ...], columns: int, rows: int) -> Convertors:
    """How this game's names and places are written."""
    return {
        "unit": Named(units, "unit"),
        "side": Named(SIDES, "side"),
        "number": Number(),
        "cell": CellName(columns, rows),
    }

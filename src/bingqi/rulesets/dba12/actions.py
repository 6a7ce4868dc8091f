"""What can be done in a battle, how it is written, and how the numbers of its events are written."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from bingqi.errors import Unreadable
from bingqi.kit.action import Convertor, Convertors, Named, Number, Pattern
from bingqi.kit.plane import Bearing, Together
from bingqi.kit.ruleset import Shape
from bingqi.rulesets.dba12.causes import Happening
from bingqi.rulesets.dba12.state import PACE

EDGES_OF_BOARD = ("south", "west", "north", "east")
"""By base edge; the southern one is y = 0."""
EDGES = ("front", "right", "rear", "left", "left-corner", "right-corner")
"""Where a contact lines up: on an edge, or in overlap at a front corner of the enemy."""


class Act(IntEnum):
    """The kinds of action."""

    # set-up
    ROLL_SET_UP = 1
    PLACE_GROUND = 2
    NO_MORE_GROUND = 3
    NUMBER_EDGES = 4
    ADD_NUMBERS = 5
    PLACE_CAMP = 6
    DEPLOY = 7
    READY = 8
    QUICK = 9
    # the bound
    ROLL_POINTS = 20
    CHOOSE = 21
    MOVE = 22
    CONTACT = 23
    FORM_COLUMN = 24
    BY_ROAD = 25
    BACK = 26
    ENTER = 27
    LET_BE = 28
    """The chosen elements do not move after all."""
    END_MOVES = 29
    # shooting and close combat
    SHOOT = 40
    HOLD_FIRE = 41
    FIGHT = 42


class Ask(IntEnum):
    """The kinds of question."""

    NOTHING = 0
    DICE = 1
    """The set-up dice."""
    GROUND = 2
    """The low scorer places another piece of terrain, or no more."""
    EDGES = 3
    """The low scorer numbers the board edges."""
    NUMBERS = 4
    """The high scorer gives the numbers 5 and 6."""
    CAMP = 5
    DEPLOY = 6
    POINTS = 7
    MOVE = 8
    """The active side moves; `State.chosen` are the elements that it has chosen."""
    AIM = 9
    """Which element shoots at what, or does not."""
    FIGHT = 10
    """Which close combat is fought next."""


PATTERNS: dict[int, Pattern] = {
    Act.ROLL_SET_UP: Pattern("roll for set-up"),
    Act.PLACE_GROUND: Pattern("place {target:outline} at {x:paces},{y:paces} facing {bearing:bearing}"),
    Act.NO_MORE_GROUND: Pattern("no more terrain"),
    Act.NUMBER_EDGES: Pattern("number the edges from {target:board}"),
    Act.ADD_NUMBERS: Pattern("five to {target:board} and six to {amount:board}"),
    Act.PLACE_CAMP: Pattern("camp at {x:paces},{y:paces} facing {bearing:bearing}"),
    Act.DEPLOY: Pattern("deploy {actor:unit} at {x:paces},{y:paces} facing {bearing:bearing}"),
    Act.READY: Pattern("ready"),
    Act.QUICK: Pattern("quick[ {amount:number}]"),
    Act.ROLL_POINTS: Pattern("roll for points"),
    Act.CHOOSE: Pattern("choose {group:units}"),
    Act.MOVE: Pattern("{group:units} to {x:paces},{y:paces} facing {bearing:bearing}"),
    Act.CONTACT: Pattern("{group:units} contacts {target:thing} {amount:edge}[ by {actor:unit}]"),
    Act.FORM_COLUMN: Pattern(
        "{group:units} in column behind {actor:unit} at {x:paces},{y:paces} facing {bearing:bearing}"
    ),
    Act.BY_ROAD: Pattern("{group:units} by road {x:paces}"),
    Act.BACK: Pattern("{group:units} back {x:paces}"),
    Act.ENTER: Pattern("{group:units} enters {target:thing}"),
    Act.LET_BE: Pattern("let be"),
    Act.END_MOVES: Pattern("end moves"),
    Act.SHOOT: Pattern("{actor:unit} shoots {target:thing}"),
    Act.HOLD_FIRE: Pattern("{actor:unit} holds fire"),
    Act.FIGHT: Pattern("{actor:unit} fights {target:thing}"),
}

SHAPES: dict[int, Shape] = {
    # set-up
    Happening.DICE_COMPARED: Shape(a=("side", "side")),
    Happening.TERRAIN_PLACED: Shape(a=("piece", "number")),
    Happening.TERRAIN_ENDED: Shape(a=("side", "side"), b=("pieces", "number")),
    Happening.EDGES_NUMBERED: Shape(a=("edge", "board")),
    Happening.EDGES_ADDED: Shape(a=("five", "board"), b=("six", "board")),
    Happening.BASE_EDGE_SET: Shape(a=("side", "side"), b=("edge", "board")),
    Happening.CAMP_PLACED: Shape(a=("side", "side")),
    Happening.DEPLOYMENT_ENDED: Shape(a=("side", "side")),
    # the bound
    Happening.BOUND_BEGAN: Shape(a=("bound", "number"), b=("side", "side")),
    Happening.POINTS_SET: Shape(a=("side", "side"), b=("points", "number")),
    Happening.MOVES_ENDED: Shape(a=("side", "side"), b=("points", "number")),
    Happening.BOUND_ENDED: Shape(a=("bound", "number")),
    # movement
    Happening.MOVED: Shape(a=("distance", "length"), b=("cost", "number")),
    Happening.GROUP_MOVED: Shape(a=("distance", "length"), b=("cost", "number")),
    Happening.WHEELED: Shape(a=("angle", "angle")),
    Happening.SHIFTED: Shape(a=("distance", "length")),
    Happening.COLUMN_FORMED: Shape(a=("distance", "length"), b=("cost", "number")),
    Happening.BROKE_OFF: Shape(a=("distance", "length"), b=("cost", "number")),
    Happening.CONTACTED_CAMP: Shape(a=("side", "side")),
    # shooting and close combat
    Happening.FACTORS_COMPARED: Shape(a=("own", "number"), b=("enemy", "number")),
    Happening.TOTALS_COMPARED: Shape(a=("own", "number"), b=("enemy", "number")),
    # outcomes
    Happening.RECOILED: Shape(a=("distance", "length")),
    Happening.PUSHED: Shape(a=("distance", "length")),
    Happening.FLED: Shape(a=("distance", "length")),
    Happening.DODGED: Shape(a=("angle", "angle")),
    Happening.FLIGHT_STOPPED: Shape(a=("distance", "length")),
    Happening.PURSUED: Shape(a=("distance", "length")),
    # losses and the end of the battle
    Happening.GENERAL_LOST: Shape(a=("side", "side")),
    Happening.CAMP_TAKEN: Shape(a=("side", "side")),
    Happening.CAMP_RETAKEN: Shape(a=("side", "side")),
    Happening.LOSSES_COUNTED: Shape(a=("side", "side"), b=("losses", "number")),
    Happening.BATTLE_WON: Shape(a=("side", "side")),
}

UNITS: dict[int, str] = {}


def convertors(
    units: tuple[str, ...],
    features: tuple[str, ...],
    sides: tuple[str, ...],
    outlines: tuple[str, ...],
) -> Convertors:
    """How this game's names and places are written."""
    found: dict[str, Convertor] = {
        "unit": Named(units, "unit"),
        "units": Together(units, "unit"),
        "thing": Named(units + features, "thing"),
        "side": Named(sides, "side"),
        "outline": Named(outlines, "outline"),
        "board": Named(EDGES_OF_BOARD, "edge"),
        "edge": Named(EDGES, "edge"),
        "number": Number(),
        "paces": Paces(),
        "length": Rounded(),
        "bearing": Bearing(),
        "angle": Angle(),
    }
    return found


@dataclass(frozen=True)
class Paces:
    """A length or a coordinate in grains, written in paces: `1200`, `37.5`; five digits after the point tell
    every grain."""

    most: int = 6400
    pattern: str = r"-?\d+(?:\.\d+)?"
    board_unit: int = 100 * PACE
    """Grains in a unit of the drawn board."""

    def write(self, value: int) -> str:
        paces, rest = divmod(abs(value) * (100_000 // PACE), 100_000)
        digits = f"{rest:05d}".rstrip("0")
        return f"{'-' if value < 0 else ''}{paces}" + (f".{digits}" if digits else "")

    def read(self, text: str) -> int:
        whole, _, part = text.removeprefix("-").partition(".")
        if len(part) > 5:
            raise Unreadable("error-length-digits", length=text, nearest=text[: len(text) - len(part) + 5])
        if len(whole.lstrip("0")) > len(str(self.most)) or int(whole) > self.most:
            raise Unreadable("error-length-size", length=text, nearest=str(self.most))
        parts = int(whole) * 100_000 + int(part.ljust(5, "0") or 0)
        grains = (parts * PACE + 50_000) // 100_000
        return -grains if text.startswith("-") else grains


@dataclass(frozen=True)
class Rounded:
    """A length in grains as whole paces, to be told."""

    pattern: str = r"-?\d+"

    def write(self, value: int) -> str:
        return str((value + PACE // 2) // PACE)

    def read(self, text: str) -> int:
        return int(text) * PACE


@dataclass(frozen=True)
class Angle:
    """Tenths of a degree, written as degrees without a sign."""

    pattern: str = r"\d+(?:\.\d)?"

    def write(self, value: int) -> str:
        degrees, tenths = divmod(abs(value), 10)
        return f"{degrees}.{tenths}" if tenths else str(degrees)

    def read(self, text: str) -> int:
        degrees, _, tenths = text.partition(".")
        return int(degrees) * 10 + int(tenths or 0)

"""What can be done in a campaign, how it is written, and how the numbers of its events are written."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from fractions import Fraction

from bingqi.geometry.grid import HEX_DIRECTIONS, SQUARE_DIRECTIONS
from bingqi.kit.action import Convertor, Convertors, Named, Number, Pattern
from bingqi.kit.cell import CellName, RouteName
from bingqi.kit.ruleset import Shape
from bingqi.rulesets.campaign.causes import Cause, Happening
from bingqi.rulesets.campaign.state import STEP_BITS, WHOLE

MOST_STEPS = 16


class Act(IntEnum):
    """The kinds of action."""

    BEGIN = 1
    CHOOSE = 2
    PLAN = 3
    HOLD = 4
    END_PLANNING = 5
    RETREAT = 6
    ADVANCE = 7
    STAY = 8
    SCORE = 9
    STRENGTH = 10
    DYING = 11
    HIT_POINTS = 12
    SETTLE = 13
    DICE_DECIDE = 14


class Ask(IntEnum):
    """The kinds of question."""

    NOTHING = 0
    BEGIN = 1
    PLAN = 2
    """Which unit of the active side plans next, or the plan itself; `about` is the chosen unit or -1."""
    RETREAT = 3
    """The next step of the retreat of `about`."""
    ADVANCE = 4
    """Which attacker of `about` enters the cell `detail`."""
    FLAG_BATTLE = 5
    """The umpire reports the flag battle of the lock `about`."""
    FLAG_ADVANCE = 6
    """Which unit of the winning side enters a place that the losers of the lock `about` have left."""


PATTERNS: dict[int, Pattern] = {
    Act.BEGIN: Pattern("begin"),
    Act.CHOOSE: Pattern("choose {actor:unit}"),
    Act.PLAN: Pattern("{actor:unit}[ to {x:cell}][ along {group:route}][ attacks {target:unit}]"),
    Act.HOLD: Pattern("{actor:unit} holds"),
    Act.END_PLANNING: Pattern("end planning"),
    Act.RETREAT: Pattern("{actor:unit} back to {x:cell}"),
    Act.ADVANCE: Pattern("{actor:unit} enters {x:cell}"),
    Act.STAY: Pattern("stay"),
    Act.SCORE: Pattern("score of {target:side} is {amount:number}"),
    Act.STRENGTH: Pattern("{actor:unit} has strength {amount:number}"),
    Act.DYING: Pattern("{actor:unit} all dying"),
    Act.HIT_POINTS: Pattern("{actor:unit} member {target:number} has {amount:number}"),
    Act.SETTLE: Pattern("settle"),
    Act.DICE_DECIDE: Pattern("dice decide"),
}

SHAPES: dict[int, Shape] = {
    Happening.ROUND_BEGAN: Shape(a=("round", "number")),
    Happening.LENGTH_SET: Shape(a=("rounds", "number")),
    Happening.TURN_BEGAN: Shape(a=("side", "side")),
    Happening.ROUND_ENDED: Shape(a=("round", "number")),
    Happening.PLANNED_MOVE: Shape(a=("cell", "cell"), b=("cost", "number")),
    Happening.MOVED: Shape(a=("cell", "cell"), b=("cost", "number")),
    Happening.STOPPED: Shape(a=("cell", "cell")),
    Happening.STRENGTHS_COMPARED: Shape(a=("attackers", "strength"), b=("defender", "strength")),
    Happening.CHECK_TOTAL: Shape(a=("total", "number"), b=("difficulty", "number")),
    Happening.MUST_RETREAT: Shape(a=("distance", "number")),
    Happening.RETREAT_STEP: Shape(a=("cell", "cell")),
    Happening.RETREAT_LENGTHENED: Shape(a=("distance", "number")),
    Happening.RETREATED: Shape(a=("cell", "cell"), b=("distance", "number")),
    Happening.ADVANCED: Shape(a=("cell", "cell")),
    Happening.STAYED_BACK: Shape(a=("side", "side")),
    Happening.REGROUPED: Shape(a=("side", "side")),
    Happening.FLAG_BATTLE_BEGAN: Shape(a=("rounds", "number")),
    Happening.FLAG_GOAL: Shape(a=("side", "side"), b=("points", "number")),
    Happening.HIT_POINTS_HALVED: Shape(a=("member", "number"), b=("hit_points", "number")),
    Happening.SCORED: Shape(a=("side", "side"), b=("points", "number")),
    Happening.FLAG_BATTLE_WON: Shape(a=("side", "side")),
    Happening.STRENGTH_CHANGED: Shape(a=("strength", "number")),
    Happening.HIT_POINTS_SET: Shape(a=("member", "number"), b=("hit_points", "number")),
    Happening.SIDE_OUT: Shape(a=("side", "side")),
    Happening.CAMPAIGN_WON: Shape(a=("side", "side")),
}

UNITS: dict[int, str] = {
    Cause.ATTACKER_STRENGTH: "strength",
    Cause.DEFENDER_STRENGTH: "strength",
    Cause.DEFENSIVE_GROUND: "strength",
    Cause.DANGEROUS_GROUND: "strength",
    Cause.SPECIAL_GROUND: "strength",
    Cause.DEFENSIVE_START: "points",
}


def convertors(
    units: tuple[str, ...], sides: tuple[str, ...], columns: int, rows: int, is_square: bool
) -> Convertors:
    """How this game's names and places are written."""
    directions = SQUARE_DIRECTIONS if is_square else HEX_DIRECTIONS
    found: dict[str, Convertor] = {
        "unit": Named(units, "unit"),
        "side": Named(sides, "side"),
        "number": Number(),
        "points": Number(),
        "cell": CellName(columns, rows),
        "route": RouteName(directions, STEP_BITS, MOST_STEPS),
        "strength": Strength(),
    }
    return found


@dataclass(frozen=True)
class Strength:
    """A strength kept in 144ths, written as a whole number or a fraction."""

    pattern: str = r"-?\d+(?:/\d+)?"

    def write(self, value: int) -> str:
        return str(Fraction(value, WHOLE))

    def read(self, text: str) -> int:
        return int(Fraction(text) * WHOLE)

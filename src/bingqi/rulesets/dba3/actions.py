"""What can be done in a battle, how it is written, and how the numbers of its events are written."""

from __future__ import annotations

from enum import IntEnum

from bingqi.kit.action import Convertor, Convertors, Named, Number, Pattern
from bingqi.kit.plane import Angle, Bearing, Distance, Length, Together
from bingqi.kit.ruleset import Shape
from bingqi.rulesets.dba3.happenings import Happening
from bingqi.rulesets.dba3.state import Ground

SIDES_OF_BOARD = ("near", "left", "far", "right")
"""By base edge; the near one is y = 0."""
EDGES = ("front", "right", "rear", "left", "left-corner", "right-corner")
"""Where a contact lines up: on an edge, or in overlap at a front corner of the enemy."""

GROUND_NAMES = tuple(ground.name.lower().replace("_", "-") for ground in Ground)
"""Kinds of ground by number, as the data files write them."""


class Act(IntEnum):
    """The kinds of action."""

    # set-up
    ROLL_AGGRESSION = 1
    TAKE_GROUND = 2
    PLACE_GROUND = 3
    LEAVE_OUT = 4
    NO_MORE_GROUND = 5
    TAKE_EDGE = 6
    PLACE_CAMP = 7
    DEPLOY = 8
    DEPLOY_INSIDE = 9
    KEEP_BACK = 10
    SWAP = 11
    READY = 12
    QUICK = 13
    """The computer does what is left of the own set-up; `amount` 1: only what is asked now."""
    NAME_QUARTER = 14
    FIELD_AS = 15
    """An element for which the army list has two forms takes the second one, for good."""
    # the bound
    ROLL_PIPS = 20
    CHOOSE = 21
    MOVE = 22
    CONTACT = 23
    FORM_COLUMN = 24
    BY_ROAD = 25
    BACK = 26
    ENTER = 27
    LAND = 28
    REVOLT = 29
    LET_BE = 30
    """The chosen elements do not move after all."""
    END_MOVES = 31
    # shooting and close combat
    SHOOT = 40
    HOLD_FIRE = 41
    FIGHT = 42
    # what the dice leave open
    CONFORM = 50
    STAND = 51
    """It does not conform and counts as overlapped too."""
    RECOIL = 52
    TURN_AND_RECOIL = 53
    OCCUPY = 54
    STAY_AS_GARRISON = 55
    MARCH_OUT = 56


class Ask(IntEnum):
    """The kinds of question."""

    NOTHING = 0
    AGGRESSION = 1
    GROUND = 2
    """The defender chooses a piece of ground, or places the one chosen."""
    EDGE = 3
    CAMP = 4
    DEPLOY = 5
    SWAP = 6
    PIPS = 7
    MOVE = 8
    """The active side moves; `State.chosen` are the elements that it has chosen."""
    AIM = 9
    """What `about` shoots at."""
    FIGHT = 10
    """Which close combat is fought next."""
    CONFORM = 11
    """Whether `about`, which a group has contacted where it cannot line up, conforms."""
    RECOIL = 12
    """How `about` recoils."""
    OCCUPY = 13
    """Which victor enters the stronghold `about` (a feature)."""
    SACKED = 14
    """Whether `about`, which has done with its sack, stays as garrison."""
    QUARTER = 15
    """Set-up: in which quarter the ground that the defender has chosen is placed."""


PATTERNS: dict[int, Pattern] = {
    Act.ROLL_AGGRESSION: Pattern("roll for aggression"),
    Act.TAKE_GROUND: Pattern("take {target:ground}"),
    Act.PLACE_GROUND: Pattern("place {target:outline} at {x:bw},{y:bw} facing {bearing:bearing}"),
    Act.LEAVE_OUT: Pattern("leave out {target:ground}"),
    Act.NO_MORE_GROUND: Pattern("no more ground"),
    Act.TAKE_EDGE: Pattern("take the {target:board} edge"),
    Act.PLACE_CAMP: Pattern("camp at {x:bw},{y:bw} facing {bearing:bearing}"),
    Act.DEPLOY: Pattern("deploy {actor:unit} at {x:bw},{y:bw} facing {bearing:bearing}"),
    Act.DEPLOY_INSIDE: Pattern("deploy {actor:unit} in {target:thing}"),
    Act.KEEP_BACK: Pattern("keep {actor:unit} back for landing"),
    Act.SWAP: Pattern("swap {actor:unit} with {target:thing}"),
    Act.READY: Pattern("ready"),
    Act.QUICK: Pattern("quick[ {amount:number}]"),
    Act.NAME_QUARTER: Pattern("quarter {amount:number}"),
    Act.FIELD_AS: Pattern("field {actor:unit} as {target:troop}"),
    Act.ROLL_PIPS: Pattern("roll for pips"),
    Act.CHOOSE: Pattern("choose {group:units}"),
    Act.MOVE: Pattern("{group:units} to {x:bw},{y:bw} facing {bearing:bearing}"),
    Act.CONTACT: Pattern("{group:units} contacts {target:thing} {amount:edge}[ by {actor:unit}]"),
    Act.FORM_COLUMN: Pattern(
        "{group:units} in column behind {actor:unit} to {x:bw},{y:bw} facing {bearing:bearing}"
    ),
    Act.BY_ROAD: Pattern("{group:units} by road {x:bw}"),
    Act.BACK: Pattern("{group:units} back {x:bw}"),
    Act.ENTER: Pattern("{actor:unit} enters {target:thing}"),
    Act.LAND: Pattern("{group:units} lands at {x:bw},{y:bw} facing {bearing:bearing}"),
    Act.REVOLT: Pattern("revolt in {target:thing}"),
    Act.LET_BE: Pattern("let be"),
    Act.END_MOVES: Pattern("end moves"),
    Act.SHOOT: Pattern("{actor:unit} shoots {target:thing}"),
    Act.HOLD_FIRE: Pattern("{actor:unit} holds fire"),
    Act.FIGHT: Pattern("{actor:unit} fights {target:thing}"),
    Act.CONFORM: Pattern("{actor:unit} conforms"),
    Act.STAND: Pattern("{actor:unit} stands"),
    Act.RECOIL: Pattern("{actor:unit} recoils {x:bw}"),
    Act.TURN_AND_RECOIL: Pattern("{actor:unit} turns and recoils {x:bw}"),
    Act.OCCUPY: Pattern("{actor:unit} occupies {target:thing}"),
    Act.STAY_AS_GARRISON: Pattern("{actor:unit} stays as garrison"),
    Act.MARCH_OUT: Pattern("{actor:unit} marches out"),
}


SHAPES: dict[int, Shape] = {
    # the course of the battle
    Happening.BOUND_BEGAN: Shape(a=("side", "side"), b=("bound", "number")),
    Happening.PIPS_THROWN: Shape(a=("side", "side"), b=("pips", "number")),
    Happening.PIPS_SPENT: Shape(a=("pips", "number"), b=("left", "number")),
    Happening.PIPS_LOST: Shape(a=("side", "side"), b=("pips", "number")),
    Happening.BOUND_ENDED: Shape(a=("side", "side"), b=("bound", "number")),
    # moving
    Happening.MOVED: Shape(a=("distance", "length"), b=("cost", "number")),
    Happening.GROUP_MOVED: Shape(a=("count", "number"), b=("cost", "number")),
    Happening.MOVED_ALONG: Shape(a=("distance", "length")),
    Happening.WHEELED: Shape(a=("angle", "angle")),
    Happening.COLUMN_FORMED: Shape(a=("count", "number")),
    Happening.BROKE_OFF: Shape(a=("distance", "length")),
    # contact
    Happening.SLID: Shape(a=("distance", "length")),
    # shooting and combat
    Happening.TOTAL: Shape(a=("total", "number")),
    # outcome moves
    Happening.RECOILED: Shape(a=("distance", "length")),
    Happening.RECOIL_STOPPED: Shape(a=("distance", "length")),
    Happening.PUSHED_BACK: Shape(a=("distance", "length")),
    Happening.PUSH_STOPPED: Shape(a=("distance", "length")),
    Happening.FLED: Shape(a=("distance", "length")),
    Happening.FLIGHT_ENDED: Shape(a=("distance", "length")),
    Happening.PURSUED: Shape(a=("distance", "length")),
    Happening.PURSUIT_STOPPED: Shape(a=("distance", "length")),
    # cities, forts and camps
    Happening.ENTERED: Shape(a=("place", "thing")),
    Happening.LEFT: Shape(a=("place", "thing")),
    Happening.SALLIED: Shape(a=("place", "thing")),
    Happening.RETURNED: Shape(a=("place", "thing")),
    Happening.SACK_BEGAN: Shape(a=("place", "thing")),
    Happening.SACK_WENT_ON: Shape(a=("place", "thing")),
    Happening.SACK_ENDED: Shape(a=("place", "thing")),
    Happening.SACKER_STAYED: Shape(a=("place", "thing")),
    Happening.SURRENDERED: Shape(a=("place", "thing"), b=("side", "side")),
    Happening.PUPPET_SET_UP: Shape(a=("place", "thing"), b=("side", "side")),
    Happening.CITY_EMPTY: Shape(a=("place", "thing")),
    Happening.REVOLTED: Shape(a=("place", "thing"), b=("side", "side")),
    Happening.DENIZENS_GONE: Shape(a=("place", "thing")),
    Happening.CAMP_SACKED: Shape(a=("place", "thing")),
    Happening.CAMP_REMOVED: Shape(a=("place", "thing")),
    # losses and the end
    Happening.LOSS_COUNTED: Shape(a=("side", "side"), b=("losses", "number")),
    Happening.LOSSES_TOLD: Shape(a=("side", "side"), b=("losses", "number")),
    Happening.BATTLE_WON: Shape(a=("side", "side")),
    # setting up
    Happening.AGGRESSION_TOTAL: Shape(a=("side", "side"), b=("total", "number")),
    Happening.ATTACKER_FOUND: Shape(a=("side", "side")),
    Happening.FEATURE_CHOSEN: Shape(a=("side", "side"), b=("terrain", "ground")),
    Happening.QUARTER_FOUND: Shape(a=("quarter", "number")),
    Happening.FEATURE_PLACED: Shape(a=("terrain", "ground"), b=("quarter", "number")),
    Happening.FEATURE_DROPPED: Shape(a=("terrain", "ground")),
    Happening.EDGE_CHOSEN: Shape(a=("side", "side"), b=("edge", "board")),
    Happening.CAMP_PLACED: Shape(a=("side", "side")),
    Happening.NO_CAMP: Shape(a=("side", "side")),
    Happening.CHOSEN: Shape(a=("troop", "troop")),
    Happening.DEPLOYMENT_ENDED: Shape(a=("side", "side")),
}
"""How the numbers of events are written. The words add BW and degrees."""

UNITS: dict[int, str] = {}
"""Every modifier is a plain number."""


def convertors(
    units: tuple[str, ...],
    sides: tuple[str, ...],
    features: tuple[str, ...],
    troops: tuple[str, ...],
    outlines: tuple[str, ...],
    homes: tuple[str, ...],
) -> Convertors:
    """How one battle's names and lengths are written. Units by element, an empty name where there is none;
    features by number; troops, outlines and homes by their row in the data."""
    found: dict[str, Convertor] = {
        "unit": Named(units, "unit"),
        "units": Together(units, "unit"),
        "thing": Named(units + features, "thing"),
        "feature": Named(features, "feature"),
        "side": Named(sides, "side"),
        "number": Number(),
        "bw": Length(),
        "length": Distance(),
        "bearing": Bearing(),
        "angle": Angle(),
        "edge": Named(EDGES, "edge"),
        "board": Named(SIDES_OF_BOARD, "edge"),
        "ground": Named(GROUND_NAMES, "ground"),
        "outline": Named(outlines, "outline"),
        "home": Named(homes, "home"),
        "troop": Named(troops, "troop"),
    }
    return found

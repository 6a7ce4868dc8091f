"""The records of a battle. Lengths and places are in grains: a base is 160 paces wide, that is a million
grains, so a pace is 6250. Bearings are in tenths of a degree.

Elements 0 to 15 are the first side's, 16 to 31 the second's. Bit sets of elements have bit *n* for element
*n*, bit sets of features bit *n* for feature *n*. Where a rule means either an element or a feature of the
ground, a feature's number stands above `FEATURE`.
"""

from enum import IntEnum

from bingqi.geometry.tolerance import UNIT
from bingqi.kit.dice import Dice
from bingqi.kit.record import Many, Record, i8, i16, i32, i64, many, record
from bingqi.kit.turn import Turn

SIDES = 2
ELEMENTS = 32
OF_A_SIDE = 16
ARMY = 12
"""Places 0 to 11 of a side are its army."""
FOLLOWERS = 12
"""The place of its camp followers."""
FEATURES = 16
FEATURE = 32
"""Added to the number of a feature where an element could stand as well."""
OTHER_GROUND = 2
"""Features 0 and 1 are the sides' camps, `count` 0 where there is none; other ground comes after them."""
CORNERS = 12
TROOPS = 24
GROUNDS = 16
OUTLINES = 32
WIDTH = UNIT
"""The width of every base."""
PACE = UNIT // 160

NOBODY = -1


class Kind(IntEnum):
    """The kinds of troops that rules tell apart. Heavy chariots are of the kind of knights, light chariots of
    that of cavalry, longbows and crossbows of that of bows."""

    EL = 1
    KN = 2
    CV = 3
    LH = 4
    SCH = 5
    CM = 6
    SP = 7
    PK = 8
    BD = 9
    AX = 10
    BW = 11
    PS = 12
    WB = 13
    ART = 14
    WWG = 15
    CF = 16


class Status(IntEnum):
    """Where an element is."""

    NONE = 0
    """There is no such element."""
    FIELD = 1
    """On the board, in the open or in a camp."""
    LOST = 2
    WAITING = 3
    """Not yet deployed."""


class Phase(IntEnum):
    """Where a battle stands."""

    SET_UP = 0
    BEGIN = 1
    MOVE = 2
    SHOOT = 3
    COMBAT = 4
    END = 5


class Stage(IntEnum):
    """Where the set-up of a battle stands."""

    DICE = 0
    GROUND = 1
    """The low scorer chooses and places terrain."""
    EDGES = 2
    """The low scorer numbers the board edges."""
    NUMBERS = 3
    """The high scorer gives the numbers 5 and 6, and throws for his base edge."""
    FIRST_CAMP = 4
    """The high scorer's."""
    SECOND_CAMP = 5
    FIRST_LINE = 6
    """The high scorer deploys."""
    SECOND_LINE = 7
    READY = 8


class Ground(IntEnum):
    """The kinds of ground."""

    OPEN = 0
    RIVER = 1
    ROAD = 2
    CAMP = 3
    GENTLE_HILL = 4
    STEEP_HILL = 5
    WOOD = 6
    ROUGH = 7
    MARSH = 8
    DUNES = 9
    VILLAGE = 10
    """A built-up area."""
    ENCLOSURES = 11
    LAKE = 12
    """Impassable, as crags are."""


class Going(IntEnum):
    """How ground is to go over, the worst last."""

    GOOD = 0
    BAD = 1
    IMPASSABLE = 2


class Mode(IntEnum):
    """What an element's factor is wanted for."""

    CLOSE = 0
    """Close combat in the field."""
    ATTACKS_CAMP = 1
    HOLDS_CAMP = 2
    SHOOTS = 3
    """It shoots, and its target does not shoot back."""
    SHOT_AT = 4
    """It is shot at, whether it shoots back or not."""


class Fate(IntEnum):
    """What a combat does to an element."""

    NOTHING = 0
    STAY = 1
    """A war wagon that is beaten."""
    RECOIL = 2
    FLEE = 3
    DESTROYED = 4


@record
class Element(Record):
    """One stand. (x, y) is the middle of its front edge."""

    x: i32
    y: i32
    bearing: i16
    troop: i8
    """Row of the setting's troops."""
    side: i8
    status: i8
    is_general: i8
    inside: i8
    """1 + the camp that it holds; 0 in the open."""
    moves: i8
    """Moves that it has made in this bound."""
    off_road: i8
    """Not all of them were wholly by road."""
    touches: i32
    """Bit set of the features that some part of it stands on."""
    within: i32
    """Bit set of the features that all of it stands on."""
    met_by: i8
    """The enemy that contacted its flank or rear first in this movement phase; -1."""
    charged: i8
    """1 + the enemy into whose contact it has moved in this bound; 0."""
    aim: i8
    """What it shoots at in this bound: an element, FEATURE + a camp; -1 nothing."""
    aim_order: i8
    """The how-manyth choice of this bound that was; 0."""
    has_shot: i8
    """It shoots no more in this bound: it has, has chosen not to, or lost its shot."""
    was_shot_at: i8
    """The shooting at it is settled in this bound."""
    has_fought: i8
    """Its close combat of this bound is settled."""


@record
class Feature(Record):
    """A piece of ground with its outline; the corners of a river or a road run up one bank and down the
    other. `ground` OPEN: none."""

    ground: i8
    count: i8
    owner: i8
    """The side whose camp it is; -1."""
    holder: i8
    """The side in whose hands a camp is; -1."""
    has_fought: i8
    """A camp that an element has fought in this bound."""
    outline: i8
    """The row of the setting's outlines that it was made of; -1 for ground that a scenario draws."""
    x: i32
    """Its middle; of a camp, which is a rectangle, the middle of edge 0."""
    y: i32
    bearing: i16
    width: i32
    depth: i32
    crest_x: i32
    """The ridge line of a hill, from here ..."""
    crest_y: i32
    crest_to_x: i32
    """... to here."""
    crest_to_y: i32
    least_x: i32
    """The upright box around it."""
    least_y: i32
    most_x: i32
    most_y: i32
    xs: Many[i32] = many(CORNERS)
    ys: Many[i32] = many(CORNERS)


@record
class Force(Record):
    """What a side has and has lost."""

    base_edge: i8
    """Its edge of the board: 0 the near one (y = 0), then clockwise as seen from above: 1 left, 2 far, 3
    right; -1 not yet known."""
    bounds: i8
    """Bounds that it has begun."""
    lost: i8
    """Elements lost that count."""
    general_lost: i8
    has_camp: i8
    die: i8
    """Its die of the set-up."""
    is_quick: i8
    """1 + the number of the arrangement by which the computer does what is left of its set-up; 0."""


@record
class State(Record):
    """A battle at one moment."""

    turn: Turn
    dice: Dice
    is_over: i8
    winners: i8
    why: i16
    points: i8
    """The movement points that are left."""
    chosen: i64
    """Bit set of the elements that have been chosen to move; 0."""
    aims: i8
    """Targets chosen in this bound."""
    stage: i8
    """A Stage of the set-up."""
    high: i8
    """The side with the higher set-up die; -1."""
    first_edge: i8
    """The base edge that is number 1; -1."""
    pieces: i8
    """Pieces of terrain that have been placed."""
    taken: Many[i8] = many(GROUNDS)
    """Of each kind of ground."""
    forces: Many[Force] = many(SIDES)
    features: Many[Feature] = many(FEATURES)
    elements: Many[Element] = many(ELEMENTS)


@record
class Troop(Record):
    """A type of troops, compiled from data."""

    kind: i8
    is_mounted: i8
    depth: i32
    foot: i8
    """Combat factor against foot."""
    mounted: i8
    """Combat factor against mounted."""
    road: i32
    good: i32
    bad: i32
    """-1: it does not enter bad going."""
    reach: i32
    """How far it shoots; 0 not at all."""
    is_all_round: i8
    """It shoots to all sides."""
    is_own_bound_only: i8
    """It shoots only in its own bound, and only if it has not moved."""
    pursues: i8
    has_second_move: i8
    """0 none, 1 in the first bound of its side, 2 in every bound."""
    flees_anywhere: i8
    """Its flight need not avoid bad going."""
    fights_anywhere: i8
    """It has no -2 in bad going."""


@record
class GroundRow(Record):
    """A kind of ground, compiled from data."""

    going: i8
    is_hill: i8
    hides: i8
    """For command: an element beyond it is unseen."""
    masks: i8
    """It blocks shooting: 1 all of it, 2 its ridge line."""
    is_linear: i8
    least: i8
    """How many pieces of it a board must have, and ..."""
    most: i8
    """... may have."""


@record
class Outline(Record):
    """An outline that ground may have, around (0, 0)."""

    ground: i8
    count: i8
    crest_x: i32
    crest_y: i32
    crest_to_x: i32
    crest_to_y: i32
    xs: Many[i32] = many(CORNERS)
    ys: Many[i32] = many(CORNERS)


@record
class Rulebook(Record):
    """The numbers of the rules, compiled from data."""

    point_sides: i8
    combat_sides: i8
    move_cost: i8
    elephants_cost: i8
    command_cost: i8
    command: i32
    command_unseen: i32
    zone: i32
    shift: i32
    wheel: i16
    """Tenths of a degree."""
    river_move: i32
    break_off: i32
    arc: i32
    flight: i32
    deployment: i32
    camp_width: i32
    camp_depth: i32
    losses_to_lose: i8
    camp_counts: i8
    pieces_least: i8
    pieces_most: i8
    ground_gap: i32
    bad_going_when_shot: i8
    """1: the -2 for bad going holds for who is shot at as well."""


@record
class Setting(Record):
    """What does not change during a battle."""

    board: i32
    """The length of the board's sides."""
    bounds: i16
    """The battle is drawn after so many bounds; 0 never."""
    set_up: i8
    """1: dice, terrain, edges and camps are the players' matter; 0: the scenario gives them."""
    deploy: i8
    """1: the sides deploy; 0: the scenario gives their places."""
    rules: Rulebook
    troops: Many[Troop] = many(TROOPS)
    grounds: Many[GroundRow] = many(GROUNDS)
    outlines: Many[Outline] = many(OUTLINES)
    outline_count: i8

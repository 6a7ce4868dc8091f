"""The records of a battle. Lengths and places are in grains, a millionth of a base width (BW); bearings in
tenths of a degree.

Elements 0 to 15 are the first side's, 16 to 31 the second's. Bit sets of elements have bit *n* for element
*n*, bit sets of features bit *n* for feature *n*. Where a rule means either an element or a feature of the
ground, a feature's number stands above `FEATURE`.
"""

from bingqi.geometry.tolerance import UNIT
from bingqi.kit.dice import Dice
from bingqi.kit.log import Log
from bingqi.kit.record import Many, Record, i8, i16, i32, i64, many, record
from bingqi.kit.turn import Turn
from bingqi.rulesets.dba3.kinds import Fate, Going, Ground, Hold, Kind, Mode, Phase, Stage, Status

__all__ = [
    "Fate",
    "Going",
    "Ground",
    "Hold",
    "Kind",
    "Mode",
    "Phase",
    "Stage",
    "Status",
]

SIDES = 2
ELEMENTS = 32
OF_A_SIDE = 16
ARMY = 12
"""Places 0 to 11 of a side are its army, then come camp followers and denizens."""
FOLLOWERS = 12
DENIZENS = 13
FEATURES = 16
FEATURE = 32
"""Added to the number of a feature where an element could stand as well."""
CAMPS = 0
"""Features 0 and 1 are the sides' camps; `count` 0 where there is none."""
TOWN = 2
"""The place of the city or fort."""
OTHER_GROUND = 3
"""The first place of all other ground."""
CORNERS = 12
TROOPS = 48
GROUNDS = 24
OUTLINES = 48
HOMES = 8
WIDTH = UNIT
"""The width of every base: 1 BW."""

NOBODY = -1


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
    other: i8
    """1 + the row of the troops that it can be deployed as instead; 0."""
    inside: i8
    """1 + the feature (city, fort, camp) that it holds or sacks; 0 in the open."""
    moves: i8
    """Tactical moves that it has made in this bound."""
    moved: i32
    """Grains that it has moved by tactical moves in this bound."""
    touches: i32
    """Bit set of the features that some part of it stands on."""
    within: i32
    """Bit set of the features that all of it stands on."""
    met_by: i8
    """The enemy element that touched its side or rear first in this movement phase; -1."""
    wagon_front: i8
    """For war wagons in contact: the edge that is its front; -1."""
    aim: i8
    """What it shoots at in this bound: an element, FEATURE + a feature; -1 nothing."""
    has_shot: i8
    shot_die: i8
    """The die that it threw when it was shot at in this bound; 0."""
    has_fought: i8
    """Its close combat of this bound is settled."""
    charged: i8
    """It moved into contact with an enemy's front in this bound."""
    engaged: i8
    """1 + the enemy that it fights although neither could line up with the other; 0."""
    stood: i8
    """It was contacted so and counts as overlapped: 1 on its left, 2 on its right; 0."""
    turned_in: i8
    """It conformed, was pushed or turned in the enemy's movement phase."""


@record
class Feature(Record):
    """A piece of ground with its outline; the corners of a river or a road run up one bank and down the
    other. `ground` OPEN: none."""

    ground: i8
    count: i8
    owner: i8
    """The side whose city, fort or camp it is; -1."""
    hold: i8
    surrendered_to: i8
    """The side that its puppet government serves; -1."""
    shot_away: i8
    """Its garrison was destroyed by shooting."""
    fallen: i8
    """It was taken or surrendered in this battle: its denizens sally no more."""
    grade: i8
    """The river's die; 0 before the first element enters it."""
    quarter: i8
    """Where it was placed, 1 to 4; 0."""
    gates: i8
    """The edges with a gate, a bit each; of a rectangle's four."""
    outline: i8
    """The row of the setting's outlines that it was made of; -1 for ground that a scenario draws."""
    x: i32
    """Its middle; of a city, fort or camp, which are rectangles, the middle of edge 0."""
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
    right; -1 not yet chosen."""
    aggression: i8
    home: i8
    """Row of the setting's homes."""
    bounds: i16
    """Bounds that it has begun."""
    lost: i8
    """Elements lost that count."""
    double_lost: i8
    general_lost: i8
    camp_lost: i8
    city_lost: i8
    has_camp: i8
    die: i8
    """Its aggression die."""
    is_quick: i8
    """The computer does what is left of its set-up."""


@record
class Clash(Record):
    """The combat or shot that is being settled: what it does to both, and how far its consequences have been
    carried out. `one` and `other` are elements or FEATURE + a stronghold; `stage` 0: none is open."""

    stage: i8
    is_shooting: i8
    in_rear: i8
    """`other` was shot at on its rear edge."""
    one: i8
    other: i8
    one_fate: i8
    other_fate: i8
    one_cause: i16
    other_cause: i16
    fell_back: i32
    """Bit set of the elements that already recoiled, fled or died in its course."""
    waiting: i32
    """Bit set of the elements that are still to recoil with those they supported."""


@record
class State(Record):
    """A battle at one moment."""

    turn: Turn
    dice: Dice
    is_over: i8
    winners: i8
    why: i16
    attacker: i8
    """The side that invades; -1 before the dice."""
    pip_score: i8
    """The die of this bound; 0 before it is thrown."""
    pips: i8
    """What is left of it."""
    plough: i8
    """0 before the first die of the game, then Going + 1 of all plough."""
    chosen: i64
    """Bit set of the elements that have been chosen to move; 0."""
    let_be: i64
    """Bit set of those that were chosen and let be; nobody is offered them again until something has
    moved."""
    stage: i8
    """A Stage of the set-up."""
    chosen_ground: i8
    """Set-up: the kind of ground that is being placed; 0."""
    quarter: i8
    """Set-up: the quarter that it goes into; 0 any; -1 the attacker has yet to name it."""
    compulsory: i8
    """Set-up: the pieces of compulsory ground that have been chosen."""
    optional: i8
    swaps: i8
    """Pairs that the defender has swapped."""
    clash: Clash
    taken: Many[i8] = many(GROUNDS)
    """Set-up: how many pieces of each kind of ground have been chosen, those left out included."""
    forces: Many[Force] = many(SIDES)
    features: Many[Feature] = many(FEATURES)
    elements: Many[Element] = many(ELEMENTS)


@record
class Troop(Record):
    """A form of troops, compiled from data."""

    kind: i8
    is_mounted: i8
    is_solid: i8
    is_double: i8
    is_cataphract: i8
    """4Kn."""
    is_knight: i8
    """3Kn, before which cataphracts recoil when they stand level."""
    is_longbow: i8
    """Lb and Cb, which kill knights that stand level."""
    is_command: i8
    """CP, Lit and CWg."""
    is_camel: i8
    is_mounted_infantry: i8
    is_tower: i8
    depth: i32
    foot: i8
    """Combat factor against foot."""
    mounted: i8
    """Combat factor against mounted."""
    shot: i8
    """Factor when shot at."""
    in_city: i8
    """Factor when it defends a city or fort."""
    good: i32
    """Tactical move in good going."""
    rough: i32
    bad: i32
    """-1: it may not enter bad going."""
    reach: i32
    """How far it shoots; 0 not at all."""
    pursues: i32
    """How far it pursues; 0 not at all."""
    pursues_foot_only: i8


@record
class GroundRow(Record):
    """A kind of ground, compiled from data."""

    going: i8
    is_good_for_camels: i8
    masks: i8
    """1: it blocks sight, 2: more than half a BW of it does, 0: it does not."""
    hides: i8
    """For command: an element wholly in it is out of sight, 1; also one wholly beyond it, 2; only beyond,
    3."""
    muffles: i8
    """A general wholly in it commands at the higher price."""
    is_hill: i8
    is_linear: i8
    is_stronghold: i8
    most: i8
    """How many of it a battlefield may have."""


@record
class Outline(Record):
    """An outline that ground may have, around (0, 0)."""

    ground: i8
    count: i8
    width: i32
    depth: i32
    gates: i8
    crest_x: i32
    crest_y: i32
    crest_to_x: i32
    crest_to_y: i32
    xs: Many[i32] = many(CORNERS)
    ys: Many[i32] = many(CORNERS)


@record
class Home(Record):
    """What a home may and must have, by kind of ground: the least of each that fulfils `must`, the most that
    is allowed."""

    must_least: Many[i8] = many(GROUNDS)
    """0: this kind does not fulfil it; else how many of it do."""
    must_most: Many[i8] = many(GROUNDS)
    may: Many[i8] = many(GROUNDS)
    """1: allowed as an optional piece; 2 and 3: either of the kinds with this number."""


@record
class Options(Record):
    """Readings of open points, each 0 or 1 unless it says otherwise."""

    fast_yields_to_solid: i8
    chariots_die_level: i8
    mounted_recoil: i8
    """0 the owner chooses, 1 base depth, 2 a whole BW."""
    mounted_dread_bad_going: i8
    winners_attackers_recoil: i8
    zones_pass_elements: i8
    edge_counts_when_moved: i8


@record
class Rulebook(Record):
    """The numbers of the rules, compiled from data."""

    options: Options
    pip_sides: i8
    combat_sides: i8
    command: i32
    command_unseen: i32
    command_light: i32
    zone: i32
    gap: i32
    """The narrowest gap that an element passes."""
    free_slide: i32
    arc: i32
    """By how much an arc of fire is wider than its shooting line, on each side."""
    shoots_after: i32
    """The farthest move after which bows and war wagons shoot."""
    target_piece: i32
    """The shortest stretch of an edge that can be shot at."""
    masking: i32
    """More of such ground than this blocks sight."""
    river_move: i32
    foot_recoil: i32
    mounted_recoil: i32
    edge_penalty: i32
    """Nearer to the edge of the battlefield than this counts as overlapped."""
    break_off: i32
    optional_least: i8
    """How many pieces of optional ground there are."""
    optional_most: i8
    landing_most: i8
    losses_to_lose: i8
    revolt_cost: i8
    sack_ends: i8
    """The PIP score from which on a sack ends."""
    sally_reach: i32
    sally_leash: i32
    enter_foot: i32
    enter_mounted: i32
    assaulters: i8
    shooters: i8
    """Of those that shoot at one target, how many count."""
    from_centre: i32
    from_side: i32
    from_side_light: i32
    camp_from_side: i32
    feature_gap: i32
    feature_size: i32
    city_reach: i32
    swaps: i8
    camp_width: i32
    camp_depth: i32


@record
class Setting(Record):
    """What does not change during a battle."""

    board: i32
    """The length of the board's sides."""
    bounds: i16
    """The game ends level after so many bounds; 0 never."""
    is_quick: i8
    """Set-up: the computer chooses and places everything."""
    set_up: i8
    """1: ground, edges and camps are chosen; 0: the scenario gives them."""
    deploy: i8
    """1: the sides deploy; 0: the scenario gives their places."""
    silent: Log
    """A log that keeps nothing, for who asks what a factor would be."""
    rules: Rulebook
    troops: Many[Troop] = many(TROOPS)
    grounds: Many[GroundRow] = many(GROUNDS)
    outlines: Many[Outline] = many(OUTLINES)
    outline_count: i8
    homes: Many[Home] = many(HOMES)

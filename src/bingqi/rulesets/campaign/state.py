"""The records of a campaign. Cells are numbered row by row; strength is whole, movement in chains (about 20
m).

Costs of movement are counted in half chains and strengths in 144ths while rules compare them, so that halves
stay exact.
"""

from bingqi.kit.dice import Dice
from bingqi.kit.record import Many, Record, i8, i16, i32, i64, many, record
from bingqi.kit.turn import Turn

FORCES = 32
SIDES = 4
CELLS = 1024
NEIGHBOURS = 8
MEMBERS = 4
ARMS = 16
SPECIALS = 16
SPECIALS_IN_CELL = 4
ODDS_ROWS = 16
GOALS = 16

NOBODY = -1
HALF = 2
"""Half chains in a chain."""
WHOLE = 144
"""144ths in one point of strength: every product of the factors that data may name stays exact."""
STEP_BITS = 3


@record
class Member(Record):
    """A named character of a player unit; `full` 0 means no such member."""

    hit_points: i16
    full: i16


@record
class Force(Record):
    """One unit. `cell` is -1 once it is destroyed; `target` is the unit it plans to attack or has attacked,
    or -1."""

    cell: i16
    strength: i16
    target: i16
    retreat_from: i16
    """Where a retreat began; -1 when not retreating."""
    former_cell: i16
    """Where it stood when its flag battle began."""
    retreat_needed: i8
    side: i8
    arm: i8
    movement: i8
    is_player: i8
    spent: i8
    held: i8
    """Its side has decided to plan nothing for it in this phase."""
    order: i8
    """1 for the first plan of the phase, 2 for the second; 0 without a plan."""
    has_fought: i8
    lock: i8
    """The battle that holds it, 0 when free; units with the same number are locked with each other."""
    started_dangerous: i8
    started_defensive: i8
    is_dying: i8
    """The umpire reports every character of it dying."""
    reported_strength: i16
    """The umpire's new strength for it, -1 when not reported."""
    route: i64
    """The planned steps: how many in the lowest six bits, then three bits each."""
    members: Many[Member] = many(MEMBERS)


@record
class FlagBattle(Record):
    """The flag battle being reported. `lock` 0 when there is none; a score of -1 is not yet reported."""

    lock: i8
    rounds: i8
    winners: i8
    scores: Many[i16] = many(SIDES)


@record
class State(Record):
    """A campaign at one moment."""

    turn: Turn
    dice: Dice
    length: i8
    """Rounds of this campaign; 0 before the die is rolled."""
    is_over: i8
    winners: i8
    why: i8
    flag: FlagBattle
    forces: Many[Force] = many(FORCES)


@record
class Arm(Record):
    """An arm of service. `water_halves`: half chains to enter a water cell of open ground."""

    water_halves: i8
    ignores_ground: i8
    can_attack: i8


@record
class Special(Record):
    """A special effect of ground: what it multiplies, for the arms in the bit set."""

    arms: i32
    entry: i8
    strength_by: i8
    strength_per: i8
    is_impassable: i8
    check: i16


@record
class Cell(Record):
    """One chain of ground. The effects are bit sets of the sides that they work on."""

    defensive: i8
    difficult: i8
    dangerous: i8
    water: i8
    edges: i8
    """The map edges it lies on: 1 north, 2 east, 4 south, 8 west."""
    near: Many[i16] = many(NEIGHBOURS)
    """The neighbour in each direction; -1 beyond the edge."""
    specials: Many[i8] = many(SPECIALS_IN_CELL)
    """1 + row of the setting's specials, 0 for none."""
    special_sides: Many[i8] = many(SPECIALS_IN_CELL)


@record
class OddsRow(Record):
    """From these odds on, this modifier."""

    attackers: i8
    defenders: i8
    modifier: i16


@record
class Goal(Record):
    """A condition that ends the campaign. `kind` is a GoalKind; `winners` a bit set of sides."""

    kind: i8
    unit: i16
    cell: i16
    edge: i8
    winners: i8


@record
class Rulebook(Record):
    """The numbers of the rules, compiled from data."""

    difficulty: i8
    critical_margin: i8
    natural_moves_degree: i8
    check_sides: i8
    retreat_sides: i8
    repulse_distance: i8
    defensive_by: i8
    dangerous_per: i8
    difficult_by: i8
    length_dice: i8
    length_sides: i8
    length_plus: i8
    flag_goal: i8
    flag_rounds: i8
    flag_rounds_dice: i8
    flag_rounds_sides: i8
    flag_start_most: i8
    flag_retreat_least: i8
    flag_retreat_most: i8
    quick_score_sides: i8
    quick_loss_sides: i8
    quick_dying_upto: i8
    quick_halved_upto: i8
    odds_rows: i8
    odds: Many[OddsRow] = many(ODDS_ROWS)


@record
class Setting(Record):
    """What does not change during a campaign."""

    columns: i8
    rows: i8
    is_square: i8
    directions: i8
    cells: i16
    sides: i8
    forces: i8
    goals: i8
    rounds: i8
    """The scenario's length; 0 lets the dice decide."""
    time_winner: i8
    """Who wins when time runs out: 0 nobody, 1 the most strength, else 2 + the side."""
    rules: Rulebook
    arms: Many[Arm] = many(ARMS)
    special: Many[Special] = many(SPECIALS)
    goal: Many[Goal] = many(GOALS)
    ground: Many[Cell] = many(CELLS)

"""What a position promises a side: exact expectations of the combats that are about to be fought, and what it
is worth to stand well. Counted in hundredths of an element."""

from __future__ import annotations

from bingqi.geometry.rectangle import Edge, distance
from bingqi.geometry.sector import band, has_part_in
from bingqi.kit.rule import rule
from bingqi.kit.scratch import zeros
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.facing import next_to_turn, turn_to
from bingqi.rulesets.dba3.factors import factor_of
from bingqi.rulesets.dba3.ground import body, is_in_bad_going, is_in_field, kind_of
from bingqi.rulesets.dba3.obstacles import elements_met
from bingqi.rulesets.dba3.recoil import back_of, has_way_back, least_recoil
from bingqi.rulesets.dba3.results import band_of, doom_of
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    FEATURE,
    NOBODY,
    OF_A_SIDE,
    WIDTH,
    Fate,
    Kind,
    Mode,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba3.touch import (
    directly_behind,
    first_of,
    front_foe,
    garrison_of,
    is_taken_in_flank,
    neighbour,
    stronghold_faced,
)
from bingqi.rulesets.dba3.trial import KEPT, keep, put_back

ELEMENT = 100
DOUBLE, GENERAL, EXPENDABLE = 150, 220, 30
FLIGHT, RECOIL = 35, 12
NEIGHBOUR, BEHIND, BAD_GOING, HEMMED_IN, SHUT_IN = 3, 5, 25, 40, 25
EXPOSED = 8
"""What it costs shooters to stand where an enemy can charge them."""
EDGE = 4
"""For each point by which the troop factors promise to beat an enemy."""
NEARER, MOST_NEARER = 20, 2000
"""Hundredths for each BW nearer to the enemy that it wants to fight: so many more in each bound after the
first PATIENCE, up to the most. Who comes first breaks up his line, but somebody has to come."""
PATIENCE = 15
SHARE, HURRY = 10, 40
"""A battle with a last bound leaves patience for one bound in so many; after that each counts this much."""
SHOOTING_DISTANCE = 2.6 * WIDTH
FAR_REACH = 4 * WIDTH
SHOTS, FEARED, LURKING = 60, 110, 20
"""Hundredths of what the next shots promise that count in a place: the own, which may come to nothing, the
enemy's, and those of enemies who have not quite come up."""
CAUTION, HASTE, EAGERNESS = 220, 2, 1
"""What an own loss counts in hundredths of an enemy's; by how much less in each late bound, and how much more
a combat is worth then, whatever comes of it: who waits for better odds must not wait for ever. Fear of shots
and charges wanes with caution."""
LATE = 60
"""Bounds are late after so many, and in a battle with a last bound in its second half at least."""
ALARM = 4 * WIDTH
"""An enemy who is so near along the two axes of the table makes a way back worth having."""
NOTHING_NEAR = -1000
"""Having no enemy in the field to go to."""
EVERYONE, ONE_SIDE = (1 << ELEMENTS) - 1, (1 << OF_A_SIDE) - 1
BANDS = (Cause.LEVEL, Cause.BEATEN, Cause.DOUBLED)


@rule()
def worth_of(state: State, setting: Setting, me: int) -> int:
    """What losing an element costs its side."""
    element = state.elements[me]
    if element.is_general:
        return 0 + GENERAL
    kind = kind_of(setting, element)
    if kind == Kind.SCH or kind == Kind.HD or kind >= Kind.CF:
        return 0 + EXPENDABLE
    return 0 + (DOUBLE if setting.troops[element.troop].is_double else ELEMENT)


@rule()
def cost_of(state: State, setting: Setting, me: int, fate: int, is_flanked: bool) -> int:
    """What a fate costs the side of an element: any giving of ground destroys it with an enemy on its flank,
    and a recoil with no room behind it."""
    if fate == Fate.NOTHING:
        return 0
    if fate == Fate.DESTROYED or is_flanked:
        return worth_of(state, setting, me)
    if fate == Fate.FLEE:
        return 0 + FLIGHT
    return RECOIL if has_way_back(state, setting, me) else worth_of(state, setting, me)


@rule()
def combat_outlook(state: State, setting: Setting, me: int, foe: int, mode: int, other_mode: int) -> int:
    """The expectation of a combat or a shot for the side of *me*, in hundredths: over all pairs of dice, what
    the enemy loses less what it loses itself."""
    own = factor_of(state, setting, me, foe, mode, setting.silent)
    other = factor_of(state, setting, foe, me, other_mode, setting.silent)
    flanked, foe_flanked = is_taken_in_flank(state, setting, me), is_taken_in_flank(state, setting, foe)
    sides = 0 + setting.rules.combat_sides
    caution = caution_of(state, setting)
    total, pairs = 0, 0
    for place in range(3):
        gains = count_of_band(own, other, BANDS[place], sides)
        losses = count_of_band(other, own, BANDS[place], sides)
        pairs += gains + (losses if place else 0)
        if gains:
            fate = doom_of(state, setting, foe, me, BANDS[place], other_mode, False).fate
            total += gains * cost_of(state, setting, foe, fate, foe_flanked)
        if losses and mode != Mode.SHOOTS:
            fate = doom_of(state, setting, me, foe, BANDS[place], mode, False).fate
            total -= losses * cost_of(state, setting, me, fate, flanked) * caution // 100
    return total // pairs


@rule()
def caution_of(state: State, setting: Setting) -> int:
    """What an own loss counts in this bound, in hundredths of an enemy's."""
    left = CAUTION - HASTE * late_bounds(state, setting)
    return left if left > 0 else 0


@rule()
def late_bounds(state: State, setting: Setting) -> int:
    """For how many bounds it has been late."""
    soon = setting.bounds // 2
    late = state.turn.round_number - (soon if 0 < soon < LATE else LATE)
    return late if late > 0 else 0


@rule()
def count_of_band(own: int, other: int, band: int, sides: int) -> int:
    """In how many pairs of dice the other side comes out in a band."""
    count = 0
    for die in range(1, sides + 1):
        for other_die in range(1, sides + 1):
            if band_of(other + other_die, own + die) == band:
                count += 1
    return count


@rule()
def fight_outlook(state: State, setting: Setting, me: int, thing: int) -> int:
    """The expectation of the close combat of an element against an enemy, or against a stronghold."""
    if state.elements[me].inside:
        return combat_outlook(state, setting, me, thing, Mode.DEFENDS, Mode.ASSAULTS)
    if thing >= FEATURE:
        defender = garrison_of(state, thing - FEATURE)
        return 40 + combat_outlook(state, setting, me, defender, Mode.ASSAULTS, Mode.DEFENDS)
    return combat_outlook(state, setting, me, thing, Mode.CLOSE, Mode.CLOSE)


@rule()
def standing(state: State, setting: Setting, side: int, group: int) -> int:
    """How a side stands: its close combats, and the places of the elements of a bit set."""
    total, eagerness = 0, EAGERNESS * late_bounds(state, setting)
    start = first_of(side)
    for me in range(start, start + OF_A_SIDE):
        element = state.elements[me]
        if not is_in_field(element):
            continue
        foe = front_foe(state, setting, me)
        if foe == NOBODY:
            foe = stronghold_faced(state, setting, me)
        if foe != NOBODY:
            total += fight_outlook(state, setting, me, foe) + eagerness
            continue
        if next_to_turn(state, setting, me, 0) != NOBODY:
            total += turned_outlook(state, setting, me) + eagerness
            continue
        if group >> me & 1:
            total += place_outlook(state, setting, me)
        if is_alarmed(state, me):
            friends = EVERYONE if group >> me & 1 else group
            total -= SHUT_IN if is_shut_in(state, setting, me, friends) else 0
    return total


@rule("DBA3 D32")
def turned_outlook(state: State, setting: Setting, me: int) -> int:
    """What the place of an element promises that touches enemies on side or rear, when they have turned to
    face it as far as they can."""
    enemies = ONE_SIDE << first_of(1 - state.elements[me].side)
    kept = zeros(KEPT * ELEMENTS)
    keep(state, enemies, kept)
    turn_to(state, setting, me, setting.silent)
    foe = front_foe(state, setting, me)
    found = fight_outlook(state, setting, me, foe) if foe != NOBODY else place_outlook(state, setting, me)
    put_back(state, enemies, kept)
    return found


@rule()
def is_alarmed(state: State, me: int) -> bool:
    """Whether an enemy is so near that an element should have a way back."""
    element = state.elements[me]
    start = first_of(1 - element.side)
    for who in range(start, start + OF_A_SIDE):
        other = state.elements[who]
        if is_in_field(other) and abs(other.x - element.x) + abs(other.y - element.y) < ALARM:
            return True
    return False


@rule()
def is_shut_in(state: State, setting: Setting, me: int, friends: int) -> bool:
    """Whether some friends stand where an element would fall back, and leave it no room; elephants have
    room, but at their friends' cost."""
    element = state.elements[me]
    base = body(setting, element)
    met = elements_met(state, setting, me, base, back_of(base), 1.0 * least_recoil(setting, element))
    if not met.friends & friends:
        return False
    return kind_of(setting, element) == Kind.EL or not has_way_back(state, setting, me)


@rule()
def place_outlook(state: State, setting: Setting, me: int) -> int:
    """What the place of an element that does not fight is worth: in line, supported, on ground that suits it,
    near to an enemy that it should beat, at shooting distance."""
    kind = kind_of(setting, state.elements[me])
    total = 0
    if kind != Kind.PS and kind != Kind.LH:
        total += NEIGHBOUR if neighbour(state, setting, me, False) != NOBODY else 0
        total += NEIGHBOUR if neighbour(state, setting, me, True) != NOBODY else 0
    if kind == Kind.PK or kind == Kind.WB:
        behind = directly_behind(state, setting, me)
        total += BEHIND if behind != NOBODY and kind_of(setting, state.elements[behind]) == kind else 0
    is_at_home = kind == Kind.AX or kind == Kind.BW or kind == Kind.PS or kind == Kind.WB
    if not is_at_home and is_in_bad_going(state, setting, me):
        total -= BAD_GOING
    if is_taken_in_flank(state, setting, me):
        total -= HEMMED_IN
    if is_exposed(state, setting, me):
        total -= EXPOSED * caution_of(state, setting) // CAUTION
    return total + approach_outlook(state, setting, me) + fire_outlook(state, setting, me)


@rule()
def is_exposed(state: State, setting: Setting, me: int) -> bool:
    """Whether an element that shoots is within one tactical move of an enemy who is free to charge it."""
    element = state.elements[me]
    if setting.troops[element.troop].reach == 0:
        return False
    base = body(setting, element)
    start = first_of(1 - element.side)
    for foe in range(start, start + OF_A_SIDE):
        enemy = state.elements[foe]
        if not is_in_field(enemy) or kind_of(setting, enemy) == Kind.PS:
            continue
        is_in_reach = distance(base, body(setting, enemy)) <= 0.0 + setting.troops[enemy.troop].good
        if is_in_reach and front_foe(state, setting, foe) == NOBODY:
            return True
    return False


@rule()
def fire_outlook(state: State, setting: Setting, me: int) -> int:
    """What shots promise an element where it stands: what its own adds to those of its friends at the target
    where it adds most, less what all enemies who reach it may do together."""
    element = state.elements[me]
    best = 0
    if setting.troops[element.troop].reach > 0 and front_foe(state, setting, me) == NOBODY:
        start = first_of(1 - element.side)
        for foe in range(start, start + OF_A_SIDE):
            if is_in_field(state.elements[foe]) and is_in_fire(state, setting, me, foe):
                adds = volley(state, setting, foe, NOBODY) - volley(state, setting, foe, me)
                best = adds if adds > best else best
    feared = FEARED * volley(state, setting, me, NOBODY) + LURKING * lurking(state, setting, me)
    return (SHOTS * best - feared * caution_of(state, setting) // CAUTION) // 100


@rule()
def lurking(state: State, setting: Setting, me: int) -> int:
    """What the shots of those promise the enemy who do not reach an element yet and are less than 1 BW too
    far away. Artillery, which reaches everywhere, is left out."""
    total = 0
    base = body(setting, state.elements[me])
    start = first_of(1 - state.elements[me].side)
    for who in range(start, start + OF_A_SIDE):
        shooter = state.elements[who]
        reach = setting.troops[shooter.troop].reach
        if reach == 0 or reach > FAR_REACH or not is_in_field(shooter) or is_in_fire(state, setting, who, me):
            continue
        if distance(base, body(setting, shooter)) < 0.0 + reach + WIDTH:
            total += combat_outlook(state, setting, who, me, Mode.SHOOTS, Mode.SHOT_AT)
    return total


@rule()
def volley(state: State, setting: Setting, target: int, absent: int) -> int:
    """What all enemies of an element who reach it, without one of them, may expect of shooting at it."""
    start = first_of(1 - state.elements[target].side)
    aiming, one = 0, 0 + NOBODY
    for who in range(start, start + OF_A_SIDE):
        shooter = state.elements[who]
        if (
            who != absent
            and is_in_field(shooter)
            and setting.troops[shooter.troop].reach > 0
            and shooter.aim == NOBODY
            and is_in_fire(state, setting, who, target)
            and front_foe(state, setting, who) == NOBODY
        ):
            shooter.aim = target
            aiming |= 1 << who
            one = who
    found = combat_outlook(state, setting, one, target, Mode.SHOOTS, Mode.SHOT_AT) if one != NOBODY else 0
    for who in range(start, start + OF_A_SIDE):
        if aiming >> who & 1:
            state.elements[who].aim = NOBODY
    return found


@rule()
def is_in_fire(state: State, setting: Setting, me: int, target: int) -> bool:
    """Whether an element stands in the arc of fire of another; what masks it is not asked."""
    shooter, other = state.elements[me], state.elements[target]
    reach = 0.0 + setting.troops[shooter.troop].reach
    near = reach + 1.5 * WIDTH
    if abs(shooter.x - other.x) > near or abs(shooter.y - other.y) > near:
        return False
    area = band(body(setting, shooter), Edge.FRONT, reach, 0.0 + setting.rules.arc)
    return has_part_in(area, body(setting, other))


@rule()
def approach_outlook(state: State, setting: Setting, me: int) -> int:
    """What nearness to the enemy is worth, by the enemy against whom it is worth most."""
    element = state.elements[me]
    mine = setting.troops[element.troop]
    base = body(setting, element)
    nearer = worth_of_nearness(state, setting)
    best = NOTHING_NEAR
    start = first_of(1 - element.side)
    for foe in range(start, start + OF_A_SIDE):
        enemy = state.elements[foe]
        if enemy.status != Status.FIELD or enemy.inside:
            continue
        theirs = setting.troops[enemy.troop]
        edge = (mine.mounted if theirs.is_mounted else mine.foot) - (
            theirs.mounted if mine.is_mounted else theirs.foot
        )
        apart = distance(base, body(setting, enemy))
        if mine.reach > 0:
            apart = abs(apart - SHOOTING_DISTANCE)
        found = EDGE * edge - int(nearer * apart / (100 * WIDTH))
        best = found if found > best else best
    return best // 2 if element.is_general else best


@rule()
def worth_of_nearness(state: State, setting: Setting) -> int:
    """What a BW nearer to the enemy is worth in this bound, in hundredths."""
    bound = 0 + state.turn.round_number
    found = NEARER * (bound - PATIENCE)
    if setting.bounds > 0:
        found = HURRY * (bound - setting.bounds // SHARE)
    found = found if found > 0 else 0
    return found if found < MOST_NEARER else 0 + MOST_NEARER

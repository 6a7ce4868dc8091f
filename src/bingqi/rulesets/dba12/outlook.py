"""What places and combats promise, by exact odds over both dice: numbers that advice weighs."""

from __future__ import annotations

from bingqi.geometry.contact import NO_EDGE
from bingqi.geometry.pose import bearing_of, pose_at
from bingqi.geometry.rectangle import Edge
from bingqi.geometry.sector import band, has_part_in
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.rule import rule
from bingqi.kit.scratch import zeros
from bingqi.rulesets.dba12.aftermath import enemy_struck, length_past_friends, plan_recoil, why_not_back
from bingqi.rulesets.dba12.causes import Cause
from bingqi.rulesets.dba12.factors import quiet_factor
from bingqi.rulesets.dba12.ground import body, depth_of, is_in_bad_going, is_in_field, kind_of, stand
from bingqi.rulesets.dba12.results import band_of, doom_of
from bingqi.rulesets.dba12.state import (
    ELEMENTS,
    FEATURE,
    NOBODY,
    OF_A_SIDE,
    PACE,
    WIDTH,
    Fate,
    Kind,
    Mode,
    Setting,
    State,
)
from bingqi.rulesets.dba12.touch import (
    camp_faced,
    edge_faced,
    first_of,
    front_foe,
    holder_in,
    is_taken_in_flank,
    overlaps,
)

DEATH = 160
FLIGHT = 45
RECOIL = 15
"""What it is worth when that happens to an ordinary element."""
NEAR = 25 * PACE
"""So much nearer to the enemy is worth 1 at first, ..."""
EAGERNESS = 5
"""and by so many hundredths more in each bound: battles are drawn when time runs out."""
CAUTION, HASTE = 320, 3
"""What an own loss counts in hundredths of an enemy's, and by how much less in each late bound: who waits for
better odds must not wait for ever."""
LATE = 60
"""Bounds are late after so many, and in a battle with a last bound in its second half at least."""
SHOTS, FEARED = 60, 90
TURNED_AWAY = 12
"""What it costs to have the nearest enemy behind."""
IN_CONTACT = 20
"""What it is worth to be in frontal contact, whatever comes of it."""
HEMMED_IN = 35
ALARM, FAR = 6 * WIDTH, 4 * WIDTH
"""What it costs to have no way back for friends who stand there, when an enemy is so near along the two axes
of the board. A friend who is farther off than the other distance is in nobody's way back."""
EVERYONE = (1 << ELEMENTS) - 1


@rule()
def price_of(state: State, setting: Setting, me: int) -> int:
    """What an element counts, an ordinary one 4: generals more, who does not count in the end less."""
    element = state.elements[me]
    kind = kind_of(setting, element)
    if element.is_general:
        return 14
    return 2 if kind == Kind.SCH else 5 if kind == Kind.CF else 4


@rule()
def harm_of(
    state: State,
    setting: Setting,
    me: int,
    foe: int,
    own: int,
    other: int,
    by_shooting: bool,
    is_stuck: bool,
    toll: int,
) -> int:
    """What two totals do to an element, as a loss; 0 when nothing does. *toll*: what falls with it on the
    other side if it has to go back and cannot."""
    found = doom_of(state, setting, me, foe, band_of(own, other), by_shooting)
    price = price_of(state, setting, me)
    if found.fate == Fate.DESTROYED:
        return DEATH * price // 4
    if found.fate == Fate.RECOIL or found.fate == Fate.FLEE:
        if is_stuck:
            return DEATH * price // 4 - toll
        return (FLIGHT if found.fate == Fate.FLEE else RECOIL) * price // 4
    return 0


@rule()
def dies_recoiling(state: State, setting: Setting, me: int) -> bool:
    """Whether an element has no way back."""
    if state.elements[me].inside or is_taken_in_flank(state, setting, me):
        return True
    pushed = zeros(ELEMENTS)
    depth = depth_of(setting, state.elements[me])
    if is_clear_behind(state, setting, me, EVERYONE):
        return why_not_back(state, setting, me, depth) != Cause.LEGAL
    length = length_past_friends(state, setting, me, depth)
    if plan_recoil(state, setting, me, length, True, pushed) == Cause.LEGAL:
        return False
    return plan_recoil(state, setting, me, depth, False, pushed) != Cause.LEGAL


@rule("DBA12 O73")
def toll_of(state: State, setting: Setting, me: int) -> int:
    """What an enemy counts that falls with an element when that recoils into it; 0 where there is none."""
    if state.elements[me].inside or is_taken_in_flank(state, setting, me):
        return 0
    depth = depth_of(setting, state.elements[me])
    if why_not_back(state, setting, me, depth) != Cause.RECOIL_INTO_ENEMY:
        return 0
    struck = enemy_struck(state, setting, me, depth)
    return 0 if struck == NOBODY else DEATH * price_of(state, setting, struck) // 4


@rule()
def is_clear_behind(state: State, setting: Setting, me: int, friends: int) -> bool:
    """Whether none of some friends is in the way of a recoil; cheap: "no" where that takes a closer look."""
    element = state.elements[me]
    base, depth = body(setting, element), depth_of(setting, element)
    start = first_of(element.side)
    for who in range(start, start + OF_A_SIDE):
        friend = state.elements[who]
        if abs(friend.x - element.x) > FAR or abs(friend.y - element.y) > FAR:
            continue
        if who == me or not friends >> who & 1 or not is_in_field(friend):
            continue
        other = body(setting, friend)
        x, y = other.x - base.x, other.y - base.y
        along = abs(base.ahead_x * other.ahead_x + base.ahead_y * other.ahead_y)
        across = abs(base.ahead_x * other.ahead_y - base.ahead_y * other.ahead_x)
        wide = base.half_width + along * other.half_width + across * other.half_depth
        deep = base.half_depth + along * other.half_depth + across * other.half_width
        place = x * base.ahead_x + y * base.ahead_y
        is_beside = abs(x * base.ahead_y - y * base.ahead_x) + TOLERANCE >= wide
        if not is_beside and place + TOLERANCE < deep and -depth - place + TOLERANCE < deep:
            return False
    return True


@rule()
def caution_of(state: State, setting: Setting) -> int:
    """What an own loss counts in this bound, in hundredths of an enemy's."""
    soon = setting.bounds // 2
    late = state.turn.round_number - (soon if 0 < soon < LATE else LATE)
    left = CAUTION - HASTE * (late if late > 0 else 0)
    return left if left > 0 else 0


@rule("DBA12 O17", "DBA12 O41", "DBA12 Q17")
def combat_outlook(state: State, setting: Setting, me: int, foe: int, mode: int, other_mode: int) -> int:
    """The mean of what a combat or a shot does to an enemy less what it does to an element."""
    own = quiet_factor(state, setting, me, foe, mode)
    other = quiet_factor(state, setting, foe, me, other_mode)
    sides = 0 + setting.rules.combat_sides
    by_shooting = mode >= Mode.SHOOTS
    mine_stuck = mode != Mode.SHOOTS and dies_recoiling(state, setting, me)
    its_stuck = dies_recoiling(state, setting, foe)
    caution = caution_of(state, setting)
    toll = toll_of(state, setting, foe) * caution // 100 if its_stuck else 0
    total = 0
    for one in range(1, sides + 1):
        for two in range(1, sides + 1):
            if own + one > other + two:
                total += harm_of(
                    state, setting, foe, me, other + two, own + one, by_shooting, its_stuck, toll
                )
            elif own + one < other + two and mode != Mode.SHOOTS:
                harm = harm_of(state, setting, me, foe, own + one, other + two, by_shooting, mine_stuck, 0)
                total -= harm * caution // 100
    return total // (sides * sides)


@rule()
def fight_outlook(state: State, setting: Setting, me: int, thing: int) -> int:
    """The same of the close combat between an element and an enemy or a camp, from whichever side."""
    foe = holder_in(state, thing - FEATURE) if thing >= FEATURE else thing
    if state.elements[me].inside:
        return combat_outlook(state, setting, me, foe, Mode.HOLDS_CAMP, Mode.ATTACKS_CAMP)
    if state.elements[foe].inside:
        return combat_outlook(state, setting, me, foe, Mode.ATTACKS_CAMP, Mode.HOLDS_CAMP)
    return combat_outlook(state, setting, me, foe, Mode.CLOSE, Mode.CLOSE)


@rule()
def place_value(state: State, setting: Setting, me: int) -> int:
    """How good the place of an element is: the combat that it has there, an enemy flank, nearness to the
    enemy, good going; shooters like to stand off."""
    element = state.elements[me]
    if not is_in_field(element):
        return 0
    value = -25 if is_taken_in_flank(state, setting, me) else 0
    if is_in_bad_going(state, setting, me) and setting.troops[element.troop].fights_anywhere == 0:
        value -= 12
    foe = front_foe(state, setting, me)
    if foe != NOBODY:
        return value + IN_CONTACT + combat_outlook(state, setting, me, foe, Mode.CLOSE, Mode.CLOSE)
    camp = camp_faced(state, setting, me)
    if camp != NOBODY:
        return value + 30 + fight_outlook(state, setting, me, camp)
    start = first_of(1 - element.side)
    nearest, towards = 2 * setting.board, 0 + element.bearing
    for who in range(start, start + OF_A_SIDE):
        other = state.elements[who]
        if not is_in_field(other):
            continue
        faced = edge_faced(state, setting, me, who)
        if faced != NO_EDGE and faced != Edge.FRONT:
            if front_foe(state, setting, who) == NOBODY:
                return value + IN_CONTACT + outlook_once_turned(state, setting, me, who)
            value += 35
        elif overlaps(state, setting, who, me) and front_foe(state, setting, who) != NOBODY:
            value += 14
        far = abs(other.x - element.x) + abs(other.y - element.y)
        if far < nearest:
            nearest = far
            towards = bearing_of(0.0 + other.x - element.x, 0.0 + other.y - element.y)
    reach = 0 + setting.troops[element.troop].reach
    if reach and nearest < reach:
        nearest = reach
    if not is_about_ahead(0 + element.bearing, towards):
        value -= TURNED_AWAY
    eager = 100 + EAGERNESS * state.turn.round_number
    return value - nearest * eager // (100 * NEAR) + fire_outlook(state, setting, me)


@rule()
def fire_outlook(state: State, setting: Setting, me: int) -> int:
    """What shots promise an element where it stands: its own best one, less the worst that it has to fear."""
    start = first_of(1 - state.elements[me].side)
    best, worst = 0, 0
    for foe in range(start, start + OF_A_SIDE):
        if is_in_fire(state, setting, me, foe):
            found = combat_outlook(state, setting, me, foe, Mode.SHOOTS, Mode.SHOT_AT)
            best = found if found > best else best
        if is_in_fire(state, setting, foe, me):
            found = combat_outlook(state, setting, foe, me, Mode.SHOOTS, Mode.SHOT_AT)
            worst = found if found > worst else worst
    return (SHOTS * best - FEARED * worst) // 100


@rule()
def is_in_fire(state: State, setting: Setting, me: int, target: int) -> bool:
    """Whether an element that does not fight has an enemy in its arc of fire; what masks it is not asked."""
    shooter, other = state.elements[me], state.elements[target]
    reach = setting.troops[shooter.troop].reach
    if reach == 0 or not is_in_field(shooter) or not is_in_field(other):
        return False
    near = reach + 2 * WIDTH
    if abs(shooter.x - other.x) > near or abs(shooter.y - other.y) > near:
        return False
    area = band(body(setting, shooter), Edge.FRONT, 0.0 + reach, 0.0 + setting.rules.arc)
    return has_part_in(area, body(setting, other)) and front_foe(state, setting, me) == NOBODY


@rule()
def outlook_once_turned(state: State, setting: Setting, me: int, foe: int) -> int:
    """What a combat promises with an enemy that will turn to face. The state is left as it was."""
    element, other = state.elements[me], state.elements[foe]
    x, y, bearing = 0 + other.x, 0 + other.y, 0 + other.bearing
    stand(state, setting, foe, pose_at(0 + element.x, 0 + element.y, (element.bearing + 1800) % 3600))
    found = combat_outlook(state, setting, me, foe, Mode.CLOSE, Mode.CLOSE)
    stand(state, setting, foe, pose_at(x, y, bearing))
    return found


@rule()
def is_about_ahead(bearing: int, other: int) -> bool:
    """Whether two bearings are less than a right angle apart."""
    turn = (other - bearing) % 3600
    return turn < 900 or turn > 2700


@rule()
def standing(state: State, setting: Setting, group: int) -> int:
    """How good the places of some elements are, what becomes of the enemies that they fight or help to fight,
    and what their places do to the rest of their side: its combats, and the ways back that they bar."""
    value, side = 0, 0
    for me in range(2 * OF_A_SIDE):
        if group >> me & 1:
            side = 0 + state.elements[me].side
            value += place_value(state, setting, me)
    start = first_of(side)
    for me in range(start, start + OF_A_SIDE):
        if not is_in_field(state.elements[me]):
            continue
        foe = front_foe(state, setting, me)
        if foe != NOBODY:
            if not group >> me & 1:
                value += combat_outlook(state, setting, me, foe, Mode.CLOSE, Mode.CLOSE)
        elif is_alarmed(state, me):
            friends = EVERYONE if group >> me & 1 else group
            if not is_clear_behind(state, setting, me, friends) and dies_recoiling(state, setting, me):
                value -= HEMMED_IN
    return value


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

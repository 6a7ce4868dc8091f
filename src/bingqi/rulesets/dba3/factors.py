"""What an element adds to its die: troop factor, supports, tactical factors. Each is noted as it is added."""

from __future__ import annotations

from bingqi.geometry.contact import NO_EDGE
from bingqi.geometry.rectangle import Corner, Edge, corner, standing
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.log import Log, note
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.ground import (
    body,
    is_in_bad_going,
    is_in_field,
    is_in_good_going,
    is_in_river,
    is_mounted,
    is_uphill,
    kind_of,
    worst_going,
)
from bingqi.rulesets.dba3.lineup import edge_met, fighting_pose, is_in_overlap
from bingqi.rulesets.dba3.state import (
    FEATURE,
    NOBODY,
    OF_A_SIDE,
    WIDTH,
    Going,
    Ground,
    Hold,
    Kind,
    Mode,
    Setting,
    State,
)
from bingqi.rulesets.dba3.touch import (
    are_near,
    assaulter_of,
    edge_faced,
    enemy_on,
    first_of,
    front_foe,
    front_of,
    neighbour,
    opponent_of,
    overlapper,
    rear_supporter,
)


@rule("DBA3 D100", "DBA3 D102", "DBA3 D103", "DBA3 D109", "DBA3 D91")
def factor_of(state: State, setting: Setting, me: int, foe: int, mode: int, log: Log) -> int:
    """All that element *me* adds to its die against element *foe*."""
    factor = troop_factor(state, setting, me, foe, mode, log)
    if mode == Mode.CLOSE:
        factor += support_factor(state, setting, me, foe, log)
    return factor + tactical_factor(state, setting, me, foe, mode, log)


@rule("DBA3 D90", "DBA3 D102")
def troop_factor(state: State, setting: Setting, me: int, foe: int, mode: int, log: Log) -> int:
    """The factor of its troops: against foot or mounted, when shot at, or at a stronghold."""
    troop = setting.troops[state.elements[me].troop]
    if troop.kind == Kind.ART and is_behind_walls(state, me):
        return note(log, Cause.ARTILLERY_IN_CITY, me, 0 + troop.in_city)
    if mode == Mode.SHOT_AT:
        return note(log, Cause.SHOT_AT, me, 0 + troop.shot)
    if mode == Mode.ASSAULTS or mode == Mode.DEFENDS:
        return note(log, Cause.AT_STRONGHOLD, me, 0 + troop.foot)
    if is_mounted(setting, state.elements[foe]):
        return note(log, Cause.AGAINST_MOUNTED, me, 0 + troop.mounted)
    return note(log, Cause.AGAINST_FOOT, me, 0 + troop.foot)


@rule()
def is_behind_walls(state: State, me: int) -> bool:
    """Whether an element is inside a city or fort."""
    inside = state.elements[me].inside
    return inside > 0 and state.features[inside - 1].ground != Ground.CAMP


@rule("DBA3 D103", "DBA3 D104", "DBA3 D106", "DBA3 D107", "DBA3 D108", "DBA3 P16")
def support_factor(state: State, setting: Setting, me: int, foe: int, log: Log) -> int:
    """Rear support, side support, and what a double element counts more."""
    troop, enemy = setting.troops[state.elements[me].troop], setting.troops[state.elements[foe].troop]
    factor = rear_support(state, setting, me, 0 + enemy.kind, enemy.is_mounted == 1, log)
    if enemy.is_mounted or not is_in_good_going(state, setting, me):
        return factor
    if troop.is_double:
        factor += note(log, Cause.DOUBLE_ELEMENT, me, 1)
    if troop.is_solid and (troop.kind == Kind.SP or troop.kind == Kind.BW):
        for is_right in (False, True):
            beside = neighbour(state, setting, me, is_right)
            if beside != NOBODY and supports_at_side(state, setting, beside, troop.kind == Kind.SP):
                cause = Cause.SPEARS_BESIDE if troop.kind == Kind.SP else Cause.BOWS_BESIDE_BLADES
                return factor + note(log, cause, me, 1)
    return factor


@rule("DBA3 D106", "DBA3 D108")
def supports_at_side(state: State, setting: Setting, beside: int, spears: bool) -> bool:
    """Whether a neighbour supports spears, or else bows, at their side."""
    friend = setting.troops[state.elements[beside].troop]
    if friend.is_solid == 0:
        return False
    return friend.kind == Kind.BD or (spears and friend.kind == Kind.SP)


@rule("DBA3 D103", "DBA3 D104", "DBA3 D105")
def rear_support(
    state: State, setting: Setting, me: int, enemy_kind: int, enemy_is_mounted: bool, log: Log
) -> int:
    """Pikes, warband and light horse two deep."""
    if rear_supporter(state, setting, me) == NOBODY:
        return 0
    kind = kind_of(setting, state.elements[me])
    if kind == Kind.LH:
        return note(log, Cause.LIGHT_HORSE_BEHIND, me, 1)
    if not enemy_is_mounted and enemy_kind != Kind.PS:
        if kind == Kind.PK:
            return note(log, Cause.PIKES_BEHIND, me, 3)
        return note(log, Cause.WARBAND_BEHIND, me, 1)
    if kind == Kind.PK and (enemy_kind == Kind.EL or enemy_kind == Kind.KN or enemy_kind == Kind.SCH):
        return note(log, Cause.PIKES_BEHIND, me, 1)
    return 0


@rule("DBA3 D109", "DBA3 P48", "DBA3 D94")
def tactical_factor(state: State, setting: Setting, me: int, foe: int, mode: int, log: Log) -> int:
    """What position, command, shooters and ground add and take."""
    element = state.elements[me]
    factor = 0
    if mode != Mode.SHOOTS and element.is_general:
        factor += note(log, Cause.GENERAL, me, 1)
    if mode != Mode.SHOOTS and mode != Mode.ASSAULTS and element.inside:
        factor += garrison_factor(state, setting, me, log)
    if mode == Mode.SHOT_AT or mode == Mode.EXCHANGES:
        return factor + shooters_factor(state, setting, me, log)
    if mode == Mode.DEFENDS:
        others = 1
        while assaulter_of(state, setting, element.inside - 1, others) != NOBODY:
            factor += note(log, Cause.OTHER_ATTACKER, me, -1)
            others += 1
    if mode == Mode.CLOSE:
        factor += ground_bonus(state, setting, me, foe, log)
        factor += flank_factor(state, setting, me, log)
    elif mode == Mode.DEFENDS and is_in_river(state, foe):
        factor += note(log, Cause.RIVER_BANK, me, 1)
    if mode == Mode.CLOSE or mode == Mode.ASSAULTS:
        factor += going_factor(state, setting, me, foe, log)
    return factor


@rule("DBA3 D109", "DBA3 D188", "DBA3 D196")
def garrison_factor(state: State, setting: Setting, me: int, log: Log) -> int:
    """Foot behind the walls of a city, fort or camp that they hold; nothing for one that is sacking it."""
    element = state.elements[me]
    feature = state.features[element.inside - 1]
    if feature.hold == Hold.SACKED or is_mounted(setting, element):
        return 0
    if kind_of(setting, element) == Kind.DEN:
        return note(log, Cause.DENIZENS, me, 2)
    if feature.ground == Ground.CAMP:
        return note(log, Cause.CAMP, me, 2)
    return note(log, Cause.GARRISON, me, 4)


@rule("DBA3 D69", "DBA3 D70")
def shooters_factor(state: State, setting: Setting, me: int, log: Log) -> int:
    """The second and the third that shoot at it; more do not matter."""
    element = state.elements[me]
    place = FEATURE + element.inside - 1 if element.inside else NOBODY
    start = first_of(1 - element.side)
    count = 0
    for foe in range(start, start + OF_A_SIDE):
        aimed = state.elements[foe].aim
        if aimed == me or (place != NOBODY and aimed == place):
            count += 1
    factor = 0
    if count > 1 and setting.rules.shooters > 1:
        factor += note(log, Cause.SECOND_SHOOTER, me, -1)
    if count > 2 and setting.rules.shooters > 2:
        factor += note(log, Cause.THIRD_SHOOTER, me, -1)
    return factor


@rule("DBA3 D109", "DBA3 P25", "DBA3 P27")
def ground_bonus(state: State, setting: Setting, me: int, foe: int, log: Log) -> int:
    """Fighting from uphill, or from the bank of a river that the enemy stands in."""
    if is_uphill(state, setting, me, foe):
        return note(log, Cause.UPHILL, me, 1)
    if is_in_river(state, foe) and not is_in_river(state, me):
        return note(log, Cause.RIVER_BANK, me, 1)
    return 0


@rule("DBA3 P48")
def going_factor(state: State, setting: Setting, me: int, foe: int, log: Log) -> int:
    """Fighting in bad going, and mounted against an enemy in ground that is bad going to them."""
    mine = state.elements[me]
    kind = kind_of(setting, mine)
    factor = 0
    is_at_home = kind == Kind.AX or kind == Kind.BW or kind == Kind.PS or kind == Kind.WB
    if not is_at_home and is_in_bad_going(state, setting, me):
        factor += note(log, Cause.IN_BAD_GOING, me, -2)
    elif (
        setting.rules.options.mounted_dread_bad_going
        and is_mounted(setting, mine)
        and is_in_field(state.elements[foe])
        and worst_going(state, setting, mine.troop, state.elements[foe].touches) >= Going.BAD
    ):
        factor += note(log, Cause.ENEMY_IN_BAD_GOING, me, -2)
    return factor


@rule("DBA3 D77", "DBA3 D87", "DBA3 D133", "DBA3 D134")
def flank_factor(state: State, setting: Setting, me: int, log: Log) -> int:
    """Enemies on its sides and rear, or overlapping; one for each side edge and one for the rear."""
    if kind_of(setting, state.elements[me]) == Kind.WWG:
        return wagon_factor(state, setting, me, log)
    behind = rear_supporter(state, setting, me)
    factor = side_factor(state, setting, me, behind, False, log)
    factor += side_factor(state, setting, me, behind, True, log)
    if enemy_on(state, setting, me, Edge.REAR) != NOBODY:
        return factor + note(log, Cause.REAR, me, -1)
    if behind != NOBODY and enemy_on(state, setting, behind, Edge.REAR) != NOBODY:
        return factor + note(log, Cause.SUPPORTER_CONTACTED, me, -1)
    return factor


@rule("DBA3 D78", "DBA3 D79", "DBA3 D81", "DBA3 D83", "DBA3 D85", "DBA3 D87", "DBA3 D88", "DBA3 D89")
def side_factor(state: State, setting: Setting, me: int, behind: int, is_right: bool, log: Log) -> int:
    """The one thing that counts at a side: an enemy front on it or on a supporter's, an overlap, the edge of
    the battlefield."""
    which = Edge.RIGHT if is_right else Edge.LEFT
    if enemy_on(state, setting, me, which) != NOBODY:
        return note(log, Cause.FLANK_RIGHT if is_right else Cause.FLANK_LEFT, me, -1)
    kind = kind_of(setting, state.elements[me])
    is_loose = kind == Kind.PS or kind == Kind.SCH
    if overlapper(state, setting, me, is_right, True) != NOBODY:
        return note(log, Cause.SIDE_BY_SIDE_RIGHT if is_right else Cause.SIDE_BY_SIDE_LEFT, me, -1)
    if not is_loose and overlapper(state, setting, me, is_right, False) != NOBODY:
        return note(log, Cause.OVERLAP_RIGHT if is_right else Cause.OVERLAP_LEFT, me, -1)
    if behind != NOBODY and enemy_on(state, setting, behind, which) != NOBODY:
        return note(log, Cause.SUPPORTER_CONTACTED, me, -1)
    if state.elements[me].stood == (2 if is_right else 1) and state.elements[me].engaged:
        return note(log, Cause.OBSTRUCTED_CONTACT, me, -1)
    if is_at_board_edge(state, setting, me, is_right):
        return note(log, Cause.BOARD_EDGE_RIGHT if is_right else Cause.BOARD_EDGE_LEFT, me, -1)
    return 0


@rule("DBA3 D88", "DBA3 D89")
def is_at_board_edge(state: State, setting: Setting, me: int, is_right: bool) -> bool:
    """Whether a front corner is so near to the edge of the battlefield that the element counts as overlapped
    there."""
    element = state.elements[me]
    kind = kind_of(setting, element)
    if kind == Kind.LH or kind == Kind.CV:
        return False
    if element.moves and setting.rules.options.edge_counts_when_moved == 0:
        return False
    which = Corner.FRONT_RIGHT if is_right else Corner.FRONT_LEFT
    spot = corner(body(setting, element), which)
    near, far = setting.rules.edge_penalty - TOLERANCE, setting.board - setting.rules.edge_penalty + TOLERANCE
    if near <= spot.x <= far and near <= spot.y <= far:
        return False
    return is_in_good_going(state, setting, me) and neighbour(state, setting, me, is_right) == NOBODY


@rule("DBA3 D35", "DBA3 D36")
def wagon_factor(state: State, setting: Setting, me: int, log: Log) -> int:
    """Enemies at the other edges of a war wagon, one for each, and a second one at its front as an
    overlap."""
    front = front_of(setting, state, me)
    foe = front_foe(state, setting, me)
    start = first_of(1 - state.elements[me].side)
    factor = 0
    for other in range(start, start + OF_A_SIDE):
        if other != foe and is_in_field(state.elements[other]):
            faced = edge_faced(state, setting, other, me)
            is_elsewhere = faced != NO_EDGE and faced != front
            if not is_elsewhere:
                if is_second_at_front(state, setting, me, other):
                    factor += note(log, Cause.WAGON_SECOND_ENEMY, me, -1)
            elif (faced - front) % 4 == Edge.REAR:
                factor += note(log, Cause.REAR, me, -1)
            elif (faced - front) % 4 == Edge.LEFT:
                factor += note(log, Cause.FLANK_LEFT, me, -1)
            else:
                factor += note(log, Cause.FLANK_RIGHT, me, -1)
    return factor


@rule("DBA3 D36", "DBA3 D80")
def is_second_at_front(state: State, setting: Setting, me: int, other: int) -> bool:
    """Whether an enemy touches the front edge of war wagons that fight another there: along it, or beside
    that other, corner on corner, without an opponent of its own."""
    front = front_of(setting, state, me)
    if front == NO_EDGE or not are_near(state, me, other):
        return False
    base = body(setting, state.elements[other])
    if edge_met(base, body(setting, state.elements[me])) == front:
        return True
    facing = standing(
        fighting_pose(state, setting, me), WIDTH, setting.troops[state.elements[me].troop].depth
    )
    return is_in_overlap(base, facing) and opponent_of(state, setting, other) == NOBODY

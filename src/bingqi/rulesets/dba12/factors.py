"""What an element adds to its die: combat factor, tactical factors, supports. Each part is written down."""

from __future__ import annotations

from bingqi.geometry.contact import NO_EDGE
from bingqi.geometry.rectangle import Edge
from bingqi.kit.log import Log, note
from bingqi.kit.rule import rule
from bingqi.kit.scratch import zeros
from bingqi.rulesets.dba12.causes import Cause
from bingqi.rulesets.dba12.ground import is_in_bad_going, is_in_field, is_mounted, is_uphill, kind_of
from bingqi.rulesets.dba12.state import FEATURE, NOBODY, OF_A_SIDE, Kind, Mode, Setting, State
from bingqi.rulesets.dba12.touch import (
    are_near,
    can_support,
    directly_behind,
    edge_faced,
    first_of,
    overlaps,
)

PARTS = 96
"""Room for thirty-one parts of a factor, three numbers each."""


@rule("DBA12 O17")
def factor_of(state: State, setting: Setting, me: int, foe: int, mode: int, log: Log) -> int:
    """All that element *me* adds to its die against element *foe*, told as it is added."""
    parts = zeros(PARTS)
    gather(state, setting, me, foe, mode, parts)
    factor = 0
    for place in range(0, PARTS - 2, 3):
        if parts[place]:
            factor += note(log, 0 + parts[place], 0 + parts[place + 1], 0 + parts[place + 2])
    return factor


@rule("DBA12 O17")
def quiet_factor(state: State, setting: Setting, me: int, foe: int, mode: int) -> int:
    """The same, told to nobody."""
    parts = zeros(PARTS)
    return gather(state, setting, me, foe, mode, parts)


@rule("DBA12 O17")
def gather(state: State, setting: Setting, me: int, foe: int, mode: int, parts: list[int]) -> int:
    """Write down one by one, as cause, element and value, what an element adds to its die; their sum."""
    factor = combat_factor(state, setting, me, foe, parts)
    factor += tactical_factor(state, setting, me, foe, mode, parts)
    if mode == Mode.CLOSE or mode == Mode.ATTACKS_CAMP:
        factor += support_factor(state, setting, me, foe, mode, parts)
    return factor


@rule()
def add(parts: list[int], cause: int, who: int, value: int) -> int:
    """Write one part down and give it back, to be added."""
    place = 0
    while parts[place]:
        place += 3
    parts[place] = cause
    parts[place + 1] = who
    parts[place + 2] = value
    return value


@rule(
    "DBA12 O18",
    "DBA12 O19",
    "DBA12 O20",
    "DBA12 O21",
    "DBA12 O22",
    "DBA12 O23",
    "DBA12 O24",
    "DBA12 O25",
    "DBA12 O26",
)
def combat_factor(state: State, setting: Setting, me: int, foe: int, parts: list[int]) -> int:
    """The factor of its troops against foot or against mounted."""
    troop = setting.troops[state.elements[me].troop]
    kind = troop.kind
    mounted = is_mounted(setting, state.elements[foe])
    value = 0 + troop.mounted if mounted else 0 + troop.foot
    if kind == Kind.SP or kind == Kind.SCH:
        return add(parts, Cause.SPEARS_OR_SCYTHED, me, value)
    if kind == Kind.CV or kind == Kind.ART:
        return add(parts, Cause.CAVALRY, me, value)
    if kind == Kind.LH or kind == Kind.PS:
        return add(parts, Cause.LIGHT_TROOPS, me, value)
    if kind == Kind.CF:
        return add(parts, Cause.FOLLOWERS, me, value)
    first = Cause.KNIGHTS_AGAINST_FOOT  # knights, pikes, war wagons
    if kind == Kind.BD:
        first = Cause.BLADES_AGAINST_FOOT
    elif kind == Kind.EL:
        first = Cause.ELEPHANTS_AGAINST_FOOT
    elif kind == Kind.AX or kind == Kind.WB:
        first = Cause.AUXILIA_AGAINST_FOOT
    elif kind == Kind.BW or kind == Kind.CM:
        first = Cause.BOWS_AGAINST_FOOT
    return add(parts, first + int(mounted), me, value)


@rule("DBA12 O27", "DBA12 O28", "DBA12 O29")
def tactical_factor(state: State, setting: Setting, me: int, foe: int, mode: int, parts: list[int]) -> int:
    """What camp, command, ground, shooters and enemies around add and take."""
    element = state.elements[me]
    factor = 0
    if element.inside and not is_mounted(setting, element):
        factor += add(parts, Cause.FOOT_IN_CAMP, me, 2)
    if mode == Mode.SHOOTS:
        return factor
    if element.is_general:
        factor += add(parts, Cause.GENERAL, me, 1)
    if mode == Mode.SHOT_AT:
        factor += shooters_factor(state, me, foe, parts)
        if setting.rules.bad_going_when_shot == 0:
            return factor
    elif mode != Mode.HOLDS_CAMP:
        if mode == Mode.CLOSE and is_uphill(state, setting, me, foe):
            factor += add(parts, Cause.UPHILL, me, 1)
        factor += around_factor(state, setting, me, mode, parts)
    return factor + going_factor(state, setting, me, foe, mode, parts)


@rule("DBA12 O32", "DBA12 Q16.choice")
def shooters_factor(state: State, me: int, main: int, parts: list[int]) -> int:
    """Every enemy that shoots at the same target besides the main shooter, or besides the one that it shoots
    back at."""
    element = state.elements[me]
    place = FEATURE + element.inside - 1 if element.inside else NOBODY
    start = first_of(1 - element.side)
    factor = 0
    for foe in range(start, start + OF_A_SIDE):
        other = state.elements[foe]
        is_at_it = other.aim == me or (place != NOBODY and other.aim == place)
        if foe != main and is_at_it and is_in_field(other) and other.has_shot == 0:
            factor += add(parts, Cause.OTHER_SHOOTER, me, -1)
    return factor


@rule("DBA12 O3", "DBA12 O10", "DBA12 O30", "DBA12 O31", "DBA12 Q12", "DBA12 Q13")
def around_factor(state: State, setting: Setting, me: int, mode: int, parts: list[int]) -> int:
    """Each enemy in contact with a flank or the rear, and each that overlaps; who attacks a camp is not
    overlapped."""
    start = first_of(1 - state.elements[me].side)
    factor = 0
    for foe in range(start, start + OF_A_SIDE):
        if not is_in_field(state.elements[foe]) or not are_near(state, me, foe):
            continue
        faced = edge_faced(state, setting, foe, me)
        if faced == Edge.REAR:
            factor += add(parts, Cause.REAR_CONTACT, me, -1)
        elif faced == Edge.LEFT or faced == Edge.RIGHT:
            factor += add(parts, Cause.FLANK_CONTACT, me, -1)
        elif faced == NO_EDGE and mode == Mode.CLOSE and overlaps(state, setting, foe, me):
            factor += add(parts, Cause.OVERLAPPED, me, -1)
    return factor


@rule("DBA12 O33", "DBA12 O34")
def going_factor(state: State, setting: Setting, me: int, foe: int, mode: int, parts: list[int]) -> int:
    """Being in bad going, and for mounted in close combat an enemy that is in it: one line each, and both
    count."""
    troop = setting.troops[state.elements[me].troop]
    factor = 0
    if troop.fights_anywhere == 0 and is_in_bad_going(state, setting, me):
        factor += add(parts, Cause.IN_BAD_GOING, me, -2)
    if mode != Mode.SHOT_AT and troop.is_mounted and is_in_bad_going(state, setting, foe):
        factor += add(parts, Cause.ENEMY_IN_BAD_GOING, me, -2)
    return factor


@rule("DBA12 O13", "DBA12 O14", "DBA12 O15", "DBA12 O35", "DBA12 O40", "DBA12 Q20")
def support_factor(state: State, setting: Setting, me: int, foe: int, mode: int, parts: list[int]) -> int:
    """What the friend directly behind brings. A support that stands there and brings nothing is written down
    with 0."""
    behind = directly_behind(state, setting, me)
    if behind == NOBODY or not can_support(setting, state, behind, me):
        return 0
    kind = kind_of(setting, state.elements[behind])
    at_camp = mode == Mode.ATTACKS_CAMP
    value = support_value(setting, state, kind, foe)
    if value == 0 and not (at_camp and kind == Kind.PS):
        return 0
    if is_in_bad_going(state, setting, me) or is_in_bad_going(state, setting, behind):
        return add(parts, Cause.SUPPORT_IN_BAD_GOING, behind, 0)
    if at_camp:
        if kind == Kind.PS:
            return add(parts, Cause.PSILOI_AT_CAMP, behind, 1)
        return add(parts, Cause.SUPPORT_AT_CAMP, behind, 0)
    if kind == Kind.PK:
        if has_charged_shooters(state, setting, me):
            return add(parts, Cause.PIKES_CHARGED_SHOOTERS, behind, 0)
        return add(parts, Cause.PIKES_BEHIND, behind, value)
    if kind == Kind.SP:
        return add(parts, Cause.SPEARS_BEHIND, behind, value)
    if kind == Kind.WB:
        return add(parts, Cause.WARBAND_BEHIND, behind, value)
    return add(parts, Cause.PSILOI_BEHIND, behind, value)


@rule("DBA12 O36", "DBA12 O37", "DBA12 O38", "DBA12 O39")
def support_value(setting: Setting, state: State, kind: int, foe: int) -> int:
    """What a supporter of a kind brings in the field against an enemy."""
    enemy = kind_of(setting, state.elements[foe])
    if kind == Kind.PK:
        return 3
    if kind == Kind.SP:
        return 1 if enemy == Kind.SP or enemy == Kind.KN else 0
    if kind == Kind.WB:
        return 1 if enemy == Kind.KN or enemy == Kind.CV or enemy == Kind.LH else 0
    return 1 if is_mounted(setting, state.elements[foe]) or enemy == Kind.WB else 0


@rule("DBA12 O36")
def has_charged_shooters(state: State, setting: Setting, me: int) -> bool:
    """Whether an element has moved into contact with enemy bows or artillery in this bound."""
    charged = state.elements[me].charged
    if charged == 0:
        return False
    kind = kind_of(setting, state.elements[charged - 1])
    return kind == Kind.BW or kind == Kind.ART

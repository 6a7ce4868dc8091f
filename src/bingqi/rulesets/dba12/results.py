"""What becomes of the element with the lower total: the table of outcomes, line by line."""

from __future__ import annotations

from typing import NamedTuple

from bingqi.kit.rule import rule
from bingqi.rulesets.dba12.causes import Cause
from bingqi.rulesets.dba12.ground import is_in_bad_going
from bingqi.rulesets.dba12.state import Fate, Kind, Setting, State


class Doom(NamedTuple):
    """What happens to an element, a Fate, and the line of the table that says so, a Cause."""

    fate: int
    cause: int


@rule()
def doom(fate: int, cause: int) -> Doom:
    """A Doom of plain numbers."""
    return Doom(0 + fate, 0 + cause)


@rule("DBA12 O56", "DBA12 Q18", "DBA12 Q19")
def band_of(own: int, other: int) -> int:
    """How an element's total compares with the enemy's: EQUAL, BEATEN, DOUBLED; LEGAL when it is higher."""
    if own > other:
        return 0 + Cause.LEGAL
    if own == other:
        return 0 + Cause.EQUAL
    return 0 + Cause.DOUBLED if 2 * own <= other else 0 + Cause.BEATEN


@rule("DBA12 O41", "DBA12 O55", "DBA12 O56")
def doom_of(state: State, setting: Setting, me: int, foe: int, band: int, by_shooting: bool) -> Doom:
    """What a total of a band does to an element, in close combat and when shot at alike."""
    if band == Cause.LEGAL or band == Cause.EQUAL:
        return doom(Fate.NOTHING, band)
    if band == Cause.DOUBLED:
        return doubled(state, setting, me, foe, by_shooting)
    if setting.troops[state.elements[me].troop].is_mounted:
        return mounted_beaten(state, setting, me, foe)
    return foot_beaten(state, setting, me, foe, by_shooting)


@rule("DBA12 O42", "DBA12 O43", "DBA12 O44", "DBA12 O45", "DBA12 O46")
def mounted_beaten(state: State, setting: Setting, me: int, foe: int) -> Doom:
    """Beaten mounted, by type."""
    kind = 0 + setting.troops[state.elements[me].troop].kind
    enemy = 0 + setting.troops[state.elements[foe].troop].kind
    in_bad = is_in_bad_going(state, setting, me)
    if kind == Kind.EL:
        if enemy == Kind.PS or enemy == Kind.AX or enemy == Kind.LH or enemy == Kind.ART:
            return doom(Fate.DESTROYED, Cause.ELEPHANTS_DESTROYED)
        if in_bad:
            return doom(Fate.DESTROYED, Cause.ELEPHANTS_IN_BAD_GOING)
        return doom(Fate.RECOIL, Cause.ELEPHANTS_RECOIL)
    if kind == Kind.SCH:
        return doom(Fate.DESTROYED, Cause.SCYTHED_BEATEN)
    if kind == Kind.KN:
        if enemy == Kind.EL:
            return doom(Fate.FLEE, Cause.KNIGHTS_FLEE_ELEPHANTS)
        if enemy == Kind.SCH or enemy == Kind.LH:
            return doom(Fate.DESTROYED, Cause.KNIGHTS_BEATEN_BY_MOUNTED)
        if in_bad:
            return doom(Fate.DESTROYED, Cause.KNIGHTS_IN_BAD_GOING)
        if enemy == Kind.BW and state.elements[me].charged == foe + 1:
            return doom(Fate.DESTROYED, Cause.KNIGHTS_CHARGED_BOWS)
        return doom(Fate.RECOIL, Cause.KNIGHTS_RECOIL)
    if enemy == Kind.SCH:
        return doom(Fate.FLEE, Cause.MOUNTED_FLEE_SCYTHED)
    if in_bad:
        return doom(Fate.FLEE, Cause.MOUNTED_FLEE_BAD_GOING)
    return doom(Fate.RECOIL, Cause.MOUNTED_RECOIL)


@rule(
    "DBA12 O47",
    "DBA12 O48",
    "DBA12 O49",
    "DBA12 O50",
    "DBA12 O51",
    "DBA12 O52",
    "DBA12 O53",
    "DBA12 O54",
)
def foot_beaten(state: State, setting: Setting, me: int, foe: int, by_shooting: bool) -> Doom:
    """Beaten foot, by type."""
    kind = 0 + setting.troops[state.elements[me].troop].kind
    winner = setting.troops[state.elements[foe].troop]
    enemy = 0 + winner.kind
    in_good = not is_in_bad_going(state, setting, me)
    by_knights = in_good and enemy == Kind.KN
    by_shock = by_knights or (in_good and enemy == Kind.SCH)
    if kind == Kind.AX:
        if by_knights:
            return doom(Fate.DESTROYED, Cause.AUXILIA_RIDDEN_DOWN)
        return doom(Fate.RECOIL, Cause.AUXILIA_RECOIL)
    if kind == Kind.BW:
        if winner.is_mounted:
            return doom(Fate.DESTROYED, Cause.BOWS_RIDDEN_DOWN)
        return doom(Fate.RECOIL, Cause.BOWS_RECOIL)
    if kind == Kind.WB:
        if by_shock or (in_good and enemy == Kind.EL):
            return doom(Fate.DESTROYED, Cause.WARBAND_OVERRUN)
        return doom(Fate.RECOIL, Cause.WARBAND_RECOIL)
    if kind == Kind.PS:
        if by_knights or (in_good and enemy == Kind.CV):
            return doom(Fate.DESTROYED, Cause.PSILOI_RIDDEN_DOWN)
        return doom(Fate.RECOIL, Cause.PSILOI_RECOIL)
    if kind == Kind.ART:
        if by_shooting:
            return doom(Fate.RECOIL, Cause.ARTILLERY_RECOIL)
        return doom(Fate.DESTROYED, Cause.ARTILLERY_OVERRUN)
    if kind == Kind.WWG:
        if enemy == Kind.ART or enemy == Kind.EL:
            return doom(Fate.DESTROYED, Cause.WAR_WAGON_DESTROYED)
        return doom(Fate.STAY, Cause.WAR_WAGON_STAYS)
    if kind == Kind.CF:
        return doom(Fate.DESTROYED, Cause.FOLLOWERS_BEATEN)
    if by_shock:
        return doom(Fate.DESTROYED, Cause.FOOT_RIDDEN_DOWN)
    if enemy == Kind.WB:
        return doom(Fate.DESTROYED, Cause.FOOT_BROKEN_BY_WARBAND)
    return doom(Fate.RECOIL, Cause.FOOT_RECOIL)


@rule("DBA12 O57", "DBA12 O58", "DBA12 O59", "DBA12 O60")
def doubled(state: State, setting: Setting, me: int, foe: int, by_shooting: bool) -> Doom:
    """A total of half the enemy's or less."""
    kind = 0 + setting.troops[state.elements[me].troop].kind
    winner = setting.troops[state.elements[foe].troop]
    enemy = 0 + winner.kind
    in_bad = is_in_bad_going(state, setting, me)
    if kind == Kind.CV:
        if not in_bad and (enemy == Kind.PK or enemy == Kind.SP):
            return doom(Fate.FLEE, Cause.CAVALRY_FLEE_SPEARS)
        return doom(Fate.DESTROYED, Cause.CAVALRY_DOUBLED)
    if kind == Kind.LH:
        in_contact = not by_shooting and (enemy == Kind.WWG or enemy == Kind.BW)
        if winner.is_mounted or in_contact:
            return doom(Fate.DESTROYED, Cause.LIGHT_HORSE_DOUBLED)
        if in_bad:
            return doom(Fate.DESTROYED, Cause.LIGHT_HORSE_IN_BAD_GOING)
        return doom(Fate.FLEE, Cause.LIGHT_HORSE_FLEE)
    if kind == Kind.PS:
        is_ridden = enemy == Kind.KN or enemy == Kind.CV or enemy == Kind.CM or enemy == Kind.LH
        if is_ridden and not in_bad:
            return doom(Fate.DESTROYED, Cause.PSILOI_DOUBLED_BY_MOUNTED)
        if enemy == Kind.BW or enemy == Kind.AX or enemy == Kind.PS:
            return doom(Fate.DESTROYED, Cause.PSILOI_DOUBLED_BY_LIGHT_FOOT)
        return doom(Fate.FLEE, Cause.PSILOI_FLEE)
    return doom(Fate.DESTROYED, Cause.OTHERS_DOUBLED)

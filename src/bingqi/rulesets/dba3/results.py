"""The result of a combat for the side that did not win it: first the lines that hold for all, then those by
type."""

from __future__ import annotations

from typing import NamedTuple

from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.ground import is_in_bad_going, is_in_good_going
from bingqi.rulesets.dba3.state import (
    DENIZENS,
    FOLLOWERS,
    OF_A_SIDE,
    Fate,
    Hold,
    Kind,
    Mode,
    Setting,
    State,
)
from bingqi.rulesets.dba3.touch import edge_faced, first_of


class Doom(NamedTuple):
    """What a combat does to an element, and why: a Fate and a Cause."""

    fate: int
    cause: int


@rule("DBA3 D110", "DBA3 D114", "DBA3 D117", "DBA3 D125", "DBA3 D127")
def band_of(own: int, other: int) -> int:
    """LEVEL, BEATEN or DOUBLED (half or less) for the lower or equal of two totals; LEGAL for the higher."""
    if own > other:
        return Cause.LEGAL
    if own == other:
        return Cause.LEVEL
    return Cause.DOUBLED if 2 * own <= other else Cause.BEATEN


@rule("DBA3 D110", "DBA3 D114")
def compare(me: int, foe: int, own: int, other: int, log: Log) -> None:
    """Tell which of two has the higher total, and how the other comes off."""
    if own >= other:
        tell(log, Happening.COMPARED, band_of(other, own), me, foe, 0, 0)
    else:
        tell(log, Happening.COMPARED, band_of(own, other), foe, me, 0, 0)


@rule("DBA3 D111", "DBA3 D113")
def doom_of(state: State, setting: Setting, me: int, foe: int, band: int, mode: int, in_rear: bool) -> Doom:
    """What becomes of *me* against *foe*: `band` as band_of says, `mode` what it was doing, `in_rear` whether
    it was shot at from behind."""
    if band == Cause.LEVEL:
        return level(state, setting, me, foe, mode)
    if band == Cause.BEATEN:
        return beaten(state, setting, me, foe, mode, in_rear)
    if band == Cause.DOUBLED:
        return doubled(state, setting, me, foe, mode)
    return Doom(0 + Fate.NOTHING, 0 + Cause.LEGAL)


@rule()
def doom(fate: int, cause: int) -> Doom:
    """A Doom of plain numbers."""
    return Doom(0 + fate, 0 + cause)


@rule()
def is_shot(mode: int) -> bool:
    """Whether an element suffers from shooting, not from close combat."""
    return mode >= Mode.SHOOTS


@rule("DBA3 D115", "DBA3 D116")
def level(state: State, setting: Setting, me: int, foe: int, mode: int) -> Doom:
    """Equal totals."""
    if mode == Mode.ASSAULTS or mode == Mode.DEFENDS:
        return doom(Fate.NOTHING, Cause.LEVEL_AT_STRONGHOLD)
    mine, theirs = setting.troops[state.elements[me].troop], setting.troops[state.elements[foe].troop]
    is_close = mode == Mode.CLOSE
    if is_close and (mine.kind == Kind.KN or mine.kind == Kind.CM):
        if theirs.kind == Kind.BD:
            return doom(Fate.DESTROYED, Cause.KN_BY_BLADES if mine.kind == Kind.KN else Cause.CM_BY_BLADES)
        if theirs.is_longbow:
            cause = Cause.KN_BY_LONGBOWS if mine.kind == Kind.KN else Cause.CM_BY_LONGBOWS
            return doom(Fate.DESTROYED, cause)
    if is_close and mine.is_cataphract and theirs.is_knight:
        return doom(Fate.RECOIL, Cause.CATAPHRACTS_BY_KNIGHTS)
    if is_close and mine.kind == Kind.SCH and setting.rules.options.chariots_die_level:
        return doom(Fate.DESTROYED, Cause.SCH_LEVEL)
    if is_close and mine.is_command and theirs.is_mounted == 0 and fronts_on(state, setting, me) >= 2:
        return doom(Fate.DESTROYED, Cause.COMMAND_POST_BY_TWO)
    if is_close and setting.rules.options.fast_yields_to_solid:
        is_foot = mine.is_mounted == 0 and theirs.is_mounted == 0 and mine.kind < Kind.ART
        if is_foot and mine.is_solid == 0 and theirs.is_solid:
            return doom(Fate.RECOIL, Cause.FAST_BY_SOLID)
    return doom(Fate.NOTHING, Cause.LEVEL_NOTHING)


@rule("DBA3 D116")
def fronts_on(state: State, setting: Setting, me: int) -> int:
    """How many enemy front edges are lined up on an element."""
    count = 0
    start = first_of(1 - state.elements[me].side)
    for foe in range(start, start + OF_A_SIDE):
        if state.elements[foe].status == 1 and edge_faced(state, setting, foe, me) >= 0:
            count += 1
    return count


@rule(
    "DBA3 D117",
    "DBA3 D118",
    "DBA3 D119",
    "DBA3 D120",
    "DBA3 D121",
    "DBA3 D122",
    "DBA3 D123",
    "DBA3 D124",
    "DBA3 D124.civilians",
)
def beaten(state: State, setting: Setting, me: int, foe: int, mode: int, in_rear: bool) -> Doom:
    """A total below the enemy's but more than half of it."""
    element = state.elements[me]
    mine = setting.troops[element.troop]
    if element.inside and state.features[element.inside - 1].hold == Hold.SACKED:
        return doom(Fate.DESTROYED, Cause.SACKER_BEATEN)
    if element.inside:
        return doom(Fate.DESTROYED, Cause.DEFENDER_BEATEN)
    if me % OF_A_SIDE == FOLLOWERS or me % OF_A_SIDE == DENIZENS:
        return doom(Fate.DESTROYED, Cause.SALLIED_BEATEN)
    if mine.is_mounted_infantry and is_in_bad_going(state, setting, me):
        return doom(Fate.DESTROYED, Cause.MOUNTED_INFANTRY_IN_BAD_GOING)
    if mode == Mode.ASSAULTS:
        return doom(Fate.RECOIL, Cause.BEATEN_BY_DEFENDERS)
    if mine.is_command:
        return doom(Fate.NOTHING, Cause.COMMAND_POST_BEATEN)
    enemy = 0 + setting.troops[state.elements[foe].troop].kind
    if mine.is_mounted:
        return mounted_beaten(state, setting, me, enemy, is_shot(mode), in_rear)
    return foot_beaten(state, setting, me, foe, is_shot(mode))


@rule("DBA3 D124")
def mounted_beaten(
    state: State, setting: Setting, me: int, enemy: int, by_shooting: bool, in_rear: bool
) -> Doom:
    """Beaten mounted, by type; `enemy` is the Kind of the winner."""
    kind = 0 + setting.troops[state.elements[me].troop].kind
    in_bad = is_in_bad_going(state, setting, me)
    by_guns = enemy == Kind.ART and by_shooting
    if kind == Kind.EL:
        if enemy == Kind.LH or enemy == Kind.AX or enemy == Kind.PS:
            return doom(Fate.DESTROYED, Cause.EL_BY_LIGHT_TROOPS)
        if by_guns:
            return doom(Fate.DESTROYED, Cause.EL_BY_ARTILLERY)
        if enemy == Kind.EL:
            return doom(Fate.FLEE, Cause.EL_BY_ELEPHANTS)
    elif kind == Kind.KN:
        if enemy == Kind.EL or enemy == Kind.SCH or enemy == Kind.CM or enemy == Kind.LH:
            return doom(Fate.DESTROYED, Cause.KN_BY_MOUNTED)
    elif kind == Kind.CM:
        if enemy == Kind.SCH:
            return doom(Fate.DESTROYED, Cause.CM_BY_CHARIOTS)
        if in_bad:
            return doom(Fate.DESTROYED, Cause.CM_IN_BAD_GOING)
        if enemy == Kind.EL:
            return doom(Fate.FLEE, Cause.CM_BY_ELEPHANTS)
    elif kind == Kind.CV:
        if enemy == Kind.SCH:
            return doom(Fate.FLEE, Cause.CV_BY_CHARIOTS)
        if in_bad:
            return doom(Fate.FLEE, Cause.CV_IN_BAD_GOING)
    elif kind == Kind.LH:
        if enemy == Kind.SCH:
            return doom(Fate.FLEE, Cause.LH_BY_CHARIOTS)
        if by_guns:
            return doom(Fate.FLEE, Cause.LH_BY_ARTILLERY)
        if in_bad:
            return doom(Fate.FLEE, Cause.LH_IN_BAD_GOING)
    elif kind == Kind.SCH:
        if not by_shooting:
            return doom(Fate.DESTROYED, Cause.SCH_BEATEN)
        if in_rear:
            return doom(Fate.DESTROYED, Cause.SCH_SHOT_IN_REAR)
        return doom(Fate.FLEE, Cause.SCH_SHOT_AT)
    return doom(Fate.RECOIL, Cause.BEATEN_RECOILS)


@rule("DBA3 D124")
def foot_beaten(state: State, setting: Setting, me: int, foe: int, by_shooting: bool) -> Doom:
    """Beaten foot, by type."""
    kind = 0 + setting.troops[state.elements[me].troop].kind
    winner = setting.troops[state.elements[foe].troop]
    enemy = 0 + winner.kind
    in_good = is_in_good_going(state, setting, me)
    by_shock = in_good and (enemy == Kind.KN or enemy == Kind.SCH)
    if kind == Kind.SP or kind == Kind.PK or kind == Kind.BD:
        if by_shock:
            return doom(Fate.DESTROYED, Cause.HEAVY_FOOT_BY_KNIGHTS)
        if enemy == Kind.WB:
            return doom(Fate.DESTROYED, Cause.HEAVY_FOOT_BY_WARBAND)
    elif kind == Kind.AX:
        if in_good and enemy == Kind.KN:
            return doom(Fate.DESTROYED, Cause.AX_BY_KNIGHTS)
    elif kind == Kind.WB:
        if by_shock:
            return doom(Fate.DESTROYED, Cause.WB_BY_KNIGHTS)
    elif kind == Kind.BW:
        if winner.is_mounted:
            return doom(Fate.DESTROYED, Cause.BW_BY_MOUNTED)
    elif kind == Kind.PS:
        if in_good and (enemy == Kind.KN or enemy == Kind.CV or enemy == Kind.CM):
            return doom(Fate.DESTROYED, Cause.PS_BY_MOUNTED)
    elif kind == Kind.HD:
        if in_good and (enemy == Kind.KN or enemy == Kind.EL):
            return doom(Fate.DESTROYED, Cause.HD_BY_MOUNTED)
        if enemy == Kind.WB:
            return doom(Fate.DESTROYED, Cause.HD_BY_WARBAND)
        return doom(Fate.RECOIL, Cause.HD_SHOT_AT) if by_shooting else doom(Fate.NOTHING, Cause.HD_BEATEN)
    elif kind == Kind.ART:
        return doom(Fate.DESTROYED, Cause.ART_BEATEN)
    elif kind == Kind.WWG:
        if enemy == Kind.EL:
            return doom(Fate.DESTROYED, Cause.WWG_BY_ELEPHANTS)
        if enemy == Kind.ART and by_shooting:
            return doom(Fate.DESTROYED, Cause.WWG_BY_ARTILLERY)
        return doom(Fate.NOTHING, Cause.WWG_BEATEN)
    return doom(Fate.RECOIL, Cause.BEATEN_RECOILS)


@rule("DBA3 D125", "DBA3 D126")
def doubled(state: State, setting: Setting, me: int, foe: int, mode: int) -> Doom:
    """A total of half the enemy's or less."""
    if state.elements[me].inside:
        return doom(Fate.DESTROYED, Cause.DEFENDER_DOUBLED)
    kind = 0 + setting.troops[state.elements[me].troop].kind
    winner = setting.troops[state.elements[foe].troop]
    enemy = 0 + winner.kind
    is_close = not is_shot(mode)
    in_good = is_in_good_going(state, setting, me)
    if kind == Kind.CV:
        if in_good and (enemy == Kind.PK or enemy == Kind.SP or enemy == Kind.HD):
            return doom(Fate.FLEE, Cause.CV_DOUBLED_BY_SPEARS)
        if is_close and enemy == Kind.ART:
            return doom(Fate.FLEE, Cause.CV_DOUBLED_BY_ARTILLERY)
    elif kind == Kind.LH:
        if winner.is_mounted:
            return doom(Fate.DESTROYED, Cause.LH_DOUBLED_BY_MOUNTED)
        if enemy == Kind.BW:
            return doom(Fate.DESTROYED, Cause.LH_DOUBLED_BY_BOWS)
        if enemy == Kind.PS:
            return doom(Fate.DESTROYED, Cause.LH_DOUBLED_BY_PSILOI)
        if enemy == Kind.ART and not is_close:
            return doom(Fate.DESTROYED, Cause.LH_DOUBLED_BY_ARTILLERY)
        if is_in_bad_going(state, setting, me):
            return doom(Fate.DESTROYED, Cause.LH_DOUBLED_IN_BAD_GOING)
        return doom(Fate.FLEE, Cause.LH_DOUBLED_FLEES)
    elif kind == Kind.PS:
        is_ridden = enemy == Kind.KN or enemy == Kind.CV or enemy == Kind.CM or enemy == Kind.LH
        if in_good and is_ridden:
            return doom(Fate.DESTROYED, Cause.PS_DOUBLED_BY_MOUNTED)
        if enemy == Kind.AX or enemy == Kind.PS:
            return doom(Fate.DESTROYED, Cause.PS_DOUBLED_BY_LIGHT_FOOT)
        if is_close and enemy == Kind.BW:
            return doom(Fate.DESTROYED, Cause.PS_DOUBLED_BY_BOWS)
        if enemy == Kind.EL or enemy == Kind.SCH:
            return doom(Fate.RECOIL, Cause.PS_DOUBLED_BY_ELEPHANTS)
        return doom(Fate.FLEE, Cause.PS_DOUBLED_FLEES)
    return doom(Fate.DESTROYED, Cause.DOUBLED_DESTROYED)

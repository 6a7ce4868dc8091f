"""Pursuit: knights, scythed chariots and warband go after whom they have beaten."""

from __future__ import annotations

from bingqi.geometry.pose import facing, shifted
from bingqi.geometry.sweep import slide_reach, slide_reach_outline
from bingqi.geometry.tolerance import TOLERANCE, whole
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.rulesets.dba12.causes import Cause, Happening
from bingqi.rulesets.dba12.flight import Run, room_to_edge
from bingqi.rulesets.dba12.ground import (
    body,
    depth_of,
    is_barred,
    is_in_field,
    kind_of,
    outline_of,
    pose_of,
    stand,
)
from bingqi.rulesets.dba12.layout import tents
from bingqi.rulesets.dba12.state import ELEMENTS, FEATURES, NOBODY, Ground, Kind, Setting, State
from bingqi.rulesets.dba12.touch import directly_behind, enemy_on


@rule("DBA12 Q22")
def will_pursue(state: State, setting: Setting, me: int, loser: int) -> bool:
    """Whether an element pursues if it wins: of the kind that does, in the open, and in no other contact."""
    element = state.elements[me]
    if element.inside or setting.troops[element.troop].pursues == 0 or state.elements[loser].inside:
        return False
    for which in range(1, 4):
        if enemy_on(state, setting, me, which) != NOBODY:
            return False
    return True


@rule("DBA12 Q22", "DBA12 Q22.distance", "DBA12 Q22.support", "DBA12 Q22.end")
def pursue(state: State, setting: Setting, me: int, log: Log) -> None:
    """Go straight ahead by one's own base depth, the supporting warband after it."""
    element = state.elements[me]
    kind = kind_of(setting, element)
    behind = directly_behind(state, setting, me) if kind == Kind.WB else NOBODY
    if behind != NOBODY and kind_of(setting, state.elements[behind]) != Kind.WB:
        behind = NOBODY
    found = advance_of(state, setting, me, behind)
    length = whole(found.reach)
    cause = 0 + Cause.KNIGHTS_PURSUE
    if kind == Kind.SCH:
        cause = 0 + Cause.SCYTHED_PURSUE
    elif kind == Kind.WB:
        cause = 0 + Cause.WARBAND_PURSUES
    if length > 0:
        stand(state, setting, me, shifted(pose_of(element), 0.0 + length, 0.0))
        tell(log, Happening.PURSUED, cause, me, NOBODY, length, 0)
        if behind != NOBODY:
            stand(state, setting, behind, shifted(pose_of(state.elements[behind]), 0.0 + length, 0.0))
            tell(log, Happening.PURSUED, Cause.REAR_WARBAND_FOLLOWS, behind, NOBODY, length, 0)
    if found.cause != Cause.LEGAL:
        tell(log, Happening.PURSUIT_STOPPED, found.cause, me, NOBODY, 0, 0)


@rule("DBA12 Q22.end")
def advance_of(state: State, setting: Setting, me: int, behind: int) -> Run:
    """How far a pursuit goes, and what ends it early."""
    element = state.elements[me]
    base = body(setting, element)
    way = facing(element.bearing)
    reach, cause = 0.0 + depth_of(setting, element), 0 + Cause.LEGAL
    room = room_to_edge(setting, base, reach)
    if room < reach - TOLERANCE:
        reach, cause = room, 0 + Cause.PURSUIT_MEETS_EDGE
    for who in range(ELEMENTS):
        other = state.elements[who]
        if who == me or not is_in_field(other):
            continue
        if who == behind:
            continue
        found = slide_reach(base, way, reach, body(setting, other))
        if found < reach:
            reach = found
            is_friend = other.side == element.side
            cause = 0 + Cause.PURSUIT_MEETS_FRIENDS if is_friend else 0 + Cause.PURSUIT_MEETS_ENEMY
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.ground == Ground.CAMP:
            found = slide_reach(base, way, reach, tents(feature))
            if found < reach:
                reach, cause = found, 0 + Cause.PURSUIT_MEETS_CAMP
        elif feature.count and is_barred(state, setting, element.troop, number):
            found = slide_reach_outline(base, way, reach, outline_of(feature))
            if found < reach:
                reach, cause = found, 0 + Cause.PURSUIT_MEETS_TERRAIN
    return Run(reach, cause)

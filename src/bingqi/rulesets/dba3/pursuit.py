"""Pursuit: straight after a close-combat opponent that gave way."""

from __future__ import annotations

from bingqi.geometry.contact import do_corners_meet
from bingqi.geometry.pose import facing, shifted
from bingqi.geometry.rectangle import Corner
from bingqi.geometry.tolerance import TOLERANCE, whole
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.conform import line_up_after
from bingqi.rulesets.dba3.ground import (
    body,
    going_for,
    is_in_field,
    is_mounted,
    kind_of,
    pose_of,
    stand,
)
from bingqi.rulesets.dba3.obstacles import (
    Block,
    Stop,
    board_stop,
    element_stop,
    elements_met,
    fixed_stop,
    ground_stop,
    learn_rivers,
    nearer,
)
from bingqi.rulesets.dba3.state import (
    FEATURES,
    OF_A_SIDE,
    Going,
    Ground,
    Kind,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba3.touch import first_of


@rule("DBA3 D98", "DBA3 D168", "DBA3 D169", "DBA3 D170", "DBA3 D171", "DBA3 D172", "DBA3 D174", "DBA3 D175")
def pursue(state: State, setting: Setting, me: int, foe: int, log: Log) -> None:
    """Let a victor follow an opponent that recoiled, fled or died, if its troops do and may."""
    if state.elements[me].status != Status.FIELD or not does_pursue(state, setting, me, foe):
        return
    if state.elements[me].inside:
        tell(log, Happening.STAYED, Cause.NO_PURSUIT_FROM_STRONGHOLD, me, foe, 0, 0)
        return
    if is_held_by_bad_going(state, setting, me, 0 + state.elements[me].touches):
        tell(log, Happening.STAYED, Cause.NO_PURSUIT_IN_BAD_GOING, me, foe, 0, 0)
        return
    wanted = 0 + setting.troops[state.elements[me].troop].pursues
    stop = pursuit_stop(state, setting, me, wanted)
    refused = why_not_pursue(state, setting, me, stop)
    if refused != Cause.LEGAL:
        tell(log, Happening.STAYED, refused, me, foe, 0, 0)
        return
    follow(state, setting, me, foe, stop, log)


@rule("DBA3 D174", "DBA3 D175")
def does_pursue(state: State, setting: Setting, me: int, foe: int) -> bool:
    """Whether troops of this form pursue such an opponent: some all, some foot other than psiloi."""
    troop = setting.troops[state.elements[me].troop]
    if troop.pursues == 0:
        return False
    if troop.pursues_foot_only == 0:
        return True
    loser = state.elements[foe]
    return not is_mounted(setting, loser) and kind_of(setting, loser) != Kind.PS


@rule("DBA3 D169")
def is_held_by_bad_going(state: State, setting: Setting, me: int, features: int) -> bool:
    """Whether one of a bit set of features is bad going that keeps an element from pursuing: marsh and gully
    do not."""
    return bad_for_pursuit(state, setting, me) & features != 0


@rule("DBA3 D169", "DBA3 D169.hamlet", "DBA3 D171")
def bad_for_pursuit(state: State, setting: Setting, me: int) -> int:
    """The bit set of the features that are bad going for a pursuer."""
    bad = 0
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.count == 0 or feature.ground == Ground.MARSH or feature.ground == Ground.GULLY:
            continue
        if going_for(state, setting, 0 + state.elements[me].troop, number) == Going.BAD:
            bad |= 1 << number
    return bad


@rule("DBA3 D174", "DBA3 D175", "DBA3 D176", "DBA3 D176.short")
def pursuit_stop(state: State, setting: Setting, me: int, wanted: int) -> Stop:
    """How far a pursuer comes, and what ends its way; board and bad going not considered."""
    base = body(setting, state.elements[me])
    way = facing(0 + state.elements[me].bearing)
    met = elements_met(state, setting, me, base, way, 1.0 * wanted)
    stop = element_stop(state, setting, me, base, way, 1.0 * wanted, met.friends | met.enemies)
    fixed = fixed_stop(state, setting, me, base, way, stop.reach)
    return stop if fixed.block == Block.EDGE else nearer(stop, fixed)


@rule("DBA3 D170", "DBA3 D171")
def why_not_pursue(state: State, setting: Setting, me: int, stop: Stop) -> int:
    """LEGAL, or what keeps an element from setting out: the pursuit would leave the board or enter bad going,
    or somebody stands in its way at once."""
    base = body(setting, state.elements[me])
    way = facing(0 + state.elements[me].bearing)
    if board_stop(setting, base, way, stop.reach).block != Block.NOTHING:
        return Cause.NO_PURSUIT_OFF_BOARD
    bad = bad_for_pursuit(state, setting, me)
    if ground_stop(state, base, way, stop.reach, bad).block != Block.NOTHING:
        return Cause.NO_PURSUIT_INTO_BAD_GOING
    if stop.reach > TOLERANCE:
        return Cause.LEGAL
    return cause_of(stop.block)


@rule("DBA3 D176")
def cause_of(block: int) -> int:
    """What ended a pursuit."""
    if block == Block.ENEMY:
        return Cause.PURSUIT_TO_ENEMY
    return Cause.PURSUIT_TO_FRIEND if block == Block.FRIEND else Cause.PURSUIT_TO_GROUND


@rule("DBA3 D174", "DBA3 D175", "DBA3 D176", "DBA3 D177")
def follow(state: State, setting: Setting, me: int, foe: int, stop: Stop, log: Log) -> None:
    """Move a pursuer; where it meets enemies it lines up, to fight in the next bound."""
    cause = (
        Cause.FOOT_PURSUIT
        if setting.troops[state.elements[me].troop].pursues_foot_only
        else Cause.HOT_PURSUIT
    )
    stand(state, setting, me, shifted(pose_of(state.elements[me]), stop.reach, 0.0))
    tell(log, Happening.PURSUED, cause, me, foe, whole(stop.reach), 0)
    learn_rivers(state, setting, me, log)
    if stop.block != Block.NOTHING:
        tell(log, Happening.PURSUIT_STOPPED, cause_of(stop.block), me, stop.thing, whole(stop.reach), 0)
    if stop.block == Block.ENEMY or is_at_enemy_corner(state, setting, me):
        line_up_after(state, setting, me, log)
    state.elements[me].has_fought = 1


@rule("DBA3 D176")
def is_at_enemy_corner(state: State, setting: Setting, me: int) -> bool:
    """Whether a front corner of an element is on a front corner of an enemy."""
    base = body(setting, state.elements[me])
    start = first_of(1 - state.elements[me].side)
    for who in range(start, start + OF_A_SIDE):
        if not is_in_field(state.elements[who]):
            continue
        other = body(setting, state.elements[who])
        for corner in (Corner.FRONT_LEFT, Corner.FRONT_RIGHT):
            for its in (Corner.FRONT_LEFT, Corner.FRONT_RIGHT):
                if do_corners_meet(base, corner, other, its):
                    return True
    return False

"""The defender's ground in play: choosing a kind, the die for its quarter, laying it or losing it."""

from __future__ import annotations

from bingqi.geometry.pose import Pose, pose_at
from bingqi.kit.action import Action
from bingqi.kit.log import Log, tell, throw
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.layout import go_inside, lay
from bingqi.rulesets.dba3.spots import next_spot
from bingqi.rulesets.dba3.state import (
    DENIZENS,
    FEATURES,
    NOBODY,
    OF_A_SIDE,
    Ground,
    Setting,
    Stage,
    State,
    Status,
)
from bingqi.rulesets.dba3.terrain import (
    home_of_defender,
    is_compulsory,
    place_for,
    why_not_finish,
    why_not_lay,
    why_not_take,
)

DEFENDER_PICKS = 5
QUARTER_SIDES = 6


@rule()
def pose_in(action: Action) -> Pose:
    """The pose that an action names."""
    return pose_at(action.x, action.y, action.bearing)


@rule("DBA3 P30")
def why_not_choose_ground(state: State, setting: Setting, action: Action) -> int:
    """LEGAL, or what forbids choosing ground, or placing what has been chosen."""
    if state.chosen_ground == 0:
        if action.act == Act.TAKE_GROUND:
            return why_not_take(state, setting, 0 + action.target)
        return why_not_finish(state, setting) if action.act == Act.NO_MORE_GROUND else Cause.NOT_ASKED
    if action.act == Act.LEAVE_OUT:
        return why_not_leave_out(state, setting, 0 + action.target)
    if action.act != Act.PLACE_GROUND:
        return Cause.NOT_ASKED
    which = 0 + action.target
    if which < 0 or which >= setting.outline_count:
        return Cause.NO_SUCH_FEATURE
    if setting.outlines[which].ground != state.chosen_ground:
        return Cause.NO_SUCH_FEATURE
    return why_not_lay(state, setting, which, pose_in(action), 0 + state.quarter)


@rule("DBA3 P30.lost")
def why_not_leave_out(state: State, setting: Setting, ground: int) -> int:
    """LEGAL if none of the places that are tried has room for the chosen ground."""
    if ground != state.chosen_ground:
        return Cause.NO_SUCH_FEATURE
    found = next_spot(state, setting, ground, 0 + state.quarter, 0, 0)
    return Cause.LEGAL if found == NOBODY else Cause.FEATURE_FITS


@rule("DBA3 P30", "DBA3 P30.lost")
def choose_ground(state: State, setting: Setting, action: Action, log: Log) -> None:
    """The defender chooses a kind of ground, places or loses what he has chosen, or has done."""
    if action.act == Act.TAKE_GROUND:
        take_ground(state, setting, 0 + action.target, log)
    elif action.act == Act.PLACE_GROUND:
        place_ground(state, setting, 0 + action.target, pose_in(action), log)
    elif action.act == Act.LEAVE_OUT:
        drop_ground(state, log)
    else:
        state.stage = Stage.EDGE


@rule("DBA3 P30")
def take_ground(state: State, setting: Setting, ground: int, log: Log) -> None:
    """Choose a kind of ground and throw for its quarter: 1 to 4 that one, 5 the defender's choice, 6 the
    attacker's."""
    if is_compulsory(state, home_of_defender(state, setting), ground):
        state.compulsory += 1
    else:
        state.optional += 1
    state.taken[ground] += 1
    state.chosen_ground = ground
    tell(log, Happening.FEATURE_CHOSEN, 0, NOBODY, NOBODY, 1 - state.attacker, ground)
    score = throw(state.dice, QUARTER_SIDES, log, Cause.QUARTER_DIE, NOBODY)
    if score < DEFENDER_PICKS:
        name_quarter(state, score, log)
    elif score == DEFENDER_PICKS:
        state.quarter = 0
        tell(log, Happening.QUARTER_OF_DEFENDER, 0, NOBODY, NOBODY, 0, 0)
    else:
        state.quarter = -1
        tell(log, Happening.QUARTER_OF_ATTACKER, 0, NOBODY, NOBODY, 0, 0)


@rule("DBA3 P30")
def name_quarter(state: State, quarter: int, log: Log) -> None:
    """The chosen ground goes into a quarter."""
    state.quarter = quarter
    tell(log, Happening.QUARTER_FOUND, 0, NOBODY, NOBODY, quarter, 0)


@rule("DBA3 P30", "DBA3 D182")
def place_ground(state: State, setting: Setting, which: int, pose: Pose, log: Log) -> None:
    """Lay the chosen ground; a city has its denizens at once."""
    defender = 1 - state.attacker
    ground = 0 + state.chosen_ground
    number = place_for(state, ground)
    assert 0 <= number < FEATURES, "FEATURES: more ground than the board holds"
    feature = state.features[number]
    lay(feature, setting, which, pose)
    feature.quarter = quarter_of(setting, pose)
    if ground == Ground.CITY or ground == Ground.FORT:
        feature.owner = defender
    if ground == Ground.CITY:
        me = defender * OF_A_SIDE + DENIZENS
        state.elements[me].status = Status.FIELD
        go_inside(state, setting, me, number)
    tell(log, Happening.FEATURE_PLACED, 0, NOBODY, NOBODY, ground, 0 + feature.quarter)
    state.chosen_ground = Ground.OPEN


@rule("DBA3 P30")
def quarter_of(setting: Setting, pose: Pose) -> int:
    """The quarter that a pose lies in: 1 far left, then clockwise."""
    half = setting.board // 2
    if pose.y >= half:
        return 1 if pose.x < half else 2
    return 4 if pose.x < half else 3


@rule("DBA3 P30.lost")
def drop_ground(state: State, log: Log) -> None:
    """What has been chosen fits nowhere and is lost."""
    ground = 0 + state.chosen_ground
    tell(log, Happening.FEATURE_DROPPED, Cause.FEATURE_DOES_NOT_FIT, NOBODY, NOBODY, ground, 0)
    state.chosen_ground = Ground.OPEN

"""How far from their city denizens go of their own will."""

from __future__ import annotations

from bingqi.geometry.pose import Pose
from bingqi.geometry.rectangle import distance
from bingqi.geometry.tolerance import TOLERANCE, is_within
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.ground import body, body_at
from bingqi.rulesets.dba3.groups import place_with
from bingqi.rulesets.dba3.state import DENIZENS, TOWN, Setting, State
from bingqi.rulesets.dba3.touch import first_of, walls


@rule("DBA3 D187")
def why_not_stray(state: State, setting: Setting, group: int, leader: int, goal: Pose) -> int:
    """LEGAL, or that a move with the leader to *goal* takes the denizens of a group too far from the city.
    Where an outcome move has carried them farther, they may come nearer."""
    me = first_of(0 + state.elements[leader].side) + DENIZENS
    if group >> me & 1 == 0 or state.features[TOWN].width == 0:
        return Cause.LEGAL
    element, city = state.elements[me], walls(state.features[TOWN])
    place = place_with(state, leader, me, goal)
    away = distance(city, body_at(setting, 0 + element.troop, place))
    if is_within(away, 0.0 + setting.rules.sally_leash):
        return Cause.LEGAL
    if element.inside == 0 and away < distance(city, body(setting, element)) - TOLERANCE:
        return Cause.LEGAL
    return Cause.SALLY_TOO_FAR

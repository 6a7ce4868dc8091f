"""Moving into contact: whether it is possible, doing it, and all the contacts that can be made."""

from __future__ import annotations

from bingqi.geometry.pose import Pose
from bingqi.geometry.tolerance import TOLERANCE, whole
from bingqi.kit.action import Action
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.answer import (
    ask_or_stand,
    candidate_conforms,
    conform,
    conform_as_chosen,
    why_not_conform,
)
from bingqi.rulesets.dba3.approach import Approach, Manner, approach, why_no_slide
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.contacts import mark_contacts
from bingqi.rulesets.dba3.facing import end_contacts
from bingqi.rulesets.dba3.ground import (
    is_wholly_in_rough_or_bad,
    pose_of,
    stand,
)
from bingqi.rulesets.dba3.groups import is_single, leader_of, place_with
from bingqi.rulesets.dba3.lineup import (
    WAYS_TO_TOUCH,
    contact_pose,
    pose_to_face,
)
from bingqi.rulesets.dba3.may_contact import is_frontal, touches_wrongly
from bingqi.rulesets.dba3.possible_contacts import away_from, candidate_contacts
from bingqi.rulesets.dba3.run_into import line_up_after
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    FEATURE,
    NOBODY,
    OTHER_GROUND,
    Setting,
    State,
)
from bingqi.rulesets.dba3.way import length_between
from bingqi.rulesets.dba3.zones import why_not_in_zone

__all__ = [
    "candidate_conforms",
    "candidate_contacts",
    "conform_as_chosen",
    "contact",
    "contact_pose",
    "end_contacts",
    "line_up_after",
    "mark_contacts",
    "touches_wrongly",
    "why_not_conform",
    "why_not_contact",
]


@rule("DBA3 D5", "DBA3 D10", "DBA3 D11", "DBA3 P43", "DBA3 D3")
def why_not_contact(state: State, setting: Setting, action: Action) -> int:
    """LEGAL, or why the elements of an action do not get into contact as it says."""
    group = group_of(action)
    member = contacting(state, setting, action)
    if member == NOBODY or group >> member & 1 == 0:
        return Cause.NOT_JOINED
    return why_not_touch(state, setting, group, member, 0 + action.target, 0 + action.amount)


@rule("DBA3 D5", "DBA3 D12", "DBA3 D17")
def why_not_touch(state: State, setting: Setting, group: int, member: int, thing: int, amount: int) -> int:
    """LEGAL, or why a group does not get to where that one of it is lined up on a thing."""
    found = approach(state, setting, group, member, thing, amount)
    why = why_not_come(state, setting, group, thing, found)
    needs_slide = why == Cause.SLIDES_WITHOUT_ENEMY or why == Cause.GROUP_TURNS
    if needs_slide or why == Cause.TOO_FAR or why == Cause.TOO_FAR_FOR_GROUP:
        return why_no_slide(state, setting, group, member, thing, amount, why)
    return why


@rule("DBA3 P43")
def why_not_come(state: State, setting: Setting, group: int, thing: int, found: Approach) -> int:
    """LEGAL, or what forbids an approach, threat zones included."""
    if found.why != Cause.LEGAL:
        return found.why
    goal = Pose(found.x, found.y, found.bearing)
    if found.slide == 0 and goal == pose_of(state.elements[leader_of(group)]):
        return Cause.NOT_A_MOVE
    return why_not_in_zone(state, setting, group, leader_of(group), goal, thing, 0 + Act.CONTACT)


@rule()
def group_of(action: Action) -> int:
    """The elements that an action moves: its group, or the one that it names."""
    if action.group == 0 and action.actor >= 0:
        return 1 << action.actor
    return 0 + action.group


@rule("DBA3 D5")
def contacting(state: State, setting: Setting, action: Action) -> int:
    """The element that is to be lined up: the one that the action names, else the one that is nearest."""
    group = group_of(action)
    if action.actor != NOBODY or is_single(group):
        return 0 + action.actor if action.actor != NOBODY else leader_of(group)
    thing, amount = 0 + action.target, 0 + action.amount
    if not is_a_place(thing, amount):
        return leader_of(group)
    found, nearest = NOBODY, 0.0
    for me in range(ELEMENTS):
        if group >> me & 1:
            away = away_from(pose_of(state.elements[me]), contact_pose(state, setting, me, thing, amount))
            if found == NOBODY or away < nearest - TOLERANCE:
                found, nearest = me, away
    return found


@rule()
def is_a_place(thing: int, amount: int) -> bool:
    """Whether these numbers name an edge or a corner of an element, or an edge of a stronghold."""
    if amount < 0 or thing < 0 or thing >= FEATURE + OTHER_GROUND:
        return False
    return amount < WAYS_TO_TOUCH if thing < FEATURE else amount < 4


@rule("DBA3 D9", "DBA3 D12", "DBA3 D15", "DBA3 D16", "DBA3 D17", "DBA3 D18", "DBA3 D19", "DBA3 D20")
def contact(state: State, setting: Setting, action: Action, log: Log) -> None:
    """Move a single element or a group into contact; the contacted single element conforms, or its side is
    asked whether it does."""
    group, thing, amount = group_of(action), 0 + action.target, 0 + action.amount
    member = contacting(state, setting, action)
    found = approach(state, setting, group, member, thing, amount)
    come(state, setting, group, Pose(found.x, found.y, found.bearing), found.length)
    tell(log, Happening.CONTACTED, 0, found.partner, thing, 0, 0)
    if found.slide:
        tell(log, Happening.SLID, 0, found.partner, NOBODY, abs(found.slide), 0)
    if thing < FEATURE and found.manner == Manner.SINGLE_CONFORMS:
        pose = pose_to_face(state, setting, thing, pose_of(state.elements[found.partner]), amount)
        conform(state, setting, thing, found.partner, pose, Cause.SINGLE_CONFORMS, log)
    elif thing < FEATURE and found.manner == Manner.OBSTRUCTED:
        ask_or_stand(state, setting, thing, found.partner, log)
    elif thing < FEATURE and is_frontal(state, setting, thing, amount):
        is_held = not is_single(group) and is_wholly_in_rough_or_bad(state, setting, thing)
        cause = Cause.HELD_BY_GOING if is_held else Cause.MOVER_CONFORMS
        tell(log, Happening.CONFORMED, cause, found.partner, thing, 0, 0)
    mark_contacts(state, setting, group, log)


@rule("DBA3 P36")
def come(state: State, setting: Setting, group: int, goal: Pose, length: int) -> None:
    """Bring a group to where its leader stands at *goal*, all keeping their places, the leader last; *length*
    is that of the longest way, without the free slide."""
    leader = leader_of(group)
    for me in range(ELEMENTS):
        if group >> me & 1 and me != leader:
            place = place_with(state, leader, me, goal)
            own = whole(length_between(pose_of(state.elements[me]), place))
            state.elements[me].moved += min(own, length)
            stand(state, setting, me, place)
    own = length if is_single(group) else whole(length_between(pose_of(state.elements[leader]), goal))
    state.elements[leader].moved += min(own, length)
    stand(state, setting, leader, goal)

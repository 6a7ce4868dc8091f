"""What a contacted element does: it conforms, or its side chooses whether it does where the two cannot line
up."""

from __future__ import annotations

from bingqi.geometry.pose import Pose
from bingqi.kit.action import Action, Actions, put
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.kit.turn import Decision, answered, ask
from bingqi.rulesets.dba3.actions import Act, Ask
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.contacts import engage, mark_contacts
from bingqi.rulesets.dba3.ground import (
    body,
    pose_of,
    stand,
)
from bingqi.rulesets.dba3.lineup import (
    edge_met,
    obstruction,
    pose_to_face,
)
from bingqi.rulesets.dba3.state import (
    NOBODY,
    Setting,
    State,
)


@rule("DBA3 D19")
def ask_or_stand(state: State, setting: Setting, contacted: int, mover: int, log: Log) -> None:
    """Ask the contacted side whether its element conforms to an enemy that could not line up; where it cannot
    either, there is nothing to ask."""
    if can_conform(state, setting, contacted, mover):
        ask(state.turn, 0 + state.elements[contacted].side, Ask.CONFORM, contacted, mover)
    else:
        stay(state, setting, contacted, mover, Cause.CONFORMING_IMPOSSIBLE, log)


@rule("DBA3 D19")
def can_conform(state: State, setting: Setting, me: int, foe: int) -> bool:
    """Whether an element has room to line up with an enemy before it."""
    pose = pose_to_conform(state, setting, me, foe)
    return obstruction(state, setting, me, pose, 0) == Cause.LEGAL


@rule("DBA3 D19", "DBA3 D35")
def pose_to_conform(state: State, setting: Setting, me: int, foe: int) -> Pose:
    """Where a contacted element lines up with an enemy: its front, or the touched edge of war wagons, on the
    enemy's front."""
    which = edge_met(body(setting, state.elements[foe]), body(setting, state.elements[me]))
    return pose_to_face(state, setting, me, pose_of(state.elements[foe]), which)


@rule("DBA3 D19")
def stay(state: State, setting: Setting, contacted: int, mover: int, cause: int, log: Log) -> None:
    """The contacted element does not conform: the two fight as they stand, and it counts as overlapped."""
    engage(state, setting, contacted, mover)
    tell(log, Happening.STAYED_OVERLAPPED, cause, contacted, mover, 0, 0)


@rule("DBA3 D19")
def why_not_conform(state: State, setting: Setting, question: Decision, action: Action) -> int:
    """LEGAL, or why that is no answer of a contacted element."""
    if action.actor != question.about:
        return Cause.NO_SUCH_UNIT
    if action.act == Act.CONFORM and not can_conform(state, setting, question.about, question.detail):
        return Cause.CONFORMING_IMPOSSIBLE
    return Cause.LEGAL


@rule("DBA3 D19")
def candidate_conforms(state: State, setting: Setting, question: Decision, out: Actions) -> None:
    """It conforms, or it stands."""
    if can_conform(state, setting, question.about, question.detail):
        put(out, Act.CONFORM, question.side, question.about, NOBODY, NOBODY, NOBODY, 0)
    put(out, Act.STAND, question.side, question.about, NOBODY, NOBODY, NOBODY, 0)


@rule("DBA3 D19", "DBA3 P45")
def conform_as_chosen(state: State, setting: Setting, question: Decision, action: Action, log: Log) -> None:
    """What the contacted side has chosen."""
    answered(state.turn)
    me, foe = question.about, question.detail
    if action.act == Act.CONFORM:
        pose = pose_to_conform(state, setting, me, foe)
        conform(state, setting, me, foe, pose, Cause.CHOSE_TO_CONFORM, log)
        mark_contacts(state, setting, 1 << foe, log)
    else:
        stay(state, setting, me, foe, Cause.CHOSE_OVERLAP, log)


@rule("DBA3 D17", "DBA3 D19", "DBA3 D20", "DBA3 P45", "DBA3 D21")
def conform(state: State, setting: Setting, me: int, foe: int, pose: Pose, cause: int, log: Log) -> None:
    """Let a contacted element line up with an enemy; it costs nothing."""
    stand(state, setting, me, pose)
    state.elements[me].turned_in = 1
    tell(log, Happening.CONFORMED, cause, me, foe, 0, 0)

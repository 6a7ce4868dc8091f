"""What a side is offered to do in a battle, for those who choose by hand.

Places are free: a client may ask for any pose. What is offered are the elements and groups that can be
chosen, and for what is chosen the moves that matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Literal

from bingqi.geometry.pose import Pose, shift_between, shifted
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.action import Action, Actions
from bingqi.kit.scene import Choice, Text
from bingqi.kit.turn import Decision
from bingqi.rulesets.dba12.actions import EDGES, EDGES_OF_BOARD, PATTERNS, Act
from bingqi.rulesets.dba12.command import cost_of, leader_of
from bingqi.rulesets.dba12.contact import contact_pose
from bingqi.rulesets.dba12.ground import pose_of
from bingqi.rulesets.dba12.names import Names, stance
from bingqi.rulesets.dba12.state import FEATURE, NOBODY, Setting, State
from bingqi.rulesets.dba12.turn import candidates

WITH_POSE = (
    Act.PLACE_GROUND,
    Act.PLACE_CAMP,
    Act.DEPLOY,
    Act.MOVE,
    Act.FORM_COLUMN,
)
PAID = (
    Act.CHOOSE,
    Act.MOVE,
    Act.CONTACT,
    Act.FORM_COLUMN,
    Act.BY_ROAD,
    Act.BACK,
    Act.ENTER,
)
"""What movement points are paid for."""
SIDEWAYS = 3 * TOLERANCE
"""More than so many grains are told as a step to the side."""


def choices(state: State, setting: Setting, question: Decision, names: Names) -> list[Choice]:
    """What the side that decides may do, as it is offered."""
    out = Actions()
    candidates(state, setting, out)
    offer = _Offer(state, setting, question, names)
    return [offer.choice(action) for action in out.items[: out.count]]


class _Offer:
    """Candidates of one question turned into choices."""

    def __init__(self, state: State, setting: Setting, question: Decision, names: Names) -> None:
        self.state, self.setting, self.question, self.names = state, setting, question, names

    def choice(self, action: Action) -> Choice:
        act = Act(action.act)
        group = self.group_of(action)
        lead = leader_of(group) if group else NOBODY
        piece = (
            action.actor if action.actor != NOBODY else lead if group and not group & (group - 1) else NOBODY
        )
        pose = self.pose_after(action, lead)
        return Choice(
            kind=kind_of(act, action),
            action=PATTERNS[act].write(action, self.names.opening.convertors),
            label=self.label(act, action, lead, pose),
            piece=self.names.thing(piece),
            cost=cost_of(self.state, self.setting, group) if act in PAID else None,
            target=self.target_of(act, action),
            pose=stance(pose) if pose else None,
            pieces=self.names.group(group),
            family=self.family(act, action, lead, pose),
        )

    def group_of(self, action: Action) -> int:
        """Those that act, as a bit set."""
        if action.group:
            return int(action.group)
        return 1 << action.actor if action.actor != NOBODY else 0

    def target_of(self, act: Act, action: Action) -> str:
        """The name of an element or a feature that something is done to."""
        is_thing = "{target:thing}" in PATTERNS[act].phrase
        return self.names.thing(action.target) if is_thing and action.target != NOBODY else ""

    def pose_after(self, action: Action, lead: int) -> Pose | None:
        """Where the acting element, or the leader of a group, ends, where that is known beforehand."""
        act = action.act
        if act in WITH_POSE:
            return Pose(action.x, action.y, action.bearing)
        if act == Act.CONTACT:
            mover = lead if action.actor == NOBODY else action.actor
            return contact_pose(self.state, self.setting, mover, action.target, action.amount)
        if act == Act.BACK:
            return shifted(pose_of(self.state.elements[lead]), -1.0 * action.x, 0.0)
        return None

    def label(self, act: Act, action: Action, lead: int, pose: Pose | None) -> Text:
        """The choice in words."""
        special: dict[Act, Callable[[], Text]] = {
            Act.CHOOSE: lambda: self.chosen(action),
            Act.MOVE: lambda: self.move(lead, pose),
        }
        if act in special:
            return special[act]()
        if act in PLAIN:
            return Text(f"act-{act.name}")
        return Text(f"choice-{act.name}", self.places(act, action, lead, pose))

    def chosen(self, action: Action) -> Text:
        """A single element by its name, a group by how many and which."""
        found = self.names.group(action.group)
        if len(found) == 1:
            return Text("choice-CHOOSE", {"actor": found[0]})
        return Text("choice-CHOOSE-group", {"count": len(found), "names": " ".join(runs(found))})

    def move(self, lead: int, pose: Pose | None) -> Text:
        """A move as the mover sees it: ahead or back, sideways, turned."""
        assert pose is not None
        seen = shift_between(pose_of(self.state.elements[lead]), pose)
        parts: dict[str, Text | str | int] = {
            "ahead": self.names.length(round(abs(seen.ahead))),
            "aside": self.names.length(round(abs(seen.right))),
            "angle": self.names.angle(abs(seen.turn)),
            "way": "back" if seen.ahead < 0 else "ahead",
            "hand": "left" if seen.right < 0 else "right",
            "turn": "left" if seen.turn < 0 else "right",
            "place": self.names.place(pose),
        }
        if seen.turn:
            return Text("choice-MOVE-turned", parts)
        if abs(seen.right) > SIDEWAYS:
            return Text("choice-MOVE-aside", parts)
        return Text("choice-MOVE-straight", parts)

    def family(self, act: Act, action: Action, lead: int, pose: Pose | None) -> Text | None:
        """What like choices are listed under."""
        if act == Act.MOVE and pose:
            seen = shift_between(pose_of(self.state.elements[lead]), pose)
            if seen.turn:
                return Text("way-LEFT" if seen.turn < 0 else "way-RIGHT")
            if abs(seen.right) > SIDEWAYS:
                return Text("way-ASIDE")
            return Text("way-BACK" if seen.ahead < 0 else "way-AHEAD")
        if act == Act.PLACE_GROUND:
            return Text("way-OUTLINE", {"outline": self.names.outline(action.target)})
        return FAMILIES.get(act)

    def places(self, act: Act, action: Action, lead: int, pose: Pose | None) -> dict[str, Text | str | int]:
        """What stands in the sentences of choices."""
        names, found = self.names, dict[str, Text | str | int]()
        if lead != NOBODY:
            found["actor"] = names.thing(lead if action.actor == NOBODY else action.actor)
        if action.target != NOBODY:
            found["target"] = self.target_text(act, action.target)
        if pose is not None:
            found["place"] = names.place(pose)
        if act == Act.CONTACT:
            found["edge"] = Text(f"edge-{EDGES[action.amount]}")
        elif act == Act.ADD_NUMBERS:
            found["other"] = Text(f"board-{EDGES_OF_BOARD[action.amount]}")
        elif action.amount != NOBODY:
            found["amount"] = action.amount
        if action.x != NOBODY and act not in WITH_POSE:
            found["distance"] = names.length(action.x)
        if action.group:
            found["count"] = len(names.group(action.group))
        return found

    def target_text(self, act: Act, target: int) -> Text | str:
        """What an action names as its target, by the convertor of its phrase."""
        phrase, names = PATTERNS[act].phrase, self.names
        if "{target:outline}" in phrase:
            return names.outline(target)
        if "{target:board}" in phrase:
            return Text(f"board-{EDGES_OF_BOARD[target]}")
        if target >= FEATURE:
            return names.title(target)
        return names.thing(target)


def runs(found: Sequence[str]) -> Iterator[str]:
    """Names, those with numbers that follow each other as one: Sp1-4."""
    split = [(name.rstrip(DIGITS), name[len(name.rstrip(DIGITS)) :]) for name in found]
    numbers = enumerate((letters, int(number or 0)) for letters, number in split)
    for _, run in groupby(numbers, lambda pair: (pair[1][0], pair[1][1] - pair[0])):
        (_, (letters, first)), *others = run
        last = others[-1][1][1] if others else first
        yield f"{letters}{first or ''}" if last == first else f"{letters}{first}-{last}"


DIGITS = "0123456789"
PLAIN = (
    Act.ROLL_SET_UP,
    Act.NO_MORE_GROUND,
    Act.READY,
    Act.ROLL_POINTS,
    Act.LET_BE,
    Act.END_MOVES,
)
"""Called as their kind of action is."""

FAMILIES = {
    Act.CONTACT: Text("way-CONTACT"),
    Act.FORM_COLUMN: Text("way-COLUMN"),
    Act.BY_ROAD: Text("way-ROAD"),
    Act.BACK: Text("way-BACK"),
}


def kind_of(act: Act, action: Action) -> Literal["pick", "place", "press"]:
    """How the viewer chooses it: a place or pieces on the board, an enemy or a thing, a button."""
    if act in WITH_POSE or act in (Act.CHOOSE, Act.BACK, Act.BY_ROAD):
        return "place"
    return "pick" if action.target != NOBODY else "press"

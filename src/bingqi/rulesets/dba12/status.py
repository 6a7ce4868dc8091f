"""How an element stands, in words."""

from __future__ import annotations

from collections.abc import Iterator

from bingqi.kit.scene import Text
from bingqi.rulesets.dba12.ground import pose_of
from bingqi.rulesets.dba12.names import Names, listed
from bingqi.rulesets.dba12.state import NOBODY, Setting, State, Status
from bingqi.rulesets.dba12.touch import opponent_of


def badge_words(state: State, setting: Setting, me: int, names: Names) -> Iterator[Text]:
    """What is to be known of an element at a glance, the most important first. The word after "state-" names
    its sign."""
    element = state.elements[me]
    if element.is_general:
        yield Text("state-general")
    if element.inside:
        yield Text("state-inside", {"place": names.feature(element.inside - 1)})
    if element.status != Status.FIELD:
        return
    foe = opponent_of(state, setting, me)
    if foe != NOBODY:
        yield Text("state-contact", {"target": names.thing(foe)})
    if element.moves:
        yield Text("state-moved")
    if element.has_shot == 1:
        yield Text("state-shot")
    if element.has_fought:
        yield Text("state-fought")


def state_text(state: State, setting: Setting, me: int, names: Names) -> Text:
    """The same as one text, for everybody in the roster."""
    status = state.elements[me].status
    if status == Status.FIELD:
        found = listed(badge_words(state, setting, me, names))
        return found if found != Text() else Text("state-ready")
    word = Text(f"status-{Status(status).name}")
    return listed([*badge_words(state, setting, me, names), word])


def where(state: State, me: int, names: Names) -> Text:
    """Where an element is: its pose, or the camp that it is in."""
    element = state.elements[me]
    if element.status != Status.FIELD:
        return Text(plain="-")
    if element.inside:
        return Text(plain=names.feature(element.inside - 1))
    return Text(plain=names.place(pose_of(element)))

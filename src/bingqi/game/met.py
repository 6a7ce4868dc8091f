"""What rules have said: causes by which they refused, reasons and events that they told, questions that they
asked, kinds of action that were played. The runner of effects counts them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bingqi.kit.action import Action
from bingqi.kit.log import Event
from bingqi.kit.ruleset import Ruleset
from bingqi.kit.turn import Decision, Result

Met = tuple[str, int]
"""How and what: `refusal` or `reason` with a cause, `event`, `question` or `act`, each with its number."""

OWN = 100
"""Events from this number on are a ruleset's own."""


def met_in_events(events: Iterable[Event]) -> Iterator[Met]:
    """The reasons and the kinds of some events."""
    for event in events:
        yield "reason", int(event.cause)
        if event.kind >= OWN:
            yield "event", int(event.kind)


def met_by_asking(cause: int) -> Met:
    """What `why_not` has answered."""
    return "refusal", int(cause)


def met_by_playing(action: Action, events: Iterable[Event], asked: Decision, result: Result) -> Iterator[Met]:
    """What an action has brought up, with the question that it leaves, or the end."""
    yield "act", int(action.act)
    yield from met_in_events(events)
    yield "question", int(asked.kind)
    if result.over:
        yield "reason", int(result.cause)


def name_of(ruleset: Ruleset, met: Met) -> tuple[str, str]:
    """The list and the name of what was met: `cause`, `event`, `question` or `act`."""
    lists = {
        "refusal": ("cause", ruleset.causes),
        "reason": ("cause", ruleset.causes),
        "event": ("event", ruleset.events),
        "question": ("question", ruleset.questions),
        "act": ("act", ruleset.acts),
    }
    family, members = lists[met[0]]
    return family, members(met[1]).name

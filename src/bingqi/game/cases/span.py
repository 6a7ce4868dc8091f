"""A stretch of a trial that expectations look at: one action, or everything from the position to the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from bingqi.game.cases.trial import Trial
from bingqi.kit.action import Action
from bingqi.kit.log import Event, Kind


@dataclass(frozen=True)
class Check:
    """One thing expected: what, in the words of the case; what was expected and what was found; whether they
    agree."""

    what: str
    expected: str
    found: str
    passed: bool


@dataclass
class Span:
    """What has happened since `before`, the places of the units by name. `refused` is the cause that refused
    the last action, and `weighed` the chances of its outcomes where the case asks for them."""

    trial: Trial
    before: Mapping[str, str]
    events: list[Event] = field(default_factory=list)
    refused: str | None = None
    weighed: Sequence[tuple[Fraction, Sequence[Event]]] = ()


@dataclass
class Settled:
    """A ruling: what it settled, its own lines, how it closed (None: not yet)."""

    opened: Event
    lines: list[Event] = field(default_factory=list)
    closed: Event | None = None


def rulings(events: Sequence[Event]) -> list[Settled]:
    """The rulings among some events in the order in which they opened, with one that only closes here."""
    found: list[Settled] = []
    within: list[Settled] = []
    for event in events:
        if event.kind == Kind.OPENED:
            within.append(Settled(event))
            found.append(within[-1])
        elif event.kind == Kind.CLOSED:
            if not within:
                found.append(Settled(event, closed=event))
            else:
                within.pop().closed = event
        elif within:
            within[-1].lines.append(event)
    return found


def places_of(trial: Trial, units: Sequence[str]) -> dict[str, str]:
    """Where the units are now; nothing for those that are nowhere."""
    if trial.ruleset.positions is None:
        return {}
    return {unit: str(trial.facts(unit).get("at", "")) for unit in units}


def weighed(trial: Trial, action: Action) -> list[tuple[Fraction, Sequence[Event]]]:
    """Every way that an action can go with its chance. The trial is left as it was."""
    from bingqi.kit.odds import odds

    return [(outcome.chance, outcome.events) for outcome in odds(trial.table, action)]


def named_numbers(trial: Trial, event: Event) -> Iterator[tuple[str, str, Any]]:
    """The numbers of an event by name, as written and as they are."""
    shape = trial.ruleset.shapes.get(event.kind)
    for number, form in ((event.a, shape.a), (event.b, shape.b)) if shape else ():
        if form is not None:
            yield form[0], trial.opening.convertors[form[1]].write(number), number

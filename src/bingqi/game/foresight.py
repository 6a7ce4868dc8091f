"""The exact odds of an action, told as its ruling would tell them: the sum before the dice, then what can
come of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bingqi.game.explain import Line
from bingqi.kit.action import Action
from bingqi.kit.log import Event, Kind
from bingqi.kit.odds import odds
from bingqi.kit.table import Table

Telling = Callable[[Sequence[Event]], list[Line]]
"""Puts events into the words of whoever asks."""


@dataclass(frozen=True)
class Chance:
    """One way that it can end: how its ruling closes, and the ways that this can go on, each with its
    chance."""

    text: str
    chance: Fraction
    ways: dict[str, Fraction]


@dataclass(frozen=True)
class Foresight:
    """What can come of an action: `sums` are the lines before the first die."""

    sums: list[Line]
    chances: list[Chance]


def foresee(table: Table, action: Action, tell: Telling) -> Foresight:
    """The odds of a legal action on a table, which is left as it was. Raises UserError when there are more
    outcomes than can be listed."""
    found: dict[str, dict[str, Fraction]] = {}
    sums: list[Line] = []
    for outcome in odds(table, action):
        events = _ruling(outcome.events)
        closing = next((place for place, event in enumerate(events) if event.kind == Kind.CLOSED), -1)
        sums = sums or _before_dice(tell(events))
        ways = found.setdefault(_text(tell(events[closing : closing + 1])), {})
        way = _text(tell(_after(events, closing)))
        ways[way] = ways.get(way, Fraction(0)) + outcome.chance
    chances = [Chance(text, sum(ways.values(), Fraction(0)), ways) for text, ways in found.items()]
    return Foresight(sums, chances[::-1])


def _ruling(events: Sequence[Event]) -> list[Event]:
    """The events from the first ruling on; all where there is none."""
    first = next((place for place, event in enumerate(events) if event.kind == Kind.OPENED), 0)
    return list(events[first:])


def _after(events: Sequence[Event], closing: int) -> list[Event]:
    """What follows the end of a ruling for a reason of its own. What its end says already is left out, and
    what only says where the game stands."""
    cause = events[closing].cause if closing >= 0 else 0
    return [event for event in events[closing + 1 :] if event.cause and event.cause != cause]


def _before_dice(lines: Sequence[Line]) -> list[Line]:
    """The lines of the first ruling before its first die."""
    parts = lines[0].parts if lines else []
    first = next((place for place, line in enumerate(parts) if line.kind == "rolled"), len(parts))
    return [line for line in parts[:first] if line.kind != "closed"]


def _text(lines: Sequence[Line]) -> str:
    return " ".join(line.text for line in lines)

"""The exact odds of an action, told as its ruling would tell them: the sum before the dice, then what can
come of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction

from bingqi.errors import UserError
from bingqi.game.explain import Line
from bingqi.kit.action import Action
from bingqi.kit.log import Event, Kind
from bingqi.kit.odds import Outcome, odds
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
    """What can come of an action: `sums` are the lines before the first die. `is_whole`: the chances count
    all dice of the action, not only those of its first ruling."""

    sums: list[Line]
    chances: list[Chance]
    is_whole: bool


def foresee(table: Table, action: Action, tell: Telling, most: int | None = None) -> Foresight:
    """The odds of a legal action on a table, which is left as it was. An action that settles so much that it
    has more than *most* outcomes is foreseen as far as its first ruling. Raises UserError when there are more
    outcomes than can be listed."""
    found: dict[str, dict[str, Fraction]] = {}
    sums: list[Line] = []
    outcomes, is_whole = (odds(table, action), True) if most is None else _in_few(table, action, most)
    for outcome in outcomes:
        events = _ruling(outcome.events)
        closing = next((place for place, event in enumerate(events) if event.kind == Kind.CLOSED), -1)
        sums = sums or _before_dice(tell(events))
        ways = found.setdefault(_text(tell(events[closing : closing + 1])), {})
        way = _text(tell(_after(events, closing)))
        ways[way] = ways.get(way, Fraction(0)) + outcome.chance
    chances = [Chance(text, sum(ways.values(), Fraction(0)), ways) for text, ways in found.items()]
    return Foresight(sums, chances[::-1], is_whole)


def _in_few(table: Table, action: Action, most: int) -> tuple[list[Outcome], bool]:
    """The outcomes, and whether they are whole. What would be too many is told from one throw, so that nobody
    waits for a count that is then given up."""
    before = table.pack()
    tried = table.play(action)
    table.restore(before)
    if tried.wanted**tried.drawn <= most:
        with suppress(UserError):
            return odds(table, action, most), True
    return odds(table, action, most, _is_settled), False


def _is_settled(events: Sequence[Event]) -> bool:
    return any(event.kind == Kind.CLOSED for event in events)


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

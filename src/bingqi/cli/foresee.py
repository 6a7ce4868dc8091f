"""The exact odds of an action, told as its ruling would tell them: the sum before the die, then what can come
of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from bingqi.game.explain import Line, explain
from bingqi.game.game import Game
from bingqi.kit.action import Action
from bingqi.kit.log import Event, Kind
from bingqi.kit.odds import odds
from bingqi.kit.table import PlainTable


@dataclass(frozen=True)
class Chance:
    """One way that it can end: how its ruling closes, and the ways that this can go on, each with its
    chance."""

    text: str
    chance: Fraction
    ways: dict[str, Fraction]


@dataclass(frozen=True)
class Foresight:
    """What can come of an action. `sums` are the lines before the first die. `is_next` when the action's own
    dice are meant, else those that it leads to if nothing comes before."""

    is_next: bool
    sums: list[Line]
    chances: list[Chance]


def foresee(game: Game, action: Action, viewer: int) -> Foresight:
    """The odds of a legal action, by the words that *viewer* would read afterwards. Raises UserError."""
    state = game.observed(viewer)
    trial = game.ruleset.trial
    follows = trial(state, game.setting, action) if trial else None
    table = PlainTable(game.ruleset, game.setting, state)
    found: dict[str, dict[str, Fraction]] = {}
    sums: list[Line] = []
    for outcome in odds(table, follows or action):
        events = _ruling(outcome.events)
        closing = next((place for place, event in enumerate(events) if event.kind == Kind.CLOSED), -1)
        sums = sums or _before_dice(_told(game, events, viewer))
        ways = found.setdefault(" ".join(_texts(game, events[closing : closing + 1], viewer)), {})
        way = " ".join(_texts(game, _after(events, closing), viewer))
        ways[way] = ways.get(way, Fraction(0)) + outcome.chance
    chances = [Chance(text, sum(ways.values(), Fraction(0)), ways) for text, ways in found.items()]
    return Foresight(follows is None, sums, chances[::-1])


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


def _texts(game: Game, events: Sequence[Event], viewer: int) -> list[str]:
    return [line.text for line in _told(game, events, viewer)]


def _told(game: Game, events: Sequence[Event], viewer: int) -> list[Line]:
    house = game.house_rules if game.overlays else {}
    return explain(game.ruleset, game.opening, events, game.language, viewer, house)

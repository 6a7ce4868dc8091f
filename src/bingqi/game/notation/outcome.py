"""The words of a record that are written for people: what followed an action, and how a game ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from bingqi.game.explain import explain
from bingqi.kit.log import Event, Kind
from bingqi.kit.ruleset import Opening, Ruleset

if TYPE_CHECKING:
    from bingqi.game.game import Game

_TAKEN = str.maketrans({"{": "(", "}": ")", "#": "", "\n": " "})
"""Signs that mean something in a record."""


def what_followed(ruleset: Ruleset, opening: Opening, events: Sequence[Event]) -> str:
    """The outcomes among events in short English: how each ruling closed, and what happened for a reason
    outside of rulings. Empty when nothing came of the action but what it says."""
    told = [
        line.text.rstrip(".")
        for event in _outcomes(events)
        for line in explain(ruleset, opening, [event], "en")
    ]
    return " ".join("; ".join(told).translate(_TAKEN).split())


def _outcomes(events: Sequence[Event]) -> Iterator[Event]:
    """The first thing that a ruling does to its own unit is left out, since the ruling's close tells it."""
    depth, settled = 0, set()
    for event in events:
        depth = max(0, depth + (event.kind == Kind.OPENED) - (event.kind == Kind.CLOSED))
        if depth > 0:
            continue
        if event.kind == Kind.CLOSED:
            settled |= {event.actor, event.target}
            yield event
        elif event.kind >= 100 and event.cause:
            if event.actor not in settled or event.actor < 0:
                yield event
            settled.discard(event.actor)


def result_text(game: Game) -> str:
    """Who has won, and by which clause: `Red, CAMP V4`. Empty while the game goes on."""
    result = game.result
    if not result.over:
        return ""
    winners = [name for side, name in enumerate(game.opening.sides) if result.winners >> side & 1]
    clause = game.ruleset.clauses.of_cause(game.ruleset.causes(result.cause).name)
    return ", ".join([" and ".join(winners) or "drawn", *([clause.ref] if clause else [])])


def round_of(state: Any) -> int | None:
    """The number of the round that a state is in; None where the rules have no rounds."""
    number = getattr(getattr(state, "turn", None), "round_number", None)
    return None if number is None else int(number)

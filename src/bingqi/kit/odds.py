"""Exact odds of any action: the tape of the dice is walked over every outcome, in fractions, without a line
in the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bingqi.errors import UserError
from bingqi.kit.action import Action
from bingqi.kit.dice import TAPE_LENGTH
from bingqi.kit.log import Event, Kind
from bingqi.kit.table import Table

MOST_OUTCOMES = 200_000

Enough = Callable[[Sequence[Event]], bool]
"""Whether the events so far are all that somebody wants to know."""


@dataclass(frozen=True)
class Outcome:
    """One way that the dice can fall: its chance, the dice, the state after it and the events. Where somebody
    knew enough before the last die, the state is empty and the events go as far as the next die."""

    chance: Fraction
    faces: tuple[int, ...]
    state: bytes
    events: Sequence[Event]


def odds(
    table: Table, action: Action, most: int = MOST_OUTCOMES, is_enough: Enough | None = None
) -> list[Outcome]:
    """Every outcome of a legal action, in the order of the dice; the chances sum to 1. With *is_enough*, no
    further dice are thrown where what is certain so far is enough. The table is left as it was. Raises
    UserError when there are more than *most* outcomes."""
    before = table.pack()
    outcomes: list[Outcome] = []
    ahead: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    try:
        while ahead:
            faces, chance = ahead.pop()
            table.restore(before)
            played = table.play(action, faces)
            if played.wanted == 0:
                outcomes.append(Outcome(chance, faces, table.pack(), played.events))
                continue
            if is_enough and is_enough(certain := _before_die(played.events, len(faces))):
                outcomes.append(Outcome(chance, faces, b"", certain))
                continue
            if len(faces) == TAPE_LENGTH or len(outcomes) + len(ahead) > most:
                raise UserError("error-too-many-outcomes", most=most)
            share = chance / played.wanted
            ahead += [((*faces, face), share) for face in range(played.wanted, 0, -1)]
    finally:
        table.restore(before)
    return outcomes


def _before_die(events: Sequence[Event], number: int) -> Sequence[Event]:
    """The events before a die; the first die has the number 0."""
    dice = [place for place, event in enumerate(events) if event.kind == Kind.ROLLED]
    return events[: dice[number]]


def chances(outcomes: Iterable[Outcome], kinds: Iterable[int]) -> dict[tuple[tuple[int, ...], ...], Fraction]:
    """The chance of each way to see events of some kinds: (kind, cause, actor, target, a, b) in their
    order."""
    wanted, found = set(kinds), dict[tuple[tuple[int, ...], ...], Fraction]()
    for outcome in outcomes:
        seen = tuple(event.values()[:6] for event in outcome.events if event.kind in wanted)
        found[seen] = found.get(seen, Fraction(0)) + outcome.chance
    return found

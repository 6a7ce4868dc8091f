"""Exact odds of any action: the tape of the dice is walked over every outcome, in fractions, without a line
in the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bingqi.errors import UserError
from bingqi.kit.action import Action
from bingqi.kit.dice import TAPE_LENGTH
from bingqi.kit.log import Event
from bingqi.kit.table import Table

MOST_OUTCOMES = 200_000


@dataclass(frozen=True)
class Outcome:
    """One way that the dice can fall: its chance, the dice, the state after it and the events."""

    chance: Fraction
    faces: tuple[int, ...]
    state: bytes
    events: Sequence[Event]


def odds(table: Table, action: Action) -> list[Outcome]:
    """Every outcome of a legal action, in the order of the dice; the chances sum to 1. The table is left as
    it was. Raises UserError when there are more outcomes than can be listed."""
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
            if len(faces) == TAPE_LENGTH or len(outcomes) + len(ahead) > MOST_OUTCOMES:
                raise UserError("error-too-many-outcomes", most=MOST_OUTCOMES)
            share = chance / played.wanted
            ahead += [((*faces, face), share) for face in range(played.wanted, 0, -1)]
    finally:
        table.restore(before)
    return outcomes


def chances(outcomes: Iterable[Outcome], kinds: Iterable[int]) -> dict[tuple[tuple[int, ...], ...], Fraction]:
    """The chance of each way to see events of some kinds: (kind, cause, actor, target, a, b) in their
    order."""
    wanted, found = set(kinds), dict[tuple[tuple[int, ...], ...], Fraction]()
    for outcome in outcomes:
        seen = tuple(event.values()[:6] for event in outcome.events if event.kind in wanted)
        found[seen] = found.get(seen, Fraction(0)) + outcome.chance
    return found

"""A scenario set up for many games: its tables, and what its games share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bingqi.kit.log import Log, new_log
from bingqi.kit.record import Record
from bingqi.kit.ruleset import Opening, Ruleset
from bingqi.kit.table import FastTable, PlainTable, Played, Table


class NewTable(PlainTable):
    """A plain table whose state is made anew, so that no record can be in two places of it."""

    def restore(self, data: bytes) -> None:
        self._state = self.ruleset.state.unpack(data)


TABLES: dict[str, Any] = {"plain": PlainTable, "fast": FastTable}
SECONDS: dict[str, Any] = {"plain": NewTable, "fast": FastTable}


class Stand:
    """In each tier one table that plays on through a game, and a second that is set from saved bytes before
    each action; and one more for what is only tried. Raises UserError when the fast tier is asked for and
    Numba is missing."""

    def __init__(self, ruleset: Ruleset, scenario: str, opening: Opening, tiers: Sequence[str]) -> None:
        self.ruleset, self.scenario, self.opening = ruleset, scenario, opening
        self.notation = ruleset.notation(opening)
        self.tables: dict[str, Table] = {tier: self._table(TABLES[tier]) for tier in tiers}
        self.seconds: dict[str, Table] = {tier: self._table(SECONDS[tier]) for tier in tiers}
        self.trial: Table = self._table(NewTable)
        self.muted: Log = new_log()
        self.muted.muted = 1
        self.causes = {int(cause) for cause in ruleset.causes}
        self.questions = {int(question) for question in ruleset.questions}
        self.worded: set[tuple[str, object, object]] = set()
        """What has been put into words already."""

    @property
    def table(self) -> Table:
        """The table of the first tier."""
        return next(iter(self.tables.values()))

    def begin(self, seed: int) -> bytes:
        """Set every table to the beginning of a game."""
        state = self.opening.state.copy()
        state.dice.seed = seed
        first = bytes(state.pack())
        for table in self.tables.values():
            table.restore(first)
        return first

    def differences(self, one: tuple[Played, bytes], other: tuple[Played, bytes]) -> str:
        """Where two outcomes of an action first differ; nothing when they are the same."""
        if one[1] != other[1]:
            found = first_difference(self.ruleset.state.unpack(one[1]), self.ruleset.state.unpack(other[1]))
            return f"the states differ: {found or 'between the fields'}"
        for place, (event, twin) in enumerate(zip(one[0].events, other[0].events, strict=False)):
            if event != twin:
                return f"event {place} differs: {first_difference(event, twin)}"
        if len(one[0].events) != len(other[0].events):
            return f"{len(one[0].events)} events and {len(other[0].events)}"
        if one[0] != other[0]:
            drawn, wanted = (one[0].drawn, other[0].drawn), (one[0].wanted, other[0].wanted)
            return f"dice drawn {drawn[0]} and {drawn[1]}, wanted {wanted[0]} and {wanted[1]}"
        return ""

    def _table(self, kind: Any) -> Table:
        table: Table = kind(self.ruleset, self.opening.setting, self.opening.state)
        return table


def first_difference(one: Any, other: Any, path: str = "") -> str:
    """The path and both values of the first number in which two records of a kind differ; nothing when they
    are equal."""
    if one == other:
        return ""
    if isinstance(one, Record):
        start = f"{path}." if path else ""
        parts = {
            f"{start}{part.name}": (getattr(one, part.name), getattr(other, part.name))
            for part in one.layout.fields
        }
    elif isinstance(one, list):
        parts = {f"{path}[{place}]": pair for place, pair in enumerate(zip(one, other, strict=True))}
    else:
        return f"{path} is {one} and {other}"
    return next((found for where, pair in parts.items() if (found := first_difference(*pair, where))), "")

"""Each effect of a ruleset, and what came to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bingqi.game.met import Met, name_of
from bingqi.kit.ruleset import Ruleset

FAMILIES = ("row", "cause", "event", "question", "act")
"""Rows of tables and results, all other causes, kinds of event, of question and of action."""
ROWS = ("table", "result")
"""The kinds of clause whose causes are rows: which line says what comes of a combat, a flight, a loss."""

Name = tuple[str, str]
"""A list of the ruleset, `cause`, `event`, `question` or `act`, and a name in it."""


@dataclass(frozen=True)
class Effect:
    """Something that a ruleset can say, with the clause that it rests on, if it does.

    `ways`: how a cause was met, as `refusal` or as `reason`. `games`: how many games came to it; `tries`: at
    how many positions of cases a wrong action did; `cases`: those that did, `file::id`; `tests`: those that
    name it, `file::test`.
    """

    family: str
    name: str
    clause: str
    ways: tuple[str, ...] = ()
    games: int = 0
    tries: int = 0
    cases: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()

    @property
    def is_reached(self) -> bool:
        """Whether anything came to it. That a test names it does not count."""
        return self.games > 0 or self.tries > 0 or bool(self.cases)


@dataclass(frozen=True)
class EffectsReport:
    """What some games and all cases came to. `failed` are the cases that came out differently; what they came
    to does not count."""

    ruleset: str
    tier: str
    games: int
    cases: int
    failed: tuple[str, ...]
    effects: tuple[Effect, ...]
    seconds: float

    @property
    def unreached(self) -> tuple[Effect, ...]:
        """What nothing came to."""
        return tuple(effect for effect in self.effects if not effect.is_reached)

    @property
    def beyond_games(self) -> tuple[Effect, ...]:
        """What no game came to, and something else did."""
        return tuple(effect for effect in self.effects if effect.is_reached and not effect.games)

    @property
    def beyond_cases(self) -> tuple[Effect, ...]:
        """What no case came to, and something else did."""
        return tuple(effect for effect in self.effects if effect.is_reached and not effect.cases)


def effects_of(
    ruleset: Ruleset,
    in_games: Mapping[Met, int],
    in_tries: Mapping[Met, int],
    in_cases: Mapping[Met, Sequence[str]],
    in_tests: Mapping[str, Sequence[str]],
) -> tuple[Effect, ...]:
    """All effects of a ruleset in the order of its lists, with what came to them; tests by the names that
    they hold."""
    ways: dict[Name, set[str]] = {}
    for met in {*in_games, *in_tries, *in_cases}:
        ways.setdefault(name_of(ruleset, met), set()).add(met[0])
    games, tries = _most(ruleset, in_games), _most(ruleset, in_tries)
    cases: dict[Name, set[str]] = {}
    for met, found in in_cases.items():
        cases.setdefault(name_of(ruleset, met), set()).update(found)
    return tuple(
        Effect(
            family=family,
            name=name[1],
            clause=clause,
            ways=tuple(sorted(ways.get(name, ()))) if name[0] == "cause" else (),
            games=games.get(name, 0),
            tries=tries.get(name, 0),
            cases=tuple(sorted(cases.get(name, ()))),
            tests=tuple(in_tests.get(name[1], ())),
        )
        for family, name, clause in _all(ruleset)
    )


def _most(ruleset: Ruleset, counts: Mapping[Met, int]) -> dict[Name, int]:
    """The counts by name: of a cause that was met both ways, the higher."""
    found: dict[Name, int] = {}
    for met, count in counts.items():
        name = name_of(ruleset, met)
        found[name] = max(found.get(name, 0), count)
    return found


def _all(ruleset: Ruleset) -> Iterator[tuple[str, Name, str]]:
    """Family, name and clause of everything but LEGAL, which is the cause of nothing."""
    book = ruleset.clauses
    for cause in ruleset.causes:
        clause = book.of_cause(cause.name)
        is_row = clause is not None and clause.kind in ROWS
        if cause:
            yield "row" if is_row else "cause", ("cause", cause.name), clause.ref if clause else ""
    for event in ruleset.events:
        clause = book.of_event(event.name)
        yield "event", ("event", event.name), clause.ref if clause else ""
    for question in ruleset.questions:
        yield "question", ("question", question.name), ""
    for act in ruleset.acts:
        yield "act", ("act", act.name), ""

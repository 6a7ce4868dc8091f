"""`bingqi odds FILE ACTION`: the exact odds of an action, by what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

import click

from bingqi.cli.answer import answer, json_option, percent
from bingqi.cli.columns import aligned
from bingqi.cli.command import command, option
from bingqi.cli.records import check_number, recorded_game
from bingqi.cli.titles import side_title
from bingqi.cli.values import Whole
from bingqi.errors import Refused
from bingqi.game.explain import explain
from bingqi.game.game import Game
from bingqi.kit.action import Action
from bingqi.kit.log import Event, Kind
from bingqi.kit.odds import Outcome
from bingqi.kit.odds import odds as all_outcomes
from bingqi.kit.wording import shared

MOST_SHOWN = 20
FIRST_OWN_KIND = 100
"""From here on the kinds of events are the ruleset's own: what happened."""


@dataclass(frozen=True)
class Group:
    """What can come of an action: its chance, the ways of the dice that lead to it, the words for it."""

    chance: Fraction
    ways: int
    words: tuple[str, ...]


@command("odds")
@click.argument("file")
@click.argument("action")
@option("--at", type=Whole(0, 1_000_000), metavar="PLY", help="option-odds-at")
@option("--all", "wants_all", is_flag=True, help="option-odds-all")
@json_option
@click.pass_obj
def odds(language: str, file: str, action: str, at: int | None, wants_all: bool, as_json: bool) -> None:
    game = recorded_game(file, language)
    if at is not None:
        check_number(game, at, least=0)
        game = game.branch(at)
    found = _legal(game, action)
    outcomes = all_outcomes(game.table, found)
    groups = grouped(game, outcomes)
    text, shown = game.notation.write(found), None if wants_all else MOST_SHOWN
    answer(
        as_json,
        lambda: _found(file, game, text, groups),
        lambda: _lines(game, text, groups, shown),
    )


def grouped(game: Game, outcomes: Sequence[Outcome]) -> list[Group]:
    """Outcomes that lead to the same position as one, the likeliest first. What came of rulings is told where
    that tells them apart, or else everything that happened."""
    by_state: dict[bytes, list[Outcome]] = {}
    for outcome in outcomes:
        by_state.setdefault(outcome.state, []).append(outcome)
    groups = _told(game, list(by_state.values()), _results)
    if len(groups) < len(by_state) or not any(group.words for group in groups):
        groups = _told(game, list(by_state.values()), _happenings)
    return sorted(groups, key=lambda group: -group.chance)


def _told(
    game: Game, positions: Sequence[Sequence[Outcome]], chosen: Callable[[Sequence[Event]], list[Event]]
) -> list[Group]:
    """A group for each position, told by the lines that all of its outcomes have and not all outcomes of the
    action; positions that are told alike are one group."""
    told = [[_lines_of(game, chosen(outcome.events)) for outcome in held] for held in positions]
    everywhere = _in_all(lines for held in told for lines in held) if len(told) > 1 else set()
    groups: dict[tuple[str, ...], Group] = {}
    for held, lines in zip(positions, told):
        kept = _in_all(lines) - everywhere
        words = tuple(text for text in lines[0] if text in kept)
        before = groups.get(words, Group(Fraction(0), 0, words))
        chance = sum((outcome.chance for outcome in held), before.chance)
        groups[words] = Group(chance, before.ways + len(held), words)
    return list(groups.values())


def _results(events: Sequence[Event]) -> list[Event]:
    """How rulings closed, and what happened for a reason outside of them."""
    found, depth = [], 0
    for event in events:
        depth += (event.kind == Kind.OPENED) - (event.kind == Kind.CLOSED)
        if event.kind == Kind.CLOSED or (depth <= 0 and event.kind >= FIRST_OWN_KIND and event.cause != 0):
            found.append(event)
    return found


def _happenings(events: Sequence[Event]) -> list[Event]:
    """Everything but dice, modifiers and what rulings are about."""
    return [event for event in events if event.kind == Kind.CLOSED or event.kind >= FIRST_OWN_KIND]


def _lines_of(game: Game, events: Sequence[Event]) -> list[str]:
    return [line.text for line in explain(game.ruleset, game.opening, events, game.language)]


def _legal(game: Game, text: str) -> Action:
    """The action of a text. Raises Unreadable or Refused."""
    action = game.read(text)
    refusal = game.why_not(action)
    if refusal is not None:
        raise Refused(text, refusal.cause, refusal.clause, refusal.sentence)
    return action


def _in_all(texts: Iterable[list[str]]) -> set[str]:
    """What stands in all of them."""
    return set.intersection(*map(set, texts))


def _found(file: str, game: Game, text: str, groups: list[Group]) -> dict[str, object]:
    return {
        "file": file,
        "at": len(game.plies),
        "seat": game.seat(game.decision.side),
        "action": text,
        "ways": sum(group.ways for group in groups),
        "outcomes": [
            {
                "chance": str(group.chance),
                "percent": float(100 * group.chance),
                "ways": group.ways,
                "words": list(group.words),
            }
            for group in groups
        ],
    }


def _lines(game: Game, text: str, groups: list[Group], shown: int | None) -> list[str]:
    words = shared(game.language)
    places = {
        "seat": side_title(game.opening, game.seat(game.decision.side), game.language),
        "action": text,
        "at": str(len(game.plies)),
        "ways": sum(group.ways for group in groups),
    }
    rows: list[tuple[str, str, str]] = []
    for group in groups[:shown]:
        told = group.words or (words.text("odds-nothing"),)
        rows.append((str(group.chance), percent(float(group.chance)), told[0]))
        rows += [("", "", line) for line in told[1:]]
    rest = groups[shown:] if shown else []
    lines = [words.text("odds-title", places), "", *aligned(rows, right={0, 1})]
    if rest:
        share = sum((group.chance for group in rest), Fraction(0))
        lines.append(words.text("odds-more", {"count": len(rest), "share": percent(float(share))}))
    return lines

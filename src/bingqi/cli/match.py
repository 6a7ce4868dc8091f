"""`bingqi match R [SCENARIO]`: many games between agents, and who wins how often."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from bingqi.agents import agent
from bingqi.agents.arena import MatchReport
from bingqi.agents.arena import match as play_match
from bingqi.cli.answer import answer, json_option, percent
from bingqi.cli.columns import aligned
from bingqi.cli.command import command, option
from bingqi.cli.progress import progress
from bingqi.cli.titles import scenario_title, side_title
from bingqi.cli.values import SEED, Whole
from bingqi.cli.warm import make_cache_folder
from bingqi.errors import NotFound, UserError, nearest
from bingqi.game.overlay import read_overlay
from bingqi.game.registry import ruleset as find_ruleset
from bingqi.game.scenario import ScenarioText, find_scenario, open_scenario, scenario_names
from bingqi.kit import tiers
from bingqi.kit.ruleset import Opening, Ruleset
from bingqi.kit.wording import shared

WORTH_COMPILING = 100
"""Games from which on waiting for the compiler is quicker than playing in the plain tier."""
UNNAMED = "greedy"
"""Who plays the sides that nobody is named for."""


@command("match")
@click.argument("ruleset")
@click.argument("scenario", required=False)
@option("--red", metavar="AGENT", help="option-match-red")
@option("--blue", metavar="AGENT", help="option-match-blue")
@option("--side", "sides", metavar="NAME=AGENT", multiple=True, help="option-match-side")
@option("-n", "--games", type=Whole(1, 100_000), default=1000, metavar="NUMBER", help="option-match-games")
@option("--seed", type=SEED, default=1, metavar="NUMBER", help="option-match-seed")
@option("--overlay", "overlays", metavar="FILE", multiple=True, help="option-overlay")
@option("--tier", default="auto", metavar="auto|plain|fast", help="option-match-tier")
@option("--threads", type=Whole(1, 64), default=1, metavar="NUMBER", help="option-match-threads")
@json_option
@click.pass_obj
def match(
    language: str,
    ruleset: str,
    scenario: str | None,
    red: str | None,
    blue: str | None,
    sides: Sequence[str],
    games: int,
    seed: int,
    overlays: Sequence[str],
    tier: str,
    threads: int,
    as_json: bool,
) -> None:
    book = find_ruleset(ruleset)
    text = find_scenario(book, scenario or scenario_names(book)[0])
    house = tuple(read_overlay(Path(file)) for file in overlays)
    opening = open_scenario(book, text, house)
    players = _players(opening, red, blue, sides)
    tier = _tier(tier, book, games)
    if tier == "fast" or (tier == "auto" and tiers.is_fast_available()):
        _compile_first(book, text, language)
    with progress(scenario_title(book, text, language)) as tell:
        report = play_match(book, text, players, games, seed, house, tier, threads, tell)
    found = {
        "ruleset": book.name,
        "version": book.version,
        "scenario": text.name,
        "overlays": [overlay.name for overlay in house],
        "players": players,
        "seed": seed,
        **_found(report),
    }
    answer(as_json, lambda: found, lambda: _lines(book, text, opening, players, seed, report, language))


def _players(opening: Opening, red: str | None, blue: str | None, sides: Sequence[str]) -> dict[str, str]:
    """Who plays each side. Names of sides are read whatever their case. Raises NotFound or UserError."""
    seats = {seat.lower(): seat for seat in opening.seats}
    given: dict[str, str] = {}
    for name, who in [("Red", red), ("Blue", blue), *(_pair(text) for text in sides)]:
        if who is None:
            continue
        if name.lower() not in seats:
            near, known = nearest(name, opening.seats), ", ".join(opening.seats)
            raise NotFound("error-no-such-side", name=name, nearest=near, known=known)
        seat = seats[name.lower()]
        if seat in given:
            raise UserError("error-side-twice", name=seat)
        given[seat] = agent(who).name
    return dict.fromkeys(opening.sides, UNNAMED) | given


def _pair(text: str) -> tuple[str, str]:
    name, _, who = text.partition("=")
    if not (name and who):
        raise UserError("error-side-form", text=text)
    return name, who


def _tier(wish: str, book: Ruleset, games: int) -> str:
    """`auto` unless something speaks against the fast tier: a few games are over before the compiler is."""
    if wish == "auto" and games < WORTH_COMPILING and not tiers.is_warm(book.package):
        return "plain"
    return wish


def _compile_first(book: Ruleset, text: ScenarioText, language: str) -> None:
    """Compile what the disk does not have before the games are timed, and say so to people."""
    make_cache_folder(book)
    if not tiers.is_warm(book.package):
        if sys.stderr.isatty() and tiers.is_fast_available():
            print(shared(language).text("compiling-first"), file=sys.stderr)
        play_match(book, text, {}, games=1, tier="fast")


def _found(report: MatchReport) -> dict[str, object]:
    return {
        "games": report.games,
        **{f"{side.lower()}_wins": wins for side, wins in report.wins.items()},
        "draws": report.draws,
        "unfinished": report.unfinished,
        "rate": {side.lower(): wins / report.games for side, wins in report.wins.items()},
        "interval": {side.lower(): list(report.interval(side)) for side in report.wins},
        "plies_mean": report.plies_mean,
        "rounds_mean": report.rounds_mean,
        "seconds": report.seconds,
        "tier": report.tier,
        "threads": report.threads,
    }


def _lines(
    book: Ruleset,
    text: ScenarioText,
    opening: Opening,
    players: dict[str, str],
    seed: int,
    report: MatchReport,
    language: str,
) -> list[str]:
    words = shared(language)
    places = {"title": scenario_title(book, text, language), "games": report.games}
    head = [words.text(f"head-{column}") for column in ("side", "agent", "wins", "rate", "interval")]
    rows = [
        [
            side_title(opening, side, language),
            players[side],
            str(wins),
            percent(wins / report.games),
            words.text("rate-interval", dict(zip(("low", "high"), map(percent, report.interval(side))))),
        ]
        for side, wins in report.wins.items()
    ]
    figures = {
        "draws": report.draws,
        "unfinished": report.unfinished,
        "plies": f"{report.plies_mean:.0f}",
        "rounds": f"{report.rounds_mean:.1f}",
        "seconds": f"{report.seconds:.1f}",
        "speed": f"{report.games / report.seconds:,.0f}",
        "tier": report.tier,
        "threads": report.threads,
    }
    return [
        words.text("match-title", places | {"first": str(seed), "last": str(seed + report.games - 1)}),
        "",
        *aligned([head, *rows], right={2, 3}),
        "",
        words.text("match-draws", figures),
        words.text("match-length", figures),
        words.text("match-time", figures),
    ]

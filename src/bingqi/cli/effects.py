"""`bingqi effects R`: whether games and cases have come to all that a ruleset can say."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

import click

from bingqi.cli.answer import answer, json_option
from bingqi.cli.columns import aligned
from bingqi.cli.command import command, option
from bingqi.cli.progress import progress
from bingqi.cli.values import SEED, Whole
from bingqi.errors import NotFound
from bingqi.game.coverage import find_tests
from bingqi.game.effects import Effect, EffectsReport
from bingqi.game.effects import effects as find_effects
from bingqi.game.effects.report import FAMILIES
from bingqi.game.registry import ruleset as find_ruleset
from bingqi.kit import tiers
from bingqi.kit.ruleset import Ruleset
from bingqi.kit.wording import Catalogue, shared

UNREACHED = 1


@command("effects")
@click.argument("ruleset")
@option("-n", "--games", type=Whole(0, 10_000), default=10, metavar="NUMBER", help="option-effects-games")
@option("--seed", type=SEED, default=1, metavar="NUMBER", help="option-match-seed")
@option("--tier", default="auto", metavar="auto|plain|fast", help="option-match-tier")
@option("--tests", metavar="FOLDER", help="option-clauses-tests")
@option("--strict", is_flag=True, help="option-effects-strict")
@json_option
@click.pass_obj
def effects(
    language: str,
    ruleset: str,
    games: int,
    seed: int,
    tier: str,
    tests: str | None,
    strict: bool,
    as_json: bool,
) -> int:
    book = find_ruleset(ruleset)
    if tests is not None and not Path(tests).is_dir():
        raise NotFound("error-no-such-folder", folder=tests)
    root = Path(tests) if tests is not None else find_tests(book)
    if tier == "auto" and not tiers.is_warm(book.package):
        tier = "plain"
    with progress(book.titles[language]) as tell:
        report = find_effects(book, games, seed, tier, tests_root=root, tell=tell)
    answer(as_json, lambda: _found(book, seed, report), lambda: _lines(book, report, language))
    return UNREACHED if strict and (report.unreached or report.failed) else 0


def _found(book: Ruleset, seed: int, report: EffectsReport) -> dict[str, object]:
    return {
        "ruleset": book.name,
        "version": book.version,
        "seed": seed,
        "tier": report.tier,
        "games": report.games,
        "cases": report.cases,
        "failed": list(report.failed),
        "seconds": report.seconds,
        "effects": [asdict(effect) for effect in report.effects],
        "unreached": [effect.name for effect in report.unreached],
    }


def _lines(book: Ruleset, report: EffectsReport, language: str) -> Iterable[str]:
    words = shared(language)
    yield words.text(
        "effects-title",
        {
            "title": book.titles[language],
            "games": report.games,
            "cases": report.cases,
            "seconds": f"{report.seconds:.1f}",
            "tier": report.tier,
        },
    )
    yield ""
    yield from _table(report, words)
    if report.failed:
        yield ""
        yield words.text("effects-failed")
        yield from (f"  {name}" for name in report.failed)
    if report.games and report.beyond_games:
        yield ""
        yield words.text("effects-beyond-games")
        yield from _list(report.beyond_games, words)
    if report.unreached:
        yield ""
        yield words.text("effects-unreached")
        yield from _list(report.unreached, words)


def _table(report: EffectsReport, words: Catalogue) -> list[str]:
    """For each family how many effects there are, and how many games, wrong actions and cases came to."""
    columns = ("effects", "all", "by-games", "by-tries", "by-cases", "unreached")
    rows = [[words.text(f"head-{column}") for column in columns]]
    for family in FAMILIES:
        some = [effect for effect in report.effects if effect.family == family]
        counts = (
            len(some),
            sum(effect.games > 0 for effect in some),
            sum(effect.tries > 0 for effect in some),
            sum(bool(effect.cases) for effect in some),
            sum(not effect.is_reached for effect in some),
        )
        rows.append([words.text(f"effects-{family}"), *map(str, counts)])
    return aligned(rows, right={1, 2, 3, 4, 5})


def _list(some: Iterable[Effect], words: Catalogue) -> list[str]:
    """Each effect with its clause and what came to it, or which test names it."""
    return aligned([[f"  {effect.name}", effect.clause, _by(effect, words)] for effect in some])


def _by(effect: Effect, words: Catalogue) -> str:
    if effect.cases:
        return effect.cases[0]
    if effect.tries:
        return words.text("effects-by-tries")
    return words.text("effects-named", {"test": effect.tests[0]}) if effect.tests else ""

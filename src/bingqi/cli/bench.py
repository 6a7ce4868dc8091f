"""`bingqi bench R`: how fast a ruleset is on this machine."""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping, Sequence

import click

from bingqi.cli.answer import answer, json_option
from bingqi.cli.columns import aligned
from bingqi.cli.command import command, option
from bingqi.cli.progress import progress
from bingqi.cli.speed import Rate
from bingqi.cli.titles import scenario_title
from bingqi.cli.values import Seconds, Whole
from bingqi.cli.warm import make_cache_folder
from bingqi.game.registry import ruleset as find_ruleset
from bingqi.game.scenario import find_scenario, open_scenario, scenario_names
from bingqi.kit import tiers
from bingqi.kit.wording import shared


@command("bench")
@click.argument("ruleset")
@click.argument("scenario", required=False)
@option("--seconds", type=Seconds(), default=10.0, metavar="NUMBER", help="option-bench-seconds")
@option("--threads", type=Whole(1, 64), multiple=True, metavar="NUMBER", help="option-bench-threads")
@option("--no-compile", is_flag=True, help="option-bench-no-compile")
@json_option
@click.pass_obj
def bench(
    language: str,
    ruleset: str,
    scenario: str | None,
    seconds: float,
    threads: Sequence[int],
    no_compile: bool,
    as_json: bool,
) -> None:
    from bingqi.cli import speed

    book = find_ruleset(ruleset)
    text = find_scenario(book, scenario or scenario_names(book)[0])
    opening = open_scenario(book, text)
    counts = sorted(set(threads)) or speed.default_threads()
    has_fast = tiers.is_fast_available()
    if has_fast:
        make_cache_folder(book)
    compile_s = clone_us = cached_start_s = None
    if has_fast and not no_compile:
        compile_s = speed.compile_seconds(book)
    kinds = [("plain", 1), *(("fast", count) for count in counts if has_fast)]
    with progress(scenario_title(book, text, language)) as tell:
        rates = speed.play_rates(book, opening, kinds, seconds, tell)
    if has_fast:
        clone_us = speed.clone_microseconds(book, opening)
        cached_start_s = speed.cached_start_seconds(book)
    found = {
        "ruleset": book.name,
        "version": book.version,
        "scenario": text.name,
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "decisions_per_s": _by_tier({kind: rate.decisions_per_s for kind, rate in rates.items()}),
        "games_per_s": _by_tier({kind: rate.games_per_s for kind, rate in rates.items()}),
        "clone_us": clone_us,
        "compile_s": compile_s,
        "cached_start_s": cached_start_s,
    }
    answer(as_json, lambda: found, lambda: _lines(rates, found, language))


def _by_tier(figures: Mapping[tuple[str, int], float]) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    for (tier, threads), figure in figures.items():
        found.setdefault(tier, {})[str(threads)] = figure
    return found


def _lines(rates: Mapping[tuple[str, int], Rate], found: Mapping[str, object], language: str) -> list[str]:
    words = shared(language)
    head = [words.text(f"head-{column}") for column in ("tier", "threads", "decisions-per-s", "games-per-s")]
    rows = [
        [tier, str(threads), f"{rate.decisions_per_s:,.0f}", f"{rate.games_per_s:,.1f}"]
        for (tier, threads), rate in rates.items()
    ]
    times = [
        [words.text("bench-clone"), _unless_missing(found["clone_us"], "{:.3f} µs")],
        [words.text("bench-compile"), _unless_missing(found["compile_s"], "{:.1f} s")],
        [words.text("bench-cached-start"), _unless_missing(found["cached_start_s"], "{:.2f} s")],
    ]
    return [*aligned([head, *rows], right={1, 2, 3}), "", *aligned(times, right={1})]


def _unless_missing(figure: object, form: str) -> str:
    return "—" if figure is None else form.format(figure)

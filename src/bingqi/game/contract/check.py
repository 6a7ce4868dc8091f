"""The whole check: the book first, then many random games, then the journal, other processes and threads."""

from __future__ import annotations

import time
from collections.abc import Sequence

from bingqi.game.contract.book import check_book, openings
from bingqi.game.contract.journals import check_journals
from bingqi.game.contract.report import Report
from bingqi.game.contract.runs import check_processes, check_threads
from bingqi.game.contract.stand import Stand
from bingqi.game.contract.walk import CAP, walk
from bingqi.game.contract.words import families
from bingqi.kit.ruleset import Ruleset

BOTH_TIERS = ("plain", "fast")


def check_ruleset(
    ruleset: Ruleset,
    games: int = 200,
    tiers: Sequence[str] = BOTH_TIERS,
    seed: int = 1,
    cap: int = CAP,
    scenarios: Sequence[str] = (),
) -> Report:
    """Everything that a ruleset promises, on *games* random games with seeds from *seed* on, over all its
    scenarios in turn, or over those named; the others are only opened. A game that is not over after *cap*
    actions is a fault. Raises UserError when the fast tier is asked for and Numba is missing."""
    start = time.perf_counter()
    report = Report(ruleset.name, tuple(tiers))
    check_book(ruleset, report)
    stands = [
        Stand(ruleset, name, opening, tiers)
        for name, opening in openings(ruleset, report)
        if not scenarios or name in scenarios
    ]
    for game in range(games if stands else 0):
        if not report.is_hopeless:
            walk(stands[game % len(stands)], seed + game, report, cap)
    for stand in stands:
        check_journals(stand, seed, report)
    check_processes(ruleset, [stand.scenario for stand in stands], seed, report)
    if "fast" in tiers:
        for stand in stands:
            check_threads(stand, seed, report, cap)
    report.unmet = unmet(ruleset, report)
    report.seconds = time.perf_counter() - start
    return report


def check_game(
    ruleset: Ruleset, scenario: str, seed: int, tiers: Sequence[str] = BOTH_TIERS, cap: int = CAP
) -> Report:
    """One of those games alone, to see a fault again."""
    report = Report(ruleset.name, tuple(tiers))
    for name, opening in openings(ruleset, report):
        if name == scenario:
            walk(Stand(ruleset, name, opening, tiers), seed, report, cap)
    return report


def unmet(ruleset: Ruleset, report: Report) -> tuple[str, ...]:
    """The members of the ruleset's lists that no game came upon."""
    return tuple(
        f"{family} {member.name}"
        for family, members in families(ruleset).items()
        for member in members
        if member != 0 and (family, int(member)) not in report.met
    )

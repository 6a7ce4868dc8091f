"""Games, cases, wrong actions, and all that they came to."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from bingqi.errors import UserError
from bingqi.game.cases import CaseResult, Trial, read_cases, run_cases, setup_of
from bingqi.game.coverage import case_files, find_tests, names_in_tests
from bingqi.game.effects.play import play_game, try_position
from bingqi.game.effects.report import EffectsReport, effects_of
from bingqi.game.effects.wrong import Answers
from bingqi.game.files import read_text
from bingqi.game.met import Met
from bingqi.game.scenario import find_scenario, open_scenario, scenario_names
from bingqi.kit import tiers
from bingqi.kit.ruleset import Ruleset

MOST_PLIES = {"plain": 200, "fast": 3_000}
"""Actions after which a game is left as it is."""
PROBES = 12
"""Actions that are asked about in a position, most of them wrong."""

Tell = Callable[[int, int], None]


def effects(
    ruleset: Ruleset,
    games: int,
    seed: int = 1,
    tier: str = "auto",
    plies: int | None = None,
    probes: int = PROBES,
    tests_root: Path | None = None,
    tell: Tell | None = None,
) -> EffectsReport:
    """Play *games* games over all scenarios in turn; run all cases, and begin each once more; ask about
    *probes* actions, most of them wrong, in each position of a game and at the beginning of each case; and
    look which tests name what.

    A game is left after *plies* actions, by default as many as the tier can bear. Without *tests_root* cases
    and tests are those that `find_tests` finds. *tell* is called with the games done and the games in all.
    Raises UserError without Numba in the fast tier.
    """
    start = time.perf_counter()
    tier = _tier(tier)
    root = tests_root or find_tests(ruleset)
    files = case_files(ruleset, root)
    results = run_cases(files)
    return EffectsReport(
        ruleset=ruleset.name,
        tier=tier,
        games=games,
        cases=len(results),
        failed=tuple(_named(result, root) for result in results if not result.passed),
        effects=effects_of(
            ruleset,
            in_games=_play(ruleset, games, seed, tier, plies or MOST_PLIES[tier], probes, tell),
            in_tries=_try(ruleset, files, seed, probes),
            in_cases=_by_case(results, root),
            in_tests=names_in_tests(root),
        ),
        seconds=time.perf_counter() - start,
    )


def _tier(wish: str) -> str:
    if wish == "auto":
        return "fast" if tiers.is_fast_available() else "plain"
    if wish not in ("plain", "fast"):
        raise UserError("error-no-such-tier", name=wish)
    return wish


def _play(
    ruleset: Ruleset, games: int, seed: int, tier: str, plies: int, probes: int, tell: Tell | None
) -> Counter[Met]:
    """In how many games each thing was met."""
    names = scenario_names(ruleset) if games else []
    openings = [open_scenario(ruleset, find_scenario(ruleset, name)) for name in names]
    met, answers = Counter[Met](), Answers()
    for game in range(games):
        opening = openings[game % len(openings)]
        met.update(play_game(ruleset, opening, seed + game, tier, plies, probes, answers))
        if tell:
            tell(game + 1, games)
    return met


def _try(ruleset: Ruleset, files: list[Path], seed: int, probes: int) -> Counter[Met]:
    """At the beginning of how many cases each thing was met by wrong actions."""
    met, answers = Counter[Met](), Answers()
    for file in files if probes else ():
        for place, (case, book) in enumerate(read_cases(read_text(file), str(file)).cases):
            if book is ruleset:
                trial = Trial(book, setup_of(case), case.dice)
                tried = try_position(ruleset, trial.opening, trial.table, seed + place, probes, answers)
                met.update(tried)
    return met


def _by_case(results: list[CaseResult], root: Path | None) -> dict[Met, list[str]]:
    """The cases that met each thing, those alone that came out as they should."""
    found: dict[Met, list[str]] = {}
    for result in results:
        for met in result.met if result.passed else ():
            found.setdefault(met, []).append(_named(result, root))
    return found


def _named(result: CaseResult, root: Path | None) -> str:
    file = Path(result.file)
    return f"{file.relative_to(root).as_posix() if root else file.name}::{result.id}"

"""The same games in other processes, on other threads and in batches."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from bingqi.game.contract.report import Place, Promise, Report, crash
from bingqi.game.contract.stand import Stand, first_difference
from bingqi.kit import tiers
from bingqi.kit.action import Actions
from bingqi.kit.batch import Player
from bingqi.kit.log import new_log
from bingqi.kit.record import Record
from bingqi.kit.ruleset import Ruleset
from bingqi.kit.table import row_of

HASH_SEEDS = ("0", "1", "4242")
PROCESS_GAMES = 6
"""Games in every process, at least one of each scenario."""
BATCH = 40
"""Games of each scenario on one thread and on two."""
PLAIN_BATCH = 2
"""How many of them the plain tier plays too."""


def check_processes(ruleset: Ruleset, scenarios: Sequence[str], seed: int, report: Report) -> None:
    """Processes whose hashes differ print the same digests. The ruleset is imported there anew, from its
    package."""
    with ThreadPoolExecutor(len(HASH_SEEDS)) as pool:
        ended = list(pool.map(lambda hash_seed: _digests(ruleset, scenarios, seed, hash_seed), HASH_SEEDS))
    for hash_seed, process in zip(HASH_SEEDS, ended, strict=True):
        if process.returncode != 0:
            last = (process.stderr.strip().splitlines() or ["it says nothing"])[-1]
            report.add(Promise.PROCESSES, f"the process with PYTHONHASHSEED={hash_seed} fails: {last}")
            return
    for lines in zip(*(process.stdout.splitlines() for process in ended), strict=False):
        if len(set(lines)) > 1:
            report.add(Promise.PROCESSES, f"with PYTHONHASHSEED={', '.join(HASH_SEEDS)}: {' | '.join(lines)}")


def _digests(
    ruleset: Ruleset, scenarios: Sequence[str], seed: int, hash_seed: str
) -> subprocess.CompletedProcess[str]:
    games = max(1, PROCESS_GAMES // max(1, len(scenarios)))
    words = ("-m", "bingqi.game.contract.digests", ruleset.package, str(seed), str(games), *scenarios)
    path = os.pathsep.join(folder for folder in sys.path if folder)
    return subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONUTF8": "1", "PYTHONPATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
    )


def check_threads(stand: Stand, seed: int, report: Report, cap: int) -> None:
    """Random games in the fast tier on one thread, on two, and some in the plain tier, all with muted
    logs."""
    try:
        compare_batches(stand, seed, report, cap)
    except Exception as error:
        report.add(Promise.THREADS, crash(error), Place(stand.scenario, seed))


def compare_batches(stand: Stand, seed: int, report: Report, cap: int) -> None:
    random = Random(seed)
    firsts = []
    for _ in range(BATCH):
        state = stand.opening.state.copy()
        state.dice.seed = random.getrandbits(62)
        firsts.append(state)
    alone, shared = row_of(firsts), row_of(firsts)
    half = BATCH // 2
    _play_batch(stand, alone, 0, BATCH, cap, "fast")
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda first: _play_batch(stand, shared, first, first + half, cap, "fast"), (0, half)))
    plain = [state.copy() for state in firsts[:PLAIN_BATCH]]
    _play_batch(stand, plain, 0, PLAIN_BATCH, cap, "plain")
    for game in range(BATCH):
        one = stand.ruleset.state.unpack(alone[game].tobytes())
        if found := first_difference(one, stand.ruleset.state.unpack(shared[game].tobytes())):
            report.add(Promise.THREADS, f"game {game} of the batch: {found}", Place(stand.scenario, seed))
        if game < PLAIN_BATCH and (found := first_difference(plain[game], one)):
            report.add(Promise.TIERS, f"game {game} of the batch: {found}", Place(stand.scenario, seed))


def _play_batch(stand: Stand, states: Any, first: int, last: int, cap: int, tier: str) -> None:
    entries = (tiers.fast if tier == "fast" else tiers.plain)(stand.ruleset.package, stand.ruleset.rules)
    setting, log, out = (_row(item, tier) for item in (stand.opening.setting, new_log(), Actions()))
    players: Any = [int(Player.RANDOM)] * len(stand.opening.seats)
    if tier == "fast":
        import numpy as np

        players = np.array(players, np.int64)
    entries.play_games(states, first, last, setting, log, out, players, cap)


def _row(item: Record, tier: str) -> Any:
    return row_of([item]) if tier == "fast" else [item]

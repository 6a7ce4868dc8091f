"""What `bingqi bench` measures: random play by tier and threads, copies of a state, compiling, starting.

Repeats of all kinds are interleaved, so that a busy minute of the machine touches all alike; each figure is
the median.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from statistics import median
from typing import Any

from bingqi.cli.child import environment
from bingqi.cli.playout import CAP, random_seats
from bingqi.errors import UserError
from bingqi.kit import tiers
from bingqi.kit.action import Actions
from bingqi.kit.batch import Player
from bingqi.kit.log import new_log
from bingqi.kit.ruleset import Opening, Ruleset
from bingqi.kit.table import row_of

REPEATS = 5
STARTS = 5
FIRST_GAMES = {"plain": 1, "fast": 64}
MOST_GAMES = 5_000
CLONES = 100_000

Tell = Callable[[int, int], None]


@dataclass(frozen=True)
class Rate:
    """How fast random play is."""

    decisions_per_s: float
    games_per_s: float


def default_threads() -> list[int]:
    """One thread, and twice as many as long as the machine has a core for each."""
    found = [1]
    while found[-1] * 2 <= (os.cpu_count() or 1):
        found.append(found[-1] * 2)
    return found


def play_rates(
    book: Ruleset, opening: Opening, kinds: Sequence[tuple[str, int]], seconds: float, tell: Tell
) -> dict[tuple[str, int], Rate]:
    """The rate of random play for each (tier, threads), in about *seconds* for all of them together."""
    slot = seconds / (len(kinds) * (REPEATS + 1))
    runs = {}
    for done, (tier, threads) in enumerate(kinds):
        tell(done, len(kinds) * (REPEATS + 1))
        runs[tier, threads] = _fitting_run(book, opening, tier, threads, slot)
    measured: dict[tuple[str, int], list[Rate]] = {kind: [] for kind in kinds}
    for repeat in range(REPEATS):
        for place, kind in enumerate(kinds):
            tell(len(kinds) * (repeat + 1) + place, len(kinds) * (REPEATS + 1))
            measured[kind].append(runs[kind].measure())
    return {kind: _median_rate(rates) for kind, rates in measured.items()}


def clone_microseconds(book: Ruleset, opening: Opening) -> float:
    """Microseconds for one copy of a state inside the fast tier."""
    clone_many = tiers.fast(book.package, book.rules).clone_many
    states = row_of([opening.state] * 2)
    clone_many(states, 1)
    times = [_seconds_of(lambda: clone_many(states, CLONES)) for _ in range(REPEATS)]
    return median(times) / CLONES * 1e6


def compile_seconds(book: Ruleset) -> float:
    """How long a process takes that compiles the whole ruleset into an empty cache folder. The user's own is
    used as long as it is empty, and is full afterwards."""
    command = [sys.executable, "-m", "bingqi", "warm", book.name]
    if not tiers.is_warm(book.package):
        return _seconds_of(lambda: _run(command, environment()))
    with tempfile.TemporaryDirectory() as folder:
        return _seconds_of(lambda: _run(command, environment(BINGQI_CACHE=folder)))


def cached_start_seconds(book: Ruleset) -> float:
    """From the start of a process to the end of its first playout, the compiled rules being on disk."""
    return median(_start_seconds(book) for _ in range(STARTS))


class _Run:
    """So many random games in one tier, on so many threads; each thread has its own slice of the states, its
    own log and buffer."""

    def __init__(self, book: Ruleset, opening: Opening, tier: str, threads: int, games: int) -> None:
        self.games, self.threads, self.is_fast = games, threads, tier == "fast"
        self.entries = (tiers.fast if self.is_fast else tiers.plain)(book.package, book.rules)
        rows: Callable[[list[Any]], Any] = row_of if self.is_fast else list
        self.states = rows([_seeded(opening, seed) for seed in range(games)])
        self.start = self._packed()
        self.setting = rows([opening.setting])
        self.buffers = [(rows([new_log()]), rows([Actions()])) for _ in range(threads)]
        seats = len(opening.seats)
        self.seats = random_seats(seats) if self.is_fast else [Player.RANDOM] * seats

    def measure(self) -> Rate:
        self._start_anew()
        cuts = [self.games * part // self.threads for part in range(self.threads + 1)]

        def play(part: int) -> int:
            log, out = self.buffers[part]
            return int(
                self.entries.play_games(
                    self.states, cuts[part], cuts[part + 1], self.setting, log, out, self.seats, CAP
                )
            )

        with ThreadPoolExecutor(self.threads) as pool:
            start = time.perf_counter()
            decisions = sum(pool.map(play, range(self.threads)))
            seconds = time.perf_counter() - start
        return Rate(decisions / seconds, self.games / seconds)

    def _packed(self) -> list[bytes]:
        """The states as they are: bytes of each, or of the whole row."""
        if self.is_fast:
            return [memoryview(self.states).tobytes()]
        return [state.pack() for state in self.states]

    def _start_anew(self) -> None:
        if self.is_fast:
            memoryview(self.states).cast("B")[:] = self.start[0]
        else:
            for state, packed in zip(self.states, self.start):
                state.take(type(state).unpack(packed))


def _fitting_run(book: Ruleset, opening: Opening, tier: str, threads: int, seconds: float) -> _Run:
    """A run that takes about *seconds*; the trial before it also loads what is compiled."""
    games = FIRST_GAMES[tier] * threads
    trial = _Run(book, opening, tier, threads, games)
    trial.measure()
    rate = trial.measure().games_per_s
    return _Run(book, opening, tier, threads, max(threads, min(MOST_GAMES, int(rate * seconds))))


def _median_rate(rates: Sequence[Rate]) -> Rate:
    return Rate(median(rate.decisions_per_s for rate in rates), median(rate.games_per_s for rate in rates))


def _seeded(opening: Opening, seed: int) -> Any:
    state = opening.state.copy()
    state.dice.seed = seed
    return state


def _seconds_of(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def _run(command: Sequence[str], surroundings: dict[str, str]) -> None:
    done = subprocess.run(command, env=surroundings, capture_output=True, encoding="utf-8", errors="replace")
    if done.returncode != 0:
        raise UserError("error-process-failed", fault=_last_line(done.stderr))


def _start_seconds(book: Ruleset) -> float:
    command = [sys.executable, "-m", "bingqi.cli.playout", book.name]
    start = time.perf_counter()
    with subprocess.Popen(
        command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    ) as child:
        assert child.stdout is not None and child.stderr is not None
        line = child.stdout.readline()
        seconds = time.perf_counter() - start
        complaint = child.stderr.read()
    if not line or child.returncode != 0:
        raise UserError("error-process-failed", fault=_last_line(complaint))
    return seconds


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or [""])[-1]

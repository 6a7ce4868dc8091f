"""The foundation's figures beside two peers, in one run: python bench/foundation.py [--rounds 7] [--seconds
1.0] [--json FILE]

All that plays takes turns, round after round, so that a noisy minute touches everyone; a figure is the median
of its rounds, and ratios are medians of ratios within a round. Peers need `pip install chess open-spiel`;
without them the table says so.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from fractions import Fraction
from typing import Any

from bingqi.game.game import Game, new_game
from bingqi.kit import tiers
from bingqi.kit.action import Actions
from bingqi.kit.log import new_log
from bingqi.kit.odds import odds
from bingqi.kit.table import FastTable, PlainTable, row_of

CAP = 20_000
SCENARIO = "river-crossing"
GAMES = 200


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--rounds", type=int, default=7)
    words.add_argument("--seconds", type=float, default=1.0, help="per contestant and round")
    words.add_argument("--json", help="write all figures to this file")
    asked = words.parse_args()
    game = new_game("campaign", SCENARIO, seed=1)
    print(
        f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()},"
        f" campaign/{SCENARIO}, random play,"
    )
    print(
        f"every candidate listed at every decision; medians of {asked.rounds} rounds of {asked.seconds} s\n"
    )
    figures = play_figures(contestants(game), asked.rounds, asked.seconds)
    figures |= thread_figures(game, asked.rounds)
    figures |= small_figures(game, asked.rounds)
    figures |= start_figures()
    for name, value in figures.items():
        print(f"{name:44} {value:>14,.3f}" if value < 100 else f"{name:44} {value:>14,.0f}")
    if asked.json:
        with open(asked.json, "w", encoding="utf-8") as file:
            json.dump(figures, file, indent=1)
    return 0


Contestant = Callable[[float], tuple[int, int, float]]
"""Plays for about some seconds; gives decisions, games and the seconds taken."""


def contestants(game: Game) -> dict[str, Contestant]:
    return {"campaign fast": fast_player(game), "campaign plain": plain_player(game)} | peers()


def peers() -> dict[str, Contestant]:
    """The peers that are installed."""
    found = {}
    for name, maker in (("python-chess", chess_player), ("openspiel chess", spiel_player("chess"))):
        try:
            found[name] = maker()
        except ImportError:
            print(f"({name} is not installed)")
    with suppress(ImportError):
        found["openspiel backgammon"] = spiel_player("backgammon")()
    return found


def play_figures(
    players: dict[str, Contestant], rounds: int, seconds: float, ours: Sequence[str] = ("campaign",)
) -> dict[str, float]:
    """Decisions and games a second of every contestant, and how many times as fast as each peer the fast tier
    of each of *ours* is."""
    rates: dict[str, list[float]] = {name: [] for name in players}
    games: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(rounds):
        for name, player in players.items():
            decisions, ended, taken = player(seconds)
            rates[name].append(decisions / taken)
            games[name].append(ended / taken)
    figures: dict[str, float] = {}
    for name in players:
        figures[f"{name}: decisions/s"] = statistics.median(rates[name])
        figures[f"{name}: games/s"] = statistics.median(games[name])
    for book in ours:
        for name in players:
            if not name.startswith(tuple(ours)):
                pairs = zip(rates[f"{book} fast"], rates[name], strict=True)
                figures[f"{book} fast / {name}, decisions"] = statistics.median(a / b for a, b in pairs)
    return figures


def started(game: Game, games: int, first: int) -> list[Any]:
    states = [game.opening.state.copy() for _ in range(games)]
    for place, state in enumerate(states):
        state.dice.seed = first + place
    return states


def fast_player(game: Game) -> Contestant:
    entries = tiers.fast(game.ruleset.package, game.ruleset.rules)
    fixed = (row_of([game.setting]), row_of([new_log()]), row_of([Actions()]), random_seats(game), CAP)
    entries.play_games(row_of(started(game, 1, 0)), 0, 1, *fixed)

    def play(seconds: float) -> tuple[int, int, float]:
        decisions = ended = 0
        taken = 0.0
        while taken < seconds:
            states = row_of(started(game, GAMES, ended))
            start = time.perf_counter()
            decisions += entries.play_games(states, 0, GAMES, *fixed)
            taken += time.perf_counter() - start
            ended += GAMES
        return decisions, ended, taken

    return play


def plain_player(game: Game) -> Contestant:
    entries = tiers.plain(game.ruleset.package, game.ruleset.rules)
    fixed = ([game.setting], [new_log()], [Actions()], [0] * len(game.opening.seats), CAP)

    def play(seconds: float) -> tuple[int, int, float]:
        decisions = ended = 0
        taken = 0.0
        while taken < seconds:
            states = started(game, 1, ended)
            start = time.perf_counter()
            decisions += entries.play_games(states, 0, 1, *fixed)
            taken += time.perf_counter() - start
            ended += 1
        return decisions, ended, taken

    return play


def chess_player() -> Contestant:
    import chess

    chooser = random.Random(1)

    def play(seconds: float) -> tuple[int, int, float]:
        decisions = ended = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            board = chess.Board()
            while not board.is_game_over():
                board.push(chooser.choice(list(board.legal_moves)))
                decisions += 1
            ended += 1
        return decisions, ended, time.perf_counter() - start

    return play


def spiel_player(name: str) -> Callable[[], Contestant]:
    def make() -> Contestant:
        import pyspiel

        spiel, chooser = pyspiel.load_game(name), random.Random(1)

        def play(seconds: float) -> tuple[int, int, float]:
            decisions = ended = 0
            start = time.perf_counter()
            while time.perf_counter() - start < seconds:
                state = spiel.new_initial_state()
                while not state.is_terminal():
                    if state.is_chance_node():
                        faces, weights = zip(*state.chance_outcomes(), strict=True)
                        state.apply_action(chooser.choices(faces, weights)[0])
                    else:
                        state.apply_action(chooser.choice(state.legal_actions()))
                        decisions += 1
                ended += 1
            return decisions, ended, time.perf_counter() - start

        return play

    return make


def thread_figures(game: Game, rounds: int) -> dict[str, float]:
    """Two threads against one, in turn and in short pieces; the best piece of each, since a busy second core
    says nothing about the code. A bare loop that shares nothing tells what the machine gives."""
    entries = tiers.fast(game.ruleset.package, game.ruleset.rules)
    setting, games, turns = row_of([game.setting]), 200, bare_loop()
    buffers = [(row_of([new_log()]), row_of([Actions()]), random_seats(game)) for _ in range(2)]

    def play(part: int, states: Any) -> None:
        entries.play_games(states, 0, len(states), setting, *buffers[part], CAP)

    def pieces(threads: int) -> dict[str, Callable[[], object]]:
        share = games // threads
        rows = [row_of(started(game, share, 1 + part * share)) for part in range(threads)]
        return {
            f"games {threads}": lambda: list(pool.map(play, range(threads), rows)),
            f"loop {threads}": lambda: list(pool.map(turns, [BARE_TURNS // threads] * threads)),
        }

    best: dict[str, float] = {}
    with ThreadPoolExecutor(2) as pool:
        for _ in range(rounds * 20):
            for name, work in (pieces(1) | pieces(2)).items():
                best[name] = min(best.get(name, math.inf), timed(work))
    return {
        "two threads / one, best pieces": best["games 1"] / best["games 2"],
        "two threads / one, a bare loop": best["loop 1"] / best["loop 2"],
    }


BARE_TURNS = 4_000_000


def bare_loop() -> Callable[[int], int]:
    """A compiled loop that touches no memory, made for the occasion."""
    import numba

    @numba.njit(nogil=True)
    def turns(count: int) -> int:
        value = 88172645463325252
        for _ in range(count):
            value ^= value << 13
            value ^= value >> 7
            value ^= value << 17
        return value

    turns(1)
    return turns


def small_figures(game: Game, rounds: int) -> dict[str, float]:
    attack, action = before_an_attack(game)
    fast = FastTable(game.ruleset, game.setting, attack.state)
    plain = PlainTable(game.ruleset, game.setting, attack.state)
    assert sum(outcome.chance for outcome in odds(fast, action)) == Fraction(1)
    return {
        "clone inside the fast tier, us": clone_figure(game, rounds),
        "exact odds of an attack, fast, ms": 1000
        * statistics.median(timed(lambda: odds(fast, action)) for _ in range(rounds * 10)),
        "exact odds of an attack, plain, ms": 1000
        * statistics.median(timed(lambda: odds(plain, action)) for _ in range(rounds)),
    }


def clone_figure(game: Game, rounds: int) -> float:
    """Microseconds to copy a state, in a loop of the fast tier."""
    entries = tiers.fast(game.ruleset.package, game.ruleset.rules)
    pair = row_of(started(game, 2, 1))
    entries.clone_many(pair, 10)
    return statistics.median(timed(lambda: entries.clone_many(pair, 1_000_000)) for _ in range(rounds))


def before_an_attack(game: Game) -> tuple[Game, Any]:
    """A game in which ending the planning starts one attack whose check has every outcome."""
    chooser = random.Random(5)
    while True:
        found = new_game(game.ruleset, SCENARIO, seed=chooser.getrandbits(40))
        while not found.result.over:
            listed = found.candidates()
            attacks = sum(force.order > 0 and force.target >= 0 for force in found.state.forces)
            if "end planning" in listed and attacks == 1:
                action = found.read("end planning")
                if len(odds(found.table, action)) > 40:
                    return found, action
            eager = [text for text in listed if "attacks" in text]
            found.play(chooser.choice(eager or listed))


def start_figures() -> dict[str, float]:
    """A fresh process each: compiling with an empty cache, starting with a full one, and the first choice of
    a person. The package is there as bytecode, as in any environment that it was installed in."""
    play = [sys.executable, "-m", "bingqi", "play", "campaign", SCENARIO]
    play += ["--side", "Red=me", "--side", "Blue=greedy"]
    figures = playout_figures("campaign", SCENARIO)
    env = as_installed()
    run_quietly(play, env)
    choices = [timed(lambda: run_quietly(play, env)) for _ in range(9)]
    return figures | {
        "process start to first choice and out, s": statistics.median(choices),
        "first choice, best": min(choices),
    }


def playout_figures(ruleset: str, scenario: str) -> dict[str, float]:
    """A first game in a fresh process: compiling with an empty cache, starting with a full one."""
    first_playout = (
        "from bingqi.game.game import new_game; from bingqi.agents.arena import match;"
        f"game = new_game('{ruleset}', '{scenario}', seed=1);"
        "seats = dict.fromkeys(game.opening.seats, 'random');"
        "match(game.ruleset, game.scenario, seats, games=1, tier='fast'); print('played', flush=True)"
    )
    playout, env = [sys.executable, "-c", first_playout], as_installed()
    with tempfile.TemporaryDirectory() as folder:
        env["BINGQI_CACHE"] = folder
        before = os.times()
        cold = until_first_line(playout, env)
        after = os.times()
        warm = [until_first_line(playout, env) for _ in range(9)]
    return {
        "cold start with compiling, s": cold,
        "the same, seconds of a processor": after.children_user - before.children_user,
        "cached start to the first playout, s": statistics.median(warm),
        "cached start, best": min(warm),
    }


def as_installed() -> dict[str, str]:
    """The environment of a process that keeps bytecode."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def run_quietly(command: list[str], env: dict[str, str]) -> None:
    """Run a command that hears the end of its input at once, and show nothing of it."""
    nothing = subprocess.DEVNULL
    subprocess.run(command, env=env, stdin=nothing, stdout=nothing, stderr=nothing, check=False)


def until_first_line(command: list[str], env: dict[str, str]) -> float:
    """Seconds from the start of a process to the first line that it writes."""
    start = time.perf_counter()
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        taken = time.perf_counter() - start
    assert line and process.returncode == 0, command
    return taken


def random_seats(game: Game) -> Any:
    import numpy as np

    return np.zeros(len(game.opening.seats), np.int64)


def timed(work: Callable[[], Any]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


if __name__ == "__main__":
    sys.exit(main())

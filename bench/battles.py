"""The battles' figures beside the peers, in one run: python bench/battles.py [--rounds 7] [--seconds 2.0]
[--botbowl PYTHON] [--json FILE]

As `foundation.py` does it for the campaign: contestants take turns, a figure is the median of its rounds.
Botbowl wants an older NumPy and so an environment of its own: give the Python of that one.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Iterable
from fractions import Fraction
from functools import partial
from typing import Any

from foundation import (
    Contestant,
    clone_figure,
    fast_player,
    peers,
    plain_player,
    play_figures,
    playout_figures,
    timed,
)

from bingqi.game.cases.trial import Setup, Trial
from bingqi.game.game import Game, new_game
from bingqi.game.registry import ruleset
from bingqi.kit.action import Action
from bingqi.kit.odds import odds
from bingqi.kit.table import FastTable, Table

SCENARIOS = {"dba3": "agincourt", "dba12": "alexander-darius"}
UNITS = {"dba3": 1, "dba12": 160}
"""A base width, as positions write it."""
DISTANCES = (6.0, 3.0, 1.5)
"""Base widths between the fronts of two armies."""
ARMY = ("Bd", "Sp", "Sp", "Pk", "Bd", "Bd", "Pk", "Sp", "Kn", "LH", "Ps", "Bw")
"""Twelve kinds of troops, from left to right."""
TROOPS = {"Bd": "4Bd", "Pk": "4Pk", "Kn": "3Kn", "Bw": "4Bw"}
"""What dba3 calls them where dba12 knows no more than the kind."""


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--rounds", type=int, default=7)
    words.add_argument("--seconds", type=float, default=2.0, help="per contestant and round")
    words.add_argument("--botbowl", metavar="PYTHON", help="a Python that has botbowl")
    words.add_argument("--json", help="write all figures to this file")
    asked = words.parse_args()
    games = {book: new_game(book, scenario, seed=1) for book, scenario in SCENARIOS.items()}
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, random play,")
    print(f"every candidate listed at every decision; medians of {asked.rounds} rounds of {asked.seconds} s")
    print(", ".join(f"{book}/{scenario}" for book, scenario in SCENARIOS.items()) + "\n")
    figures = play_figures(contestants(games, asked.botbowl), asked.rounds, asked.seconds, tuple(games))
    for book, game in games.items():
        found = plain_figures(book, asked.rounds) | odds_figures(book, asked.rounds)
        found |= {
            "state, bytes": len(game.table.pack()),
            "clone inside the fast tier, us": clone_figure(game, asked.rounds),
        }
        found |= playout_figures(book, SCENARIOS[book])
        figures |= {f"{book}: {name}": value for name, value in found.items()}
    for name, value in figures.items():
        print(f"{name:60} {value:>14,.3f}" if value < 100 else f"{name:60} {value:>14,.0f}")
    if asked.json:
        with open(asked.json, "w", encoding="utf-8") as file:
            json.dump(figures, file, indent=1)
    return 0


def contestants(games: dict[str, Game], botbowl: str | None) -> dict[str, Contestant]:
    found: dict[str, Contestant] = {}
    for book, game in games.items():
        found |= {f"{book} fast": fast_player(game), f"{book} plain": plain_player(game)}
    return found | peers() | ({"botbowl": botbowl_player(botbowl)} if botbowl else {})


BOTBOWL = """
import sys, time, random, botbowl
config = botbowl.load_config("bot-bowl")
config.competition_mode = config.pathfinding_enabled = config.debug_mode = False
rules, arena = botbowl.load_rule_set(config.ruleset), botbowl.load_arena(config.arena)
home, away = (botbowl.load_team_by_filename("human", rules) for _ in range(2))
decisions = ended = 0
class Chooser(botbowl.Agent):
    def new_game(self, game, team): self.chooser = random.Random(ended)
    def end_game(self, game): pass
    def act(self, game):
        global decisions
        decisions += 1
        kinds = [kind for kind in game.state.available_actions
                 if kind.action_type != botbowl.ActionType.PLACE_PLAYER]
        kind, one = self.chooser.choice(kinds), lambda row: self.chooser.choice(row) if row else None
        return botbowl.Action(kind.action_type, position=one(kind.positions), player=one(kind.players))
start = time.perf_counter()
while time.perf_counter() - start < float(sys.argv[1]):
    game = botbowl.Game(ended, home, away, Chooser("h"), Chooser("a"), config, arena=arena, ruleset=rules)
    game.config.fast_mode = True
    game.init()
    ended += 1
print(decisions, ended, time.perf_counter() - start)
"""


def botbowl_player(python: str) -> Contestant:
    def play(seconds: float) -> tuple[int, int, float]:
        command = [python, "-P", "-c", BOTBOWL, str(seconds)]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
        decisions, ended, taken = done.stdout.splitlines()[-1].split()
        return int(decisions), int(ended), float(taken)

    return play


def plain_figures(book: str, rounds: int) -> dict[str, float]:
    """The plain tier with two whole armies at some distances."""
    figures = {}
    for apart in DISTANCES:
        table = battle(book, apart).table
        taken, reasons = [], []
        for _ in range(rounds):
            seconds, asked = army_times(table)
            taken.append(seconds)
            reasons += asked
        figures[f"plain, moves of a whole army at {apart:g} BW, ms"] = 1000 * statistics.median(taken)
        figures[f"plain, why_not at {apart:g} BW, median, ms"] = 1000 * statistics.median(reasons)
        figures[f"plain, why_not at {apart:g} BW, 99 of 100 within, ms"] = 1000 * hundredth(reasons)
    return figures


def army_times(table: Table) -> tuple[float, list[float]]:
    """Seconds to list all that the moving side may choose, and the moves of each choice; and to ask, move by
    move, why it is not legal."""
    before = table.pack()
    chosen: list[Action] = []
    seconds, reasons = timed(lambda: chosen.extend(table.candidates())), []
    for choice in chosen:
        if choice.group:
            table.play(choice)
            moves: list[Action] = []
            seconds += timed(partial(lambda found: found.extend(table.candidates()), moves))
            reasons += [timed(partial(table.why_not, move)) for move in moves]
            table.restore(before)
    return seconds, reasons


def odds_figures(book: str, rounds: int) -> dict[str, float]:
    """Exact odds of each combat between two lines in contact, with the moves that come of it."""
    trial = battle(book, 0.0, {"kind": "FIGHT"})
    table = FastTable(trial.ruleset, trial.setting, trial.state)
    fights = table.candidates()
    assert sum(outcome.chance for outcome in odds(table, fights[0])) == Fraction(1)
    taken = [timed(partial(odds, table, fight)) for _ in range(rounds) for fight in fights]
    return {
        "exact odds of a combat with its moves, median, ms": 1000 * statistics.median(taken),
        "exact odds of a combat, 99 of 100 within, ms": 1000 * hundredth(taken),
    }


def battle(book: str, apart: float, question: dict[str, Any] | None = None) -> Trial:
    """Two lines of all kinds of troops, the fronts so many base widths apart; Red moves."""
    unit = UNITS[book]
    units = {}
    for place, kind in enumerate(ARMY):
        name = TROOPS.get(kind, kind) if book == "dba3" else kind
        general = " general" if place == 4 else ""
        x, aside = (2 + place) * unit, 0 if apart == 0.0 else 0.3 * unit
        units[f"R{place + 1}"] = f"{name} at {x:g},{5 * unit:g} facing 0{general}"
        units[f"B{place + 1}"] = f"{name} at {x + aside:g},{(5 + apart) * unit:g} facing 180{general}"
    return Trial(ruleset(book), Setup(position={"units": units}, question=question))


def hundredth(times: Iterable[float]) -> float:
    """What all but one in a hundred stay below."""
    ordered = sorted(times)
    return ordered[len(ordered) * 99 // 100]


if __name__ == "__main__":
    sys.exit(main())

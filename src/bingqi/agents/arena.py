"""The arena: many games between agents, their wins with an interval, their length and time."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from bingqi.agents import agent
from bingqi.errors import NotFound, UserError, nearest
from bingqi.game.overlay import Overlay
from bingqi.game.scenario import ScenarioText, open_scenario
from bingqi.kit import tiers
from bingqi.kit.action import Actions
from bingqi.kit.log import new_log
from bingqi.kit.record import Record
from bingqi.kit.ruleset import Opening, Ruleset
from bingqi.kit.table import row_of

CAP = 20_000
"""Actions after which a game is given up as unfinished."""
CHUNK = {"plain": 1, "fast": 50}
Z_95 = 1.959964


@dataclass(frozen=True)
class MatchReport:
    """What a match came to. `wins` counts games that a side won, alone or with others; `draws` are finished
    games without a winner."""

    games: int
    wins: dict[str, int]
    draws: int
    unfinished: int
    plies_mean: float
    rounds_mean: float
    seconds: float
    tier: str
    threads: int

    def interval(self, side: str) -> tuple[float, float]:
        """The 95 % interval (Wilson) of a side's winning rate."""
        n, rate = self.games, self.wins[side] / self.games
        middle = rate + Z_95**2 / (2 * n)
        spread = Z_95 * sqrt(rate * (1 - rate) / n + Z_95**2 / (4 * n * n))
        scale = 1 + Z_95**2 / n
        return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def match(
    ruleset: Ruleset,
    scenario: ScenarioText,
    players: Mapping[str, str],
    games: int = 1000,
    seed: int = 1,
    overlays: Sequence[Overlay] = (),
    tier: str = "auto",
    threads: int = 1,
    tell: Callable[[int, int], None] | None = None,
) -> MatchReport:
    """Play *games* games with seeds from *seed* on. *players* names an agent for a side; sides not named, and
    the umpire, play greedy. *tell* is called with the games done and the games in all. Raises NotFound for
    unknown sides or agents, UserError without Numba in the fast tier."""
    opening = open_scenario(ruleset, scenario, overlays)
    tier = _tier(tier)
    seats = _seats(opening, players, tier)
    entries = (tiers.fast if tier == "fast" else tiers.plain)(ruleset.package, ruleset.rules)
    setting = _rows([opening.setting], tier)
    start, total = time.perf_counter(), _Tally()

    def play(first: int) -> _Tally:
        count = min(CHUNK[tier], games - first)
        states = _rows([_started(opening, seed + game) for game in range(first, first + count)], tier)
        log, out = _rows([new_log()], tier), _rows([Actions()], tier)
        actions = entries.play_games(states, 0, count, setting, log, out, seats, CAP)
        return _counted(ruleset, opening, states, actions)

    with ThreadPoolExecutor(threads) as pool:
        for part in pool.map(play, range(0, games, CHUNK[tier])):
            total = total + part
            if tell:
                tell(total.games, games)
    seconds = time.perf_counter() - start
    return MatchReport(
        games=games,
        wins={side: total.wins[side] for side in opening.sides},
        draws=total.draws,
        unfinished=total.unfinished,
        plies_mean=total.actions / games,
        rounds_mean=total.rounds / games,
        seconds=seconds,
        tier=tier,
        threads=threads,
    )


@dataclass(frozen=True)
class _Tally:
    """What some games came to."""

    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    draws: int = 0
    unfinished: int = 0
    rounds: int = 0
    actions: int = 0

    def __add__(self, other: _Tally) -> _Tally:
        return _Tally(
            self.games + other.games,
            self.wins + other.wins,
            self.draws + other.draws,
            self.unfinished + other.unfinished,
            self.rounds + other.rounds,
            self.actions + other.actions,
        )


def _counted(ruleset: Ruleset, opening: Opening, states: Any, actions: int) -> _Tally:
    wins, draws, unfinished, rounds = Counter[str](), 0, 0, 0
    for row in states:
        state: Any = row if isinstance(row, Record) else ruleset.state.unpack(row.tobytes())
        result = ruleset.rules.result(state, opening.setting)
        rounds += state.turn.round_number
        unfinished += not result.over
        draws += result.over and result.winners == 0
        for number, side in enumerate(opening.sides):
            wins[side] += bool(result.over and (result.winners >> number) & 1)
    return _Tally(len(states), wins, draws, unfinished, rounds, actions)


def _seats(opening: Opening, players: Mapping[str, str], tier: str) -> Any:
    for name in players:
        if name not in opening.seats:
            known = ", ".join(opening.seats)
            raise NotFound("error-no-such-side", name=name, nearest=nearest(name, opening.seats), known=known)
    chosen = [int(agent(players.get(seat, "greedy")).player) for seat in opening.seats]
    if tier == "plain":
        return chosen
    import numpy as np

    return np.array(chosen, np.int64)


def _tier(wish: str) -> str:
    if wish == "auto":
        return "fast" if tiers.is_fast_available() else "plain"
    if wish not in CHUNK:
        raise UserError("error-no-such-tier", name=wish)
    return wish


def _started(opening: Opening, seed: int) -> Any:
    state = opening.state.copy()
    state.dice.seed = seed
    return state


def _rows(records: list[Any], tier: str) -> Any:
    return row_of(records) if tier == "fast" else records

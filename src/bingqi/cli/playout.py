"""`python -m bingqi.cli.playout R`: one compiled playout and no more, to time it from the start of a
process."""

from __future__ import annotations

import sys
from typing import Any

from bingqi.game.registry import ruleset
from bingqi.game.scenario import find_scenario, open_scenario, scenario_names
from bingqi.kit import tiers
from bingqi.kit.action import Actions
from bingqi.kit.batch import Player
from bingqi.kit.log import new_log
from bingqi.kit.table import row_of

CAP = 20_000


def first_playout(name: str) -> int:
    """Play the first scenario of a ruleset once at random in the fast tier; the number of actions."""
    book = ruleset(name)
    opening = open_scenario(book, find_scenario(book, scenario_names(book)[0]))
    entries = tiers.fast(book.package, book.rules)
    states, setting = row_of([opening.state]), row_of([opening.setting])
    log, out = row_of([new_log()]), row_of([Actions()])
    return int(entries.play_games(states, 0, 1, setting, log, out, random_seats(len(opening.seats)), CAP))


def random_seats(count: int) -> Any:
    """Random agents for all seats, as the compiled batch takes them."""
    import numpy as np

    return np.full(count, Player.RANDOM, np.int64)


if __name__ == "__main__":
    print(first_playout(sys.argv[1]), flush=True)

"""What a process of its own prints, to be compared with another's: `python -m bingqi.game.contract.digests
PACKAGE SEED GAMES SCENARIO...`."""

from __future__ import annotations

import hashlib
import sys
from importlib import import_module
from random import Random

import msgspec

from bingqi.errors import BingqiError
from bingqi.game.explain import explain_events
from bingqi.game.scenario import find_scenario, open_scenario
from bingqi.kit.ruleset import Ruleset
from bingqi.kit.table import PlainTable
from bingqi.kit.wording import LANGUAGES

PLIES = 200
"""Actions after which a game is left; its digest stands for what there was."""


def main() -> None:
    package, seed, games, *scenarios = sys.argv[1:]
    ruleset: Ruleset = import_module(package).RULESET
    for scenario in scenarios:
        for game in range(int(games)):
            try:
                print(scenario, int(seed) + game, digest(ruleset, scenario, int(seed) + game))
            except BingqiError as error:
                print(scenario, error)


def digest(ruleset: Ruleset, scenario: str, seed: int) -> str:
    """Sixteen digits of everything that a random game shows: records, candidates, events, words and
    scenes."""
    opening = open_scenario(ruleset, find_scenario(ruleset, scenario))
    notation, random = ruleset.notation(opening), Random(seed)
    state = opening.state.copy()
    state.dice.seed = random.getrandbits(62)
    table, shown = (
        PlainTable(ruleset, opening.setting, state),
        hashlib.blake2b(opening.setting.pack(), digest_size=8),
    )
    for _ in range(PLIES):
        shown.update(table.pack())
        if table.result().over:
            break
        found = table.candidates()
        shown.update("\n".join(notation.write(action) for action in found).encode())
        played = table.play(random.choice(found))
        for language in LANGUAGES:
            shown.update(explain_events(ruleset, opening, played.events, language).encode())
    seen = table.state().copy()
    ruleset.rules.observe(seen, opening.setting, 0)
    shown.update(msgspec.json.encode(ruleset.scene(seen, opening.setting, opening, 0)))
    return shown.hexdigest()


if __name__ == "__main__":
    main()

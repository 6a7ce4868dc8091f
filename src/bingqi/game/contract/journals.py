"""The journal of a random game, in which an umpire sometimes sets something: written and read after every
action, played again, taken back, and gone on with from its middle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bingqi.errors import BingqiError
from bingqi.game.contract.report import Place, Promise, Report, crash
from bingqi.game.contract.rulings import try_ruling
from bingqi.game.contract.stand import Stand
from bingqi.game.game import Game, Ply
from bingqi.game.journal import SUFFIXES, Journal, load
from bingqi.game.notation import reading, text
from bingqi.game.replay import follow
from bingqi.game.scenario import find_scenario

PLIES = 300
"""Actions after which the game is left."""
RULED = 4
"""After every fourth entry an umpire tries to set something."""
FIRST = 10
"""Actions after each of which the record is written and read; later after every tenth, as it grows."""


def check_journals(stand: Stand, seed: int, report: Report) -> None:
    """One game of the scenario; what its journal loses or the rules do not reproduce is a fault."""
    place = Place(stand.scenario, seed)
    try:
        for fault in _faults(stand, seed, report):
            report.add(Promise.JOURNAL, fault, place)
    except BingqiError as error:
        report.add(Promise.JOURNAL, str(error), place)
    except Exception as error:
        report.add(Promise.JOURNAL, crash(error), place)


def _faults(stand: Stand, seed: int, report: Report) -> list[str]:
    game, random, found = _begin(stand, seed), Random(seed), []
    while not game.result.over and len(game.plies) < PLIES:
        if len(game.plies) % RULED == 0:
            for fault in try_ruling(game, random):
                report.add(Promise.RULINGS, fault, Place(stand.scenario, seed, len(game.plies)))
        if game.result.over:
            break
        action = random.choice(game.table.candidates())
        digest = game.play(action).digest
        game.undo()
        if game.play(action).digest != digest:
            found.append(
                f"ply {len(game.plies) - 1}: “{game.plies[-1].text}” taken back and played again differs"
            )
        if len(game.plies) > FIRST and len(game.plies) % 10:
            continue
        journal = game.journal
        if reading.read(text.write(journal), "the record") != journal:
            found.append(f"ply {len(game.plies) - 1}: the record does not read back as it was written")
    whole = game.journal
    middle = random.randint(0, len(whole.plies))
    found += _saved(stand, game, whole)
    found += _gone_on(stand, game, whole, middle)
    return found


def _saved(stand: Stand, game: Game, journal: Journal) -> list[str]:
    """Save and load in each form, and play what was loaded."""
    found = []
    with TemporaryDirectory() as folder:
        for suffix in SUFFIXES:
            file = Path(folder, f"game{suffix}")
            journal.save(file)
            loaded = load(file)
            if loaded != journal:
                found.append(f"*{suffix}: what is loaded is not what was saved")
            again = _begin(stand, journal.header.seed)
            _, fault = follow(again, loaded, with_claims=True)
            if fault:
                found.append(f"*{suffix}: {fault}")
            elif again.table.pack() != game.table.pack():
                found.append(f"*{suffix}: the game that was loaded ends otherwise")
    return found


def _gone_on(stand: Stand, game: Game, journal: Journal, middle: int) -> list[str]:
    """A record of the first actions alone leads to the same position, the same choices, and the same next
    dice."""
    again = _begin(stand, journal.header.seed)
    half = replace(journal, header=replace(journal.header, result=""), plies=journal.plies[:middle], seal="")
    if middle < len(journal.plies):
        _, fault = follow(again, half)
        if fault:
            return [f"its first {middle} actions: {fault}"]
        if again.candidates() != game.branch(middle).candidates():
            return [f"its first {middle} actions leave other choices"]
        _play(again, game.plies[middle:])
        if again.table.pack() != game.table.pack():
            return [f"gone on with after {middle} actions, the same actions end otherwise"]
    return []


def _play(game: Game, plies: Sequence[Ply]) -> None:
    for ply in plies:
        if ply.action is None:
            game.amend(ply.text, ply.comment)
        else:
            game.play(ply.text)


def _begin(stand: Stand, seed: int) -> Game:
    return Game(stand.ruleset, find_scenario(stand.ruleset, stand.scenario), (), seed)

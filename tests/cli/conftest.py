"""The command line run in this process, and records for it to read."""

import json
import random
from pathlib import Path
from typing import NamedTuple

import pytest

from bingqi.cli.main import main
from bingqi.game.game import new_game
from bingqi.game.journal import Journal

SCENARIO = "river-crossing"


class Ended(NamedTuple):
    """How a command ended: its exit code and what it printed."""

    code: int
    out: str
    err: str

    @property
    def lines(self):
        return self.out.splitlines()

    @property
    def json(self):
        return json.loads(self.out)


@pytest.fixture
def bingqi(capsys):
    """Run a command line as `bingqi` would, and see how it ended."""

    def run(*words):
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            main([str(word) for word in words])
        return Ended(ended.value.code, *capsys.readouterr())

    return run


@pytest.fixture
def refused(bingqi):
    """Run a command line that cannot work; the sentence it is refused with."""

    def run(*words):
        ended = bingqi(*words)
        assert ended.code == 2, ended
        assert ended.out == ""
        assert 1 <= len(ended.err.splitlines()) <= 2
        assert "Traceback" not in ended.err and "<error" not in ended.err
        return ended.err.strip()

    return run


@pytest.fixture(scope="session")
def eagerly():
    """Play a game to its end, attacking wherever that is possible."""

    def play(game):
        chooser = random.Random(3)
        while not game.result.over:
            listed = game.candidates()
            eager = [text for text in listed if "attacks" in text]
            game.play(chooser.choice(eager or listed))
        return game

    return play


@pytest.fixture(scope="session")
def played(eagerly):
    """A whole game whose attacks have been decided by dice."""
    game = new_game("campaign", SCENARIO, seed=7)
    game.players = {"Red": "greedy", "Blue": "me"}
    return eagerly(game)


@pytest.fixture(scope="session")
def record(played, tmp_path_factory) -> Path:
    """The whole game in a file."""
    path = tmp_path_factory.mktemp("records") / "whole.game"
    Journal.of(played).save(path)
    return path


@pytest.fixture(scope="session")
def attack(played) -> int:
    """The number of the first action with a check and a retreat: two dice."""
    return next(number for number, ply in enumerate(played.plies, 1) if len(ply.dice) > 1)


@pytest.fixture(scope="session")
def before_attack(played, attack, tmp_path_factory) -> Path:
    """The record that ends just before that action."""
    path = tmp_path_factory.mktemp("records") / "before.game"
    Journal.of(played.branch(attack - 1)).save(path)
    return path

"""The agents that every ruleset has: one takes any candidate, one takes the candidate worth most. They choose
as the batch does, so that a game on a table and the same game in a batch are the same."""

from __future__ import annotations

from typing import Protocol

from bingqi.kit.action import Action
from bingqi.kit.batch import CHOOSER, Player, first_best
from bingqi.kit.dice import scramble, spread
from bingqi.kit.table import Table


class Agent(Protocol):
    """Chooses an action for the side that decides."""

    name: str
    player: Player
    """The same agent inside the batch."""

    def choose(self, table: Table) -> Action: ...


class RandomAgent:
    """Takes any candidate, each as likely as the others."""

    name = "random"
    player = Player.RANDOM

    def choose(self, table: Table) -> Action:
        found = table.candidates()
        return found[spread(_bits(table), len(found))]


class GreedyAgent:
    """Takes the candidate that the ruleset's `worth` likes best."""

    name = "greedy"
    player = Player.GREEDY

    def choose(self, table: Table) -> Action:
        found = table.candidates()
        return found[first_best([table.worth(action) for action in found], len(found), _bits(table))]


def _bits(table: Table) -> int:
    dice = table.state().dice
    return scramble(dice.seed, dice.ply, CHOOSER)

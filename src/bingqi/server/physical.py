"""Real dice: which die an action still wants after those that were rolled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bingqi.game.explain import explain
from bingqi.game.game import Game
from bingqi.kit.action import Action
from bingqi.kit.dice import TAPE_LENGTH
from bingqi.kit.log import Kind
from bingqi.kit.table import PlainTable
from bingqi.server.denial import Denied


@dataclass(frozen=True)
class Die:
    """A die to be rolled: how many sides, and what for."""

    sides: int
    reason: str


def next_die(game: Game, action: Action, faces: Sequence[int], language: str) -> Die | None:
    """The die that a legal action wants after *faces*; None when these are all. Earlier faces decide which
    dice follow. The game is left as it was. Raises Denied for a face that the die before does not have."""
    if len(faces) > TAPE_LENGTH:
        raise Denied("bad-dice", "error-too-many-dice", given=len(faces), most=TAPE_LENGTH)
    for count in range(len(faces) + 1):
        table = PlainTable(game.ruleset, game.setting, game.state)
        played = table.play(action, faces[:count])
        if not played.wanted:
            if count < len(faces):
                raise Denied("bad-dice", "error-unused-dice", given=len(faces), used=count)
            return None
        die = [event for event in played.events if event.kind == Kind.ROLLED][count]
        if count < len(faces) and not 1 <= faces[count] <= die.b:
            raise Denied("bad-dice", "error-impossible-die", face=faces[count], sides=die.b)
    return Die(die.b, explain(game.ruleset, game.opening, [die], language)[0].text)

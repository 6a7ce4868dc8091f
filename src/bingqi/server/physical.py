"""Real dice: which die an action still wants after those that were rolled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bingqi.game.explain import explain
from bingqi.game.game import Game
from bingqi.game.real_dice import die_after
from bingqi.kit.action import Action
from bingqi.kit.dice import TAPE_LENGTH
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
    for count, face in enumerate(faces):
        rolled = die_after(game, action, faces[:count])
        if rolled is None:
            raise Denied("bad-dice", "error-unused-dice", given=len(faces), used=count)
        if not 1 <= face <= rolled.b:
            raise Denied("bad-dice", "error-impossible-die", face=face, sides=rolled.b)
    wanted = die_after(game, action, faces)
    if wanted is None:
        return None
    return Die(wanted.b, explain(game.ruleset, game.opening, [wanted], language)[0].text)

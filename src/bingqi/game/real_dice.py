"""Real dice: which die an action wants after those that have been rolled on somebody's table."""

from __future__ import annotations

from collections.abc import Sequence

from bingqi.game.game import Game
from bingqi.kit.action import Action
from bingqi.kit.log import Event, Kind
from bingqi.kit.table import PlainTable


def die_after(game: Game, action: Action, faces: Sequence[int]) -> Event | None:
    """The die that a legal action wants after *faces*, with the face that the computer would roll; None when
    these are all. Earlier faces decide which dice follow. The game is left as it was."""
    played = PlainTable(game.ruleset, game.setting, game.state).play(action, faces)
    if not played.wanted:
        return None
    return [event for event in played.events if event.kind == Kind.ROLLED][len(faces)]

"""The exact odds of an action, in the words that a person at the screen would read."""

from __future__ import annotations

from collections.abc import Sequence

from bingqi.game.explain import Line, explain
from bingqi.game.foresight import Foresight
from bingqi.game.foresight import foresee as foresee_on
from bingqi.game.game import Game
from bingqi.kit.action import Action
from bingqi.kit.log import Event
from bingqi.kit.table import PlainTable


def foresee(game: Game, action: Action, viewer: int) -> tuple[Foresight, bool]:
    """The odds of a legal action, by the words that *viewer* would read afterwards; and whether they are
    those of the action's own dice, else of those that it leads to if nothing comes before. Raises
    UserError."""
    state = game.observed(viewer)
    trial = game.ruleset.trial
    follows = trial(state, game.setting, action) if trial else None
    house = game.house_rules if game.overlays else {}

    def tell(events: Sequence[Event]) -> list[Line]:
        return explain(game.ruleset, game.opening, events, game.language, viewer, house)

    table = PlainTable(game.ruleset, game.setting, state)
    return foresee_on(table, follows or action, tell), follows is None

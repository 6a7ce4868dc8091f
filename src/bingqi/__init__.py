"""bingqi (兵棋): wargames played by their rules, each ruling explained to the clause.

import bingqi

game = bingqi.new_game("campaign", "river-crossing", seed=7)
game.play("begin")
print(game.explain())
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from bingqi.agents import agent
    from bingqi.agents.arena import match
    from bingqi.errors import (
        Ambiguous,
        BadData,
        BingqiError,
        Differs,
        NotFound,
        Refused,
        Unreadable,
        UserError,
        WrongVersion,
    )
    from bingqi.game.game import Game, new_game
    from bingqi.game.journal import Journal
    from bingqi.game.registry import register, ruleset, ruleset_names
    from bingqi.kit.odds import odds

_HOMES = {
    "agent": "bingqi.agents",
    "match": "bingqi.agents.arena",
    "odds": "bingqi.kit.odds",
    "Ambiguous": "bingqi.errors",
    "BadData": "bingqi.errors",
    "BingqiError": "bingqi.errors",
    "Differs": "bingqi.errors",
    "NotFound": "bingqi.errors",
    "Refused": "bingqi.errors",
    "Unreadable": "bingqi.errors",
    "UserError": "bingqi.errors",
    "WrongVersion": "bingqi.errors",
    "Game": "bingqi.game.game",
    "new_game": "bingqi.game.game",
    "Journal": "bingqi.game.journal",
    "register": "bingqi.game.registry",
    "ruleset": "bingqi.game.registry",
    "ruleset_names": "bingqi.game.registry",
}

__all__ = [
    "Ambiguous",
    "BadData",
    "BingqiError",
    "Differs",
    "Game",
    "Journal",
    "NotFound",
    "Refused",
    "Unreadable",
    "UserError",
    "WrongVersion",
    "__version__",
    "agent",
    "match",
    "new_game",
    "odds",
    "register",
    "ruleset",
    "ruleset_names",
]


def __getattr__(name: str) -> Any:
    """Public names are loaded when they are first used: a person who plays should not wait for what a
    researcher needs."""
    if name not in _HOMES:
        raise AttributeError(f"module 'bingqi' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)

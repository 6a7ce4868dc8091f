"""What may be taken back: freely while nobody has learnt anything from it, afterwards where all people
agree."""

from __future__ import annotations

from collections.abc import Collection

from bingqi.game.game import Game
from bingqi.game.told import has_told
from bingqi.server.wire import MayUndo


def last_own(game: Game, seats: Collection[int]) -> int | None:
    """The place of the last action of some seats."""
    return next(
        (place for place in reversed(range(len(game.plies))) if game.plies[place].side in seats), None
    )


def may_take_back(game: Game, seats: Collection[int], is_free: bool, are_others: bool) -> MayUndo:
    """What taking back the last action of *seats* needs. `is_free`: at this table nobody minds;
    `are_others`: there are people who could agree. An umpire's rulings since then stay in force, so that
    nobody can tell from this whether there were any."""
    place = last_own(game, seats)
    if place is None:
        return "no"
    is_last = all(ply.action is None for ply in game.plies[place + 1 :])
    if is_free or (is_last and not has_told(game, place)):
        return "at-once"
    return "by-consent" if are_others else "no"

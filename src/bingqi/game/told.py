"""Whether an action can still be taken back without anybody having learnt from it."""

from __future__ import annotations

from typing import Any

from bingqi.game.game import Game


def has_told(game: Game, place: int = -1) -> bool:
    """Whether an action, by default the last, rolled dice, or let another side see what it could not see
    before."""
    ply, following = game.plies[place], game.plies[place:][1:]
    if ply.dice:
        return True
    before = _views(game, game.ruleset.state.unpack(ply.before))
    after = _views(game, game.ruleset.state.unpack(following[0].before) if following else game.state)
    return any(
        before[side] != before[ply.side] and before[side] != after[side]
        for side in range(len(before))
        if side != ply.side < len(before)
    )


def _views(game: Game, state: Any) -> list[str]:
    """The digest of what each side sees of a state."""
    views = []
    for side in range(len(game.opening.sides)):
        seen = state.copy()
        game.ruleset.rules.observe(seen, game.setting, side)
        views.append(seen.digest())
    return views

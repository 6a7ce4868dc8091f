"""Whether an action can still be taken back without anybody having learnt from it."""

from __future__ import annotations

from bingqi.game.game import Game


def has_told(game: Game) -> bool:
    """Whether the last action rolled dice, or let another side see what it could not see before."""
    last = game.plies[-1]
    if last.dice:
        return True
    before = game.ruleset.state.unpack(last.before)
    views = []
    for side in range(len(game.opening.sides)):
        seen = before.copy()
        game.ruleset.rules.observe(seen, game.setting, side)
        views.append(seen.digest())
    return any(
        views[side] != views[last.side] and views[side] != game.observed(side).digest()
        for side in range(len(views))
        if side != last.side < len(views)
    )

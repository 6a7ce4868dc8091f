"""Taking back: freely while only oneself knows of it; after dice or a revelation, where all people at the
screen agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bingqi.errors import UserError
from bingqi.game.game import Game

if TYPE_CHECKING:
    from bingqi.cli.session import Session


def undo(session: Session, seat: int) -> bool:
    """Take back the last action of *seat*, or with everybody's consent the last of any person. Whether
    something was taken back. Raises UserError."""
    game, view = session.game, session.view
    places = [number for number, ply in enumerate(game.plies) if ply.side not in session.agents]
    if not places:
        raise UserError("error-nothing-to-undo")
    last = len(game.plies) - 1
    if places[-1] != last or game.plies[last].side != seat or has_told(game):
        if not session.is_hot_seat:
            raise UserError("error-undo-too-late")
        answer = session.screen.ask(view.words.text("undo-agree") + " ").lower()
        if answer not in ("y", "yes", view.words.text("word-yes")):
            view.say("undo-refused")
            return False
    while len(game.plies) > places[-1]:
        taken = game.undo()
    session.told = {person: min(told, len(game.plies)) for person, told in session.told.items()}
    view.say("undone", action=taken.text)
    return True


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

"""Taking back: freely while only oneself knows of it; after dice or a revelation, where all people at the
screen agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bingqi.errors import UserError
from bingqi.game.told import has_told

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
    is_own_ruling = game.plies[last].action is None and session.has_umpire
    if not is_own_ruling and (places[-1] != last or game.plies[last].side != seat or has_told(game)):
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

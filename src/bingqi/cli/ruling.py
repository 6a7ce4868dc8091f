"""What an umpire at the screen rules about a unit: `set R1 strength 3 because the scouts were mistaken`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bingqi.cli.columns import aligned
from bingqi.errors import UserError
from bingqi.game.amendment import WORD, example, subject_of

if TYPE_CHECKING:
    from bingqi.cli.dialogue import Dialogue

BECAUSE = re.compile(r"\s+because\b\s*|\s*[,，]?\s*因为\s*", re.IGNORECASE)


def rule(dialogue: Dialogue, text: str) -> None:
    """Carry out a ruling, or tell what can be ruled. Raises UserError."""
    game, view, session = dialogue.game, dialogue.view, dialogue.session
    if not session.has_umpire:
        raise UserError("error-set-not-umpire")
    if not text:
        written = example(game).replace(WORD, view.words.text("command-set"), 1)
        view.say("set-example", example=f"{written} {view.words.text('word-because')}…")
        return
    if " " not in text:
        tell_fields(dialogue, text)
        return
    wanted, reason = [*BECAUSE.split(f"{WORD} {text}", maxsplit=1), ""][:2]
    ply = game.amend(wanted, reason)
    if not session.catch_up():
        view.tell(ply, None)
    dialogue.is_done = True


def tell_fields(dialogue: Dialogue, unit: str) -> None:
    """What can be set of a unit, each with the value that it has."""
    game, view = dialogue.game, dialogue.view
    subject, language = subject_of(game, unit), game.language
    settables = game.ruleset.settable
    view.say("set-list", unit=unit)
    rows = []
    for _, field in settables.of(subject) if settables else []:
        written = field.values.write(field.get(subject), game.opening)
        rows.append([f"  {field.name}", written or "—", field.title[language]])
    view.screen.show(aligned(rows))

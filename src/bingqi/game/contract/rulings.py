"""What an umpire may set, tried at random in the midst of a game: it is done whole or not at all, reads back
as it was written, draws no dice, and leaves a question that can be answered."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bingqi.errors import UserError
from bingqi.game.amendment import Amendment, subject_of, unit_names
from bingqi.game.game import Game, Ply
from bingqi.kit.plane import FULL_TURN
from bingqi.kit.settable import Choice, Flag, Number, Settable, Subject, Thing, Value
from bingqi.kit.wording import LANGUAGES

REASON = "as the umpire sees it"
SOME = 20
"""As many of the actions that are offered afterwards are asked about."""


def try_ruling(game: Game, random: Random) -> list[str]:
    """Rule something about some unit, which stays so; what goes wrong, if anything."""
    settables = game.ruleset.settable
    units = unit_names(game)
    if settables is None or not units:
        return []
    unit = random.choice(units)
    subject = subject_of(game, unit)
    _, field = random.choice(settables.of(subject))
    value = _any_value(game, field, subject, random)
    written = field.values.write(value, game.opening)
    ruling = str(Amendment(unit, {field.name: written or "nothing"}))
    before, plies = game.table.pack(), len(game.plies)
    try:
        if field.values.read(written, subject) != value:
            return [f"“{ruling}” does not read back as it was written"]
        ply = game.amend(ruling, REASON)
    except UserError:
        is_same = game.table.pack() == before and len(game.plies) == plies
        return [] if is_same else [f"“{ruling}” is refused, and something has changed"]
    return [f"“{ruling}”: {fault}" for fault in _faults(game, ply, before, random)]


def _faults(game: Game, ply: Ply, before: bytes, random: Random) -> Iterator[str]:
    after, state = game.table.pack(), game.ruleset.state.unpack(before)
    if state.dice != game.state.dice:  # type: ignore[attr-defined]
        yield "the dice are not what they were"
    offered = game.table.candidates()
    if not game.result.over:
        if game.ruleset.rules.decision(state, game.setting) != game.decision or not offered:
            yield "the open question is another, or has no answer"
        for action in random.sample(offered, min(SOME, len(offered))):
            if game.table.why_not(action):
                yield f"“{game.notation.write(action)}” is offered afterwards, and not legal"
    for language in LANGUAGES:
        if "<" in game.explain(language=language):
            yield f"a word is missing in {language}"
    game.undo()
    if game.table.pack() != before:
        yield "taken back, it has left something"
    game.amend(ply.text, REASON)
    if game.table.pack() != after:
        yield f"“{ply.text}”, as it is recorded, does something else"


def _any_value(game: Game, field: Settable, subject: Subject, random: Random) -> Value:
    """Some value, not always a possible one."""
    values = field.values
    if isinstance(values, Number):
        least, most = values.bounds(subject)
        return (random.randint(least - 1, most + 1),)
    if isinstance(values, Flag):
        return (random.randrange(2),)
    if isinstance(values, (Choice, Thing)):
        offered = values.offered(subject)
        return (random.choice(offered).value,) if offered else ()
    near = field.get(subject_of(game, random.choice(unit_names(game)))) or field.get(subject)
    found = tuple(max(0, part + random.randint(-part // 8 - 3, part // 8 + 3)) for part in near)
    return tuple(part % FULL_TURN for part in found) if values.kind == "bearing" else found

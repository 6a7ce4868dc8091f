"""An umpire's rulings: what may be set of a unit, and setting it."""

from __future__ import annotations

from bingqi.errors import UserError
from bingqi.game.amendment import Amendment, subject_of, unit_names
from bingqi.kit.settable import Choice, Number, Settable, Subject, Thing, Written
from bingqi.server import limits, wire
from bingqi.server.denial import Denied, denied
from bingqi.server.events import Amended
from bingqi.server.room import TRIES, Person, Room


def amend(room: Room, person: Person, message: wire.Amend) -> wire.Accepted:
    """A ruling of a person. Raises Denied; then nothing has changed."""
    _check_umpire(room, person)
    _check_size(message)
    for _ in range(TRIES):
        if person.mark(message.id) in room.chronicle.marks:
            return room.accepted(person, message.id, repeated=True)
        if message.digest not in _digests(room, person):
            raise Denied("stale")
        if _done(room, message, person.mark(message.id)):
            return room.accepted(person, message.id)
    raise Denied("busy")


def inspected(room: Room, person: Person, message: wire.Inspect, language: str) -> wire.Inspected:
    """What may be set of a unit, and as it is now. Raises Denied."""
    _check_umpire(room, person)
    game, settables = room.game, room.game.ruleset.settable
    units = [wire.Word(name, game.opening.title(name, language)) for name in unit_names(game)]
    if not message.unit or settables is None:
        return wire.Inspected(message.id, units)
    try:
        subject = subject_of(game, message.unit)
    except UserError as fault:
        raise denied(fault, "no-such-thing") from None
    fields = [_field(field, subject, language) for _, field in settables.of(subject)]
    return wire.Inspected(message.id, units, message.unit, fields)


def _done(room: Room, message: wire.Amend, mark: str) -> bool:
    """Carry a ruling out and keep it; False when another process was first."""
    game = room.game
    try:
        ply = game.amend(Amendment(message.unit, message.values), message.reason)
    except UserError as fault:
        raise denied(fault, "impossible") from None
    return room.put_down(Amended(game.seat(ply.side), ply.text, ply.digest, ply.comment), mark)


def _digests(room: Room, person: Person) -> set[str]:
    """Those of the scene as each of a person's seats sees it: he may look through any of them."""
    return {room.outlooks.scene(room.outlooks.eyes(seat)).digest for seat in person.seats}


def _field(field: Settable, subject: Subject, language: str) -> wire.Field:
    """A field as the wire has it, with what it may be."""
    values = field.values
    least, most = values.bounds(subject) if isinstance(values, Number) else (None, None)
    offered = values.offered(subject) if isinstance(values, (Choice, Thing)) else []
    return wire.Field(
        name=field.name,
        title=field.title[language],
        kind=values.kind,
        value=values.write(field.get(subject), subject.opening),
        least=least,
        most=most,
        options=[wire.Word(option.word, option.title.get(language, option.word)) for option in offered],
        example=values.example if isinstance(values, Written) else "",
    )


def _check_umpire(room: Room, person: Person) -> None:
    if not room.is_umpire(person):
        raise Denied("not-allowed", "denied-not-umpire")


def _check_size(message: wire.Amend) -> None:
    """Raises Denied for words that cannot be a ruling's."""
    words = [message.unit, *message.values, *message.values.values()]
    if len(message.values) > limits.FIELDS or any(len(word) > limits.WORD_LETTERS for word in words):
        raise Denied("too-large")
    if not message.values or any(word.split() != [word] for word in words):
        fault = "unit, values"
        raise Denied("malformed", fault=fault)

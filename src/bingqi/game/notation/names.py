"""What is written in a record, held against its ruleset and scenario: tags, seats and actions."""

from __future__ import annotations

from bingqi.errors import Differs, NotFound, Unreadable, UserError, WrongVersion, nearest
from bingqi.game.amendment import is_amendment, read_amendment
from bingqi.game.journal import Journal
from bingqi.game.notation.fault import InRecord
from bingqi.game.notation.reading import CONTROL, short
from bingqi.game.notation.text import TAGS, tag_of


def check_names(journal: Journal) -> None:
    """Raise Unreadable, with the line and the nearest right word, for a name that the game of this record
    does not have. A record that cannot be replayed here is left to `verify`."""
    from bingqi.game.replay import open_game

    check_signs(journal)
    try:
        game = open_game(journal)
    except (NotFound, WrongVersion, Differs):
        return
    seats = game.opening.all_seats
    for seat in journal.header.players:
        if seat not in seats:
            fault = Unreadable("error-record-tag", tag=seat, nearest=nearest(seat, (*TAGS, *seats)))
            raise InRecord(journal.file, journal.lines.get(tag_of(seat), 1), fault)
    for ply in journal.plies:
        try:
            if ply.seat not in seats:
                near = nearest(ply.seat, seats)
                raise Unreadable("error-no-such-name", what="seat", name=ply.seat, nearest=near)
            if is_amendment(ply.action):
                read_amendment(ply.action, game)
            else:
                game.notation.read(ply.action, seats.index(ply.seat))
        except UserError as fault:
            raise InRecord(journal.file, ply.line, fault) from None


def check_signs(journal: Journal) -> None:
    """Raise Unreadable for a control character, which could make a terminal do what the record wants."""
    header = journal.header
    texts = [(1, text) for text in (header.ruleset, header.version, header.result, journal.comment)]
    texts += [(1, text) for pair in header.players.items() for text in pair]
    texts += [(1, item.name) for item in (header.scenario, *header.overlays)]
    for ply in journal.plies:
        texts += [(ply.line, text) for text in (ply.seat, ply.action, ply.followed, ply.comment)]
    for line, text in texts:
        if CONTROL.search(text):
            raise InRecord(journal.file, line, Unreadable("error-record-sign", text=short(text)))

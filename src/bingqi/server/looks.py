"""What is new at a table, made once for all who see the same."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from bingqi.server import wire
from bingqi.server.chronicle import DICE, PERSON
from bingqi.server.outlooks import Picture
from bingqi.server.room import Room

Want = tuple[int, str, tuple[int, ...] | None]
"""The seat looked through (-1: none), the language, and the stamps of the log entries that are known."""


@dataclass(frozen=True)
class Looks:
    """Messages as bytes: views by seat and language, the log's news by want with the stamps known then, the
    table by language, all that was said by number. `agent`: it is the computer's turn."""

    pictures: dict[tuple[int, str], Picture]
    news: dict[Want, tuple[bytes | None, tuple[int, ...]]]
    tables: dict[str, bytes]
    said: list[tuple[int, bytes]]
    agent: str


def looks_for(room: Room, wants: Iterable[Want], here: set[int], watchers: int, thinking: str) -> Looks:
    """Everything that these wants may need."""
    wanted = list(wants)
    pairs = {(seat, language) for seat, language, _ in wanted}
    return Looks(
        pictures={
            (seat, language): room.outlooks.picture(seat, language, room.may_undo(seat))
            for seat, language in pairs
        },
        news={want: room.outlooks.news(*want) for want in wanted},
        tables={
            language: msgspec.json.encode(table(room, language, here, watchers, thinking))
            for _, language in pairs
        },
        said=[(said.number, msgspec.json.encode(said)) for said in room.chronicle.said],
        agent=room.agent_to_move(),
    )


def table(room: Room, language: str, here: set[int], watchers: int, thinking: str) -> wire.Table:
    """Who sits at the table."""
    game, seating, chronicle = room.game, room.seating, room.chronicle
    sitters = [
        wire.Sitter(
            seat=seat,
            title=game.opening.title(seat, language),
            who=seating.players.get(seat, DICE),
            name=seating.names.get(seat, ""),
            is_here=number in here or seating.players.get(seat, DICE) != PERSON,
            seconds=chronicle.spent[number] // 1000,
        )
        for number, seat in enumerate(game.opening.all_seats)
        if seat in game.opening.seats or seat in seating.players
    ]
    return wire.Table(sitters, watchers, thinking, chronicle.wish)

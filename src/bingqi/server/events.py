"""What happens in a game, as it is stored: one numbered event after the other, never changed."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from bingqi.game.journal import Header
from bingqi.server.wire import Dice, TakesBack


class Event(Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """Something that happened."""


class Acted(Event, frozen=True, tag="acted"):
    """An action was played: what a journal records of it."""

    seat: str
    action: str
    dice: tuple[int, ...] = ()
    typed: int = 0
    digest: str = ""
    comment: str = ""


class Amended(Event, frozen=True, tag="amended"):
    """An umpire has set something of a unit, as a journal records it; the comment is his reason."""

    seat: str
    action: str
    digest: str
    comment: str


class TookBack(Event, frozen=True, tag="took-back"):
    """Actions were taken back until so many were left; by which seat."""

    seat: str
    left: int


class Wished(Event, frozen=True, tag="wished"):
    """A seat asks the others whether it may take back."""

    seat: str


class Answered(Event, frozen=True, tag="answered"):
    """Somebody agrees to the open wish for his seats, or ends it."""

    seats: list[str]
    agrees: bool


class Spoke(Event, frozen=True, tag="spoke"):
    """Something was said; an empty seat: by a spectator."""

    seat: str
    text: str


AnyEvent = Acted | Amended | TookBack | Wished | Answered | Spoke


class Seating(Struct, frozen=True):
    """Who has each seat (`person`, `dice` or an agent's name), which seats one person holds together, what
    people are called, and what was agreed at the table."""

    players: dict[str, str]
    together: list[list[str]]
    names: dict[str, str]
    dice: Dice = "seed"
    takes_back: TakesBack = "strict"


def pack(value: AnyEvent | Seating | Header) -> str:
    """As it is stored."""
    return msgspec.json.encode(value).decode()


def event_of(text: str) -> AnyEvent:
    return _EVENTS.decode(text)


def seating_of(text: str) -> Seating:
    return _SEATINGS.decode(text)


def header_of(text: str) -> Header:
    return _HEADERS.decode(text)


_EVENTS: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
_SEATINGS = msgspec.json.Decoder(Seating)
_HEADERS = msgspec.json.Decoder(Header)

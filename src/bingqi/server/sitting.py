"""One socket at a table: who it belongs to, what it has been sent, what waits to be sent."""

from __future__ import annotations

import asyncio

import msgspec

from bingqi.server import wire
from bingqi.server.denial import Denied
from bingqi.server.limits import QUEUE
from bingqi.server.looks import Looks, Want
from bingqi.server.room import Person


class Sitting:
    """A connected client. Messages are queued; one who does not read is dismissed."""

    def __init__(self, person: Person, seat: int, language: wire.Language) -> None:
        self.person, self.seat = person, seat
        self.language: wire.Language = language
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.is_dismissed = False
        self.forget()

    def forget(self) -> None:
        """Nothing counts as sent, as in another language or through another seat."""
        self._known: tuple[int, ...] | None = None
        self._view = self._ground = self._table = b""
        self._heard = 0

    @property
    def want(self) -> Want:
        """What has to be known to tell him what is new."""
        return self.seat, self.language, self._known

    def take(self, looks: Looks) -> None:
        """Queue what is new to him. What was made before he turned elsewhere is left out."""
        pair, want = (self.seat, self.language), self.want
        if pair not in looks.pictures or want not in looks.news:
            return
        table, picture = looks.tables[self.language], looks.pictures[pair]
        if table != self._table:
            self._table = table
            self.put(table)
        if picture.ground_digest != self._ground:
            self.put(picture.whole())
        elif picture.view != self._view:
            self.put(picture.view)
        self._view, self._ground = picture.view, picture.ground_digest
        news, self._known = looks.news[want]
        if news:
            self.put(news)
        for number, said in looks.said:
            if number > self._heard:
                self.put(said)
                self._heard = number

    def send(self, message: wire.Reply) -> None:
        """Queue an answer."""
        self.put(msgspec.json.encode(message))

    def put(self, message: bytes) -> None:
        if self.is_dismissed:
            return
        if self.queue.qsize() >= QUEUE:
            self.dismiss(Denied("too-slow"))
            return
        self.queue.put_nowait(message)

    def dismiss(self, reason: Denied) -> None:
        """Say why, and let the socket be closed once that is sent."""
        if not self.is_dismissed:
            self.is_dismissed = True
            bye = wire.Bye(reason.code, reason.sentence(self.language))
            self.queue.put_nowait(msgspec.json.encode(bye))
            self.queue.put_nowait(None)

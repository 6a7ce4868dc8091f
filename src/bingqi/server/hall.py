"""All tables: which games are warm, who sits where, whose computer thinks."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from bingqi.server.denial import Denied
from bingqi.server.keys import digest_of
from bingqi.server.room import Person, Room
from bingqi.server.store import Store
from bingqi.server.table import Table

LOG = logging.getLogger("bingqi.server")
Found = TypeVar("Found")
WORKERS = 4


@dataclass(frozen=True)
class Settings:
    """How the server works. `warm`: games kept in memory; `seconds`: that a computer player may think;
    `pace`: between its actions where nobody but it plays; `run`: a name of this one process."""

    warm: int = 500
    seconds: float = 10.0
    pace: float = 0.8
    origins: tuple[str, ...] = ()
    is_open: bool = False
    """Listens to other machines, too."""
    run: str = field(default_factory=lambda: token_hex(8))


class Hall:
    """Everything that one process knows. Used from one event loop; rules and the database run in threads."""

    def __init__(self, store: Store, settings: Settings | None = None) -> None:
        self.store, self.settings = store, settings or Settings()
        self.is_closing = False
        self.threads = ThreadPoolExecutor(WORKERS, "bingqi")
        self.tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self.rooms: OrderedDict[str, Room] = OrderedDict()

    async def in_thread(self, do: Callable[..., Found], *given: Any) -> Found:
        """Run something that blocks."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, do, *given)

    def table(self, name: str) -> Table:
        """The table of a game. It is there as long as somebody holds it."""
        found = self.tables.get(name)
        if found is None:
            found = self.tables[name] = Table(name, self)
        return found

    async def with_key(self, key: str) -> tuple[Table, Person]:
        """The table that a key opens, and who comes with it. Raises Denied."""
        digest = digest_of(key)
        opened = await self.in_thread(self.store.opens, digest)
        if opened is None:
            raise Denied("bad-key")
        name, seats = opened
        table = self.table(name)
        numbers = await table.run(lambda room: tuple(room.seat_number(seat) for seat in seats))
        return table, Person(digest, numbers)

    def room(self, name: str) -> Room:
        """A game, rebuilt unless it is warm. Called in a thread, under the lock of its table. Raises Denied
        or UserError."""
        room = self.rooms.get(name)
        if room is not None:
            return room
        kept = self.store.game(name)
        if kept is None:
            raise Denied("bad-key")
        return Room(self.store, kept)

    def keep_warm(self, name: str, room: Room) -> None:
        """Remember a game as the last used, and let go those that were not used for longest: first where
        nobody sits, since to rebuild a long game takes seconds."""
        self.rooms[name] = room
        self.rooms.move_to_end(name)
        excess = max(0, len(self.rooms) - self.settings.warm)
        for old in sorted(list(self.rooms)[:-1], key=self._is_visited)[:excess]:
            table = self.tables.get(old)
            if table is None or not table.lock.locked():
                del self.rooms[old]

    def _is_visited(self, name: str) -> bool:
        table = self.tables.get(name)
        return table is not None and bool(table.sittings)

    def forget(self, name: str) -> None:
        """Let a game be rebuilt when it is wanted next: after a fault nobody knows how it stands."""
        self.rooms.pop(name, None)

    def heard(self, name: str) -> None:
        """Another process has written an event of a game."""
        table = self.tables.get(name)
        if table is not None:
            table.start(table.catch_up())
        else:
            self.forget(name)

    def heard_nothing_for_a_while(self) -> None:
        """News from other processes may have been missed."""
        for name in {*self.tables, *self.rooms}:
            self.heard(name)

    @property
    def sockets(self) -> int:
        return sum(len(table.sittings) for table in self.tables.values())

    async def close(self) -> None:
        """Stop thinking, and say goodbye to everybody."""
        self.is_closing = True
        for table in list(self.tables.values()):
            await table.close()
        self.threads.shutdown(wait=True)
        self.store.close()

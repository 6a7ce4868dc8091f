"""What is on disk: games, keys and events. What is in it when a call returns survives the process."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, create_engine, event, func, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError

from bingqi.errors import UserError
from bingqi.game.journal import Header
from bingqi.server.events import AnyEvent, Seating, event_of, header_of, pack, seating_of
from bingqi.server.migrations import migrate
from bingqi.server.schema import EVENT, GAME, KEY

CHANNEL = "bingqi_event"


class Taken(Exception):
    """Another process has written the next event first, or the mark is there already."""


@dataclass(frozen=True)
class Kept:
    """A game's row."""

    name: str
    header: Header
    seating: Seating
    commitment: str
    begun: int
    touched: int
    deciding: str
    is_over: bool


@dataclass(frozen=True)
class Stored:
    """An event's row; `at` in milliseconds since 1970."""

    number: int
    at: int
    event: AnyEvent
    mark: str | None = None


class Store:
    """One database. Its calls block, and may come from any thread."""

    def __init__(self, address: str) -> None:
        """Open and migrate a database. Raises UserError when it cannot be had."""
        try:
            self.engine = _engine(address)
            migrate(self.engine)
        except (ArgumentError, NoSuchModuleError, ImportError):
            raise UserError("error-database-address", address=address) from None
        except SQLAlchemyError as fault:
            reason = str(getattr(fault, "orig", None) or fault).strip().splitlines()[0]
            raise UserError("error-database", address=shown_address(address), fault=reason) from None

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to it, too."""
        return self.engine.dialect.name == "postgresql"

    def begin(self, game: Kept, keys: Mapping[str, list[str]], events: Iterable[Stored]) -> None:
        """Keep a new game with its keys' digests, each with its seats, and the events that it starts with."""
        with self.engine.begin() as connection:
            row = {**vars(game), "header": pack(game.header), "seating": pack(game.seating)}
            connection.execute(insert(GAME), row)
            connection.execute(
                insert(KEY),
                [
                    {"digest": digest, "game": game.name, "seats": json.dumps(seats)}
                    for digest, seats in keys.items()
                ],
            )
            rows = [_row(game.name, stored) for stored in events]
            if rows:
                connection.execute(insert(EVENT), rows)

    def game(self, name: str) -> Kept | None:
        """A game by its name."""
        with self.engine.connect() as connection:
            row = connection.execute(select(GAME).where(GAME.c.name == name)).mappings().first()
        return None if row is None else _kept(row)

    def opens(self, digest: str) -> tuple[str, list[str]] | None:
        """The game and the seats that a key's digest opens."""
        with self.engine.connect() as connection:
            row = connection.execute(select(KEY.c.game, KEY.c.seats).where(KEY.c.digest == digest)).first()
        return None if row is None else (row.game, json.loads(row.seats))

    def events(self, game: str, after: int = 0) -> list[Stored]:
        """The events of a game above a number, in their order."""
        wanted = select(EVENT).where(EVENT.c.game == game, EVENT.c.number > after).order_by(EVENT.c.number)
        with self.engine.connect() as connection:
            rows = connection.execute(wanted).all()
        return [Stored(row.number, row.at, event_of(row.body), row.mark) for row in rows]

    def append(self, game: str, stored: Stored, deciding: str, is_over: bool, touched: int) -> None:
        """Keep the next event of a game, and what lists tell of it. Raises Taken; then nothing was kept."""
        row = update(GAME).where(GAME.c.name == game)
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(EVENT), _row(game, stored))
                connection.execute(row.values(touched=touched, deciding=deciding, is_over=is_over))
                if self.is_shared:  # heard by the other processes when this is committed
                    connection.execute(select(func.pg_notify(CHANNEL, f"{game} {stored.number}")))
        except IntegrityError:
            raise Taken from None

    def close(self) -> None:
        self.engine.dispose()


def shown_address(address: str) -> str:
    """An address without its password."""
    try:
        return make_url(address).render_as_string(hide_password=True)
    except ArgumentError:
        return address


def _engine(address: str) -> Engine:
    url = make_url(address)
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url)
        event.listen(engine, "connect", _set_up_sqlite)
        return engine
    return create_engine(url, pool_pre_ping=True)


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """FULL: only then is a commit on the disk when it returns, whatever happens to the power."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _row(game: str, stored: Stored) -> dict[str, Any]:
    return {
        "game": game,
        "number": stored.number,
        "at": stored.at,
        "body": pack(stored.event),
        "mark": stored.mark,
    }


def _kept(row: Mapping[Any, Any]) -> Kept:
    return Kept(
        name=row["name"],
        header=header_of(row["header"]),
        seating=seating_of(row["seating"]),
        commitment=row["commitment"],
        begun=row["begun"],
        touched=row["touched"],
        deciding=row["deciding"],
        is_over=row["is_over"],
    )

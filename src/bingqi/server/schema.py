"""The tables, for SQLite and PostgreSQL alike."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, MetaData, String, Table, Text
from sqlalchemy import UniqueConstraint as Unique

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

GAME = Table(
    "game",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("header", Text, nullable=False),
    Column("seating", Text, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("begun", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("deciding", String(64), nullable=False),
    Column("is_over", Boolean, nullable=False),
)
"""A game: what it was begun with, and for lists who decides, and since when, so that the time of what a seat
does in secret is not told. Times are seconds since 1970."""

KEY = Table(
    "access_key",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("game", String(32), ForeignKey("game.name"), nullable=False, index=True),
    Column("seats", Text, nullable=False),
)
"""What a key opens: seats as a JSON list."""

EVENT = Table(
    "event",
    METADATA,
    Column("game", String(32), ForeignKey("game.name"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("mark", String(200), nullable=True),
    Unique("game", "mark"),
)
"""What happened, by number from 1. `mark` is whose message it came from and that message's id, so that none
counts twice. Times are milliseconds since 1970."""

"""News from other processes on the same PostgreSQL: a connection of its own that listens in a thread."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

import psycopg
from sqlalchemy import URL

from bingqi.server.store import CHANNEL

LOG = logging.getLogger("bingqi.server")
PATIENCE = 1.0
"""Seconds between looks at whether to stop, and before connecting again."""


def listen(url: URL, heard: Callable[[str], object], missed: Callable[[], object]) -> Callable[[], None]:
    """Call *heard* with the game of every event, and *missed* when some may have been lost. Gives what stops
    it."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    stop = threading.Event()

    def run() -> None:
        is_first = True
        while not stop.is_set():
            try:
                with psycopg.connect(address, autocommit=True) as connection:
                    connection.execute(f"listen {CHANNEL}")
                    if not is_first:
                        missed()
                    is_first = False
                    while not stop.is_set():
                        for notice in connection.notifies(timeout=PATIENCE):
                            heard(notice.payload.split()[0])
            except psycopg.Error as fault:
                LOG.warning("the database is away: %s", fault)
                stop.wait(PATIENCE)
            except RuntimeError:
                return  # the event loop has ended

    threading.Thread(target=run, name="listening", daemon=True).start()
    return stop.set

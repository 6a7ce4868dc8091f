"""The server that has a person's own games open already: a note beside the games says where it is."""

from __future__ import annotations

import json
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from urllib.parse import urlsplit

PATIENCE_S = 2.0


def note_beside(games: Path) -> Path:
    """Where the note about the server on a file of games is."""
    return games.with_name("server.json")


def put_down(note: Path, address: str, run: str) -> None:
    """Note that a server with the name *run* answers at an address. Where that cannot be written, nobody
    finds the server, and nothing else is lost."""
    with suppress(OSError):
        note.write_text(json.dumps({"address": address, "run": run}), "utf-8")


def take_away(note: Path, run: str) -> None:
    """Take the note away when the server ends, unless it is another's."""
    if _read(note)[1] == run:
        note.unlink(missing_ok=True)


def standing(note: Path) -> str:
    """The address of the server that the note tells of, if it answers and is that one; else "". A note is
    left behind where a server was killed, and another server may have its port now."""
    address, run = _read(note)
    place = urlsplit(address)
    if not (run and place.hostname and place.port):
        return ""
    connection = HTTPConnection(place.hostname, place.port, timeout=PATIENCE_S)
    try:
        connection.request("GET", "/api/health")
        told = json.loads(connection.getresponse().read())
    except (OSError, HTTPException, ValueError):
        return ""
    finally:
        connection.close()
    return address if isinstance(told, dict) and told.get("run") == run else ""


def _read(note: Path) -> tuple[str, str]:
    try:
        told = json.loads(note.read_text("utf-8"))
        return str(told["address"]), str(told["run"])
    except (OSError, ValueError, KeyError, TypeError):
        return "", ""

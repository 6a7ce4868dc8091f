"""Running the server: where it listens, where it keeps its games, what it says at the start."""

from __future__ import annotations

import errno
import os
import socket
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import uvicorn

from bingqi.errors import UserError
from bingqi.server.app import create_app
from bingqi.server.hall import Settings
from bingqi.server.limits import FRAME_BYTES
from bingqi.server.store import Store

LOOPBACK = ("127.0.0.1", "localhost", "::1")
SWITCH_S = 0.001
"""So long at most the sockets wait each time while rules are worked out in a thread; usual are 5 ms."""
PORTS = 20
"""So many ports from the usual one on are tried when none is named."""


def serve(
    host: str,
    port: int | None,
    usual_port: int,
    database: str | None,
    settings: Settings,
    started: Callable[[str, bool], None],
) -> None:
    """Serve until the process is told to stop. *started* is called with the address and whether only this
    machine can reach it. Raises UserError."""
    sys.setswitchinterval(SWITCH_S)
    with closing(_bound(host, port, usual_port)) as listening:
        store = Store(database or f"sqlite:///{own_games()}")
        number = listening.getsockname()[1]
        shown = f"[{host}]" if ":" in host else "127.0.0.1" if host in ("0.0.0.0", "") else host
        server = _Server(
            uvicorn.Config(
                create_app(store, settings),
                log_level="warning",
                ws="websockets-sansio",
                ws_max_size=FRAME_BYTES,
                ws_per_message_deflate=False,  # packing one view anew for each of many sockets takes longest
                lifespan="on",
                server_header=False,
                timeout_graceful_shutdown=3,
            ),
            lambda: started(f"http://{shown}:{number}/", host in LOOPBACK),
        )
        server.run(sockets=[listening])


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def own_games() -> Path:
    """The SQLite file in the user's data folder. Raises UserError."""
    if os.name == "nt":
        folder = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "bingqi"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bingqi"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise UserError("error-unwritable-file", file=str(folder), fault=fault.strerror) from None
    return folder / "games.db"


def _bound(host: str, port: int | None, usual: int) -> socket.socket:
    """A socket that listens at the port, or at the first free one from the usual on. Raises UserError."""
    for number in [port] if port is not None else range(usual, usual + PORTS):
        try:
            return _bind(host, number)
        except OSError as fault:
            if fault.errno == errno.EADDRINUSE and port is None:
                continue
            raise UserError(
                "error-cannot-listen", host=host, port=str(number), fault=fault.strerror
            ) from None
    raise UserError("error-cannot-listen", host=host, port=str(usual), fault=os.strerror(errno.EADDRINUSE))


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name != "nt":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.listen(128)
    except OSError:
        made.close()
        raise
    return made

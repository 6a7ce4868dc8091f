"""The player's browser: whether the board can be shown there, and opening it once the server answers."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

PAGE = Path(__file__).parents[1] / "server" / "static" / "index.html"
NEEDED = ("alembic", "sqlalchemy", "starlette", "uvicorn", "websockets")
PATIENCE_S = 20.0


def is_board_here() -> bool:
    """Whether the board has been built, and the server's packages are there. Loads none of them."""
    return PAGE.is_file() and all(find_spec(name) for name in NEEDED)


def open_page(address: str, failed: Callable[[], None]) -> threading.Thread:
    """Show a server's page in the browser as soon as the server answers, in a thread that nobody has to wait
    for. *failed* is called when there is no browser, or none that has a window: one for the terminal would
    take that over."""

    def run() -> None:
        import webbrowser

        try:
            is_shown = _has_windows() and _answers(address) and webbrowser.open(address)
        except (webbrowser.Error, OSError):
            is_shown = False
        if not is_shown:
            failed()

    thread = threading.Thread(target=run, name="browser", daemon=True)
    thread.start()
    return thread


def _has_windows() -> bool:
    """Whether a browser could open a window. BROWSER is a person's own word for what opens pages."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))


def _answers(address: str) -> bool:
    """Wait for the server's first answer; False when there is none for long."""
    from http.client import HTTPConnection, HTTPException
    from urllib.parse import urlsplit

    place = urlsplit(address)
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        connection = HTTPConnection(place.hostname or "", place.port, timeout=2)
        try:
            connection.request("GET", "/api/health")
            if connection.getresponse().status == 200:
                return True
        except (OSError, HTTPException):
            pass
        finally:
            connection.close()
        time.sleep(0.05)
    return False

"""A real server and a real browser. Without Chromium, Playwright or a built client the tests are skipped."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from web.seat import Seat

STATIC = Path(__file__).parents[2] / "src" / "bingqi" / "server" / "static"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30.0
"""Seconds that a server may take to start."""


class Host:
    """A server in a process of its own, which can be stopped and started again with the same games."""

    def __init__(self, database: Path) -> None:
        self.database = database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}/"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "bingqi", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{self.database}"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(f"{self.address}api/health", timeout=1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("The server did not start.")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the client is not built: npm ci && npm run build, in web/")
    server = Host(tmp_path_factory.mktemp("server") / "games.db")
    yield server
    server.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Kept for a file's tests only: while it runs, Playwright's event loop is that of the whole thread."""
    api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    found = os.environ.get("BINGQI_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if not found:
        pytest.skip("no Chromium on this machine")
    if subprocess.run([found, "--version"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode:
        pytest.skip("Chromium does not start on this machine")
    with api.sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def sit(host: Host, browser: Any) -> Iterator[Callable[..., Seat]]:
    """Opens a window of its own for each person; afterwards no window may have had an error."""
    seats: list[Seat] = []

    def opened(
        path: str = "", language: str = "en-US", width: int = 1440, height: int = 900, has_touch: bool = False
    ) -> Seat:
        context = browser.new_context(
            locale=language, viewport={"width": width, "height": height}, has_touch=has_touch
        )
        page = context.new_page()
        page.set_default_timeout(20_000)
        seat = Seat(page)
        seats.append(seat)
        page.goto(path or host.address)
        return seat

    yield opened
    for seat in seats:
        errors = list(seat.errors)
        seat.page.context.close()
        assert errors == []

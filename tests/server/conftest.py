"""A server in the test's own process, and people who sit down at it."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from bingqi.server.app import create_app
from bingqi.server.hall import Settings
from bingqi.server.store import Store

HOME = "http://127.0.0.1"
PATIENCE = 60.0


def give_each_worker_a_database() -> None:
    """Tests empty the tables of the database that BINGQI_POSTGRES names; those that run at the same time must
    not share it."""
    worker, address = os.environ.get("PYTEST_XDIST_WORKER"), os.environ.get("BINGQI_POSTGRES")
    if not (worker and address):
        return
    import psycopg
    from sqlalchemy import make_url

    url = make_url(address).set(drivername="postgresql")
    name = f"{url.database}_{worker}"
    with psycopg.connect(url.render_as_string(hide_password=False), autocommit=True) as connection:
        if not connection.execute("select 1 from pg_database where datname = %s", (name,)).fetchone():
            connection.execute(f'create database "{name}"')
    os.environ["BINGQI_POSTGRES"] = url.set(database=name).render_as_string(hide_password=False)


give_each_worker_a_database()


class Guest:
    """Somebody with a key and a socket. Keeps all that he was sent."""

    def __init__(self, socket: WebSocketTestSession, key: str, lang: str = "en", seat: str = "") -> None:
        self.socket, self.raw = socket, list[str]()
        self.latest: dict[str, Any] = {}
        self.log: dict[int, Any] = {}
        self.said: list[Any] = []
        self.number = 0
        self.tell(type="hello", key=key, lang=lang, seat=seat)
        self.receive()

    def tell(self, **message: Any) -> None:
        self.socket.send_text(json.dumps(message))

    def receive(self) -> dict[str, Any]:
        """The next message, whatever it is; news is remembered."""
        text = self.socket.receive_text()
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "view" and "ground" not in message and "view" in self.latest:
            message["ground"] = self.latest["view"]["ground"]
        if message["type"] == "log" and not message.get("id"):
            self.log = {number: entry for number, entry in self.log.items() if number < message["first"]}
            self.log |= {entry["moment"]: entry for entry in message["entries"]}
        if message["type"] == "said":
            self.said.append(message)
        self.latest[message["type"]] = message
        return message

    def ask(self, type: str, **members: Any) -> dict[str, Any]:
        """Send a request; its answer, after the news that came before it."""
        self.number += 1
        members.setdefault("id", f"q{self.number}")
        self.tell(type=type, **members)
        while True:
            message = self.receive()
            if message.get("id") == members["id"] or message["type"] == "bye":
                return message

    def sync(self) -> Guest:
        """Read all that has been sent so far."""
        self.ask("ping")
        return self

    def play(self, action: Any, **members: Any) -> dict[str, Any]:
        members.setdefault("digest", self.view["scene"]["digest"])
        return self.ask("play", action=action, **members)

    def wait_for(self, is_so: Callable[[Guest], bool]) -> None:
        """Read until something is so."""
        until = time.monotonic() + PATIENCE
        while not is_so(self.sync()):
            assert time.monotonic() < until, f"it never came to that; last: {self.raw[-3:]}"
            time.sleep(0.04)

    @property
    def view(self) -> dict[str, Any]:
        return self.latest["view"]

    @property
    def choices(self) -> list[dict[str, Any]]:
        return self.view["scene"].get("choices", [])


class House:
    """A server with its database; `sit` opens sockets, `restart` is a new process on the same database."""

    def __init__(self, address: str, settings: Settings | None = None) -> None:
        self.address, self.settings = address, settings
        self.stack = ExitStack()
        self.start()

    def start(self) -> None:
        self.store = Store(self.address)
        app = create_app(self.store, self.settings)
        self.client = self.stack.enter_context(TestClient(app, base_url=HOME))

    def stop(self) -> None:
        self.stack.close()
        self.stack = ExitStack()

    def restart(self) -> None:
        self.stop()
        self.start()

    def found(self, ruleset: str = "campaign", scenario: str = "first-march", **wish: Any) -> dict[str, Any]:
        """A new game: `key`, and keys by seat in `keys` (spectators: "")."""
        answer = self.client.post("/api/games", json={"ruleset": ruleset, "scenario": scenario, **wish})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        made["keys"] = {"".join(link["seats"]): link["key"] for link in made["links"]}
        return made

    def socket(self, origin: str | None = HOME) -> WebSocketTestSession:
        headers = {"origin": origin} if origin else {}
        return self.client.websocket_connect("ws://127.0.0.1/api/play", headers=headers)

    def sit(self, key: str, lang: str = "en", seat: str = "") -> Guest:
        guest = Guest(self.stack.enter_context(self.socket()), key, lang, seat)
        return guest.sync()

    def pair(self, **wish: Any) -> tuple[Guest, Guest, Guest]:
        """A game by link: Red, Blue and a spectator; Red is to plan."""
        keys = self.found(**wish)["keys"]
        red, blue, watcher = self.sit(keys["Red"]), self.sit(keys["Blue"]), self.sit(keys[""])
        for guest in (red, blue, watcher):
            guest.wait_for(lambda one: one.view["deciding"] == "Red")
        return red, blue, watcher


@pytest.fixture
def address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture
def house_at() -> Iterator[Callable[..., House]]:
    """Opens a server over a database; it is closed after the test."""
    with ExitStack() as stack:

        def make(address: str, settings: Settings | None = None) -> House:
            made = House(address, settings)
            stack.callback(made.stop)
            return made

        yield make


@pytest.fixture
def house(house_at: Callable[..., House], address: str) -> House:
    return house_at(address, Settings(pace=0.01))

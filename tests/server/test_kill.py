"""The process is killed while actions come in: what was accepted is there afterwards, and nothing twice."""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

ROUNDS = int(os.environ.get("BINGQI_KILLS", "100"))
EVERY = 10
"""So often the server is started as people start it."""
PATIENCE = 60
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(
    [
        "bingqi.cli.serve",
        "bingqi.server.serving",
        "bingqi.rulesets.campaign",
        "sqlalchemy.dialects.sqlite",
        "uvicorn.lifespan.on",
        "uvicorn.protocols.http.h11_impl",
        "uvicorn.protocols.websockets.websockets_sansio_impl",
    ]
)
WISH = {
    "ruleset": "campaign",
    "scenario": "iron-gate",
    "players": dict.fromkeys(("Red", "Blue", "Umpire"), "me"),
}


@contextmanager
def forked(database: str) -> Iterator[tuple[str, BaseProcess]]:
    """The same as `running`, by a fork of a process that has read the program's code already: that takes a
    tenth of the time, and what is killed is a server like any other."""
    heard, told = FORKS.Pipe(duplex=False)
    process = FORKS.Process(target=serve, args=(database, told))
    process.start()
    told.close()
    with os.fdopen(os.dup(heard.fileno()), encoding="utf-8") as lines:
        try:
            yield address_in(lines.readline()), process
        finally:
            process.kill()
            process.join()
            heard.close()


def serve(database: str, told: Connection) -> None:
    """What `bingqi serve` does, in the process that is to be killed."""
    from bingqi.cli.serve import run

    os.dup2(told.fileno(), sys.stdout.fileno())
    run("en", port=0, database=database)


@contextmanager
def running(database: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server as people start it: its address, and the process."""
    command = [sys.executable, "-m", "bingqi", "serve", "--port", "0", "--database", database, "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield address_in(process.stdout.readline()), process
        finally:
            process.kill()


def address_in(line: str) -> str:
    assert line.startswith("The board is at http://127.0.0.1:"), line
    return line.split()[-1].rstrip("/")


def request(address: str, path: str, body: Any = None, key: str = "") -> str:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    asked = urllib.request.Request(address + path, data, headers)
    with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
        text: str = answer.read().decode()
    return text


@contextmanager
def greeted(address: str, key: str) -> Iterator[ClientConnection]:
    """A socket of a client that has said hello."""
    place = address.replace("http", "ws") + "/api/play"
    with connect(place, open_timeout=PATIENCE, close_timeout=1, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "key": key}))
        yield socket


class Player:
    """Holds every seat, plays anything, and remembers what was accepted and what it has no answer to."""

    def __init__(self, key: str, chance: random.Random) -> None:
        self.key, self.chance = key, chance
        self.accepted: list[tuple[str, str]] = []
        self.open: dict[str, Any] | None = None
        self.view: dict[str, Any] = {}
        self.count = 0
        self.is_in = threading.Event()
        """Somebody sits at the table, and what was open before has its answer."""

    def play_until_the_end_of_the_process(self, address: str) -> None:
        try:
            with greeted(address, self.key) as socket:
                self.come_back(socket)
                self.is_in.set()
                while self.view["deciding"]:
                    self.go_on(socket)
        except (OSError, EOFError, WebSocketException):
            pass

    def come_back(self, socket: ClientConnection) -> None:
        """Look at the table, and send again what had no answer."""
        self.read(socket, "log")
        if self.open:
            self.send(socket, self.open)

    def whole_game(self, address: str) -> str:
        """The saved game, after what was open has its answer."""
        with greeted(address, self.key) as socket:
            self.come_back(socket)
        return request(address, "/api/games/file?format=jsonl", key=self.key)

    @property
    def is_over(self) -> bool:
        return bool(self.view) and not self.view["deciding"]

    def go_on(self, socket: ClientConnection) -> None:
        if self.view["seat"] != self.view["deciding"]:
            socket.send(json.dumps({"type": "look", "seat": self.view["deciding"]}))
            self.read(socket, "log")
            return
        choices = [choice["action"] for choice in self.view["scene"]["choices"]]
        self.count += 1
        action, digest = self.chance.choice(choices), self.view["scene"]["digest"]
        self.send(socket, {"type": "play", "id": f"n{self.count}", "digest": digest, "action": action})

    def send(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        self.open = message
        socket.send(json.dumps(message))
        answer = self.read(socket, "accepted", "refused")
        assert answer["type"] == "accepted", answer
        self.accepted.append((message["id"], message["action"]))
        self.open = None

    def read(self, socket: ClientConnection, *kinds: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
            if message["type"] == "view":
                self.view = message
            if message["type"] in kinds:
                return message


def played(text: str) -> list[str]:
    """The actions of a saved game."""
    return [row["action"] for row in map(json.loads, text.splitlines()) if "action" in row]


@pytest.mark.skipif(os.name == "nt", reason="there is no kill -9 on Windows")
def test_killing_the_server_loses_nothing_and_plays_nothing_twice(tmp_path):
    survives(f"sqlite:///{tmp_path / 'games.db'}", ROUNDS)


@pytest.mark.skipif("BINGQI_POSTGRES" not in os.environ, reason="BINGQI_POSTGRES names no database")
def test_killing_the_server_over_postgresql(tmp_path):
    survives(os.environ["BINGQI_POSTGRES"], max(5, ROUNDS // 5))


def survives(database: str, rounds: int) -> None:
    chance = random.Random(20261130)
    players: list[Player] = []
    for number in range(rounds):
        with (forked if number % EVERY else running)(database) as (address, process):
            if not players or players[-1].is_over:
                players.append(Player(json.loads(request(address, "/api/games", WISH))["key"], chance))
            players[-1].is_in.clear()
            thread = threading.Thread(target=players[-1].play_until_the_end_of_the_process, args=(address,))
            thread.start()
            assert players[-1].is_in.wait(PATIENCE)
            time.sleep(chance.uniform(0, 0.3))
            process.kill()
            thread.join(PATIENCE)
            assert not thread.is_alive()
    with running(database) as (address, process):
        for player in players:
            assert played(player.whole_game(address)) == [action for _, action in player.accepted]
            assert len({id for id, _ in player.accepted}) == len(player.accepted)
    assert sum(len(player.accepted) for player in players) > rounds

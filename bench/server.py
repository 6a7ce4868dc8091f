"""How much one server holds: python bench/server.py [memory] [updates] [--games 500] [--sockets 200]

Starts `bingqi serve` as a process of its own on an empty database, sits down at its tables over real sockets,
and prints what it measured. `memory`: many games of all rulesets, each with somebody at it who has played;
what the server holds then. `updates`: many sockets at two games; how long an action takes to reach each of
them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bingqi.game.registry import ruleset, ruleset_names
from bingqi.game.scenario import find_scenario, open_scenario, scenario_names
from bingqi.server import forms
from bingqi.server.founding import found
from bingqi.server.store import Store

PATIENCE = 60.0
PAUSE = 0.25
"""Seconds between actions, in which everybody gets the last one."""


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("what", nargs="*", choices=("memory", "updates"), default=("memory", "updates"))
    words.add_argument("--games", type=int, default=500)
    words.add_argument("--actions", type=int, default=1, help="played in each of the games")
    words.add_argument("--sockets", type=int, default=200)
    words.add_argument("--rounds", type=int, default=60, help="actions that are told to all sockets")
    asked = words.parse_args()
    if "memory" in asked.what:
        with running() as server:
            asyncio.run(measure_memory(server, asked.games, asked.actions))
    if "updates" in asked.what:
        for pair in (("campaign", "dba3"), ("dba3", "dba12")):
            with running() as server:
                asyncio.run(measure_updates(server, pair, asked.sockets, asked.rounds))
    return 0


@dataclass
class Server:
    """A running server, and its database, to which games are added without asking for leave."""

    address: str
    process: subprocess.Popen[str]
    store: Store

    def found(self, name: str, scenario: str) -> forms.Created:
        """A new game, all seats for one person."""
        book = ruleset(name)
        seats = open_scenario(book, find_scenario(book, scenario)).seats
        return found(self.store, forms.NewGame(name, scenario, players=dict.fromkeys(seats, "me")))

    def memory(self) -> float:
        """What the process holds, in MiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024

    def warm(self) -> int:
        """How many games it keeps in memory."""
        with urllib.request.urlopen(f"{self.address}/api/health") as answer:
            return int(json.load(answer)["games"])

    def socket(self) -> connect:
        place = self.address.replace("http", "ws") + "/api/play"
        return connect(place, max_size=None, compression=None, open_timeout=PATIENCE, proxy=None)


@contextmanager
def running() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/games.db"
        command = [sys.executable, "-m", "bingqi", "serve", "--port", "0", "--database", database]
        with subprocess.Popen([*command, "--lang", "en"], stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                address = process.stdout.readline().split()[-1].rstrip("/")
                with closing(Store(database)) as store:
                    yield Server(address, process, store)
            finally:
                process.kill()


@dataclass
class Guest:
    """Somebody at a table: when each view came, and the last one."""

    socket: ClientConnection
    seen: list[float] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)
    answers: asyncio.Queue[dict[str, Any]] = field(default_factory=asyncio.Queue)
    count: int = 0
    keeps: bool = True
    """Whether views are read; who only watches notes the time."""

    @classmethod
    async def sit(cls, server: Server, stack: AsyncExitStack, key: str, keeps: bool = True) -> Guest:
        guest = cls(await stack.enter_async_context(server.socket()), keeps=keeps)
        task = asyncio.create_task(guest.listen())
        stack.callback(task.cancel)
        await guest.socket.send(json.dumps({"type": "hello", "key": key}))
        while not guest.seen:
            await asyncio.sleep(0.002)
        return guest

    async def listen(self) -> None:
        try:
            async for text in self.socket:
                start = text[:40]
                if '"type":"view"' in str(start):
                    self.seen.append(time.perf_counter())
                    self.view = json.loads(text) if self.keeps else self.view
                elif '"type":"log"' not in str(start) and '"type":"table"' not in str(start):
                    self.answers.put_nowait(json.loads(text))
        except WebSocketException:
            return

    async def play(self, chance: random.Random) -> float:
        """Any action that is offered; when it was sent."""
        while self.view["seat"] != self.view["deciding"]:
            await self.tell(type="look", seat=self.view["deciding"], until="welcome")
            await asyncio.sleep(PAUSE / 5)
        action = chance.choice(self.view["scene"]["choices"])["action"]
        start = time.perf_counter()
        answer = await self.tell(
            type="play", digest=self.view["scene"]["digest"], action=action, until="accepted"
        )
        assert answer["type"] == "accepted", answer
        return start

    async def tell(self, until: str, **message: Any) -> dict[str, Any]:
        self.count += 1
        while not self.answers.empty():
            self.answers.get_nowait()
        await self.socket.send(
            json.dumps({"id": f"b{self.count}"} | message if until != "welcome" else message)
        )
        while True:
            answer = await asyncio.wait_for(self.answers.get(), PATIENCE)
            if answer["type"] in (until, "refused", "bye"):
                return answer

    @property
    def is_over(self) -> bool:
        return not self.view["deciding"]


async def measure_memory(server: Server, games: int, actions: int) -> None:
    """Games of all rulesets and scenarios in turn; every one of them keeps somebody at its table."""
    kinds = [(name, scenario) for name in ruleset_names() for scenario in scenario_names(ruleset(name))]
    chance = random.Random(1)
    print(f"{games} games of {len(kinds)} scenarios, {actions} actions in each, somebody at every table")
    print(f"{'games':>8} {'warm':>6} {'MiB':>8}")
    print(f"{0:>8} {server.warm():>6} {server.memory():>8.0f}")
    async with AsyncExitStack() as stack:
        for number in range(1, games + 1):
            # The place in the list is mixed, so that a tenth of the games is like the whole of them.
            name, scenario = kinds[number * 7 % len(kinds)]
            guest = await Guest.sit(server, stack, server.found(name, scenario).key)
            for _ in range(actions):
                if not guest.is_over:
                    await guest.play(chance)
            if number % max(1, games // 10) == 0:
                print(f"{number:>8} {server.warm():>6} {server.memory():>8.0f}", flush=True)


async def measure_updates(server: Server, names: Sequence[str], sockets: int, rounds: int) -> None:
    """At each game one who plays all sides, and watchers. Only actions that a watcher may see are told to
    him, so those count that reach all of them."""
    async with AsyncExitStack() as stack:
        tables = [await gathered(server, stack, name, sockets // len(names)) for name in names]
        waits = [
            wait
            for table in await asyncio.gather(*(played_on(guests, rounds) for guests in tables))
            for wait in table
        ]
    waits.sort()
    print(
        f"{sockets} sockets at two games ({' and '.join(names)}), {len(waits)} updates:"
        f" median {statistics.median(waits):.0f} ms,"
        f" 95 % within {waits[len(waits) * 95 // 100]:.0f} ms, slowest {waits[-1]:.0f} ms"
    )


async def gathered(server: Server, stack: AsyncExitStack, name: str, sockets: int) -> list[Guest]:
    """Somebody who plays, and the others of a table."""
    made = server.found(name, scenario_names(ruleset(name))[0])
    guests = [await Guest.sit(server, stack, made.key)]
    watching = made.links[-1].key
    guests += [await Guest.sit(server, stack, watching, keeps=False) for _ in range(sockets - 1)]
    return guests


async def played_on(guests: list[Guest], rounds: int) -> list[float]:
    """Milliseconds from the sending of an action to its coming at each socket."""
    chance, player, waits = random.Random(2), guests[0], list[float]()
    for _ in range(rounds):
        if player.is_over:
            break
        before = [len(guest.seen) for guest in guests]
        start = await player.play(chance)
        await asyncio.sleep(PAUSE)
        came = [guest.seen[known:] for guest, known in zip(guests, before)]
        if all(came):
            waits += [1000 * (next(at for at in times if at >= start) - start) for times in came]
    return waits


if __name__ == "__main__":
    sys.exit(main())

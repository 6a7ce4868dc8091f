"""One game and the people around it: who is there, what each is told, and when the computer thinks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from bingqi.errors import UserError
from bingqi.kit.action import Action
from bingqi.server.denial import Denied, denied
from bingqi.server.looks import Looks, looks_for
from bingqi.server.room import Room
from bingqi.server.seeing import umpire_eyes
from bingqi.server.sitting import Sitting
from bingqi.server.thinking import think

if TYPE_CHECKING:
    from bingqi.server.hall import Hall

LOG = logging.getLogger("bingqi.server")
Found = TypeVar("Found")
UNSAID = 0.3
"""Thinking for so many seconds is not worth a message."""


class Table:
    """The people of one game. The lock lets one thread at a time use the room."""

    def __init__(self, name: str, hall: Hall) -> None:
        self.name, self.hall = name, hall
        self.lock, self.telling = asyncio.Lock(), asyncio.Lock()
        self.sittings: list[Sitting] = []
        self.thinking = ""
        self.thinker: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[Any]] = set()

    async def run(self, do: Callable[..., Found], *given: Any) -> Found:
        """Do something with the room and what is given, in a thread. It is done to the end, and the lock
        held, even if whoever asked for it goes. Raises Denied, also for a game that cannot be rebuilt."""
        if self.hall.is_closing:
            raise Denied("busy", "denied-closing")
        work = asyncio.ensure_future(self._run(do, *given))
        self.tasks.add(work)
        work.add_done_callback(self._finished)
        return await asyncio.shield(work)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        """Whoever waited may have gone, and then nobody asks for a task's fault."""
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def _run(self, do: Callable[..., Found], *given: Any) -> Found:
        def work() -> tuple[Room, Found]:
            try:
                room = self.hall.room(self.name)
            except UserError as fault:
                raise denied(fault, "bad-file") from None
            return room, do(room, *given)

        async with self.lock:
            try:
                room, found = await self.hall.in_thread(work)
            except Denied:
                raise
            except BaseException:
                self.hall.forget(self.name)
                raise
            self.hall.keep_warm(self.name, room)
        return found

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something happen beside everything else; its failures are in the server's log."""
        task = asyncio.get_running_loop().create_task(_logged(work))
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    # people

    def sit(self, sitting: Sitting) -> None:
        """Somebody comes. Whoever held his seats with the same key before leaves."""
        for other in list(self.sittings):
            if sitting.person.seats and other.person == sitting.person:
                self.leave(other)
                other.dismiss(Denied("taken-over"))
        self.sittings.append(sitting)

    def leave(self, sitting: Sitting) -> None:
        if sitting in self.sittings:
            self.sittings.remove(sitting)

    # telling

    async def tell(self) -> None:
        """Tell everybody what is new to him, and let the computer go on if it is its turn. Those who watch
        come first: there may be many, and what they see has no choices, which take longest to make."""
        async with self.telling:
            sittings = list(self.sittings)
            here = {seat for sitting in sittings for seat in sitting.person.seats}
            watchers = sum(not sitting.person.seats for sitting in sittings)
            if watchers:
                await self._tell([one for one in sittings if not one.person.seats], here, watchers)
            looks = await self._tell([one for one in sittings if one.person.seats], here, watchers)
        if looks.agent and (self.thinker is None or self.thinker.done()):
            self.thinker = self.start(self._let_agents_play())

    async def _tell(self, sittings: list[Sitting], here: set[int], watchers: int) -> Looks:
        wants = {sitting.want for sitting in sittings}
        looks: Looks = await self.run(lambda room: looks_for(room, wants, here, watchers, self.thinking))
        for sitting in sittings:
            sitting.take(looks)
        return looks

    async def catch_up(self) -> None:
        """Take in what other processes have written."""
        if await self.run(lambda room: room.catch_up()):
            await self.tell()

    # the computer

    async def _let_agents_play(self) -> None:
        """Agents answer until a person decides. Where nobody plays a side, they do while somebody watches."""
        while True:
            thought = await self.run(_thought, self.hall.settings.seconds)
            if thought is None:
                return
            start, seat, position, is_watched = thought
            if is_watched and not self.sittings:
                return
            future = asyncio.wrap_future(start())
            if not (await asyncio.wait({future}, timeout=UNSAID))[0]:
                self.thinking = seat
                await self.tell()
            try:
                action = await future
            finally:
                self.thinking = ""
            await self.run(_done, action, position)
            await self.tell()
            if is_watched:
                await asyncio.sleep(self.hall.settings.pace)

    async def close(self) -> None:
        """Say goodbye; the clients come back when the server does."""
        if self.thinker:
            self.thinker.cancel()
        if self.tasks:
            await asyncio.wait(set(self.tasks))  # what has been begun is done to the end
        for sitting in list(self.sittings):
            self.leave(sitting)
            sitting.dismiss(Denied("busy", "denied-closing"))


def _thought(room: Room, seconds: float) -> tuple[Callable[[], Any], str, tuple[int, ...], bool] | None:
    """What starts the thinking, for which seat, in which position, and whether no person plays a side."""
    name = room.agent_to_move()
    if not name:
        return None
    game = room.game
    state = game.state.copy()
    return (
        lambda: think(game.ruleset, game.setting, state, name, seconds),
        game.seat(game.decision.side),
        room.chronicle.position,
        room.chronicle.people <= {umpire_eyes(game)},
    )


def _done(room: Room, action: Action, position: tuple[int, ...]) -> None:
    """Play what was thought of, unless the position is another by now."""
    if room.chronicle.position == position:
        room.do(action)


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Denied as reason:
        LOG.warning("%s", reason)
    except Exception:
        LOG.exception("something failed at a table")

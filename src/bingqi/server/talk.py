"""The socket: a client's messages, one after the other, each with its answer."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from bingqi.errors import UserError
from bingqi.game.scenario import about
from bingqi.server import limits, wire
from bingqi.server.denial import Denied, denied
from bingqi.server.hall import Hall
from bingqi.server.limits import Bucket
from bingqi.server.origin import check_origin
from bingqi.server.room import Room
from bingqi.server.ruling import amend, inspected
from bingqi.server.sitting import Sitting
from bingqi.server.table import Table

LOG = logging.getLogger("bingqi.server")
HELLO_SECONDS = 10.0
GOODBYE_SECONDS = 3.0
REQUESTS = msgspec.json.Decoder(wire.Request)


async def serve_socket(socket: WebSocket) -> None:
    """One connection from its opening to its end."""
    hall: Hall = socket.app.state.hall
    try:
        check_origin(socket.headers, hall.settings, socket.url.scheme)
    except Denied:
        await socket.close(4403)
        return
    await socket.accept()
    try:
        hello = await asyncio.wait_for(_hello(socket), HELLO_SECONDS)
        talk = await Talk.begin(socket, hall, hello)
    except (WebSocketDisconnect, RuntimeError):
        return
    except TimeoutError:
        await _refuse(socket, Denied("malformed", "denied-no-hello"), "en")
        return
    except Denied as reason:
        await _refuse(socket, reason, "en")
        return
    await talk.run()


class Talk:
    """What passes between the server and one client."""

    def __init__(self, socket: WebSocket, table: Table, sitting: Sitting) -> None:
        self.socket, self.table, self.sitting = socket, table, sitting
        self.bucket = Bucket(limits.SOCKET_RATE, limits.SOCKET_BURST)
        self.faults = 0
        self.question: wire.Ask | None = None
        self.asker: asyncio.Task[None] | None = None

    @classmethod
    async def begin(cls, socket: WebSocket, hall: Hall, hello: wire.Hello) -> Talk:
        """Let a client in. Raises Denied."""
        table, person = await hall.with_key(hello.key)
        if hall.sockets >= limits.SOCKETS or len(table.sittings) >= limits.SOCKETS_OF_GAME:
            raise Denied("too-many")
        seat = await table.run(lambda room: _first_seat(room, person.seats, hello.seat))
        sitting = Sitting(person, seat, hello.lang)
        sitting.send(await table.run(lambda room: _welcome(room, sitting)))
        table.sit(sitting)
        return cls(socket, table, sitting)

    async def run(self) -> None:
        """Until one of both goes."""
        tasks = [asyncio.create_task(self._write())]
        try:
            await self.table.tell()  # whoever asks something has seen the position before
            tasks.append(asyncio.create_task(self._read()))
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if self.sitting.is_dismissed:
                await asyncio.wait(tasks[:1], timeout=GOODBYE_SECONDS)
        finally:
            self.table.leave(self.sitting)
            for task in [*tasks, *([self.asker] if self.asker else [])]:
                task.cancel()
            with suppress(Exception):
                await self.table.tell()

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while (message := await self.sitting.queue.get()) is not None:
                await self.socket.send_text(message.decode())
            await self.socket.close(4000)

    async def _read(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while not self.sitting.is_dismissed:
                received = await self.socket.receive()
                if received["type"] == "websocket.disconnect":
                    return
                text = received.get("text")
                await self._take(text if text is not None else b"")

    async def _take(self, text: str | bytes) -> None:
        """One message: it is answered, whatever it is."""
        try:
            message = self._decoded(text)
        except Denied as reason:
            self.faults += 1
            self.sitting.send(reason.reply(_id_in(text), self.sitting.language))
            if self.faults >= limits.FAULTS:
                self.sitting.dismiss(reason)
            return
        if isinstance(message, wire.Ask):
            self._question(message)
            return
        await self._answered(message)

    async def _answered(self, message: wire.Request) -> None:
        """Do what a message says, and send the answer."""
        id, language = getattr(message, "id", ""), self.sitting.language
        try:
            answer = await self._do(message)
        except Denied as reason:
            answer = reason.reply(id, language)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("a message was not understood by the server itself")
            answer = Denied("fault").reply(id, language)
        if answer is not None:
            self.sitting.send(answer)

    async def _do(self, message: wire.Request) -> wire.Reply | None:
        table, sitting = self.table, self.sitting
        person, seat, language = sitting.person, sitting.seat, sitting.language
        match message:
            case wire.Play():
                played = await table.run(Room.play, person, message, language)
                await table.tell()
                return played
            case wire.Ask():
                answer: wire.Reply = await table.run(Room.ask, seat, message, language)
                return answer
            case wire.Amend():
                ruled = await table.run(amend, person, message)
                await table.tell()
                return ruled
            case wire.Inspect():
                return await table.run(inspected, person, message, language)
            case wire.Undo():
                await table.run(Room.undo, person, seat, message.id)
                await table.tell()
            case wire.Consent():
                await table.run(Room.consent, person, message)
                await table.tell()
            case wire.Chat():
                if not message.text.strip() or len(message.text) > limits.CHAT_LETTERS:
                    raise Denied("malformed", "denied-chat", most=limits.CHAT_LETTERS)
                await table.run(Room.chat, person, seat, message)
                await table.tell()
            case wire.Past():
                return await table.run(lambda room: room.outlooks.past(seat, message, language))
            case wire.Tell():
                return await table.run(lambda room: room.outlooks.told(seat, message, language))
            case wire.Speak() | wire.Look():
                await self._turn(message)
                return None
            case wire.Hello():
                raise Denied("malformed", "denied-hello-twice")
        return wire.Done(getattr(message, "id", ""))

    async def _turn(self, message: wire.Speak | wire.Look) -> None:
        """Another language, or another of the seats held: everything is sent again."""
        sitting = self.sitting
        if isinstance(message, wire.Look):
            seat = await self.table.run(lambda room: room.seat_number(message.seat))
            if seat not in sitting.person.seats:
                raise Denied("not-your-seat")
            sitting.seat = seat
        else:
            sitting.language = message.lang
        sitting.forget()
        sitting.send(await self.table.run(lambda room: _welcome(room, sitting)))
        await self.table.tell()

    def _question(self, message: wire.Ask) -> None:
        """One question at a time; while one is answered, the newest of the others waits."""
        if self.asker and not self.asker.done():
            if self.question:
                self.sitting.send(
                    Denied("busy", "denied-superseded").reply(self.question.id, self.sitting.language)
                )
            self.question = message
            return
        self.asker = asyncio.create_task(self._answer_questions(message))

    async def _answer_questions(self, message: wire.Ask) -> None:
        following: wire.Ask | None = message
        while following:
            await self._answered(following)
            following, self.question = self.question, None

    def _decoded(self, text: str | bytes) -> wire.Request:
        """A message as it is meant. Raises Denied."""
        if not self.bucket.take():
            raise Denied("too-fast")
        return _decoded(text)


def _decoded(text: str | bytes) -> wire.Request:
    if len(text) > limits.MESSAGE_BYTES:
        raise Denied("too-large")
    try:
        message = REQUESTS.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise Denied("malformed", fault=str(fault)) from None
    id = getattr(message, "id", "1")
    if not id or len(id) > limits.ID_LETTERS or not id.isprintable():
        raise Denied("malformed", fault="id")
    return message


def _id_in(text: str | bytes) -> str:
    """The id of a message that could not be read, if it has one."""
    if len(text) > limits.MESSAGE_BYTES:
        return ""
    try:
        raw: Any = msgspec.json.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
    id = raw.get("id", "") if isinstance(raw, dict) else ""
    return id[: limits.ID_LETTERS] if isinstance(id, str) else ""


async def _hello(socket: WebSocket) -> wire.Hello:
    received = await socket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1000))
    message = _decoded(received.get("text") or b"")
    if not isinstance(message, wire.Hello):
        raise Denied("malformed", "denied-no-hello")
    return message


async def _refuse(socket: WebSocket, reason: Denied, language: str) -> None:
    """Say why a client is not let in."""
    with suppress(WebSocketDisconnect, RuntimeError):
        bye = wire.Bye(reason.code, reason.sentence(language))
        await socket.send_text(msgspec.json.encode(bye).decode())
        await socket.close(4401 if reason.code == "bad-key" else 4000)


def _first_seat(room: Room, seats: tuple[int, ...], wish: str) -> int:
    """The seat to look through: the one wished for, the one that decides, or the first. Raises Denied."""
    if wish:
        seat = room.seat_number(wish)
        if seat not in seats:
            raise Denied("not-your-seat")
        return seat
    deciding = room.game.decision.side
    return deciding if deciding in seats else seats[0] if seats else -1


def _welcome(room: Room, sitting: Sitting) -> wire.Welcome:
    game, language = room.game, sitting.language
    try:
        told = about(game.ruleset, game.scenario)
    except UserError as fault:
        raise denied(fault) from None
    is_chinese = language == "zh-CN"
    return wire.Welcome(
        protocol=wire.PROTOCOL,
        game=room.chronicle.kept.name,
        ruleset=game.ruleset.name,
        title=told.zh if is_chinese else told.en,
        scenario=game.scenario.name,
        story=told.story_zh if is_chinese else told.story,
        lang=language,
        commitment=room.chronicle.kept.commitment,
        holds=[game.seat(seat) for seat in sitting.person.seats],
        seat="" if sitting.seat < 0 else game.seat(sitting.seat),
        is_umpire=room.is_umpire(sitting.person),
        may_keep=room.may_keep(sitting.person),
        dice=room.seating.dice,
        takes_back=room.seating.takes_back,
        overlays=[overlay.name for overlay in game.overlays],
    )

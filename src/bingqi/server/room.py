"""One game, warm: rebuilt from its events, asked and played by people, each of whom sees his side of it.

A room is used by one thread at a time. Whatever it grants is on disk before it returns.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from bingqi.errors import Refused, UserError
from bingqi.game.journal import Journal
from bingqi.game.notation import jsonl, text
from bingqi.kit.action import Action
from bingqi.kit.table import PlainTable
from bingqi.server import wire
from bingqi.server.asking import answer, judged
from bingqi.server.chronicle import Chronicle
from bingqi.server.denial import Denied, Illegal, denied
from bingqi.server.events import Acted, Amended, Answered, AnyEvent, Spoke, TookBack, Wished
from bingqi.server.outlooks import Outlooks
from bingqi.server.physical import next_die
from bingqi.server.placing import candidate
from bingqi.server.seeing import umpire_eyes
from bingqi.server.store import Kept, Store, Stored, Taken
from bingqi.server.taking_back import last_own, may_take_back

TRIES = 8
"""How often an event is tried again when other processes write first."""


def milliseconds() -> int:
    """Now, since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Person:
    """Whoever holds a key: what is kept of the key, and the seats by number; none: a spectator."""

    digest: str
    seats: tuple[int, ...]

    def mark(self, id: str) -> str:
        """What makes sure that a message of his counts once."""
        return f"{self.digest[:16]}:{id}"


class Room:
    """A game and all that can be done with it."""

    def __init__(self, store: Store, kept: Kept, now: Callable[[], int] = milliseconds) -> None:
        """Rebuild a game. Raises UserError for one that the rules here do not reproduce."""
        self.store, self.now = store, now
        self.chronicle = Chronicle(kept)
        self.game, self.seating = self.chronicle.game, kept.seating
        self.catch_up()

    def catch_up(self) -> bool:
        """Take in what is on disk beyond what is known. Whether there was anything."""
        found = self.store.events(self.chronicle.kept.name, self.chronicle.number)
        for stored in found:
            self.chronicle.take_in(stored)
        return bool(found)

    @property
    def outlooks(self) -> Outlooks:
        return self.chronicle.outlooks

    # who is who

    def is_umpire(self, person: Person) -> bool:
        return any(seat >= umpire_eyes(self.game) for seat in person.seats)

    def may_keep(self, person: Person) -> bool:
        """Whether somebody may have the whole game as a file, secrets and seed included."""
        alone = self.chronicle.people <= set(person.seats)
        return alone or self.game.result.over or self.is_umpire(person)

    def agent_to_move(self) -> str:
        """The agent that decides now; empty when a person does, or nobody."""
        side = self.game.decision.side
        if self.game.result.over or side < 0 or side in self.chronicle.people:
            return ""
        return self.chronicle.player(side)

    # playing

    def play(self, person: Person, message: wire.Play, language: str) -> wire.Accepted | wire.Wanted:
        """An action of a person. Raises Denied; then nothing has changed."""
        for _ in range(TRIES):
            if person.mark(message.id) in self.chronicle.marks:
                return self.accepted(person, message.id, repeated=True)
            action = self._action(person, message, language)
            wanted = self._dice(person, action, message, language)
            if wanted:
                return wanted
            if self.do(action, tuple(message.dice), message.reason, person.mark(message.id)):
                return self.accepted(person, message.id)
        raise Denied("busy")

    def do(
        self, action: Action, dice: tuple[int, ...] = (), comment: str = "", mark: str | None = None
    ) -> bool:
        """Play a legal action and keep it. False when another process was first: then that is known now."""
        try:
            ply = self.game.play(action, dice)
        except Refused as refused:
            raise Illegal(**judged(self.game, action, refused.cause, self.game.language)) from None
        except UserError as fault:
            raise denied(fault, "bad-dice") from None
        done = Acted(self.game.seat(ply.side), ply.text, ply.dice, ply.typed, ply.digest, comment)
        return self.put_down(done, mark)

    def put_down(self, done: Acted | Amended, mark: str | None) -> bool:
        """Keep what the game has just done, or let it not have been done. False when another process was
        first: then that is known now."""
        try:
            is_kept = self._keep(done, mark)
        except BaseException:
            self.game.undo()
            raise
        if not is_kept:
            self.game.undo()
            self.catch_up()
            return False
        self.chronicle.was_played(self.chronicle.number + 1, self.now(), done, mark)
        return True

    def ask(self, seat: int, message: wire.Ask, language: str) -> wire.Answer:
        """Whether something would be legal, and what it would lead to. Raises Denied."""
        if self.game.result.over:
            raise Denied("game-over")
        eyes = self.outlooks.eyes(seat)
        if seat < 0 or (seat != self.game.decision.side and eyes != umpire_eyes(self.game)):
            raise Denied("not-your-turn")
        return answer(self.game, self.outlooks.seen(eyes), self.outlooks.scene(eyes), eyes, message, language)

    def _action(self, person: Person, message: wire.Play, language: str) -> Action:
        """The legal action that a message means, by somebody who may do it."""
        if self.game.result.over:
            raise Denied("game-over")
        seat = self._acting(person, message)
        if message.digest != self.outlooks.scene(self.outlooks.eyes(seat)).digest:
            raise Denied("stale")
        try:
            action = candidate(self.game, message.action)
        except UserError as fault:
            raise denied(fault) from None
        cause = self.game.table.why_not(action)
        if cause:
            raise Illegal(**judged(self.game, action, cause, language))
        return action

    def _acting(self, person: Person, message: wire.Play) -> int:
        """The seat whose eyes the action was chosen with."""
        deciding = self.game.decision.side
        named = self.seat_number(message.seat) if message.seat else deciding
        if named == deciding and deciding in person.seats:
            return deciding
        if self.is_umpire(person) and named == deciding:
            if not message.reason.strip():
                raise Denied("not-allowed", "denied-no-reason")
            return next(seat for seat in person.seats if seat >= umpire_eyes(self.game))
        raise Denied("not-your-turn" if named == deciding or named in person.seats else "not-your-seat")

    def _dice(self, person: Person, action: Action, message: wire.Play, language: str) -> wire.Wanted | None:
        """The next die to be rolled on the real table, if one is missing."""
        if self.seating.dice != "typed":
            if message.dice and not self.is_umpire(person):
                raise Denied("bad-dice", "denied-no-real-dice")
            return None
        die = next_die(self.game, action, message.dice, language)
        return wire.Wanted(message.id, die.sides, len(message.dice), die.reason) if die else None

    def accepted(self, person: Person, id: str, repeated: bool = False) -> wire.Accepted:
        """The answer to what has been played."""
        seat = person.seats[0] if person.seats else -1
        return wire.Accepted(id, len(self.outlooks.timeline(self.outlooks.eyes(seat))), repeated)

    def seat_number(self, name: str) -> int:
        """A seat by its name. Raises Denied."""
        for number, seat in enumerate(self.game.opening.all_seats):
            if seat.lower() == name.lower():
                return number
        raise Denied("no-such-thing", "denied-no-such-seat", name=name)

    # taking back

    def may_undo(self, seat: int) -> wire.MayUndo:
        """What taking back would need of a seat."""
        if seat < 0 or not self.game.plies:
            return "no"
        if seat >= umpire_eyes(self.game):
            return "at-once"
        mine = self.chronicle.seats_with(seat)
        are_others = bool(self.chronicle.people - mine)
        # Who has every side has agreed with himself.
        is_free = self.seating.takes_back == "free" or set(range(umpire_eyes(self.game))) <= mine
        return may_take_back(self.game, [seat], is_free, are_others)

    def undo(self, person: Person, seat: int, id: str) -> None:
        """Take back, or ask the others. Raises Denied."""
        may = self.may_undo(seat) if seat in person.seats else "no"
        if person.mark(id) in self.chronicle.marks:
            return
        if may == "no":
            raise Denied("no-undo")
        if may == "by-consent":
            self._write(Wished(self.game.seat(seat)), person.mark(id))
            return
        own = len(self.game.plies) - 1 if seat >= umpire_eyes(self.game) else last_own(self.game, [seat])
        assert own is not None
        self._write(TookBack(self.game.seat(seat), own), person.mark(id))

    def consent(self, person: Person, message: wire.Consent) -> None:
        """Answer the open wish to take back. Raises Denied when there is none to answer."""
        if person.mark(message.id) in self.chronicle.marks:
            return
        wish, seats = self.chronicle.wish, [self.game.seat(seat) for seat in person.seats]
        if wish is None or not set(seats) & {wish.seat, *wish.waiting}:
            raise Denied("no-undo")
        agrees = message.agree and wish.seat not in seats
        if message.agree and wish.seat in seats:
            return  # whoever asks agrees already
        self._write(Answered(seats, agrees), person.mark(message.id))
        granted = self.chronicle.wish
        if granted is not None and not granted.waiting:
            own = last_own(self.game, [self.seat_number(granted.seat)])
            if own is not None:
                self._write(TookBack(granted.seat, own), None)

    # talking

    def chat(self, person: Person, seat: int, message: wire.Chat) -> None:
        """Say something."""
        if person.mark(message.id) not in self.chronicle.marks:
            name = self.game.seat(seat) if seat in person.seats else ""
            self._write(Spoke(name, message.text.strip()), person.mark(message.id))

    # keeping

    def file(self, person: Person, form: str) -> str:
        """The whole game as a file. Raises Denied."""
        if not self.may_keep(person):
            raise Denied("not-allowed", "denied-file-before-end")
        return (
            jsonl.write(Journal.of(self.game), False)
            if form == "jsonl"
            else text.write(Journal.of(self.game))
        )

    def copy_of_table(self) -> PlainTable:
        """The game on a table of its own, as agents see it."""
        return PlainTable(self.game.ruleset, self.game.setting, self.game.state)

    def _write(self, event: AnyEvent, mark: str | None) -> None:
        """Keep an event that is no action, and take it in. Raises Denied when somebody else was first and it
        may mean something else now."""
        position = self.chronicle.position
        for _ in range(TRIES):
            number, at = self.chronicle.number + 1, self.now()
            if self._keep(event, mark):
                self.chronicle.take_in(Stored(number, at, event, mark))
                return
            self.catch_up()
            if mark in self.chronicle.marks:
                return
            if self.chronicle.position != position and not isinstance(event, Spoke):
                raise Denied("stale")
        raise Denied("busy")

    def _keep(self, event: AnyEvent, mark: str | None) -> bool:
        """Write an event to the disk; False when its number is taken."""
        stored = Stored(self.chronicle.number + 1, self.now(), event, mark)
        deciding, is_over = self.chronicle.after(event)
        is_same = deciding == self.chronicle.deciding
        touched = (self.chronicle.since if is_same else stored.at) // 1000
        try:
            self.store.append(self.chronicle.kept.name, stored, deciding, is_over, touched)
        except Taken:
            return False
        return True

"""A game as its events make it: what was played and said, who agreed to what, how long each seat thought."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from bingqi.errors import Differs, UserError
from bingqi.game.game import Game, Ply
from bingqi.game.journal import Journal
from bingqi.game.replay import open_game
from bingqi.server import wire
from bingqi.server.events import Acted, Amended, Answered, AnyEvent, Spoke, TookBack, Wished
from bingqi.server.outlooks import Outlooks
from bingqi.server.store import Kept, Stored
from bingqi.server.thinking import USUAL_AGENT

PERSON = "person"
DICE = "dice"
REMEMBERED = 200
"""What was said last, so many sayings of it."""


class Chronicle:
    """The events of one game, taken in one after the other."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.game: Game = open_game(Journal(kept.header))
        self.game.commitment = kept.commitment
        self.number = 0
        self.stamps: list[int] = []
        """The number of the event that each action of the game came from."""
        self.marks: set[str] = set()
        self.wish: wire.Wish | None = None
        self.said: list[wire.Said] = []
        self.sayings = 0
        self.spent = [0] * len(self.game.opening.all_seats)
        self.since = kept.begun * 1000
        """When whoever decides was asked, in milliseconds."""
        self.deciding = kept.deciding
        """The seat that decides now that all events are taken in."""
        seats = enumerate(self.game.opening.all_seats)
        self.people = {number for number, seat in seats if kept.seating.players.get(seat) == PERSON}
        self.outlooks = Outlooks(self)

    @property
    def position(self) -> tuple[int, ...]:
        """Differs when the position does."""
        return tuple(self.stamps)

    def player(self, seat: int) -> str:
        """The agent of a seat that no person has."""
        name = self.kept.seating.players.get(self.game.seat(seat), DICE)
        return USUAL_AGENT if name == DICE else name

    def seats_with(self, seat: int) -> set[int]:
        """The seats that are held by whoever holds a seat."""
        name = self.game.seat(seat)
        held = next((group for group in self.kept.seating.together if name in group), [name])
        return {self.game.opening.all_seats.index(each) for each in held}

    def take_in(self, stored: Stored) -> None:
        """Let an event happen. Raises UserError for one that the rules here do not reproduce."""
        event = stored.event
        if isinstance(event, (Acted, Amended)):
            self._replay(event)
            self.was_played(stored.number, stored.at, event, stored.mark)
            return
        self._noted(stored.number, stored.mark)
        match event:
            case TookBack():
                self._take_back(event, stored.at)
            case Wished():
                asker = self.seats_with(self.game.opening.all_seats.index(event.seat))
                waiting = [self.game.seat(seat) for seat in sorted(self.people - asker)]
                self.wish = wire.Wish(event.seat, waiting)
            case Answered() if self.wish:
                left = [seat for seat in self.wish.waiting if seat not in event.seats]
                self.wish = wire.Wish(self.wish.seat, left) if event.agrees else None
            case Spoke():
                self.sayings += 1  # a number of its own: that of the event would tell of secret actions
                self.said.append(wire.Said(self.sayings, event.seat, event.text, stored.at // 1000))
                del self.said[:-REMEMBERED]

    def was_played(self, number: int, at: int, event: Acted | Amended, mark: str | None) -> None:
        """The game has just played an action, or been amended: note what it came from."""
        self._noted(number, mark)
        ply = self.game.plies[-1]
        if isinstance(event, Acted):
            self.game.plies[-1] = replace(ply, typed=event.typed, comment=event.comment)
        self.stamps.append(number)
        self.wish = None
        self._handed_over(self._decided(ply), at)
        self.outlooks.forget(len(self.game.plies) - 1)

    def after(self, event: AnyEvent) -> tuple[str, bool]:
        """Who decides after an event, and whether the game is over; an action has been played already."""
        state = self.game.state
        if isinstance(event, TookBack):
            state = self.game.ruleset.state.unpack(self.game.plies[event.left].before)
        rules = self.game.ruleset.rules
        is_over = rules.result(state, self.game.setting).over
        side = rules.decision(state, self.game.setting).side
        return "" if is_over or side < 0 else self.game.seat(side), bool(is_over)

    def _replay(self, event: Acted | Amended) -> None:
        if isinstance(event, Amended):
            ply = self.game.amend(event.action, event.comment)
        else:
            ply = self.game.play(event.action, event.dice)
        if not ply.digest.startswith(event.digest):
            places = {"file": self.kept.name, "line": 0, "ply": len(self.stamps) + 1, "action": event.action}
            raise Differs("error-differs-digest", expected=event.digest, found=ply.digest, **places)

    def _take_back(self, event: TookBack, at: int) -> None:
        decided = self.game.decision.side
        is_umpires = self.game.opening.all_seats.index(event.seat) >= len(self.game.opening.sides)
        rulings = []
        while len(self.game.plies) > event.left:
            taken, stamp = self.game.undo(), self.stamps.pop()
            if taken.action is None and not is_umpires:
                rulings.append((taken, stamp))
        for ruling, stamp in reversed(rulings):
            with suppress(UserError):  # one that cannot be any longer falls away
                self.game.amend(ruling.text, ruling.comment)
                self.stamps.append(stamp)
        self.wish = None
        self._handed_over(decided, at)
        self.outlooks.forget(event.left)

    def _decided(self, ply: Ply) -> int:
        """The side whose decision it was before an entry: that of whoever acted, but for a ruling."""
        if ply.action is not None:
            return ply.side
        before = self.game.ruleset.state.unpack(ply.before)
        return self.game.ruleset.rules.decision(before, self.game.setting).side

    def _handed_over(self, decided: int, at: int) -> None:
        """Count the time of whoever has decided when it is another's turn. In between nothing may show, since
        what a seat does in secret takes time, too."""
        if self.game.decision.side != decided and decided >= 0:
            self.spent[decided] += max(0, at - self.since)
            self.since = at
            self.deciding = "" if self.game.result.over else self.game.seat(self.game.decision.side)

    def _noted(self, number: int, mark: str | None) -> None:
        self.number = number
        if mark:
            self.marks.add(mark)

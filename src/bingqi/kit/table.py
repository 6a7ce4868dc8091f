"""One game on the table, in either tier: ask, list, play, step back. Both tables answer alike, byte for
byte."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, overload

from bingqi.kit import tiers
from bingqi.kit.action import Action, Actions
from bingqi.kit.dice import TAPE_LENGTH, next_ply, wipe_tape
from bingqi.kit.log import Event, Kind, Log, new_log
from bingqi.kit.record import Record
from bingqi.kit.ruleset import Ruleset
from bingqi.kit.turn import Decision, Result


@dataclass(frozen=True)
class Played:
    """What an action did: its events, how many dice it drew, and the sides of the first die the tape did not
    cover (0: none)."""

    events: Sequence[Event]
    drawn: int
    wanted: int

    @property
    def faces(self) -> tuple[int, ...]:
        """The dice in the order they fell."""
        return tuple(event.a for event in self.events if event.kind == Kind.ROLLED)


class PackedEvents(Sequence[Event]):
    """Events as their bytes, each read when it is asked for: who walks over thousands of outcomes looks at
    few."""

    def __init__(self, packed: bytes) -> None:
        self._packed = packed

    def __len__(self) -> int:
        return len(self._packed) // Event.layout.width

    @overload
    def __getitem__(self, place: int) -> Event: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Event]: ...

    def __getitem__(self, place: int | slice) -> Event | Sequence[Event]:
        if isinstance(place, slice):
            return tuple(self)[place]
        start = range(len(self))[place] * Event.layout.width
        return Event.unpack(self._packed[start : start + Event.layout.width])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]


class Table(Protocol):
    """What both tables can do. Actions are copies; the table keeps none."""

    def pack(self) -> bytes: ...

    def restore(self, data: bytes) -> None: ...

    def state(self) -> Any: ...

    def decision(self) -> Decision: ...

    def result(self) -> Result: ...

    def why_not(self, action: Action) -> int: ...

    def candidates(self) -> list[Action]: ...

    def worth(self, action: Action) -> int: ...

    def play(self, action: Action, dice: Sequence[int] = ()) -> Played:
        """Do a legal action, its dice taken from *dice* while they last."""
        ...


class PlainTable:
    """A table in the plain tier."""

    def __init__(self, ruleset: Ruleset, setting: Any, state: Record) -> None:
        self.ruleset, self.setting = ruleset, setting
        self._state: Any = state.copy()
        self._log, self._out = new_log(), Actions()

    def pack(self) -> bytes:
        return bytes(self._state.pack())

    def restore(self, data: bytes) -> None:
        self._state.load(iter(type(self._state).layout.packer.unpack(data)))

    def state(self) -> Any:
        """The state itself, not a copy: look, do not touch."""
        return self._state

    def decision(self) -> Decision:
        return self.ruleset.rules.decision(self._state, self.setting)

    def result(self) -> Result:
        return self.ruleset.rules.result(self._state, self.setting)

    def why_not(self, action: Action) -> int:
        return int(self.ruleset.rules.why_not(self._state, self.setting, action))

    def candidates(self) -> list[Action]:
        self.ruleset.rules.candidates(self._state, self.setting, self._out)
        return [action.copy() for action in self._out.items[: self._out.count]]

    def worth(self, action: Action) -> int:
        return self.ruleset.rules.worth(self._state, self.setting, action)

    def play(self, action: Action, dice: Sequence[int] = ()) -> Played:
        write_tape(self._state.dice, dice)
        self._log.count = 0
        next_ply(self._state.dice)
        self.ruleset.rules.play(self._state, self.setting, action, self._log)
        played = _played(self._log, self._state.dice)
        wipe_tape(self._state.dice)
        return played


class FastTable:
    """A table in the fast tier. Raises UserError without Numba."""

    def __init__(self, ruleset: Ruleset, setting: Record, state: Record) -> None:
        self.ruleset, self._plain_setting = ruleset, setting
        self._entries = tiers.fast(ruleset.package, ruleset.rules)
        self._states = row_of([state])
        self._setting = row_of([setting])
        self._log = row_of([new_log()])
        self._out = row_of([Actions()])
        self._action = row_of([Action()])
        self._action_bytes = memoryview(self._action).cast("B")
        self._bytes = memoryview(self._states).cast("B")
        self._tape = self._states["dice"]["tape"][0]
        self._taped = self._states["dice"]["taped"]
        self._told = memoryview(self._log["events"][0].view("u1"))
        self._count = self._log["count"]

    def pack(self) -> bytes:
        return bytes(self._bytes)

    def restore(self, data: bytes) -> None:
        self._bytes[:] = data

    def state(self) -> Any:
        """A copy of the state as a plain record."""
        return self.ruleset.state.unpack(self._bytes)

    def decision(self) -> Decision:
        return self.ruleset.rules.decision(self.state(), self._plain_setting)

    def result(self) -> Result:
        return self.ruleset.rules.result(self.state(), self._plain_setting)

    def why_not(self, action: Action) -> int:
        return int(self._entries.ask_one(self._states, 0, self._setting, self._given(action)))

    def candidates(self) -> list[Action]:
        count = self._entries.list_actions(self._states, 0, self._setting, self._out)
        items = self._out[0]["items"][:count].tobytes()
        width = Action.layout.width
        return [Action.unpack(items[place * width : (place + 1) * width]) for place in range(count)]

    def worth(self, action: Action) -> int:
        return int(self._entries.weigh_one(self._states, 0, self._setting, self._given(action)))

    def play(self, action: Action, dice: Sequence[int] = ()) -> Played:
        check_tape(dice)
        self._tape[: len(dice)] = dice
        self._taped[0] = len(dice)
        drawn, wanted = self._entries.play_one(self._states, 0, self._setting, self._given(action), self._log)
        events = PackedEvents(bytes(self._told[: int(self._count[0]) * Event.layout.width]))
        return Played(events, int(drawn), int(wanted))

    def _given(self, action: Action) -> Any:
        """The row that brings every action to the entry points."""
        self._action_bytes[:] = action.pack()
        return self._action


def row_of(records: Sequence[Record]) -> Any:
    """Records as a NumPy row for the fast tier. Their bytes are kept, padding too, as NumPy's own copies
    would not."""
    import numpy as np

    packed = bytearray(b"".join(item.pack() for item in records))
    return np.frombuffer(packed, dtype=type(records[0]).layout.dtype)


def write_tape(dice: Any, faces: Sequence[int]) -> None:
    """Decide the next dice beforehand."""
    check_tape(faces)
    for place, face in enumerate(faces):
        dice.tape[place] = face
    dice.taped = len(faces)


def check_tape(faces: Sequence[int]) -> None:
    """Refuse more dice than a tape holds."""
    assert len(faces) <= TAPE_LENGTH, "TAPE_LENGTH: more dice than the tape holds"


def _played(log: Log, dice: Any) -> Played:
    events = tuple(event.copy() for event in log.events[: log.count])
    return Played(events, dice.drawn, dice.wanted)

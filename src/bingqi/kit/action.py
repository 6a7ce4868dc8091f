"""Actions: one small record for all rulesets, and one pattern per kind of action that writes it and reads it.

    Pattern("{actor:unit}[ to {x:cell}][ attacks {target:unit}]")

Words in braces are fields with the convertor that writes and reads them; a part in brackets is left out
when its fields hold nothing (-1, or 0 for `group`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from bingqi.errors import LayoutError, Unreadable, nearest
from bingqi.kit.record import Many, Record, i8, i16, i32, i64, many, record
from bingqi.kit.rule import rule

ACTIONS_LENGTH = 1024
NOTHING = -1


@record
class Action(Record):
    """What a side does. The ruleset's `Act` and its pattern say which fields mean something; the others hold
    -1 (`group`: 0)."""

    act: i8
    side: i8
    actor: i16
    target: i16
    x: i32
    y: i32
    bearing: i16
    amount: i16
    group: i64


@record
class Actions(Record):
    """A buffer of actions: the first `count` of `items`."""

    count: i32
    items: Many[Action] = many(ACTIONS_LENGTH)


@rule()
def put(out: Actions, act: int, side: int, actor: int, target: int, x: int, amount: int, group: int) -> None:
    """Add a candidate to the buffer; `y` and `bearing` hold nothing."""
    assert out.count < ACTIONS_LENGTH, "ACTIONS_LENGTH: more candidates than the buffer holds"
    action = out.items[out.count]
    action.act = act
    action.side = side
    action.actor = actor
    action.target = target
    action.x = x
    action.y = -1
    action.bearing = -1
    action.amount = amount
    action.group = group
    out.count += 1


@rule()
def put_pose(
    out: Actions, act: int, side: int, actor: int, target: int, x: int, y: int, bearing: int, group: int
) -> None:
    """Add a candidate that leads to a pose; `amount` holds nothing."""
    put(out, act, side, actor, target, x, NOTHING, group)
    action = out.items[out.count - 1]
    action.y = y
    action.bearing = bearing


def new_action(act: int, side: int, **fields: int) -> Action:
    """An action whose unnamed fields hold nothing."""
    empty = {"actor": -1, "target": -1, "x": -1, "y": -1, "bearing": -1, "amount": -1, "group": 0}
    return Action(act=act, side=side, **(empty | fields))


class Convertor(Protocol):
    """Writes one field as text, reads it back, and says what its text looks like."""

    @property
    def pattern(self) -> str: ...

    def write(self, value: int) -> str: ...

    def read(self, text: str) -> int:
        """The value of a text that fits `pattern`. Raises Unreadable, naming the nearest right word."""
        ...


@dataclass(frozen=True)
class Number:
    """A whole number that any field of an action holds."""

    pattern: str = r"-?\d+"
    most: int = 32_767

    def write(self, value: int) -> str:
        return str(value)

    def read(self, text: str) -> int:
        sign, digits = -1 if text.startswith("-") else 1, text.removeprefix("-").lstrip("0") or "0"
        if len(digits) > len(str(self.most)) or int(digits) > self.most:
            raise Unreadable("error-number-size", number=text, nearest=str(sign * self.most))
        return sign * int(digits)


@dataclass(frozen=True)
class Named:
    """A number with a name: units, sides, any fixed list. `what` names the kind of thing for errors."""

    names: tuple[str, ...]
    what: str
    pattern: str = r"[^\s,:>#{}]+"

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {name.lower(): number for number, name in enumerate(self.names)}

    def write(self, value: int) -> str:
        return self.names[value]

    def read(self, text: str) -> int:
        number = self._numbers.get(text.lower())
        if number is None:
            raise Unreadable(
                "error-no-such-name", what=self.what, name=text, nearest=nearest(text, self.names)
            )
        return number


Convertors = Mapping[str, Convertor]

_FIELD = re.compile(r"\{(\w+):(\w+)\}")


@dataclass(frozen=True)
class Pattern:
    """The one phrase that writes and reads an action."""

    phrase: str

    @cached_property
    def parts(self) -> tuple[tuple[str, bool], ...]:
        """The phrase cut into (text, is optional)."""
        pieces = re.split(r"\[([^\]]*)\]", self.phrase)
        return tuple((piece, bool(place % 2)) for place, piece in enumerate(pieces) if piece)

    @cached_property
    def fields(self) -> dict[str, str]:
        """The fields that mean something, each with the name of its convertor."""
        return dict(_FIELD.findall(self.phrase))

    @property
    def words(self) -> set[str]:
        """The fixed words, for telling what a misspelt one was meant to be."""
        return set(re.findall(r"[^\W\d_]+", _FIELD.sub(" ", self.phrase)))

    def write(self, action: Action, convertors: Convertors) -> str:
        """The action as text."""
        written = []
        for text, is_optional in self.parts:
            if is_optional and all(
                _is_empty(name, getattr(action, name)) for name, _ in _FIELD.findall(text)
            ):
                continue
            written.append(
                _FIELD.sub(lambda found: convertors[found[2]].write(getattr(action, found[1])), text)
            )
        return "".join(written)

    def read(self, text: str, convertors: Convertors) -> dict[str, int] | None:
        """The fields in a text, or None when it does not have this shape. Raises Unreadable for a name that
        is not known."""
        found = self._expression(convertors).fullmatch(text)
        if found is None:
            return None
        return {
            name: convertors[self.fields[name]].read(piece)
            for name, piece in found.groupdict().items()
            if piece is not None
        }

    def _expression(self, convertors: Convertors) -> re.Pattern[str]:
        source = ""
        for text, is_optional in self.parts:
            pieces = [
                rf"(?P<{piece[0]}>{convertors[piece[1]].pattern})"
                if isinstance(piece, tuple)
                else _spaced(piece)
                for piece in _split(text)
            ]
            source += f"(?:{''.join(pieces)})?" if is_optional else "".join(pieces)
        return re.compile(source, re.IGNORECASE)


class Notation:
    """The patterns of a ruleset with the convertors of one game: actions to text and back."""

    def __init__(self, patterns: Mapping[int, Pattern], convertors: Convertors) -> None:
        for pattern in patterns.values():
            for _, kind in _FIELD.findall(pattern.phrase):
                if kind not in convertors:
                    raise LayoutError(
                        f"{pattern.phrase!r} names the convertor {kind!r}, which nobody provides"
                    )
        self.patterns = patterns
        self.convertors = convertors

    def write(self, action: Action) -> str:
        """The action as text."""
        return self.patterns[action.act].write(action, self.convertors)

    def read(self, text: str, side: int) -> Action:
        """The action of *side* that a text names. Raises Unreadable with the nearest right word."""
        text = " ".join(text.split())
        fault: Unreadable | None = None
        for act, pattern in self.patterns.items():
            try:
                fields = pattern.read(text, self.convertors)
            except Unreadable as found:
                fault = fault or found
                continue
            if fields is not None:
                return new_action(act, side, **fields)
        if fault and fault.places.get("nearest"):
            raise fault
        raise self._misspelt(text) or fault or self._no_action(text)

    def _misspelt(self, text: str) -> Unreadable | None:
        known = {word for pattern in self.patterns.values() for word in pattern.words}
        for word in text.split():
            plain = word.strip(",.:;").lower()
            meant = nearest(plain, known)
            if meant and meant != plain and not self._is_name(plain):
                return Unreadable("error-misspelt-action", text=text, word=word, nearest=meant)
        return None

    def _no_action(self, text: str) -> Unreadable:
        shapes = " | ".join(pattern.phrase for pattern in self.patterns.values())
        return Unreadable("error-no-action", text=text, shapes=re.sub(r"\{(\w+):(\w+)\}", r"<\2>", shapes))

    def _is_name(self, word: str) -> bool:
        return any(
            word in (name.lower() for name in convertor.names)
            for convertor in self.convertors.values()
            if isinstance(convertor, Named)
        )


def _is_empty(name: str, value: int) -> bool:
    return value == (0 if name == "group" else NOTHING)


def _split(text: str) -> Iterator[Any]:
    """Fixed text and (field, convertor) pairs in their order."""
    end = 0
    for found in _FIELD.finditer(text):
        if found.start() > end:
            yield text[end : found.start()]
        yield found[1], found[2]
        end = found.end()
    if end < len(text):
        yield text[end:]


def _spaced(text: str) -> str:
    return re.escape(text).replace(r"\ ", r"\s+")

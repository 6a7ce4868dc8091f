"""What an umpire may set of a unit, as a ruleset declares it: the words that cases have for it, how its
values are written, how it is looked up and made so.

    Settable("strength", {"en": "strength", "zh-CN": "战力"}, Number(bounds), get=..., put=...)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple, Protocol

from bingqi.errors import Unreadable, nearest
from bingqi.kit.log import Log

if TYPE_CHECKING:
    from bingqi.kit.ruleset import Opening

Value = tuple[int, ...]
"""One number, or two for a place on a plane; none where there is nothing, as for the place of a lost unit."""
Kind = Literal["number", "flag", "choice", "place", "bearing"]
YES, NO = ("yes", "是"), ("no", "否")
WHOLE = re.compile(r"[+-]?\d{1,9}")


class Subject(NamedTuple):
    """A unit of a game, to be looked at, or to be changed in `state`."""

    state: Any
    setting: Any
    opening: Opening
    number: int


class Values(Protocol):
    """The values that something can have, and how they are written: always in one word."""

    @property
    def kind(self) -> Kind: ...

    def read(self, text: str, subject: Subject) -> Value:
        """The value that a text means. Raises Unreadable that names the nearest right one."""
        ...

    def write(self, value: Value, opening: Opening) -> str:
        """The value as `read` takes it; an empty text where there is nothing."""
        ...

    def tell(self, value: Value, opening: Opening, language: str) -> str:
        """The value in words."""
        ...


@dataclass(frozen=True)
class Number:
    """A whole number; `bounds` are the least and the most that a unit may have."""

    bounds: Callable[[Subject], tuple[int, int]]
    kind: Kind = "number"

    def read(self, text: str, subject: Subject) -> Value:
        least, most = self.bounds(subject)
        places = {"value": text, "least": least, "most": most}
        if WHOLE.fullmatch(text) is None:
            raise Unreadable("error-set-number", **places)
        if not least <= int(text) <= most:
            raise Unreadable("error-set-bounds", nearest=min(max(int(text), least), most), **places)
        return (int(text),)

    def write(self, value: Value, opening: Opening) -> str:
        return str(value[0])

    def tell(self, value: Value, opening: Opening, language: str) -> str:
        return str(value[0])


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    kind: Kind = "flag"

    def read(self, text: str, subject: Subject) -> Value:
        if text.lower() not in (*YES, *NO):
            raise Unreadable("error-set-flag", value=text, nearest=nearest(text, (*YES, *NO)) or YES[0])
        return (int(text.lower() in YES),)

    def write(self, value: Value, opening: Opening) -> str:
        return YES[0] if value[0] else NO[0]

    def tell(self, value: Value, opening: Opening, language: str) -> str:
        return (YES if value[0] else NO)[language == "zh-CN"]


class Option(NamedTuple):
    """One of several values: its word in notation and what it is called in each language."""

    value: int
    word: str
    title: Mapping[str, str]


@dataclass(frozen=True)
class Choice:
    """One of several values; `allowed` says which a unit may have now."""

    options: tuple[Option, ...]
    allowed: Callable[[Subject], Collection[int]]
    kind: Kind = "choice"

    def offered(self, subject: Subject) -> list[Option]:
        """What a unit may have now."""
        allowed = self.allowed(subject)
        return [option for option in self.options if option.value in allowed]

    def read(self, text: str, subject: Subject) -> Value:
        return (_chosen(text, self.offered(subject)),)

    def write(self, value: Value, opening: Opening) -> str:
        return self._option(value).word if value else ""

    def tell(self, value: Value, opening: Opening, language: str) -> str:
        return self._option(value).title[language] if value else "—"

    def _option(self, value: Value) -> Option:
        return next(option for option in self.options if option.value == value[0])


@dataclass(frozen=True)
class Thing:
    """One of the things that a convertor names; `allowed` says which a unit may have now."""

    convertor: str
    allowed: Callable[[Subject], Collection[int]]
    kind: Kind = "choice"

    def offered(self, subject: Subject) -> list[Option]:
        """What a unit may have now."""
        opening = subject.opening
        words = {number: self.write((number,), opening) for number in self.allowed(subject)}
        return [Option(number, word, opening.titles.get(word, {})) for number, word in words.items()]

    def read(self, text: str, subject: Subject) -> Value:
        return (_chosen(text, self.offered(subject)),)

    def write(self, value: Value, opening: Opening) -> str:
        return opening.convertors[self.convertor].write(value[0]) if value else ""

    def tell(self, value: Value, opening: Opening, language: str) -> str:
        word = self.write(value, opening)
        return opening.titles.get(word, {}).get(language, word) or "—"


@dataclass(frozen=True)
class Written:
    """A place or a bearing: a number, or two with a comma between, as convertors write them."""

    convertors: tuple[str, ...]
    example: str
    kind: Kind = "place"
    between: ClassVar[str] = ","

    def read(self, text: str, subject: Subject) -> Value:
        parts = text.replace("，", self.between).split(self.between)
        found = [subject.opening.convertors[name] for name in self.convertors]
        fits = len(parts) == len(found) and all(
            re.fullmatch(each.pattern, part, re.IGNORECASE) for each, part in zip(found, parts)
        )
        if not fits:
            raise Unreadable("error-set-form", value=text, example=self.example)
        return tuple(each.read(part) for each, part in zip(found, parts))

    def write(self, value: Value, opening: Opening) -> str:
        names = zip(self.convertors, value)
        return self.between.join(opening.convertors[name].write(part) for name, part in names)

    def tell(self, value: Value, opening: Opening, language: str) -> str:
        return self.write(value, opening) or "—"


def always(subject: Subject) -> bool:
    """What every unit has."""
    return True


def nowhere(subject: Subject, value: Value) -> Iterator[Value]:
    """Values that come near another: none."""
    return iter(())


@dataclass(frozen=True)
class Settable:
    """Something of a unit that an umpire may set.

    `name` is one word, where there is one that of the facts in cases. `put` makes it so in the state, with
    all that hangs on it, and raises UserError for what cannot be; it draws no dice. `has` says whether a unit
    has it at all, `near` gives values from the nearest on, to name one when another is impossible.
    """

    name: str
    title: Mapping[str, str]
    values: Values
    get: Callable[[Subject], Value]
    put: Callable[[Subject, Value, Log], None]
    has: Callable[[Subject], bool] = always
    near: Callable[[Subject, Value], Iterator[Value]] = nowhere


@dataclass(frozen=True)
class Settables:
    """All that an umpire may set, in the order in which it is done when several are set at once.

    `is_at_rest` says whether the open question leaves a unit alone: what has been asked about it, chosen for
    it or begun with it must not be upset.
    """

    fields: tuple[Settable, ...]
    is_at_rest: Callable[[Subject], bool]

    def of(self, subject: Subject) -> list[tuple[int, Settable]]:
        """What may be set of a unit, each with its number."""
        return [(number, field) for number, field in enumerate(self.fields) if field.has(subject)]


def _chosen(text: str, options: Sequence[Option]) -> int:
    """The value of the option that a text names by its word or its title."""
    for option in options:
        if text.lower() in (option.word.lower(), *(title.lower() for title in option.title.values())):
            return option.value
    words = [option.word for option in options]
    known = ", ".join(words)
    raise Unreadable("error-set-choice", value=text, nearest=nearest(text, words), known=known or "—")

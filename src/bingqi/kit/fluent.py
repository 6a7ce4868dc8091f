"""Fluent messages, read as far as ours go: text, places, other messages, quoted text, choices by word, number
and plural form.

The full library takes a tenth of a second at every start. This takes a few thousandths, since a message is
read when it is first told. Where a message needs more of Fluent, `Beyond` is raised, and the full library
tells it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple, TypeGuard

Places = Mapping[str, "str | int | float"]
Key = str | float
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *= ?(.*(?:\n(?![a-zA-Z-][\w-]* *=).*)*)", re.MULTILINE)
COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
TEXT = re.compile(r"[^{}\n]+")
QUOTED = re.compile(r'"((?:[^"\\\n]|\\["\\])*)"')
AS_IT_IS = re.compile(r"\$([a-zA-Z][\w-]*)")
WHETHER_GIVEN = re.compile(r"GIVEN\(\s*\$([a-zA-Z][\w-]*)\s*\)")
WITHOUT_COMMAS = re.compile(r"NUMBER\(\s*\$([a-zA-Z][\w-]*),\s*useGrouping:\s*0\s*\)")
REFERENCE = re.compile(r"([a-z][\w-]*)(?=\s*\})")
BREAK = re.compile(r"(?: *\n)+ *(?![.*\[} \n])")
ENDS = re.compile(r"\s*(?:\}|\*?\[)")
VARIANT = re.compile(r"\s*(\*?)\[\s*(?:(-?\d+(?:\.\d+)?)|([a-zA-Z][\w-]*))\s*\]")


class Beyond(Exception):
    """A message uses more of Fluent than is read here."""


class Form(Enum):
    """How a place is told: as it is, as a number without commas, or as the question whether it holds
    something."""

    FILLED = AS_IT_IS
    PLAIN = WITHOUT_COMMAS
    ASKED = WHETHER_GIVEN


class Place(NamedTuple):
    """A place to be filled."""

    name: str
    form: Form


class Reference(NamedTuple):
    """Another message."""

    id: str


class Choice(NamedTuple):
    """A selector and its variants; the `default` one is taken when no key fits."""

    place: Place
    variants: tuple[tuple[Key, tuple[Part, ...]], ...]
    default: int


Part = str | Place | Reference | Choice


def read_messages(source: str) -> dict[str, str]:
    """The messages of a file, unread, by id."""
    return dict(MESSAGE.findall(COMMENT.sub("", source)))


def read_pattern(source: str) -> tuple[Part, ...]:
    """A message's text, read. Raises Beyond."""
    parts, _ = _pattern(source.strip(" ").rstrip(), 0, inside=False)
    indent = min((len(part) - part.count("\n") for part in parts if _is_break(part)), default=0)
    parts = tuple(_dedented(part, indent) if _is_break(part) else part for part in parts)
    return parts[1:] if parts and _is_break(parts[0]) else parts


def _is_break(part: Part) -> TypeGuard[str]:
    """Whether a part is the end of a line, with the spaces before the next."""
    return isinstance(part, str) and part.startswith("\n")


def _dedented(part: str, indent: int) -> str:
    """A break without the spaces that all lines of the message begin with."""
    return "\n" * part.count("\n") + " " * (len(part) - part.count("\n") - indent)


def tell(
    parts: tuple[Part, ...], places: Places, messages: Mapping[str, tuple[Part, ...]], language: str
) -> str:
    """The words, places filled. Raises Beyond for a place or a message that is not there."""
    return "".join(
        part if isinstance(part, str) else _told(part, places, messages, language) for part in parts
    )


def _told(
    part: Place | Reference | Choice, places: Places, messages: Mapping[str, tuple[Part, ...]], language: str
) -> str:
    if isinstance(part, Reference):
        return tell(messages[part.id], places, messages, language)
    if isinstance(part, Choice):
        value = _value(part.place, places)
        form = _plural(value, language)
        keys = [key for key, _ in part.variants]
        found = next((n for n, key in enumerate(keys) if key == value), -1)
        if found < 0:
            found = next((n for n, key in enumerate(keys) if key == form), part.default)
        return tell(part.variants[found][1], places, messages, language)
    value = _value(part, places)
    return str(value) if isinstance(value, str) or part.form == Form.PLAIN else _number(value)


def _value(place: Place, places: Places) -> str | int | float:
    value = places.get(place.name)
    if place.form == Form.ASKED:
        return "no" if value is None or value == "" else "yes"
    if value is None:
        raise Beyond(place.name)
    return value


def _plural(value: str | int | float, language: str) -> str | None:
    if isinstance(value, str):
        return None
    return "one" if language == "en" and value == 1 and isinstance(value, int) else "other"


def _number(value: int | float) -> str:
    return f"{value:,}" if isinstance(value, int) else f"{value:,.3f}".rstrip("0").rstrip(".")


def _pattern(source: str, at: int, inside: bool) -> tuple[tuple[Part, ...], int]:
    """The parts up to the end, or *inside* a choice up to the next variant or the closing brace."""
    parts: list[Part] = []
    ends_in_text = False
    while at < len(source):
        if found := TEXT.match(source, at):
            parts.append(found[0])
            at, ends_in_text = found.end(), True
        elif not inside and (found := BREAK.match(source, at)):
            parts.append("\n" * found[0].count("\n") + found[0].rpartition("\n")[2])
            at = found.end()
        elif source[at] == "{":
            part, at = _placeable(source, at + 1)
            parts.append(part)
            ends_in_text = False
        elif inside and ENDS.match(source, at):
            break
        else:
            raise Beyond(source)
    if ends_in_text:
        parts[-1] = str(parts[-1]).rstrip()
    return tuple(parts), at


def _placeable(source: str, at: int) -> tuple[Part, int]:
    at = _skip(source, at)
    part: Part
    if found := QUOTED.match(source, at):
        part = re.sub(r"\\(.)", r"\1", found[1])
    elif found := AS_IT_IS.match(source, at) or _function(source, at):
        part = Place(found[1], Form(found.re))
    elif found := REFERENCE.match(source, at):
        part = Reference(found[1])
    else:
        raise Beyond(source)
    at = _skip(source, found.end())
    if source.startswith("}", at):
        return part, at + 1
    if source.startswith("->", at) and isinstance(part, Place):
        return _choice(source, at + 2, part)
    raise Beyond(source)


def _function(source: str, at: int) -> re.Match[str] | None:
    return WHETHER_GIVEN.match(source, at) or WITHOUT_COMMAS.match(source, at)


def _choice(source: str, at: int, place: Place) -> tuple[Choice, int]:
    variants: list[tuple[Key, tuple[Part, ...]]] = []
    default = -1
    while found := VARIANT.match(source, at):
        if found[1]:
            default = len(variants)
        parts, at = _pattern(source, _skip(source, found.end(), " "), inside=True)
        variants.append((float(found[2]) if found[2] else found[3], parts))
    at = _skip(source, at)
    if default < 0 or not source.startswith("}", at):
        raise Beyond(source)
    return Choice(place, tuple(variants), default), at + 1


def _skip(source: str, at: int, what: str = " \n") -> int:
    while at < len(source) and source[at] in what:
        at += 1
    return at

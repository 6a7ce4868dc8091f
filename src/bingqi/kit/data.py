"""Data files: strict models, and errors that name the file, the path in it and the nearest right word."""

from __future__ import annotations

import re
import types
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

import msgspec

from bingqi.errors import BadData, nearest


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The parent of all data models: frozen, and unknown keys are errors."""


@dataclass(frozen=True)
class Cites:
    """Put into a field's annotation: the clause that the number belongs to."""

    ref: str


D = TypeVar("D", bound=Data)

LONGEST = 60
"""Letters of a value that an error shows."""


def shape(raw: object, model: type[D], file: str) -> D:
    """*raw* as a model. Raises BadData that names the file, the path and the nearest right word of the first
    fault, and counts the others."""
    try:
        return msgspec.convert(raw, model, strict=True)
    except msgspec.ValidationError as fault:
        found = list(faults(raw, model))
        if not found:
            raise BadData("error-data", file=file, path="", fault=str(fault)) from None
        raise bad_data(file, found) from None


@dataclass(frozen=True)
class Fault:
    """One fault: where, what is wrong (a message's key and places)."""

    path: str
    key: str
    places: Mapping[str, object]


def bad_data(file: str, found: list[Fault]) -> BadData:
    """The error for a list of faults: the first in words, the others counted."""
    first = found[0]
    return BadData(first.key, file=file, path=first.path, more=len(found) - 1, **first.places)


def faults(raw: object, hint: Any, path: str = "") -> Iterator[Fault]:
    """Every fault of *raw* against a type, with the exact path."""
    plain = _without_marks(hint)
    if isinstance(plain, type) and issubclass(plain, msgspec.Struct) and isinstance(raw, Mapping):
        found = list(_struct_faults(raw, plain, path))
    elif get_origin(plain) is dict and isinstance(raw, Mapping):
        name, inner = get_args(plain)
        found = [
            fault
            for key, value in raw.items()
            for part, hint in ((key, name), (value, inner))
            for fault in faults(part, hint, _joined(path, str(key)))
        ]
    elif get_origin(plain) in (list, tuple) and isinstance(raw, list):
        found = [
            fault
            for place, (value, inner) in enumerate(zip(raw, _inners(plain, len(raw))))
            for fault in faults(value, inner, f"{path}[{place + 1}]")
        ]
    else:
        found = []
    yield from found or _leaf_faults(raw, hint, path)


def _struct_faults(raw: Mapping[str, Any], model: type[msgspec.Struct], path: str) -> Iterator[Fault]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(model)}
    for key, value in raw.items():
        if key not in fields:
            near = nearest(str(key), fields)
            kind = "error-unknown-key-near" if near else "error-unknown-key"
            yield Fault(_joined(path, str(key)), kind, {"nearest": near, "known": ", ".join(fields)})
        else:
            yield from faults(value, fields[key].type, _joined(path, key))
    for name, field in fields.items():
        if field.required and name not in raw:
            yield Fault(_joined(path, name), "error-missing-key", {})


def _leaf_faults(raw: object, hint: Any, path: str) -> Iterator[Fault]:
    try:
        msgspec.convert(raw, hint, strict=True)
    except msgspec.ValidationError as fault:
        allowed = [str(word) for word in get_args(_without_marks(hint)) if isinstance(word, str)]
        if allowed and isinstance(raw, str):
            near, known = nearest(raw, allowed), ", ".join(allowed)
            if near:
                yield Fault(path, "error-wrong-word", {"value": raw, "nearest": near, "known": known})
            else:
                yield Fault(path, "error-unknown-word", {"value": _short(raw), "known": known})
        else:
            key, places = _misfit(str(fault).split(" - at ")[0])
            yield Fault(path, key, {"value": _short(raw), **places})


_MISFITS = (
    ("error-too-small", re.compile(r"Expected `\w+` >= (?P<nearest>\S+)")),
    ("error-too-large", re.compile(r"Expected `\w+` <= (?P<nearest>\S+)")),
    ("error-too-short", re.compile(r"Expected `\w+` of length >= (?P<nearest>\d+)")),
    ("error-too-long", re.compile(r"Expected `\w+` of length <= (?P<nearest>\d+)")),
    ("error-wrong-length", re.compile(r"Expected `\w+` of length (?P<nearest>\d+), got \d+")),
    ("error-wrong-form", re.compile(r"Expected `str` matching regex '(?P<form>.*)'")),
    ("error-wrong-kind", re.compile(r"Expected `(?P<wanted>\w+)(?: \| null)?`, got `(?P<found>\w+)`")),
)


def _misfit(said: str) -> tuple[str, dict[str, str]]:
    """The sentence for what the library says of a value, and the places of it."""
    for key, form in _MISFITS:
        if found := form.fullmatch(said):
            return key, {name: text.replace(r"\\", "\\") for name, text in found.groupdict().items()}
    return "error-wrong-value", {"fault": said}


def _inners(hint: Any, length: int) -> tuple[Any, ...]:
    """The type of each of the entries of a list, or of a tuple with so many places."""
    parts = get_args(hint)
    return parts if get_origin(hint) is tuple and parts[-1] is not Ellipsis else parts[:1] * length


def _short(raw: object) -> str:
    """A value as it was written, cut where it becomes too long for a sentence."""
    written = repr(raw)
    return written if len(written) <= LONGEST else f"{written[: LONGEST - 1]}…"


def _without_marks(hint: Any) -> Any:
    if get_origin(hint) is Annotated:
        return _without_marks(get_args(hint)[0])
    if get_origin(hint) in (Union, types.UnionType):
        kept = [part for part in get_args(hint) if part is not type(None)]
        return _without_marks(kept[0]) if len(kept) == 1 else hint
    return hint


def _joined(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key

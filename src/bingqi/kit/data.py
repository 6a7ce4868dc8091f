"""Data files: strict models, and errors that name the file, the path in it and the nearest right word."""

from __future__ import annotations

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


def shape(raw: object, model: type[D], file: str) -> D:
    """*raw* as a model. Raises BadData that names the first fault's file and path; `faults` in its places holds all of them."""
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
        inner = get_args(plain)[1]
        found = [
            fault for key, value in raw.items() for fault in faults(value, inner, _joined(path, str(key)))
        ]
    elif get_origin(plain) in (list, tuple) and isinstance(raw, list):
        inner = get_args(plain)[0]
        found = [
            fault for place, value in enumerate(raw) for fault in faults(value, inner, f"{path}[{place + 1}]")
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
        near = nearest(str(raw), allowed) if allowed else ""
        if near:
            yield Fault(
                path, "error-wrong-word", {"value": str(raw), "nearest": near, "known": ", ".join(allowed)}
            )
        else:
            yield Fault(
                path, "error-wrong-value", {"value": repr(raw), "fault": str(fault).split(" - at ")[0]}
            )


def _without_marks(hint: Any) -> Any:
    if get_origin(hint) is Annotated:
        return _without_marks(get_args(hint)[0])
    if get_origin(hint) in (Union, types.UnionType):
        kept = [part for part in get_args(hint) if part is not type(None)]
        return _without_marks(kept[0]) if len(kept) == 1 else hint
    return hint


def _joined(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key

"""Fields of a state by path: `forces.R1.spent`, `turn.stack[1].kind`. Units and sides may stand for
numbers."""

from __future__ import annotations

from typing import Any

from bingqi.errors import LayoutError, Unreadable
from bingqi.game.cases.place import fault, unknown
from bingqi.kit.action import Named
from bingqi.kit.record import Record
from bingqi.kit.ruleset import Opening

VALUES = ("unit", "side", "cell")
"""The convertors that may read a value: a unit's name, a side's, a place."""


def read_field(state: Record, opening: Opening, path: str) -> int:
    """The number in a field. Raises BadData that names the nearest field."""
    owner, key = _find(state, opening, path)
    return int(owner[key] if isinstance(owner, list) else getattr(owner, key))


def write_field(state: Record, opening: Opening, path: str, value: object) -> None:
    """Set a field. Raises BadData for a path that does not exist and for a value that does not fit."""
    number = read_value(opening, value)
    owner, key = _find(state, opening, path)
    if isinstance(owner, list):
        owner[key] = number
    else:
        setattr(owner, key, number)
    try:
        state.pack()
    except LayoutError:
        raise fault("error-case-too-large", value=str(number)) from None


def read_value(opening: Opening, value: object) -> int:
    """A value as a number: whole, true or false, or the name of a unit, a side or a place."""
    if isinstance(value, int):
        return int(value)
    for name in VALUES if isinstance(value, str) else ():
        try:
            if name in opening.convertors:
                return opening.convertors[name].read(str(value))
        except (Unreadable, ValueError):
            continue
    raise unknown("value", value, names_of(opening, "unit") + names_of(opening, "side"))


def names_of(opening: Opening, convertor: str) -> list[str]:
    """The names that a convertor knows."""
    named = opening.convertors.get(convertor)
    return list(named.names) if isinstance(named, Named) else []


def _find(state: Record, opening: Opening, path: str) -> tuple[Any, Any]:
    """The record or row that holds the last part of a path, and the key in it."""
    held: Any = state
    owner, key = held, ""
    for part in path.replace("[", ".").replace("]", "").split("."):
        owner = held
        if isinstance(held, list):
            key = _index(held, opening, part)
            held = held[key]
        elif isinstance(held, Record):
            key = part
            held = getattr(held, _known(part, held))
        else:
            raise fault("error-case-no-parts", part=part)
    if not isinstance(held, int):
        raise fault("error-case-many-parts", known=", ".join(_parts(held)))
    return owner, key


def _known(part: str, held: Record) -> str:
    if part not in _parts(held):
        raise unknown("field", part, _parts(held))
    return part


def _parts(held: Any) -> list[str]:
    if isinstance(held, Record):
        return [field.name for field in held.layout.fields]
    return [f"0–{len(held) - 1}"]


def _index(row: list[Any], opening: Opening, part: str) -> Any:
    """The place in a row; records go by the names of units, or of sides or features where there is one for
    each, numbers by the names of sides."""
    if part.isdecimal():
        if int(part) >= len(row):
            raise fault("error-case-bounds", value=part, least=0, most=len(row) - 1)
        return int(part)
    names = names_of(opening, "unit" if isinstance(row[0], Record) else "side")
    for convertor in ("side", "feature"):
        found = names_of(opening, convertor)
        if isinstance(row[0], Record) and len(found) == len(row):
            names = found
    lowered = [name.lower() for name in names]
    if part.lower() not in lowered:
        raise unknown("name", part, names)
    return lowered.index(part.lower())

"""House rules: a TOML file of what changes. Merged by key into a ruleset's data, and the whole is checked
again.

An overlay names itself and the rules it is for in its table `overlay`; its table `remove` lists keys to drop,
which are dropped before the rest is merged in. Everything else is written as in the ruleset's data files.
"""

from __future__ import annotations

import copy
import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Annotated, Any, get_args

import msgspec

from bingqi.errors import BadData, nearest
from bingqi.game.files import parse_toml, read_text
from bingqi.kit.data import Cites, Data, shape
from bingqi.kit.ruleset import Ruleset


class About(Data, frozen=True, kw_only=True, rename={"rules": "for", "zh": "zh-CN"}):
    """The table `overlay`: a name of letters, digits, `-`, `_` and `.`; the ruleset and its versions; a title
    in both languages."""

    name: Annotated[str, msgspec.Meta(pattern=r"^[\w.-]+$", max_length=40)]
    rules: str
    en: str
    zh: str


class _Head(Data, frozen=True, kw_only=True):
    overlay: About


@dataclass(frozen=True)
class Overlay:
    """A house-rule file as it was written."""

    name: str
    text: str
    file: str

    @property
    def digest(self) -> str:
        """Eight digits that change with the text."""
        return hashlib.blake2b(self.text.encode(), digest_size=4).hexdigest()

    @cached_property
    def tables(self) -> dict[str, Any]:
        """Everything in the file. Raises BadData for what is not TOML."""
        return parse_toml(self.text, self.file)

    @cached_property
    def about(self) -> About:
        """The table `overlay`. Raises BadData."""
        head = {name: table for name, table in self.tables.items() if name == "overlay"}
        return shape(head, _Head, self.file).overlay

    @property
    def removed(self) -> Any:
        """The table `remove`: the keys to drop, by where they stand."""
        return self.tables.get("remove", {})

    @property
    def changed(self) -> dict[str, Any]:
        """What is merged into the data."""
        return {name: table for name, table in self.tables.items() if name not in ("overlay", "remove")}


@dataclass(frozen=True)
class Change:
    """One thing that an overlay changes: the path in the data, the value before and after (None where there
    is none), and the clauses that it belongs to."""

    path: str
    old: Any
    new: Any
    clauses: tuple[str, ...]


def read_overlay(path: Path) -> Overlay:
    """An overlay file. Raises NotFound or BadData."""
    return parse_overlay(read_text(path), str(path))


def parse_overlay(text: str, file: str) -> Overlay:
    """An overlay from its text; *file* is what errors call it. Raises BadData."""
    return Overlay(Overlay("", text, file).about.name, text, file)


@cache
def read_data(ruleset: Ruleset) -> dict[str, Any]:
    """The ruleset's data files as written, by the file's stem. Not to be changed: copy before merging."""
    files = sorted((ruleset.folder / "data").glob("*.toml"))
    return {file.stem: parse_toml(file.read_text("utf-8"), file.name) for file in files}


def apply_overlays(ruleset: Ruleset, base: Mapping[str, Any], overlays: Sequence[Overlay]) -> Data:
    """The ruleset's data with overlays merged in, the later over the earlier. Raises BadData."""
    merged: Any = copy.deepcopy(dict(base))
    for overlay in overlays:
        _check_rules(ruleset, overlay)
        _drop(merged, overlay.removed, "remove", overlay.file)
        merged = _merged(merged, copy.deepcopy(overlay.changed))
    try:
        return shape(merged, ruleset.data, ruleset.name)
    except BadData as fault:
        raise blamed(fault, overlays) from None


def blamed(fault: BadData, overlays: Sequence[Overlay]) -> BadData:
    """The same fault, told of the overlay that reaches farthest down the path where it lies; as it was when
    none does."""
    keys = re.split(r"[.\[]", str(fault.places.get("path", "")))
    depths = [_depth(overlay, keys) for overlay in overlays]
    deepest = max(depths, default=0)
    if deepest < min(2, len(keys)):
        return fault
    latest = max(place for place, depth in enumerate(depths) if depth == deepest)
    return BadData(fault.key, **{**fault.places, "file": overlays[latest].file})


def describe(overlay: Overlay, ruleset: Ruleset | None = None, after: Sequence[Overlay] = ()) -> list[Change]:
    """What an overlay changes in its ruleset, on top of the overlays before it, in the order of the data.
    Raises NotFound or BadData."""
    if ruleset is None:
        from bingqi.game.registry import ruleset as find_ruleset

        ruleset = find_ruleset(_rules(overlay)[0])
    base = read_data(ruleset)
    before = dict(_leaves(apply_overlays(ruleset, base, after)))
    now = dict(_leaves(apply_overlays(ruleset, base, (*after, overlay))))
    changes = []
    for path in dict.fromkeys([*before, *now]):
        old, new = before.get(path), now.get(path)
        either = new or old
        assert either is not None
        if (old is None or new is None) and either.is_default:
            continue
        if old is None or new is None or old.value != new.value:
            changes.append(Change(path, old and old.value, new and new.value, either.clauses))
    return changes


def touched(ruleset: Ruleset, overlay: Overlay, after: Sequence[Overlay] = ()) -> dict[str, str]:
    """The clauses that an overlay changes something of, each with the overlay's name. Raises BadData."""
    changes = describe(overlay, ruleset, after)
    return {clause: overlay.name for change in changes for clause in change.clauses}


def house_rules(ruleset: Ruleset, overlays: Sequence[Overlay]) -> dict[str, str]:
    """The clauses that some overlays change something of, each with the names of those that do. Raises
    BadData."""
    found: dict[str, str] = {}
    for place, overlay in enumerate(overlays):
        for clause, name in touched(ruleset, overlay, overlays[:place]).items():
            found[clause] = f"{found[clause]}, {name}" if clause in found else name
    return found


def _check_rules(ruleset: Ruleset, overlay: Overlay) -> None:
    from packaging.specifiers import InvalidSpecifier, SpecifierSet

    name, versions = _rules(overlay)
    if name != ruleset.name:
        raise BadData(
            "error-overlay-rules", file=overlay.file, path="overlay.for", wanted=name, name=ruleset.name
        )
    try:
        fits = ruleset.version in SpecifierSet(versions, prereleases=True)
    except InvalidSpecifier:
        raise _no_rules(overlay) from None
    if not fits:
        raise BadData(
            "error-overlay-version",
            file=overlay.file,
            path="overlay.for",
            wanted=overlay.about.rules,
            name=ruleset.name,
            version=ruleset.version,
        )


def _rules(overlay: Overlay) -> tuple[str, str]:
    """The name and the versions of the rules that an overlay is for."""
    found = re.fullmatch(r"\s*([\w-]+)\s*([^\w\s-].*)?", overlay.about.rules)
    if found is None:
        raise _no_rules(overlay)
    return found[1], found[2] or ""


def _no_rules(overlay: Overlay) -> BadData:
    value, example = overlay.about.rules, "campaign >=1.0, <2"
    return BadData("error-overlay-for", file=overlay.file, path="overlay.for", value=value, example=example)


def _drop(tables: Any, removed: Any, path: str, file: str) -> None:
    """Take the listed keys out of *tables*, in place."""
    if not isinstance(removed, dict):
        raise BadData("error-overlay-remove", file=file, path=path)
    for name, keys in removed.items():
        here = f"{path}.{name}"
        if name not in tables or not isinstance(tables[name], dict):
            raise _unknown(name, tables, here, file)
        if isinstance(keys, dict):
            _drop(tables[name], keys, here, file)
        elif isinstance(keys, list):
            for place, key in enumerate(keys):
                if not isinstance(key, str) or key not in tables[name]:
                    raise _unknown(str(key), tables[name], f"{here}[{place + 1}]", file)
                del tables[name][key]
        else:
            raise BadData("error-overlay-remove", file=file, path=here)


def _unknown(name: str, tables: Mapping[str, Any], path: str, file: str) -> BadData:
    near, known = nearest(name, tables), ", ".join(tables)
    key = "error-unknown-key-near" if near else "error-unknown-key"
    return BadData(key, file=file, path=path, nearest=near, known=known, more=0)


def _merged(base: Any, change: Any) -> Any:
    """Tables are merged key by key; anything else takes the place of what was there."""
    if not (isinstance(base, dict) and isinstance(change, dict)):
        return change
    return base | {key: _merged(base.get(key), value) for key, value in change.items()}


def _depth(overlay: Overlay, keys: Sequence[str]) -> int:
    """How many keys of a path an overlay names, from the first, in what it changes or in what it removes."""
    depths = []
    for tables in (overlay.changed, overlay.removed):
        held, depth = tables, 0
        for key in keys:
            if isinstance(held, list) and key in held:
                depth += 1
            if not isinstance(held, dict) or key not in held:
                break
            held, depth = held[key], depth + 1
        depths.append(depth)
    return max(depths)


@dataclass(frozen=True)
class _Leaf:
    """A value in the data; `is_default` when it would be the same if the file did not name it."""

    value: Any
    is_default: bool
    clauses: tuple[str, ...]


def _leaves(data: msgspec.Struct, path: str = "") -> Iterator[tuple[str, _Leaf]]:
    """Every value of checked data that is not a table, by its path."""
    for field in msgspec.structs.fields(data):
        held, here = getattr(data, field.name), f"{path}{field.encode_name}"
        entries = (
            [(f"{here}.{key}", value) for key, value in held.items()]
            if isinstance(held, dict)
            else [(here, held)]
        )
        for place, value in entries:
            if isinstance(value, msgspec.Struct):
                yield from _leaves(value, f"{place}.")
            else:
                refs = tuple(dict.fromkeys(_cited(field.type)))
                yield place, _Leaf(msgspec.to_builtins(value), value == _default(field), refs)


def _default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default_factory() if callable(field.default_factory) else field.default


def _cited(hint: Any) -> Iterator[str]:
    """The clauses named in a type and in everything that it holds."""
    if isinstance(hint, Cites):
        yield hint.ref
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        for field in msgspec.structs.fields(hint):
            yield from _cited(field.type)
    for part in get_args(hint):
        yield from _cited(part)

"""A file of house rules to begin with: everything that can be changed, as comments, with its value."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from bingqi.game.overlay import read_data
from bingqi.kit.ruleset import Ruleset
from bingqi.kit.wording import shared


def overlay_template(book: Ruleset, language: str) -> str:
    """The text of an overlay for a ruleset that changes nothing yet. It is valid as it stands."""
    words = shared(language)
    comment = [f"# {line}" for line in words.text("template-comment").splitlines()]
    major = int(book.version.split(".")[0])
    head = [
        *comment,
        "",
        "[overlay]",
        'name = "my-rules"',
        f'for = "{book.name} >={book.version}, <{major + 1}"',
        'en = "My rules"',
        '"zh-CN" = "我的房规"',
    ]
    tables = [line for name, table in read_data(book).items() for line in _table(name, table)]
    return "\n".join([*head, *tables])


def _table(path: str, table: Mapping[str, Any]) -> Iterator[str]:
    """A table and those inside it, each value commented out. Titles take one line."""
    values = {
        key: value for key, value in table.items() if not isinstance(value, Mapping) or _is_title(value)
    }
    if values:
        yield from ("", f"# [{path}]")
        for key, value in values.items():
            yield f"# {_key(key)} = {written(value)}"
    for key, value in table.items():
        if key not in values:
            yield from _table(f"{path}.{_key(key)}", value)


def _is_title(table: Mapping[str, Any]) -> bool:
    return bool(table) and all(isinstance(value, str) for value in table.values())


def written(value: Any) -> str:
    """A value as TOML has it."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(key)} = {written(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def _key(key: str) -> str:
    bare = key.isascii() and key.replace("-", "").replace("_", "").isalnum()
    return key if bare else json.dumps(key, ensure_ascii=False)

"""Words in two languages: Fluent catalogues, looked up by message id. No sentence is written in rules or
scenes."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache, cached_property
from threading import RLock
from typing import Any

from bingqi.kit.folder import folder_of

LANGUAGES = ("en", "zh-CN")
SHARED = "bingqi"
LONGEST = 1000
"""Letters of a place in a sentence."""
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*)?)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)\s*\}")


class Catalogue:
    """The messages of one or more packages in one language; the first package that has a message wins."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self.language = language
        self._packages = [_Messages(language, package) for package in packages]

    def has(self, key: str) -> bool:
        return any(key in messages for messages in self._packages)

    def text(self, key: str, places: Mapping[str, object] | None = None) -> str:
        """The message with its places filled. An unknown key comes back in angle brackets, so that it is
        seen."""
        for messages in self._packages:
            if key in messages:
                return messages.tell(key, _usable(places or {}))
        return f"<{key}>"


class _Messages:
    """The messages of one package. The library reads a message when it is first told: reading whole
    catalogues at every start would keep a player waiting."""

    def __init__(self, language: str, package: str) -> None:
        self._language = language
        folder = folder_of(package) / "wording"
        self._written: dict[str, str] = {}
        for file in sorted(folder.glob("*.ftl")):
            if file.name == f"{language}.ftl" or file.name.endswith(f".{language}.ftl"):
                self._written.update(
                    (found[1], found[0]) for found in _MESSAGE.finditer(file.read_text("utf-8"))
                )
        self._begun: set[str] = set()
        self._read: set[str] = set()
        self._reading = RLock()

    def __contains__(self, key: str) -> bool:
        return key in self._written

    def tell(self, key: str, places: Mapping[str, object]) -> str:
        self._let_read(key)
        return str(self._bundle.format_pattern(self._bundle.get_message(key).value, places)[0])

    def _let_read(self, key: str) -> None:
        """Give the library a message, and first those that it refers to. A server tells several people at
        once: nobody may find a message that another thread is about to give."""
        from fluent.runtime import FluentResource

        if key in self._read or key not in self._written:
            return
        with self._reading:
            if key in self._begun:
                return
            self._begun.add(key)
            for other in _REFERENCE.findall(self._written[key]):
                self._let_read(other)
            self._bundle.add_resource(FluentResource(self._written[key]))
            self._read.add(key)

    @cached_property
    def _bundle(self) -> Any:
        from fluent.runtime import FluentBundle

        return FluentBundle([self._language], functions={"GIVEN": _given}, use_isolating=False)


@cache
def catalogue(language: str, *packages: str) -> Catalogue:
    """The messages of some packages, then the shared ones."""
    return Catalogue(language, (*packages, SHARED))


def shared(language: str) -> Catalogue:
    """The messages that belong to no ruleset."""
    return catalogue(language)


def english(key: str, places: Mapping[str, object]) -> str:
    """A shared message in English, for the text of an exception."""
    return shared("en").text(key, places)


def language_of(wish: str | None = None) -> str:
    """The supported language nearest to a wish, or to the locale of the environment."""
    asked = wish or next(
        (found for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (found := os.environ.get(name))), "en"
    )
    return "zh-CN" if asked.lower().replace("_", "-").startswith("zh") else "en"


def _given(place: Any) -> Any:
    """Fluent's GIVEN(place): whether a place holds something, since Fluent itself cannot tell an empty
    text."""
    return "yes" if isinstance(place, (int, float, str)) and place != "" else "no"


def _usable(places: Mapping[str, object]) -> dict[str, object]:
    """The places as Fluent takes them; it gives up a whole sentence for one that is too long."""
    return {
        name: value if isinstance(value, (int, float)) else _cut(str(value)) for name, value in places.items()
    }


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"

"""Words in two languages: Fluent catalogues, looked up by message id. No sentence is written in rules or
scenes."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any

from bingqi.kit.fluent import Beyond, Part, Places, read_messages, read_pattern, tell
from bingqi.kit.folder import folder_of

LANGUAGES = ("en", "zh-CN")
SHARED = "bingqi"


class Catalogue:
    """The messages of one or more packages in one language; the first package that has a message wins."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self.language = language
        self._packages = [_Messages(language, package) for package in packages]

    def has(self, key: str) -> bool:
        return any(key in messages.written for messages in self._packages)

    def text(self, key: str, places: Mapping[str, object] | None = None) -> str:
        """The message with its places filled. An unknown key comes back in angle brackets, so that it is
        seen."""
        for messages in self._packages:
            if key in messages.written:
                return messages.tell(key, _usable(places or {}))
        return f"<{key}>"


class _Messages(dict[str, tuple[Part, ...]]):
    """The messages of one package: as they are written, and read when they are first told."""

    def __init__(self, language: str, package: str) -> None:
        super().__init__()
        self.language = language
        folder = folder_of(package) / "wording"
        self.sources = [
            file.read_text("utf-8")
            for file in sorted(folder.iterdir(), key=lambda file: file.name)
            if file.name == f"{language}.ftl" or file.name.endswith(f".{language}.ftl")
        ]
        self.written: dict[str, str] = {}
        for source in self.sources:
            self.written.update(read_messages(source))

    def __missing__(self, key: str) -> tuple[Part, ...]:
        if key not in self.written:
            raise Beyond(key)
        self[key] = read_pattern(self.written[key])
        return self[key]

    def tell(self, key: str, places: Places) -> str:
        try:
            return tell(self[key], places, self, self.language)
        except Beyond:
            value = self.bundle.get_message(key).value
            return str(self.bundle.format_pattern(value, places)[0])

    @cached_property
    def bundle(self) -> Any:
        """The same messages for the full library, which is slow to start."""
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([self.language], functions={"GIVEN": _given}, use_isolating=False)
        for source in self.sources:
            bundle.add_resource(FluentResource(source))
        return bundle


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


def _usable(places: Mapping[str, object]) -> Places:
    return {
        name: value if isinstance(value, (int, float, str)) else str(value) for name, value in places.items()
    }

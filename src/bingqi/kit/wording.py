"""Words in two languages: Fluent catalogues, looked up by message id. No sentence is written in rules or scenes."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "zh-CN")
SHARED = "bingqi"


class Catalogue:
    """The messages of one or more packages in one language; the first package that has a message wins."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundles: list[Any] = []
        for package in packages:
            bundle = FluentBundle([language], functions={"GIVEN": _given}, use_isolating=False)
            for file in sorted((files(package) / "wording").iterdir(), key=lambda file: file.name):
                if file.name == f"{language}.ftl" or file.name.endswith(f".{language}.ftl"):
                    bundle.add_resource(FluentResource(file.read_text("utf-8")))
            self._bundles.append(bundle)

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def text(self, key: str, places: Mapping[str, object] | None = None) -> str:
        """The message with its places filled. An unknown key comes back in angle brackets, so that it is seen."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                value = bundle.get_message(key).value
                if value is None:
                    break
                text, _ = bundle.format_pattern(value, _usable(places or {}))
                return str(text)
        return f"<{key}>"


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


def _given(place: object) -> str:
    """Fluent's GIVEN(place): whether a place holds something, since Fluent itself cannot tell an empty text."""
    return "yes" if isinstance(place, (int, float, str)) and place != "" else "no"


def _usable(places: Mapping[str, object]) -> dict[str, object]:
    return {name: value if isinstance(value, (int, float, str)) else str(value) for name, value in places.items()}

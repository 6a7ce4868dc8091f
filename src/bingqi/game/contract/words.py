"""The words of a ruleset: all there in every language, with no place that nobody fills."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Any

from bingqi.game.contract.report import Promise, Report
from bingqi.kit.ruleset import Ruleset
from bingqi.kit.wording import LANGUAGES, catalogue

ALWAYS = {
    "act": set[str](),
    "cause": {"actor", "target"},
    "event": {"actor", "target", "value", "cause"},
    "question": {"actor"},
    "result": {"actor", "target", "value", "cause"},
    "ruling": {"actor", "target", "value", "cause"},
}
"""The places that are filled in every message of a family; those of an event's shape come to them."""


def families(ruleset: Ruleset) -> dict[str, type[IntEnum]]:
    """The ruleset's lists, by what the keys of their words begin with."""
    return {
        "act": ruleset.acts,
        "question": ruleset.questions,
        "cause": ruleset.causes,
        "event": ruleset.events,
    }


def check_words(ruleset: Ruleset, report: Report) -> None:
    """Every member of the lists has words, the ruleset has titles, and every place in a message is one that
    is filled."""
    for language in LANGUAGES:
        words = catalogue(language, ruleset.package)
        for family, members in families(ruleset).items():
            for member in members:
                if not words.has(f"{family}-{member.name}"):
                    report.add(Promise.WORDS, f"wording, {language}: {family}-{member.name} is missing")
        if not ruleset.titles.get(language):
            report.add(Promise.WORDS, f"titles: none for {language}")
        for field in ruleset.settable.fields if ruleset.settable else ():
            if not field.title.get(language):
                report.add(Promise.WORDS, f"settable: {field.name} is not called anything in {language}")
        for key, named in _messages(ruleset, language):
            for place in sorted(named - _filled(ruleset, key)):
                report.add(Promise.WORDS, f"wording, {language}: nobody fills ${place} in {key}")


def _filled(ruleset: Ruleset, key: str) -> set[str]:
    family, _, name = key.partition("-")
    filled = set(ALWAYS[family])
    if family == "event" and name in ruleset.events.__members__:
        shape = ruleset.shapes.get(ruleset.events[name])
        filled |= {part[0] for part in (shape.a, shape.b) if part} if shape else set()
    return filled


def _messages(ruleset: Ruleset, language: str) -> Iterator[tuple[str, set[str]]]:
    """The messages of the families in one language, each with the places that it names."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    for file in sorted((ruleset.folder / "wording").glob(f"*{language}.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, Message) and entry.id.name.partition("-")[0] in ALWAYS:
                yield entry.id.name, set(_places(entry))


def _places(node: Any) -> Iterator[str]:
    from fluent.syntax.ast import BaseNode, VariableReference

    if isinstance(node, VariableReference):
        yield node.id.name
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, BaseNode):
                yield from _places(part)

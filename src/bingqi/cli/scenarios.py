"""`bingqi scenarios R`: what can be played with a ruleset, and how each begins."""

from __future__ import annotations

from typing import Any, NamedTuple

import click

from bingqi.cli.answer import answer, json_option
from bingqi.cli.columns import folded
from bingqi.cli.command import command
from bingqi.cli.titles import about_title, side_title
from bingqi.game.registry import ruleset as find_ruleset
from bingqi.game.scenario import about, find_scenario, open_scenario, scenario_names
from bingqi.kit.ruleset import Opening, Ruleset
from bingqi.kit.wording import shared


class Entry(NamedTuple):
    """A scenario: its name, its own table of titles, and its opening."""

    name: str
    about: Any
    opening: Opening


@command("scenarios")
@click.argument("ruleset")
@json_option
@click.pass_obj
def scenarios(language: str, ruleset: str, as_json: bool) -> None:
    book = find_ruleset(ruleset)
    entries = [_entry(book, name) for name in scenario_names(book)]
    found = {
        "ruleset": book.name,
        "version": book.version,
        "scenarios": [_found(entry, language) for entry in entries],
    }
    answer(as_json, lambda: found, lambda: _lines(entries, language))


def _entry(book: Ruleset, name: str) -> Entry:
    text = find_scenario(book, name)
    return Entry(name, about(book, text), open_scenario(book, text))


def _found(entry: Entry, language: str) -> dict[str, object]:
    return {
        "name": entry.name,
        "title": about_title(entry.about, language),
        "story": _story(entry.about, language),
        "minutes": entry.about.minutes,
        "is_uneven": _is_uneven(entry.about),
        "sides": [
            {"name": side, "title": side_title(entry.opening, side, language)} for side in entry.opening.sides
        ],
    }


def _lines(entries: list[Entry], language: str) -> list[str]:
    words = shared(language)
    lines: list[str] = []
    for entry in entries:
        sides = words.text("part-comma").join(
            side_title(entry.opening, side, language) for side in entry.opening.sides
        )
        facts = {
            "title": about_title(entry.about, language),
            "minutes": entry.about.minutes,
            "sides": sides,
            "uneven": "yes" if _is_uneven(entry.about) else "no",
        }
        lines += [entry.name, *folded(words.text("scenario-facts", facts), "  ")]
        lines += [*folded(_story(entry.about, language), "  "), ""]
    return lines[:-1]


def _story(about: Any, language: str) -> str:
    return str(about.story_zh if language == "zh-CN" else about.story)


def _is_uneven(about: Any) -> bool:
    return bool(getattr(about, "is_uneven", False))

"""`bingqi rulesets`: the books that can be played."""

from __future__ import annotations

import click

from bingqi.cli.answer import answer, json_option
from bingqi.cli.columns import aligned
from bingqi.cli.command import command
from bingqi.game.registry import ruleset, ruleset_names
from bingqi.game.scenario import scenario_names
from bingqi.kit.ruleset import Ruleset
from bingqi.kit.wording import shared


@command("rulesets")
@json_option
@click.pass_obj
def rulesets(language: str, as_json: bool) -> None:
    books = [ruleset(name) for name in ruleset_names()]
    answer(
        as_json,
        lambda: {"rulesets": [_found(book, language) for book in books]},
        lambda: _lines(books, language),
    )


def _found(book: Ruleset, language: str) -> dict[str, object]:
    return {
        "name": book.name,
        "version": book.version,
        "title": book.titles[language],
        "clauses": len(book.clauses.clauses),
        "scenarios": scenario_names(book),
    }


def _lines(books: list[Ruleset], language: str) -> list[str]:
    words = shared(language)
    head = [words.text(f"head-{column}") for column in ("ruleset", "title", "version", "scenarios")]
    rows = [
        [book.name, book.titles[language], book.version, str(len(scenario_names(book)))] for book in books
    ]
    return aligned([head, *rows], right={3})

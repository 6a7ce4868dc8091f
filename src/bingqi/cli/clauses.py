"""`bingqi clauses R [REF]`: the clause book against the code and the tests; one clause in full."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import click

from bingqi.cli.answer import answer, json_option
from bingqi.cli.columns import aligned, folded
from bingqi.cli.command import command, option
from bingqi.errors import BadData, NotFound, nearest
from bingqi.game.coverage import Row, clause_table, find_tests
from bingqi.game.registry import ruleset as find_ruleset
from bingqi.kit.ruleset import Ruleset
from bingqi.kit.wording import LANGUAGES, Catalogue, shared

LACKING = 1


@command("clauses")
@click.argument("ruleset")
@click.argument("clause", required=False)
@option("--strict", is_flag=True, help="option-clauses-strict")
@option("--tests", metavar="FOLDER", help="option-clauses-tests")
@json_option
@click.pass_obj
def clauses(
    language: str, ruleset: str, clause: str | None, strict: bool, tests: str | None, as_json: bool
) -> int:
    book = find_ruleset(ruleset)
    root = _tests_folder(book, tests)
    if root is None and strict:
        raise NotFound("error-no-tests", ruleset=book.name)
    try:
        rows = clause_table(book, root)
    except SyntaxError as fault:
        raise BadData("error-tests-not-python", fault=str(fault)) from None
    chosen = [_named(rows, clause)] if clause else rows
    words = shared(language)
    found = {
        "ruleset": book.name,
        "version": book.version,
        "clauses": [_found(row) for row in chosen],
        "lacking": [row.ref for row in chosen if row.lacks],
    }
    answer(as_json, lambda: found, lambda: _in_full(chosen[0], words) if clause else _table(rows, words))
    return LACKING if strict and found["lacking"] else 0


def _tests_folder(book: Ruleset, wish: str | None) -> Path | None:
    """Where the tests are. Raises NotFound for a wish that is no folder."""
    if wish is None:
        return find_tests(book)
    if not Path(wish).is_dir():
        raise NotFound("error-no-such-folder", folder=wish)
    return Path(wish)


def _named(rows: Sequence[Row], name: str) -> Row:
    """The clause of a reference, with or without the book's name before it. Raises NotFound, which names the
    nearest."""
    refs = {ref.lower(): row for row in rows for ref in (row.ref.partition(" ")[2], row.ref)}
    row = refs.get(" ".join(name.split()).lower())
    if row is None:
        known = [ref for row in rows for ref in (row.ref.partition(" ")[2], row.ref)]
        raise NotFound("error-no-such-clause", name=name, nearest=nearest(name, known))
    return row


def _found(row: Row) -> dict[str, object]:
    return {
        "ref": row.ref,
        "status": row.status,
        "kind": row.kind,
        "texts": dict(row.texts),
        "notes": dict(row.notes),
        "functions": list(row.functions),
        "tests": list(row.tests),
        "cases": list(row.cases),
        "causes": list(row.causes),
        "events": list(row.events),
        "lacks": list(row.lacks),
    }


def _table(rows: Sequence[Row], words: Catalogue) -> Iterable[str]:
    """A line for each clause, then how many of each status there are, and what is lacking."""
    columns = ("clause", "status", "functions", "tests", "cases", "causes")
    head = [*(words.text(f"head-{column}") for column in columns), ""]
    body = [
        [
            row.ref,
            words.text(f"clause-status-{row.status}"),
            *(str(len(part)) for part in (row.functions, row.tests, row.cases, row.causes)),
            _lacks(row, words),
        ]
        for row in rows
    ]
    yield from aligned([head, *body], right={2, 3, 4, 5})
    yield ""
    counts = {
        status: sum(row.status == status for row in rows)
        for status in dict.fromkeys(row.status for row in rows)
    }
    told = [f"{words.text(f'clause-status-{status}')} {count}" for status, count in counts.items()]
    yield from folded(
        words.text("clauses-count", {"count": len(rows), "by": words.text("part-comma").join(told)})
    )
    lacking = [row.ref for row in rows if row.lacks]
    if lacking:
        yield from folded(words.text("clauses-lacking", {"clauses": words.text("part-comma").join(lacking)}))


def _in_full(row: Row, words: Catalogue) -> Iterable[str]:
    """One clause with its text in both languages, its own first."""
    yield f"{row.ref}  {words.text(f'clause-status-{row.status}')}"
    for language in sorted(LANGUAGES, key=lambda language: language != words.language):
        yield ""
        yield from folded(row.texts[language], "  ")
        if row.notes[language]:
            yield from folded(row.notes[language], "    ")
    parts = {
        "functions": row.functions,
        "tests": row.tests,
        "cases": row.cases,
        "causes": row.causes,
        "events": row.events,
    }
    for name, held in parts.items():
        if held:
            yield ""
            yield words.text(f"head-{name}")
            yield from (f"  {item}" for item in held)
    if row.lacks:
        yield ""
        yield _lacks(row, words)


def _lacks(row: Row, words: Catalogue) -> str:
    return words.text("part-comma").join(words.text(f"lacks-{what}") for what in row.lacks)

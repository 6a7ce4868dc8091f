"""`bingqi overlay FILE`: check house rules, and say what they change; `--new R` prints a file to begin."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import click

from bingqi.cli.answer import answer, json_option
from bingqi.cli.columns import aligned, folded
from bingqi.cli.command import command, option
from bingqi.cli.template import overlay_template, written
from bingqi.errors import UserError
from bingqi.game.overlay import Change, Overlay, describe, read_overlay
from bingqi.game.registry import ruleset as find_ruleset
from bingqi.game.scenario import find_scenario, open_scenario, scenario_names
from bingqi.kit.ruleset import Ruleset
from bingqi.kit.wording import shared


@command("overlay")
@click.argument("file", required=False)
@option("--new", "new_for", metavar="RULESET", help="option-overlay-new")
@json_option
@click.pass_obj
def overlay(language: str, file: str | None, new_for: str | None, as_json: bool) -> None:
    if new_for is not None:
        template = overlay_template(find_ruleset(new_for), language)
        answer(as_json, lambda: {"template": template}, lambda: [template])
        return
    if file is None:
        raise UserError("error-overlay-or-new")
    house = read_overlay(Path(file))
    changes = describe(house)
    book = _ruleset(house)
    scenarios = {name: _fault(book, name, house, language) for name in scenario_names(book)}
    answer(
        as_json,
        lambda: _found(file, house, book, changes, scenarios, language),
        lambda: _lines(house, book, changes, scenarios, language),
    )


def _ruleset(house: Overlay) -> Ruleset:
    """The rules that a checked overlay is for: the first word of its `for`."""
    return find_ruleset(re.findall(r"[\w-]+", house.about.rules)[0])


def _fault(book: Ruleset, scenario: str, house: Overlay, language: str) -> str:
    """Why a scenario does not load under the house rules; empty when it does."""
    try:
        open_scenario(book, find_scenario(book, scenario), [house])
    except UserError as fault:
        return fault.sentence(language)
    return ""


def _found(
    file: str,
    house: Overlay,
    book: Ruleset,
    changes: Sequence[Change],
    scenarios: dict[str, str],
    language: str,
) -> dict[str, object]:
    return {
        "file": file,
        "name": house.name,
        "digest": house.digest,
        "title": _title(house, language),
        "for": house.about.rules,
        "ruleset": book.name,
        "version": book.version,
        "changes": [
            {"path": change.path, "old": change.old, "new": change.new, "clauses": list(change.clauses)}
            for change in changes
        ],
        "clauses": _clauses(changes),
        "scenarios": [
            {"name": name, "loads": not fault, "fault": fault} for name, fault in scenarios.items()
        ],
    }


def _lines(
    house: Overlay, book: Ruleset, changes: Sequence[Change], scenarios: dict[str, str], language: str
) -> list[str]:
    words = shared(language)
    places = {"name": house.name, "title": _title(house, language), "rules": house.about.rules}
    lines = [words.text("overlay-title", places), ""]
    head = [words.text(f"head-{column}") for column in ("place", "old", "new", "clauses")]
    rows = [
        [change.path, _value(change.old), _value(change.new), ", ".join(change.clauses)] for change in changes
    ]
    lines += aligned([head, *rows]) if rows else [words.text("overlay-nothing")]
    for ref in _clauses(changes):
        lines += ["", ref, *folded(book.clauses.by_ref[ref].text(language), "  ")]
    lines.append("")
    broken = {name: fault for name, fault in scenarios.items() if fault}
    lines.append(words.text("overlay-scenarios", {"broken": len(broken)}))
    for name, fault in broken.items():
        lines += folded(f"{name}: {fault}", "  ")
    return lines


def _clauses(changes: Sequence[Change]) -> list[str]:
    return list(dict.fromkeys(ref for change in changes for ref in change.clauses))


def _title(house: Overlay, language: str) -> str:
    return house.about.zh if language == "zh-CN" else house.about.en


def _value(value: object) -> str:
    """A value as data files have it; a dash where there is none."""
    return "—" if value is None else written(value)

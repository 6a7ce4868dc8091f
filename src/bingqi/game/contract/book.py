"""What can be checked without a game: the ruleset's lists, clauses, rooms and scenarios, and its words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from bingqi.errors import UserError
from bingqi.game.amendment import WORD, is_amendment
from bingqi.game.contract.report import Place, Promise, Report, crash
from bingqi.game.contract.words import check_words
from bingqi.game.scenario import find_scenario, open_scenario, scenario_names
from bingqi.kit.cause import Shared
from bingqi.kit.clause import unknown_references
from bingqi.kit.data import Cites
from bingqi.kit.rule import rules_of
from bingqi.kit.ruleset import Opening, Ruleset
from bingqi.kit.wording import LANGUAGES

FIRST_OWN_EVENT = 100
ROOMS = (
    *("state", "actions", "data", "setup", "turn", "movement", "sight"),
    *("shooting", "combat", "aftermath", "victory", "scene"),
)
NO_ROOMS = {"__init__", "causes"}
"""Modules that every ruleset has, and that the table need not name."""


def check_book(ruleset: Ruleset, report: Report) -> None:
    """All of it but the scenarios."""
    for promise, check in (
        (Promise.LISTS, check_lists),
        (Promise.WORDS, check_words),
        (Promise.CLAUSES, check_clauses),
        (Promise.ROOMS, check_rooms),
    ):
        try:
            check(ruleset, report)
        except Exception as error:
            report.add(promise, crash(error))


def check_lists(ruleset: Ruleset, report: Report) -> None:
    for shared in Shared:
        if ruleset.causes.__members__.get(shared.name) != shared:
            report.add(Promise.LISTS, f"causes: {shared.name} = {shared.value} is missing")
    for event in ruleset.events:
        if event < FIRST_OWN_EVENT:
            report.add(Promise.LISTS, f"events: {event.name} = {event.value} is less than {FIRST_OWN_EVENT}")
    for act in ruleset.acts:
        if act not in ruleset.patterns:
            report.add(Promise.LISTS, f"acts: {act.name} has no phrase in `patterns`")
        elif is_amendment(ruleset.patterns[act].phrase):
            report.add(Promise.LISTS, f"acts: {act.name} begins with “{WORD}”, as an umpire's rulings do")
    fields = ruleset.settable.fields if ruleset.settable else ()
    for name, times in Counter(field.name for field in fields).items():
        if times > 1 or name.split() != [name]:
            report.add(Promise.LISTS, f"settable: “{name}” is not one word for one thing")


def check_clauses(ruleset: Ruleset, report: Report) -> None:
    book = ruleset.clauses
    cited = {ref for rule in rules_of(ruleset.package) for ref in rule.clauses}
    cited |= set(_citations(ruleset.data)) | set(_citations(ruleset.scenario))
    for ref in unknown_references(book, cited):
        report.add(Promise.CLAUSES, f"{ref} is cited and not in the book")
    for members, named in (
        (ruleset.causes, Counter(name for clause in book.clauses for name in clause.causes)),
        (ruleset.events, Counter(name for clause in book.clauses for name in clause.events)),
    ):
        kind = members.__name__
        for name in sorted(set(named) | set(members.__members__)):
            if name not in members.__members__:
                report.add(Promise.CLAUSES, f"the book names {name}, and {kind} has no such member")
            elif named[name] != 1 and name not in Shared.__members__:
                report.add(Promise.CLAUSES, f"{kind}.{name} rests on {named[name]} clauses")


def check_rooms(ruleset: Ruleset, report: Report) -> None:
    """Each room of the plan is in the table of the README, with its modules or with a word why there are
    none; and each module too."""
    page = (ruleset.folder / "README.md").read_text("utf-8")
    table = dict(re.findall(r"^\| (\w+) \| (.+) \|$", page, re.MULTILINE))
    table.pop("room", None)
    modules = {file.stem for file in ruleset.folder.glob("*.py")} - NO_ROOMS
    told = {
        room: set(re.findall(r"`(\w+)\.py`", cell.split(":")[0] if room not in modules else cell))
        for room, cell in table.items()
    }
    named = set().union(*told.values()) if told else set()
    for room in ROOMS:
        if room not in table:
            report.add(Promise.ROOMS, f"README.md: the table has no line for {room}")
        elif room in modules and room not in told[room]:
            report.add(Promise.ROOMS, f"README.md: the line for {room} does not name {room}.py")
    for name in sorted(named - modules):
        report.add(Promise.ROOMS, f"README.md: {name}.py is named and not there")
    for name in sorted(modules - named):
        report.add(Promise.ROOMS, f"README.md: {name}.py is there and not named")


def openings(ruleset: Ruleset, report: Report) -> Iterator[tuple[str, Opening]]:
    """The scenarios that open, by name; those that do not are faults."""
    names = scenario_names(ruleset)
    if not names:
        report.add(Promise.SCENARIOS, "there is no scenario")
    for name in names:
        place = Place(name)
        try:
            opening = open_scenario(ruleset, find_scenario(ruleset, name))
            ruleset.notation(opening)
            faults = list(_opening_faults(ruleset, opening))
        except UserError as error:
            report.add(Promise.SCENARIOS, str(error), place)
        except Exception as error:
            report.add(Promise.SCENARIOS, crash(error), place)
        else:
            for fault in faults:
                report.add(Promise.SCENARIOS, fault, place)
            yield name, opening


def _opening_faults(ruleset: Ruleset, opening: Opening) -> Iterator[str]:
    if type(opening.state) is not ruleset.state or type(opening.setting) is not ruleset.setting:
        yield "the opening's records are not those that the ruleset names"
    if opening.state.dice.seed or opening.state.dice.ply:
        yield "the first state has a seed or a ply already"
    if opening.seats[: len(opening.sides)] != opening.sides:
        yield "the seats do not begin with the sides"
    for kind in {part[1] for shape in ruleset.shapes.values() for part in (shape.a, shape.b) if part}:
        if kind not in opening.convertors:
            yield f"shapes: there is no convertor {kind}"
    for seat in opening.seats:
        if set(opening.titles.get(seat, {})) != set(LANGUAGES):
            yield f"titles: {seat} is not called anything in every language"


def _citations(hint: Any) -> Iterator[str]:
    """The clauses that the fields of a data model cite, those of its parts too."""
    for mark in getattr(hint, "__metadata__", ()):
        if isinstance(mark, Cites):
            yield mark.ref
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        for field in msgspec.structs.fields(hint):
            yield from _citations(field.type)
    for part in get_args(hint):
        yield from _citations(part)

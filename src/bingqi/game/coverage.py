"""Clauses against code and tests: for each clause the functions that carry it out, the tests and cases of it.

A test names a clause at the beginning of its name, `test_w9_...` or `test_w12_natural_...`; a case lists its
clauses.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bingqi.kit.rule import rules_of
from bingqi.kit.ruleset import Ruleset

PARENTS = 4
"""How far above a ruleset's own folder its tests are looked for."""


@dataclass(frozen=True)
class Row:
    """One clause. `functions` are `room.function`, `tests` are `file::test`, `cases` are `file::id`, files
    below the tests' folder. Notes by language."""

    ref: str
    status: str
    kind: str
    texts: Mapping[str, str]
    notes: Mapping[str, str]
    functions: tuple[str, ...]
    tests: tuple[str, ...]
    cases: tuple[str, ...]
    causes: tuple[str, ...]
    events: tuple[str, ...]

    @property
    def lacks(self) -> tuple[str, ...]:
        """What a stated clause must have and this one does not: `function`, `test`."""
        if self.status != "stated":
            return ()
        has_test = self.tests or self.cases
        return tuple(word for word, has in (("function", self.functions), ("test", has_test)) if not has)


def clause_table(ruleset: Ruleset, tests_root: Path | None = None) -> list[Row]:
    """Every clause of the book in its order. Without *tests_root* the tests are those that `find_tests`
    finds; where there are none, no row has tests."""
    root = tests_root or find_tests(ruleset)
    functions, tests, cases = _functions(ruleset), _named_tests(ruleset, root), _listed_cases(ruleset, root)
    return [
        Row(
            ref=clause.ref,
            status=clause.status,
            kind=clause.kind,
            texts={"en": clause.en, "zh-CN": clause.zh},
            notes={"en": clause.note, "zh-CN": clause.note_zh},
            functions=tuple(functions.get(clause.ref, ())),
            tests=tuple(tests.get(clause.ref, ())),
            cases=tuple(cases.get(clause.ref, ())),
            causes=clause.causes,
            events=clause.events,
        )
        for clause in ruleset.clauses.clauses
    ]


def find_tests(ruleset: Ruleset) -> Path | None:
    """The folder of a ruleset's tests, in the project that its folder lies in: `tests/rulesets/<name>`,
    `tests/<name>` or `tests`. None when it was installed without its project."""
    for parent in list(ruleset.folder.parents)[:PARENTS]:
        tests = parent / "tests"
        if not (parent / "pyproject.toml").is_file():
            continue
        for folder in (tests / "rulesets" / ruleset.name, tests / ruleset.name, tests):
            if next(_test_files(folder), None) is not None:
                return folder
    return None


def case_files(ruleset: Ruleset, root: Path | None) -> list[Path]:
    """The files below a folder that hold cases of a ruleset."""
    found = sorted(root.rglob("*.toml")) if root else []
    return [file for file in found if next(_cases(file, ruleset.name), None) is not None]


def names_in_tests(root: Path | None) -> dict[str, list[str]]:
    """The tests, `file::test`, by the names in their texts, as attributes (`Cause.UPHILL`) or quoted."""
    found: dict[str, list[str]] = {}
    for file in _test_files(root):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for name in sorted(set(_names_in(node))):
                    found.setdefault(name, []).append(f"{_below(file, root)}::{node.name}")
    return found


def slug_of(ref: str) -> str:
    """How the name of a test writes a clause: `CAMP W12.natural` is w12_natural, `DBA3 §8.3` is 8_3."""
    return re.sub(r"[^a-z0-9]+", "_", ref.partition(" ")[2].lower()).strip("_")


def clauses_in(name: str, slugs: Mapping[str, str]) -> list[str]:
    """The clauses at the beginning of a test's name; the longest one wins, and several may follow each
    other."""
    rest, found = f"{name.removeprefix('test_')}_", list[str]()
    while fitting := [slug for slug in slugs if rest.startswith(f"{slug}_")]:
        longest = max(fitting, key=len)
        found.append(slugs[longest])
        rest = rest[len(longest) + 1 :]
    return found


def _functions(ruleset: Ruleset) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for rule in rules_of(ruleset.package):
        for ref in rule.clauses:
            found.setdefault(ref, []).append(rule.name.removeprefix(f"{ruleset.package}."))
    return found


def _named_tests(ruleset: Ruleset, root: Path | None) -> dict[str, list[str]]:
    slugs = {slug_of(clause.ref): clause.ref for clause in ruleset.clauses.clauses}
    found: dict[str, list[str]] = {}
    for file in _test_files(root):
        for name in _test_names(file):
            for ref in clauses_in(name, slugs):
                found.setdefault(ref, []).append(f"{_below(file, root)}::{name}")
    return found


def _listed_cases(ruleset: Ruleset, root: Path | None) -> dict[str, list[str]]:
    refs = {clause.ref: clause.ref for clause in ruleset.clauses.clauses}
    refs |= {ref.partition(" ")[2]: ref for ref in refs}
    found: dict[str, list[str]] = {}
    for file in sorted(root.rglob("*.toml")) if root else ():
        for case in _cases(file, ruleset.name):
            for name in case.get("clauses", ()):
                if name in refs:
                    found.setdefault(refs[name], []).append(f"{_below(file, root)}::{case.get('id')}")
    return found


def _test_files(root: Path | None) -> Iterator[Path]:
    yield from sorted(root.rglob("test_*.py")) if root else ()


def _test_names(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test_"):
            yield node.name


def _names_in(test: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(test):
        if isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _cases(file: Path, ruleset: str) -> Iterator[dict[str, Any]]:
    """The cases of a ruleset in a file; none in a file that is something else."""
    try:
        raw = tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError):
        return
    listed = raw.get("case", [])
    for case in listed if isinstance(listed, list) else ():
        if isinstance(case, dict) and case.get("ruleset", raw.get("ruleset")) == ruleset:
            yield case


def _below(file: Path, root: Path | None) -> str:
    return file.relative_to(root).as_posix() if root else file.name

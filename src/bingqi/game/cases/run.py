"""Case files read and run: every case becomes a result that says what was expected and what came."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from msgspec.structs import asdict

from bingqi.game.cases.checks import checks
from bingqi.game.cases.fields import names_of
from bingqi.game.cases.model import Case, Expect, Step, spelled_out
from bingqi.game.cases.place import fault, placed, unknown
from bingqi.game.cases.reasons import clause_named, in_full
from bingqi.game.cases.span import Check, Span, places_of, weighed
from bingqi.game.cases.trial import Setup, Trial
from bingqi.game.files import parse_toml, read_text
from bingqi.game.met import Met
from bingqi.game.registry import ruleset, ruleset_names
from bingqi.kit.data import shape
from bingqi.kit.ruleset import Ruleset

TEXT = "case"
"""What a case that came as text is called in errors."""


@dataclass(frozen=True)
class CaseFile:
    """The cases of one file, their rulesets found and their names checked."""

    file: str
    cases: tuple[tuple[Case, Ruleset], ...]


@dataclass(frozen=True)
class CaseResult:
    """How a case went. `titles` by language; `clauses` in full; a check for each thing expected; `drawn` is
    the map as it was at the end, where the case draws one; `met` is all that the rules have said."""

    file: str
    id: str
    ruleset: str
    titles: Mapping[str, str]
    clauses: tuple[str, ...]
    checks: tuple[Check, ...]
    drawn: str = ""
    met: frozenset[Met] = frozenset()

    @property
    def passed(self) -> bool:
        return all(check.passed for check in self.checks)


def run_cases(source: str | Path | Iterable[str | Path]) -> list[CaseResult]:
    """Run the cases of a TOML text, a file, a folder, or several files and folders. Raises BadData or
    NotFound for what is not a case; a case that comes out differently is a result."""
    return [run_case(case, book, found.file) for found in _sources(source) for case, book in found.cases]


def read_cases(text: str, file: str = TEXT) -> CaseFile:
    """The cases of a TOML text. Raises BadData with file, case, the path in it and the nearest right word."""
    raw = parse_toml(text, file)
    for key in raw:
        if key not in ("ruleset", "case"):
            with placed(file, key):
                raise unknown("key", key, ["ruleset", "case"])
    listed = raw.get("case", [])
    if not isinstance(listed, list) or not all(isinstance(item, dict) for item in listed) or not listed:
        with placed(file):
            raise fault("error-case-none")
    found, seen = [], set[str]()
    for place, item in enumerate(listed):
        name = str(item.get("id", f"case[{place + 1}]"))
        if name in seen:
            with placed(file, name, "id"):
                raise fault("error-name-twice", name=name)
        seen.add(name)
        with placed(file, name):
            found.append(_read_case(item, raw.get("ruleset")))
    return CaseFile(file, tuple(found))


def run_case(case: Case, book: Ruleset, file: str = TEXT) -> CaseResult:
    """Run one case. Raises BadData for a position that cannot be, an action that cannot be read, dice that do
    not fall."""
    titles = {"en": case.en, "zh-CN": case.zh}
    with placed(file, case.id):
        try:
            trial = Trial(book, setup_of(case), case.dice)
            found = tuple(_run(case, trial))
        except (AssertionError, LookupError, ArithmeticError):
            if not case.set:
                raise
            # no check foresees every state that can be set
            raise fault("error-case-impossible", path="set") from None
        clauses = tuple(clause_named(book, name) for name in case.clauses)
    return CaseResult(file, case.id, book.name, titles, clauses, found, trial.drawn(), frozenset(trial.met))


def setup_of(case: Case) -> Setup:
    """How a case begins."""
    question = asdict(case.question) if case.question else None
    return Setup(
        scenario=case.scenario,
        position=case.position,
        overlay=case.overlay,
        data=case.data,
        set=case.set,
        active=case.active,
        question=question,
    )


def _sources(source: str | Path | Iterable[str | Path]) -> Iterable[CaseFile]:
    if isinstance(source, str) and "\n" in source:
        yield read_cases(source)
        return
    for path in [source] if isinstance(source, (str, Path)) else source:
        for file in sorted(Path(path).glob("**/*.toml")) if Path(path).is_dir() else [Path(path)]:
            yield read_cases(read_text(file), str(file))


def _read_case(raw: dict[str, Any], default: object) -> tuple[Case, Ruleset]:
    case = shape(spelled_out(raw), Case, "")
    name = case.ruleset or default
    if not isinstance(name, str):
        raise fault("error-case-no-ruleset", path="ruleset", known=", ".join(ruleset_names()))
    with placed("", "ruleset"):
        book = ruleset(name)
    for place, clause in enumerate(case.clauses):
        with placed("", f"clauses[{place + 1}]"):
            clause_named(book, clause)
    if case.scenario is not None and case.position is not None:
        raise fault("error-case-two-positions", path="scenario")
    if case.scenario is None and case.position is None:
        raise fault("error-missing-key", path="position", more=0)
    if case.expect == Expect() and all(step.expect == Expect() for step in case.step):
        raise fault("error-missing-key", path="expect", more=0)
    if case.expect.odds and not (case.actions or case.step or case.weigh):
        raise fault("error-missing-key", path="weigh", more=0)
    return case, book


def _run(case: Case, trial: Trial) -> list[Check]:
    units = names_of(trial.opening, "unit")
    whole = Span(trial, places_of(trial, units), list(trial.events))
    found: list[Check] = []
    for path, step, expects in _steps(case):
        span = Span(trial, places_of(trial, units))
        _do(span, step, expects, path)
        whole.events += span.events
        whole.refused, whole.weighed = span.refused, span.weighed
        if span.refused and not any(expect.refused for expect in expects):
            cause = in_full(trial.ruleset, span.refused)
            return [*found, Check(f"{path} {step.action}", "LEGAL", cause, passed=False)]
        if step.expect != Expect():
            with placed("", path, "expect"):
                found += [replace(check, what=f"{path} {check.what}") for check in checks(span, step.expect)]
    if case.weigh is not None:
        with placed("", "weigh"):
            whole.weighed = weighed(trial, trial.read_legal(case.weigh))
    if trial.dice:
        given = len(case.dice)
        raise fault("error-case-dice-left", path="dice", given=given, used=given - len(trial.dice))
    with placed("", "expect"):
        return [*found, *checks(whole, case.expect)]


def _steps(case: Case) -> Iterator[tuple[str, Step, list[Expect]]]:
    """Every action with its path and all that is expected of it: what the case expects is also expected of
    its last action."""
    steps = [(f"actions[{place + 1}]", Step(action=text)) for place, text in enumerate(case.actions)]
    steps += [(f"step[{place + 1}]", step) for place, step in enumerate(case.step)]
    for place, (path, step) in enumerate(steps):
        is_last = place == len(steps) - 1 and case.weigh is None
        yield path, step, [step.expect, case.expect] if is_last else [step.expect]


def _do(span: Span, step: Step, expects: Sequence[Expect], path: str) -> None:
    """Play one action, unless it is refused or expected to be."""
    trial = span.trial
    with placed("", path):
        action = trial.read(step.action)
    cause = trial.why_not(action)
    if cause != "LEGAL" or any(expect.refused for expect in expects):
        span.refused = cause
        return
    if any(expect.odds for expect in expects):
        span.weighed = weighed(trial, action)
    with placed("", path if step.dice is not None else ""):
        span.events += trial.play(action, step.dice).events

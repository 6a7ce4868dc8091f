"""The report of a run: for each case what was expected and what came, in words or as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bingqi.game.cases.run import CaseResult
from bingqi.game.cases.span import Check
from bingqi.kit.wording import Catalogue, shared


def report_text(results: Sequence[CaseResult], language: str) -> str:
    """One paragraph a case, then the count."""
    words = shared(language)
    paragraphs = ["\n".join(_lines(result, words, language)) for result in results]
    failed = sum(not result.passed for result in results)
    counts = {"cases": len(results), "passed": len(results) - failed, "failed": failed}
    return "\n".join([*paragraphs, words.text("cases-count", counts)])


def report_data(results: Sequence[CaseResult]) -> dict[str, Any]:
    """The same for machines: `cases`, `passed`, `failed` and the `results`."""
    failed = sum(not result.passed for result in results)
    return {
        "cases": len(results),
        "passed": len(results) - failed,
        "failed": failed,
        "results": [_result_data(result) for result in results],
    }


def _lines(result: CaseResult, words: Catalogue, language: str) -> list[str]:
    verdict = words.text("case-passed" if result.passed else "case-failed")
    head = f"{verdict}  {result.id}  {result.titles[language]}  [{', '.join(result.clauses)}]"
    drawn = [] if result.passed else [f"      {row}" for row in result.drawn.splitlines()]
    return [head, *(_line(check, words) for check in result.checks), *drawn]


def _line(check: Check, words: Catalogue) -> str:
    if check.passed:
        return "    " + words.text("case-check-passed", {"what": check.what, "expected": check.expected})
    places = {"what": check.what, "expected": check.expected, "found": check.found}
    return "  × " + words.text("case-check-failed", places)


def _result_data(result: CaseResult) -> dict[str, Any]:
    return {
        "file": result.file,
        "id": result.id,
        "ruleset": result.ruleset,
        "titles": dict(result.titles),
        "clauses": list(result.clauses),
        "passed": result.passed,
        "drawn": result.drawn,
        "checks": [
            {"what": check.what, "expected": check.expected, "found": check.found, "passed": check.passed}
            for check in result.checks
        ],
    }

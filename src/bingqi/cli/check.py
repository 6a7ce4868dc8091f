"""`bingqi check CASES...`: run case files, and say for each case what was expected and what came."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from bingqi.cli.answer import answer, json_option
from bingqi.cli.command import command
from bingqi.errors import NotFound
from bingqi.game.cases import report_data, report_text, run_cases

DIFFERS = 1


@command("check")
@click.argument("cases", nargs=-1, required=True)
@json_option
@click.pass_obj
def check(language: str, cases: Sequence[str], as_json: bool) -> int:
    results = run_cases([Path(path) for path in cases])
    if not results:
        raise NotFound("error-no-cases", places=", ".join(cases))
    answer(as_json, lambda: report_data(results), lambda: [report_text(results, language)])
    return 0 if all(result.passed for result in results) else DIFFERS

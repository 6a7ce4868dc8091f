"""How a command answers: lines for people, or with `--json` one object for programs."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping

from bingqi.cli.command import option

json_option = option("--json", "as_json", is_flag=True, help="option-json")


def answer(
    as_json: bool, found: Callable[[], Mapping[str, object]], lines: Callable[[], Iterable[str]]
) -> None:
    """Print what was found as JSON, or as lines; only what is wanted is made."""
    if as_json:
        print_json(found())
        return
    for line in lines():
        print(line)


def print_json(found: Mapping[str, object]) -> None:
    """Print one JSON object."""
    print(json.dumps(found, ensure_ascii=False, indent=2))


def percent(rate: float) -> str:
    """A rate as players write it, one digit after the point."""
    return f"{100 * rate:.1f} %"

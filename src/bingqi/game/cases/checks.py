"""What a case expects against what came: one check for each thing that is expected."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bingqi.game.cases.fields import read_field, read_value
from bingqi.game.cases.happenings import (
    NOTHING,
    check_costs,
    check_events,
    check_odds,
    check_outcome,
    check_rulings,
)
from bingqi.game.cases.model import Expect, Next
from bingqi.game.cases.place import placed, unknown
from bingqi.game.cases.reasons import cause_named, in_full, is_reason
from bingqi.game.cases.span import Check, Span
from bingqi.game.cases.trial import Trial

DRAWN = "draw"
NOBODY = "nobody"
MOVED = "moved"


def checks(span: Span, expect: Expect) -> Iterator[Check]:
    """One check for each thing expected. Raises BadData for names that there are not, with the path in
    *expect*."""
    trial = span.trial
    if expect.refused is not None:
        with placed("", "refused"):
            yield _refusal("refused", trial, expect.refused, span.refused or "LEGAL")
    yield from check_rulings(span, expect.ruling)
    yield from check_outcome(span, expect.outcome)
    yield from check_units(span, expect.unit)
    yield from check_costs(span, expect.cost)
    yield from check_events(span, expect.happens, "happens", should=True)
    yield from check_events(span, expect.happens_not, "not_happens", should=False)
    if expect.next_ is not None:
        with placed("", "next"):
            yield from check_next(trial, expect.next_)
    yield from check_odds(span, expect.odds)
    yield from check_end(trial, expect)
    yield from check_state(trial, expect.state)


def check_units(span: Span, expected: Mapping[str, Mapping[str, Any]]) -> Iterator[Check]:
    """What became of units: their facts now, and how far they have come."""
    for unit, wanted in expected.items():
        with placed("", "unit", unit):
            found = dict(span.trial.facts(unit))
            before, now = span.before.get(unit, ""), str(found.get("at", ""))
            found[MOVED] = span.trial.apart(before, now) if before and now else None
            for key, value in wanted.items():
                if key not in found:
                    raise unknown("fact", key, list(found))
                what, came = f"unit.{unit}.{key}", found[key]
                yield Check(what, _written(value), _written(came), _alike(value, came))


def check_next(trial: Trial, expected: Next) -> Iterator[Check]:
    """Whose decision it is, about what, and what it offers."""
    decision, seats = trial.decision, trial.opening.seats
    if expected.side is not None:
        if expected.side not in (*seats, NOBODY):
            raise unknown("side", expected.side, [*seats, NOBODY])
        side = seats[decision.side] if decision.side >= 0 else NOBODY
        yield _same("next.side", expected.side, side)
    if expected.question is not None:
        kinds = trial.ruleset.questions.__members__
        if expected.question not in kinds:
            raise unknown("question", expected.question, list(kinds))
        yield _same("next.question", expected.question, trial.ruleset.questions(decision.kind).name)
    if expected.about is not None:
        number = trial.number(expected.about)
        about = trial.opening.things.write(decision.about) if decision.about >= 0 else NOBODY
        yield Check("next.about", expected.about, about, decision.about == number)
    yield from _offers(trial, expected)


def _offers(trial: Trial, expected: Next) -> Iterator[Check]:
    offered = trial.candidates() if trial.decision.side >= 0 else []
    listed = "; ".join(offered) or NOTHING
    for text in _normal(trial, expected.offers, "offers"):
        yield Check("next.offers", text, listed, text in offered)
    for text in _normal(trial, expected.not_offers, "not_offers"):
        yield Check("next.not_offers", text, listed, text not in offered)
    if expected.offers_exactly is not None:
        wanted = _normal(trial, expected.offers_exactly, "offers_exactly")
        same = sorted(wanted) == sorted(offered)
        yield Check("next.offers_exactly", "; ".join(wanted) or NOTHING, listed, same)
    for text in _normal(trial, expected.allows, "allows"):
        cause = trial.why_not(text)
        yield Check(f"next.allows {text}", "LEGAL", in_full(trial.ruleset, cause), cause == "LEGAL")
    for text, reason in expected.refuses.items():
        with placed("", f'refuses."{text}"'):
            yield _refusal(f"next.refuses {text}", trial, reason, trial.why_not(text))


def check_end(trial: Trial, expected: Expect) -> Iterator[Check]:
    """Who has won, and why."""
    result = trial.result
    if expected.winner is not None:
        wanted = [expected.winner] if isinstance(expected.winner, str) else sorted(expected.winner)
        with placed("", "winner"):
            for name in wanted:
                if name not in (*trial.opening.sides, DRAWN, NOBODY):
                    raise unknown("side", name, [*trial.opening.sides, DRAWN, NOBODY])
        won = sorted(
            side for number, side in enumerate(trial.opening.sides) if (result.winners >> number) & 1
        )
        found = (won or [DRAWN]) if result.over else [NOBODY]
        yield Check("winner", ", ".join(wanted), ", ".join(found), wanted == found)
    if expected.why is not None:
        with placed("", "why"):
            cause_named(trial.ruleset, expected.why)
        found_why = trial.ruleset.causes(result.cause).name if result.over else NOTHING
        yield _same("why", expected.why, found_why)


def check_state(trial: Trial, expected: Mapping[str, Any]) -> Iterator[Check]:
    for name, value in expected.items():
        with placed("", f'state."{name}"'):
            wanted, found = read_value(trial.opening, value), read_field(trial.state, trial.opening, name)
            yield Check(f"state.{name}", str(value), str(found), found == wanted)


def _refusal(what: str, trial: Trial, wanted: str, cause: str) -> Check:
    return Check(what, wanted, in_full(trial.ruleset, cause), is_reason(trial.ruleset, wanted, cause))


def _normal(trial: Trial, texts: Sequence[str], key: str) -> list[str]:
    """Actions as the notation writes them. Raises BadData for what is not an action."""
    found = []
    for place, text in enumerate(texts):
        with placed("", f"{key}[{place + 1}]"):
            found.append(trial.notation.write(trial.read(text)))
    return found


def _same(what: str, expected: str, found: str) -> Check:
    return Check(what, expected, found, expected == found)


def _alike(wanted: object, found: object) -> bool:
    """Equal; names in a list may stand in any order."""
    if (
        isinstance(wanted, list)
        and isinstance(found, list)
        and all(isinstance(name, str) for name in wanted + found)
    ):
        return sorted(wanted) == sorted(found)
    return type(wanted) is type(found) and wanted == found


def _written(value: object) -> str:
    if value is None:
        return NOTHING
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)

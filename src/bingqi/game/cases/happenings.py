"""Expectations about what was told: rulings and their modifiers, outcomes, costs, events, odds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from bingqi.game.cases.model import Number, Ruling
from bingqi.game.cases.place import fault, placed, unknown
from bingqi.game.cases.reasons import cause_named
from bingqi.game.cases.span import Check, Settled, Span, named_numbers, rulings
from bingqi.game.cases.trial import Trial
from bingqi.kit.log import Event, Kind

ITSELF = "itself"
"""Where a case names a unit: the modifiers that belong to no unit but to the ruling as such."""
NOTHING = "–"


def check_rulings(span: Span, expected: Mapping[str, Ruling]) -> Iterator[Check]:
    for unit, wanted in expected.items():
        with placed("", "ruling", unit):
            number = -1 if unit == ITSELF else span.trial.number(unit)
            settled = rulings(span.events)
            lines = next((found for ruling in reversed(settled) if (found := _modifiers(ruling, number))), [])
            if wanted.modifiers is not None:
                listed = [_modifier(span.trial, item, place) for place, item in enumerate(wanted.modifiers)]
                came = [(_cause(span.trial, event), _value(span.trial, event)) for event in lines]
                yield Check(f"ruling.{unit}.modifiers", _listed(listed), _listed(came), listed == came)
            if wanted.total is not None:
                total = _number(wanted.total, "total")
                summed = _sum(span.trial, lines)
                came_to = NOTHING if summed is None else str(summed)
                yield Check(f"ruling.{unit}.total", str(total), came_to, total == summed)


def check_outcome(span: Span, expected: str | Sequence[str] | None) -> Iterator[Check]:
    if expected is None:
        return
    wanted = [expected] if isinstance(expected, str) else list(expected)
    with placed("", "outcome"):
        for name in wanted:
            cause_named(span.trial.ruleset, name)
    closed = [_cause(span.trial, ruling.closed) for ruling in rulings(span.events) if ruling.closed]
    found = closed[-1:] if isinstance(expected, str) else closed
    yield Check("outcome", ", ".join(wanted), ", ".join(found) or NOTHING, wanted == found)


def check_costs(span: Span, expected: Mapping[str, int]) -> Iterator[Check]:
    """The number called cost in the last event of a unit that has one."""
    for unit, cost in expected.items():
        with placed("", "cost", unit):
            number = span.trial.number(unit)
        paid = [
            value
            for event in span.events
            if event.actor == number
            for name, _, value in named_numbers(span.trial, event)
            if name == "cost"
        ]
        yield Check(f"cost.{unit}", str(cost), str(paid[-1]) if paid else NOTHING, paid[-1:] == [cost])


def check_events(
    span: Span, expected: Sequence[str | Mapping[str, Any]], key: str, should: bool
) -> Iterator[Check]:
    for place, item in enumerate(expected):
        with placed("", f"{key}[{place + 1}]"):
            wanted = _event(span.trial, item)
        alike = [event for event in span.events if _told(span.trial, event).get("event") == wanted["event"]]
        came = [_told(span.trial, event) for event in alike]
        happened = any(all(told.get(name) == value for name, value in wanted.items()) for told in came)
        found = "; ".join(_in_words(told) for told in came) or NOTHING
        yield Check(key, _in_words(wanted), found, happened == should)


def check_odds(span: Span, expected: Mapping[str, Number]) -> Iterator[Check]:
    """The chance that a ruling closes for a cause, or that an event happens, to a unit where one is named
    after it."""
    for key, value in expected.items():
        with placed("", "odds", key):
            chance, name = _number(value, ""), key.partition(" ")[0]
            known = {*span.trial.ruleset.causes.__members__, *span.trial.ruleset.events.__members__}
            if name not in known:
                raise unknown("outcome", name, known)
            unit = key.partition(" ")[2].strip()
            number = span.trial.number(unit) if unit else None
        shares = [
            share
            for share, events in span.weighed
            if any(_is(span.trial, event, name, number) for event in events)
        ]
        found = sum(shares, Fraction(0))
        yield Check(f"odds.{key}", str(chance), str(found), found == chance)


def _modifiers(ruling: Settled, number: int) -> list[Event]:
    return [event for event in ruling.lines if event.kind == Kind.MODIFIER and event.actor == number]


def _modifier(trial: Trial, item: Sequence[Number], place: int) -> tuple[str, Fraction]:
    with placed("", f"modifiers[{place + 1}]"):
        if len(item) != 2:
            raise fault("error-case-modifier")
        return cause_named(trial.ruleset, str(item[0])), _number(item[1], "")


def _number(value: Number, path: str) -> Fraction:
    try:
        return Fraction(str(value))
    except (ValueError, ZeroDivisionError):
        raise fault("error-case-number", path=path, value=value) from None


def _value(trial: Trial, event: Event) -> Fraction:
    unit = trial.ruleset.units.get(event.cause)
    return Fraction(trial.opening.convertors[unit].write(event.a) if unit else event.a)


def _sum(trial: Trial, lines: Sequence[Event]) -> Fraction | None:
    """What the modifiers add up to; those in another measure than the first are left out."""
    measures = [trial.ruleset.units.get(event.cause) for event in lines]
    values = [_value(trial, event) for event, measure in zip(lines, measures) if measure == measures[0]]
    return sum(values, Fraction(0)) if values else None


def _listed(modifiers: Sequence[tuple[str, Fraction]]) -> str:
    return ", ".join(f"{cause} {'+' if value > 0 else ''}{value}" for cause, value in modifiers) or NOTHING


def _cause(trial: Trial, event: Event) -> str:
    return str(trial.ruleset.causes(event.cause).name)


def _is(trial: Trial, event: Event, name: str, number: int | None) -> bool:
    if event.kind == Kind.CLOSED:
        return _cause(trial, event) == name and number in (None, event.actor, event.target)
    is_own = event.kind >= 100 and trial.ruleset.events(event.kind).name == name
    return is_own and number in (None, event.actor)


def _told(trial: Trial, event: Event) -> dict[str, str]:
    """An event by the words that a case may use for it."""
    if event.kind < 100:
        return {}
    told = {"event": str(trial.ruleset.events(event.kind).name)}
    unit = trial.opening.things
    told |= {
        name: unit.write(who) for name, who in (("unit", event.actor), ("target", event.target)) if who >= 0
    }
    if event.cause:
        told["cause"] = _cause(trial, event)
    return told | {name: written for name, written, _ in named_numbers(trial, event)}


def _event(trial: Trial, item: str | Mapping[str, Any]) -> dict[str, str]:
    """An expected event, its words checked."""
    if isinstance(item, str):
        name, _, unit = item.partition(" ")
        item = {"event": name, "unit": unit.strip()} if unit.strip() else {"event": name}
    name = str(item.get("event", ""))
    if name not in trial.ruleset.events.__members__:
        raise unknown("event", name, list(trial.ruleset.events.__members__))
    shape = trial.ruleset.shapes.get(trial.ruleset.events[name])
    numbers = [form[0] for form in (shape.a, shape.b) if form] if shape else []
    known = ["event", "unit", "target", "cause", *numbers]
    for key, value in item.items():
        if key not in known:
            raise unknown("word", key, known)
        if key in ("unit", "target"):
            trial.number(str(value))
        if key == "cause":
            cause_named(trial.ruleset, str(value))
    return {key: str(value) for key, value in item.items()}


def _in_words(told: Mapping[str, str]) -> str:
    rest = ", ".join(f"{key} {value}" for key, value in told.items() if key not in ("event", "unit"))
    return " ".join(
        part for part in (told["event"], told.get("unit", ""), f"({rest})" if rest else "") if part
    )

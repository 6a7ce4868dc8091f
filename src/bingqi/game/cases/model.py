"""What a case file may hold: positions, actions, dice, and what is right. docs/case-format.md explains it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta

from bingqi.kit.data import Data

Slug = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9._-]*$", max_length=80)]
Number = int | str
"""A whole number, or a fraction as text: 3, "+3", "7/2"."""
Words = str | list[str]


class Ruling(Data, frozen=True, kw_only=True):
    """The modifiers of a unit in the last ruling that names it, [cause, value] in their order, and
    their sum."""

    total: Number | None = None
    modifiers: list[list[Number]] | None = None


class Next(Data, frozen=True, kw_only=True):
    """Whose decision it is and what it offers. `offers` and `not_offers` look at the list of choices;
    `allows` and `refuses` ask about any action, listed or not, `refuses` with the clause or cause
    for each."""

    side: str | None = None
    question: str | None = None
    about: str | None = None
    offers: list[str] = []
    not_offers: list[str] = []
    offers_exactly: list[str] | None = None
    allows: list[str] = []
    refuses: dict[str, str] = {}


class Expect(Data, frozen=True, kw_only=True, rename={"next_": "next", "happens_not": "not_happens"}):
    """What is right. Everything is optional; each is checked for itself."""

    refused: str | None = None
    ruling: dict[str, Ruling] = {}
    outcome: Words | None = None
    unit: dict[str, dict[str, Any]] = {}
    cost: dict[str, int] = {}
    happens: list[str | dict[str, Any]] = []
    happens_not: list[str | dict[str, Any]] = []
    next_: Next | None = None
    odds: dict[str, Number] = {}
    winner: Words | None = None
    why: str | None = None
    state: dict[str, Any] = {}


class Step(Data, frozen=True, kw_only=True):
    """One action with what is expected of it."""

    action: str
    dice: list[int] | None = None
    expect: Expect = Expect()


class Asked(Data, frozen=True, kw_only=True):
    """The question that a position starts with."""

    kind: str
    about: str | None = None
    amount: Annotated[int, Meta(ge=0)] | None = None
    place: str | None = None


class Case(Data, frozen=True, kw_only=True, rename={"zh": "zh-CN"}):
    """One case. `set` and `expect.state` name fields of the state by path."""

    id: Slug
    clauses: Annotated[list[str], Meta(min_length=1)]
    en: str
    zh: str
    ruleset: str | None = None
    scenario: str | None = None
    position: dict[str, Any] | None = None
    overlay: str | None = None
    data: dict[str, Any] = {}
    set: dict[str, Any] = {}
    active: str | None = None
    question: Asked | None = None
    actions: list[str] = []
    dice: list[int] = []
    step: list[Step] = []
    weigh: str | None = None
    expect: Expect = Expect()


def spelled_out(raw: Mapping[str, Any]) -> dict[str, Any]:
    """`question = "PLAN"` is short for a table, and `set.turn.round_number = 3` for one long key."""
    full = dict(raw)
    if isinstance(full.get("question"), str):
        full["question"] = {"kind": full["question"]}
    if isinstance(full.get("set"), Mapping):
        full["set"] = flat(full["set"])
    full["expect"] = _expect(full.get("expect", {}))
    if isinstance(full.get("step"), list):
        full["step"] = [_step(step) for step in full["step"]]
    return full


def flat(table: Mapping[str, Any], before: str = "") -> dict[str, Any]:
    """Nested tables as one, their keys joined by dots."""
    found: dict[str, Any] = {}
    for key, value in table.items():
        found |= flat(value, f"{before}{key}.") if isinstance(value, Mapping) else {before + key: value}
    return found


def _step(step: object) -> object:
    if isinstance(step, Mapping) and "expect" in step:
        return {**step, "expect": _expect(step["expect"])}
    return step


def _expect(expect: object) -> object:
    if isinstance(expect, Mapping) and isinstance(expect.get("state"), Mapping):
        return {**expect, "state": flat(expect["state"])}
    return expect

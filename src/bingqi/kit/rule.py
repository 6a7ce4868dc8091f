"""`@rule("CAMP W11")` marks a plain function as a rule of those clauses. It stays a plain function."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class Rule:
    """A registered function, the clauses it carries out, whether the fast tier has it, and whether it is
    copied into its callers."""

    function: Callable[..., Any]
    clauses: tuple[str, ...]
    is_compiled: bool
    inline: bool

    @property
    def name(self) -> str:
        return f"{self.function.__module__}.{self.function.__qualname__}"


RULES: dict[Callable[..., Any], Rule] = {}
"""Every rule that has been imported, by its function."""


def rule(*clauses: str, inline: bool = False) -> Callable[[F], F]:
    """Register the decorated function as a rule. `inline` only where a profile has named it."""

    def register(function: F) -> F:
        RULES[function] = Rule(function, clauses, is_compiled=True, inline=inline)
        return function

    return register


def set_up_by(*clauses: str) -> Callable[[F], F]:
    """Register a function that carries out clauses before play begins, on data, and never in the fast
    tier."""

    def register(function: F) -> F:
        RULES[function] = Rule(function, clauses, is_compiled=False, inline=False)
        return function

    return register


def rules_of(package: str) -> list[Rule]:
    """The rules defined in a package or below it, in the order of their definition."""
    return [
        found
        for function, found in RULES.items()
        if function.__module__ == package or function.__module__.startswith(package + ".")
    ]

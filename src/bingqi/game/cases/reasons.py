"""Clauses and causes as cases name them: `W9`, `CAMP W9.leaving`, `FIRST_STEP_IN_ZONE`."""

from __future__ import annotations

from bingqi.errors import BadData
from bingqi.game.cases.place import unknown
from bingqi.kit.ruleset import Ruleset


def clause_named(ruleset: Ruleset, name: str) -> str:
    """The full reference of a clause that is named with or without its book. Raises BadData."""
    short = {ref.partition(" ")[2]: ref for ref in ruleset.clauses.by_ref}
    if name in ruleset.clauses.by_ref:
        return name
    if name not in short:
        raise unknown("clause", name, [*ruleset.clauses.by_ref, *short])
    return short[name]


def cause_named(ruleset: Ruleset, name: str) -> str:
    """The name of a cause, checked. Raises BadData."""
    if name not in ruleset.causes.__members__:
        raise unknown("cause", name, list(ruleset.causes.__members__))
    return name


def clause_of(ruleset: Ruleset, cause: str) -> str:
    """The clause that a cause rests on."""
    return next((clause.ref for clause in ruleset.clauses.clauses if cause in clause.causes), "")


def is_reason(ruleset: Ruleset, wanted: str, cause: str) -> bool:
    """Whether a cause is the one wanted, or rests on the clause wanted or a part of it. Raises BadData for a
    name of neither."""
    if wanted in ruleset.causes.__members__:
        return wanted == cause
    try:
        clause = clause_named(ruleset, wanted)
    except BadData:
        known = [*ruleset.causes.__members__, *(ref.partition(" ")[2] for ref in ruleset.clauses.by_ref)]
        raise unknown("reason", wanted, known) from None
    found = clause_of(ruleset, cause)
    return found == clause or found.startswith(f"{clause}.")


def in_full(ruleset: Ruleset, cause: str) -> str:
    """A cause with its clause, for a report."""
    clause = clause_of(ruleset, cause)
    return f"{cause} ({clause})" if clause else cause

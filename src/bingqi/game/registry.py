"""Rulesets by name: those that come with bingqi, and those that other packages offer under the entry point
`bingqi.rulesets`."""

from __future__ import annotations

from importlib import import_module

from bingqi.errors import NotFound, nearest
from bingqi.kit.ruleset import Ruleset
from bingqi.rulesets import BUILT_IN

GROUP = "bingqi.rulesets"
_registered: dict[str, Ruleset] = {}


def ruleset(name: str) -> Ruleset:
    """The ruleset of a name. Raises NotFound, which names the nearest."""
    if name in _registered:
        return _registered[name]
    if name in BUILT_IN:
        found: Ruleset = import_module(f"bingqi.rulesets.{name}").RULESET
        return found
    for point in _offered():
        if point.name == name:
            loaded: Ruleset = point.load()
            return loaded
    known = ruleset_names()
    raise NotFound("error-no-such-ruleset", name=name, nearest=nearest(name, known), known=", ".join(known))


def ruleset_names() -> list[str]:
    """The names of all rulesets that can be played, those of bingqi first."""
    names = [*BUILT_IN, *_registered, *(point.name for point in _offered())]
    return list(dict.fromkeys(names))


def register(added: Ruleset) -> None:
    """Make a ruleset known in this process, as tests and notebooks do."""
    _registered[added.name] = added


def _offered() -> list:  # type: ignore[type-arg]
    from importlib.metadata import entry_points

    return list(entry_points(group=GROUP))

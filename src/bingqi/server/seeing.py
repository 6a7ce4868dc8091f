"""Who may know what: the observed state, the actions that somebody knows of, and the log in his words.

Eyes are a number: that of a side, or one beyond the sides for an umpire, who sees everything, or ONLOOKER,
who sees what every side sees.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bingqi.game.amendment import seen_of
from bingqi.game.explain import explain
from bingqi.game.game import Game, Ply
from bingqi.game.notation.outcome import round_of
from bingqi.kit.log import Event, Kind
from bingqi.kit.scene import Scene
from bingqi.kit.table import PlainTable
from bingqi.kit.wording import catalogue
from bingqi.server import wire
from bingqi.server.rendering import lines

ONLOOKER = -1


def umpire_eyes(game: Game) -> int:
    """The eyes that see everything, whether or not the rules have an umpire."""
    return len(game.opening.sides)


def sides_behind(game: Game, eyes: int) -> list[int]:
    """The sides that must all know of something before these eyes do; none: everything is known."""
    if eyes == ONLOOKER:
        return list(range(len(game.opening.sides)))
    return [eyes] if eyes < umpire_eyes(game) else []


def observed(game: Game, state: Any, eyes: int) -> Any:
    """A copy of a state as these eyes see it."""
    seen = state.copy()
    for side in sides_behind(game, eyes) or [eyes]:
        game.ruleset.rules.observe(seen, game.setting, side)
    return seen


def scene_of(game: Game, seen: Any, eyes: int) -> Scene:
    """The scene of an observed state."""
    viewer = umpire_eyes(game) if eyes == ONLOOKER else eyes
    return game.ruleset.scene(seen, game.setting, game.opening, viewer)


def table_of(game: Game, seen: Any) -> PlainTable:
    """A table of its own, on which an observed state may be played with."""
    return PlainTable(game.ruleset, game.setting, seen)


def knows(game: Game, ply: Ply, eyes: int) -> bool:
    """Whether these eyes know that an action was done: their own, and whatever they saw something of."""
    return eyes in (ply.side, umpire_eyes(game)) or any(True for _ in events_for(game, ply, eyes))


def events_for(game: Game, ply: Ply, eyes: int) -> Iterator[Event]:
    """The events of an action that these eyes saw."""
    wanted = sum(1 << side for side in sides_behind(game, eyes))
    return (event for event in ply.events if event.seen_by & wanted == wanted)


def entry(game: Game, ply: Ply, moment: int, eyes: int, language: str) -> wire.Entry:
    """An action in the log as these eyes may read it."""
    events = list(events_for(game, ply, eyes))
    dice = [event.a for event in events if event.kind == Kind.ROLLED]
    found = explain(game.ruleset, game.opening, events, language, None, game.house_rules)
    number = round_of(game.ruleset.state.unpack(ply.before))
    words = catalogue(language, game.ruleset.package)
    return wire.Entry(
        moment=moment,
        seat=game.seat(ply.side),
        action=seen_of(game, events, ply),
        dice=dice,
        typed=min(ply.typed, len(dice)),
        lines=lines(found),
        round=-1 if number is None else number,
        heading="" if number is None else words.text("log-round", {"round": number}),
        comment=ply.comment,
        is_ruling=ply.action is None,
    )

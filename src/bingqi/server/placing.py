"""Candidates: an action as notation, or an offered one led to another pose or cell."""

from __future__ import annotations

import re
from math import isfinite

from bingqi.errors import Unreadable
from bingqi.game.game import Game
from bingqi.kit.action import Action
from bingqi.kit.plane import GRAINS
from bingqi.server.wire import Placing, Pose

FIELD = re.compile(r"\{(\w+):(\w+)\}")
"""A field of a phrase and its convertor."""
FAR = 1_000_000.0
"""No board reaches so far, and a number of more digits is not worth reading."""


def candidate(game: Game, wanted: str | Placing) -> Action:
    """The action that is meant. Raises Unreadable."""
    if isinstance(wanted, str):
        return game.read(wanted)
    action = game.read(wanted.action)
    kinds = dict(FIELD.findall(game.ruleset.patterns[action.act].phrase))
    if not _fields(wanted) or not _fields(wanted) <= kinds.keys():
        raise Unreadable("error-not-a-placing", text=wanted.action)
    for name, text in _written(game, kinds, wanted).items():
        setattr(action, name, _read(game, kinds[name], text))
    return action


def cell_name(cell: tuple[int, int]) -> str:
    """A cell as notation writes it."""
    column, row = cell
    return f"{column + 1:02d}{row + 1:02d}"


def _fields(wanted: Placing) -> set[str]:
    """The fields that a placing sets."""
    if wanted.pose is not None:
        return {"x", "y", "bearing"}
    return {"x"} if wanted.cell is not None else set()


def _written(game: Game, kinds: dict[str, str], wanted: Placing) -> dict[str, str]:
    """Those fields as notation."""
    if wanted.pose is None:
        return {"x": cell_name(wanted.cell)} if wanted.cell is not None else {}
    x, y, bearing = _checked(wanted.pose)
    tenths = round(bearing * 10) % 3600
    return {
        "x": _length(game, kinds["x"], x),
        "y": _length(game, kinds["y"], y),
        "bearing": f"{tenths // 10:03d}.{tenths % 10}",
    }


def _length(game: Game, kind: str, units: float) -> str:
    """A coordinate, given in board units, as the ruleset writes it: not all count in the units they draw."""
    convertor = game.opening.convertors[kind]
    return str(convertor.write(round(units * getattr(convertor, "board_unit", GRAINS))))


def _checked(pose: Pose) -> Pose:
    for number in pose:
        if not isfinite(number) or abs(number) > FAR:
            raise Unreadable("error-length-size", length=str(number), nearest="1000")
    return pose


def _read(game: Game, kind: str, text: str) -> int:
    convertor = game.opening.convertors[kind]
    if re.fullmatch(convertor.pattern, text, re.IGNORECASE) is None:
        raise Unreadable("error-not-a-place", text=text)
    return convertor.read(text)

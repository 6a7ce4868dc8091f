"""Scenes and explanations with their words filled in, as they go over the wire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from bingqi.game import explain
from bingqi.kit.scene import Scene, Text, TurnLine, told
from bingqi.kit.wording import Catalogue
from bingqi.server import wire


def shown(scene: Scene, words: Catalogue, is_mine: bool) -> wire.Shown:
    """What lies on the ground, in words; choices are for who decides."""
    return wire.Shown(
        pieces=in_words(scene.pieces, words),
        marks=in_words(scene.marks, words),
        choices=in_words(scene.choices, words) if is_mine else [],
        panels=in_words(scene.panels, words),
        turn=TurnLine(scene.turn.side, in_words(scene.turn.text, words), is_mine),
        digest=scene.digest,
        seats=in_words(scene.seats, words),
    )


def ground(scene: Scene, words: Catalogue) -> wire.Ground:
    """The board and its terrain, in words."""
    return wire.Ground(scene.frame, in_words(scene.regions, words))


def lines(found: Sequence[explain.Line]) -> list[wire.Line]:
    """An explanation as the wire has it."""
    return [
        wire.Line(
            kind=line.kind,
            text=line.text,
            value=line.value,
            clause=line.clause,
            status=line.status,
            house=line.house,
            parts=lines(line.parts),
        )
        for line in found
    ]


def in_words(value: Any, words: Catalogue) -> Any:
    """Any part of a scene with a string for every Text. An empty text is an empty string."""
    if isinstance(value, Text):
        return told(value, words) if value.id or value.title or value.plain else ""
    if isinstance(value, list):
        if value and not isinstance(value[0], Struct):
            return value  # cells and points, of which there may be thousands
        return [in_words(item, words) for item in value]
    if isinstance(value, Struct):
        return type(value)(
            **{name: in_words(getattr(value, name), words) for name in value.__struct_fields__}
        )
    return value

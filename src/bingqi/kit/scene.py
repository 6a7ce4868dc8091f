"""What one side sees, as data: pieces, ground, marks, choices and panels. A client draws it and knows no rules.

Distances are board units: one cell on grids, the ruleset's own unit on the plane. Words are message ids with arguments, in the
ruleset's catalogue.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Text(Struct, frozen=True, omit_defaults=True):
    """A message id and its arguments; `plain` is used as it is, for names."""

    id: str = ""
    places: dict[str, str | int] = {}
    plain: str = ""


class Frame(Struct, frozen=True):
    """The board: hexes (flat rows of offset columns), squares or the plane; extent in board units."""

    kind: Literal["hex", "square", "plane"]
    columns: int
    rows: int


class Region(Struct, frozen=True):
    """Ground: cells as (column, row), a style class, a label."""

    cells: list[tuple[int, int]]
    style: str
    label: Text


class Piece(Struct, frozen=True, omit_defaults=True):
    """A unit: its name in notation, its cell, symbol and side, with badges to show on it."""

    id: str
    cell: tuple[int, int]
    symbol: str
    side: int
    label: Text
    badges: list[Text] = []


class Mark(Struct, frozen=True, omit_defaults=True):
    """A sign on the board with the reason for it: an arrow, a halo, a zone."""

    kind: Literal["arrow", "halo", "zone", "path"]
    cells: list[tuple[int, int]]
    why: Text
    side: int = -1


class Choice(Struct, frozen=True, omit_defaults=True):
    """Something that the viewer may do now: `action` is its notation, `label` its words."""

    kind: Literal["pick", "cell", "place", "path", "amount", "press"]
    action: str
    label: Text
    piece: str = ""
    cell: tuple[int, int] | None = None
    cost: int | None = None
    target: str = ""


class Row(Struct, frozen=True):
    """A line of a panel."""

    cells: list[Text]


class Panel(Struct, frozen=True):
    """A table beside the board."""

    kind: Literal["tracker", "roster", "table", "text"]
    title: Text
    head: list[Text]
    rows: list[Row]


class TurnLine(Struct, frozen=True):
    """Whose decision it is, about what."""

    side: int
    text: Text
    mine: bool


class Scene(Struct, frozen=True):
    """Everything that one side may see; `digest` is that of what it may see, and actions quote it."""

    frame: Frame
    regions: list[Region]
    pieces: list[Piece]
    marks: list[Mark]
    choices: list[Choice]
    panels: list[Panel]
    turn: TurnLine
    digest: str

"""What one side sees, as data: pieces, ground, marks, choices and panels. A client draws it and knows no
rules.

Distances are board units: one cell on grids, the ruleset's own unit on the plane, where x runs to the right
and y to the far edge, and bearings are degrees, clockwise from the far edge. Sides are numbers. Words are
message ids with arguments, in the ruleset's catalogue; names that a scenario or the data give come in every
language.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bingqi.kit.wording import Catalogue


class Text(Struct, frozen=True, omit_defaults=True):
    """One of three: a message id with its arguments; a title in each language; or `plain`, which is shown as
    it is."""

    id: str = ""
    places: dict[str, Text | str | int] = {}
    title: dict[str, str] = {}
    plain: str = ""


def told(text: Text, words: Catalogue) -> str:
    """A text in the language of a catalogue."""
    if text.plain:
        return text.plain
    if text.title:
        return text.title.get(words.language) or next(iter(text.title.values()))
    places = {
        name: told(value, words) if isinstance(value, Text) else value for name, value in text.places.items()
    }
    return words.text(text.id, places)


class Frame(Struct, frozen=True):
    """The board: hexes (rows, the odd ones shifted half a hex to the right), squares or the plane; extent in
    board units."""

    kind: Literal["hex", "square", "plane"]
    columns: int
    rows: int


class Region(Struct, frozen=True, omit_defaults=True):
    """Ground of one sort: cells as (column, row), or on the plane the corners of its outline; a style class,
    what it is called, what it does, and the side that owns it. `line` is drawn in it, such as a ridge; `id`
    is its name in notation, where it has one."""

    cells: list[tuple[int, int]]
    style: str
    label: Text
    effects: list[Text] = []
    owner: int = -1
    outline: list[tuple[float, float]] = []
    line: list[tuple[float, float]] = []
    id: str = ""


class Badge(Struct, frozen=True):
    """A state of a piece: one sign for small drawings, and words."""

    sign: str
    text: Text


class Piece(Struct, frozen=True, omit_defaults=True):
    """A unit: its name in notation, its cell, symbol and side, what it is called, what sort of unit it is,
    its numbers in short, and states to show on it. On the plane it has a pose, the middle of its front edge
    and its bearing, and a size, width and depth; without a pose it waits beside the board."""

    id: str
    cell: tuple[int, int] | None
    symbol: str
    side: int
    label: Text
    sort: Text = Text()
    numbers: str = ""
    badges: list[Badge] = []
    pose: tuple[float, float, float] | None = None
    size: tuple[float, float] | None = None


class Mark(Struct, frozen=True, omit_defaults=True):
    """A sign on the board with the reason for it: a way, an attack, a place of note, a zone. On the plane it
    has points: the corners of a zone, the ends of an arrow, the stations of a path, the place of a halo.
    `style` tells apart marks of a kind that are drawn differently."""

    kind: Literal["arrow", "halo", "zone", "path"]
    cells: list[tuple[int, int]]
    why: Text
    side: int = -1
    points: list[tuple[float, float]] = []
    style: str = ""


class Choice(Struct, frozen=True, omit_defaults=True):
    """Something that the viewer may do now: `action` is its notation, `label` its words. `piece` is the unit
    that does it, `target` the unit or side it is done to, `cell` where it leads, on the plane `pose`, `cost`
    what that costs, `amount` the number of an `amount`; `pieces` are those that do it together. `family` is
    what like choices are listed under, where there are many."""

    kind: Literal["pick", "cell", "place", "path", "amount", "press"]
    action: str
    label: Text
    piece: str = ""
    cell: tuple[int, int] | None = None
    cost: int | None = None
    target: str = ""
    amount: int | None = None
    pose: tuple[float, float, float] | None = None
    pieces: list[str] = []
    family: Text | None = None


class Row(Struct, frozen=True, omit_defaults=True):
    """A line of a panel, and the side that it is about (-1: none)."""

    cells: list[Text]
    side: int = -1


class Panel(Struct, frozen=True, omit_defaults=True):
    """A table beside the board; a `forecast` belongs to the open question and is shown with it."""

    kind: Literal["tracker", "roster", "table", "text", "forecast"]
    title: Text
    head: list[Text]
    rows: list[Row]


class TurnLine(Struct, frozen=True):
    """Whose decision it is, about what, and whether it is the viewer's."""

    side: int
    text: Text
    mine: bool


class Scene(Struct, frozen=True, omit_defaults=True):
    """Everything that one side may see. `digest` is that of the state as this side sees it, and actions quote
    it; `seats` says what the sides are called, by number."""

    frame: Frame
    regions: list[Region]
    pieces: list[Piece]
    marks: list[Mark]
    choices: list[Choice]
    panels: list[Panel]
    turn: TurnLine
    digest: str
    seats: list[Text] = []

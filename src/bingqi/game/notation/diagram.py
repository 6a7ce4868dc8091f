"""Positions drawn in text: a map of cells, each a word: its ground's letter, a unit, or both as `R1/m`.

m . R1 .
 f B1/f .        a row may be indented, as hexes are; only the words count
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from bingqi.errors import BadData

OPEN = "."
BETWEEN = "/"


@dataclass(frozen=True)
class Drawing:
    """A map: the letter of each cell's ground row by row, and the units with their (column, row) from 0."""

    ground: tuple[tuple[str, ...], ...]
    units: Mapping[str, tuple[int, int]] = field(default_factory=dict)


def read_drawing(
    rows: Sequence[str], names: Collection[str] = (), file: str = "", path: str = "map"
) -> Drawing:
    """A map that was drawn. A word of one letter is ground unless *names* has it; longer words are units.
    Raises BadData for rows of different lengths and for a unit that is drawn twice."""
    ground: list[tuple[str, ...]] = []
    units: dict[str, tuple[int, int]] = {}
    for row, text in enumerate(rows):
        letters = []
        for column, word in enumerate(text.split()):
            letter, unit = _parts(word, names)
            letters.append(letter)
            if unit in units:
                raise BadData("error-name-twice", file=file, path=f"{path}[{row + 1}]", name=unit)
            if unit:
                units[unit] = (column, row)
        if ground and len(letters) != len(ground[0]):
            where = f"{path}[{row + 1}]"
            raise BadData("error-map-row", file=file, path=where, found=len(letters), wanted=len(ground[0]))
        ground.append(tuple(letters))
    return Drawing(tuple(ground), units)


def write_drawing(drawing: Drawing, is_hex: bool = True) -> str:
    """The map as text, cells in columns, every second row of hexes shifted by half a cell."""
    at = {place: name for name, place in drawing.units.items()}
    words = [
        [_word(letter, at.get((column, row), "")) for column, letter in enumerate(letters)]
        for row, letters in enumerate(drawing.ground)
    ]
    width = max(2, *(len(word) for row in words for word in row)) if words else 2
    shift = " " * ((width + 1) // 2) if is_hex else ""
    lines = [" ".join(f"{word:<{width}}" for word in row) for row in words]
    return "\n".join((shift * (row % 2) + line).rstrip() for row, line in enumerate(lines))


def _parts(word: str, names: Collection[str]) -> tuple[str, str]:
    """The ground and the unit in a word."""
    unit, stroke, letter = word.partition(BETWEEN)
    if stroke:
        return letter or OPEN, unit
    return (word, "") if len(word) == 1 and word not in names else (OPEN, word)


def _word(letter: str, unit: str) -> str:
    if not unit:
        return letter
    return unit if letter == OPEN else f"{unit}{BETWEEN}{letter}"

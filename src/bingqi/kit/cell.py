"""Cells and routes in notation: `0507` is column 5, row 7 counted from 1; a route is directions with counts,
`NE2,E`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from bingqi.errors import Unreadable, nearest


@dataclass(frozen=True)
class CellName:
    """A cell of a grid, by its number row by row."""

    columns: int
    rows: int
    pattern: str = r"\d+"

    def write(self, value: int) -> str:
        row, column = divmod(value, self.columns)
        return f"{column + 1:02d}{row + 1:02d}"

    def read(self, text: str) -> int:
        if len(text) != 4:
            raise Unreadable("error-cell-form", cell=text, example=self.write(0))
        column, row = int(text[:2]), int(text[2:])
        if not (1 <= column <= self.columns and 1 <= row <= self.rows):
            kept = (min(max(row, 1), self.rows) - 1) * self.columns + min(max(column, 1), self.columns) - 1
            raise Unreadable("error-cell-off-map", cell=text, nearest=self.write(kept))
        return (row - 1) * self.columns + column - 1


@dataclass(frozen=True)
class RouteName:
    """Steps in named directions, packed with the number of steps in the lowest six bits, then `bits` a
    step."""

    directions: tuple[str, ...]
    bits: int
    most: int

    pattern: str = r"[A-Za-z]+(?:[1-9]\d*)?(?:,[A-Za-z]+(?:[1-9]\d*)?)*"

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.directions)}

    def write(self, value: int) -> str:
        runs: list[list[int]] = []
        for step in range(value & 63):
            direction = value >> (6 + step * self.bits) & ((1 << self.bits) - 1)
            if runs and runs[-1][0] == direction:
                runs[-1][1] += 1
            else:
                runs.append([direction, 1])
        return ",".join(
            self.directions[direction] + (str(times) if times > 1 else "") for direction, times in runs
        )

    def read(self, text: str) -> int:
        steps: list[int] = []
        for run in text.split(","):
            word, times = re.fullmatch(r"([A-Za-z]+)(\d*)", run).groups()  # type: ignore[union-attr]
            if word.upper() not in self._numbers:
                raise Unreadable(
                    "error-no-such-name", what="direction", name=word, nearest=nearest(word, self.directions)
                )
            steps += [self._numbers[word.upper()]] * min(int(times[:4] or 1), self.most + 1)
        if len(steps) > self.most:
            raise Unreadable("error-route-long", route=text, most=self.most)
        packed = len(steps)
        for place, direction in enumerate(steps):
            packed |= direction << (6 + place * self.bits)
        return packed

"""What is about to be settled, drawn beside its question: both sums with their reasons, every outcome with
its chance."""

from __future__ import annotations

from collections.abc import Iterator

from bingqi.cli.columns import WIDEST, aligned, folded, padded
from bingqi.cli.telling import INDENT
from bingqi.cli.terminal import Screen
from bingqi.game.explain import wide
from bingqi.kit.scene import Panel, told
from bingqi.kit.wording import Catalogue


def draw_forecast(panel: Panel, screen: Screen, words: Catalogue) -> Iterator[str]:
    """Sums and outcomes, the last column in lines that fit."""
    yield screen.ink(told(panel.title, words), "bold")
    rows = [[told(text, words) for text in row.cells] for row in panel.rows]
    heads = aligned([row[:-1] for row in rows])
    indent = INDENT + " " * (max(map(wide, heads), default=0) + len(INDENT))
    for row, head, cells in zip(panel.rows, heads, rows, strict=True):
        lines = folded(cells[-1], indent, min(screen.width, WIDEST) - 1)
        first = padded(INDENT + head, wide(indent)) + lines[0].strip()
        yield from (screen.ink(line, f"side-{row.side}") for line in [first, *lines[1:]])


def draw_short_forecast(panel: Panel, screen: Screen, words: Catalogue) -> list[str]:
    """The outcomes alone, one behind the other."""
    rows = [[told(text, words) for text in row.cells] for row in panel.rows if row.side < 0]
    ways = words.text("part-semicolon").join(f"{row[0]} {row[-1]}" for row in rows)
    whole = words.text("plane-forecast", {"title": told(panel.title, words), "ways": ways})
    first, *others = folded(whole, "", min(screen.width, WIDEST) - 1)
    return [first, *(f"{INDENT}{line}" for line in folded(" ".join(others), "", screen.width - 4) if line)]

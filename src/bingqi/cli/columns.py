"""Text in columns and paragraphs, where a Chinese character takes two places."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from bingqi.game.explain import wide

GAP = "  "
WIDEST = 100
_PIECES = re.compile(
    r"\s+"
    r"|[“‘（《「\[(]*"  # what opens belongs to what follows it
    r"(?:[^\s\u2e80-\uffff“‘”’…]+|[\u3400-\u9fff]|\S)"  # an English word, or one Chinese character
    r"[，。、；：？！”’）》」…\].,;:?!)]*"  # and what closes to what stands before it
)


def aligned(rows: Sequence[Sequence[str]], right: Collection[int] = ()) -> list[str]:
    """Each row as a line, its cells below each other; those of the columns in *right* end there."""
    widths = [max(map(wide, column)) for column in zip(*rows, strict=True)]
    return [
        GAP.join(padded(cell, widths[place], place in right) for place, cell in enumerate(row)).rstrip()
        for row in rows
    ]


def padded(text: str, width: int, is_right: bool = False) -> str:
    """*text* with spaces up to *width* places."""
    space = " " * max(0, width - wide(text))
    return space + text if is_right else text + space


def folded(text: str, indent: str = "", width: int | None = None) -> list[str]:
    """A paragraph as lines that fit the terminal; English breaks at spaces, Chinese anywhere but before its
    punctuation."""
    most = (width or _terminal_width()) - wide(indent)
    lines = [""]
    for piece in _PIECES.findall(text):
        if wide(lines[-1] + piece.rstrip()) > most and lines[-1]:
            lines.append("")
        if lines[-1] or not piece.isspace():
            lines[-1] += piece
    return [f"{indent}{line}".rstrip() for line in lines]


def _terminal_width() -> int:
    import shutil  # slow to start, and whoever draws a board knows the width already

    return min(WIDEST, shutil.get_terminal_size().columns - 1)

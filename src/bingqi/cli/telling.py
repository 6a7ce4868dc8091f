"""What happened, in words: rulings with their sums, dice and clauses, odds, clauses, tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from bingqi.cli.columns import aligned, folded, padded
from bingqi.cli.terminal import Screen
from bingqi.game.explain import Line, wide
from bingqi.kit.clause import Clause
from bingqi.kit.scene import Panel, told
from bingqi.kit.wording import Catalogue

if TYPE_CHECKING:
    from bingqi.game.foresight import Chance

INDENT = "  "
VALUE = 6
"""Columns for a modifier or a die before its reason."""
WIDEST = 100


def draw_lines(lines: Sequence[Line], screen: Screen, words: Catalogue, depth: int = 0) -> Iterator[str]:
    """An explanation: values before their reasons, parts indented, the clause at the end of the line."""
    for line in lines:
        if line.kind == "opened" and not depth:
            yield ""
        value = padded(line.value, VALUE, is_right=True) + "  " if line.value else ""
        indent = INDENT * depth
        note = _note(line, words)
        room = min(screen.width, WIDEST) - 1
        folds = folded(line.text, " " * wide(indent + value), room - wide(note) - 2)
        first = indent + value + folds[0].strip()
        gap = " " * (room - wide(first) - wide(note))
        inked = screen.ink(first, *_inks(line))
        yield f"{inked}{gap}{screen.ink(note, 'dim')}" if note else inked
        yield from (screen.ink(fold, *_inks(line)) for fold in folds[1:])
        yield from draw_lines(line.parts, screen, words, depth + 1)


def draw_chances(chances: Sequence[Chance], screen: Screen, words: Catalogue) -> Iterator[str]:
    """Outcomes with their chances, exact and in per cent; below each how it can go on."""
    width = min(screen.width, WIDEST) - 1
    for found in chances:
        head = _percent(found.chance, words) + padded(str(found.chance), VALUE, is_right=True) + INDENT
        folds = folded(found.text or words.text("odds-certain"), " " * wide(head), width)
        yield screen.ink(head, "bold") + folds[0].strip()
        yield from folds[1:]
        for way, chance in found.ways.items():
            if way:
                part = _percent(chance, words) + INDENT if len(found.ways) > 1 else ""
                indent = " " * (wide(head) + wide(part))
                folds = folded(way, indent, width)
                yield screen.ink(" " * wide(head) + part + folds[0].strip(), "dim")
                yield from (screen.ink(fold, "dim") for fold in folds[1:])


def _percent(chance: Fraction, words: Catalogue) -> str:
    return padded(words.text("odds-percent", {"percent": f"{float(chance) * 100:.1f}"}), 8, is_right=True)


def draw_panel(panel: Panel, screen: Screen, words: Catalogue) -> list[str]:
    """A table with its title."""
    lines = [screen.ink(told(panel.title, words), "bold")]
    head = [[told(text, words) for text in panel.head]] if panel.head else []
    rows = [[told(text, words) for text in row.cells] for row in panel.rows]
    if panel.kind == "text":
        width = min(screen.width, WIDEST) - 1
        return lines + [line for row in rows for line in folded(row[0], INDENT, width)]
    inks = ["dim"] * len(head) + [f"side-{row.side}" for row in panel.rows]
    drawn = aligned([*head, *rows]) if head or rows else []
    return lines + [INDENT + screen.ink(line, ink) for line, ink in zip(drawn, inks)]


def draw_clause(clause: Clause, screen: Screen, words: Catalogue) -> Iterator[str]:
    """A clause: its reference, its text, where it comes from."""
    width = min(screen.width, WIDEST) - 1
    status = words.text(f"status-{clause.status}")
    yield screen.ink(words.text("clause-head", {"clause": clause.ref, "status": status}), "bold")
    yield from folded(clause.text(words.language), INDENT, width)
    note = clause.note_zh if words.language == "zh-CN" and clause.note_zh else clause.note
    if note:
        yield from (screen.ink(line, "dim") for line in folded(note, INDENT, width))


def beside(left: Sequence[str], left_width: int, right: Sequence[str]) -> list[str]:
    """Two blocks next to each other; *left_width* columns for the left one, whose inks do not count."""
    lines = []
    for row in range(max(len(left), len(right))):
        one, other = left[row] if row < len(left) else "", right[row] if row < len(right) else ""
        lines.append(f"{one}{' ' * (left_width - plain_width(one))}{other}".rstrip())
    return lines


def plain_width(text: str) -> int:
    """The columns of a text without its inks."""
    while "\x1b[" in text:
        before, _, after = text.partition("\x1b[")
        text = before + after.partition("m")[2]
    return wide(text)


def _note(line: Line, words: Catalogue) -> str:
    """The clause that a line rests on, and what is to be known about it."""
    notes = [line.clause] if line.clause else []
    if line.status in ("interpreted", "invented"):
        notes.append(words.text(f"status-{line.status}"))
    if line.house:
        notes.append(words.text("house-rule", {"name": line.house}))
    return words.text("part-semicolon").join(notes)


def _inks(line: Line) -> tuple[str, ...]:
    return ("bold",) if line.kind in ("opened", "closed") else ()

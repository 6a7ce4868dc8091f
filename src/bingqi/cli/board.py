"""A scene drawn as text: the board of hexes or squares with its coordinates, what stands on it, and what the
signs mean.

A cell is three to six columns wide and one or two lines high, as the terminal lets it; a board that is wider
still is drawn in parts below each other. Sides differ by brackets and by colour, ground by letters and by
colour, so that nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil

from bingqi.cli.columns import aligned, folded
from bingqi.cli.terminal import Screen
from bingqi.game.explain import wide
from bingqi.kit.scene import Mark, Piece, Scene, Text, told
from bingqi.kit.wording import Catalogue

Cell = tuple[int, int]
Pose = tuple[float, float, float]

BRACKETS = (("[", "]"), ("<", ">"), ("(", ")"), ("{", "}"))
KNOWN_SIGNS = {
    "open": ".",
    "water": "~",
    "mountain": "^",
    "wall": "#",
    "ford": "=",
    "swamp": "%",
    "chasm": "_",
}
ZONE, HALO = "!", "@"
LABEL = 3
"""Columns of a row's number and the space after it."""
NARROWEST, WIDEST = 3, 6


@dataclass(frozen=True)
class Focus:
    """What a question is about: the chosen pieces, and the cells that they can get to with their cost; on the
    plane the poses that can be chosen, with what is written there."""

    piece: str = ""
    reach: Mapping[Cell, int | None] = field(default_factory=dict)
    pieces: frozenset[str] = frozenset()
    poses: Sequence[tuple[str, Pose]] = ()


NO_FOCUS = Focus()


def draw_board(scene: Scene, screen: Screen, focus: Focus = NO_FOCUS, spare: int = 14) -> list[str]:
    """The board as lines. Cells take two lines where *spare* lines are left for the rest of the screen."""
    return list(_Drawing(scene, screen, focus).lines(spare))


def draw_legend(
    scene: Scene, screen: Screen, words: Catalogue, seats: Sequence[str], with_effects: bool
) -> list[str]:
    """What the letters and signs on this board mean; *seats* are the names of the sides."""
    signs = ground_signs(scene)
    ground = []
    for region in scene.regions:
        label = told(region.label, words)
        effects = words.text("part-comma").join(told(effect, words) for effect in region.effects)
        if with_effects and effects:
            label = words.text("board-effects", {"ground": label, "effects": effects})
        ground.append(f"{signs[region.style]} {label}")
    sides = sorted({piece.side for piece in scene.pieces if 0 <= piece.side < len(seats)})
    others = [f"{''.join(BRACKETS[side % 4])} {seats[side]}" for side in sides]
    others += [f"{badge.sign} {told(badge.text, words)}" for piece in scene.pieces for badge in piece.badges]
    for kind, sign in (("zone", ZONE), ("halo", HALO)):
        others += [f"{sign} {told(m.why, words)}" for m in scene.marks if m.kind == kind and m.cells]
    lines = [*flowed(ground, screen.width), *flowed(others, screen.width)]
    return [screen.ink(line, "dim") for line in lines]


def draw_plans(scene: Scene, screen: Screen, words: Catalogue) -> list[str]:
    """The moves and attacks that are planned, in words."""
    plans = [told(mark.why, words) for mark in scene.marks if mark.kind in ("path", "arrow")]
    if not plans:
        return []
    told_together = words.text("board-plans", {"plans": words.text("part-semicolon").join(plans)})
    return folded(told_together, "", screen.width - 1)


def draw_units(scene: Scene, screen: Screen, words: Catalogue) -> list[str]:
    """The units on the board as a list, for the room beside it."""
    rows = []
    for piece in scene.pieces:
        left, right = BRACKETS[piece.side % 4]
        signs = "".join(badge.sign for badge in piece.badges)
        sort = "" if piece.sort == Text() else told(piece.sort, words)
        rows.append([f"{left}{piece.id}{right}{signs}", sort, piece.numbers, place_name(piece)])
    lines = aligned(rows) if rows else []
    return [screen.ink(line, f"side-{piece.side}") for line, piece in zip(lines, scene.pieces)]


def cell_name(cell: Cell) -> str:
    """A cell as notation writes it: column and row from 1."""
    return f"{cell[0] + 1:02d}{cell[1] + 1:02d}"


def place_name(piece: Piece) -> str:
    """Where a piece stands: its cell, or its pose on the plane, with two digits."""
    if piece.cell is not None:
        return cell_name(piece.cell)
    if piece.pose is None:
        return ""
    x, y, bearing = piece.pose
    degrees = f"{bearing:05.1f}".removesuffix(".0")
    return f"{x:.2f},{y:.2f} {degrees}"


def ground_signs(scene: Scene) -> dict[str, str]:
    """One sign for each style of ground: the known one, or the first free letter of its name."""
    found: dict[str, str] = {}
    for style in dict.fromkeys(region.style for region in scene.regions):
        sign = KNOWN_SIGNS.get(style)
        letters = [sign] if sign else [*style.lower(), *"abcdefghijklmnopqrstuvwxyz"]
        found[style] = next((letter for letter in letters if letter not in found.values()), "?")
    return found


class _Drawing:
    """One board in the making."""

    def __init__(self, scene: Scene, screen: Screen, focus: Focus) -> None:
        self.scene, self.screen, self.focus = scene, screen, focus
        self.columns, self.rows = scene.frame.columns, scene.frame.rows
        self.width = cell_width(scene, screen.width)
        breadth = columns_beside(scene, screen.width)
        self.parts = [
            range(first, min(first + breadth, self.columns)) for first in range(0, self.columns, breadth)
        ]
        self.shift = self.width // 2 if scene.frame.kind == "hex" else 0
        self.signs = ground_signs(scene)
        self.styles: dict[Cell, str] = {}
        for region in scene.regions:
            self.styles.update(dict.fromkeys(region.cells, region.style))
        self.pieces = {piece.cell: piece for piece in scene.pieces if piece.cell is not None}
        self.flags: dict[Cell, tuple[str, str]] = {}
        self.ghosts: dict[Cell, tuple[str, int]] = {}
        for mark in scene.marks:
            if mark.kind == "path":
                self.ghosts[mark.cells[-1]] = (str(mark.why.places.get("actor", "")), mark.side)
            elif mark.kind != "arrow":
                self.flag(mark)

    def flag(self, mark: Mark) -> None:
        """A sign before what stands in the cells of a zone or a halo; nobody needs to see a unit in its own
        side's zone."""
        for cell in mark.cells:
            piece = self.pieces.get(cell)
            if mark.kind == "halo":
                self.flags[cell] = (HALO, f"side-{mark.side}")
            elif piece is None or piece.side != mark.side:
                self.flags.setdefault(cell, (ZONE, f"side-{mark.side}"))

    def lines(self, spare: int) -> Iterator[str]:
        height = len(self.parts) * (2 * self.rows + 1)
        is_tall = self.width > NARROWEST + 1 and height + spare <= self.screen.height
        for columns in self.parts:
            yield self.screen.ink(self.head(columns), "dim")
            for row in range(self.rows):
                cells = [(column, row) for column in columns]
                shift = " " * (self.shift if row % 2 else 0)
                number = self.screen.ink(f"{row + 1:02d}", "dim")
                yield f"{number} {shift}{''.join(map(self.upper, cells))}".rstrip()
                if is_tall:
                    yield f"{' ' * LABEL}{shift}{''.join(map(self.lower, cells))}".rstrip()

    def head(self, columns: range) -> str:
        numbers = "".join(f"{column + 1:02d}".center(self.width) for column in columns)
        return f"{' ' * LABEL}{numbers}".rstrip()

    def upper(self, cell: Cell) -> str:
        """A cell's first line: the piece, or the ground with what it costs to get there."""
        ground = self.styles.get(cell, "open")
        sign = self.signs.get(ground, ".")
        piece = self.pieces.get(cell)
        if piece:
            name, badge = self.piece_text(piece)
            inks = (f"side-{piece.side}", "chosen" if piece.id == self.focus.piece else "")
            return self.framed(cell, name, badge, *inks)
        if cell in self.focus.reach:
            cost = self.focus.reach[cell]
            return self.framed(cell, f"{sign}{'*' if cost is None else cost}", "", "reach")
        if cell in self.ghosts:
            name, side = self.ghosts[cell]
            return self.framed(cell, f">{short(name, self.width - 2)}", "", f"side-{side}")
        return self.framed(cell, sign if ground == "open" else sign * 2, "")

    def lower(self, cell: Cell) -> str:
        """A cell's second line: the numbers of its piece, or more of the ground."""
        ground, piece = self.styles.get(cell, "open"), self.pieces.get(cell)
        if piece:
            text = piece.numbers.center(self.width)
            return self.screen.ink(text, ground, f"side-{piece.side}")
        sign = "" if ground == "open" else self.signs.get(ground, "")
        return self.screen.ink((sign * 2).center(self.width), ground)

    def framed(self, cell: Cell, text: str, tail: str, *inks: str) -> str:
        """Text in the middle of a cell, its tail behind it, the flag right before it where there is room."""
        ground, screen = self.styles.get(cell, "open"), self.screen
        flag, flag_ink = self.flags.get(cell, ("", ""))
        if len(flag + text + tail) > self.width:
            flag = ""
        before = " " * max(0, (self.width - len(text)) // 2 - len(flag))
        after = " " * (self.width - len(before + flag + text + tail))
        drawn = [screen.ink(before, ground), screen.ink(flag, ground, flag_ink)]
        drawn += [screen.ink(text + tail, ground, *inks), screen.ink(after, ground)]
        return "".join(drawn)

    def piece_text(self, piece: Piece) -> tuple[str, str]:
        """A unit between its side's brackets, and its state for behind it; narrow cells keep what fits."""
        left, right = BRACKETS[piece.side % 4]
        badge = piece.badges[0].sign if piece.badges else ""
        if self.width <= NARROWEST + 1:
            return left + short(piece.id, 2), "" if self.width == NARROWEST else badge or right
        return left + short(piece.id, self.width - 2 - len(badge)) + right, badge


def columns_beside(scene: Scene, width: int) -> int:
    """How many cells stand beside each other: all where they fit, else what makes parts of one breadth."""
    most = max(1, int((width - 1 - LABEL) / NARROWEST - shift_of(scene)))
    parts = ceil(scene.frame.columns / most)
    return ceil(scene.frame.columns / parts)


def cell_width(scene: Scene, width: int) -> int:
    """The columns of a cell, so that what stands beside each other fits."""
    cells = columns_beside(scene, width) + shift_of(scene)
    return max(NARROWEST, min(WIDEST, int((width - 1 - LABEL) / cells)))


def shift_of(scene: Scene) -> float:
    """How much farther, in cells, every other row begins."""
    return 0.5 if scene.frame.kind == "hex" else 0


def short(name: str, most: int) -> str:
    """A name in a few signs: its beginning, and its number if it ends in one."""
    if len(name) <= most:
        return name
    digits = name[len(name.rstrip("0123456789")) :][-most:]
    return name[: most - len(digits)] + digits


def flowed(items: Sequence[str], width: int) -> list[str]:
    """Items beside each other, as many in a line as fit; what stands there twice is shown once."""
    lines = [""]
    for item in dict.fromkeys(items):
        joined = f"{lines[-1]}   {item}" if lines[-1] else item
        if wide(joined) >= width and lines[-1]:
            lines.append(item)
        else:
            lines[-1] = joined
    return [line for line in lines if line]

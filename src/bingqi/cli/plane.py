"""A scene on the plane drawn as text: ground by letters and colour, bodies by name with an arrow for their
facing, coordinates on both axes.

A length unit is three to eight columns wide and one to four lines high, as the terminal lets it. Every body
stands where the middle of its base is, at most a line or two beside it where two would share a place; the
list of units has the exact poses.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, cos, dist, floor, radians, sin

from bingqi.cli.board import BRACKETS, Focus, flowed, short
from bingqi.cli.columns import folded
from bingqi.cli.terminal import Screen
from bingqi.game.explain import wide
from bingqi.kit.scene import Piece, Region, Scene, told
from bingqi.kit.wording import Catalogue

Spot = tuple[float, float]

SIGNS = {
    "open": ".",
    "water": "~",
    "river": "=",
    "road": ":",
    "city": "#",
    "fort": "#",
    "camp": "c",
    "edifice": "E",
    "gentle-hill": "n",
    "difficult-hill": "M",
    "marsh": "%",
    "gully": "u",
}
"""Ground of other styles has the first letter of its name."""
ARROWS = "↑↗→↘↓↙←↖"
RIDGE, GATE, ASKED = "^", "G", "@"
ZONES = {"enemy-zone": "!", "arc": "'", "deploy-light": "-", "deploy": ",", "quarter": ","}
"""The zones that are drawn, by style; others are there for clients that have more room."""
LABEL = 3
"""Columns of a row's number and the space after it."""
NARROWEST, WIDEST = 3, 8
ROOMY = 5
"""Columns of a length unit that are enough to leave room for something beside the board."""
LINES = 9
"""Lines that the head of the board, its legend and the prompt take."""
ROOM = 14
"""Lines that all around the board takes when nothing is left out."""
THIN = 0.6
"""Ground narrower than this is drawn wherever it touches a cell, so that it does not fall between them."""
APART = 2
"""So many lines from its place a body is drawn at most."""


@dataclass
class Sign:
    """What stands in one place of the screen."""

    text: str = " "
    inks: tuple[str, ...] = ()


@dataclass(frozen=True)
class Scale:
    """Columns and lines of a length unit, and the extent of the board in units."""

    across: int
    down: int
    columns: int
    rows: int

    @property
    def width(self) -> int:
        return self.across * self.columns

    @property
    def height(self) -> int:
        return self.down * self.rows

    def column(self, x: float) -> int:
        return floor(x * self.across + 1e-6)

    def row(self, y: float) -> int:
        """From the far edge."""
        return self.height - 1 - floor(y * self.down + 1e-6)

    def spot(self, column: float, row: float) -> Spot:
        """The place on the board of a place on the screen."""
        return column / self.across, (self.height - row) / self.down


def scale_of(scene: Scene, screen: Screen, beside: int = 0) -> Scale:
    """As large as fits; with so many columns left beside the board where that is large enough."""
    columns, rows = scene.frame.columns, scene.frame.rows
    room = screen.width - 1 - LABEL
    alone, both = room // columns, (room - beside - len(str(columns))) // columns
    across = max(NARROWEST, min(WIDEST, both if both >= ROOMY else alone))
    lines = (screen.height - LINES) // rows if screen.is_live else 2
    return Scale(across, max(1, min(across // 2, lines)), columns, rows)


def draw_plane(scene: Scene, screen: Screen, focus: Focus, beside: int = 0) -> list[str]:
    """The board as lines; *beside*: the columns that something beside it takes."""
    return list(_Drawing(scene, screen, focus, scale_of(scene, screen, beside)).lines())


def draw_plane_legend(
    scene: Scene, screen: Screen, words: Catalogue, seats: Sequence[str], with_effects: bool
) -> list[str]:
    """What the letters and signs on this board mean; *seats* are the names of the sides. Where there is
    little room, only what changes is told again."""
    badges = list(badge_lines(scene, words))
    if not with_effects and screen.height < scale_of(scene, screen).height + ROOM:
        return [
            screen.ink(fold, "dim") for line in flowed(badges, screen.width) for fold in folds(line, screen)
        ]
    signs, ground = ground_signs(scene), []
    for region in scene.regions:
        label = told(region.label, words)
        if label != region.id and region.id:
            label = words.text("plane-region", {"name": region.id, "ground": label})
        effects = words.text("part-comma").join(told(effect, words) for effect in region.effects)
        if with_effects and effects:
            label = words.text("board-effects", {"ground": label, "effects": effects})
        ground.append(f"{signs[region.style]} {label}")
    others = [f"{''.join(BRACKETS[side % 4])} {seat}" for side, seat in enumerate(seats)]
    if any(region.line for region in scene.regions):
        others.append(f"{RIDGE} {words.text('plane-ridge')}")
    if any(mark.style == "gate" for mark in scene.marks):
        others.append(f"{GATE} {words.text('plane-gate')}")
    styles = dict.fromkeys(mark.style for mark in scene.marks if mark.kind == "zone" and mark.style in ZONES)
    others += [f"{ZONES[style]} {words.text(f'plane-{style}')}" for style in styles]
    others += badges
    if any(mark.kind == "halo" for mark in scene.marks):
        others.append(f"{ASKED} {words.text('plane-asked')}")
    lines = [*flowed(ground, screen.width), *flowed(others, screen.width)]
    return [screen.ink(fold, "dim") for line in lines for fold in folds(line, screen)]


def folds(line: str, screen: Screen) -> list[str]:
    """A line as it is, or as several that fit; what stands between its parts is kept where it fits."""
    return [line] if wide(line) < screen.width else folded(line, "", screen.width - 1)


def badge_lines(scene: Scene, words: Catalogue) -> Iterator[str]:
    """Each state that pieces can share, with those that are in it."""
    found: dict[tuple[str, str], list[str]] = {}
    for piece in scene.pieces:
        for badge in piece.badges:
            if not badge.text.places and piece.pose:
                found.setdefault((badge.sign, told(badge.text, words)), []).append(piece.id)
    for (sign, state), names in found.items():
        yield words.text("plane-badge", {"sign": sign, "state": state, "names": " ".join(names)})


def draw_contacts(scene: Scene, screen: Screen, words: Catalogue) -> list[str]:
    """Who fights whom, in words."""
    found = [told(mark.why, words) for mark in scene.marks if mark.style == "contact"]
    if not found:
        return []
    return folded(words.text("part-semicolon").join(dict.fromkeys(found)), "", screen.width - 1)


def ground_signs(scene: Scene) -> dict[str, str]:
    """One sign for each style of ground."""
    return {region.style: SIGNS.get(region.style, region.style[:1]) for region in scene.regions}


def arrow(bearing: float) -> str:
    """The sign nearest to a bearing."""
    return ARROWS[round(bearing / 45) % 8]


class _Drawing:
    """One board in the making: a grid of signs that is filled from the ground up."""

    def __init__(self, scene: Scene, screen: Screen, focus: Focus, scale: Scale) -> None:
        self.scene, self.screen, self.focus, self.scale = scene, screen, focus, scale
        self.grid = [
            [self.open_ground(column, row) for column in range(self.scale.width)]
            for row in range(self.scale.height)
        ]
        self.taken: set[tuple[int, int]] = set()
        """Places with a body in them."""
        self.signs = ground_signs(scene)
        for region in scene.regions:
            self.put_ground(region)
        self.put_zones()
        self.put_gates()
        self.put_ways()
        self.put_pieces()
        self.put_names()

    def lines(self) -> Iterator[str]:
        """The grid between its axes."""
        scale, screen = self.scale, self.screen
        head = " " * LABEL + "".join(str(x).ljust(scale.across) for x in range(scale.columns))
        last = str(scale.columns) if len(head) + len(str(scale.columns)) < screen.width else ""
        yield screen.ink(f"{head}{last}".rstrip(), "dim")
        for row, signs in enumerate(self.grid):
            height, rest = divmod(scale.height - 1 - row, scale.down)
            number = f"{height:>2} " if rest == 0 else " " * LABEL
            yield f"{screen.ink(number, 'dim')}{''.join(self.runs(signs))}".rstrip()

    def runs(self, signs: Sequence[Sign]) -> Iterator[str]:
        """The signs of a row, those of the same inks together."""
        text, inks = "", signs[0].inks
        for sign in signs:
            if sign.inks != inks:
                yield self.screen.ink(text, *inks)
                text, inks = "", sign.inks
            text += sign.text
        yield self.screen.ink(text, *inks)

    def open_ground(self, column: int, row: int) -> Sign:
        """A point where whole coordinates cross, else nothing."""
        is_whole = column % self.scale.across == 0 and (self.scale.height - 1 - row) % self.scale.down == 0
        return Sign("." if is_whole else " ", ("open",))

    # ------------------------------------------------------------ ground and zones

    def put_ground(self, region: Region) -> None:
        """The sign of a region in some of its cells and its colour in all; its ridge line."""
        sign, is_thin = self.signs[region.style], width_of(region.outline) < THIN
        found = set(self.cells(region.outline, needs=1 if is_thin else 3))
        if is_thin:
            found |= set(self.along([*region.outline, *region.outline[:1]]))
        for column, row in found:
            is_written = (column + row) % 2 == 0 if is_thin else (column + 2 * row) % 4 == 0
            self.grid[row][column] = Sign(sign if is_written else " ", (region.style,))
        for column, row in self.along(region.line):
            self.grid[row][column].text = RIDGE

    def along(self, line: Sequence[Spot]) -> Iterator[tuple[int, int]]:
        """The places of the screen that a line of segments goes through."""
        for one, other in pairwise(line):
            steps = 2 * ceil(dist(one, other) * self.scale.across)
            for step in range(steps):
                x, y = (a + (b - a) * (step + 0.5) / steps for a, b in zip(one, other, strict=True))
                if self.is_on(self.scale.column(x), self.scale.row(y)):
                    yield self.scale.column(x), self.scale.row(y)

    def put_zones(self) -> None:
        """A sign here and there in zones that matter to who looks."""
        for mark in self.scene.marks:
            if mark.kind == "zone" and mark.style in ZONES:
                for column, row in self.cells(mark.points, needs=3):
                    if (column + 2 * row) % 4 == 1:
                        found = self.grid[row][column]
                        self.grid[row][column] = Sign(ZONES[mark.style], (*found.inks, f"side-{mark.side}"))

    def put_gates(self) -> None:
        """A sign along the edges by which walls are passed."""
        for mark in self.scene.marks:
            if mark.style == "gate":
                for column, row in self.along(mark.points):
                    self.grid[row][column].text = GATE if column % 2 == 0 else " "

    def cells(self, outline: Sequence[Spot], needs: int) -> Iterator[tuple[int, int]]:
        """The places of the screen of which so many of five points lie in an outline."""
        scale = self.scale
        if len(outline) < 3:
            return
        left, right = min(x for x, _ in outline), max(x for x, _ in outline)
        low, high = min(y for _, y in outline), max(y for _, y in outline)
        for row in range(max(0, scale.row(high)), min(scale.height, scale.row(low) + 1)):
            for column in range(max(0, scale.column(left)), min(scale.width, scale.column(right) + 1)):
                points = (scale.spot(column + a, row + b) for a, b in POINTS)
                if sum(is_inside(point, outline) for point in points) >= needs:
                    yield column, row

    # ------------------------------------------------------------ what stands there

    def put_ways(self) -> None:
        """Where the chosen pieces can go."""
        for text, (x, y, bearing) in self.focus.poses:
            back_x, back_y = x - 0.1 * sin(radians(bearing)), y - 0.1 * cos(radians(bearing))
            column, row = self.scale.column(back_x) - len(text) // 2, self.scale.row(back_y)
            self.write(column, row, text, ("reach",))

    def put_pieces(self) -> None:
        """Every body by name, who stands before others first."""
        placed = [piece for piece in self.scene.pieces if piece.pose]
        for piece in sorted(placed, key=lambda piece: -ahead_of(piece)):
            text = self.text_of(piece)
            inks = (f"side-{piece.side}", *(("chosen",) if piece.id in self.focus.pieces else ()))
            for column, row in self.places(piece, len(text)):
                places = {(column + n, row) for n in range(len(text))}
                if not places & self.taken and all(self.is_on(*place) for place in places):
                    self.taken |= places
                    self.write(column, row, text, inks)
                    break

    def text_of(self, piece: Piece) -> str:
        """A body between its side's brackets with the arrow of its facing; narrow boards keep what fits."""
        assert piece.pose is not None
        left, right = BRACKETS[piece.side % 4]
        if self.is_asked(piece):
            left = ASKED
        width = self.scale.across
        body = f"{piece.id}{arrow(piece.pose[2])}"
        if len(body) + 2 <= width:
            return f"{left}{body}{right}"
        if len(body) + 1 <= width:
            return f"{left}{body}"
        if len(body) <= width and self.screen.colours and left != ASKED:
            return body
        return f"{left}{short(piece.id, width - 2)}{arrow(piece.pose[2])}"

    def is_asked(self, piece: Piece) -> bool:
        x, y = middle_of(piece)
        spots = (mark.points[0] for mark in self.scene.marks if mark.kind == "halo" and mark.points)
        return any(abs(x - at_x) < 0.02 and abs(y - at_y) < 0.02 for at_x, at_y in spots)

    def places(self, piece: Piece, width: int) -> Iterator[tuple[int, int]]:
        """Where a body may be written, the best first: as its base lies, then farther back, then ahead."""
        assert piece.pose is not None
        x, _, bearing = piece.pose
        middle_x, middle_y = middle_of(piece)
        way_x, way_y = sin(radians(bearing)), cos(radians(bearing))
        column = floor(middle_x * self.scale.across - width / 2 + 0.5)
        if way_x > 0.8:
            column = floor(x * self.scale.across + 0.5) - width
        elif way_x < -0.8:
            column = floor(x * self.scale.across + 0.5)
        row = self.scale.row(middle_y)
        back = 1 if way_y >= 0 else -1
        for step in range(APART + 1):
            for shift in (0, -1, 1):
                yield column + shift, row + step * back
            if step:
                yield column, row - step * back

    def put_names(self) -> None:
        """What pieces of ground are called, where there is room."""
        for region in self.scene.regions:
            if region.id and region.outline:
                x = sum(x for x, _ in region.outline) / len(region.outline)
                y = sum(y for _, y in region.outline) / len(region.outline)
                column, row = self.scale.column(x) - len(region.id) // 2, self.scale.row(y)
                for shift in (0, 1, -1):
                    places = {(column + n, row + shift) for n in range(len(region.id))}
                    if not places & self.taken and all(self.is_on(*place) for place in places):
                        self.write(column, row + shift, region.id, ("bold",))
                        break

    def write(self, column: int, row: int, text: str, inks: tuple[str, ...]) -> None:
        """Text on the ground that is there."""
        for place, letter in enumerate(text, column):
            if self.is_on(place, row):
                ground = self.grid[row][place].inks[:1]
                self.grid[row][place] = Sign(letter, (*ground, *inks))

    def is_on(self, column: int, row: int) -> bool:
        return 0 <= column < self.scale.width and 0 <= row < self.scale.height


POINTS = ((0.5, 0.5), (0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8))
"""The points of a place on the screen that are looked at, as shares of its width and height."""


def middle_of(piece: Piece) -> Spot:
    """The middle of a base."""
    assert piece.pose is not None
    x, y, bearing = piece.pose
    half = piece.size[1] / 2 if piece.size else 0.0
    return x - half * sin(radians(bearing)), y - half * cos(radians(bearing))


def ahead_of(piece: Piece) -> float:
    """How far ahead a front edge is, the way it looks."""
    assert piece.pose is not None
    x, y, bearing = piece.pose
    return x * sin(radians(bearing)) + y * cos(radians(bearing))


def width_of(outline: Sequence[Spot]) -> float:
    """About how wide a piece of ground is: twice its area by its girth is a long strip's width."""
    area = girth = 0.0
    for (x, y), (to_x, to_y) in pairwise([*outline, *outline[:1]]):
        area += (x * to_y - to_x * y) / 2
        girth += dist((x, y), (to_x, to_y))
    return 2 * abs(area) / girth if girth else 0.0


def is_inside(point: Spot, outline: Sequence[Spot]) -> bool:
    """Whether a point lies in an outline."""
    x, y = point
    inside = False
    for (one_x, one_y), (two_x, two_y) in pairwise([*outline, *outline[:1]]):
        if (one_y > y) != (two_y > y) and x < one_x + (y - one_y) * (two_x - one_x) / (two_y - one_y):
            inside = not inside
    return inside

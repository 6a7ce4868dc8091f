"""The player's terminal: how wide it is, whether it has colours, and the lines that come from it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum

SIZE = (80, 24)
"""Columns and lines where the terminal does not say."""


class Colours(IntEnum):
    """How many colours the terminal has."""

    NONE = 0
    EIGHT = 1
    MANY = 2


INKS: Mapping[str, tuple[str, str]] = {
    "side-0": ("31;1", "38;5;210;1"),
    "side-1": ("36;1", "38;5;117;1"),
    "side-2": ("32;1", "38;5;120;1"),
    "side-3": ("35;1", "38;5;219;1"),
    "dim": ("2", "38;5;245"),
    "bold": ("1", "1"),
    "good": ("32", "38;5;114"),
    "alarm": ("33", "38;5;221"),
    "reach": ("1;4", "38;5;231;1;4"),
    "chosen": ("7", "7"),
    "open": ("", "48;5;236;38;5;244"),
    "water": ("34", "48;5;24;38;5;117"),
    "ford": ("36", "48;5;30;38;5;159"),
    "forest": ("32", "48;5;22;38;5;114"),
    "mountain": ("33", "48;5;94;38;5;222"),
    "cliff": ("33", "48;5;95;38;5;224"),
    "swamp": ("32", "48;5;58;38;5;186"),
    "wall": ("37", "48;5;240;38;5;254"),
    "bunker": ("37", "48;5;238;38;5;254"),
    "trench": ("33", "48;5;52;38;5;216"),
    "ruins": ("37", "48;5;237;38;5;180"),
    "chasm": ("30;1", "48;5;232;38;5;243"),
    "shrine": ("35", "48;5;54;38;5;219"),
    "river": ("34", "48;5;24;38;5;117"),
    "road": ("33", "48;5;95;38;5;223"),
    "city": ("37", "48;5;240;38;5;254"),
    "fort": ("37", "48;5;240;38;5;254"),
    "camp": ("33", "48;5;94;38;5;222"),
    "hamlet": ("37", "48;5;95;38;5;180"),
    "edifice": ("35", "48;5;54;38;5;219"),
    "difficult-hill": ("33", "48;5;94;38;5;222"),
    "gentle-hill": ("33", "48;5;58;38;5;222"),
    "wood": ("32", "48;5;22;38;5;114"),
    "marsh": ("36", "48;5;23;38;5;115"),
    "gully": ("33", "48;5;52;38;5;216"),
    "dunes": ("33", "48;5;100;38;5;229"),
    "oasis": ("32", "48;5;29;38;5;158"),
    "rocky": ("37", "48;5;239;38;5;250"),
    "scrub": ("32", "48;5;64;38;5;193"),
    "boggy": ("36", "48;5;66;38;5;195"),
    "enclosures": ("32", "48;5;65;38;5;194"),
    "plough": ("33", "48;5;101;38;5;230"),
}
"""What each ink is in eight colours and in many. Ground without an ink of its own has that of open ground."""


class Ended(Exception):
    """Nobody types any more: the input has ended."""


@dataclass
class Screen:
    """Where a game is shown and typed. `is_live` when people sit there; otherwise the lines come from a file
    or a pipe."""

    colours: Colours
    width: int
    height: int
    is_live: bool

    def show(self, lines: Iterable[str] | str = "") -> None:
        """Print lines."""
        for line in [lines] if isinstance(lines, str) else lines:
            print(line)

    def ask(self, prompt: str) -> str:
        """One line that the player types, without the spaces around it. Raises Ended."""
        sys.stdout.flush()
        try:
            return input(prompt).strip()
        except EOFError:
            print()
            raise Ended from None

    def ink(self, text: str, *inks: str) -> str:
        """Text in inks, the later over the earlier; plain where there are no colours."""
        codes = [INKS[ink][self.colours - 1] for ink in inks if ink in INKS] if self.colours else []
        codes = [code for code in codes if code]
        return f"\x1b[{';'.join(codes)}m{text}\x1b[0m" if codes and text else text

    def clear(self) -> None:
        """Wipe the screen and what has scrolled off it, where there is one."""
        if self.is_live:
            print("\x1b[H\x1b[2J\x1b[3J", end="")

    def measure(self) -> None:
        """Look again how wide and high the terminal is; people pull at windows."""
        self.width, self.height = _size()


def open_screen() -> Screen:
    """The terminal of this process. NO_COLOR and a terminal that is none are respected."""
    is_live = sys.stdin.isatty() and sys.stdout.isatty()
    if is_live:
        import readline  # noqa: F401  (arrow keys and earlier lines at the prompt)
    return Screen(_colours(), *_size(), is_live)


def _colours() -> Colours:
    kind = os.environ.get("TERM", "")
    if os.environ.get("NO_COLOR") or not sys.stdout.isatty() or kind == "dumb":
        return Colours.NONE
    return Colours.MANY if "256" in kind or os.environ.get("COLORTERM") else Colours.EIGHT


def _size() -> tuple[int, int]:
    """Columns and lines: what the environment says, else the terminal itself, else the usual."""
    try:
        found = os.get_terminal_size(sys.stdout.fileno())
    except (OSError, ValueError):
        found = os.terminal_size(SIZE)
    wanted = [os.environ.get(name, "") for name in ("COLUMNS", "LINES")]
    columns, lines = (int(wish) if wish.isdecimal() else 0 for wish in wanted)
    return columns or found.columns or SIZE[0], lines or found.lines or SIZE[1]

"""Where games are kept: each in a file of its own, written after every action, so that nothing is ever
lost."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

from bingqi.errors import BadData

if TYPE_CHECKING:
    from bingqi.game.game import Game


class Store:
    """The file of one game. Nothing is written before something has been played."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.kept: tuple[int, str] = (0, "")
        """How many actions the file has, and the digest after them."""

    def keep(self, game: Game) -> None:
        """Write the game, unless the file has it already. Raises UserError."""
        now = len(game.plies), game.digest
        if game.plies and now != self.kept:
            self.write(game, self.path)
            self.kept = now

    def write(self, game: Game, path: Path) -> None:
        """Write the game to any file. Raises UserError."""
        from bingqi.game.journal import Journal

        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise BadData("error-unwritable-file", file=str(path), fault=fault.strerror) from None
        Journal.of(game).save(path)


def named_file(name: str) -> Path:
    """The file that a person names for a game. Raises UserError for a name that a record cannot have."""
    from bingqi.game.journal import SUFFIXES

    path = Path(name).expanduser()
    if path.suffix not in SUFFIXES:
        near = path.with_suffix(SUFFIXES[0])
        raise BadData("error-record-suffix", file=str(path), nearest=str(near))
    return path


def new_file(ruleset: str, scenario: str) -> Path:
    """A file of its own for a new game, in the user's folder of games."""
    stem = f"{ruleset}-{scenario}-{time.strftime('%Y%m%d-%H%M%S')}"
    folder, number = games_folder(), 1
    path = folder / f"{stem}.game"
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.game"
    return path


def games_folder() -> Path:
    """The user's folder of games."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "bingqi" / "games"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bingqi" / "games"


def open_file(path: Path, language: str) -> Game:
    """The game in a file, played again. Raises UserError."""
    from bingqi.game.journal import game_of, load

    return game_of(load(path), language)

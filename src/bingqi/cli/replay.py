"""`bingqi replay FILE`: a record, step by step with the board; all at once into a file or a pipe."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import click

from bingqi.cli.answer import json_option, print_json
from bingqi.cli.command import command, option
from bingqi.cli.keys import keyboard
from bingqi.cli.records import check_number, ply_found, ply_lines, recorded_game
from bingqi.cli.terminal import Screen, open_screen
from bingqi.cli.titles import scenario_title, side_title
from bingqi.cli.values import Whole
from bingqi.cli.view import View
from bingqi.game.game import Game
from bingqi.game.notation.outcome import result_text
from bingqi.kit.wording import shared

KEYS = {
    "forward": (" ", "\r", "\n", "n", "l", "\x1b[C", "\x1bOC", "\xe0M", "\x00M"),
    "back": ("b", "p", "h", "\x7f", "\x08", "\x1b[D", "\x1bOD", "\xe0K", "\x00K"),
    "first": ("g", "\x1b[H", "\x1bOH", "\x1b[1~", "\xe0G", "\x00G"),
    "last": ("G", "\x1b[F", "\x1bOF", "\x1b[4~", "\xe0O", "\x00O"),
    "leave": ("q", "Q", "\x1b", "\x04"),
}
"""What each key does: letters, and the codes of arrows, Home and End on all systems."""
LINE_ENDS = ("\r", "\n")


@command("replay")
@click.argument("file")
@option("--to", type=Whole(0, 1_000_000), metavar="PLY", help="option-replay-to")
@json_option
@click.pass_obj
def replay(language: str, file: str, to: int | None, as_json: bool) -> None:
    game = recorded_game(file, language)
    if to is not None:
        check_number(game, to, least=0)
    screen, last = open_screen(), len(game.plies) if to is None else to
    if as_json:
        print_json(_found(game, file, last))
    elif screen.is_live:
        with keyboard() as next_key, suppress(EOFError):
            Viewer(game, screen, to or 0).run(next_key)
    else:
        _show_everything(game, screen, last)


class Viewer:
    """A record on the screen; it stands after the first `at` actions."""

    def __init__(self, game: Game, screen: Screen, at: int) -> None:
        self.game, self.screen, self.at = game, screen, at
        self.typed = ""
        """Digits of a number that is being typed."""

    def run(self, next_key: Callable[[], str]) -> None:
        """Show positions as the keys ask for them, until the viewer leaves."""
        self.show()
        while (key := next_key()) not in KEYS["leave"]:
            if key.isdecimal():
                self.typed += key
                self.screen.show(self._prompt())
                continue
            wanted = self.wanted(key)
            self.typed = ""
            if wanted != self.at:
                self.at = wanted
                self.show()

    def wanted(self, key: str) -> int:
        """The position that a key asks for; the same one when it asks for nothing."""
        last = len(self.game.plies)
        if self.typed and key in LINE_ENDS:
            return min(int(self.typed), last)
        if key in KEYS["forward"]:
            return min(self.at + 1, last)
        if key in KEYS["back"]:
            return max(self.at - 1, 0)
        if key in KEYS["first"]:
            return 0
        return last if key in KEYS["last"] else self.at

    def show(self) -> None:
        """The position, what the last action did, and the keys."""
        self.screen.clear()
        show_position(self.game, self.screen, self.at)
        if self.at:
            self.screen.show()
            self.screen.show(ply_lines(self.game, self.at, self.screen))
        self.screen.show()
        self.screen.show(self._prompt())

    def _prompt(self) -> str:
        places = {"at": str(self.at), "last": str(len(self.game.plies))}
        keys = shared(self.game.language).text("replay-keys", places)
        return self.screen.ink(f"{keys}  {self.typed}".rstrip(), "dim")


def show_position(game: Game, screen: Screen, at: int) -> None:
    """The board after so many actions, as the side sees it that decides then, or has decided last."""
    there = game.branch(at)
    side = there.decision.side if there.decision.side >= 0 else game.plies[at - 1].side
    View(there, screen).draw(there.scene(side))


def _show_everything(game: Game, screen: Screen, last: int) -> None:
    words = shared(game.language)
    players = [
        words.text("replay-player", {"seat": side_title(game.opening, seat, game.language), "player": player})
        for seat, player in game.players.items()
    ]
    screen.show(scenario_title(game.ruleset, game.scenario, game.language))
    if players:
        screen.show(words.text("part-comma").join(players))
    for number in range(1, last + 1):
        screen.show()
        screen.show(ply_lines(game, number, screen))
    show_position(game, screen, last)


def _found(game: Game, file: str, last: int) -> dict[str, object]:
    return {
        "file": file,
        "ruleset": game.ruleset.name,
        "version": game.ruleset.version,
        "scenario": game.scenario.name,
        "title": scenario_title(game.ruleset, game.scenario, game.language),
        "overlays": [overlay.name for overlay in game.overlays],
        "players": dict(game.players),
        "seed": game.seed,
        "plies": [ply_found(game, number) for number in range(1, last + 1)],
        "result": result_text(game) if last == len(game.plies) else "",
    }

"""`bingqi play`: a game in the terminal, against the computer, at one screen, or to watch. Where no game is
named, the board in the browser."""

from __future__ import annotations

import click

from bingqi.cli.browser import is_board_here
from bingqi.cli.command import command, option
from bingqi.cli.seating import Wishes, resumed, seated
from bingqi.cli.session import DICE, Session
from bingqi.cli.store import Store, named_file, new_file
from bingqi.cli.terminal import Ended, open_screen
from bingqi.cli.values import SEED, Seconds
from bingqi.errors import UserError


@command("play")
@click.argument("ruleset", required=False)
@click.argument("scenario", required=False)
@option("--red", metavar="WHO", help="option-play-red")
@option("--blue", metavar="WHO", help="option-play-blue")
@option("--side", "sides", metavar="NAME=WHO", multiple=True, help="option-play-side")
@option("--umpire", default=DICE, metavar="dice|me", help="option-play-umpire")
@option("--scenario", "file", metavar="FILE", help="option-play-scenario")
@option("--overlay", "overlays", metavar="FILE", multiple=True, help="option-overlay")
@option("--seed", type=SEED, metavar="NUMBER", help="option-play-seed")
@option("--dice", is_flag=True, help="option-play-dice")
@option("--save", metavar="FILE", help="option-play-save")
@option("--resume", metavar="FILE", help="option-play-resume")
@option("--delay", type=Seconds(), metavar="SECONDS", help="option-play-delay")
@option("--browser", is_flag=True, help="option-play-browser")
@option("--terminal", is_flag=True, help="option-play-terminal")
@click.pass_obj
def play(
    language: str,
    ruleset: str | None,
    scenario: str | None,
    red: str | None,
    blue: str | None,
    sides: tuple[str, ...],
    umpire: str,
    file: str | None,
    overlays: tuple[str, ...],
    seed: int | None,
    dice: bool,
    save: str | None,
    resume: str | None,
    delay: float | None,
    browser: bool,
    terminal: bool,
) -> None:
    named = any((ruleset, file, red, blue, sides, umpire != DICE, overlays, seed is not None))
    if in_browser(browser, terminal, named or any((dice, save, resume, delay))):
        from bingqi.cli.serve import run as serve

        serve(language, no_browser="play-no-browser")
        return
    by_colour = tuple(f"{side}={who}" for side, who in (("Red", red), ("Blue", blue)) if who)
    wishes = Wishes(ruleset, file or scenario, (*by_colour, *sides), umpire, overlays, seed)
    begun = named_file(resume) if resume else None
    path = named_file(save) if save else begun
    screen = open_screen()
    try:
        game, players = resumed(begun, wishes, language) if begun else seated(wishes, screen, language)
    except Ended:
        return
    store = Store(path or new_file(game.ruleset.name, game.scenario.name))
    Session(game, screen, store, players, dice, delay or 0.0).run()


def in_browser(browser: bool, terminal: bool, is_named: bool) -> bool:
    """Where to play. A game that the line says anything of is played in the terminal; otherwise the board in
    the browser comes first, where it can be shown. Raises UserError for wishes that do not go together."""
    if browser and (terminal or is_named):
        raise UserError("error-browser-and-game")
    if browser and not is_board_here():
        raise UserError("error-no-board")
    return browser or (not (terminal or is_named) and is_board_here())

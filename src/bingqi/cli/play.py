"""`bingqi play`: a game in the terminal, against the computer, at one screen, or to watch."""

from __future__ import annotations

import click

from bingqi.cli.command import command, option
from bingqi.cli.seating import Wishes, resumed, seated
from bingqi.cli.session import DICE, Session
from bingqi.cli.store import Store, named_file, new_file
from bingqi.cli.terminal import Ended, open_screen
from bingqi.cli.values import SEED, Seconds


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
) -> None:
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

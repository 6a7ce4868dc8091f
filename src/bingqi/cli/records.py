"""Games out of record files: their actions and positions by number, told for programs and for people."""

from __future__ import annotations

from dataclasses import asdict

from bingqi.cli.telling import draw_lines
from bingqi.cli.terminal import Screen
from bingqi.cli.titles import side_title
from bingqi.errors import NotFound
from bingqi.game.explain import Line, explain
from bingqi.game.game import Game
from bingqi.game.journal import Journal, game_of, load
from bingqi.kit.wording import catalogue


def recorded_game(file: str, language: str) -> Game:
    """The game in a record, played again. Raises UserError for what is no record, and where it differs."""
    return game_of(read_record(file), language)


def read_record(file: str) -> Journal:
    """A record file. Raises UserError."""
    return load(file)


def check_number(game: Game, number: int, least: int) -> None:
    """Raise NotFound for a number that no action of the game has."""
    if not least <= number <= len(game.plies):
        raise NotFound("error-ply-number", number=str(number), least=str(least), most=str(len(game.plies)))


def ply_found(game: Game, number: int) -> dict[str, object]:
    """An action with all that came of it, for programs."""
    ply = game.plies[number - 1]
    return {
        "ply": number,
        "seat": game.seat(ply.side),
        "action": ply.text,
        "dice": list(ply.dice),
        "comment": ply.comment,
        "digest": ply.digest,
        "lines": [asdict(line) for line in _lines(game, number)],
    }


def ply_lines(game: Game, number: int, screen: Screen) -> list[str]:
    """An action with all that came of it, for people."""
    ply, words = game.plies[number - 1], catalogue(game.language, game.ruleset.package)
    places = {
        "number": str(number),
        "seat": side_title(game.opening, game.seat(ply.side), game.language),
        "action": ply.text,
        "dice": " ".join(map(str, ply.dice)),
    }
    head = screen.ink(words.text("ply-head", places), f"side-{ply.side}")
    reason = [words.text("set-head", {"reason": ply.comment})] if ply.action is None else []
    return [head, *reason, *draw_lines(_lines(game, number), screen, words, depth=1)]


def _lines(game: Game, number: int) -> list[Line]:
    """What an action did, everything known, marked where a house rule counts."""
    events = game.plies[number - 1].events
    return explain(game.ruleset, game.opening, events, game.language, house_rules=game.house_rules)

"""Before a game: which rules, which scenario, who plays which side. What the command line does not say is
asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from bingqi.agents import AGENTS
from bingqi.cli.columns import folded
from bingqi.cli.session import DICE, ME
from bingqi.cli.store import open_file
from bingqi.cli.terminal import Screen
from bingqi.cli.titles import side_title
from bingqi.errors import NotFound, UserError, nearest
from bingqi.game.registry import ruleset as find_ruleset
from bingqi.game.registry import ruleset_names
from bingqi.game.scenario import ScenarioText, about, find_scenario, scenario_names
from bingqi.kit.ruleset import Opening, Ruleset
from bingqi.kit.wording import shared
from bingqi.rulesets import BUILT_IN

if TYPE_CHECKING:
    from bingqi.game.game import Game

USUAL_AGENT = "greedy"
SEATS_FOR = ("alone", "hot-seat", "watch")
"""The ways to sit down, in the order in which they are offered."""


@dataclass(frozen=True)
class Wishes:
    """What the command line says. `sides` are texts such as `Red=me`."""

    ruleset: str | None = None
    scenario: str | None = None
    sides: tuple[str, ...] = ()
    umpire: str = DICE
    overlays: tuple[str, ...] = ()
    seed: int | None = None


def seated(wishes: Wishes, screen: Screen, language: str) -> tuple[Game, list[str]]:
    """The game to be played, and who has each seat. Raises UserError, and Ended when nobody answers."""
    from bingqi.game.game import new_game

    read_players(wishes.sides, wishes.umpire)
    book, scenario = _rules(wishes, screen, language)
    text = find_scenario(book, scenario) if scenario else _ask_scenario(book, screen, language)
    game = new_game(book, text.file if not text.is_own else text.name, wishes.seed, wishes.overlays, language)
    players = given_players(game.opening, wishes.sides, wishes.umpire)
    if not wishes.sides:
        players = _ask_players(game.opening, wishes.umpire, screen, language)
    return _with_players(game, players)


def resumed(path: Path, wishes: Wishes, language: str) -> tuple[Game, list[str]]:
    """A game from its file, with those who played it before unless the command line says otherwise. Raises
    UserError."""
    game = open_file(path, language)
    before = [
        f"{seat}={who if who in (ME, *AGENTS) else ME}"
        for seat, who in game.players.items()
        if seat in game.opening.sides
    ]
    umpire = ME if ME in (wishes.umpire, game.players.get(game.opening.all_seats[-1])) else DICE
    return _with_players(game, given_players(game.opening, (*before, *wishes.sides), umpire))


def given_players(opening: Opening, texts: Sequence[str], umpire: str) -> list[str]:
    """Who has each seat, the later text over the earlier. Sides that nobody is named for play against the
    person, or are the person where none is named. Raises UserError."""
    seats = {side.lower(): side for side in opening.sides}
    given: dict[str, str] = {}
    pairs, extra = read_players(texts, umpire)
    for name, who in pairs:
        if name.lower() not in seats:
            known = ", ".join(opening.sides)
            raise NotFound("error-no-such-side", name=name, nearest=nearest(name, opening.sides), known=known)
        given[seats[name.lower()]] = who
    others = USUAL_AGENT if ME in given.values() else ME
    players = []
    for side in opening.sides:
        players.append(given.get(side, others))
        others = USUAL_AGENT if players[-1] == ME else others
    return [*players, extra]


def read_players(texts: Sequence[str], umpire: str) -> tuple[list[tuple[str, str]], str]:
    """Sides with their players, and the umpire, whatever sides the scenario has. Raises UserError."""
    pairs = []
    for text in texts:
        name, sign, who = (part.strip() for part in text.partition("="))
        if not (name and sign and who):
            raise UserError("error-side-form", text=text)
        pairs.append((name, _player(who, (ME, *AGENTS))))
    return pairs, _player(umpire, (DICE, ME))


def _known(who: str, known: Sequence[str]) -> str:
    """Who plays according to a record; a name that is no agent's is a person's."""
    return who if who in known else ME


def _player(who: str, known: Sequence[str]) -> str:
    if who.lower() not in known:
        raise NotFound("error-no-such-player", name=who, nearest=nearest(who, known), known=", ".join(known))
    return who.lower()


def _with_players(game: Game, players: list[str]) -> tuple[Game, list[str]]:
    seats = zip(game.opening.all_seats, players)
    game.players = {seat: who for seat, who in seats if seat in game.opening.seats or who != DICE}
    return game, players


def _rules(wishes: Wishes, screen: Screen, language: str) -> tuple[Ruleset, str | None]:
    """The ruleset and the name of the scenario. With one ruleset nobody is asked, and its name may be left
    out before the scenario's."""
    if wishes.ruleset in BUILT_IN:
        return find_ruleset(wishes.ruleset), wishes.scenario
    names = ruleset_names()
    if wishes.ruleset is None:
        titles = [[find_ruleset(name).titles.get(language, name)] for name in names]
        place = 0 if len(names) == 1 else choose("which-ruleset", titles, screen, language)
        return find_ruleset(names[place]), wishes.scenario
    if wishes.ruleset not in names and wishes.scenario is None:
        for name in names:
            if wishes.ruleset in scenario_names(find_ruleset(name)):
                return find_ruleset(name), wishes.ruleset
    return find_ruleset(wishes.ruleset), wishes.scenario


def _ask_scenario(book: Ruleset, screen: Screen, language: str) -> ScenarioText:
    texts = [find_scenario(book, name) for name in scenario_names(book)]
    entries = []
    for text in texts:
        told = about(book, text)
        title, story = (told.zh, told.story_zh) if language == "zh-CN" else (told.en, told.story)
        uneven = "yes" if getattr(told, "is_uneven", False) else "no"
        places = {"title": title, "minutes": told.minutes, "uneven": uneven}
        entries.append([shared(language).text("scenario-entry", places), story])
    return texts[choose("which-scenario", entries, screen, language)]


def _ask_players(opening: Opening, umpire: str, screen: Screen, language: str) -> list[str]:
    words = shared(language)
    ways = [[words.text(f"seats-{way}")] for way in SEATS_FOR]
    way = SEATS_FOR[choose("which-seats", ways, screen, language)]
    if way == "hot-seat":
        return given_players(opening, [f"{side}={ME}" for side in opening.sides], umpire)
    agents = [USUAL_AGENT, *(name for name in AGENTS if name != USUAL_AGENT)]
    described = [[words.text(f"agent-{name}")] for name in agents]
    if way == "watch":
        chosen = {}
        for side in opening.sides:
            title = side_title(opening, side, language)
            chosen[side] = agents[choose("which-agent-for", described, screen, language, side=title)]
    else:
        titles = [[side_title(opening, side, language)] for side in opening.sides]
        mine = opening.sides[choose("which-side", titles, screen, language)]
        foe = agents[choose("which-agent", described, screen, language)]
        chosen = {side: ME if side == mine else foe for side in opening.sides}
    return given_players(opening, [f"{side}={who}" for side, who in chosen.items()], umpire)


def choose(
    question: str, entries: Sequence[Sequence[str]], screen: Screen, language: str, **places: object
) -> int:
    """The place of the entry that the person chooses; Enter takes the first. Each entry is a line and what
    stands below it. Raises Ended."""
    words, width = shared(language), min(screen.width, 100) - 1
    screen.show()
    screen.show(screen.ink(words.text(question, places), "bold"))
    for number, (line, *below) in enumerate(entries, 1):
        screen.show(f"{number:>3}  {line}")
        for text in below:
            screen.show(screen.ink(fold, "dim") for fold in folded(text, " " * 5, width))
    while True:
        typed = screen.ask(words.text("choose-prompt", {"most": len(entries)}) + " ")
        if not typed:
            return 0
        if typed.isdecimal() and 1 <= int(typed) <= len(entries):
            return int(typed) - 1
        named = [place for place, entry in enumerate(entries) if typed.lower() in entry[0].lower()]
        if len(named) == 1:
            return named[0]
        screen.show(
            screen.ink(words.text("error-no-such-number", {"number": typed, "most": len(entries)}), "alarm")
        )

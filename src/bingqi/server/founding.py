"""Setting up a game: new, from a file that somebody sent, or branched off from another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bingqi.agents import AGENTS
from bingqi.errors import UserError, nearest
from bingqi.game.commitment import commitment, new_seed
from bingqi.game.game import Game, Ply
from bingqi.game.journal import Journal, game_of
from bingqi.game.notation import jsonl, reading
from bingqi.game.notation.names import check_names
from bingqi.game.overlay import parse_overlay
from bingqi.game.registry import ruleset as find_ruleset
from bingqi.game.scenario import ScenarioText, find_scenario, scenario_names
from bingqi.kit.ruleset import Ruleset
from bingqi.server import forms
from bingqi.server.chronicle import DICE, PERSON
from bingqi.server.denial import Denied, denied
from bingqi.server.events import Acted, Amended, AnyEvent, Seating
from bingqi.server.keys import digest_of, new_key, new_name
from bingqi.server.room import Person, Room, milliseconds
from bingqi.server.store import Kept, Store, Stored

ME, LINK = "me", "link"
MOST_SEED = 2**62 - 1
LONGEST_NAME = 40
MOST_PLIES = 5000
"""Of a file that somebody sends: they are all played again."""


def found(store: Store, wish: forms.NewGame) -> forms.Created:
    """Set up a new game. Raises Denied."""
    try:
        ruleset = find_ruleset(wish.ruleset)
        scenario = _scenario(ruleset, wish)
        overlays = tuple(parse_overlay(text, f"overlay {n}") for n, text in enumerate(wish.overlays, 1))
        game = Game(ruleset, scenario, overlays, _seed(wish), wish.lang)
    except UserError as fault:
        raise denied(fault) from None
    players = _players(game, wish.players, LINK)
    if wish.seed and LINK in players.values():
        raise Denied("not-allowed", "denied-seed-among-others")
    return _establish(store, game, players, wish)


def open_file(store: Store, wish: forms.OpenFile) -> forms.Created:
    """Make a game of a saved one. Raises Denied for a file that the rules do not reproduce."""
    read = jsonl.read if wish.name.endswith(".jsonl") else reading.read
    try:
        journal = read(wish.text, wish.name)
        check_names(journal)
        if len(journal.plies) > MOST_PLIES:
            raise Denied("too-large")
        game = game_of(journal, wish.lang)
    except UserError as fault:
        raise denied(fault, "bad-file") from None
    return _establish(store, game, _players(game, wish.players, ME), wish)


def branch(store: Store, room: Room, person: Person, seat: int, wish: forms.Branch) -> forms.Created:
    """Make a game of the beginning of another. Raises Denied for who may not know all of it."""
    if not room.may_keep(person):
        raise Denied("not-allowed", "denied-branch-before-end")
    place = room.outlooks.place_of(room.outlooks.eyes(seat), wish.moment)
    game = room.game.branch(place)
    return _establish(store, game, _players(game, wish.players, ME), wish)


def _establish(
    store: Store, game: Game, players: dict[str, str], wish: forms.NewGame | forms.OpenFile | forms.Branch
) -> forms.Created:
    names = wish.names if isinstance(wish, forms.NewGame) else {}
    names = {seat: names[seat].strip()[:LONGEST_NAME] for seat in players if names.get(seat)}
    mine = [seat for seat, who in players.items() if who == ME]
    links = [forms.Link([seat], new_key()) for seat, who in players.items() if who == LINK]
    links.append(forms.Link([], new_key()))
    key = new_key() if mine else links[-1].key
    game.players = {seat: names.get(seat) or who for seat, who in players.items()}
    now = milliseconds()
    kept = Kept(
        name=new_name(),
        header=replace(Journal.of(game).header, result=""),
        seating=Seating(
            players={seat: PERSON if who in (ME, LINK) else who for seat, who in players.items()},
            together=[mine] if mine else [],
            names=names,
            dice=wish.dice if isinstance(wish, forms.NewGame) else "seed",
            takes_back=wish.takes_back if isinstance(wish, forms.NewGame) else "free",
        ),
        commitment=commitment(game.seed),
        begun=now // 1000,
        touched=now // 1000,
        deciding="" if game.result.over else game.seat(game.decision.side),
        is_over=game.result.over,
    )
    keys = {digest_of(link.key): link.seats for link in links}
    if mine:
        keys[digest_of(key)] = mine
    store.begin(kept, keys, _events(game, now))
    return forms.Created(kept.name, key, links)


def _events(game: Game, now: int) -> list[Stored]:
    """What has been played already."""
    return [Stored(number, now, _event(game, ply)) for number, ply in enumerate(game.plies, 1)]


def _event(game: Game, ply: Ply) -> AnyEvent:
    seat = game.seat(ply.side)
    if ply.action is None:
        return Amended(seat, ply.text, ply.digest, ply.comment)
    return Acted(seat, ply.text, ply.dice, ply.typed, ply.digest, ply.comment)


def _scenario(ruleset: Ruleset, wish: forms.NewGame) -> ScenarioText:
    """The ruleset's own by its name, never a file of this machine; or the text that was sent."""
    if wish.scenario_text:
        return ScenarioText(wish.scenario or "own", wish.scenario_text, "scenario.toml", is_own=False)
    known = scenario_names(ruleset)
    if wish.scenario not in known:
        raise Denied(
            "no-such-thing",
            "error-no-such-scenario",
            name=wish.scenario,
            nearest=nearest(wish.scenario, known),
            known=", ".join(known),
        )
    return find_scenario(ruleset, wish.scenario)


def _seed(wish: forms.NewGame) -> int:
    if not wish.seed:
        return new_seed()
    if (
        not (wish.seed.isascii() and wish.seed.isdecimal() and len(wish.seed) < 20)
        or int(wish.seed) > MOST_SEED
    ):
        raise Denied("malformed", "denied-bad-seed", most=str(MOST_SEED))
    return int(wish.seed)


def _players(game: Game, wanted: Mapping[str, str], usual: str) -> dict[str, str]:
    """Who has each seat. Raises Denied for a seat or a player that is not there."""
    seats, sides = game.opening.all_seats, game.opening.sides
    needed = game.opening.seats
    for seat, who in wanted.items():
        if seat not in seats:
            raise _unknown("error-no-such-side", seat, seats)
        known = (ME, LINK, *AGENTS) if seat in sides else (ME, LINK, DICE, *AGENTS)
        known = known if seat in needed else (ME, LINK, DICE)
        if who not in known:
            raise _unknown("error-no-such-player", who, known)
    players = {seat: wanted.get(seat, usual if seat in sides else DICE) for seat in seats}
    return {seat: who for seat, who in players.items() if seat in needed or who != DICE}


def _unknown(key: str, name: str, known: Sequence[str]) -> Denied:
    return Denied("no-such-thing", key, name=name, nearest=nearest(name, known), known=", ".join(known))

"""What goes over plain HTTP, both ways: the lobby, new games, keys. `docs/server.md` has the routes."""

from __future__ import annotations

from msgspec import Struct

from bingqi.server.wire import Code, Dice, Ground, Language, Shown, TakesBack


class Problem(Struct, frozen=True, omit_defaults=True):
    """The body of every answer with a status of 400 or above."""

    code: Code
    sentence: str


class ScenarioCard(Struct, frozen=True, omit_defaults=True):
    """A scenario for the start page. `seats` are the sides and then the umpire's, where the rules have
    one."""

    name: str
    title: str
    story: str
    minutes: int
    is_uneven: bool = False


class RulesetCard(Struct, frozen=True):
    """A ruleset for the start page."""

    name: str
    version: str
    title: str
    scenarios: list[ScenarioCard]


class AgentCard(Struct, frozen=True):
    """A computer player: its name and what it is like."""

    name: str
    text: str


class Lobby(Struct, frozen=True):
    """Everything that can be played."""

    protocol: int
    rulesets: list[RulesetCard]
    agents: list[AgentCard]


class SeatCard(Struct, frozen=True, omit_defaults=True):
    """A seat of a scenario; an umpire's may be left to the dice, or empty where the rules do not need him."""

    seat: str
    title: str
    is_umpire: bool
    is_spare: bool = False


class Preview(Struct, frozen=True):
    """A scenario before it is played: its seats and the board at the beginning."""

    ruleset: str
    scenario: ScenarioCard
    seats: list[SeatCard]
    scene: Shown
    ground: Ground


class NewGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be set up. `players` says who has each seat: `me` (the one who sets it up; may be several),
    `link` (a person who is given a link), an agent's name, or for an umpire `dice`; seats not named are
    `link` for sides, `dice` for an umpire. `names` are what people are called. A `seed` is a whole number
    as text, and only allowed where nobody is `link`. `scenario_text` and `overlays` are TOML of one's own."""

    ruleset: str
    scenario: str
    players: dict[str, str] = {}
    names: dict[str, str] = {}
    lang: Language = "en"
    seed: str = ""
    dice: Dice = "seed"
    takes_back: TakesBack = "strict"
    scenario_text: str = ""
    overlays: list[str] = []


class OpenFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A saved game to be looked at or played on: the text of a `.game` or `.jsonl` file, and who has each
    seat, as in a new game (seats not named: `me`)."""

    name: str
    text: str
    players: dict[str, str] = {}
    lang: Language = "en"


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """A new game from a moment of another on. Seats not named are `me`."""

    moment: int
    players: dict[str, str] = {}
    lang: Language = "en"


class Link(Struct, frozen=True):
    """A key and what it opens: the seats of one person; none: watching."""

    seats: list[str]
    key: str


class Created(Struct, frozen=True):
    """A game that has been set up. `key` is for the one who set it up: his seats, or watching where he has
    none. `links` are for the others; the last one only watches. Keys are shown this once."""

    game: str
    key: str
    links: list[Link]


class Keys(Struct, frozen=True, forbid_unknown_fields=True):
    """Keys that a client has kept, to be told of their games."""

    keys: list[str]
    lang: Language = "en"


class GameCard(Struct, frozen=True, omit_defaults=True):
    """A game in somebody's list. `place` is that of its key in the request; keys that open nothing have no
    card. `is_mine`: a seat of this key decides."""

    place: int
    game: str
    ruleset: str
    title: str
    seats: list[str]
    deciding: str
    is_mine: bool
    is_over: bool
    begun: int
    touched: int


class ClauseCard(Struct, frozen=True, omit_defaults=True):
    """A clause: its reference, its status (`stated`, `interpreted`, `invented`, `not-implemented`,
    `absent-in-source`), its text and a note."""

    ref: str
    status: str
    text: str
    note: str = ""


class Health(Struct, frozen=True):
    """That the server is well."""

    ok: bool
    version: str
    games: int
    """Games kept warm."""
    sockets: int
    run: str
    """Another one for every process: who has noted it knows whether it is still the same server."""

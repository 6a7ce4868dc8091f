"""Every message over the socket, both ways; what goes over plain HTTP is in `forms`. `docs/server.md` says
when each is sent.

Words are in the viewer's language already: where `bingqi.kit.scene` has a `Text`, the wire has a string.
Seats are called by their names in notation (`Red`), pieces and actions likewise. A *moment* is a number: how
many actions of the game the viewer knows of; what is secret has no moment, so that moments tell nothing.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from bingqi.kit.scene import Choice, Frame, Mark, Panel, Piece, Region, TurnLine

PROTOCOL = 1
"""Changes when a client that does not know of a change would go wrong."""

Language = Literal["en", "zh-CN"]
Pose = tuple[float, float, float]
Dice = Literal["seed", "typed"]
TakesBack = Literal["strict", "free"]
MayUndo = Literal["no", "at-once", "by-consent"]
FieldKind = Literal["number", "flag", "choice", "place", "bearing"]

Code = Literal[
    "illegal",
    "stale",
    "not-your-turn",
    "not-your-seat",
    "unreadable",
    "bad-dice",
    "game-over",
    "impossible",
    "no-undo",
    "no-such-moment",
    "no-such-thing",
    "bad-file",
    "not-allowed",
    "bad-key",
    "bad-origin",
    "malformed",
    "too-large",
    "too-fast",
    "too-many",
    "taken-over",
    "too-slow",
    "busy",
    "fault",
]
"""Why something was refused, for programs; the sentence beside it is for people.

`illegal`: the rules forbid it, with the clause. `impossible`: what an umpire's ruling would set cannot be.
`stale`: the position has changed since. `busy`: ask again in a moment. `taken-over`: the seat's link was
opened elsewhere. `fault`: the server's own mistake."""


# What a client sends over the socket


class ToServer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of a client. Its `type` is the class's name in small letters."""


class Hello(ToServer, frozen=True, tag="hello"):
    """The first message: the key of a seat or of a spectator, and the language to be spoken. `seat` is the
    seat to look through, where the key holds several; without it the one that decides, or the first."""

    key: str
    lang: Language = "en"
    seat: str = ""


class Speak(ToServer, frozen=True, tag="speak"):
    """Change the language: everything is sent again in it."""

    lang: Language


class Look(ToServer, frozen=True, tag="look"):
    """Look through another seat that the key holds, as two people at one screen do."""

    seat: str


class Placing(Struct, frozen=True, forbid_unknown_fields=True):
    """An offered action led to another pose (board units, degrees) or a cell: the choice's `action`, and
    where its piece or leader is to end."""

    action: str
    pose: Pose | None = None
    cell: tuple[int, int] | None = None


class Play(ToServer, frozen=True, tag="play"):
    """Do an action, given as notation or as a placing. `id` is the client's own, new for each action and kept
    when the message is sent again; `digest` is that of the scene it was chosen in. `dice` are faces that were
    rolled on a real table. An umpire may act for a `seat`, and must say the `reason`."""

    id: str
    digest: str
    action: str | Placing
    dice: list[int] = []
    seat: str = ""
    reason: str = ""


class Ask(ToServer, frozen=True, tag="ask"):
    """Would this be legal, what does it cost, where does it lead? Changes nothing. `odds` asks for the exact
    chances, `ends` for where the pieces would stand."""

    id: str
    action: str | Placing
    odds: bool = False
    ends: bool = True


class Inspect(ToServer, frozen=True, tag="inspect"):
    """What may an umpire set of a unit, and what is it now? Without a unit: of which units at all?"""

    id: str
    unit: str = ""


class Amend(ToServer, frozen=True, tag="amend"):
    """An umpire's ruling: set something of a unit, by the names of the fields that `inspected` has. `digest`
    is that of the scene it was made in. Whoever may see what was set is shown the `reason` in the log."""

    id: str
    digest: str
    unit: str
    values: dict[str, str]
    reason: str


class Undo(ToServer, frozen=True, tag="undo"):
    """Take back the seat's last action: at once while nobody has learnt anything from it, else the other
    people are asked. An umpire takes back at once."""

    id: str


class Consent(ToServer, frozen=True, tag="consent"):
    """Agree to the open request to take back, or not; whoever asked may withdraw it by not agreeing."""

    id: str
    agree: bool


class Past(ToServer, frozen=True, tag="past"):
    """The scene after a moment, 0 for the beginning, as the viewer saw it."""

    id: str
    moment: int


class Tell(ToServer, frozen=True, tag="tell"):
    """Log entries of the moments from `first` to `last`, for what lies before those sent at the beginning."""

    id: str
    first: int
    last: int


class Chat(ToServer, frozen=True, tag="chat"):
    """Say something to everybody at the table."""

    id: str
    text: str


class Ping(ToServer, frozen=True, tag="ping"):
    """Is anybody there? Answered by `done`."""

    id: str


Request = Hello | Speak | Look | Play | Ask | Inspect | Amend | Undo | Consent | Past | Tell | Chat | Ping


# What the server sends over the socket


class ToClient(Struct, frozen=True, omit_defaults=True, tag_field="type"):
    """A message of the server. Its `type` is the class's name in small letters."""


class Welcome(ToClient, frozen=True, tag="welcome"):
    """The answer to `hello`. `holds` are the seats of this key (none: a spectator), `seat` the one looked
    through. `commitment` binds the dice: `bingqi.game.commitment` makes the same of the seed that is shown
    at the end. `may_keep` says whether the game may be saved as a file and branched off before it is over."""

    protocol: int
    game: str
    ruleset: str
    title: str
    scenario: str
    story: str
    lang: Language
    commitment: str
    holds: list[str] = []
    seat: str = ""
    is_umpire: bool = False
    may_keep: bool = False
    dice: Dice = "seed"
    takes_back: TakesBack = "strict"
    overlays: list[str] = []


class Ground(Struct, frozen=True, omit_defaults=True):
    """The board and its terrain, which seldom change."""

    frame: Frame
    regions: list[Region]


class Shown(Struct, frozen=True, omit_defaults=True):
    """What lies and stands on the ground, what may be done, and whose decision it is. Actions quote the
    `digest`. `seats` are what the seats are called, by number, as pieces name their sides."""

    pieces: list[Piece]
    marks: list[Mark]
    choices: list[Choice]
    panels: list[Panel]
    turn: TurnLine
    digest: str
    seats: list[str] = []


class Ending(Struct, frozen=True, omit_defaults=True):
    """How the game ended: the winners' seats (none: drawn), a sentence, the clause, and the seed that the
    commitment was made of."""

    winners: list[str]
    sentence: str
    clause: str
    seed: str


class View(ToClient, frozen=True, tag="view"):
    """The scene now. `ground` is left out while it is as last sent. `seat` is the seat looked through (empty:
    a spectator), `deciding` the seat that decides (empty: nobody, the game is over). `on_behalf` are what an
    umpire may do for another seat that decides."""

    moment: int
    scene: Shown
    deciding: str
    seat: str = ""
    ground: Ground | UnsetType = UNSET
    may_undo: MayUndo = "no"
    on_behalf: list[Choice] = []
    ending: Ending | None = None


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of an explanation: what it is about (`opened`, `closed`, `modifier`, `rolled`, `happened`), its
    words, the value of a modifier or die, and the clause with its status. A ruling holds its `parts`."""

    kind: str
    text: str
    value: str = ""
    clause: str = ""
    status: str = ""
    house: str = ""
    parts: list[Line] = []


class Entry(Struct, frozen=True, omit_defaults=True):
    """An action in the log, its notation, the dice (the first `typed` of them given by people), what came of
    it, and a comment such as an umpire's reason. `round` is -1 where the rules have no rounds, `heading` is
    the ruleset's own word for it with the number. `is_ruling`: an umpire has set something; `action` and
    `lines` have of it what the viewer may see."""

    moment: int
    seat: str
    action: str
    dice: list[int] = []
    typed: int = 0
    lines: list[Line] = []
    round: int = -1
    heading: str = ""
    comment: str = ""
    is_ruling: bool = False


class Log(ToClient, frozen=True, tag="log"):
    """Entries of successive moments from `first` on. As news (no `id`) they replace everything from `first`
    on; as the answer to `tell` they only fill in."""

    first: int
    entries: list[Entry]
    id: str = ""


class Sitter(Struct, frozen=True, omit_defaults=True):
    """Who has a seat: a person by link, an agent by its name, or the dice for an umpire. `name` is what a
    person is called."""

    seat: str
    title: str
    who: str
    name: str = ""
    is_here: bool = False
    seconds: int = 0
    """How long this seat has thought in all, before its present decision."""


class Wish(Struct, frozen=True, omit_defaults=True):
    """An open request to take back: who asks, and who has not answered."""

    seat: str
    waiting: list[str]


class Table(ToClient, frozen=True, tag="table"):
    """Who sits at the table. `thinking` is the seat whose agent is thinking."""

    sitters: list[Sitter]
    watchers: int = 0
    thinking: str = ""
    undo: Wish | None = None


class Said(ToClient, frozen=True, tag="said"):
    """Something that was said: by which seat (empty: a spectator), when (seconds since 1970)."""

    number: int
    seat: str
    text: str
    at: int


class Accepted(ToClient, frozen=True, tag="accepted"):
    """The action has been played and is on disk. `repeated`: it had been before, and was not played again."""

    id: str
    moment: int
    repeated: bool = False


class Done(ToClient, frozen=True, tag="done"):
    """Anything else that was asked for has happened."""

    id: str


class Refused(ToClient, frozen=True, tag="refused"):
    """It was not done, and nothing has changed: a code, a sentence, and for `illegal` the cause and the
    clause with its text."""

    id: str
    code: Code
    sentence: str
    cause: str = ""
    clause: str = ""
    clause_text: str = ""


class Wanted(ToClient, frozen=True, tag="wanted"):
    """The answer to `play` at a table with real dice: nothing has been played yet; roll one more die with so
    many sides for this reason, and send the action again with the faces so far."""

    id: str
    sides: int
    given: int
    reason: str


class Chance(Struct, frozen=True, omit_defaults=True):
    """One way that it can end, its chance as a fraction and as a number, and how it can go on from there."""

    text: str
    fraction: str
    chance: float
    ways: list[Chance] = []


class Odds(Struct, frozen=True, omit_defaults=True):
    """The sum before the dice, and every outcome. `is_next` when the action's own dice are meant, else those
    that it leads to if nothing comes before. `is_whole` when all the dice of the action are counted, else
    those of its first ruling, after which others follow."""

    is_next: bool
    is_whole: bool
    sums: list[Line]
    chances: list[Chance]


class End(Struct, frozen=True, omit_defaults=True):
    """Where a piece would be after the action."""

    piece: str
    pose: Pose | None = None
    cell: tuple[int, int] | None = None


class Answer(ToClient, frozen=True, tag="answer"):
    """The answer to `ask`. `action` is the candidate in notation. When it is not legal: cause, clause and a
    sentence. `cost` and `label` are those of the same choice where it is offered. `ends` are the pieces that
    would stand elsewhere or turned, where no die decides: the pose that the rules correct to. `nearest` is
    the nearest offered choice of the same pieces."""

    id: str
    legal: bool
    action: str
    digest: str
    sentence: str = ""
    cause: str = ""
    clause: str = ""
    clause_text: str = ""
    cost: int | None = None
    label: str = ""
    rolls: bool = False
    """Whether dice would be rolled."""
    ends: list[End] = []
    nearest: Choice | None = None
    odds: Odds | None = None


class Word(Struct, frozen=True, omit_defaults=True):
    """A word of notation, and what it is called."""

    word: str
    title: str


class Field(Struct, frozen=True, omit_defaults=True):
    """Something of a unit that may be set, and its value in notation. Numbers lie between `least` and `most`,
    flags are `yes` or `no`, choices one of the `options`, places and bearings written like the `example`."""

    name: str
    title: str
    kind: FieldKind
    value: str
    least: int | None = None
    most: int | None = None
    options: list[Word] = []
    example: str = ""


class Inspected(ToClient, frozen=True, tag="inspected"):
    """The answer to `inspect`: the units of which something may be set, and the fields of the one asked
    for."""

    id: str
    units: list[Word]
    unit: str = ""
    fields: list[Field] = []


class Scenery(ToClient, frozen=True, tag="scenery"):
    """The answer to `past`: the scene after a moment, without choices."""

    id: str
    moment: int
    last: int
    scene: Shown
    ground: Ground


class Bye(ToClient, frozen=True, tag="bye"):
    """The server closes the socket, and why. After `too-slow` or `too-fast` a client may come back."""

    code: Code
    sentence: str


Reply = (
    Welcome
    | View
    | Log
    | Table
    | Said
    | Accepted
    | Done
    | Refused
    | Wanted
    | Answer
    | Inspected
    | Scenery
    | Bye
)

"""What a ruleset is to everybody else: agents, environments, the command line and the server rely on this and
nothing more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from bingqi.kit.action import Action, Actions, Convertor, Convertors, Notation, Pattern
from bingqi.kit.clause import ClauseBook, load_clauses
from bingqi.kit.data import Data, Fault
from bingqi.kit.folder import folder_of
from bingqi.kit.log import Log
from bingqi.kit.record import Record
from bingqi.kit.scene import Scene
from bingqi.kit.settable import Settables
from bingqi.kit.turn import Decision, Result

UMPIRE = "Umpire"
UMPIRE_TITLES = {"en": "Umpire", "zh-CN": "裁判"}
"""What an umpire is called whom the rules do not know."""


class Rules(NamedTuple):
    """The rule functions that both tiers run; each is decorated with @rule.

    `play` is only called with an action that `why_not` calls LEGAL. `observe` turns a copy of the state into
    what a side sees. `worth` says how good a candidate looks to the side that decides: larger is better.
    """

    decision: Callable[[Any, Any], Decision]
    why_not: Callable[[Any, Any, Action], int]
    candidates: Callable[[Any, Any, Actions], None]
    play: Callable[[Any, Any, Action, Log], None]
    result: Callable[[Any, Any], Result]
    observe: Callable[[Any, Any, int], None]
    worth: Callable[[Any, Any, Action], int]


@dataclass(frozen=True)
class Shape:
    """How the numbers of an event kind are written: the convertor of `a` and of `b` and the names they have
    in the message."""

    a: tuple[str, str] | None = None
    b: tuple[str, str] | None = None


@dataclass(frozen=True, eq=False)
class Sort:
    """A kind of unit or of ground that the data name: its key there, how it is drawn, and its title in each
    language."""

    name: str
    style: str
    title: Mapping[str, str]


@dataclass(frozen=True, eq=False)
class Ground:
    """What a cell is called: the kinds of ground that combine there (none: open ground), and the side that
    owns it (-1: nobody)."""

    sorts: tuple[Sort, ...] = ()
    owner: int = -1


@dataclass(frozen=True)
class Opening:
    """A game about to begin: the ground and rules as a record, the first state (its seed 0), and the names of
    things.

    `sides` are the fighting sides, `seats` those and the umpire where the rules have one; both by number.
    `titles` gives names of units, sides and seats in each language, by their name in notation. `sorts` are
    the kinds of unit by number, `ground` the names of the ground by cell; rules read neither.
    """

    setting: Any
    state: Any
    sides: tuple[str, ...]
    seats: tuple[str, ...]
    convertors: Convertors
    titles: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    sorts: tuple[Sort, ...] = ()
    ground: tuple[Ground, ...] = ()

    @property
    def all_seats(self) -> tuple[str, ...]:
        """The seats, and after the sides an umpire's in any case: where the rules have none he decides
        nothing, but he sees everything, and may set what the ruleset lets him."""
        return self.seats if len(self.seats) > len(self.sides) else (*self.seats, UMPIRE)

    def title(self, name: str, language: str) -> str:
        """What a unit, a side or a seat is called in a language."""
        usual = UMPIRE_TITLES if name == UMPIRE else {}
        return self.titles.get(name, usual).get(language, name)

    @property
    def things(self) -> Convertor:
        """How the numbers that events have for actor and target are written: units, and whatever else a
        ruleset counts on after them under `thing`."""
        return self.convertors.get("thing") or self.convertors["unit"]


@dataclass(frozen=True)
class Start:
    """Where a position starts: which kind of question, about which unit, with a number or a place if it needs
    one (else -1)."""

    kind: int
    about: int = -1
    amount: int = -1
    place: int = -1


@dataclass(frozen=True)
class Positions:
    """How case files speak of a ruleset's positions.

    `open(data, position, file)` makes the first state of a position as a case writes it, before anything is
    asked, and raises BadData. `begin(state, setting, active side, start, log)` asks the first question, after
    all that happens by itself before it; without a start it is the ruleset's own. `facts` are what a case can
    say of a unit, by word, `apart` is the distance between two places as facts write them, and `faults` lists
    what no game could have come to.
    """

    open: Callable[[Any, Mapping[str, Any], str], Opening]
    begin: Callable[[Any, Any, int, Start | None, Log], None]
    facts: Callable[[Any, Opening, int], Mapping[str, Any]]
    apart: Callable[[Opening, str, str], float]
    faults: Callable[[Any, Opening], Iterable[Fault]]


@dataclass(frozen=True, eq=False)
class Ruleset:
    """One book of rules, ready to play.

    `version` changes when behaviour changes, and only then. `data` and `scenario` are the models of the data
    files and of a scenario; `open_game(data, scenario, file)` makes the first state and raises BadData for a
    scenario that cannot be.
    """

    name: str
    version: str
    package: str
    rules: Rules
    state: type[Record]
    setting: type[Record]
    acts: type[IntEnum]
    causes: type[IntEnum]
    events: type[IntEnum]
    questions: type[IntEnum]
    patterns: Mapping[int, Pattern]
    shapes: Mapping[int, Shape]
    units: Mapping[int, str]
    """The convertor that writes the value of a modifier, by cause; a plain signed number where it is not
    named."""
    data: type[Data]
    scenario: type[Data]
    open_game: Callable[[Any, Any, str], Opening]
    scene: Callable[[Any, Any, Opening, int], Scene]
    titles: Mapping[str, str]
    is_open: bool = False
    """Every side sees everything but the dice to come."""
    positions: Positions | None = None
    """None where cases can only start from scenarios."""
    trial: Callable[[Any, Any, Action], Action | None] | None = None
    """For odds of an action whose dice fall later: turns a copy of the state into one where they fall next,
    and gives the action that lets them fall; None for an action whose own dice are all there is."""
    settable: Settables | None = None
    """What an umpire may set of a unit; None where nothing can be."""

    @cached_property
    def clauses(self) -> ClauseBook:
        return load_clauses(self.package)

    @cached_property
    def folder(self) -> Path:
        """Where the ruleset's own files lie."""
        return folder_of(self.package)

    def notation(self, opening: Opening) -> Notation:
        """Actions to text and back, with the names of one game."""
        return Notation(self.patterns, opening.convertors)

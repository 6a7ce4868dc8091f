"""What a check came to: the promises, the faults that were found, and where in which game."""

from __future__ import annotations

import traceback
from collections import Counter
from dataclasses import dataclass, field
from enum import Enum

FEW = 5
"""Faults of one promise that are kept with all their particulars; the others are counted."""


HOPELESS = 200
"""Faults after which no more games are played."""

SHORT = 400
"""Letters of what an exception says."""


class Promise(Enum):
    """What a ruleset promises."""

    LISTS = "causes restate the shared ones, events begin at 100, every act has a phrase"
    WORDS = "every cause, event, question, act and ruling has words in every language"
    CLAUSES = "rules and data cite only clauses of the book, and every reason rests on exactly one"
    ROOMS = "the room table of the README agrees with the modules"
    SCENARIOS = "every scenario opens"
    CANDIDATES = "every candidate is legal, and there is one unless the game is over"
    CAUSES = "any action whatever gets a cause, and never a crash"
    ASKING = "asking, listing, weighing and observing change nothing"
    WORTH = "the worth of every candidate is a whole number"
    NOTATION = "what is written reads back as the same action, and no two candidates are written alike"
    PLAYING = "every legal action can be played"
    TIERS = "both tiers give the same bytes, events and dice"
    DICE = "every die is logged, within its sides"
    SCRIPT = "the same dice as a script, on a table set from saved bytes, give the same, and all are used"
    MUTED = "a muted log changes nothing"
    SIGHT = "nobody sees the dice to come, and observing twice changes nothing"
    CHOICE = "what a side may do does not depend on what is hidden from it"
    SECRETS = "a side learns of what others do only what it is told"
    SCENES = "every seat has a scene, and each choice in it is legal"
    RESULT = "the game is over exactly when nobody decides, and then nothing is legal"
    ENDING = "games end"
    JOURNAL = "a journal that is saved and loaded is the same game"
    RULINGS = "what an umpire sets is done whole or not at all, and leaves a question that can be answered"
    PROCESSES = "processes that hash differently play the same games"
    THREADS = "one thread and two play the same games"


@dataclass(frozen=True)
class Place:
    """Where in which game: `check_game` with the scenario and the seed plays it again up to the ply, counted
    from 0."""

    scenario: str = ""
    seed: int = -1
    ply: int = -1
    action: str = ""

    def __str__(self) -> str:
        parts = [
            self.scenario,
            f"seed {self.seed}" if self.seed >= 0 else "",
            f"ply {self.ply}" if self.ply >= 0 else "",
            f"“{self.action}”" if self.action else "",
        ]
        return ", ".join(part for part in parts if part)


NOWHERE = Place()


@dataclass(frozen=True)
class Fault:
    """A promise that was not kept, how, and where."""

    promise: Promise
    what: str
    place: Place

    def __str__(self) -> str:
        where = str(self.place)
        return f"{where}: {self.what}" if where else self.what


@dataclass
class Report:
    """What came of a check. `faults` holds the first few of each promise, `counts` says how many there
    were."""

    ruleset: str
    tiers: tuple[str, ...]
    games: int = 0
    plies: int = 0
    seconds: float = 0.0
    faults: list[Fault] = field(default_factory=list)
    counts: Counter[Promise] = field(default_factory=Counter)
    met: set[tuple[str, int]] = field(default_factory=set)
    """Causes, events, questions and acts that occurred, by family and number."""
    unmet: tuple[str, ...] = ()
    """Those that never did. Not a fault: they may be rare."""

    @property
    def is_kept(self) -> bool:
        """Whether no fault was found."""
        return not self.counts

    @property
    def is_hopeless(self) -> bool:
        """Whether so many faults were found that more games would only repeat them."""
        return self.counts.total() >= HOPELESS

    def add(self, promise: Promise, what: str, place: Place = NOWHERE) -> None:
        """Note a fault."""
        self.counts[promise] += 1
        if self.counts[promise] <= FEW:
            self.faults.append(Fault(promise, what, place))

    def text(self) -> str:
        """All of it in words."""
        verdict = "every promise is kept" if self.is_kept else f"{self.counts.total()} faults"
        lines = [
            f"{self.ruleset}: {self.games} games, {self.plies} actions, {' and '.join(self.tiers)}, "
            f"{self.seconds:.1f} s: {verdict}"
        ]
        for promise in Promise:
            if self.counts[promise]:
                lines.append(f"{promise.name}: not kept {self.counts[promise]} times: {promise.value}")
                lines += [f"  {fault}" for fault in self.faults if fault.promise is promise]
        if self.unmet:
            lines.append(f"never met: {', '.join(self.unmet)}")
        return "\n".join(lines)


def crash(error: BaseException) -> str:
    """An exception in one line, with the place in the rules where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({frames[-1].filename}, line {frames[-1].lineno})" if frames else ""
    said = " ".join(str(error).split())
    return f"{type(error).__name__}: {said[:SHORT]}{'…' if said[SHORT:] else ''}{where}"

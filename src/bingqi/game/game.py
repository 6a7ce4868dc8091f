"""A game as people have it: play in words, ask why not, take back, explain. Search uses the tables below
it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bingqi.errors import Refused, Unreadable, UserError
from bingqi.game.commitment import new_seed
from bingqi.game.explain import Line, explain, explain_events, refusal_sentence
from bingqi.game.overlay import Overlay, house_rules
from bingqi.game.scenario import ScenarioText, find_scenario, open_scenario
from bingqi.kit.action import Action
from bingqi.kit.dice import TAPE_LENGTH
from bingqi.kit.log import Event, Kind
from bingqi.kit.ruleset import Opening, Ruleset
from bingqi.kit.scene import Scene
from bingqi.kit.table import PlainTable, Played
from bingqi.kit.turn import Decision, Result

if TYPE_CHECKING:
    from bingqi.game.amendment import Amendment
    from bingqi.game.journal import Journal


@dataclass(frozen=True)
class Ply:
    """One action that was played. `before` is the state it was played in, `digest` that of the state after
    it; the first `typed` of the dice were given, the others came from the seed. `comment` is for the
    record. An umpire's ruling has no action; `side` is his seat then, and `comment` his reason."""

    side: int
    action: Action | None
    text: str
    dice: tuple[int, ...]
    events: tuple[Event, ...]
    before: bytes
    digest: str
    typed: int = 0
    comment: str = ""


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal: the cause's number and name, the clause that it rests on, and the sentence
    in a language."""

    cause: int
    name: str
    clause: str
    sentence: str


@dataclass
class Game:
    """A ruleset, a scenario and what has been played. The seed decides every die that nobody types in."""

    ruleset: Ruleset
    scenario: ScenarioText
    overlays: tuple[Overlay, ...]
    seed: int
    language: str = "en"
    players: dict[str, str] = field(default_factory=dict)
    """Who plays each seat, for the record."""
    plies: list[Ply] = field(default_factory=list)
    comment: str = ""
    """What the record says before the first action."""
    commitment: str = ""
    """What was shown of the seed at the start, where anything was."""

    def __post_init__(self) -> None:
        self.opening: Opening = open_scenario(self.ruleset, self.scenario, self.overlays)
        self.notation = self.ruleset.notation(self.opening)
        first = self.opening.state.copy()
        first.dice.seed = self.seed
        self.table = PlainTable(self.ruleset, self.opening.setting, first)

    @property
    def state(self) -> Any:
        """The state itself, not a copy."""
        return self.table.state()

    @property
    def setting(self) -> Any:
        return self.opening.setting

    @property
    def decision(self) -> Decision:
        """The open question."""
        return self.table.decision()

    @property
    def result(self) -> Result:
        """Whether the game is over, and who has won."""
        return self.table.result()

    @property
    def digest(self) -> str:
        return str(self.state.digest())

    @property
    def journal(self) -> Journal:
        """The game so far, to be saved."""
        from bingqi.game.journal import Journal

        return Journal.of(self)

    @cached_property
    def house_rules(self) -> dict[str, str]:
        """The clauses that the overlays change something of, each with the overlays' names."""
        return house_rules(self.ruleset, self.overlays)

    def candidates(self) -> list[str]:
        """The listed actions of the side that decides, in notation."""
        return [self.notation.write(action) for action in self.table.candidates()]

    def read(self, text: str) -> Action:
        """The action that a text names, by the side that decides. Raises Unreadable."""
        return self.notation.read(text, max(self.decision.side, 0))

    def why_not(self, action: str | Action, language: str | None = None) -> Refusal | None:
        """None for a legal action, else the reason. Raises Unreadable for text that is no action."""
        found = self.read(action) if isinstance(action, str) else action
        cause = self.table.why_not(found)
        if cause == 0:
            return None
        name = self.ruleset.causes(cause).name
        clause = self.ruleset.clauses.of_cause(name)
        sentence = refusal_sentence(self.ruleset, self.opening, found, cause, language or self.language)
        return Refusal(cause, name, clause.ref if clause else "", sentence)

    def play(self, action: str | Action, dice: Sequence[int] = ()) -> Ply:
        """Play a legal action, its dice taken from *dice* while they last. Raises Refused or Unreadable; then
        nothing has changed. Raises UserError for dice that the action does not roll."""
        found = self.read(action) if isinstance(action, str) else action
        refusal = self.why_not(found)
        if refusal:
            raise Refused(self.notation.write(found), refusal.cause, refusal.clause, refusal.sentence)
        if len(dice) > TAPE_LENGTH:
            raise Unreadable("error-too-many-dice", given=len(dice), most=TAPE_LENGTH)
        before, side = self.table.pack(), self.decision.side
        try:
            played = self.table.play(found, dice)
            self._check_dice(dice, played)
        except Exception:
            self.table.restore(before)
            raise
        text, typed = self.notation.write(found), len(dice)
        ply = Ply(side, found, text, played.faces, tuple(played.events), before, self.digest, typed)
        self.plies.append(ply)
        return ply

    def amend(self, ruling: str | Amendment, reason: str) -> Ply:
        """Set something of a unit, as an umpire does. Raises UserError that names the nearest right value;
        then nothing has changed."""
        from bingqi.game.amendment import amended, plain_reason, read_amendment

        comment = plain_reason(reason)
        found = amended(self, read_amendment(str(ruling), self))
        before, side = self.table.pack(), len(self.opening.sides)
        self.table.restore(found.state.pack())
        ply = Ply(side, None, found.text, (), found.events, before, self.digest, comment=comment)
        self.plies.append(ply)
        return ply

    def undo(self) -> Ply:
        """Take back the last action. Raises UserError at the beginning."""
        if not self.plies:
            raise UserError("error-nothing-to-undo")
        taken = self.plies.pop()
        self.table.restore(taken.before)
        return taken

    def branch(self, after: int) -> Game:
        """A new game that has the first *after* actions of this one. Raises UserError when there are not so
        many."""
        if not 0 <= after <= len(self.plies):
            raise UserError("error-no-such-ply", ply=after, most=len(self.plies))
        new = Game(self.ruleset, self.scenario, self.overlays, self.seed, self.language, dict(self.players))
        new.plies, new.comment, new.commitment = self.plies[:after], self.comment, self.commitment
        if after < len(self.plies):
            new.table.restore(self.plies[after].before)
        else:
            new.table.restore(self.table.pack())
        return new

    def observed(self, side: int) -> Any:
        """A copy of the state as a side sees it."""
        seen = self.state.copy()
        self.ruleset.rules.observe(seen, self.setting, side)
        return seen

    def scene(self, side: int) -> Scene:
        """What a side sees and may do."""
        return self.ruleset.scene(self.observed(side), self.setting, self.opening, side)

    def explain(self, ply: int = -1, language: str | None = None, side: int | None = None) -> str:
        """What an action did and why, in words, as a side may know it (None: everything)."""
        wanted = language or self.language
        return explain_events(self.ruleset, self.opening, self._events(ply), wanted, side, self.house_rules)

    def lines(self, ply: int = -1, language: str | None = None, side: int | None = None) -> list[Line]:
        """The same as a tree of lines, each with its clause and its parts."""
        wanted = language or self.language
        return explain(self.ruleset, self.opening, self._events(ply), wanted, side, self.house_rules)

    def seat(self, side: int) -> str:
        """The name of a seat."""
        return self.opening.all_seats[side]

    def _events(self, ply: int) -> tuple[Event, ...]:
        if not self.plies:
            raise UserError("error-nothing-to-explain")
        return self.plies[ply].events

    def _check_dice(self, dice: Sequence[int], played: Played) -> None:
        sides = [event.b for event in played.events if event.kind == Kind.ROLLED]
        for face, most in zip(dice, sides, strict=False):
            if not 1 <= face <= most:
                raise Unreadable("error-impossible-die", face=face, sides=most)
        if played.drawn < len(dice):
            raise Unreadable("error-unused-dice", given=len(dice), used=played.drawn)


def new_game(
    ruleset: str | Ruleset,
    scenario: str | Path | None = None,
    seed: int | None = None,
    overlays: Sequence[str | Path | Overlay] = (),
    language: str = "en",
) -> Game:
    """A new game of a ruleset, by default its first scenario with a seed of its own. Raises NotFound or
    BadData."""
    from bingqi.game.overlay import read_overlay
    from bingqi.game.registry import ruleset as find_ruleset
    from bingqi.game.scenario import scenario_names

    found = find_ruleset(ruleset) if isinstance(ruleset, str) else ruleset
    wanted = str(scenario) if scenario is not None else scenario_names(found)[0]
    text = find_scenario(found, wanted)
    read = tuple(item if isinstance(item, Overlay) else read_overlay(Path(item)) for item in overlays)
    return Game(found, text, read, new_seed() if seed is None else seed, language)

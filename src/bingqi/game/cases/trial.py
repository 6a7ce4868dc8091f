"""A position on trial: set up as a case writes it, then actions with the dice that fall, and all that can
be asked in between."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bingqi.game.cases.fields import names_of, write_field
from bingqi.game.cases.place import fault, joined, placed, unknown
from bingqi.game.files import parse_toml
from bingqi.game.met import Met, met_by_asking, met_by_playing, met_in_events
from bingqi.game.notation.diagram import Drawing, read_drawing, write_drawing
from bingqi.game.overlay import apply_overlays, parse_overlay, read_data
from bingqi.game.scenario import find_scenario
from bingqi.kit.action import Action
from bingqi.kit.cell import CellName
from bingqi.kit.data import Data, shape
from bingqi.kit.dice import TAPE_LENGTH, next_ply, wipe_tape
from bingqi.kit.log import Event, Kind, new_log
from bingqi.kit.ruleset import Opening, Positions, Ruleset, Start
from bingqi.kit.table import PlainTable, Played, write_tape
from bingqi.kit.turn import Decision, Result


@dataclass(frozen=True)
class Setup:
    """How a trial begins, as a case writes it."""

    scenario: str | None = None
    position: Mapping[str, Any] | None = None
    overlay: str | None = None
    data: Mapping[str, Any] | None = None
    set: Mapping[str, Any] | None = None
    active: str | None = None
    question: Mapping[str, Any] | None = None


class Trial:
    """One position and what is done with it. Every die must be given; `dice` are those not drawn yet. `met`
    is all that the rules have said."""

    def __init__(self, ruleset: Ruleset, setup: Setup, dice: Sequence[int] = ()) -> None:
        self.ruleset, self.dice = ruleset, list(dice)
        self.dice_given = len(self.dice)
        self.opening = _opening(ruleset, setup)
        self._drawing = _read_map(setup.position or {})
        self._is_hex = (setup.position or {}).get("grid") != "square"
        self.notation = ruleset.notation(self.opening)
        self.setting, state = self.opening.setting, self.opening.state.copy()
        for path, value in (setup.set or {}).items():
            with placed("", f'set."{path}"'):
                write_field(state, self.opening, path, value)
        self._refuse_impossible(state)
        self.events: tuple[Event, ...] = ()
        if setup.position is not None or setup.active or setup.question:
            self.events = self._begin(state, setup)
        self.table = PlainTable(ruleset, self.setting, state)
        self.met: set[Met] = {("question", int(self.decision.kind)), *met_in_events(self.events)}

    @property
    def state(self) -> Any:
        """The state itself, not a copy."""
        return self.table.state()

    @property
    def decision(self) -> Decision:
        return self.table.decision()

    @property
    def result(self) -> Result:
        return self.table.result()

    def read(self, text: str) -> Action:
        """The action that a text names, by the side that decides. Raises Unreadable."""
        return self.notation.read(text, max(self.decision.side, 0))

    def read_legal(self, text: str) -> Action:
        """The same for an action that has to be legal. Raises BadData for one that is refused."""
        action = self.read(text)
        cause = self.why_not(action)
        if cause != "LEGAL":
            raise fault("error-case-refused", action=text, cause=cause)
        return action

    def candidates(self) -> list[str]:
        """What the open question offers, in notation."""
        return [self.notation.write(action) for action in self.table.candidates()]

    def why_not(self, action: str | Action) -> str:
        """The name of the cause that refuses an action, or LEGAL."""
        cause = self.table.why_not(self.read(action) if isinstance(action, str) else action)
        self.met.add(met_by_asking(cause))
        return str(self.ruleset.causes(cause).name)

    def play(self, action: str | Action, dice: Sequence[int] | None = None) -> Played:
        """Do a legal action with these dice, or the next of the trial's. Raises BadData for a die that cannot
        fall, is missing or is not used."""
        found = self.read(action) if isinstance(action, str) else action
        given = self.dice if dice is None else list(dice)
        played = self.table.play(found, given[:TAPE_LENGTH])
        self.met.update(met_by_playing(found, played.events, self.decision, self.result))
        self._check_dice(played.events, given, first=0 if dice is not None else self._used())
        if dice is None:
            del self.dice[: played.drawn]
        elif played.drawn < len(given):
            raise fault("error-case-dice-left", path="dice", given=len(given), used=played.drawn)
        return played

    def facts(self, unit: str) -> Mapping[str, Any]:
        """What can be said of a unit. Raises BadData for a unit that there is not."""
        return self._positions().facts(self.state, self.opening, self.number(unit))

    def apart(self, one: str, other: str) -> float:
        """The distance between two places."""
        return self._positions().apart(self.opening, one, other)

    def number(self, unit: str) -> int:
        """The number of a unit, by its name. Raises BadData, which names the nearest."""
        names = names_of(self.opening, "unit")
        if unit not in names:
            raise unknown("unit", unit, names)
        return names.index(unit)

    def drawn(self) -> str:
        """The position now as a map, where it was drawn as one; else nothing."""
        if self._drawing is None:
            return ""
        width = len(self._drawing.ground[0])
        cells, units = CellName(width, len(self._drawing.ground)), {}
        for name in names_of(self.opening, "unit"):
            if at := self.facts(name).get("at"):
                row, column = divmod(cells.read(at), width)
                units[name] = (column, row)
        return write_drawing(Drawing(self._drawing.ground, units), self._is_hex)

    def _used(self) -> int:
        return self.dice_given - len(self.dice)

    def _begin(self, state: Any, setup: Setup) -> tuple[Event, ...]:
        """Ask the first question, with the dice that it takes."""
        log, start = new_log(), self._start(setup)
        active = 0
        if setup.active is not None:
            with placed("", "active"):
                active = _index(setup.active, list(self.opening.sides), "side")
        write_tape(state.dice, self.dice[:TAPE_LENGTH])
        next_ply(state.dice)
        self._positions().begin(state, self.setting, active, start, log)
        events, drawn = tuple(event.copy() for event in log.events[: log.count]), state.dice.drawn
        self._check_dice(events, self.dice, first=0)
        del self.dice[:drawn]
        wipe_tape(state.dice)
        return events

    def _start(self, setup: Setup) -> Start | None:
        if setup.question is None:
            return None
        asked, kinds = setup.question, [kind.name for kind in self.ruleset.questions]
        with placed("", "question.kind"):
            kind = self.ruleset.questions[kinds[_index(asked["kind"], kinds, "question")]]
        about = place = -1
        if asked.get("about"):
            with placed("", "question.about"):
                about = self.number(asked["about"])
        if asked.get("place"):
            with placed("", "question.place"):
                place = self.opening.convertors["cell"].read(asked["place"])
        amount = asked.get("amount")
        return Start(kind, about, -1 if amount is None else amount, place)

    def _check_dice(self, events: Sequence[Event], given: Sequence[int], first: int) -> None:
        sides = [event.b for event in events if event.kind == Kind.ROLLED]
        for place, most in enumerate(sides):
            where = f"dice[{first + place + 1}]"
            if place >= len(given):
                raise fault("error-case-die-missing", path=where, sides=most)
            if not 1 <= given[place] <= most:
                raise fault("error-case-die", path=where, face=given[place], sides=most)

    def _refuse_impossible(self, state: Any) -> None:
        positions = self.ruleset.positions
        for found in positions.faults(state, self.opening) if positions else ():
            raise fault(found.key, path=joined("set", found.path), **found.places)

    def _positions(self) -> Positions:
        if self.ruleset.positions is None:
            raise fault("error-case-no-positions", ruleset=self.ruleset.name)
        return self.ruleset.positions


def _opening(ruleset: Ruleset, setup: Setup) -> Opening:
    data = _data(ruleset, setup)
    if setup.scenario is not None:
        scenario = find_scenario(ruleset, setup.scenario)
        model = shape(parse_toml(scenario.text, scenario.file), ruleset.scenario, scenario.file)
        return ruleset.open_game(data, model, scenario.file)
    if ruleset.positions is None:
        raise fault("error-case-no-positions", ruleset=ruleset.name)
    with placed("", "position"):
        return ruleset.positions.open(data, _drawn(setup.position or {}), "")


def _data(ruleset: Ruleset, setup: Setup) -> Data:
    merged = _merged(read_data(ruleset), setup.data or {})
    if setup.overlay is None:
        with placed("", "data"):
            return apply_overlays(ruleset, merged, ())
    with placed("", "overlay"):
        return apply_overlays(ruleset, merged, [parse_overlay(setup.overlay, "")])


def _merged(base: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """*base* with the keys of *over*, table by table."""
    merged = dict(base)
    for key, value in over.items():
        held = merged.get(key)
        merged[key] = (
            _merged(held, value) if isinstance(held, Mapping) and isinstance(value, Mapping) else value
        )
    return merged


def _drawn(position: Mapping[str, Any]) -> Mapping[str, Any]:
    """A position whose drawing has been read: the ground alone, and the cells of the units found in it."""
    drawing = _read_map(position)
    if drawing is None:
        return position
    width = len(drawing.ground[0])
    cells = CellName(width, len(drawing.ground))
    return {
        **position,
        "map": [" ".join(row) for row in drawing.ground],
        "drawn": {name: cells.write(row * width + column) for name, (column, row) in drawing.units.items()},
    }


def _read_map(position: Mapping[str, Any]) -> Drawing | None:
    """The drawing of a position, if it has one: a text or a list of rows."""
    rows = position.get("map")
    if isinstance(rows, str):
        rows = rows.strip().splitlines()
    if not isinstance(rows, list) or not rows or not all(isinstance(row, str) for row in rows):
        return None
    units = position.get("units", {})
    return read_drawing(rows, units if isinstance(units, Mapping) else ())


def _index(name: str, names: list[str], kind: str) -> int:
    if name not in names:
        raise unknown(kind, name, names)
    return names.index(name)

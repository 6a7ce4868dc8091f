"""The log in words: a tree of rulings, each line with the clause that it rests on, in either language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bingqi.kit.action import Action, Named
from bingqi.kit.log import Event, Kind
from bingqi.kit.ruleset import Opening, Ruleset, Shape
from bingqi.kit.wording import Catalogue, catalogue

INDENT = "  "


@dataclass
class Line:
    """One line of an explanation. `value` is a modifier or a die as written; `clause` the reference, `status`
    that clause's, and `house` the overlay that touches it. A ruling holds its lines in `parts`."""

    kind: str
    text: str
    clause: str = ""
    status: str = ""
    value: str = ""
    house: str = ""
    parts: list[Line] = field(default_factory=list)


def explain(
    ruleset: Ruleset,
    opening: Opening,
    events: Sequence[Event],
    language: str,
    side: int | None = None,
    house_rules: Mapping[str, str] | None = None,
) -> list[Line]:
    """The events that *side* may know (None: all) as lines; those of a ruling are inside its line. A ruling
    may open in one action and close in a later one: what is missing is simply not there."""
    writer = _Writer(ruleset, opening, language, house_rules or {})
    top: list[Line] = []
    open_rulings = [top]
    for event in events:
        if side is not None and not (event.seen_by >> side) & 1:
            continue
        line = writer.line(event)
        if event.kind == Kind.OPENED:
            open_rulings[-1].append(line)
            open_rulings.append(line.parts)
        else:
            open_rulings[-1].append(line)
            if event.kind == Kind.CLOSED and len(open_rulings) > 1:
                open_rulings.pop()
    return top


def explain_events(
    ruleset: Ruleset,
    opening: Opening,
    events: Sequence[Event],
    language: str,
    side: int | None = None,
    house_rules: Mapping[str, str] | None = None,
) -> str:
    """The same as text, one line each, parts indented, the clause at the end."""
    words = catalogue(language, ruleset.package)
    return "\n".join(_drawn(explain(ruleset, opening, events, language, side, house_rules), words, 0))


def refusal_sentence(ruleset: Ruleset, opening: Opening, action: Action, cause: int, language: str) -> str:
    """Why an action is refused, in words."""
    writer = _Writer(ruleset, opening, language, {})
    places = {"actor": writer.unit(action.actor), "target": writer.unit(action.target)}
    return writer.words.text(f"cause-{ruleset.causes(cause).name}", places)


def question_sentence(ruleset: Ruleset, opening: Opening, kind: int, about: int, language: str) -> str:
    """The open question in words."""
    writer = _Writer(ruleset, opening, language, {})
    key = f"question-{ruleset.questions(kind).name}"
    if about >= 0 and writer.words.has(f"{key}-chosen"):
        key = f"{key}-chosen"
    return writer.words.text(key, {"actor": writer.unit(about)})


class _Writer:
    """Words for the events of one game."""

    def __init__(
        self, ruleset: Ruleset, opening: Opening, language: str, house_rules: Mapping[str, str]
    ) -> None:
        self.ruleset, self.opening, self.language = ruleset, opening, language
        self.house_rules = house_rules
        self.words: Catalogue = catalogue(language, ruleset.package)

    def line(self, event: Event) -> Line:
        if event.kind == Kind.SET:
            return self.ruling(event)
        kind = Kind(event.kind).name.lower() if event.kind < 100 else "happened"
        reason = self.ruleset.causes(event.cause).name
        if event.kind in (Kind.MODIFIER, Kind.ROLLED):
            line = Line(kind, self.subject(event) + self.words.text(f"cause-{reason}"))
            line.value = self.modifier(event) if event.kind == Kind.MODIFIER else self.die(event)
        elif event.kind in (Kind.OPENED, Kind.CLOSED):
            key = f"ruling-{reason}" if event.kind == Kind.OPENED else f"result-{reason}"
            line = Line(kind, self.words.text(key, self.places(event, Shape())))
        else:
            return self.happening(event)
        return self.cite(line, self.ruleset.clauses.of_cause(reason))

    def ruling(self, event: Event) -> Line:
        """What an umpire has set."""
        assert self.ruleset.settable is not None
        field = self.ruleset.settable.fields[event.target]
        value = field.values.tell((event.a, event.b), self.opening, self.language)
        places = {"unit": self.unit(event.actor), "field": field.title[self.language], "value": value}
        return Line("set", self.words.text("set-told", places))

    def happening(self, event: Event) -> Line:
        name = self.ruleset.events(event.kind).name
        shape = self.ruleset.shapes.get(event.kind, Shape())
        line = Line("happened", self.words.text(f"event-{name}", self.places(event, shape)))
        clause = self.ruleset.clauses.of_event(name)
        if event.cause:
            clause = self.ruleset.clauses.of_cause(self.ruleset.causes(event.cause).name) or clause
        return self.cite(line, clause)

    def cite(self, line: Line, clause: object) -> Line:
        if clause is not None:
            line.clause = clause.ref  # type: ignore[attr-defined]
            line.status = clause.status  # type: ignore[attr-defined]
            line.house = self.house_rules.get(line.clause, "")
        return line

    def places(self, event: Event, shape: Shape) -> dict[str, object]:
        found: dict[str, object] = {"actor": self.unit(event.actor), "target": self.unit(event.target)}
        found["value"] = event.a
        for number, form in ((event.a, shape.a), (event.b, shape.b)):
            if form is not None:
                name, convertor = form
                found[name] = self.write(convertor, number)
        if event.cause:
            found["cause"] = self.words.text(f"cause-{self.ruleset.causes(event.cause).name}", found)
        return found

    def write(self, convertor: str, number: int) -> str:
        text = self.opening.convertors[convertor].write(number)
        if convertor == "side":
            return self.opening.titles.get(text, {}).get(self.language, text)
        return text

    def subject(self, event: Event) -> str:
        return f"{self.unit(event.actor)} " if event.actor >= 0 else ""

    def modifier(self, event: Event) -> str:
        unit = self.ruleset.units.get(event.cause)
        written = self.opening.convertors[unit].write(event.a) if unit else str(event.a)
        return written if written.startswith("-") else f"+{written}"

    def die(self, event: Event) -> str:
        return f"d{event.b}={event.a}"

    def unit(self, number: int) -> str:
        """A unit, or whatever else the ruleset gives a name to where a unit could stand."""
        units = self.opening.things
        if number < 0 or not isinstance(units, Named) or number >= len(units.names):
            return ""
        return units.write(number)


def _drawn(lines: Sequence[Line], words: Catalogue, depth: int) -> list[str]:
    drawn = []
    for line in lines:
        value = f"{line.value:>7}  " if line.value else ""
        notes = [line.clause]
        if line.status in ("interpreted", "invented"):
            notes.append(words.text(f"status-{line.status}"))
        if line.house:
            notes.append(words.text("house-rule", {"name": line.house}))
        left = f"{INDENT * depth}{value}{line.text}"
        gap = " " * max(2, 64 - wide(left))
        drawn.append(f"{left}{gap}{', '.join(notes)}" if line.clause else left)
        drawn += _drawn(line.parts, words, depth + 1)
    return drawn


def wide(text: str) -> int:
    """Columns that a text takes in a terminal: Chinese characters take two."""
    if text.isascii():
        return len(text)
    from unicodedata import east_asian_width

    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)

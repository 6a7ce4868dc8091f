"""An umpire's rulings: something of a unit is set, with a written reason, as an entry of the game.

    set R1 at 0407 strength 3

No dice fall and nothing follows by itself: a ruling that would take the open question away is refused, as is
one that makes a position that no game could have come to. Who may see what was set is told of it, others not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from bingqi.errors import Unreadable, UserError, nearest
from bingqi.kit.action import Actions, Named
from bingqi.kit.log import EVERYONE, Event, Kind, Log, new_log
from bingqi.kit.settable import Settable, Settables, Subject, Value
from bingqi.kit.wording import shared

if TYPE_CHECKING:
    from bingqi.game.game import Game, Ply

WORD = "set"
"""Begins a ruling in records; no action begins so."""
LONGEST = 300
"""Letters of a reason."""
TRIES = 80
"""As many values are tried to name one that would do."""
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")


class NotSet(UserError):
    """A ruling that cannot be: the settable that it is about, and the fault that was found, in the reader's
    language."""

    def __init__(
        self, key: str, /, field: Settable | None = None, fault: UserError | None = None, **places: object
    ) -> None:
        self.field, self.fault = field, fault
        super().__init__(key, **places, **self._told("en"))

    def sentence(self, language: str) -> str:
        return shared(language).text(self.key, {**self.places, **self._told(language)})

    def _told(self, language: str) -> dict[str, object]:
        field = {"field": self.field.title[language]} if self.field else {}
        return {**field, **({"fault": self.fault.sentence(language)} if self.fault else {})}


@dataclass(frozen=True)
class Amendment:
    """What is to be set of a unit: values by the names of settables, all as they are written."""

    unit: str
    values: Mapping[str, str]

    def __str__(self) -> str:
        return " ".join([WORD, self.unit, *(word for pair in self.values.items() for word in pair)])


class Amended(NamedTuple):
    """A ruling carried out on a copy: as it is recorded, what happened, the state after it."""

    text: str
    events: tuple[Event, ...]
    state: Any


def is_amendment(text: str) -> bool:
    """Whether an entry of a record is an umpire's ruling."""
    return text.split(maxsplit=1)[:1] == [WORD]


def read_amendment(text: str, game: Game) -> Amendment:
    """The ruling that a text means, by words that the game knows. Raises UserError with the nearest right
    word."""
    words = text.split()
    if len(words) < 4 or len(words) % 2 or words[0].lower() != WORD:
        raise Unreadable("error-set-words", text=text, example=example(game))
    values: dict[str, str] = {}
    for name, value in zip(words[2::2], words[3::2]):
        if name.lower() in values:
            raise Unreadable("error-set-twice", name=name)
        values[name.lower()] = value
    amendment = Amendment(words[1], values)
    _fields(subject_of(game, amendment.unit), amendment, _settables(game))
    return amendment


def amended(game: Game, amendment: Amendment) -> Amended:
    """The game after a ruling; it is left as it was. Raises UserError that says what cannot be, and the
    nearest that can."""
    settables = _settables(game)
    if game.result.over:
        raise NotSet("error-set-over")
    subject = subject_of(game, amendment.unit)
    wanted = _wanted(subject, amendment, settables)
    if not settables.is_at_rest(subject):
        raise NotSet("error-set-busy", unit=amendment.unit)
    changed = {
        number: value for number, value in wanted.items() if _field(game, number).get(subject) != value
    }
    if not changed:
        raise NotSet("error-set-same", unit=amendment.unit)
    try:
        after, log = _carried_out(game, subject, changed)
    except UserError as fault:
        near = _nearest(game, subject, changed)
        raise NotSet("error-set-impossible", fault=fault, unit=amendment.unit, nearest=near) from None
    return _told(game, subject, changed, after, log)


def plain_reason(reason: str) -> str:
    """A reason as it is kept, on one line. Raises UserError for none, a long one, and signs that no record
    may have."""
    plain = " ".join(reason.split())
    if not plain:
        raise NotSet("error-set-no-reason")
    if len(plain) > LONGEST:
        raise NotSet("error-set-reason-long", given=len(plain), most=LONGEST)
    if CONTROL.search(plain):
        raise NotSet("error-set-reason-sign")
    return plain


def subject_of(game: Game, unit: str) -> Subject:
    """A unit by its name, in the state as it is. Raises Unreadable with the nearest name."""
    units = game.opening.convertors["unit"]
    if re.fullmatch(units.pattern, unit) is None:
        raise Unreadable("error-no-such-name", what="unit", name=unit, nearest="")
    return Subject(game.state, game.setting, game.opening, units.read(unit))


def unit_names(game: Game) -> list[str]:
    """The units of which something can be set."""
    units, settables = game.opening.convertors.get("unit"), game.ruleset.settable
    names = units.names if isinstance(units, Named) and settables else ()
    return [name for name in names if name and settables and settables.of(subject_of(game, name))]


def seen_of(game: Game, events: Sequence[Event], ply: Ply) -> str:
    """An entry as it is written for who saw these of its events: of a ruling only what he may know."""
    if ply.action is not None:
        return ply.text
    _, unit, *words = ply.text.split()
    known = {_field(game, event.target).name for event in events if event.kind == Kind.SET}
    return str(
        Amendment(unit, {name: value for name, value in zip(words[::2], words[1::2]) if name in known})
    )


def _settables(game: Game) -> Settables:
    if game.ruleset.settable is None:
        raise NotSet("error-set-none", ruleset=game.ruleset.name)
    return game.ruleset.settable


def _field(game: Game, number: int) -> Settable:
    return _settables(game).fields[number]


def example(game: Game) -> str:
    """A ruling as it could be written here."""
    for name in unit_names(game):
        subject = subject_of(game, name)
        for _, field in _settables(game).of(subject):
            if written := field.values.write(field.get(subject), game.opening):
                return str(Amendment(name, {field.name: written}))
    raise NotSet("error-set-none", ruleset=game.ruleset.name)


def _fields(subject: Subject, amendment: Amendment, settables: Settables) -> dict[str, int]:
    """The numbers of the settables that a ruling names, whether or not the unit has them now."""
    known = {field.name: number for number, field in enumerate(settables.fields)}
    known |= {
        title.lower(): known[field.name] for field in settables.fields for title in field.title.values()
    }
    found = {}
    for name in amendment.values:
        if name.lower() not in known:
            raise _no_field(subject, amendment.unit, name, settables)
        found[name] = known[name.lower()]
    return found


def _no_field(subject: Subject, unit: str, name: str, settables: Settables) -> NotSet:
    """The fault of a word that the unit has nothing for, with the nearest of those that it has."""
    known = [field.name for _, field in settables.of(subject)]
    titles = {title: field.name for _, field in settables.of(subject) for title in field.title.values()}
    near = nearest(name, known) or titles.get(nearest(name, titles), "")
    listed = ", ".join(known) or "—"
    return NotSet("error-set-field", unit=unit, name=name, nearest=near, known=listed)


def _wanted(subject: Subject, amendment: Amendment, settables: Settables) -> dict[int, Value]:
    """The values by number, in the order in which they are set."""
    found = {}
    for name, number in _fields(subject, amendment, settables).items():
        field = settables.fields[number]
        if not field.has(subject):
            raise _no_field(subject, amendment.unit, name, settables)
        try:
            found[number] = field.values.read(amendment.values[name], subject)
        except UserError as fault:
            raise NotSet("error-set-value", field=field, fault=fault, unit=amendment.unit) from None
    return dict(sorted(found.items()))


def _carried_out(game: Game, subject: Subject, wanted: Mapping[int, Value]) -> tuple[Any, Log]:
    """The state after all is set, and what happened. Raises UserError for what cannot be."""
    before, log = game.state, new_log()
    after = before.copy()
    for number, value in wanted.items():
        _field(game, number).put(subject._replace(state=after), value, log)
    known = set(map(repr, _faults(game, before)))
    for fault in _faults(game, after):
        if repr(fault) not in known:
            raise fault
    rules = game.ruleset.rules
    if rules.result(after, game.setting).over:
        return after, log
    offered = Actions()
    if rules.decision(after, game.setting) == rules.decision(before, game.setting):
        rules.candidates(after, game.setting, offered)
    if not offered.count:
        raise NotSet("error-set-question")
    return after, log


def _faults(game: Game, state: Any) -> Iterator[UserError]:
    positions = game.ruleset.positions
    for fault in positions.faults(state, game.opening) if positions else ():
        yield UserError(fault.key, **{"file": "", "path": "", **fault.places})


def _nearest(game: Game, subject: Subject, wanted: Mapping[int, Value]) -> str:
    """The nearest value that could be set instead, written; empty when none is found."""
    for number, value in wanted.items():
        field = _field(game, number)
        for other in islice(field.near(subject, value), TRIES):
            try:
                _carried_out(game, subject, {**wanted, number: other})
            except UserError:
                continue
            return field.values.write(other, game.opening)
    return ""


def _told(game: Game, subject: Subject, wanted: Mapping[int, Value], after: Any, log: Log) -> Amended:
    """What is recorded and told: to each side whose view has changed, what it sees of it."""
    sides = len(game.opening.sides)
    views = {side: _seen(game, after, side) for side in range(sides)}
    noticing = [side for side, seen in views.items() if seen != _seen(game, subject.state, side)]
    umpire = EVERYONE & ~((1 << sides) - 1)
    events, written = [], {}
    for number, value in wanted.items():
        field = _field(game, number)
        is_seen = [side for side in noticing if field.get(subject._replace(state=views[side])) == value]
        a, b = (*value, 0, 0)[:2]
        seen_by = umpire | sum(1 << side for side in is_seen)
        events.append(Event(kind=Kind.SET, actor=subject.number, target=number, a=a, b=b, seen_by=seen_by))
        written[field.name] = field.values.write(value, game.opening)
    for event in log.events[: log.count]:
        told = event.copy()
        told.seen_by &= umpire | sum(1 << side for side in noticing)
        events.append(told)
    unit = game.opening.convertors["unit"].write(subject.number)
    return Amended(str(Amendment(unit, written)), tuple(events), after)


def _seen(game: Game, state: Any, side: int) -> Any:
    """A copy of a state as a side sees it."""
    seen = state.copy()
    game.ruleset.rules.observe(seen, game.setting, side)
    return seen

"""The log is the calculation: a modifier is added by the same call that records why.

    factor += note(log, Cause.UPHILL, me, +1)

A ruling is the run of events between `open_ruling` and `close_ruling`; rulings may nest.
"""

from enum import IntEnum

from bingqi.kit.dice import Dice, roll
from bingqi.kit.record import Many, Record, i8, i16, i32, many, record
from bingqi.kit.rule import rule

LOG_LENGTH = 512
EVERYONE = 255


class Kind(IntEnum):
    """The kinds of event that all rulesets share; a ruleset's own begin at 100."""

    OPENED = 1
    CLOSED = 2
    MODIFIER = 3
    ROLLED = 4
    SET = 5
    """An umpire has set something of the unit `actor`: what has the number `target` among the ruleset's
    settables, to the value `a`, or `a` and `b`."""


@record
class Event(Record):
    """One fact, die or reason. `actor` and `target` are unit numbers or -1; `seen_by` holds a bit per
    side."""

    kind: i16
    cause: i16
    actor: i16
    target: i16
    a: i32
    b: i32
    seen_by: i16


@record
class Log(Record):
    """The events of one action: the first `count` of `events`. A muted log keeps nothing."""

    count: i32
    muted: i8
    audience: i16
    """The sides that see what is told next, a bit each; rules narrow it while a side acts in secret."""
    events: Many[Event] = many(LOG_LENGTH)


def new_log() -> Log:
    """An empty log that everyone sees."""
    return Log(audience=EVERYONE)


@rule()
def tell(log: Log, kind: int, cause: int, actor: int, target: int, a: int, b: int) -> None:
    """Record an event of the ruleset's own kind."""
    if log.muted == 0:
        assert log.count < LOG_LENGTH, "LOG_LENGTH: more events in one action than the log holds"
        event = log.events[log.count]
        event.kind = kind
        event.cause = cause
        event.actor = actor
        event.target = target
        event.a = a
        event.b = b
        event.seen_by = log.audience
        log.count += 1


@rule()
def note(log: Log, cause: int, actor: int, value: int) -> int:
    """Record a modifier and give it back, to be added."""
    tell(log, Kind.MODIFIER, cause, actor, -1, value, 0)
    return value


@rule()
def throw(dice: Dice, sides: int, log: Log, cause: int, actor: int) -> int:
    """Roll a die and record it: what for, by whom, how many sides."""
    face = roll(dice, sides)
    tell(log, Kind.ROLLED, cause, actor, -1, face, sides)
    return face


@rule()
def open_ruling(log: Log, cause: int, actor: int, target: int) -> None:
    """Begin a ruling: what is being settled, and between whom."""
    tell(log, Kind.OPENED, cause, actor, target, 0, 0)


@rule()
def close_ruling(log: Log, cause: int, actor: int, target: int, value: int) -> None:
    """End a ruling: what came of it."""
    tell(log, Kind.CLOSED, cause, actor, target, value, 0)

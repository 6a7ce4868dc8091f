"""Whose decision it is: phase, active side, a small stack of pending questions, and what falls due later.

A question is four small numbers, not a procedure with flags; what to do next is read from the state.
"""

from typing import NamedTuple

from bingqi.kit.record import Many, Record, i8, i16, many, record
from bingqi.kit.rule import rule

STACK_DEPTH = 16
DUE_LENGTH = 16


@record
class Question(Record):
    """A choice that *side* must make now, before whatever is under it on the stack."""

    side: i8
    kind: i8
    about: i16
    detail: i16


@record
class Due(Record):
    """Something that happens by itself in round `at`."""

    what: i8
    who: i16
    at: i16
    where: i16


@record
class Turn(Record):
    """Where the game stands in its sequence of play."""

    round_number: i16
    phase: i8
    active: i8
    depth: i8
    due_count: i8
    stack: Many[Question] = many(STACK_DEPTH)
    due: Many[Due] = many(DUE_LENGTH)


class Decision(NamedTuple):
    """Who decides, what kind of choice, about which unit; `detail` is the ruleset's own."""

    side: int
    kind: int
    about: int
    detail: int


class Result(NamedTuple):
    """Whether the game is over, the winners (a bit per side) and the cause that says why."""

    over: bool
    winners: int
    cause: int


NO_QUESTION = Decision(-1, 0, -1, -1)


@rule()
def open_question(turn: Turn) -> Decision:
    """The question on top of the stack, or NO_QUESTION."""
    if turn.depth == 0:
        return NO_QUESTION
    top = turn.stack[turn.depth - 1]
    # Adding to 0 widens the stored numbers: a compiled tuple has one type wherever it is made.
    return Decision(0 + top.side, 0 + top.kind, 0 + top.about, 0 + top.detail)


@rule()
def ask(turn: Turn, side: int, kind: int, about: int, detail: int) -> None:
    """Put a question on top of the stack."""
    assert turn.depth < STACK_DEPTH, "STACK_DEPTH: more pending questions than the turn holds"
    question = turn.stack[turn.depth]
    question.side = side
    question.kind = kind
    question.about = about
    question.detail = detail
    turn.depth += 1


@rule()
def answered(turn: Turn) -> None:
    """Take the top question off the stack and zero its place."""
    turn.depth -= 1
    question = turn.stack[turn.depth]
    question.side = 0
    question.kind = 0
    question.about = 0
    question.detail = 0


@rule()
def schedule(turn: Turn, what: int, who: int, at: int, where: int) -> None:
    """Let something happen by itself in round *at*."""
    assert turn.due_count < DUE_LENGTH, "DUE_LENGTH: more scheduled events than the turn holds"
    due = turn.due[turn.due_count]
    due.what = what
    due.who = who
    due.at = at
    due.where = where
    turn.due_count += 1


@rule()
def fallen_due(turn: Turn) -> int:
    """The place of the first scheduled event whose round has come, or -1."""
    for place in range(turn.due_count):
        if turn.due[place].at <= turn.round_number:
            return place
    return -1


@rule()
def strike_off(turn: Turn, place: int) -> None:
    """Remove a scheduled event; the later ones move up, keeping their order."""
    turn.due_count -= 1
    for later in range(place, turn.due_count):
        here, following = turn.due[later], turn.due[later + 1]
        here.what = following.what
        here.who = following.who
        here.at = following.at
        here.where = following.where
    last = turn.due[turn.due_count]
    last.what = 0
    last.who = 0
    last.at = 0
    last.where = 0

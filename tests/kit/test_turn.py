"""Turns: a stack of questions, and a list of what falls due, which behave like Python's own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from bingqi.kit.turn import (
    DUE_LENGTH,
    NO_QUESTION,
    STACK_DEPTH,
    Decision,
    Turn,
    answered,
    ask,
    fallen_due,
    open_question,
    schedule,
    strike_off,
)

sides, kinds, numbers = st.integers(0, 4), st.integers(1, 100), st.integers(-1, 1000)
rounds = st.integers(0, 12)


class Play(RuleBasedStateMachine):
    """A turn beside plain lists that should always say the same."""

    def __init__(self):
        super().__init__()
        self.turn = Turn()
        self.questions, self.due = [], []

    @precondition(lambda self: len(self.questions) < STACK_DEPTH)
    @rule(question=st.tuples(sides, kinds, numbers, numbers))
    def ask(self, question):
        ask(self.turn, *question)
        self.questions.append(Decision(*question))

    @precondition(lambda self: self.questions)
    @rule()
    def answer(self):
        answered(self.turn)
        self.questions.pop()

    @precondition(lambda self: len(self.due) < DUE_LENGTH)
    @rule(what=st.tuples(kinds, numbers, rounds, numbers))
    def schedule(self, what):
        schedule(self.turn, *what)
        self.due.append(what)

    @precondition(lambda self: self.due)
    @rule(data=st.data())
    def strike_off_any(self, data):
        place = data.draw(st.integers(0, len(self.due) - 1))
        strike_off(self.turn, place)
        del self.due[place]

    @rule()
    def let_a_round_pass(self):
        self.turn.round_number += 1

    @invariant()
    def the_question_on_top_is_open(self):
        assert open_question(self.turn) == (self.questions[-1] if self.questions else NO_QUESTION)

    @invariant()
    def the_first_whose_round_has_come_is_due(self):
        ripe = [place for place, (_, _, at, _) in enumerate(self.due) if at <= self.turn.round_number]
        assert fallen_due(self.turn) == (ripe[0] if ripe else -1)

    @invariant()
    def the_record_holds_this_and_nothing_else(self):
        expected = Turn(
            round_number=self.turn.round_number, depth=len(self.questions), due_count=len(self.due)
        )
        for question, (side, kind, about, detail) in zip(expected.stack, self.questions):
            question.side, question.kind, question.about, question.detail = side, kind, about, detail
        for row, (what, who, at, where) in zip(expected.due, self.due):
            row.what, row.who, row.at, row.where = what, who, at, where
        assert self.turn.pack() == expected.pack()


TestPlay = Play.TestCase


def test_a_stack_that_is_full_says_so_by_name():
    turn = Turn()
    for number in range(STACK_DEPTH):
        ask(turn, 0, 1, number, -1)
    with pytest.raises(AssertionError, match="STACK_DEPTH"):
        ask(turn, 0, 1, 99, -1)
    assert open_question(turn).about == STACK_DEPTH - 1


def test_a_list_that_is_full_says_so_by_name():
    turn = Turn()
    for number in range(DUE_LENGTH):
        schedule(turn, 1, number, 5, -1)
    with pytest.raises(AssertionError, match="DUE_LENGTH"):
        schedule(turn, 1, 99, 5, -1)


@given(st.lists(rounds, max_size=DUE_LENGTH))
def test_things_happen_round_by_round_and_in_a_round_in_the_order_of_their_scheduling(ats):
    turn, happened = Turn(), []
    for number, at in enumerate(ats):
        schedule(turn, 1, number, at, -1)
    for turn.round_number in range(13):
        while (place := fallen_due(turn)) != -1:
            happened.append(turn.due[place].who)
            strike_off(turn, place)
    assert happened == sorted(range(len(ats)), key=lambda number: ats[number])
    assert turn.due_count == 0

"""Actions: one phrase writes and reads; optional parts; and what a wrong text was meant to be."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bingqi.errors import LayoutError, Unreadable
from bingqi.kit.action import (
    ACTIONS_LENGTH,
    Action,
    Actions,
    Named,
    Notation,
    Number,
    Pattern,
    new_action,
    put,
)
from bingqi.kit.cell import CellName, RouteName

MOVE, SHOOT, SCORE, PASS, REST = 1, 2, 3, 4, 5
UNITS = ("R1", "R2", "Big-Tom", "B1")
CONVERTORS = {
    "unit": Named(UNITS, "unit"),
    "side": Named(("Red", "Blue"), "side"),
    "number": Number(),
    "cell": CellName(12, 9),
    "route": RouteName(("E", "S", "W", "N"), bits=3, most=8),
}
PATTERNS = {
    MOVE: Pattern("{actor:unit}[ to {x:cell}][ along {group:route}][ attacks {target:unit}]"),
    SHOOT: Pattern("{actor:unit} shoots at {target:unit} (with {amount:number} dice)"),
    SCORE: Pattern("score of {target:side} is {amount:number}"),
    PASS: Pattern("pass"),
    REST: Pattern("{actor:unit} takes a rest"),
}
NOTATION = Notation(PATTERNS, CONVERTORS)

units, cells = st.integers(0, len(UNITS) - 1), st.integers(0, 107)
routes = st.lists(st.integers(0, 3), max_size=8).map(
    lambda steps: sum((step << (6 + 3 * place) for place, step in enumerate(steps)), len(steps))
)
nothing = st.just(-1)
actions = st.one_of(
    st.builds(
        lambda actor, x, group, target: new_action(MOVE, 1, actor=actor, x=x, group=group, target=target),
        *(units, nothing | cells, st.just(0) | routes, nothing | units),
    ),
    st.builds(
        lambda actor, target, amount: new_action(SHOOT, 1, actor=actor, target=target, amount=amount),
        *(units, units, st.integers(-50, 300)),
    ),
    st.builds(
        lambda target, amount: new_action(SCORE, 1, target=target, amount=amount),
        st.integers(0, 1),
        st.integers(-9, 99),
    ),
    st.builds(lambda actor: new_action(REST, 1, actor=actor), units),
    st.just(new_action(PASS, 1)),
)


@given(actions)
def test_what_is_written_reads_back_as_the_same_record(action):
    assert NOTATION.read(NOTATION.write(action), 1).pack() == action.pack()


@given(actions, actions)
def test_different_actions_are_written_differently(one, other):
    assert (NOTATION.write(one) == NOTATION.write(other)) == (one == other)


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({}, "R1"),
        ({"x": 78}, "R1 to 0707"),
        ({"target": 3}, "R1 attacks B1"),
        ({"x": 0, "target": 3}, "R1 to 0101 attacks B1"),
        ({"x": 2, "group": 2}, "R1 to 0301 along E2"),
        ({"x": 2, "group": 2, "target": 2}, "R1 to 0301 along E2 attacks Big-Tom"),
    ],
)
def test_a_part_in_brackets_is_left_out_when_its_fields_hold_nothing(fields, text):
    assert NOTATION.write(new_action(MOVE, 0, actor=0, **fields)) == text
    assert NOTATION.read(text, 0) == new_action(MOVE, 0, actor=0, **fields)


@pytest.mark.parametrize("text", ["  r1   TO 0707", "R1 to  0707 ", "R1\tto\n0707", "r1 To 0707"])
def test_spaces_and_capitals_do_not_matter(text):
    assert NOTATION.write(NOTATION.read(text, 0)) == "R1 to 0707"


def test_signs_of_a_phrase_are_taken_as_they_are():
    text = "R1 shoots at B1 (with 3 dice)"
    assert NOTATION.write(NOTATION.read(text, 0)) == text
    with pytest.raises(Unreadable):
        NOTATION.read("R1 shoots at B1 with 3 dice", 0)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("R9 to 0707", "There is no unit called “R9”. Did you mean “R"),
        ("R1 attacks Bigtom", "There is no unit called “Bigtom”. Did you mean “Big-Tom”?"),
        ("xyzzy takes a rest", "There is no unit called “xyzzy”."),
        ("score of Bleu is 3", "There is no side called “Bleu”. Did you mean “Blue”?"),
        ("R1 to 1999", "“1999” lies off the map; the nearest cell on it is 1209."),
        ("R1 to 17", "“17” is not a cell"),
        ("R1 atacks B1", "“R1 atacks B1” is not understood: did you mean “attacks” by “atacks”?"),
        ("pas", "“pas” is not understood: did you mean “pass” by “pas”?"),
        (
            "score of Red is 99999",
            "“99999” is too far from zero; the nearest number that is possible here is 32767.",
        ),
        ("score of Red is -40000", "the nearest number that is possible here is -32767."),
        (f"score of Red is {'9' * 5000}", "the nearest number that is possible here is 32767."),
        ("R1 to 0101 along E0", "is not an action"),
        ("R1 takes a resst", "did you mean “rest” by “resst”?"),
        ("R1 along X to 0101", "is not an action"),
        ("", "is not an action. Actions are written: <unit>[ to <cell>][ along <route>][ attacks <unit>] | "),
    ],
)
def test_a_wrong_text_says_what_was_meant(text, sentence):
    with pytest.raises(Unreadable) as error:
        NOTATION.read(text, 0)
    assert sentence in str(error.value)


def test_a_units_name_is_not_taken_for_a_misspelt_word():
    notation = Notation(PATTERNS, {**CONVERTORS, "unit": Named(("pat", "rust"), "unit")})
    with pytest.raises(Unreadable, match="is not an action"):
        notation.read("pat pat pat", 0)
    with pytest.raises(Unreadable, match="did you mean “rest” by “resd”"):
        notation.read("pat takes a resd", 0)


def test_a_text_that_fits_a_later_phrase_is_that_action():
    """The first phrase has the shape of a name, and fails on it; the second fits."""
    notation = Notation(
        {MOVE: Pattern("{actor:unit} away"), SCORE: Pattern("{target:side} away")}, CONVERTORS
    )
    assert notation.read("Blue away", 0) == new_action(SCORE, 0, target=1)
    with pytest.raises(Unreadable, match="no unit called “Green”"):
        notation.read("Green away", 0)


def test_a_phrase_with_a_convertor_that_nobody_provides_is_a_fault_of_the_ruleset():
    with pytest.raises(LayoutError, match="names the convertor 'hex', which nobody provides"):
        Notation({MOVE: Pattern("to {x:hex}")}, CONVERTORS)


@pytest.mark.parametrize("number", [-32_767, -5, 0, 12, 32_767])
def test_a_number_is_written_and_read_alike(number):
    assert Number().read(Number().write(number)) == number


@pytest.mark.parametrize(("text", "number"), [("007", 7), ("-0", 0), ("0" * 5000 + "3", 3)])
def test_zeros_before_a_number_do_not_matter(text, number):
    assert Number().read(text) == number


def test_names_are_read_in_any_case():
    assert [CONVERTORS["unit"].read(text) for text in ("big-tom", "BIG-TOM", "b1")] == [2, 2, 3]


# ---------------------------------------------------------------- records


def test_fields_that_are_not_named_hold_nothing():
    empty = new_action(MOVE, 0)
    assert empty.as_dict() == {
        **{"act": MOVE, "side": 0, "actor": -1, "target": -1, "x": -1, "y": -1},
        **{"bearing": -1, "amount": -1, "group": 0},
    }


def test_candidates_are_added_and_the_buffer_is_named_when_it_is_full():
    out = Actions()
    put(out, MOVE, 1, 2, 3, 4, 5, 6)
    assert out.count == 1
    assert out.items[0] == new_action(MOVE, 1, actor=2, target=3, x=4, amount=5, group=6)
    out.count = ACTIONS_LENGTH
    with pytest.raises(AssertionError, match="ACTIONS_LENGTH"):
        put(out, MOVE, 1, 2, 3, 4, 5, 6)


def test_a_candidate_wipes_what_the_buffer_held_before():
    out = Actions()
    out.items[0].load(iter([9] * 9))
    put(out, PASS, 0, -1, -1, -1, -1, 0)
    assert out.items[0] == new_action(PASS, 0)


def test_an_action_is_thirty_two_bytes():
    assert Action.layout.width == 32

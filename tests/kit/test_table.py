"""A game on the table: both tables answer alike, and nothing on one is shared with anything beside it."""

from random import Random

import pytest
import toy

from bingqi.game.scenario import find_scenario, open_scenario
from bingqi.kit.action import Action
from bingqi.kit.dice import TAPE_LENGTH
from bingqi.kit.log import Kind
from bingqi.kit.table import FastTable, PlainTable
from bingqi.kit.tiers import is_fast_available

OPENING = open_scenario(toy.RULESET, find_scenario(toy.RULESET, "three-fords"))
NOTATION = toy.RULESET.notation(OPENING)
TABLES = [
    PlainTable,
    pytest.param(
        FastTable, marks=pytest.mark.skipif(not is_fast_available(), reason="Numba is not installed")
    ),
]

every_table = pytest.mark.parametrize("kind", TABLES)


def laid(kind, *actions, seed=3):
    """A table after some actions."""
    state = OPENING.state.copy()
    state.dice.seed = seed
    table = kind(toy.RULESET, OPENING.setting, state)
    for text in actions:
        table.play(read(table, text))
    return table


def read(table, text):
    return NOTATION.read(text, max(table.decision().side, 0))


@every_table
def test_a_table_starts_where_it_is_told(kind):
    table = laid(kind)
    assert table.state().dice.seed == 3
    assert table.decision().side == 1
    assert not table.result().over
    assert [NOTATION.write(action) for action in table.candidates()] == [
        "hide at 0301",
        "hide at 0303",
        "hide at 0304",
    ]


@every_table
def test_what_is_played_does_not_touch_what_the_table_was_made_of(kind):
    before = OPENING.state.pack(), OPENING.setting.pack()
    laid(kind, "hide at 0301", "S1 to 0202")
    assert (OPENING.state.pack(), OPENING.setting.pack()) == before


@every_table
def test_playing_tells_events_and_dice(kind):
    table = laid(kind)
    played = table.play(read(table, "hide at 0301"), [2])
    assert (played.faces, played.drawn, played.wanted) == ((2,), 1, 0)
    assert [event.kind for event in played.events if event.kind < 100] == [Kind.ROLLED]
    again = laid(kind).play(read(table, "hide at 0301"))
    assert (again.drawn, again.wanted) == (1, 3), "the sides of the die that nothing had decided"


@every_table
def test_dice_that_are_not_used_are_counted_and_forgotten(kind):
    table = laid(kind)
    played = table.play(read(table, "hide at 0301"), [2, 5, 6])
    assert (played.drawn, played.wanted) == (1, 0)
    dice = table.state().dice
    assert (dice.taped, dice.drawn, dice.wanted, sum(dice.tape)) == (0, 0, 0, 0)
    assert table.play(read(table, "wait")).drawn == 0


@every_table
def test_more_dice_than_the_tape_holds_are_refused_and_change_nothing(kind):
    table = laid(kind)
    before = table.pack()
    with pytest.raises(AssertionError, match="TAPE_LENGTH"):
        table.play(read(table, "hide at 0301"), [1] * (TAPE_LENGTH + 1))
    assert table.pack() == before


@every_table
def test_restoring_takes_everything_back(kind):
    table = laid(kind, "hide at 0301")
    before, first = table.pack(), table.candidates()
    table.play(first[0])
    assert table.pack() != before
    table.restore(before)
    assert (table.pack(), table.candidates()) == (before, first)


@every_table
def test_bytes_that_were_taken_do_not_change_later(kind):
    table = laid(kind)
    taken = table.pack()
    kept = bytes(taken)
    table.play(table.candidates()[0])
    assert taken == kept


@every_table
def test_listed_actions_are_copies(kind):
    table = laid(kind, "hide at 0301")
    first = table.candidates()
    kept = [action.copy() for action in first]
    first[0].x = 0
    assert table.candidates() == kept
    table.play(kept[0])
    table.candidates()
    assert first[1:] == kept[1:]


@every_table
def test_events_are_copies(kind):
    table = laid(kind)
    played = table.play(read(table, "hide at 0301"), [2])
    kept = [event.copy() for event in played.events]
    table.play(read(table, "wait"))
    assert list(played.events) == kept


@every_table
def test_asking_gives_causes(kind):
    table = laid(kind, "hide at 0301")
    assert table.why_not(read(table, "S1 to 0202")) == 0
    assert table.why_not(read(table, "S1 to 0501")) == toy.RULESET.causes.NOT_NEXT_TO_IT
    assert table.worth(read(table, "S1 to 0202")) == 1
    assert type(table.why_not(read(table, "wait"))) is int


def test_two_tables_play_the_same_game():
    pytest.importorskip("numba")
    random = Random(4)
    for seed in range(10):
        plain, fast = laid(PlainTable, seed=seed), laid(FastTable, seed=seed)
        while not plain.result().over:
            assert plain.result() == fast.result() and plain.decision() == fast.decision()
            found = plain.candidates()
            assert found == fast.candidates()
            assert [plain.worth(action) for action in found] == [fast.worth(action) for action in found]
            action = random.choice(found)
            assert plain.play(action) == fast.play(action)
            assert plain.pack() == fast.pack() == fast.state().pack()
        assert fast.result().over


def test_an_action_with_enumerated_numbers_is_as_good():
    table = laid(PlainTable)
    plain = read(table, "hide at 0301")
    assert Action.unpack(plain.pack()) == plain

"""The toy's clauses, one by one."""

import pytest
import toy
from toy.causes import Cause, Happening
from toy.state import NOWHERE

from bingqi.errors import BadData, Refused, Unreadable
from bingqi.game.coverage import clause_table
from bingqi.game.game import Game
from bingqi.game.scenario import ScenarioText, find_scenario
from bingqi.kit.log import Kind


@pytest.fixture
def game():
    """Three fords: S1 at 0101, S2 at 0103; fords at 0301 and 0303, stones at 0304, deep water at 0302."""
    return Game(toy.RULESET, find_scenario(toy.RULESET, "three-fords"), (), seed=1)


def play(game, *actions):
    for action in actions:
        game.play(action)
    return game


def causes(ply):
    return [event.cause for event in ply.events if event.kind in (Kind.MODIFIER, Kind.ROLLED, Kind.CLOSED)]


def happened(ply):
    return [event.kind for event in ply.events if event.kind >= 100]


def refused(game, action):
    refusal = game.why_not(action)
    return refusal and (refusal.name, refusal.clause)


def test_1_the_scouts_start_on_the_left_bank(game):
    assert [scout.cell % game.setting.columns for scout in game.state.scouts[:2]] == [0, 0]
    assert (game.setting.needed, game.setting.rounds) == (1, 9)


def test_2_one_scout_steps_to_any_of_eight_cells_or_all_wait(game):
    play(game, "hide at 0301")
    assert game.candidates() == [
        *("S1 to 0201", "S1 to 0102", "S1 to 0202"),
        *("S2 to 0102", "S2 to 0202", "S2 to 0203", "S2 to 0104", "S2 to 0204", "wait"),
    ]
    assert refused(game, "S1 to 0301") == ("NOT_NEXT_TO_IT", "TOY 2")
    assert happened(game.play("wait")) == [Happening.WAITED, Happening.ROUND_BEGAN]


def test_2_only_the_side_that_is_asked_decides(game):
    action = game.read("hide at 0301")
    action.side = 0
    assert game.why_not(action).name == "NOT_YOUR_DECISION"
    assert refused(game, "wait") == ("NOT_ASKED", "TOY 2")


def test_3_no_two_scouts_in_a_cell_and_none_in_deep_water(game):
    play(game, "hide at 0304", "S1 to 0202")
    assert refused(game, "S2 to 0202") == ("SCOUT_THERE", "TOY 3")
    assert refused(game, "S1 to 0302") == ("DEEP_WATER", "TOY 3")


def test_4_guards_hide_in_the_river_and_only_they_know_where(game):
    assert game.candidates() == ["hide at 0301", "hide at 0303", "hide at 0304"]
    assert refused(game, "hide at 0101") == ("NOT_IN_THE_RIVER", "TOY 4")
    play(game, "hide at 0303")
    assert game.observed(1).ambush == 12
    assert game.observed(0).ambush == NOWHERE and game.observed(0).is_laid
    assert "0303" in game.explain(side=1)
    assert game.explain(side=0).splitlines()[0].startswith("An ambush is laid.")
    assert [piece.id for piece in game.scene(0).pieces] == ["S1", "S2"]
    assert [piece.id for piece in game.scene(1).pieces] == ["S1", "S2", "ambush"]


def test_5_the_guards_are_asked_wherever_a_scout_enters_the_river(game):
    play(game, "hide at 0304", "S1 to 0202", "S1 to 0301")
    assert game.candidates() == ["let pass"]
    assert refused(game, "spring") == ("NOT_THERE", "TOY 5")
    assert happened(game.play("let pass")) == [Happening.LET_PASS, Happening.ROUND_BEGAN]
    assert game.decision.side == 0


def test_6_a_total_of_four_takes_the_scout(game):
    ply = play(game, "hide at 0301", "S1 to 0202", "S1 to 0301").play("spring", dice=[4])
    assert causes(ply) == [Cause.AMBUSH_DIE, Cause.TAKEN]
    assert (game.state.scouts[0].cell, game.state.scouts[0].is_taken) == (NOWHERE, 1)


def test_6_less_than_four_lets_it_escape(game):
    ply = play(game, "hide at 0301", "S1 to 0202", "S1 to 0301").play("spring", dice=[3])
    assert causes(ply) == [Cause.AMBUSH_DIE, Cause.ESCAPED]
    assert game.notation.convertors["cell"].write(game.state.scouts[0].cell) == "0301"


def test_7_stones_add_one(game):
    ply = play(game, "hide at 0304", "S2 to 0204", "S2 to 0304").play("spring", dice=[3])
    assert causes(ply) == [Cause.AMBUSH_DIE, Cause.ON_STONES, Cause.TAKEN]


def test_7_a_scout_next_to_the_victim_takes_one_away(game):
    ply = play(game, "hide at 0303", "S1 to 0202", "S2 to 0203", "S2 to 0303").play("spring", dice=[4])
    assert causes(ply) == [Cause.AMBUSH_DIE, Cause.FRIEND_NEAR, Cause.ESCAPED]


def test_8_the_guards_are_away_for_two_rounds(game):
    play(game, "hide at 0301", "S1 to 0202", "S1 to 0301").play("spring", dice=[1])
    assert (game.state.is_laid, game.decision.side) == (0, 0)
    assert Happening.GUARDS_BACK in happened(game.play("wait"))
    assert game.decision.side == 1
    assert refused(game, "hide at 0301") == ("SCOUT_THERE", "TOY 3")


def test_9_the_river_rises_and_fords_are_deep(game):
    ply = game.play("hide at 0304", dice=[1])
    assert [(event.a, event.b) for event in ply.events if event.kind == Kind.ROLLED] == [(1, 3)]
    game.play("S1 to 0202")
    assert game.why_not("S1 to 0301") is None
    assert Happening.FLOODED in happened(game.play("wait"))
    assert refused(game, "S1 to 0301") == ("DEEP_WATER", "TOY 3")
    play(game, "S2 to 0204")
    assert game.why_not("S2 to 0304") is None, "stones stay"


def test_9_draw_back_an_ambush_in_a_ford_hides_anew(game):
    game.play("hide at 0301", dice=[1])
    play(game, "wait", "wait")
    assert (game.state.is_laid, game.candidates()) == (0, ["hide at 0304"])


def test_9_draw_back_an_ambush_on_stones_stays(game):
    game.play("hide at 0304", dice=[1])
    play(game, "wait", "wait")
    assert (game.state.is_laid, game.decision.side) == (1, 0)


def test_10_enough_scouts_across_win(game):
    play(game, "hide at 0304", "S1 to 0202", "S1 to 0301", "let pass", "S1 to 0402")
    assert happened(game.play("S1 to 0501")) == [Happening.STEPPED, Happening.ACROSS, Happening.WON]
    assert game.result == (True, 1, Cause.ENOUGH_ACROSS)
    with pytest.raises(Refused, match="The game is over"):
        game.play("wait")


def test_10_too_few_left_lose(game):
    game.play("hide at 0304", dice=[3])
    play(game, "S2 to 0204", "S2 to 0304").play("spring", dice=[6])
    play(game, "S1 to 0202", "hide at 0303", "S1 to 0303").play("spring", dice=[6])
    assert game.result == (True, 2, Cause.TOO_FEW_LEFT)


def test_10_time_runs_out(game):
    play(game, "hide at 0304", *["wait"] * 9)
    assert game.result == (True, 2, Cause.TIME_RAN_OUT)


# ---------------------------------------------------------------- scenarios


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('". . ~ . ."', '". . ~ ."', "map.rows[2]: this row has 4 cells, the first row 5"),
        ('"0103"', '"0109"', "scout[2].at: “0109” lies off the map; the nearest cell on it is 0104."),
        ('"S2"', '"s1"', "scout[2].name: the name “s1” is taken already"),
        ("needed = 1", "needed = 0", "needed: 0 does not fit"),
        ("rounds", "ruonds", "ruonds: there is no such key. Did you mean “rounds”?"),
    ],
)
def test_a_scenario_that_cannot_be_says_where(old, new, sentence):
    text = find_scenario(toy.RULESET, "three-fords").text.replace(old, new)
    with pytest.raises(BadData) as error:
        Game(toy.RULESET, ScenarioText("mine", text, "mine.toml", is_own=False), (), seed=1)
    assert str(error.value).startswith(f"mine.toml, {sentence}")


def test_a_misspelt_action_names_the_nearest_word(game):
    with pytest.raises(Unreadable, match="did you mean “hide”"):
        game.play("hdie at 0301")


def test_the_book_is_carried_out_and_tested():
    rows = {row.ref: row for row in clause_table(toy.RULESET)}
    assert [row.lacks for row in rows.values() if row.lacks] == []
    assert rows["TOY 7"].functions == ("combat.spring", "combat.has_friend_near")
    assert rows["TOY 9.draw-back"].tests == (
        "test_toy.py::test_9_draw_back_an_ambush_in_a_ford_hides_anew",
        "test_toy.py::test_9_draw_back_an_ambush_on_stones_stays",
    )

"""Positions for cases: what need not be written, where questions start, what is said of a unit."""

import pytest

from bingqi.errors import BadData
from bingqi.game.cases import Setup, Trial
from bingqi.rulesets.campaign import RULESET


def trial(question=None, active=None, change=None, **position):
    return Trial(RULESET, Setup(position=position, question=question, active=active, set=change))


def test_a_unit_that_is_only_drawn_is_infantry_of_strength_four():
    facts = trial(map=["R1 . .", ". . B1"]).facts("R1")
    assert (facts["arm"], facts["strength"], facts["movement"], facts["side"], facts["at"]) == (
        "infantry",
        4,
        4,
        "Red",
        "0101",
    )


@pytest.mark.parametrize(
    ("written", "strength", "movement", "arm"),
    [
        ("3", 3, 4, "infantry"),
        ("3/8 cavalry", 3, 8, "cavalry"),
        ("3 cavalry", 3, 8, "cavalry"),
        ("2/6 air", 2, 6, "air"),
        ({"power": "5", "arm": "naval"}, 5, 4, "naval"),
    ],
)
def test_power_and_arm_may_be_written_in_a_word(written, strength, movement, arm):
    facts = trial(map=["R1 . .", ". . B1"], units={"R1": written}).facts("R1")
    assert (facts["strength"], facts["movement"], facts["arm"]) == (strength, movement, arm)


@pytest.mark.parametrize(
    ("rows", "sides"),
    [
        (["B1 R1", ". ."], ("Red", "Blue")),
        (["B1 G1", ". R1"], ("Red", "Blue", "Green")),
        (["B1 .", ". ."], ("Blue", "Red")),
        (["Y1 G1", ". ."], ("Green", "Yellow")),
    ],
)
def test_sides_follow_from_the_names_of_the_units(rows, sides):
    assert trial(map=rows).opening.sides == sides


def test_sides_may_be_named_and_ordered():
    made = trial(map=["K1 R1", ". ."], units={"K1": {"side": "Black"}}, sides=["Black", "Red"])
    assert made.opening.sides == ("Black", "Red") and made.decision.side == 0


def test_without_a_drawing_there_is_an_open_map_of_nine_by_nine():
    made = trial(units={"R1": {"at": "0909"}, "B1": {"at": "0101"}})
    assert (made.setting.columns, made.setting.rows) == (9, 9)


def test_a_player_unit_gets_members_that_its_arm_may_have():
    facts = trial(map=["R1 .", ". B1"], units={"R1": "- cavalry"}).facts("R1")
    assert facts["hit_points"] == [10] and facts["strength"] == 1


def test_locks_join():
    made = trial(
        map=["R1 B1 R2", ". B2 ."],
        units={"R1": {"power": "-", "locked_with": ["B1"]}, "R2": {"locked_with": ["B1"]}},
    )
    assert set(made.facts("R1")["locked_with"]) == {"B1", "R2"}
    assert made.facts("B2")["locked_with"] == [] and not made.facts("B2")["locked"]


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        (None, ("Red", "PLAN")),
        ({"kind": "PLAN"}, ("Red", "PLAN")),
        ({"kind": "BEGIN"}, ("Umpire", "BEGIN")),
        ({"kind": "RETREAT", "about": "B1", "amount": 1}, ("Blue", "RETREAT")),
    ],
)
def test_where_a_position_starts(question, asked):
    made = trial(question, map=[". . . .", ". R1 B1 .", ". . . ."])
    side, kind, *_ = made.decision
    assert (made.opening.seats[side], RULESET.questions(kind).name) == asked


def test_an_advance_may_be_asked_for():
    plan = {"forces.R1.order": 1, "forces.R1.target": "B1", "forces.B1.cell": -1}
    made = trial(
        {"kind": "ADVANCE", "about": "B1", "place": "0302"},
        None,
        plan,
        map=[". . . .", ". R1 B1 .", ". . . B2"],
    )
    assert made.candidates() == ["R1 enters 0302", "stay"]


def test_the_active_side_may_be_named():
    assert trial(None, "Blue", map=["R1 . .", ". . B1"]).decision.side == 1


def test_faults_of_a_position_keep_its_paths():
    with pytest.raises(BadData) as error:
        trial(map=["R1 . .", ". . B1"], units={"B1": {"power": "9/9"}})
    assert error.value.places["path"] == "position.units.B1.power"
    with pytest.raises(BadData) as error:
        trial(map=["R1 . .", "t . B1"], legend={"t": {"terrain": ["trench"]}})
    assert error.value.places["path"] == "position.legend.t.owner"


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"forces.R1.cell": 99}, "set.forces.R1.cell"),
        ({"forces.R1.cell": "0302"}, "set.forces.B1.cell"),
        ({"forces.R1.side": 3}, "set.forces.R1.side"),
        ({"forces.R1.strength": 0}, "set.forces.R1.strength"),
        ({"forces.R1.lock": 9}, "set.forces.R1.lock"),
    ],
)
def test_what_no_campaign_could_have_come_to(change, path):
    with pytest.raises(BadData) as error:
        trial(None, None, change, map=[". . . .", ". R1 B1 .", ". . . ."])
    assert error.value.places["path"] == path

"""Positions for cases: how elements are written, where questions start, what is said of an element, and what
no battle could have come to."""

import pytest
from rulesets.dba3.field import box, camp, city, read_data

from bingqi.errors import BadData
from bingqi.kit.log import new_log
from bingqi.kit.ruleset import Start
from bingqi.kit.turn import open_question
from bingqi.rulesets.dba3.actions import Ask
from bingqi.rulesets.dba3.position import apart, begin, facts, faults, open_position
from bingqi.rulesets.dba3.state import NOBODY, Going, Phase, Stage, Status

LINE = {"R1": "4Bd at 7.5,6", "B1": "3Kn at 7.5,9"}


def place(units=None, **position):
    return open_position(read_data(), {"units": LINE if units is None else units, **position}, "case.toml")


def about(written, unit="R1", **position):
    """The facts about one element that is written so."""
    opening = place({unit: written}, **position)
    return facts(opening.state, opening, opening.convertors["unit"].names.index(unit))


def fault(units=None, **position):
    with pytest.raises(BadData) as found:
        place(units, **position)
    return found.value.key, found.value.places.get("path"), found.value.places.get("nearest")


def asked(start=None, active=0, units=None, **position):
    opening = place(units, **position)
    begin(opening.state, opening.setting, active, start, new_log())
    return open_question(opening.state.turn), opening.state


# ---------------------------------------------------------------- how elements are written


def test_an_element_is_written_in_words_or_as_a_table():
    words = about("4Bd at 7.5,5 facing 347.5 general")
    table = about({"troops": "4Bd", "at": "7.5,5", "facing": "347.5", "general": True})
    assert words == table
    assert (words["at"], words["facing"], words["troops"], words["general"]) == (
        "7.50,5.00",
        "347.5",
        "4Bd",
        True,
    )


def test_red_looks_to_the_far_edge_and_blue_to_the_near_one():
    assert about("Cv at 3,3")["facing"] == "000"
    assert about("Cv at 3,3", unit="B7")["facing"] == "180"
    assert about({"troops": "Cv", "at": "3,3", "side": "Blue"}, unit="X1")["side"] == "Blue"


def test_elements_that_are_not_on_the_table():
    assert about("LH waiting")["status"] == "waiting"
    assert about("LH at-sea")["status"] == "at-sea"
    lost = about("LH lost")
    assert lost["destroyed"] and lost["at"] == ""


def test_elements_inside_and_followers_and_denizens_in_their_own_places():
    ground = [camp("Red", 7.5, 1), city("Blue", 12, 14)]
    opening = place({"R1": "Ps in Camp1", "B1": "Den in City", "B2": "CF at 3,3"}, features=ground)
    names = opening.convertors["unit"].names
    assert (names.index("R1"), names.index("B1"), names.index("B2")) == (0, 29, 28)
    assert facts(opening.state, opening, 0)["inside"] == "Camp1"
    assert opening.state.forces[0].has_camp == 1 and opening.state.forces[1].has_camp == 0


def test_what_an_element_stands_on_is_a_fact():
    ground = [box("wood", 6, 4, 9, 8), box("marsh", 0, 0, 2, 2)]
    assert about("4Bd at 7.5,6", features=ground)["ground"] == ["Wood1"]
    assert about("4Bd at 12,6", features=ground)["ground"] == []


@pytest.mark.parametrize(
    ("written", "key", "path", "near"),
    [
        ("4Bd 7.5,5", "error-element-words", "units.R1", ""),
        ("4Bb at 7.5,5", "error-unknown-name", "units.R1.troops", "4Wb"),
        ("4Bd", "error-missing-key", "units.R1.at", None),
        ("4Bd at 7.5,5 facing 400", "error-bearing-size", "units.R1", None),
        ("4Bd at 7.12345678,5", "error-length-digits", "units.R1", "7.123456"),
        ("4Bd at a,b", "error-element-words", "units.R1", ""),
        ("LH at sea", "error-element-words", "units.R1", "at-sea"),
        ("4Bd in City", "error-unknown-name", "units.R1.inside", None),
        ("4Bd in Wood1", "error-unknown-name", "units.R1.inside", "Camp1"),
        ({"troops": "4Bd", "at": "7.5"}, "error-wrong-form", "units.R1.at", None),
        ({"troop": "4Bd"}, "error-unknown-key-near", "units.R1.troop", "troops"),
    ],
)
def test_what_cannot_be_read(written, key, path, near):
    ground = [camp("Red", 7.5, 1), box("wood", 6, 4, 9, 8)]
    found = fault({"R1": written}, features=ground)
    assert found[:2] == (key, path) and (near is None or (found[2] or "") == near)


def test_a_name_tells_the_side():
    assert fault({"X1": "4Bd at 7,5"}) == ("error-element-side", "units.X1", None)


def test_a_side_has_twelve_elements_one_follower_and_one_garrison_of_denizens():
    units = {f"R{n}": f"Ps at {n},3" for n in range(1, 14)}
    assert fault(units)[:2] == ("error-too-many", "units.R13")
    assert fault({"R1": "CF at 3,3", "R2": "CF at 5,3"})[:2] == ("error-too-many", "units.R2")


# ---------------------------------------------------------------- where a case starts


def test_by_default_the_active_side_moves_with_six_pips_late_in_the_battle():
    question, state = asked()
    assert (question.side, question.kind, state.pips, state.pip_score) == (0, Ask.MOVE, 6, 6)
    assert state.turn.phase == Phase.MOVE and [force.bounds for force in state.forces] == [2, 2]
    assert state.plough == 1 + Going.GOOD


def test_pips_bounds_and_more_can_be_said():
    question, state = asked(Start(Ask.MOVE, amount=2), active=1, pips=4)
    assert (question.side, state.pips) == (1, 2)
    _, state = asked(pips=4, red={"bounds": 1, "base_edge": "left"}, plough="rough", attacker="Blue")
    assert state.pips == 4 and state.forces[0].bounds == 1 and state.forces[0].base_edge == 1
    assert state.plough == 1 + Going.ROUGH and state.attacker == 1


def test_a_bound_can_begin():
    question, state = asked(Start(Ask.PIPS), active=1)
    assert (question.side, question.kind) == (1, Ask.PIPS) and state.forces[1].bounds == 3


def test_shooting_and_combat_follow_from_the_position():
    units = {"R1": "4Bw at 7.5,6", "B1": "4Bd at 7.5,8", "B2": "4Bd at 8.5,8"}
    question, state = asked(Start(Ask.AIM), units=units)
    assert (question.kind, question.about, state.turn.phase) == (Ask.AIM, 0, Phase.SHOOT)
    units = {"R1": "4Bd at 7.5,6", "B1": "4Bd at 7.5,6"}
    question, state = asked(Start(Ask.FIGHT), units=units)
    assert (question.side, question.kind, state.turn.phase) == (0, Ask.FIGHT, Phase.COMBAT)


def test_a_question_about_an_element_is_put_to_its_side():
    question, _ = asked(Start(Ask.RECOIL, about=16), active=0)
    assert (question.side, question.kind, question.about) == (1, Ask.RECOIL, 16)


@pytest.mark.parametrize(
    ("kind", "stage"),
    [
        (Ask.AGGRESSION, Stage.AGGRESSION),
        (Ask.GROUND, Stage.GROUND),
        (Ask.EDGE, Stage.EDGE),
        (Ask.CAMP, Stage.FIRST_CAMP),
        (Ask.DEPLOY, Stage.FIRST_LINE),
        (Ask.SWAP, Stage.SWAPS),
    ],
)
def test_set_up_can_start_at_any_part(kind, stage):
    units = {"R1": "4Bd waiting", "B1": "4Bd waiting"}
    question, state = asked(Start(kind), units=units, set_up=True, blue={"home": "steppe"})
    assert (question.kind, state.stage, state.turn.phase) == (kind, stage, Phase.SET_UP)


# ---------------------------------------------------------------- facts and faults


@pytest.mark.parametrize(
    ("one", "other", "far"),
    [
        ("7.50,5.00", "7.50,5.375", 0.375),
        ("7.50,5.00", "10.50,9.00", 5),
        ("0.00,0.00", "1.00,1.00", 1.414),
        ("7.50,5.00", "7.50,5.00", 0),
    ],
)
def test_places_are_so_far_apart(one, other, far):
    found = apart(place(), one, other)
    assert found == far and type(found) is type(far)


def test_places_are_told_to_a_thousandth():
    assert about("4Bd at 7.499999,5.12349")["at"] == "7.50,5.123"


def test_a_sound_position_has_no_faults():
    opening = place(features=[camp("Red", 7.5, 1), box("wood", 1, 1, 3, 3)])
    assert list(faults(opening.state, opening)) == []


@pytest.mark.parametrize(
    ("units", "ground", "key"),
    [
        ({"R1": "4Bd at 7.5,6", "B1": "4Bd at 7.6,5.9"}, [], "error-element-on-element"),
        ({"R1": "4Bd at 0.4,6"}, [], "error-element-off-board"),
        ({"R1": "4Bd at 7.5,6"}, [box("waterway", 0, 4, 15, 9)], "error-element-on-ground"),
        ({"R1": "4Bd at 7.5,6"}, [city("Red", 8, 7)], "error-element-on-ground"),
        (
            {"R1": "4Bd at 7.5,6"},
            [box("wood", 1, 1, 3, 3), box("marsh", 2, 2, 4, 4)],
            "error-ground-on-ground",
        ),
        ({"R1": "4Bd at 7.5,6"}, [box("wood", 12, 1, 16, 3)], "error-ground-off-board"),
    ],
)
def test_what_no_battle_could_have_come_to(units, ground, key):
    opening = place(units, features=ground)
    found = list(faults(opening.state, opening))
    assert [each.key for each in found] == [key]
    assert found[0].path.startswith(("elements.R1", "elements.B1", "features["))


def test_elements_inside_a_stronghold_are_no_fault():
    opening = place({"R1": "4Bd in City", "B1": "4Bd at 8,7.375"}, features=[city("Red", 8, 7)])
    assert list(faults(opening.state, opening)) == []


@pytest.mark.parametrize(
    ("field", "value"), [("bearing", 3600), ("status", 9), ("inside", 4), ("side", 2), ("moves", -1)]
)
def test_numbers_out_of_bounds(field, value):
    opening = place()
    setattr(opening.state.elements[0], field, value)
    found = [each for each in faults(opening.state, opening) if each.key == "error-case-bounds"]
    assert [each.path for each in found] == [f"elements.R1.{field}"]


def test_a_base_edge_out_of_bounds():
    opening = place()
    opening.state.forces[1].base_edge = 4
    assert [each.path for each in faults(opening.state, opening)] == ["forces.Blue.base_edge"]
    opening.state.forces[1].base_edge = NOBODY
    assert list(faults(opening.state, opening)) == [] and opening.state.elements[0].status == Status.FIELD

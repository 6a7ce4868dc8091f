"""The end of the movement phase (chapter 7.3): turning to face, making room, war wagons; and lining up after
a pursuit or a flight."""

import pytest
from rulesets.dba3.field import battle, camp
from rulesets.dba3.touching import FRONT, LEFT, LEFT_CORNER, REAR, RIGHT, Table, pose

from bingqi.kit.log import new_log
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.factors import factor_of
from bingqi.rulesets.dba3.ground import stand
from bingqi.rulesets.dba3.state import Mode
from bingqi.rulesets.dba3.touch import front_foe


def table(red, blue, features=(), **more):
    return Table(battle(red, blue, features, **more))


X = {"X": ("4Bd", 7.5, 7.5, 180)}
"""An enemy that looks down the board: its left is on the right of the page."""
ON_THE_LEFT = ("Cv", 8.0, 8.0, 270)
"""In contact with the left side of X, front corners together."""


def test_d20_nothing_turns_before_the_end_of_the_movement_phase():
    on = table({"A": ("Cv", 10, 8, 270)}, X)
    on.contact("A", "X", LEFT)
    assert on.at("X") == (7.5, 7.5, 180.0)


@pytest.mark.parametrize(
    ("start", "edge", "cause", "end"),
    [
        ((10, 8, 270), LEFT, "CONTACTED_ON_SIDE", (8.0, 8.0, 90.0)),
        ((5, 8, 90), RIGHT, "CONTACTED_ON_SIDE", (7.0, 8.0, 270.0)),
        ((7.5, 10, 180), REAR, "CONTACTED_ON_REAR", (7.5, 7.875, 0.0)),
    ],
)
def test_d32_an_element_contacted_on_side_or_rear_turns_to_face(start, edge, cause, end):
    on = table({"A": ("Cv", *start)}, X)
    on.contact("A", "X", edge)
    assert on.end() == [("TURNED_TO_FACE", cause, "X", "A")]
    assert on.at("X") == end
    assert on["X"].turned_in == 1
    assert front_foe(on.state, on.setting, on.numbers["X"]) == on.numbers["A"]
    assert on.end() == []


def test_d32_not_with_an_enemy_on_its_front():
    on = table({"A": ON_THE_LEFT, "B": ("4Bd", 7.5, 7.5)}, X)
    assert on.end() == []
    assert on.at("X") == (7.5, 7.5, 180.0)


def test_d32_nor_with_its_own_front_on_the_side_of_an_enemy():
    blue = {"X": ("4Bd", 7.5, 7.5, 180), "Y": ("4Bd", 7.375, 7.0, 90)}
    on = table({"A": ON_THE_LEFT, "C": ("4Bd", 7.375, 7.0, 270)}, blue)
    assert front_foe(on.state, on.setting, on.numbers["C"]) == on.numbers["Y"]
    # The front of X lies along the side of C.
    assert on.end() == []
    assert on.at("X") == (7.5, 7.5, 180.0)


@pytest.mark.parametrize(
    ("troops", "told"), [("4Pk", []), ("Sp", [("COULD_NOT_TURN", "CONTACTED_ON_SIDE", "Y", "A")])]
)
def test_d32_nor_one_that_gives_rear_support(troops, told):
    red = {"B": ("4Bd", 7.5, 7.5), "A": ("4Bd", 8.0, 8.375, 270)}
    on = table(red, {"X": (troops, 7.5, 7.5, 180), "Y": (troops, 7.5, 7.875, 180)})
    assert on.faced("A", "Y") == LEFT
    stand(on.state, on.setting, on.numbers["A"], pose(8.0, 8.2, 270))
    assert on.end() == told


@pytest.mark.parametrize(("first", "second", "end"), [("A", "B", 90.0), ("B", "A", 270.0)])
def test_d32_it_faces_the_first_that_touched_it(first, second, end):
    on = table({"A": ("Cv", 10, 8, 270), "B": ("Cv", 5, 8, 90)}, X)
    for name in (first, second):
        on.contact(name, "X", LEFT if name == "A" else RIGHT)
    assert on.end() == [("TURNED_TO_FACE", "CONTACTED_ON_SIDE", "X", first)]
    assert on.at("X")[2] == end


def test_d32_where_there_is_no_room_it_stays():
    on = table({"A": ON_THE_LEFT}, X | {"Z": ("4Bd", 7.4, 8.2, 180)})
    assert on.end() == [("COULD_NOT_TURN", "CONTACTED_ON_SIDE", "X", "A")]
    assert on.at("X") == (7.5, 7.5, 180.0)
    assert on["X"].turned_in == 0


def test_d33_of_two_the_second_goes_behind_the_first():
    on = table({"A": ON_THE_LEFT}, {"X": ("4Bd", 7.5, 7.5, 180), "Y": ("4Ax", 7.5, 7.875, 180)})
    assert on.end() == [
        ("TURNED_TO_FACE", "CONTACTED_ON_SIDE", "X", "A"),
        ("WENT_BEHIND", "GOES_BEHIND", "Y", "X"),
    ]
    assert on.at("X") == (8.0, 8.0, 90.0)
    assert on.at("Y") == (7.625, 8.0, 90.0)
    assert on["Y"].turned_in == 1


def test_d34_of_three_the_third_makes_room():
    column = {name: ("4Bd", 7.5, y, 180) for name, y in (("X", 7.5), ("Y", 7.875), ("Z", 8.25))}
    on = table({"A": ON_THE_LEFT}, column)
    assert on.end() == [
        ("MADE_ROOM", "MAKES_ROOM", "Z", "X"),
        ("TURNED_TO_FACE", "CONTACTED_ON_SIDE", "X", "A"),
        ("WENT_BEHIND", "GOES_BEHIND", "Y", "X"),
    ]
    assert on.at("Y") == (7.625, 8.0, 90.0)
    assert on.at("Z") == (7.5, 8.5, 180.0)


def test_d34_those_behind_the_third_go_back_with_it():
    column = {name: ("4Bd", 7.5, 7.5 + 0.375 * place, 180) for place, name in enumerate("XYZW")}
    on = table({"A": ON_THE_LEFT}, column)
    assert on.end()[:2] == [("MADE_ROOM", "MAKES_ROOM", "Z", "X"), ("MADE_ROOM", "MAKES_ROOM", "W", "X")]
    assert on.at("W") == (7.5, 8.875, 180.0)


def test_d34_not_where_the_third_has_no_room():
    column = {name: ("4Bd", 7.5, y, 180) for name, y in (("X", 7.5), ("Y", 7.875), ("Z", 8.25))}
    on = table({"A": ON_THE_LEFT}, column | {"V": ("4Bd", 7.0, 8.7, 180)})
    assert on.end() == [("COULD_NOT_TURN", "CONTACTED_ON_SIDE", "X", "A")]
    assert [on.at(name)[2] for name in "XYZ"] == [180.0, 180.0, 180.0]


# War wagons


def test_d35_the_edge_of_a_war_wagon_that_is_touched_first_is_its_front():
    on = table({"A": ("Cv", 10, 8, 270)}, {"X": ("WWg", 7.5, 7.5, 180)})
    assert on.contact("A", "X", LEFT) == [
        ("CONTACTED", None, "A", "X"),
        ("CONFORMED", "MOVER_CONFORMS", "A", "X"),
        ("WAGON_FRONT_SET", "WAGON_TOUCHED", "X", "A"),
    ]
    assert on["X"].wagon_front == 3
    assert on.end() == []
    assert on.at("X") == (7.5, 7.5, 180.0)
    assert front_foe(on.state, on.setting, on.numbers["X"]) == on.numbers["A"]
    assert front_foe(on.state, on.setting, on.numbers["A"]) == on.numbers["X"]
    assert on["A"].charged == 1


def test_d35_before_that_all_its_edges_are_met_as_a_front():
    on = table({"A": ("4Bd", 9.5, 8.9, 270)}, {"X": ("WWg", 7.5, 7.5, 180)})
    assert on.contact("A", "X", LEFT)[1] == ("CONFORMED", "MOVER_CONFORMS", "A", "X")
    on = table({"A": ("4Bd", 9.5, 8.9, 270)}, {"X": ("WWg", 7.5, 7.5, 180), "Y": ("4Bd", 3, 3)})
    assert on.why("A", "X", LEFT_CORNER) == "NOT_CONFORMED"


def test_d35_after_that_the_others_are_its_sides_and_rear():
    on = table({"A": ("4Bd", 8.0, 8.0, 270), "B": ("4Bd", 7.5, 6.5)}, {"X": ("WWg", 7.5, 7.5, 180)})
    on["X"].wagon_front = 3
    assert on.why("B", "X", FRONT) == "LEGAL"  # it stands wholly outside that line
    stand(on.state, on.setting, on.numbers["B"], pose(7.5, 10, 180))
    assert on.why("B", "X", FRONT) == "SIDE_FROM_WRONG_PLACE"
    assert on.why("B", "X", RIGHT) == "REAR_FROM_WRONG_PLACE"


def test_d36_a_second_enemy_beside_the_first_is_an_overlap():
    on = table({"A": ("4Bd", 8.0, 8.0, 270), "B": ("4Bd", 9, 8.8, 270)}, {"X": ("WWg", 7.5, 7.5, 180)})
    on["X"].wagon_front = 3
    on.contact("B", "X", LEFT_CORNER)
    assert on.at("B") == (8.0, 9.0, 270.0)
    log = new_log()
    factor_of(on.state, on.setting, on.numbers["X"], on.numbers["A"], Mode.CLOSE, log)
    assert Cause.WAGON_SECOND_ENEMY in [event.cause for event in log.events[: log.count]]


def test_d37_the_front_is_lost_with_the_contact():
    on = table({"A": ("4Bd", 8.0, 8.0, 270)}, {"X": ("WWg", 7.5, 7.5, 180)})
    assert on.end() == [("WAGON_FRONT_SET", "WAGON_TOUCHED", "X", "A")]
    stand(on.state, on.setting, on.numbers["A"], pose(8.1, 8.0, 270))
    assert on.end() == [("WAGON_FRONT_LOST", "WAGON_FREE", "X", None)]
    assert on["X"].wagon_front == -1


def test_d17_d35_a_war_wagon_conforms_to_a_group_with_the_edge_that_it_touches():
    red = {"A": ("4Bd", 9, 8.4, 270), "B": ("4Bd", 9, 7.4, 270)}
    on = table(red, {"X": ("WWg", 7.5, 7.5, 180)})
    told = on.contact("A B", "X", LEFT, "A")
    assert ("CONFORMED", "SINGLE_CONFORMS", "X", "A") in told
    assert on.at("A") == (8.0, 8.4, 270.0)
    assert on.at("X") == (7.5, 7.9, 180.0)
    assert on["X"].wagon_front == 3


# Pursuit and flight


def test_d176_a_pursuer_that_touches_a_front_lines_up():
    on = table({"A": ("3Kn", 7.8, 7.5)}, X)
    assert on.line_up("A") == [("LINED_UP", None, "A", "X")]
    assert on.at("A") == (7.5, 7.5, 0.0)


def test_d176_at_an_angle():
    on = table({"A": ("3Kn", 7.6, 7.45, 6)}, X)
    assert on.line_up("A") == [("LINED_UP", None, "A", "X")]
    assert on.at("A") == (7.5, 7.5, 0.0)


def test_d176_a_front_corner_on_a_front_corner_is_an_overlap():
    on = table({"A": ("3Kn", 8.5, 7.5)}, X)
    assert on.line_up("A") == [("LINED_UP", None, "A", "X")]
    assert on.at("A") == (8.5, 7.5, 0.0)


def test_d176_it_stays_where_something_is_in_the_way():
    on = table({"A": ("3Kn", 7.8, 7.5), "B": ("4Bd", 6.9, 6.9)}, X)
    assert on.line_up("A") == []
    assert on.at("A") == (7.8, 7.5, 0.0)


def test_d159_one_that_flees_into_a_side():
    on = table({"A": ("LH", 8.0, 8.2, 270)}, X)
    assert on.line_up("A") == [("LINED_UP", None, "A", "X")]
    assert on.at("A") == (8.0, 8.0, 270.0)
    assert on["X"].met_by == on.numbers["A"]


def test_d176_nothing_happens_where_no_enemy_is_touched():
    on = table({"A": ("3Kn", 7.8, 7.4)}, X)
    assert on.line_up("A") == []
    on = table({"A": ("3Kn", 8.5, 7.7)}, X)
    assert on.line_up("A") == []


def test_d176_a_war_wagon_gets_its_front():
    on = table({"A": ("3Kn", 8.0, 8.2, 270)}, {"X": ("WWg", 7.5, 7.5, 180)})
    assert on.line_up("A") == [
        ("LINED_UP", None, "A", "X"),
        ("WAGON_FRONT_SET", "WAGON_TOUCHED", "X", "A"),
    ]


@pytest.mark.parametrize(("start", "told"), [(8.1, "COULD_NOT_TURN"), (8.6, "TURNED_TO_FACE")])
def test_d32_nor_into_ground_that_it_may_not_enter(start, told):
    on = table({"A": ON_THE_LEFT}, {"X": ("4Bd", 7.5, 7.5, 180)}, [camp("Red", 7.4, start, 180)])
    assert [event for event, *_ in on.end()] == [told]

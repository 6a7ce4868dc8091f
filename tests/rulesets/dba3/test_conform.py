"""Moving into contact (chapter 7.1 and 7.2): who may, from where, who conforms, and what obstructs."""

from functools import cache

import pytest
from rulesets.dba3.field import battle, box, camp, city
from rulesets.dba3.touching import FRONT, LEFT, LEFT_CORNER, REAR, RIGHT, RIGHT_CORNER, Table, pose

from bingqi.geometry.contact import line_up_beside, lined_up_on
from bingqi.geometry.pose import pose_at
from bingqi.kit.log import new_log
from bingqi.kit.turn import open_question
from bingqi.rulesets.dba3.actions import EDGES, Act, Ask
from bingqi.rulesets.dba3.approach import approach
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.conform import touches_wrongly
from bingqi.rulesets.dba3.factors import factor_of
from bingqi.rulesets.dba3.ground import body, body_at, pose_of, stand
from bingqi.rulesets.dba3.groups import place_with
from bingqi.rulesets.dba3.lineup import is_in_overlap
from bingqi.rulesets.dba3.may_contact import why_not_from_here
from bingqi.rulesets.dba3.setting import grains
from bingqi.rulesets.dba3.state import Mode
from bingqi.rulesets.dba3.touch import front_foe, opponent_of
from bingqi.rulesets.dba3.way import way_of
from bingqi.rulesets.dba3.zones import why_not_in_zone


def table(red, blue, features=(), **more):
    return Table(battle(red, blue, features, **more))


X = {"X": ("4Bd", 7.5, 7.5, 180)}
"""An enemy that looks down the board: its left is on the right of the page."""


# The four states


def test_d6_front_edge_on_front_edge():
    on = table({"A": ("4Bd", 7.5, 6)}, X)
    assert on.contact("A", "X", FRONT) == [
        ("CONTACTED", None, "A", "X"),
        ("CONFORMED", "MOVER_CONFORMS", "A", "X"),
    ]
    assert on.at("A") == (7.5, 7.5, 0.0)
    assert front_foe(on.state, on.setting, on.numbers["A"]) == on.numbers["X"]
    assert on["A"].charged == 1
    assert on["A"].moved == 1_500_000


def test_d7_front_edge_on_rear_edge():
    on = table({"A": ("Cv", 7.5, 10, 180)}, X)
    on.contact("A", "X", REAR)
    assert on.at("A") == (7.5, 7.875, 180.0)
    assert on["A"].charged == 0
    assert on["X"].met_by == on.numbers["A"]


@pytest.mark.parametrize(
    ("start", "edge", "end"),
    [((10, 8, 270), LEFT, (8.0, 8.0, 270.0)), ((5, 8, 90), RIGHT, (7.0, 8.0, 90.0))],
)
def test_d8_front_edge_on_side_edge_with_front_corners_together(start, edge, end):
    on = table({"A": ("Cv", *start)}, X)
    assert on.contact("A", "X", edge) == [("CONTACTED", None, "A", "X")]
    assert on.at("A") == end
    assert on.faced("A", "X") == edge


@pytest.mark.parametrize(("edge", "end"), [(LEFT_CORNER, (8.5, 7.5, 0.0)), (RIGHT_CORNER, (6.5, 7.5, 0.0))])
def test_d9_an_overlap_without_frontal_contact(edge, end):
    on = table({"A": ("4Bd", 7.5, 6)}, X)
    on.contact("A", "X", edge)
    assert on.at("A") == end
    assert opponent_of(on.state, on.setting, on.numbers["A"]) == -1
    assert is_in_overlap(body(on.setting, on["A"]), body(on.setting, on["X"]))
    assert on["A"].charged == 0


def test_d3_d5_d11_a_contact_that_is_out_of_reach_does_not_happen():
    on = table({"A": ("4Bd", 7.5, 5.4)}, X)
    assert on.why("A", "X", FRONT) == "TOO_FAR"
    assert on.candidates("A") == set()
    assert on.why("A", "A", FRONT) == "TARGET_IS_FRIEND"


def test_d10_the_place_where_it_stands_already_is_no_contact_move():
    on = table({"A": ("4Bd", 7.5, 7.5)}, X)
    assert on.why("A", "X", FRONT) == "NOT_A_MOVE"


# How far: the free slide


def test_d12_d13_the_smallest_free_slide_that_brings_it_into_line():
    on = table({"A": ("4Bd", 7.5, 5.5)}, {"X": ("4Bd", 8.4, 7.5, 180)})
    told = on.contact("A", "X", FRONT)
    assert told[1] == ("SLID", None, "A", None)
    assert on.at("A") == (8.4, 7.5, 0.0)
    assert on["A"].moved == pytest.approx(2_000_000, abs=2000)


def test_d12_no_slide_where_none_is_needed():
    on = table({"A": ("4Bd", 7.5, 6)}, {"X": ("4Bd", 8.0, 7.5, 180)})
    assert [event for event, *_ in on.contact("A", "X", FRONT)] == ["CONTACTED", "CONFORMED"]


@pytest.mark.parametrize(("across", "why"), [(1.0, "LEGAL"), (1.1, "SLIDE_TOO_FAR")])
def test_d13_no_more_than_1_bw(across, why):
    on = table({"A": ("4Bd", 7.5, 5.5)}, {"X": ("4Bd", 7.5 + across, 7.5, 180)})
    assert on.why("A", "X", FRONT) == why


def test_d14_d31_no_slide_to_a_side_a_rear_or_an_overlap():
    on = table({"A": ("4Bd", 10, 8.5, 270)}, X)
    assert on.why("A", "X", LEFT) == "SLIDE_NOT_TO_FRONT"
    on = table({"A": ("4Bd", 8.0, 9.875, 180)}, X)
    assert on.why("A", "X", REAR) == "SLIDE_NOT_TO_FRONT"
    on = table({"A": ("4Bd", 8.0, 5.5)}, X)
    assert on.why("A", "X", FRONT) == "LEGAL"
    assert on.why("A", "X", LEFT_CORNER) == "SLIDE_NOT_TO_FRONT"


def test_case_39_lines_3_bw_from_the_centre_meet_after_3_bw_each():
    on = table({"A": ("3Bd", 7.5, 4.5), "B": ("3Bd", 8.5, 4.5)}, {"X": ("3Bd", 7.5, 7.5, 180)})
    assert on.why("A B", "X", FRONT, "A") == "LEGAL"


# Who conforms


def test_d15_of_two_single_elements_the_mover():
    on = table({"A": ("4Bd", 7.5, 6)}, {"X": ("4Bd", 7.8, 7.5, 175)})
    assert on.contact("A", "X", FRONT)[-1] == ("CONFORMED", "MOVER_CONFORMS", "A", "X")
    assert on.at("X") == (7.8, 7.5, 175.0)
    assert on.at("A") == (7.8, 7.5, 355.0)


def test_d16_a_group_that_contacts_a_group_conforms():
    red = {"A": ("4Bd", 7.5, 6), "B": ("4Bd", 8.5, 6)}
    on = table(red, {"X": ("4Bd", 7.9, 7.5, 180), "Y": ("4Bd", 8.9, 7.5, 180)})
    told = on.contact("A B", "X", FRONT, "A")
    assert told[1:] == [("SLID", None, "A", None), ("CONFORMED", "MOVER_CONFORMS", "A", "X")]
    assert (on.at("A"), on.at("B")) == ((7.9, 7.5, 0.0), (8.9, 7.5, 0.0))
    assert on.at("X") == (7.9, 7.5, 180.0)
    assert on["B"].charged == 1


def test_d16_a_single_that_contacts_a_group_conforms():
    on = table({"A": ("4Bd", 7.5, 6)}, {"X": ("4Bd", 7.9, 7.5, 180), "Y": ("4Bd", 8.9, 7.5, 180)})
    assert on.contact("A", "X", FRONT)[-1] == ("CONFORMED", "MOVER_CONFORMS", "A", "X")
    assert on.at("A") == (7.9, 7.5, 0.0)


@pytest.mark.parametrize(
    ("x", "bearing", "by", "end"),
    [(7.9, 180, "A", 7.5), (8.2, 180, "B", 8.5), (7.1, 180, "A", 7.5), (7.6, 170, "A", 7.5)],
)
def test_d17_d21_p45_a_single_that_a_group_contacts_conforms_to_the_nearest_of_it(x, bearing, by, end):
    on = table({"A": ("4Bd", 7.5, 6), "B": ("4Bd", 8.5, 6)}, {"X": ("4Bd", x, 7.5, bearing)})
    pips = on.state.pips
    told = on.contact("A B", "X", FRONT, by)
    assert told[-1] == ("CONFORMED", "SINGLE_CONFORMS", "X", by)
    assert on.at("X")[0] == end
    assert on.at("X")[2] == 180.0
    assert on.at(by) == (end, on.at("X")[1], 0.0)
    assert on.at("A")[1] == on.at("B")[1]
    assert on["X"].turned_in == 1
    assert on["X"].moves == 0
    assert on.state.pips == pips
    assert on.faced(by, "X") == FRONT


def test_d17_the_offer_names_the_one_that_is_fought():
    on = table({"A": ("4Bd", 7.5, 6), "B": ("4Bd", 8.5, 6)}, {"X": ("4Bd", 7.9, 7.5, 180)})
    assert on.candidates("A B") == {("A", "X", FRONT)}


def test_d18_unless_it_is_wholly_in_rough_or_bad_going():
    red = {"A": ("4Ax", 7.5, 6), "B": ("4Ax", 8.5, 6)}
    blue = {"X": ("4Bd", 7.9, 7.5, 180)}
    on = table(red, blue, [box("rocky", 7, 7.25, 10, 9)])
    told = on.contact("A B", "X", FRONT, "A")
    assert told == [
        ("CONTACTED", None, "A", "X"),
        ("SLID", None, "A", None),
        ("CONFORMED", "HELD_BY_GOING", "A", "X"),
    ]
    assert on.at("X") == (7.9, 7.5, 180.0)
    assert on.at("A") == (7.9, 7.5, 0.0)
    on = table(red, blue, [box("rocky", 7.9, 7.25, 10, 9)])
    assert on.contact("A B", "X", FRONT, "A")[-1] == ("CONFORMED", "SINGLE_CONFORMS", "X", "A")


def test_r31_the_others_of_a_group_stay_beside_the_one_that_is_lined_up():
    red = {"A": ("4Bd", 7.5, 6), "B": ("4Bd", 8.5, 6)}
    on = table(red, {"X": ("4Bd", 7.5, 7.5, 180), "Y": ("4Bd", 8.9, 7.8, 180)})
    on.contact("A B", "X", FRONT, "A")
    assert on.at("B") == (8.5, 7.5, 0.0)
    assert on.faced("B", "Y") is None


def test_d5_who_is_lined_up_when_the_action_does_not_say():
    red = {"A": ("4Bd", 7.5, 6), "B": ("4Bd", 8.5, 6)}
    on = table(red, {"X": ("4Bd", 8.6, 7.5, 180), "Y": ("4Bd", 9.6, 7.5, 180)})
    assert on.contact("A B", "X", FRONT)[0] == ("CONTACTED", None, "B", "X")


# What obstructs


BLOCKED = {"X": ("4Bd", 7.5, 7.5, 180), "Y": ("4Bd", 8.3, 7.4, 180)}
"""Y stands a little before X and in the way of lining up with it."""


def test_d19_an_element_obstructs_and_the_contacted_side_may_stand():
    on = table({"A": ("4Bd", 7.3, 6)}, BLOCKED)
    assert on.contact("A", "X", FRONT) == [("CONTACTED", None, "A", "X")]
    assert on.at("A") == (7.3, 7.5, 0.0)
    question = open_question(on.state.turn)
    assert (question.kind, question.side, question.about) == (Ask.CONFORM, 1, on.numbers["X"])
    assert on.answer(Act.STAND, "X") == [("STAYED_OVERLAPPED", "CHOSE_OVERLAP", "X", "A")]
    assert open_question(on.state.turn).kind == Ask.MOVE
    assert on.end() == []
    assert front_foe(on.state, on.setting, on.numbers["X"]) == on.numbers["A"]
    assert front_foe(on.state, on.setting, on.numbers["A"]) == on.numbers["X"]
    assert factors(on, "X", "A") == ["AGAINST_FOOT", "OBSTRUCTED_CONTACT"]
    assert factors(on, "A", "X") == ["AGAINST_FOOT", "SIDE_BY_SIDE_RIGHT"]  # by Y


def factors(on, me, foe):
    log = new_log()
    factor_of(on.state, on.setting, on.numbers[me], on.numbers[foe], Mode.CLOSE, log)
    return [Cause(event.cause).name for event in log.events[: log.count]]


def test_d19_or_conform():
    on = table({"A": ("4Bd", 7.3, 6)}, BLOCKED)
    on.contact("A", "X", FRONT)
    assert on.answer(Act.CONFORM, "X") == [("CONFORMED", "CHOSE_TO_CONFORM", "X", "A")]
    assert on.at("X") == (7.3, 7.5, 180.0)
    assert on.faced("A", "X") == FRONT
    assert (on["X"].engaged, on["X"].turned_in) == (0, 1)


def test_d19_nothing_is_asked_where_it_has_no_room_to_conform():
    blue = BLOCKED | {"Z": ("4Bd", 6.45, 7.8, 180)}
    on = table({"A": ("4Bd", 7.3, 6)}, blue)
    assert on.contact("A", "X", FRONT)[-1] == ("STAYED_OVERLAPPED", "CONFORMING_IMPOSSIBLE", "X", "A")
    assert open_question(on.state.turn).kind == Ask.MOVE
    assert on["X"].stood == 2


def test_d19_the_edge_of_the_board_obstructs():
    on = table({"A": ("4Bd", 1.5, 6.5)}, {"X": ("4Bd", 0.5, 7.5, 200)})
    on.contact("A", "X", FRONT)
    assert open_question(on.state.turn).kind == Ask.CONFORM
    assert on.at("A")[2] == 20.0
    assert min(corner_xs(on, "A")) == pytest.approx(0, abs=0.002)


def test_d19_ground_that_the_mover_may_not_enter_obstructs():
    on = table({"A": ("4Bd", 7.2, 6)}, X, [city("Blue", 8.9, 7.4, width=2, depth=2)])
    on.contact("A", "X", FRONT)
    assert on.at("A")[0] == pytest.approx(7.4, abs=0.002)
    assert open_question(on.state.turn).kind == Ask.CONFORM


def corner_xs(on, name):
    base = body(on.setting, on[name])
    across = base.half_width * abs(base.ahead_y) + base.half_depth * abs(base.ahead_x)
    return [(base.x - across) / 1e6, (base.x + across) / 1e6]


def test_d19_those_who_fight_already_are_not_contacted_so():
    on = table({"A": ("4Bd", 7.3, 6), "B": ("4Bd", 7.9, 7.5)}, {"X": ("4Bd", 7.9, 7.5, 180)})
    assert on.why("A", "X", FRONT) == "BLOCKED_BY_ELEMENT"


@pytest.mark.parametrize(
    ("blue", "features", "why"),
    [
        ({"Y": ("4Bd", 8.3, 8.2, 180)}, [], "BLOCKED_BY_ELEMENT"),
        ({}, [city("Blue", 9.2, 8.2, width=2, depth=2, facing=180)], "BLOCKED_BY_TERRAIN"),
    ],
)
def test_d11_a_side_that_is_obstructed_is_not_contacted(blue, features, why):
    on = table({"A": ("Cv", 10, 7.0, 300)}, X | blue, features)
    assert on.why("A", "X", LEFT) == why


def test_d11_the_edge_of_the_board_is_in_the_way_of_a_side():
    on = table({"A": ("Cv", 14.4, 9, 180)}, {"X": ("4Bd", 14.2, 7.5, 180)})
    assert on.why("A", "X", LEFT) == "BLOCKED_BY_EDGE"


def test_d19_combat_ends_when_they_no_longer_touch():
    on = table({"A": ("4Bd", 7.3, 6)}, BLOCKED)
    on.contact("A", "X", FRONT)
    on.answer(Act.STAND, "X")
    stand(on.state, on.setting, on.numbers["X"], pose(7.5, 8, 180))
    assert front_foe(on.state, on.setting, on.numbers["A"]) == -1
    on.end()
    assert (on["A"].engaged, on["X"].engaged, on["X"].stood) == (0, 0, 0)


# Who may


@pytest.mark.parametrize("troops", ["CP", "Lit", "CWg", "Art", "WWg"])
def test_d22_case_56_these_may_not_contact(troops):
    on = table({"A": (troops, 7.5, 6.5)}, X, [camp("Blue", 10, 8, 180)])
    for edge in EDGES:
        assert on.why("A", "X", edge) == "MAY_NOT_CONTACT"
    assert on.candidates("A") == set()


def test_d22_nor_in_a_group():
    red = {"A": ("4Bd", 7.5, 6), "B": ("CP", 8.5, 6)}
    on = table(red, {"X": ("4Bd", 7.5, 7.5, 180), "Y": ("4Bd", 8.5, 7.5, 180)})
    assert on.why("A B", "X", FRONT, "A") == "MAY_NOT_CONTACT"
    on = table(red, {"X": ("4Bd", 7.5, 7.5, 180), "Y": ("4Bd", 6.5, 7.5, 180)})
    assert on.why("A B", "X", FRONT, "A") == "LEGAL"


def test_d23_a_tower_contacts_strongholds_only():
    on = table({"A": ("Tower", 7.5, 6.0)}, {"X": ("4Bd", 8.9, 7, 180), "G": ("4Bd", "Camp2")}, [STRONG])
    assert on.why("A", "X", FRONT) == "TOWER_ONLY_AT_STRONGHOLDS"
    assert on.why("A", "Camp2", "0") == "LEGAL"
    assert on.candidates("A") == {(None, "Camp2", "0")}


STRONG = camp("Blue", 7.5, 7.5, 180)
"""A camp of Blue, 2 wide and 1 deep, that looks down the board."""
HELD = {"G": ("4Bd", "Camp2")}


def test_d24_others_attack_a_camp_with_the_front_edge_squarely_at_the_nearest_place():
    on = table({"A": ("4Bd", 7.2, 6)}, HELD, [STRONG])
    assert on.contact("A", "Camp2", "0") == [("CONTACTED", None, "A", "Camp2")]
    assert on.at("A") == (7.2, 7.5, 0.0)
    assert opponent_of(on.state, on.setting, on.numbers["A"]) == on.numbers["Camp2"]


def test_d24_scythed_chariots_do_not():
    on = table({"A": ("SCh", 7.2, 6)}, HELD, [STRONG])
    assert on.why("A", "Camp2", "0") == "NO_CHARIOTS_AT_STRONGHOLDS"


def test_d24_nobody_does_with_a_corner():
    on = table({"A": ("4Bd", 7.2, 6)}, HELD, [STRONG])
    assert on.why("A", "Camp2", LEFT_CORNER) == "CORNER_ON_STRONGHOLD"


def test_d24_only_what_the_enemy_holds():
    on = table({"A": ("4Bd", 7.2, 6)}, {}, [STRONG])
    assert on.why("A", "Camp2", "0") == "NO_SUCH_TARGET"
    on = table({"A": ("4Bd", 7.2, 6), "G": ("4Bd", "Camp1")}, {}, [camp("Red", 7.5, 7.5, 180)])
    assert on.why("A", "Camp1", "0") == "TARGET_IS_FRIEND"


def test_d92_no_more_than_three_attack():
    red = {
        "A": ("4Bd", 7.0, 7.5),
        "B": ("4Bd", 8.0, 7.5),
        "C": ("4Bd", 8.5, 8.0, 270),
        "D": ("4Bd", 7.5, 9.5, 180),
    }
    on = table(red, HELD, [STRONG])
    assert on.why("D", "Camp2", "2") == "ENOUGH_ATTACKERS"
    stand(on.state, on.setting, on.numbers["C"], pose(8.6, 8.0, 270))
    assert on.why("D", "Camp2", "2") == "LEGAL"


def test_d92_an_attacker_takes_the_place_that_is_left():
    on = table({"A": ("4Bd", 7.1, 7.5), "B": ("4Bd", 7.4, 6)}, HELD, [STRONG])
    on.contact("B", "Camp2", "0")
    assert on.at("B") == (8.1, 7.5, 0.0)


def test_d92_a_group_attacks_as_it_stands():
    on = table({"A": ("4Bd", 7, 6), "B": ("4Bd", 8, 6)}, HELD, [STRONG])
    on.contact("A B", "Camp2", "0", "A")
    assert (on.at("A"), on.at("B")) == ((7.0, 7.5, 0.0), (8.0, 7.5, 0.0))


def test_d96_elephants_attack_a_city_at_its_gates_only():
    town = city("Blue", 7.5, 9, facing=180, gates=(0, 1))
    on = table({"A": ("El", 6.5, 7)}, {"G": ("4Bd", "City")}, [town])
    on.contact("A", "City", "0")
    assert on.at("A") == (7.5, 9.0, 0.0)
    on = table({"A": ("El", 4.0, 9.5)}, {"G": ("4Bd", "City")}, [town])
    assert on.why("A", "City", "3") == "ELEPHANTS_ONLY_AT_GATES"
    assert on.candidates("A") == {(None, "City", "1")}


# From where


def test_d25_d26_a_side_from_wholly_outside_its_line():
    on = table({"A": ("Cv", 9, 6)}, X)
    assert on.why("A", "X", LEFT) == "LEGAL"
    assert on.why("A", "X", RIGHT) == "SIDE_FROM_WRONG_PLACE"
    stand(on.state, on.setting, on.numbers["A"], pose(8.4, 6))
    assert on.why("A", "X", LEFT) == "SIDE_FROM_WRONG_PLACE"


@pytest.mark.parametrize(
    ("x", "y", "why"),
    [
        (7.9, 8.1, "LEGAL"),  # partly beyond the side line, partly beyond the rear line
        (7.9, 7.6, "SIDE_FROM_WRONG_PLACE"),  # partly beyond the side line, wholly before the rear line
        (6.9, 8.1, "SIDE_FROM_WRONG_PLACE"),  # not beyond this side line
    ],
)
def test_d27_a_side_from_partly_across_both_lines(x, y, why):
    on = table({"A": ("Ps", x, y, 0)}, {"X": ("4Bd", 7.0, 7.5, 180)})
    found = why_not_from_here(on.state, on.setting, on.numbers["A"], on.numbers["X"], EDGES.index(LEFT))
    assert Cause(found).name == why


def test_d28_a_rear_from_wholly_beyond_its_line():
    on = table({"A": ("Cv", 7.5, 9.5, 180)}, X)
    assert on.why("A", "X", REAR) == "LEGAL"
    on = table({"A": ("Cv", 8.9, 7.8, 0)}, X)
    assert on.why("A", "X", REAR) == "REAR_FROM_WRONG_PLACE"
    assert on.why("A", "X", LEFT) == "LEGAL"


def test_d28_touching_the_line_of_the_rear_is_not_beyond_it():
    on = table({"A": ("Cv", 10, 7.875, 180)}, X)
    assert on.why("A", "X", REAR) == "REAR_FROM_WRONG_PLACE"
    on = table({"A": ("Cv", 10, 7.88, 180)}, X)
    assert on.why("A", "X", REAR) == "LEGAL"


def test_d29_from_ahead_only_the_front_and_it_is_always_allowed():
    on = table({"A": ("Cv", 7.5, 6)}, X)
    assert on.candidates("A") == {(None, "X", FRONT), (None, "X", LEFT_CORNER), (None, "X", RIGHT_CORNER)}


def test_d30_who_may_do_both_chooses():
    on = table({"A": ("LH", 9.2, 9.2, 225)}, X)
    assert {(None, "X", LEFT), (None, "X", REAR)} <= on.candidates("A")


def test_p46_closing_the_door_from_an_overlap():
    on = table({"A": ("4Bd", 8.5, 7.5)}, X)
    assert on.why("A", "X", LEFT) == "LEGAL"
    on.contact("A", "X", LEFT)
    assert on.at("A") == (8.0, 8.0, 270.0)
    assert on["A"].moved == pytest.approx(1_414_214, abs=10)


def test_r14_of_a_group_the_place_of_the_member_that_contacts_counts():
    red = {"A": ("Cv", 9.5, 7.6, 250), "B": ("Cv", 9.842, 6.66, 250)}
    on = table(red, X)
    assert on.why("A B", "X", LEFT, "A") == "LEGAL"
    on = table({"A": ("Cv", 9, 5.5), "B": ("Cv", 8, 5.5)}, X)
    assert on.why("A B", "X", LEFT, "B") == "SIDE_FROM_WRONG_PLACE"
    assert on.why("A B", "X", LEFT, "A") != "SIDE_FROM_WRONG_PLACE"


# A move that is no contact


@pytest.mark.parametrize(
    ("goal", "why"),
    [
        ((7.5, 7.5, 0), "LEGAL"),
        ((7.8, 7.5, 0), "NOT_CONFORMED"),
        ((7.5, 7.5, 0.3), "NOT_CONFORMED"),
        ((8.5, 7.5, 0), "LEGAL"),
        ((7.5, 7.4, 0), "LEGAL"),
        ((8.5, 7.7, 0), "LEGAL"),
        ((8.0, 8.0, 270), "LEGAL"),
        ((8.0, 7.8, 270), "NOT_CONFORMED"),
        ((7.5, 7.875, 180), "REAR_FROM_WRONG_PLACE"),
    ],
)
def test_d10_a_move_must_not_end_in_a_contact_that_is_not_conformed(goal, why):
    on = table({"A": ("Cv", 9, 6)}, X)
    at = on.numbers["A"]
    assert Cause(touches_wrongly(on.state, on.setting, 1 << at, at, pose(*goal))).name == why


def test_d22_nor_in_one_by_troops_that_may_not():
    on = table({"A": ("CP", 7.5, 6)}, X)
    assert Cause(touches_wrongly(on.state, on.setting, 1, 0, pose(7.5, 7.5))).name == "MAY_NOT_CONTACT"


# Nothing that can be reached is missing


STARTS = [(7.5, 6, 0), (9, 6, 330), (9.5, 8, 270), (9.0, 9.5, 200), (6, 9, 90), (6.5, 7.5, 0)]
NEIGHBOURS = {"X": ("4Cb", 7.5, 7.5, 180), "Y": ("4Bd", 6.5, 7.5, 180)}


@pytest.mark.parametrize("troops", ["4Bd", "Ps", "LH"])
def test_d5_every_contact_that_a_dense_search_finds_is_offered(troops):
    places = lined_up_places(troops)
    assert {(name, edge) for name, edge, _ in places} == {
        (name, edge) for name in NEIGHBOURS for edge in EDGES
    }
    offers = 0
    for start in STARTS:
        on = table({"A": (troops, *start)}, NEIGHBOURS)
        offered = on.candidates("A")
        assert {(None, *place) for place in search(on, places)} == offered, start
        assert all(on.why("A", target, edge) == "LEGAL" for _, target, edge in offered)
        offers += len(offered)
    assert offers > len(STARTS)


@cache
def lined_up_places(troops):
    """The poses in which an element is lined up with X or Y or in overlap, among those around them that are
    an eighth of a BW and 15 degrees apart."""
    on = table({"A": (troops, 1, 1)}, NEIGHBOURS)
    places = []
    for column in range(-20, 13):
        for row in range(-12, 13):
            for bearing in range(0, 3600, 150):
                at = pose_at(grains(7.5 + column / 8), grains(7.5 + row / 8), bearing)
                base = body_at(on.setting, on["A"].troop, at)
                for name in NEIGHBOURS:
                    other = body(on.setting, on[name])
                    edge = lined_up_on(base, other)
                    if edge >= 0:
                        places.append((name, EDGES[edge], at))
                    elif is_in_overlap(base, other):
                        places.append((name, LEFT_CORNER if base.x > other.x else RIGHT_CORNER, at))
    return places


def search(on, places):
    """The contacts at those places that nothing forbids, with a slide where it is a front edge."""
    me = on.numbers["A"]
    for name, edge, goal in places:
        way = way_of(on.state, on.setting, 1 << me, me, goal, edge == FRONT)
        target = on.numbers[name]
        held = why_not_in_zone(on.state, on.setting, 1 << me, me, goal, target, Act.CONTACT)
        wrong = touches_wrongly(on.state, on.setting, 1 << me, me, goal)
        if way.why == held == wrong == Cause.LEGAL and goal != pose_of(on["A"]):
            yield name, edge


@pytest.mark.parametrize(
    ("troops", "goal", "why"),
    [
        ("4Bd", (7.0, 7.5, 0), "LEGAL"),
        ("4Bd", (9.0, 7.5, 0), "LEGAL"),  # a corner beside the camp
        ("SCh", (9.0, 7.5, 0), "NO_CHARIOTS_AT_STRONGHOLDS"),
        ("SCh", (9.1, 7.5, 0), "LEGAL"),
        ("4Bd", (7.6, 7.4, 348.5), "CORNER_ON_STRONGHOLD"),
        ("Art", (7.0, 7.5, 0), "MAY_NOT_CONTACT"),
    ],
)
def test_d24_a_move_that_ends_at_a_stronghold(troops, goal, why):
    on = table({"A": (troops, 7.5, 6)}, HELD, [STRONG])
    assert Cause(touches_wrongly(on.state, on.setting, 1, 0, pose(*goal))).name == why


@pytest.mark.parametrize("start", [(7.0, 6, 0), (8.0, 6.25, 0), (9.5, 8.5, 270), (8.0, 10, 180), (5, 7, 45)])
def test_d5_every_place_of_a_group_that_a_dense_search_finds_is_offered_once(start):
    on = table({"A": ("Cv", *start), "B": ("Cv", 1, 1)}, NEIGHBOURS)
    leader, other = on.numbers["A"], on.numbers["B"]
    beside = line_up_beside(pose_of(on["A"]), grains(1), True, grains(1))
    stand(on.state, on.setting, other, beside)
    group, found = on.group("A B"), set()
    for name, edge, at in lined_up_places("Cv"):
        for member in (leader, other):
            goal = place_with(on.state, member, leader, at)
            way = way_of(on.state, on.setting, group, leader, goal, edge == FRONT)
            target = on.numbers[name]
            held = why_not_in_zone(on.state, on.setting, group, leader, goal, target, Act.CONTACT)
            # In the place of the member alone: whether another one stands well does not matter.
            wrong = why_not_from_here(on.state, on.setting, member, target, EDGES.index(edge))
            if way.why == held == wrong == Cause.LEGAL:
                found.add(goal)
    offered = []
    for by, name, edge in on.candidates("A B"):
        amount = EDGES.index(edge)
        plan = approach(on.state, on.setting, group, on.numbers[by], on.numbers[name], amount)
        assert on.why("A B", name, edge, by) == "LEGAL"
        offered.append(pose_at(plan.x, plan.y, plan.bearing))
    assert len(set(offered)) == len(offered)
    assert {nearest(goal, offered) for goal in found} <= {0}
    assert found or start == (5, 7, 45)


def nearest(goal, offered):
    """How far the nearest of the offered poses is, in BW to a thousandth."""
    return min(
        (
            round((abs(goal.x - other.x) + abs(goal.y - other.y)) / 1e6, 3)
            for other in offered
            if goal.bearing == other.bearing
        ),
        default=99,
    )


def test_d17_d19_a_single_that_has_no_room_to_conform_to_a_group_stands():
    red = {"A": ("4Bd", 7.5, 6), "B": ("4Bd", 8.5, 6)}
    blue = {"X": ("4Bd", 7.9, 7.5, 180), "Y": ("4Bd", 6.8, 7.6, 180), "Z": ("4Bd", 9.0, 7.6, 180)}
    on = table(red, blue)
    told = on.contact("A B", "X", FRONT, "A")
    assert told[-1] == ("STAYED_OVERLAPPED", "CONFORMING_IMPOSSIBLE", "X", "A")
    assert on.at("X") == (7.9, 7.5, 180.0)
    assert on.at("A") == (7.5, 7.5, 0.0)
    assert front_foe(on.state, on.setting, on.numbers["X"]) == on.numbers["A"]

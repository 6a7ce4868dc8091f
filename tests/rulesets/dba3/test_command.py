"""What moves cost (DBA3 P9-P13)."""

import pytest
from rulesets.dba3.field import box, camp, city
from rulesets.dba3.moving import Moves, file, line

from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.command import is_out_of_sight, price_of, total_of

ROAD = {"ground": "road", "line": [[7, 0], [7, 15]], "width": 1.0}


def cost(moves, names="A", **fields):
    """What a plain move of some elements costs."""
    action = moves.action(fields.pop("act", Act.MOVE), names, **{"x": 7, "y": 6, "bearing": 0, **fields})
    return total_of(price_of(moves.state, moves.setting, moves.group(names), action))


def against(troops="4Bd", general=(6, 4), **more):
    """A at (7, 5.5), its general somewhere."""
    return Moves(red={"A": (troops, 7, 5.5), "G": ("Cv", *general, 0, "general")}, **more)


def test_p10_each_move_costs_1():
    moves = against()
    moves.go("A", 7, 6)
    assert moves.reasons() == {Cause.TACTICAL_MOVE: 1}
    assert moves.state.pips == 5


def test_p10_a_group_costs_as_much_as_one():
    moves = Moves(red={**line(4), "G": ("Cv", 6, 4, 0, "general")})
    assert cost(moves, "A1 A2 A3 A4") == 1


def test_p9_without_pips_nothing_moves_and_what_is_left_is_lost():
    moves = against(pips=0)
    assert moves.why("A", 7, 6) == Cause.NOT_ENOUGH_PIPS
    rich = against(pips=4)
    rich.do(rich.action(Act.END_MOVES))
    assert (rich.state.pips, rich.state.turn.depth) == (0, 0)


@pytest.mark.parametrize("troops", ["El", "7Hd", "5Hd", "WWg", "Art"])
def test_p11_slow_troops_cost_1_more_after_the_first_bound(troops):
    moves = against(troops)
    assert cost(moves) == 2
    moves.go("A", 7, 6)
    assert moves.reasons() == {Cause.TACTICAL_MOVE: 1, Cause.SLOW_TROOPS: 1}
    assert cost(against(troops, bounds=1)) == 1


def test_p11_scythed_chariots_cost_1_more_unless_they_charge():
    moves = against("SCh", bounds=3)
    assert cost(moves) == 2
    assert cost(moves, act=Act.CONTACT, target="A", amount=0) == 1
    assert cost(moves, act=Act.CHOOSE) == 1


def test_p11_one_slow_element_makes_a_group_dearer():
    moves = Moves(red={"A1": ("4Bd", 7, 5.5), "A2": ("7Hd", 8, 5.5), "G": ("Cv", 6, 4, 0, "general")})
    assert cost(moves, "A1 A2") == 2


def test_p12_followers_denizens_and_garrisons_cost_1_more():
    assert cost(against("CF")) == 2
    moves = Moves(
        red={"D": ("Den", 7, 5.5), "B": ("4Bd", "Camp1"), "G": ("Cv", 6, 4, 0, "general")},
        features=[camp("Red", 7, 2)],
    )
    assert cost(moves, "D") == 2
    assert cost(moves, "B") == 2


def test_p11_without_a_general():
    moves = Moves(red={"A": ("4Bd", 7, 5.5)})
    assert cost(moves) == 2
    moves.go("A", 7, 6)
    assert moves.reasons() == {Cause.TACTICAL_MOVE: 1, Cause.GENERAL_LOST: 1}


@pytest.mark.parametrize("ground", ["wood", "oasis", "marsh", "gully", "hamlet", "edifice"])
def test_p11_a_general_wholly_in_such_ground(ground):
    wholly = against(features=[box(ground, 5, 2, 7.2, 5)])
    assert cost(wholly) == 2
    wholly.go("A", 7, 6)
    assert wholly.reasons()[Cause.GENERAL_HIDDEN] == 1
    partly = against(general=(7, 4), features=[box(ground, 5, 2, 7.2, 5)])
    assert cost(partly) == 1


def test_p11_a_general_on_dunes_or_inside_a_camp():
    assert cost(against(features=[box("dunes", 5, 2, 7, 5)])) == 1
    inside = Moves(red={"A": ("4Bd", 7, 5.5), "G": ("Cv", "Camp1", "general")}, features=[camp("Red", 6, 4)])
    assert cost(inside) == 2


def test_p11_once_the_reasons_of_the_general_make_one_surcharge():
    moves = Moves(
        red={"A": ("El", 7, 14), "G": ("Cv", 6, 4, 0, "general")}, features=[box("wood", 5, 2, 7, 5)]
    )
    assert cost(moves) == 3


def test_p11_once_the_general_and_his_group_never_pay_it():
    red = {"A": ("4Bd", 7, 4), "G": ("Cv", 6, 4, 0, "general")}
    moves = Moves(red=red, features=[box("wood", 5, 2, 8, 5)])
    assert cost(moves, "G") == 1
    assert cost(moves, "A G") == 1
    assert cost(moves, "A") == 2


def test_p13_the_general_commands_8_bw():
    for distance, price in ((8.0, 1), (8.01, 2)):
        # From the general's front edge to the rear edge of the other.
        moves = Moves(red={"A": ("4Bd", 7, 4.375 + distance), "G": ("Cv", 7, 4, 0, "general")})
        assert cost(moves) == price


def test_p13_the_nearest_of_a_group_counts():
    moves = Moves(
        red={
            "A1": ("4Bd", 7, 12.37),
            "A2": ("4Bd", 8, 12.37),
            "A3": ("4Bd", 9, 12.37),
            "G": ("Cv", 7, 4, 0, "general"),
        }
    )
    assert cost(moves, "A1 A2 A3") == 1
    assert cost(moves, "A3") == 2


def test_p13_light_horse_20_bw_even_out_of_sight():
    for troops in ("LH", "LCm"):
        moves = Moves(
            red={"A": (troops, 7, 19), "G": ("Cv", 7, 2, 0, "general")},
            features=[box("wood", 1, 8, 14, 10)],
            board=20,
        )
        assert cost(moves) == 1


@pytest.mark.parametrize(
    ("ground", "inside", "beyond"),
    [
        ("wood", True, True), ("oasis", True, True), ("dunes", True, True), ("difficult-hill", True, True),
        ("hamlet", False, True), ("edifice", False, True), ("marsh", False, False), ("rocky", False, False),
    ],
)  # fmt: skip
def test_p13_what_hides_an_element_in_it_and_beyond_it(ground, inside, beyond):
    def hidden(y):
        moves = Moves(
            red={"A": ("4Bd", 7, y), "G": ("Cv", 7, 4, 0, "general")}, features=[box(ground, 2, 9, 12, 10.5)]
        )
        return is_out_of_sight(moves.state, moves.setting, moves.numbers["G"], moves.numbers["A"])

    assert (hidden(10), hidden(11.8)) == (inside or beyond, beyond)


def test_p13_out_of_sight_4_bw():
    for y, price in ((8.0, 1), (10, 2)):
        wood = box("wood", 2, y - 1.5, 12, y - 0.5)
        moves = Moves(red={"A": ("4Bd", 7, y), "G": ("Cv", 7, 4, 0, "general")}, features=[wood])
        assert cost(moves) == price


def test_p13_partly_beyond_is_in_sight():
    moves = Moves(
        red={"A": ("4Bd", 7, 10), "G": ("Cv", 7, 4, 0, "general")}, features=[box("wood", 2, 8, 7.2, 9)]
    )
    assert cost(moves) == 1


def test_p13_beyond_a_ridge():
    hill = box("gentle-hill", 4, 7, 10, 9.4, crest=[[4, 8.2], [10, 8.2]])
    moves = Moves(red={"A": ("4Bd", 7, 10), "G": ("Cv", 7, 4, 0, "general")}, features=[hill])
    assert cost(moves) == 2
    before = Moves(red={"A": ("4Bd", 7, 8.1), "G": ("Cv", 7, 3, 0, "general")}, features=[hill])
    assert cost(before) == 1


def test_p13_beyond_a_city_or_camp():
    for feature in (city("Red", 7, 8.5, 8, 2), camp("Red", 7, 8.5, width=8)):
        moves = Moves(red={"A": ("4Bd", 7, 10), "G": ("Cv", 7, 4, 0, "general")}, features=[feature])
        assert cost(moves) == 2


def test_p10_the_first_road_move_of_full_distance_is_free():
    moves = Moves(red={"A": ("Cv", 7, 4), "G": ("Cv", 2, 2, 0, "general")}, features=[ROAD], pips=0)
    half = moves.action(Act.BY_ROAD, "A", x=2)
    assert moves.why_not(half) == Cause.NOT_ENOUGH_PIPS
    moves.do(moves.action(Act.BY_ROAD, "A", x=4))
    assert moves.reasons() == {Cause.FREE_ROAD_MOVE: 0}
    assert moves.where("A") == (7, 8, 0)
    assert moves.why_not(moves.action(Act.BY_ROAD, "A", x=4)) == Cause.NOT_ENOUGH_PIPS


def test_d208_a_revolt_costs_5():
    moves = Moves(red={"A": ("4Bd", 7, 5.5)})
    action = moves.action(Act.REVOLT)
    price = price_of(moves.state, moves.setting, 0, action)
    assert (price.move, price.move_cause) == (5, Cause.REVOLT_PRICE)


def test_p28_from_gate_to_gate_1_pip():
    town = city("Red", 7, 8, 3, 3, gates=(0, 2))
    moves = Moves(red={"A": ("4Bd", 7, 5, 0), "G": ("Cv", 5, 3, 0, "general")}, features=[town])
    moves.go("A", 7, 8.375)
    assert moves.where("A") == (7, 8.375, 0)
    assert moves.reasons() == {Cause.GATE_TO_GATE: 1}
    column = Moves(
        red={**file(2, x=7, y=5), "G": ("Cv", 5, 3, 0, "general")},
        features=[town],
    )
    column.go("A1 A2", 7, 8.75)
    assert column.where("A2") == (7, 8.375, 0)
    assert column.reasons() == {Cause.GATE_TO_GATE: 1, Cause.THROUGH_CITY: 1}
    abreast = Moves(red={**line(2, x=6.5, y=5), "G": ("Cv", 5, 3, 0, "general")}, features=[town])
    assert abreast.why("A1 A2", 6.5, 8.375) == Cause.COLUMN_IN_CITY
    walled = Moves(
        red={"A": ("4Bd", 7, 5, 0), "G": ("Cv", 5, 3, 0, "general")},
        features=[city("Red", 7, 8, 3, 3, gates=(0,))],
    )
    assert walled.why("A", 7, 8.375) == Cause.TOO_FAR


def test_p10_who_moves_is_named_as_a_group():
    moves = Moves({"A": ("4Bd", 7.5, 5)}, {"B": ("4Bd", 7.5, 11, 180)})
    assert moves.why_not(moves.action(Act.CHOOSE, "A")) == Cause.LEGAL
    assert moves.why_not(moves.action(Act.CHOOSE, actor="A")) == Cause.NO_SUCH_UNIT

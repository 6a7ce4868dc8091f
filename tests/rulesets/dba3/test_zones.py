"""Threat zones and breaking off (DBA3 P42, P43, P44)."""

import pytest
from rulesets.dba3.field import box, camp, city
from rulesets.dba3.moving import Moves, file, line

from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.zones import zones_on

GENERAL = {"G": ("Cv", 2, 2, 0, "general")}


def facing(distance, troops="4Bd", me="4Bd", **more):
    """Red's A looks up the board at (7, 6), Blue's X looks down at it from so many BW away."""
    return Moves(red={"A": (me, 7, 6), **GENERAL}, blue={"X": (troops, 7, 6 + distance, 180)}, **more)


def zones(moves, names="A"):
    found = zones_on(moves.state, moves.setting, moves.group(names))
    return {name for name, number in moves.numbers.items() if found >> number & 1}


@pytest.mark.parametrize(("distance", "inside"), [(0.4, {"X"}), (1.0, {"X"}), (1.01, set())])
def test_p42_exactly_1_bw_away_is_inside(distance, inside):
    assert zones(facing(distance)) == inside


def test_p42_the_zone_is_as_wide_as_the_base():
    for x, inside in ((7.99, {"X"}), (8.0, set()), (8.5, set()), (6.1, {"X"})):
        moves = Moves(red={"A": ("4Bd", x, 6), **GENERAL}, blue={"X": ("4Bd", 7, 6.5, 180)})
        assert zones(moves) == inside


def test_p42_nothing_behind_or_beside_a_front():
    moves = Moves(
        red={"A": ("4Bd", 7, 6), **GENERAL}, blue={"X": ("4Bd", 7, 6.5, 0), "Y": ("4Bd", 8.5, 6, 0)}
    )
    assert zones(moves) == set()


def test_p42_war_wagons_have_one_on_every_side():
    for x, y, bearing in ((7, 6.8, 180), (7, 7.8, 0), (7.5, 7.3, 90), (6.5, 7.3, 270), (8.9, 5.5, 180)):
        moves = Moves(red={"A": ("4Bd", 7, 6), **GENERAL}, blue={"X": ("WWg", x, y, bearing)})
        assert zones(moves) == {"X"}
    off_a_corner = Moves(red={"A": ("4Bd", 7, 6), **GENERAL}, blue={"X": ("WWg", 8.2, 6.4, 180)})
    assert zones(off_a_corner) == set()


def test_p42_camps_cities_and_garrisoned_forts():
    def against(feature, blue=None):
        moves = Moves(red={"A": ("4Bd", 7, 6), **GENERAL}, blue=blue or {}, features=[feature])
        return len(zones(moves))

    assert against(camp("Blue", 7, 6.8, 180)) == 1
    assert against(camp("Red", 7, 6.8, 180)) == 0
    assert against(camp("Blue", 7, 7.2, 180)) == 0
    assert against(city("Blue", 7, 6.8, facing=180), {"D": ("Den", "City")}) == 1
    assert against(city("Blue", 7, 6.8, facing=180, ground="fort")) == 0
    assert against(city("Blue", 7, 6.8, facing=180, ground="fort"), {"X": ("4Bd", "Fort")}) == 1


def test_p43_through_elements_in_between_do_not_cut_a_zone_short():
    moves = Moves(red={"A": ("4Bd", 7, 6), "F": ("4Bd", 7, 6.4), **GENERAL}, blue={"X": ("4Bd", 7, 6.9, 180)})
    assert zones(moves) == {"X"}


def test_p43_an_element_in_close_combat_has_none():
    moves = Moves(
        red={"A": ("4Bd", 7.2, 6), "F": ("4Bd", 7, 6.7), **GENERAL}, blue={"X": ("4Bd", 7, 6.7, 180)}
    )
    assert zones(moves) == set()


def test_p43_in_a_zone_three_things_are_left():
    moves = facing(0.8)
    assert moves.why("A", 7, 6.4) == Cause.LEGAL  # towards
    assert moves.why("A", 7, 4.5) == Cause.LEGAL  # straight back
    assert moves.why("A", 8.5, 6) == Cause.ZONE_HOLDS
    assert moves.why("A", 7, 5.6, 180) == Cause.ZONE_HOLDS
    assert moves.why("A", 7, 6, 90) == Cause.ZONE_NOT_LINED_UP
    assert moves.why("A", 7.2, 5) == Cause.ZONE_NOT_STRAIGHT_BACK
    assert moves.why("A", 8.4, 6.2) == Cause.ZONE_NOT_TOWARDS


def test_p43_towards_means_nearer_and_with_the_enemy_ahead():
    moves = Moves(red={"A": ("4Bd", 7.6, 6), **GENERAL}, blue={"X": ("4Bd", 7, 6.9, 180)})
    assert moves.why("A", 7.6, 6.3) == Cause.LEGAL
    assert moves.why("A", 8.6, 6.9, 0) == Cause.ZONE_NOT_TOWARDS
    assert moves.why("A", 7.4, 6.4, 90) == Cause.ZONE_NOT_LINED_UP
    aside = Moves(red={"A": ("4Bd", 7.6, 6), **GENERAL}, blue={"X": ("4Bd", 7, 6.9, 180)})
    assert aside.why("A", 8.05, 6.6) == Cause.ZONE_NOT_TOWARDS


def test_p43_lining_up_may_lead_away():
    moves = Moves(red={"A": ("4Bd", 7.6, 6, 10), **GENERAL}, blue={"X": ("4Bd", 7, 6.8, 180)})
    assert moves.why("A", 7, 5.5) == Cause.LEGAL
    assert moves.why("A", 7.2, 5.5) != Cause.LEGAL


def test_p43_the_front_edge_that_enters_a_zone_binds():
    moves = facing(2.5, me="Cv")
    assert moves.why("A", 7, 7.3) == Cause.LEGAL
    assert moves.why("A", 7, 7.6) == Cause.LEGAL
    assert moves.why("A", 7.6, 7.6) == Cause.LEGAL
    assert moves.why("A", 7, 7.6, 80) == Cause.ZONE_NOT_LINED_UP
    passing = Moves(red={"A": ("Cv", 5.5, 6), **GENERAL}, blue={"X": ("4Bd", 7, 6.8, 180)})
    assert passing.why("A", 8.6, 6, 0) == Cause.ZONE_ENTERED
    outside = Moves(red={"A": ("Cv", 5.5, 5.7), **GENERAL}, blue={"X": ("4Bd", 7, 6.8, 180)})
    assert outside.why("A", 8.6, 5.7, 0) == Cause.LEGAL


def test_p43_touching_the_far_edge_is_entering():
    moves = Moves(red={"A": ("Cv", 5.5, 5.8), **GENERAL}, blue={"X": ("4Bd", 7, 6.8, 180)})
    assert moves.why("A", 8.6, 5.8) == Cause.ZONE_ENTERED
    assert moves.why("A", 8.6, 5.79) == Cause.LEGAL


def test_p43_the_enemy_gone_for_is_one_whose_zone_it_is():
    moves = Moves(
        red={"A": ("Cv", 7, 6), **GENERAL},
        blue={"X": ("4Bd", 7, 6.8, 180), "Y": ("4Bd", 9, 6.8, 180)},
    )
    contact = moves.action(Act.CONTACT, "A", target="Y", amount=0)
    assert moves.why_not(contact) == Cause.ZONE_OF_ANOTHER
    contact = moves.action(Act.CONTACT, "A", target="X", amount=0)
    assert moves.why_not(contact) == Cause.LEGAL


def test_p43_groups_do_not_go_back_and_columns_do():
    blue = {"X": ("4Bd", 7, 6.8, 180)}
    abreast = Moves(red={**line(2), **GENERAL}, blue=blue)
    assert abreast.why_not(abreast.action(Act.BACK, "A1 A2", x=1)) == Cause.ZONE_GROUP_BACK
    column = Moves(red={**file(2), **GENERAL}, blue=blue)
    column.do(column.action(Act.BACK, "A1 A2", x=1))
    assert [column.where(name) for name in ("A1", "A2")] == [(7, 5, 0), (7, 4.625, 0)]


def test_p43_columns_outside_of_zones_do_not_go_back():
    column = Moves(red={**file(2), **GENERAL})
    assert column.why_not(column.action(Act.BACK, "A1 A2", x=1)) == Cause.GROUP_TURNS


def test_p43_groups_line_up_with_one_or_go_for_one():
    blue = {"X": ("4Bd", 7, 6.8, 180), "Y": ("4Bd", 8, 6.8, 180)}
    moves = Moves(red={**line(2), **GENERAL}, blue=blue)
    assert moves.why("A1 A2", 7, 6.5) == Cause.LEGAL
    assert moves.why("A1 A2", 8, 6.5) != Cause.LEGAL


def test_d10_a_plain_move_does_not_end_touching_enemy_unless_lined_up():
    moves = facing(1.5)
    assert moves.why("A", 7.2, 7.5) == Cause.NOT_CONFORMED
    assert moves.why("A", 7, 7.5) == Cause.LEGAL
    assert moves.why("A", 7, 7.4) == Cause.LEGAL
    assert facing(1.5, me="CP").why("A", 7, 7.5) == Cause.MAY_NOT_CONTACT


def engaged(me="Cv", foe="4Bd", **more):
    return Moves(
        red={"A": (me, 7, 6), **GENERAL, **more.pop("red", {})}, blue={"X": (foe, 7, 6, 180), **more}
    )


def back(moves, distance, names="A"):
    return moves.why_not(moves.action(Act.BACK, names, x=distance))


def test_p44_out_of_close_combat_only_straight_back():
    moves = engaged()
    assert moves.why("A", 7, 4) == Cause.ENGAGED
    assert moves.why("A", 8.5, 5) == Cause.ENGAGED
    assert back(moves, 2) == Cause.LEGAL
    moves.do(moves.action(Act.BACK, "A", x=2))
    assert moves.where("A") == (7, 4, 0)
    assert Happening.BROKE_OFF in moves.told()
    assert moves.element("A").moved == 2_000_000


def test_p44_it_must_be_faster_than_the_enemy_in_front():
    assert back(engaged("Cv", "Cv"), 2) == Cause.BREAK_OFF_TOO_SLOW
    assert back(engaged("4Bd", "4Bd"), 1) == Cause.BREAK_OFF_TOO_SLOW
    assert back(engaged("3Kn", "4Bd"), 2) == Cause.LEGAL


def test_p44_slow_going_counts_for_both():
    moves = Moves(
        red={"A": ("Cv", 7, 6), **GENERAL},
        blue={"X": ("4Bd", 7, 6, 180)},
        features=[box("scrub", 6, 3, 8, 5.5)],
    )
    assert back(moves, 1) == Cause.BREAK_OFF_TOO_SLOW


def test_p44_no_enemy_on_side_or_rear():
    assert back(engaged(Y=("4Bd", 7.5, 5.5, 270)), 2) == Cause.BREAK_OFF_HEMMED_IN


def test_p44_it_ends_at_least_1_bw_away():
    assert back(engaged(), 0.9) == Cause.BREAK_OFF_TOO_SHORT
    assert back(engaged(), 1) == Cause.LEGAL
    assert back(engaged(), 4.1) == Cause.TOO_FAR


def test_p44_single_elements_only():
    moves = engaged(red={"B": ("Cv", 7, 5.25)})
    assert back(moves, 1, "A B") == Cause.BREAK_OFF_GROUP
    assert moves.why("A B", 7, 5) == Cause.MEMBER_CANNOT


def test_p44_nothing_may_be_in_the_way():
    assert back(engaged(red={"F": ("4Bd", 7, 5)}), 1) == Cause.ON_FRIEND


def test_p43_an_element_outside_of_zones_goes_back_as_well():
    moves = Moves(red={"A": ("4Bd", 7, 6), **GENERAL})
    assert back(moves, 2) == Cause.LEGAL
    assert back(moves, 2.1) == Cause.TOO_FAR
    assert back(moves, 0) == Cause.NOT_A_MOVE

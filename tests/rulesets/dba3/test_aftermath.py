"""The course of a clash: supporters, losers, losses (DBA3 D110-D134, D178-D180)."""

import pytest
from rulesets.dba3.clashes import Aftermath, nobody
from rulesets.dba3.field import battle

from bingqi.rulesets.dba3.actions import Ask
from bingqi.rulesets.dba3.state import Fate, Status


def table_of(red, blue, **more):
    return Aftermath(battle(red=red, blue=blue, **more))


def test_d128_d178_the_destroyed_leave_for_good_and_count():
    table = table_of({"W": ("4Bw", 7, 6)}, {"L": ("4Ax", 7, 6)})
    assert table.fight("W", "L", L=Fate.DESTROYED)
    assert table.element("L").status == Status.LOST
    assert table.state.forces[1].lost == 1
    assert nobody(table.state)


def test_d114_the_winner_takes_no_harm_and_nothing_may_happen():
    table = table_of({"W": ("4Bw", 7, 6)}, {"L": ("4Ax", 7, 6)})
    assert table.fight("W", "L")
    assert table.told == []
    assert table.at("W") == (7, 6, 0) and table.at("L") == (7, 6, 180)


def test_d110_both_may_suffer():
    table = table_of({"W": ("SCh", 7, 6)}, {"L": ("3Kn", 7, 6)})
    assert table.fight("W", "L", W=Fate.DESTROYED, L=Fate.DESTROYED)
    assert table.at("W") is None and table.at("L") is None


def test_case_31_an_enemy_front_on_the_flank_of_the_beaten():
    table = table_of({"W": ("Sp", 7, 6), "F": ("4Bd", 7.5, 6.5, 270)}, {"L": ("Cv", 7, 6)})
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.has_told("DESTROYED", "ENEMY_ON_FLANK_RECOILING", "L")


@pytest.mark.parametrize(("flanked", "dies"), [(True, True), (False, False)])
def test_d132_the_column_of_a_destroyed_head(flanked, dies):
    red = {"W": ("4Bw", 7, 6)} | ({"F": ("4Bd", 6.5, 7.25, 90)} if flanked else {})
    blue = {"L": ("4Bd", 7, 6), "M": ("Sp", 7, 6.375), "N": ("4Bd", 7, 6.75)}
    table = table_of(red, blue)
    assert table.fight("W", "L", L=Fate.DESTROYED)
    assert table.at("M") == (7, 6.375, 180)
    assert (table.at("N") is None) == dies
    assert table.has_told("DESTROYED", "COLUMN_HEAD_LOST", "N") == dies
    assert table.state.forces[1].lost == 1 + dies


def test_d132_only_the_first_of_the_column_takes_others_with_it():
    red = {"W": ("4Bw", 9, 3), "F": ("4Bd", 6.5, 7.25, 90)}
    blue = {"H": ("4Bd", 7, 6), "L": ("Sp", 7, 6.375), "N": ("4Bd", 7, 6.75)}
    table = table_of(red, blue)
    assert table.shoot("W", "L", Fate.DESTROYED)
    assert table.at("N") == (7, 6.75, 180)


# D113: who gave support falls back too


def test_d113_rear_support_recoils_with_the_beaten():
    table = table_of({"W": ("4Bw", 7, 6)}, {"L": ("4Pk", 7, 6), "S": ("4Pk", 7, 6.375)})
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("L") == (7, 6.375, 180)
    assert table.at("S") == (7, 6.75, 180)
    assert table.has_told("MUST_RECOIL", "SUPPORTER_FALLS_BACK", "S")


def test_d113_and_when_it_is_destroyed_without_dying_itself():
    table = table_of({"W": ("4Bw", 7, 6)}, {"L": ("4Pk", 7, 6), "S": ("4Pk", 7, 6.375)})
    assert table.fight("W", "L", L=Fate.DESTROYED)
    assert table.at("L") is None
    assert table.at("S") == (7, 6.75, 180)


def test_d113_order_light_horse_choose_how_they_make_room():
    table = table_of({"W": ("4Bw", 7, 6)}, {"L": ("LH", 7, 6), "S": ("LH", 7, 6.75)})
    assert not table.fight("W", "L", L=Fate.RECOIL)
    assert table.question == (Ask.RECOIL, table.numbers["S"])
    assert not table.choose(1.0)
    assert table.question == (Ask.RECOIL, table.numbers["L"])
    assert table.choose(0.75)
    assert table.at("S") == (7, 7.75, 180)
    assert table.at("L") == (7, 6.75, 180)
    assert nobody(table.state)


def test_d113_light_horse_flee_through_the_room_that_their_support_leaves():
    table = table_of({"W": ("4Bw", 7, 6)}, {"L": ("LH", 7, 6), "S": ("LH", 7, 6.75)})
    assert not table.fight("W", "L", L=Fate.FLEE)
    assert table.choose(1.0)
    assert table.at("L") == (7, 7.75, 0)


@pytest.mark.parametrize(
    ("loser", "beside", "falls_back"),
    [
        ("Sp", "Sp", True),
        ("Sp", "4Bd", True),
        ("4Bw", "4Bd", True),
        ("4Bw", "4Bw", False),
        ("3Bw", "4Bd", False),
        ("4Bd", "Sp", False),
    ],
)
def test_d113_side_support_recoils_too(loser, beside, falls_back):
    table = table_of({"W": ("4Bw", 7, 6)}, {"L": (loser, 7, 6), "S": (beside, 8, 6)})
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("S") == (8, 6.375 if falls_back else 6, 180)


def test_d113_no_support_was_given_against_mounted():
    table = table_of({"W": ("Cv", 7, 6)}, {"L": ("Sp", 7, 6), "S": ("Sp", 8, 6)})
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("S") == (8, 6, 180)


def test_d113_not_after_shooting():
    table = table_of({"W": ("4Bw", 7, 4)}, {"L": ("Sp", 7, 6), "S": ("Sp", 8, 6)})
    assert table.shoot("W", "L", Fate.RECOIL)
    assert table.at("S") == (8, 6, 180)


def test_d113_a_supporter_with_an_enemy_on_its_flank_dies():
    table = table_of({"W": ("4Bw", 7, 6), "F": ("4Bd", 8.5, 6, 270)}, {"L": ("Sp", 7, 6), "S": ("Sp", 8, 6)})
    table.element("F").y = 6_500_000
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("S") is None
    assert table.at("L") == (7, 6.375, 180)


@pytest.mark.parametrize("reading", [False, True])
def test_d113_neighbours_an_option_lets_the_winners_other_enemies_fall_back(reading):
    red = {"W": ("4Ax", 7, 6)}
    blue = {"L": ("4Bd", 7, 6), "S": ("4Ax", 6.5, 5.5, 90)}
    table = table_of(red, blue, options={"winners_attackers_recoil": reading})
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert (table.at("S") == (6, 5.5, 90)) == reading
    assert table.has_told("MUST_RECOIL", "NEIGHBOUR_FALLS_BACK", "S") == reading


def test_case_16_elephants_whose_flight_is_blocked_by_a_friend():
    table = table_of({"W": ("El", 7, 6)}, {"L": ("El", 7, 6), "F": ("4Bd", 7, 8)})
    assert table.fight("W", "L", L=Fate.FLEE)
    assert table.at("L") is None and table.at("F") is None
    assert table.at("W") == (7, 7, 0)


def test_d37_a_war_wagon_that_nobody_touches_any_more_has_no_front():
    table = table_of({"W": ("WWg", 7, 6)}, {"L": ("4Ax", 7, 6)})
    table.element("W").wagon_front = 0
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.element("W").wagon_front == -1
    assert table.has_told("WAGON_FRONT_LOST", "WAGON_FREE", "W")


def test_a_question_in_the_middle_leaves_the_rest_to_do():
    table = table_of({"W": ("3Kn", 7, 6)}, {"L": ("Cv", 7, 6)})
    assert not table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("W") == (7, 6, 0)
    assert table.choose(0.75)
    assert table.at("L") == (7, 6.75, 180) and table.at("W") == (7, 6.75, 0)
    assert nobody(table.state)


def test_d172_opponent_an_enemy_of_the_supporter_does_not_pursue():
    table = table_of({"W": ("4Bd", 7, 6), "V": ("4Bd", 8, 6)}, {"L": ("Sp", 7, 6), "S": ("Sp", 8, 6)})
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("S") == (8, 6.375, 180)
    assert table.at("W") == (7, 6.375, 0)
    assert table.at("V") == (8, 6, 0)

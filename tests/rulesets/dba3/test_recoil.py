"""Recoil and push (DBA3 D135-D153)."""

import pytest
from rulesets.dba3.clashes import Aftermath
from rulesets.dba3.field import battle, box, camp, city

from bingqi.rulesets.dba3.actions import Act, Ask
from bingqi.rulesets.dba3.state import Fate


def beaten(code, *, x=7.0, y=6.0, red=(), blue=(), features=(), options=None, winner="4Bw"):
    """An element of a kind that looks down the board at a winner who does not pursue."""
    return Aftermath(
        battle(
            red={"W": (winner, x, y), **dict(red)},
            blue={"L": (code, x, y), **dict(blue)},
            features=features,
            options=options,
        )
    )


@pytest.mark.parametrize(
    ("code", "length"), [("4Ax", 0.5), ("7Hd", 0.5), ("4Bd", 0.375), ("8Sp", 0.5), ("Ps", 0.5)]
)
def test_d138_foot_recoils_its_base_depth_or_half_a_base_width(code, length):
    table = beaten(code)
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("L") == (7, 6 + length, 180)
    assert table.has_told("RECOILED", "FOOT_RECOIL", "L")


def test_d139_d139_choice_mounted_choose_between_base_depth_and_a_base_width():
    table = beaten("3Kn")
    assert not table.fight("W", "L", L=Fate.RECOIL)
    assert table.question == (Ask.RECOIL, table.numbers["L"])
    assert table.choices() == [0.75, 1.0]
    assert table.refused(0.9) == "NOT_A_RECOIL"
    assert table.refused(0.75, Act.TURN_AND_RECOIL) == "NOT_A_RECOIL"
    assert table.refused(0.75, actor="W") == "OTHERS_CHOSEN"
    assert table.choose(1.0)
    assert table.at("L") == (7, 7, 180)


@pytest.mark.parametrize(("reading", "length"), [("depth", 0.75), ("full", 1.0)])
def test_d139_an_option_leaves_mounted_no_choice(reading, length):
    table = beaten("Cv", options={"mounted_recoil": reading})
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("L") == (7, 6 + length, 180)


@pytest.mark.parametrize("code", ["El", "6Kn", "HCh"])
def test_d139_a_deep_base_has_no_choice(code):
    table = beaten(code)
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("L") == (7, 7, 180)


def test_d135_d136_recoil_goes_straight_back_at_any_bearing():
    table = Aftermath(battle(red={"W": ("4Bw", 7, 6)}, blue={"L": ("4Ax", 7, 9, 150)}))
    assert table.shoot("W", "L", Fate.RECOIL)
    assert table.at("L") == (round(7 - 0.25, 4), round(9 + 0.5 * 3**0.5 / 2, 4), 150)


def test_d149_d153_the_board_edge_stops_a_recoil_or_kills():
    table = beaten("4Bd", y=14.625)
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("L") is None
    assert table.has_told("DESTROYED", "NO_ROOM_TO_RECOIL", "L")
    table = beaten("4Bd", y=14.425)
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("L") == (7, 14.625, 180)
    assert table.has_told("RECOIL_STOPPED", "STOPPED_BY_EDGE", "L")


@pytest.mark.parametrize(
    ("features", "cause"),
    [
        ([box("waterway", 5, 6.7, 9, 8)], "STOPPED_BY_TERRAIN"),
        ([camp("Blue", 7, 6.7, facing=180)], "STOPPED_BY_STRONGHOLD"),
        ([city("Red", 7, 6.7, facing=180)], "STOPPED_BY_STRONGHOLD"),
    ],
)
def test_d148_d152_ground_that_cannot_be_entered_stops_a_recoil(features, cause):
    table = beaten("4Ax", features=features)
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("L") == (7, 6.2, 180)
    assert table.has_told("RECOIL_STOPPED", cause, "L")


def test_d148_bad_going_stops_war_wagons_only():
    wood = [box("wood", 5, 7.2, 9, 9)]
    table = beaten("Art", features=wood)
    assert table.shoot("W", "L", Fate.RECOIL)
    assert table.at("L") == (7, 6.2, 180)
    table = beaten("4Ax", features=[box("wood", 5, 6.7, 9, 9)])
    assert table.shoot("W", "L", Fate.RECOIL)
    assert table.at("L") == (7, 6.5, 180)


def test_d151_an_enemy_behind_stops_a_recoil():
    table = beaten("4Ax", red={"B": ("Ps", 7, 7.2, 0)})
    assert table.shoot("W", "L", Fate.RECOIL)
    assert table.at("L") == (7, 6.2, 180)
    assert table.has_told("RECOIL_STOPPED", "STOPPED_BY_ENEMY", "L")


def test_d129_an_enemy_front_on_the_side_destroys_what_would_recoil():
    table = beaten("Cv", red={"F": ("4Bd", 7.5, 5.5, 270)}, winner="Sp")
    flank = table.element("F")
    flank.x, flank.y = 7_500_000, 6_500_000
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("L") is None
    assert table.has_told("DESTROYED", "ENEMY_ON_FLANK_RECOILING", "L")
    assert not any(event.startswith("RECOIL") for event, _, _ in table.told)


def test_d133_d134_an_overlap_does_not_destroy():
    table = beaten("4Ax", red={"F": ("4Bd", 8, 6)})
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("L") == (7, 6.5, 180)


@pytest.mark.parametrize(
    ("code", "friend", "passes"),
    [
        ("4Bd", "4Bd", True),
        ("4Bd", "Sp", True),
        ("4Bd", "4Ax", False),
        ("4Pk", "4Bd", True),
        ("4Pk", "Sp", False),
        ("4Bw", "4Bd", True),
        ("4Bw", "Sp", False),
        ("Ps", "4Pk", True),
        ("Ps", "Ps", False),
        ("Sp", "4Bd", False),
    ],
)
def test_d144_p40_passing_through_friends_when_recoiling(code, friend, passes):
    table = beaten(code)
    depth = table.setting.troops[table.element("L").troop].depth / 1e6
    table = beaten(code, blue={"F": (friend, 7, 6 + depth)})
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.has_told("PASSED_THROUGH", "PASSES_THROUGH", "L") == passes
    behind = table.setting.troops[table.element("F").troop].depth / 1e6
    if passes:
        assert table.at("F") == (7, 6 + depth, 180)
        assert table.at("L") == (7, 6 + depth + behind, 180)
    else:
        recoil = min(depth, 0.5)
        assert table.at("L") == (7, 6 + recoil, 180)
        assert table.at("F") == (7, 6 + depth + recoil, 180)
        assert table.has_told("PUSHED_BACK", "PUSHED_BY_FRIEND", "F")


@pytest.mark.parametrize(("friend", "passes"), [("4Bd", True), ("Cv", True), ("7Hd", False), ("3Pk", False)])
def test_d144_mounted_pass_all_but_elephants_pikes_and_hordes(friend, passes):
    table = beaten("Cv", blue={"F": (friend, 7, 6.75)}, options={"mounted_recoil": "depth"})
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.has_told("PASSED_THROUGH", "PASSES_THROUGH", "L") == passes


def test_d144_d150_d153_pushed_without_room_behind_friends_are_pushed_as_far_as_they_go():
    table = beaten("4Bd", blue={"F": ("4Bd", 7, 6.375), "B": ("4Bd", 7, 7)})
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("F") == (7, 6.625, 180)
    assert table.at("L") == (7, 6.25, 180)
    assert table.at("B") == (7, 7, 180)
    assert table.has_told("PUSH_STOPPED", "STOPPED_BY_FRIENDS", "F")
    assert table.has_told("RECOIL_STOPPED", "STOPPED_BY_FRIENDS", "L")


def test_d144_friends_who_look_elsewhere_are_not_passed():
    table = beaten("4Bd", blue={"F": ("4Bd", 7, 6.75, 0)})
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("L") is None
    assert table.at("F") == (7, 6.75, 0)


def test_d147_d153_a_third_in_the_column_leaves_no_room():
    table = beaten("Sp", blue={"F": ("Sp", 7, 6.375), "B": ("Sp", 7, 6.75)})
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("L") is None
    assert table.at("F") == (7, 6.375, 180)
    assert table.at("B") == (7, 6.75, 180)
    assert table.has_told("DESTROYED", "NO_ROOM_TO_RECOIL", "L")


@pytest.mark.parametrize("code", ["El", "WWg"])
def test_d146_elephants_and_war_wagons_are_not_pushed(code):
    table = beaten("4Ax", blue={"F": (code, 7, 6.7)})
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("L") == (7, 6.2, 180)
    assert table.at("F") == (7, 6.7, 180)


def test_d130_a_friend_with_an_enemy_on_its_side_dies_when_pushed():
    table = beaten("4Ax", blue={"F": ("4Ax", 7, 6.5)}, red={"S": ("4Bd", 6.5, 7, 90)})
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("F") is None
    assert table.at("L") == (7, 6.5, 180)
    assert table.has_told("DESTROYED", "ENEMY_ON_FLANK_PUSHED", "F")


def test_d145_two_friends_behind_are_both_pushed_just_far_enough():
    table = beaten("4Ax", blue={"F": ("Sp", 6.5, 6.5), "G": ("Sp", 7.5, 6.6)})
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("L") == (7, 6.5, 180)
    assert table.at("F") == (6.5, 7, 180)
    assert table.at("G") == (7.5, 7, 180)


def test_d140_d143_elephants_trample_friends_and_enemies_and_go_on():
    table = beaten("El", blue={"F": ("4Bd", 7.4, 7)}, red={"E": ("Ps", 6.2, 7.4)})
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("L") == (7, 7, 180)
    assert table.at("F") is None and table.at("E") is None
    assert table.has_told("DESTROYED", "TRAMPLED", "F") and table.has_told("DESTROYED", "TRAMPLED", "E")
    assert [force.lost for force in table.state.forces] == [1, 1]


def test_d140_who_is_inside_a_camp_is_safe():
    table = beaten("El", features=[camp("Blue", 7, 7.5, facing=180)], blue={"C": ("CF", "Camp2")})
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("L") == (7, 6.5, 180)
    assert table.at("C") is not None


def test_d142_two_elephants_destroy_each_other():
    table = beaten("El", blue={"F": ("El", 7, 7.4)})
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert table.at("L") is None and table.at("F") is None
    assert table.has_told("DESTROYED", "ELEPHANTS_COLLIDE", "L")


def test_d141_elephants_that_recoil_from_the_defenders_of_a_city_die():
    town = [city("Red", 7, 6, gates=(0, 1, 2, 3))]
    table = Aftermath(battle(red={"G": ("4Bd", "City")}, blue={"L": ("El", 7, 6)}, features=town))
    assert table.fight("L", "G", L=Fate.RECOIL)
    assert table.at("L") is None
    assert table.has_told("DESTROYED", "ELEPHANTS_BY_DEFENDERS", "L")


def test_d141_a_camp_does_not_kill_elephants():
    table = Aftermath(
        battle(red={"G": ("CF", "Camp1")}, blue={"L": ("El", 7, 6)}, features=[camp("Red", 7, 6)])
    )
    assert table.fight("L", "G", L=Fate.RECOIL)
    assert table.at("L") == (7, 7, 180)


def test_d137_shot_at_from_behind_an_element_may_turn_first():
    table = Aftermath(battle(red={"W": ("4Bw", 7, 6)}, blue={"L": ("4Ax", 7, 8, 0)}))
    assert not table.shoot("W", "L", Fate.RECOIL, in_rear=True)
    assert table.choices() == [0.5, -0.5]
    assert table.choose(0.5, turns=True)
    assert table.at("L") == (7, 8, 180)
    assert table.has_told("TURNED_AWAY", "TURNS_FROM_SHOOTER", "L")
    table = Aftermath(battle(red={"W": ("4Bw", 7, 6)}, blue={"L": ("4Ax", 7, 8, 0)}))
    assert not table.shoot("W", "L", Fate.RECOIL, in_rear=True)
    assert table.choose(0.5)
    assert table.at("L") == (7, 7.5, 0)


def test_p25_the_first_to_recoil_into_a_river_throws_for_it():
    table = beaten("4Ax", features=[box("river", 5, 6.7, 9, 8)])
    assert table.fight("W", "L", L=Fate.RECOIL)
    [grade] = table.dice
    assert table.feature(next(name for name in table.numbers if name.startswith("River"))).grade == grade


@pytest.mark.parametrize(
    ("bearing", "y", "is_pushed"),
    [(180, 6.6, True), (150, 6.9, True), (225, 7.0, True), (120, 7.0, False), (0, 7.075, False)],
)
def test_d145_alike_only_friends_that_look_the_same_way_are_pushed(bearing, y, is_pushed):
    table = beaten("4Ax", blue={"F": ("Sp", 7, y, bearing)})
    before = table.at("F")
    assert table.fight("W", "L", L=Fate.RECOIL)
    assert (table.at("F") != before) == is_pushed
    assert (table.at("L") == (7, 6.5, 180)) == is_pushed

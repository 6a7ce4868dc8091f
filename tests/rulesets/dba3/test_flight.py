"""Flight (DBA3 D154-D167)."""

import pytest
from rulesets.dba3.clashes import Aftermath
from rulesets.dba3.field import battle, box, camp

from bingqi.rulesets.dba3.state import Fate


def beaten(code, *, x=7.0, y=6.0, red=(), blue=(), features=()):
    """An element of a kind that looks down the board and is shot at."""
    return Aftermath(
        battle(
            red={"W": ("4Bw", x, 3), **dict(red)},
            blue={"L": (code, x, y), **dict(blue)},
            features=features,
        )
    )


def flees(table):
    assert table.shoot("W", "L", Fate.FLEE)
    return table.at("L")


@pytest.mark.parametrize(("code", "length"), [("Cv", 4), ("LH", 4), ("Ps", 3), ("El", 3), ("3Kn", 3)])
def test_d154_d155_about_and_a_full_move(code, length):
    table = beaten(code)
    depth = table.setting.troops[table.element("L").troop].depth / 1e6
    assert flees(table) == (7, 6 + depth + length, 0)
    assert table.has_told("FLED", None, "L")
    assert not any(event == "FLIGHT_ENDED" for event, _, _ in table.told)


def test_d131_d164_an_enemy_front_on_the_side_destroys_what_would_flee():
    table = beaten("Cv", red={"F": ("4Bd", 6.5, 6.5, 90)})
    assert flees(table) is None
    assert table.has_told("DESTROYED", "ENEMY_ON_FLANK_FLEEING", "L")


def test_d159_at_an_enemy_flight_ends_and_they_fight_in_the_next_bound():
    table = beaten("Cv", red={"E": ("4Bd", 7, 9, 180)})
    assert flees(table) == (7, 9, 0)
    assert table.has_told("FLIGHT_ENDED", "FLIGHT_TO_ENEMY", "L")
    assert table.element("L").has_fought == 1


def test_d159_it_lines_up_with_the_enemy_that_it_runs_into():
    table = beaten("Cv", red={"E": ("4Bd", 7.3, 9, 180)})
    assert flees(table) == (7.3, 9, 0)
    assert table.has_told("LINED_UP", None, "L")


def test_d160_a_friend_that_cannot_be_passed_ends_a_flight():
    table = beaten("Cv", blue={"F": ("4Bd", 7, 9)})
    assert flees(table) == (7, 9, 0)
    assert table.has_told("FLIGHT_ENDED", "FLIGHT_TO_FRIEND", "L")


def test_p39_mounted_flee_through_psiloi_and_psiloi_through_all():
    table = beaten("Cv", blue={"F": ("Ps", 7, 8)})
    assert flees(table) == (7, 10.75, 0)
    assert table.has_told("PASSED_THROUGH", "PASSES_THROUGH", "L")
    table = beaten("Ps", blue={"F": ("4Bd", 7, 7)})
    assert flees(table) == (7, 9.5, 0)


@pytest.mark.parametrize(("x", "bearing"), [(7.2, 180), (7, 170)])
def test_p39_only_when_lined_up_with_them(x, bearing):
    table = beaten("Cv", blue={"F": ("Ps", x, 8, bearing)})
    x, y, _ = flees(table)
    assert x == 7 and y < 8.1
    assert table.has_told("FLIGHT_ENDED", "FLIGHT_TO_FRIEND", "L")


def test_p39_without_room_beyond_it_stops_before_them():
    table = beaten("Cv", blue={"F": ("Ps", 7, 10.3)})
    assert flees(table) == (7, 10.3, 0)
    assert table.has_told("FLIGHT_ENDED", "FLIGHT_TO_FRIEND", "L")


def test_d161_d162_camps_and_shores_end_a_flight():
    table = beaten("Cv", features=[camp("Red", 7, 9, facing=180)])
    assert flees(table) == (7, 9, 0)
    assert table.has_told("FLIGHT_ENDED", "FLIGHT_TO_STRONGHOLD", "L")
    table = beaten("Cv", features=[box("waterway", 0, 9, 15, 11)])
    assert flees(table) == (7, 9, 0)
    assert table.has_told("FLIGHT_ENDED", "FLIGHT_TO_SHORE", "L")


def test_d163_bad_going_stops_all_but_psiloi_and_light_horse():
    wood = [box("wood", 5, 9, 9, 11)]
    table = beaten("Cv", features=wood)
    assert flees(table) == (7, 9, 0)
    assert table.has_told("FLIGHT_ENDED", "FLIGHT_TO_BAD_GOING", "L")
    assert flees(beaten("Ps", features=wood)) == (7, 9.5, 0)


def test_d155_mixed_marsh_is_entered_slowly():
    """Bad going leaves 1 BW for the whole way, so what begins farther off is reached and not entered."""
    marsh = [box("marsh", 5, 7.25, 9, 11)]
    assert flees(beaten("Cv", features=marsh)) == (7, 7.75, 0)
    assert flees(beaten("LH", features=[box("marsh", 5, 9, 9, 11)])) == (7, 9, 0)


def test_d155_it_flees_slowly_out_of_the_wood_in_which_it_stands():
    table = beaten("Cv", features=[box("wood", 5, 5, 9, 7)])
    assert flees(table) == (7, 7.75, 0)


def test_d165_who_cannot_move_at_all_is_destroyed():
    table = beaten("Cv", blue={"F": ("4Bd", 7, 6.75)})
    assert flees(table) is None
    assert table.has_told("DESTROYED", "NO_WAY_TO_FLEE", "L")
    assert table.at("F") == (7, 6.75, 180)


@pytest.mark.parametrize(("grade", "survives"), [(1, True), (2, True), (3, False), (6, False)])
def test_d166_d166_paltry_a_river_kills_unless_it_is_paltry(grade, survives):
    table = beaten("Cv", features=[box("river", 0, 8, 15, 9, grade=grade)])
    place = flees(table)
    assert (place == (7, 10.75, 0)) if survives else (place is None)
    assert table.has_told("DESTROYED", "FLED_INTO_RIVER", "L") != survives


def test_p25_an_unknown_river_is_thrown_for():
    seen = set()
    for seed in range(12):
        table = beaten("Cv", features=[box("river", 0, 8, 15, 9)])
        table.state.dice.seed = seed
        place = flees(table)
        [grade] = table.dice
        assert (place is None) == (grade > 2)
        seen.add(grade > 2)
    assert seen == {True, False}


def test_p25_a_river_behind_an_enemy_is_not_thrown_for():
    table = beaten("Cv", red={"E": ("4Bd", 7, 7.5, 180)}, features=[box("river", 0, 8, 15, 9)])
    assert flees(table) == (7, 7.5, 0)
    assert table.dice == []


@pytest.mark.parametrize("code", ["El", "SCh"])
@pytest.mark.parametrize("side", ["red", "blue"])
def test_d167_blocked_elephants_and_scythed_chariots_take_the_blocker_with_them(code, side):
    who = {"F": ("4Bd", 7, 8.5, 180)}
    table = beaten(code, **{side: who})
    assert flees(table) is None
    assert table.at("F") is None
    assert table.has_told("DESTROYED", "FLIGHT_BLOCKED", "L")
    assert table.has_told("DESTROYED", "BLOCKED_A_FLIGHT", "F")


def test_d167_an_obstacle_that_is_no_element_only_stops_elephants():
    table = beaten("El", features=[camp("Red", 7, 9, facing=180)])
    assert flees(table) == (7, 9, 0)


def test_d158_d179_over_its_base_edge_it_is_lost():
    table = beaten("Cv", y=12)
    assert flees(table) is None
    assert table.has_told("WENT_OFF_BOARD", "FLED_OFF_BOARD", "L")
    assert table.state.forces[1].lost == 1


def test_d158_up_to_the_edge_is_not_over_it():
    table = beaten("Cv", y=10.25)
    assert flees(table) == (7, 15, 0)


def test_d158_the_enemys_base_edge_counts_as_well():
    table = Aftermath(battle(red={"W": ("4Bw", 7, 8, 180)}, blue={"L": ("Cv", 7, 3, 0)}))
    assert flees(table) is None


@pytest.mark.parametrize(("x", "bearing", "to_x"), [(13, 270, 14.5), (2, 90, 0.5)])
def test_d157_at_a_side_edge_it_turns_towards_its_own_rear(x, bearing, to_x):
    table = Aftermath(battle(red={"W": ("4Bw", 7, 3)}, blue={"L": ("Cv", x, 6, bearing)}))
    place = flees(table)
    rear = x + 0.75 if bearing == 270 else x - 0.75
    gone = 15 - rear if bearing == 270 else rear
    assert place == (to_x, 6 + 4 - gone, 0)
    assert table.has_told("TURNED_ALONG_EDGE", "FLIGHT_ALONG_EDGE", "L")


def test_d157_the_near_side_flees_down_the_edge_and_over_its_base_edge():
    table = Aftermath(battle(red={"L": ("Cv", 13, 6, 270)}, blue={"W": ("4Bw", 7, 3)}))
    assert table.shoot("W", "L", Fate.FLEE)
    assert table.at("L") == (14.5, 6 - (4 - 1.25), 180)
    table = Aftermath(battle(red={"L": ("Cv", 13, 2, 270)}, blue={"W": ("4Bw", 7, 3)}))
    assert table.shoot("W", "L", Fate.FLEE)
    assert table.at("L") is None


def test_d157_a_slanting_flight_turns_too():
    table = Aftermath(battle(red={"W": ("4Bw", 7, 3)}, blue={"L": ("LH", 13.3, 6, 225)}))
    x, y, bearing = flees(table)
    assert (x, bearing) == (14.5, 0)
    assert 8 < y < 10.5


def test_d157_turn_somebody_where_it_would_turn_keeps_it_at_the_edge():
    table = Aftermath(
        battle(red={"W": ("4Bw", 7, 3)}, blue={"L": ("Cv", 13, 6, 270), "F": ("4Bd", 14.5, 5.45, 0)})
    )
    assert flees(table) == (15, 6, 90)
    assert table.has_told("FLIGHT_ENDED", "FLIGHT_TO_FRIEND", "L")


def test_d157_turn_in_the_corner_it_stays_on_the_board():
    table = Aftermath(battle(red={"L": ("Cv", 13, 14.5, 270)}, blue={"W": ("4Bw", 7, 3)}))
    assert table.shoot("W", "L", Fate.FLEE)
    assert table.at("L") == (14.5, 14.25 - 2.75, 180)


def test_d156_it_stays_where_its_flight_ends_until_it_is_moved():
    table = beaten("Cv")
    place = flees(table)
    assert table.go_on()
    assert table.at("L") == place
    assert table.element("L").moves == 0

"""Moves along roads (DBA3 P26, P37, P41)."""

import pytest
from rulesets.dba3.field import box, city
from rulesets.dba3.moving import Moves, file, line

from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.roads import march_of

STRAIGHT = {"ground": "road", "line": [[7, 0], [7, 15]], "width": 1.0}
BENT = {"ground": "road", "line": [[7, 0], [7, 8], [14, 8]], "width": 1.0}
GENERAL = {"G": ("Cv", 2, 2, 0, "general")}


def by_road(moves, distance, names="A"):
    return moves.why_not(moves.action(Act.BY_ROAD, names, x=distance))


def test_p26_a_road_is_good_going_through_all_ground():
    wood = box("wood", 4, 4.5, 10, 12)
    moves = Moves(red={"A": ("Art", 7, 4), **GENERAL}, features=[STRAIGHT, wood])
    assert by_road(moves, 2) == Cause.LEGAL
    assert by_road(moves, 2.1) == Cause.TOO_FAR
    assert moves.why("A", 7, 5.5) == Cause.NO_WHEELS_IN_BAD_GOING
    moves.do(moves.action(Act.BY_ROAD, "A", x=2))
    assert moves.where("A") == (7, 6, 0)


def test_p26_it_follows_the_middle_line():
    moves = Moves(red={"A": ("Cv", 7.3, 6, 8), **GENERAL}, features=[BENT])
    moves.do(moves.action(Act.BY_ROAD, "A", x=4))
    assert moves.where("A") == (9, 8, 90)


def test_p26_who_looks_back_goes_back():
    moves = Moves(red={"A": ("Cv", 8, 8, 270), **GENERAL}, features=[BENT])
    moves.do(moves.action(Act.BY_ROAD, "A", x=3))
    assert moves.where("A") == (7, 6, 180)


def test_p37_a_column_goes_round_a_bend():
    moves = Moves(red={**file(3, "Cv", y=7, depth=0.75), **GENERAL}, features=[BENT])
    names = "A1 A2 A3"
    moves.do(moves.action(Act.BY_ROAD, names, x=2.5))
    assert [moves.where(name) for name in names.split()] == [(8.5, 8, 90), (7.75, 8, 90), (7, 8, 0)]
    assert by_road(moves, 4, names) == Cause.LEGAL
    moves.do(moves.action(Act.BY_ROAD, names, x=4))
    assert moves.where("A3") == (11, 8, 90)
    assert [moves.element(name).moves for name in names.split()] == [2, 2, 2]


def test_p26_off_the_road_across_it_or_abreast():
    moves = Moves(
        red={"A": ("Cv", 9, 6), "B": ("Cv", 7, 3, 90), **line(2, name="L"), **GENERAL}, features=[STRAIGHT]
    )
    assert by_road(moves, 2) == Cause.COLUMN_ON_ROAD
    assert by_road(moves, 2, "B") == Cause.COLUMN_ON_ROAD
    assert by_road(moves, 2, "L1 L2") == Cause.COLUMN_ON_ROAD
    assert march_of(moves.state, moves.setting, moves.group("L1")).road != -1


def test_p26_no_farther_than_the_road_goes():
    road = {"ground": "road", "line": [[7, 0], [7, 8]], "width": 1.0}
    moves = Moves(red={"A": ("Cv", 7, 6), **GENERAL}, features=[road], pips=0)
    assert by_road(moves, 3) == Cause.NO_WAY
    assert by_road(moves, 2) == Cause.LEGAL
    assert by_road(moves, 0) != Cause.LEGAL


def test_p26_what_stands_on_the_road_bars_it():
    moves = Moves(red={"A": ("Cv", 7, 4), "F": ("4Bd", 7.2, 7), **GENERAL}, features=[STRAIGHT])
    assert by_road(moves, 2.5) == Cause.LEGAL
    assert by_road(moves, 2.8) in (Cause.ON_FRIEND, Cause.FRIEND_IN_THE_WAY)
    town = Moves(red={"A": ("Cv", 7, 4), **GENERAL}, features=[STRAIGHT, city("Red", 7, 8, 2, 2)])
    assert by_road(town, 2) == Cause.LEGAL
    assert by_road(town, 3) == Cause.STRONGHOLD_IN_THE_WAY


def test_p41_any_number_of_moves_by_road():
    moves = Moves(red={"A": ("Cv", 7, 1), **GENERAL}, features=[STRAIGHT])
    for _ in range(3):
        moves.do(moves.action(Act.BY_ROAD, "A", x=4))
    assert moves.where("A") == (7, 13, 0)
    assert moves.state.pips == 4
    assert moves.why("A", 8, 13) == Cause.FURTHER_ONLY_BY_ROAD


def test_p43_zones_bind_on_roads_too():
    moves = Moves(red={"A": ("Cv", 7, 4), **GENERAL}, blue={"X": ("4Bd", 7.3, 8, 180)}, features=[STRAIGHT])
    assert by_road(moves, 2.9) == Cause.LEGAL
    assert by_road(moves, 3.2) == Cause.ZONE_ENTERED


@pytest.mark.parametrize("distance", [1, 4])
def test_p26_the_distance_counts_as_moved(distance):
    moves = Moves(red={"A": ("Cv", 7, 4), **GENERAL}, features=[STRAIGHT])
    moves.do(moves.action(Act.BY_ROAD, "A", x=distance))
    assert moves.element("A").moved == distance * 1_000_000

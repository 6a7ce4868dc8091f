"""The map: distances, zones, what ground costs and does, for whom."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bingqi.geometry.grid import (
    HEX_DIRECTIONS,
    SQUARE_DIRECTIONS,
    hex_distance,
    hex_neighbour,
    square_distance,
    square_neighbour,
)

cells = st.tuples(st.integers(-30, 30), st.integers(-30, 30))


@given(cells)
def test_w3_grid_a_hex_has_six_neighbours_at_distance_one(cell):
    near = {hex_neighbour(*cell, direction) for direction in range(len(HEX_DIRECTIONS))}
    assert len(near) == 6 and {hex_distance(*cell, *other) for other in near} == {1}


@given(cells)
def test_w3_grid_a_square_has_eight_neighbours_at_distance_one(cell):
    near = {square_neighbour(*cell, direction) for direction in range(len(SQUARE_DIRECTIONS))}
    assert len(near) == 8 and {square_distance(*cell, *other) for other in near} == {1}


@given(cells, st.integers(0, 5))
def test_w3_grid_the_opposite_direction_leads_back(cell, direction):
    assert hex_neighbour(*hex_neighbour(*cell, direction), (direction + 3) % 6) == cell


@given(cells, cells, cells)
def test_w3_distance_is_a_distance(one, other, third):
    for apart in (hex_distance, square_distance):
        assert apart(*one, *other) == apart(*other, *one)
        assert (apart(*one, *other) == 0) == (one == other)
        assert apart(*one, *third) <= apart(*one, *other) + apart(*other, *third)


def test_w3_a_chain_is_one_cell(stand):
    trial = stand(". . . .", "R1 . . .", ". . . B1")
    assert trial.apart("0102", "0202") == 1 and trial.apart("0101", "0403") == 4


def test_w1_units_are_what_acts(stand):
    trial = stand(". . .", "R1 . R2", ". B1 .")
    assert trial.candidates() == ["choose R1", "choose R2", "end planning"]


def test_w5_the_zone_is_the_ring_of_neighbours(stand):
    """A unit stops in each neighbouring cell of an enemy, and in no cell farther away."""
    rows = (". . . . . .", ". . . . . .", ". . . B1 . .", ". . . . . .", ". . . . . .")
    for row in range(5):
        for column in range(6):
            cells = [text.split() for text in rows]
            if cells[row][column] == ".":
                cells[row][column] = "R1"
                trial = stand(*(" ".join(line) for line in cells))
                is_beside = trial.apart(trial.at("R1"), "0403") == 1
                assert (trial.why_not("R1 attacks B1") == "LEGAL") == is_beside


@pytest.mark.parametrize(
    ("letter", "arm", "halves"),
    [
        (".", "infantry", 2),
        ("m", "infantry", 4),
        ("f", "infantry", 4),
        ("c", "cavalry", 4),
        ("s", "naval", 4),
        ("W", "infantry", 4),
        ("w", "infantry", 4),
        ("w", "cavalry", 4),
        ("w", "naval", 1),
        ("w", "air", 2),
        ("m", "air", 2),
        ("C", "air", 2),
        ("r", "cavalry", 4),
        ("r", "infantry", 2),
    ],
)
def test_w21_w24_w25_w35_what_it_costs_to_enter(stand, letter, arm, halves):
    movement = {"infantry": 4, "cavalry": 8, "naval": 4, "air": 8}[arm]
    trial = stand(". . . .", f"R1 {letter} . .", ". . . B1", units={"R1": f"3/{movement} {arm}"})
    trial.do("R1 along E")
    assert trial.last[0].b == (halves + 1) // 2


def test_w25_a_chasm_bars_the_way(stand):
    trial = stand(". . . .", "R1 C . .", ". . . B1")
    assert trial.why_not("R1 to 0202") == trial.why_not("R1 along E2") == "IMPASSABLE"


def test_w19_effects_combine(stand):
    legend = {"z": {"terrain": ["mountain", "water"]}}
    trial = stand(". . . .", "R1 z B1 .", ". . . .", legend=legend, units={"R1": "4", "B1": "4"})
    assert trial.why_not("R1 along E") == "LEGAL"
    trial.do("R1 along E attacks B1", "end planning", dice=[6])
    told = {cause.name: value for unit, cause, value in trial.ruling if unit == "R1"}
    assert told == {"ATTACKER_STRENGTH": 4, "DEFENSIVE_GROUND": 4}


def test_w19_product_of_water_and_difficult_ground(stand):
    legend = {"z": {"terrain": ["forest", "water"]}}
    costs = {}
    for unit in ("3/4", "3/4 naval"):
        costs[unit] = (
            stand(". . .", "R1 z .", ". . B1", legend=legend, units={"R1": unit}).do("R1 along E").last[0].b
        )
    assert costs == {"3/4": 4, "3/4 naval": 1}


@pytest.mark.parametrize(("owner", "red", "blue"), [("Red", 1, 2), ("Blue", 2, 1)])
def test_w23_a_trench_is_easy_for_its_owner_only(stand, owner, red, blue):
    legend = {"t": {"terrain": ["trench"], "owner": owner}}
    rows = (". . . . .", "R1 t . t B1", ". . . . .")
    assert stand(*rows, legend=legend).do("R1 along E").last[0].b == red
    assert stand(*rows, legend=legend, active="Blue").do("B1 along W").last[0].b == blue


@pytest.mark.parametrize(("owner", "factor"), [("Blue", 2), ("Red", 1)])
def test_w23_owner_a_bunker_doubles_its_owner_only(stand, owner, factor):
    legend = {"b": {"terrain": ["bunker"], "owner": owner}}
    trial = stand(". . . .", " . R1 B1/b .", ". . . .", legend=legend).do(
        "R1 attacks B1", "end planning", dice=[6]
    )
    assert sum(value for unit, _, value in trial.ruling if unit == "B1") == 4 * factor


def test_w20_short_rest_for_players_in_defensive_ground(stand):
    rows = ("R1/m . R2/m R3", ". . . .", ". . . B1")
    trial = stand(*rows, units={"R1": "-", "R3": "-"}, active="Blue").do("end planning")
    rested = [unit for event, _, unit, _ in trial.told if event.name == "SHORT_REST"]
    assert rested == ["R1"]


def test_w35_the_movement_of_the_arms(stand):
    units = {"R1": "3", "R2": "3 cavalry", "R3": "3 naval", "R4": "3/4 air", "R5": "3/8 air"}
    trial = stand("R1 R2 R3 R4 R5 .", ". . . . . B1", units=units)
    assert [trial.facts(unit)["movement"] for unit in units] == [4, 8, 4, 4, 8]


def test_w35_air_units_are_stopped_by_zones(stand):
    trial = stand("c c c c c c", " R1/c c c c B1 c", "c c c c c c", units={"R1": "3/8 air"}).do(
        "R1 along E3", "end planning"
    )
    assert trial.at("R1") == "0402"
    assert trial.why_not("R1 along E") != "LEGAL"


def test_w35_ground_does_nothing_for_air_units_either(stand):
    trial = stand(". . . .", " . R1 B1/m .", ". . . .", units={"B1": "4/8 air"}).do(
        "R1 attacks B1", "end planning", dice=[6]
    )
    assert [cause.name for unit, cause, _ in trial.ruling if unit == "B1"] == ["DEFENDER_STRENGTH"]

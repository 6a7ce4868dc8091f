"""Grids: distances are what walking step by step comes to, and every step can be taken back."""

from collections import deque

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

SIZE = 13
GRIDS = {
    "hex": (HEX_DIRECTIONS, hex_neighbour, hex_distance),
    "square": (SQUARE_DIRECTIONS, square_neighbour, square_distance),
}

every_grid = pytest.mark.parametrize("name", GRIDS)
cells = st.tuples(st.integers(-40, 40), st.integers(-40, 40))


def opposite(directions, direction):
    return (direction + len(directions) // 2) % len(directions)


def walked(neighbour, directions, start):
    """Steps from a cell to every cell of a square of the grid, found by walking; the way may leave the
    square."""
    found, edge = {start: 0}, deque([start])
    while edge:
        here = edge.popleft()
        for direction in range(len(directions)):
            there = neighbour(*here, direction)
            if there not in found and all(-SIZE <= place < 2 * SIZE for place in there):
                found[there] = found[here] + 1
                edge.append(there)
    return found


@every_grid
@pytest.mark.parametrize("start", [(0, 0), (5, 4), (5, 5), (0, 7), (12, 12)])
def test_the_distance_is_the_number_of_steps(name, start):
    directions, neighbour, distance = GRIDS[name]
    steps = walked(neighbour, directions, start)
    for column in range(SIZE):
        for row in range(SIZE):
            assert distance(*start, column, row) == steps[column, row], (column, row)


@every_grid
@given(cell=cells)
def test_a_step_the_opposite_way_leads_back(name, cell):
    directions, neighbour, _ = GRIDS[name]
    for direction in range(len(directions)):
        assert neighbour(*neighbour(*cell, direction), opposite(directions, direction)) == cell


@every_grid
@given(cell=cells)
def test_a_cell_has_a_different_neighbour_in_each_direction_all_one_step_away(name, cell):
    directions, neighbour, distance = GRIDS[name]
    around = {neighbour(*cell, direction) for direction in range(len(directions))}
    assert len(around) == len(directions)
    assert {distance(*cell, *there) for there in around} == {1}
    assert cell not in around


@every_grid
@given(one=cells, other=cells, third=cells)
def test_distances_are_distances(name, one, other, third):
    distance = GRIDS[name][2]
    assert distance(*one, *one) == 0
    assert distance(*one, *other) == distance(*other, *one)
    assert (distance(*one, *other) == 0) == (one == other)
    assert distance(*one, *third) <= distance(*one, *other) + distance(*other, *third)


@every_grid
@given(one=cells, other=cells, across=st.integers(-9, 9), down=st.integers(-9, 9).map(lambda rows: 2 * rows))
def test_a_shift_of_the_grid_changes_no_distance(name, one, other, across, down):
    """Rows of hexes are shifted in twos: by one the pattern is another."""
    distance = GRIDS[name][2]
    moved = distance(one[0] + across, one[1] + down, other[0] + across, other[1] + down)
    assert moved == distance(*one, *other)


@pytest.mark.parametrize(
    ("cell", "around"),
    [
        ((4, 2), [(5, 2), (4, 3), (3, 3), (3, 2), (3, 1), (4, 1)]),
        ((4, 3), [(5, 3), (5, 4), (4, 4), (3, 3), (4, 2), (5, 2)]),
    ],
)
def test_odd_rows_of_hexes_are_shifted_to_the_right(cell, around):
    assert [hex_neighbour(*cell, direction) for direction in range(6)] == around


def test_directions_go_round_clockwise_from_the_east():
    assert HEX_DIRECTIONS == ("E", "SE", "SW", "W", "NW", "NE")
    assert SQUARE_DIRECTIONS == ("E", "SE", "S", "SW", "W", "NW", "N", "NE")
    assert [square_neighbour(0, 0, direction) for direction in range(8)] == [
        *((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)),
    ]


@every_grid
@given(cell=cells)
def test_going_once_around_leads_back(name, cell):
    directions, neighbour, _ = GRIDS[name]
    here = cell
    for direction in range(len(directions)):
        here = neighbour(*here, direction)
    assert here == cell


def test_compiled_distances_are_the_same():
    numba = pytest.importorskip("numba")
    for _, _, distance in GRIDS.values():
        compiled = numba.njit(distance)
        for column in range(-5, 6):
            for row in range(-5, 6):
                assert compiled(0, -3, column, row) == distance(0, -3, column, row)
                assert compiled(2, 2, column, row) == distance(2, 2, column, row)

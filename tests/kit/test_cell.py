"""Cells and routes in notation: written and read alike, and the nearest right one for a wrong one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bingqi.errors import Unreadable
from bingqi.geometry.grid import HEX_DIRECTIONS, SQUARE_DIRECTIONS
from bingqi.kit.cell import CellName, RouteName

ROUTE = RouteName(SQUARE_DIRECTIONS, bits=3, most=16)


@given(st.integers(1, 99), st.integers(1, 99), st.data())
def test_a_cell_is_written_and_read_alike(columns, rows, data):
    cells = CellName(columns, rows)
    number = data.draw(st.integers(0, columns * rows - 1))
    text = cells.write(number)
    assert len(text) == 4
    assert cells.read(text) == number


def test_columns_come_first_and_both_count_from_one():
    cells = CellName(12, 9)
    assert (cells.write(0), cells.write(6 * 12 + 4), cells.write(107)) == ("0101", "0507", "1209")


@given(st.integers(1, 99), st.integers(1, 99))
def test_a_cell_off_the_map_names_the_nearest_on_it(column, row):
    cells = CellName(12, 9)
    if column <= 12 and row <= 9:
        assert cells.write(cells.read(f"{column:02}{row:02}")) == f"{column:02}{row:02}"
        return
    with pytest.raises(Unreadable) as error:
        cells.read(f"{column:02}{row:02}")
    assert error.value.key == "error-cell-off-map"
    assert error.value.places["nearest"] == f"{min(column, 12):02}{min(row, 9):02}"


@pytest.mark.parametrize(("text", "nearest"), [("0000", "0101"), ("0005", "0105"), ("9900", "1201")])
def test_nothing_counts_from_zero(text, nearest):
    with pytest.raises(Unreadable, match=f"nearest cell on it is {nearest}"):
        CellName(12, 9).read(text)


@pytest.mark.parametrize("text", ["1", "101", "01011", ""])
def test_a_cell_has_four_digits(text):
    with pytest.raises(Unreadable, match="four digits"):
        CellName(12, 9).read(text)


@pytest.mark.parametrize("directions", [HEX_DIRECTIONS, SQUARE_DIRECTIONS], ids=["hex", "square"])
@given(data=st.data())
def test_a_route_is_written_and_read_alike(directions, data):
    route = RouteName(directions, bits=3, most=16)
    steps = data.draw(st.lists(st.integers(0, len(directions) - 1), min_size=1, max_size=16))
    packed = len(steps)
    for place, direction in enumerate(steps):
        packed |= direction << (6 + 3 * place)
    assert route.read(route.write(packed)) == packed
    assert packed < 1 << 63


def test_equal_steps_are_counted():
    packed = ROUTE.read("E3,NE,NE,N1")
    assert packed & 63 == 6
    assert ROUTE.write(packed) == "E3,NE2,N"


@pytest.mark.parametrize("text", ["ne2,e", "NE,ne,E", "Ne2,E1"])
def test_case_does_not_matter(text):
    assert ROUTE.write(ROUTE.read(text)) == "NE2,E"


@pytest.mark.parametrize(("text", "nearest"), [("NNE", "NE"), ("E,SX2", "S"), ("WW", "W")])
def test_a_misspelt_direction_names_the_nearest(text, nearest):
    with pytest.raises(Unreadable) as error:
        ROUTE.read(text)
    assert error.value.places["what"] == "direction"
    assert error.value.places["nearest"].startswith(nearest[0])


@pytest.mark.parametrize("text", ["E17", "E9,W8", "E999999999999", "E" + "9" * 5000])
def test_a_route_that_is_too_long_is_refused(text):
    with pytest.raises(Unreadable, match="at most 16 steps"):
        ROUTE.read(text)

"""Positions drawn in text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bingqi.errors import BadData
from bingqi.game.notation.diagram import Drawing, read_drawing, write_drawing

DRAWN = Drawing((("m", ".", "."), (".", "f", ".")), {"R1": (2, 0), "B1": (1, 1)})


def test_a_word_is_ground_a_unit_or_both():
    assert read_drawing(["m . R1", " . B1/f ."]) == DRAWN


def test_hexes_are_written_with_every_second_row_shifted():
    assert write_drawing(DRAWN) == "m    .    R1\n  .    B1/f ."
    assert write_drawing(DRAWN, is_hex=False) == "m    .    R1\n.    B1/f ."


def test_a_letter_may_be_a_units_name():
    assert read_drawing(["K .", ". K2"], names=["K"]) == Drawing(
        ((".", "."), (".", ".")), {"K": (0, 0), "K2": (1, 1)}
    )
    assert read_drawing(["K ."]).ground == (("K", "."),)


def test_rows_have_one_length():
    with pytest.raises(BadData) as error:
        read_drawing([". .", ". . ."], file="a.toml")
    assert error.value.places["path"] == "map[2]" and str(error.value).startswith("a.toml")


def test_a_unit_stands_in_one_place():
    with pytest.raises(BadData) as error:
        read_drawing(["R1 .", ". R1"])
    assert error.value.places["path"] == "map[2]" and "R1" in str(error.value)


@st.composite
def drawings(draw):
    columns, rows = draw(st.integers(1, 8)), draw(st.integers(1, 8))
    ground = tuple(tuple(draw(st.sampled_from(".mfswcWCS")) for _ in range(columns)) for _ in range(rows))
    places = draw(
        st.lists(st.tuples(st.integers(0, columns - 1), st.integers(0, rows - 1)), unique=True, max_size=5)
    )
    return Drawing(ground, {f"R{number + 1}": place for number, place in enumerate(places)})


@given(drawings(), st.booleans())
def test_what_is_written_is_read_back(drawing, is_hex):
    assert read_drawing(write_drawing(drawing, is_hex).splitlines()) == drawing

"""Turns and distances as people read them."""

import pytest

from bingqi.kit.plane import Angle, Distance


@pytest.mark.parametrize(
    ("tenths", "text"), [(0, "0"), (300, "30"), (225, "22.5"), (-75, "-7.5"), (3, "0.3")]
)
def test_a_turn_is_written_in_degrees_and_reads_back(tenths, text):
    assert Angle().write(tenths) == text
    assert Angle().read(text) == tenths


@pytest.mark.parametrize(
    ("grains", "text"),
    [
        (0, "0.00"),
        (348_623, "0.349"),
        (2_000_000, "2.00"),
        (375_000, "0.375"),
        (-1_000_499, "-1.00"),
        (999_999, "1.00"),
    ],
)
def test_a_distance_is_told_to_a_thousandth(grains, text):
    assert Distance().write(grains) == text

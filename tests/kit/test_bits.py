"""Bit sets: the lowest bit is found alike in both tiers."""

import pytest

from bingqi.kit import tiers
from bingqi.kit.bits import lowest

SETS = [1 << number | high for number in range(60) for high in (0, 1 << 62, 5 << number)]


@pytest.mark.parametrize("bits", [1, 2, 3, 6, 0b1011000, 1 << 31, 1 << 47, (1 << 48) - (1 << 35)])
def test_the_lowest_bit_is_the_one_that_counting_finds(bits):
    assert lowest(bits) == next(number for number in range(64) if bits >> number & 1)


def test_a_set_is_gone_through_from_the_lowest_on():
    bits, found = 0b1001_0110, []
    while bits:
        found.append(lowest(bits))
        bits &= bits - 1
    assert found == [1, 2, 4, 7]


def test_the_fast_tier_finds_the_same():
    numba = pytest.importorskip("numba")
    inner = tiers._fast_lowest()

    @numba.njit
    def found(bits):
        return inner(bits)

    assert [found(bits) for bits in SETS] == [lowest(bits) for bits in SETS]

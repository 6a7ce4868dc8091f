"""The unit of length and the one tolerance of the plane.

Lengths are counted in grains, a millionth of the length that a ruleset measures by (a base width, an inch).
Poses stand on whole grains and whole tenths of a degree, so a position is the same number on every machine;
what lies between is floating point, by the four operations and square roots only, which every machine rounds
alike.

A pose that is fitted to another is rounded to the nearest grain, so each move shifts it by less than a grain,
and two bodies that are moved together drift apart by less than one and a half grains a move: under 75 in
fifty wheels. TOLERANCE is more than ten times that, and a tenth of a gap that a player could mean (a
hundredth of the unit). A tenth of a degree across one unit is 1,745 grains: edges as long as that count as
one only if their bearings agree to the tenth.
"""

from bingqi.kit.rule import rule

UNIT = 1_000_000
"""Grains in a ruleset's unit of length."""

TOLERANCE = 1000.0
"""Grains. Nearer than this is touching; what reaches less deep than this does not overlap."""


@rule()
def is_within(length: float, limit: float) -> bool:
    """Whether a length keeps to a limit, which belongs to what it allows."""
    return length <= limit + TOLERANCE


@rule()
def whole(length: float) -> int:
    """The nearest whole number of grains; halves go away from zero, so that a mirrored length gives the
    mirrored number."""
    return int(length + 0.5) if length >= 0.0 else -int(0.5 - length)

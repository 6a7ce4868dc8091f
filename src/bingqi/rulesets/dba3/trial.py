"""Standing elements elsewhere for a moment, to look at a place from it."""

from __future__ import annotations

from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.state import ELEMENTS, State

KEPT = 6
"""Numbers that tell where an element stands."""


@rule()
def keep(state: State, group: int, kept: list[int]) -> None:
    """Note where the elements of a group stand."""
    for me in range(ELEMENTS):
        if group >> me & 1:
            element = state.elements[me]
            kept[me * KEPT], kept[me * KEPT + 1] = 0 + element.x, 0 + element.y
            kept[me * KEPT + 2], kept[me * KEPT + 3] = 0 + element.bearing, 0 + element.touches
            kept[me * KEPT + 4], kept[me * KEPT + 5] = 0 + element.within, 0 + element.turned_in


@rule()
def put_back(state: State, group: int, kept: list[int]) -> None:
    """Stand the elements of a group where it was noted."""
    for me in range(ELEMENTS):
        if group >> me & 1:
            element = state.elements[me]
            element.x = kept[me * KEPT]
            element.y = kept[me * KEPT + 1]
            element.bearing = kept[me * KEPT + 2]
            element.touches = kept[me * KEPT + 3]
            element.within = kept[me * KEPT + 4]
            element.turned_in = kept[me * KEPT + 5]

"""What cannot be on a battlefield: bases on each other, off the board or in ground that nobody enters, and
ground on ground."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bingqi.geometry.polygon import Cover, distance_of_polygons
from bingqi.geometry.rectangle import overlap
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.data import Fault
from bingqi.rulesets.dba12.ground import body, cover_by, is_barred, is_in_field, is_on_board, outline_of
from bingqi.rulesets.dba12.layout import tents
from bingqi.rulesets.dba12.state import (
    ELEMENTS,
    FEATURES,
    PACE,
    SIDES,
    Going,
    Ground,
    Setting,
    State,
    Status,
)


def element_faults(state: State, setting: Setting, names: Sequence[str]) -> Iterator[tuple[int, Fault]]:
    """For each element that cannot stand where it stands, its number and why. *names* are those of all
    elements, then of all features; the path of a fault is the element's name."""
    board = setting.board // PACE
    held: dict[int, int] = {}
    for me in range(ELEMENTS):
        element = state.elements[me]
        if element.status == Status.FIELD and element.inside:
            if element.inside in held:
                places = {"unit": names[me], "other": names[held[element.inside]]}
                yield me, Fault(names[me], "error-paces-camp-full", places)
            held[element.inside] = me
        if not is_in_field(element):
            continue
        base = body(setting, element)
        if not is_on_board(setting, base):
            yield me, Fault(names[me], "error-paces-off-board", {"name": names[me], "board": board})
        for number in range(FEATURES):
            if (
                is_barred(state, setting, element.troop, number)
                and cover_by(state.features[number], base) != Cover.NONE
            ):
                places = {"unit": names[me], "ground": names[ELEMENTS + number]}
                yield me, Fault(names[me], "error-element-on-ground", places)
        for camp in range(SIDES):
            if state.features[camp].ground == Ground.CAMP and overlap(base, tents(state.features[camp])):
                places = {"unit": names[me], "other": names[ELEMENTS + camp]}
                yield me, Fault(names[me], "error-element-on-element", places)
        for other in range(me):
            if is_in_field(state.elements[other]) and overlap(base, body(setting, state.elements[other])):
                places = {"unit": names[me], "other": names[other]}
                yield me, Fault(names[me], "error-element-on-element", places)


def ground_faults(state: State, setting: Setting, names: Sequence[str]) -> Iterator[tuple[int, Fault]]:
    """For each feature that cannot lie where it lies, its number and why; *names* as above."""
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.count == 0:
            continue
        own = names[ELEMENTS + number]
        least, most = min(feature.least_x, feature.least_y), max(feature.most_x, feature.most_y)
        is_linear = setting.grounds[feature.ground].is_linear
        if not is_linear and (least < -TOLERANCE or most > setting.board + TOLERANCE):
            places = {"name": own, "board": setting.board // PACE}
            yield number, Fault(own, "error-paces-off-board", places)
        for other in range(number):
            if do_collide(state, setting, number, other):
                places = {"ground": own, "other": names[ELEMENTS + other]}
                yield number, Fault(own, "error-ground-on-ground", places)


def do_collide(state: State, setting: Setting, one: int, other: int) -> bool:
    """Whether two features lie on each other and may not. Rivers and roads may run through anything but a
    camp, and a camp may stand on a gentle hill or a road."""
    first, second = state.features[one], state.features[other]
    if second.count == 0:
        return False
    if Ground.CAMP in (first.ground, second.ground):
        under = second.ground if first.ground == Ground.CAMP else first.ground
        if setting.grounds[under].going == Going.GOOD and under != Ground.RIVER:
            return False
    elif setting.grounds[first.ground].is_linear or setting.grounds[second.ground].is_linear:
        return False
    return distance_of_polygons(outline_of(first), outline_of(second)) <= TOLERANCE

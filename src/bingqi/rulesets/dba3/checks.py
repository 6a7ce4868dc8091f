"""What cannot be on a battlefield: bases that lie on each other, off the board or in ground that nobody can
enter, and ground on ground."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bingqi.geometry.polygon import Cover, distance_of_polygons
from bingqi.geometry.rectangle import overlap
from bingqi.geometry.tolerance import TOLERANCE, UNIT
from bingqi.kit.data import Fault
from bingqi.rulesets.dba3.ground import body, cover_by, going_for, is_in_field, is_on_board, outline_of
from bingqi.rulesets.dba3.state import ELEMENTS, FEATURES, Going, Ground, Setting, State
from bingqi.rulesets.dba3.terrain import may_cross
from bingqi.rulesets.dba3.touch import walls


def element_faults(state: State, setting: Setting, names: Sequence[str]) -> Iterator[tuple[int, Fault]]:
    """For each element that cannot stand where it stands, its number and why. *names* are those of all
    elements, then of all features; the path of a fault is the element's name."""
    for me in range(ELEMENTS):
        element = state.elements[me]
        if not is_in_field(element):
            continue
        base = body(setting, element)
        if not is_on_board(setting, base):
            places = {"unit": names[me], "board": setting.board // UNIT}
            yield me, Fault(names[me], "error-element-off-board", places)
        for number in range(FEATURES):
            if cover_by(state.features[number], base) == Cover.NONE:
                continue
            if going_for(state, setting, element.troop, number) == Going.IMPASSABLE:
                places = {"unit": names[me], "ground": names[ELEMENTS + number]}
                yield me, Fault(names[me], "error-element-on-ground", places)
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
        is_linear = setting.grounds[feature.ground].is_linear
        least, most = min(feature.least_x, feature.least_y), max(feature.most_x, feature.most_y)
        if not is_linear and (least < -TOLERANCE or most > setting.board + TOLERANCE):
            places = {"ground": own, "board": setting.board // UNIT}
            yield number, Fault(own, "error-ground-off-board", places)
        for other in range(number):
            if do_collide(state, setting, number, other):
                places = {"ground": own, "other": names[ELEMENTS + other]}
                yield number, Fault(own, "error-ground-on-ground", places)


def do_collide(state: State, setting: Setting, one: int, other: int) -> bool:
    """Whether two features lie on each other and may not. A camp may stand on good going but for plough and
    rivers."""
    first, second = state.features[one], state.features[other]
    if second.count == 0 or may_cross(setting, first.ground, second.ground):
        return False
    for camp, ground in ((first.ground, second.ground), (second.ground, first.ground)):
        is_good = setting.grounds[ground].going == Going.GOOD
        if camp == Ground.CAMP and is_good and ground not in (Ground.PLOUGH, Ground.RIVER):
            return False
    for stronghold, ground_under in ((first, second), (second, first)):
        if stronghold.width:
            return cover_by(ground_under, walls(stronghold)) != Cover.NONE
    return distance_of_polygons(outline_of(first), outline_of(second)) <= TOLERANCE

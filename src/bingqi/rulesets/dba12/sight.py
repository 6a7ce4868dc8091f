"""What a shooter sees of a target: its arc, the range, and what lies between."""

from __future__ import annotations

from bingqi.geometry.point import Segment, along, distance_between, do_cross
from bingqi.geometry.polygon import length_inside
from bingqi.geometry.rectangle import Edge, Rectangle, contains, corner, edge
from bingqi.geometry.sector import band
from bingqi.geometry.sight import is_crossed
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.rule import rule
from bingqi.rulesets.dba12.causes import Cause
from bingqi.rulesets.dba12.ground import body, crest_of, is_in_field, outline_of
from bingqi.rulesets.dba12.layout import tents
from bingqi.rulesets.dba12.state import ELEMENTS, FEATURE, FEATURES, Ground, Setting, State

CREST = 2


@rule("DBA12 Q16", "DBA12 Q16.arc", "DBA12 Q16.sight")
def why_unseen(state: State, setting: Setting, me: int, thing: int) -> int:
    """LEGAL when an element sees an enemy element or a camp that it may shoot at; else why not."""
    target = (
        tents(state.features[thing - FEATURE]) if thing >= FEATURE else body(setting, state.elements[thing])
    )
    base = body(setting, state.elements[me])
    if setting.troops[state.elements[me].troop].is_all_round == 0:
        return why_unseen_from(state, setting, me, base, Edge.FRONT, thing, target)
    why = 0 + Cause.OUT_OF_RANGE
    for which in range(4):
        found = why_unseen_from(state, setting, me, base, which, thing, target)
        if found == Cause.LEGAL:
            return found
        if found != Cause.OUT_OF_ARC:
            why = found
    return why


@rule("DBA12 Q16", "DBA12 Q16.arc", "DBA12 Q16.sight")
def why_unseen_from(
    state: State, setting: Setting, me: int, base: Rectangle, which: int, thing: int, target: Rectangle
) -> int:
    """The same from the middle of one edge: a corner or the middle of an edge of the target has to be in the
    arc, in range and in sight."""
    reach = 0.0 + setting.troops[state.elements[me].troop].reach
    arc = band(base, which, 0.0 + setting.board, 0.0 + setting.rules.arc)
    eye = along(edge(base, which), 0.5)
    why = 0 + Cause.OUT_OF_ARC
    for number in range(8):
        spot = corner(target, number) if number < 4 else along(edge(target, number - 4), 0.5)
        if not contains(arc, spot):
            continue
        if why == Cause.OUT_OF_ARC:
            why = 0 + Cause.OUT_OF_RANGE
        if distance_between(eye, spot) > reach + TOLERANCE:
            continue
        why = 0 + Cause.SIGHT_BLOCKED
        line = Segment(eye.x, eye.y, spot.x, spot.y)
        if not is_crossed(line, target) and is_clear(state, setting, me, thing, line):
            return 0 + Cause.LEGAL
    return why


@rule("DBA12 Q16.sight")
def is_clear(state: State, setting: Setting, me: int, thing: int, line: Segment) -> bool:
    """Whether no other element, camp, wood or ridge line lies on a line of sight."""
    for who in range(ELEMENTS):
        other = state.elements[who]
        if who != me and who != thing and is_in_field(other) and is_crossed(line, body(setting, other)):
            return False
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.count == 0 or number == thing - FEATURE:
            continue
        masks = setting.grounds[feature.ground].masks
        if masks == CREST:
            if do_cross(line, crest_of(feature)):
                return False
        elif (
            masks
            and length_inside(outline_of(feature), line) > TOLERANCE
            and (feature.ground == Ground.CAMP or not is_at_its_edge(state, me, thing, number))
        ):
            return False
    return True


@rule("DBA12 Q16.sight")
def is_at_its_edge(state: State, me: int, thing: int, number: int) -> bool:
    """Whether shooter or target stand in a wood themselves, but neither wholly: then it does not hide
    them."""
    bit = 1 << number
    mine = state.elements[me]
    if mine.within & bit:
        return False
    if thing >= FEATURE:
        return mine.touches & bit > 0
    theirs = state.elements[thing]
    return theirs.within & bit == 0 and (mine.touches | theirs.touches) & bit > 0


@rule("DBA12 Q3.command")
def is_beyond(state: State, setting: Setting, me: int, general: int) -> bool:
    """Whether woods or a hill, in which neither of them stands, lie between an element and its general."""
    one, other = state.elements[me], state.elements[general]
    base, seat = body(setting, one), body(setting, other)
    line = Segment(base.x, base.y, seat.x, seat.y)
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.count == 0 or setting.grounds[feature.ground].hides == 0:
            continue
        stands_in_it = (one.touches | other.touches) >> number & 1
        if not stands_in_it and length_inside(outline_of(feature), line) > TOLERANCE:
            return True
    return False

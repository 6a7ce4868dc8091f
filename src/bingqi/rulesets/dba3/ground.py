"""The ground under the elements: what they stand on, how it is to go over, who is uphill, what lies in a
way."""

from __future__ import annotations

from bingqi.geometry.point import Point, Segment, distance_to_segment
from bingqi.geometry.polygon import Cover, Polygon, cover
from bingqi.geometry.pose import Pose, pose_at
from bingqi.geometry.rectangle import Rectangle, covers, rectangle
from bingqi.geometry.sweep import hull_enters
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.state import (
    FEATURES,
    WIDTH,
    Element,
    Feature,
    Going,
    Ground,
    Hold,
    Kind,
    Setting,
    State,
    Status,
)


@rule("DBA3 P2")
def body_at(setting: Setting, troop: int, pose: Pose) -> Rectangle:
    """The base of a form of troops at a pose."""
    return rectangle(pose.x, pose.y, pose.bearing, WIDTH, setting.troops[troop].depth)


@rule("DBA3 P2")
def body(setting: Setting, element: Element) -> Rectangle:
    """The base of an element where it stands."""
    return rectangle(element.x, element.y, element.bearing, WIDTH, setting.troops[element.troop].depth)


@rule()
def pose_of(element: Element) -> Pose:
    """Where an element stands and which way it looks."""
    return pose_at(element.x, element.y, element.bearing)


@rule()
def is_in_field(element: Element) -> bool:
    """Whether it stands in the open, where it can be touched: on the table and in no city, fort or camp."""
    return (element.status == Status.FIELD) & (element.inside == 0)


@rule()
def stand(state: State, setting: Setting, me: int, pose: Pose) -> None:
    """Put an element at a pose and note what it stands on. The only place where poses change."""
    element = state.elements[me]
    element.x = pose.x
    element.y = pose.y
    element.bearing = pose.bearing
    mark_ground(state, setting, me)


@rule("DBA3 P24")
def mark_ground(state: State, setting: Setting, me: int) -> None:
    """Note which features an element stands on."""
    element = state.elements[me]
    element.touches = 0
    element.within = 0
    base = body(setting, element)
    for number in range(FEATURES):
        found = cover_by(state.features[number], base)
        if found != Cover.NONE:
            element.touches |= 1 << number
            if found == Cover.WHOLE:
                element.within |= 1 << number


@rule()
def cover_by(feature: Feature, base: Rectangle) -> int:
    """How much of a base lies in a feature, a Cover."""
    if feature.count == 0 or feature.hold == Hold.GONE:
        return Cover.NONE
    reach = base.half_depth + base.half_width
    if base.x + reach < feature.least_x or base.x - reach > feature.most_x:
        return Cover.NONE
    if base.y + reach < feature.least_y or base.y - reach > feature.most_y:
        return Cover.NONE
    return cover(outline_of(feature), base)


@rule()
def outline_of(feature: Feature) -> Polygon:
    """The outline of a feature."""
    return Polygon(feature.xs[: feature.count], feature.ys[: feature.count])


@rule("DBA3 P24", "DBA3 P25", "DBA3 P35")
def going_for(state: State, setting: Setting, troop: int, number: int) -> int:
    """How a feature is to go over for a form of troops, a Going."""
    feature = state.features[number]
    row = setting.grounds[feature.ground]
    if feature.ground == Ground.PLOUGH:
        return Going.ROUGH if state.plough == Going.ROUGH + 1 else Going.GOOD
    if row.is_good_for_camels and setting.troops[troop].is_camel:
        return Going.GOOD
    return 0 + row.going


@rule("DBA3 P24")
def worst_going(state: State, setting: Setting, troop: int, features: int) -> int:
    """The worst going among a bit set of features; GOOD for none."""
    worst = 0
    number = 0
    while features:
        if features & 1:
            found = going_for(state, setting, troop, number)
            worst = found if found > worst else worst
        features >>= 1
        number += 1
    return worst


@rule("DBA3 P24", "DBA3 P26")
def going_of(state: State, setting: Setting, me: int) -> int:
    """The worst going that some part of an element stands in. A road through it makes it good where the
    element stands in column on it."""
    element = state.elements[me]
    if element.touches == 0:
        return Going.GOOD
    return worst_going(state, setting, element.troop, element.touches)


@rule("DBA3 P24")
def is_in_good_going(state: State, setting: Setting, me: int) -> bool:
    """Whether no part of an element is in rough or bad going."""
    return going_of(state, setting, me) == Going.GOOD


@rule("DBA3 P24")
def is_in_bad_going(state: State, setting: Setting, me: int) -> bool:
    """Whether some part of an element is in bad going."""
    return going_of(state, setting, me) >= Going.BAD


@rule("DBA3 D18", "DBA3 P24")
def is_wholly_in_rough_or_bad(state: State, setting: Setting, me: int) -> bool:
    """Whether an element is wholly in bad going or in rough going."""
    element = state.elements[me]
    return worst_going(state, setting, element.troop, element.within) >= Going.ROUGH


@rule()
def is_within_ground(state: State, me: int, ground: int) -> bool:
    """Whether all of an element stands in one feature of a kind of ground."""
    return has_ground(state, state.elements[me].within, ground)


@rule()
def touches_ground(state: State, me: int, ground: int) -> bool:
    """Whether some part of an element stands in a feature of a kind of ground."""
    return has_ground(state, state.elements[me].touches, ground)


@rule()
def has_ground(state: State, features: int, ground: int) -> bool:
    """Whether a bit set of features has one of a kind of ground."""
    if features == 0:
        return False
    for number in range(FEATURES):
        if features >> number & 1 and state.features[number].ground == ground:
            return True
    return False


@rule("DBA3 P25")
def is_paltry(feature: Feature) -> bool:
    """Whether a river is so small that it does not matter; until an element has entered it nobody knows, and
    it counts as a river."""
    return feature.ground == Ground.RIVER and 1 <= feature.grade <= 2


@rule("DBA3 P25")
def is_in_river(state: State, me: int) -> bool:
    """Whether some part of an element is in a river that is not paltry."""
    touches = state.elements[me].touches
    if touches == 0:
        return False
    for number in range(FEATURES):
        feature = state.features[number]
        if touches >> number & 1 and feature.ground == Ground.RIVER and not is_paltry(feature):
            return True
    return False


@rule("DBA3 P27")
def is_uphill(state: State, setting: Setting, me: int, foe: int) -> bool:
    """Whether an element stands higher than another: on a hill that the other is not on, or nearer to its
    ridge line."""
    mine, theirs = state.elements[me], state.elements[foe]
    if mine.touches == 0:
        return False
    for number in range(FEATURES):
        if mine.touches >> number & 1 and setting.grounds[state.features[number].ground].is_hill:
            if not theirs.touches >> number & 1:
                return True
            own = to_crest(state.features[number], body(setting, mine))
            other = to_crest(state.features[number], body(setting, theirs))
            if own + 0.1 * WIDTH < other:
                return True
    return False


@rule("DBA3 P27")
def to_crest(hill: Feature, base: Rectangle) -> float:
    """The distance from the middle of a base to the ridge line of a hill."""
    return distance_to_segment(crest_of(hill), Point(base.x, base.y))


@rule("DBA3 P27")
def crest_of(hill: Feature) -> Segment:
    """The ridge line of a hill."""
    return Segment(0.0 + hill.crest_x, 0.0 + hill.crest_y, 0.0 + hill.crest_to_x, 0.0 + hill.crest_to_y)


@rule("DBA3 P22", "DBA3 P23")
def crossed(state: State, start: Rectangle, end: Rectangle) -> int:
    """The bit set of the features that the ground between two places of a base lies in, those places
    included."""
    found = 0
    low_x, high_x = span(start.x, end.x, start.half_depth + start.half_width)
    low_y, high_y = span(start.y, end.y, start.half_depth + start.half_width)
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.count == 0 or feature.hold == Hold.GONE:
            continue
        if high_x < feature.least_x or low_x > feature.most_x:
            continue
        if high_y < feature.least_y or low_y > feature.most_y:
            continue
        if hull_enters(start, end, outline_of(feature)):
            found |= 1 << number
    return found


@rule(inline=True)
def span(one: float, other: float, reach: float) -> tuple[float, float]:
    """From the least to the most of two numbers, widened on both sides."""
    if one < other:
        return one - reach, other + reach
    return other - reach, one + reach


@rule("DBA3 P3")
def is_on_board(setting: Setting, base: Rectangle) -> bool:
    """Whether a base lies wholly on the battlefield."""
    half = 0.5 * setting.board
    return covers(Rectangle(half, half, 0.0, 1.0, half, half), base)


@rule("DBA3 P14")
def is_mounted(setting: Setting, element: Element) -> bool:
    """Whether an element is mounted; mounted infantry is not."""
    return setting.troops[element.troop].is_mounted == 1


@rule("DBA3 P14")
def kind_of(setting: Setting, element: Element) -> int:
    """The Kind of an element's troops."""
    return 0 + setting.troops[element.troop].kind


@rule("DBA3 D213")
def is_expendable(setting: Setting, element: Element) -> bool:
    """Scythed chariots, hordes, camp followers and denizens: their loss does not count."""
    kind = kind_of(setting, element)
    return kind == Kind.SCH or kind == Kind.HD or kind >= Kind.CF

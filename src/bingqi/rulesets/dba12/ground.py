"""The ground under the elements: what they stand on, how it is to go over, who is uphill, what lies in a
way."""

from __future__ import annotations

from bingqi.geometry.point import Point, Segment, distance_to_segment
from bingqi.geometry.polygon import Cover, Polygon, cover
from bingqi.geometry.pose import Pose, pose_at
from bingqi.geometry.rectangle import Rectangle, covers, rectangle
from bingqi.geometry.sweep import hull_enters
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.rule import rule
from bingqi.rulesets.dba12.state import (
    FEATURES,
    WIDTH,
    Element,
    Feature,
    Going,
    Ground,
    Kind,
    Setting,
    State,
    Status,
)


@rule("DBA12 Q1")
def body_at(setting: Setting, troop: int, pose: Pose) -> Rectangle:
    """The base of a type of troops at a pose."""
    return rectangle(pose.x, pose.y, pose.bearing, WIDTH, setting.troops[troop].depth)


@rule("DBA12 Q1")
def body(setting: Setting, element: Element) -> Rectangle:
    """The base of an element where it stands."""
    return rectangle(element.x, element.y, element.bearing, WIDTH, setting.troops[element.troop].depth)


@rule()
def pose_of(element: Element) -> Pose:
    """Where an element stands and which way it looks."""
    return pose_at(element.x, element.y, element.bearing)


@rule()
def depth_of(setting: Setting, element: Element) -> int:
    """The depth of its base, in grains."""
    return 0 + setting.troops[element.troop].depth


@rule()
def is_in_field(element: Element) -> bool:
    """Whether it stands in the open, where it can be touched: on the board and in no camp."""
    return element.status == Status.FIELD and element.inside == 0


@rule()
def stand(state: State, setting: Setting, me: int, pose: Pose) -> None:
    """Put an element at a pose and note what it stands on. The only place where poses change."""
    element = state.elements[me]
    element.x = pose.x
    element.y = pose.y
    element.bearing = pose.bearing
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
    if feature.count == 0:
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


@rule("DBA12 Q6")
def worst_going(state: State, setting: Setting, features: int) -> int:
    """The worst going among a bit set of features, a Going; camps do not count."""
    worst = 0
    number = 0
    while features:
        ground = state.features[number].ground
        if features & 1 and ground != Ground.CAMP:
            found = 0 + setting.grounds[ground].going
            worst = found if found > worst else worst
        features >>= 1
        number += 1
    return worst


@rule()
def has_ground(state: State, features: int, ground: int) -> bool:
    """Whether a bit set of features has one of a kind of ground."""
    number = 0
    while features:
        if features & 1 and state.features[number].ground == ground:
            return True
        features >>= 1
        number += 1
    return False


@rule("DBA12 O33", "DBA12 O55", "DBA12 Q5.road")
def is_in_bad_going(state: State, setting: Setting, me: int) -> bool:
    """Whether some part of an element is in bad going. One that stands wholly on a road is not."""
    element = state.elements[me]
    if element.touches == 0 or element.inside or has_ground(state, element.within, Ground.ROAD):
        return False
    return worst_going(state, setting, element.touches) >= Going.BAD


@rule("DBA12 O29")
def is_uphill(state: State, setting: Setting, me: int, foe: int) -> bool:
    """Whether an element fights from higher up than another: on a hill that the other is not on, or nearer to
    its ridge line."""
    mine, theirs = state.elements[me], state.elements[foe]
    if mine.touches == 0:
        return False
    for number in range(FEATURES):
        hill = state.features[number]
        if mine.touches >> number & 1 and setting.grounds[hill.ground].is_hill:
            if not theirs.touches >> number & 1:
                return True
            base, other = body(setting, mine), body(setting, theirs)
            own = distance_to_segment(crest_of(hill), Point(base.x, base.y))
            if own + 0.1 * WIDTH < distance_to_segment(crest_of(hill), Point(other.x, other.y)):
                return True
    return False


@rule("DBA12 O29", "DBA12 Q16.sight")
def crest_of(hill: Feature) -> Segment:
    """The ridge line of a hill."""
    return Segment(0.0 + hill.crest_x, 0.0 + hill.crest_y, 0.0 + hill.crest_to_x, 0.0 + hill.crest_to_y)


@rule("DBA12 Q5.bad-going", "DBA12 Q5.river")
def crossed(state: State, start: Rectangle, end: Rectangle) -> int:
    """The bit set of the features that the ground between two places of a base lies in, those places
    included."""
    found = 0
    reach = start.half_depth + start.half_width
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.count == 0 or is_ground_off_way(start, end, feature, reach):
            continue
        if hull_enters(start, end, outline_of(feature)):
            found |= 1 << number
    return found


@rule()
def is_ground_off_way(start: Rectangle, end: Rectangle, feature: Feature, reach: float) -> bool:
    """Whether a feature lies farther than *reach* from the box around the middles of two places; cheap."""
    low_x, high_x = (start.x, end.x) if start.x < end.x else (end.x, start.x)
    if feature.least_x > high_x + reach or feature.most_x < low_x - reach:
        return True
    low_y, high_y = (start.y, end.y) if start.y < end.y else (end.y, start.y)
    return feature.least_y > high_y + reach or feature.most_y < low_y - reach


@rule()
def is_off_way(start: Rectangle, end: Rectangle, element: Element, reach: float) -> bool:
    """The same for an element's place."""
    low_x, high_x = (start.x, end.x) if start.x < end.x else (end.x, start.x)
    if element.x > high_x + reach or element.x < low_x - reach:
        return True
    low_y, high_y = (start.y, end.y) if start.y < end.y else (end.y, start.y)
    return element.y > high_y + reach or element.y < low_y - reach


@rule("DBA12 Q1")
def is_on_board(setting: Setting, base: Rectangle) -> bool:
    """Whether a base lies wholly on the board."""
    half = 0.5 * setting.board
    return covers(Rectangle(half, half, 0.0, 1.0, half, half), base)


@rule("DBA12 O68", "DBA12 Q5.wheels", "DBA12 Q6")
def is_barred(state: State, setting: Setting, troop: int, number: int) -> bool:
    """Whether troops of a type never enter a feature: impassable ground, and for artillery and war wagons bad
    going. A camp is another matter."""
    ground = state.features[number].ground
    if ground == Ground.OPEN or ground == Ground.CAMP:
        return False
    going = setting.grounds[ground].going
    return going == Going.IMPASSABLE or (going == Going.BAD and setting.troops[troop].bad < 0)


@rule("DBA12 Q4")
def is_mounted(setting: Setting, element: Element) -> bool:
    """Whether an element is mounted; elephants and chariots are."""
    return setting.troops[element.troop].is_mounted == 1


@rule("DBA12 Q4", "DBA12 Q4.chariots")
def kind_of(setting: Setting, element: Element) -> int:
    """The Kind of an element's troops."""
    return 0 + setting.troops[element.troop].kind


@rule("DBA12 Q23.uncounted")
def is_counted(setting: Setting, element: Element) -> bool:
    """Whether the loss of an element counts: not of scythed chariots or camp followers."""
    kind = kind_of(setting, element)
    return kind != Kind.SCH and kind != Kind.CF


@rule()
def is_same_way(one: int, other: int) -> bool:
    """Whether two bearings are one, but for half a degree."""
    turn = (other - one) % 3600
    return turn <= 5 or turn >= 3595


@rule()
def are_apart(one: Rectangle, other: Rectangle) -> bool:
    """Whether two bases are so far from each other that they cannot meet; cheap."""
    reach = one.half_depth + one.half_width + other.half_depth + other.half_width + TOLERANCE
    return abs(one.x - other.x) > reach or abs(one.y - other.y) > reach

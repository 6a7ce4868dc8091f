"""Ground as it lies on the battlefield: outlines turned to their place, strongholds as rectangles, the box
around each."""

from __future__ import annotations

from bingqi.geometry.pose import Pose, shifted
from bingqi.geometry.rectangle import corner, rectangle
from bingqi.geometry.tolerance import whole
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.ground import stand
from bingqi.rulesets.dba3.state import NOBODY, Feature, Ground, Hold, Setting, State

EVERY_EDGE = 15


@rule("DBA3 P30")
def lay(feature: Feature, setting: Setting, which: int, pose: Pose) -> None:
    """Make a feature of an outline of the data, its middle at a pose; a city or fort has the middle of its
    front edge there."""
    outline = setting.outlines[which]
    clear(feature)
    feature.ground = outline.ground
    feature.outline = which
    feature.count = outline.count
    feature.x = pose.x
    feature.y = pose.y
    feature.bearing = pose.bearing
    feature.gates = outline.gates
    if setting.grounds[outline.ground].is_stronghold:
        feature.width = outline.width
        feature.depth = outline.depth
    for number in range(outline.count):
        place = shifted(pose, 0.0 + outline.ys[number], 0.0 + outline.xs[number])
        feature.xs[number] = place.x
        feature.ys[number] = place.y
    start = shifted(pose, 0.0 + outline.crest_y, 0.0 + outline.crest_x)
    end = shifted(pose, 0.0 + outline.crest_to_y, 0.0 + outline.crest_to_x)
    feature.crest_x = start.x
    feature.crest_y = start.y
    feature.crest_to_x = end.x
    feature.crest_to_y = end.y
    enclose(feature)


@rule("DBA3 P28", "DBA3 P32")
def raise_walls(feature: Feature, ground: int, pose: Pose, width: int, depth: int, gates: int) -> None:
    """Make a feature a city, fort or camp: a rectangle with the middle of its front edge at a pose."""
    clear(feature)
    feature.ground = ground
    feature.count = 4
    feature.x = pose.x
    feature.y = pose.y
    feature.bearing = pose.bearing
    feature.width = width
    feature.depth = depth
    feature.gates = gates
    shape = rectangle(pose.x, pose.y, pose.bearing, width, depth)
    for number in range(4):
        place = corner(shape, number)
        feature.xs[number] = whole(place.x)
        feature.ys[number] = whole(place.y)
    enclose(feature)


@rule()
def clear(feature: Feature) -> None:
    """Make a feature no ground at all."""
    feature.ground = Ground.OPEN
    feature.count = 0
    feature.owner = NOBODY
    feature.hold = Hold.OWN
    feature.surrendered_to = NOBODY
    feature.shot_away = 0
    feature.fallen = 0
    feature.grade = 0
    feature.quarter = 0
    feature.gates = 0
    feature.outline = NOBODY
    feature.x = 0
    feature.y = 0
    feature.bearing = 0
    feature.width = 0
    feature.depth = 0
    feature.crest_x = 0
    feature.crest_y = 0
    feature.crest_to_x = 0
    feature.crest_to_y = 0
    for number in range(len(feature.xs)):
        feature.xs[number] = 0
        feature.ys[number] = 0
    enclose(feature)


@rule()
def enclose(feature: Feature) -> None:
    """Note the upright box around a feature's corners."""
    feature.least_x = feature.xs[0]
    feature.most_x = feature.xs[0]
    feature.least_y = feature.ys[0]
    feature.most_y = feature.ys[0]
    for number in range(1, feature.count):
        feature.least_x = min(feature.least_x, feature.xs[number])
        feature.most_x = max(feature.most_x, feature.xs[number])
        feature.least_y = min(feature.least_y, feature.ys[number])
        feature.most_y = max(feature.most_y, feature.ys[number])


@rule("DBA3 P29")
def go_inside(state: State, setting: Setting, me: int, number: int) -> None:
    """Put an element into a city, fort or camp, its middle in the middle of the place."""
    feature, element = state.features[number], state.elements[me]
    element.inside = number + 1
    inward = 0.5 * (setting.troops[element.troop].depth - feature.depth)
    stand(state, setting, me, shifted(Pose(0 + feature.x, 0 + feature.y, 0 + feature.bearing), inward, 0.0))

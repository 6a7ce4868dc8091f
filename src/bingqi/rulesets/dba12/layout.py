"""Ground as it lies on the board: outlines turned to their place, camps as rectangles, the box around
each."""

from __future__ import annotations

from bingqi.geometry.pose import Pose, shifted
from bingqi.geometry.rectangle import Rectangle, corner, rectangle
from bingqi.geometry.tolerance import whole
from bingqi.kit.rule import rule
from bingqi.rulesets.dba12.ground import depth_of, stand
from bingqi.rulesets.dba12.state import NOBODY, Feature, Ground, Setting, State


@rule("DBA12 Q6.choice")
def lay(feature: Feature, setting: Setting, which: int, pose: Pose) -> None:
    """Make a feature of an outline of the data, its middle at a pose."""
    outline = setting.outlines[which]
    clear(feature)
    feature.ground = outline.ground
    feature.outline = which
    feature.count = outline.count
    feature.x = pose.x
    feature.y = pose.y
    feature.bearing = pose.bearing
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


@rule("DBA12 Q6.camp-place")
def pitch(feature: Feature, owner: int, pose: Pose, width: int, depth: int) -> None:
    """Make a feature the camp of a side: a rectangle with the middle of its front edge at a pose."""
    clear(feature)
    feature.ground = Ground.CAMP
    feature.count = 4
    feature.owner = owner
    feature.holder = owner
    feature.x = pose.x
    feature.y = pose.y
    feature.bearing = pose.bearing
    feature.width = width
    feature.depth = depth
    shape = tents(feature)
    for number in range(4):
        place = corner(shape, number)
        feature.xs[number] = whole(place.x)
        feature.ys[number] = whole(place.y)
    enclose(feature)


@rule("DBA12 Q6.camp-place")
def tents(feature: Feature) -> Rectangle:
    """A camp as the rectangle that it is."""
    return rectangle(feature.x, feature.y, feature.bearing, feature.width, feature.depth)


@rule()
def clear(feature: Feature) -> None:
    """Make a feature no ground at all."""
    feature.ground = Ground.OPEN
    feature.count = 0
    feature.owner = NOBODY
    feature.holder = NOBODY
    feature.has_fought = 0
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


@rule("DBA12 Q13.holding")
def go_inside(state: State, setting: Setting, me: int, camp: int) -> None:
    """Put an element into a camp, its middle in the middle of the place."""
    feature, element = state.features[camp], state.elements[me]
    element.inside = camp + 1
    feature.holder = element.side
    inward = 0.5 * (depth_of(setting, element) - feature.depth)
    stand(state, setting, me, shifted(Pose(0 + feature.x, 0 + feature.y, 0 + feature.bearing), inward, 0.0))

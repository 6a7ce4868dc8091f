"""Every rule of the plane, asked about the same two bodies and area: to compare the tiers bit by bit."""

from typing import Any

from bingqi.geometry.contact import (
    common_length,
    do_corners_meet,
    do_edges_coincide,
    do_edges_touch,
    do_touch,
    edge_touched,
    is_corner_on_edge,
    line_up,
    line_up_beside,
    line_up_opposite,
    lined_up_on,
)
from bingqi.geometry.point import (
    Point,
    Segment,
    distance_of_segments,
    do_cross,
    end_of,
    is_same_place,
    start_of,
)
from bingqi.geometry.polygon import (
    Polygon,
    cover,
    covered_share,
    distance_of_polygons,
    distance_to,
    holds,
    is_simple,
    length_inside,
)
from bingqi.geometry.pose import Pose, bearing_of, facing, pose_at, shift_between, turned
from bingqi.geometry.rectangle import (
    Corner,
    Edge,
    Rectangle,
    clearance,
    contains,
    corner,
    covers,
    distance,
    distance_to_point,
    edge,
    is_clear_beyond,
    is_partly_beyond,
    is_wholly_beyond,
    local,
    overlap,
    span_beyond,
    standing,
)
from bingqi.geometry.sector import band, has_part_in, length_within, part_within, piece
from bingqi.geometry.sight import is_area_between, is_between, is_crossed, shadow, shadow_of_area
from bingqi.geometry.sweep import (
    corner_path,
    hull_enters,
    hull_overlaps,
    longest_arc,
    longest_move,
    slide_reach,
    slide_reach_outline,
    turn_reach,
    turn_reach_outline,
)
from bingqi.geometry.tolerance import UNIT, is_within, whole
from bingqi.kit.rule import rule

INPUTS = 12
"""Two bodies (x, y, bearing, width, depth each), a turn, and how many corners the area has."""

OUTPUTS = 91


@rule()
def survey(inputs: Any, xs: Any, ys: Any, outputs: Any, count: int) -> int:
    """Fill a row of *outputs* for each of *count* rows of *inputs*, whose area has the next corners of *xs*
    and *ys*. Gives the length of the longest row."""
    first, longest = 0, 0
    for number in range(count):
        row, place = number * INPUTS, number * OUTPUTS
        one = pose_at(inputs[row], inputs[row + 1], inputs[row + 2])
        other = pose_at(inputs[row + 5], inputs[row + 6], inputs[row + 7])
        width, depth, turn = inputs[row + 3], inputs[row + 4], inputs[row + 10]
        corners = inputs[row + 11]
        area = Polygon(xs[first : first + corners], ys[first : first + corners])
        first += corners
        body = standing(one, width, depth)
        obstacle = standing(other, inputs[row + 8], inputs[row + 9])
        end = survey_poses(one, other, width, depth, turn, outputs, place)
        end = survey_bodies(body, obstacle, outputs, end)
        end = survey_edges(body, obstacle, number % 4, outputs, end)
        end = survey_moves(body, obstacle, facing(turn), turn % 1800 - 900, outputs, end)
        end = survey_area(area, body, obstacle, outputs, end)
        if number % 5 == 0:  # the slow ones
            end = survey_outline(area, body, obstacle, facing(turn), turn % 1800 - 900, outputs, end)
        longest = end - place if end - place > longest else longest
    return longest


@rule()
def survey_poses(one: Pose, other: Pose, width: int, depth: int, turn: int, outputs: Any, place: int) -> int:
    shift = shift_between(one, other)
    moved = turned(one, Point(float(other.x), float(other.y)), turn)
    outputs[place], outputs[place + 1], outputs[place + 2] = shift.ahead, shift.right, shift.turn
    outputs[place + 3], outputs[place + 4], outputs[place + 5] = moved.x, moved.y, moved.bearing
    outputs[place + 6] = bearing_of(shift.ahead, shift.right)
    outputs[place + 7] = whole(shift.right / 3.0)
    outputs[place + 8] = is_within(shift.right, shift.ahead)
    place += 9
    for which in range(4):
        lined = line_up(one, width, depth, which, UNIT)
        outputs[place], outputs[place + 1] = lined.x, lined.y
        place += 2
    for lined in (line_up_beside(one, width, True, UNIT), line_up_opposite(one, width, False, UNIT)):
        outputs[place], outputs[place + 1], outputs[place + 2] = lined.x, lined.y, lined.bearing
        place += 3
    return place


@rule()
def survey_bodies(body: Rectangle, obstacle: Rectangle, outputs: Any, place: int) -> int:
    point = corner(obstacle, Corner.FRONT_RIGHT)
    seen = local(body, point)
    for found in (
        clearance(body, obstacle),
        distance(body, obstacle),
        distance_to_point(body, point),
        seen.ahead,
        seen.right,
    ):
        outputs[place] = found
        place += 1
    for answer in (
        overlap(body, obstacle),
        covers(body, obstacle),
        contains(body, point),
        do_touch(body, obstacle),
        has_part_in(band(body, Edge.FRONT, 1.0 * UNIT, 0.0), obstacle),
        covers(band(body, Edge.RIGHT, 3.0 * UNIT, 1.0 * UNIT), obstacle),
    ):
        outputs[place] = answer
        place += 1
    for which in range(4):
        span = span_beyond(body, which, obstacle)
        outputs[place], outputs[place + 1] = span.least, span.most
        outputs[place + 2] = is_clear_beyond(span)
        outputs[place + 3] = is_wholly_beyond(span)
        outputs[place + 4] = is_partly_beyond(span)
        place += 5
    return place


@rule()
def survey_edges(body: Rectangle, obstacle: Rectangle, which: int, outputs: Any, place: int) -> int:
    area = band(body, Edge.FRONT, 3.0 * UNIT, 1.0 * UNIT)
    one, other = edge(body, Edge.FRONT), edge(obstacle, which)
    cut, hidden = piece(other, part_within(area, other, 0.0)), shadow(one, other, area)
    outputs[place] = common_length(body, Edge.FRONT, obstacle, which)
    outputs[place + 1] = edge_touched(body, which, obstacle)
    outputs[place + 2] = distance_of_segments(one, other)
    outputs[place + 3], outputs[place + 4] = cut.x, cut.to_y
    outputs[place + 5], outputs[place + 6] = hidden.start, hidden.end
    outputs[place + 7] = length_within(area, other)
    outputs[place + 8] = lined_up_on(body, obstacle)
    place += 9
    for answer in (
        do_edges_coincide(body, Edge.FRONT, obstacle, which),
        do_edges_touch(body, Edge.FRONT, obstacle, which),
        do_corners_meet(body, Corner.FRONT_LEFT, obstacle, which),
        is_corner_on_edge(body, Corner.FRONT_LEFT, obstacle, which),
        is_same_place(start_of(one), end_of(other)),
        do_cross(one, other),
        is_crossed(other, body),
        is_between(one, other, body),
    ):
        outputs[place] = answer
        place += 1
    return place


@rule()
def survey_moves(
    body: Rectangle, obstacle: Rectangle, way: Point, turn: int, outputs: Any, place: int
) -> int:
    pivot = corner(body, Corner.FRONT_LEFT)
    end = Rectangle(obstacle.x + way.x, obstacle.y + way.y, way.x, way.y, body.half_depth, body.half_width)
    path = corner_path(body, end, Corner.REAR_LEFT)
    outputs[place] = slide_reach(body, way, 4.0 * UNIT, obstacle)
    outputs[place + 1] = turn_reach(body, pivot, turn, obstacle)
    outputs[place + 2] = hull_overlaps(body, end, obstacle)
    outputs[place + 3] = longest_move(body, end)
    outputs[place + 4] = longest_arc(body, pivot, turn)
    outputs[place + 5], outputs[place + 6] = path.x, path.to_y
    return place + 7


@rule()
def survey_area(area: Polygon, body: Rectangle, obstacle: Rectangle, outputs: Any, place: int) -> int:
    line = Segment(body.x, body.y, obstacle.x, obstacle.y)
    outputs[place] = cover(area, body)
    outputs[place + 1] = covered_share(area, body)
    outputs[place + 2] = length_inside(area, line)
    outputs[place + 3] = holds(area, start_of(line))
    outputs[place + 4] = distance_to(area, body)
    return place + 5


@rule()
def survey_outline(
    area: Polygon, body: Rectangle, obstacle: Rectangle, way: Point, turn: int, outputs: Any, place: int
) -> int:
    hidden = shadow_of_area(edge(body, Edge.FRONT), edge(obstacle, Edge.FRONT), area)
    outputs[place] = slide_reach_outline(body, way, 4.0 * UNIT, area)
    outputs[place + 1] = turn_reach_outline(body, corner(body, Corner.FRONT_RIGHT), turn, area)
    outputs[place + 2], outputs[place + 3] = hidden.start, hidden.end
    outputs[place + 4] = hull_enters(body, obstacle, area)
    outputs[place + 5] = is_area_between(edge(body, Edge.FRONT), edge(obstacle, Edge.FRONT), area)
    outputs[place + 6] = distance_of_polygons(area, Polygon(area.ys[:3], area.xs[:3]))
    outputs[place + 7] = is_simple(area)
    return place + 8

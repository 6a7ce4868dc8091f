"""The paths of a group: straight ahead, a wheel forward on a front corner at an end of its front rank, and
what these make up. A goal is given; the path that leads there is solved for.

Everything is reckoned as the leader sees it from where it stands: grains ahead and to the right.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from bingqi.geometry.pose import (
    QUARTER_TURN,
    Pose,
    Shift,
    bearing_of,
    facing,
    pose_at,
    shift_between,
    shifted,
    turn_between,
)
from bingqi.geometry.tolerance import TOLERANCE
from bingqi.kit.bits import lowest
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.ground import pose_of
from bingqi.rulesets.dba3.groups import Ends, ends_of
from bingqi.rulesets.dba3.state import WIDTH, State

SHAPES = 5
"""Ahead, wheel, ahead; then wheel, ahead, wheel by the corners left-left, left-right, right-left,
right-right."""


class Path(NamedTuple):
    """How a leader gets to its goal: by way of two poses to a third, the goal without the free slide that
    ends the move. `length` is that of the front corner that moves farthest; below zero: there is no such
    path."""

    one: Pose
    two: Pose
    three: Pose
    length: float
    slide: float


class Range(NamedTuple):
    """The slides that are still open, from the one farthest to the left to the one farthest to the right."""

    low: float
    high: float


class Spot(NamedTuple):
    """A place as the leader sees it."""

    ahead: float
    right: float


@rule("DBA3 P36")
def path_of(
    state: State, group: int, leader: int, goal: Pose, shape: int, most_slide: float, limit: float
) -> Path:
    """The path of one of the SHAPES by which a group gets its leader to *goal*, with the smallest free slide
    that makes it possible within *limit*. Its length may still be above the limit."""
    start = pose_of(state.elements[leader])
    seen = shift_between(start, goal)
    if shape == 0 and seen.turn == 0:
        return straight_ahead(start, goal, seen, most_slide)
    ends = ends_of(state, group, leader)
    if shape == 0:
        return ahead_wheel_ahead(state, group, leader, goal, ends, most_slide, limit)
    return wheel_ahead_wheel(state, group, leader, goal, ends, shape >= 3, shape % 2 == 0)


@rule("DBA3 P36")
def no_path(goal: Pose) -> Path:
    """What leads nowhere."""
    return Path(goal, goal, goal, -1.0, 0.0)


@rule("DBA3 P36", "DBA3 D13")
def straight_ahead(start: Pose, goal: Pose, seen: Shift, most_slide: float) -> Path:
    """The path without a wheel; only a free slide leads sideways."""
    slide = 0.0 if abs(seen.right) <= TOLERANCE else seen.right
    if abs(slide) > most_slide + TOLERANCE or seen.ahead < -TOLERANCE:
        return no_path(goal)
    before = shifted(goal, 0.0, -slide) if abs(slide) > TOLERANCE else goal
    return Path(before, before, before, abs(seen.ahead), slide)


@rule("DBA3 P36", "DBA3 D13", "DBA3 P23")
def ahead_wheel_ahead(
    state: State, group: int, leader: int, goal: Pose, ends: Ends, most_slide: float, limit: float
) -> Path:
    """The path with one wheel: clockwise on the right front corner, else on the left one. The goal leaves one
    such path; a slide moves the wheel and shortens or lengthens it."""
    start = pose_of(state.elements[leader])
    seen = shift_between(start, goal)
    sine_cosine = facing(seen.turn)
    sine, cosine = sine_cosine.x, sine_cosine.y
    if abs(sine) < 0.001:
        return no_path(goal)
    pivot = Spot(ends.left_ahead, ends.left_right)
    if seen.turn > 0:
        pivot = Spot(ends.right_ahead, ends.right_right)
    wheeled_ahead = pivot.ahead - pivot.ahead * cosine + pivot.right * sine
    wheeled_right = pivot.right - pivot.ahead * sine - pivot.right * cosine
    after = (seen.right - wheeled_right) / sine
    before = seen.ahead - wheeled_ahead - after * cosine
    chord = chord_of(state, group, leader, pivot, seen.turn)
    # A slide of s to the right adds s / sine to the way before the wheel and takes s * cosine / sine off the
    # way after it.
    open_slides = Range(-most_slide, most_slide)
    open_slides = narrowed(open_slides, 1.0 / sine, before + TOLERANCE)
    open_slides = narrowed(open_slides, -cosine / sine, after + TOLERANCE)
    if open_slides.low <= open_slides.high:
        slack = limit - before - after - chord
        shorter = narrowed(open_slides, (cosine - 1.0) / sine, slack)
        open_slides = shorter if shorter.low <= shorter.high else open_slides
    if open_slides.low > open_slides.high:
        return no_path(goal)
    slide = nearest_to_none(open_slides)
    before = at_least_none(before + slide / sine)
    after = at_least_none(after - slide * cosine / sine)
    three = shifted(goal, 0.0, -slide) if abs(slide) > TOLERANCE else goal
    return Path(
        shifted(start, before, 0.0), shifted(three, -after, 0.0), three, before + chord + after, slide
    )


@rule("DBA3 P36", "DBA3 P23")
def wheel_ahead_wheel(
    state: State, group: int, leader: int, goal: Pose, ends: Ends, first_right: bool, then_right: bool
) -> Path:
    """The path of two wheels, each on the corner that it turns towards, with a way straight ahead between."""
    start = pose_of(state.elements[leader])
    seen = shift_between(start, goal)
    first = Spot(ends.left_ahead, ends.left_right)
    second = first
    if first_right:
        first = Spot(ends.right_ahead, ends.right_right)
    if then_right:
        second = Spot(ends.right_ahead, ends.right_right)
    # The second corner ends where the goal has it. Seen from the first one, which stays where it is while
    # the group turns about it, it lies as in the group itself, but for the way ahead.
    turn = facing(seen.turn)
    to_ahead = seen.ahead + second.ahead * turn.y - second.right * turn.x - first.ahead
    to_right = seen.right + second.ahead * turn.x + second.right * turn.y - first.right
    across = second.right - first.right
    square = to_ahead * to_ahead + to_right * to_right - across * across
    if square < 0.0:
        return no_path(goal)
    along = sqrt(square)
    ahead = along - (second.ahead - first.ahead)
    wheel = turn_between(bearing_of(across, along), bearing_of(to_right, to_ahead))
    rest = seen.turn - wheel
    if ahead < 0.0 or not is_forward(wheel, first_right) or not is_forward(rest, then_right):
        return no_path(goal)
    length = chord_of(state, group, leader, first, wheel) + chord_of(state, group, leader, second, rest)
    one = wheeled(start, first, wheel)
    return Path(one, shifted(one, ahead, 0.0), goal, length + ahead, 0.0)


@rule("DBA3 P36")
def is_forward(turn: int, on_right: bool) -> bool:
    """Whether a wheel on a corner leads forward, and no farther than at a right angle."""
    return 0 <= turn <= QUARTER_TURN if on_right else -QUARTER_TURN <= turn <= 0


@rule("DBA3 P36")
def wheeled(start: Pose, pivot: Spot, turn: int) -> Pose:
    """A pose turned about a spot that it sees."""
    at = shifted(start, pivot.ahead, pivot.right)
    return shifted(pose_at(at.x, at.y, start.bearing + turn), -pivot.ahead, -pivot.right)


@rule("DBA3 P23")
def chord_of(state: State, group: int, leader: int, pivot: Spot, turn: int) -> float:
    """How far the front corner that moves farthest in a wheel gets, straight from its place to the other."""
    if turn == 0:
        return 0.0
    farthest = 0.0
    start = pose_of(state.elements[leader])
    left = group
    while left:
        me = lowest(left)
        left &= left - 1
        seen = shift_between(start, pose_of(state.elements[me]))
        ahead, right = seen.ahead - pivot.ahead, abs(seen.right - pivot.right) + 0.5 * WIDTH
        square = ahead * ahead + right * right
        farthest = square if square > farthest else farthest
    return sqrt(farthest * 2.0 * (1.0 - facing(turn).y))


@rule()
def narrowed(slides: Range, slope: float, room: float) -> Range:
    """The slides for which slope * slide + room stays above zero; low above high for none."""
    if slope > 0.0:
        low = -room / slope
        return Range(low if low > slides.low else slides.low, slides.high)
    if slope < 0.0:
        high = -room / slope
        return Range(slides.low, high if high < slides.high else slides.high)
    return slides if room >= 0.0 else Range(1.0, 0.0)


@rule("DBA3 D12")
def nearest_to_none(slides: Range) -> float:
    """The smallest slide of a range."""
    if slides.low > 0.0:
        return slides.low
    return slides.high if slides.high < 0.0 else 0.0


@rule()
def at_least_none(length: float) -> float:
    """A length, or 0 if it is below."""
    return length if length > 0.0 else 0.0

"""The places that are tried for a piece of ground: a grid over its quarter, looked through in an order that
jumps about. Players may choose any other place."""

from __future__ import annotations

from bingqi.geometry.pose import Pose
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.state import NOBODY, Ground, Setting, State
from bingqi.rulesets.dba3.terrain import edge_middle, is_built_up, why_not_lay

STEPS = 10
"""Places along a side of a quarter."""
TURNS = 4
STRIDE = 7919
"""A prime, so that every place comes up once."""


@rule("DBA3 P30")
def next_spot(state: State, setting: Setting, ground: int, quarter: int, start: int, tries: int) -> int:
    """How many tries it takes to come to the next place where ground of a kind fits, after *tries* tries that
    began at *start*; NOBODY when all have been tried."""
    total = spot_count(setting, ground)
    while tries < total:
        spot = (start + tries * STRIDE) % total
        tries += 1
        which = outline_of_spot(setting, ground, spot)
        if why_not_lay(state, setting, which, pose_of_spot(setting, ground, quarter, spot), quarter) == (
            Cause.LEGAL
        ):
            return tries
    return NOBODY


@rule("DBA3 P30")
def spot_tried(setting: Setting, ground: int, start: int, tries: int) -> int:
    """The place that came last after so many tries."""
    return (start + (tries - 1) * STRIDE) % spot_count(setting, ground)


@rule("DBA3 P30")
def spot_count(setting: Setting, ground: int) -> int:
    """How many places there are to try for a kind of ground, with all its outlines."""
    outlines = 0
    for which in range(setting.outline_count):
        if setting.outlines[which].ground == ground:
            outlines += 1
    return outlines * spots_of_one(setting, ground)


@rule()
def spots_of_one(setting: Setting, ground: int) -> int:
    """The same for one outline."""
    if ground == Ground.WATERWAY:
        return TURNS
    if setting.grounds[ground].is_linear:
        return TURNS * 2 * STEPS
    return TURNS * STEPS * STEPS


@rule()
def outline_of_spot(setting: Setting, ground: int, spot: int) -> int:
    """The outline that a place is for."""
    left = spot // spots_of_one(setting, ground)
    for which in range(setting.outline_count):
        if setting.outlines[which].ground == ground:
            if left == 0:
                return which
            left -= 1
    return 0


@rule()
def pose_of_spot(setting: Setting, ground: int, quarter: int, spot: int) -> Pose:
    """Where and how ground lies at a place; in any quarter, the places are spread over the whole board."""
    spot %= spots_of_one(setting, ground)
    turn = spot % TURNS
    spot //= TURNS
    board = 0 + setting.board
    if ground == Ground.WATERWAY:
        return edge_middle(setting, turn)
    if setting.grounds[ground].is_linear:
        place = (2 * spot + 1) * board // (4 * STEPS)
        if turn % 2:
            return Pose(board // 2, place, 900 * turn)
        return Pose(place, board // 2, 900 * turn)
    side = board if quarter == 0 else board // 2
    left = board // 2 if quarter == 2 or quarter == 3 else 0
    near = board // 2 if quarter == 1 or quarter == 2 else 0
    x = left + (2 * (spot % STEPS) + 1) * side // (2 * STEPS)
    y = near + (2 * (spot // STEPS) + 1) * side // (2 * STEPS)
    return Pose(x, y, turn * (900 if is_built_up(ground) else 450))

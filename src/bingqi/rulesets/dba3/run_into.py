"""Pursuers and elements in flight that run into an enemy: they line up with it."""

from __future__ import annotations

from bingqi.geometry.contact import NO_EDGE, do_corners_meet, do_edges_touch
from bingqi.geometry.rectangle import Corner, Edge
from bingqi.geometry.sweep import longest_move
from bingqi.geometry.tolerance import is_within
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.contacts import mark_contacts
from bingqi.rulesets.dba3.ground import body, body_at, is_in_field, pose_of, stand
from bingqi.rulesets.dba3.lineup import (
    LEFT_CORNER,
    RIGHT_CORNER,
    are_side_by_side,
    contact_pose,
    edge_met,
    is_in_overlap,
    obstruction,
)
from bingqi.rulesets.dba3.state import (
    NOBODY,
    OF_A_SIDE,
    Setting,
    State,
)
from bingqi.rulesets.dba3.touch import (
    are_near,
    first_of,
)


@rule("DBA3 D159", "DBA3 D176")
def line_up_after(state: State, setting: Setting, me: int, log: Log) -> None:
    """Let an element whose pursuit or flight has ended at an enemy line up with it, as after a contact by
    tactical move, if it gets there by no more than 1 BW and has room; else it stays as it is."""
    foe, place = run_into(state, setting, me)
    if foe == NOBODY:
        return
    pose = contact_pose(state, setting, me, foe, place)
    here = pose_of(state.elements[me])
    troop = 0 + state.elements[me].troop
    moved = longest_move(body_at(setting, troop, here), body_at(setting, troop, pose))
    is_free = obstruction(state, setting, me, pose, 1 << me) == Cause.LEGAL
    if is_free and is_within(moved, 0.0 + setting.rules.free_slide):
        if here != pose:
            stand(state, setting, me, pose)
        tell(log, Happening.LINED_UP, 0, me, foe, 0, 0)
    mark_contacts(state, setting, 1 << me, log)


@rule("DBA3 D159", "DBA3 D176")
def run_into(state: State, setting: Setting, me: int) -> tuple[int, int]:
    """The enemy that the front edge of an element touches and the edge or corner of it to line up with, as
    `actions.EDGES` has them; NOBODY for none. An enemy front edge goes before sides and rears, and those
    before an overlap."""
    base = body(setting, state.elements[me])
    start = first_of(1 - state.elements[me].side)
    found, place, best = NOBODY, 0, 0
    for foe in range(start, start + OF_A_SIDE):
        if not is_in_field(state.elements[foe]) or not are_near(state, me, foe):
            continue
        other = body(setting, state.elements[foe])
        if are_side_by_side(base, other):
            continue
        rank, which = 0, edge_met(base, other)
        if which == NO_EDGE and is_in_overlap(base, other):
            rank = 1
            which = RIGHT_CORNER
            if do_corners_meet(base, Corner.FRONT_LEFT, other, Corner.FRONT_LEFT):
                which = LEFT_CORNER
        elif which != NO_EDGE:
            rank = 3 if which == Edge.FRONT else 2
        else:
            for number in (Edge.FRONT, Edge.RIGHT, Edge.REAR, Edge.LEFT):
                if rank == 0 and do_edges_touch(base, Edge.FRONT, other, number):
                    rank, which = (3 if number == Edge.FRONT else 2), number
        if rank > best:
            found, place, best = foe, which, rank
    return found, place

"""Elements destroyed, and what they count."""

from __future__ import annotations

from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.ground import is_expendable, is_in_field
from bingqi.rulesets.dba3.state import NOBODY, SIDES, Setting, State, Status
from bingqi.rulesets.dba3.touch import directly_before, directly_behind, is_taken_in_flank


@rule("DBA3 D128", "DBA3 D132", "DBA3 D178")
def destroy(state: State, setting: Setting, me: int, cause: int, log: Log) -> None:
    """Remove an element for good, and with the first of a column those behind it that have an enemy front on
    a side or the rear."""
    doomed = doomed_behind(state, setting, me)
    tell(log, Happening.DESTROYED, cause, me, NOBODY, 0, 0)
    remove(state, setting, me, log)
    who = 0
    while doomed:
        if doomed & 1:
            tell(log, Happening.DESTROYED, Cause.COLUMN_HEAD_LOST, who, me, 0, 0)
            remove(state, setting, who, log)
        doomed >>= 1
        who += 1


@rule("DBA3 D132")
def doomed_behind(state: State, setting: Setting, me: int) -> int:
    """The bit set of those that go with the first element of their column."""
    doomed = 0
    if not is_in_field(state.elements[me]) or directly_before(state, setting, me) != NOBODY:
        return doomed
    behind = directly_behind(state, setting, me)
    while behind != NOBODY:
        if is_taken_in_flank(state, setting, behind):
            doomed |= 1 << behind
        behind = directly_behind(state, setting, behind)
    return doomed


@rule("DBA3 D158", "DBA3 D179")
def lose_off_board(state: State, setting: Setting, me: int, cause: int, log: Log) -> None:
    """Remove an element that fled over an edge of the board; it counts like one destroyed."""
    tell(log, Happening.WENT_OFF_BOARD, cause, me, NOBODY, 0, 0)
    remove(state, setting, me, log)


@rule("DBA3 D178", "DBA3 D180")
def remove(state: State, setting: Setting, me: int, log: Log) -> None:
    """Take an element off the table and count it."""
    state.elements[me].status = Status.LOST
    state.elements[me].inside = 0
    state.clash.fell_back |= 1 << me
    state.clash.waiting &= ~(1 << me)
    count_loss(state, setting, me, log)


@rule("DBA3 D211", "DBA3 D213", "DBA3 D214", "DBA3 D214.once", "DBA3 D215")
def count_loss(state: State, setting: Setting, me: int, log: Log) -> None:
    """What a lost element counts: one, another for the first double element, another for the general;
    nothing if it is expendable."""
    element = state.elements[me]
    force = state.forces[element.side]
    if is_expendable(setting, element):
        tell(log, Happening.LOSS_NOT_COUNTED, Cause.NOT_COUNTED, me, NOBODY, 0, 0)
    else:
        force.lost += 1
        tell(log, Happening.LOSS_COUNTED, Cause.LOST_ELEMENT, me, NOBODY, element.side, 1)
        if setting.troops[element.troop].is_double and force.double_lost == 0:
            force.double_lost = 1
            force.lost += 1
            tell(log, Happening.LOSS_COUNTED, Cause.LOST_FIRST_DOUBLE, me, NOBODY, element.side, 1)
    if element.is_general and force.general_lost == 0:
        force.general_lost = 1
        force.lost += 1
        tell(log, Happening.LOSS_COUNTED, Cause.LOST_GENERAL, me, NOBODY, element.side, 1)


@rule("DBA3 D211", "DBA3 D216", "DBA3 D217", "DBA3 D218", "DBA3 D219")
def losses_of(state: State, side: int) -> int:
    """What a side has lost in all: elements, its camp, its city; a city counts two where there is no camp."""
    force = state.forces[side]
    total = force.lost + force.camp_lost
    if force.city_lost:
        total += 1 if force.has_camp else 2
    return total


@rule("DBA3 D212")
def losses_beyond(state: State, side: int) -> int:
    """By how much a side has lost more than the other."""
    return losses_of(state, side) - losses_of(state, SIDES - 1 - side)

"""Elements that are lost."""

from __future__ import annotations

from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.rulesets.dba12.causes import Happening
from bingqi.rulesets.dba12.ground import is_counted
from bingqi.rulesets.dba12.state import NOBODY, Setting, State, Status


@rule("DBA12 O41", "DBA12 Q23", "DBA12 Q23.uncounted")
def destroy(state: State, setting: Setting, me: int, cause: int, log: Log) -> None:
    """Take an element off the board and count it."""
    element = state.elements[me]
    if element.status != Status.FIELD:
        return
    element.status = Status.LOST
    element.inside = 0
    element.touches = 0
    element.within = 0
    tell(log, Happening.DESTROYED, cause, me, NOBODY, 0, 0)
    force = state.forces[element.side]
    if is_counted(setting, element):
        force.lost += 1
    if element.is_general:
        force.general_lost = 1
        tell(log, Happening.GENERAL_LOST, 0, me, NOBODY, 0 + element.side, 0)

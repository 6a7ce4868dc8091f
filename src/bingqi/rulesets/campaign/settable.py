"""What an umpire may set of a unit. What is being planned, fought out or retreated from is left alone."""

from __future__ import annotations

from collections.abc import Iterator

from bingqi.errors import UserError
from bingqi.kit.log import Log
from bingqi.kit.settable import Flag, Number, Settable, Settables, Subject, Value, Written
from bingqi.rulesets.campaign.actions import Ask
from bingqi.rulesets.campaign.ground import BARRED, cost_of_entry, distance, unit_at
from bingqi.rulesets.campaign.state import MEMBERS, NOBODY, Force, State
from bingqi.rulesets.campaign.turn import Phase, decision
from bingqi.rulesets.campaign.victory import lose_unit

MOST_STRENGTH = 999
MOST_MOVEMENT = 16


def force_of(subject: Subject) -> Force:
    found: Force = subject.state.forces[subject.number]
    return found


def is_at_rest(subject: Subject) -> bool:
    """Not while battles are carried out, nor for a unit that has been chosen or planned for, is the target of
    a plan, or fights the flag battle that is being reported."""
    state: State = subject.state
    question, force = decision(state, subject.setting), force_of(subject)
    if question.kind == Ask.PLAN:
        is_target = any(other.order and other.target == subject.number for other in state.forces)
        return question.about != subject.number and not force.order and not is_target
    if question.kind == Ask.FLAG_BATTLE:
        return force.lock == 0 or force.lock != state.flag.lock
    return question.kind == Ask.BEGIN


def put_place(subject: Subject, value: Value, log: Log) -> None:
    """Stand it in a cell, back on the map if it was destroyed, and out of any battle that held it."""
    state, force = subject.state, force_of(subject)
    if state.turn.phase == Phase.PLANNING and any(other.order and other.route for other in state.forces):
        raise UserError("error-set-moves-planned")
    cell = subject.opening.convertors["cell"].write(value[0])
    there = unit_at(state, subject.setting, value[0])
    if there not in (NOBODY, subject.number):
        unit = subject.opening.convertors["unit"].write(there)
        raise UserError("error-cell-taken", file="", path="", cell=cell, unit=unit)
    if cost_of_entry(subject.setting, force, value[0]) == BARRED:
        raise UserError("error-set-no-entry", cell=cell)
    force.cell = value[0]
    release(subject)


def near_place(subject: Subject, value: Value) -> Iterator[Value]:
    """All cells, the nearest first."""
    setting = subject.setting
    for cell in sorted(range(setting.cells), key=lambda cell: distance(setting, value[0], cell)):
        yield (cell,)


def put_destroyed(subject: Subject, value: Value, log: Log) -> None:
    """Take it off the map, with what that means for the campaign. Nothing brings it back but a place."""
    force = force_of(subject)
    if not value[0]:
        if force.cell == NOBODY:
            raise UserError("error-set-needs-place", name="at")
        return
    release(subject)
    force.cell = NOBODY
    lose_unit(subject.state, subject.setting, subject.number, log)


def put_locked(subject: Subject, value: Value, log: Log) -> None:
    """Free it from its battle. Only fighting locks units."""
    if value[0]:
        raise UserError("error-set-only-no")
    release(subject)


def release(subject: Subject) -> None:
    """Free a unit from its battle, and those who have nobody left to fight."""
    force, forces = force_of(subject), subject.state.forces
    lock, force.lock = force.lock, 0
    left = [other for other in forces if lock and other.lock == lock]
    if len({other.side for other in left}) < 2:
        for other in left:
            other.lock = 0


def put_spent(subject: Subject, value: Value, log: Log) -> None:
    force_of(subject).spent = value[0]


def put_strength(subject: Subject, value: Value, log: Log) -> None:
    force_of(subject).strength = value[0]


def put_movement(subject: Subject, value: Value, log: Log) -> None:
    force_of(subject).movement = value[0]


def is_there(subject: Subject) -> bool:
    return force_of(subject).cell != NOBODY


def hit_points(place: int, en: str, zh: str) -> Settable:
    """Those of one member of a player unit."""

    def put(subject: Subject, value: Value, log: Log) -> None:
        force_of(subject).members[place].hit_points = value[0]

    return Settable(
        f"hit_points_{place + 1}",
        {"en": f"hit points, {en}", "zh-CN": f"生命值（{zh}）"},
        Number(lambda subject: (0, force_of(subject).members[place].full)),
        get=lambda subject: (force_of(subject).members[place].hit_points,),
        put=put,
        has=lambda subject: force_of(subject).members[place].full > 0,
    )


SETTABLE = Settables(
    fields=(
        Settable(
            "at",
            {"en": "place", "zh-CN": "位置"},
            Written(("cell",), "0407"),
            get=lambda subject: (force_of(subject).cell,) if is_there(subject) else (),
            put=put_place,
            near=near_place,
        ),
        Settable(
            "destroyed",
            {"en": "destroyed", "zh-CN": "已被消灭"},
            Flag(),
            get=lambda subject: (int(not is_there(subject)),),
            put=put_destroyed,
        ),
        Settable(
            "strength",
            {"en": "strength", "zh-CN": "战力"},
            Number(lambda subject: (1, MOST_STRENGTH)),
            get=lambda subject: (force_of(subject).strength,),
            put=put_strength,
            has=lambda subject: not force_of(subject).is_player,
        ),
        Settable(
            "movement",
            {"en": "movement", "zh-CN": "移动力"},
            Number(lambda subject: (0, MOST_MOVEMENT)),
            get=lambda subject: (force_of(subject).movement,),
            put=put_movement,
        ),
        Settable(
            "spent",
            {"en": "has acted", "zh-CN": "已行动"},
            Flag(),
            get=lambda subject: (force_of(subject).spent,),
            put=put_spent,
        ),
        Settable(
            "locked",
            {"en": "locked in battle", "zh-CN": "锁定"},
            Flag(),
            get=lambda subject: (int(force_of(subject).lock > 0),),
            put=put_locked,
            has=lambda subject: force_of(subject).lock > 0,
        ),
        *(hit_points(place, f"member {place + 1}", f"第 {place + 1} 人") for place in range(MEMBERS)),
    ),
    is_at_rest=is_at_rest,
)

"""What an umpire may set of an element. What is being moved, aimed or carried out is left alone."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bingqi.errors import UserError
from bingqi.geometry.pose import Pose
from bingqi.kit.log import Log
from bingqi.kit.settable import (
    Choice,
    Flag,
    Number,
    Option,
    Settable,
    Settables,
    Subject,
    Thing,
    Value,
    Written,
)
from bingqi.rulesets.dba3.actions import Ask
from bingqi.rulesets.dba3.ground import is_expendable, is_in_field, stand
from bingqi.rulesets.dba3.layout import go_inside
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    FEATURES,
    NOBODY,
    OF_A_SIDE,
    WIDTH,
    Element,
    Hold,
    Phase,
    Status,
)
from bingqi.rulesets.dba3.turn import decision

MOST_MOVES = 20
STATUS = (
    Option(Status.FIELD, "field", {"en": "on the table", "zh-CN": "在场"}),
    Option(Status.WAITING, "waiting", {"en": "not yet deployed", "zh-CN": "尚未部署"}),
    Option(Status.AT_SEA, "at-sea", {"en": "at sea", "zh-CN": "在海上"}),
    Option(Status.LOST, "lost", {"en": "lost", "zh-CN": "已损失"}),
)
RINGS = (0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0)
"""Base widths from a place that is taken to those that are tried instead."""
AROUND = ((0, 1), (1, 0), (0, -1), (-1, 0), (0.7, 0.7), (0.7, -0.7), (-0.7, -0.7), (-0.7, 0.7))


def element_of(subject: Subject) -> Element:
    found: Element = subject.state.elements[subject.number]
    return found


CALM = (Ask.PIPS, Ask.MOVE, Ask.FIGHT)
"""Questions in battle that leave elements alone but for those chosen."""


def is_at_rest(subject: Subject) -> bool:
    """Not while targets are chosen and combats carried out, nor for an element that has been chosen to move
    or sits in an enemy's stronghold."""
    state, element = subject.state, element_of(subject)
    question = decision(state, subject.setting)
    if element.inside and state.features[element.inside - 1].owner != element.side:
        return False
    is_calm = state.turn.phase == Phase.SET_UP or (question.kind in CALM and state.clash.stage == 0)
    return is_calm and not state.chosen >> subject.number & 1


def put_place(subject: Subject, value: Value, log: Log) -> None:
    """Stand it in the open, back on the table if it was not there, out of touch with whom it fought."""
    element = element_of(subject)
    come_back(subject)
    element.inside = 0
    stand(subject.state, subject.setting, subject.number, Pose(value[0], value[1], element.bearing))
    part(subject)
    subject.state.let_be = 0


def put_bearing(subject: Subject, value: Value, log: Log) -> None:
    element = element_of(subject)
    stand(subject.state, subject.setting, subject.number, Pose(element.x, element.y, value[0]))
    part(subject)


def near_place(subject: Subject, value: Value) -> Iterator[Value]:
    """Places around one, the nearest first, from the place itself if it is on the table."""
    board = subject.setting.board
    for least in (WIDTH // 2, WIDTH):
        x, y = (min(max(part, least), board - least) for part in value)
        yield x, y
    for ring in RINGS:
        for across, ahead in AROUND:
            yield x + round(ring * across * WIDTH), y + round(ring * ahead * WIDTH)


def put_status(subject: Subject, value: Value, log: Log) -> None:
    """Take it off the table, counted where its loss counts, or put it back where it last stood."""
    element = element_of(subject)
    come_back(subject)
    if value[0] == Status.FIELD:
        stand(subject.state, subject.setting, subject.number, Pose(element.x, element.y, element.bearing))
        return
    element.status, element.inside = value[0], 0
    element.touches = element.within = 0
    part(subject)
    if value[0] == Status.LOST:
        count(subject, 1)


def allowed_status(subject: Subject) -> Collection[int]:
    """It waits only before the battle has begun, and nobody goes to sea who is not there."""
    is_set_up = subject.state.turn.phase == Phase.SET_UP
    kept = [Status.WAITING] if is_set_up else []
    return [Status.FIELD, Status.LOST, *kept, *([Status.AT_SEA] if is_at_sea(subject) else [])]


def is_at_sea(subject: Subject) -> bool:
    return element_of(subject).status == Status.AT_SEA


def come_back(subject: Subject) -> None:
    """Be on the table; a loss is taken back."""
    element = element_of(subject)
    if element.status == Status.LOST:
        count(subject, -1)
    element.status = Status.FIELD


def count(subject: Subject, by: int) -> None:
    """Count a loss, or take it back: another for the first double element, another for the general."""
    element, elements = element_of(subject), subject.state.elements
    force, troops = subject.state.forces[element.side], subject.setting.troops
    lost = 0 if is_expendable(subject.setting, element) else 1
    others = [
        other
        for who, other in enumerate(elements)
        if who != subject.number and other.side == element.side and other.status == Status.LOST
    ]
    if lost and troops[element.troop].is_double:
        is_first = not any(troops[other.troop].is_double for other in others)
        lost += is_first
        force.double_lost = int(by > 0 or not is_first)
    if element.is_general:
        lost += 1
        force.general_lost = int(by > 0)
    force.lost = max(0, force.lost + by * lost)


def part(subject: Subject) -> None:
    """Forget whom it has met and fights, and who has met it."""
    me, elements = subject.number, subject.state.elements
    own = elements[me]
    own.charged = own.engaged = own.stood = 0
    own.met_by = own.wagon_front = NOBODY
    for other in elements:
        other.met_by = NOBODY if other.met_by == me else other.met_by
        if other.engaged == me + 1:
            other.engaged = other.stood = 0


def free_strongholds(subject: Subject) -> Collection[int]:
    """Cities, forts and camps of its own side that hold out, with nobody else inside."""
    state, me = subject.state, subject.number
    held = {state.elements[who].inside for who in range(ELEMENTS) if who != me}
    return [
        number
        for number in range(FEATURES)
        if state.features[number].width
        and state.features[number].owner == element_of(subject).side
        and state.features[number].hold == Hold.OWN
        and number + 1 not in held
    ]


def put_inside(subject: Subject, value: Value, log: Log) -> None:
    come_back(subject)
    go_inside(subject.state, subject.setting, subject.number, value[0])
    part(subject)


def put_general(subject: Subject, value: Value, log: Log) -> None:
    """Make it its army's general, in place of the one before."""
    if not value[0]:
        raise UserError("error-set-only-yes")
    start = subject.number // OF_A_SIDE * OF_A_SIDE
    for other in subject.state.elements[start : start + OF_A_SIDE]:
        other.is_general = 0
    element_of(subject).is_general = 1


def put_moves(subject: Subject, value: Value, log: Log) -> None:
    element_of(subject).moves = value[0]


def put_shot(subject: Subject, value: Value, log: Log) -> None:
    element_of(subject).has_shot = value[0]


def put_fought(subject: Subject, value: Value, log: Log) -> None:
    element_of(subject).has_fought = value[0]


def exists(subject: Subject) -> bool:
    return element_of(subject).status != Status.NONE


def is_on_table(subject: Subject) -> bool:
    return element_of(subject).status == Status.FIELD


SETTABLE = Settables(
    fields=(
        Settable(
            "status",
            {"en": "state", "zh-CN": "状态"},
            Choice(STATUS, allowed_status),
            get=lambda subject: (element_of(subject).status,),
            put=put_status,
            has=exists,
        ),
        Settable(
            "inside",
            {"en": "inside", "zh-CN": "所在据点"},
            Thing("feature", free_strongholds),
            get=lambda subject: (element_of(subject).inside - 1,) if element_of(subject).inside else (),
            put=put_inside,
            has=lambda subject: exists(subject) and bool(free_strongholds(subject)),
        ),
        Settable(
            "at",
            {"en": "place", "zh-CN": "位置"},
            Written(("bw", "bw"), "7.5,5"),
            get=lambda subject: (
                (element_of(subject).x, element_of(subject).y) if is_in_field(element_of(subject)) else ()
            ),
            put=put_place,
            has=exists,
            near=near_place,
        ),
        Settable(
            "facing",
            {"en": "facing", "zh-CN": "朝向"},
            Written(("bearing",), "090", "bearing"),
            get=lambda subject: (element_of(subject).bearing,) if is_in_field(element_of(subject)) else (),
            put=put_bearing,
            has=exists,
        ),
        Settable(
            "general",
            {"en": "general", "zh-CN": "将领"},
            Flag(),
            get=lambda subject: (element_of(subject).is_general,),
            put=put_general,
            has=is_on_table,
        ),
        Settable(
            "moves",
            {"en": "tactical moves made", "zh-CN": "战术移动次数"},
            Number(lambda subject: (0, MOST_MOVES)),
            get=lambda subject: (element_of(subject).moves,),
            put=put_moves,
            has=is_on_table,
        ),
        Settable(
            "shot",
            {"en": "has shot", "zh-CN": "已射击"},
            Flag(),
            get=lambda subject: (element_of(subject).has_shot,),
            put=put_shot,
            has=is_on_table,
        ),
        Settable(
            "fought",
            {"en": "has fought", "zh-CN": "已战斗"},
            Flag(),
            get=lambda subject: (element_of(subject).has_fought,),
            put=put_fought,
            has=is_on_table,
        ),
    ),
    is_at_rest=is_at_rest,
)

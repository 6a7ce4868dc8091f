"""Positions for cases: elements on a board with sensible defaults, the first question, facts about
elements."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta

from bingqi.errors import BadData, Unreadable
from bingqi.geometry.pose import Pose
from bingqi.kit.data import Data, Fault, shape
from bingqi.kit.log import Log
from bingqi.kit.plane import Bearing
from bingqi.kit.ruleset import Opening, Start
from bingqi.kit.turn import answered, ask
from bingqi.rulesets.dba12.actions import EDGES_OF_BOARD, Ask, Paces, convertors
from bingqi.rulesets.dba12.checks import element_faults, ground_faults
from bingqi.rulesets.dba12.data import BattleData, FeatureData, Name
from bingqi.rulesets.dba12.ground import stand
from bingqi.rulesets.dba12.layout import go_inside
from bingqi.rulesets.dba12.setting import known, setting_of
from bingqi.rulesets.dba12.setup import FOLLOWER, clean, grounds, sorts
from bingqi.rulesets.dba12.state import (
    ARMY,
    ELEMENTS,
    FOLLOWERS,
    NOBODY,
    OF_A_SIDE,
    PACE,
    SIDES,
    Ground,
    Phase,
    Setting,
    Stage,
    State,
    Status,
)
from bingqi.rulesets.dba12.survey import survey
from bingqi.rulesets.dba12.turn import go_on

NAMES = ("Red", "Blue")
LETTERS = {"r": 0, "b": 1}
"""The side of an element by the first letter of its name."""
TITLES = {"Red": {"en": "Red", "zh-CN": "红方"}, "Blue": {"en": "Blue", "zh-CN": "蓝方"}}
POINTS = 6
BOUNDS = 2
"""Bounds that each side has begun before a position."""
STATUS = {"field": Status.FIELD, "waiting": Status.WAITING, "lost": Status.LOST}
STAGES = {
    Ask.DICE: Stage.DICE,
    Ask.GROUND: Stage.GROUND,
    Ask.EDGES: Stage.EDGES,
    Ask.NUMBERS: Stage.NUMBERS,
    Ask.CAMP: Stage.FIRST_CAMP,
    Ask.DEPLOY: Stage.FIRST_LINE,
}
PHASES = {Ask.AIM: Phase.SHOOT, Ask.FIGHT: Phase.COMBAT}
_WORDS = re.compile(
    r"(?P<troops>\S+)"
    r"(?: at (?P<at>-?[\d.]+,-?[\d.]+))?"
    r"(?: facing (?P<facing>[\d.]+))?"
    r"(?P<marks>(?: (?:in camp|in enemy camp|general|waiting|lost))*)"
)


class Standing(Data, frozen=True, kw_only=True):
    """An element of a position and how it stands. `charged` is the enemy into whose contact it has moved in
    this bound."""

    troops: Name
    side: Literal["Red", "Blue"] | None = None
    at: Annotated[str, Meta(pattern=r"^-?\d+(\.\d+)?,-?\d+(\.\d+)?$")] | None = None
    facing: Annotated[str, Meta(pattern=r"^\d+(\.\d+)?$")] | None = None
    camp: Literal["own", "enemy"] | None = None
    general: bool = False
    charged: Name | None = None
    status: Literal["field", "waiting", "lost"] = "field"


class BattlePosition(Data, frozen=True, kw_only=True):
    """What a case writes under `position`. Base edges are those of Red and Blue; `high` is the high scorer of
    the set-up dice; `bounds` says how many each side has begun."""

    units: Annotated[dict[Name, Standing], Meta(max_length=26)] = {}
    features: Annotated[list[FeatureData], Meta(max_length=16)] = []
    points: Annotated[int, Meta(ge=0, le=100)] = POINTS
    bounds: Annotated[int, Meta(ge=0, le=100)] = BOUNDS
    limit: Annotated[int, Meta(ge=0, le=400)] = 0
    high: Literal["Red", "Blue"] = "Red"
    base_edges: tuple[str, str] = ("south", "north")


def open_position(data: BattleData, raw: Mapping[str, Any], file: str) -> Opening:
    """The first state of a position, before anything is asked. Raises BadData with paths inside the
    position."""
    position = shape(_spelled_out(raw, file), BattlePosition, file)
    setting = setting_of(data)
    setting.set_up, setting.deploy, setting.bounds = 1, 1, position.limit
    state = State(high=NAMES.index(position.high), first_edge=0, points=position.points)
    features = survey(data, setting, state, position.features, NAMES, file)
    clean(state)
    for side in range(SIDES):
        path = f"base_edges[{side + 1}]"
        edge = known(position.base_edges[side], EDGES_OF_BOARD, "edge", file, path)
        state.forces[side].base_edge, state.forces[side].bounds = edge, position.bounds
        state.forces[side].has_camp = int(state.features[side].ground == Ground.CAMP)
    units = [""] * ELEMENTS
    for name, standing in position.units.items():
        me = _number(name, standing, units, file)
        units[me] = name
        _post(data, setting, state, me, standing, f"units.{name}", file)
    for name, standing in position.units.items():
        if standing.charged is not None:
            path = f"units.{name}.charged"
            foe = known(standing.charged, units, "unit", file, path)
            state.elements[units.index(name)].charged = 1 + foe
    return Opening(
        setting=setting,
        state=state,
        sides=NAMES,
        seats=NAMES,
        convertors=convertors(tuple(units), features, NAMES, tuple(data.outlines)),
        titles=TITLES,
        sorts=sorts(data),
        ground=grounds(data),
    )


def _spelled_out(raw: Mapping[str, Any], file: str) -> dict[str, Any]:
    """`R1 = "Bd at 1200,800 facing 000 general"` is short for a table."""
    units = raw.get("units", {})
    if not isinstance(units, Mapping):
        return dict(raw)
    return {**raw, "units": {name: _standing(unit, f"units.{name}", file) for name, unit in units.items()}}


def _standing(unit: object, path: str, file: str) -> object:
    if not isinstance(unit, str):
        return unit
    found = _WORDS.fullmatch(" ".join(unit.split()))
    if found is None:
        raise BadData("error-paces-element-words", file=file, path=path, text=unit)
    parts: dict[str, object] = {
        name: text for name, text in found.groupdict().items() if text is not None and name != "marks"
    }
    marks = found["marks"]
    parts["general"] = "general" in marks
    if "camp" in marks:
        parts["camp"] = "enemy" if "enemy" in marks else "own"
    for word in ("waiting", "lost"):
        if word in marks:
            parts["status"] = word
    return parts


def _number(name: str, standing: Standing, units: Sequence[str], file: str) -> int:
    """The place of an element: the next of its side's army, or that of the followers."""
    side = NAMES.index(standing.side) if standing.side else LETTERS.get(name[:1].lower(), NOBODY)
    if side == NOBODY:
        raise BadData("error-element-side", file=file, path=f"units.{name}", name=name)
    start = side * OF_A_SIDE
    is_follower = standing.troops == FOLLOWER
    free = [start + FOLLOWERS] if is_follower else list(range(start, start + ARMY))
    for me in free:
        if not units[me]:
            return me
    raise BadData("error-too-many", file=file, path=f"units.{name}", found=len(free) + 1, most=len(free))


def _post(
    data: BattleData, setting: Setting, state: State, me: int, standing: Standing, path: str, file: str
) -> None:
    """Stand an element where the position says."""
    element = state.elements[me]
    element.troop = known(standing.troops, list(data.troops), "troop", file, f"{path}.troops")
    element.is_general = int(standing.general)
    element.status = STATUS[standing.status]
    side = me // OF_A_SIDE
    if standing.camp is not None:
        camp = side if standing.camp == "own" else 1 - side
        if state.features[camp].ground != Ground.CAMP:
            raise BadData("error-paces-no-camp", file=file, path=path, side=NAMES[camp])
        go_inside(state, setting, me, camp)
    elif standing.at is not None:
        stand(state, setting, me, _pose(standing, 1800 * side, path, file))
    elif standing.status == "field":
        raise BadData("error-missing-key", file=file, path=f"{path}.at", more=0)


def _pose(standing: Standing, usual: int, path: str, file: str) -> Pose:
    """Where and how an element stands; without a facing it looks to the enemy's side of the board."""
    try:
        x, y = (Paces().read(text) for text in (standing.at or "").split(","))
        return Pose(x, y, Bearing().read(standing.facing) if standing.facing else usual)
    except Unreadable as fault:
        raise BadData(fault.key, **{"file": file, "path": path, **fault.places}) from None


def begin(state: State, setting: Setting, active: int, start: Start | None, log: Log) -> None:
    """Put a question: by default the moves of the active side, with the position's points or those of the
    question's amount; else what is named, or what leads to it."""
    kind = Ask.MOVE if start is None else Ask(start.kind)
    while state.turn.depth:
        answered(state.turn)
    state.turn.active = active
    state.turn.round_number = state.turn.round_number or sum(force.bounds for force in state.forces)
    state.turn.phase = PHASES.get(kind, Phase.MOVE)
    if kind in STAGES:
        state.turn.phase, state.stage = Phase.SET_UP, STAGES[kind]
    elif kind == Ask.POINTS:
        state.turn.phase = Phase.BEGIN
    elif kind == Ask.MOVE:
        if start is not None and start.amount >= 0:
            state.points = start.amount
        ask(state.turn, active, kind, NOBODY, NOBODY)
    go_on(state, setting, log)


def facts(state: State, opening: Opening, number: int) -> dict[str, Any]:
    """What can be said of an element: where it is, what it is, how it stands."""
    element, things = state.elements[number], opening.convertors["thing"]
    is_there = element.status == Status.FIELD
    names = [
        things.write(ELEMENTS + place) for place in range(len(state.features)) if element.touches >> place & 1
    ]
    status = next(word for word, value in {"none": Status.NONE, **STATUS}.items() if value == element.status)
    return {
        "at": _place(element.x, element.y) if is_there else "",
        "facing": Bearing().write(element.bearing) if is_there else "",
        "destroyed": element.status == Status.LOST,
        "status": status,
        "side": opening.sides[element.side],
        "troops": opening.sorts[element.troop].name,
        "general": bool(element.is_general),
        "in_camp": things.write(ELEMENTS + element.inside - 1) if element.inside else "",
        "ground": names if is_there and not element.inside else [],
        "moves": element.moves,
        "fought": bool(element.has_fought),
        "shot": bool(element.has_shot),
    }


def _place(x: int, y: int) -> str:
    """A place to a pace."""
    return ",".join(str((value + PACE // 2) // PACE) for value in (x, y))


def apart(opening: Opening, one: str, other: str) -> float:
    """Paces between two places as facts write them, to a pace."""
    (x, y), (to_x, to_y) = ([float(text) for text in place.split(",")] for place in (one, other))
    return float(round(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5))


def faults(state: State, opening: Opening) -> Iterator[Fault]:
    """What no battle could have come to: bases on each other, off the board, in ground that nobody enters,
    and numbers out of bounds."""
    setting, things = opening.setting, opening.convertors["thing"]
    names = [things.write(number) for number in range(ELEMENTS + len(state.features))]
    for me, fault in element_faults(state, setting, names):
        yield Fault(f"elements.{names[me]}", fault.key, fault.places)
    for number, fault in ground_faults(state, setting, names):
        yield Fault(f"features[{number}]", fault.key, fault.places)
    for me in range(ELEMENTS):
        for field, least, most in BOUNDS_OF_ELEMENT:
            value = getattr(state.elements[me], field)
            if not least <= value <= most:
                places = {"value": value, "least": least, "most": most}
                yield Fault(f"elements.{names[me] or me}.{field}", "error-case-bounds", places)


BOUNDS_OF_ELEMENT = (
    ("bearing", 0, 3599),
    ("status", 0, 3),
    ("side", 0, 1),
    ("inside", 0, 2),
    ("is_general", 0, 1),
    ("moves", 0, 20),
    ("aim", -1, 33),
    ("met_by", -1, 31),
    ("charged", 0, 32),
)

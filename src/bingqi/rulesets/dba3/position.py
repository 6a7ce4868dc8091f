"""Positions for cases: elements on a table with sensible defaults, the first question, facts about
elements."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta

from bingqi.errors import BadData, Unreadable, nearest
from bingqi.geometry.pose import Pose
from bingqi.kit.data import Data, Fault, shape
from bingqi.kit.log import Log
from bingqi.kit.plane import Bearing, Length
from bingqi.kit.ruleset import Opening, Start
from bingqi.kit.turn import answered, ask
from bingqi.rulesets.dba3.actions import SIDES_OF_BOARD, Ask, convertors
from bingqi.rulesets.dba3.checks import element_faults, ground_faults
from bingqi.rulesets.dba3.data import BattleData, FeatureData, Name
from bingqi.rulesets.dba3.ground import stand
from bingqi.rulesets.dba3.layout import go_inside
from bingqi.rulesets.dba3.setting import known, setting_of
from bingqi.rulesets.dba3.setup import SPECIAL, clean, grounds, sorts
from bingqi.rulesets.dba3.state import (
    ARMY,
    ELEMENTS,
    NOBODY,
    OF_A_SIDE,
    SIDES,
    Going,
    Ground,
    Phase,
    Setting,
    Stage,
    State,
    Status,
)
from bingqi.rulesets.dba3.survey import survey
from bingqi.rulesets.dba3.turn import go_on

NAMES = ("Red", "Blue")
LETTERS = {"r": 0, "b": 1}
"""The side of an element by the first letter of its name."""
TITLES = {"Red": {"en": "Red", "zh-CN": "红方"}, "Blue": {"en": "Blue", "zh-CN": "蓝方"}}
PIPS = 6
BOUNDS = 2
"""Bounds that each side has begun before a position."""
PLACE_GRAINS = 1000
"""Facts tell places to a thousandth of a BW."""
STATUS = {"field": Status.FIELD, "waiting": Status.WAITING, "at-sea": Status.AT_SEA, "lost": Status.LOST}
STAGES = {
    Ask.AGGRESSION: Stage.AGGRESSION,
    Ask.GROUND: Stage.GROUND,
    Ask.EDGE: Stage.EDGE,
    Ask.CAMP: Stage.FIRST_CAMP,
    Ask.DEPLOY: Stage.FIRST_LINE,
    Ask.SWAP: Stage.SWAPS,
}
PHASES = {Ask.AIM: Phase.SHOOT, Ask.FIGHT: Phase.COMBAT}
_WORDS = re.compile(
    r"(?P<troops>\S+)"
    r"(?: at (?P<at>-?[\d.]+,-?[\d.]+))?"
    r"(?: facing (?P<facing>[\d.]+))?"
    r"(?: in (?P<inside>[A-Za-z]\S*))?"
    r"(?P<marks>(?: (?:general|waiting|at-sea|lost))*)"
)


class Standing(Data, frozen=True, kw_only=True):
    """An element of a position and how it stands."""

    troops: Name
    side: Literal["Red", "Blue"] | None = None
    at: Annotated[str, Meta(pattern=r"^-?\d+(\.\d+)?,-?\d+(\.\d+)?$")] | None = None
    facing: Annotated[str, Meta(pattern=r"^\d+(\.\d+)?$")] | None = None
    inside: Name | None = None
    general: bool = False
    other: Name | None = None
    status: Literal["field", "waiting", "at-sea", "lost"] = "field"


class ForceData(Data, frozen=True, kw_only=True):
    """What a position says of a side as a whole."""

    base_edge: Literal["near", "left", "far", "right"] | None = None
    home: Name | None = None
    aggression: Annotated[int, Meta(ge=0, le=6)] = 0
    bounds: Annotated[int, Meta(ge=0, le=100)] = BOUNDS


class BattlePosition(Data, frozen=True, kw_only=True):
    """What a case writes under `position`."""

    units: Annotated[dict[Name, Standing], Meta(max_length=ELEMENTS)] = {}
    features: Annotated[list[FeatureData], Meta(max_length=16)] = []
    board: Annotated[float, Meta(ge=12, le=24)] | None = None
    pips: Annotated[int, Meta(ge=0, le=6)] = PIPS
    attacker: Literal["Red", "Blue"] = "Red"
    red: ForceData = ForceData()
    blue: ForceData = ForceData()
    plough: Literal["good", "rough"] | None = "good"
    set_up: bool = False
    last_bound: Annotated[int, Meta(ge=0, le=400)] = 0
    """The bound after which the battle ends; 0: none."""


def open_position(data: BattleData, raw: Mapping[str, Any], file: str) -> Opening:
    """The first state of a position, before anything is asked. Raises BadData with paths inside the
    position."""
    position = shape(_spelled_out(raw, file), BattlePosition, file)
    setting = setting_of(data, position.board)
    setting.set_up, setting.deploy, setting.bounds = int(position.set_up), 1, position.last_bound
    state = State()
    features, _ = survey(data, setting, state, position.features, NAMES, file)
    clean(state)
    _write_forces(data, position, state, file)
    units = [""] * ELEMENTS
    for name, standing in position.units.items():
        me = _number(name, standing, units, file)
        units[me] = name
        _post(data, setting, state, features, me, standing, f"units.{name}", file)
    opening = Opening(
        setting=setting,
        state=state,
        sides=NAMES,
        seats=NAMES,
        convertors=convertors(
            tuple(units), NAMES, features, tuple(data.troops), tuple(data.outlines), tuple(data.homes)
        ),
        titles=TITLES,
        sorts=sorts(data),
        ground=grounds(data),
    )
    return opening


def _spelled_out(raw: Mapping[str, Any], file: str) -> dict[str, Any]:
    """`R1 = "4Bd at 7.5,5 facing 000 general"` is short for a table."""
    units = raw.get("units", {})
    if not isinstance(units, Mapping):
        return dict(raw)
    return {**raw, "units": {name: _standing(unit, f"units.{name}", file) for name, unit in units.items()}}


def _standing(unit: object, path: str, file: str) -> object:
    if not isinstance(unit, str):
        return unit
    found = _WORDS.fullmatch(" ".join(unit.split()))
    if found is None:
        near = "at-sea" if "at sea" in unit else ""
        raise BadData("error-element-words", file=file, path=path, text=unit, nearest=near)
    parts: dict[str, object] = {
        name: text for name, text in found.groupdict().items() if text is not None and name != "marks"
    }
    marks = found["marks"].split()
    parts["general"] = "general" in marks
    for mark in marks:
        if mark in STATUS:
            parts["status"] = mark
    return parts


def _number(name: str, standing: Standing, units: Sequence[str], file: str) -> int:
    """The place of an element: the next of its side's army, or that of followers or denizens."""
    side = NAMES.index(standing.side) if standing.side else LETTERS.get(name[:1].lower(), NOBODY)
    if side == NOBODY:
        raise BadData("error-element-side", file=file, path=f"units.{name}", name=name)
    start = side * OF_A_SIDE
    special = SPECIAL.get(standing.troops)
    if special is not None:
        if units[start + special]:
            raise BadData("error-too-many", file=file, path=f"units.{name}", found=2, most=1)
        return start + special
    for me in range(start, start + ARMY):
        if not units[me]:
            return me
    raise BadData("error-too-many", file=file, path=f"units.{name}", found=ARMY + 1, most=ARMY)


def _post(
    data: BattleData,
    setting: Setting,
    state: State,
    features: Sequence[str],
    me: int,
    standing: Standing,
    path: str,
    file: str,
) -> None:
    """Stand an element where the position says."""
    element, troops = state.elements[me], list(data.troops)
    element.troop = known(standing.troops, troops, "troop", file, f"{path}.troops")
    if standing.other is not None:
        element.other = 1 + known(standing.other, troops, "troop", file, f"{path}.other")
    element.is_general = int(standing.general)
    element.status = STATUS[standing.status]
    if standing.inside is not None:
        number = known(standing.inside, features, "stronghold", file, f"{path}.inside")
        if not state.features[number].width:
            strongholds = [name for place, name in enumerate(features) if state.features[place].width]
            near = nearest(standing.inside, strongholds) or next(iter(strongholds), "")
            raise BadData(
                "error-unknown-name",
                file=file,
                path=f"{path}.inside",
                what="stronghold",
                name=standing.inside,
                nearest=near,
            )
        go_inside(state, setting, me, number)
    elif standing.at is not None:
        stand(state, setting, me, _pose(standing, 1800 * (me // OF_A_SIDE), path, file))
    elif standing.status == "field":
        raise BadData("error-missing-key", file=file, path=f"{path}.at", more=0)


def _pose(standing: Standing, usual: int, path: str, file: str) -> Pose:
    """Where and how an element stands; without a facing it looks to the enemy's side of the board."""
    try:
        x, y = (Length().read(text) for text in (standing.at or "").split(","))
        return Pose(x, y, Bearing().read(standing.facing) if standing.facing else usual)
    except Unreadable as fault:
        raise BadData(fault.key, **{"file": file, "path": path, **fault.places}) from None


def _write_forces(data: BattleData, position: BattlePosition, state: State, file: str) -> None:
    state.attacker = NAMES.index(position.attacker)
    state.pips = state.pip_score = position.pips
    state.plough = 1 + Going[position.plough.upper()] if position.plough else 0
    for side, written in enumerate((position.red, position.blue)):
        force = state.forces[side]
        force.base_edge = SIDES_OF_BOARD.index(written.base_edge) if written.base_edge else 2 * side
        force.bounds, force.aggression = written.bounds, written.aggression
        force.has_camp = int(state.features[side].ground == Ground.CAMP)
        homes = list(data.homes)
        path = f"{NAMES[side].lower()}.home"
        force.home = known(written.home, homes, "home", file, path) if written.home else 0


def begin(state: State, setting: Setting, active: int, start: Start | None, log: Log) -> None:
    """Put a question: by default the moves of the active side, with the position's PIPs or those of the
    question's amount; else what is named, or what leads to it."""
    kind = Ask.MOVE if start is None else Ask(start.kind)
    while state.turn.depth:
        answered(state.turn)
    state.turn.active = active
    state.turn.round_number = state.turn.round_number or sum(force.bounds for force in state.forces)
    state.turn.phase = Phase.MOVE
    if kind in STAGES:
        state.turn.phase, state.stage = Phase.SET_UP, STAGES[kind]
        if kind == Ask.AGGRESSION:
            state.attacker = NOBODY
    elif kind == Ask.PIPS:
        state.turn.phase = Phase.BEGIN
    elif kind == Ask.MOVE:
        if start is not None and start.amount >= 0:
            state.pips = state.pip_score = start.amount
        ask(state.turn, active, kind, NOBODY, NOBODY)
    elif start is not None and start.about >= 0:
        state.turn.phase = PHASES.get(kind, Phase.MOVE if kind == Ask.CONFORM else Phase.COMBAT)
        asked = state.elements[start.about].side if start.about < ELEMENTS else active
        ask(state.turn, asked, kind, start.about, start.place)
    else:
        state.turn.phase = PHASES.get(kind, Phase.MOVE)
    go_on(state, setting, log)


def facts(state: State, opening: Opening, number: int) -> dict[str, Any]:
    """What can be said of an element: where it is, what it is, how it stands."""
    element, features = state.elements[number], opening.convertors["feature"]
    is_there = element.status == Status.FIELD
    names = [features.write(place) for place in range(len(state.features)) if element.touches >> place & 1]
    status = next(word for word, value in {"none": Status.NONE, **STATUS}.items() if value == element.status)
    return {
        "at": _place(element.x, element.y) if is_there else "",
        "facing": Bearing().write(element.bearing) if is_there else "",
        "destroyed": element.status == Status.LOST,
        "status": status,
        "side": opening.sides[element.side],
        "troops": opening.sorts[element.troop].name,
        "general": bool(element.is_general),
        "inside": features.write(element.inside - 1) if element.inside else "",
        "ground": names if is_there and not element.inside else [],
        "moves": element.moves,
        "spent": element.moved / 10**6,
        "fought": bool(element.has_fought),
        "shot": bool(element.has_shot),
    }


def _place(x: int, y: int) -> str:
    """A place to a thousandth of a BW."""
    return ",".join(
        Length().write((value + PLACE_GRAINS // 2) // PLACE_GRAINS * PLACE_GRAINS) for value in (x, y)
    )


def apart(opening: Opening, one: str, other: str) -> float:
    """BW between two places as facts write them, to a thousandth; whole numbers without a point."""
    (x, y), (to_x, to_y) = ([Length().read(text) for text in place.split(",")] for place in (one, other))
    found = round(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 / 10**6, 3)
    return int(found) if found == int(found) else found


def faults(state: State, opening: Opening) -> Iterator[Fault]:
    """What no battle could have come to: bases on each other, off the board, in ground that nobody can
    enter, and numbers out of bounds."""
    setting, units = opening.setting, opening.convertors["unit"]
    features = opening.convertors["feature"]
    names = [units.write(me) for me in range(ELEMENTS)]
    names += [features.write(number) for number in range(len(state.features))]
    for me, fault in element_faults(state, setting, names):
        yield Fault(f"elements.{names[me]}", fault.key, fault.places)
    for number, fault in ground_faults(state, setting, names):
        yield Fault(f"features[{number}]", fault.key, fault.places)
    for me in range(ELEMENTS):
        for field, least, most in BOUNDS_OF_ELEMENT:
            if not least <= getattr(state.elements[me], field) <= most:
                value = getattr(state.elements[me], field)
                places = {"value": value, "least": least, "most": most}
                yield Fault(f"elements.{names[me] or me}.{field}", "error-case-bounds", places)
    for side in range(SIDES):
        edge = state.forces[side].base_edge
        if not NOBODY <= edge <= 3:
            places = {"value": edge, "least": NOBODY, "most": 3}
            yield Fault(f"forces.{opening.sides[side]}.base_edge", "error-case-bounds", places)


BOUNDS_OF_ELEMENT = (
    ("bearing", 0, 3599),
    ("status", 0, 4),
    ("side", 0, 1),
    ("inside", 0, 3),
    ("is_general", 0, 1),
    ("moves", 0, 20),
)

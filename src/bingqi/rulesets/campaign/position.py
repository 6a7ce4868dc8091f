"""Positions for cases: units on a drawn map with sensible defaults, the first question, facts about units."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from bingqi.errors import BadData, nearest
from bingqi.kit.data import Data, Fault, shape
from bingqi.kit.log import Log
from bingqi.kit.ruleset import Opening, Start
from bingqi.kit.turn import answered, ask
from bingqi.rulesets.campaign import setup
from bingqi.rulesets.campaign.actions import Ask
from bingqi.rulesets.campaign.aftermath import must_retreat
from bingqi.rulesets.campaign.causes import Cause
from bingqi.rulesets.campaign.data import (
    About,
    CampaignData,
    CampaignScenario,
    CellText,
    GoalData,
    Legend,
    Map,
    MemberData,
    Name,
    Side,
    Time,
    Unit,
    Words,
)
from bingqi.rulesets.campaign.ground import distance
from bingqi.rulesets.campaign.state import NOBODY, Setting, State
from bingqi.rulesets.campaign.turn import Phase, go_on

SIDES = {"R": "Red", "B": "Blue", "G": "Green", "Y": "Yellow"}
"""The side of a unit by the first letter of its name, in the order of play."""
TITLES = {"Red": "红方", "Blue": "蓝方", "Green": "绿方", "Yellow": "黄方"}
LETTERS = {
    "m": "mountain",
    "f": "forest",
    "c": "cliff",
    "s": "swamp",
    "w": "water",
    "W": "wall",
    "x": "ford",
    "r": "ruins",
    "C": "chasm",
    "S": "shrine",
}
"""What a letter of a drawing means where the case does not say so."""
OPEN_MAP = [" ".join("." * 9)] * 9
ROUNDS = 6
HIT_POINTS = 10
ROLES = ("player", "companion", "minion", "minion")


class Standing(Data, frozen=True, kw_only=True):
    """A unit of a position and how it stands."""

    side: Name | None = None
    arm: Name = "infantry"
    power: Annotated[str, Meta(pattern=r"^(\d{1,3}|-)(/\d{1,2})?$")] = "4"
    at: CellText | None = None
    members: Annotated[list[MemberData], Meta(max_length=4)] = []
    hit_points: Annotated[list[Annotated[int, Meta(ge=1, le=9999)]], Meta(max_length=4)] = []
    spent: bool = False
    locked_with: list[Name] = []


class CampaignPosition(Data, frozen=True, kw_only=True):
    """What a case writes under `position`. `drawn` are the cells of the units found in the drawing."""

    grid: Literal["hex", "square"] = "hex"
    map: Annotated[list[str], Meta(min_length=1, max_length=32)] | None = None
    drawn: dict[Name, CellText] = {}
    legend: dict[str, Legend] = {}
    sides: Annotated[list[Name], Meta(min_length=2, max_length=4)] | None = None
    units: Annotated[dict[Name, Standing], Meta(max_length=32)] = {}
    goal: Annotated[list[GoalData], Meta(max_length=16)] = []
    time: Time = Time(rounds=ROUNDS)


def open_position(data: CampaignData, raw: Mapping[str, Any], file: str) -> Opening:
    """The first state of a position, before anything is asked. Raises BadData with paths inside the
    position."""
    position = shape(_spelled_out(raw), CampaignPosition, file)
    standings = {name: position.units.get(name, Standing()) for name in {**position.units, **position.drawn}}
    sides = position.sides or _sides_of(standings)
    scenario = CampaignScenario(
        scenario=About(en="", zh="", story="", story_zh="", minutes=1),
        map=Map(grid=position.grid, rows=position.map or OPEN_MAP, legend=_letters() | position.legend),
        side=[Side(name=name, title=Words(en=name, zh=TITLES.get(name, name))) for name in sides],
        unit=[_unit(data, position, name, standing, file) for name, standing in standings.items()],
        goal=position.goal,
        time=position.time,
    )
    try:
        opening = setup.open_position(data, scenario, file)
    except BadData as fault:
        raise _in_position(fault, list(standings)) from None
    _write_marks(opening, standings, file)
    return opening


def _spelled_out(raw: Mapping[str, Any]) -> dict[str, Any]:
    """`R1 = "3/8 cavalry"` is short for a table."""
    units = raw.get("units", {})
    if not isinstance(units, Mapping):
        return dict(raw)
    return {**raw, "units": {name: _standing(unit) for name, unit in units.items()}}


def _standing(unit: object) -> object:
    if not isinstance(unit, str):
        return unit
    power, _, arm = unit.partition(" ")
    return {"power": power, "arm": arm.strip()} if arm.strip() else {"power": power}


def _letters() -> dict[str, Legend]:
    return {letter: Legend(terrain=[name]) for letter, name in LETTERS.items()}


def _sides_of(standings: Mapping[str, Standing]) -> list[str]:
    """The sides of the units in the order of play, and an enemy where there is only one."""
    named = [found for name, standing in standings.items() if (found := _side_of(name, standing))]
    usual = [side for side in SIDES.values() if side in named]
    sides = [*usual, *dict.fromkeys(side for side in named if side not in usual)]
    return [*sides, *(side for side in SIDES.values() if side not in sides)][: max(2, len(sides))]


def _side_of(name: str, standing: Standing) -> str | None:
    return standing.side or SIDES.get(name[:1].upper())


def _unit(data: CampaignData, position: CampaignPosition, name: str, standing: Standing, file: str) -> Unit:
    side, place = _side_of(name, standing), standing.at or position.drawn.get(name)
    if side is None:
        raise BadData("error-missing-key", file=file, path=f"units.{name}.side", more=0)
    if place is None:
        raise BadData("error-missing-key", file=file, path=f"units.{name}.at", more=0)
    strength, _, movement = standing.power.partition("/")
    arm = data.arms.get(standing.arm)
    if not movement:
        movement = str(arm.movement) if arm else "4"
    members = standing.members
    if not members and (standing.hit_points or strength == "-"):
        has = arm.requires[0] if arm and arm.requires else []
        points = standing.hit_points or [HIT_POINTS]
        members = [
            MemberData(name=role, role=role, hit_points=full, has=has)  # type: ignore[arg-type]
            for role, full in zip(ROLES, points)
        ]
    return Unit(
        name=name, side=side, arm=standing.arm, power=f"{strength}/{movement}", at=place, members=members
    )


def _write_marks(opening: Opening, standings: Mapping[str, Standing], file: str) -> None:
    names = list(standings)
    for number, (name, standing) in enumerate(standings.items()):
        force = opening.state.forces[number]
        force.spent = int(standing.spent)
        for other in standing.locked_with:
            if other not in names:
                raise BadData(
                    "error-unknown-name",
                    file=file,
                    path=f"units.{name}.locked_with",
                    what="unit",
                    name=other,
                    nearest=nearest(other, names),
                )
            _lock(opening.state, number, names.index(other))


def _lock(state: State, one: int, other: int) -> None:
    joined = {state.forces[one].lock, state.forces[other].lock} - {0}
    lock = min(joined, default=min(one, other) + 1)
    for force in state.forces:
        if force.lock in joined:
            force.lock = lock
    state.forces[one].lock = state.forces[other].lock = lock


def _in_position(fault: BadData, names: list[str]) -> BadData:
    """A fault of the scenario that was made of a position, with the path that the position has for it."""
    path = str(fault.places.get("path", ""))
    path = re.sub(r"^unit\[(\d+)\]", lambda found: f"units.{names[int(found[1]) - 1]}", path)
    path = path.replace("map.rows", "map").replace("map.legend", "legend")
    return BadData(fault.key, **{**fault.places, "path": path})


def begin(state: State, setting: Setting, active: int, start: Start | None, log: Log) -> None:
    """Put a question: by default the planning of the active side; a retreat, a flag battle, or what is
    named."""
    kind = Ask.PLAN if start is None else start.kind
    while state.turn.depth:
        answered(state.turn)
    if start is not None and kind == Ask.BEGIN:
        ask(state.turn, setting.sides, kind, NOBODY, NOBODY)
        return
    state.turn.active = active
    state.turn.round_number = state.turn.round_number or 1
    state.length = state.length or setting.rounds or ROUNDS
    state.turn.phase = Phase.EXECUTION
    if start is None or kind == Ask.PLAN:
        state.turn.phase = Phase.PLANNING
    elif kind == Ask.FLAG_BATTLE:
        state.turn.phase = Phase.FLAG_BATTLES
    elif kind == Ask.RETREAT and start.about >= 0:
        must_retreat(state, start.about, max(start.amount, 1), Cause.PUSHED_BACK, log)
    else:
        ask(state.turn, active, kind, start.about, start.place)
    go_on(state, setting, log)


def facts(state: State, opening: Opening, number: int) -> dict[str, Any]:
    """What can be said of a unit: where it is, what it has, how it stands."""
    force, units = state.forces[number], opening.convertors["unit"]
    known = range(opening.setting.forces)
    with_it = [
        units.write(other) for other in known if state.forces[other].lock == force.lock and other != number
    ]
    return {
        "at": opening.convertors["cell"].write(force.cell) if force.cell != NOBODY else "",
        "destroyed": force.cell == NOBODY,
        "side": opening.sides[force.side],
        "arm": opening.sorts[force.arm].name,
        "strength": force.strength,
        "movement": force.movement,
        "spent": bool(force.spent),
        "held": bool(force.held),
        "attacks": units.write(force.target) if force.target != NOBODY else "",
        "locked": bool(force.lock),
        "locked_with": with_it if force.lock else [],
        "hit_points": [member.hit_points for member in force.members if member.full],
        "dying": bool(force.is_dying),
    }


def apart(opening: Opening, one: str, other: str) -> int:
    """Chains between two cells in notation."""
    cell = opening.convertors["cell"]
    return distance(opening.setting, cell.read(one), cell.read(other))


def faults(state: State, opening: Opening) -> Iterator[Fault]:
    """What no campaign could have come to: units off the map or two in a cell, numbers out of bounds."""
    setting, units = opening.setting, opening.convertors["unit"]
    taken: dict[int, str] = {}
    for number in range(setting.forces):
        force, path = state.forces[number], f"forces.{units.write(number)}"
        if not NOBODY <= force.cell < setting.cells:
            yield _out_of_bounds(f"{path}.cell", force.cell, NOBODY, setting.cells - 1)
        elif force.cell in taken:
            cell = opening.convertors["cell"].write(force.cell)
            yield Fault(f"{path}.cell", "error-cell-taken", {"cell": cell, "unit": taken[force.cell]})
        elif force.cell != NOBODY:
            taken[force.cell] = units.write(number)
        for name, least, most in _bounds(setting):
            if not least <= getattr(force, name) <= most:
                yield _out_of_bounds(f"{path}.{name}", getattr(force, name), least, most)


def _bounds(setting: Setting) -> tuple[tuple[str, int, int], ...]:
    return (
        ("side", 0, setting.sides - 1),
        ("strength", 1, 999),
        ("movement", 0, 16),
        ("target", NOBODY, setting.forces - 1),
        ("retreat_from", NOBODY, setting.cells - 1),
        ("lock", 0, setting.forces),
    )


def _out_of_bounds(path: str, value: int, least: int, most: int) -> Fault:
    return Fault(path, "error-case-bounds", {"value": value, "least": least, "most": most})

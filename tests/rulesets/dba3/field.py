"""Battles in a few lines, for tests of the rooms.

    from rulesets.dba3.field import battle, box

    state, setting, numbers = battle(
        red={"A": ("4Bd", 7.5, 6.0), "B": ("4Bd", 8.5, 6.0)},          # looks up the board, bearing 000
        blue={"X": ("3Kn", 7.5, 6.0, 180), "G": ("Cv", 7.5, 9, 180, "general")},
        features=[box("wood", 2, 2, 5, 5)],
    )
    state.elements[numbers["A"]]

Poses are the middle of the front edge, in BW, with the bearing in degrees. An element inside a city, fort or
camp is written `("4Bd", "City")`. Red is side 0; the question MOVE of the active side is open.
"""

import tomllib
from functools import cache
from typing import NamedTuple

from bingqi.geometry.pose import Pose
from bingqi.kit.data import shape
from bingqi.kit.folder import folder_of
from bingqi.kit.turn import answered, ask
from bingqi.rulesets.dba3.actions import Ask
from bingqi.rulesets.dba3.data import BattleData, FeatureData
from bingqi.rulesets.dba3.ground import stand
from bingqi.rulesets.dba3.layout import go_inside
from bingqi.rulesets.dba3.setting import grains, setting_of
from bingqi.rulesets.dba3.state import (
    DENIZENS,
    FEATURE,
    FOLLOWERS,
    NOBODY,
    OF_A_SIDE,
    Going,
    Phase,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba3.survey import survey

SIDES = ("Red", "Blue")
BOARD = 15


class Field(NamedTuple):
    """A battle: `numbers` gives elements by name, and features (City, Wood1, Camp1) as `things` do, with
    FEATURE added."""

    state: State
    setting: Setting
    numbers: dict[str, int]


def battle(
    red=None,
    blue=None,
    features=(),
    *,
    active=0,
    phase=Phase.MOVE,
    ask_kind=Ask.MOVE,
    about=NOBODY,
    pips=6,
    board=BOARD,
    options=None,
    rules=None,
    seed=1,
    plough=Going.GOOD,
    bounds=2,
):
    """Stand elements of two sides on a table. `options` and `rules` change the data (options.toml,
    battle.toml); `bounds` says how many bounds each side has begun. `ask_kind` None: no question."""
    data = read_data(options, rules)
    setting = setting_of(data, board)
    state = State()
    drawn = [shape(feature, FeatureData, "field") for feature in features]
    names, _ = survey(data, setting, state, drawn, SIDES, "field")
    numbers = {name: FEATURE + number for number, name in enumerate(names)}
    state.attacker = 0
    state.plough = 1 + plough
    state.dice.seed = seed
    for side, army in enumerate((red or {}, blue or {})):
        place = side * OF_A_SIDE
        for name, written in army.items():
            special = {"CF": FOLLOWERS, "Den": DENIZENS}.get(written[0])
            me = side * OF_A_SIDE + special if special is not None else place
            place += special is None
            numbers[name] = me
            _put(state, setting, list(data.troops), me, side, written, names)
        force = state.forces[side]
        force.base_edge = 2 * side
        force.bounds = bounds
        force.has_camp = int(state.features[side].count > 0)
    for me in range(32):
        element = state.elements[me]
        element.side = me // OF_A_SIDE
        element.met_by = element.wagon_front = element.aim = NOBODY
    state.turn.active = active
    state.turn.round_number = 2 * bounds
    state.turn.phase = phase
    state.pips = state.pip_score = pips
    if ask_kind is not None:
        ask(state.turn, active, ask_kind, about, NOBODY)
    return Field(state, setting, numbers)


def ask_instead(state, kind, side=0, about=NOBODY, detail=NOBODY):
    """Put another question in the place of the one that is open."""
    while state.turn.depth:
        answered(state.turn)
    ask(state.turn, side, kind, about, detail)


def box(ground, x, y, to_x, to_y, **more):
    """An upright rectangle of some ground."""
    return {"ground": ground, "corners": [[x, y], [to_x, y], [to_x, to_y], [x, to_y]], **more}


def camp(owner, x, y, facing=0.0, **more):
    """A camp with the middle of its front edge there: Camp1 is Red's, Camp2 Blue's."""
    return {"ground": "camp", "owner": owner, "at": [x, y], "facing": facing, **more}


def city(owner, x, y, width=3.0, depth=3.0, facing=0.0, ground="city", gates=(0,)):
    """A city (or fort) with the middle of its front edge there."""
    return {
        "ground": ground,
        "owner": owner,
        "at": [x, y],
        "facing": facing,
        "width": width,
        "depth": depth,
        "gates": list(gates),
    }


def pose(x, y, bearing=0):
    """A pose in BW and degrees."""
    return Pose(grains(x), grains(y), round(bearing * 10))


def read_data(options=None, rules=None) -> BattleData:
    """The data of the ruleset, with some changed."""
    raw = {name: dict(table) for name, table in _raw().items()}
    raw["options"].update(options or {})
    raw["battle"].update(rules or {})
    return shape(raw, BattleData, "dba3")


@cache
def _raw():
    folder = folder_of("bingqi.rulesets.dba3") / "data"
    return {file.stem: tomllib.loads(file.read_text("utf-8")) for file in folder.glob("*.toml")}


def _put(state, setting, troops, me, side, written, names):
    code, *rest = written
    element = state.elements[me]
    element.side = side
    element.troop = troops.index(code)
    element.status = Status.FIELD
    element.is_general = int("general" in rest)
    rest = [word for word in rest if word != "general"]
    if isinstance(rest[0], str):
        go_inside(state, setting, me, names.index(rest[0]))
    else:
        x, y, *facing = rest
        stand(state, setting, me, pose(x, y, facing[0] if facing else 180 * side))

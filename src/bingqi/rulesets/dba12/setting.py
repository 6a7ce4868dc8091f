"""From the rules' data to the record that rules read: paces become grains, words become numbers."""

from __future__ import annotations

from collections.abc import Sequence

from bingqi.errors import BadData, nearest
from bingqi.geometry.tolerance import whole
from bingqi.kit.rule import set_up_by
from bingqi.rulesets.dba12.data import BattleData, GroundData, OutlineData, Place, TroopData
from bingqi.rulesets.dba12.state import (
    CORNERS,
    OUTLINES,
    PACE,
    TROOPS,
    Going,
    Ground,
    GroundRow,
    Kind,
    Outline,
    Setting,
    Troop,
)

MASKS = ("no", "all", "crest")
SECOND_MOVES = ("never", "first-bound", "always")
BOARD = 2400.0
"""The board, in paces, for which the lines of rivers and roads are written; they are stretched."""
LENGTHS = (
    "command",
    "command_unseen",
    "zone",
    "shift",
    "river_move",
    "break_off",
    "arc",
    "flight",
    "deployment",
    "camp_width",
    "camp_depth",
    "ground_gap",
)


@set_up_by("DBA12 Q1")
def setting_of(data: BattleData) -> Setting:
    """The data as a record. Raises BadData that names the file and the path."""
    for name, found, most in (
        ("troops", len(data.troops), TROOPS),
        ("outlines", len(data.outlines), OUTLINES),
    ):
        if found > most:
            raise BadData("error-too-many", file=f"{name}.toml", path="", found=found, most=most)
    setting = Setting(board=grains(data.battle.board))
    write_rules(setting, data)
    for number, troop in enumerate(data.troops.values()):
        write_troop(setting.troops[number], troop)
    for name, ground in data.grounds.items():
        write_ground(setting.grounds[ground_number(name)], ground)
    for number, (name, outline) in enumerate(data.outlines.items()):
        write_outline(setting.outlines[number], outline, data.battle.board / BOARD, name)
    setting.outline_count = len(data.outlines)
    return setting


def grains(length: float) -> int:
    """Paces as grains."""
    return whole(length * PACE)


def ground_number(name: str) -> int:
    """The Ground of a name in the data files."""
    return int(Ground[name.upper().replace("-", "_")])


def ground_name(number: int) -> str:
    """The name in the data files of a Ground."""
    return Ground(number).name.lower().replace("_", "-")


def known(name: str, names: Sequence[str], what: str, file: str, path: str) -> int:
    """The place of a name in a list. Raises BadData that names the nearest."""
    if name not in names:
        near = nearest(name, names)
        raise BadData("error-unknown-name", file=file, path=path, what=what, name=name, nearest=near)
    return names.index(name)


def write_rules(setting: Setting, data: BattleData) -> None:
    """The numbers of the rules."""
    for field in setting.rules.layout.fields:
        value = getattr(data.battle, field.name)
        setattr(setting.rules, field.name, grains(value) if field.name in LENGTHS else int(value))
    setting.rules.wheel = round(data.battle.wheel * 10)


@set_up_by("DBA12 Q4", "DBA12 Q5")
def write_troop(row: Troop, data: TroopData) -> None:
    """A type of troops."""
    row.kind = Kind[data.kind.upper()]
    row.is_mounted, row.pursues = int(data.is_mounted), int(data.pursues)
    row.foot, row.mounted, row.depth = data.foot, data.mounted, grains(data.depth)
    row.road, row.good = grains(data.road), grains(data.good)
    row.bad = -1 if data.bad is None else grains(data.bad)
    row.reach = grains(data.reach)
    row.is_all_round, row.is_own_bound_only = int(data.all_round), int(data.own_bound_only)
    row.has_second_move = SECOND_MOVES.index(data.second_move)
    row.flees_anywhere, row.fights_anywhere = int(data.flees_anywhere), int(data.fights_anywhere)


@set_up_by("DBA12 Q6")
def write_ground(row: GroundRow, data: GroundData) -> None:
    """A kind of ground."""
    row.going = Going[data.going.upper()]
    row.is_hill, row.hides, row.is_linear = int(data.is_hill), int(data.hides), int(data.is_linear)
    row.masks, row.least, row.most = MASKS.index(data.masks), data.least, data.most


def write_outline(row: Outline, data: OutlineData, stretch: float, name: str) -> None:
    """An outline around (0, 0). What runs along a line is stretched to the length of the board."""
    row.ground = ground_number(data.ground)
    corners = list(data.corners)
    if data.line:
        half = data.width / 2
        corners = [(x - half, y * stretch) for x, y in data.line]
        corners += [(x + half, y * stretch) for x, y in data.line[::-1]]
    if not 3 <= len(corners) <= CORNERS:
        raise BadData("error-too-many", file="outlines.toml", path=name, found=len(corners), most=CORNERS)
    row.count = len(corners)
    for number, (x, y) in enumerate(corners):
        row.xs[number], row.ys[number] = grains(x), grains(y)
    if len(data.crest) == 2:
        (row.crest_x, row.crest_y), (row.crest_to_x, row.crest_to_y) = (point(end) for end in data.crest)


def point(place: Place) -> tuple[int, int]:
    """A place in grains."""
    return grains(place[0]), grains(place[1])

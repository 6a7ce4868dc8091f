"""From the rules' data to the record that rules read: base widths become grains, words become numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bingqi.errors import BadData, nearest
from bingqi.geometry.tolerance import UNIT, whole
from bingqi.kit.record import Record
from bingqi.kit.rule import set_up_by
from bingqi.rulesets.dba3.data import BattleData, GroundData, HomeData, OutlineData, TroopData
from bingqi.rulesets.dba3.state import (
    CORNERS,
    GROUNDS,
    HOMES,
    OUTLINES,
    TROOPS,
    Going,
    Ground,
    GroundRow,
    Home,
    Kind,
    Outline,
    Setting,
    Troop,
)

MASKS = ("no", "always", "deep")
HIDES = ("no", "in", "in-or-beyond", "beyond")
RECOILS = ("choice", "depth", "full")
BOARD = 15.0
"""The board, in BW, for which the lines of rivers, roads and waterways are written; they are stretched."""


@set_up_by("DBA3 P1")
def setting_of(data: BattleData, board: float | None = None) -> Setting:
    """The data as a record, for a board of so many BW. Raises BadData that names the file and the path."""
    _check_sizes(data)
    setting = Setting(board=grains(board or data.battle.board))
    setting.silent.muted = 1
    write_rules(setting, data)
    for number, troop in enumerate(data.troops.values()):
        write_troop(setting.troops[number], troop)
    for ground, row in data.grounds.items():
        write_ground(setting.grounds[ground_number(ground)], row)
    for number, (name, outline) in enumerate(data.outlines.items()):
        stretch = setting.board / UNIT / BOARD
        write_outline(setting.outlines[number], outline, stretch, f"{name}")
    setting.outline_count = len(data.outlines)
    for number, home in enumerate(data.homes.values()):
        write_home(setting.homes[number], home)
    return setting


def grains(length: float) -> int:
    """BW as grains."""
    return whole(length * UNIT)


def ground_number(name: str) -> int:
    """The Ground of a name in the data files."""
    return int(Ground[name.upper().replace("-", "_")])


def ground_name(number: int) -> str:
    """The name in the data files of a Ground."""
    return Ground(number).name.lower().replace("_", "-")


def troop_number(data: BattleData, code: str, file: str, path: str) -> int:
    """The row of a form of troops. Raises BadData that names the nearest."""
    return known(code, list(data.troops), "troop", file, path)


def known(name: str, names: Sequence[str], what: str, file: str, path: str) -> int:
    """The place of a name in a list. Raises BadData that names the nearest."""
    if name not in names:
        near = nearest(name, names)
        raise BadData("error-unknown-name", file=file, path=path, what=what, name=name, nearest=near)
    return names.index(name)


def write_rules(setting: Setting, data: BattleData) -> None:
    """The numbers of the rules and the readings of open points."""
    rules = setting.rules
    lengths = {field for field, hint in type(data.battle).__annotations__.items() if "Length" in str(hint)}
    for field in rules.layout.fields:
        if field.name != "options":
            value = getattr(data.battle, field.name)
            setattr(rules, field.name, grains(value) if field.name in lengths else value)
    for field in rules.options.layout.fields:
        value = getattr(data.options, field.name)
        setattr(rules.options, field.name, RECOILS.index(value) if isinstance(value, str) else int(value))


@set_up_by("DBA3 P14", "DBA3 P15", "DBA3 P17", "DBA3 P19", "DBA3 P20")
def write_troop(row: Troop, data: TroopData) -> None:
    """A form of troops."""
    row.kind = Kind[data.kind.upper()]
    _copy_marks(row, data)
    row.foot, row.mounted, row.shot = data.foot, data.mounted, data.shot
    row.in_city = data.foot if data.in_city is None else data.in_city
    row.depth = grains(data.depth)
    row.good, row.rough = grains(data.good), grains(data.rough)
    row.bad = -1 if data.bad is None else grains(data.bad)
    row.reach, row.pursues = grains(data.reach), grains(data.pursues)
    row.pursues_foot_only = int(data.pursues_foot_only)


def write_ground(row: GroundRow, data: GroundData) -> None:
    """A kind of ground."""
    row.going = Going[data.going.upper()]
    row.is_good_for_camels = int(data.good_for_camels)
    row.masks, row.hides = MASKS.index(data.masks), HIDES.index(data.hides)
    row.muffles, row.most = int(data.muffles), data.most
    _copy_marks(row, data)


def write_outline(row: Outline, data: OutlineData, stretch: float, path: str) -> None:
    """An outline around (0, 0). What runs along a line is stretched to the length of the board."""
    row.ground = ground_number(data.ground)
    half = data.width / 2
    corners = list(data.corners)
    if data.line:
        corners = [(x - half, y * stretch) for x, y in data.line]
        corners += [(x + half, y * stretch) for x, y in data.line[::-1]]
    if data.ground == "waterway":
        corners = [(x * stretch, y) for x, y in corners]
    if not corners:
        corners = [(-half, 0.0), (half, 0.0), (half, -data.depth), (-half, -data.depth)]
    if not 3 <= len(corners) <= CORNERS:
        raise BadData("error-too-many", file="outlines.toml", path=path, found=len(corners), most=CORNERS)
    row.count = len(corners)
    for number, (x, y) in enumerate(corners):
        row.xs[number], row.ys[number] = grains(x), grains(y)
    row.width, row.depth = grains(data.width), grains(data.depth)
    row.gates = sum(1 << gate for gate in data.gates)
    if data.crest:
        (row.crest_x, row.crest_y), (row.crest_to_x, row.crest_to_y) = (
            (grains(x), grains(y)) for x, y in data.crest
        )


@set_up_by("DBA3 P30")
def write_home(row: Home, data: HomeData) -> None:
    """What a home must and may have."""
    for name, (least, most) in data.must.items():
        number = ground_number(name)
        row.must_least[number], row.must_most[number] = least, most
    for name in data.may:
        row.may[ground_number(name)] = 1
    for pair, names in enumerate(data.either):
        for name in names:
            row.may[ground_number(name)] = 2 + pair


def _copy_marks(row: Record, data: TroopData | GroundData) -> None:
    """What is simply so or not, under the same name in both."""
    for field in row.layout.fields:
        if field.name.startswith("is_") and hasattr(data, field.name):
            setattr(row, field.name, int(getattr(data, field.name)))


def _check_sizes(data: BattleData) -> None:
    sizes: Iterable[tuple[str, int, int]] = (
        ("troops", len(data.troops), TROOPS),
        ("outlines", len(data.outlines), OUTLINES),
        ("homes", len(data.homes), HOMES),
        ("grounds", len(data.grounds) + 1, GROUNDS),
    )
    for name, found, most in sizes:
        if found > most:
            raise BadData("error-too-many", file=f"{name}.toml", path="", found=found, most=most)

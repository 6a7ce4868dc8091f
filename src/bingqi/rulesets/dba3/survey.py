"""The ground of a scenario or a position: from what a file draws to features."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bingqi.errors import BadData
from bingqi.geometry.polygon import Polygon, is_simple
from bingqi.geometry.pose import Pose
from bingqi.kit.rule import set_up_by
from bingqi.rulesets.dba3.data import BattleData, FeatureData, Place
from bingqi.rulesets.dba3.layout import EVERY_EDGE, clear, enclose, lay, raise_walls
from bingqi.rulesets.dba3.setting import grains, ground_name, ground_number, known
from bingqi.rulesets.dba3.state import (
    CAMPS,
    FEATURES,
    NOBODY,
    OTHER_GROUND,
    TOWN,
    Feature,
    Ground,
    Setting,
    State,
)

WORDS = {"difficult-hill": "Hill", "gentle-hill": "Hill", "waterway": "Water"}
"""What ground is called in notation where its own name would be long."""
STRONGHOLDS = ("city", "fort", "camp")


class Surveyed(NamedTuple):
    """The names of features by number, and the numbers of the features of a file."""

    names: tuple[str, ...]
    numbers: list[int]


@set_up_by("DBA3 P24", "DBA3 P28")
def survey(
    data: BattleData,
    setting: Setting,
    state: State,
    features: Sequence[FeatureData],
    sides: Sequence[str],
    file: str,
) -> Surveyed:
    """Lay all ground of a file on the battlefield. Gives the names of all features by number, and the numbers
    of those in the file. Raises BadData."""
    names = ["Camp1", "Camp2", "Town", *(f"Ground{number}" for number in range(1, FEATURES - 2))]
    for feature in state.features:
        clear(feature)
    counts: dict[str, int] = {}
    place = OTHER_GROUND
    numbers = []
    for number, drawn in enumerate(features):
        path = f"feature[{number + 1}]"
        owner = _owner(drawn, sides, file, path)
        which = CAMPS + owner if drawn.ground == "camp" else place
        which = TOWN if drawn.ground in ("city", "fort") else which
        if which == FEATURES or state.features[which].ground != Ground.OPEN:
            raise BadData("error-ground-twice", file=file, path=path, ground=drawn.ground)
        numbers.append(which)
        draw(data, setting, state.features[which], drawn, file, path)
        state.features[which].owner = owner if drawn.ground in STRONGHOLDS else NOBODY
        state.features[which].grade = drawn.grade
        if which == place:
            place += 1
        if drawn.ground != "camp":
            names[which] = drawn.name or _name(drawn.ground, counts)
    return Surveyed(tuple(names), numbers)


def draw(
    data: BattleData, setting: Setting, feature: Feature, drawn: FeatureData, file: str, path: str
) -> None:
    """Make a feature what a file draws. Raises BadData."""
    if drawn.outline is not None:
        which = known(drawn.outline, list(data.outlines), "outline", file, f"{path}.outline")
        ground = ground_name(setting.outlines[which].ground)
        if ground != drawn.ground:
            raise BadData("error-ground-outline", file=file, path=f"{path}.outline", ground=ground)
        lay(feature, setting, which, _pose(drawn, file, path))
    elif drawn.ground in STRONGHOLDS:
        width, depth = _size(setting, drawn, file, path)
        gates = EVERY_EDGE if drawn.ground == "camp" else 0
        raise_walls(feature, ground_number(drawn.ground), _pose(drawn, file, path), width, depth, gates)
    else:
        feature.ground = ground_number(drawn.ground)
        _draw_corners(feature, _corners(drawn, file, path), file, path)
    if drawn.gates:
        feature.gates = sum(1 << gate for gate in set(drawn.gates))
    if drawn.crest:
        (feature.crest_x, feature.crest_y), (feature.crest_to_x, feature.crest_to_y) = (
            (grains(x), grains(y)) for x, y in drawn.crest
        )


def strip(line: Sequence[Place], width: float) -> list[Place]:
    """The corners of what runs along a line, up its left bank and down the right."""
    lefts, rights = [], []
    for number, (x, y) in enumerate(line):
        before, after = line[max(number - 1, 0)], line[min(number + 1, len(line) - 1)]
        along_x, along_y = after[0] - before[0], after[1] - before[1]
        length = (along_x**2 + along_y**2) ** 0.5 or 1.0
        across_x, across_y = along_y / length * width / 2, -along_x / length * width / 2
        lefts.append((x - across_x, y - across_y))
        rights.append((x + across_x, y + across_y))
    return lefts + rights[::-1]


def _draw_corners(feature: Feature, corners: Sequence[Place], file: str, path: str) -> None:
    """The outline, and a ridge line across the middle where the file gives none."""
    feature.count = len(corners)
    for number, (x, y) in enumerate(corners):
        feature.xs[number], feature.ys[number] = grains(x), grains(y)
    if not is_simple(Polygon(feature.xs[: feature.count], feature.ys[: feature.count])):
        raise BadData("error-ground-tangled", file=file, path=path)
    enclose(feature)
    feature.x = (feature.least_x + feature.most_x) // 2
    feature.y = (feature.least_y + feature.most_y) // 2
    is_wide = feature.most_x - feature.least_x >= feature.most_y - feature.least_y
    reach_x = (feature.most_x - feature.least_x) // 4 if is_wide else 0
    reach_y = 0 if is_wide else (feature.most_y - feature.least_y) // 4
    feature.crest_x, feature.crest_to_x = feature.x - reach_x, feature.x + reach_x
    feature.crest_y, feature.crest_to_y = feature.y - reach_y, feature.y + reach_y


def _corners(drawn: FeatureData, file: str, path: str) -> list[Place]:
    if drawn.corners:
        return drawn.corners
    if drawn.line:
        return strip(drawn.line, drawn.width or 1.0)
    raise BadData("error-missing-key", file=file, path=f"{path}.corners", more=0)


def _pose(drawn: FeatureData, file: str, path: str) -> Pose:
    if drawn.at is None:
        raise BadData("error-missing-key", file=file, path=f"{path}.at", more=0)
    x, y = drawn.at
    return Pose(grains(x), grains(y), round(drawn.facing * 10) % 3600)


def _size(setting: Setting, drawn: FeatureData, file: str, path: str) -> tuple[int, int]:
    if drawn.ground == "camp":
        width = grains(drawn.width) if drawn.width else setting.rules.camp_width
        return width, grains(drawn.depth) if drawn.depth else setting.rules.camp_depth
    for name in ("width", "depth"):
        if not getattr(drawn, name):
            raise BadData("error-missing-key", file=file, path=f"{path}.{name}", more=0)
    return grains(drawn.width or 0), grains(drawn.depth or 0)


def _owner(drawn: FeatureData, sides: Sequence[str], file: str, path: str) -> int:
    if drawn.owner is not None:
        return known(drawn.owner, sides, "side", file, f"{path}.owner")
    if drawn.ground in STRONGHOLDS:
        raise BadData("error-missing-key", file=file, path=f"{path}.owner", more=0)
    return NOBODY


def _name(ground: str, counts: dict[str, int]) -> str:
    """Wood1, Wood2; City and Fort, of which there is one."""
    word = WORDS.get(ground, ground.capitalize())
    if ground in STRONGHOLDS:
        return word
    counts[word] = counts.get(word, 0) + 1
    return f"{word}{counts[word]}"

"""The ground of a scenario or a position: from what a file draws to features."""

from __future__ import annotations

from collections.abc import Sequence

from bingqi.errors import BadData
from bingqi.geometry.polygon import Polygon, is_simple
from bingqi.geometry.pose import Pose
from bingqi.kit.rule import set_up_by
from bingqi.rulesets.dba12.data import BattleData, FeatureData, Place
from bingqi.rulesets.dba12.layout import clear, enclose, lay, pitch
from bingqi.rulesets.dba12.setting import grains, ground_name, ground_number, known, point
from bingqi.rulesets.dba12.state import CORNERS, FEATURES, OTHER_GROUND, Feature, Ground, Setting, State

WORDS = {"gentle-hill": "Hill", "steep-hill": "Hill"}
"""What ground is called in notation where its own name would be long."""


@set_up_by("DBA12 Q6", "DBA12 Q6.camps")
def survey(
    data: BattleData,
    setting: Setting,
    state: State,
    features: Sequence[FeatureData],
    sides: Sequence[str],
    file: str,
) -> tuple[str, ...]:
    """Lay all ground of a file on the board and give the features' names in notation, by number. Raises
    BadData."""
    names = ["Camp1", "Camp2", *(f"Ground{number}" for number in range(1, FEATURES - 1))]
    for feature in state.features:
        clear(feature)
    counts: dict[str, int] = {}
    place = OTHER_GROUND
    for number, drawn in enumerate(features):
        path = f"feature[{number + 1}]"
        if drawn.ground == "camp":
            which = _owner(drawn, sides, file, path)
        else:
            which, place = place, place + 1
            names[which] = drawn.name or _name(drawn.ground, counts)
        if which == FEATURES or state.features[which].ground != Ground.OPEN:
            raise BadData("error-paces-ground-twice", file=file, path=path, ground=drawn.ground)
        draw(data, setting, state.features[which], drawn, which, file, path)
    return tuple(names)


def draw(
    data: BattleData, setting: Setting, feature: Feature, drawn: FeatureData, owner: int, file: str, path: str
) -> None:
    """Make a feature what a file draws. Raises BadData."""
    if drawn.ground == "camp":
        pitch(feature, owner, _pose(drawn, file, path), setting.rules.camp_width, setting.rules.camp_depth)
    elif drawn.outline is not None:
        which = known(drawn.outline, list(data.outlines), "outline", file, f"{path}.outline")
        ground = ground_name(setting.outlines[which].ground)
        if ground != drawn.ground:
            raise BadData("error-ground-outline", file=file, path=f"{path}.outline", ground=ground)
        lay(feature, setting, which, _pose(drawn, file, path))
    else:
        feature.ground = ground_number(drawn.ground)
        _draw_corners(feature, _corners(drawn, file, path), file, path)
    if drawn.crest:
        (feature.crest_x, feature.crest_y), (feature.crest_to_x, feature.crest_to_y) = (
            point(end) for end in drawn.crest
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
    if len(corners) > CORNERS:
        raise BadData("error-too-many", file=file, path=path, found=len(corners), most=CORNERS)
    feature.count = len(corners)
    for number, place in enumerate(corners):
        feature.xs[number], feature.ys[number] = point(place)
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
        return strip(drawn.line, drawn.width or 160.0)
    raise BadData("error-missing-key", file=file, path=f"{path}.corners", more=0)


def _pose(drawn: FeatureData, file: str, path: str) -> Pose:
    if drawn.at is None:
        raise BadData("error-missing-key", file=file, path=f"{path}.at", more=0)
    x, y = drawn.at
    return Pose(grains(x), grains(y), round(drawn.facing * 10) % 3600)


def _owner(drawn: FeatureData, sides: Sequence[str], file: str, path: str) -> int:
    if drawn.owner is None:
        raise BadData("error-missing-key", file=file, path=f"{path}.owner", more=0)
    return known(drawn.owner, sides, "side", file, f"{path}.owner")


def _name(ground: str, counts: dict[str, int]) -> str:
    """Wood1, Wood2."""
    word = WORDS.get(ground, ground.capitalize())
    counts[word] = counts.get(word, 0) + 1
    return f"{word}{counts[word]}"

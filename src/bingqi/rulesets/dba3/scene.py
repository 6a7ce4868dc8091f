"""What one side sees of a battle: the ground, the elements, who threatens and fights whom, and what it may do
now."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from bingqi.geometry.tolerance import UNIT
from bingqi.kit.ruleset import Opening
from bingqi.kit.scene import Badge, Frame, Piece, Region, Scene, Text, TurnLine
from bingqi.kit.turn import NO_QUESTION, Decision, open_question
from bingqi.rulesets.dba3.actions import Ask
from bingqi.rulesets.dba3.ground import crest_of, pose_of
from bingqi.rulesets.dba3.groups import leader_of
from bingqi.rulesets.dba3.marks import marks
from bingqi.rulesets.dba3.names import Names, in_widths, spot, stance
from bingqi.rulesets.dba3.offers import choices
from bingqi.rulesets.dba3.panels import panels
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    FEATURES,
    NOBODY,
    WIDTH,
    Going,
    Ground,
    Hold,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba3.status import badge_words

SIGNS = {
    "general": "*",
    "inside": "#",
    "sacking": "$",
    "contact": "=",
    "moved": "~",
    "shot": ":",
    "fought": "x",
}
"""The states that a piece shows, the most important first, with their signs."""
SEEN = (Status.FIELD, Status.WAITING, Status.AT_SEA)


def scene(state: State, setting: Setting, opening: Opening, viewer: int) -> Scene:
    """What *viewer* sees; both sides see everything but the dice to come."""
    names = Names(setting, opening)
    question = NO_QUESTION if state.is_over else open_question(state.turn)
    mine = question.side == viewer
    length = ceil(setting.board / UNIT)
    return Scene(
        frame=Frame("plane", length, length),
        regions=list(regions(state, setting, names)),
        pieces=list(pieces(state, setting, names)),
        marks=list(marks(state, setting, question, names, viewer)),
        choices=choices(state, setting, question, names) if mine else [],
        panels=panels(state, setting, question, names),
        turn=TurnLine(question.side, asked(state, question, names), mine),
        digest=state.digest(),
        seats=[names.side(number) for number in range(len(opening.seats))],
    )


def asked(state: State, question: Decision, names: Names) -> Text:
    """The open question in words."""
    key = f"question-{Ask(question.kind).name}"
    if question.kind == Ask.MOVE and state.chosen:
        one = names.thing(leader_of(state.chosen))
        count = len(names.group(state.chosen))
        return Text("asked-group", {"actor": one, "count": count})
    if question.kind == Ask.GROUND and state.chosen_ground:
        ground = names.ground(state.chosen_ground)
        return Text("asked-ground", {"ground": ground, "quarter": state.quarter})
    if question.kind == Ask.QUARTER and state.chosen_ground:
        return Text("asked-quarter", {"ground": names.ground(state.chosen_ground)})
    if question.kind == Ask.OCCUPY:
        return Text("asked-place", {"place": names.feature(question.about)})
    if question.about == NOBODY:
        return Text(key)
    return Text(f"{key}-chosen", {"actor": names.thing(question.about)})


def regions(state: State, setting: Setting, names: Names) -> Iterator[Region]:
    """The ground, each feature by itself. A hill has its ridge line."""
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.count == 0 or feature.hold == Hold.GONE:
            continue
        line = []
        if setting.grounds[feature.ground].is_hill:
            crest = crest_of(feature)
            line = [spot(crest.x, crest.y), spot(crest.to_x, crest.to_y)]
        yield Region(
            cells=[],
            style=names.style(feature.ground),
            label=names.feature_title(number, feature.ground),
            effects=list(effects(state, setting, number, names)),
            owner=feature.owner,
            outline=[
                spot(x, y)
                for x, y in zip(feature.xs[: feature.count], feature.ys[: feature.count], strict=True)
            ],
            line=line,
            id=names.feature(number),
        )


def effects(state: State, setting: Setting, number: int, names: Names) -> Iterator[Text]:
    """How a feature is to go over and what else it does; how a city, fort or camp stands."""
    feature = state.features[number]
    row = setting.grounds[feature.ground]
    if feature.ground == Ground.RIVER:
        yield Text(f"river-{river_word(feature.grade)}")
    elif feature.ground == Ground.PLOUGH:
        yield Text("going-PLOUGH" if state.plough == 0 else f"going-{Going(state.plough - 1).name}")
    elif not row.is_stronghold:
        yield Text(f"going-{Going(row.going).name}")
    if row.is_good_for_camels:
        yield Text("going-camels")
    if row.is_hill:
        yield Text("ground-hill")
    elif row.masks and not row.is_stronghold:
        yield Text("ground-masks")
    if row.is_stronghold:
        owner = feature.surrendered_to if feature.hold == Hold.SURRENDERED else feature.owner
        yield Text(f"hold-{Hold(feature.hold).name}", {"side": names.side(owner)})


def river_word(grade: int) -> str:
    """What is known of a river by its die."""
    return "unknown" if grade == 0 else "paltry" if grade < 3 else "slow" if grade < 5 else "deep"


def pieces(state: State, setting: Setting, names: Names) -> Iterator[Piece]:
    """The elements on the table, and those that still wait beside it."""
    for number in range(ELEMENTS):
        element = state.elements[number]
        if element.status not in SEEN:
            continue
        troop = setting.troops[element.troop]
        yield Piece(
            id=names.thing(number),
            cell=None,
            symbol=names.symbol(element),
            side=element.side,
            label=names.title(number),
            sort=names.sort(element.troop),
            numbers=f"{names.troop(element.troop)} {troop.foot}/{troop.mounted}",
            badges=[
                Badge(SIGNS[word.id.partition("-")[2]], word)
                for word in badge_words(state, setting, number, names)
            ],
            pose=stance(pose_of(element)) if element.status == Status.FIELD else None,
            size=(in_widths(WIDTH), in_widths(troop.depth)),
        )

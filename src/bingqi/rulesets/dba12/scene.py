"""What one side sees of a battle: the ground, the elements, who threatens and fights whom, and what it may do
now."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from bingqi.kit.ruleset import Opening
from bingqi.kit.scene import Badge, Frame, Piece, Region, Scene, Text, TurnLine
from bingqi.kit.turn import NO_QUESTION, Decision, open_question
from bingqi.rulesets.dba12.actions import Ask
from bingqi.rulesets.dba12.command import leader_of
from bingqi.rulesets.dba12.ground import crest_of, pose_of
from bingqi.rulesets.dba12.marks import marks
from bingqi.rulesets.dba12.names import DRAWN, Names, in_hundreds, spot, stance
from bingqi.rulesets.dba12.offers import choices
from bingqi.rulesets.dba12.panels import panels
from bingqi.rulesets.dba12.state import (
    ELEMENTS,
    FEATURES,
    WIDTH,
    Going,
    Ground,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba12.status import badge_words

SIGNS = {
    "general": "*",
    "inside": "#",
    "contact": "=",
    "moved": "~",
    "shot": ":",
    "fought": "x",
}
"""The states that a piece shows, the most important first, with their signs."""
SEEN = (Status.FIELD, Status.WAITING)


def scene(state: State, setting: Setting, opening: Opening, viewer: int) -> Scene:
    """What *viewer* sees; both sides see everything but the dice to come."""
    names = Names(setting, opening)
    question = NO_QUESTION if state.is_over else open_question(state.turn)
    mine = question.side == viewer
    length = ceil(setting.board / DRAWN)
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
        return Text("chosen-MOVE", {"actor": one, "count": count})
    return Text(key)


def regions(state: State, setting: Setting, names: Names) -> Iterator[Region]:
    """The ground, each feature by itself. A hill has its ridge line."""
    for number in range(FEATURES):
        feature = state.features[number]
        if feature.count == 0:
            continue
        line = []
        if setting.grounds[feature.ground].is_hill:
            crest = crest_of(feature)
            line = [spot(crest.x, crest.y), spot(crest.to_x, crest.to_y)]
        yield Region(
            cells=[],
            style=names.style(feature.ground),
            label=names.ground(feature.ground),
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
    """How a feature is to go over and what else it does; whose a camp is."""
    feature = state.features[number]
    row = setting.grounds[feature.ground]
    if feature.ground == Ground.RIVER:
        yield Text("ground-river", {"distance": names.length(setting.rules.river_move)})
    elif feature.ground == Ground.CAMP:
        key = "hold-OWN" if feature.holder == feature.owner else "hold-TAKEN"
        yield Text(key, {"side": names.side(feature.owner)})
    else:
        yield Text(f"going-{Going(row.going).name}")
    if row.is_hill:
        yield Text("ground-hill")
    elif row.masks and feature.ground != Ground.CAMP:
        yield Text("ground-masks")


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
            size=(in_hundreds(WIDTH), in_hundreds(troop.depth)),
        )

"""The models of the data files and of scenarios. Lengths are in paces. Every number names its clause."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from bingqi.kit.data import Cites, Data

Name = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9-]*$", max_length=24)]
Length = Annotated[float, Meta(ge=0, le=6400)]
Factor = Annotated[int, Meta(ge=0, le=8)]
GroundName = Literal[
    "river",
    "road",
    "camp",
    "gentle-hill",
    "steep-hill",
    "wood",
    "rough",
    "marsh",
    "dunes",
    "village",
    "enclosures",
    "lake",
]
KindName = Literal[
    "el", "kn", "cv", "lh", "sch", "cm", "sp", "pk", "bd", "ax", "bw", "ps", "wb", "art", "wwg", "cf"
]
EdgeName = Literal["south", "west", "north", "east"]
Place = tuple[float, float]
"""(x, y) in paces from the south-western corner of the board."""


class Words(Data, frozen=True, kw_only=True, rename={"zh": "zh-CN"}):
    """A name in both languages."""

    en: str
    zh: str


class TroopData(Data, frozen=True, kw_only=True):
    """A type of troops. `bad` absent: it does not enter bad going."""

    title: Words
    kind: Annotated[KindName, Cites("DBA12 Q4")]
    depth: Annotated[Length, Cites("DBA12 Q1")]
    foot: Annotated[Factor, Cites("DBA12 O17")]
    mounted: Annotated[Factor, Cites("DBA12 O17")]
    road: Annotated[Length, Cites("DBA12 Q5.road")]
    good: Annotated[Length, Cites("DBA12 Q5")]
    bad: Annotated[Length, Cites("DBA12 Q5.bad-going")] | None = None
    reach: Annotated[Length, Cites("DBA12 Q16")] = 0.0
    all_round: Annotated[bool, Cites("DBA12 Q16.arc")] = False
    own_bound_only: Annotated[bool, Cites("DBA12 Q16.bounds")] = False
    is_mounted: Annotated[bool, Cites("DBA12 Q4")] = False
    pursues: Annotated[bool, Cites("DBA12 Q22")] = False
    second_move: Annotated[Literal["never", "first-bound", "always"], Cites("DBA12 Q15")] = "never"
    flees_anywhere: Annotated[bool, Cites("DBA12 O78")] = False
    fights_anywhere: Annotated[bool, Cites("DBA12 O33")] = False


class GroundData(Data, frozen=True, kw_only=True):
    """A kind of ground."""

    title: Words
    going: Annotated[Literal["good", "bad", "impassable"], Cites("DBA12 Q6")]
    style: str
    is_hill: Annotated[bool, Cites("DBA12 O29")] = False
    hides: Annotated[bool, Cites("DBA12 Q3.command")] = False
    masks: Annotated[Literal["no", "all", "crest"], Cites("DBA12 Q16.sight")] = "no"
    is_linear: bool = False
    least: Annotated[int, Cites("DBA12 Q6.limits"), Meta(ge=0, le=3)] = 0
    most: Annotated[int, Cites("DBA12 Q6.limits"), Meta(ge=0, le=6)]


class OutlineData(Data, frozen=True, kw_only=True):
    """An outline that ground of a kind may have, its corners around (0, 0). A river or road is as wide as
    `width` and runs along `line`."""

    title: Words
    ground: GroundName
    corners: Annotated[list[Place], Meta(max_length=12)] = []
    line: Annotated[list[Place], Meta(max_length=6)] = []
    width: Length = 0.0
    crest: Annotated[list[Place], Meta(max_length=2)] = []


class Battle(Data, frozen=True, kw_only=True):
    """The numbers of the rules."""

    board: Annotated[float, Cites("DBA12 Q1"), Meta(ge=1600, le=4800)]
    point_sides: Annotated[int, Cites("DBA12 Q3"), Meta(ge=2, le=20)]
    combat_sides: Annotated[int, Cites("DBA12 Q18"), Meta(ge=2, le=20)]
    move_cost: Annotated[int, Cites("DBA12 Q3"), Meta(ge=1, le=6)]
    elephants_cost: Annotated[int, Cites("DBA12 Q3.elephants"), Meta(ge=0, le=6)]
    command_cost: Annotated[int, Cites("DBA12 Q3.sum"), Meta(ge=0, le=6)]
    command: Annotated[Length, Cites("DBA12 Q3.command")]
    command_unseen: Annotated[Length, Cites("DBA12 Q3.command")]
    zone: Annotated[Length, Cites("DBA12 Q9")]
    shift: Annotated[Length, Cites("DBA12 Q7.shift")]
    wheel: Annotated[float, Cites("DBA12 Q7.wheel"), Meta(ge=0, le=180)]
    river_move: Annotated[Length, Cites("DBA12 Q5.river")]
    break_off: Annotated[Length, Cites("DBA12 Q15.break-off")]
    arc: Annotated[Length, Cites("DBA12 Q16.arc")]
    flight: Annotated[Length, Cites("DBA12 O75.distance")]
    deployment: Annotated[Length, Cites("DBA12 Q6.deployment")]
    losses_to_lose: Annotated[int, Cites("DBA12 Q23"), Meta(ge=1, le=12)]
    camp_counts: Annotated[int, Cites("DBA12 Q23.camp"), Meta(ge=0, le=12)]
    camp_width: Annotated[float, Cites("DBA12 Q6.camp-place"), Meta(ge=160, le=640)]
    camp_depth: Annotated[float, Cites("DBA12 Q6.camp-place"), Meta(ge=160, le=640)]
    pieces_least: Annotated[int, Cites("DBA12 Q6.limits"), Meta(ge=0, le=12)]
    pieces_most: Annotated[int, Cites("DBA12 Q6.limits"), Meta(ge=0, le=12)]
    ground_gap: Annotated[Length, Cites("DBA12 Q6.limits")]
    bad_going_when_shot: Annotated[bool, Cites("DBA12 O33")]


class BattleData(Data, frozen=True, kw_only=True):
    """All rules data of the ruleset, by file."""

    battle: Battle
    troops: dict[Name, TroopData]
    grounds: dict[GroundName, GroundData]
    outlines: dict[Name, OutlineData]


class About(Data, frozen=True, kw_only=True, rename={"zh": "zh-CN", "story_zh": "story-zh-CN"}):
    """What a scenario is."""

    en: str
    zh: str
    story: str
    story_zh: str
    minutes: Annotated[int, Meta(ge=1, le=240)]
    is_uneven: bool = False


class FeatureData(Data, frozen=True, kw_only=True):
    """A piece of ground of a scenario: an outline of the data at a place, or corners of its own, or for a
    camp the middle of its front edge. `owner` is the side of a camp."""

    ground: GroundName
    outline: Name | None = None
    corners: Annotated[list[Place], Meta(min_length=3, max_length=12)] | None = None
    line: Annotated[list[Place], Meta(min_length=2, max_length=6)] | None = None
    crest: Annotated[list[Place], Meta(min_length=2, max_length=2)] | None = None
    width: Length | None = None
    at: Place | None = None
    facing: Annotated[float, Meta(ge=0, lt=360)] = 0.0
    owner: str | None = None
    name: Name | None = None


class ElementData(Data, frozen=True, kw_only=True):
    """An element with its place: its troops, where the middle of its front edge stands and which way it
    looks, or that it holds the camp of its side."""

    troops: Name
    name: Name | None = None
    at: Place | None = None
    facing: Annotated[float, Meta(ge=0, lt=360)] | None = None
    in_camp: bool = False
    general: bool = False


class SideData(Data, frozen=True, kw_only=True):
    """A side: its army list and what it takes of it, or elements with their places. Absent `elements` and
    `placed`: the list's first choices."""

    name: Name
    title: Words
    army: str | None = None
    elements: list[str] | None = None
    placed: Annotated[list[ElementData], Meta(max_length=13)] = []
    followers: bool = True
    base_edge: EdgeName | None = None


class BattleScenario(Data, frozen=True, kw_only=True):
    """A scenario file. `set_up` "full": dice, terrain, edges and camps are the players' matter, "quick": the
    computer's, "given": the scenario has them. `deploy`: whether the sides place their elements
    themselves."""

    scenario: About
    side: Annotated[list[SideData], Meta(min_length=2, max_length=2)]
    set_up: Literal["full", "quick", "given"] = "given"
    deploy: bool = True
    bounds: Annotated[int, Cites("DBA12 Q23.limit"), Meta(ge=0, le=400)] = 0
    feature: Annotated[list[FeatureData], Meta(max_length=14)] = []

"""The models of the data files and of scenarios. Lengths are in BW. Every number names its clause."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from bingqi.kit.data import Cites, Data

Name = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9-]*$", max_length=24)]
Length = Annotated[float, Meta(ge=0, le=40)]
Factor = Annotated[int, Meta(ge=0, le=8)]
GroundName = Literal[
    "waterway",
    "river",
    "road",
    "city",
    "fort",
    "camp",
    "hamlet",
    "edifice",
    "difficult-hill",
    "gentle-hill",
    "wood",
    "marsh",
    "gully",
    "dunes",
    "oasis",
    "rocky",
    "scrub",
    "boggy",
    "enclosures",
    "plough",
]
KindName = Literal[
    "el",
    "kn",
    "cv",
    "lh",
    "sch",
    "cm",
    "sp",
    "pk",
    "bd",
    "ax",
    "bw",
    "ps",
    "wb",
    "hd",
    "art",
    "wwg",
    "cf",
    "den",
]
Place = tuple[float, float]
"""(x, y) in BW from the near left corner of the board."""


class Words(Data, frozen=True, kw_only=True, rename={"zh": "zh-CN"}):
    """A name in both languages."""

    en: str
    zh: str


class TroopData(Data, frozen=True, kw_only=True):
    """A form of troops. `bad` absent: it may not enter bad going."""

    title: Words
    kind: Annotated[KindName, Cites("DBA3 P14")]
    depth: Annotated[Length, Cites("DBA3 P2")]
    foot: Annotated[Factor, Cites("DBA3 D102")]
    mounted: Annotated[Factor, Cites("DBA3 D102")]
    shot: Annotated[Factor, Cites("DBA3 D102")]
    in_city: Annotated[Factor, Cites("DBA3 D102")] | None = None
    good: Annotated[Length, Cites("DBA3 P22")]
    rough: Annotated[Length, Cites("DBA3 P22")]
    bad: Annotated[Length, Cites("DBA3 P22")] | None = None
    reach: Annotated[Length, Cites("DBA3 D41")] = 0.0
    pursues: Annotated[Length, Cites("DBA3 D174")] = 0.0
    pursues_foot_only: Annotated[bool, Cites("DBA3 D175")] = False
    is_mounted: Annotated[bool, Cites("DBA3 P14")] = False
    is_solid: Annotated[bool, Cites("DBA3 P15")] = False
    is_double: Annotated[bool, Cites("DBA3 P16")] = False
    is_cataphract: Annotated[bool, Cites("DBA3 P17")] = False
    is_knight: Annotated[bool, Cites("DBA3 P17")] = False
    is_longbow: Annotated[bool, Cites("DBA3 D116")] = False
    is_command: Annotated[bool, Cites("DBA3 P19")] = False
    is_camel: Annotated[bool, Cites("DBA3 P24")] = False
    is_mounted_infantry: Annotated[bool, Cites("DBA3 P18")] = False
    is_tower: Annotated[bool, Cites("DBA3 P20")] = False


class GroundData(Data, frozen=True, kw_only=True):
    """A kind of ground."""

    title: Words
    going: Annotated[Literal["good", "rough", "bad", "impassable"], Cites("DBA3 P24")]
    style: str
    good_for_camels: Annotated[bool, Cites("DBA3 P24")] = False
    masks: Annotated[Literal["no", "always", "deep"], Cites("DBA3 D65")] = "no"
    hides: Annotated[Literal["no", "in", "in-or-beyond", "beyond"], Cites("DBA3 P13")] = "no"
    muffles: Annotated[bool, Cites("DBA3 P11")] = False
    is_hill: bool = False
    is_linear: bool = False
    is_stronghold: bool = False
    most: Annotated[int, Cites("DBA3 P30"), Meta(ge=0, le=9)] = 3


class OutlineData(Data, frozen=True, kw_only=True):
    """An outline that ground of a kind may have, its corners in BW around (0, 0). A river, road or waterway
    is as wide as `width` and runs along `line`."""

    title: Words
    ground: GroundName
    corners: Annotated[list[Place], Meta(max_length=12)] = []
    line: Annotated[list[Place], Meta(max_length=6)] = []
    width: Length = 0.0
    depth: Length = 0.0
    crest: Annotated[list[Place], Meta(max_length=2)] = []
    gates: Annotated[list[Annotated[int, Meta(ge=0, le=3)]], Meta(max_length=4)] = []


class HomeData(Data, frozen=True, kw_only=True):
    """A home: what it must have (kind of ground to least and most), what it may have; either of each pair."""

    title: Words
    must: Annotated[dict[GroundName, tuple[int, int]], Cites("DBA3 P30")]
    may: Annotated[list[GroundName], Cites("DBA3 P30")]
    either: Annotated[list[tuple[GroundName, GroundName]], Cites("DBA3 P30"), Meta(max_length=2)] = []


class Battle(Data, frozen=True, kw_only=True):
    """The numbers of the rules."""

    board: Annotated[float, Cites("DBA3 P1"), Meta(ge=12, le=24)]
    pip_sides: Annotated[int, Cites("DBA3 P9"), Meta(ge=2, le=20)]
    combat_sides: Annotated[int, Cites("DBA3 P7"), Meta(ge=2, le=20)]
    command: Annotated[Length, Cites("DBA3 P13")]
    command_unseen: Annotated[Length, Cites("DBA3 P13")]
    command_light: Annotated[Length, Cites("DBA3 P13")]
    zone: Annotated[Length, Cites("DBA3 P42")]
    gap: Annotated[Length, Cites("DBA3 P38")]
    free_slide: Annotated[Length, Cites("DBA3 D13")]
    arc: Annotated[Length, Cites("DBA3 D52")]
    shoots_after: Annotated[Length, Cites("DBA3 D59")]
    target_piece: Annotated[Length, Cites("DBA3 D50")]
    masking: Annotated[Length, Cites("DBA3 D65")]
    river_move: Annotated[Length, Cites("DBA3 P25")]
    foot_recoil: Annotated[Length, Cites("DBA3 D138")]
    mounted_recoil: Annotated[Length, Cites("DBA3 D139")]
    edge_penalty: Annotated[Length, Cites("DBA3 D88")]
    break_off: Annotated[Length, Cites("DBA3 P44")]
    optional_least: Annotated[int, Cites("DBA3 P30"), Meta(ge=0, le=9)]
    optional_most: Annotated[int, Cites("DBA3 P30"), Meta(ge=0, le=9)]
    landing_most: Annotated[int, Cites("DBA3 P34"), Meta(ge=0, le=12)]
    losses_to_lose: Annotated[int, Cites("DBA3 D211"), Meta(ge=1, le=12)]
    revolt_cost: Annotated[int, Cites("DBA3 D208"), Meta(ge=1, le=6)]
    sack_ends: Annotated[int, Cites("DBA3 D194"), Meta(ge=1, le=6)]
    sally_reach: Annotated[Length, Cites("DBA3 D186")]
    sally_leash: Annotated[Length, Cites("DBA3 D187")]
    enter_foot: Annotated[Length, Cites("DBA3 P50")]
    enter_mounted: Annotated[Length, Cites("DBA3 P50")]
    assaulters: Annotated[int, Cites("DBA3 D92"), Meta(ge=1, le=6)]
    shooters: Annotated[int, Cites("DBA3 D69"), Meta(ge=1, le=6)]
    from_centre: Annotated[Length, Cites("DBA3 P33")]
    from_side: Annotated[Length, Cites("DBA3 P33")]
    from_side_light: Annotated[Length, Cites("DBA3 P33")]
    camp_from_side: Annotated[Length, Cites("DBA3 P32")]
    feature_gap: Annotated[Length, Cites("DBA3 P30")]
    feature_size: Annotated[Length, Cites("DBA3 P30")]
    city_reach: Annotated[Length, Cites("DBA3 P30")]
    swaps: Annotated[int, Cites("DBA3 P33"), Meta(ge=0, le=6)]
    camp_width: Annotated[Length, Cites("DBA3 P32")]
    camp_depth: Annotated[Length, Cites("DBA3 P32")]


class OptionsData(Data, frozen=True, kw_only=True):
    """Readings of open points; each can be changed by a house rule."""

    fast_yields_to_solid: Annotated[bool, Cites("DBA3 D116")]
    chariots_die_level: Annotated[bool, Cites("DBA3 D116")]
    mounted_recoil: Annotated[Literal["choice", "depth", "full"], Cites("DBA3 D139")]
    mounted_dread_bad_going: Annotated[bool, Cites("DBA3 P48")]
    winners_attackers_recoil: Annotated[bool, Cites("DBA3 D113")]
    zones_pass_elements: Annotated[bool, Cites("DBA3 P42")]
    edge_counts_when_moved: Annotated[bool, Cites("DBA3 D88")]


class BattleData(Data, frozen=True, kw_only=True):
    """All rules data of the ruleset, by file."""

    battle: Battle
    options: OptionsData
    troops: dict[Name, TroopData]
    grounds: dict[GroundName, GroundData]
    outlines: dict[Name, OutlineData]
    homes: dict[Name, HomeData]


class About(Data, frozen=True, kw_only=True, rename={"zh": "zh-CN", "story_zh": "story-zh-CN"}):
    """What a scenario is."""

    en: str
    zh: str
    story: str
    story_zh: str
    minutes: Annotated[int, Meta(ge=1, le=240)]
    is_uneven: bool = False


class FeatureData(Data, frozen=True, kw_only=True):
    """A piece of ground of a scenario: an outline of the data at a place, or corners of its own. `owner` is
    the side of a city, fort or camp; `gates` are the numbers of its edges that have one, clockwise from the
    front."""

    ground: GroundName
    outline: Name | None = None
    corners: Annotated[list[Place], Meta(min_length=3, max_length=12)] | None = None
    line: Annotated[list[Place], Meta(min_length=2, max_length=6)] | None = None
    crest: Annotated[list[Place], Meta(min_length=2, max_length=2)] | None = None
    width: Length | None = None
    depth: Length | None = None
    at: Place | None = None
    facing: Annotated[float, Meta(ge=0, lt=360)] = 0.0
    owner: str | None = None
    gates: Annotated[list[Annotated[int, Meta(ge=0, le=3)]], Meta(max_length=4)] = []
    name: Name | None = None
    grade: Annotated[int, Meta(ge=0, le=6)] = 0
    title: Words | None = None


class ElementData(Data, frozen=True, kw_only=True):
    """An element with its place: troops as in the list (`4Bd`), where the middle of its front edge stands,
    which way it looks, or the city, fort or camp that it holds."""

    troops: Name
    name: Name | None = None
    at: Place | None = None
    facing: Annotated[float, Meta(ge=0, lt=360)] | None = None
    inside: Name | None = None
    general: bool = False
    title: Words | None = None


class SideData(Data, frozen=True, kw_only=True):
    """A side: its army list and what it takes of it, or elements with their places. Absent `elements` and
    `placed`: the list's first choices."""

    name: Name
    title: Words
    army: str | None = None
    elements: list[str] | None = None
    placed: Annotated[list[ElementData], Meta(max_length=14)] = []
    aggression: Annotated[int, Meta(ge=0, le=6)] | None = None
    home: Name | None = None
    followers: bool = False
    camp: bool = True
    base_edge: Literal["near", "left", "far", "right"] | None = None


class BattleScenario(Data, frozen=True, kw_only=True):
    """A scenario file. `set_up` "full": ground, edges and camps are chosen by the players, "quick": by the
    computer, "given": the scenario has them. `deploy`: whether the sides place their elements themselves."""

    scenario: About
    side: Annotated[list[SideData], Meta(min_length=2, max_length=2)]
    set_up: Literal["full", "quick", "given"] = "given"
    deploy: bool = True
    board: Annotated[float, Meta(ge=12, le=24)] | None = None
    bounds: Annotated[int, Meta(ge=0, le=400)] = 0
    attacker: str | None = None
    feature: Annotated[list[FeatureData], Meta(max_length=16)] = []

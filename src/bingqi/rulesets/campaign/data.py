"""The models of the campaign's data files and scenarios. Every number names its clause."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from bingqi.kit.data import Cites, Data

Name = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9-]*$", max_length=24)]
Effect = Literal["defensive", "difficult", "dangerous", "water"]
Fraction = Annotated[str, Meta(pattern=r"^(?!0+(/|$))\d{1,2}(/[1-9]\d?)?$")]
"""A number above 0, whole or as a fraction: 3, 1/2."""
CellText = Annotated[str, Meta(pattern=r"^\d{4}$")]


class Words(Data, frozen=True, kw_only=True, rename={"zh": "zh-CN"}):
    """A name in both languages."""

    en: str
    zh: str


class Odds(Data, frozen=True, kw_only=True):
    """From these odds on (attackers/defender), the check is modified so."""

    odds: Annotated[Fraction, Cites("CAMP W11.table")]
    modifier: Annotated[int, Cites("CAMP W11.table"), Meta(ge=-20, le=20)]


class Attack(Data, frozen=True, kw_only=True):
    """The attack check."""

    check_sides: Annotated[int, Cites("CAMP W12"), Meta(ge=2, le=100)]
    difficulty: Annotated[int, Cites("CAMP W12"), Meta(ge=1, le=100)]
    critical_margin: Annotated[int, Cites("CAMP W12.degrees"), Meta(ge=1, le=100)]
    natural_moves_degree: Annotated[bool, Cites("CAMP W12.natural")]
    retreat_sides: Annotated[int, Cites("CAMP W12"), Meta(ge=1, le=12)]
    repulse_distance: Annotated[int, Cites("CAMP W12"), Meta(ge=1, le=12)]
    odds: Annotated[list[Odds], Meta(min_length=1, max_length=16)]


class Ground(Data, frozen=True, kw_only=True):
    """What the kinds of ground multiply."""

    defensive_factor: Annotated[int, Cites("CAMP W20"), Meta(ge=1, le=4)]
    dangerous_divisor: Annotated[int, Cites("CAMP W22"), Meta(ge=1, le=4)]
    difficult_factor: Annotated[int, Cites("CAMP W21"), Meta(ge=1, le=4)]


class Length(Data, frozen=True, kw_only=True):
    """The rounds of a campaign: dice and a number added."""

    dice: Annotated[int, Cites("CAMP V1"), Meta(ge=0, le=4)]
    sides: Annotated[int, Cites("CAMP V1"), Meta(ge=1, le=20)]
    plus: Annotated[int, Cites("CAMP V1"), Meta(ge=0, le=40)]


class Flag(Data, frozen=True, kw_only=True):
    """Flag battles, as far as their outcome goes."""

    rounds: Annotated[int, Cites("CAMP W31.length"), Meta(ge=1, le=40)]
    roll_rounds: Annotated[bool, Cites("CAMP W31.length")]
    rounds_dice: Annotated[int, Cites("CAMP W31.length"), Meta(ge=1, le=6)]
    rounds_sides: Annotated[int, Cites("CAMP W31.length"), Meta(ge=2, le=12)]
    goal: Annotated[int, Cites("CAMP W38"), Meta(ge=1, le=20)]
    start_most: Annotated[int, Cites("CAMP W37"), Meta(ge=0, le=20)]
    retreat_least: Annotated[int, Cites("CAMP W39"), Meta(ge=1, le=8)]
    retreat_most: Annotated[int, Cites("CAMP W39"), Meta(ge=1, le=8)]
    quick_score_sides: Annotated[int, Cites("CAMP V6"), Meta(ge=2, le=20)]
    quick_loss_sides: Annotated[int, Cites("CAMP V6"), Meta(ge=2, le=20)]
    quick_dying_upto: Annotated[int, Cites("CAMP V6"), Meta(ge=0, le=20)]
    quick_halved_upto: Annotated[int, Cites("CAMP V6"), Meta(ge=0, le=20)]


class ArmData(Data, frozen=True, kw_only=True):
    """An arm of service. `requires` lists alternatives; each is a list of what a player unit's leaders must
    all have."""

    title: Words
    movement: Annotated[int, Cites("CAMP W35"), Meta(ge=1, le=8)]
    movement_most: Annotated[int, Cites("CAMP W35"), Meta(ge=1, le=8)]
    water: Annotated[Literal["double", "half", "plain"], Cites("CAMP W24")] = "double"
    ignores_ground: Annotated[bool, Cites("CAMP W35")] = False
    can_attack: Annotated[bool, Cites("CAMP W30")] = True
    requires: Annotated[list[list[str]], Cites("CAMP W34")] = []


class SpecialData(Data, frozen=True, kw_only=True):
    """A special effect of ground, for all arms or those named."""

    title: Words
    entry: Annotated[int, Cites("CAMP W25"), Meta(ge=1, le=8)] = 1
    strength: Annotated[Fraction, Cites("CAMP W25")] = "1"
    check: Annotated[int, Cites("CAMP W25"), Meta(ge=-20, le=20)] = 0
    impassable: Annotated[bool, Cites("CAMP W25")] = False
    arms: list[Name] = []


class Terrain(Data, frozen=True, kw_only=True):
    """A kind of ground. `works_for` says for whom, when the cell is owned by a side."""

    title: Words
    effects: Annotated[list[Effect], Cites("CAMP W19")] = []
    special: Annotated[list[Name], Cites("CAMP W25"), Meta(max_length=4)] = []
    works_for: Annotated[Literal["everyone", "owner", "others"], Cites("CAMP W23")] = "everyone"
    style: str = "open"


class CampaignData(Data, frozen=True, kw_only=True):
    """All rules data of the ruleset, by file."""

    attack: Attack
    ground: Ground
    length: Length
    flag: Flag
    arms: dict[Name, ArmData]
    specials: dict[Name, SpecialData]
    terrain: dict[Name, Terrain]


class Legend(Data, frozen=True, kw_only=True):
    """What a letter of the map means: kinds of ground that combine, and the side that owns them."""

    terrain: list[Name]
    owner: Name | None = None


class Map(Data, frozen=True, kw_only=True):
    """The map, drawn: one word per cell, row by row."""

    grid: Annotated[Literal["hex", "square"], Cites("CAMP W3.grid")] = "hex"
    rows: Annotated[list[str], Meta(min_length=1, max_length=32)]
    legend: dict[str, Legend] = {}


class Side(Data, frozen=True, kw_only=True):
    """A side, in the order of play."""

    name: Name
    title: Words


class MemberData(Data, frozen=True, kw_only=True):
    """A character of a player unit."""

    name: str
    role: Annotated[Literal["player", "companion", "minion"], Cites("CAMP W32")]
    hit_points: Annotated[int, Meta(ge=1, le=9999)]
    has: Annotated[list[str], Cites("CAMP W34")] = []


class Unit(Data, frozen=True, kw_only=True):
    """A unit. `power` is written strength/movement; a player unit has `-` for its strength."""

    name: Name
    side: Name
    arm: Name
    power: Annotated[str, Cites("CAMP W2"), Meta(pattern=r"^(\d{1,3}|-)/\d{1,2}$")]
    at: CellText
    title: Words | None = None
    members: Annotated[list[MemberData], Cites("CAMP W32"), Meta(max_length=4)] = []


class GoalData(Data, frozen=True, kw_only=True):
    """A condition that ends the campaign."""

    kind: Literal["unit-destroyed", "place-held", "edge-reached"]
    winner: Name
    unit: Name | None = None
    place: CellText | None = None
    edge: Literal["north", "east", "south", "west"] | None = None


class Time(Data, frozen=True, kw_only=True):
    """The scenario's length (absent: the dice decide) and who wins when it ends: a side, `most-strength` or
    `nobody`."""

    rounds: Annotated[int, Meta(ge=1, le=99)] | None = None
    winner: str = "most-strength"


class About(Data, frozen=True, kw_only=True, rename={"zh": "zh-CN", "story_zh": "story-zh-CN"}):
    """What a scenario is."""

    en: str
    zh: str
    story: str
    story_zh: str
    minutes: Annotated[int, Meta(ge=1, le=240)]
    is_uneven: bool = False


class CampaignScenario(Data, frozen=True, kw_only=True):
    """A scenario file."""

    scenario: About
    map: Map
    side: Annotated[list[Side], Meta(min_length=2, max_length=4)]
    unit: Annotated[list[Unit], Meta(min_length=2, max_length=32)]
    goal: Annotated[list[GoalData], Meta(max_length=16)] = []
    time: Time = Time()

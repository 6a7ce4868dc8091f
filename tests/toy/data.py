"""The models of the toy's data files and scenarios. Every number names its clause."""

from typing import Annotated

from msgspec import Meta

from bingqi.kit.data import Cites, Data

Name = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9]*$", max_length=12)]


class Ambush(Data, frozen=True, kw_only=True):
    """The ambush: its die, the total that takes a scout, what is added to the die, and how long the guards
    are away after it."""

    die: Annotated[int, Cites("TOY 6"), Meta(ge=2, le=20)]
    taken_at: Annotated[int, Cites("TOY 6"), Meta(ge=1, le=20)]
    stones: Annotated[int, Cites("TOY 7"), Meta(ge=-5, le=5)]
    friend: Annotated[int, Cites("TOY 7"), Meta(ge=-5, le=5)]
    away: Annotated[int, Cites("TOY 8"), Meta(ge=1, le=9)]


class Flood(Data, frozen=True, kw_only=True):
    """The round of the flood: a die, and rounds added to it."""

    die: Annotated[int, Cites("TOY 9"), Meta(ge=1, le=20)]
    after: Annotated[int, Cites("TOY 9"), Meta(ge=1, le=20)]


class ToyData(Data, frozen=True, kw_only=True):
    """All rules data of the toy, by file."""

    ambush: Ambush
    flood: Flood


class About(Data, frozen=True, kw_only=True, rename={"zh": "zh-CN", "story_zh": "story-zh-CN"}):
    """What a scenario is."""

    en: str
    zh: str
    story: str
    story_zh: str
    minutes: Annotated[int, Meta(ge=1, le=60)]


class Map(Data, frozen=True, kw_only=True):
    """The map, drawn: `.` bank, `=` ford, `o` stones, `~` deep water; the near bank on the left, the far bank
    on the right."""

    rows: Annotated[list[Annotated[str, Meta(pattern=r"^[.=o~ ]+$")]], Meta(min_length=1, max_length=8)]


class ScoutData(Data, frozen=True, kw_only=True):
    """A scout and where it starts."""

    name: Name
    at: Annotated[str, Meta(pattern=r"^\d{4}$")]


class ToyScenario(Data, frozen=True, kw_only=True):
    """A scenario file."""

    scenario: About
    map: Map
    scout: Annotated[list[ScoutData], Meta(min_length=1, max_length=4)]
    rounds: Annotated[int, Cites("TOY 1"), Meta(ge=1, le=30)]
    needed: Annotated[int, Cites("TOY 1"), Meta(ge=1, le=4)]

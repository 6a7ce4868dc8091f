"""Army lists, and armies chosen from them: which twelve elements a side may have.

The lists lie in `data/armies/`, one file for each numbered list of the book with all its variants, so that a
game reads no more than it needs. `docs/armies.md` tells how they are written.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Meta

from bingqi.errors import BadData, NotFound
from bingqi.kit.data import Cites, Data, shape
from bingqi.kit.folder import folder_of
from bingqi.kit.muster import check_muster
from bingqi.kit.roster import (
    Line,
    Pick,
    check_lines,
    first_picks,
    nearest_list,
    random_picks,
    read_line,
    read_picks,
)
from bingqi.kit.rule import set_up_by

ELEMENTS = 12
MOUNTED = ("El", "3Kn", "4Kn", "6Kn", "HCh", "Cv", "6Cv", "LCh", "LH", "LCm", "SCh", "Cm")
MOUNTED_INFANTRY = ("Mtd-3Bw", "Mtd-4Bw", "Mtd-4Cb", "Mtd-4Lb")
HEAVY_FOOT = ("Sp", "8Sp", "4Pk", "3Pk", "4Bd", "3Bd", "6Bd", "CP", "Lit", "CWg", "4Wb", "3Wb", "7Hd", "5Hd")
SHOOTERS = ("4Bw", "4Lb", "4Cb", "3Bw", "3Lb", "3Cb", "8Bw", "8Lb", "8Cb", "Art", "WWg")
TROOPS = (*MOUNTED, *MOUNTED_INFANTRY, *HEAVY_FOOT, "4Ax", "3Ax", *SHOOTERS, "Ps", "CF", "Den")
"""Every form of troops that there is, by its code."""

Home = Literal["Arable", "Dry", "Forest", "Hilly", "Littoral", "Steppe", "Tropical"]
Transcription = Literal["both", "first", "second"]
ArmyId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9/.-]*$", max_length=16)]
Lines = Annotated[list[str], Meta(min_length=1, max_length=ELEMENTS)]


class Variant(Data, frozen=True, kw_only=True):
    """What the other transcription of a list has instead. Kept for comparison; its lines need not add up."""

    home: Annotated[list[Home], Cites("DBA3 P30")] | None = None
    aggression: Annotated[int, Cites("DBA3 P31"), Meta(ge=0, le=4)] | None = None
    elements: Annotated[Lines, Cites("DBA3 P52")] | None = None


class ArmyData(Data, frozen=True, kw_only=True, rename={"zh": "zh-CN", "note_zh": "note-zh-CN"}):
    """A list as written. `years` are pairs, BC negative; `source` says which of the two public transcriptions
    it follows, and is absent for a list that is in neither."""

    en: str
    zh: str
    years: list[tuple[int, int]] = []
    home: Annotated[list[Home], Cites("DBA3 P30"), Meta(min_length=1, max_length=7)]
    aggression: Annotated[int, Cites("DBA3 P31"), Meta(ge=0, le=4)]
    elements: Annotated[Lines, Cites("DBA3 P52")]
    source: Transcription | None = None
    variant: Variant | None = None
    note: str = ""
    note_zh: str = ""


class ArmyFile(Data, frozen=True, kw_only=True):
    """A file of lists, by their ids."""

    army: dict[ArmyId, ArmyData]


@dataclass(frozen=True)
class ArmyList:
    """A list that has been checked: every choice from its lines makes twelve elements with one general."""

    id: str
    data: ArmyData
    lines: tuple[Line, ...]

    def title(self, language: str) -> str:
        """Its name in a language."""
        return self.data.zh if language == "zh-CN" else self.data.en


class Element(NamedTuple):
    """One element of an army: its form, whether it is the general, and its second form, if it has one: it may
    be deployed as either."""

    form: str
    is_general: bool = False
    other: str = ""

    @property
    def dismounts_into(self) -> str:
        """The form on foot that a mounted element may change into, or an empty text."""
        can_ride = self.form in MOUNTED or self.form in MOUNTED_INFANTRY
        return self.other if can_ride and self.other not in MOUNTED else ""


@dataclass(frozen=True)
class Army:
    """Twelve elements, in the order in which they were written."""

    army_list: str
    elements: tuple[Element, ...]


@set_up_by("DBA3 P5", "DBA3 P52")
def build(army_list: ArmyList, elements: Sequence[str], file: str = "", path: str = "elements") -> Army:
    """The army that a person wrote: entries such as `3 4Cb`, `HCh general`, `3Kn//4Bd`. Raises BadData that
    names the first entry which the list does not allow, and what it does; *file* and *path* are where the
    entries stand."""
    picks = read_picks(elements, TROOPS, file, path)
    check_muster(army_list.lines, picks, army_list.id, file, path)
    return _army(army_list, picks)


def default_army(army_list: ArmyList) -> Army:
    """The army with the first choice everywhere."""
    return _army(army_list, first_picks(army_list.lines))


def random_army(army_list: ArmyList, seed: int) -> Army:
    """Some army of the list, always the same for a seed."""
    return _army(army_list, random_picks(army_list.lines, seed))


def options(army_list: ArmyList) -> Iterator[Line]:
    """What an interface offers: line by line the bundles, of which the army has one, and in each bundle the
    slots with their forms."""
    yield from army_list.lines


@set_up_by("DBA3 P52")
def army_list(name: str, file: str = "", path: str = "") -> ArmyList:
    """A list by its id, such as `II/4a`. Raises NotFound, which names the nearest; *file* and *path* are
    where the id stands."""
    found = re.fullmatch(r"([IV]+)/(\d+)[a-z]?", name)
    own = _folder() / f"{found[1]}-{int(found[2]):02}.toml" if found else None
    if own and own.is_file() and name in _read_file(own):
        return _read_file(own)[name]
    known = load_armies()
    if name in known:
        return known[name]
    near = nearest_list(name, {one.id: (one.data.en, one.data.zh) for one in known.values()})
    raise NotFound("error-no-such-army", file=file, path=path, name=name, nearest=near)


@cache
def load_armies() -> dict[str, ArmyList]:
    """All lists that come with the rules, by id, in the order of the book."""
    return {
        name: found for file in sorted(_folder().glob("*.toml")) for name, found in _read_file(file).items()
    }


def read_armies(tables: Mapping[str, Any], file: str) -> dict[str, ArmyList]:
    """The lists of a file that has been read as TOML. Raises BadData with the file, the path and the nearest
    right word."""
    return {name: check_list(name, data, file) for name, data in shape(tables, ArmyFile, file).army.items()}


def check_list(name: str, data: ArmyData, file: str) -> ArmyList:
    """A list, its lines understood. Raises BadData."""
    path = f"army.{name}"
    for first, last in data.years:
        if first > last or 0 in (first, last):
            raise BadData("error-roster-years", file=file, path=f"{path}.years", first=first, last=last)
    lines = _lines(data.elements, file, f"{path}.elements")
    check_lines(lines, ELEMENTS, file, f"{path}.elements")
    if data.variant and data.variant.elements:
        _lines(data.variant.elements, file, f"{path}.variant.elements")
    return ArmyList(name, data, lines)


def _lines(texts: Sequence[str], file: str, path: str) -> tuple[Line, ...]:
    return tuple(read_line(text, TROOPS, file, f"{path}[{number}]") for number, text in enumerate(texts, 1))


def _army(army_list: ArmyList, picks: Sequence[Pick]) -> Army:
    elements = tuple(Element(pick.form.code, pick.is_general, pick.form.other) for pick in picks)
    return Army(army_list.id, elements)


@cache
def _read_file(file: Path) -> dict[str, ArmyList]:
    return read_armies(tomllib.loads(file.read_text("utf-8")), file.name)


def _folder() -> Path:
    return folder_of("bingqi.rulesets.dba3") / "data" / "armies"

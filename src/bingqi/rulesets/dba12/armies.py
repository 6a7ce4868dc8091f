"""Army lists, and armies chosen from them: which twelve elements a side may have.

The lists lie in `data/armies/`; a file may have a label that says where its lists come from. `docs/armies.md`
tells how they are written.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
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
MOUNTED = ("El", "Kn", "HCh", "Cv", "LCh", "LH", "SCh", "Cm")
FOOT = ("Sp", "Pk", "Bd", "Ax", "Bw", "Lb", "Cb", "Ps", "Wb", "Art", "WWg", "CF")
TROOPS = (*MOUNTED, *FOOT)
"""Every type of troops that there is, by its code."""

Home = Literal["Arable", "Dry", "Forest", "Hilly", "Littoral", "Steppe", "Tropical"]
ArmyId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9/.-]*$", max_length=16)]


class Words(Data, frozen=True, kw_only=True, rename={"zh": "zh-CN"}):
    """A text in both languages."""

    en: str
    zh: str


class ArmyData(Data, frozen=True, kw_only=True, rename={"zh": "zh-CN"}):
    """A list as written. `years` are pairs, BC negative; what the source does not say is absent."""

    en: str
    zh: str
    years: list[tuple[int, int]] = []
    home: Annotated[list[Home], Cites("DBA12 Q24"), Meta(min_length=1, max_length=7)]
    aggression: Annotated[int, Cites("DBA12 Q24"), Meta(ge=0, le=4)] | None = None
    elements: Annotated[list[str], Cites("DBA12 Q24"), Meta(min_length=1, max_length=ELEMENTS)]


class ArmyFile(Data, frozen=True, kw_only=True):
    """A file of lists, by their ids, and where they come from."""

    label: Words | None = None
    army: dict[ArmyId, ArmyData]


@dataclass(frozen=True)
class ArmyList:
    """A list that has been checked: every choice from its lines makes twelve elements with one general.
    `label` says where it comes from, if its file says so."""

    id: str
    data: ArmyData
    lines: tuple[Line, ...]
    label: Words | None = None

    def title(self, language: str) -> str:
        """Its name in a language."""
        return self.data.zh if language == "zh-CN" else self.data.en


class Element(NamedTuple):
    """One element of an army: its type, and whether it is the general."""

    form: str
    is_general: bool = False


@dataclass(frozen=True)
class Army:
    """Twelve elements, in the order in which they were written."""

    army_list: str
    elements: tuple[Element, ...]


@set_up_by("DBA12 Q2", "DBA12 Q24")
def build(army_list: ArmyList, elements: Sequence[str], file: str = "", path: str = "elements") -> Army:
    """The army that a person wrote: entries such as `3 Cb`, `HCh general`. Raises BadData that names the
    first entry which the list does not allow, and what it does; *file* and *path* are where the entries
    stand."""
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
    slots with their types."""
    yield from army_list.lines


@set_up_by("DBA12 Q24")
def army_list(name: str, file: str = "", path: str = "") -> ArmyList:
    """A list by its id, such as `II/4a`. Raises NotFound, which names the nearest; *file* and *path* are
    where the id stands."""
    known = load_armies()
    if name in known:
        return known[name]
    near = nearest_list(name, {one.id: (one.data.en, one.data.zh) for one in known.values()})
    raise NotFound("error-no-such-army", file=file, path=path, name=name, nearest=near)


@cache
def load_armies() -> dict[str, ArmyList]:
    """All lists that come with the rules, by id, in the order of the book."""
    found: dict[str, ArmyList] = {}
    for file in sorted((folder_of("bingqi.rulesets.dba12") / "data" / "armies").glob("*.toml")):
        found.update(read_armies(tomllib.loads(file.read_text("utf-8")), file.name))
    return found


def read_armies(tables: Mapping[str, Any], file: str) -> dict[str, ArmyList]:
    """The lists of a file that has been read as TOML. Raises BadData with the file, the path and the nearest
    right word."""
    model = shape(tables, ArmyFile, file)
    return {name: check_list(name, data, file, model.label) for name, data in model.army.items()}


def check_list(name: str, data: ArmyData, file: str, label: Words | None = None) -> ArmyList:
    """A list, its lines understood. Raises BadData."""
    path = f"army.{name}"
    for first, last in data.years:
        if first > last or 0 in (first, last):
            raise BadData("error-roster-years", file=file, path=f"{path}.years", first=first, last=last)
    lines = tuple(
        _line(text, file, f"{path}.elements[{number}]") for number, text in enumerate(data.elements, 1)
    )
    check_lines(lines, ELEMENTS, file, f"{path}.elements")
    return ArmyList(name, data, lines, label)


def _line(text: str, file: str, path: str) -> Line:
    """A line of a list; here an element has one type, and none of two (`Kn//Bd`)."""
    line = read_line(text, TROOPS, file, path)
    for slot in (slot for bundle in line.bundles for slot in bundle):
        for form in slot.forms:
            if form.other:
                code, near = str(form), f"{form.code}|{form.other}"
                raise BadData("error-roster-troop", file=file, path=path, text=text, code=code, nearest=near)
    return line


def _army(army_list: ArmyList, picks: Sequence[Pick]) -> Army:
    return Army(army_list.id, tuple(Element(pick.form.code, pick.is_general) for pick in picks))

"""Army lists in words. A list is some lines, and an army has what every line says:

    1 HCh|Cv general          one element, the general, of either form
    4 4Wb                     four elements
    3 3Cb|4Cb                 three, each of either form
    1 3Kn//4Bd                one that is fielded as either of two forms, decided only on the field
    2 Sp or 1 Cv + 1 El       either two Sp, or one Cv and one El

What a person chooses is written in the same way, with one form to an entry: `3 4Cb`, `HCh general`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from string import ascii_lowercase
from typing import NamedTuple

from bingqi.errors import BadData, nearest

GENERAL = "general"
DOUBLE = "//"
_COUNTED = re.compile(r"(?:([1-9]\d?)\s+)?(\S.*)")


class Form(NamedTuple):
    """What an element is fielded as. `other` is the second form of `3Kn//4Bd`, or an empty text."""

    code: str
    other: str = ""

    def __str__(self) -> str:
        return f"{self.code}{DOUBLE}{self.other}" if self.other else self.code

    def takes(self, wish: Form) -> bool:
        """Whether an element written so may have this form: `3Kn//4Bd` takes `3Kn`, `4Bd` and itself."""
        return wish == self or (not wish.other and wish.code in self)


class Slot(NamedTuple):
    """One element of a list: its forms, the first of them the usual one."""

    forms: tuple[Form, ...]
    is_general: bool = False

    def __str__(self) -> str:
        return "|".join(str(form) for form in self.forms) + (f" {GENERAL}" if self.is_general else "")

    def takes(self, pick: Pick) -> bool:
        """Whether an element that somebody chose fits here."""
        return pick.is_general == self.is_general and any(form.takes(pick.form) for form in self.forms)


Bundle = tuple[Slot, ...]
"""Elements that a list has together."""


@dataclass(frozen=True)
class Line:
    """A line of a list, as written and as understood: an army has one of its bundles, all of one size."""

    text: str
    bundles: tuple[Bundle, ...]

    @property
    def size(self) -> int:
        """The number of its elements."""
        return len(self.bundles[0])

    @property
    def is_general(self) -> bool:
        return self.bundles[0][0].is_general


class Pick(NamedTuple):
    """One element that somebody chose: its form, whether it is the general, and where it was written."""

    form: Form
    is_general: bool
    text: str = ""
    path: str = ""


class _Place(NamedTuple):
    """A text, the file and the path in it, and the troop types that it may name."""

    text: str
    file: str
    path: str
    troops: Collection[str]


def read_line(text: str, troops: Collection[str], file: str, path: str) -> Line:
    """A line of a list. Raises BadData that names the nearest right word."""
    place = _Place(text, file, path, troops)
    written, is_general = _without_general(text)
    bundles = tuple(
        tuple(slot for part in bundle.split(" + ") for slot in _slots(part, is_general, place))
        for bundle in written.split(" or ")
    )
    return Line(text, bundles)


def read_picks(texts: Sequence[str], troops: Collection[str], file: str, path: str) -> list[Pick]:
    """The elements that a person wrote, one by one. Raises BadData."""
    picks = []
    for number, text in enumerate(texts, 1):
        here = f"{path}[{number}]"
        written, is_general = _without_general(text)
        slots = _slots(written, is_general, _Place(text, file, here, troops))
        for slot in slots:
            if len(slot.forms) > 1:
                one = f"{len(slots)} {Slot(slot.forms[:1], is_general)}"
                raise BadData("error-army-choice", file=file, path=here, text=text, nearest=one)
            picks.append(Pick(slot.forms[0], is_general, text, here))
    return picks


def check_lines(lines: Sequence[Line], elements: int, file: str, path: str) -> None:
    """Raise BadData unless a list has so many elements whatever is chosen, and one line for the general."""
    for number, line in enumerate(lines, 1):
        here = f"{path}[{number}]"
        for bundle in line.bundles:
            wanted, found = line.size, len(bundle)
            if found != wanted:
                raise BadData(
                    "error-roster-uneven", file=file, path=here, text=line.text, wanted=wanted, found=found
                )
        if line.is_general and (line.size, len(line.bundles)) != (1, 1):
            raise BadData("error-roster-general-line", file=file, path=here, text=line.text)
    generals = sum(line.is_general for line in lines)
    if generals != 1:
        raise BadData("error-roster-generals", file=file, path=path, found=generals)
    found = sum(line.size for line in lines)
    if found != elements:
        raise BadData("error-roster-total", file=file, path=path, found=found, wanted=elements)


def arrangements(lines: Sequence[Line]) -> Iterator[Bundle]:
    """Every way to take one bundle of each line."""
    for bundles in product(*(line.bundles for line in lines)):
        yield tuple(slot for bundle in bundles for slot in bundle)


def first_picks(lines: Sequence[Line]) -> list[Pick]:
    """The army that has the first bundle and the first form everywhere."""
    return [Pick(slot.forms[0], slot.is_general) for slot in next(arrangements(lines))]


def random_picks(lines: Sequence[Line], seed: int) -> list[Pick]:
    """Some army of the list, always the same for a seed: each bundle and each form is equally likely."""
    from random import Random

    draw = Random(seed).random  # of all that the module draws, only this is promised to stay the same
    picks = []
    for line in lines:
        for slot in line.bundles[int(draw() * len(line.bundles))]:
            picks.append(Pick(slot.forms[int(draw() * len(slot.forms))], slot.is_general))
    return picks


def nearest_list(name: str, titles: Mapping[str, Collection[str]]) -> str:
    """The id of the list that somebody meant by *name*, or an empty text: one of its titles, the same number
    with another letter, or what is spelt most alike."""
    named = [one for one, told in titles.items() if name in told]
    number = name.rstrip(ascii_lowercase)
    numbered = [one for one in titles if one.rstrip(ascii_lowercase) == number]
    return next(iter(named + numbered), "") or nearest(name, titles)


def counted(slots: Sequence[Slot]) -> str:
    """Slots in words, those alike together: `2 Sp, 1 Ps|LH`."""
    texts = [str(slot) for slot in slots]
    return ", ".join(f"{texts.count(text)} {text}" for text in dict.fromkeys(texts))


def _without_general(text: str) -> tuple[str, bool]:
    words = text.strip()
    is_general = words.endswith(f" {GENERAL}")
    return (words.removesuffix(GENERAL).rstrip() if is_general else words), is_general


def _slots(part: str, is_general: bool, place: _Place) -> list[Slot]:
    """The slots of one count with its forms: `3 3Cb|4Cb`."""
    found = _COUNTED.fullmatch(part.strip())
    if found is None:
        raise _unreadable(place)
    forms = tuple(_form(word.strip(), place) for word in found[2].split("|"))
    return [Slot(forms, is_general)] * int(found[1] or 1)


def _form(word: str, place: _Place) -> Form:
    codes = word.split(DOUBLE)
    if len(codes) > 2 or not all(re.fullmatch(r"[\w-]+", code) for code in codes):
        raise _unreadable(place)
    for code in codes:
        if code not in place.troops:
            if re.fullmatch(r"\d+x\w.*", code):
                raise _unreadable(place)
            near = nearest(code, place.troops)
            raise BadData(
                "error-roster-troop",
                file=place.file,
                path=place.path,
                text=place.text,
                code=code,
                nearest=near,
            )
    return Form(*codes)


def _unreadable(place: _Place) -> BadData:
    """The error for what has not the form of an entry; for `3x4Cb` or `Cv General`, with the right one."""
    spaced = re.sub(r"\b(\d+)\s*[x×*]\s*", r"\1 ", place.text)
    right = re.sub(rf"\s+{GENERAL}\s*$", f" {GENERAL}", spaced, flags=re.IGNORECASE)
    near = right if right != place.text else ""
    return BadData("error-roster-entry", file=place.file, path=place.path, text=place.text, nearest=near)

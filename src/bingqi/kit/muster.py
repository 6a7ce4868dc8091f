"""Whether chosen elements are an army of a list, and what is wrong when they are not.

Elements and slots are matched to each other as a whole: a choice in a slot that another needs is moved to a
slot of its own where there is one. So the order in which a person writes does not matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bingqi.errors import BadData, nearest
from bingqi.kit.roster import GENERAL, Bundle, Line, Pick, Slot, arrangements, counted


def check_muster(lines: Sequence[Line], picks: Sequence[Pick], army: str, file: str, path: str) -> None:
    """Raise BadData unless the elements are an army of the list; the error names the first entry that is
    wrong and what would be right. *army* is the id of the list, *path* where the entries stand."""
    _check_general(lines, picks, army, file, path)
    for pick in picks:
        _check_form(lines, pick, army, file)
    found = [_match(slots, picks) for slots in arrangements(lines)]
    best = max(found, key=lambda match: len(match.taken))
    wanted, left = len(best.slots), best.left
    if len(picks) > wanted:
        text = picks[best.surplus].text
        raise BadData("error-army-surplus", file=file, path=path, found=len(picks), wanted=wanted, text=text)
    if len(best.taken) < len(picks):
        raise _misfit(lines, best, army, file)
    if len(picks) < wanted:
        raise BadData("error-army-too-few", file=file, path=path, found=len(picks), wanted=wanted, left=left)


class _Match(NamedTuple):
    """A greatest matching: `taken` has the number of the pick in each slot that is taken."""

    slots: Bundle
    picks: Sequence[Pick]
    taken: dict[int, int]

    @property
    def left(self) -> str:
        """The slots that nothing takes, in words."""
        return counted([slot for number, slot in enumerate(self.slots) if number not in self.taken])

    @property
    def surplus(self) -> int:
        """The first pick without a slot."""
        return next(pick for pick in range(len(self.picks)) if pick not in self.taken.values())

    def rivals(self, pick: int) -> tuple[list[Slot], list[Pick]]:
        """The slots that a pick without a slot could have had, if need be by moving others, and all the
        picks that want one of them: always one more than there are slots."""
        seen: set[int] = set()
        _find_place(pick, self, seen)
        numbers = sorted(seen)
        wanting = sorted([pick, *(self.taken[number] for number in numbers)])
        return [self.slots[number] for number in numbers], [self.picks[number] for number in wanting]


def _match(slots: Bundle, picks: Sequence[Pick]) -> _Match:
    match = _Match(slots, picks, {})
    for pick in range(len(picks)):
        _find_place(pick, match, set())
    return match


def _find_place(pick: int, match: _Match, seen: set[int]) -> bool:
    """Give a pick a slot, if need be by moving others; *seen* gathers the slots that were tried."""
    for number, slot in enumerate(match.slots):
        if number in seen or not slot.takes(match.picks[pick]):
            continue
        seen.add(number)
        if number not in match.taken or _find_place(match.taken[number], match, seen):
            match.taken[number] = pick
            return True
    return False


def _check_general(lines: Sequence[Line], picks: Sequence[Pick], army: str, file: str, path: str) -> None:
    """One element is the general, of a form that the list has for it."""
    forms = next(line.bundles[0][0].forms for line in lines if line.is_general)
    example, known = f"1 {forms[0]} {GENERAL}", ", ".join(str(form) for form in forms)
    generals = [pick for pick in picks if pick.is_general]
    if not generals:
        raise BadData("error-army-no-general", file=file, path=path, nearest=example)
    if len(generals) > 1:
        first, second = generals[:2]
        raise BadData("error-army-generals", file=file, path=second.path, text=second.text, first=first.text)
    [chosen] = generals
    if not any(form.takes(chosen.form) for form in forms):
        raise BadData(
            "error-army-general-form",
            file=file,
            path=chosen.path,
            text=chosen.text,
            army=army,
            known=known,
            nearest=example,
        )


def _check_form(lines: Sequence[Line], pick: Pick, army: str, file: str) -> None:
    """The list has the element's form somewhere."""
    slots = [slot for line in lines for bundle in line.bundles for slot in bundle if not slot.is_general]
    if pick.is_general or any(slot.takes(pick) for slot in slots):
        return
    known = list(dict.fromkeys(str(form) for slot in slots for form in slot.forms))
    form, forms, path, text = str(pick.form), ", ".join(known), pick.path, pick.text
    if any(slot.takes(pick._replace(is_general=True)) for line in lines for slot in line.bundles[0]):
        raise BadData(
            "error-army-only-general", file=file, path=path, text=text, army=army, form=form, known=forms
        )
    near = nearest(form, known) or next((one for one in known if pick.form.code in one), "")
    raise BadData(
        "error-army-not-in-list",
        file=file,
        path=path,
        text=text,
        army=army,
        form=form,
        known=forms,
        nearest=near,
    )


def _misfit(lines: Sequence[Line], best: _Match, army: str, file: str) -> BadData:
    """What to say of elements that the list has one by one, and not all together."""
    pick = best.picks[best.surplus]
    form, path, text, left = str(pick.form), pick.path, pick.text, best.left
    given = sum(other.form == pick.form for other in best.picks if not other.is_general)
    most = max(sum(slot.takes(pick) for slot in slots) for slots in arrangements(lines))
    if given > most:
        return BadData(
            "error-army-too-many",
            file=file,
            path=path,
            text=text,
            army=army,
            form=form,
            most=most,
            found=given,
            left=left,
        )
    slots, rivals = best.rivals(best.surplus)
    for line in lines:
        if len(line.bundles) > 1 and any(slot.takes(pick) for bundle in line.bundles for slot in bundle):
            return BadData("error-army-bundles", file=file, path=path, text=text, army=army, line=line.text)
    forms = ", ".join(dict.fromkeys(str(rival.form) for rival in rivals))
    return BadData(
        "error-army-crowded",
        file=file,
        path=path,
        text=text,
        army=army,
        forms=forms,
        most=len(slots),
        found=len(rivals),
        left=left,
    )

"""What a close combat or a shot can come to: both sums as the rules add them up, and every outcome with its
exact chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import product

from bingqi.kit.action import Actions
from bingqi.kit.log import Kind as EventKind
from bingqi.kit.log import new_log
from bingqi.rulesets.dba12.actions import Act
from bingqi.rulesets.dba12.aftermath import recoil
from bingqi.rulesets.dba12.causes import Cause
from bingqi.rulesets.dba12.combat import candidate_fights
from bingqi.rulesets.dba12.factors import factor_of
from bingqi.rulesets.dba12.results import band_of, doom_of
from bingqi.rulesets.dba12.shooting import candidate_aims
from bingqi.rulesets.dba12.state import FEATURE, NOBODY, Fate, Mode, Setting, State, Status
from bingqi.rulesets.dba12.touch import holder_in


@dataclass(frozen=True)
class Ending:
    """What an outcome is for one element: a Fate and its Cause; `is_blocked`: it has to recoil and cannot."""

    fate: int
    cause: int
    is_blocked: bool = False


Outcome = tuple[Ending, Ending]


@dataclass(frozen=True)
class Forecast:
    """Two elements about to be compared."""

    state: State
    setting: Setting
    one: int
    other: int
    mode: int
    other_mode: int

    @property
    def is_shot(self) -> bool:
        return self.mode >= Mode.SHOOTS

    @cached_property
    def sums(self) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
        """What each adds to its die, as (Cause, value)."""
        return (
            self._sum(self.one, self.other, self.mode),
            self._sum(self.other, self.one, self.other_mode),
        )

    @cached_property
    def outcomes(self) -> list[tuple[Outcome, Fraction]]:
        """Every outcome with its chance, the likeliest first."""
        own, other = (sum(value for _, value in found) for found in self.sums)
        faces = range(1, self.setting.rules.combat_sides + 1)
        dice = list(product(faces, faces))
        counts = Counter(self._outcome(own + one, other + two) for one, two in dice)
        return [(outcome, Fraction(ways, len(dice))) for outcome, ways in counts.most_common()]

    def _sum(self, me: int, foe: int, mode: int) -> list[tuple[int, int]]:
        log = new_log()
        factor_of(self.state, self.setting, me, foe, mode, log)
        noted = [event for event in log.events[: log.count] if event.kind == EventKind.MODIFIER]
        return [(event.cause, event.a) for event in noted]

    def _outcome(self, own: int, other: int) -> Outcome:
        return (
            self._ending(self.one, self.other, band_of(own, other), self.mode),
            self._ending(self.other, self.one, band_of(other, own), self.other_mode),
        )

    def _ending(self, me: int, foe: int, band: int, mode: int) -> Ending:
        key = (me, band)
        if key not in self._endings:
            self._endings[key] = self._found(me, foe, band, mode)
        return self._endings[key]

    def _found(self, me: int, foe: int, band: int, mode: int) -> Ending:
        """What a band of the result is for one of the two; nothing happens to who is not shot back at."""
        doom = doom_of(self.state, self.setting, me, foe, band, self.is_shot)
        if doom.fate == Fate.NOTHING or mode == Mode.SHOOTS:
            return Ending(int(Fate.NOTHING), int(Cause.LEGAL))
        return Ending(
            doom.fate, doom.cause, doom.fate in (Fate.RECOIL, Fate.FLEE) and self._dies_recoiling(me)
        )

    @cached_property
    def _endings(self) -> dict[tuple[int, int], Ending]:
        return {}

    def _dies_recoiling(self, me: int) -> bool:
        if self.state.elements[me].inside:
            return True
        tried = self.state.copy()
        recoil(tried, self.setting, me, Cause.LEGAL, new_log())
        return bool(tried.elements[me].status == Status.LOST)


def fights(state: State, setting: Setting, side: int) -> Iterator[Forecast]:
    """The close combats that are still to be fought in this bound, as things stand."""
    out = Actions()
    candidate_fights(state, setting, side, out)
    for action in out.items[: out.count]:
        me, foe = action.actor, action.target
        foe = holder_in(state, foe - FEATURE) if foe >= FEATURE else foe
        if me == NOBODY or foe == NOBODY:
            continue
        if state.elements[me].inside:
            me, foe = foe, me  # at a camp the attacker comes first
        at_camp = state.elements[foe].inside > 0
        modes = (Mode.ATTACKS_CAMP, Mode.HOLDS_CAMP) if at_camp else (Mode.CLOSE, Mode.CLOSE)
        yield Forecast(state, setting, me, foe, int(modes[0]), int(modes[1]))


def shots(state: State, setting: Setting, side: int) -> Iterator[Forecast]:
    """The shots that a side can choose, each with those who shoot at the same target already."""
    out = Actions()
    candidate_aims(state, setting, side, out)
    for action in out.items[: out.count]:
        if action.act == Act.SHOOT:
            yield shot(state, setting, action.actor, action.target)


def shot(state: State, setting: Setting, me: int, thing: int) -> Forecast:
    """One shot, as if its shooter were the main one at that target."""
    aimed = state.copy()
    aimed.elements[me].aim = thing
    foe = holder_in(aimed, thing - FEATURE) if thing >= FEATURE else thing
    shoots_back = aimed.elements[foe].aim == me and aimed.elements[foe].has_shot == 0
    return Forecast(
        aimed, setting, me, foe, int(Mode.SHOT_AT if shoots_back else Mode.SHOOTS), int(Mode.SHOT_AT)
    )


def total(found: Iterable[tuple[int, int]]) -> int:
    """What the modifiers come to."""
    return sum(value for _, value in found)

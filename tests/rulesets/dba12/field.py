"""Battles in a few lines, for tests of the rooms.

    stand = Field({"R1": "Bd at 1200,800", "B1": "Kn at 1200,800"}, [box("wood", 300, 300, 800, 800)])
    stand.do("R1 fights B1", dice=[5, 3])

Poses are the middle of the front edge, in paces; Red looks north and Blue south unless it is said. The moves
of Red are asked for unless another question is given.
"""

from bingqi.game.cases import Setup, Trial
from bingqi.kit.log import Event, Kind, new_log
from bingqi.rulesets.dba12 import RULESET
from bingqi.rulesets.dba12.causes import Cause, Happening
from bingqi.rulesets.dba12.factors import factor_of, quiet_factor
from bingqi.rulesets.dba12.results import doom_of
from bingqi.rulesets.dba12.state import Fate, Mode

CAMP = {"ground": "camp", "owner": "Blue", "at": [1200, 2240], "facing": 180}
RED_CAMP = {"ground": "camp", "owner": "Red", "at": [1200, 160]}


class Field(Trial):
    """A position that plays, refuses and tells."""

    last: tuple[Event, ...] = ()

    def __init__(self, units, features=(), question=None, dice=(), active=None, **position):
        if isinstance(question, str):
            question = {"kind": question}
        position = {"units": units, "features": list(features), **position}
        super().__init__(RULESET, Setup(position=position, question=question, active=active), dice)
        self.last = self.events

    def do(self, *actions, dice=()):
        """Play actions, the dice for the last of them."""
        for action in actions[:-1]:
            assert self.why_not(action) == "LEGAL", f"{action}: {self.why_not(action)}"
            self.play(action, ())
        assert self.why_not(actions[-1]) == "LEGAL", f"{actions[-1]}: {self.why_not(actions[-1])}"
        self.last = self.play(actions[-1], dice).events
        return self

    @property
    def told(self):
        """The happenings of the last action, by name with their cause and unit."""
        return [
            (Happening(event.kind).name, Cause(event.cause).name, self.name(event.actor))
            for event in self.last
            if event.kind >= 100
        ]

    def happened(self, name):
        """The first event of a kind: cause, unit, target, a, b."""
        for event in self.last:
            if event.kind == Happening[name]:
                target = self.name(event.target)
                return Cause(event.cause).name, self.name(event.actor), target, event.a, event.b
        return None

    @property
    def outcome(self):
        return [Cause(event.cause).name for event in self.last if event.kind == Kind.CLOSED]

    def name(self, number):
        return self.opening.convertors["unit"].write(number) if 0 <= number < 32 else None

    def number(self, unit):
        return self.opening.convertors["unit"].read(unit)

    def at(self, unit):
        return self.facts(unit)["at"]

    def is_lost(self, unit):
        return self.facts(unit)["destroyed"]

    def factor(self, me, foe, mode=Mode.CLOSE):
        """The factor of one against the other, and the causes with their numbers, the combat factor first."""
        log = new_log()
        mine, its = self.number(me), self.number(foe)
        total = factor_of(self.state, self.setting, mine, its, mode, log)
        notes = [(Cause(e.cause).name, e.a) for e in log.events[: log.count] if e.kind == Kind.MODIFIER]
        assert (
            sum(value for _, value in notes)
            == total
            == quiet_factor(self.state, self.setting, mine, its, mode)
        )
        return total, notes

    def doom(self, me, foe, band="BEATEN", shot=False):
        """What a band does to one at the hands of the other: Fate and cause."""
        mine, its = self.number(me), self.number(foe)
        found = doom_of(self.state, self.setting, mine, its, Cause[band], shot)
        return Fate(found.fate).name, Cause(found.cause).name


def box(ground, x, y, to_x, to_y, **more):
    """An upright rectangle of some ground."""
    return {"ground": ground, "corners": [[x, y], [to_x, y], [to_x, to_y], [x, to_y]], **more}


WOOD = box("wood", 900, 900, 1500, 1500)
"""Good going everywhere but here; fronts at 1200,1200 are in the middle of it."""


def duel(mine, other, features=(), y=600, **more):
    """R1 and B1 front to front; `y` 1200 is in the middle of the wood."""
    units = {"R1": f"{mine} at 1200,{y}", "B1": f"{other} at 1200,{y}", **more.pop("units", {})}
    return Field(units, features, "FIGHT", **more)

"""Positions in a few lines: `stand` draws one, and what it gives plays, refuses and tells."""

from fractions import Fraction

import pytest

from bingqi.game.cases import Setup, Trial
from bingqi.kit.log import Event, Kind
from bingqi.rulesets.campaign import RULESET
from bingqi.rulesets.campaign.causes import Cause, Happening


class Stand(Trial):
    """A trial that remembers what its last action told."""

    last: tuple[Event, ...] = ()

    def do(self, *actions, dice=()):
        """Play actions, the dice for the last of them; the causes and events of that one are then `told` and
        `ruling`."""
        for action in actions[:-1]:
            assert self.why_not(action) == "LEGAL", f"{action}: {self.why_not(action)}"
            self.play(action, ())
        assert self.why_not(actions[-1]) == "LEGAL", f"{actions[-1]}: {self.why_not(actions[-1])}"
        self.last = self.play(actions[-1], dice).events
        return self

    @property
    def told(self):
        """The happenings of the last action: (event, cause or None, unit or None, target or None)."""
        return [
            (Happening(event.kind), Cause(event.cause) if event.cause else None, *self.who(event))
            for event in self.last
            if event.kind >= 100
        ]

    @property
    def ruling(self):
        """The modifiers and dice of the last action: (unit or None, cause, value)."""
        return [
            (self.who(event)[0], Cause(event.cause), self.value(event))
            for event in self.last
            if event.kind in (Kind.MODIFIER, Kind.ROLLED)
        ]

    @property
    def outcomes(self):
        """The causes with which rulings closed."""
        return [Cause(event.cause) for event in self.last if event.kind == Kind.CLOSED]

    def who(self, event):
        units = self.opening.convertors["unit"].names
        return tuple(units[number] if number >= 0 else None for number in (event.actor, event.target))

    def value(self, event):
        if RULESET.units.get(event.cause) == "strength" and event.kind == Kind.MODIFIER:
            return Fraction(event.a, 144)
        return event.a

    def at(self, unit):
        return self.facts(unit)["at"]

    @property
    def asked(self):
        """The open question: seat, kind, unit or None."""
        side, kind, about, _ = self.decision
        seat = self.opening.seats[side] if side >= 0 else None
        names = self.opening.convertors["unit"].names
        return seat, RULESET.questions(kind).name, names[about] if 0 <= about < len(names) else None


@pytest.fixture
def stand():
    """Draw a position: `stand(". R1 B1 .", ". . . .", units={"R1": "3"}, question=...)`."""

    def draw(*rows, units=None, dice=(), grid="hex", legend=None, goal=(), time=None, events=False, **setup):
        position = {
            "map": list(rows),
            "units": units or {},
            "grid": grid,
            "legend": legend or {},
            "goal": list(goal),
        }
        if time is not None:
            position["time"] = time
        if isinstance(setup.get("question"), str):
            setup["question"] = {"kind": setup["question"]}
        made = Stand(RULESET, Setup(position=position, **setup), dice)
        made.last = made.events
        return made

    return draw

"""Clashes made by hand, for tests of what comes after a combat.

table = Aftermath(battle(red={"A": ("4Bd", 7, 6)}, blue={"X": ("4Bd", 7, 6)}))
assert table.fight("A", "X", X=Fate.RECOIL)        # True: nothing was asked
assert table.at("X") == (7, 6.375, 180)
"""

from bingqi.kit.action import Actions, new_action
from bingqi.kit.log import Kind, new_log
from bingqi.kit.turn import open_question
from bingqi.rulesets.dba3.actions import Act, Ask
from bingqi.rulesets.dba3.aftermath import (
    candidate_recoils,
    go_on_after_combat,
    recoil_as_chosen,
    why_not_recoil,
)
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.cities import candidate_occupations, occupy, why_not_occupy
from bingqi.rulesets.dba3.state import NOBODY, Fate, Status

UNIT = 1_000_000


class Aftermath:
    """A battle whose clashes are made by hand."""

    def __init__(self, field):
        self.state, self.setting, self.numbers = field
        self.log = new_log()
        while self.state.turn.depth:
            self.state.turn.depth -= 1

    def fight(self, one, other, *, is_shooting=False, in_rear=False, **fates):
        """Open a clash with the fates of its members by name and go on with it. False: something was
        asked."""
        clash = self.state.clash
        clash.stage, clash.is_shooting, clash.in_rear = 1, int(is_shooting), int(in_rear)
        clash.one, clash.other = self.numbers[one], self.numbers[other]
        clash.one_fate = fates.get(one, Fate.NOTHING)
        clash.other_fate = fates.get(other, Fate.NOTHING)
        clash.one_cause = clash.other_cause = Cause.BEATEN_RECOILS
        return self.go_on()

    def shoot(self, shooter, target, fate, in_rear=False):
        """The same for a shot."""
        return self.fight(shooter, target, is_shooting=True, in_rear=in_rear, **{target: fate})

    def go_on(self):
        self.log.count = 0
        return go_on_after_combat(self.state, self.setting, self.log)

    @property
    def question(self):
        """The kind of the open question and about which element or feature."""
        asked = open_question(self.state.turn)
        return Ask(asked.kind), asked.about

    def choices(self):
        """The distances offered, in BW, those after a turn below zero; or who may occupy."""
        out, asked = Actions(), open_question(self.state.turn)
        if asked.kind == Ask.OCCUPY:
            candidate_occupations(self.state, self.setting, asked, out)
            return [self.name(out.items[place].actor) for place in range(out.count)]
        candidate_recoils(self.state, self.setting, asked, out)
        for action in out.items[: out.count]:
            assert why_not_recoil(self.state, self.setting, asked, action) == Cause.LEGAL
        return [
            action.x / UNIT * (-1 if action.act == Act.TURN_AND_RECOIL else 1)
            for action in out.items[: out.count]
        ]

    def choose(self, length, turns=False):
        """Answer how an element recoils, and go on."""
        asked = open_question(self.state.turn)
        act = Act.TURN_AND_RECOIL if turns else Act.RECOIL
        action = new_action(act, asked.side, actor=asked.about, x=round(length * UNIT))
        assert why_not_recoil(self.state, self.setting, asked, action) == Cause.LEGAL
        self.log.count = 0
        recoil_as_chosen(self.state, self.setting, asked, action, self.log)
        return go_on_after_combat(self.state, self.setting, self.log)

    def refused(self, length, act=Act.RECOIL, actor=None):
        """The cause that forbids an answer."""
        asked = open_question(self.state.turn)
        who = asked.about if actor is None else self.numbers[actor]
        action = new_action(act, asked.side, actor=who, x=round(length * UNIT))
        return Cause(why_not_recoil(self.state, self.setting, asked, action)).name

    def occupy(self, name):
        """Answer who goes in; the cause that forbids it, or LEGAL after it is done."""
        asked = open_question(self.state.turn)
        action = new_action(Act.OCCUPY, asked.side, actor=self.numbers[name], target=32 + asked.about)
        why = why_not_occupy(self.state, self.setting, asked, action)
        if why == Cause.LEGAL:
            occupy(self.state, self.setting, asked, action, self.log)
            assert go_on_after_combat(self.state, self.setting, self.log)
        return Cause(why).name

    def at(self, name):
        """Where an element stands: (x, y) in BW and degrees; None when it is lost."""
        element = self.element(name)
        if element.status != Status.FIELD:
            return None
        return round(element.x / UNIT, 4), round(element.y / UNIT, 4), element.bearing / 10

    def element(self, name):
        return self.state.elements[self.numbers[name]]

    def feature(self, name):
        return self.state.features[self.numbers[name] - 32]

    def name(self, number):
        return next((name for name, it in self.numbers.items() if it == number), None)

    @property
    def told(self):
        """(event, cause or None, actor or None) of all that happened since the last answer."""
        return [
            (
                Happening(event.kind).name,
                Cause(event.cause).name if event.cause else None,
                self.name(event.actor),
            )
            for event in self.log.events[: self.log.count]
            if event.kind >= 100
        ]

    @property
    def dice(self):
        return [event.a for event in self.log.events[: self.log.count] if event.kind == Kind.ROLLED]

    def has_told(self, happening, cause=None, actor=None):
        return (happening, cause, actor) in self.told


def nobody(state):
    """No question is open and no clash."""
    return state.turn.depth == 0 and state.clash.stage == 0 and state.clash.one in (0, NOBODY)

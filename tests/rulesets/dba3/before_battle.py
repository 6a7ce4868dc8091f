"""Battles that have not begun: a scenario in a few words, played action by action as it is written."""

from random import Random

from rulesets.dba3.field import read_data

from bingqi.kit.action import Actions, Notation
from bingqi.kit.data import shape
from bingqi.kit.dice import next_ply, wipe_tape
from bingqi.kit.log import new_log
from bingqi.rulesets.dba3 import turn
from bingqi.rulesets.dba3.actions import PATTERNS, Act, Ask
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.data import BattleScenario
from bingqi.rulesets.dba3.setup import open_game
from bingqi.rulesets.dba3.state import Phase

ABOUT = {"en": "Test", "zh-CN": "测试", "story": "A test.", "story-zh-CN": "测试。", "minutes": 10}
ROMANS = {"name": "Rome", "title": {"en": "Rome", "zh-CN": "罗马"}, "army": "II/33"}
PUNICS = {"name": "Carthage", "title": {"en": "Carthage", "zh-CN": "迦太基"}, "army": "II/32a"}


def scenario(*sides, **more):
    """A scenario file as it is read, for two sides that are changed as the two tables say."""
    one, other = sides or ({}, {})
    return {"scenario": ABOUT, "side": [ROMANS | one, PUNICS | other], **more}


def opened(raw, **changes):
    """The opening of such a file."""
    return open_game(read_data(**changes), shape(raw, BattleScenario, "test.toml"), "test.toml")


class SetUp:
    """A battle being set up."""

    def __init__(self, *sides, seed=1, **more):
        self.opening = opened(scenario(*sides, **more))
        self.state, self.setting = self.opening.state, self.opening.setting
        self.state.dice.seed = seed
        self.notation = Notation(PATTERNS, self.opening.convertors)
        self.told = []

    @property
    def asked(self):
        """Whose decision it is, and which."""
        found = turn.decision(self.state, self.setting)
        return self.opening.sides[found.side], Ask(found.kind).name

    @property
    def offers(self):
        """The candidates in notation."""
        return [self.notation.write(action) for action in self.candidates()]

    def candidates(self):
        out = Actions()
        turn.candidates(self.state, self.setting, out)
        return [action.copy() for action in out.items[: out.count]]

    def why(self, text):
        """The name of the cause that refuses an action."""
        return Cause(turn.why_not(self.state, self.setting, self.read(text))).name

    def read(self, text):
        return self.notation.read(text, turn.decision(self.state, self.setting).side)

    def do(self, *texts, dice=()):
        """Play actions, the dice for the last of them; `told` are then its happenings."""
        for text in texts:
            assert self.why(text) == "LEGAL", f"{text}: {self.why(text)}"
            self.play(self.read(text), dice if text is texts[-1] else ())
        return self

    def play(self, action, dice=()):
        log, tape = new_log(), self.state.dice
        tape.tape[: len(dice)] = dice
        tape.taped = len(dice)
        next_ply(tape)
        turn.play(self.state, self.setting, action, log)
        assert tape.drawn >= len(dice), "a die was not used"
        wipe_tape(tape)
        self.told = [
            (Happening(event.kind).name, event.a, event.b)
            for event in log.events[: log.count]
            if event.kind >= 100
        ]

    def wander(self, without=()):
        """Play random candidates until the first bound begins, none of the kinds *without* while there are
        others. Gives the number of actions."""
        choose, count = Random(self.state.dice.seed), 0
        while self.state.turn.phase == Phase.SET_UP:
            offered = self.candidates()
            kept = [action for action in offered if Act(action.act) not in without] or offered
            self.play(choose.choice(kept))
            count += 1
        return count

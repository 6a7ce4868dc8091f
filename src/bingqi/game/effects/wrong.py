"""Actions that are mostly wrong, so that the rules have something to refuse: candidates with something
changed, and actions made up field by field."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bingqi.game.contract.neighbours import neighbour
from bingqi.kit.action import NOTHING, Action, Convertor, Named, Number, new_action
from bingqi.kit.plane import FULL_TURN, Angle, Bearing, Length, Together
from bingqi.kit.ruleset import Opening, Ruleset

TURNS = (-1800, -900, -450, -100, -1, 1, 100, 450, 900, 1800)
"""By how much a bearing is turned, in tenths of a degree."""
NEAREST, FARTHEST = -3.0, 0.0
"""By how much a length is changed: from a thousandth of the board to all of it, as powers of ten."""
FEW = 8


Answers = dict[int, set[int]]
"""The kinds of action that have been found to answer a kind of question."""


class WrongActions:
    """Makes up actions for one game."""

    def __init__(self, random: Random, ruleset: Ruleset, opening: Opening, answers: Answers) -> None:
        self.random, self.ruleset, self.opening, self.answers = random, ruleset, opening, answers
        self.acts = [int(act) for act in ruleset.acts]
        self.extent = int(getattr(opening.setting, "board", 1))
        """The length of the board, where there is one, or the largest number that was ever offered for a
        place."""

    def action(self, listed: list[Action], side: int, question: int) -> Action:
        """Some action of the side that decides, or now and then of another."""
        for action in listed:
            self.extent = max(self.extent, abs(action.x), abs(action.y))
        way = self.random.randrange(8)
        if not listed or way == 0:
            return self.made_up(self.random.choice(self.acts), side, listed)
        if way == 1:
            known = self.answers.get(question, self.acts)
            return self.made_up(self.random.choice(sorted(known)), side, listed)
        if way == 2:
            return neighbour(self.random, listed, self.acts)
        return self.changed(self.random.choice(listed).copy(), listed)

    def beyond(self, listed: list[Action]) -> Iterator[Action]:
        """One candidate of each kind, as another side would do it, and with names that there are not."""
        for action in {action.act: action for action in listed}.values():
            other = action.copy()
            other.side = 1 - action.side
            yield other
            for name, kind in self.ruleset.patterns[action.act].fields.items():
                convertor = self.opening.convertors[kind]
                for value in (NOTHING, len(convertor.names)) if isinstance(convertor, Named) else ():
                    other = action.copy()
                    setattr(other, name, value)
                    yield other

    def changed(self, action: Action, listed: list[Action]) -> Action:
        """A candidate with one or two of its fields changed."""
        fields = self.ruleset.patterns[action.act].fields
        for name in self.random.sample(sorted(fields), min(len(fields), self.random.choice((1, 1, 2)))):
            setattr(action, name, self.value(name, fields[name], getattr(action, name), listed))
        return action

    def made_up(self, act: int, side: int, listed: list[Action]) -> Action:
        """An action with anything in its fields, from nothing or from a candidate's values."""
        action = new_action(act, max(side, 0))
        if listed:
            action = self.random.choice(listed).copy()
            action.act = act
        for name, kind in self.ruleset.patterns[act].fields.items():
            if self.random.random() < 0.7 or getattr(action, name) == NOTHING:
                setattr(action, name, self.value(name, kind, getattr(action, name), listed))
        return action

    def value(self, name: str, kind: str, value: int, listed: list[Action]) -> int:
        """Another value for a field: a candidate's, or one by what its convertor writes."""
        if listed and self.random.random() < 0.25:
            return int(getattr(self.random.choice(listed), name))
        return self._by(self.opening.convertors[kind], value)

    def _by(self, convertor: Convertor, value: int) -> int:
        random = self.random
        if isinstance(convertor, Length) and value == NOTHING:
            return random.randint(0, self.extent)
        if isinstance(convertor, Length):
            reach = self.extent * 10 ** random.uniform(NEAREST, FARTHEST)
            return min(max(value + round(random.uniform(-reach, reach)), -self.extent), 2 * self.extent)
        if isinstance(convertor, (Bearing, Angle)):
            return (value + random.choice((*TURNS, random.randrange(FULL_TURN)))) % FULL_TURN
        if isinstance(convertor, Together):
            return self._group(convertor, value)
        if isinstance(convertor, Named):
            return random.choice([place for place, known in enumerate(convertor.names) if known] or [0])
        if isinstance(convertor, Number):
            return random.choice((value - 1, value + 1, random.randint(-1, FEW)))
        return value + random.choice((-2, -1, 1, 2, random.randint(-FEW, FEW)))

    def _group(self, convertor: Together, value: int) -> int:
        """A group with one more or less, of any few, or of one."""
        there = [place for place, known in enumerate(convertor.names) if known]
        if not there:
            return value
        some = self.random.sample(there, min(len(there), self.random.choice((1, 1, 2, 3))))
        bits = sum(1 << place for place in some)
        return self.random.choice((value ^ bits, value | bits, bits, bits)) or bits

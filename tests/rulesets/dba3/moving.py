"""A battle in which elements are moved by name.

moves = Moves(red={"A": ("4Bd", 7, 6)}, blue={})
moves.why("A", 7, 9) == Cause.TOO_FAR
moves.go("A", 7, 8)
"""

from rulesets.dba3.field import battle, pose

from bingqi.geometry.pose import pose_at
from bingqi.geometry.tolerance import UNIT
from bingqi.kit.action import Actions, new_action
from bingqi.kit.log import Kind, new_log
from bingqi.rulesets.dba3 import movement
from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.groups import leader_of
from bingqi.rulesets.dba3.way import way_of


def grains(units):
    return round(units * UNIT)


class Moves:
    """A battle; the active side moves."""

    def __init__(self, red=None, blue=None, features=(), dice=(), **more):
        self.state, self.setting, self.numbers = battle(red=red, blue=blue, features=features, **more)
        self.log = new_log()
        self.state.dice.tape[: len(dice)] = list(dice)
        self.state.dice.taped = len(dice)

    def group(self, names):
        return sum(1 << self.numbers[name] for name in names.split())

    def element(self, name):
        return self.state.elements[self.numbers[name]]

    def where(self, name):
        """x, y in BW and the bearing in degrees."""
        element = self.element(name)
        return (round(element.x / UNIT, 3), round(element.y / UNIT, 3), element.bearing / 10)

    def action(self, act, names="", **fields):
        """An action; `actor` and `target` by name, `x` and `y` in BW, `bearing` in degrees."""
        for field in ("actor", "target"):
            if field in fields:
                fields[field] = self.numbers[fields[field]]
        for field in ("x", "y"):
            if field in fields:
                fields[field] = grains(fields[field])
        if "bearing" in fields:
            fields["bearing"] = round(fields["bearing"] * 10) % 3600
        return new_action(act, self.state.turn.active, group=self.group(names), **fields)

    def move(self, names, x, y, bearing=0):
        return self.action(Act.MOVE, names, x=x, y=y, bearing=bearing)

    def why(self, names, x, y, bearing=0):
        """What forbids a move of the lowest-numbered of some elements to a pose."""
        return self.why_not(self.move(names, x, y, bearing))

    def why_not(self, action):
        return Cause(movement.why_not_move(self.state, self.setting, action))

    def go(self, names, x, y, bearing=0):
        self.do(self.move(names, x, y, bearing))

    def do(self, action):
        """Play a legal action; its events are in `log`."""
        assert self.why_not(action) == Cause.LEGAL
        self.log = new_log()
        movement.play_move(self.state, self.setting, action, self.log)

    def way(self, names, x, y, bearing=0, slides=False):
        group = self.group(names)
        goal = pose(x, y, bearing)
        found = way_of(self.state, self.setting, group, leader_of(group), goal, slides)
        return Cause(found.why), round(found.length / UNIT, 3), round(found.slide / UNIT, 3)

    def told(self):
        """The events of the last action, without modifiers and dice."""
        events = self.log.events[: self.log.count]
        return [Happening(event.kind) for event in events if event.kind >= 100]

    def reasons(self):
        """The causes of the last action's modifiers, with their sizes."""
        events = self.log.events[: self.log.count]
        return {Cause(event.cause): event.a for event in events if event.kind == Kind.MODIFIER}

    def rolls(self):
        events = self.log.events[: self.log.count]
        return [(Cause(event.cause), event.a) for event in events if event.kind == Kind.ROLLED]

    def candidates(self, names=None):
        """The candidates; for chosen elements, if some are named."""
        out = Actions()
        if names is None:
            movement.candidate_choices(self.state, self.setting, out)
        else:
            self.state.chosen = self.group(names)
            movement.candidate_moves(self.state, self.setting, out)
        return [out.items[number].copy() for number in range(out.count)]


def line(count, troops="4Bd", x=7.0, y=6.0, bearing=0, name="A"):
    """A line of elements side by side, to the right as seen from above for bearing 0."""
    return {f"{name}{number + 1}": (troops, x + number, y, bearing) for number in range(count)}


def file(count, troops="4Bd", x=7.0, y=6.0, depth=0.375, name="A"):
    """A column that looks up the board, its head first."""
    return {f"{name}{number + 1}": (troops, x, y - number * depth, 0) for number in range(count)}


def of_pose(action):
    return pose_at(action.x, action.y, action.bearing)

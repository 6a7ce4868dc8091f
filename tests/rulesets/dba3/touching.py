"""Contacts in a few words, for the tests of contact and conforming."""

from rulesets.dba3.field import pose

from bingqi.geometry.contact import lined_up_on
from bingqi.kit.action import Actions, new_action
from bingqi.kit.log import new_log
from bingqi.kit.turn import open_question
from bingqi.rulesets.dba3.actions import EDGES, Act
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.conform import (
    candidate_contacts,
    conform_as_chosen,
    contact,
    end_contacts,
    line_up_after,
    why_not_conform,
    why_not_contact,
)
from bingqi.rulesets.dba3.ground import body, pose_of

FRONT, RIGHT, REAR, LEFT, LEFT_CORNER, RIGHT_CORNER = EDGES
WALLS = ("0", "1", "2", "3")


class Table:
    """A battle whose elements go by their names."""

    def __init__(self, field):
        self.state, self.setting, self.numbers = field
        self.names = {number: name for name, number in self.numbers.items()}

    def group(self, names):
        return sum(1 << self.numbers[name] for name in names.split())

    def action(self, names, target, edge, by=None):
        side = self.state.elements[self.numbers[names.split()[0]]].side
        amount = EDGES.index(edge) if edge in EDGES else int(edge)
        actor = self.numbers[by] if by else -1
        target = self.numbers[target]
        return new_action(
            Act.CONTACT, side, actor=actor, target=target, amount=amount, group=self.group(names)
        )

    def why(self, names, target, edge, by=None):
        return Cause(why_not_contact(self.state, self.setting, self.action(names, target, edge, by))).name

    def contact(self, names, target, edge, by=None):
        """Make a contact that must be legal; what it told."""
        assert self.why(names, target, edge, by) == "LEGAL"
        log = new_log()
        contact(self.state, self.setting, self.action(names, target, edge, by), log)
        return self.told(log)

    def end(self):
        """The end of the movement phase; what it told."""
        log = new_log()
        assert end_contacts(self.state, self.setting, log)
        return self.told(log)

    def line_up(self, name):
        log = new_log()
        line_up_after(self.state, self.setting, self.numbers[name], log)
        return self.told(log)

    def answer(self, act, name):
        """Answer the open question of conforming: why not, or what the answer told."""
        question = open_question(self.state.turn)
        action = new_action(act, question.side, actor=self.numbers[name])
        why = why_not_conform(self.state, self.setting, question, action)
        if why:
            return Cause(why).name
        log = new_log()
        conform_as_chosen(self.state, self.setting, question, action, log)
        return self.told(log)

    def told(self, log):
        """(event, cause, who, whom) of what a log has."""
        return [
            (
                Happening(event.kind).name,
                Cause(event.cause).name if event.cause else None,
                self.names.get(event.actor),
                self.names.get(event.target),
            )
            for event in log.events[: log.count]
        ]

    def at(self, name):
        """Where an element stands, in BW and degrees."""
        x, y, bearing = pose_of(self[name])
        return round(x / 1e6, 3), round(y / 1e6, 3), bearing / 10

    def candidates(self, names):
        """The contacts that are offered: (by whom, with whom, where)."""
        self.state.chosen = self.group(names)
        out = Actions()
        candidate_contacts(self.state, self.setting, out)
        found = set()
        for action in out.items[: out.count]:
            edge = EDGES[action.amount] if action.target < 32 else str(action.amount)
            found.add((self.names.get(action.actor), self.names[action.target], edge))
        return found

    def faced(self, name, other):
        """The edge of another on which an element is lined up; None."""
        edge = lined_up_on(body(self.setting, self[name]), body(self.setting, self[other]))
        return EDGES[edge] if edge >= 0 else None

    def __getitem__(self, name):
        return self.state.elements[self.numbers[name]]


__all__ = ["EDGES", "FRONT", "LEFT", "LEFT_CORNER", "REAR", "RIGHT", "RIGHT_CORNER", "WALLS", "Table", "pose"]

"""One decision by a person: the board, the question, numbered choices; the answer is a number, a cell, an
action or a command."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bingqi.cli.board import Focus, Pose, cell_name
from bingqi.cli.menu import Menu, Step, menu_at, shared_pieces
from bingqi.errors import Refused, Unreadable, UserError
from bingqi.kit.action import Action
from bingqi.kit.scene import Scene

if TYPE_CHECKING:
    from bingqi.cli.session import Session


LOOSE_POSE = re.compile(r"(to\s+)?-?[\d.]+,-?[\d.]+\s+[\d.]+", re.IGNORECASE)
"""A pose without the word between its place and its bearing."""
WAY = "+"


class Left(Exception):
    """The person at the screen has had enough for today."""


class Dialogue:
    """What passes between the screen and one person until one action is chosen."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session, self.seat = session, seat
        self.game, self.view, self.screen = session.game, session.view, session.screen
        self.step: Step = ()
        self.scene: Scene = self.game.scene(seat)
        self.menu: Menu = menu_at(self.scene.choices)
        self.is_done = False

    def decide(self) -> Action | None:
        """The legal action that the person takes; None when he has taken one back instead. Raises Left and
        Ended."""
        self.show()
        while not self.is_done:
            typed = self.screen.ask(self.prompt())
            try:
                action = self.answer(typed)
            except UserError as error:
                self.view.paragraph(error.sentence(self.game.language), "alarm")
            except Refused as refused:
                self.view.say("refused", "alarm", sentence=refused.sentence, clause=refused.clause)
            else:
                if action is not None:
                    return action
        return None

    def answer(self, typed: str) -> Action | None:
        """What a line comes to: an action, or None when something was answered, another step shown, or
        nothing left to decide. Raises UserError, Refused and Left."""
        if not typed:
            return self.nothing_typed()
        from bingqi.cli import commands  # what nobody types need not be there before the first question

        command = commands.command_in(typed)
        if command:
            command.run(self, typed.partition(" ")[2].strip())
            return None
        step = self.step_in(typed)
        if step is not None:
            self.go(step)
            return None
        action = self.action_in(typed)
        self.check(action)
        return action

    def check(self, action: Action) -> None:
        """Raises Refused for an action that is not legal."""
        refusal = self.game.why_not(action)
        if refusal:
            text = self.game.notation.write(action)
            raise Refused(text, refusal.cause, refusal.clause, refusal.sentence)

    def nothing_typed(self) -> Action | None:
        """Enter alone takes the only choice there is, or shows the question again."""
        only = self.menu.items[0].choice if len(self.menu.items) == 1 and not self.menu.lists_cells else None
        if only:
            return self.game.read(only.action)
        self.show()
        return None

    def step_in(self, typed: str) -> Step | None:
        """The further step that a number or a name leads to, if it does."""
        if typed.isdecimal() and len(typed) < 3 and not self.menu.amounts:
            number = int(typed)
            if not 1 <= number <= len(self.menu.items):
                raise Unreadable("error-no-such-number", number=number, most=len(self.menu.items))
            return self.menu.items[number - 1].step
        for item in self.menu.items:
            if item.step and item.step[-1].lower() == typed.lower():
                return item.step
        return None

    def action_in(self, typed: str) -> Action:
        """The action that a line names at this step: by number, amount, cell or notation, with or without the
        chosen unit. Raises Unreadable."""
        if typed.isdecimal() and len(typed) < 3:
            amount = self.menu.amounts.get(int(typed))
            if amount:
                return self.game.read(amount.action)
            if not self.menu.amounts and 1 <= int(typed) <= len(self.menu.items):
                return self.game.read(self.menu.items[int(typed) - 1].choices[0].action)
        for cell, choice in self.menu.cells.items():
            if cell_name(cell) == typed:
                return self.game.read(choice.action)
        return self.notation_in(typed)

    def notation_in(self, typed: str) -> Action:
        """An action in notation; after a unit is chosen its name may be left out, and `to`, too."""
        unit = " ".join(shared_pieces(self.scene.choices)) or (self.step[0] if self.step else "")
        if LOOSE_POSE.fullmatch(typed):
            typed = " facing ".join(typed.rsplit(maxsplit=1))
        fault: Unreadable | None = None
        for text in [typed, *([f"{unit} {typed}", f"{unit} to {typed}"] if unit else [])]:
            try:
                return self.game.read(text)
            except Unreadable as found:
                fault = fault or found
        assert fault is not None
        from bingqi.cli import commands

        near = near_word(typed.split()[0], commands.words_of(self.view.words))
        if fault.key == "error-misspelt-action" or (fault.key != "error-no-action" and not near):
            raise fault
        steps = [item.step[-1] for item in self.menu.items if item.step]
        near = near or near_word(typed.split()[0], steps)
        example = self.menu.items[0].choices[0].action if self.menu.items else ""
        raise Unreadable("error-not-understood", text=typed, nearest=near, example=example)

    def go(self, step: Step) -> None:
        """Show another step of the choice."""
        self.step = step
        self.show()

    def look_again(self) -> None:
        """What can be chosen has changed, or the words for it have."""
        self.scene = self.game.scene(self.seat)
        self.show()

    def show(self) -> None:
        """The board, then the question. A step whose cells are seen on the board already shows the question
        alone."""
        self.menu = menu_at(self.scene.choices, self.step)
        reach = {cell: choice.cost for cell, choice in self.menu.cells.items()}
        pieces = frozenset(shared_pieces(self.scene.choices) or self.step[:1])
        self.view.draw(self.scene, Focus(self.step[0] if self.step else "", reach, pieces, self.poses()))
        if self.seat >= len(self.game.opening.sides):
            self.view.tables(self.scene)
        self.view.ask(self.scene, self.menu)

    def poses(self) -> list[tuple[str, Pose]]:
        """The poses that can be chosen, with the number of their item; those of a further step show that they
        are there."""
        if not shared_pieces(self.scene.choices) and not self.step:
            return []
        found = []
        for number, item in enumerate(self.menu.items, 1):
            sign = str(number) if item.choice else WAY
            found += [(sign, choice.pose) for choice in item.choices if choice.pose]
        return found

    def prompt(self) -> str:
        steps = (self.view.step_name(self.scene, name) for name in self.step)
        return " ".join([self.view.side(self.seat), *steps]) + "> "


def near_word(typed: str, known: Sequence[str]) -> str:
    """The known word that a misspelt one must mean, or an empty text."""
    import difflib

    found = difflib.get_close_matches(typed.lower(), known, n=1, cutoff=0.65)
    return found[0] if found else ""

"""One moment of a random game, as the checks look at it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random
from typing import Any

from bingqi.game.contract.report import Place, Promise, Report, crash
from bingqi.game.contract.stand import Stand
from bingqi.kit.action import Action
from bingqi.kit.turn import Decision
from bingqi.kit.wording import LANGUAGES

WITHOUT_WORDS = re.compile(r"<[a-z]+-[\w-]*>|\{ ?\$")
"""What a catalogue gives for a message that it does not have, and for a place that nobody fills."""


@dataclass
class Position:
    """The bytes of the state before anything was asked, the open question, and the candidates."""

    stand: Stand
    report: Report
    random: Random
    place: Place
    before: bytes
    question: Decision
    candidates: list[Action] = field(default_factory=list)

    @cached_property
    def state(self) -> Any:
        """The state as a plain record of its own: look, do not touch."""
        return self.stand.ruleset.state.unpack(self.before)

    def fault(self, promise: Promise, what: str, action: Action | None = None) -> None:
        """Note a fault here, in doing *action*."""
        place = replace(self.place, action=self.text(action)) if action is not None else self.place
        self.report.add(promise, what, place)

    def attempt(self, promise: Promise, check: Callable[..., None], *arguments: Any) -> None:
        """Make a check; what it raises is a fault."""
        try:
            check(self, *arguments)
        except Exception as error:
            self.fault(promise, crash(error))

    def text(self, action: Action) -> str:
        """An action in notation, or its fields when it cannot be written."""
        try:
            return self.stand.notation.write(action)
        except Exception:
            return repr(action)

    def some(self, actions: Sequence[Action], most: int) -> list[Action]:
        """A few of the actions, any."""
        return list(actions) if len(actions) <= most else self.random.sample(actions, most)

    def meet(self, family: str, number: int) -> None:
        """Note that a member of one of the ruleset's lists has occurred."""
        self.report.met.add((family, int(number)))

    def word(self, family: str, name: object, detail: object, write: Callable[[str], str]) -> None:
        """Put something into words in every language, the first time that it is met in this scenario."""
        key = (family, name, detail)
        if key in self.stand.worded:
            return
        self.stand.worded.add(key)
        for language in LANGUAGES:
            try:
                text = write(language)
            except Exception as error:
                self.fault(Promise.WORDS, f"{family} {name}, {language}: {crash(error)}")
            else:
                for line in filter(WITHOUT_WORDS.search, text.splitlines()):
                    self.fault(Promise.WORDS, f"{language}: a word is missing in “{' '.join(line.split())}”")

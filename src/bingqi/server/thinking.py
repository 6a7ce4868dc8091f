"""The computer thinks: in a thread of its own, on a table of its own, for a limited time."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any

from bingqi.agents import agent
from bingqi.kit.action import Action
from bingqi.kit.ruleset import Ruleset
from bingqi.kit.table import PlainTable, Played

USUAL_AGENT = "greedy"
"""Answers for an umpire who leaves everything to the dice."""
LAST_RESORT = "random"
"""Chooses when the time is over."""


class OutOfTime(Exception):
    """The time for thinking is over."""


class TimedTable(PlainTable):
    """A table that may be asked for a limited time only. Who thinks has nothing else to ask, so that his
    thread ends soon after his time."""

    def __init__(self, ruleset: Ruleset, setting: Any, state: Any, seconds: float) -> None:
        super().__init__(ruleset, setting, state)
        self.deadline = time.monotonic() + seconds

    def why_not(self, action: Action) -> int:
        self._check()
        return super().why_not(action)

    def candidates(self) -> list[Action]:
        self._check()
        return super().candidates()

    def worth(self, action: Action) -> int:
        self._check()
        return super().worth(action)

    def play(self, action: Action, dice: Sequence[int] = ()) -> Played:
        self._check()
        return super().play(action, dice)

    def _check(self) -> None:
        if time.monotonic() > self.deadline:
            raise OutOfTime


def think(ruleset: Ruleset, setting: Any, state: Any, name: str, seconds: float) -> Future[Action]:
    """Let an agent choose in a thread that never keeps the process from ending. *state* is the thinker's
    own."""
    future: Future[Action] = Future()

    def run() -> None:
        if not future.set_running_or_notify_cancel():
            return
        try:
            future.set_result(_choose(ruleset, setting, state, name, seconds))
        except BaseException as fault:  # whoever waits is told of anything
            future.set_exception(fault)

    threading.Thread(target=run, name=f"thinking-{name}", daemon=True).start()
    return future


def _choose(ruleset: Ruleset, setting: Any, state: Any, name: str, seconds: float) -> Action:
    try:
        return agent(name).choose(TimedTable(ruleset, setting, state, seconds))
    except OutOfTime:
        return agent(LAST_RESORT).choose(PlainTable(ruleset, setting, state))

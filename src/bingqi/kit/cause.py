"""The causes that every ruleset shares. A ruleset's own `Cause` restates them and goes on from 10; numbers
are never reused."""

from enum import IntEnum


class Shared(IntEnum):
    """Why an action is refused, whatever the rules."""

    LEGAL = 0
    GAME_OVER = 1
    NOT_YOUR_DECISION = 2
    NOT_ASKED = 3
    """The action answers another question than the one that is open."""
    NO_SUCH_UNIT = 4
    NOT_YOUR_UNIT = 5

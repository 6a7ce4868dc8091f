"""Keys one by one, from a terminal that gives them without waiting for Enter."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_KEY = re.compile(r"\x1b(?:\[[\d;]*[A-Za-z~]|O[A-Za-z])|.", re.DOTALL)
_FIRST_OF_TWO = ("\x00", "\xe0")
"""Windows sends these before the code of an arrow and the like."""


@contextmanager
def keyboard() -> Iterator[Callable[[], str]]:
    """A function that waits for the next key and gives its letter or its code. It raises EOFError when the
    terminal is gone. What is typed meanwhile is kept; afterwards the terminal is as it was."""
    if os.name == "nt":
        yield _windows_key
        return
    import termios
    import tty

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    waiting: list[str] = []

    def next_key() -> str:
        while not waiting:
            read = os.read(terminal, 256)
            if not read:
                raise EOFError
            waiting.extend(_KEY.findall(read.decode("utf-8", "replace")))
        return waiting.pop(0)

    try:
        tty.setcbreak(terminal)
        yield next_key
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def _windows_key() -> str:
    import msvcrt

    key: str = msvcrt.getwch()  # type: ignore[attr-defined]
    if key in _FIRST_OF_TWO:
        key += msvcrt.getwch()  # type: ignore[attr-defined]
    if key == "\x03":
        raise KeyboardInterrupt
    return key

"""Further processes of the same Python, for what must be timed from the start or go on by itself."""

from __future__ import annotations

import os
import sys


def environment(**changes: str) -> dict[str, str]:
    """The environment of a process that finds the same modules as this one."""
    places = os.pathsep.join(os.path.abspath(place) for place in sys.path)
    return {**os.environ, "PYTHONPATH": places, "PYTHONUTF8": "1", **changes}

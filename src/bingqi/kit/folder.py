"""Where a package's own files lie: words, clauses, data."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path


def folder_of(package: str) -> Path:
    """The folder of a package. `importlib.resources` would say the same, and takes longer to start than all
    else here."""
    module = sys.modules.get(package) or import_module(package)
    return Path(next(iter(module.__path__)))

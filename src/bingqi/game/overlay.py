"""House rules: a TOML file of what changes. Merged by key into a ruleset's data, and the whole is checked again."""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bingqi.kit.data import Data, shape
from bingqi.kit.ruleset import Ruleset


@dataclass(frozen=True)
class Overlay:
    """A house-rule file as it was written."""

    name: str
    text: str
    file: str

    @property
    def digest(self) -> str:
        return hashlib.blake2b(self.text.encode(), digest_size=4).hexdigest()


def apply_overlays(ruleset: Ruleset, base: Mapping[str, Any], overlays: Sequence[Overlay]) -> Data:
    """The ruleset's data with overlays merged in, the later over the earlier. Raises BadData."""
    merged = copy.deepcopy(dict(base))
    return shape(merged, ruleset.data, ruleset.name)


def read_overlay(path: Path) -> Overlay:
    """An overlay file. Raises NotFound or BadData."""
    return Overlay(path.stem, path.read_text("utf-8"), str(path))

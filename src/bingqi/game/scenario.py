"""Scenarios: found by name among a ruleset's own, or read from a file; opened with the ruleset's data and
overlays."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bingqi.errors import BadData, NotFound, nearest
from bingqi.game.files import parse_toml, read_text
from bingqi.game.overlay import Overlay, apply_overlays, blamed, read_data
from bingqi.kit.data import shape
from bingqi.kit.ruleset import Opening, Ruleset


@dataclass(frozen=True)
class ScenarioText:
    """A scenario as it was written. `is_own` when it comes with the ruleset."""

    name: str
    text: str
    file: str
    is_own: bool

    @property
    def digest(self) -> str:
        """Eight digits that change with the text."""
        return hashlib.blake2b(self.text.encode(), digest_size=4).hexdigest()


def scenario_names(ruleset: Ruleset) -> list[str]:
    """The scenarios that come with a ruleset."""
    return sorted(file.stem for file in (ruleset.folder / "data" / "scenarios").glob("*.toml"))


def find_scenario(ruleset: Ruleset, wanted: str) -> ScenarioText:
    """A scenario of the ruleset by name, or a file by its path. Raises NotFound, which names the nearest."""
    own = ruleset.folder / "data" / "scenarios" / f"{wanted}.toml"
    if wanted in scenario_names(ruleset):
        return ScenarioText(wanted, own.read_text("utf-8"), own.name, is_own=True)
    path = Path(wanted)
    if path.suffix == ".toml" or path.is_file():
        return ScenarioText(path.stem, read_text(path), str(path), is_own=False)
    known = scenario_names(ruleset)
    raise NotFound(
        "error-no-such-scenario", name=wanted, nearest=nearest(wanted, known), known=", ".join(known)
    )


def open_scenario(ruleset: Ruleset, scenario: ScenarioText, overlays: Sequence[Overlay] = ()) -> Opening:
    """The first state of a scenario under the ruleset's data and some overlays. Raises BadData."""
    data = apply_overlays(ruleset, read_data(ruleset), overlays)
    model = shape(parse_toml(scenario.text, scenario.file), ruleset.scenario, scenario.file)
    try:
        return ruleset.open_game(data, model, scenario.file)
    except BadData as fault:  # what the rules' data and the scenario together cannot be
        raise blamed(fault, overlays) from None


def about(ruleset: Ruleset, scenario: ScenarioText) -> Any:
    """The `scenario` table of a scenario file: titles, story, minutes."""
    return shape(parse_toml(scenario.text, scenario.file), ruleset.scenario, scenario.file).scenario  # type: ignore[attr-defined]

"""What scenarios and sides are called in a language."""

from __future__ import annotations

from typing import Any

from bingqi.game.scenario import ScenarioText, about
from bingqi.kit.ruleset import Opening, Ruleset


def scenario_title(ruleset: Ruleset, scenario: ScenarioText, language: str) -> str:
    """A scenario's title."""
    return about_title(about(ruleset, scenario), language)


def about_title(about: Any, language: str) -> str:
    """The title in a scenario's own table."""
    return str(about.zh if language == "zh-CN" else about.en)


def side_title(opening: Opening, side: str, language: str) -> str:
    """A side's name as players say it."""
    return opening.title(side, language)

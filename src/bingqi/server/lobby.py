"""What can be played: for the start page, in a language."""

from __future__ import annotations

from functools import lru_cache

from bingqi.agents import AGENTS
from bingqi.errors import UserError, nearest
from bingqi.game.game import Game
from bingqi.game.registry import ruleset as find_ruleset
from bingqi.game.registry import ruleset_names
from bingqi.game.scenario import about, find_scenario, scenario_names
from bingqi.kit.ruleset import Ruleset
from bingqi.kit.wording import catalogue, shared
from bingqi.server import forms, wire
from bingqi.server.denial import Denied, denied
from bingqi.server.rendering import ground, shown
from bingqi.server.seeing import ONLOOKER, observed, scene_of

KEPT = 256


@lru_cache(KEPT)
def lobby(language: str) -> forms.Lobby:
    """All rulesets with their scenarios, and the computer players."""
    words = shared(language)
    return forms.Lobby(
        protocol=wire.PROTOCOL,
        rulesets=[_ruleset_card(find_ruleset(name), language) for name in ruleset_names()],
        agents=[forms.AgentCard(name, words.text(f"agent-{name}")) for name in AGENTS],
    )


@lru_cache(KEPT)
def preview(name: str, scenario: str, language: str) -> forms.Preview:
    """A scenario with its seats and the board at the beginning. Raises Denied."""
    ruleset = _ruleset(name)
    if scenario not in scenario_names(ruleset):
        raise _unknown("error-no-such-scenario", scenario, scenario_names(ruleset))
    game = Game(ruleset, find_scenario(ruleset, scenario), (), 0)
    scene = scene_of(game, observed(game, game.state, ONLOOKER), ONLOOKER)
    words, opening = catalogue(language, ruleset.package), game.opening
    seats = [
        forms.SeatCard(
            seat=seat,
            title=opening.title(seat, language),
            is_umpire=number >= len(opening.sides),
            is_spare=seat not in opening.seats,
        )
        for number, seat in enumerate(opening.all_seats)
    ]
    return forms.Preview(
        ruleset=name,
        scenario=_scenario_card(ruleset, scenario, language),
        seats=seats,
        scene=shown(scene, words, is_mine=False),
        ground=ground(scene, words),
    )


@lru_cache(KEPT)
def clauses(name: str, language: str) -> list[forms.ClauseCard]:
    """All clauses of a ruleset. Raises Denied."""
    return [
        forms.ClauseCard(
            ref=clause.ref,
            status=clause.status,
            text=clause.text(language),
            note=clause.note_zh if language == "zh-CN" and clause.note_zh else clause.note,
        )
        for clause in _ruleset(name).clauses.clauses
    ]


def scenario_title(ruleset: str, scenario: str, language: str) -> str:
    """What a scenario is called; its own name where it does not come with the ruleset."""
    try:
        return _scenario_card(find_ruleset(ruleset), scenario, language).title
    except (UserError, Denied):
        return scenario


def _ruleset_card(ruleset: Ruleset, language: str) -> forms.RulesetCard:
    """The shortest scenario comes first: it is the one to begin with."""
    cards = [_scenario_card(ruleset, name, language) for name in scenario_names(ruleset)]
    return forms.RulesetCard(
        name=ruleset.name,
        version=ruleset.version,
        title=ruleset.titles.get(language, ruleset.name),
        scenarios=sorted(cards, key=lambda card: card.minutes),
    )


@lru_cache(KEPT)
def _scenario_card(ruleset: Ruleset, name: str, language: str) -> forms.ScenarioCard:
    if name not in scenario_names(ruleset):
        raise _unknown("error-no-such-scenario", name, scenario_names(ruleset))
    told, is_chinese = about(ruleset, find_scenario(ruleset, name)), language == "zh-CN"
    return forms.ScenarioCard(
        name=name,
        title=told.zh if is_chinese else told.en,
        story=told.story_zh if is_chinese else told.story,
        minutes=told.minutes,
        is_uneven=bool(getattr(told, "is_uneven", False)),
    )


def _ruleset(name: str) -> Ruleset:
    try:
        return find_ruleset(name)
    except UserError as fault:
        raise denied(fault) from None


def _unknown(key: str, name: str, known: list[str]) -> Denied:
    return Denied("no-such-thing", key, name=name, nearest=nearest(name, known), known=", ".join(known))

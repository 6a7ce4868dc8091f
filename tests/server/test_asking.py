"""Chances are told at once: nobody waits for a count that takes long."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from bingqi.game.explain import explain
from bingqi.game.foresight import foresee
from bingqi.game.game import Game
from bingqi.game.registry import ruleset
from bingqi.game.scenario import ScenarioText
from bingqi.kit.table import PlainTable
from bingqi.server import asking, wire
from bingqi.server.asking import answer
from bingqi.server.denial import Denied
from bingqi.server.seeing import observed, scene_of

BOWS = """
set_up = "given"
deploy = false

[scenario]
en = "Bows"
zh-CN = "弓手"
story = "Two lines of bows."
story-zh-CN = "两列弓手。"
minutes = 1

[[side]]
name = "Near"
title = { en = "Near", zh-CN = "近" }
camp = false
placed = [
  { troops = "4Bw", at = [5, 6], general = true },
  { troops = "4Bw", at = [10, 6] },
]

[[side]]
name = "Far"
title = { en = "Far", zh-CN = "远" }
camp = false
placed = [
  { troops = "4Bd", at = [5, 8], general = true },
  { troops = "4Bd", at = [10, 8] },
]
"""
BOW = BOWS.replace('troops = "4Bw", at = [10, 6]', 'troops = "4Bd", at = [10, 6]')
MOST_PLAYS = 60


@pytest.fixture
def game() -> Game:
    """Moving is over: both bows shoot, and that are four dice."""
    return begun(BOWS)


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the rules are asked to play."""
    count, play = Counter[str](), PlainTable.play

    def counted(table: PlainTable, *given: Any) -> Any:
        count["plays"] += 1
        return play(table, *given)

    monkeypatch.setattr(PlainTable, "play", counted)
    return count


def begun(text: str) -> Game:
    game = Game(ruleset("dba3"), ScenarioText("bows", text, "bows.toml", is_own=False), (), 1)
    game.play("roll for pips", (1,))
    return game


def asked(game: Game, action: str) -> wire.Answer:
    side = game.decision.side
    seen = observed(game, game.state, side)
    return answer(game, seen, scene_of(game, seen, side), side, wire.Ask("1", action, odds=True), "en")


def test_of_several_shots_the_first_is_told_without_counting_all(game, plays):
    odds = asked(game, "end moves").odds
    assert odds and not odds.is_whole
    assert plays["plays"] <= MOST_PLAYS
    whole = foresee(PlainTable(game.ruleset, game.setting, game.state), game.read("end moves"), told(game))
    assert whole.is_whole and plays["plays"] > 1000
    assert {chance.text: Fraction(chance.fraction) for chance in odds.chances} == {
        chance.text: chance.chance for chance in whole.chances
    }
    assert [line.text for line in odds.sums] == [line.text for line in whole.sums]
    assert sum(Fraction(chance.fraction) for chance in odds.chances) == 1


def test_one_shot_is_told_whole():
    odds = asked(begun(BOW), "end moves").odds
    assert odds and odds.is_whole and len(odds.chances) == 3


def test_what_is_too_much_to_count_is_refused_at_once(game, plays, monkeypatch):
    monkeypatch.setattr(asking, "ODDS_OUTCOMES", 20)
    with pytest.raises(Denied, match="too-many"):
        asked(game, "end moves")
    assert plays["plays"] <= MOST_PLAYS


def told(game: Game) -> Any:
    side = game.decision.side
    return lambda events: explain(game.ruleset, game.opening, events, "en", side, game.house_rules)

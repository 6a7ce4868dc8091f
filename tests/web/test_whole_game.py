"""A whole small game of each ruleset against the computer, by mouse."""

from __future__ import annotations

import os
import re
from collections.abc import Callable

import pytest
from web.games import CAMPAIGN, DBA3, DBA12, Game, Player
from web.seat import Seat

MOST = 700
"""Clicks that a whole game may take."""
LONG = pytest.mark.skipif(
    not os.environ.get("BINGQI_LONG_GAMES"), reason="takes a minute or two; set BINGQI_LONG_GAMES"
)


DAILY_OR_LONG = [CAMPAIGN, *(pytest.param(game, marks=LONG) for game in (DBA3, DBA12))]


@pytest.mark.parametrize("game", DAILY_OR_LONG, ids=str)
def test_a_whole_game_against_the_computer_by_mouse(sit: Callable[..., Seat], game: Game) -> None:
    seat = sit()
    game.begin(seat, seed=game.seed)
    Player(seat, game).play_to_the_end(MOST)
    assert re.search(r"wins|draw", seat.page.locator(".curtain").inner_text())
    seat.page.locator(".curtain button").click()
    seat.tab("talk")
    assert seat.page.get_by_text("Seed:").is_visible()

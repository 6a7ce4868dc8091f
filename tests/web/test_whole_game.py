"""A whole small game of each ruleset against the computer, by mouse."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from web.games import GAMES, Game, Player
from web.seat import Seat

MOST = 700
"""Clicks that a whole game may take."""


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_whole_game_against_the_computer_by_mouse(sit: Callable[..., Seat], game: Game) -> None:
    seat = sit()
    game.begin(seat, seed=game.seed)
    Player(seat, game).play_to_the_end(MOST)
    assert re.search(r"wins|draw", seat.page.locator(".curtain").inner_text())
    seat.page.locator(".curtain button").click()
    seat.tab("talk")
    assert seat.page.get_by_text("Seed:").is_visible()

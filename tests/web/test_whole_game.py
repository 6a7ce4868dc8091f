"""A whole small game of each ruleset against the computer, by mouse, until one side has won."""

from __future__ import annotations

import os
import re
from collections.abc import Callable

import pytest
from web.games import DBA3, DBA12, SMALL, Game, Player
from web.seat import Seat

MOST = 700
"""Clicks that a whole game may take."""
LONG = pytest.mark.skipif(
    not os.environ.get("BINGQI_LONG_GAMES"), reason="takes a minute or two; set BINGQI_LONG_GAMES"
)


@pytest.mark.parametrize("game", SMALL, ids=str)
def test_a_whole_game_against_the_computer_by_mouse(sit: Callable[..., Seat], game: Game) -> None:
    play_a_whole_game(sit(), game, "wins")


@LONG
@pytest.mark.parametrize("game", [DBA3, DBA12], ids=str)
def test_a_whole_battle_against_the_computer_by_mouse(sit: Callable[..., Seat], game: Game) -> None:
    play_a_whole_game(sit(), game, "wins|draw")


def play_a_whole_game(seat: Seat, game: Game, ending: str) -> None:
    game.begin(seat, seed=game.seed)
    Player(seat, game).play_to_the_end(MOST)
    assert re.search(ending, seat.page.locator(".curtain").inner_text())
    seat.page.locator(".curtain button").click()
    seat.tab("talk")
    assert seat.page.get_by_text("Seed:").is_visible()

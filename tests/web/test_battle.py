"""Battles on the plane in the browser: dragging, refusals with reasons, groups by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from web.games import DBA3, DBA12, Game
from web.seat import Seat

Sit = Callable[..., Seat]


FREE = {"dba3": ("Cv1", -60), "dba12": ("Ps2", 40)}
"""An element that has room before it, and how many pixels ahead it goes."""
battles = pytest.mark.parametrize("game", [DBA3, DBA12], ids=str)


def first_move(sit: Sit, game: Game) -> Seat:
    """One's own move in the first bound."""
    seat = sit()
    game.begin(seat, seed="3")
    seat.press("Throw for")
    seat.page.locator(".piece.own").first.wait_for()
    seat.rest()
    return seat


@battles
def test_a_drag_shows_green_and_sets_the_element_down(sit: Sit, game: Game) -> None:
    seat, (piece, ahead) = first_move(sit, game), FREE[game.ruleset]
    before = seat.places()
    seat.drag(piece, 2, ahead)
    bar = seat.page.locator(".bar")
    assert "Allowed" in bar.inner_text()
    assert "cost 1" in bar.inner_text()
    bar.get_by_role("button", name="Do it").click()
    bar.wait_for(state="detached")
    seat.rest()
    after = seat.places()
    assert [name for name in before if before[name] != after[name]] == [piece]


@battles
def test_a_drag_too_far_shows_red_with_the_reason(sit: Sit, game: Game) -> None:
    seat, (piece, _) = first_move(sit, game), FREE[game.ruleset]
    before = seat.places()
    seat.drag(piece, 300, 240)
    bar = seat.page.locator(".bar")
    assert "Not allowed" in bar.inner_text()
    assert re.search(r"DBA(3 [DP]|12 [OQ])\d+", bar.inner_text())
    assert bar.get_by_role("button", name="Do it").is_disabled()
    seat.keys("Escape")
    bar.wait_for(state="detached")
    seat.rest()
    assert seat.places() == before


@pytest.mark.parametrize(("rules", "scenario"), [("DBA 3.0", "Quick meeting"), ("DBA 1.22", "Muye")])
def test_the_first_bound_by_keyboard_alone(sit: Sit, rules: str, scenario: str) -> None:
    seat = sit()
    seat.begin(rules, scenario, seed="3")
    while not seat.page.locator(".piece.own").count():
        seat.page.locator(".actions .presses button").first.focus()
        seat.page.keyboard.press("Enter")
        seat.rest()
    before = seat.places()
    for _ in range(8):
        seat.keys("n", "Enter", "g", "Enter")
        seat.page.wait_for_timeout(800)
        if seat.page.locator(".bar").count() and seat.page.locator("[data-ghost] .piece").count() > 1:
            break
        seat.keys("Escape", "Escape", "Escape")
        seat.page.wait_for_timeout(400)
    group = seat.page.locator("[data-ghost] .piece").count()
    assert group > 1
    seat.keys("ArrowUp")
    seat.page.locator(".verdict.good, .verdict.bad").wait_for()
    seat.page.wait_for_timeout(600)
    if seat.page.locator(".verdict.bad").count():
        seat.page.get_by_role("button", name="Snap").focus()
        seat.page.keyboard.press("Enter")
        seat.page.locator(".verdict.good").wait_for()
    seat.keys("Enter")
    seat.page.locator(".bar").wait_for(state="detached")
    seat.rest()
    moved = [name for name, style in seat.places().items() if style != before[name]]
    assert len(moved) >= group
    seat.page.get_by_role("button", name="End moves").focus()
    seat.page.keyboard.press("Enter")
    seat.rest()
    assert "moves, and where" not in seat.question() or seat.page.locator(".piece.own").count() > 1

"""Battles on the plane in the browser: dragging, refusals with reasons, groups, keys, and rulings."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from web.seat import Seat

Sit = Callable[..., Seat]


@pytest.fixture
def rome(sit: Sit) -> Seat:
    seat = sit()
    seat.begin("DBA 3.0", "Cannae", seed="3")
    seat.press("Throw for PIPs")
    seat.page.locator(".piece.own").first.wait_for()
    seat.rest()
    return seat


def test_a_drag_shows_green_and_sets_the_element_down(rome: Seat) -> None:
    before = rome.page.locator("[data-piece='Cv1']").get_attribute("style")
    rome.drag("Cv1", 4, -60)
    assert "Allowed" in rome.page.locator(".bar").inner_text()
    rome.page.locator(".bar").get_by_role("button", name="Do it").click()
    rome.page.locator(".bar").wait_for(state="detached")
    assert rome.page.locator("[data-piece='Cv1']").get_attribute("style") != before


def test_a_drag_too_far_shows_red_with_the_reason(rome: Seat) -> None:
    before = rome.page.locator("[data-piece='Cv1']").get_attribute("style")
    rome.drag("Cv1", 300, 240)
    bar = rome.page.locator(".bar")
    assert "Not allowed" in bar.inner_text()
    assert re.search(r"DBA3 [DP]\d+", bar.inner_text())
    assert bar.get_by_role("button", name="Do it").is_disabled()
    rome.keys("Escape")
    bar.wait_for(state="detached")
    assert rome.page.locator("[data-piece='Cv1']").get_attribute("style") == before


def test_a_group_is_moved_by_keyboard_alone(sit: Sit) -> None:
    seat = sit()
    seat.begin("DBA 3.0", "Quick meeting", seed="3")
    while not seat.page.locator(".piece.own").count():
        seat.page.locator(".actions .presses button").first.focus()
        seat.page.keyboard.press("Enter")
        seat.rest()
    before = places(seat)
    for _ in range(8):
        seat.keys("n", "Enter", "g", "Enter")
        seat.page.wait_for_timeout(800)
        if seat.page.locator(".bar").count() and seat.page.locator(".ghost .piece").count() > 1:
            break
        seat.keys("Escape", "Escape", "Escape")
        seat.page.wait_for_timeout(400)
    group = seat.page.locator(".ghost .piece").count()
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
    moved = [name for name, style in places(seat).items() if style != before[name]]
    assert len(moved) >= group


def places(seat: Seat) -> dict[str, str]:
    """Where every piece is drawn."""
    pieces = seat.page.locator(".board svg [data-piece]").all()
    return {piece.get_attribute("data-piece"): piece.get_attribute("style") for piece in pieces}


def test_a_ruling_opens_into_its_sum(rome: Seat) -> None:
    for _ in range(80):
        rome.rest()
        if rome.page.locator("section.card .primary").count():
            rome.page.locator("section.card .primary").click()
        else:
            rome.page.locator(".actions .presses button, .actions .choice").last.click()
        if rome.page.locator(".piece").count() and has_fought(rome):
            break
    rome.tab("log")
    ruling = rome.page.locator("details.line").last
    ruling.locator("summary").first.click()
    assert ruling.locator(".line .value").count() >= 2
    ruling.locator(".clause").first.click()
    assert len(ruling.locator(".law").first.inner_text()) > 20


def has_fought(seat: Seat) -> bool:
    """Whether the log has a ruling with a sum."""
    seat.tab("log")
    seat.page.wait_for_timeout(100)
    found = seat.page.locator("details.line .rolled").count() >= 2
    seat.tab("act")
    return found


def test_a_whole_battle_against_the_computer_by_mouse(sit: Sit) -> None:
    seat = sit()
    seat.begin("DBA 3.0", "Cannae", seed="11")
    general = General(seat)
    for _ in range(700):
        seat.rest()
        if seat.is_over():
            break
        general.click()
    assert seat.is_over()
    assert re.search(r"wins|draw", seat.page.locator(".curtain").inner_text())


class General:
    """Marches at the enemy and fights, one click at a time, with at most four moves a bound."""

    def __init__(self, seat: Seat) -> None:
        self.seat, self.page = seat, seat.page
        self.moves = self.clicks = 0

    def click(self) -> None:
        """Contact before marching ahead; what is asked besides is answered by the first button."""
        self.clicks += 1
        if "PIP" in self.seat.question():
            self.moves = 0
        may_move = self.moves < 4
        contact = self.page.locator(".actions .choice").filter(has_text=re.compile("contact", re.IGNORECASE))
        ahead = self.page.locator(".actions .choice").filter(has_text=re.compile(r"^ahead"))
        pieces = self.page.locator(".actions .pieces button")
        ways = self.page.locator(".actions .ways button")
        held = self.page.locator(".bar .primary:enabled")
        for found in (self.page.locator("section.card .primary"), held, contact, ahead):
            if found.count():
                found.first.click()
                return
        if may_move and ways.count():
            self.moves += 1
            ways.nth(self.clicks % ways.count()).click()
        elif may_move and pieces.count():
            pieces.nth(self.clicks * 5 % pieces.count()).click()
        else:
            self.page.locator(".actions").get_by_role("button").first.click()

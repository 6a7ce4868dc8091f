"""A campaign in the browser: the first turns by keyboard, a refusal with its reason, secret plans."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from web.seat import Seat

Sit = Callable[..., Seat]


def click_on_best_cell(page: Any) -> None:
    """The golden cell farthest to the right, where the enemy is, with a real mouse."""
    boxes = [cell.bounding_box() for cell in page.locator(".choosable .cell polygon").all()]
    if boxes:
        box = max(boxes, key=lambda found: found["x"])
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.2)


def test_the_first_turns_by_keyboard_alone(sit: Sit) -> None:
    seat = sit()
    seat.begin("Campaign", "The Muster Field")
    seat.keys("n", "Enter")
    assert seat.page.locator(".piece.selected").count() == 1
    chosen = seat.page.locator(".piece.selected").get_attribute("data-piece")
    seat.keys("ArrowRight", "Enter")
    seat.rest()
    assert seat.page.locator(".mark.path").count() == 1
    seat.keys("u")
    seat.rest()
    assert seat.page.locator(".mark.path").count() == 0
    seat.keys("n", "Enter", "ArrowRight", "Enter")
    seat.rest()
    assert f"{chosen} plans" in (seat.page.locator(".mark.path title").text_content() or "")
    seat.page.get_by_role("button", name="End planning").focus()
    seat.page.keyboard.press("Enter")
    seat.rest()
    seat.tab("log")
    seat.page.get_by_text("End planning").or_(seat.page.locator(".entry")).first.wait_for()
    assert seat.page.locator(".entry").count() > 2


def test_an_illegal_action_is_refused_with_its_clause(sit: Sit) -> None:
    seat = sit()
    seat.begin("Campaign", "The Muster Field")
    seat.page.get_by_text("Type an action").click()
    seat.page.get_by_role("textbox", name="Type an action").fill("R1 to 1101")
    seat.page.get_by_role("button", name="Send").click()
    refusal = seat.page.get_by_role("alert")
    refusal.wait_for()
    assert re.search(r"CAMP W\d+", refusal.inner_text())
    assert seat.page.locator(".mark.path").count() == 0


def test_two_at_one_screen_have_a_curtain_between_them(sit: Sit) -> None:
    seat = sit()
    seat.begin("Campaign", "The Muster Field", "Two at one screen")
    seat.page.locator(".piece.own").first.click()
    click_on_best_cell(seat.page)
    seat.rest()
    assert seat.page.locator(".mark.path").count() == 1
    seat.press("End planning")
    curtain = seat.page.locator(".curtain.whole")
    curtain.wait_for()
    assert "It is the turn of Blue." in curtain.inner_text()
    assert seat.page.locator("aside").get_attribute("inert") is not None
    curtain.get_by_role("button", name="I play Blue").click()
    seat.rest()
    assert seat.page.locator(".mark.path").count() == 0
    assert seat.page.locator(".piece.own").first.get_attribute("data-piece") == "B1"

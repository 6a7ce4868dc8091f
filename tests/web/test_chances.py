"""Nobody has to wait for the chances of what he is about to do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from web.pretended import pretended
from web.seat import Seat

from web import scenes

END = {"kind": "press", "action": "end moves", "label": "End moves"}
STAY = {"kind": "press", "action": "stay", "label": "Stay"}


@pytest.fixture
def shooting(host: Any, browser: Any) -> Iterator[Seat]:
    pieces = scenes.plane_pieces(4)
    asked, after = scenes.view(pieces, [END, STAY], "Move."), scenes.view(pieces, [STAY], "Go on.")
    yield from pretended(host, browser, scenes.plane_ground(24), asked, after)


def test_it_can_be_done_before_the_chances_have_come(shooting: Seat) -> None:
    page = shooting.page
    page.evaluate("pretend.delay = 4000")
    shooting.press("End moves")
    page.get_by_text("The chances are being counted").wait_for(timeout=2000)
    assert page.get_by_role("button", name="Stay").is_enabled()
    page.locator("section.card").get_by_role("button", name="Do it").click(timeout=1000)
    page.get_by_text("Go on.").wait_for(timeout=1000)
    page.wait_for_timeout(4200)
    assert page.evaluate("[asked.length, played.length]") == [1, 1]
    assert page.locator("section.card").count() == 0


def test_chances_that_nobody_can_count_are_said_to_be_so_before_it_is_done(shooting: Seat) -> None:
    page = shooting.page
    page.evaluate("pretend.denial = 'Too many ways.'")
    shooting.press("End moves")
    page.get_by_text("Too many ways.").wait_for()
    assert page.evaluate("played") == []
    page.locator("section.card").get_by_role("button", name="Cancel").click()
    assert page.get_by_role("button", name="End moves").is_enabled()
    shooting.press("End moves")
    page.locator("section.card").get_by_role("button", name="Do it").click()
    page.get_by_text("Go on.").wait_for()
    assert page.evaluate("played") == ["end moves"]

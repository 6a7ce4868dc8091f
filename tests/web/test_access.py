"""Pages without faults that axe finds: every page of every ruleset, in both languages, wide and narrow, light
and dark."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from web.games import CAMPAIGN, DBA3, DBA12, Game, Player
from web.seat import Seat

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDE, PHONE = (1440, 900), (390, 844)
LOOKS = [
    (CAMPAIGN, "zh-CN", PHONE, "dark"),
    (DBA3, "en-US", WIDE, "light"),
    (DBA12, "zh-CN", WIDE, "dark"),
    (DBA12, "en-US", PHONE, "light"),
]


def violations(seat: Seat) -> list[str]:
    found = seat.page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [f"{one['id']}: {one['nodes'][0]['target']} {one['nodes'][0]['html'][:120]}" for one in found]


@pytest.mark.parametrize(("game", "language", "size", "colours"), LOOKS, ids=str)
def test_no_page_has_violations(
    sit: Callable[..., Seat], game: Game, language: str, size: tuple[int, int], colours: str
) -> None:
    if not AXE.is_file():
        pytest.skip("axe is not installed: npm ci, in web/")
    seat = sit(language=language, width=size[0], height=size[1])
    page = seat.page
    page.emulate_media(color_scheme=colours, reduced_motion="reduce")
    page.get_by_role("radio", name=game.title[language], exact=True).click()
    page.locator("figure canvas").wait_for()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert violations(seat) == []
    page.locator("form .go button").last.click()
    page.locator("section.tour").wait_for()
    page.locator("[data-piece]").first.wait_for()
    assert violations(seat) == []
    page.locator("section.tour header button").click()
    if game is CAMPAIGN:
        sit_down_as_umpire_too(seat, game, language)
    player = Player(seat, game)
    while not page.locator("section.card:not(.refusal), .bar, .mark.path").count():
        player.click()
        seat.rest()
    for name in ("act", "log", "units", "tables", "talk"):
        seat.tab(name)
        assert violations(seat) == []
    seat.keys("?")
    page.locator("dialog").wait_for()
    assert violations(seat) == []
    page.keyboard.press("Escape")
    page.locator("nav button:has(svg)").nth(1).click()
    page.locator("section.replay").wait_for()
    assert violations(seat) == []


def sit_down_as_umpire_too(seat: Seat, game: Game, language: str) -> None:
    """A new game in which the umpire's seat is one's own as well, and its page."""
    page = seat.page
    page.locator("a.home").click()
    page.get_by_role("radio", name=game.title[language], exact=True).click()
    page.locator("form .seats select").last.select_option("me")
    page.locator("form .go .primary").click()
    page.locator("[data-piece]").first.wait_for()
    page.locator("nav select").select_option(index=1)
    page.locator(".umpire").first.wait_for()
    assert violations(seat) == []
    page.locator("nav select").select_option(index=0)
    seat.rest()

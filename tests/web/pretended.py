"""A page that shows made-up scenes instead of a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from web.seat import Seat

from web import scenes


def pretended(
    host: Any, browser: Any, ground: dict[str, Any], *views: dict[str, Any], has_touch: bool = False
) -> Iterator[Seat]:
    """One window that shows the first of these views, then with each action the next."""
    size = {"width": 390, "height": 844} if has_touch else {"width": 1440, "height": 900}
    context = browser.new_context(locale="en-US", viewport=size, has_touch=has_touch, is_mobile=has_touch)
    seat = Seat(context.new_page())
    seat.page.add_init_script(scenes.script(ground, *views))
    seat.page.goto(f"{host.address}#/play/pretend")
    seat.page.locator("[data-piece]").first.wait_for()
    yield seat
    errors = list(seat.errors)
    context.close()
    assert errors == []

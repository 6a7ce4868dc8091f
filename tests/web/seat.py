"""What a person does in the browser, in few words."""

from __future__ import annotations

import re
from typing import Any

QUIET = 200
"""Milliseconds after which a board is taken to be at rest."""

ASKED = """() => document.querySelector("aside[aria-busy='false']") !== null && document.querySelector(
    '.presses button:enabled, .list button:enabled, .pieces, .card .primary, .curtain') !== null"""
"""Whether there is something to choose and nothing on its way, in the page's own language."""


class Seat:
    """One window at a table."""

    def __init__(self, page: Any) -> None:
        self.page = page
        page.emulate_media(reduced_motion="reduce")
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._heard)

    def _heard(self, message: Any) -> None:
        """Errors of the page; that a restarting server cannot be reached is no fault of the page."""
        if message.type == "error" and "WebSocket connection" not in message.text:
            self.errors.append(message.text)

    def begin(self, rules: str, scenario: str, way: str = "", seed: str = "") -> None:
        """Set up a game on the start page and sit down; a seed makes the dice fall alike each time."""
        page = self.page
        page.get_by_role("radio", name=rules, exact=True).click()
        page.get_by_role("radio", name=re.compile(scenario)).click()
        page.get_by_role("heading", name=scenario, exact=True).wait_for()
        if way:
            page.get_by_role("button", name=way, exact=True).click()
        if seed:
            page.get_by_text("More options").click()
            page.get_by_role("textbox", name="Seed of the dice").fill(seed)
        page.locator("form .go .primary").click()
        page.locator("[data-piece]").first.wait_for()
        self.rest()

    def rest(self) -> None:
        """Wait until it is this person's turn, or the game is over."""
        self.page.wait_for_function(ASKED, timeout=120_000)

    def places(self) -> dict[str, str]:
        """Where every piece on the board is drawn."""
        return dict(
            self.page.evaluate(
                """() => [...document.querySelectorAll(".world [data-piece]")].map(
                    (piece) => [piece.dataset.piece, piece.style.transform])"""
            )
        )

    def question(self) -> str:
        return str(self.page.locator(".question").inner_text())

    def press(self, name: str) -> None:
        """Press a button of the open question."""
        self.page.locator(".actions").get_by_role("button", name=name).first.click()

    def tab(self, name: str) -> None:
        """Turn to a page beside the board: act, log, units, tables or talk, in any language."""
        self.page.locator(f"#tab-{name}").click()

    def keys(self, *keys: str) -> None:
        """Press keys over the board, one after the other."""
        self.page.locator(".board").focus()
        for key in keys:
            self.page.keyboard.press(key)
            self.page.wait_for_timeout(60)

    def drag(self, piece: str, across: float, down: float) -> None:
        """Drag a piece by so many pixels and hold it there until the rules have answered."""
        box = self.page.locator(f".board [data-piece='{piece}']").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 8, y - 8, steps=3)
        self.page.locator(".bar").wait_for()
        mouse.move(x + across, y + down, steps=12)
        mouse.up()
        self.page.locator(".verdict.good, .verdict.bad").wait_for()
        self.page.wait_for_timeout(QUIET)

    def is_over(self) -> bool:
        return bool(self.page.locator(".curtain.thin").count())

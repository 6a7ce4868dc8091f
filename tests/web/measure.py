"""Measures what a person feels, on a server that runs: when the page can be used, and how many frames a
second dragging gets with 60 units, on a map of 100 x 100 hexes and on the plane. No test, since a busy
machine says nothing about the program; the load is told beside the figures.

    PYTHONPATH=tests python tests/web/measure.py http://127.0.0.1:8808/
"""

from __future__ import annotations

import math
import os
import shutil
import sys
import time
from itertools import pairwise
from typing import Any

from playwright.sync_api import sync_playwright
from web.conftest import FLAGS
from web.seat import Seat
from web.test_touch import ahead

from web import scenes

SECONDS = 6.0
FRAMES = """() => {
    window.frames = [];
    const count = (time) => { window.frames.push(time); requestAnimationFrame(count); };
    requestAnimationFrame(count);
}"""


def main() -> None:
    address = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8808/"
    found = os.environ.get("BINGQI_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        for _ in range(3):
            print(f"page usable after {opening(browser, address):.2f} s, load {os.getloadavg()[0]:.1f}")
        for name, ground, view in (hexes(), plane()):
            rate, worst = dragging(browser, address, ground, view)
            print(f"{name}: {rate:.1f} frames/s, slowest {worst:.0f} ms, load {os.getloadavg()[0]:.1f}")
        browser.close()


def hexes() -> tuple[str, dict[str, Any], dict[str, Any]]:
    ground, pieces = scenes.hex_ground(100, 100), scenes.hex_pieces(100, 100, 60)
    choices = [
        choice for one in pieces if one["side"] == 0 for choice in scenes.marches(ground["frame"], one, 5)
    ]
    return "100 x 100 hexes", ground, scenes.view(pieces, choices, "March.")


def plane() -> tuple[str, dict[str, Any], dict[str, Any]]:
    pieces = scenes.plane_pieces(60)
    choices = [ahead(one) for one in pieces if one["side"] == 0]
    return "plane", scenes.plane_ground(26), scenes.view(pieces, choices, "Move.")


def opening(browser: Any, address: str) -> float:
    """Seconds until a new visitor can press the button that begins a game."""
    page = browser.new_page(locale="en-US")
    begun = time.perf_counter()
    page.goto(address)
    page.locator("form .go .primary:enabled").wait_for()
    taken = time.perf_counter() - begun
    page.close()
    return taken


def dragging(browser: Any, address: str, ground: dict[str, Any], view: dict[str, Any]) -> tuple[float, float]:
    """Frames a second while a unit near the middle is led about, and the longest frame in milliseconds."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    Seat(page)
    page.add_init_script(scenes.script(ground, view))
    page.goto(f"{address}#/play/pretend")
    page.locator("[data-piece]").first.wait_for()
    page.wait_for_timeout(1500)
    boxes = [box for one in page.locator(".world [data-piece^=R] .base").all() if (box := one.bounding_box())]
    box = min(boxes, key=lambda one: abs(one["x"] - 530) + abs(one["y"] - 470))
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 8, y - 8, steps=3)
    page.locator("[data-ghost]").wait_for()
    page.evaluate(FRAMES)
    end, step = time.perf_counter() + SECONDS, 0.0
    while time.perf_counter() < end:
        step += 0.04
        page.mouse.move(x + 170 * math.sin(1.3 * step), y - 90 * math.sin(1.7 * step))
    times = page.evaluate("window.frames")
    page.close()
    gaps = [later - earlier for earlier, later in pairwise(times)]
    return 1000 * len(gaps) / sum(gaps), max(gaps)


if __name__ == "__main__":
    main()

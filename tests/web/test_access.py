"""Pages without faults that axe finds, in both languages, wide and narrow."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from web.seat import Seat

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(seat: Seat) -> list[str]:
    found = seat.page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found]


@pytest.mark.parametrize(
    ("language", "width", "height", "campaign", "field"),
    [("en-US", 1440, 900, "Campaign", "The Muster Field"), ("zh-CN", 390, 844, "战役", "初阵")],
)
def test_no_page_has_violations(
    sit: Callable[..., Seat], language: str, width: int, height: int, campaign: str, field: str
) -> None:
    if not AXE.is_file():
        pytest.skip("axe is not installed: npm ci, in web/")
    seat = sit(language=language, width=width, height=height)
    seat.page.get_by_role("radio", name=campaign).wait_for()
    seat.page.evaluate(AXE.read_text(encoding="utf-8"))
    seat.page.wait_for_timeout(400)
    assert violations(seat) == []
    seat.begin(campaign, field)
    for name in ("act", "log", "units", "tables", "talk"):
        seat.page.locator(f"#tab-{name}").click()
        assert violations(seat) == []
    seat.keys("?")
    seat.page.locator("dialog").wait_for()
    assert violations(seat) == []

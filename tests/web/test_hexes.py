"""What the client must draw for rulesets to come, shown with made-up scenes: large maps of hexes, costs of
cells, fog, reactions of the other side; and that dragging stays cheap on them."""

from __future__ import annotations

from typing import Any

import pytest
from web.pretended import pretended
from web.seat import Seat

from web import scenes

FRAME = {"kind": "hex", "columns": 100, "rows": 100}
MOST_PIXELS = 1440 * 900 * 1.1


@pytest.fixture
def march(host: Any, browser: Any) -> Any:
    """A large map with 60 units, of which Red's may go five cells far; the far half lies in fog."""
    ground, pieces = scenes.hex_ground(100, 100), scenes.hex_pieces(100, 100, 60)
    choices = [choice for one in pieces if one["side"] == 0 for choice in scenes.marches(FRAME, one, 5)]
    fog = [(column, row) for column in range(100) for row in range(50)]
    marks = [{"kind": "zone", "cells": fog, "why": "Nobody sees this.", "style": "fog"}]
    after = scenes.view(pieces, choices[:3], "Go on.", marks=marks)
    yield from pretended(host, browser, ground, scenes.view(pieces, choices, "March.", marks=marks), after)


@pytest.fixture
def reaction(host: Any, browser: Any) -> Any:
    """Blue moves past Red, who may shoot or decline."""
    ground = scenes.hex_ground(12, 9)
    mover, shooter = scenes.piece((6, 4), 1, 1, ["cavalry"]), scenes.piece((4, 4), 0, 0, ["bw"])
    shot = {
        "kind": "pick",
        "action": "R0 shoots B1",
        "label": "R0 shoots at B1",
        "piece": "R0",
        "target": "B1",
    }
    decline = {"kind": "press", "action": "decline", "label": "Let it pass"}
    marks = [
        {"kind": "path", "cells": [(8, 4), (7, 4), (6, 4)], "why": "B1 moves", "side": 1},
        {"kind": "arrow", "cells": [(4, 4), (6, 4)], "why": "R0 could shoot", "side": 0},
    ]
    asked = scenes.view([mover, shooter], [shot, decline], "B1 moves past R0. Does R0 shoot?", marks=marks)
    yield from pretended(host, browser, ground, asked, scenes.view([mover, shooter], [], "B1 goes on."))


def near_the_middle(seat: Seat) -> tuple[str, float, float]:
    """One of Red's units in the middle of the screen, and where it is."""
    found = seat.page.evaluate(
        """() => [...document.querySelectorAll(".world [data-piece^=R]")].map((piece) => {
            const box = piece.querySelector(".base").getBoundingClientRect();
            return [piece.dataset.piece, box.x + box.width / 2, box.y + box.height / 2];
        })"""
    )
    name, x, y = min(found, key=lambda one: abs(one[1] - 530) + abs(one[2] - 470))
    return str(name), float(x), float(y)


def lit(seat: Seat) -> dict[tuple[int, int], tuple[float, float, str]]:
    """The lit cells, where each is on the screen, and the cost written on it."""
    found = seat.page.evaluate(
        """() => [...document.querySelectorAll(".choosable .cell")].map((cell) => {
            const box = cell.querySelector("polygon").getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            return [cell.dataset.cell, x, y, cell.textContent.trim()];
        })"""
    )
    cells = {}
    for key, x, y, cost in found:
        column, row = map(int, key.split(","))
        cells[column, row] = (x, y, cost)
    return cells


def lift(seat: Seat) -> tuple[str, float, float]:
    """Take a unit up with the mouse."""
    name, x, y = near_the_middle(seat)
    seat.page.mouse.move(x, y)
    seat.page.mouse.down()
    seat.page.mouse.move(x + 4, y - 9, steps=3)
    seat.page.locator("[data-ghost]").wait_for()
    return name, x, y


def test_a_unit_is_dragged_to_a_cell_whose_cost_is_shown(march: Seat) -> None:
    name, _, _ = lift(march)
    cells = lit(march)
    assert len(cells) > 60
    assert all(cost in "12345" for _, _, cost in cells.values())
    (column, row), (x, y, cost) = max(cells.items(), key=lambda one: one[1][1])
    march.page.mouse.move(x, y, steps=6)
    march.page.locator(".verdict.good").wait_for()
    bar = march.page.locator(".bar")
    assert f"cost {cost}" in bar.inner_text()
    march.page.mouse.up()
    march.page.get_by_text("Go on.").wait_for()
    assert march.page.evaluate("played") == [f"{name} to {column + 1:02d}{row + 1:02d}"]
    assert bar.count() == 0


def test_a_cell_too_far_is_shown_red_with_the_reason(march: Seat) -> None:
    _, _, y = lift(march)
    cells = lit(march)
    across = max(x for x, _, _ in cells.values()) + 120
    march.page.mouse.move(across, y, steps=8)
    march.page.locator(".verdict.bad").wait_for()
    bar = march.page.locator(".bar")
    assert "Too far." in bar.inner_text() and "TEST 1" in bar.inner_text()
    march.page.mouse.up()
    assert bar.get_by_role("button", name="Do it").is_disabled()
    march.keys("Escape")
    bar.wait_for(state="detached")
    assert march.page.evaluate("played") == []


def test_fog_darkens_what_is_not_seen_and_nothing_else(march: Seat) -> None:
    dark, light = march.page.evaluate(
        """() => {
            const fog = [...document.querySelectorAll("canvas")].at(-1);
            const copy = new OffscreenCanvas(fog.width, fog.height).getContext("2d");
            copy.drawImage(fog, 0, 0);
            const shade = (down) => copy.getImageData(fog.width / 2, fog.height * down, 1, 1).data[3];
            return [shade(0.25), shade(0.75)];
        }"""
    )
    assert dark > 100
    assert light == 0


def test_a_reaction_is_a_question_that_can_be_declined(reaction: Seat) -> None:
    assert "Does R0 shoot?" in reaction.question()
    assert reaction.page.locator(".piece.target").get_attribute("data-piece") == "B1"
    assert reaction.page.locator(".mark.path").count() == 1
    reaction.page.get_by_role("button", name="R0 shoots at B1").wait_for()
    reaction.press("Let it pass")
    reaction.page.get_by_text("B1 goes on.").wait_for()
    assert reaction.page.evaluate("played") == ["decline"]


def test_a_reaction_is_made_by_clicking_on_its_target(reaction: Seat) -> None:
    reaction.page.locator("[data-piece='B1']").click()
    reaction.page.get_by_text("B1 goes on.").wait_for()
    assert reaction.page.evaluate("played") == ["R0 shoots B1"]


WATCH = """canvas => {
    const stretched = () => Math.abs(canvas.getBoundingClientRect().width / canvas.width - 1);
    window.seen = [];
    new MutationObserver(() => seen.push(stretched())).observe(canvas, {attributeFilter: ["style"]});
}"""
"""Notes by how much a bitmap is stretched, each time that it is moved about."""


def test_a_zoomed_map_is_drawn_sharply_once_it_rests_and_takes_no_more_memory(march: Seat) -> None:
    page = march.page
    sharp = page.locator("canvas[data-sharp=true]")
    sharp.wait_for()
    page.evaluate(WATCH, sharp.element_handle())
    for _ in range(5):
        page.evaluate("() => seen.splice(0)")
        page.get_by_role("button", name="Nearer").click()
        page.wait_for_function("() => seen.length > 1 && seen.at(-1) < 0.01")
        assert page.evaluate("seen[0]") > 0.2
    width, height = page.evaluate("canvas => [canvas.width, canvas.height]", sharp.element_handle())
    assert width * height < MOST_PIXELS
    page.get_by_role("button", name="Whole board").click()
    sharp.wait_for(state="hidden")


def test_dragging_draws_nothing_again_but_what_is_dragged(march: Seat) -> None:
    devtools = march.page.context.new_cdp_session(march.page)
    layers: list[dict[str, Any]] = []
    devtools.on("LayerTree.layerTreeDidChange", lambda event: layers.extend(event.get("layers", [])))
    devtools.send("DOM.enable")
    devtools.send("LayerTree.enable")
    _, x, y = lift(march)
    march.page.mouse.move(x + 15, y - 15)
    march.page.wait_for_timeout(300)
    before = large(devtools, layers)
    for step in range(30):
        march.page.mouse.move(x + 15 + step % 3, y - 15 + step % 2)
    march.page.wait_for_timeout(300)
    after = large(devtools, layers)
    assert len(before) >= 3
    assert {layer: after[layer] - count for layer, count in before.items() if after[layer] != count} == {}


def large(devtools: Any, layers: list[dict[str, Any]]) -> dict[str, int]:
    """How often each large layer has been painted, but for the line behind what is dragged."""
    latest = {layer["layerId"]: layer for layer in layers}
    found = {}
    for layer in latest.values():
        if layer["width"] * layer["height"] < 200_000 or not layer["drawsContent"]:
            continue
        node = devtools.send("DOM.describeNode", {"backendNodeId": layer["backendNodeId"]})["node"]
        written = node.get("attributes", [])
        attributes = dict(zip(written[::2], written[1::2], strict=True))
        if "trail" not in attributes.get("class", ""):
            found[f"{node['nodeName']} {attributes.get('class')} {layer['layerId']}"] = layer["paintCount"]
    return found

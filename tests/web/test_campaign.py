"""A campaign in the browser: a whole game by mouse, the first turns by keyboard, and what goes with it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from web.seat import Seat

Sit = Callable[..., Seat]


def play_to_the_end(seat: Seat, most: int = 400) -> int:
    """March towards the enemy by clicking on units and cells, and press what else is asked; the number of
    clicks."""
    page = seat.page
    planned = 0
    for click in range(most):
        seat.rest()
        if seat.is_over():
            return click
        if page.locator("section.card .primary").count():
            page.locator("section.card .primary").click()
        elif page.locator(".piece.own").count() and planned < 3:
            planned += 1
            page.locator(".piece.own").first.click()
            page.wait_for_timeout(120)
            click_on_best_cell(page)
        else:
            planned = 0
            page.locator(".actions .presses button, .actions .choice").last.click()
    raise AssertionError(f"The game was not over after {most} clicks: {seat.question()}")


def click_on_best_cell(page: Any) -> None:
    """The golden cell farthest to the right, where the enemy is, with a real mouse."""
    boxes = [cell.bounding_box() for cell in page.locator(".choosable .cell polygon").all()]
    if boxes:
        box = max(boxes, key=lambda found: found["x"])
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.2)


def test_a_whole_game_against_the_computer_by_mouse(sit: Sit) -> None:
    seat = sit()
    seat.begin("Campaign", "The Muster Field", seed="3")
    assert "Planning" in seat.page.locator(".tracker").inner_text()
    play_to_the_end(seat)
    assert re.search(r"wins|draw", seat.page.locator(".curtain").inner_text())
    seat.page.locator(".curtain button").click()
    seat.tab("talk")
    assert seat.page.get_by_text("Seed:").is_visible()


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


def test_the_language_is_switched_in_the_middle_of_a_game(sit: Sit) -> None:
    seat = sit()
    seat.begin("Campaign", "The Muster Field")
    seat.page.locator(".piece.own").first.click()
    assert "Which unit plans next?" in seat.question()
    seat.page.get_by_role("button", name="中文").click()
    seat.page.get_by_text("请你决定").wait_for()
    assert re.search(r"[一-鿿]", seat.question().splitlines()[-1])
    assert seat.page.evaluate("document.documentElement.lang") == "zh-CN"
    assert seat.page.locator(".choosable .cell").count() > 5
    seat.tab("log")
    assert not re.search(r"[a-z]{4,} [a-z]{3,}", seat.page.locator(".entry .line").first.inner_text())
    seat.page.get_by_role("button", name="English").click()
    seat.page.get_by_text("Your decision").wait_for()


def test_replay_and_a_branch_from_it(sit: Sit) -> None:
    seat = sit()
    seat.begin("Campaign", "The Muster Field")
    page = seat.page
    for _ in range(2):
        page.locator(".piece.own").first.click()
        click_on_best_cell(page)
        seat.rest()
    assert page.locator(".mark.path").count() == 2
    page.get_by_role("button", name="Replay").click()
    bar = page.locator("section.replay")
    bar.get_by_role("button", name="To the beginning").click()
    page.get_by_text(re.compile(r"Action 0 of \d+")).wait_for()
    assert page.locator(".mark.path").count() == 0
    assert page.locator(".actions .presses button").count() == 0
    for moment in (1, 2):
        bar.get_by_role("button", name="One on").click()
        page.get_by_text(re.compile(rf"Action {moment} of \d+")).wait_for()
    assert page.locator(".mark.path").count() == 1
    before = page.url
    bar.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: url != before)
    seat.rest()
    assert page.locator(".mark.path").count() == 1
    page.goto(before)
    seat.rest()
    assert page.locator(".mark.path").count() == 2


def test_reload_and_restart_lose_nothing(sit: Sit, host: Any) -> None:
    seat = sit()
    seat.begin("Campaign", "The Muster Field")
    seat.page.locator(".piece.own").first.click()
    click_on_best_cell(seat.page)
    seat.rest()
    planned = seat.page.locator(".mark.path title").text_content()
    seat.page.reload()
    seat.page.locator("[data-piece]").first.wait_for()
    seat.rest()
    assert seat.page.locator(".mark.path title").text_content() == planned
    host.stop()
    seat.page.get_by_text("The connection is lost").wait_for()
    host.start()
    seat.page.get_by_text("The connection is lost").wait_for(state="detached")
    seat.rest()
    assert seat.page.locator(".mark.path title").text_content() == planned
    seat.press("End planning")
    seat.rest()


def test_two_by_link_and_a_spectator(sit: Sit) -> None:
    red = sit()
    red.begin("Campaign", "The Muster Field", "Against a friend by link")
    red.tab("talk")
    links = [box.input_value() for box in red.page.locator(".link input").all()]
    assert len(links) == 2
    blue, watcher = sit(links[0], language="zh-CN"), sit(links[1])
    for seat in (blue, watcher):
        seat.page.locator("[data-piece]").first.wait_for()
    red.tab("act")
    red.rest()
    red.page.locator(".piece.own").first.click()
    click_on_best_cell(red.page)
    red.rest()
    assert red.page.locator(".mark.path").count() == 1
    assert blue.page.locator(".mark.path").count() == 0
    assert watcher.page.locator(".mark.path").count() == 0
    red.tab("talk")
    red.page.get_by_role("textbox", name="Say something").fill("Good luck")
    red.page.get_by_role("button", name="Send").click()
    blue.tab("talk")
    blue.page.get_by_text("Good luck").wait_for()
    assert watcher.page.locator(".actions .presses").count() == 0


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

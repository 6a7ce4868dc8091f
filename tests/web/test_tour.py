"""The first steps of each ruleset, walked by a beginner: doing what each step asks for leads to the next."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from web.games import CAMPAIGN, GAMES, Game
from web.seat import Seat

SIZES = {"en-US": (1440, 900), "zh-CN": (390, 844)}
BEGIN = {"en-US": "First steps", "zh-CN": "新手入门"}


class Beginner:
    """Somebody who does what the tour says."""

    def __init__(self, seat: Seat, is_phone: bool) -> None:
        self.seat, self.page, self.is_phone = seat, seat.page, is_phone
        self.tour = seat.page.locator("section.tour")
        self.number = 1

    def reads_on(self) -> None:
        """A step that only tells something."""
        self.tour.locator(".row button.primary").click()
        self.arrives()

    def arrives(self) -> None:
        """At the next step, without having pressed anything in the tour."""
        self.number += 1
        self.page.wait_for_function(
            "number => document.querySelector('section.tour progress').value === number", arg=self.number
        )
        box, screen = self.tour.bounding_box(), self.page.viewport_size
        assert box["x"] >= 0 and box["x"] + box["width"] <= screen["width"]

    def answers_until_it_goes_on(self) -> None:
        for _ in range(12):
            self.seat.rest()
            self.page.wait_for_timeout(250)  # the step follows what has just been drawn
            if self.tour.locator("progress").evaluate("bar => bar.value") != self.number:
                break
            answers = self.page.locator(".actions .presses button, .actions .choice")
            answers.filter(has_text=answers.first.inner_text()).first.click()
        self.arrives()

    def takes_an_element_up(self) -> None:
        """By dragging it with the mouse, or on a phone by tapping on it and on a button."""
        piece = self.page.locator(".world .piece.own").last
        box = piece.locator(".base").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.is_phone:
            self.page.touchscreen.tap(x, y)
            self.page.locator(".ways button").first.tap()
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            self.page.mouse.move(x + 3, y - 12, steps=4)
            self.page.locator("[data-ghost]").wait_for()
            self.page.mouse.up()
        self.arrives()

    def sets_it_down(self) -> None:
        """A little way from where it was, or else at the nearest right place."""
        box = self.page.locator("[data-ghost] .frame").first.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.is_phone:
            self.page.touchscreen.tap(x, y + 30)
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            self.page.mouse.move(x, y + 20, steps=4)
            self.page.mouse.up()
        self.page.locator(".verdict.good, .verdict.bad").wait_for()
        self.page.wait_for_timeout(400)
        if self.page.locator(".verdict.bad").count():
            self.page.locator(".bar .primary:enabled").click()
            self.page.locator(".verdict.good").wait_for()
        self.page.locator(".bar .primary:enabled").click()
        self.arrives()


@pytest.mark.parametrize("language", ["en-US", "zh-CN"])
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_each_step_leads_to_the_next(sit: Callable[..., Seat], game: Game, language: str) -> None:
    width, height = SIZES[language]
    seat = sit(language=language, width=width, height=height, has_touch=width < 500)
    page = seat.page
    page.get_by_role("radio", name=game.title[language], exact=True).click()
    page.locator("form").get_by_role("button", name=BEGIN[language]).click()
    page.locator("section.tour").wait_for()
    page.locator("[data-piece]").first.wait_for()
    beginner = Beginner(seat, width < 500)
    walk(beginner, game)
    assert page.locator("section.tour").count() == 0
    assert page.locator("#tab-act").get_attribute("aria-selected") == "true"


def walk(beginner: Beginner, game: Game) -> None:
    page = beginner.page
    beginner.reads_on()
    if game is CAMPAIGN:
        page.locator(".world .piece.own").first.click()
        beginner.arrives()
        page.locator(".choosable .cell polygon").first.click()
        beginner.arrives()
    else:
        beginner.answers_until_it_goes_on()
        beginner.takes_an_element_up()
        beginner.sets_it_down()
        beginner.reads_on()
    while beginner.tour.locator("progress").evaluate("bar => bar.value < bar.max"):
        beginner.reads_on()
    assert page.locator("#tab-act").get_attribute("aria-selected") == "true"
    beginner.tour.locator(".row button.primary").click()

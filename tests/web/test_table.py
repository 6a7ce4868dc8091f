"""What holds at the table of every ruleset: two people and a spectator, rulings that open, replay and branch,
another language, and that nothing is lost when the page or the server goes away."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from web.games import CAMPAIGN, GAMES, Game, Player
from web.seat import Seat

Sit = Callable[..., Seat]
every_game = pytest.mark.parametrize("game", GAMES, ids=str)


def wait_until(seat: Seat, comes: Callable[[], bool]) -> None:
    """Windows hear of a move one after the other."""
    for _ in range(200):
        if comes():
            return
        seat.page.wait_for_timeout(100)
    raise AssertionError("it never came to that")


def state(seat: Seat) -> tuple[str, dict[str, str], int]:
    """All that a person sees of the game: the question, the pieces, how much may be chosen."""
    offered = seat.page.locator(".presses button, .choice, .pieces button").count()
    return seat.question(), seat.places(), offered


def middle_of_a_decision(sit: Sit, game: Game) -> Seat:
    """A unit has been taken up or given a plan, and the turn goes on."""
    seat = sit()
    game.begin(seat, seed=game.seed)
    player = Player(seat, game)
    while not (seat.page.locator(".bar").count() or seat.page.locator(".mark.path").count()):
        player.click()
        seat.rest()
    return seat


@every_game
def test_a_reload_and_a_restart_of_the_server_lose_nothing(sit: Sit, host: Any, game: Game) -> None:
    seat = middle_of_a_decision(sit, game)
    before = state(seat)
    seat.page.reload()
    seat.page.locator("[data-piece]").first.wait_for()
    seat.rest()
    assert state(seat) == before
    host.stop()
    seat.page.get_by_text("The connection is lost").wait_for()
    host.start()
    seat.page.get_by_text("The connection is lost").wait_for(state="detached")
    seat.rest()
    assert state(seat) == before
    Player(seat, game).click()
    seat.rest()


@every_game
def test_the_language_is_switched_in_the_middle_of_a_game(sit: Sit, game: Game) -> None:
    seat = middle_of_a_decision(sit, game)
    places = seat.places()
    seat.page.get_by_role("button", name="中文").click()
    seat.page.get_by_text("请你决定").wait_for()
    seat.page.locator(".question").get_by_text(re.compile(r"[一-鿿].*？$")).wait_for()
    assert seat.page.evaluate("document.documentElement.lang") == "zh-CN"
    assert seat.places() == places
    for label in seat.page.locator(".presses button").all_inner_texts():
        assert re.search(r"[一-鿿]", label)
    seat.tab("log")
    assert not re.search(r"[a-z]{4,} [a-z]{3,}", seat.page.locator(".entry .line").first.inner_text())
    seat.page.get_by_role("button", name="English").click()
    seat.page.get_by_text("Your decision").wait_for()


@every_game
def test_replay_and_a_branch_from_it(sit: Sit, game: Game) -> None:
    seat = middle_of_a_decision(sit, game)
    page, bar, before = seat.page, seat.page.locator("section.replay"), seat.page.url
    last = state(seat)
    page.get_by_role("button", name="Replay").click()
    bar.get_by_role("button", name="To the beginning").click()
    page.get_by_text(re.compile(r"Action 0 of \d+")).wait_for()
    assert page.locator(".actions .presses button, .actions .choice").count() == 0
    bar.get_by_role("button", name="One on").click()
    page.get_by_text(re.compile(r"Action 1 of \d+")).wait_for()
    first = seat.places()
    bar.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: url != before)
    seat.rest()
    assert seat.places() == first
    Player(seat, game).click()
    page.goto(before)
    seat.rest()
    assert state(seat) == last


@every_game
def test_a_ruling_opens_into_its_sum_and_the_clause(sit: Sit, game: Game) -> None:
    seat = sit()
    game.begin(seat, seed=game.seed)
    player = Player(seat, game)
    seat.tab("log")
    ruling = seat.page.locator("details.line:has(.line .value)")
    while not ruling.count():
        assert player.clicks < 150
        seat.tab("act")
        player.click()
        seat.rest()
        seat.tab("log")
    ruling.last.locator("summary").first.click()
    assert ruling.last.locator(".line .value").first.is_visible()
    ruling.last.locator(".clause").first.click()
    assert len(ruling.last.locator(".law").first.inner_text()) > 20


@every_game
def test_two_by_link_and_a_spectator(sit: Sit, game: Game) -> None:
    one = sit()
    game.begin(one, way="Against a friend by link")
    one.tab("talk")
    links = [box.input_value() for box in one.page.locator(".link input").all()]
    assert len(links) == 2
    other, watcher = sit(links[0], language="zh-CN"), sit(links[1])
    for seat in (other, watcher):
        seat.page.locator("[data-piece]").first.wait_for()
    one.page.get_by_role("textbox", name="Say something").fill("Good luck")
    one.page.get_by_role("button", name="Send").click()
    other.tab("talk")
    other.page.get_by_text("Good luck").wait_for()
    one.tab("act")
    other.tab("act")
    if game is CAMPAIGN:
        planner = Player(one, game)
        while not one.page.locator(".mark.path").count():
            planner.click()
            one.rest()
        assert other.page.locator(".mark.path").count() == watcher.page.locator(".mark.path").count() == 0
    mover = one if one.page.locator(".actions .presses button").count() else other
    mover.page.locator(".actions .presses button").last.click()
    for seat in (one, other, watcher):
        seat.tab("log")
        seat.page.locator(".entry").first.wait_for()
    wait_until(one, lambda: one.places() == other.places() == watcher.places())
    watcher.tab("act")
    assert watcher.page.locator(".actions .presses button, .actions .choice").count() == 0

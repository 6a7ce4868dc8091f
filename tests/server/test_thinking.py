"""The computer thinks beside everything else, and stops when its time is over."""

import threading
import time

import pytest

from bingqi.agents import AGENTS
from bingqi.game.game import new_game
from bingqi.server.hall import Settings
from bingqi.server.thinking import OutOfTime, TimedTable, think


class Endless:
    """An agent that never comes to an end by itself."""

    name = "endless"
    player = None

    def choose(self, table):
        while True:
            table.worth(table.candidates()[0])


class Patient:
    """An agent that thinks until somebody says that it is enough."""

    name = "patient"
    player = None

    def __init__(self, enough):
        self.enough = enough

    def choose(self, table):
        found = table.candidates()
        while not self.enough.is_set():
            table.worth(found[0])
        return found[0]


@pytest.fixture
def game():
    return new_game("campaign", "first-march", 5)


def test_a_thought_is_an_action(game):
    for name in AGENTS:
        action = think(game.ruleset, game.setting, game.state.copy(), name, 5).result(10)
        assert game.why_not(action) is None


def test_time_that_is_over_is_over(game):
    table = TimedTable(game.ruleset, game.setting, game.state, -1)
    for asked in (table.candidates, lambda: table.play(game.table.candidates()[0])):
        with pytest.raises(OutOfTime):
            asked()


def test_when_the_time_is_over_something_is_done_all_the_same(game, monkeypatch):
    monkeypatch.setitem(AGENTS, "endless", Endless)
    begun = time.monotonic()
    action = think(game.ruleset, game.setting, game.state.copy(), "endless", 0.3).result(10)
    assert 0.3 <= time.monotonic() - begun < 5 and game.why_not(action) is None


def test_thinking_blocks_nobody(house_at, address, monkeypatch):
    enough = threading.Event()
    monkeypatch.setitem(AGENTS, "patient", lambda: Patient(enough))
    house = house_at(address, Settings(seconds=60.0))
    made = house.found(players={"Red": "me", "Blue": "patient"})
    red = house.sit(made["key"])
    red.wait_for(lambda one: one.view["deciding"] == "Red")
    red.play("end planning")
    red.wait_for(lambda one: one.latest["table"].get("thinking") == "Blue")
    slowest = 0.0
    for _ in range(10):
        begun = time.monotonic()
        assert red.ask("past", moment=0)["type"] == "scenery"
        assert house.client.get("/api/health").status_code == 200
        slowest = max(slowest, time.monotonic() - begun)
    assert red.latest["table"].get("thinking") == "Blue" and slowest < 1.5
    enough.set()
    red.wait_for(lambda one: "thinking" not in one.latest["table"])

"""Two servers on one PostgreSQL: what happens at one is told at the other, and only one can be first."""

import os

import pytest

from bingqi.server.keys import digest_of
from bingqi.server.room import Person, Room
from bingqi.server.store import Store
from bingqi.server.wire import Play

ADDRESS = os.environ.get("BINGQI_POSTGRES", "")
pytestmark = pytest.mark.skipif(not ADDRESS, reason="BINGQI_POSTGRES names no database")


def test_news_reaches_the_other_process(house_at):
    one, other = house_at(ADDRESS), house_at(ADDRESS)
    keys = one.found()["keys"]
    red, blue = one.sit(keys["Red"]), other.sit(keys["Blue"])
    for guest in (red, blue):
        guest.wait_for(lambda one: one.view["deciding"] == "Red")
    assert red.play("R1 to 0503")["type"] == "accepted"
    assert red.play("end planning")["type"] == "accepted"
    blue.wait_for(lambda one: one.view["deciding"] == "Blue")
    assert blue.play("end planning")["type"] == "accepted"
    red.wait_for(lambda one: one.view["deciding"] != "Blue")


def test_the_second_of_two_at_once_reads_on_and_answers(house_at):
    house = house_at(ADDRESS)
    made = house.found(players={"Red": "link", "Blue": "link"})
    red = house.sit(made["keys"]["Red"])
    red.wait_for(lambda one: one.view["deciding"] == "Red")
    store = Store(ADDRESS)
    late = Room(store, store.game(made["game"]))
    digest = red.view["scene"]["digest"]
    assert red.play("R1 to 0503", id="first")["type"] == "accepted"
    person = Person(digest_of(made["keys"]["Red"]), (0,))
    again = late.play(person, Play("first", digest, "R1 to 0503"), "en")
    assert again.repeated and len(late.game.plies) == 2
    store.close()

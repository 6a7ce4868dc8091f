"""What a side may not know is in no byte that it gets: the same game is played with other secrets, and all
messages are compared."""

import itertools
import re

import pytest

from bingqi.server import chronicle, founding, room

SECRETS = {
    "one plan": ["R1 to 0503"],
    "another plan": ["R1 to 0202"],
    "more plans": ["choose R2", "R2 to 0403", "choose R1", "R1 to 0503", "R3 to 0402"],
    "a plan taken back": ["R1 to 0503", "undo", "R4 to 0507"],
}


@pytest.fixture
def same(monkeypatch):
    """Every game gets the same name, seed and keys, and begins and goes on at the same time."""

    games = itertools.count()

    def reset():
        keys = itertools.count()
        monkeypatch.setattr(founding, "new_seed", lambda: 12345)
        monkeypatch.setattr(founding, "new_key", lambda: f"key-{next(keys)}-{next(games)}")
        clock = itertools.count(1_800_000_000_000, 977)
        monkeypatch.setattr(room.Room.__init__, "__defaults__", (lambda: next(clock),))
        monkeypatch.setattr(founding, "milliseconds", lambda: 1_800_000_000_000)

    return reset


def heard(house, secret):
    """Everything that Blue, a spectator and lists get while Red does something in secret."""
    red, blue, watcher = house.pair()
    others = (blue, watcher)
    for one in others:  # whether one came before or after the first round began is chance
        one.sync().raw.clear()
        one.tell(type="speak", lang="en")
    for action in SECRETS[secret]:
        answer = red.ask("undo") if action == "undo" else red.play(action)
        assert answer["type"] in ("accepted", "done"), answer
        for one in others:
            one.sync()
    for one in others:
        one.tell(type="speak", lang="zh-CN")
        last = one.sync().view["moment"]
        for moment in range(last + 1):
            one.ask("past", moment=moment)
        one.ask("past", moment=last + 1)
        one.ask("tell", first=1, last=last)
        one.ask("tell", first=1, last=last + 1)
        for action in ("R1 to 0503", "B1 holds", "R1 to 1107", "nonsense"):
            one.ask("ask", action=action, odds=True)
            one.play(action)
        one.ask("undo")
        one.ask("consent", agree=True)
        one.ask("chat", text="what are they up to?")
        one.sync()
    return [without_ids(text) for one in others for text in one.raw], red


def without_ids(text):
    """A message without what differs between any two games, or by how often somebody looked."""
    text = re.sub(r'"game":"[0-9a-f]+"', "", text)
    text = re.sub(r'"at":\d+|"id":"q\d+"', "", text)
    return "" if '"type":"done"' in text else text


@pytest.mark.parametrize("secret", [name for name in SECRETS if name != "one plan"])
def test_other_secrets_change_no_byte_of_others(house, same, secret):
    same()
    expected, _ = heard(house, "one plan")
    same()
    found, _ = heard(house, secret)
    assert [text for text in found if text] == [text for text in expected if text]


def test_the_comparison_can_fail(house, same):
    """What Red itself gets differs, and when the plans are carried out everybody's bytes do."""
    same()
    _, red = heard(house, "one plan")
    same()
    _, other = heard(house, "another plan")
    assert red.view["scene"] != other.view["scene"]
    assert red.view["scene"]["digest"] != other.view["scene"]["digest"]
    assert red.play("end planning")["type"] == other.play("end planning")["type"] == "accepted"
    assert red.view["scene"]["pieces"] != other.view["scene"]["pieces"]


def test_a_secret_is_told_when_it_is_carried_out(house):
    red, blue, watcher = house.pair()
    red.play("R1 to 0503")
    assert "R1 to 0503" in str(red.log)
    assert "R1 to 0503" not in str(blue.sync().raw) + str(watcher.sync().raw)
    assert blue.view["moment"] == watcher.view["moment"] == red.view["moment"] - 1
    red.play("end planning")
    blue.sync()
    piece = next(piece for piece in blue.view["scene"]["pieces"] if piece["id"] == "R1")
    assert piece["cell"] == [4, 2]


def test_the_file_is_for_who_may_know_everything(house):
    made = house.found()
    keys = {name: {"authorization": f"Bearer {key}"} for name, key in made["keys"].items()}
    for name in ("Red", "Blue", ""):
        answer = house.client.get("/api/games/file", headers=keys[name])
        assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
        answer = house.client.post("/api/games/branch", headers=keys[name], json={"moment": 0})
        assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
    alone = house.found(players={"Red": "me", "Blue": "greedy"})
    watch = {"authorization": f"Bearer {alone['keys']['']}"}
    mine = {"authorization": f"Bearer {alone['key']}"}
    assert house.client.get("/api/games/file", headers=watch).status_code == 403
    assert house.client.get("/api/games/file", headers=mine).status_code == 200


def test_no_seed_is_told_before_the_end(house, monkeypatch):
    monkeypatch.setattr(founding, "new_seed", lambda: 918273645546372819)
    red, blue, watcher = house.pair()
    red.play("end planning")
    everything = "".join(red.raw + blue.sync().raw + watcher.sync().raw)
    assert "918273645546372819" not in everything and "commitment" in everything
    assert chronicle.PERSON in everything

"""Joining and playing: accepted or refused, never silence; once and no more."""

from dataclasses import replace

import pytest

from bingqi.game.commitment import commitment
from bingqi.game.journal import load, verify
from bingqi.server.hall import Settings


def test_a_person_plays_against_the_computer(house):
    made = house.found(players={"Red": "me", "Blue": "greedy"})
    red = house.sit(made["key"])
    assert red.latest["welcome"]["holds"] == ["Red"]
    red.wait_for(lambda one: one.view["deciding"] == "Red")
    assert {choice["action"] for choice in red.choices} >= {"end planning", "R1 holds"}
    assert red.play("end planning")["type"] == "accepted"
    red.wait_for(lambda one: one.view["deciding"] == "Red" and one.view["moment"] > 2)
    seats = [entry["seat"] for entry in red.log.values()]
    assert "Blue" in seats and seats[:2] == ["Umpire", "Red"]


def test_a_forbidden_action_is_refused_with_its_clause(house):
    red, _, _ = house.pair()
    before = red.view
    refused = red.play("R1 to 1107")
    assert (refused["type"], refused["code"]) == ("refused", "illegal")
    assert refused["clause"].startswith("CAMP ") and refused["clause_text"] and refused["sentence"]
    assert red.sync().view is before


def test_what_is_no_action_is_refused_with_the_nearest_word(house):
    red, _, _ = house.pair()
    refused = red.play("R1 hods")
    assert refused["code"] == "unreadable" and "holds" in refused["sentence"]


def test_a_foreign_turn_is_refused(house):
    red, blue, watcher = house.pair()
    assert blue.play("end planning")["code"] == "not-your-turn"
    assert watcher.play("end planning")["code"] == "not-your-turn"
    assert blue.play("end planning", seat="Red")["code"] == "not-your-turn"
    assert red.play("end planning", seat="Blue")["code"] == "not-your-seat"
    assert red.play("end planning", seat="Green")["code"] == "no-such-thing"
    assert red.sync().view["deciding"] == "Red"


def test_a_stale_digest_is_refused(house):
    red, _, _ = house.pair()
    digest = red.view["scene"]["digest"]
    assert red.play("R1 to 0503")["type"] == "accepted"
    assert red.play("R2 to 0403", digest=digest)["code"] == "stale"
    assert red.play("R2 to 0403")["type"] == "accepted"


def test_a_repeated_message_is_played_once(house):
    red, _, _ = house.pair()
    digest = red.view["scene"]["digest"]
    first = red.play("R1 to 0503", id="again", digest=digest)
    second = red.play("R1 to 0503", id="again", digest=digest)
    assert first == {"type": "accepted", "id": "again", "moment": first["moment"]}
    assert second == {**first, "repeated": True}
    assert [entry["action"] for entry in red.log.values()].count("R1 to 0503") == 1


def test_the_same_id_from_another_seat_is_another_message(house):
    red, blue, _ = house.pair()
    assert red.play("end planning", id="x")["type"] == "accepted"
    blue.wait_for(lambda one: one.view["deciding"] == "Blue")
    answer = blue.play("end planning", id="x")
    assert answer["type"] == "accepted" and "repeated" not in answer


def test_coming_back_finds_everything(house):
    made = house.found()
    red = house.sit(made["keys"]["Red"])
    red.wait_for(lambda one: one.view["deciding"] == "Red")
    red.play("R1 to 0503")
    again = house.sit(made["keys"]["Red"])
    assert again.view == red.view and again.log == red.log
    assert red.receive()["code"] == "taken-over"


def test_a_restart_in_mid_decision_loses_nothing(house):
    made = house.found()
    red = house.sit(made["keys"]["Red"])
    red.wait_for(lambda one: one.view["deciding"] == "Red")
    red.play("R1 to 0503", id="before")
    red.ask("chat", text="back soon")
    house.restart()
    again = house.sit(made["keys"]["Red"])
    assert again.view == red.view and again.log == red.log and again.said == red.said
    assert again.play("R1 to 0503", id="before")["repeated"]
    assert again.play("R2 to 0403")["type"] == "accepted"


def test_two_at_one_screen_look_through_their_seats_in_turn(house):
    made = house.found(players={"Red": "me", "Blue": "me"})
    both = house.sit(made["key"])
    both.wait_for(lambda one: one.view["deciding"] == "Red")
    assert both.latest["welcome"]["holds"] == ["Red", "Blue"]
    both.play("R1 to 0503")
    both.tell(type="look", seat="Blue")
    both.wait_for(lambda one: one.view["seat"] == "Blue")
    assert not both.choices and "R1 to 0503" not in str(both.log)
    both.tell(type="look", seat="Red")
    both.wait_for(lambda one: one.view["seat"] == "Red")
    both.play("end planning")
    both.tell(type="look", seat="Blue")
    both.wait_for(lambda one: one.view["seat"] == "Blue" and one.view["deciding"] == "Blue")
    assert both.choices
    both.tell(type="look", seat="Umpire")
    both.wait_for(lambda one: one.latest.get("refused", {}).get("code") == "not-your-seat")


def test_the_computer_plays_itself_while_somebody_watches(house):
    made = house.found(players={"Red": "greedy", "Blue": "random"}, seed="11")
    watcher = house.sit(made["key"])
    watcher.wait_for(lambda one: one.view["moment"] > 12)
    assert {entry["seat"] for entry in watcher.log.values()} >= {"Red", "Blue"}
    assert watcher.latest["welcome"]["commitment"] == commitment(11)


def test_the_seed_is_told_at_the_end_and_fits_the_commitment(house):
    made = house.found(players={"Red": "greedy", "Blue": "greedy"}, seed="7")
    house.client.app.state.hall.settings.__dict__["pace"] = 0.0
    watcher = house.sit(made["key"])
    watcher.wait_for(lambda one: not one.view["deciding"])
    ending = watcher.view["ending"]
    assert ending["seed"] == "7" and ending["sentence"] and ending["clause"].startswith("CAMP")
    assert commitment(7) == watcher.latest["welcome"]["commitment"] != commitment(8)
    assert watcher.play("end planning")["code"] == "game-over"


def test_every_person_has_his_own_language(house):
    keys = house.found()["keys"]
    red, blue = house.sit(keys["Red"], "zh-CN"), house.sit(keys["Blue"], "en")
    for one in (red, blue):
        one.wait_for(lambda guest: guest.view["deciding"] == "Red")
    assert "步兵" in str(red.view) and "Infantry" in str(blue.view).title()
    assert red.play("R1 to 1107")["sentence"] != blue.play("R1 to 1212")["sentence"]
    chinese = red.view
    red.tell(type="speak", lang="en")
    red.wait_for(lambda guest: guest.latest["welcome"]["lang"] == "en")
    assert red.view != chinese and red.view["scene"]["digest"] == chinese["scene"]["digest"]
    red.tell(type="speak", lang="zh-CN")
    red.wait_for(lambda guest: guest.latest["welcome"]["lang"] == "zh-CN")
    assert red.view == chinese


def test_who_goes_while_his_action_is_played_has_played_it(house):
    red, blue, _ = house.pair()
    digest = red.view["scene"]["digest"]
    red.tell(type="play", id="last", digest=digest, action="end planning")
    red.socket.close()
    blue.wait_for(lambda one: one.view["deciding"] == "Blue")


def test_nobody_but_who_decides_is_told_that_it_is_his_turn(house):
    for one in house.pair():
        assert one.view["scene"]["turn"]["mine"] == bool(one.choices) == (one.view.get("seat") == "Red")


@pytest.mark.parametrize("form", ["game", "jsonl"])
def test_the_saved_game_carries_what_was_shown_of_its_seed(house, tmp_path, form):
    made = house.found(players=dict.fromkeys(("Red", "Blue", "Umpire"), "me"))
    shown = house.sit(made["key"]).latest["welcome"]["commitment"]
    headers = {"authorization": f"Bearer {made['key']}"}
    file = tmp_path / f"saved.{form}"
    file.write_text(house.client.get(f"/api/games/file?format={form}", headers=headers).text, "utf-8")
    journal = load(file)
    assert journal.header.commitment == shown == commitment(journal.header.seed)
    assert verify(journal, seen=shown).agrees and verify(journal, seen=shown[:16]).agrees
    forged = replace(journal, header=replace(journal.header, seed=8))
    assert not verify(forged).agrees and verify(forged).broken
    assert verify(journal, seen=commitment(8)).broken
    again = house.client.post("/api/games/open", json={"name": file.name, "text": file.read_text("utf-8")})
    assert house.sit(again.json()["key"]).latest["welcome"]["commitment"] == shown


def test_games_that_are_not_warm_are_rebuilt(house_at, address):
    house = house_at(address, Settings(warm=1))
    games = [house.found(players={"Red": "me", "Blue": "me"}) for _ in range(3)]
    people = [house.sit(game["key"]) for game in games]
    for action in ("R1 to 0503", "R2 to 0403", "end planning"):
        for one in people:
            one.wait_for(lambda guest: guest.view["deciding"] == "Red")
            assert one.play(action)["type"] == "accepted"
    assert house.client.get("/api/health").json()["games"] <= 2
    assert [len(one.log) for one in people] == [4, 4, 4]


def test_games_that_nobody_sits_at_are_let_go_first(house_at, address):
    house = house_at(address, Settings(warm=2))
    seats = dict.fromkeys(("Red", "Blue", "Umpire"), "me")
    games = [house.found(players=seats) for _ in range(3)]
    guests = [house.sit(game["key"]) for game in games]
    rooms, names = house.client.app.state.hall.rooms, [game["game"] for game in games]
    assert list(rooms) == names[1:], "with somebody everywhere, the one that was used last longest ago"
    guests[1].socket.close()
    guests[2].wait_for(lambda _: list(rooms)[-1] == names[1])  # the last look at a table that somebody leaves
    guests[0].ask("past", moment=0)
    assert list(rooms) == [names[2], names[0]]

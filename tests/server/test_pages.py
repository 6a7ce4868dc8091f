"""Plain HTTP: the start page's lists, new games, files, branches; and what is refused there."""

import pytest

from bingqi.rulesets import BUILT_IN
from bingqi.server import limits


@pytest.mark.parametrize("lang", ["en", "zh-CN"])
def test_the_lobby_lists_everything_in_the_language(house, lang):
    lobby = house.client.get(f"/api/lobby?lang={lang}").json()
    assert [one["name"] for one in lobby["rulesets"]] == list(BUILT_IN)
    for ruleset in lobby["rulesets"]:
        for scenario in ruleset["scenarios"]:
            assert scenario["title"] and scenario["story"] and scenario["minutes"] > 0
            assert any("一" <= sign <= "鿿" for sign in scenario["story"]) == (lang == "zh-CN")
    assert {one["name"] for one in lobby["agents"]} == {"random", "greedy"}


def test_a_preview_shows_the_board_and_the_seats(house):
    found = house.client.get("/api/scenarios/campaign/first-march?lang=zh-CN").json()
    assert [one["seat"] for one in found["seats"]] == ["Red", "Blue", "Umpire"]
    assert [one["is_umpire"] for one in found["seats"]] == [False, False, True]
    assert found["scene"]["pieces"] and found["ground"]["regions"] and not found["scene"]["choices"]


def test_clauses_come_with_status_and_text(house):
    found = house.client.get("/api/clauses/campaign?lang=zh-CN").json()
    assert len(found) > 50 and all(one["text"] and one["ref"].startswith("CAMP") for one in found)


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/scenarios/campaign/frist-march", 404, "no-such-thing"),
        ("/api/scenarios/chess/any", 404, "no-such-thing"),
        ("/api/scenarios/campaign/..%2F..%2Fsecret", 404, None),
        ("/api/clauses/chess", 404, "no-such-thing"),
        ("/api/games/file", 401, "bad-key"),
        ("/nothing/here", 404, None),
    ],
)
def test_what_is_not_there_is_said(house, path, status, code):
    answer = house.client.get(path)
    assert answer.status_code == status
    if code:
        assert answer.json()["code"] == code and answer.json()["sentence"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"ruleset": "chess", "scenario": "x"}, "no-such-thing"),
        ({"ruleset": "campaign", "scenario": "/etc/passwd.toml"}, "no-such-thing"),
        ({"ruleset": "campaign", "scenario": "first-march", "players": {"Green": "me"}}, "no-such-thing"),
        ({"ruleset": "campaign", "scenario": "first-march", "players": {"Red": "deep"}}, "no-such-thing"),
        ({"ruleset": "campaign", "scenario": "first-march", "players": {"Red": "dice"}}, "no-such-thing"),
        ({"ruleset": "campaign", "scenario": "first-march", "seed": "5"}, "not-allowed"),
        ({"ruleset": "campaign", "scenario": "first-march", "seed": "-5"}, "malformed"),
        ({"ruleset": "campaign", "scenario": "first-march", "more": 1}, "malformed"),
        ({"ruleset": "campaign", "scenario": "x", "scenario_text": "[scenario"}, None),
        ({"ruleset": "campaign", "scenario": "first-march", "overlays": ["x = 1"]}, None),
        ([], "malformed"),
    ],
)
def test_a_game_that_cannot_be_is_refused(house, wish, code):
    answer = house.client.post("/api/games?lang=zh-CN", json=wish)
    assert 400 <= answer.status_code < 500
    assert answer.json()["sentence"] and (code is None or answer.json()["code"] == code)
    assert house.client.post("/api/games", content=b"\xff{").json()["code"] == "malformed"


def test_a_scenario_of_ones_own_is_played(house):
    from bingqi.game.registry import ruleset
    from bingqi.game.scenario import find_scenario

    text = find_scenario(ruleset("campaign"), "first-march").text
    made = house.found(scenario="mine", scenario_text=text, players={"Red": "me", "Blue": "me"})
    assert house.sit(made["key"]).latest["welcome"]["scenario"] == "mine"


def test_a_saved_game_is_opened_and_branched_off(house):
    made = house.found(players={"Red": "me", "Blue": "me"}, seed="4")
    me = house.sit(made["key"])
    me.wait_for(lambda one: one.view["deciding"] == "Red")
    for action in ("R1 to 0503", "R2 to 0403", "end planning"):
        assert me.play(action)["type"] == "accepted"
    headers = {"authorization": f"Bearer {made['key']}"}
    for form in ("game", "jsonl"):
        text = house.client.get(f"/api/games/file?format={form}", headers=headers).text
        opened = house.client.post("/api/games/open", json={"name": f"x.{form}", "text": text}).json()
        other = house.sit(opened["key"], seat="Red")
        me.tell(type="look", seat="Red")
        me.wait_for(lambda one: one.view["seat"] == "Red")
        assert other.view == {**me.view, "may_undo": other.view["may_undo"]}
        assert other.log == me.log
        assert other.ask("past", moment=2)["scene"] == me.ask("past", moment=2)["scene"]
    branched = house.client.post("/api/games/branch", json={"moment": 2}, headers=headers).json()
    third = house.sit(branched["key"])
    assert third.view["moment"] == 2 and third.view["deciding"] == "Red"
    assert third.play("R2 to 0303")["type"] == "accepted"
    assert me.sync().view["deciding"] == "Blue"
    beyond = house.client.post("/api/games/branch", json={"moment": 99}, headers=headers)
    assert beyond.json()["code"] == "no-such-moment"


def test_a_file_that_was_changed_is_refused_with_the_place(house):
    made = house.found(players={"Red": "me", "Blue": "me"})
    me = house.sit(made["key"])
    me.wait_for(lambda one: one.view["deciding"] == "Red")
    me.play("R1 to 0503")
    headers = {"authorization": f"Bearer {made['key']}"}
    text = house.client.get("/api/games/file", headers=headers).text
    for broken in (text.replace("R1 to 0503", "R1 to 0502"), text[: len(text) // 2], "nonsense", ""):
        answer = house.client.post("/api/games/open", json={"name": "x.game", "text": broken})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-file")
        assert "x.game" in answer.json()["sentence"]


def test_a_key_opens_its_own_game_only(house):
    one, other = house.found(), house.found()
    mine = house.client.post(
        "/api/games/mine", json={"keys": [one["keys"]["Red"], "x", other["keys"][""]]}
    ).json()
    assert [(card["place"], card["game"], card["seats"]) for card in mine] == [
        (0, one["game"], ["Red"]),
        (2, other["game"], []),
    ]
    assert house.client.post("/api/games/mine", json={"keys": ["x"] * 201}).status_code == 429


def test_too_much_is_refused(house):
    house.client.app.state.requests.rate = 0.01  # before anybody has asked, however slow the machine is
    answer = house.client.post("/api/games/open", content=b"x" * (limits.FILE_BYTES + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    codes = [house.client.get("/api/health").status_code for _ in range(100)]
    assert codes[0] == 200 and codes[-1] == 429


@pytest.mark.parametrize("headers", [{"origin": "http://evil.example"}, {"host": "evil.example"}])
def test_other_origins_and_names_are_refused(house, headers):
    answer = house.client.post("/api/games", json={}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")


def test_answers_carry_the_headers_that_browsers_keep_to(house):
    headers = house.client.get("/").headers
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_the_built_client_is_served_where_it_is(tmp_path, address):
    from starlette.testclient import TestClient

    from bingqi.server.app import create_app
    from bingqi.server.store import Store

    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<h1>board</h1>", "utf-8")
    (tmp_path / "page" / "a.js").write_text("1", "utf-8")
    app = create_app(Store(address), client=tmp_path / "page")
    with TestClient(app, base_url="http://127.0.0.1") as client:
        assert client.get("/").text == "<h1>board</h1>" and client.get("/a.js").text == "1"
        assert client.get("/../games.db").status_code == 404


@pytest.mark.parametrize("lang", ["en", "zh-CN"])
def test_the_shortest_scenario_comes_first(house, lang):
    cards = house.client.get(f"/api/lobby?lang={lang}").json()["rulesets"]
    minutes = {card["name"]: [one["minutes"] for one in card["scenarios"]] for card in cards}
    assert all(found == sorted(found) and len(found) > 4 for found in minutes.values())
    assert minutes["dba3"][0] == minutes["dba12"][0] == 5

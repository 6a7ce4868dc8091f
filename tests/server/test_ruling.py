"""An umpire sets something of a unit: everybody sees what he may, nobody else may do it, nothing is lost."""

import pytest

from bingqi.server import limits

WISH = {"players": {"Red": "link", "Blue": "link", "Umpire": "link"}}


@pytest.fixture
def table(house):
    """Red, Blue and an umpire by link; Red is to plan."""
    keys = house.found(**WISH)["keys"]
    red, blue, umpire = (house.sit(keys[seat]) for seat in ("Red", "Blue", "Umpire"))
    assert umpire.play("begin")["type"] == "accepted"
    return red.sync(), blue.sync(), umpire.sync()


def amend(guest, unit="R1", reason="the scouts were mistaken", **values):
    members = {key: values.pop(key) for key in ("id", "digest") if key in values}
    members.setdefault("digest", guest.view["scene"]["digest"])
    return guest.ask("amend", unit=unit, values=values or {"strength": "2"}, reason=reason, **members)


def numbers(guest, unit="R1"):
    return next(piece["numbers"] for piece in guest.sync().view["scene"]["pieces"] if piece["id"] == unit)


def test_everybody_sees_what_was_ruled_and_why(table):
    assert amend(table[2])["type"] == "accepted"
    for guest in table:
        assert numbers(guest) == "2/4"
        entry = guest.log[guest.view["moment"]]
        assert (entry["seat"], entry["is_ruling"]) == ("Umpire", True)
        assert entry["comment"] == "the scouts were mistaken"
        assert entry["lines"][0]["text"] == "R1, strength: 2."


def test_in_chinese(table):
    red, _, umpire = table
    amend(umpire, 战力="2")
    red.tell(type="speak", lang="zh-CN")
    assert red.sync().log[red.view["moment"]]["lines"][0]["text"] == "R1，战力：2。"
    umpire.tell(type="speak", lang="zh-CN")
    umpire.sync()
    assert "最接近的是 999" in amend(umpire, strength="5000")["sentence"]


def test_what_can_be_set_is_told_to_an_umpire(table):
    red, _, umpire = table
    units = [word["word"] for word in umpire.ask("inspect")["units"]]
    assert units[:2] == ["R1", "R2"] and len(units) > 4
    found = umpire.ask("inspect", unit="R1")
    fields = {field["name"]: field for field in found["fields"]}
    assert (found["unit"], fields["strength"]["value"], fields["strength"]["most"]) == ("R1", "4", 999)
    assert fields["at"]["kind"] == "place" and fields["spent"]["kind"] == "flag"
    assert umpire.ask("inspect", unit="R77")["code"] == "no-such-thing"
    assert red.ask("inspect", unit="B1")["code"] == "not-allowed"


@pytest.mark.parametrize(
    ("wrong", "code", "said"),
    [
        ({"strength": "5000"}, "impossible", "nearest is 999"),
        ({"strenth": "2"}, "impossible", "“strength”"),
        ({"at": "9999"}, "impossible", "nearest cell on it"),
        ({"unit": "R77"}, "impossible", "R77"),
        ({"reason": "  "}, "impossible", "A ruling says why"),
        ({"reason": "x" * 301}, "impossible", "300"),
        ({"strength": "2 3"}, "malformed", ""),
        ({"strength": ""}, "malformed", ""),
        ({"unit": ""}, "malformed", ""),
        ({"strength": "2" * (limits.WORD_LETTERS + 1)}, "too-large", ""),
        ({f"field{n}": "1" for n in range(limits.FIELDS + 1)}, "too-large", ""),
        ({"digest": "0000"}, "stale", ""),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(table, wrong, code, said):
    before = [dict(guest.sync().view) for guest in table]
    answer = amend(table[2], **wrong)
    assert (answer["type"], answer["code"]) == ("refused", code) and said in answer["sentence"]
    assert [dict(guest.sync().view) for guest in table] == before


@pytest.mark.parametrize("values", [{}, {"strength": 2}, ["strength"], None, {"strength": None}])
def test_other_shapes_are_no_message(table, values):
    _, _, umpire = table
    digest = umpire.view["scene"]["digest"]
    answer = umpire.ask("amend", digest=digest, unit="R1", values=values, reason="because")
    assert answer["code"] == "malformed"


def test_only_an_umpire_may(house, table):
    watcher = house.sit(house.found()["keys"][""])
    for guest in (*table[:2], watcher):
        assert amend(guest)["code"] == "not-allowed"
    assert numbers(table[0]) == "4/4"


def test_a_repeated_message_rules_once(table):
    _, _, umpire = table
    first = amend(umpire, id="same")
    again = amend(umpire, id="same", digest="whatever")
    assert again == {**first, "repeated": True}
    assert umpire.sync().view["moment"] == 2


def test_it_survives_a_restart(house):
    keys = house.found(**WISH)["keys"]
    umpire = house.sit(keys["Umpire"])
    umpire.play("begin")
    amend(umpire)
    log = dict(umpire.sync().log)
    house.restart()
    umpire = house.sit(keys["Umpire"])
    assert numbers(umpire) == "2/4" and umpire.log == log
    assert house.sit(keys["Red"]).play("end planning")["type"] == "accepted"


def test_the_umpire_takes_it_back_at_once(table):
    red, blue, umpire = table
    red.play("R1 to 0503")
    amend(umpire.sync(), unit="B1")
    assert umpire.sync().view["may_undo"] == "at-once"
    assert umpire.ask("undo")["type"] == "done"
    assert numbers(blue, "B1") == "4/4"
    assert "R1 to 0503" in str(red.sync().log) and not any("is_ruling" in entry for entry in red.log.values())


@pytest.mark.parametrize("takes_back", ["strict", "free"])
def test_a_ruling_stays_in_force_when_a_seat_takes_back_what_it_did_before(house, takes_back):
    keys = house.found(**WISH, takes_back=takes_back)["keys"]
    red, blue, umpire = (house.sit(keys[seat]) for seat in ("Red", "Blue", "Umpire"))
    umpire.play("begin")
    red.sync().play("R1 to 0503")
    amend(umpire.sync(), unit="B1")
    told = blue.sync().log
    assert red.sync().view["may_undo"] == "at-once"
    assert red.ask("undo")["type"] == "done"
    assert numbers(red, "B1") == numbers(blue, "B1") == "2/4"
    assert blue.log == told and "R1 to 0503" not in str(red.log)
    assert [entry.get("is_ruling", False) for entry in umpire.sync().log.values()] == [False, True]
    house.restart()
    umpire = house.sit(keys["Umpire"])
    assert numbers(umpire, "B1") == "2/4" and umpire.view["moment"] == 2


def test_a_ruling_that_cannot_be_any_longer_falls_away(house):
    keys = house.found(**WISH, takes_back="free")["keys"]
    red, umpire = house.sit(keys["Red"]), house.sit(keys["Umpire"])
    umpire.play("begin")
    column, row = next(piece for piece in red.sync().view["scene"]["pieces"] if piece["id"] == "R1")["cell"]
    left = f"{column + 1:02d}{row + 1:02d}"
    red.play("R1 to 0503")
    red.sync().play("end planning")
    assert amend(umpire.sync(), unit="R2", at=left)["type"] == "accepted"
    assert amend(umpire.sync(), unit="R3", strength="1")["type"] == "accepted"
    assert red.sync().ask("undo")["type"] == "done"
    rulings = [entry["action"] for entry in umpire.sync().log.values() if entry.get("is_ruling")]
    assert rulings == ["set R3 strength 1"]
    house.restart()
    umpire = house.sit(keys["Umpire"])
    assert [entry["action"] for entry in umpire.log.values() if entry.get("is_ruling")] == rulings


def test_what_a_seat_is_about_to_do_is_stale_after_a_ruling(table):
    red, _, umpire = table
    digest = red.view["scene"]["digest"]
    amend(umpire)
    assert red.play("R1 to 0503", digest=digest)["code"] == "stale"
    assert red.sync().play("R1 to 0503")["type"] == "accepted"


def test_nobody_is_said_to_have_thought_meanwhile(table):
    amend(table[2])
    table[0].sync().play("end planning")
    sitters = {sitter["seat"]: sitter for sitter in table[2].sync().latest["table"]["sitters"]}
    assert sitters["Umpire"].get("seconds", 0) < 5


def test_the_file_and_a_branch_have_the_ruling(house):
    made = house.found(players={"Red": "me", "Blue": "greedy", "Umpire": "me"})
    mine = house.sit(made["key"])
    mine.play("begin")
    assert amend(mine.sync())["type"] == "accepted"
    key = {"authorization": f"Bearer {made['key']}"}
    for form in ("game", "jsonl"):
        text = house.client.get(f"/api/games/file?format={form}", headers=key).text
        assert "set R1 strength 2" in text and "the scouts were mistaken" in text
        opened = house.client.post("/api/games/open", json={"name": f"a.{form}", "text": text})
        assert opened.status_code == 201, opened.text
        assert numbers(house.sit(opened.json()["key"])) == "2/4"
    branch = house.client.post("/api/games/branch", headers=key, json={"moment": 2})
    assert numbers(house.sit(branch.json()["key"])) == "2/4"


@pytest.mark.parametrize(
    ("ruleset", "scenario", "unit"), [("dba3", "agincourt", "Bw1"), ("dba12", "alexander-darius", "Kn1")]
)
def test_an_umpire_of_rules_that_have_none(house, ruleset, scenario, unit):
    made = house.found(ruleset, scenario, players={"Umpire": "link"})
    umpire = house.sit(made["keys"]["Umpire"])
    assert umpire.latest["welcome"]["is_umpire"]
    fields = {field["name"]: field for field in umpire.ask("inspect", unit=unit)["fields"]}
    assert fields["status"]["kind"] == "choice"
    assert amend(umpire, unit=unit, status="lost")["type"] == "accepted"
    assert [sitter["seat"] for sitter in umpire.latest["table"]["sitters"]][-1] == "Umpire"
    house.restart()
    assert house.sit(made["keys"]["Umpire"]).log[1]["is_ruling"]


def test_rules_that_have_no_umpire_need_none(house):
    made = house.found("dba3", "agincourt")
    assert "Umpire" not in made["keys"]
    guest = house.sit(made["keys"]["England"])
    assert [sitter["seat"] for sitter in guest.latest["table"]["sitters"]] == ["England", "France"]
    preview = house.client.get("/api/scenarios/dba3/agincourt?lang=en").json()
    assert preview["seats"][-1] == {"seat": "Umpire", "title": "Umpire", "is_umpire": True, "is_spare": True}
    answer = house.client.post(
        "/api/games", json={"ruleset": "dba3", "scenario": "agincourt", "players": {"Umpire": "greedy"}}
    )
    assert answer.status_code == 404


def test_the_computer_plays_itself_while_an_umpire_rules(house):
    house.client.app.state.hall.settings.__dict__["pace"] = 0.3
    made = house.found("dba3", "agincourt", players={"England": "random", "France": "random", "Umpire": "me"})
    umpire = house.sit(made["key"])
    umpire.wait_for(lambda guest: guest.view["moment"] > 1)
    assert umpire.view["moment"] < 20
    answer = {}
    while answer.get("type") != "accepted":
        answer = amend(umpire.sync(), unit="Bw9", status="lost")
        assert answer.get("code", "stale") in ("stale", "impossible"), answer
    before = umpire.sync().view["moment"]
    umpire.wait_for(lambda guest: guest.view["moment"] > before + 1)


def test_the_computer_thinks_anew_after_a_ruling(house):
    made = house.found(players={"Red": "greedy", "Blue": "link", "Umpire": "link"})
    umpire = house.sit(made["keys"]["Umpire"])
    umpire.play("begin")
    umpire.wait_for(lambda guest: guest.view["deciding"] == "Blue")
    assert amend(umpire, unit="B1", strength="1")["type"] == "accepted"
    blue = house.sit(made["keys"]["Blue"])
    assert numbers(blue, "B1").startswith("1/")
    assert blue.play("end planning")["type"] == "accepted"
    umpire.wait_for(lambda guest: guest.view["moment"] > 4)

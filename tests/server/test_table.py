"""People at a table: taking back, talking, spectators, the umpire, real dice."""

import pytest


def test_what_nobody_has_seen_is_taken_back_at_once(house):
    red, blue, _ = house.pair()
    before = red.view
    red.play("R1 to 0503")
    assert red.view["may_undo"] == "at-once"
    assert red.ask("undo")["type"] == "done"
    assert red.view["scene"] == before["scene"] and red.view["moment"] == before["moment"]
    assert "R1 to 0503" not in str(red.log)
    assert red.ask("undo")["code"] == "no-undo"
    assert blue.ask("undo")["code"] == "no-undo"


def test_what_was_seen_is_taken_back_when_the_others_agree(house):
    red, blue, watcher = house.pair()
    red.play("R1 to 0503")
    red.play("end planning")
    assert red.view["may_undo"] == "by-consent"
    assert red.ask("undo")["type"] == "done"
    wish = {"seat": "Red", "waiting": ["Blue"]}
    assert blue.sync().latest["table"]["undo"] == watcher.sync().latest["table"]["undo"] == wish
    assert watcher.ask("consent", agree=True)["code"] == "no-undo"
    assert blue.ask("consent", agree=False)["type"] == "done"
    assert "undo" not in red.sync().latest["table"] and red.view["deciding"] == "Blue"
    red.ask("undo")
    assert blue.ask("consent", agree=True)["type"] == "done"
    for one in (red, blue, watcher):
        assert one.sync().view["deciding"] == "Red"
        assert "undo" not in one.latest["table"]
    assert blue.ask("consent", agree=True)["code"] == "no-undo"


def test_an_action_ends_the_wish_to_take_back(house):
    red, blue, _ = house.pair()
    red.play("R1 to 0503")
    red.play("end planning")
    red.ask("undo")
    blue.sync()
    assert blue.play("B1 holds")["type"] == "accepted"
    assert "undo" not in blue.sync().latest["table"]
    assert blue.ask("consent", agree=True)["code"] == "no-undo"


def test_against_the_computer_nobody_can_agree(house):
    made = house.found(players={"Red": "me", "Blue": "greedy"})
    red = house.sit(made["key"])
    red.wait_for(lambda one: one.view["deciding"] == "Red")
    red.play("end planning")
    red.wait_for(lambda one: one.view["deciding"] == "Red" and one.view["moment"] > 2)
    assert "may_undo" not in red.view and red.ask("undo")["code"] == "no-undo"


def test_at_a_free_table_anything_is_taken_back(house):
    made = house.found(players={"Red": "me", "Blue": "greedy"}, takes_back="free")
    red = house.sit(made["key"])
    red.wait_for(lambda one: one.view["deciding"] == "Red")
    red.play("end planning")
    red.wait_for(lambda one: one.view["deciding"] == "Red" and one.view["moment"] > 2)
    assert red.ask("undo")["type"] == "done"
    assert red.view["moment"] == 1 and red.view["deciding"] == "Red"


def test_what_is_said_is_heard_by_all_and_kept(house):
    keys = house.found()["keys"]
    red, watcher = house.sit(keys["Red"]), house.sit(keys[""])
    assert red.ask("chat", text="  a fair day  ", id="c")["type"] == "done"
    assert red.ask("chat", text="a fair day", id="c")["type"] == "done"
    watcher.ask("chat", text="好天气")
    said = [(one["seat"], one["text"]) for one in house.sit(keys["Blue"]).said]
    assert said == [("Red", "a fair day"), ("", "好天气")]
    assert [(one["seat"], one["text"]) for one in red.sync().said] == said
    assert red.ask("chat", text="   ")["code"] == "malformed"
    assert red.ask("chat", text="x" * 1001)["code"] == "malformed"


def test_the_table_says_who_is_here(house):
    keys = house.found(names={"Red": "Li Wei"})["keys"]
    red = house.sit(keys["Red"])
    sitters = {one["seat"]: one for one in red.latest["table"]["sitters"]}
    assert sitters["Red"]["name"] == "Li Wei" and sitters["Red"]["is_here"]
    assert not sitters["Blue"].get("is_here") and sitters["Umpire"]["who"] == "dice"
    house.sit(keys[""])
    assert red.sync().latest["table"]["watchers"] == 1


def test_a_seat_has_one_socket_and_watching_many(house):
    keys = house.found()["keys"]
    first = house.sit(keys["Red"])
    watchers = [house.sit(keys[""]) for _ in range(3)]
    house.sit(keys["Red"])
    assert first.receive()["type"] in ("table", "bye") or first.receive()
    assert all(one.ask("ping")["type"] == "done" for one in watchers)


def test_an_umpire_sees_everything_and_acts_for_others_with_a_reason(house):
    keys = house.found(players={"Umpire": "link"})["keys"]
    umpire, red = house.sit(keys["Umpire"]), house.sit(keys["Red"])
    assert umpire.latest["welcome"]["is_umpire"] and umpire.latest["welcome"]["may_keep"]
    assert umpire.play("begin")["type"] == "accepted"
    red.wait_for(lambda one: one.view["deciding"] == "Red")
    red.play("R1 to 0503")
    assert "R1 to 0503" in str(umpire.sync().log)
    assert "end planning" in {choice["action"] for choice in umpire.view["on_behalf"]}
    assert "on_behalf" not in red.view and not umpire.choices
    assert umpire.play("end planning")["code"] == "not-allowed"
    answer = umpire.play("end planning", reason="Red has gone home", seat="Red")
    assert answer["type"] == "accepted"
    assert red.sync().log[max(red.log)]["comment"] == "Red has gone home"
    mine = {"authorization": f"Bearer {keys['Umpire']}"}
    assert "{Red has gone home}" in house.client.get("/api/games/file", headers=mine).text
    assert umpire.ask("undo")["type"] == "done"
    assert red.sync().view["deciding"] == "Red"


def test_real_dice_are_asked_for_one_by_one(house):
    made = house.found(players={"Red": "me", "Blue": "me", "Umpire": "me"}, dice="typed")
    people = house.sit(made["key"])
    assert people.latest["welcome"]["dice"] == "typed"
    rolled = []
    while not rolled:
        people.tell(type="look", seat=people.sync().view["deciding"])
        people.wait_for(lambda one: one.view["seat"] == one.view["deciding"])
        action, dice, id = bold(people.view["scene"]), [], f"{len(people.raw)}"
        while (answer := people.play(action, dice=dice, id=id))["type"] == "wanted":
            assert answer["given"] == len(dice) and answer["sides"] > 1 and answer["reason"]
            impossible = people.play(action, dice=[*dice, answer["sides"] + 1], id=id)
            assert impossible["code"] == "bad-dice"
            dice.append(answer["sides"])
        assert answer["type"] == "accepted", answer
        rolled = dice
    assert rolled
    entry = people.sync().log[max(people.log)]
    assert entry["dice"] == rolled and entry["typed"] == len(rolled)


def test_dice_are_not_typed_in_where_the_computer_rolls(house):
    red, _, _ = house.pair()
    assert red.play("end planning", dice=[6])["code"] == "bad-dice"


def bold(scene):
    """An action that attacks, or else comes nearest to an enemy."""
    places = {piece["id"]: (piece["side"], piece["cell"]) for piece in scene["pieces"]}
    foes = [cell for side, cell in places.values() if side != scene["turn"]["side"]]
    choices = scene["choices"]
    attacks = [one for one in choices if " attacks " in one["action"]]
    moves = [one for one in choices if one.get("cell")]

    def apart(choice):
        return min(abs(x - choice["cell"][0]) + abs(y - choice["cell"][1]) for x, y in foes)

    return (attacks[0] if attacks else min(moves, key=apart) if moves else choices[-1])["action"]


def test_asking_changes_nothing_and_tells_the_cost(house):
    made = house.found(players={"Red": "me", "Blue": "greedy"})
    red = house.sit(made["key"])
    red.wait_for(lambda one: one.view["deciding"] == "Red")
    before = list(red.raw)
    legal = red.ask("ask", action="R1 to 0202")
    assert legal["legal"] and legal["cost"] > 0 and legal["label"] and legal["digest"]
    illegal = red.ask("ask", action="R1 to 1107", odds=True)
    assert not illegal["legal"] and illegal["clause"].startswith("CAMP") and illegal["sentence"]
    assert "odds" not in illegal
    placed = red.ask("ask", action={"action": "R1 to 0202", "cell": [1, 0]})
    assert placed["action"] == "R1 to 0201" and placed["legal"]
    assert red.ask("ask", action={"action": "R1 to 0202", "pose": [1, 1, 90]})["code"] == "unreadable"
    assert red.ask("ask", action={"action": "R1 to 0202", "cell": [-5, 10**9]})["code"] == "unreadable"
    assert [text for text in red.sync().raw[len(before) :] if '"type":"view"' in text] == []


def test_the_odds_of_an_attack_sum_to_one(house):
    made = house.found(players={"Red": "greedy", "Blue": "greedy"}, seed="3")
    key = made["key"]
    house.client.app.state.hall.settings.__dict__["pace"] = 0.0
    watcher = house.sit(key)
    watcher.wait_for(lambda one: not one.view["deciding"])
    headers = {"authorization": f"Bearer {key}"}
    for moment in range(1, watcher.view["moment"]):
        if not watcher.log.get(moment + 1, {}).get("dice"):
            continue
        branched = house.client.post("/api/games/branch", json={"moment": moment}, headers=headers).json()
        me = house.sit(branched["key"])
        action = watcher.log[moment + 1]["action"]
        seat = watcher.log[moment + 1]["seat"]
        if seat not in me.latest["welcome"]["holds"] or not me.choices:
            continue
        answer = me.ask("ask", action=action, odds=True)
        if answer.get("odds") and len(answer["odds"]["chances"]) > 1:
            assert answer["rolls"] and "ends" not in answer
            assert abs(sum(chance["chance"] for chance in answer["odds"]["chances"]) - 1) < 1e-9
            assert all(chance["text"] for chance in answer["odds"]["chances"])
            return
    raise AssertionError("no action with several outcomes was met")


@pytest.mark.parametrize("lang", ["en", "zh-CN"])
@pytest.mark.parametrize(
    ("rules", "scenario", "sides"),
    [
        ("campaign", "first-march", ["Red", "Blue"]),
        ("dba3", "baima", ["Cao", "Yuan"]),
        ("dba12", "changshao", ["Lu", "Qi"]),
    ],
)
def test_a_heading_in_the_log_is_worded_as_the_counter_beside_the_board(house, rules, scenario, sides, lang):
    key = house.found(rules, scenario, players=dict.fromkeys(sides, "me"))["key"]
    me = house.sit(key, lang)
    me.wait_for(lambda one: one.choices)
    counter = me.view["scene"]["panels"][0]["rows"][0]["cells"][0]
    me.play(me.choices[0]["action"])
    log = me.sync().log
    heading = log[max(log)]["heading"]
    assert "1" in heading and counter.startswith(heading)


def test_two_at_one_screen_agree_among_themselves(house):
    made = house.found(players={"Red": "me", "Blue": "me"})
    both = house.sit(made["key"])
    both.wait_for(lambda one: one.view["deciding"] == "Red")
    both.play("R1 to 0503")
    both.play("end planning")
    assert both.view["may_undo"] == "at-once" and both.ask("undo")["type"] == "done"
    assert both.view["deciding"] == "Red"

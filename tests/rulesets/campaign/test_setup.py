"""Scenarios and data that cannot be: each is refused with file, path and the nearest right word, in both
languages."""

import tomllib

import pytest

from bingqi.errors import BadData
from bingqi.game.overlay import apply_overlays, read_data
from bingqi.game.scenario import ScenarioText, find_scenario, open_scenario, scenario_names
from bingqi.kit.data import shape
from bingqi.rulesets.campaign import RULESET
from bingqi.rulesets.campaign.actions import Ask
from bingqi.rulesets.campaign.data import CampaignScenario

GOOD = """
[scenario]
en = "Test"
zh-CN = "测试"
story = "Two units."
story-zh-CN = "两支部队。"
minutes = 5

[map]
rows = [
  ". . m .",
  ". b . .",
  ". . . .",
]

[map.legend]
m = { terrain = ["mountain"] }
b = { terrain = ["bunker"], owner = "Red" }

[[side]]
name = "Red"
title = { en = "Red", zh-CN = "红方" }

[[side]]
name = "Blue"
title = { en = "Blue", zh-CN = "蓝方" }

[[unit]]
name = "R1"
side = "Red"
arm = "cavalry"
power = "3/8"
at = "0101"

[[unit]]
name = "B1"
side = "Blue"
arm = "infantry"
power = "-/4"
at = "0402"
members = [
  { name = "Li", role = "player", hit_points = 13 },
  { name = "Wang", role = "companion", hit_points = 8 },
]

[[goal]]
kind = "unit-destroyed"
unit = "B1"
winner = "Red"

[time]
rounds = 5
winner = "Blue"
"""


def opened(text=GOOD):
    return open_scenario(RULESET, ScenarioText("test", text, "test.toml", is_own=False))


def refused(text):
    with pytest.raises(BadData) as error:
        opened(text)
    assert error.value.places["file"] == "test.toml"
    assert str(error.value).startswith("test.toml, ")
    assert error.value.sentence("zh-CN").startswith("test.toml 的 ")
    return error.value


def test_the_scenario_of_these_tests_is_a_good_one():
    opening = opened()
    assert opening.sides == ("Red", "Blue") and opening.seats == ("Red", "Blue", "Umpire")
    assert opening.state.turn.stack[0].kind == Ask.BEGIN


@pytest.mark.parametrize("name", scenario_names(RULESET))
def test_v1_w26_every_scenario_opens_with_the_umpires_question(name):
    opening = open_scenario(RULESET, find_scenario(RULESET, name))
    assert opening.state.turn.stack[0].kind == Ask.BEGIN
    assert {force.side for force in opening.state.forces[: opening.setting.forces]} == set(
        range(opening.setting.sides)
    )


@pytest.mark.parametrize(
    ("old", "new", "path", "word"),
    [
        # misspelt keys and words
        ("minutes", "minuts", "scenario.minuts", "minutes"),
        ("rows = [", "grd = 'hex'\nrows = [", "map.grd", "grid"),
        ('power = "3/8"', 'pwer = "3/8"', "unit[1].pwer", "power"),
        ('arm = "cavalry"', 'arm = "cavalri"', "unit[1].arm", "cavalry"),
        ('side = "Blue"\narm', 'side = "Bleu"\narm', "unit[2].side", "Blue"),
        ('terrain = ["mountain"]', 'terrain = ["montain"]', "map.legend.m.terrain", "mountain"),
        ('owner = "Red"', 'owner = "Rad"', "map.legend.b.owner", "Red"),
        ('unit = "B1"', 'unit = "B2"', "goal[1].unit", "B1"),
        ('winner = "Red"', 'winner = "Read"', "goal[1].winner", "Red"),
        ('kind = "unit-destroyed"', 'kind = "unit-destroy"', "goal[1].kind", "unit-destroyed"),
        ('winner = "Blue"', 'winner = "most-strenght"', "time.winner", "most-strength"),
        ('role = "companion"', 'role = "compnion"', "unit[2].members[2].role", "companion"),
        # what cannot be
        ('at = "0402"', 'at = "0502"', "unit[2].at", "0402"),
        ('at = "0402"', 'at = "0101"', "unit[2].at", "R1"),
        ('power = "3/8"', 'power = "3/9"', "unit[1].power", "3/8"),
        ('power = "3/8"', 'power = "0/8"', "unit[1].power", "0/8"),
        ('power = "3/8"', 'power = "three"', "unit[1].power", "three"),
        ('name = "B1"', 'name = "r1"', "unit[2].name", "r1"),
        ('name = "Blue"', 'name = "red"', "side[2].name", "red"),
        ('". b . ."', '". b ."', "map.rows[2]", "3"),
        ('". b . ."', '". z . ."', "map.rows[2]", "z"),
        (', owner = "Red"', "", "map.legend.b.owner", "bunker"),
        ('role = "companion"', 'role = "player"', "unit[2].members", "player"),
        ('unit = "B1"\n', "", "goal[1].unit", "missing"),
        ('kind = "unit-destroyed"', 'kind = "place-held"', "goal[1].place", "missing"),
        ('kind = "unit-destroyed"', 'kind = "edge-reached"', "goal[1].edge", "missing"),
        ("rounds = 5", "rounds = 0", "time.rounds", "0"),
        ('name = "R1"', 'name = "R 1"', "unit[1].name", "R 1"),
        ("minutes = 5\n", "", "scenario.minutes", "missing"),
    ],
)
def test_a_scenario_that_cannot_be_is_refused_with_its_path_and_the_nearest_word(old, new, path, word):
    assert GOOD.count(old) >= 1
    error = refused(GOOD.replace(old, new, 1) if old != 'winner = "Blue"' else GOOD.replace(old, new))
    assert error.places["path"] == path, str(error)
    assert word in str(error)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            'arm = "cavalry"',
            'arm = "cavalri"',
            "test.toml 的 unit[1].arm：没有名为“cavalri”的兵种。是否想写“cavalry”？",
        ),
        (
            'power = "3/8"',
            'pwer = "3/8"',
            "test.toml 的 unit[1].pwer：没有这个键。是否想写“power”？另有 1 处错误。",
        ),
    ],
)
def test_the_sentences_are_chinese_too(old, new, sentence):
    assert refused(GOOD.replace(old, new, 1)).sentence("zh-CN") == sentence


def test_a_side_without_units_is_refused():
    """A side that has nothing on the map could be neither played nor beaten."""
    third = '[[side]]\nname = "Green"\ntitle = { en = "Green", zh-CN = "绿方" }\n\n[[unit]]'
    error = refused(GOOD.replace("[[unit]]", third, 1))
    assert error.places["path"] == "side[3]" and "Green" in str(error)


@pytest.mark.parametrize("name", ["Umpire", "Red"])
def test_a_unit_cannot_be_called_like_a_seat(name):
    error = refused(GOOD.replace('name = "R1"', f'name = "{name}"'))
    assert error.places["path"] == "unit[1].name" and name in str(error)


@pytest.mark.parametrize("name", ["stay", "Settle", "begin"])
def test_a_unit_cannot_be_called_like_an_action(name):
    """`stay` would be read as a plan of the unit stay."""
    error = refused(GOOD.replace('name = "R1"', f'name = "{name}"'))
    assert error.places["path"] == "unit[1].name" and name in str(error)


@pytest.mark.parametrize(
    ("members", "role"),
    [
        ('{ name = "A", role = "companion", hit_points = 3 }', "player"),
        (", ".join(f'{{ name = "{letter}", role = "player", hit_points = 3 }}' for letter in "AB"), "player"),
        (
            '{ name = "P", role = "player", hit_points = 3 }'
            + ', { name = "A", role = "companion", hit_points = 3 }' * 2,
            "companion",
        ),
        (
            '{ name = "P", role = "player", hit_points = 3 }'
            + ', { name = "A", role = "minion", hit_points = 3 }' * 3,
            "minion",
        ),
    ],
)
def test_w32_a_player_unit_has_one_player_one_companion_and_two_minions(members, role):
    start, end = GOOD.index("members = ["), GOOD.index("[[goal]]")
    error = refused(f"{GOOD[:start]}members = [{members}]\n\n{GOOD[end:]}")
    assert error.places["path"] == "unit[2].members" and role in str(error)


def test_w32_more_than_four_members_do_not_fit():
    minions = '  { name = "Lu", role = "minion", hit_points = 5 },\n' * 3
    assert "members" in refused(GOOD.replace("]\n\n[[goal]]", f"{minions}]\n\n[[goal]]")).places["path"]


def test_w32_a_whole_player_unit():
    minions = '  { name = "Lu", role = "minion", hit_points = 5 },\n' * 2
    force = opened(GOOD.replace("]\n\n[[goal]]", f"{minions}]\n\n[[goal]]")).state.forces[1]
    assert force.is_player and [member.full for member in force.members] == [13, 8, 5, 5]


def with_arm(arm, power, has):
    text = GOOD.replace('arm = "infantry"\npower = "-/4"', f'arm = "{arm}"\npower = "-/{power}"')
    return text.replace("hit_points = 13", f"hit_points = 13, has = {has}").replace(
        "hit_points = 8", f"hit_points = 8, has = {has}"
    )


@pytest.mark.parametrize(
    ("arm", "power", "has"),
    [
        ("cavalry", 8, ["riding-expert", "warhorse"]),
        ("cavalry", 8, ["riding-expert", "trained-mount"]),
        ("naval", 4, ["swimming-expert", "ship"]),
        ("naval", 4, ["boating-expert", "ship"]),
        ("naval", 4, ["swimming-trained", "boating-trained", "ship"]),
        ("air", 8, ["riding-expert", "flying-mount"]),
        ("infantry", 4, []),
    ],
)
def test_w34_prerequisites_that_are_met(arm, power, has):
    assert opened(with_arm(arm, power, has)).state.forces[1].is_player


@pytest.mark.parametrize(
    ("arm", "power", "has"),
    [
        ("cavalry", 8, ["warhorse"]),
        ("cavalry", 8, ["riding-expert"]),
        ("naval", 4, ["swimming-trained", "ship"]),
        ("naval", 4, ["swimming-expert"]),
        ("air", 8, ["riding-expert", "warhorse"]),
    ],
)
def test_w34_prerequisites_that_are_not_met(arm, power, has):
    error = refused(with_arm(arm, power, has))
    assert error.places["path"] == "unit[2].members[1].has" and "Li" in str(error)


def test_w34_minions_need_no_prerequisites():
    text = with_arm("cavalry", 8, ["riding-expert", "warhorse"])
    minion = '  { name = "Lu", role = "minion", hit_points = 5 },\n]\n\n[[goal]]'
    assert opened(text.replace("]\n\n[[goal]]", minion)).state.forces[1].is_player


def test_w34_the_umpire_may_add_an_arm():
    elephants = {"title": {"en": "Elephants", "zh-CN": "象兵"}, "movement": 3, "movement_most": 5}
    data = merged(read_data(RULESET), {"arms": {"elephants": elephants}})
    scenario = GOOD.replace('arm = "cavalry"\npower = "3/8"', 'arm = "elephants"\npower = "6/5"')
    opening = RULESET.open_game(apply_overlays(RULESET, data, ()), model(scenario), "test.toml")
    assert opening.state.forces[0].movement == 5


@pytest.mark.parametrize(
    ("change", "path", "word"),
    [
        ({"attack": {"dificulty": 12}}, "attack.dificulty", "difficulty"),
        ({"attack": {"difficulty": 0}}, "attack.difficulty", "0"),
        ({"attack": {"odds": [{"odds": "1/0", "modifier": 0}]}}, "attack.odds[1].odds", "1/0"),
        (
            {"attack": {"odds": [{"odds": "1", "modifier": 0}, {"odds": "1/2", "modifier": 0}]}},
            "attack.odds[2].odds",
            "1/2",
        ),
        ({"specials": {"awe": {"strength": "1/0"}}}, "specials.awe.strength", "1/0"),
        ({"specials": {"awe": {"strength": "0"}}}, "specials.awe.strength", "0"),
        ({"specials": {"rubble": {"arms": ["cavalri"]}}}, "specials.rubble.arms", "cavalry"),
    ],
)
def test_rules_data_that_cannot_be_are_refused(change, path, word):
    with pytest.raises(BadData) as error:
        RULESET.open_game(
            apply_overlays(RULESET, merged(read_data(RULESET), change), ()), model(), "test.toml"
        )
    assert error.value.places["path"] == path and word in str(error.value)


def merged(base, change):
    if not isinstance(base, dict) or not isinstance(change, dict):
        return change
    return base | {key: merged(base.get(key), value) for key, value in change.items()}


def model(text=GOOD):
    return shape(tomllib.loads(text), CampaignScenario, "test.toml")


def test_a_legend_may_say_what_a_dot_is():
    opening = opened(GOOD.replace("[map.legend]", '[map.legend]\n"." = { terrain = ["forest"] }'))
    everyone, (dot, mountain) = 0b11, (0, 2)
    assert opening.setting.ground[dot].difficult == everyone and not opening.setting.ground[dot].defensive
    assert opening.setting.ground[mountain].defensive == everyone
    assert [sort.name for sort in opening.ground[dot].sorts] == ["forest"]
    assert not opened(GOOD).setting.ground[dot].difficult and not opened(GOOD).ground[dot].sorts

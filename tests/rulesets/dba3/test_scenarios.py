"""The scenarios that come with DBA 3.0: they open, tell their story in both languages, and can be played."""

import re
import tomllib

import pytest
from rulesets.dba3.before_battle import SetUp
from rulesets.dba3.field import read_data

from bingqi.kit.data import shape
from bingqi.kit.folder import folder_of
from bingqi.rulesets.dba3.armies import ELEMENTS, army_list
from bingqi.rulesets.dba3.checks import element_faults, ground_faults
from bingqi.rulesets.dba3.data import BattleScenario
from bingqi.rulesets.dba3.setup import open_game
from bingqi.rulesets.dba3.state import WIDTH, Ground, Kind, Phase, Status

FILES = {
    file.stem: tomllib.loads(file.read_text("utf-8"))
    for file in sorted((folder_of("bingqi.rulesets.dba3") / "data" / "scenarios").glob("*.toml"))
}
BATTLES = [name for name, raw in FILES.items() if all("army" in side for side in raw["side"])]
SMALL = [name for name in FILES if name not in BATTLES]
"""Fights of a few elements, drawn from no list, for a first game."""
GIVEN = [name for name, raw in FILES.items() if raw.get("set_up", "given") == "given"]
HALF_WIDTH = re.compile(r"[\u4e00-\u9fff][,;:?!()]|[,;:?!(][\u4e00-\u9fff]")

every_scenario = pytest.mark.parametrize("name", FILES)
every_battle = pytest.mark.parametrize("name", BATTLES)


def opening(name):
    return open_game(read_data(), shape(FILES[name], BattleScenario, name), name)


def table(name, seed=1):
    raw = FILES[name]
    more = {key: value for key, value in raw.items() if key not in ("scenario", "side")}
    return SetUp(*raw["side"], seed=seed, **more)


def test_there_is_something_of_everything():
    assert len(FILES) >= 12
    openings = [opening(name) for name in FILES]
    assert {raw.get("set_up", "given") for raw in FILES.values()} == {"full", "quick", "given"}
    grounds = {feature.ground for each in openings for feature in each.state.features}
    assert {
        Ground.CITY,
        Ground.CAMP,
        Ground.RIVER,
        Ground.GENTLE_HILL,
        Ground.DUNES,
        Ground.PLOUGH,
    } <= grounds
    kinds = {
        each.setting.troops[one.troop].kind for each in openings for one in each.state.elements if one.status
    }
    assert {Kind.EL, Kind.SCH, Kind.PK, Kind.WB, Kind.BW, Kind.LH, Kind.HD, Kind.CF, Kind.DEN} <= kinds
    numerals = {side["army"].split("/")[0] for name in BATTLES for side in FILES[name]["side"]}
    assert numerals == {"I", "II", "III", "IV"}, "from all four books"


@every_scenario
def test_a_scenario_tells_its_story_in_both_languages(name):
    told = shape(FILES[name], BattleScenario, name).scenario
    assert told.en and told.zh and told.en != told.zh
    assert len(told.story) > 60 and len(told.story_zh) > 20
    assert told.minutes <= 10 if name in SMALL else 20 <= told.minutes <= 60
    titled = [*FILES[name]["side"], *FILES[name].get("feature", [])]
    chinese = told.story_zh + told.zh + "".join(each.get("title", {}).get("zh-CN", "") for each in titled)
    assert not HALF_WIDTH.search(chinese)


@every_battle
def test_p5_p52_its_armies_are_twelve_elements_of_lists_of_one_time(name):
    state = opening(name).state
    for side in range(2):
        army = state.elements[16 * side : 16 * side + ELEMENTS]
        assert all(element.status != Status.NONE for element in army)
        assert sum(element.is_general for element in army) == 1
    one, other = (army_list(side["army"]).data.years for side in FILES[name]["side"])
    assert any(a <= d + 10 and c <= b + 10 for a, b in one for c, d in other)


@pytest.mark.parametrize("name", GIVEN)
def test_what_a_scenario_places_can_stand_there(name):
    made = opening(name)
    names = [*made.convertors["unit"].names, *made.convertors["feature"].names]
    assert not list(element_faults(made.state, made.setting, names))
    assert not list(ground_faults(made.state, made.setting, names))
    if name in SMALL:
        return
    assert all(force.has_camp for force in made.state.forces)
    assert table(name).asked[1] == ("DEPLOY" if FILES[name]["deploy"] else "PIPS")


@pytest.mark.parametrize("name", SMALL)
def test_a_small_fight_begins_at_once_and_is_soon_over(name):
    assert len(SMALL) > 0
    made = opening(name)
    for side in range(2):
        army = [one for one in made.state.elements[16 * side : 16 * side + 16] if one.status != Status.NONE]
        assert len(army) <= 6 and sum(element.is_general for element in army) == 1
    assert made.state.turn.phase == Phase.MOVE
    told = [one for one in made.state.elements if one.status == Status.FIELD]
    lines = [max(one.y for one in told if one.side == 0), min(one.y for one in told if one.side == 1)]
    assert 0 < lines[1] - lines[0] <= 2 * WIDTH


@every_battle
def test_a_scenario_comes_to_its_first_move(name):
    for seed in (1, 2):
        battle = table(name, seed)
        battle.wander()
        assert battle.state.turn.phase == Phase.MOVE
        battle.do("roll for pips", dice=[4])
        side, asked = battle.asked
        assert asked == "MOVE" and side == battle.opening.sides[battle.state.attacker]
        assert battle.state.pips == 4 and battle.offers

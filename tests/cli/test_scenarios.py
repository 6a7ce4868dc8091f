"""`bingqi scenarios`."""

import pytest

from bingqi.game.explain import wide
from bingqi.game.registry import ruleset
from bingqi.game.scenario import scenario_names


def test_every_scenario_is_told_with_its_story(bingqi):
    ended = bingqi("scenarios", "campaign")
    assert ended.code == 0
    names = [line for line in ended.lines if line and not line.startswith(" ")]
    assert names == scenario_names(ruleset("campaign"))
    assert "  The Crossing (Red, Blue; 25 minutes)" in ended.lines
    assert "Two hosts race for the fords." in ended.out


def test_in_chinese_and_no_line_is_wider_than_the_terminal(bingqi, monkeypatch):
    monkeypatch.setenv("COLUMNS", "44")
    ended = bingqi("scenarios", "campaign", "--lang", "zh-CN")
    assert "  渡河之战（红方、蓝方；25 分钟）" in ended.lines
    assert max(map(wide, ended.lines)) <= 44
    assert not any(line.strip().startswith(("，", "。", "、")) for line in ended.lines)


def test_the_answer_for_programs(bingqi):
    found = bingqi("scenarios", "campaign", "--json").json
    assert found["ruleset"] == "campaign"
    [crossing] = [entry for entry in found["scenarios"] if entry["name"] == "river-crossing"]
    assert crossing["minutes"] == 25
    assert crossing["sides"] == [{"name": "Red", "title": "Red"}, {"name": "Blue", "title": "Blue"}]
    assert crossing["story"].startswith("Two hosts")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "There is no ruleset called “campain”. Did you mean “campaign”?"),
        ("zh-CN", "没有名为“campain”的规则。是否想写“campaign”？"),
    ],
)
def test_an_unknown_ruleset(refused, language, sentence):
    assert refused("scenarios", "campain", "--lang", language).startswith(sentence)


def test_no_ruleset(refused):
    assert refused("scenarios") == "The line lacks RULESET."

"""`bingqi overlay`."""

import pytest

HARD = """
[overlay]
name = "hard"
for = "campaign >=1.0, <2"
en = "Hard ground"
"zh-CN" = "硬仗"

[attack]
difficulty = 15

[ground]
defensive_factor = 3
"""


@pytest.fixture
def written(tmp_path):
    def write(text=HARD):
        file = tmp_path / "house.toml"
        file.write_text(text, "utf-8")
        return file

    return write


def test_what_changes_is_told_with_its_clauses(bingqi, written):
    ended = bingqi("overlay", written())
    assert ended.code == 0
    assert ended.lines[0] == "Hard ground (hard), for campaign >=1.0, <2"
    assert [line.split() for line in ended.lines[2:5]] == [
        ["Place", "Old", "New", "Clauses"],
        ["attack.difficulty", "10", "15", "CAMP", "W12"],
        ["ground.defensive_factor", "2", "3", "CAMP", "W20"],
    ]
    assert "Defensive ground doubles the strength" in ended.out
    assert ended.lines[-1] == "Every scenario loads under these house rules."


def test_in_chinese(bingqi, written):
    ended = bingqi("overlay", written(), "--lang", "zh-CN")
    assert ended.lines[0] == "硬仗（hard），适用于 campaign >=1.0, <2"
    assert ended.lines[2].split() == ["位置", "原值", "新值", "条款"]
    assert ended.lines[-1] == "所有想定都能在这份房规下使用。"


def test_the_answer_for_programs(bingqi, written):
    found = bingqi("overlay", written(), "--json").json
    assert found["changes"] == [
        {"path": "attack.difficulty", "old": 10, "new": 15, "clauses": ["CAMP W12"]},
        {"path": "ground.defensive_factor", "old": 2, "new": 3, "clauses": ["CAMP W20"]},
    ]
    assert found["clauses"] == ["CAMP W12", "CAMP W20"]
    assert all(scenario["loads"] for scenario in found["scenarios"])


def test_a_scenario_that_does_not_load_any_more(bingqi, written):
    file = written(HARD.partition("[attack]")[0] + '[remove]\nterrain = ["ford"]\n')
    ended = bingqi("overlay", file)
    assert ended.code == 0
    assert "river-crossing: " in ended.out and "“ford”" in ended.out
    found = bingqi("overlay", file, "--json").json
    [crossing] = [scenario for scenario in found["scenarios"] if scenario["name"] == "river-crossing"]
    assert crossing["loads"] is False and "ford" in crossing["fault"]
    removed = [change for change in found["changes"] if change["path"].startswith("terrain.ford")]
    assert removed and all(change["new"] is None for change in removed)


def test_an_overlay_that_changes_nothing(bingqi, written):
    assert "It changes nothing." in bingqi("overlay", written(HARD.partition("[attack]")[0])).lines


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_a_new_file_is_valid_and_changes_nothing(bingqi, written, language):
    template = bingqi("overlay", "--new", "campaign", "--lang", language)
    assert template.code == 0
    assert bingqi("overlay", written(template.out), "--json").json["changes"] == []
    assert (
        template.out.rstrip()
        == bingqi("overlay", "--new", "campaign", "--lang", language, "--json").json["template"]
    )


def test_everything_in_a_new_file_is_what_the_rules_have(bingqi, written):
    template = bingqi("overlay", "--new", "campaign").out
    head, _, rest = template.partition("\n\n# [")
    opened = head + "\n\n[" + "\n".join(line.removeprefix("# ") for line in rest.splitlines())
    found = bingqi("overlay", written(opened), "--json")
    assert found.code == 0 and found.json["changes"] == []
    assert len(opened.splitlines()) > 80


def test_a_misspelt_key(refused, written):
    file = written(HARD.replace("difficulty", "dificulty"))
    assert refused("overlay", file) == (
        f"{file}, attack.dificulty: there is no such key. Did you mean “difficulty”?"
    )
    assert (
        refused("overlay", file, "--lang", "zh-CN")
        == f"{file} 的 attack.dificulty：没有这个键。是否想写“difficulty”？"
    )


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("campaign >=1.0, <2", "campain", "“campaign”"),
        ("campaign >=1.0, <2", "campaign >=9", "1.0"),
        ("difficulty = 15", "difficulty = 1500", "attack.difficulty"),
        ("difficulty = 15", "difficulty = ", "line"),
    ],
)
def test_what_cannot_be(refused, written, old, new, told):
    assert told in refused("overlay", written(HARD.replace(old, new)))


def test_neither_a_file_nor_a_ruleset(refused):
    assert refused("overlay") == "Name a file of house rules, or begin one with --new and a ruleset."
    assert "“campaign”" in refused("overlay", "--new", "campagne")

"""`bingqi effects`."""

import pytest

from bingqi.game.registry import ruleset

CASE = """
ruleset = "campaign"
[[case]]
id = "zone"
clauses = ["W9"]
en = "A zone has to be left."
"zh-CN" = "须离开交战区。"
actions = ["R1 to 0304 along SE"]
[case.position.units]
R1 = { at = "0303" }
B1 = { at = "0403" }
[case.expect]
refused = "W9"
"""


@pytest.fixture
def one_case(tmp_path):
    """A folder of tests with one case, and a test that names a cause."""
    (tmp_path / "case.toml").write_text(CASE, "utf-8")
    (tmp_path / "test_spent.py").write_text("def test_it():\n    assert Cause.SPENT\n")
    return tmp_path


def effects(bingqi, folder, *words):
    return bingqi("effects", "campaign", "--games", 0, "--tier", "plain", "--tests", folder, *words)


def test_a_table_and_what_nothing_came_to(bingqi, one_case):
    ended = effects(bingqi, one_case)
    assert ended.code == 0
    assert ended.lines[0].startswith(f"{ruleset('campaign').titles['en']}: 0 games, one case, ")
    assert ended.lines[2].split()[:3] == ["Effects", "All", "By"]
    assert [line.split("  ")[0] for line in ended.lines[3:8]] == [
        "rows of tables and results",
        "other reasons",
        "events",
        "questions",
        "kinds of action",
    ]
    told = dict(line.strip().split(maxsplit=1) for line in ended.lines[11:] if len(line.split()) > 1)
    assert "Nothing came to these:" in ended.lines
    assert told["SPENT"].endswith("named in test_spent.py::test_it")
    assert "FIRST_STEP_IN_ZONE" not in told


def test_in_chinese(bingqi, one_case):
    ended = effects(bingqi, one_case, "--lang", "zh-CN")
    assert "0 局，1 个用例，" in ended.lines[0]
    assert "从未出现：" in ended.lines


def test_strict_where_something_is_unreached(bingqi, one_case):
    assert effects(bingqi, one_case, "--strict").code == 1


def test_strict_where_all_is_reached(bingqi):
    ended = bingqi("effects", "campaign", "--games", 0, "--strict")
    assert ended.code == 0
    assert "Nothing came to these:" not in ended.lines


def test_a_failing_case_is_named(bingqi, one_case):
    (one_case / "case.toml").write_text(CASE.replace('"W9"\n', '"W30"\n'), "utf-8")
    ended = effects(bingqi, one_case)
    assert "  case.toml::zone" in ended.lines


def test_games_are_told_of(bingqi, one_case):
    ended = bingqi("effects", "campaign", "-n", 1, "--tier", "plain", "--tests", one_case, "--json")
    found = {effect["name"]: effect for effect in ended.json["effects"]}
    assert (ended.json["games"], ended.json["cases"], ended.json["tier"]) == (1, 1, "plain")
    assert found["PLANNED_MOVE"]["games"] == 1
    assert found["FIRST_STEP_IN_ZONE"]["cases"] == ["case.toml::zone"]
    assert set(found["FIRST_STEP_IN_ZONE"]["ways"]) >= {"refusal"}


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("effects", "campain"), "campaign"),
        (("effects", "campaign", "--tests", "nowhere"), "nowhere"),
        (("effects", "campaign", "--games", "-1"), "0"),
        (("effects", "campaign", "--tier", "quick"), "quick"),
    ],
)
def test_what_cannot_be_asked_for(refused, words, part):
    assert part in refused(*words)

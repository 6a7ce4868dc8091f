"""`bingqi check`."""

import pytest

GOOD = """
ruleset = "campaign"

[[case]]
id = "leaving-a-zone"
clauses = ["W9"]
en = "A unit that starts in an enemy zone must leave it with its first step."
"zh-CN" = "从敌方交战区出发的部队，第一步必须离开交战区。"
question = "PLAN"
actions = ["R1 to 0304 along SE"]
[case.position.units]
R1 = { at = "0303" }
B1 = { at = "0403" }
[case.expect]
refused = "W9"
"""


@pytest.fixture
def written(tmp_path):
    def write(text, name="cases.toml"):
        file = tmp_path / name
        file.write_text(text, "utf-8")
        return file

    return write


def test_a_case_that_comes_out_as_expected(bingqi, written):
    ended = bingqi("check", written(GOOD))
    assert ended.code == 0, ended
    assert "leaving-a-zone" in ended.lines[0] and "CAMP W9" in ended.lines[0]
    assert ended.lines[-1] == "1 case: 1 passed, 0 failed."


def test_a_case_that_comes_out_differently(bingqi, written):
    ended = bingqi("check", written(GOOD.replace('refused = "W9"', 'refused = "W8"')))
    assert ended.code == 1
    assert "W8" in ended.out and "CAMP W9" in ended.out
    assert ended.lines[-1] == "1 case: 0 passed, 1 failed."


def test_in_chinese(bingqi, written):
    ended = bingqi("check", written(GOOD), "--lang", "zh-CN")
    assert "从敌方交战区出发的部队" in ended.out


def test_the_answer_for_programs(bingqi, written):
    good, bad = (
        written(GOOD, "a.toml"),
        written(GOOD.replace('"W9"\n', '"W8"\n').replace('= ["W8"]', '= ["W9"]'), "b.toml"),
    )
    ended = bingqi("check", good, bad, "--json")
    assert ended.code == 1
    found = ended.json
    assert (found["cases"], found["passed"], found["failed"]) == (2, 1, 1)
    assert [result["passed"] for result in found["results"]] == [True, False]
    assert found["results"][1]["checks"][0]["passed"] is False


def test_a_folder_of_case_files(bingqi, written, tmp_path):
    written(GOOD, "a.toml"), written(GOOD, "b.toml")
    assert bingqi("check", tmp_path, "--json").json["cases"] == 2


def test_a_misspelt_key(refused, written):
    sentence = refused("check", written(GOOD.replace("refused", "refussed")))
    assert "refussed" in sentence and "“refused”" in sentence and "leaving-a-zone" in sentence


def test_no_file(refused):
    assert refused("check") == "The line lacks CASES."


def test_a_folder_without_case_files(refused, tmp_path):
    assert refused("check", tmp_path) == f"There is no case file in {tmp_path}."
    assert refused("check", tmp_path, "--lang", "zh-CN") == f"{tmp_path} 里没有用例文件。"

"""`bingqi verify`."""

import re

import pytest

from bingqi.game.journal import Journal


def test_a_record_that_agrees(bingqi, record, played):
    ended = bingqi("verify", record)
    assert ended.code == 0
    assert ended.out.startswith(
        f"All {len(played.plies)} actions agree with campaign {played.ruleset.version}. Result: "
    )
    chinese = bingqi("verify", record, "--lang", "zh-CN")
    assert chinese.out.startswith(
        f"全部 {len(played.plies)} 个行动与 campaign {played.ruleset.version} 相符。结果："
    )


def test_a_record_in_the_middle_of_a_game_has_no_result(bingqi, before_attack, attack):
    ended = bingqi("verify", before_attack)
    assert ended.lines == [f"All {attack - 1} actions agree with campaign 1.0."]


def test_both_forms_of_record(bingqi, played, tmp_path):
    file = tmp_path / "whole.jsonl"
    Journal.of(played).save(file)
    assert bingqi("verify", file, "--json").json["agrees"] is True


@pytest.fixture
def changed(record, played, attack, tmp_path):
    """The record with one die of the attack changed; the die that was there, and the one that is."""
    true = played.plies[attack - 1].dice[0]
    false = true % 20 + 1
    dice = " ".join(map(str, played.plies[attack - 1].dice))
    text, count = re.subn(
        rf" : {dice} ->", f" : {false}{dice[len(str(true)) :]} ->", record.read_text("utf-8"), count=1
    )
    assert count == 1
    file = tmp_path / "changed.game"
    file.write_text(text, "utf-8")
    return file


def test_the_first_action_that_differs_is_named(bingqi, changed, attack):
    ended = bingqi("verify", changed)
    assert ended.code == 1
    assert f"action {attack}, " in ended.out and str(changed) in ended.out
    assert ended.err == ""


def test_the_difference_for_programs(bingqi, changed, played, attack):
    ended = bingqi("verify", changed, "--json")
    assert ended.code == 1
    found = ended.json
    assert found["agrees"] is False and found["plies_agreeing"] == attack - 1
    assert found["plies"] == len(played.plies)
    difference = found["difference"]
    assert difference["ply"] == attack
    assert (
        changed.read_text("utf-8")
        .splitlines()[difference["line"] - 1]
        .lstrip()
        .startswith(played.plies[attack - 1].text)
    )
    assert difference["found"] == " ".join(map(str, played.plies[attack - 1].dice))
    assert difference["expected"] != difference["found"]


def test_other_rules_are_refused_in_a_plain_sentence(refused, record, tmp_path):
    file = tmp_path / "old.game"
    file.write_text(record.read_text("utf-8").replace("campaign 1.0", "campaign 0.3", 1), "utf-8")
    sentence = refused("verify", file)
    assert "0.3" in sentence and "1.0" in sentence
    assert "0.3" in refused("verify", file, "--lang", "zh-CN")

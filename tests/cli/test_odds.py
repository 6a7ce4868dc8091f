"""`bingqi odds`."""

from fractions import Fraction

import pytest

from bingqi.kit.odds import odds


@pytest.fixture
def found(bingqi, before_attack, played, attack):
    return bingqi("odds", before_attack, played.plies[attack - 1].text, "--json").json


def test_the_chances_are_exact_and_whole(found, played, attack):
    chances = [Fraction(outcome["chance"]) for outcome in found["outcomes"]]
    assert sum(chances) == 1
    assert chances == sorted(chances, reverse=True)
    assert [outcome["percent"] for outcome in found["outcomes"]] == [
        float(100 * chance) for chance in chances
    ]
    before = played.branch(attack - 1)
    outcomes = odds(before.table, played.plies[attack - 1].action)
    assert found["ways"] == len(outcomes) == sum(outcome["ways"] for outcome in found["outcomes"])


def test_each_position_that_can_come_is_an_outcome(found, played, attack):
    before = played.branch(attack - 1)
    by_state = {}
    for outcome in odds(before.table, played.plies[attack - 1].action):
        by_state[outcome.state] = by_state.get(outcome.state, Fraction(0)) + outcome.chance
    assert sorted(by_state.values()) == sorted(Fraction(outcome["chance"]) for outcome in found["outcomes"])


def test_each_outcome_is_told_apart_by_what_came(found):
    told = [tuple(outcome["words"]) for outcome in found["outcomes"]]
    assert len(set(told)) == len(told) and all(told)
    retreats = [words for words in told if any("must retreat 3 ch" in text for text in words)]
    assert retreats and not any("d20" in text or "check comes" in text for words in told for text in words)


def test_as_a_table(bingqi, before_attack, attack, played):
    ended = bingqi("odds", before_attack, "end planning")
    assert ended.code == 0
    seat = played.seat(played.plies[attack - 1].side)
    assert ended.lines[0].startswith(
        f"{seat}: end planning, after {attack - 1} actions; the dice can fall in "
    )
    assert any(line.strip().startswith(("1/4 ", "1/8 ", "1/5 ", "1/20 ")) for line in ended.lines)


def test_any_position_of_a_record(bingqi, record, before_attack, attack):
    here = bingqi("odds", before_attack, "end planning", "--json").json
    there = bingqi("odds", record, "end planning", "--at", attack - 1, "--json").json
    assert here["outcomes"] == there["outcomes"]
    assert there["at"] == attack - 1


def test_an_action_without_dice(bingqi, record):
    ended = bingqi("odds", record, "begin", "--at", 0)
    assert "no dice are rolled" in ended.lines[0]
    assert "100.0 %" in ended.out and "Round 1 begins." in ended.out


def test_rare_outcomes_are_counted_unless_all_are_wanted(bingqi, before_attack, monkeypatch):
    from bingqi.cli import odds as command

    monkeypatch.setattr(command, "MOST_SHOWN", 2)
    short, long = (
        bingqi("odds", before_attack, "end planning"),
        bingqi("odds", before_attack, "end planning", "--all"),
    )
    assert "rarer outcomes, together" in short.lines[-1]
    assert len(long.lines) > len(short.lines) and "--all" not in long.out


def test_in_chinese(bingqi, before_attack):
    ended = bingqi("odds", before_attack, "end planning", "--lang", "zh-CN")
    assert "骰子共有" in ended.lines[0] and "须撤退" in ended.out


def test_an_action_that_the_rules_forbid(refused, record):
    sentence = refused("odds", record, "end planning")
    assert sentence == "The campaign is over. [CAMP W26]"


def test_an_action_that_cannot_be_read(refused, before_attack):
    assert "did you mean “planning” by “planing”?" in refused("odds", before_attack, "end planing")


def test_a_position_that_is_not_there(refused, record, played):
    last = len(played.plies)
    assert refused("odds", record, "begin", "--at", last + 1).startswith(f"There is no action {last + 1}")

"""`bingqi explain`."""

import re

from bingqi.game.game import new_game
from bingqi.game.journal import Journal
from bingqi.game.overlay import parse_overlay


def test_an_attack_is_explained_by_its_clauses(bingqi, record, played, attack):
    ended = bingqi("explain", record, attack)
    assert ended.code == 0
    ply = played.plies[attack - 1]
    dice = " ".join(map(str, ply.dice))
    assert ended.lines[0] == f"{attack} {played.seat(ply.side)}: {ply.text} (dice {dice})"
    assert re.search(r"^    +d20=\d+  check +CAMP W12$", ended.out, re.MULTILINE)
    assert re.search(r"modifier for the odds +CAMP W11\.table.*invented", ended.out, re.MULTILINE)


def test_in_chinese(bingqi, record, attack):
    ended = bingqi("explain", record, attack, "--lang", "zh-CN")
    assert re.match(rf"{attack} (红|蓝)方：end planning（骰子 \d+ \d+）$", ended.lines[0])
    assert "战力比调整值" in ended.out


def test_the_lines_for_programs_hold_each_other(bingqi, record, played, attack):
    found = bingqi("explain", record, attack, "--json").json
    ply = played.plies[attack - 1]
    assert found["ply"] == attack and found["dice"] == list(ply.dice) and found["digest"] == ply.digest
    [ruling] = [line for line in found["lines"] if line["kind"] == "opened"]
    assert [part["value"] for part in ruling["parts"] if part["kind"] == "rolled"] == [
        f"d20={ply.dice[0]}",
        f"d4={ply.dice[1]}",
    ]
    assert ruling["clause"] == "CAMP W10"


def test_house_rules_are_marked(bingqi, eagerly, tmp_path):
    text = (
        '[overlay]\nname = "hard"\nfor = "campaign"\nen = "Hard"\n"zh-CN" = "难"\n[attack]\ndifficulty = 15\n'
    )
    game = eagerly(
        new_game("campaign", "river-crossing", seed=7, overlays=[parse_overlay(text, "hard.toml")])
    )
    number = next(number for number, ply in enumerate(game.plies, 1) if ply.dice)
    file = tmp_path / "hard.game"
    Journal.of(game).save(file)
    ended = bingqi("explain", file, number)
    assert re.search(r"CAMP W12.*house rule:? hard$", ended.out, re.MULTILINE)
    assert "house rule" not in bingqi("explain", file, 2).out


def test_an_action_that_is_not_there(refused, record, played):
    last = len(played.plies)
    sentence = f"There is no action {last + 1} in this record; the numbers go from 1 to {last}."
    assert refused("explain", record, last + 1) == sentence
    assert (
        refused("explain", record, last + 1, "--lang", "zh-CN")
        == f"这份棋谱里没有第 {last + 1} 个行动，编号从 1 到 {last}。"
    )


def test_what_is_no_number(refused, record):
    assert refused("explain", record, "last").startswith("PLY has to be a whole number")
    assert refused("explain", record) == "The line lacks PLY."

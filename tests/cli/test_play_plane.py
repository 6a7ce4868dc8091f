"""`bingqi play` on the plane: elements and groups, moves by number and by pose, forecasts, tables."""

import io
import re

import pytest

from bingqi.cli.main import main
from bingqi.game import registry
from bingqi.game.explain import wide
from bingqi.game.journal import load
from bingqi.rulesets.dba3 import RULESET

SCENARIO = """
set_up = "given"
deploy = false
attacker = "Red"
bounds = 4

[scenario]
en = "Two lines"
zh-CN = "两军对垒"
story = "Nobody has far to go."
story-zh-CN = "谁也不用走远。"
minutes = 5

[[feature]]
ground = "wood"
corners = [[1, 6], [3, 6], [3, 8], [1, 8]]
title = { en = "Old wood", zh-CN = "老林" }
"""
SIDE = """
[[side]]
name = "{name}"
title = {{ en = "{name}", zh-CN = "{zh}" }}
home = "arable"
aggression = 1
base_edge = "{edge}"
camp = false
"""
PLACED = """
[[side.placed]]
troops = "{troops}"
at = [{x}, {y}]
facing = {facing}
general = {general}
"""


def scenario() -> str:
    """Red blades and bows two base widths before blue warband, the generals on the right."""
    text = SCENARIO
    for name, zh, edge, y, facing, troops in (
        ("Red", "红方", "near", 6.0, 0, ("4Bw", "4Bd", "4Bd", "3Kn")),
        ("Blue", "蓝方", "far", 8.0, 180, ("4Wb", "4Wb", "4Sp", "3Kn")),
    ):
        text += SIDE.format(name=name, zh=zh, edge=edge)
        for place, code in enumerate(troops):
            general = "true" if code == "3Kn" else "false"
            code = code if code != "4Sp" else "Sp"
            text += PLACED.format(troops=code, x=5.5 + place, y=y, facing=facing, general=general)
    return text


@pytest.fixture
def sit(tmp_path, monkeypatch, capsys):
    """Types lines into a game of Red against a computer; what the screen showed, and where the game is."""
    file, kept = tmp_path / "two-lines.toml", tmp_path / "kept.game"
    file.write_text(scenario(), "utf-8")
    monkeypatch.setitem(registry._registered, "dba3", RULESET)

    def type_in(*lines, language="en", columns="80"):
        monkeypatch.setenv("COLUMNS", columns)
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        words = ["play", "dba3", "--scenario", str(file), "--seed", "1", "--red", "me", "--save", str(kept)]
        with pytest.raises(SystemExit) as ended:
            main([*words, "--lang", language])
        out = capsys.readouterr().out
        assert ended.value.code == 0, out
        shown = re.sub(r"^(Red|红方)[^>\n]*> ", "", out, flags=re.MULTILINE)
        assert max(wide(line) for line in shown.splitlines() if str(tmp_path) not in line) <= int(columns)
        assert not re.search(r"<[a-z]+-[\w-]*>", out), out
        return out, kept

    return type_in


def played(kept) -> list[str]:
    return [ply.action for ply in load(kept).plies]


def test_elements_and_groups_are_offered_and_the_chosen_ones_moved_by_number(sit):
    out, kept = sit("roll for pips", "Bd1 to 6.5,6.5 facing 000", "quit")
    assert re.search(r"2  Bd1 +cost 1", out) and "Bw1 Bd1-2 Kn1 (4)" in out
    assert "[Bw1↑[Bd1↑[Bd2↑[Kn1↑" in out and "<Wb1↓<Wb2↓<Sp1↓<Kn2↓" in out
    assert played(kept)[-1] == "Bd1 to 6.50,6.50 facing 000"
    assert "Bd1 moves 0.50 BW (PIPs: 1)." in out


def test_a_pose_alone_moves_what_was_chosen(sit):
    out, kept = sit("roll for pips", "choose Bd1", "6.5,6.5 000", "quit")
    assert "Where does Bd1 move?" in out and "straight ahead" in out
    assert played(kept)[-2:] == ["choose Bd1", "Bd1 to 6.50,6.50 facing 000"]


def test_families_are_opened_by_number_and_left_again(sit):
    out, _ = sit("roll for pips", "choose Kn1", "1", "back", "quit")
    assert re.search(r"\n  1  into contact: \d+ ways\n", out)
    assert "Where does Kn1 move? (into contact)" in out and "Red into contact> " in out
    assert re.search(r"\n +\d+  Kn1 contacts \w+, front edge +cost 1\n", out)


def test_a_combat_is_foreseen_and_then_told_with_its_clauses(sit):
    lines = ("roll for pips", "Kn1 contacts Kn2 front", "end moves", *["1"] * 3, "quit")
    out, _ = sit(*lines)
    assert re.search(r"Kn1 +\+\d +\+4 against mounted, \+1 general", out)
    assert re.search(r"\d+\.\d %  \d+/\d+ +Kn2 recoils", out)
    assert re.search(r"\+4  Kn1 against mounted +DBA3 D102", out)
    assert re.search(r"d6=\d  Kn1 die +DBA3 D100", out)


def test_why_and_tables_answer_in_chinese(sit):
    out, _ = sit("roll for pips", "why Bd1 to 6.5,14 facing 000", "roster", "quit", language="zh-CN")
    assert "DBA3 P22" in out and "损失" in out
    assert re.search(r"Bw1 +红方 +弓手（4Bw） +2/4/2 +3\.00 +5\.50,6\.00 000", out)
    assert "w Wood1：老林（通行艰难、阻挡视线）" in out


def test_the_units_stand_beside_the_board_where_there_is_room(sit):
    out, _ = sit("quit", columns="150")
    assert re.search(r"   0 .* 15 +\[Bw1\] +Bows +4Bw 2/4 +5\.50,6\.00 000\n", out)

"""`bingqi match`."""

import os
import pty
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest

from bingqi.agents.arena import match
from bingqi.cli import match as command
from bingqi.game.registry import ruleset
from bingqi.game.scenario import find_scenario
from bingqi.kit import tiers

FEW = ("-n", 6, "--tier", "plain")


def test_the_table_has_every_side_with_its_rate_and_interval(bingqi):
    ended = bingqi("match", "campaign", "river-crossing", "--blue", "random", *FEW)
    assert ended.code == 0
    assert ended.lines[0] == "The Crossing: 6 games, seeds 1 to 6"
    assert ended.lines[2].split("  ")[0] == "Side"
    red, blue = [line.split() for line in ended.lines[3:5]]
    assert red[:2] == ["Red", "greedy"] and blue[:2] == ["Blue", "random"]
    assert red[4] == blue[4] == "%" and red[-3:-1] == ["to", red[-2]]
    assert ended.lines[6].startswith("Draws ")
    assert ended.lines[-1].endswith("(plain tier, one thread)")


def test_in_chinese(bingqi):
    ended = bingqi("match", "campaign", "river-crossing", "--lang", "zh-CN", *FEW)
    assert ended.lines[0] == "渡河之战：共 6 局，种子 1 至 6"
    assert [line.split()[0] for line in ended.lines[2:5]] == ["参战方", "红方", "蓝方"]


def test_the_answer_for_programs_is_the_arena_s(bingqi):
    found = bingqi("match", "campaign", "river-crossing", "--red", "random", "--seed", 5, *FEW, "--json").json
    book = ruleset("campaign")
    report = match(
        book,
        find_scenario(book, "river-crossing"),
        {"Red": "random", "Blue": "greedy"},
        6,
        5,
        tier="plain",
    )
    assert found["players"] == {"Red": "random", "Blue": "greedy"}
    assert (found["red_wins"], found["blue_wins"]) == (report.wins["Red"], report.wins["Blue"])
    assert (found["games"], found["draws"], found["unfinished"]) == (6, report.draws, report.unfinished)
    assert found["interval"]["red"] == list(report.interval("Red"))
    assert found["plies_mean"] == report.plies_mean
    assert found["red_wins"] + found["blue_wins"] + found["draws"] + found["unfinished"] >= 6
    assert (found["tier"], found["threads"], found["seed"]) == ("plain", 1, 5)
    assert found["seconds"] > 0


def test_the_same_seed_gives_the_same_and_another_seed_something_else(bingqi):
    def wins(seed):
        found = bingqi(
            "match", "campaign", "--red", "random", "--blue", "random", "--seed", seed, *FEW, "--json"
        ).json
        return found["red_wins"], found["blue_wins"], found["plies_mean"]

    assert wins(1) == wins(1) != wins(900)


def test_any_side_is_named_in_any_case(bingqi):
    found = bingqi("match", "campaign", "--side", "rED=random", "--side", "Blue=random", *FEW, "--json").json
    assert found["players"] == {"Red": "random", "Blue": "random"}


def test_a_scenario_of_one_s_own(bingqi, tmp_path):
    own = tmp_path / "mine.toml"
    own.write_text(find_scenario(ruleset("campaign"), "river-crossing").text.replace("The Crossing", "Mine"))
    ended = bingqi("match", "campaign", own, *FEW)
    assert ended.lines[0].startswith("Mine: 6 games")


def test_house_rules_count(bingqi, tmp_path):
    house = tmp_path / "short.toml"
    house.write_text(
        '[overlay]\nname = "easy"\nfor = "campaign"\nen = "Easy"\n"zh-CN" = "易"\n[attack]\ndifficulty = 1\n'
    )
    words = ("match", "campaign", "--red", "random", "--blue", "random", *FEW, "--json")
    plain, changed = bingqi(*words).json, bingqi(*words, "--overlay", house).json
    assert changed["overlays"] == ["easy"]
    assert changed["plies_mean"] != plain["plies_mean"]


def test_a_few_games_do_not_wait_for_the_compiler(monkeypatch):
    book = ruleset("campaign")
    monkeypatch.setattr(tiers, "is_warm", lambda package: False)
    assert command._tier("auto", book, 99) == "plain"
    assert command._tier("auto", book, 100) == "auto"
    assert command._tier("fast", book, 1) == "fast"
    monkeypatch.setattr(tiers, "is_warm", lambda package: True)
    assert command._tier("auto", book, 1) == "auto"


def test_a_bar_is_drawn_for_people_only():
    words = [
        sys.executable,
        "-m",
        "bingqi",
        "match",
        "campaign",
        "river-crossing",
        "-n",
        "3",
        "--tier",
        "plain",
    ]
    outside, inside = pty.openpty()
    with ThreadPoolExecutor(1) as reader:  # a terminal that nobody reads stops who writes to it
        reading = reader.submit(all_that_is_drawn, outside)
        done = subprocess.run(
            words, stdout=subprocess.PIPE, stderr=inside, env={**os.environ, "TERM": "xterm"}
        )
        os.close(inside)
        drawn = reading.result()
    os.close(outside)
    assert done.returncode == 0 and "3 games" in done.stdout.decode()
    assert "The Crossing" in drawn or "3/3" in drawn
    quiet = subprocess.run(words, capture_output=True)
    assert quiet.stderr == b""


def all_that_is_drawn(terminal: int) -> str:
    """What is written to a terminal until its other end is closed."""
    pieces = []
    with suppress(OSError):
        while piece := os.read(terminal, 65536):
            pieces.append(piece)
    return b"".join(pieces).decode(errors="replace")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("-n", 0), "-n has to be a whole number from 1 to 100000, not “0”."),
        (("-n", "many"), "-n has to be a whole number from 1 to 100000, not “many”."),
        (("--seed", "-3"), "--seed has to be a whole number from 0 to 4611686018427387903, not “-3”."),
        (("--threads", 0), "--threads has to be a whole number from 1 to 64, not “0”."),
        (("--red", "gredy"), "There is no agent “gredy”. Did you mean “greedy”?"),
        (("--side", "Gren=random"), "This scenario has no side “Gren”."),
        (("--side", "Red"), "“Red” does not name a side and its agent; write for instance Red=greedy."),
        (("--side", "=random"), "“=random” does not name a side and its agent"),
        (("--red", "greedy", "--side", "Red=random"), "An agent for Red is given twice."),
        (("--tier", "quick"), "There is no tier “quick”: use auto, plain or fast."),
        (("rver-crossing",), "There is no scenario called “rver-crossing”. Did you mean “river-crossing”?"),
        (("--overlay", "missing.toml"), "There is no file “missing.toml”."),
        (("--rde", "greedy"), "There is no option “--rde” here. Did you mean “--red”?"),
        (("-n",), "The option “-n” needs a value after it."),
    ],
)
def test_what_cannot_be(refused, words, sentence):
    assert refused("match", "campaign", *words).startswith(sentence)


def test_what_cannot_be_in_chinese(refused):
    assert (
        refused("match", "campaign", "-n", 0, "--lang", "zh-CN")
        == "-n 须是 1 到 100000 之间的整数，不能是“0”。"
    )


def test_the_fast_tier_without_numba(refused, monkeypatch):
    monkeypatch.setattr(tiers, "is_fast_available", lambda: False)
    monkeypatch.setattr(tiers, "fast", tiers.fast.__wrapped__)  # whatever has been played before
    assert refused("match", "campaign", "--tier", "fast") == (
        'The fast tier needs Numba, which is not installed. Install it with: pip install "bingqi[fast]"'
    )


def test_without_numba_auto_is_plain(bingqi, monkeypatch):
    monkeypatch.setattr(tiers, "is_fast_available", lambda: False)
    assert bingqi("match", "campaign", "-n", 1, "--json").json["tier"] == "plain"

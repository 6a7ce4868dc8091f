"""docs/command-line.md against what the commands answer: every key is told, and every key told is there."""

import re
from pathlib import Path

import pytest

from bingqi.cli.main import COMMANDS
from bingqi.kit import tiers

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "command-line.md").read_text("utf-8")
SECTIONS = dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))
WITHOUT_JSON = {"play", "serve"}

OVERLAY = (
    '[overlay]\nname = "hard"\nfor = "campaign"\nen = "Hard"\n"zh-CN" = "难"\n[attack]\ndifficulty = 15\n'
)
CASE = """
ruleset = "campaign"
[[case]]
id = "zone"
clauses = ["W9"]
en = "A zone has to be left."
"zh-CN" = "须离开交战区。"
question = "PLAN"
actions = ["R1 to 0304 along SE"]
[case.position.units]
R1 = { at = "0303" }
B1 = { at = "0403" }
[case.expect]
refused = "W9"
"""


@pytest.fixture
def answers(bingqi, record, before_attack, attack, tmp_path, monkeypatch):
    """What a command answers to programs, in all the ways that its keys can come about."""
    (tmp_path / "case.toml").write_text(CASE, "utf-8")
    (tmp_path / "hard.toml").write_text(OVERLAY, "utf-8")
    changed = re.sub(
        r'^\[Result "Blue', '[Result "Red', record.read_text("utf-8"), count=1, flags=re.MULTILINE
    )
    (tmp_path / "changed.game").write_text(changed, "utf-8")
    monkeypatch.setattr(tiers, "is_fast_available", lambda: True)
    monkeypatch.setattr("bingqi.kit.tiers.is_warm", lambda package: True)
    lines = {
        "rulesets": [()],
        "scenarios": [("campaign",)],
        "match": [("campaign", "-n", 2, "--tier", "plain", "--overlay", tmp_path / "hard.toml")],
        "replay": [(record,)],
        "verify": [(record,), (tmp_path / "changed.game",)],
        "explain": [(record, attack)],
        "odds": [(before_attack, "end planning")],
        "check": [(tmp_path / "case.toml",)],
        "clauses": [("campaign",)],
        "effects": [("campaign", "--games", 0, "--tier", "plain")],
        "overlay": [(tmp_path / "hard.toml",), ("--new", "campaign")],
        "warm": [("campaign",)],
    }

    def answers(command):
        if command == "bench":
            monkeypatch.setattr(tiers, "is_fast_available", lambda: False)
            return [bingqi("bench", "campaign", "--seconds", 0.2, "--json").json]
        ended = [bingqi(command, *words, "--json") for words in lines[command]]
        assert all(one.code in (0, 1) for one in ended), ended
        return [one.json for one in ended]

    return answers


def keys_told(command):
    """The keys in the table of a command's section, as patterns."""
    rows = re.findall(r"^\| (`.+?`) \| ", SECTIONS[command], re.MULTILINE)
    return [key for row in rows for key in re.findall(r"`([^`]+)`", row)]


def fits(told, path):
    return re.fullmatch(
        re.sub(r"<\w+>", r"[^.]+", re.escape(told).replace(r"\<", "<").replace(r"\>", ">")), path
    )


def paths(value, told, path=""):
    """Every path in an answer, down to the values or to the last key that the page tells of."""
    goes_on = [key for key in told if key.startswith((f"{path}.", f"{path}["))] or "<" in "".join(told)
    if path and any(fits(key, path) for key in told):
        yield path
        if not [key for key in told if key.startswith((f"{path}.", f"{path}[]"))]:
            return
    if isinstance(value, dict) and (goes_on or not path):
        for key, held in value.items():
            yield from paths(held, told, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and goes_on:
        for held in value:
            yield from paths(held, told, f"{path}[]")
    elif not any(fits(key, path) for key in told):
        yield path


@pytest.mark.parametrize("command", sorted(set(COMMANDS) - WITHOUT_JSON))
def test_the_page_tells_every_key_and_no_other(command, answers):
    told = keys_told(command)
    found = {path for answer in answers(command) for path in paths(answer, told)}
    assert len(told) == len(set(told)) > 0
    assert [path for path in sorted(found) if not any(fits(key, path) for key in told)] == []
    assert [key for key in told if not any(fits(key, path) for path in found)] == []


def test_a_key_that_the_page_does_not_tell_is_found():
    told = ["a[].b", "<side>_wins", "rate.<side>", "c"]
    answer = {"a": [{"b": 1, "x": 2}], "red_wins": 1, "rate": {"red": 1}, "c": {"deep": 1}, "y": None}
    assert {path for path in paths(answer, told) if not any(fits(key, path) for key in told)} == {
        "a[].x",
        "y",
    }


def test_the_page_has_every_command_in_order():
    listed = re.findall(r"^\| `(\w+)[^`]*` \|", PAGE, re.MULTILINE)
    assert [name for name in listed if name in COMMANDS][: len(COMMANDS)] == list(COMMANDS)
    assert set(SECTIONS) >= set(COMMANDS) - WITHOUT_JSON


@pytest.mark.parametrize("command", sorted(set(COMMANDS) - WITHOUT_JSON))
def test_every_command_that_answers_has_json(command, bingqi):
    assert "--json" in bingqi(command, "--help").out


@pytest.mark.parametrize("command", sorted(COMMANDS))
@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_every_option_is_explained(command, language, bingqi):
    ended = bingqi(command, "--help", "--lang", language)
    assert ended.code == 0
    assert "<" not in ended.out.replace("<side>", "")

"""`bingqi rulesets`."""

import subprocess
import sys

import pytest

from bingqi.game.registry import ruleset, ruleset_names
from bingqi.game.scenario import scenario_names

HEAVY = ("numpy", "numba", "rich", "pydantic")


def test_every_ruleset_has_a_line(bingqi):
    ended = bingqi("rulesets")
    assert ended.code == 0
    assert [line.split()[0] for line in ended.lines[1:]] == ruleset_names()
    assert f"campaign  Campaign  {ruleset('campaign').version}" in ended.out


def test_the_answer_for_programs(bingqi):
    found = bingqi("rulesets", "--json").json["rulesets"]
    [campaign] = [entry for entry in found if entry["name"] == "campaign"]
    book = ruleset("campaign")
    assert campaign["scenarios"] == scenario_names(book)
    assert (campaign["version"], campaign["title"]) == (book.version, "Campaign")
    assert campaign["clauses"] == len(book.clauses.clauses)


def test_in_chinese(bingqi):
    ended = bingqi("rulesets", "--lang", "zh-CN")
    assert ended.lines[0].split() == ["规则", "名称", "版本", "想定"]
    assert "战役" in ended.out


@pytest.mark.parametrize("word", ["--version", "rulesets"])
def test_what_is_not_needed_is_not_imported(word):
    watch = "\n".join(
        (
            "import sys, bingqi.cli.main",
            f"try: bingqi.cli.main.main([{word!r}])",
            "finally: print(sorted(sys.modules), file=sys.stderr)",
        )
    )
    done = subprocess.run([sys.executable, "-c", watch], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    modules = set(eval(done.stderr))
    assert not {name for name in modules if name.split(".")[0] in HEAVY}
    assert "bingqi.cli.main" in modules


def test_a_word_too_many(refused):
    assert refused("rulesets", "campaign") == "The line has a word too many: “campaign”."

"""`bingqi warm` and `bingqi bench`, with a ruleset that another package offers and that compiles quickly.

Compiling is done once for all of these tests, in the background, which is tested by the way.
"""

import json
import math
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import bingqi as bingqi_package
from bingqi.cli import speed
from bingqi.errors import UserError
from bingqi.game.registry import ruleset
from bingqi.game.scenario import find_scenario, open_scenario
from bingqi.kit import tiers

pytest.importorskip("numba")

TESTS = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def surroundings(tmp_path_factory):
    """The environment of a machine on which a package offers the toy, with a cache folder of its own."""
    package = tmp_path_factory.mktemp("offered") / "toy-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[bingqi.rulesets]\ntoy = toy:RULESET\n")
    places = [str(package.parent), str(TESTS), *(place for place in sys.path if place)]
    cache = tmp_path_factory.mktemp("cache")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(places), "BINGQI_CACHE": str(cache)}


@pytest.fixture(scope="module")
def run(surroundings):
    """Run a command line in a process of its own."""

    def run(*words, **changes):
        return subprocess.run(
            [sys.executable, "-m", "bingqi", *map(str, words)],
            env=surroundings | changes,
            capture_output=True,
            encoding="utf-8",
        )

    return run


@pytest.fixture(scope="module")
def compiled(run):
    """The toy, compiled by a process in the background; what `warm --background` answered."""

    def status():
        return json.loads(run("warm", "toy", "--background", "--json").stdout)

    started, now = status(), {"status": "compiling"}
    while now["status"] == "compiling" or (os.name == "nt" and now["status"] == "started"):
        time.sleep(1)
        now = status()
    assert now["status"] == "cached", now  # "started" again: the process has ended before its work
    return started


def test_the_background_goes_on_by_itself(compiled):
    assert compiled["status"] == "started" and compiled["process"] > 0
    assert list(Path(compiled["folder"]).rglob("*.nbi"))


def test_what_is_compiled_is_not_compiled_again(run, compiled):
    done = run("warm", "toy")
    assert (done.returncode, done.stdout, done.stderr) == (0, "toy was compiled already.\n", "")
    assert run("warm", "toy", "--lang", "zh-CN").stdout == "toy 早已编译。\n"


def test_a_source_that_is_moved_is_not_compiled_again(run, surroundings, compiled, tmp_path):
    moved = tmp_path / "a folder with another name"
    for package in (Path(bingqi_package.__file__).parent, TESTS / "toy"):
        shutil.copytree(package, moved / package.name, copy_function=shutil.copyfile)
    places = os.pathsep.join([str(moved), surroundings["PYTHONPATH"]])
    kept = {file: file.stat().st_mtime_ns for file in Path(compiled["folder"]).rglob("*")}
    assert json.loads(run("warm", "toy", "--json", PYTHONPATH=places).stdout)["status"] == "cached"
    words = ("match", "toy", "--side", "scouts=random", "-n", 30, "--tier", "fast", "--json")
    there, here = (json.loads(run(*words, **changes).stdout) for changes in ({"PYTHONPATH": places}, {}))
    assert there["scouts_wins"] == here["scouts_wins"]
    assert {file: file.stat().st_mtime_ns for file in Path(compiled["folder"]).rglob("*")} == kept


def test_a_match_in_the_fast_tier_and_one_in_the_plain_tier_are_the_same(run, compiled):
    words = ("match", "toy", "--side", "scouts=random", "-n", 30, "--json")
    fast, plain = (json.loads(run(*words, "--tier", tier).stdout) for tier in ("fast", "plain"))
    timed = {"seconds", "tier"}
    assert {k: v for k, v in fast.items() if k not in timed} == {
        k: v for k, v in plain.items() if k not in timed
    }
    assert (fast["tier"], plain["tier"]) == ("fast", "plain")
    assert set(fast) >= {"scouts_wins", "guards_wins"}
    two = json.loads(run(*words, "--tier", "fast", "--threads", 2).stdout)
    assert two["scouts_wins"] == fast["scouts_wins"] and two["threads"] == 2


def test_bench_measures_everything(run, compiled):
    done = run("bench", "toy", "--seconds", 1, "--threads", 1, "--threads", 2, "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    for rates in (found["decisions_per_s"], found["games_per_s"]):
        assert set(rates) == {"plain", "fast"}
        assert set(rates["plain"]) == {"1"} and set(rates["fast"]) == {"1", "2"}
        assert all(0 < rate < math.inf for tier in rates.values() for rate in tier.values())
    for tier, threads in (("plain", "1"), ("fast", "1"), ("fast", "2")):
        assert found["decisions_per_s"][tier][threads] > found["games_per_s"][tier][threads]
    assert all(0 < found[name] < math.inf for name in ("clone_us", "compile_s", "cached_start_s"))
    assert (found["ruleset"], found["scenario"]) == ("toy", "stepping-stones")


def test_bench_as_a_table(run, compiled):
    done = run("bench", "toy", "three-fords", "--seconds", 0.5, "--threads", 1, "--no-compile")
    lines = done.stdout.splitlines()
    assert done.returncode == 0, done.stderr
    assert lines[0].split() == ["Tier", "Threads", "Decisions/s", "Games/s"]
    assert [line.split()[0] for line in lines[1:3]] == ["plain", "fast"]
    assert lines[5].split() == ["Compiling", "—"]
    assert lines[4].endswith(" µs") and lines[6].endswith(" s")


def test_a_folder_that_cannot_be_made(run, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    for words in (("warm", "toy"), ("bench", "toy"), ("match", "toy", "--tier", "fast")):
        done = run(*words, BINGQI_CACHE=str(blocked))
        assert done.returncode == 2 and done.stdout == ""
        assert (
            done.stderr.startswith(f"The folder for compiled rules, {blocked}")
            and "BINGQI_CACHE" in done.stderr
        )


@pytest.mark.parametrize("measured", [speed.cached_start_seconds, speed.compile_seconds])
def test_a_process_that_fails_is_told_in_a_sentence(monkeypatch, measured):
    monkeypatch.setattr(tiers, "is_warm", lambda package: False)
    monkeypatch.setattr(speed, "environment", lambda **changes: {"PYTHONHOME": "nowhere"})
    with pytest.raises(UserError, match=r"The process that was to be timed has failed \("):
        measured(ruleset("campaign"))


def test_is_warm_wants_all_that_is_compiled(monkeypatch, tmp_path):
    monkeypatch.setattr(tiers, "cache_folder", lambda package: tmp_path)
    for place, name in enumerate(tiers.COMPILED):
        assert not tiers.is_warm("campaign"), place
        (tmp_path / f"batch.{name}-entry.py311.nbi").write_text("")
    assert tiers.is_warm("campaign")


def test_the_plain_tier_alone_is_measured_without_numba(bingqi, monkeypatch):
    monkeypatch.setattr(tiers, "is_fast_available", lambda: False)
    found = bingqi("bench", "campaign", "--seconds", 0.3, "--json").json
    assert set(found["decisions_per_s"]) == {"plain"}
    assert found["clone_us"] is found["compile_s"] is found["cached_start_s"] is None


def test_a_run_starts_from_the_same_states_each_time():
    book = ruleset("campaign")
    opening = open_scenario(book, find_scenario(book, "river-crossing"))
    run = speed._Run(book, opening, "plain", 1, 2)
    run.measure()
    ended = [state.pack() for state in run.states]
    run.measure()
    assert [state.pack() for state in run.states] == ended
    assert ended[0] != ended[1] and ended[0] != opening.state.pack()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("bench", "campaign", "--seconds", 0), "--seconds has to be a number of seconds above 0"),
        (("bench", "campaign", "--seconds", "soon"), "--seconds has to be a number of seconds above 0"),
        (("bench", "campaign", "--seconds", "nan"), "--seconds has to be a number of seconds above 0"),
        (("bench", "campaign", "--threads", 0), "--threads has to be a whole number from 1 to 64"),
        (("bench", "campain"), "There is no ruleset called “campain”. Did you mean “campaign”?"),
        (("bench", "campaign", "nowhere"), "There is no scenario called “nowhere”."),
        (("warm", "campain"), "There is no ruleset called “campain”. Did you mean “campaign”?"),
    ],
)
def test_what_cannot_be(refused, words, sentence):
    assert refused(*words).startswith(sentence)


def test_warm_without_numba(refused, monkeypatch):
    monkeypatch.setattr(tiers, "is_fast_available", lambda: False)
    monkeypatch.setattr(tiers, "fast", tiers.fast.__wrapped__)
    assert refused("warm", "campaign").startswith("The fast tier needs Numba, which is not installed.")

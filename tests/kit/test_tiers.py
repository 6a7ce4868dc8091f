"""The two tiers: a cache that knows every source, types that are declared, entry points that play alike."""

import importlib
import shutil
import sys
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import toy

from bingqi.errors import UserError
from bingqi.game.scenario import find_scenario, open_scenario
from bingqi.kit import tiers
from bingqi.kit.action import Actions
from bingqi.kit.batch import Player
from bingqi.kit.log import new_log
from bingqi.kit.rule import RULES, Rule
from bingqi.kit.scratch import zeros
from bingqi.kit.table import FastTable, PlainTable, row_of

numbers = count()
OPENING = open_scenario(toy.RULESET, find_scenario(toy.RULESET, "stepping-stones"))


# ---------------------------------------------------------------- the digest of the sources


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package of two modules, and how to take its digest."""
    name = f"rules{next(numbers)}"
    folder = tmp_path / name
    (folder / "deep").mkdir(parents=True)
    for file in ("__init__.py", "turn.py", "deep/__init__.py", "deep/dice.py"):
        (folder / file).write_text(f"# {file}\n")
    monkeypatch.syspath_prepend(tmp_path)
    importlib.import_module(name)
    return name, folder


def digest(name):
    tiers.source_digest.cache_clear()
    return tiers.source_digest(name)


@pytest.mark.parametrize(
    "change",
    [
        lambda folder: (folder / "turn.py").write_text("# turn.py \n"),
        lambda folder: (folder / "deep" / "dice.py").write_text(""),
        lambda folder: (folder / "new.py").touch(),
        lambda folder: (folder / "deep" / "dice.py").unlink(),
        lambda folder: (folder / "turn.py").rename(folder / "tuna.py"),
    ],
    ids=["an edit", "an edit below", "a new module", "a module gone", "a module renamed"],
)
def test_the_digest_changes_with_every_source(package, change):
    name, folder = package
    before = digest(name)
    change(folder)
    assert digest(name) != before
    assert len(digest(name)) == 16


def test_the_digest_changes_with_a_source_of_the_kit(package, monkeypatch, tmp_path):
    name, _ = package
    real = tiers._folder
    copied = shutil.copytree(real("bingqi.kit"), tmp_path / "kit")
    monkeypatch.setattr(tiers, "_folder", lambda owner: copied if owner == "bingqi.kit" else real(owner))
    before = digest(name)
    (copied / "dice.py").write_text("# other dice\n")
    assert digest(name) != before


def test_the_digest_does_not_change_with_what_is_no_source(package):
    name, folder = package
    before = digest(name)
    (folder / "data.toml").write_text("x = 1\n")
    assert digest(name) == before


@pytest.mark.parametrize("places", ["123", "321"])
def test_the_digest_does_not_change_with_the_places_of_the_sources(package, monkeypatch, tmp_path, places):
    name, _ = package
    owners, before = (*tiers.SHARED_PACKAGES, name), digest(name)
    moved = {
        owner: shutil.copytree(tiers._folder(owner), tmp_path / place / owner.rpartition(".")[2])
        for owner, place in zip(owners, places)
    }
    monkeypatch.setattr(tiers, "_folder", moved.get)
    assert digest(name) == before


def test_two_packages_have_two_digests(package):
    assert digest(package[0]) != digest("toy")


@pytest.mark.parametrize("installed", ["0.61.0", None])
def test_the_digest_changes_with_the_compiler(package, monkeypatch, installed):
    from importlib import metadata

    def version(name):
        if installed is None:
            raise metadata.PackageNotFoundError(name)
        return installed

    before = digest(package[0])
    monkeypatch.setattr(metadata, "version", version)
    assert digest(package[0]) != before


def test_the_cache_is_named_for_the_ruleset_and_its_digest(monkeypatch, tmp_path):
    monkeypatch.setenv("BINGQI_CACHE", str(tmp_path / "here"))
    assert tiers.cache_folder("toy") == tmp_path / "here" / f"toy-{digest('toy')}"
    assert not tiers.is_warm("toy")
    monkeypatch.delenv("BINGQI_CACHE")
    if sys.platform != "win32":
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
        assert tiers.cache_folder("bingqi.rulesets.campaign").parent == tmp_path / "cache" / "bingqi"
        assert tiers.cache_folder("bingqi.rulesets.campaign").name.startswith("campaign-")
        monkeypatch.delenv("XDG_CACHE_HOME")
        assert tiers.cache_folder("toy").parent == Path.home() / ".cache" / "bingqi"


def test_without_numba_one_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setattr(tiers, "is_fast_available", lambda: False)
    with pytest.raises(UserError, match=r"Install it with: pip install \"bingqi\[fast\]\""):
        tiers.fast.__wrapped__("toy", toy.RULESET.rules)


# ---------------------------------------------------------------- what has to be counted


class Pair(NamedTuple):
    cell: int
    cost: int


class Mixed(NamedTuple):
    cells: list[int]
    count: int


def makes(length: int) -> int:
    return sum(zeros(length))


def gives(length: int) -> list[int]:
    return zeros(length)


def packs(length: int) -> Mixed:
    return Mixed(zeros(length), length)


def is_given(length: int) -> int:
    return len(gives(length))


def is_given_packed(length: int) -> int:
    return packs(length).count


def says_nothing(length):
    return length


def has_copy(length: int) -> int:
    return copied(length)


def copied(length: int) -> int:
    return makes(length) + len(zeros(length))


def sums(row: list[int]) -> int:
    return sum(row)


def pairs(row: list[int]) -> Pair:
    return Pair(sums(row), 0)


def gives_nothing(row: list[int]) -> None:
    pairs(row)


def asks_who_makes(length: int) -> int:
    return makes(length)


COUNTING = (makes, gives, packs, is_given, is_given_packed, says_nothing, has_copy, copied)
LOOKING = (sums, pairs, gives_nothing, asks_who_makes)


@pytest.mark.parametrize("function", COUNTING + LOOKING)
def test_who_makes_working_space_or_is_given_it_counts(monkeypatch, function):
    for each in COUNTING + LOOKING:
        monkeypatch.setitem(RULES, each, Rule(each, (), is_compiled=True, inline=each is copied))
    tiers._holds_space.cache_clear()
    assert tiers._holds_space(function) == (function in COUNTING)


# ---------------------------------------------------------------- declared types


class Unknown(NamedTuple):
    thing: object
    count: int


def test_a_declared_type_has_its_counterpart():
    types = pytest.importorskip("numba").types
    assert tiers._numba_type(int) == tiers._numba_type(Player) == types.int64
    assert tiers._numba_type(bool) == types.boolean
    assert tiers._numba_type(float) == types.float64
    assert tiers._numba_type(list[int]) == types.Array(types.int32, 1, "C")
    assert tiers._numba_type(toy.RULESET.state).dtype == toy.RULESET.state.layout.dtype
    assert tiers._numba_type(Pair).dtype == types.int64
    assert [str(part) for part in tiers._numba_type(Mixed).types] == ["array(int32, 1d, C)", "int64"]


@pytest.mark.parametrize("hint", [Any, object, str, Unknown, list[str]])
def test_what_has_no_counterpart_is_compiled_as_it_is_called(hint):
    pytest.importorskip("numba")
    assert tiers._numba_type(hint) is None


# ---------------------------------------------------------------- both tiers


def firsts(games):
    found = []
    for seed in range(games):
        state = OPENING.state.copy()
        state.dice.seed = seed
        found.append(state)
    return found


def play_games(tier, states, players):
    entries = getattr(tiers, tier)("toy", toy.RULESET.rules)
    rows = [OPENING.setting], [new_log()], [Actions()]
    if tier == "fast":
        import numpy as np

        rows, players = [row_of(row) for row in rows], np.array(players, np.int64)
    setting, log, out = rows
    return entries.play_games(states, 0, len(states), setting, log, out, players, 200)


@pytest.mark.parametrize("players", [(Player.RANDOM, Player.RANDOM), (Player.GREEDY, Player.RANDOM)], ids=str)
def test_whole_games_end_alike_in_both_tiers(players):
    pytest.importorskip("numba")
    plain, fast = firsts(30), row_of(firsts(30))
    assert play_games("plain", plain, players) == play_games("fast", fast, players) > 300
    assert b"".join(state.pack() for state in plain) == fast.tobytes()
    assert all(state.is_over for state in plain)


def test_a_batch_plays_as_a_table_does():
    [state] = firsts(1)
    played = state.copy()
    made = play_games("plain", [played], (Player.RANDOM, Player.RANDOM))
    from bingqi.agents import agent

    table, player = PlainTable(toy.RULESET, OPENING.setting, state), agent("random")
    for _ in range(made):
        table.play(player.choose(table))
    assert table.pack() == played.pack()


def test_a_game_stops_at_the_cap():
    [state] = firsts(1)
    entries = tiers.plain("toy", toy.RULESET.rules)
    assert entries.play_games([state], 0, 1, [OPENING.setting], [new_log()], [Actions()], (0, 0), 3) == 3
    assert (state.dice.ply, state.is_over) == (3, 0)


def test_what_is_on_the_disk_is_taken_without_the_rules_below_it(monkeypatch):
    pytest.importorskip("numba")
    players = (Player.RANDOM, Player.RANDOM)
    made, asked = play_games("fast", row_of(firsts(1)), players), []
    monkeypatch.setattr(tiers, "_dispatchers", lambda *given: asked.append(given))
    monkeypatch.setattr(tiers, "fast", tiers.fast.__wrapped__)
    assert play_games("fast", row_of(firsts(1)), players) == made
    assert not asked


def test_the_compiled_tier_notices_an_index_out_of_bounds():
    pytest.importorskip("numba")
    table = FastTable(toy.RULESET, OPENING.setting, OPENING.state)
    with pytest.raises(IndexError):
        table._entries.list_actions(table._states, 1, table._setting, table._out)


def test_a_row_keeps_padding_zero():
    row = row_of(firsts(3))
    assert row.tobytes() == b"".join(state.pack() for state in firsts(3))
    row[0]["why"] = 5
    assert firsts(1)[0].why == 0


def test_a_clone_in_the_compiled_tier_has_the_same_bytes():
    pytest.importorskip("numba")
    entries = tiers.fast("toy", toy.RULESET.rules)
    row = row_of(firsts(2))
    entries.clone_many(row, 3)
    assert row[1].tobytes() == row[0].tobytes() == firsts(1)[0].pack()

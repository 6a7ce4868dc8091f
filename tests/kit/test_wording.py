"""Catalogues: a ruleset's own words first, the shared ones behind them, and a lack that is seen."""

import importlib
import time
from concurrent.futures import ThreadPoolExecutor

import fluent.runtime
import pytest

from bingqi.kit.wording import Catalogue, catalogue, english, language_of, shared


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package with words of its own, one of them under a shared id."""
    folder = tmp_path / "worded" / "wording"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "en.ftl").write_text(
        "cause-MUD = in the mud, { $actor }\nerror-missing-key = it lacks { $path }\n", "utf-8"
    )
    (folder / "more.en.ftl").write_text("cause-SNOW = in the snow\n", "utf-8")
    (folder / "zh-CN.ftl").write_text("cause-MUD = { $actor }陷入泥泞\n", "utf-8")
    (folder / "notes.txt").write_text("cause-TXT = no catalogue\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    importlib.invalidate_caches()
    yield "worded"
    importlib.sys.modules.pop("worded", None)


def test_a_packages_own_words_come_first(package):
    words = Catalogue("en", (package, "bingqi"))
    assert words.text("cause-MUD", {"actor": "R1"}) == "in the mud, R1"
    assert words.text("cause-SNOW") == "in the snow"
    assert words.text("error-missing-key", {"path": "x"}) == "it lacks x"


def test_shared_words_stand_behind_them(package):
    words = Catalogue("en", (package, "bingqi"))
    assert words.has("error-no-numba")
    assert words.text("error-no-numba") == shared("en").text("error-no-numba")


def test_each_language_has_its_own_files(package):
    words = Catalogue("zh-CN", (package, "bingqi"))
    assert words.text("cause-MUD", {"actor": "R1"}) == "R1陷入泥泞"
    assert not words.has("cause-SNOW")


def test_what_is_lacking_is_seen(package):
    words = Catalogue("en", (package, "bingqi"))
    assert not words.has("cause-RAIN") and not words.has("cause-TXT")
    assert words.text("cause-RAIN") == "<cause-RAIN>"


def test_several_threads_may_tell_a_message_for_the_first_time(package, monkeypatch):
    resource = fluent.runtime.FluentResource
    monkeypatch.setattr(fluent.runtime, "FluentResource", lambda text: time.sleep(0.05) or resource(text))
    words = Catalogue("en", (package, "bingqi"))
    with ThreadPoolExecutor(8) as pool:
        told = list(pool.map(words.text, ["cause-SNOW", "cause-MUD"] * 4))
    assert set(told) == {"in the snow", words.text("cause-MUD")}


def test_a_catalogue_is_read_once():
    assert catalogue("en", "toy") is catalogue("en", "toy")
    assert catalogue("en", "toy").text("cause-TAKEN") == "taken"
    assert catalogue("zh-CN", "toy").text("cause-TAKEN") == "被俘"


def test_places_may_be_anything_that_has_a_text():
    assert catalogue("en", "toy").text("event-ROUND_BEGAN", {"round": 3}) == "Round 3 begins."
    assert catalogue("en", "toy").text("event-ROUND_BEGAN", {"round": ("a", 1)}) == "Round ('a', 1) begins."


def test_a_place_that_is_very_long_is_cut():
    told = catalogue("en", "toy").text("event-STEPPED", {"actor": "S" * 9_000, "cell": "0101"})
    assert told.endswith("S… steps to 0101.") and len(told) < 1_100


def test_the_text_of_an_exception_is_english():
    assert english("error-no-numba", {}) == shared("en").text("error-no-numba")


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        *(("zh-CN", "zh-CN"), ("zh", "zh-CN"), ("zh_TW.UTF-8", "zh-CN"), ("ZH-HANS", "zh-CN")),
        *(("en", "en"), ("en_GB.UTF-8", "en"), ("de_DE", "en"), ("C", "en")),
    ],
)
def test_the_language_is_the_nearest_to_the_wish(wish, language):
    assert language_of(wish) == language


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "zh_CN.UTF-8"}, "zh-CN"),
        ({"LANG": "zh_CN.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "zh_CN"}, "zh-CN"),
        ({}, "en"),
    ],
)
def test_without_a_wish_it_is_that_of_the_machine(monkeypatch, variables, language):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language_of() == language

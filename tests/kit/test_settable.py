"""How what an umpire may set is written and read: always in one word, and wrong words name the right ones."""

import pytest

from bingqi.errors import Unreadable
from bingqi.game.amendment import subject_of
from bingqi.game.game import new_game
from bingqi.kit.settable import Choice, Flag, Number, Option, Thing, Written

GAME = new_game("dba3", "agincourt", seed=1)
UNIT = subject_of(GAME, "Bw1")
COLOURS = (Option(4, "red", {"en": "red", "zh-CN": "红"}), Option(7, "blue", {"en": "blue", "zh-CN": "蓝"}))
KINDS = {
    "number": Number(lambda subject: (2, 9)),
    "flag": Flag(),
    "choice": Choice(COLOURS, lambda subject: [4, 7]),
    "one choice": Choice(COLOURS, lambda subject: [7]),
    "thing": Thing("feature", lambda subject: [0]),
    "place": Written(("bw", "bw"), "7.5,5"),
    "bearing": Written(("bearing",), "090", "bearing"),
}


@pytest.mark.parametrize(
    ("kind", "text", "value", "written"),
    [
        ("number", "3", (3,), "3"),
        ("number", "+9", (9,), "9"),
        ("flag", "YES", (1,), "yes"),
        ("flag", "否", (0,), "no"),
        ("choice", "Red", (4,), "red"),
        ("choice", "蓝", (7,), "blue"),
        ("thing", "camp1", (0,), "Camp1"),
        ("place", "7.5,5", (7_500_000, 5_000_000), "7.50,5.00"),
        ("place", "7.5，5", (7_500_000, 5_000_000), "7.50,5.00"),
        ("bearing", "90.5", (905,), "090.5"),
    ],
)
def test_a_value_is_read_and_written(kind, text, value, written):
    values = KINDS[kind]
    assert values.read(text, UNIT) == value
    assert values.write(value, GAME.opening) == written
    assert values.read(written, UNIT) == value
    assert values.tell(value, GAME.opening, "zh-CN") and values.tell(value, GAME.opening, "en")


@pytest.mark.parametrize(
    ("kind", "text", "nearest"),
    [
        ("number", "1", "2"),
        ("number", "-44", "2"),
        ("number", "99999999", "9"),
        ("number", "many", "between 2 and 9"),
        ("number", "9" * 40, "between 2 and 9"),
        ("flag", "yess", "“yes”"),
        ("choice", "reed", "“red”"),
        ("one choice", "red", "blue"),
        ("thing", "Cmp1", "“Camp1”"),
        ("place", "7.5", "7.5,5"),
        ("place", "a,b", "7.5,5"),
        ("place", "5000,5", "1000"),
        ("bearing", "400", ""),
    ],
)
def test_a_wrong_value_names_the_nearest_right_one(kind, text, nearest):
    with pytest.raises(Unreadable) as refused:
        KINDS[kind].read(text, UNIT)
    assert nearest in refused.value.sentence("en")
    assert "<" not in refused.value.sentence("zh-CN")


def test_nothing_is_written_as_nothing():
    for kind in ("choice", "thing", "place"):
        assert KINDS[kind].write((), GAME.opening) == ""
        assert KINDS[kind].tell((), GAME.opening, "en") == "—"


def test_everything_that_can_be_set_has_one_word_and_a_title_in_every_language():
    for name in ("campaign", "dba3", "dba12"):
        settables = new_game(name, seed=1).ruleset.settable
        names = [field.name for field in settables.fields]
        assert len(set(names)) == len(names)
        for field in settables.fields:
            assert field.name.split() == [field.name] and set(field.title) == {"en", "zh-CN"}


@pytest.mark.parametrize("name", ["campaign", "dba3", "dba12"])
def test_what_can_be_set_is_called_as_in_cases(name):
    game = new_game(name, seed=1)
    unit = next(unit for unit in game.opening.convertors["unit"].names if unit)
    subject = subject_of(game, unit)
    facts = set(game.ruleset.positions.facts(game.state, game.opening, subject.number))
    named = {field.name for _, field in game.ruleset.settable.of(subject)}
    assert {word for word in named if not word.startswith("hit_points_")} <= facts

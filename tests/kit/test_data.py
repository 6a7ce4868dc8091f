"""Data files: every fault is found, and told with its exact path and what would be right."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta

from bingqi.errors import BadData
from bingqi.kit.data import Cites, Data, _misfit, bad_data, faults, shape

Name = Annotated[str, Meta(pattern=r"^[a-z]+$")]


class Title(Data, frozen=True, kw_only=True, rename={"zh": "zh-CN"}):
    """A name in both languages."""

    en: str
    zh: str


class Troop(Data, frozen=True, kw_only=True):
    """A troop."""

    title: Title
    strength: Annotated[int, Cites("X 1"), Meta(ge=1, le=9)]
    ground: Annotated[Literal["hill", "wood", "marsh"], Cites("X 2")] = "hill"
    place: Annotated[str, Meta(pattern=r"^\d{4}$")] | None = None
    seen: tuple[Name, ...] = ()


class Book(Data, frozen=True, kw_only=True):
    """A file with everything."""

    troops: dict[Name, Troop]
    rounds: Annotated[int, Meta(ge=1)]
    odds: Annotated[list[Annotated[int, Meta(le=6)]], Meta(min_length=1, max_length=3)]
    pair: tuple[int, str] = (0, "")
    ranks: tuple[int, ...] = ()
    is_open: bool = False


def good():
    return {
        "troops": {
            "spears": {"title": {"en": "Spears", "zh-CN": "矛兵"}, "strength": 3},
            "bows": {
                "title": {"en": "Bows", "zh-CN": "弓兵"},
                "strength": 2,
                "ground": "wood",
                "place": "0101",
            },
        },
        "rounds": 4,
        "odds": [1, 2],
    }


def spoilt(path, value):
    """The good file with a value set, or taken out, at a path of keys."""
    raw = good()
    *way, last = path
    inside = raw
    for key in way:
        inside = inside[key]
    if value is None:
        del inside[last]
    else:
        inside[last] = value
    return raw


def test_a_good_file_becomes_its_model():
    book = shape(good(), Book, "book.toml")
    assert (book.rounds, book.troops["bows"].ground, book.troops["spears"].title.zh) == (4, "wood", "矛兵")
    assert list(faults(good(), Book)) == []


BOWS = ("troops", "bows")
TEXT = "text in quotation marks is needed."


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("ruonds",), 3, "ruonds: there is no such key. Did you mean “rounds”?"),
        (
            ("xyzzy",),
            3,
            "xyzzy: there is no such key. The keys here are: troops, rounds, odds, pair, ranks, is_open.",
        ),
        ((*BOWS, "strenght"), 3, "troops.bows.strenght: there is no such key. Did you mean “strength”?"),
        ((*BOWS, "title", "zh"), "弓", "troops.bows.title.zh: there is no such key. Did you mean “zh-CN”?"),
        (("rounds",), None, "rounds: this key is missing."),
        ((*BOWS, "title", "zh-CN"), None, "troops.bows.title.zh-CN: this key is missing."),
        ((*BOWS, "title"), None, "troops.bows.title: this key is missing."),
        (
            (*BOWS, "ground"),
            "wod",
            "troops.bows.ground: “wod” is not one of the words allowed here (hill, wood, marsh). "
            "Did you mean “wood”?",
        ),
        (
            (*BOWS, "ground"),
            "sea",
            "troops.bows.ground: 'sea' does not fit: the words allowed here are hill, wood, marsh.",
        ),
        (
            (*BOWS, "ground"),
            3,
            f"troops.bows.ground: 3 does not fit: it is a whole number, and {TEXT}",
        ),
        ((*BOWS, "strength"), 0, "troops.bows.strength: 0 does not fit: 1 is the least that is possible."),
        ((*BOWS, "strength"), 12, "troops.bows.strength: 12 does not fit: 9 is the most that is possible."),
        (
            (*BOWS, "strength"),
            "3",
            "troops.bows.strength: '3' does not fit: it is text, and a whole number is needed.",
        ),
        (
            (*BOWS, "strength"),
            2.5,
            "troops.bows.strength: 2.5 does not fit: it is a number with a point, and a whole "
            "number is needed.",
        ),
        ((*BOWS, "place"), "01", r"troops.bows.place: '01' does not fit: it must have the form ^\d{4}$."),
        (
            (*BOWS, "place"),
            101,
            f"troops.bows.place: 101 does not fit: it is a whole number, and {TEXT}",
        ),
        (
            (*BOWS, "title"),
            "Bows",
            "troops.bows.title: 'Bows' does not fit: it is text, and a table is needed.",
        ),
        (
            (*BOWS, "seen"),
            ["near", "F4R"],
            "troops.bows.seen[2]: 'F4R' does not fit: it must have the form ^[a-z]+$.",
        ),
        (
            ("troops", "B0ws"),
            good()["troops"]["bows"],
            "troops.B0ws: 'B0ws' does not fit: it must have the form ^[a-z]+$.",
        ),
        (("odds",), [1, 7, 2], "odds[2]: 7 does not fit: 6 is the most that is possible."),
        (("odds",), [1, 2, 3, 4], "odds: [1, 2, 3, 4] does not fit: its length is at most 3."),
        (("odds",), [], "odds: [] does not fit: its length is at least 1."),
        (
            ("pair",),
            [1, 2],
            f"pair[2]: 2 does not fit: it is a whole number, and {TEXT}",
        ),
        (("pair",), [1], "pair: [1] does not fit: its length is 2."),
        (("ranks",), [1, 2, "x"], "ranks[3]: 'x' does not fit: it is text, and a whole number is needed."),
        (("is_open",), 1, "is_open: 1 does not fit: it is a whole number, and true or false is needed."),
        (("troops",), [], "troops: [] does not fit: it is a list, and a table is needed."),
    ],
)
def test_a_fault_is_told_with_its_exact_path_and_what_is_nearest(path, value, sentence):
    with pytest.raises(BadData) as error:
        shape(spoilt(path, value), Book, "book.toml")
    assert str(error.value).startswith(f"book.toml, {sentence}"), str(error.value)
    assert error.value.places["path"] == sentence.partition(":")[0]
    assert error.value.places["more"] == 0


def test_a_fault_is_told_in_chinese():
    with pytest.raises(BadData) as error:
        shape(spoilt((*BOWS, "strength"), "3"), Book, "book.toml")
    told = "book.toml 的 troops.bows.strength：'3' 不合要求：这是文字，这里需要整数。"
    assert error.value.sentence("zh-CN") == told


def test_what_the_library_says_in_other_words_is_told_as_it_is():
    assert _misfit("Something else") == ("error-wrong-value", {"fault": "Something else"})


def test_every_fault_is_found_and_the_first_is_told():
    raw = good()
    raw["troops"]["spears"]["strength"] = 40
    raw["troops"]["spears"]["ground"] = "mash"
    del raw["troops"]["bows"]["title"]["en"]
    raw["troops"]["bows"]["colour"] = "red"
    raw["rounds"] = 0
    found = list(faults(raw, Book))
    assert sorted(fault.path for fault in found) == [
        *(
            "rounds",
            "troops.bows.colour",
            "troops.bows.title.en",
            "troops.spears.ground",
            "troops.spears.strength",
        )
    ]
    error = bad_data("book.toml", found)
    assert error.places["path"] == found[0].path
    assert str(error).endswith("There are 4 more faults.")


def test_a_file_that_is_no_table_is_told():
    with pytest.raises(BadData, match="does not fit"):
        shape([], Book, "book.toml")


def test_a_long_value_is_cut():
    with pytest.raises(BadData) as error:
        shape(spoilt(("odds",), list(range(-500, 0))), Book, "book.toml")
    assert len(str(error.value)) < 200 and "…" in str(error.value)


def test_data_are_frozen():
    book = shape(good(), Book, "book.toml")
    with pytest.raises(AttributeError):
        book.rounds = 5

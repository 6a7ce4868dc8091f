"""The army lists: all of them are there and make armies; some are compared with the text, line by line."""

import re
import tomllib
from collections import Counter
from itertools import chain

import pytest

from bingqi.errors import BadData, NotFound
from bingqi.kit.roster import arrangements
from bingqi.kit.rule import rules_of
from bingqi.rulesets.dba3.armies import (
    ELEMENTS,
    MOUNTED,
    MOUNTED_INFANTRY,
    TROOPS,
    Element,
    army_list,
    build,
    default_army,
    load_armies,
    options,
    random_army,
    read_armies,
)

LISTS = load_armies()
every_list = pytest.mark.parametrize("name", LISTS)


def written(army):
    """The elements of an army as a person would write them."""
    return [
        form + ("//" + other if other else "") + (" general" if is_general else "")
        for form, is_general, other in army.elements
    ]


def test_p52_all_lists_are_there():
    assert len(LISTS) == 205
    books = Counter(name.partition("/")[0] for name in LISTS)
    assert books == {"I": 36, "II": 108, "III": 31, "IV": 30}


def test_p52_they_stand_in_the_order_of_the_book():
    def place(name):
        book, number, letter = re.fullmatch(r"(I{1,3}|IV)/(\d+)([a-z]?)", name).groups()
        return ("I", "II", "III", "IV").index(book), int(number), letter

    assert list(LISTS) == sorted(LISTS, key=place)


@every_list
def test_p5_whatever_is_chosen_makes_twelve_elements_with_one_general(name):
    for slots in arrangements(LISTS[name].lines):
        assert len(slots) == ELEMENTS == 12
        assert sum(slot.is_general for slot in slots) == 1


@every_list
def test_p52_the_usual_army_is_one_of_its_list(name):
    army = default_army(LISTS[name])
    assert build(LISTS[name], written(army)) == army
    assert sum(element.is_general for element in army.elements) == 1


@every_list
def test_p52_armies_by_chance_are_of_their_list_and_the_same_for_a_seed(name):
    for seed in range(3):
        army = random_army(LISTS[name], seed)
        assert random_army(LISTS[name], seed) == army
        assert build(LISTS[name], written(army)[::-1]).elements == army.elements[::-1]


@every_list
def test_p52_a_list_has_its_names_and_years(name):
    data = LISTS[name].data
    assert re.search(r"[\u4e00-\u9fff]", data.zh) and not re.search(r"[A-Za-z,()]", data.zh)
    assert data.en[0].isupper() and not re.search(r"\d|[\u4e00-\u9fff]", data.en)
    assert LISTS[name].title("zh-CN") == data.zh and LISTS[name].title("en") == data.en
    assert all(first <= last and 0 not in (first, last) for first, last in data.years)
    assert bool(data.note) == bool(data.note_zh)


@every_list
def test_p52_what_the_other_transcription_says_differs(name):
    data = LISTS[name].data
    assert data.source in ("both", "first", "second")
    if data.variant is None:
        return
    assert data.variant.home != data.home
    assert data.variant.aggression != data.aggression
    assert data.variant.elements != data.elements
    assert (data.variant.elements is None) == (data.source == "both")


def test_p52_three_have_no_years():
    assert [name for name, one in LISTS.items() if not one.data.years] == ["I/45", "II/5j", "II/47d"]


def test_p14_every_form_has_one_code():
    assert len(set(TROOPS)) == len(TROOPS) == 46
    assert set(TROOPS) > {*MOUNTED, *MOUNTED_INFANTRY}


# ---------------------------------------------------------------- compared with the text

# id: home, aggression, years, elements; a line is "number forms", the general's first.
TEXTS = {
    "I/13a": ("Arable", 2, "-2000 -1300", "1 4Bw|3Bd, 5 4Bd, 2 3Ax, 4 3Bw|Ps"),
    "I/14f": ("Arable", 3, "-788 -588", "1 4Wb, 4 4Wb, 5 7Hd, 2 Ps"),
    "I/32b": (
        "Littoral",
        0,
        "-584 -480",
        "1 HCh, 1 HCh, 1 3Bd, 4 3Pk|3Bd|4Bd, 2 3Wb, 2 3Bw|4Bw, 1 Ps|5Hd",
    ),
    "I/43b": ("Steppe", 4, "-350 -19 -400 70", "1 3Kn|Cv, 1 LH|3Kn|Cv, 8 LH, 2 LH|Ps|7Hd|3Ax"),
    "I/49d": ("Tropical", 1, "248 938", "1 El|Cv|4Bd, 2 4Ax|4Bd, 2 4Cb|Ps, 3 3Wb, 2 3Bw|3Cb|Ps, 2 Ps"),
    "I/64c": ("Hilly", 2, "408 500", "1 4Bw|Cv, 2 4Bw, 4 3Bw|4Bw, 2 3Bw, 2 Sp//4Pk, 1 Cv|Ps"),
    "II/4a": ("Arable", 3, "-355 -221", "1 HCh, 1 HCh, 1 Cv, 4 4Wb, 3 3Cb|4Cb, 1 Ps|LH, 1 Ps"),
    "II/4c": ("Arable", 1, "-307 -202", "1 HCh|Cv, 1 HCh|LH, 2 LH, 3 4Cb, 4 4Bd|4Ax, 1 Ps"),
    "II/21b": ("Hilly", 3, "303 550", "1 3Kn, 1 Cv|LH, 2 4Ax, 5 3Ax, 3 3Bw|Ps"),
    "II/38a": ("Steppe", 2, "-250 303", "1 Cv, 2 Cv, 8 LH, 1 LH|Ps"),
    "II/41a": (
        "Arable",
        3,
        "-202 24",
        "1 HCh|Cv, 2 Cv, 1 LH, 3 LH, 4 8Cb|4Cb|5Hd|LH, 1 4Ax|Ps|7Hd|Art|Cv",
    ),
    "II/41b": ("Arable", 1, "25 189", "1 Cv, 2 Cv, 1 LH, 2 LH, 3 4Cb, 2 4Bd|4Ax, 1 Ps|7Hd|Art"),
    "II/63": (
        "Arable",
        1,
        "189 316",
        "1 Cv, 1 Cv|3Wb, 1 LH|3Wb, 2 4Bd, 1 4Ax, 3 4Cb|4Bw, 1 Ps, 1 4Bd|3Bd|WWg, 1 Art|LH",
    ),
    "II/79a": (
        "Arable",
        2,
        "386 581",
        "1 3Kn|4Kn, 2 3Kn|4Kn, 1 LH, 1 3Bd|4Bd|Cv + 1 3Bw|3Ax + 3 Sp|7Hd + 2 3Bw + 1 3Cb|Ps or "
        "2 3Kn|4Kn + 2 Cv + 4 LH",
    ),
    "III/15": (
        "Hilly",
        3,
        "560 1065",
        "1 4Kn//Sp, 4 4Kn//Sp, 3 4Kn//Sp|Cv, 1 Cv|Sp|LH|Ps|3Bd, 1 Ps|Cv, 2 4Kn//Sp|LH",
    ),
    "III/20c": ("Arable", 3, "618 755", "1 Cv, 3 Cv, 2 LH, 3 8Bw + 2 4Bw + 1 4Cb or 2 Cv + 4 LH"),
    "III/39": (
        "Arable",
        1,
        "755 979",
        "1 Cv, 1 Cv, 2 3Cb|4Cb, 2 3Bw|Ps, 2 3Pk|Sp, 2 3Bd, 2 7Hd|3Wb|4Ax|LH or 1 El + 1 Art",
    ),
    "III/56": (
        "Steppe",
        2,
        "907 1125",
        "1 3Kn//Cv, 2 3Kn//Cv, 2 Cv, 3 LH, 1 3Kn|Cv + 2 LH or 1 3Bd|4Bd + 2 4Cb, 1 LH|7Hd|Art",
    ),
    "III/62b": (
        "Littoral",
        0,
        "1127 1279",
        "1 Cv, 1 Cv|3Kn, 1 3Bd|4Bd|LH, 4 4Cb, 1 3Pk//4Bd|3Ax//3Bw|4Ax|3Ax, 2 7Hd, 1 Art, 1 Ps|Art",
    ),
    "IV/14a": (
        "Forest",
        3,
        "1114 1125",
        "1 3Kn, 2 3Kn, 3 LH, 1 Cv|LH, 2 3Kn + 3 LH or 1 3Bd|4Bd + 1 4Bd + 2 4Cb + 1 7Hd|Art",
    ),
    "IV/35": ("Steppe", 4, "1206 1266", "1 Cv, 2 Cv, 5 LH, 1 LH|Art, 3 Cv|LH"),
    "IV/73": (
        "Arable",
        2,
        "1350 1598",
        "1 Cv, 2 Cv|LH, 1 3Bd|Ps, 2 4Bd, 2 4Cb|3Bw, 1 Art, 1 Art, 2 3Ax|Ps|7Hd",
    ),
    "I/24b": ("Arable", 2, "-1274 -1140", "1 HCh, 1 HCh, 2 LCh, 4 3Pk, 2 3Ax, 1 Ps, 1 7Hd|Ps"),
    "I/60b": ("Arable", 3, "-546 -540", "1 Cv, 1 Cv, 1 SCh, 5 8Bw, 1 WWg, 1 Cm, 1 3Ax, 1 Ps"),
    "II/3a": ("Tropical", 0, "-500 178", "1 El, 2 El, 2 LCh|HCh, 2 Cv, 3 4Lb, 1 4Ax, 1 7Hd|Ps"),
    "II/5d": ("Arable", 1, "-448 -320", "1 Cv, 3 LH or 3 Cv, 6 Sp, 2 Sp|Ps"),
    "II/11": ("Arable", 3, "-400 -50", "1 LCh|Cv|3Wb|4Wb, 2 LCh|Cv, 2 Cv|3Wb|4Wb, 6 3Wb|4Wb, 1 Ps"),
    "II/12": ("Arable", 4, "-359 -319", "1 3Kn, 1 Cv, 1 LH, 1 4Ax, 6 4Pk, 1 Ps, 1 Sp|3Ax|4Ax|Art"),
    "II/16b": (
        "Littoral",
        3,
        "-315 -285",
        "1 3Kn, 1 LH, 6 4Pk, 1 3Ax|4Ax, 2 Sp or 1 Cv + 1 El, 1 Ps|Art",
    ),
    "II/16e": ("Arable", 3, "-320 -314", "1 3Kn, 1 Cv, 1 LH, 2 4Pk, 2 4Pk|El, 2 Sp|Ps, 2 3Ax|4Ax, 1 Ps"),
    "II/18f": ("Arable", 1, "-316 -316", "1 Lit|4Pk, 1 3Kn, 6 4Pk, 2 3Ax, 1 El, 1 Ps"),
    "II/35": ("Arable", 1, "-260 -148", "1 Cv, 1 Cv, 1 LH, 6 4Pk, 2 4Ax|Ps, 1 Ps|4Ax|4Wb"),
    "II/47g": ("Forest", 2, "-115 250", "1 Cv|4Wb, 1 Cv, 8 4Wb, 1 Cv|Ps, 1 Ps"),
    "II/48": ("Arable", 3, "-110 -47", "1 Cv, 1 3Kn, 1 LH, 4 4Pk or 4 4Bd, 1 SCh|LH, 1 4Ax, 2 3Ax|Ps, 1 Ps"),
    "II/56": (
        "Arable",
        3,
        "-25 197",
        "1 Cv|4Bd, 1 Cv, 4 4Bd, 3 4Ax, 1 Cv|4Ax|4Bw|Ps, 1 LH|3Wb|Ps|3Bd, 1 3Kn|LH|Art|LCm",
    ),
    "II/69b": ("Arable", 3, "225 493", "1 Cv, 1 4Kn, 4 Cv, 1 El|Cv, 1 Cv|LH, 1 Cv|Ps, 1 LH|3Ax|4Ax, 2 7Hd"),
    "II/80b": ("Hilly", 3, "515 558", "1 Cv|LH|4Wb, 6 LH, 5 4Wb|4Bw"),
    "IV/62b": (
        "Arable",
        3,
        "1334 1414",
        "1 3Kn//4Bd, 2 4Bd, 1 Mtd-4Lb//4Lb, 5 4Lb, 1 3Kn//4Bd, 1 Sp|3Pk, 1 3Lb|4Lb|4Cb",
    ),
    "IV/64b": ("Arable", 1, "1347 1400", "1 3Kn//4Bd, 2 3Kn//4Bd, 3 Sp, 2 4Cb, 3 3Kn//4Bd|5Hd, 1 Ps|7Hd"),
    "IV/79c": ("Hilly", 3, "1474 1477", "1 3Kn, 1 3Kn|6Kn, 1 3Kn|LH, 4 4Pk, 1 Ps, 2 4Pk, 1 4Bd, 1 Ps"),
    "IV/80": ("Arable", 1, "1419 1434 1464 1471", "1 3Kn|4Bd|WWg, 1 LH, 4 4Bd, 5 WWg, 1 Art|3Kn"),
}


@pytest.mark.parametrize("name", TEXTS)
def test_p52_a_list_is_as_in_the_text(name):
    home, aggression, years, elements = TEXTS[name]
    data = LISTS[name].data
    assert (data.home, data.aggression) == ([home], aggression)
    assert list(chain(*data.years)) == [int(year) for year in years.split()]
    general, *others = elements.split(", ")
    assert data.elements == [f"{general} general", *others]


@pytest.mark.parametrize(
    ("name", "source", "home", "aggression", "elements"),
    [
        ("I/13a", "both", None, 3, None),
        ("III/6a", "both", ["Forest"], None, None),
        ("I/52j", "both", ["Arable", "Hilly", "Littoral"], None, None),
        ("II/53", "both", ["Hilly"], 1, None),
        ("II/11", "second", None, None, "… 2 Ps"),
        ("II/35", "second", ["Hilly"], None, "… 1 Ps|4Ax|4Wb"),
        ("IV/35", "first", None, None, "1 Cv general, 2 Cv|LH, 5 LH, 1 LH|Art, 3 Cv|LH"),
        ("III/7a", "first", ["Hilly"], 2, "… 2 Sp|4Pk, 1 Ps|7Hd, 1 3Bw|7Hd"),
        ("IV/59b", "first", None, None, "… 4 3Pk or 4 5Hd or 4 7Hd or 4 3Bd"),
        ("III/52", "first", ["Littoral"], 0, "… 1 3Bd|Ps|3Cb|7Hd|LH"),
    ],
)
def test_p52_the_other_transcription_is_kept(name, source, home, aggression, elements):
    data = LISTS[name].data
    assert data.source == source
    assert (data.variant.home, data.variant.aggression) == (home, aggression)
    told = ", ".join(data.variant.elements or [])
    assert told.endswith(elements.removeprefix("… ") if elements else "")
    assert (elements is None) == (data.variant.elements is None)


@pytest.mark.parametrize(
    ("name", "zh"),
    [
        ("II/4a", "秦"),
        ("II/38a", "匈奴"),
        ("II/41b", "东汉"),
        ("III/39", "晚唐、五代"),
        ("IV/35", "蒙古征服者"),
        ("II/37", "安息（帕提亚）"),
        ("II/80c", "巴克特里亚与印度的希奥尼人、嚈哒"),
    ],
)
def test_p52_a_list_has_its_chinese_name(name, zh):
    assert army_list(name).title("zh-CN") == zh


# ---------------------------------------------------------------- armies

CHIN = ["1 HCh general", "1 HCh", "1 Cv", "4 4Wb", "3 4Cb", "1 LH", "1 Ps"]


def refusal(name, *elements, language="en"):
    with pytest.raises(BadData) as fault:
        build(army_list(name), elements, "battle.toml", "side[1].elements")
    return fault.value.sentence(language)


def test_p5_an_army_has_the_elements_in_their_order():
    army = build(army_list("II/4a"), CHIN)
    assert army.army_list == "II/4a"
    assert [element.form for element in army.elements] == (
        ["HCh", "HCh", "Cv", *["4Wb"] * 4, *["4Cb"] * 3, "LH", "Ps"]
    )
    assert [element.is_general for element in army.elements] == [True] + [False] * 11


def test_p5_twelve_single_entries_are_an_army_too():
    singles = ["HCh general", "HCh", "Cv", *["4Wb"] * 4, "3Cb", "4Cb", "3Cb", "Ps", "Ps"]
    assert len(build(army_list("II/4a"), singles).elements) == 12


def test_p18_a_knight_may_dismount_where_the_list_says_so():
    entries = ["3Kn//4Bd general", "3Kn", "4 3Kn//4Bd", "3 Sp", "2 4Cb", "Ps"]
    general, second, third, *_ = build(army_list("IV/64b"), entries).elements
    assert general == Element("3Kn", is_general=True, other="4Bd")
    assert general.dismounts_into == third.dismounts_into == "4Bd"
    assert second == Element("3Kn") and second.dismounts_into == ""


@pytest.mark.parametrize(
    ("element", "foot"),
    [
        (Element("Mtd-4Lb", other="4Lb"), "4Lb"),
        (Element("4Kn", other="Sp"), "Sp"),
        (Element("3Kn", other="Cv"), ""),
        (Element("6Cv", other="Cv"), ""),
        (Element("Sp", other="4Pk"), ""),
        (Element("El"), ""),
    ],
)
def test_p18_only_riders_dismount(element, foot):
    assert element.dismounts_into == foot


def test_p5_an_army_of_eleven():
    assert refusal("II/4a", *CHIN[:-1]) == (
        "battle.toml, side[1].elements: there are 11 elements, and an army has 12. Still to be chosen: 1 Ps."
    )
    assert refusal("II/4a", *CHIN[:-1], language="zh-CN") == (
        "battle.toml 的 side[1].elements：共有 11 个单位，一支军队应有 12 个。还可以选：1 Ps。"
    )


def test_p5_an_army_of_thirteen():
    assert refusal("II/4a", *CHIN, "1 Ps").endswith("an army has 12. There is no room for “1 Ps”.")


def test_p5_an_army_without_a_general_or_with_two():
    assert "Mark one so: “1 HCh general”." in refusal("II/4a", "1 HCh", *CHIN[1:])
    assert "“1 HCh general” is a second general" in refusal("II/4a", CHIN[0], CHIN[0], *CHIN[2:])
    assert "the general of the list II/4a is one of: HCh." in refusal("II/4a", "1 Cv general", *CHIN[1:])


def test_p52_what_the_list_has_not_or_not_so_often():
    assert refusal("II/4a", *CHIN[:3], "4 4Bd", *CHIN[4:]) == (
        "battle.toml, side[1].elements[4]: “4 4Bd”: the list II/4a has no 4Bd, only: HCh, Cv, 4Wb, 3Cb, 4Cb, "
        "Ps, LH. Did you mean “4Wb”?"
    )
    assert refusal("II/4a", *CHIN[:3], "5 4Wb", "2 4Cb", *CHIN[5:]) == (
        "battle.toml, side[1].elements[4]: “5 4Wb”: the list II/4a has room for 4 4Wb at most, and there are "
        "5. Still to be chosen: 1 3Cb|4Cb."
    )
    assert "there is no troop type “4Cbb”. Did you mean “4Cb”?" in refusal("II/4a", "4Cbb")


def test_p52_elements_of_two_bundles_do_not_mix():
    tang = ["1 Cv general", "3 Cv", "2 LH"]
    assert len(build(army_list("III/20c"), [*tang, "2 Cv", "4 LH"]).elements) == 12
    assert len(build(army_list("III/20c"), [*tang, "3 8Bw", "2 4Bw", "1 4Cb"]).elements) == 12
    told = refusal("III/20c", *tang, "3 LH", "3 8Bw")
    assert told.startswith("battle.toml, side[1].elements[4]: “3 LH” does not go with the other elements: ")
    assert told.endswith("either the one or the other of “3 8Bw + 2 4Bw + 1 4Cb or 2 Cv + 4 LH”.")


def test_p52_an_interface_is_offered_every_choice():
    lines = list(options(army_list("II/16b")))
    assert [line.size for line in lines] == [1, 1, 6, 1, 2, 1]
    assert [[str(slot) for slot in bundle] for bundle in lines[4].bundles] == [["Sp", "Sp"], ["Cv", "El"]]
    assert [str(form) for form in lines[5].bundles[0][0].forms] == ["Ps", "Art"]


# ---------------------------------------------------------------- finding and adding lists


@pytest.mark.parametrize(
    ("name", "nearest"),
    [("II/4aa", "II/4a"), ("秦", "II/4a"), ("Kushan", "II/46b"), ("III/6", "III/6a"), ("II/49a", "II/49")],
)
def test_p52_an_unknown_list_is_told_the_nearest(name, nearest):
    with pytest.raises(NotFound, match=f"there is no army list “{name}”. Did you mean “{nearest}”"):
        army_list(name)


@pytest.mark.parametrize("name", ["../../x", "II/4a/..", "", "IIII/4", "II/99999999999"])
def test_p52_what_is_no_id_is_not_found(name):
    with pytest.raises(NotFound):
        army_list(name, "battle.toml", "side[1].army")


OWN = """
[army."X/1"]
en = "Marsh folk"
zh-CN = "沼泽之民"
home = ["Tropical"]
aggression = 1
elements = ["1 Cv general", "6 3Ax|Ps", "5 3Wb"]
"""


def test_p52_a_list_of_ones_own_is_read_likewise():
    [own] = read_armies(tomllib.loads(OWN), "marsh.toml").values()
    assert (own.id, own.data.years, own.data.source) == ("X/1", [], None)
    assert len(build(own, ["Cv general", "4 Ps", "2 3Ax", "5 3Wb"]).elements) == 12


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        (
            "Tropical",
            "Tropics",
            "marsh.toml, army.X/1.home[1]: “Tropics” is not one of the words allowed here",
        ),
        (
            "aggression = 1",
            "aggression = 5",
            "marsh.toml, army.X/1.aggression: 5 does not fit: 4 is the most",
        ),
        (
            "aggression",
            "agression",
            "marsh.toml, army.X/1.agression: there is no such key. Did you mean “agg",
        ),
        (
            "5 3Wb",
            "4 3Wb",
            "marsh.toml, army.X/1.elements: the lines of this list add up to 11 elements; they",
        ),
        ("5 3Wb", "5 3Wbb", "marsh.toml, army.X/1.elements[3]: “5 3Wbb”: there is no troop type “3Wbb”. Did"),
        ("Cv general", "Cv", "marsh.toml, army.X/1.elements: no line of this list is marked as “general”"),
        ("home", "years = [[5, -5]]\nhome", "marsh.toml, army.X/1.years: the years from 5 to -5 are not"),
    ],
)
def test_p52_a_list_that_is_wrong_is_told_where(right, wrong, sentence):
    with pytest.raises(BadData) as fault:
        read_armies(tomllib.loads(OWN.replace(right, wrong)), "marsh.toml")
    assert str(fault.value).startswith(sentence)


def test_p52_one_list_is_found_without_reading_the_others():
    from bingqi.rulesets.dba3 import armies

    armies._read_file.cache_clear()
    army_list("II/4a")
    assert armies._read_file.cache_info().currsize == 1


def test_p52_a_file_that_somebody_adds_is_found(monkeypatch, tmp_path):
    from bingqi.rulesets.dba3 import armies

    (tmp_path / "marsh.toml").write_text(OWN, "utf-8")
    monkeypatch.setattr(armies, "_folder", lambda: tmp_path)
    monkeypatch.setattr(armies, "load_armies", armies.load_armies.__wrapped__)
    assert army_list("X/1").title("zh-CN") == "沼泽之民"


def test_p5_setting_up_is_marked_with_its_clauses():
    marked = {rule.function.__name__: rule.clauses for rule in rules_of("bingqi.rulesets.dba3.armies")}
    assert marked == {"build": ("DBA3 P5", "DBA3 P52"), "army_list": ("DBA3 P52",)}

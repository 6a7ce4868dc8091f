"""The army lists: stand-ins, all of them compared with the text, and the armies that are chosen from them."""

import tomllib
from itertools import chain

import pytest

from bingqi.errors import BadData, NotFound
from bingqi.kit.roster import arrangements
from bingqi.kit.rule import rules_of
from bingqi.rulesets.dba12.armies import (
    ELEMENTS,
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

# id: names, home, aggression, years, elements; the general's line is the first.
TEXTS = {
    "I/13b": ("Shang", "商", "Arable", 2, "-1299 -1017", "1 HCh|LCh, 3 Bd, 2 Ax|Bw, 6 Bw|Ps"),
    "II/4a": ("Ch'in", "秦", "Arable", 3, "-350 -221", "1 HCh, 1 HCh, 1 Cv, 4 Wb, 3 Cb, 1 Ps|LH, 1 Ps"),
    "II/7": (
        "Later Achaemenid",
        "后期阿契美尼德波斯",
        "Arable",
        1,
        "",
        "1 LCh|Cv, 2 Cv, 2 LH, 1 SCh|Ps, 2 Ps, 4 Sp|Ax",
    ),
    "II/10": ("Camillan Roman", "卡米卢斯时代罗马", "Arable", 1, "", "1 Cv, 1 Cv, 3 Bd, 5 Sp, 2 Ps"),
    "II/11": ("Gallic", "高卢", "Arable", None, "", "1 Wb|LCh, 2 LCh|Cv, 8 Wb, 1 Ps"),
    "II/12": (
        "Alexandrian Macedonian",
        "亚历山大的马其顿",
        "Arable",
        4,
        "",
        "1 Kn, 1 Cv, 1 LH, 1 Ax, 6 Pk, 1 Ps, 1 Sp|Ax|Ps|Art",
    ),
    "II/27a": ("Pyrrhic", "皮洛士", "Arable", 4, "", "1 Kn, 1 Cv, 6 Pk, 2 Sp, 2 Ps"),
    "II/32": (
        "Later Carthaginian",
        "后期迦太基",
        "Littoral",
        3,
        "",
        "1 Cv, 1 LH, 3 Sp, 1 Ax, 3 Wb|Ps, 1 El|Cv, 1 El|LH, 1 Ps",
    ),
    "II/33": ("Polybian Roman", "波利比乌斯时代罗马", "Arable", 1, "", "1 Cv, 1 Cv, 6 Bd, 2 Sp, 2 Ps"),
    "II/38a": ("Hsiung-nu", "匈奴", "Steppe", 2, "-250 304", "1 Cv, 2 Cv, 8 LH, 1 LH|Ps"),
    "II/41b": ("Han", "汉", "Arable", 3, "10 189", "1 Cv, 2 Cv, 2 LH, 3 Cb, 3 Sp, 1 Ps"),
    "II/49": ("Marian Roman", "马略改革后的罗马", "Arable", 3, "", "1 Cv|Bd, 1 Cv|LH, 8 Bd, 1 Ax|Ps, 1 Ps"),
    "II/63": (
        "Three Kingdoms",
        "三国",
        "Arable",
        1,
        "189 316",
        "1 Cv, 1 Cv, 1 LH, 1 Bd|Cb, 3 Sp, 2 Cb, 1 Ax, 1 Ps, 1 Art|LH",
    ),
    "IV/35": ("Mongol Conquest", "蒙古征服者", "Steppe", 4, "", "1 Cv, 2 Cv, 8 LH, 1 LH|Art"),
}


def written(army):
    return [form + (" general" if is_general else "") for form, is_general in army.elements]


def test_q24_the_lists_are_those_of_the_text_in_the_order_of_the_book():
    assert list(LISTS) == list(TEXTS)
    assert len(LISTS) == 14


@every_list
def test_q24_a_list_is_as_in_the_text(name):
    en, zh, home, aggression, years, elements = TEXTS[name]
    one = LISTS[name]
    assert (one.title("en"), one.title("zh-CN")) == (en, zh)
    assert (one.data.home, one.data.aggression) == ([home], aggression)
    assert list(chain(*one.data.years)) == [int(year) for year in years.split()]
    general, *others = elements.split(", ")
    assert one.data.elements == [f"{general} general", *others]


@every_list
def test_q24_a_list_says_that_it_is_a_stand_in(name):
    assert LISTS[name].label.en == "DBA 2.2 list used as a stand-in"
    assert LISTS[name].label.zh == "借用 DBA 2.2 的兵表"


@every_list
def test_q2_whatever_is_chosen_makes_twelve_elements_with_one_general(name):
    for slots in arrangements(LISTS[name].lines):
        assert len(slots) == ELEMENTS == 12
        assert sum(slot.is_general for slot in slots) == 1


@every_list
def test_q24_usual_armies_and_armies_by_chance_are_of_their_list(name):
    army = default_army(LISTS[name])
    assert build(LISTS[name], written(army)) == army
    for seed in range(20):
        army = random_army(LISTS[name], seed)
        assert random_army(LISTS[name], seed) == army
        assert build(LISTS[name], written(army)[::-1]).elements == army.elements[::-1]


def test_q24_an_army_has_the_elements_in_their_order():
    entries = ["1 HCh general", "1 HCh", "1 Cv", "4 Wb", "3 Cb", "1 LH", "1 Ps"]
    army = build(army_list("II/4a"), entries)
    assert army.army_list == "II/4a"
    assert army.elements[0] == Element("HCh", is_general=True)
    assert [element.form for element in army.elements[1:]] == [
        "HCh",
        "Cv",
        *["Wb"] * 4,
        *["Cb"] * 3,
        "LH",
        "Ps",
    ]


@pytest.mark.parametrize(
    ("elements", "sentence"),
    [
        (["HCh general", "HCh", "Cv", "4 Wb", "3 Cb", "LH"], "there are 11 elements, and an army has 12."),
        (["HCh", "HCh", "Cv", "4 Wb", "3 Cb", "LH", "Ps"], "Mark one so: “1 HCh general”."),
        (
            ["HCh general", "HCh", "Cv", "4 Bd", "3 Cb", "LH", "Ps"],
            "has no Bd, only: HCh, Cv, Wb, Cb, Ps, LH.",
        ),
        (
            ["HCh general", "HCh", "Cv", "5 Wb", "2 Cb", "LH", "Ps"],
            "has room for 4 Wb at most, and there are 5.",
        ),
        (["HCh general", "HCh", "Cv", "4 4Wb"], "“4 4Wb”: there is no troop type “4Wb”. Did you mean “Wb”?"),
    ],
)
def test_q24_what_the_list_does_not_allow_is_refused(elements, sentence):
    with pytest.raises(BadData) as fault:
        build(army_list("II/4a"), elements, "battle.toml", "side[1].elements")
    assert str(fault.value).startswith("battle.toml, side[1].elements")
    assert sentence in str(fault.value)


def test_q24_an_interface_is_offered_every_choice():
    lines = list(options(army_list("II/41b")))
    assert [line.size for line in lines] == [1, 2, 2, 3, 3, 1]
    assert [line.is_general for line in lines] == [True] + [False] * 5


@pytest.mark.parametrize(("name", "nearest"), [("II/49a", "II/49"), ("高卢", "II/11"), ("Pyrrhic", "II/27a")])
def test_q24_an_unknown_list_is_told_the_nearest(name, nearest):
    with pytest.raises(NotFound, match=f"there is no army list “{name}”. Did you mean “{nearest}”"):
        army_list(name)


OWN = """
[army."X/1"]
en = "Marsh folk"
zh-CN = "沼泽之民"
home = ["Tropical"]
elements = ["1 Cv general", "6 Ax|Ps", "5 Wb"]
"""


def test_q24_a_list_of_ones_own_needs_no_label():
    [own] = read_armies(tomllib.loads(OWN), "marsh.toml").values()
    assert own.label is None
    assert len(build(own, ["Cv general", "4 Ps", "2 Ax", "5 Wb"]).elements) == 12


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        ("5 Wb", "4 Wb", "marsh.toml, army.X/1.elements: the lines of this list add up to 11 elements; they"),
        ("5 Wb", "5 3Wb", "marsh.toml, army.X/1.elements[3]: “5 3Wb”: there is no troop type “3Wb”. Did"),
        (
            "5 Wb",
            "5 Wb//Ps",
            "marsh.toml, army.X/1.elements[3]: “5 Wb//Ps”: there is no troop type “Wb//Ps”. Did",
        ),
        ("home", "years = [[0, 5]]\nhome", "marsh.toml, army.X/1.years: the years from 0 to 5 are not"),
    ],
)
def test_q24_a_list_that_is_wrong_is_told_where(right, wrong, sentence):
    with pytest.raises(BadData) as fault:
        read_armies(tomllib.loads(OWN.replace(right, wrong)), "marsh.toml")
    assert str(fault.value).startswith(sentence)


def test_q24_there_are_no_hordes_and_no_figures():
    assert len(set(TROOPS)) == len(TROOPS) == 20
    assert all(code.isalpha() for code in TROOPS) and "Hd" not in TROOPS


def test_q2_setting_up_is_marked_with_its_clauses():
    marked = {rule.function.__name__: rule.clauses for rule in rules_of("bingqi.rulesets.dba12.armies")}
    assert marked == {"build": ("DBA12 Q2", "DBA12 Q24"), "army_list": ("DBA12 Q24",)}

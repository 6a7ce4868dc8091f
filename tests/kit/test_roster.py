"""Lines of army lists: what they mean, and what is said of those that mean nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bingqi.errors import BadData
from bingqi.kit.roster import (
    Form,
    Slot,
    arrangements,
    check_lines,
    counted,
    first_picks,
    nearest_list,
    random_picks,
    read_line,
    read_picks,
)

TROOPS = ("3Kn", "HCh", "Cv", "LH", "El", "Sp", "4Bd", "3Cb", "4Cb", "Ps", "Mtd-4Lb", "4Lb")


def line(text):
    return read_line(text, TROOPS, "a.toml", "elements[1]")


def lines(*texts):
    return [line(text) for text in texts]


def forms(bundle):
    return [[str(form) for form in slot.forms] for slot in bundle]


def test_a_line_is_a_number_and_a_form():
    [bundle] = line("4 Sp").bundles
    assert forms(bundle) == [["Sp"]] * 4
    assert not line("4 Sp").is_general


def test_without_a_number_it_is_one():
    assert line("4Cb").size == line("Mtd-4Lb").size == 1


def test_a_bar_gives_each_element_the_choice():
    [bundle] = line("3 3Cb|4Cb").bundles
    assert forms(bundle) == [["3Cb", "4Cb"]] * 3


def test_space_around_a_bar_does_not_matter():
    assert line("2 3Cb | 4Cb").bundles == line("2 3Cb|4Cb").bundles


def test_two_strokes_make_one_form_of_two():
    [[slot]] = line("1 3Kn//4Bd|HCh").bundles
    assert slot.forms == (Form("3Kn", "4Bd"), Form("HCh"))
    assert str(slot) == "3Kn//4Bd|HCh"


def test_a_form_of_two_takes_itself_and_either_of_the_two():
    double = Form("3Kn", "4Bd")
    assert double.takes(Form("3Kn", "4Bd")) and double.takes(Form("3Kn")) and double.takes(Form("4Bd"))
    assert not double.takes(Form("4Bd", "3Kn")) and not double.takes(Form("HCh"))
    assert not Form("3Kn").takes(double)


def test_the_general_is_marked():
    [[slot]] = line("1 HCh|Cv general").bundles
    assert slot == Slot((Form("HCh"), Form("Cv")), is_general=True)


def test_a_plus_joins_and_or_separates():
    first, second = line("2 Sp or 1 Cv + 1 El|LH").bundles
    assert forms(first) == [["Sp"], ["Sp"]]
    assert forms(second) == [["Cv"], ["El", "LH"]]


def test_arrangements_take_one_bundle_of_each_line():
    found = list(arrangements(lines("1 HCh general", "1 Sp or 1 Cv", "1 Ps or 1 El")))
    assert [" ".join(str(slot) for slot in slots[1:]) for slots in found] == [
        "Sp Ps",
        "Sp El",
        "Cv Ps",
        "Cv El",
    ]


def test_slots_alike_are_counted_together():
    slots = next(arrangements(lines("2 Sp", "1 Ps|LH", "1 Sp")))
    assert counted(slots) == "3 Sp, 1 Ps|LH"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "“” is not understood."),
        ("4", "there is no troop type “4”."),
        ("0 Sp", "“0 Sp” is not understood."),
        ("1 3Kn//4Bd//Sp", "“1 3Kn//4Bd//Sp” is not understood."),
        ("1 3Kn//", "“1 3Kn//” is not understood."),
        ("2 Sp + ", "“2 Sp + ” is not understood."),
        ("3x4Cb", "Did you mean “3 4Cb”?"),
        ("3 x 4Cb", "Did you mean “3 4Cb”?"),
        ("1 Cv General", "Did you mean “1 Cv general”?"),
        ("3 4cb", "“3 4cb”: there is no troop type “4cb”. Did you mean “4Cb”?"),
        ("3 Pikes", "“3 Pikes”: there is no troop type “Pikes”."),
        ("1 3Kn//4Bdd", "there is no troop type “4Bdd”. Did you mean “4Bd”?"),
    ],
)
def test_a_line_that_means_nothing_is_told_with_the_nearest(text, sentence):
    with pytest.raises(BadData) as fault:
        line(text)
    assert str(fault.value).startswith("a.toml, elements[1]: ")
    assert sentence in str(fault.value)


def test_a_list_adds_up_to_its_number_and_has_a_general():
    check_lines(lines("1 HCh general", "2 Sp or 1 Cv + 1 El", "1 Ps"), 4, "a.toml", "elements")


@pytest.mark.parametrize(
    ("texts", "sentence"),
    [
        (["1 HCh general", "1 Sp"], "a.toml, elements: the lines of this list add up to 2 elements; they"),
        (["1 HCh", "2 Sp"], "a.toml, elements: no line of this list is marked as “general”; exactly one"),
        (["1 HCh general", "1 Cv general", "1 Sp"], "a.toml, elements: 2 lines of this list are marked"),
        (["1 HCh general", "2 Sp or 1 Cv"], "a.toml, elements[2]: “2 Sp or 1 Cv”: one choice has 2 elements"),
        (["3 HCh general"], "a.toml, elements[1]: “3 HCh general”: the general is one element"),
        (["1 HCh or 1 Cv general", "2 Sp"], "the general is one element"),
    ],
)
def test_a_list_that_does_not_add_up_is_refused(texts, sentence):
    with pytest.raises(BadData) as fault:
        check_lines(lines(*texts), 3, "a.toml", "elements")
    assert sentence in str(fault.value)


def test_what_a_person_writes_is_taken_one_by_one():
    picks = read_picks(["HCh general", "2 4Cb", "3Kn//4Bd"], TROOPS, "a.toml", "side[1].elements")
    assert [(str(pick.form), pick.is_general, pick.path[-3:]) for pick in picks] == [
        ("HCh", True, "[1]"),
        ("4Cb", False, "[2]"),
        ("4Cb", False, "[2]"),
        ("3Kn//4Bd", False, "[3]"),
    ]
    assert picks[1].text == "2 4Cb"


def test_a_choice_is_no_element():
    with pytest.raises(BadData) as fault:
        read_picks(["1 HCh general", "3 3Cb|4Cb"], TROOPS, "a.toml", "elements")
    assert str(fault.value) == (
        "a.toml, elements[2]: “3 3Cb|4Cb”: an army has one of these, not a choice. Did you mean “3 3Cb”?"
    )


LIST = lines("1 HCh|Cv general", "2 3Cb|4Cb", "1 Sp or 1 El|LH")


def test_the_first_army_has_the_first_of_everything():
    assert [str(pick.form) for pick in first_picks(LIST)] == ["HCh", "3Cb", "3Cb", "Sp"]
    assert [pick.is_general for pick in first_picks(LIST)] == [True, False, False, False]


@given(st.integers())
def test_an_army_by_chance_is_the_same_for_the_same_seed(seed):
    assert random_picks(LIST, seed) == random_picks(LIST, seed)


def test_chance_reaches_every_choice():
    found = {tuple(str(pick.form) for pick in random_picks(LIST, seed)) for seed in range(300)}
    assert len(found) == 2 * 4 * 3


def test_chance_is_the_same_everywhere():
    assert [str(pick.form) for pick in random_picks(LIST, 7)] == ["HCh", "3Cb", "4Cb", "Sp"]


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("秦", "II/4a"),
        ("Marian Roman", "II/49"),
        ("II/4", "II/4a"),
        ("II/4z", "II/4a"),
        ("II/49a", "II/49"),
        ("IV/4a", "II/4a"),
        ("Utopia", ""),
    ],
)
def test_the_list_that_was_meant_is_found_by_title_by_number_or_by_spelling(name, near):
    titles = {"II/4a": ("Ch'in", "秦"), "II/4b": ("Yueh", "越"), "II/49": ("Marian Roman", "罗马")}
    assert nearest_list(name, titles) == near

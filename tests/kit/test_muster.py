"""Chosen elements against a list: as a whole, and what is said when they do not fit."""

from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bingqi.errors import BadData
from bingqi.kit.muster import check_muster
from bingqi.kit.roster import arrangements, read_line, read_picks

TROOPS = ("3Kn", "HCh", "Cv", "LH", "El", "Sp", "4Bd", "3Cb", "4Cb", "Ps")


def muster(texts, *chosen):
    lines = [read_line(text, TROOPS, "", "") for text in texts]
    check_muster(lines, read_picks(chosen, TROOPS, "a.toml", "elements"), "X/1", "a.toml", "elements")


def sentence(texts, *chosen, language="en"):
    with pytest.raises(BadData) as fault:
        muster(texts, *chosen)
    return fault.value.sentence(language)


SMALL = ("1 HCh|Cv general", "2 Sp|Ps", "1 Ps|LH")


def test_an_army_of_the_list_is_one_in_any_order():
    for order in permutations(["1 Cv general", "1 Sp", "1 Ps", "1 LH"]):
        muster(SMALL, *order)


def test_an_element_makes_room_for_another():
    """The first Ps could have the place that the second line gives; Sp needs it."""
    muster(SMALL, "1 HCh general", "1 Ps", "2 Sp")
    muster(("1 HCh general", "1 Sp|Ps", "1 Ps|LH", "1 LH|El"), "1 HCh general", "LH", "Ps", "Sp")


def test_elements_that_go_together_are_taken_together():
    either = ("1 HCh general", "2 Sp or 1 Cv + 1 El")
    muster(either, "1 HCh general", "2 Sp")
    muster(either, "1 HCh general", "1 El", "1 Cv")
    assert sentence(either, "1 HCh general", "1 Sp", "1 Cv") == (
        "a.toml, elements[3]: “1 Cv” does not go with the other elements: the list X/1 has either the one or "
        "the other of “2 Sp or 1 Cv + 1 El”."
    )


def test_a_form_of_two_may_be_written_as_either():
    for written in ("3Kn//4Bd", "3Kn", "4Bd"):
        muster(("1 3Kn//4Bd general", "1 3Kn//4Bd"), f"{written} general", written)


def test_too_few_are_told_what_is_left():
    assert sentence(SMALL, "1 HCh general", "2 Sp") == (
        "a.toml, elements: there are 3 elements, and an army has 4. Still to be chosen: 1 Ps|LH."
    )


def test_too_many_are_told_which_has_no_room():
    assert sentence(SMALL, "1 HCh general", "2 Sp", "1 Ps", "1 LH") == (
        "a.toml, elements: there are 5 elements, and an army has 4. There is no room for “1 LH”."
    )


def test_no_general():
    assert sentence(SMALL, "1 HCh", "2 Sp", "1 Ps") == (
        "a.toml, elements: none of these elements is the general. Mark one so: “1 HCh general”."
    )


def test_two_generals():
    assert sentence(SMALL, "1 HCh general", "2 Sp", "1 LH general") == (
        "a.toml, elements[3]: “1 LH general” is a second general beside “1 HCh general”; an army has one."
    )


def test_a_general_of_a_form_that_is_none():
    assert sentence(SMALL, "1 Sp general", "2 Sp", "1 Ps") == (
        "a.toml, elements[1]: “1 Sp general”: the general of the list X/1 is one of: HCh, Cv. "
        "Did you mean “1 HCh general”?"
    )


def test_the_generals_form_is_not_for_others():
    assert sentence(SMALL, "1 HCh general", "2 Sp", "1 HCh") == (
        "a.toml, elements[3]: “1 HCh”: in the list X/1 only the general has HCh; "
        "the others are of: Sp, Ps, LH."
    )


def test_a_form_that_the_list_has_not():
    assert sentence(("1 HCh general", "3 4Cb"), "1 HCh general", "3 3Cb") == (
        "a.toml, elements[2]: “3 3Cb”: the list X/1 has no 3Cb, only: 4Cb. Did you mean “4Cb”?"
    )


def test_a_form_of_two_the_wrong_way_round():
    assert sentence(("1 HCh general", "1 3Kn//4Bd"), "1 HCh general", "4Bd//3Kn").endswith(
        "Did you mean “3Kn//4Bd”?"
    )


def test_too_many_of_a_form():
    assert sentence(SMALL, "1 HCh general", "3 Sp") == (
        "a.toml, elements[2]: “3 Sp”: the list X/1 has room for 2 Sp at most, and there are 3. "
        "Still to be chosen: 1 Ps|LH."
    )


def test_forms_that_want_the_same_places():
    crowded = ("1 HCh general", "2 Sp|4Bd", "1 LH")
    assert sentence(crowded, "1 HCh general", "2 Sp", "1 4Bd") == (
        "a.toml, elements[3]: “1 4Bd”: the list X/1 has room for 2 elements of these forms (Sp, 4Bd), and "
        "there are 3. Still to be chosen: 1 LH."
    )


def test_it_is_told_in_chinese_too():
    assert sentence(SMALL, "1 HCh general", "3 Sp", language="zh-CN") == (
        "a.toml 的 elements[2]：“3 Sp”：兵表 X/1 最多有 2 个 Sp，这里有 3 个。还可以选：1 Ps|LH。"
    )


FORMS = ("Sp", "Ps", "LH", "El")
some_forms = st.lists(st.sampled_from(FORMS), min_size=1, max_size=3, unique=True).map("|".join)


@given(st.data())
def test_it_agrees_with_trying_everything(data):
    """An army is one of the list when some order of its elements fits the slots one by one."""
    plain = data.draw(st.lists(some_forms, min_size=1, max_size=3))
    bundle = st.lists(some_forms, min_size=2, max_size=2).map(" + ".join)
    texts = ["1 HCh general", *plain, " or ".join(data.draw(st.lists(bundle, min_size=1, max_size=2)))]
    lines = [read_line(text, TROOPS, "", "") for text in texts]
    size = sum(line.size for line in lines) - 1
    chosen = data.draw(st.lists(st.sampled_from(FORMS), min_size=size, max_size=size))
    possible = {
        tuple(sorted(forms))
        for slots in arrangements(lines)
        for forms in product(*([form.code for form in slot.forms] for slot in slots[1:]))
    }
    if tuple(sorted(chosen)) in possible:
        muster(texts, "HCh general", *chosen)
    else:
        assert "error-army" in refused(texts, chosen)


def refused(texts, chosen):
    with pytest.raises(BadData) as fault:
        muster(texts, "HCh general", *chosen)
    return fault.value.key

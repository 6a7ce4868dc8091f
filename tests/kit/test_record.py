"""Flat records: laid out as a C compiler would, the same bytes in both tiers; faults name the field."""

from itertools import count

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy import state as toy

from bingqi.errors import LayoutError
from bingqi.kit.action import Action, Actions
from bingqi.kit.dice import Dice
from bingqi.kit.log import Event, Log
from bingqi.kit.record import (
    _ARRAY_WORDS,
    Many,
    Record,
    Whole,
    i8,
    i16,
    i32,
    i64,
    many,
    overfull_field,
    record,
)
from bingqi.kit.table import row_of
from bingqi.kit.turn import Due, Question, Turn
from bingqi.rulesets.campaign import state as campaign

BITS = {"b": 8, "h": 16, "i": 32, "q": 64}


@record
class Inner(Record):
    """Three bytes of numbers, one of padding."""

    small: i8
    medium: i16


@record
class Outer(Record):
    """Every kind of field, in an order that needs padding."""

    first: i8
    large: i64
    inner: Inner
    second: i8
    few: Many[i16] = many(3)
    inners: Many[Inner] = many(2)
    last: i32


KINDS = [Inner, Outer, Action, Actions, Dice, Event, Log, Due, Question, Turn]
KINDS += [
    held
    for module in (toy, campaign)
    for held in vars(module).values()
    if isinstance(held, type) and issubclass(held, Record) and held is not Record
]

every_kind = pytest.mark.parametrize("kind", list(dict.fromkeys(KINDS)), ids=lambda kind: kind.__qualname__)


def bounds(kind):
    """The least and greatest number of every place, in the order of the layout."""
    found = []
    for field in kind.layout.fields:
        item = (
            [(-(1 << BITS[field.item.code] - 1), (1 << BITS[field.item.code] - 1) - 1)]
            if isinstance(field.item, Whole)
            else bounds(field.item)
        )
        found += item * (1 if field.length is None else field.length)
    return found


def filled(kind, choose):
    """A record whose places hold what *choose* makes of their bounds."""
    new = kind()
    new.load(iter([choose(*place) for place in bounds(kind)]))
    return new


outers = st.tuples(*(st.integers(*place) for place in bounds(Outer))).map(
    lambda numbers: loaded(Outer, numbers)
)


def loaded(kind, numbers):
    new = kind()
    new.load(iter(numbers))
    return new


# ---------------------------------------------------------------- the layout


@every_kind
def test_the_layout_is_that_of_an_aligned_array(kind):
    assert offsets(kind) == c_offsets(kind)
    assert kind.layout.dtype == np.dtype(c_type(kind), align=True)
    assert kind.layout.dtype.itemsize == kind.layout.width == kind.layout.packer.size
    assert kind.layout.dtype.alignment in (1, kind.layout.alignment)


def offsets(kind):
    return {field.name: field.offset for field in kind.layout.fields}


def c_offsets(kind):
    aligned = np.dtype(c_type(kind), align=True)
    return {name: aligned.fields[name][1] for name in aligned.names}


def c_type(kind):
    """The fields in NumPy's own words, for it to lay out by the rules of C."""
    codes = {"b": np.int8, "h": np.int16, "i": np.int32, "q": np.int64}
    fields = []
    for field in kind.layout.fields:
        item = (
            codes[field.item.code]
            if isinstance(field.item, Whole)
            else np.dtype(c_type(field.item), align=True)
        )
        fields.append((field.name, item) if field.length is None else (field.name, item, (field.length,)))
    return fields


def test_the_padding_lies_where_it_must():
    assert offsets(Outer) == {
        **{"first": 0, "large": 8, "inner": 16, "second": 20, "few": 22, "inners": 28, "last": 36}
    }
    assert (Outer.layout.width, Outer.layout.alignment, Inner.layout.width) == (40, 8, 4)


@every_kind
def test_numpy_reads_every_number_where_the_record_has_it(kind):
    numbers = count(1)
    full = filled(kind, lambda least, greatest: next(numbers) % 100)
    assert as_lists(row_of([full])[0]) == full.as_dict()


def as_lists(item):
    if isinstance(item, np.void):
        return {name: as_lists(item[name]) for name in item.dtype.names}
    return [as_lists(part) for part in item] if isinstance(item, np.ndarray) else int(item)


# ---------------------------------------------------------------- bytes


@every_kind
@pytest.mark.parametrize("end", [0, 1])
def test_the_outermost_numbers_survive_the_bytes(kind, end):
    full = filled(kind, lambda *place: place[end])
    assert kind.unpack(full.pack()) == full
    assert len(full.pack()) == kind.layout.width


@given(outers)
def test_what_is_packed_unpacks_to_the_same(full):
    data = full.pack()
    assert Outer.unpack(data) == full
    assert Outer.unpack(memoryview(data)).pack() == data
    assert row_of([full]).tobytes() == data


@given(outers, outers)
def test_bytes_and_digests_are_equal_exactly_when_the_records_are(one, other):
    assert (one.pack() == other.pack()) == (one == other) == (one.digest() == other.digest())


@every_kind
def test_padding_is_zero(kind):
    ones = filled(kind, lambda *place: -1).pack()
    numbers = sum(BITS[code] // 8 for code in kind.layout.form if code in BITS)
    assert ones.count(0xFF) == numbers
    assert ones.count(0) == kind.layout.width - numbers


def test_records_of_different_kinds_are_never_equal():
    assert Question() != Due() and Question() != 0


def test_records_have_no_hash():
    with pytest.raises(TypeError):
        hash(Inner())


# ---------------------------------------------------------------- values, load, copy, take


@given(outers)
def test_values_come_in_the_order_of_the_layout_and_load_takes_them_so(full):
    assert full.values() == (
        *(full.first, full.large, full.inner.small, full.inner.medium, full.second, *full.few),
        *(
            full.inners[0].small,
            full.inners[0].medium,
            full.inners[1].small,
            full.inners[1].medium,
            full.last,
        ),
    )
    assert loaded(Outer, full.values()) == full


def test_a_new_record_holds_zeros_and_what_it_is_given():
    new = Outer(large=5, last=-1)
    assert (new.large, new.last, sum(new.values())) == (5, -1, 4)
    with pytest.raises(AttributeError):
        Outer(lrage=5)
    with pytest.raises(AttributeError):
        new.lrage = 5


@given(outers)
def test_a_copy_is_independent(full):
    copy, before = full.copy(), full.pack()
    assert copy == full
    copy.inner.small ^= 1
    copy.inners[1].medium ^= 1
    copy.few[2] ^= 1
    copy.last ^= 1
    assert full.pack() == before
    assert copy.inners[1] is not full.inners[1]


def test_no_two_places_of_a_new_record_are_one_thing():
    new = Outer()
    new.inners[0].small = 3
    assert (new.inners[1].small, new.inner.small, Outer().inners[0].small) == (0, 0, 0)


@given(outers, outers)
def test_take_makes_equal_in_place(one, other):
    inner = one.inners[0]
    one.take(other)
    assert one == other
    assert one.inners[0] is inner and inner is not other.inners[0]


def test_as_dict_is_plain():
    assert Outer(few=[1, 2, 3]).as_dict() == {
        "first": 0,
        "large": 0,
        "inner": {"small": 0, "medium": 0},
        "second": 0,
        "few": [1, 2, 3],
        "inners": [{"small": 0, "medium": 0}] * 2,
        "last": 0,
    }


def test_a_record_shows_its_single_fields():
    assert repr(Inner(small=3)) == "Inner(small=3, medium=0)"
    assert repr(Outer(last=2)) == "Outer(first=0, large=0, inner=Inner(small=0, medium=0), second=0, last=2)"


# ---------------------------------------------------------------- what does not fit


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda full: setattr(full, "first", 128), "first = 128 does not fit (1 bytes)"),
        (lambda full: setattr(full, "large", 1 << 63), "large = 9223372036854775808 does not fit (8 bytes)"),
        (lambda full: setattr(full.inner, "medium", -32769), "inner.medium = -32769 does not fit (2 bytes)"),
        (
            lambda full: setattr(full.inners[1], "small", -129),
            "inners[1].small = -129 does not fit (1 bytes)",
        ),
        (lambda full: full.few.__setitem__(2, 99_999), "few[2] = 99999 does not fit (2 bytes)"),
        (lambda full: full.few.append(0), "few has 4 entries, not 3"),
        (lambda full: setattr(full, "last", 0.5), "last = 0.5 does not fit (4 bytes)"),
    ],
)
def test_what_does_not_fit_is_named_with_its_path(spoil, words):
    full = Outer()
    spoil(full)
    with pytest.raises(LayoutError) as error:
        full.pack()
    assert str(error.value) == f"Outer: {words}"


def test_a_record_that_fits_has_no_overfull_field():
    assert overfull_field(filled(Outer, lambda least, greatest: greatest)) is None


def test_bytes_of_another_length_are_refused():
    with pytest.raises(Exception, match="40 bytes"):
        Outer.unpack(b"\0" * 39)


# ---------------------------------------------------------------- declarations that cannot be


def declare(**fields):
    """A class with annotations, as the decorator gets it."""
    annotations = {name: hint for name, (hint, _) in fields.items()}
    body = {name: value for name, (_, value) in fields.items() if value is not None}
    return type("Wrong", (Record,), {"__annotations__": annotations, "__module__": __name__, **body})


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"size": (i8, None)}, "Wrong.size hides an array's own word; choose another name"),
        ({"item": (i8, None)}, "Wrong.item hides an array's own word; choose another name"),
        ({"number": (int, None)}, "Wrong.number is neither a whole number with a width nor a record"),
        ({"name": (str, None)}, "Wrong.name is neither a whole number with a width nor a record"),
        ({"row": (list[i8], None)}, "Wrong.row is a row without a length: write = many(n)"),
        ({"row": (list[i8], 3)}, "Wrong.row is a row without a length: write = many(n)"),
        ({"row": (list[int], many(3))}, "Wrong.row is neither a whole number with a width nor a record"),
    ],
)
def test_a_field_that_cannot_be_laid_out_is_named(fields, words):
    with pytest.raises(LayoutError) as error:
        record(declare(**fields))
    assert str(error.value) == words


def test_every_word_of_numpys_arrays_is_forbidden():
    assert {name for name in dir(np.ndarray) if not name.startswith("_")} <= _ARRAY_WORDS


def test_a_class_without_the_decorator_says_so():
    class Bare(Record):
        """Not decorated."""

    with pytest.raises(LayoutError, match="Bare is not decorated with @record"):
        Bare()


LATE = """
@record
class Late(Record):
    row: Many[Inner] = many(2)
    last: i8
"""


@pytest.mark.parametrize("home", [__name__, "a page, which is no module"])
@pytest.mark.parametrize("head", ["", "from __future__ import annotations"])
def test_a_record_can_be_declared_in_a_text_that_is_run_by_itself(home, head):
    if head and home != __name__:
        return  # its annotations are text, and nobody knows where to look the names up
    scope = {**globals(), "__name__": home}
    exec(head + LATE, scope)
    assert scope["Late"].layout.width == 10

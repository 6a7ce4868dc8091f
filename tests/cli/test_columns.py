"""Columns and paragraphs in which a Chinese character takes two places."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bingqi.cli.columns import aligned, folded
from bingqi.game.explain import wide


def test_columns_begin_below_each_other():
    lines = aligned([["规则", "版本", "想定"], ["campaign", "1.0", "6"]], right={2})
    assert lines == ["规则      版本  想定", "campaign  1.0      6"]


def test_no_line_ends_in_spaces():
    assert aligned([["a", "long"], ["long", ""]]) == ["a     long", "long"]


def test_english_breaks_at_spaces():
    assert folded("one two three", "  ", 9) == ["  one two", "  three"]


def test_chinese_breaks_anywhere_but_before_its_punctuation():
    assert folded("一二三四，五六", "", 8) == ["一二三", "四，五六"]
    assert folded("“一二三”四", "", 8) == ["“一二三”", "四"]
    assert folded("撤退 1d4 ch，这", "", 11) == ["撤退 1d4", "ch，这"]


def test_a_word_that_fits_nowhere_has_a_line_of_its_own():
    assert folded("a " + "b" * 20 + " c", "", 8) == ["a", "b" * 20, "c"]


def test_an_empty_paragraph_is_an_empty_line():
    assert folded("", "  ") == [""]


@given(some.text("ab 一二，。“”()1.", max_size=60), some.integers(12, 30))
def test_nothing_is_lost_and_lines_fit(text, width):
    lines = folded(text, "", width)
    assert "".join("".join(lines).split()) == "".join(text.split())
    for line in lines:
        assert wide(line) <= width or " " not in line.strip()


@pytest.mark.parametrize("width", [20, 33, 60])
def test_the_indent_counts(width):
    assert all(wide(line) <= width for line in folded("一二三四五六七八九十" * 4, "    ", width))

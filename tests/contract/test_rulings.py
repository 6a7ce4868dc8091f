"""The check finds what is wrong with what an umpire may set."""

from dataclasses import replace

import pytest
from toy import RULESET as TOY

from bingqi.game.contract import Promise
from bingqi.game.contract.book import check_book, openings
from bingqi.game.contract.journals import check_journals
from bingqi.game.contract.report import Report
from bingqi.game.contract.stand import Stand
from bingqi.kit.action import Pattern
from bingqi.kit.settable import Number, Settable, Settables, Written

TITLE = {"en": "place", "zh-CN": "位置"}


def cell_of(subject):
    return (subject.state.scouts[subject.number].cell,)


def put_cell(subject, value, log):
    subject.state.scouts[subject.number].cell = value[0]


class Careless(Written):
    """Reads something else than it writes."""

    def read(self, text, subject):
        return (super().read(text, subject)[0] ^ 1,)


def is_across(subject):
    return cell_of(subject)[0] >= 0


def place(put=put_cell, values=None, title=TITLE):
    return Settable("at", title, values or Written(("cell",), "0203"), cell_of, put, has=is_across)


def report_on(*fields):
    """What the check of the journals says of a toy in which these things may be set."""
    ruleset = replace(TOY, settable=Settables(fields, is_at_rest=lambda subject: True))
    report = Report("toy", ("plain",))
    for name, opening in openings(ruleset, report):
        for seed in range(3):
            check_journals(Stand(ruleset, name, opening, ("plain",)), seed, report)
    return report


def test_what_is_right_is_right():
    assert report_on(place()).is_kept


def put_and_roll(subject, value, log):
    put_cell(subject, value, log)
    subject.state.dice.ply += 1


@pytest.mark.parametrize(
    ("field", "said"),
    [
        (place(put_and_roll), "dice"),
        (place(values=Careless(("cell",), "0203")), "does not read back"),
        (place(title={"en": "<place>", "zh-CN": "位置"}), "a word is missing in en"),
    ],
)
def test_what_is_wrong_is_found(field, said):
    report = report_on(field)
    assert Promise.RULINGS in report.counts
    assert any(said in fault.what for fault in report.faults)


def taken(name="taken", title=None):
    return Settable(
        name,
        title or {"en": "taken", "zh-CN": "被俘"},
        Number(lambda subject: (0, 1)),
        get=lambda subject: (subject.state.scouts[subject.number].is_taken,),
        put=lambda subject, value, log: None,
    )


@pytest.mark.parametrize(
    ("changes", "promise", "said"),
    [
        ({"settable": [taken(), taken()]}, Promise.LISTS, "not one word for one thing"),
        ({"settable": [taken("is taken")]}, Promise.LISTS, "not one word for one thing"),
        ({"settable": [taken(title={"en": "taken"})]}, Promise.WORDS, "zh-CN"),
        ({"patterns": {1: Pattern("set {actor:unit}")}}, Promise.LISTS, "as an umpire's rulings do"),
    ],
)
def test_a_book_that_cannot_be_is_found(changes, promise, said):
    if "settable" in changes:
        changes = {"settable": Settables(tuple(changes["settable"]), lambda subject: True)}
    else:
        changes = {"patterns": {**TOY.patterns, **changes["patterns"]}}
    report = Report("toy", ("plain",))
    check_book(replace(TOY, **changes), report)
    assert any(fault.promise is promise and said in fault.what for fault in report.faults)

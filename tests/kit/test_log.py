"""The log: a reason is recorded by the call that gives it, rulings nest, and a muted log keeps nothing."""

import pytest

from bingqi.kit.dice import Dice
from bingqi.kit.log import (
    EVERYONE,
    LOG_LENGTH,
    Kind,
    Log,
    close_ruling,
    new_log,
    note,
    open_ruling,
    tell,
    throw,
)
from bingqi.kit.table import write_tape

UPHILL, DIE, FIGHT, WON = 11, 12, 13, 14


def told(log):
    return [event.values() for event in log.events[: log.count]]


def test_a_new_log_is_empty_and_for_everyone():
    log = new_log()
    assert (log.count, log.muted, log.audience) == (0, 0, EVERYONE)


def test_an_event_is_told_as_it_is():
    log = new_log()
    tell(log, 107, UPHILL, 3, 4, -5, 1 << 20)
    assert told(log) == [(107, UPHILL, 3, 4, -5, 1 << 20, EVERYONE)]


@pytest.mark.parametrize("value", [-3, 0, 2])
def test_a_modifier_is_recorded_and_given_back(value):
    log = new_log()
    assert 4 + note(log, UPHILL, 2, value) == 4 + value
    assert told(log) == [(Kind.MODIFIER, UPHILL, 2, -1, value, 0, EVERYONE)]


def test_a_ruling_stands_between_its_opening_and_its_closing():
    log, dice = new_log(), Dice()
    write_tape(dice, [5])
    open_ruling(log, FIGHT, 1, 2)
    total = throw(dice, 6, log, DIE, 1) + note(log, UPHILL, 1, 1)
    close_ruling(log, WON, 1, 2, total)
    assert told(log) == [
        (Kind.OPENED, FIGHT, 1, 2, 0, 0, EVERYONE),
        (Kind.ROLLED, DIE, 1, -1, 5, 6, EVERYONE),
        (Kind.MODIFIER, UPHILL, 1, -1, 1, 0, EVERYONE),
        (Kind.CLOSED, WON, 1, 2, 6, 0, EVERYONE),
    ]


def test_a_muted_log_keeps_nothing_and_gives_the_same_numbers():
    log, dice = Log(muted=1), Dice()
    write_tape(dice, [5])
    open_ruling(log, FIGHT, 1, 2)
    assert throw(dice, 6, log, DIE, 1) + note(log, UPHILL, 1, 1) == 6
    close_ruling(log, WON, 1, 2, 6)
    assert log.count == 0
    assert sum(log.events[0].values()) == 0


def test_an_audience_is_that_of_what_is_told_while_it_is_set():
    log = new_log()
    log.audience = 1 << 2
    tell(log, 107, 0, 1, -1, 0, 0)
    log.audience = EVERYONE
    tell(log, 108, 0, 1, -1, 0, 0)
    assert [event.seen_by for event in log.events[:2]] == [4, EVERYONE]


def test_the_last_event_fits_and_the_next_is_refused_by_name():
    log = new_log()
    for _ in range(LOG_LENGTH):
        note(log, UPHILL, 0, 1)
    with pytest.raises(AssertionError, match="LOG_LENGTH"):
        note(log, UPHILL, 0, 1)
    assert log.count == LOG_LENGTH


def test_a_muted_log_is_never_full():
    log = Log(muted=1)
    for _ in range(LOG_LENGTH + 1):
        note(log, UPHILL, 0, 1)
    assert log.count == 0


def test_the_kits_kinds_leave_room_for_a_rulesets_own():
    assert len(set(Kind)) == 5 and max(Kind) < 100

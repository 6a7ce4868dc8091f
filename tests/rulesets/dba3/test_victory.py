"""Losses and victory (DBA3 D178-D180, D211-D219)."""

import pytest
from rulesets.dba3.clashes import Aftermath
from rulesets.dba3.field import battle, camp

from bingqi.rulesets.dba3 import losses, victory
from bingqi.rulesets.dba3.state import Fate, Hold, Kind

SPREAD = [(x, 3) for x in (2, 4, 6, 8, 10, 12)]


def table_of(*codes, general=None, **more):
    """Red's elements named A, B, ... and a Blue one."""
    red = {
        chr(65 + place): (code, *SPREAD[place], 0, *(["general"] if place == general else []))
        for place, code in enumerate(codes)
    }
    return Aftermath(battle(red=red, blue={"X": ("4Bd", 7, 10)}, **more))


def lose(table, *names):
    for name in names:
        assert table.shoot("X", name, Fate.DESTROYED)


def end_bound(table):
    table.log.count = 0
    victory.test_victory(table.state, table.setting, table.log)
    return victory.result(table.state, table.setting)


@pytest.mark.parametrize(
    ("codes", "counted"),
    [
        (["4Bd", "4Bd"], 2),
        (["SCh", "7Hd", "5Hd"], 0),
        (["8Sp"], 2),
        (["6Kn", "6Bd"], 3),
        (["8Bw", "8Bw"], 3),
        (["4Bd", "8Bw", "4Bd", "7Hd"], 4),
    ],
)
def test_d211_d213_d214_what_counts(codes, counted):
    table = table_of(*codes)
    lose(table, *(chr(65 + place) for place in range(len(codes))))
    assert losses.losses_of(table.state, 0) == counted


def test_d214_once_two_massed_bows_count_three():
    table = table_of("8Bw", "8Bw")
    lose(table, "A")
    assert table.has_told("LOSS_COUNTED", "LOST_FIRST_DOUBLE", "A")
    lose(table, "B")
    assert not table.has_told("LOSS_COUNTED", "LOST_FIRST_DOUBLE", "B")
    assert losses.losses_of(table.state, 0) == 3


def test_d215_d214_once_the_general_counts_one_more_and_a_double_general_three():
    table = table_of("4Bd", general=0)
    lose(table, "A")
    assert losses.losses_of(table.state, 0) == 2
    assert table.state.forces[0].general_lost == 1
    table = table_of("6Kn", general=0)
    lose(table, "A")
    assert losses.losses_of(table.state, 0) == 3


def test_d180_d213_expendables_are_told_not_to_count():
    table = table_of("SCh")
    lose(table, "A")
    assert table.has_told("LOSS_NOT_COUNTED", "NOT_COUNTED", "A")


def test_d211_four_lost_and_more_than_the_other_side_loses():
    table = table_of("4Bd", "4Bd", "4Bd", "4Bd")
    lose(table, "A", "B", "C")
    assert not end_bound(table).over
    lose(table, "D")
    found = end_bound(table)
    assert (found.over, found.winners, found.cause) == (True, 2, 470)
    assert table.has_told("BATTLE_WON", "MORE_LOSSES", None)


def test_d212_level_level_losses_play_on():
    table = table_of("4Bd", "4Bd", "4Bd", "4Bd")
    lose(table, "A", "B", "C", "D")
    table.state.forces[1].lost = 4
    assert not end_bound(table).over
    assert table.has_told("BATTLE_WENT_ON", "LEVEL_LOSSES", None)
    table.state.forces[1].lost = 5
    assert end_bound(table).winners == 1


def test_d212_more_but_fewer_than_four_is_not_enough():
    table = table_of("4Bd")
    table.state.forces[0].lost = 3
    assert not end_bound(table).over


@pytest.mark.parametrize(("has_camp", "counted"), [(1, 1), (0, 2)])
def test_d218_d219_a_lost_city_counts_two_without_a_camp(has_camp, counted):
    table = table_of("4Bd")
    table.state.forces[0].has_camp = has_camp
    table.state.forces[0].city_lost = 1
    assert losses.losses_of(table.state, 0) == counted


def test_d216_d216_when_p51_a_sacked_camp_is_removed_at_the_end_of_the_bound_and_counts():
    table = Aftermath(
        battle(
            red={"F": ("CF", "Camp1")},
            blue={"X": ("3Kn", 7, 2), "Y": ("4Bd", 2, 9)},
            features=[camp("Red", 7, 2)],
        )
    )
    assert table.fight("X", "F", F=Fate.DESTROYED)
    assert table.feature("Camp1").hold == Hold.SACKED
    assert losses.losses_of(table.state, 0) == 0
    assert table.at("X") == (7, 1, 180)
    end_bound(table)
    assert table.feature("Camp1").hold == Hold.GONE
    assert losses.losses_of(table.state, 0) == 1
    assert table.element("X").inside == 0 and table.element("X").touches == 0
    assert table.has_told("CAMP_REMOVED", "CAMP_TAKEN", None)
    assert table.setting.troops[table.element("X").troop].kind == Kind.KN


def test_d211_time_the_last_bound_ends_a_battle_level():
    table = table_of("4Bd")
    table.setting.bounds = table.state.turn.round_number + 1
    assert not end_bound(table).over
    table.state.turn.round_number += 1
    found = end_bound(table)
    assert (found.over, found.winners, found.cause) == (True, 0, 472)
    assert table.has_told("BATTLE_DRAWN", "TIME_RAN_OUT", None)

"""Losses, and who wins."""

import pytest
from rulesets.dba12.field import CAMP, Field

ARMIES = {"R1": "Cv at 1200,600 general", "B1": "Cv at 1200,1800 general"}


def ended(units, features=(), **more):
    """The battle after a bound in which nothing happens."""
    return Field({**ARMIES, **units}, features, **more).do("end moves")


def lost(letter, count, troops="Bd", start=2):
    return {f"{letter}{number}": f"{troops} lost" for number in range(start, start + count)}


def set_losses(stand, red, blue):
    stand.state.forces[0].lost, stand.state.forces[1].lost = red, blue
    return stand


@pytest.mark.parametrize(
    ("red", "blue", "winners"), [(0, 4, 1), (3, 4, 1), (4, 4, 0), (0, 3, 0), (5, 4, 2), (4, 6, 1)]
)
def test_q23_four_elements_and_more_than_the_enemy(red, blue, winners):
    stand = set_losses(Field(ARMIES), red, blue).do("end moves")
    assert stand.result.winners == winners
    assert bool(stand.result.over) == bool(winners)


def test_q23_x65_the_general_alone_is_enough_if_that_side_has_lost_more():
    stand = set_losses(Field(ARMIES), 0, 1)
    stand.state.forces[1].general_lost = 1
    stand.do("end moves")
    assert stand.happened("BATTLE_WON")[0] == "GENERAL_FALLEN"
    even = set_losses(Field(ARMIES), 1, 1)
    even.state.forces[1].general_lost = 1
    assert not even.do("end moves").result.over


def test_q23_camp_x66_a_camp_in_enemy_hands_counts_2():
    stand = set_losses(Field({**ARMIES, "R2": "Bd in enemy camp"}, [CAMP]), 0, 2).do("end moves")
    assert stand.happened("LOSSES_COUNTED")[4] == 4
    assert stand.result.winners == 1


def test_q23_uncounted_x67_scythed_chariots_and_followers_do_not_count():
    units = {**ARMIES, "R2": "El at 600,1000", "B2": "SCh at 600,1000"}
    stand = Field(units, (), "FIGHT").do("R2 fights B2", dice=[6, 1])
    assert stand.is_lost("B2")
    assert stand.state.forces[1].lost == 0
    units = {**ARMIES, "R2": "Bd at 1200,2240", "B2": "CF in camp"}
    stand = Field(units, [CAMP], "FIGHT").do("R2 fights Camp2", dice=[6, 1])
    assert stand.is_lost("B2")
    assert stand.state.forces[1].lost == 0


def test_q23_limit_a_battle_is_drawn_after_its_bounds():
    stand = Field(ARMIES, limit=4).do("end moves")
    assert stand.happened("BATTLE_DRAWN")[0] == "TIME_RAN_OUT"
    assert stand.result.over and stand.result.winners == 0


def test_q2_the_other_side_has_the_next_bound():
    stand = Field(ARMIES).do("end moves")
    assert stand.opening.seats[stand.decision.side] == "Blue"
    assert stand.do("roll for points", dice=[4]).state.points == 4

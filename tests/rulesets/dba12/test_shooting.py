"""Shooting: who, at what, how far, and what it does."""

import pytest
from rulesets.dba12.field import CAMP, Field, box


def shots(units, features=(), active=None, **more):
    return Field(units, features, "AIM", active=active, **more)


def legal(shooter, target, features=(), active=None, **more):
    """Whether R1 may shoot at B1, or why not."""
    units = {"R1": shooter, "R9": "Bw at 2200,600", "B1": target, "B9": "Bd at 2200,700", **more}
    return shots(units, features, active).why_not("R1 shoots B1")


@pytest.mark.parametrize("troops", ["Bw", "Lb", "Cb", "WWg"])
def test_q16_x15_bows_and_war_wagons_shoot_200_p(troops):
    assert legal(f"{troops} at 1200,600", "Bd at 1200,800") == "LEGAL"
    assert legal(f"{troops} at 1200,600", "Bd at 1200,802") == "OUT_OF_RANGE"


def test_q16_x16_artillery_shoots_500_p_and_others_do_not():
    assert legal("Art at 1200,600", "Bd at 1200,1100") == "LEGAL"
    assert legal("Art at 1200,600", "Bd at 1200,1102") == "OUT_OF_RANGE"
    assert legal("Ps at 1200,600", "Bd at 1200,700") == "NO_MISSILES"


def test_q16_arc_a_base_width_to_either_side_and_all_round_for_war_wagons():
    assert legal("Bw at 1200,600", "Bd at 1440,700") == "LEGAL"  # its corner is 189 p off
    assert legal("Art at 1200,600", "Bd at 1500,700") == "LEGAL"
    assert legal("Art at 1200,600", "Bd at 1530,700") == "OUT_OF_ARC"
    assert legal("Bw at 1200,600", "Bd at 1200,400") == "OUT_OF_ARC"
    assert legal("WWg at 1200,600", "Bd at 1200,300") == "LEGAL"


def test_q16_bounds_artillery_shoots_in_its_own_bound_only_and_not_after_a_move():
    assert legal("Art at 1200,600", "Bd at 1200,1000", active="Blue") == "GUNS_IN_ENEMY_BOUND"
    moved = Field(
        {"R1": "Art at 1200,600", "B1": "Bd at 1200,1000", "R2": "Bw at 1600,800", "B2": "Bd at 1600,900"}
    )
    moved.do("R1 to 1200,620 facing 000").do("end moves")
    assert moved.why_not("R1 shoots B1") == "GUNS_MOVED"


def test_q16_bounds_bows_shoot_in_the_enemy_bound_too():
    stand = shots({"R1": "Bw at 1200,600", "B1": "Bd at 1200,700"}, active="Blue")
    assert stand.opening.seats[stand.decision.side] == "Red"
    assert stand.candidates() == ["R1 shoots B1", "R1 holds fire"]


def test_q16_contact_fighters_neither_shoot_nor_are_shot_at():
    units = {"R1": "Bw at 1200,600", "R2": "Bd at 1200,740", "R9": "Bw at 2200,600", "B9": "Bd at 2200,700"}
    stand = shots({**units, "B1": "Bd at 1200,740"})
    assert stand.why_not("R1 shoots B1") == "TARGET_IN_CONTACT"
    stand = shots(
        {"R1": "Bw at 1200,600", "B1": "Bd at 1200,600", "R9": "Bw at 2200,600", "B9": "Bd at 2200,700"}
    )
    assert stand.why_not("R1 shoots B9") == "SHOOTER_IN_CONTACT"


@pytest.mark.parametrize(
    "between",
    [
        [box("wood", 1100, 640, 1300, 700)],
        [box("gentle-hill", 1000, 620, 1400, 720, crest=[[1000, 670], [1400, 670]])],
    ],
)
def test_q16_sight_woods_and_ridges_block_a_shot(between):
    assert legal("Art at 1200,600", "Bd at 1200,800", between) == "SIGHT_BLOCKED"


def test_q16_sight_elements_block_a_shot():
    units = {"R2": "Bd at 1040,700", "R3": "Bd at 1200,700", "R4": "Bd at 1360,700"}
    assert legal("Art at 1200,600", "Bd at 1200,800", **units) == "SIGHT_BLOCKED"


def test_o32_x18_every_further_shooter_costs_the_target_1_without_limit():
    units = {f"R{n}": f"Bw at {880 + 160 * n},600" for n in range(1, 4)}
    stand = shots({**units, "R4": "Bw at 1040,300", "B1": "Bd at 1200,700"})
    stand.do("R2 shoots B1").do("R1 shoots B1").do("R3 shoots B1", dice=[3, 3])
    assert [event for event in stand.last if event.cause == 156].__len__() == 2
    assert stand.happened("TOTALS_COMPARED")[3:] == (5, 6)


def test_q16_choice_the_first_that_is_chosen_is_the_main_shooter():
    units = {"R1": "Bw at 1120,600", "R2": "Bw at 1280,600", "B1": "Bd at 1200,700"}
    stand = shots(units).do("R2 shoots B1", "R1 shoots B1", dice=[6, 2])
    assert stand.happened("FACTORS_COMPARED")[1:3] == ("R2", "B1")
    assert stand.outcome == ["BEATEN"]


def test_q17_x19_a_shooter_that_is_not_shot_back_at_ignores_a_bad_result():
    stand = shots({"R1": "Bw at 1200,600", "B1": "Bd at 1200,700"}).do("R1 shoots B1", dice=[1, 6])
    assert stand.outcome == ["NOT_SHOT_BACK"]
    assert stand.at("R1") == "1200,600"


def test_q17_one_that_is_shot_back_at_does_not():
    stand = shots({"R1": "Bw at 1200,600", "B1": "Bw at 1200,700"})
    stand.do("R1 shoots B1").do("B1 shoots R1", dice=[2, 5])
    assert stand.outcome == ["BEATEN"]
    assert stand.at("R1") == "1200,520"


def test_q16_choice_nobody_has_to_shoot():
    stand = shots({"R1": "Bw at 1200,600", "B1": "Bd at 1200,700"}).do("R1 holds fire")
    assert stand.happened("HELD_FIRE")[1] == "R1"
    assert stand.happened("COMBATS_BEGAN")


def test_q13_a_camp_can_be_shot_at_by_several():
    units = {"R1": "Bw at 1120,2100", "R2": "Bw at 1280,2100", "B1": "CF in camp"}
    stand = shots(units, [CAMP])
    stand.do("R1 shoots Camp2", "R2 shoots Camp2", dice=[3, 1])
    # 2 + 3 against 1 + 2 - 1 + 1.
    assert stand.happened("TOTALS_COMPARED")[3:] == (5, 3)
    assert stand.is_lost("B1")

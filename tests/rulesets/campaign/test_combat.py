"""Attacks: who takes part, what the ruling says, what the degrees do, what locks."""

from fractions import Fraction

import pytest

from bingqi.rulesets.campaign.causes import Cause, Happening

BESIDE = (". . . . .", " . R1 B1 . .", ". . . . .")
TWO = (". . R2 . .", " . R1 B1 . .", ". . . . .")


def attack(trial, *dice, unit="R1"):
    return trial.do(f"{unit} attacks B1", "end planning", dice=dice)


def test_w10_w11_several_attackers_are_one_battle(stand):
    trial = stand(
        ". . R3 . .", " . R2 B1 . .", ". . R1 . .", units={"R1": "2", "R2": "3", "R3": "4", "B1": "3"}
    )
    trial.do("R1 attacks B1", "R2 attacks B1", "R3 attacks B1", "end planning", dice=[2])
    assert trial.ruling == [
        ("R1", Cause.ATTACKER_STRENGTH, 2),
        ("R2", Cause.ATTACKER_STRENGTH, 3),
        ("R3", Cause.ATTACKER_STRENGTH, 4),
        ("B1", Cause.DEFENDER_STRENGTH, 3),
        (None, Cause.ODDS_MODIFIER, 6),
        (None, Cause.CHECK_DIE, 2),
    ]
    assert trial.outcomes == [Cause.FAILURE]


def test_w10_a_unit_attacks_once_a_turn(stand):
    trial = stand(". . R2 . .", " . R1 B1 B2 .", ". . . . .").do("R1 attacks B1", "end planning", dice=[20])
    trial.do("R1 enters 0302")
    assert trial.outcomes == [] and trial.asked == ("Blue", "PLAN", None)


def test_w10_it_does_not_matter_whether_the_defender_could_attack(stand):
    trial = stand(*BESIDE, units={"B1": "3 cavalry"}, data={"arms": {"cavalry": {"can_attack": False}}})
    assert attack(trial, 2).outcomes == [Cause.FAILURE]


def test_w11_the_ruling_of_an_attack_reads_from_strength_to_die(stand):
    trial = attack(stand(". . . .", " . R1/s B1/m .", ". . . .", units={"R1": "7", "B1": "3"}), 14)
    assert trial.ruling == [
        ("R1", Cause.ATTACKER_STRENGTH, 7),
        ("R1", Cause.DANGEROUS_GROUND, Fraction(-7, 2)),
        ("B1", Cause.DEFENDER_STRENGTH, 3),
        ("B1", Cause.DEFENSIVE_GROUND, 3),
        (None, Cause.ODDS_MODIFIER, -5),
        (None, Cause.CHECK_DIE, 14),
    ]


@pytest.mark.parametrize(
    ("attacker", "defender", "modifier"),
    [
        (1, 2, -5),
        (2, 3, -5),
        (99, 100, -5),
        (1, 1, 0),
        (3, 2, 0),
        (199, 100, 0),
        (2, 1, 3),
        (7, 2, 6),
        (9, 2, 8),
        (11, 2, 9),
        (6, 1, 10),
    ],
)
def test_w11_rounding_odds_go_down_to_the_row_that_they_reach(stand, attacker, defender, modifier):
    trial = attack(
        stand(*BESIDE, units={"R1": str(attacker), "B1": str(defender)}),
        6 if modifier < 4 else 2 if modifier < 8 else 1,
    )
    assert (None, Cause.ODDS_MODIFIER, modifier) in trial.ruling


@pytest.mark.parametrize(("attacker", "defender"), [(1, 3), (49, 99), (3, 7)])
def test_w11_failure_below_one_half_comes_without_a_roll(stand, attacker, defender):
    trial = attack(stand(*BESIDE, units={"R1": str(attacker), "B1": str(defender)}))
    assert trial.outcomes == [Cause.ODDS_TOO_LOW]
    assert trial.asked == ("Red", "RETREAT", "R1")
    assert (Happening.MUST_RETREAT, Cause.REPULSED, "R1", None) in trial.told


@pytest.mark.parametrize(
    ("die", "outcome"),
    [
        (20, Cause.CRITICAL_SUCCESS),
        (10, Cause.SUCCESS),
        (9, Cause.FAILURE),
        (2, Cause.FAILURE),
        (1, Cause.CRITICAL_FAILURE),
    ],
)
def test_w12_degrees_of_success_at_even_odds(stand, die, outcome):
    trial = stand(*BESIDE)
    dice = [die, 1] if outcome == Cause.SUCCESS else [die]
    assert attack(trial, *dice).outcomes == [outcome]


@pytest.mark.parametrize(
    ("die", "outcome"),
    [
        (20, Cause.SUCCESS),
        (15, Cause.SUCCESS),
        (14, Cause.FAILURE),
        (6, Cause.FAILURE),
        (5, Cause.CRITICAL_FAILURE),
    ],
)
def test_w12_degrees_without_special_faces_need_the_whole_margin(stand, die, outcome):
    trial = stand(*BESIDE, units={"R1": "1", "B1": "2"}, data={"attack": {"natural_moves_degree": False}})
    assert attack(trial, *([die, 1] if outcome == Cause.SUCCESS else [die])).outcomes == [outcome]


def test_w12_natural_faces_are_noted(stand):
    trial = attack(stand(*BESIDE, units={"R1": "1", "B1": "2"}), 20)
    assert trial.ruling[-1] == (None, Cause.NATURAL_BEST, 1)
    trial = attack(stand(*BESIDE, units={"R1": "5", "B1": "1"}), 1)
    assert trial.ruling[-1] == (None, Cause.NATURAL_WORST, -1)
    assert trial.outcomes == [Cause.FAILURE]


def test_w12_critical_success_destroys_the_defender_and_offers_its_place(stand):
    trial = attack(stand(*BESIDE[:2], ". . . B2 ."), 20)
    assert (Happening.DESTROYED, Cause.CRITICAL_SUCCESS, "B1", None) in trial.told
    assert trial.asked == ("Red", "ADVANCE", "B1")
    assert trial.candidates() == ["R1 enters 0302", "stay"]


def test_w12_success_drives_the_defender_back_before_anybody_advances(stand):
    trial = attack(stand(*BESIDE), 10, 1)
    assert (Happening.MUST_RETREAT, Cause.PUSHED_BACK, "B1", None) in trial.told
    assert trial.asked == ("Blue", "RETREAT", "B1")
    trial.do("B1 back to 0402")
    assert trial.asked == ("Red", "ADVANCE", "B1")


def test_w12_critical_failure_destroys_every_attacker(stand):
    trial = stand(*TWO[:2], ". . . . R3", units={"R1": "1", "R2": "1", "B1": "4"})
    trial.do("R1 attacks B1", "R2 attacks B1", "end planning", dice=[1])
    assert [told for told in trial.told if told[0] == Happening.DESTROYED] == [
        (Happening.DESTROYED, Cause.CRITICAL_FAILURE, "R1", None),
        (Happening.DESTROYED, Cause.CRITICAL_FAILURE, "R2", None),
    ]


def test_w12_repulse_asks_each_attacker_for_its_own_retreat(stand):
    trial = stand(*TWO).do("R2 attacks B1", "R1 attacks B1", "end planning", dice=[2])
    assert trial.asked == ("Red", "RETREAT", "R2")
    trial.do(trial.candidates()[0])
    assert trial.asked == ("Red", "RETREAT", "R1")


def test_w12_distance_is_one_die_of_four_sides(stand):
    trial = attack(stand(*BESIDE), 10, 4)
    assert trial.ruling[-1] == ("B1", Cause.RETREAT_DIE, 4)


def test_w12_advance_costs_nothing_and_is_the_last_act_of_the_turn(stand):
    trial = attack(stand(". . . . .", " . R1 B1 B2 .", ". . . . ."), 20).do("R1 enters 0302")
    assert trial.at("R1") == "0302" and trial.facts("R1")["movement"] == 4
    assert (Happening.ADVANCED, None, "R1", None) in trial.told
    assert trial.asked[0] == "Blue"


def test_w12_advance_is_not_for_units_that_cannot_enter_the_place(stand):
    """The defender flew over a chasm; there is nobody who could take its place, so nothing is asked."""
    trial = attack(stand(". . . . .", " . R1 B1/C . .", ". . . . .", units={"B1": "4/8 air"}), 10, 1)
    trial.do("B1 back to 0402")
    assert trial.asked == ("Red", "PLAN", None)
    assert trial.at("R1") == "0202"


def test_w13_with_a_player_unit_nobody_rolls_and_everybody_locks(stand):
    trial = stand(*TWO, units={"B1": "-"}).do("R1 attacks B1", "R2 attacks B1", "end planning")
    locked = [told for told in trial.told if told[0] == Happening.LOCKED]
    assert sorted(unit for _, cause, unit, _ in locked if cause == Cause.PLAYER_UNIT_FIGHTS) == [
        "B1",
        "R1",
        "R2",
    ]
    assert trial.ruling == [] and trial.outcomes == []
    assert set(trial.facts("R1")["locked_with"]) == {"R2", "B1"}


def test_w13_locked_units_hold_their_attackers(stand):
    trial = stand(". . . . .", " . R1 B1 R2 .", ". . . . .", units={"R1": "-", "B1": {"locked_with": ["R1"]}})
    trial.do("R2 attacks B1", "end planning")
    assert (Happening.LOCKED, Cause.LOCKED_UNIT_FIGHTS, "R2", "B1") in trial.told
    assert trial.facts("R2")["locked"]


def test_w13_groups_join_through_a_shared_unit(stand):
    trial = stand(". . . . . .", " . R1 B1 R2 B2 .", ". . . . . .", units={"R1": "-", "B2": "-"})
    trial.do("R1 attacks B1", "R2 attacks B1", "end planning", "B2 attacks R2", "end planning")
    assert set(trial.facts("R1")["locked_with"]) == {"R2", "B1", "B2"}


def test_w20_attackers_in_defensive_ground_are_doubled_like_defenders(stand):
    trial = attack(stand(". . . .", " . R1/m B1/m .", ". . . .", units={"R1": "3", "B1": "3"}), 2)
    assert ("R1", Cause.DEFENSIVE_GROUND, 3) in trial.ruling and (
        "B1",
        Cause.DEFENSIVE_GROUND,
        3,
    ) in trial.ruling
    assert (None, Cause.ODDS_MODIFIER, 0) in trial.ruling


def test_w22_halves_are_not_rounded(stand):
    trial = attack(stand(". . . .", " . R1/s B1 .", ". . . .", units={"R1": "5", "B1": "5"}), 6)
    assert ("R1", Cause.DANGEROUS_GROUND, Fraction(-5, 2)) in trial.ruling
    assert (None, Cause.ODDS_MODIFIER, -5) in trial.ruling


def test_w25_special_ground_changes_strength_and_check(stand):
    data = {"specials": {"awe": {"strength": "3/2"}}}
    trial = attack(stand(". . . .", " . R1 B1/S .", ". . . .", units={"R1": "4", "B1": "2"}, data=data), 11)
    assert ("B1", Cause.SPECIAL_GROUND, 1) in trial.ruling
    assert ("B1", Cause.GROUND_MODIFIER, -2) in trial.ruling
    assert trial.outcomes == [Cause.FAILURE]


def test_w29_target_gone_the_attack_lapses(stand):
    plan = {"forces.R2.order": 2, "forces.R2.target": "B2", "forces.R2.spent": 1, "forces.B2.cell": -1}
    trial = stand(". . . . . .", " . R1 B1 R2 . .", ". . . B2 . B3", set=plan)
    trial.do("R1 attacks B1", "end planning", dice=[20])
    assert (Happening.ATTACK_LAPSED, Cause.TARGET_GONE, "R2", "B2") in trial.told


def test_w30_attacks_are_settled_in_the_order_of_the_plans(stand):
    trial = stand(". . . . . .", " . R1 B1 . . .", ". . . . . .", " . B2 R2 . . .", ". . . . . .")
    trial.do("R2 attacks B2", "R1 attacks B1", "end planning", dice=[2])
    assert trial.asked == ("Red", "RETREAT", "R2")


def test_w30_an_arm_that_cannot_attack_is_refused(stand):
    trial = stand(*BESIDE, data={"arms": {"infantry": {"can_attack": False}}})
    assert trial.why_not("R1 attacks B1") == "CANNOT_ATTACK"


def test_w33_a_player_units_strength_is_one_and_enters_no_check(stand):
    trial = stand(*BESIDE, units={"R1": "-", "B1": "9"})
    assert trial.facts("R1")["strength"] == 1
    assert attack(trial).ruling == []

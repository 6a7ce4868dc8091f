"""Planning a move and carrying it out."""

import pytest

from bingqi.game.game import new_game
from bingqi.kit.action import new_action
from bingqi.rulesets.campaign.actions import Act
from bingqi.rulesets.campaign.causes import Cause, Happening


def test_w2_a_unit_is_written_strength_and_movement(stand):
    trial = stand(". .", "R1 B1", units={"R1": "3/8 cavalry", "B1": "12/4"})
    assert (trial.facts("R1")["strength"], trial.facts("R1")["movement"]) == (3, 8)
    assert (trial.facts("B1")["strength"], trial.facts("B1")["movement"]) == (12, 4)


def test_w4_an_enemys_cell_cannot_be_entered(stand):
    trial = stand(". . .", "R1 B1 .", ". . .")
    assert trial.why_not("R1 to 0202") == trial.why_not("R1 along E") == "ENEMY_THERE"


def test_w4_no_route_may_be_declared_over_an_enemy_though_its_zone_would_stop_the_move(stand):
    trial = stand(". . . . . .", "R1 . . B1 . .", ". . . . . .")
    assert trial.why_not("R1 along E2") == "LEGAL"
    assert trial.why_not("R1 along E3") == trial.why_not("R1 along E4") == "ENEMY_THERE"


def test_w6_moving_is_optional_for_each_unit(stand):
    trial = stand("R1 . . .", "R2 . . .", ". . . B1").do("R1 to 0201", "end planning")
    assert (trial.at("R1"), trial.at("R2")) == ("0201", "0102")


@pytest.mark.parametrize(("cell", "cause"), [("0502", "LEGAL"), ("0602", "NOT_ENOUGH_MOVEMENT")])
def test_w7_every_chain_is_paid_for(stand, cell, cause):
    assert stand(". . . . . .", "R1 . . . . .", ". . . . . B1").why_not(f"R1 to {cell}") == cause


def test_w7_the_price_is_told_with_the_plan_and_with_the_move(stand):
    trial = stand(". . . .", "R1 f . .", ". . . B1").do("R1 along E2")
    assert [event.b for event in trial.last if event.kind == Happening.PLANNED_MOVE] == [3]
    trial.do("end planning")
    assert [event.b for event in trial.last if event.kind == Happening.MOVED] == [3]


def test_w8_friends_may_be_passed_but_not_stopped_on(stand):
    trial = stand(". . . .", "R1 R2 . .", ". . . B1")
    assert trial.why_not("R1 along E") == "FRIEND_THERE"
    trial.do("R1 along E2", "end planning")
    assert trial.at("R1") == "0302"


def test_w8_w9_a_friend_in_the_first_cell_of_a_zone_bars_that_way(stand):
    trial = stand(
        ". . . . . .",
        " R1 . R2 B1 . .",
        ". . . . . .",
    )
    assert trial.why_not("R1 along E2") == "FRIEND_THERE"
    assert trial.why_not("R1 along E2,NE") == "FRIEND_THERE"


def test_w8_order_of_two_that_would_end_in_one_cell_the_later_stops_before_it(stand):
    trial = stand(
        ". . . . . .",
        " . . . B1 . .",
        ". . . . . .",
        " R2 R1 . . . .",
        ". . . . . .",
    ).do("R1 along E,NE,E,E", "R2 along E2,NE", "end planning")
    assert (trial.at("R1"), trial.at("R2")) == ("0403", "0304")
    assert (Happening.STOPPED, Cause.STOPPED_BY_ZONE, "R1", None) in trial.told
    assert (Happening.STOPPED, Cause.STOPPED_BY_FRIEND, "R2", None) in trial.told


def test_w8_order_a_unit_that_cannot_leave_its_cell_is_held_up_by_the_friend_and_not_by_a_zone(stand):
    """R1 is stopped on R2's goal, R2 therefore on R3's, and R3 stays where it is, in the zone of B2."""
    trial = stand(
        ". . . . . .",
        " . . . B1 . .",
        ". . . . . .",
        " R2 R1 . . . .",
        ". . R3 . . .",
        " . . B2 . . .",
    ).do("R1 along E,NE,E,E", "R2 along E2,NE", "R3 along NE", "end planning")
    assert [trial.at(unit) for unit in ("R1", "R2", "R3")] == ["0403", "0304", "0305"]
    assert (Happening.STOPPED, Cause.STOPPED_BY_FRIEND, "R3", None) in trial.told


def test_w8_order_a_cell_may_be_planned_for_as_soon_as_its_friend_has_planned_to_leave(stand):
    trial = stand("R1 R2 . .", ". . . .", ". . . B1")
    assert trial.why_not("R1 to 0201") == "FRIEND_THERE"
    trial.do("R2 to 0301")
    assert trial.why_not("R1 to 0201") == "LEGAL"


def test_w8_order_a_place_is_promised_to_one_unit_only(stand):
    trial = stand("R1 . R2 .", ". . . .", ". . . B1").do("R1 to 0201")
    assert trial.why_not("R2 to 0201") == "PLACE_PROMISED"
    assert trial.why_not("R2 to 0101") == "LEGAL"


def test_w9_a_unit_entering_an_enemy_zone_stops(stand):
    trial = stand(
        ". . . . . .",
        " R1 . . B1 . .",
        ". . . . . .",
    ).do("R1 along E2,NE,E", "end planning")
    assert trial.at("R1") == "0302"
    assert trial.told[:2] == [
        (Happening.STOPPED, Cause.STOPPED_BY_ZONE, "R1", None),
        (Happening.MOVED, None, "R1", None),
    ]


def test_w9_a_unit_in_the_open_is_not_stopped(stand):
    trial = stand("R1 . . . .", ". . . . .", ". . . . B1").do("R1 along E4", "end planning")
    assert Happening.STOPPED not in [event for event, *_ in trial.told]


def test_w9_surrounded_by_zones_a_unit_may_attack_but_not_move(stand):
    trial = stand(". . . .", " B2 R1 B1 .", ". . . .").do("choose R1")
    assert sorted(trial.candidates()) == ["R1 attacks B1", "R1 attacks B2", "R1 holds"]
    assert trial.why_not("R1 along NE") == "SURROUNDED_BY_ZONES"


def test_w9_the_edge_of_the_map_helps_to_surround(stand):
    trial = stand("R1 B1 .", ". . .", ". . .")
    assert trial.why_not("R1 along SE") == "SURROUNDED_BY_ZONES"


def test_w9_impassable_ground_helps_to_surround(stand):
    trial = stand(". C . .", "C R1 B1 .", ". C . .")
    assert trial.why_not("R1 along NE") == "SURROUNDED_BY_ZONES"


def test_w9_leaving_means_leaving_every_enemys_zone(stand):
    trial = stand(
        ". . . . . .",
        " . . . . . .",
        ". B1 R1 . . .",
        " . . . B2 . .",
        ". . . . . .",
    )
    assert trial.why_not("R1 along E") == "FIRST_STEP_IN_ZONE"
    assert trial.why_not("R1 along NE") == "LEGAL"


def test_w9_leaving_a_zone_a_unit_may_enter_it_again(stand):
    trial = stand(". . . . .", " . . . . .", ". R1 B1 . .", " . . . . .").do("R1 along NW,E", "end planning")
    assert trial.at("R1") == "0202"


def test_w9_short_of_its_target_a_unit_does_not_attack(stand):
    trial = stand(
        ". . . . . . . .",
        " R1 . . . . . . .",
        ". . . B1 . . B2 .",
        units={"R1": "3/8 cavalry"},
    ).do("R1 along E6 attacks B2", "end planning")
    assert (Happening.ATTACK_LAPSED, Cause.NOT_IN_REACH, "R1", "B2") in trial.told
    assert trial.outcomes == []


@pytest.mark.parametrize(
    ("action", "cause"),
    [
        ("R1", "EMPTY_PLAN"),
        ("R1 to 0102", "EMPTY_PLAN"),
        ("R1 along W", "OFF_MAP"),
        ("R1 to 0302 along E", "NO_ROUTE"),
        ("R1 attacks R2", "TARGET_IS_FRIEND"),
        ("R1 attacks B1", "TARGET_OUT_OF_ZONE"),
        ("R1 to 0302 attacks B1", "LEGAL"),
    ],
)
def test_w29_what_makes_a_plan(stand, action, cause):
    assert stand(". . . .", "R1 . . B1", ". R2 . .").why_not(action) == cause


def test_w29_a_unit_plans_once(stand):
    trial = stand("R1 . . .", "R2 . . .", ". . . B1").do("R1 to 0201")
    assert trial.facts("R1")["spent"] and trial.why_not("R1 to 0301") == "SPENT"


def test_w29_a_unit_that_holds_is_not_marked(stand):
    trial = stand("R1 . . .", "R2 . . .", ". . . B1").do("R1 holds")
    assert not trial.facts("R1")["spent"]
    assert trial.facts("R1")["held"] and trial.why_not("choose R1") == "SPENT"


def test_w24_rounding_is_done_once_for_the_whole_move(stand):
    costs = {}
    for steps in range(1, 9):
        trial = stand(
            ". . . . . . . . . .", "R1 w w w w w w w w .", ". . . . . . . . . B1", units={"R1": "3 naval"}
        ).do(f"R1 along E{steps}")
        costs[steps] = trial.last[0].b
    assert costs == {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}


@pytest.mark.parametrize("number", [1 << 6, 2 | 7 << 12, 17, -1, 1 | 1 << 40])
def test_w29_a_number_that_packs_no_route_is_refused(number):
    game = new_game("campaign", "river-crossing", seed=1)
    game.play("begin")
    plan = new_action(Act.PLAN, game.decision.side, actor=0, group=number)
    assert game.why_not(plan).name in ("NO_ROUTE", "OFF_MAP")

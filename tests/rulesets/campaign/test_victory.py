"""How a campaign ends."""

import pytest

from bingqi.rulesets.campaign.causes import Cause, Happening

DUEL = (". . . .", " . R1 B1 .", ". . . .")


def ended(trial):
    """Winners by name, and why."""
    assert trial.result.over
    sides = trial.opening.sides
    return [side for number, side in enumerate(sides) if trial.result.winners >> number & 1], Cause(
        trial.result.cause
    )


def test_v2_the_loss_of_a_named_unit_decides(stand):
    goal = [{"kind": "unit-destroyed", "unit": "B1", "winner": "Red"}]
    trial = stand(*DUEL, ". . . B2", goal=goal).do("R1 attacks B1", "end planning", dice=[20])
    assert ended(trial) == (["Red"], Cause.UNIT_DESTROYED)


def test_v2_the_loss_of_another_unit_does_not(stand):
    goal = [{"kind": "unit-destroyed", "unit": "B2", "winner": "Red"}]
    trial = stand(*DUEL, ". . . B2", goal=goal).do("R1 attacks B1", "end planning", dice=[20])
    assert not trial.result.over


def test_v2_standing_alone_a_side_wins(stand):
    trial = stand(*DUEL).do("R1 attacks B1", "end planning", dice=[20])
    assert ended(trial) == (["Red"], Cause.LAST_SIDE_STANDING)
    assert [told for told in trial.told if told[0] == Happening.SIDE_OUT] == [
        (Happening.SIDE_OUT, Cause.UNIT_DESTROYED, None, None)
    ]


def test_v2_standing_the_attackers_loss_may_end_it_too(stand):
    trial = stand(*DUEL, units={"R1": "2", "B1": "2"}).do("R1 attacks B1", "end planning", dice=[1])
    assert ended(trial) == (["Blue"], Cause.LAST_SIDE_STANDING)


def test_v2_standing_of_three_sides_two_go_on(stand):
    trial = stand(*DUEL, "G1 . . .").do("R1 attacks B1", "end planning", dice=[20])
    assert not trial.result.over
    assert trial.do("stay").asked[0] == "Green"


def test_v2_standing_a_side_that_is_out_does_not_win_with_time(stand):
    """Red, for whom time works, has no unit left: nobody can give it the victory."""
    trial = stand(*DUEL, "G1 . . .", units={"R1": "2", "B1": "2"}, time={"rounds": 1, "winner": "Red"}).do(
        "R1 attacks B1", "end planning", dice=[1]
    )
    trial.do("end planning", "end planning")
    winners, _ = ended(trial)
    assert "Red" not in winners


def test_v2_standing_a_side_that_is_out_does_not_win_by_a_unit_either(stand):
    goal = [{"kind": "unit-destroyed", "unit": "B1", "winner": "Green"}]
    trial = stand(*DUEL, "G1 . . B2", goal=goal, set={"forces.G1.cell": -1}).do(
        "R1 attacks B1", "end planning", dice=[20]
    )
    assert not trial.result.over


def test_v2_standing_nobody_left_is_a_draw(stand):
    alone = {"kind": "RETREAT", "about": "R1", "amount": 9}
    trial = stand("R1 . .", ". . .", ". . B1", set={"forces.B1.cell": -1}, question=alone)
    assert ended(trial) == ([], Cause.NOBODY_LEFT)
    assert (Happening.CAMPAIGN_DRAWN, Cause.NOBODY_LEFT, None, None) in trial.told


@pytest.mark.parametrize(
    ("unit", "action", "won"),
    [
        ("3/8 cavalry", "R1 to 0602", True),
        ("3/8 cavalry", "R1 to 0502", False),
        ("4/4", "R1 to 0502", False),
    ],
)
def test_v3_reaching_the_enemys_edge_with_movement_left_wins(stand, unit, action, won):
    goal = [{"kind": "edge-reached", "edge": "east", "winner": "Red"}]
    trial = stand(". . . . . .", "R1 . . . . .", ". . . . . .", "B1 . . . . .", units={"R1": unit}, goal=goal)
    assert trial.do(action, "end planning").result.over == won


def test_v3_the_last_point_of_movement_does_not_cut_supply(stand):
    goal = [{"kind": "edge-reached", "edge": "east", "winner": "Red"}]
    trial = stand(". . . . .", "R1 . . . .", ". . . . .", "B1 . . . .", goal=goal).do(
        "R1 to 0502", "end planning"
    )
    assert trial.at("R1") == "0502" and not trial.result.over


@pytest.mark.parametrize("edge", ["north", "east", "south", "west"])
def test_v3_every_edge_of_the_map_can_be_named(stand, edge):
    cell = {"north": "0301", "east": "0503", "south": "0305", "west": "0103"}[edge]
    goal = [{"kind": "edge-reached", "edge": edge, "winner": "Red"}]
    rows = (". . . . .", ". . . . .", ". . R1 . .", ". . . . .", ". . . . B1")
    trial = stand(*rows, units={"R1": "3/8 cavalry"}, goal=goal).do(f"R1 to {cell}", "end planning")
    assert ended(trial) == (["Red"], Cause.EDGE_REACHED)


def test_v4_a_place_counts_in_the_end_phase_only(stand):
    goal = [{"kind": "place-held", "place": "0401", "winner": "Red"}]
    trial = stand("R1 . . .", ". . . .", ". . . B1", goal=goal).do("R1 to 0401", "end planning")
    assert not trial.result.over
    assert ended(trial.do("end planning")) == (["Red"], Cause.PLACE_HELD)


def test_v4_its_own_side_wins_nothing_by_holding_it(stand):
    goal = [{"kind": "place-held", "place": "0401", "winner": "Red"}]
    trial = stand("R1 . . B1", ". . . .", ". . . .", goal=goal).do("end planning", "end planning")
    assert not trial.result.over


@pytest.mark.parametrize(
    ("winner", "won", "why"),
    [
        ("Blue", ["Blue"], Cause.TIME_RAN_OUT),
        ("nobody", [], Cause.TIME_RAN_OUT),
        ("most-strength", ["Red"], Cause.MOST_STRENGTH_LEFT),
    ],
)
def test_v5_when_time_runs_out_the_scenario_says_who_wins(stand, winner, won, why):
    trial = stand(
        "R1 . .", ". . .", ". . B1", units={"R1": "5", "B1": "4"}, time={"rounds": 1, "winner": winner}
    )
    assert ended(trial.do("end planning", "end planning")) == (won, why)


@pytest.mark.parametrize(("red", "blue", "won"), [("5", "4", ["Red"]), ("3", "4", ["Blue"]), ("4", "4", [])])
def test_v5_strength_that_is_left_decides_and_equal_is_a_draw(stand, red, blue, won):
    trial = stand("R1 . .", ". . .", ". . B1", units={"R1": red, "B1": blue}, time={"rounds": 1})
    assert ended(trial.do("end planning", "end planning")) == (won, Cause.MOST_STRENGTH_LEFT)


def test_v5_strength_may_be_shared_by_the_best_of_three(stand):
    trial = stand("R1 . .", ". G1 .", ". . B1", units={"R1": "5", "B1": "5", "G1": "4"}, time={"rounds": 1})
    assert ended(trial.do("end planning", "end planning", "end planning"))[0] == ["Red", "Blue"]


def test_w33_use_a_player_unit_counts_one_at_the_end(stand):
    trial = stand("R1 R2 .", ". . .", ". . B1", units={"R1": "3", "R2": "-", "B1": "4"}, time={"rounds": 1})
    assert ended(trial.do("end planning", "end planning"))[0] == []


def test_v7_the_first_condition_that_is_met_ends_it(stand):
    goal = [
        {"kind": "unit-destroyed", "unit": "B1", "winner": "Blue"},
        {"kind": "unit-destroyed", "unit": "B1", "winner": "Red"},
    ]
    trial = stand(*DUEL, ". . . B2", goal=goal).do("R1 attacks B1", "end planning", dice=[20])
    assert ended(trial) == (["Blue"], Cause.UNIT_DESTROYED)
    assert sum(event == Happening.CAMPAIGN_WON for event, *_ in trial.told) == 1


def test_v7_a_campaign_that_is_over_stays_as_it_is(stand):
    trial = stand(*DUEL).do("R1 attacks B1", "end planning", dice=[20])
    assert trial.asked == (None, "NOTHING", None)
    assert trial.candidates() == [] and trial.why_not("stay") == "GAME_OVER"

"""The sequence of play, marks, and what is secret."""

import pytest

from bingqi.kit.action import new_action
from bingqi.kit.log import EVERYONE
from bingqi.rulesets.campaign import RULESET
from bingqi.rulesets.campaign.actions import Act
from bingqi.rulesets.campaign.causes import Cause, Happening
from bingqi.rulesets.campaign.turn import Phase

QUIET = ("R1 . . .", ". . . .", ". B1 . G1")


def happenings(trial):
    return [event for event, *_ in trial.told]


def test_w26_each_side_has_its_turn_in_order(stand):
    trial = stand(*QUIET)
    asked = []
    for _ in range(4):
        asked.append(trial.asked[0])
        trial.do("end planning")
    assert asked == ["Red", "Blue", "Green", "Red"]


def test_w26_the_side_that_is_not_asked_decides_nothing(stand):
    trial = stand(*QUIET)
    for side in (1, 2, 3):
        assert trial.why_not(new_action(Act.END_PLANNING, side)) == "NOT_YOUR_DECISION"
    assert trial.why_not(new_action(Act.END_PLANNING, 0)) == "LEGAL"


def test_w26_no_action_answers_another_question(stand):
    trial = stand(*QUIET, question="BEGIN")
    assert trial.why_not("end planning") == "NOT_ASKED"
    assert trial.do("begin").why_not("begin") == "NOT_ASKED"


def test_w26_w31_flag_battles_come_after_the_last_side(stand):
    trial = stand("R1 B1 . .", ". . . .", ". . . G1", units={"R1": "-"}).do("R1 attacks B1", "end planning")
    assert trial.asked[0] == "Green"
    trial.do("end planning")
    assert trial.asked[:2] == ("Umpire", "FLAG_BATTLE")


def test_w26_nothing_can_be_done_when_it_is_over(stand):
    trial = stand(". . .", ". R1 B1", ". . .").do("R1 attacks B1", "end planning", dice=[20])
    assert trial.result.over and trial.why_not("end planning") == "GAME_OVER"
    assert trial.candidates() == []


def test_w27_a_round_is_opened_and_closed(stand):
    trial = stand(*QUIET, question="BEGIN", time=None).do("begin")
    assert happenings(trial) == [Happening.LENGTH_SET, Happening.ROUND_BEGAN, Happening.TURN_BEGAN]
    trial.do("end planning", "end planning", "end planning")
    assert happenings(trial)[-3:] == [Happening.ROUND_ENDED, Happening.ROUND_BEGAN, Happening.TURN_BEGAN]


@pytest.mark.parametrize(("face", "rounds"), [(1, 4), (2, 5), (3, 6)])
def test_v1_a_campaign_lasts_1d3_and_3_rounds(stand, face, rounds):
    trial = stand(*QUIET, question="BEGIN", time={}).do("begin", dice=[face])
    assert trial.state.length == rounds
    assert trial.ruling == [(None, Cause.LENGTH_DIE, face)]


def test_v1_unless_the_scenario_says_otherwise(stand):
    assert stand(*QUIET, question="BEGIN", time={"rounds": 9}).do("begin").state.length == 9


def test_w28_planning_movement_execution_regrouping(stand):
    trial = stand(". . . .", ". R1 . B1", ". . . .")
    assert trial.state.turn.phase == Phase.PLANNING
    trial.do("R1 to 0302 attacks B1", "end planning", dice=[2])
    assert happenings(trial)[:2] == [Happening.MOVED, Happening.STRENGTHS_COMPARED]
    assert trial.state.turn.phase == Phase.EXECUTION
    trial.do(trial.candidates()[0])
    assert Happening.REGROUPED in happenings(trial)


def test_w30_regroup_takes_marks_from_the_active_side_only(stand):
    trial = stand("R1 R2 . .", ". . . .", ". B1 . B2", units={"B1": {"spent": True}}).do(
        "R1 to 0301", "end planning"
    )
    assert not trial.facts("R1")["spent"] and trial.facts("B1")["spent"]
    trial.do("end planning")
    assert not trial.facts("B1")["spent"]


def test_w30_regroup_forgets_the_plans(stand):
    trial = stand(". . . .", ". R1 . B1", ". . . .").do("R1 to 0201", "end planning")
    force = trial.state.forces[trial.number("R1")]
    assert (force.order, force.route, force.target, force.held, force.has_fought) == (0, 0, -1, 0, 0)


def test_w29_one_unit_is_planned_for_at_a_time(stand):
    trial = stand("R1 R2 . .", ". . . .", ". . . B1").do("choose R1")
    assert trial.why_not("R2 to 0301") == trial.why_not("end planning") == "OTHER_UNIT_CHOSEN"
    assert trial.why_not("choose R1") == "NOT_ASKED"
    assert trial.do("R1 holds").asked == ("Red", "PLAN", None)


def test_w18_w30_regroup_a_unit_that_is_pushed_back_loses_its_next_planning(stand):
    trial = stand(". . . . . .", " . R1 B1 . B2 .", ". . . . . .").do(
        "R1 attacks B1", "end planning", dice=[12, 1]
    )
    trial.do(trial.candidates()[0], "stay")
    assert trial.candidates() == ["choose B2", "end planning"]
    assert trial.why_not("choose B1") == "SPENT"


def test_w13_locked_units_make_no_plans(stand):
    trial = stand(". . . .", ". R1 B1 R2", ". . . .", units={"R1": {"power": "-", "locked_with": ["B1"]}})
    assert trial.candidates() == ["choose R2", "end planning"]
    for text in ("choose R1", "R1 holds", "R1 attacks B1", "R1 to 0101"):
        assert trial.why_not(text) == "LOCKED"


# ---------------------------------------------------------------- what is secret


def seen_by(trial, side):
    state = trial.state.copy()
    RULESET.rules.observe(state, trial.setting, side)
    return state


def test_w29_secret_plans_are_the_planners_own(stand):
    trial = stand("R1 R2 . .", ". . . .", ". B1 . G1")
    before = {side: seen_by(trial, side).pack() for side in (1, 2)}
    trial.do("R1 to 0102", "R2 holds")
    assert {side: seen_by(trial, side).pack() for side in (1, 2)} == before
    assert seen_by(trial, 0).forces[0].order == seen_by(trial, 3).forces[0].order == 1


def test_w29_secret_not_even_the_chosen_unit_shows(stand):
    trial = stand("R1 R2 . .", ". . . .", ". B1 . G1")
    before = seen_by(trial, 1).pack()
    trial.do("choose R2")
    assert seen_by(trial, 1).pack() == before


def test_w29_secret_a_mark_from_a_retreat_is_no_secret(stand):
    trial = stand("R1 R2 . .", ". . . .", ". B1 . .", units={"R1": {"spent": True}})
    assert seen_by(trial, 1).forces[0].spent == 1


def test_w29_secret_the_log_of_a_plan_is_for_its_side_and_the_umpire(stand):
    trial = stand(". . . .", ". R1 . B1", ". . . .").do("R1 to 0302 attacks B1")
    assert {event.seen_by for event in trial.last} == {0b101}
    assert [event for event, *_ in trial.told] == [Happening.PLANNED_MOVE, Happening.PLANNED_ATTACK]


def test_w29_secret_ends_with_the_movement_phase(stand):
    trial = stand("R1 R2 . .", ". . . .", ". B1 . .").do("R1 to 0102", "R2 holds", "end planning")
    assert {event.seen_by for event in trial.last} == {EVERYONE}


def test_w29_secret_nobody_sees_the_dice_to_come(stand):
    trial = stand(*QUIET)
    trial.state.dice.seed = 77
    assert [seen_by(trial, side).dice.seed for side in range(4)] == [0] * 4


@pytest.mark.parametrize("side", range(4))
def test_w29_secret_looking_twice_shows_the_same(stand, side):
    trial = stand(*QUIET).do("R1 to 0201")
    once = seen_by(trial, side)
    twice = once.copy()
    RULESET.rules.observe(twice, trial.setting, side)
    assert once.pack() == twice.pack()

"""Flag battles: what the ground does at their start, what the umpire may report, who wins, what follows."""

import pytest

from bingqi.rulesets.campaign.causes import Cause, Happening

FLAG = {"kind": "FLAG_BATTLE"}
LONG = {"rounds": 9, "winner": "most-strength"}
OPEN = (". . . . . .", " . R1 B1 . . .", ". . . . . .")


def battle(stand, *rows, units=None, **more):
    """A flag battle between R1, a player unit with 13 hit points, and B1."""
    mine = {"R1": {"power": "-", "hit_points": [13], "locked_with": ["B1"]}}
    return stand(*(rows or OPEN), units={**mine, **(units or {})}, question=FLAG, **more)


def settled(trial, red, blue, *reports):
    return trial.do(f"score of Red is {red}", f"score of Blue is {blue}", *reports, "settle")


def numbers(trial, kind):
    return [(event.a, event.b) for event in trial.last if event.kind == kind]


def test_w31_every_group_fights_for_itself(stand):
    units = {
        "R1": {"power": "-", "locked_with": ["B1"]},
        "R2": {"power": "-", "locked_with": ["B2"]},
    }
    trial = stand(". . . . . .", " R1 B1 . . B2 R2", ". . . . . .", units=units, question=FLAG)
    assert trial.why_not("R2 all dying") == "NOT_IN_BATTLE"
    settled(trial, 1, 1)
    assert trial.asked[:2] == ("Umpire", "FLAG_BATTLE")
    assert trial.facts("R2")["locked"] and not trial.facts("R1")["locked"]


@pytest.mark.parametrize(("rolled", "dice", "rounds"), [(False, [], 5), (True, [1, 3], 4), (True, [4, 4], 8)])
def test_w31_length_is_five_or_two_d4(stand, rolled, dice, rounds):
    trial = battle(stand, dice=dice, data={"flag": {"roll_rounds": rolled}})
    assert numbers(trial, Happening.FLAG_BATTLE_BEGAN) == [(rounds, 0)]
    assert [told for told in trial.ruling if told[1] == Cause.ROUNDS_DIE] == [
        (None, Cause.ROUNDS_DIE, die) for die in dice
    ]


@pytest.mark.parametrize(("full", "half"), [(13, 7), (12, 6), (1, 1), (2, 1)])
def test_w22_w37_hit_points_are_halved_and_rounded_up(stand, full, half):
    trial = stand(
        ". . . .",
        " . R1/s B1 .",
        ". . . .",
        units={"R1": {"power": "-", "hit_points": [full], "locked_with": ["B1"]}},
        question=FLAG,
    )
    assert trial.facts("R1")["hit_points"] == [half]
    assert (Happening.HIT_POINTS_HALVED, Cause.DANGEROUS_START, "R1", None) in trial.told


def test_w37_each_unit_in_defensive_ground_earns_a_point_and_at_most_three_count(stand):
    units = {name: {"locked_with": ["R1"]} for name in ("B1", "B2", "B3", "B4")}
    trial = stand(
        ". B1/m B2/m . .",
        " B4/m R1 B3/m . .",
        ". . . . .",
        units={"R1": "-", **units},
        question=FLAG,
    )
    points = [(unit, value) for unit, cause, value in trial.ruling if cause == Cause.DEFENSIVE_START]
    assert points == [("B1", 1), ("B2", 1), ("B3", 1)]
    trial.do("dice decide", dice=[1, 1, 6])
    assert sorted(numbers(trial, Happening.SCORED)) == [(0, 1), (1, 4)]


@pytest.mark.parametrize(("swamps", "goal"), [(0, 4), (1, 5), (2, 6)])
def test_w38_the_goal_is_four_and_one_for_each_unit_from_dangerous_ground(stand, swamps, goal):
    ground = ["/s" if number < swamps else "" for number in range(2)]
    trial = battle(
        stand,
        ". . . .",
        f" . R1{ground[0]} B1 .",
        f". R2{ground[1]} . .",
        units={"R2": {"locked_with": ["R1"]}},
    )
    assert (0, goal) in numbers(trial, Happening.FLAG_GOAL)
    assert (1, 4) in numbers(trial, Happening.FLAG_GOAL)


@pytest.mark.parametrize(
    ("red", "blue", "reports", "winner", "cause"),
    [
        (4, 3, [], "Red", Cause.ENOUGH_POINTS),
        (3, 2, [], "Red", Cause.HIGHEST_SCORE),
        (5, 4, [], "Red", Cause.ENOUGH_POINTS),
        (0, 3, ["B1 all dying"], "Red", Cause.OTHERS_ALL_DYING),
        (0, 4, ["B1 all dying"], "Blue", Cause.ENOUGH_POINTS),
        (1, 0, ["R1 all dying", "B1 all dying"], "Red", Cause.HIGHEST_SCORE),
    ],
)
def test_w38_who_wins_and_why(stand, red, blue, reports, winner, cause):
    trial = settled(battle(stand), red, blue, *reports)
    won = [
        (trial.opening.sides[event.a], Cause(event.cause))
        for event in trial.last
        if event.kind == Happening.FLAG_BATTLE_WON
    ]
    assert won == [(winner, cause)] and trial.outcomes == [cause]


def test_w38_a_tie_has_several_winners_and_no_losers(stand):
    trial = settled(battle(stand), 2, 2)
    assert numbers(trial, Happening.FLAG_BATTLE_WON) == [(0, 0), (1, 0)]
    assert Happening.MUST_RETREAT not in [event for event, *_ in trial.told]


@pytest.mark.parametrize(
    ("red", "blue", "chains"), [(4, 4, None), (3, 2, 1), (3, 0, 3), (9, 0, 4), (2, 1, 1)]
)
def test_w39_losers_retreat_by_the_difference_from_one_to_four(stand, red, blue, chains):
    trial = settled(
        battle(
            stand,
            ". . . . . . . .",
            " . . . . . . . .",
            ". R1 B1 . . . . .",
            " . . . . . . . .",
            ". . . . . . . .",
        ),
        red,
        blue,
    )
    assert [a for a, _ in numbers(trial, Happening.MUST_RETREAT)] == ([] if chains is None else [chains])
    if chains:
        assert (Happening.MUST_RETREAT, Cause.LOST_FLAG_BATTLE, "B1", None) in trial.told
        assert trial.asked == ("Blue", "RETREAT", "B1")


def test_w39_a_retreat_from_a_flag_battle_follows_the_rules_of_retreats(stand):
    trial = settled(
        battle(stand, ". . . . . .", " . R1 B1 R2 . .", ". . . . . .", units={"R2": {"locked_with": ["R1"]}}),
        2,
        1,
    )
    assert (Happening.DESTROYED, Cause.NO_RETREAT, "B1", None) in trial.told


@pytest.mark.parametrize(
    ("ground", "report", "strength", "destroyed"),
    [
        ("", None, 5, False),
        ("", "B1 has strength 3", 3, False),
        ("", "B1 all dying", 5, True),
        ("/m", "B1 has strength 3", 5, False),
        ("/m", "B1 all dying", 5, False),
    ],
)
def test_w39_w20_what_an_npc_unit_comes_out_with(stand, ground, report, strength, destroyed):
    trial = battle(
        stand, ". . . . . .", f" . R1 B1{ground} . . .", ". . . . . .", ". . . . . B2", units={"B1": "5"}
    )
    settled(trial, 2, 1, *([report] if report else []))
    assert trial.facts("B1")["destroyed"] == destroyed
    assert trial.facts("B1")["strength"] == strength


def test_w39_player_units_keep_their_hit_points_and_are_not_destroyed_by_dying(stand):
    trial = settled(battle(stand), 2, 1, "R1 member 1 has 3")
    assert trial.facts("R1")["hit_points"] == [3]
    trial = settled(battle(stand), 1, 2, "R1 all dying")
    assert not trial.facts("R1")["destroyed"] and trial.facts("R1")["hit_points"] == [0]


def test_w39_a_dying_player_unit_is_still_dying_in_its_next_flag_battle(stand):
    """It cannot hold the field alone: Blue wins for want of others, with fewer points."""
    units = {"R1": {"power": "-", "hit_points": [13], "locked_with": ["B1"]}}
    trial = stand(". . . . . .", " . R1 B1 . . .", ". . . . . .", units=units, question=FLAG, time=LONG)
    settled(trial, 4, 4, "R1 all dying")
    for action in ("choose R1", "R1 attacks B1", "end planning"):
        trial.do(action)
    assert trial.asked[:2] == ("Umpire", "FLAG_BATTLE") and trial.facts("R1")["dying"]
    settled(trial, 3, 0)
    assert trial.outcomes == [Cause.OTHERS_ALL_DYING]


def test_w39_hit_points_are_what_ends_dying(stand):
    trial = settled(battle(stand), 1, 2, "R1 all dying", "R1 member 1 has 2")
    assert not trial.facts("R1")["dying"] and trial.facts("R1")["hit_points"] == [2]


def test_w39_npc_members_recover(stand):
    trial = battle(
        stand, ". . . . .", " . R1 B1/s . .", ". . . . .", units={"B1": {"power": "4", "hit_points": [9]}}
    )
    assert trial.facts("B1")["hit_points"] == [5]
    assert settled(trial, 2, 1).facts("B1")["hit_points"] == [9]


def test_w39_the_winner_may_take_one_place_of_a_loser(stand):
    trial = settled(battle(stand), 2, 1).do("B1 back to 0402")
    assert trial.asked[:2] == ("Red", "FLAG_ADVANCE")
    assert trial.why_not("R1 enters 0402") == "NOT_THE_WINNER"
    trial.do("R1 enters 0302")
    assert trial.at("R1") == "0302" and not trial.facts("R1")["locked"]


@pytest.mark.parametrize(
    ("report", "cause"),
    [
        ("settle", "SCORE_MISSING"),
        ("score of Green is 1", "NOT_IN_BATTLE"),
        ("G1 all dying", "NOT_IN_BATTLE"),
        ("score of Red is 100", "SCORE_OUT_OF_BOUNDS"),
        ("score of Red is 99", "LEGAL"),
        ("score of Red is -1", "SCORE_OUT_OF_BOUNDS"),
        ("B1 has strength 5", "STRENGTH_CANNOT_GROW"),
        ("B1 has strength 0", "STRENGTH_CANNOT_GROW"),
        ("B1 has strength 4", "LEGAL"),
        ("R1 has strength 1", "ONLY_FOR_NPC_UNITS"),
        ("B1 member 1 has 3", "ONLY_FOR_PLAYER_UNITS"),
        ("R1 member 2 has 3", "NO_SUCH_MEMBER"),
        ("R1 member 5 has 3", "NO_SUCH_MEMBER"),
        ("R1 member 1 has 14", "HIT_POINTS_OUT_OF_BOUNDS"),
        ("R1 member 1 has -1", "HIT_POINTS_OUT_OF_BOUNDS"),
        ("R1 attacks B1", "NOT_ASKED"),
    ],
)
def test_w36_report_has_bounds(stand, report, cause):
    assert battle(stand, ". . . . . .", " . R1 B1 . G1 .", ". . . . . .").why_not(report) == cause


def test_w36_report_may_be_corrected(stand):
    trial = battle(stand).do("R1 all dying", "R1 member 1 has 5")
    assert not trial.facts("R1")["dying"]
    trial.do("B1 all dying", "B1 has strength 2")
    assert settled(trial, 2, 1).facts("B1")["strength"] == 2


def test_v6_dice_decide_scores_and_losses(stand):
    trial = battle(stand, units={"B1": "5"}).do("dice decide", dice=[3, 2, 2])
    assert [(cause, value) for _, cause, value in trial.ruling] == [
        (Cause.QUICK_SCORE_DIE, 3),
        (Cause.QUICK_SCORE_DIE, 2),
        (Cause.QUICK_LOSS_DIE, 2),
    ]
    assert trial.facts("B1")["strength"] == 3


def test_v6_dice_leave_alone_what_the_umpire_has_said(stand):
    trial = battle(stand, units={"B1": "5"}).do(
        "score of Red is 3", "B1 has strength 4", "dice decide", dice=[1]
    )
    assert trial.facts("B1")["strength"] == 4


def test_w31_a_battle_of_everybody_can_be_settled(stand):
    """Thirty-two units, the most there can be, all in one flag battle that one side loses whole."""
    rows = [
        "R1 " + ". " * 31,
        *(" ".join(f"B{number}" for number in range(start, start + 31)) + " ." for start in (1,)),
    ]
    rows += [". " * 32] * 6
    units = {"R1": "-", **{f"B{number}": {"power": "1", "locked_with": ["R1"]} for number in range(1, 32)}}
    trial = stand(*rows, units=units, question=FLAG)
    settled(trial, 4, 0)
    assert trial.asked[:2] == ("Blue", "RETREAT")


def test_w36_report_of_great_units_can_be_listed(stand):
    """Strengths in the hundreds: the umpire is still offered a list."""
    units = {"R1": "-", **{f"B{number}": {"power": "999", "locked_with": ["R1"]} for number in (1, 2, 3)}}
    trial = stand(". B2 B3 .", " R1 B1 . .", ". . . .", units=units, question=FLAG)
    trial.do("score of Red is 1", "score of Blue is 2")
    assert "settle" in trial.candidates() and "B1 all dying" in trial.candidates()
    assert all(trial.why_not(text) == "LEGAL" for text in trial.candidates())

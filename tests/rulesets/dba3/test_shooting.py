"""Shooting: who may, who must, in which order shots are settled, and what they do."""

import pytest
from rulesets.dba3.field import battle, box, camp, city

from bingqi.kit.action import Actions, new_action
from bingqi.kit.log import Kind, new_log
from bingqi.kit.turn import open_question
from bingqi.rulesets.dba3.actions import Act, Ask
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.shooting import aim, candidate_aims, go_on_shooting, why_not_aim, why_not_shoot
from bingqi.rulesets.dba3.state import NOBODY, Phase, Status


def volley(red, blue, features=(), active=0, **more):
    """Elements in the shooting phase."""
    return battle(
        red=red, blue=blue, features=features, active=active, phase=Phase.SHOOT, ask_kind=None, **more
    )


def why(field, me, thing):
    return Cause(why_not_shoot(field.state, field.setting, field.numbers[me], field.numbers[thing])).name


def begin(field, *dice):
    """Let the phase begin, with these dice; whether it is done already, and the log."""
    field.state.dice.tape[: len(dice)] = dice
    field.state.dice.taped = len(dice)
    log = new_log()
    return go_on_shooting(field.state, field.setting, log), log


def offered(field):
    """Who is asked, and what it may aim at."""
    question = open_question(field.state.turn)
    assert question.kind == Ask.AIM
    out = Actions()
    candidate_aims(field.state, field.setting, question, out)
    names = {number: name for name, number in field.numbers.items()}
    found = [names.get(action.target, "hold") for action in out.items[: out.count]]
    return names[question.about], found


def aims(field, me, thing, log=None):
    """Answer the question; why not, if not."""
    question = open_question(field.state.turn)
    action = new_action(Act.SHOOT, question.side, actor=field.numbers[me], target=field.numbers[thing])
    cause = Cause(why_not_aim(field.state, field.setting, question, action))
    if cause == Cause.LEGAL:
        log = log or new_log()
        aim(field.state, field.setting, action, log)
        return "", go_on_shooting(field.state, field.setting, log), log
    return cause.name, None, log


def told(log, kind):
    return [event for event in log.events[: log.count] if event.kind == kind]


def totals(log):
    return [event.a for event in told(log, Happening.TOTAL)]


def test_d40_only_bows_artillery_and_war_wagons_shoot():
    for troops, cause in (("4Bd", "NO_MISSILES"), ("Ps", "NO_MISSILES"), ("4Bw", "LEGAL"), ("3Lb", "LEGAL")):
        assert why(volley({"A": (troops, 7.5, 5)}, {"X": ("4Bd", 7.5, 7)}), "A", "X") == cause
    for troops in ("Art", "WWg", "Mtd-4Lb", "8Cb"):
        assert why(volley({"A": (troops, 7.5, 5)}, {"X": ("4Bd", 7.5, 7)}), "A", "X") == "LEGAL"


def test_d43_artillery_that_moved_does_not_shoot_in_its_own_bound():
    field = volley({"A": ("Art", 7.5, 5)}, {"X": ("4Bd", 7.5, 9)})
    assert why(field, "A", "X") == "LEGAL"
    field.state.elements[0].moves = 1
    assert why(field, "A", "X") == "ARTILLERY_MOVED"


def test_d44_in_the_enemy_bound_artillery_only_answers_artillery_that_shoots_at_it():
    field = volley({"A": ("Art", 7.5, 5)}, {"X": ("Art", 7.5, 9.5), "Y": ("4Bd", 6.5, 8)}, active=1)
    assert why(field, "A", "Y") == "ARTILLERY_IN_ENEMY_BOUND"
    assert why(field, "A", "X") == "ARTILLERY_IN_ENEMY_BOUND"
    field.state.elements[field.numbers["X"]].aim = 0
    assert why(field, "A", "X") == "LEGAL"
    assert why(field, "A", "Y") == "ARTILLERY_IN_ENEMY_BOUND"


def test_d59_bows_that_moved_more_than_one_base_width_do_not_shoot_in_their_own_bound_but_in_the_next():
    for moved, active, cause in (
        (1_000_000, 0, "LEGAL"),
        (1_500_000, 0, "MOVED_TOO_FAR_TO_SHOOT"),
        (1_500_000, 1, "LEGAL"),
    ):
        field = volley({"A": ("4Bw", 7.5, 5)}, {"X": ("4Bd", 7.5, 7)}, active=active)
        field.state.elements[0].moved = moved
        assert why(field, "A", "X") == cause


def test_d62_nobody_in_close_combat_or_giving_rear_support_shoots_or_is_shot_at():
    field = volley(
        {"A": ("4Bw", 7.5, 5), "B": ("4Bd", 6.5, 7)},
        {"X": ("4Bd", 6.5, 7), "Y": ("4Bd", 7.5, 5)},
    )
    assert why(field, "A", "X") == "SHOOTER_FIGHTS"
    field = volley(
        {"A": ("4Bw", 9, 7.4, 270), "B": ("4Bd", 6.5, 7)},
        {"X": ("4Pk", 6.5, 7), "Y": ("4Pk", 6.5, 7.375)},
    )
    assert why(field, "A", "X") == "TARGET_FIGHTS"
    assert why(field, "A", "Y") == "TARGET_SUPPORTS"


def test_d63_elements_that_only_overlap_may_shoot_and_be_shot_at():
    field = volley(
        {"A": ("4Bw", 7.5, 7), "B": ("4Bd", 6.5, 7)},
        {"X": ("4Bd", 6.5, 7), "Y": ("4Bd", 8.2, 9.0), "Z": ("4Bd", 5.5, 7)},
    )
    assert why(field, "A", "Y") == "LEGAL"
    field = volley({"A": ("4Bw", 7.5, 4)}, {"X": ("4Bd", 7.5, 7)})
    assert why(field, "A", "X") == "LEGAL"


def test_d64_an_element_left_in_the_open_by_a_recoil_may_be_shot_at():
    field = volley(
        {"A": ("4Bw", 7.5, 5), "B": ("4Bd", 6.5, 7)}, {"X": ("4Bd", 7.5, 7.2), "Y": ("4Bd", 6.5, 7)}
    )
    assert why(field, "A", "X") == "LEGAL"
    assert why(field, "A", "Y") == "TARGET_FIGHTS"


def test_d67_an_element_partly_in_a_marsh_or_river_does_not_shoot_and_may_be_shot_at():
    marsh = box("marsh", 7, 4, 8, 4.7)
    field = volley({"A": ("4Bw", 7.5, 5)}, {"X": ("4Bw", 7.5, 7)}, [marsh])
    assert why(field, "A", "X") == "SHOOTER_IN_WATER"
    assert why(field, "X", "A") == "LEGAL"
    river = {"ground": "river", "line": [[0, 4.5], [15, 4.5]], "width": 0.6, "grade": 5}
    field = volley({"A": ("4Bw", 7.5, 5)}, {"X": ("4Bw", 7.5, 7)}, [river])
    assert why(field, "A", "X") == "SHOOTER_IN_WATER"


def test_d68_an_element_wholly_in_a_gully_neither_shoots_nor_is_shot_at():
    gully = box("gully", 6, 4, 9, 6)
    field = volley({"A": ("4Bw", 7.5, 5)}, {"X": ("4Bw", 7.5, 7)}, [gully])
    assert why(field, "A", "X") == "SHOOTER_IN_GULLY"
    assert why(field, "X", "A") == "TARGET_IN_GULLY"


def test_d54_bows_must_shoot_at_an_enemy_in_their_threat_zone_first():
    field = volley({"A": ("4Bw", 7.5, 5)}, {"X": ("4Bd", 8.2, 5.9), "Y": ("4Bd", 6.3, 7)})
    assert why(field, "A", "Y") == "LEGAL"
    done, log = begin(field, 1, 1)
    assert done
    assert [event.target for event in told(log, Happening.SHOT)] == [field.numbers["X"]]


def test_d54_among_several_in_the_zone_there_is_a_choice_and_others_are_refused():
    field = volley(
        {"A": ("4Bw", 7.5, 5)},
        {"X": ("4Bd", 7.0, 5.9), "Y": ("4Bd", 8.0, 5.9), "Z": ("4Bd", 6.2, 8.2, 180)},
    )
    assert begin(field)[0] is False
    assert offered(field) == ("A", ["X", "Y"])
    assert aims(field, "A", "Z")[0] in (
        "THREAT_FIRST",
        "OUT_OF_RANGE",
        "OUTSIDE_ARC",
        "ELEMENT_IN_SIGHT_LINE",
    )


def test_d55_without_one_in_the_zone_they_shoot_back():
    field = volley({"A": ("4Bw", 7.5, 5)}, {"X": ("4Bw", 7.5, 7.5), "Y": ("4Bd", 8.6, 7.5)}, active=1)
    done, log = begin(field, 3, 3)
    assert done
    assert sorted(event.target for event in told(log, Happening.SHOT)) == [0, field.numbers["X"]]


def test_d56_otherwise_bows_choose_freely_and_have_to_shoot():
    field = volley({"A": ("4Bw", 7.5, 5)}, {"X": ("4Bd", 7.0, 7.5), "Y": ("4Bd", 8.1, 7.5)})
    assert begin(field)[0] is False
    assert offered(field) == ("A", ["X", "Y"])
    question = open_question(field.state.turn)
    hold = new_action(Act.HOLD_FIRE, 0, actor=0)
    assert Cause(why_not_aim(field.state, field.setting, question, hold)).name == "MUST_SHOOT"


def test_d57_artillery_chooses_freely_and_may_hold_its_fire():
    field = volley({"A": ("Art", 7.5, 5)}, {"X": ("4Bd", 7.5, 5.9), "Y": ("4Bd", 8.9, 5.6)})
    assert begin(field)[0] is False
    assert offered(field)[1] == ["X", "Y", "hold"]


def test_d69_a_second_and_a_third_shooter_are_only_factors():
    red = {"A": ("4Bw", 6.5, 5), "B": ("4Bw", 7.5, 5), "C": ("4Bw", 8.5, 5)}
    field = volley(red, {"X": ("4Bd", 7.5, 7.5)})
    done, log = begin(field, 3, 3)
    assert done
    assert totals(log) == [2 + 3, 4 - 2 + 3]
    assert len(told(log, Kind.ROLLED)) == 2
    assert len(told(log, Happening.JOINED_SHOT)) == 2


def test_d70_a_fourth_does_nothing():
    red = {name: ("4Bw", 5.9 + number, 5) for number, name in enumerate("ABCD")}
    field = volley(red, {"X": ("El", 7.4, 7.0)})
    done, log = begin(field, 3, 3)
    assert done
    assert totals(log)[1] == 5 - 2 + 3
    assert [event.cause for event in told(log, Happening.WASTED_SHOT)] == [Cause.TARGET_HAS_THREE]


def test_d101_a_shooter_that_is_not_shot_back_at_takes_no_harm():
    field = volley({"A": ("4Bw", 7.5, 5)}, {"X": ("3Kn", 7.5, 7.5)})
    done, log = begin(field, 1, 6)
    assert done
    assert totals(log) == [5, 9]
    assert [event.cause for event in told(log, Happening.UNHARMED)] == [Cause.NOT_SHOT_BACK]
    assert field.state.elements[0].status == Status.FIELD


def test_d112_two_that_shoot_at_each_other_settle_it_at_once_and_both_may_suffer():
    field = volley({"A": ("4Bw", 7.5, 5)}, {"X": ("4Bw", 7.5, 7.5)})
    done, log = begin(field, 1, 6)
    assert done
    assert totals(log) == [3, 8]
    assert field.state.elements[0].status == Status.LOST
    assert len(told(log, Kind.ROLLED)) == 2


def test_d100_with_two_more_a_bow_is_doubled():
    field = volley({"A": ("4Bw", 7, 5), "B": ("4Bw", 8, 5)}, {"X": ("4Bw", 7, 7.5)})
    done, log = begin(field, 5, 2)
    assert done
    assert totals(log) == [7, 3]
    assert field.state.elements[field.numbers["X"]].status == Status.LOST


def test_d71_d73_a_third_element_s_shot_at_a_shooter_comes_first_and_its_die_is_kept():
    # A aims at X; Y aims at A; X, which has B in its zone, aims at B.
    field = volley(
        {"A": ("4Bw", 5.0, 5), "B": ("4Bd", 8.0, 7.2)},
        {"X": ("4Bw", 5.9, 7.8, 120), "Y": ("4Bw", 3.9, 7.8, 180)},
    )
    state, numbers = field.state, field.numbers
    state.elements[0].aim = numbers["X"]
    state.elements[numbers["Y"]].aim = 0
    state.elements[numbers["X"]].has_shot = 2
    done, log = begin(field, 4, 6, 3)
    assert done
    assert [event.actor for event in told(log, Kind.OPENED)] == [numbers["Y"], 0]
    assert [(event.actor, event.a) for event in told(log, Kind.ROLLED)] == [
        (numbers["Y"], 4),
        (0, 6),
        (numbers["X"], 3),
    ]
    same = [event.a for event in told(log, Kind.MODIFIER) if event.cause == Cause.SAME_DIE]
    assert same == [6]


def test_d72_a_shooter_that_can_no_longer_shoot_does_not():
    field = volley({"A": ("4Bw", 5.0, 5)}, {"X": ("4Bd", 5.9, 7.8), "Y": ("4Bw", 3.9, 7.8, 180)})
    state, numbers = field.state, field.numbers
    state.elements[0].aim = numbers["X"]
    state.elements[numbers["Y"]].aim = 0
    done, log = begin(field, 6, 1)
    assert done
    assert state.elements[0].status == Status.LOST
    assert len(told(log, Kind.OPENED)) == 1


def test_d42_a_garrison_is_shot_at_in_its_stronghold():
    field = volley({"A": ("4Bw", 7.5, 9)}, {"D": ("CF", "Camp2")}, [camp("Blue", 7.5, 11, 180)])
    assert why(field, "A", "Camp2") == "LEGAL"
    done, log = begin(field, 6, 1)
    assert done
    assert totals(log) == [8, 5]
    assert field.state.elements[field.numbers["D"]].status == Status.LOST


def test_d197_a_sacking_element_neither_shoots_nor_is_shot_at():
    field = volley(
        {"A": ("4Bw", "City"), "C": ("4Bw", 7.5, 5.5)},
        {"X": ("4Bw", 7.5, 5.3)},
        [city("Blue", 7.5, 7.5, facing=180)],
    )
    field.state.features[2].hold = 1
    assert why(field, "A", "X") == "SHOOTER_SACKS"
    assert why(field, "X", "City") == "TARGET_SACKS"


@pytest.mark.parametrize("seed", range(5))
def test_d69_every_shot_is_settled_whatever_the_dice(seed):
    red = {name: ("4Bw", 5.5 + number, 5) for number, name in enumerate("ABCDE")}
    blue = {name: ("4Lb", 5.5 + number, 7.9) for number, name in enumerate("VWXYZ")}
    field = volley(red, blue, seed=seed)
    log = new_log()
    for _ in range(40):
        if go_on_shooting(field.state, field.setting, log):
            break
        question = open_question(field.state.turn)
        out = Actions()
        if question.kind != Ask.AIM:
            break
        candidate_aims(field.state, field.setting, question, out)
        assert out.count > 1
        aim(field.state, field.setting, out.items[seed % out.count], log)
    for element in field.state.elements:
        assert element.status != Status.FIELD or element.aim == NOBODY or element.has_shot

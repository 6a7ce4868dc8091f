"""Factors, clause by clause: totals before the die, and the causes that make them."""

import pytest
from rulesets.dba3.field import battle, box, camp, city

from bingqi.kit.log import Kind as Told
from bingqi.kit.log import new_log
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.factors import factor_of
from bingqi.rulesets.dba3.state import Mode


def factor(field, me, foe, mode=Mode.CLOSE):
    """The factor of one against the other, and the causes with their numbers, the troop factor left out."""
    state, setting, numbers = field
    log = new_log()
    total = factor_of(state, setting, numbers[me], numbers[foe], mode, log)
    notes = [
        (Cause(event.cause).name, event.a) for event in log.events[: log.count] if event.kind == Told.MODIFIER
    ]
    assert sum(value for _, value in notes) == total
    return total, dict(notes[1:])


def duel(troops, other, *, red=(), blue=(), **more):
    """Two elements front to front in the middle of the board, and others beside them."""
    return battle(
        red={"A": (troops, 7.5, 7.5), **dict(red)}, blue={"X": (other, 7.5, 7.5), **dict(blue)}, **more
    )


TROOPS = [
    ("4Bd", 5, 3, 4),
    ("3Bd", 5, 3, 4),
    ("CP", 5, 3, 4),
    ("El", 5, 4, 5),
    ("Sp", 4, 4, 4),
    ("Art", 4, 4, 4),
    ("3Kn", 3, 4, 3),
    ("4Kn", 3, 4, 3),
    ("HCh", 3, 4, 3),
    ("SCh", 3, 4, 3),
    ("4Pk", 3, 4, 3),
    ("3Pk", 3, 4, 3),
    ("WWg", 3, 4, 3),
    ("Cv", 3, 3, 3),
    ("LCh", 3, 3, 3),
    ("Cm", 3, 3, 3),
    ("4Ax", 3, 3, 3),
    ("3Ax", 3, 3, 3),
    ("4Wb", 3, 2, 3),
    ("3Wb", 3, 2, 3),
    ("7Hd", 3, 2, 3),
    ("5Hd", 3, 2, 3),
    ("4Bw", 2, 4, 2),
    ("3Lb", 2, 4, 2),
    ("8Cb", 3, 4, 2),  # a double element: one more against foot
    ("Mtd-4Lb", 2, 4, 2),
    ("LH", 2, 2, 2),
    ("LCm", 2, 2, 2),
    ("Ps", 2, 2, 2),
]


@pytest.mark.parametrize(("troops", "foot", "mounted", "shot"), TROOPS, ids=[row[0] for row in TROOPS])
def test_d102_a_troop_factor_is_chosen_by_the_opponent_s_class(troops, foot, mounted, shot):
    for other, expected in (("Ps", foot), ("Cv", mounted)):
        field = duel(troops, other)
        field.state.elements[0].wagon_front = 0  # war wagons fight with the edge that was touched first
        assert factor(field, "A", "X")[0] == expected
    assert factor(duel(troops, "4Bw"), "A", "X", Mode.SHOT_AT)[0] == shot


def test_d102_mounted_infantry_counts_as_foot():
    assert factor(duel("4Bd", "Mtd-4Lb"), "A", "X")[0] == 5


def test_d103_pikes_two_deep_add_three_against_foot_but_psiloi_and_one_against_shock():
    behind = {"B": ("4Pk", 7.5, 7.5 - 0.375)}
    for other, total in (("4Bd", 6), ("Ps", 3), ("3Kn", 5), ("El", 5), ("SCh", 5), ("Cv", 4), ("LH", 4)):
        assert factor(duel("4Pk", other, red=behind), "A", "X")[0] == total, other


def test_d104_rear_support_needs_good_going_for_both():
    behind = {"B": ("4Pk", 7.5, 7.5 - 0.375)}
    rough = box("scrub", 6, 5, 9, 7.1)
    assert factor(duel("4Pk", "4Bd", red=behind, features=[rough]), "A", "X") == (3, {})


def test_d104_a_supporter_touches_lined_up_and_looks_the_same_way():
    for place in (("4Pk", 7.5, 7.0), ("4Pk", 7.9, 7.125), ("4Pk", 7.5, 6.75, 180)):
        assert factor(duel("4Pk", "4Bd", red={"B": place}), "A", "X")[0] == 3


def test_d105_only_pikes_warband_and_light_horse_support_from_behind():
    assert factor(duel("4Wb", "4Bd", red={"B": ("4Wb", 7.5, 7.125)}), "A", "X")[1] == {"WARBAND_BEHIND": 1}
    assert factor(duel("4Wb", "Ps", red={"B": ("4Wb", 7.5, 7.125)}), "A", "X")[1] == {}
    assert factor(duel("4Wb", "3Kn", red={"B": ("4Wb", 7.5, 7.125)}), "A", "X")[1] == {}
    for other in ("3Kn", "Ps", "4Bd"):
        found = factor(duel("LH", other, red={"B": ("LH", 7.5, 6.75)}), "A", "X")
        assert found[1] == {"LIGHT_HORSE_BEHIND": 1}, other
    assert factor(duel("Sp", "4Bd", red={"B": ("Sp", 7.5, 7.125)}), "A", "X")[1] == {}
    assert factor(duel("4Pk", "4Bd", red={"B": ("4Wb", 7.5, 7.125)}), "A", "X")[1] == {}


def test_d106_spears_are_supported_by_spears_and_solid_blades_at_their_side_against_foot():
    for beside, gain in (("Sp", 1), ("4Bd", 1), ("CP", 1), ("3Bd", 0), ("4Pk", 0)):
        found = factor(duel("Sp", "4Bd", red={"B": (beside, 8.5, 7.5)}), "A", "X")
        assert found == (4 + gain, {"SPEARS_BESIDE": 1} if gain else {}), beside
    assert factor(duel("Sp", "3Kn", red={"B": ("Sp", 8.5, 7.5)}), "A", "X")[0] == 4


def test_d106_solid_bows_are_supported_by_solid_blades_only():
    assert factor(duel("4Bw", "4Ax", red={"B": ("4Bd", 6.5, 7.5)}), "A", "X") == (
        3,
        {"BOWS_BESIDE_BLADES": 1},
    )
    assert factor(duel("4Bw", "4Ax", red={"B": ("4Bw", 6.5, 7.5)}), "A", "X")[0] == 2


def test_d106_side_support_needs_good_going():
    rough = box("rocky", 7.1, 6, 7.9, 7.4)
    assert factor(duel("Sp", "4Bd", red={"B": ("Sp", 8.5, 7.5)}, features=[rough]), "A", "X")[0] == 4


def test_d107_fronts_must_be_in_one_line_and_two_neighbours_count_once():
    assert factor(duel("Sp", "4Bd", red={"B": ("Sp", 8.5, 7.3)}), "A", "X")[0] == 4
    both = {"B": ("Sp", 8.5, 7.5), "C": ("Sp", 6.5, 7.5)}
    assert factor(duel("Sp", "4Bd", red=both), "A", "X")[0] == 5


def test_d108_fast_troops_neither_give_nor_get_side_support():
    assert factor(duel("3Bw", "4Ax", red={"B": ("4Bd", 6.5, 7.5)}), "A", "X")[0] == 2
    assert factor(duel("4Bw", "4Ax", red={"B": ("3Bd", 6.5, 7.5)}), "A", "X")[0] == 2


def test_p16_a_double_element_counts_one_more_against_foot_in_good_going():
    assert factor(duel("6Kn", "Sp"), "A", "X") == (4, {"DOUBLE_ELEMENT": 1})
    assert factor(duel("6Kn", "Cv"), "A", "X")[0] == 4
    assert factor(duel("6Kn", "Sp", features=[box("scrub", 7, 6, 8, 7.4)]), "A", "X")[0] == 3
    beside = {"B": ("Sp", 8.5, 7.5)}
    assert factor(duel("8Sp", "4Bd", red=beside), "A", "X")[0] == 6


def test_d109_a_general_counts_one_in_combat_and_when_shot_at():
    field = battle(red={"A": ("4Bd", 7.5, 7.5, 0, "general")}, blue={"X": ("4Bw", 7.5, 7.5)})
    assert factor(field, "A", "X")[1] == {"GENERAL": 1}
    assert factor(field, "A", "X", Mode.SHOT_AT)[1] == {"GENERAL": 1}


def test_d109_a_shooter_that_is_not_shot_at_has_no_tactical_factors():
    field = battle(red={"A": ("4Bw", 7.5, 5, 0, "general")}, blue={"X": ("3Kn", 7.5, 7.5)})
    assert factor(field, "A", "X", Mode.SHOOTS) == (4, {})


HILL = {"ground": "gentle-hill", "corners": [[6, 5], [9, 5], [9, 8], [6, 8]], "crest": [[6.5, 6], [8.5, 6]]}


def test_p27_uphill_counts_one_for_the_element_nearer_to_the_ridge():
    field = duel("4Bd", "3Wb", features=[HILL])
    assert factor(field, "A", "X")[1] == {"UPHILL": 1}
    assert factor(field, "X", "A")[1] == {}


def test_p27_a_general_s_blades_uphill_with_one_overlap_against_fast_warband():
    field = battle(
        red={"A": ("4Bd", 7.5, 7.5, 0, "general")},
        blue={"X": ("3Wb", 7.5, 7.5), "Y": ("3Wb", 8.5, 7.5)},
        features=[HILL],
    )
    assert factor(field, "A", "X")[0] == 6
    assert factor(field, "X", "A")[0] == 3


def river(grade):
    return {"ground": "river", "line": [[0, 8], [15, 8]], "width": 1, "grade": grade}


def test_p25_the_bank_of_a_river_counts_one_against_an_enemy_in_it():
    assert factor(duel("4Bd", "4Wb", features=[river(3)]), "A", "X")[1] == {"RIVER_BANK": 1}
    assert factor(duel("4Bd", "4Wb", features=[river(2)]), "A", "X")[1] == {}


def test_d79_a_front_corner_on_the_like_front_corner_overlaps():
    field = duel("3Kn", "Sp", blue={"Y": ("Sp", 8.5, 7.5)})
    assert factor(field, "A", "X") == (2, {"OVERLAP_RIGHT": -1})
    both = duel("3Kn", "Sp", blue={"Y": ("Sp", 8.5, 7.5), "Z": ("Ps", 6.5, 7.5)})
    assert factor(both, "A", "X")[1] == {"OVERLAP_RIGHT": -1, "OVERLAP_LEFT": -1}


def test_d80_one_that_fights_to_its_front_does_not_overlap():
    field = duel("3Kn", "Sp", red={"B": ("3Kn", 8.5, 7.5)}, blue={"Y": ("Sp", 8.5, 7.5)})
    assert factor(field, "A", "X")[1] == {}


def test_d81_psiloi_and_scythed_chariots_do_not_mind_corners():
    for troops in ("Ps", "SCh"):
        field = duel(troops, "Sp", blue={"Y": ("Sp", 8.5, 7.5)})
        assert factor(field, "A", "X")[1] == {}, troops


def test_d83_d84_side_edges_along_each_other_overlap_both_whether_they_fight_or_not():
    field = duel("4Bd", "Sp", blue={"Y": ("Sp", 8.5, 7.3)})
    assert factor(field, "A", "X")[1] == {"SIDE_BY_SIDE_RIGHT": -1}
    assert factor(field, "Y", "A")[1] == {"SIDE_BY_SIDE_RIGHT": -1}


def test_d85_psiloi_and_scythed_chariots_mind_sides():
    for troops in ("Ps", "SCh"):
        field = duel(troops, "Sp", blue={"Y": ("Sp", 8.5, 7.3)})
        assert factor(field, "A", "X")[1] == {"SIDE_BY_SIDE_RIGHT": -1}, troops


def test_d86_one_element_overlaps_two_enemies():
    field = battle(
        red={"A": ("4Bd", 6.5, 7.5), "B": ("4Bd", 8.5, 7.5)},
        blue={"X": ("Sp", 6.5, 7.5), "Y": ("Sp", 7.5, 7.5), "Z": ("Sp", 8.5, 7.5)},
    )
    assert factor(field, "A", "X")[1] == {"OVERLAP_RIGHT": -1}
    assert factor(field, "B", "Z")[1] == {"OVERLAP_LEFT": -1}


def test_d77_fronts_on_sides_and_rear_count_one_each():
    field = duel(
        "Cv",
        "Sp",
        blue={"L": ("Sp", 7.0, 7.0, 90), "R": ("Sp", 8.0, 7.0, 270), "B": ("Sp", 7.5, 6.75, 0)},
    )
    assert factor(field, "A", "X")[1] == {"FLANK_LEFT": -1, "FLANK_RIGHT": -1, "REAR": -1}


def test_d87_a_side_counts_once():
    field = duel("Cv", "Sp", blue={"R": ("Sp", 8.0, 7.0, 270), "Y": ("Ps", 8.5, 7.5)})
    assert factor(field, "A", "X")[1] == {"FLANK_RIGHT": -1}


def test_d78_contact_on_a_rear_supporter_counts_for_the_supported():
    field = duel("LH", "Sp", red={"B": ("LH", 7.5, 6.75)}, blue={"R": ("Sp", 8.0, 6.25, 270)})
    assert factor(field, "A", "X")[1] == {"LIGHT_HORSE_BEHIND": 1, "SUPPORTER_CONTACTED": -1}


def test_d88_a_front_corner_near_the_edge_of_the_battlefield_counts_as_overlapped():
    def found(troops, x, **more):
        field = battle(red={"A": (troops, x, 7.5)}, blue={"X": ("Sp", x, 7.5)}, **more)
        return factor(field, "A", "X")[1]

    assert found("4Bd", 1.3) == {"BOARD_EDGE_LEFT": -1}
    assert found("4Bd", 13.7) == {"BOARD_EDGE_RIGHT": -1}
    assert found("4Bd", 1.5) == {}
    assert found("Cv", 1.3) == {} == found("LH", 1.3)
    assert found("4Bd", 1.3, features=[box("scrub", 0, 6, 3, 7.4)]) == {}


def test_d88_one_that_moved_in_this_bound_is_not_penalised_unless_the_option_says_so():
    for option, expected in ((False, {}), (True, {"BOARD_EDGE_LEFT": -1})):
        field = battle(
            red={"A": ("4Bd", 1.3, 7.5)},
            blue={"X": ("Sp", 1.3, 7.5)},
            options={"edge_counts_when_moved": option},
        )
        field.state.elements[field.numbers["A"]].moves = 1
        assert factor(field, "A", "X")[1] == expected


def test_d89_a_friend_at_the_corner_takes_the_penalty_away():
    field = battle(red={"A": ("4Bd", 1.5, 7.5), "B": ("4Bd", 0.5, 7.5)}, blue={"X": ("Sp", 1.5, 7.5)})
    assert factor(field, "A", "X")[1] == {}


def test_p48_fighting_in_bad_going_takes_two_from_all_but_light_foot():
    wood = box("wood", 5, 5, 10, 10)
    for troops, loss in (("4Bd", 2), ("Sp", 2), ("Cv", 2), ("4Ax", 0), ("3Wb", 0), ("Ps", 0), ("4Bw", 0)):
        found = factor(duel(troops, "Ps", features=[wood]), "A", "X")
        assert found[1] == ({"IN_BAD_GOING": -2} if loss else {}), troops
    assert factor(duel("4Ax", "Sp", features=[wood]), "A", "X")[0] == 3
    assert factor(duel("4Ax", "Sp", features=[wood]), "X", "A")[0] == 2


def test_p48_rough_going_has_no_factor():
    assert factor(duel("4Bd", "Ps", features=[box("scrub", 5, 5, 10, 10)]), "A", "X")[1] == {}


def test_p48_mounted_fighting_an_enemy_in_bad_going_have_two_less_unless_the_option_is_off():
    wood = box("wood", 5, 7.6, 10, 10)
    assert factor(duel("3Kn", "4Ax", features=[wood]), "A", "X")[1] == {"ENEMY_IN_BAD_GOING": -2}
    off = {"mounted_dread_bad_going": False}
    assert factor(duel("3Kn", "4Ax", features=[wood], options=off), "A", "X")[1] == {}


def test_p48_camels_are_at_home_in_dunes():
    dunes = box("dunes", 5, 5, 10, 10)
    assert factor(duel("Cm", "Ps", features=[dunes]), "A", "X")[1] == {}
    assert factor(duel("Cv", "Ps", features=[dunes]), "A", "X")[1] == {"IN_BAD_GOING": -2}


def assault(defender, attackers, ground="city", **more):
    """A city or fort of 3 BW with its front at y = 7.5, blue inside, red before it."""
    spots = [7.5, 6.5, 8.5]
    return battle(
        red={f"A{number}": (troops, spots[number], 7.5) for number, troops in enumerate(attackers)},
        blue={"D": (defender, "City" if ground == "city" else "Fort")},
        features=[city("Blue", 7.5, 7.5, facing=180, ground=ground)],
        **more,
    )


def test_d90_both_use_their_factor_against_foot_at_a_stronghold():
    field = assault("4Bw", ["3Kn"])
    assert factor(field, "A0", "D", Mode.ASSAULTS)[0] == 3
    assert factor(field, "D", "A0", Mode.DEFENDS) == (6, {"GARRISON": 4})


def test_d91_no_overlaps_and_no_supports_at_a_stronghold():
    field = assault("4Bw", ["4Pk", "4Pk", "4Pk"])
    assert factor(field, "A0", "D", Mode.ASSAULTS)[0] == 3


def test_d94_the_other_attackers_count_one_each():
    field = assault("4Bw", ["4Bd", "4Bd", "4Bd"])
    found = factor(field, "D", "A0", Mode.DEFENDS)
    assert found[0] == 4


def test_d109_a_garrison_has_four_a_camp_two_denizens_two():
    assert factor(assault("4Bd", ["4Bd"], "fort"), "D", "A0", Mode.DEFENDS)[1] == {"GARRISON": 4}
    assert factor(assault("Den", ["4Bd"]), "D", "A0", Mode.DEFENDS)[1] == {"DENIZENS": 2}
    field = battle(
        red={"A": ("4Bd", 7.5, 11)}, blue={"D": ("CF", "Camp2")}, features=[camp("Blue", 7.5, 11, 180)]
    )
    assert factor(field, "D", "A", Mode.DEFENDS) == (4, {"CAMP": 2})
    assert factor(field, "D", "A", Mode.SHOT_AT) == (4, {"CAMP": 2})


def test_d102_artillery_in_a_city_has_two():
    assert factor(assault("Art", ["4Bd"]), "D", "A0", Mode.DEFENDS)[0] == 6


def test_d69_the_second_and_third_shooters_take_one_each_and_d70_more_do_nothing():
    places = {name: ("4Bw", 5.0 + number, 5) for number, name in enumerate("ABCDE")}
    field = battle(red=places, blue={"X": ("4Bd", 7, 7.5)})
    state, _, numbers = field
    for count, total in ((1, 4), (2, 3), (3, 2), (4, 2), (5, 2)):
        for number in range(5):
            state.elements[number].aim = numbers["X"] if number < count else -1
        assert factor(field, "X", "A", Mode.SHOT_AT)[0] == total, count


def test_d36_a_second_enemy_on_the_contacted_edge_of_a_war_wagon_is_an_overlap():
    field = battle(red={"A": ("WWg", 7.5, 7.5)}, blue={"X": ("4Bd", 7.5, 7.5), "Y": ("4Bd", 8.5, 7.5)})
    field.state.elements[0].wagon_front = 0
    assert factor(field, "A", "X")[1] == {"WAGON_SECOND_ENEMY": -1}


def test_d36_an_enemy_on_another_edge_of_a_war_wagon_is_on_its_flank():
    field = battle(red={"A": ("WWg", 7.5, 7.5)}, blue={"X": ("4Bd", 7.5, 7.5), "Y": ("4Bd", 8.0, 7.0, 270)})
    field.state.elements[0].wagon_front = 0
    assert factor(field, "A", "X")[1] == {"FLANK_RIGHT": -1}


def test_d19_a_contact_without_line_up_counts_as_overlapped():
    field = battle(red={"A": ("4Bd", 7.5, 7.5)}, blue={"X": ("4Bd", 7.9, 7.5)})
    field.state.elements[0].engaged = 1 + field.numbers["X"]
    field.state.elements[0].stood = 2
    assert factor(field, "A", "X")[1] == {"OBSTRUCTED_CONTACT": -1}

"""What is added to the die, clause by clause, with the causes that make it."""

import pytest
from rulesets.dba12.field import CAMP, WOOD, Field, box, duel

from bingqi.rulesets.dba12.state import Mode

MOUNTED, FOOT = ("Cv", "El", "SCh", "Cm"), ("Bd", "Ps", "Art", "WWg")


@pytest.mark.parametrize(
    ("troops", "foot", "mounted", "cause"),
    [
        ("Bd", 5, 3, "BLADES_AGAINST"),
        ("El", 4, 5, "ELEPHANTS_AGAINST"),
        ("Sp", 4, 4, "SPEARS_OR_SCYTHED"),
        ("SCh", 4, 4, "SPEARS_OR_SCYTHED"),
        ("Kn", 3, 4, "KNIGHTS_AGAINST"),
        ("HCh", 3, 4, "KNIGHTS_AGAINST"),
        ("Pk", 3, 4, "KNIGHTS_AGAINST"),
        ("WWg", 3, 4, "KNIGHTS_AGAINST"),
        ("Cv", 3, 3, "CAVALRY"),
        ("LCh", 3, 3, "CAVALRY"),
        ("Art", 3, 3, "CAVALRY"),
        ("Ax", 3, 2, "AUXILIA_AGAINST"),
        ("Wb", 3, 2, "AUXILIA_AGAINST"),
        ("Bw", 2, 4, "BOWS_AGAINST"),
        ("Lb", 2, 4, "BOWS_AGAINST"),
        ("Cb", 2, 4, "BOWS_AGAINST"),
        ("Cm", 2, 4, "BOWS_AGAINST"),
        ("LH", 2, 2, "LIGHT_TROOPS"),
        ("Ps", 2, 2, "LIGHT_TROOPS"),
    ],
)
def test_o18_o19_o20_o21_o22_o23_o24_o25_x20_every_type_has_its_factor_against_foot_and_mounted(
    troops, foot, mounted, cause
):
    for others, value, ending in ((FOOT, foot, "_FOOT"), (MOUNTED, mounted, "_MOUNTED")):
        for other in others:
            notes = duel(troops, other).factor("R1", "B1")[1]
            assert notes[0] == (cause + ending if cause.endswith("AGAINST") else cause, value)


def test_o26_x25_camp_followers_have_1_against_everyone_and_o27_2_for_the_camp():
    stand = Field({"R1": "Cv at 1200,2240", "B1": "CF in camp"}, [CAMP], "FIGHT")
    assert stand.factor("B1", "R1", Mode.HOLDS_CAMP) == (3, [("FOLLOWERS", 1), ("FOOT_IN_CAMP", 2)])


def test_o27_x34_foot_in_a_camp_have_2_and_mounted_nothing():
    for troops, total in (("Bd", 3 + 2), ("Cv", 3)):
        stand = Field({"R1": "Cv at 1200,2240", "B1": f"{troops} in camp"}, [CAMP], "FIGHT")
        assert stand.factor("B1", "R1", Mode.HOLDS_CAMP)[0] == total


def test_x39_at_a_camp_the_factor_goes_by_the_opponent():
    stand = Field({"R1": "Bd at 1200,2240", "B1": "Cv in camp"}, [CAMP], "FIGHT")
    assert stand.factor("R1", "B1", Mode.ATTACKS_CAMP) == (3, [("BLADES_AGAINST_MOUNTED", 3)])


@pytest.mark.parametrize("mode", [Mode.CLOSE, Mode.SHOT_AT])
def test_o28_a_general_has_1_in_close_combat_and_when_shot_at(mode):
    units = {"R1": "Bd at 1200,600 general"}
    assert duel("Bd", "Bw", units=units).factor("R1", "B1", mode)[1][-1] == ("GENERAL", 1)


def test_o28_a_general_has_nothing_when_he_shoots_and_is_not_shot_at():
    units = {"R1": "Bw at 1200,600 general"}
    found = duel("Bw", "Bd", units=units).factor("R1", "B1", Mode.SHOOTS)
    assert found == (2, [("BOWS_AGAINST_FOOT", 2)])


def test_o29_uphill_brings_1_to_who_is_on_the_hill_alone_and_to_who_is_nearer_to_the_ridge():
    hill = box("gentle-hill", 1000, 600, 1400, 1000, crest=[[1000, 800], [1400, 800]])
    upper = duel("Bd", "Bd", [hill]).factor("B1", "R1")
    assert upper == (6, [("BLADES_AGAINST_FOOT", 5), ("UPHILL", 1)])
    both = duel("Bd", "Bd", [hill], y=720)
    assert both.factor("B1", "R1")[0] == 6
    assert both.factor("R1", "B1")[0] == 5


def test_o30_each_enemy_that_overlaps_costs_1_and_x36_psiloi_are_overlapped_too():
    around = {"B2": "Bd at 1040,600", "B3": "Ps at 1360,600"}
    total, notes = duel("Ps", "Bd", units=around).factor("R1", "B1")
    assert (total, notes[1:]) == (0, [("OVERLAPPED", -1), ("OVERLAPPED", -1)])


def test_o12_one_element_overlaps_two_enemies_at_once():
    units = {"R2": "Bd at 1520,600", "B2": "Bd at 1520,600", "B3": "Bd at 1360,600"}
    stand = duel("Bd", "Bd", units=units)
    assert stand.factor("R1", "B1")[1][1:] == [("OVERLAPPED", -1)]
    assert stand.factor("R2", "B2")[1][1:] == [("OVERLAPPED", -1)]


def test_q12_who_has_an_enemy_on_its_own_front_does_not_overlap():
    units = {"R2": "Bd at 1360,600", "B2": "Bd at 1360,600"}
    assert duel("Bd", "Bd", units=units).factor("R1", "B1")[0] == 5


def test_q12_opposed_elements_with_side_edges_in_contact_overlap_each_other():
    units = {"B2": "Cv at 1360,520"}  # looks south beside R1's right edge
    assert duel("Bd", "Bd", units=units).factor("R1", "B1")[1][1:] == [("OVERLAPPED", -1)]


def test_x37_the_board_edge_costs_nothing():
    stand = Field({"R1": "Bd at 80,600", "B1": "Bd at 80,600"}, (), "FIGHT")
    assert stand.factor("R1", "B1") == (5, [("BLADES_AGAINST_FOOT", 5)])


def test_o3_o31_each_enemy_on_flank_or_rear_costs_1_and_does_not_overlap_besides():
    units = {"B2": "Bd at 1280,520 facing 270", "B3": "Bd at 1200,540 facing 000"}
    total, notes = duel("Bd", "Bd", units=units).factor("R1", "B1")
    assert (total, notes[1:]) == (3, [("FLANK_CONTACT", -1), ("REAR_CONTACT", -1)])


@pytest.mark.parametrize(
    ("troops", "cost"),
    [("Bd", -2), ("Wb", -2), ("Kn", -2), ("LH", -2), ("Ax", 0), ("Ps", 0), ("Bw", 0), ("Lb", 0), ("Cb", 0)],
)
@pytest.mark.parametrize("mode", [Mode.CLOSE, Mode.SHOT_AT])
def test_o33_x33_bad_going_costs_2_to_all_but_auxilia_psiloi_and_bows(troops, cost, mode):
    notes = dict(duel(troops, "Bw", [WOOD], y=1200).factor("R1", "B1", mode)[1])
    assert notes.get("IN_BAD_GOING", 0) == cost


def test_o33_a_part_in_bad_going_is_enough_and_a_road_through_it_is_good():
    units = {"R1": "Bd at 900,1200", "B1": "Bd at 900,1200"}
    assert Field(units, [WOOD], "FIGHT").factor("R1", "B1")[0] == 3
    road = {"ground": "road", "line": [[900, 0], [900, 2400]], "width": 170}
    assert Field(units, [WOOD, road], "FIGHT").factor("R1", "B1")[0] == 5


def test_o34_mounted_have_2_less_against_an_enemy_in_bad_going_and_both_lines_count():
    notes = duel("Cv", "Bd", [WOOD], y=1200).factor("R1", "B1")[1]
    assert notes[1:] == [("IN_BAD_GOING", -2), ("ENEMY_IN_BAD_GOING", -2)]
    notes = duel("Ax", "Bd", [WOOD], y=1200).factor("R1", "B1")[1]
    assert notes[1:] == []


def test_x35_there_is_no_bonus_for_a_river_bank():
    river = {"ground": "river", "line": [[0, 640], [2400, 640]], "width": 60}
    assert duel("Bd", "Bd", [river]).factor("R1", "B1")[0] == 5


def behind(front, rear, foe, features=(), y=600, rear_y=None, **more):
    units = {"R2": f"{rear} at 1200,{rear_y or y - 60}"}
    return duel(front, foe, features, y=y, units=units, **more).factor("R1", "B1")


@pytest.mark.parametrize("foe", ["Bd", "Ps", "Kn", "El"])
def test_o36_x27_pikes_behind_pikes_bring_3_against_everyone(foe):
    assert behind("Pk", "Pk", foe)[1][-1] == ("PIKES_BEHIND", 3)


@pytest.mark.parametrize(("foe", "value"), [("Bw", 0), ("Cb", 0), ("Art", 0), ("Bd", 3)])
def test_o36_x27_pikes_that_moved_into_contact_with_bows_or_artillery_in_this_bound_have_nothing(foe, value):
    units = {
        "R1": {"troops": "Pk", "at": "1200,600", "charged": "B1"},
        "R2": "Pk at 1200,540",
        "B1": f"{foe} at 1200,600",
    }
    cause = "PIKES_BEHIND" if value else "PIKES_CHARGED_SHOOTERS"
    assert Field(units, (), "FIGHT").factor("R1", "B1")[1][-1] == (cause, value)


@pytest.mark.parametrize(
    ("foe", "value"), [("Sp", 1), ("Kn", 1), ("HCh", 1), ("Bd", 0), ("Cv", 0), ("Wb", 0)]
)
def test_o37_x28_spears_behind_spears_bring_1_against_spears_and_knights(foe, value):
    assert behind("Sp", "Sp", foe)[0] == 4 + value


def test_x28_x32_nobody_supports_at_the_side():
    units = {"R2": "Sp at 1040,600", "R3": "Sp at 1360,600"}
    assert duel("Sp", "Sp", units=units).factor("R1", "B1")[0] == 4


@pytest.mark.parametrize(
    ("foe", "value"), [("Kn", 1), ("Cv", 1), ("LCh", 1), ("LH", 1), ("Bd", 0), ("Wb", 0), ("El", 0)]
)
def test_o38_x29_warband_behind_warband_bring_1_against_knights_cavalry_and_light_horse(foe, value):
    assert behind("Wb", "Wb", foe)[0] == (2 if foe not in ("Bd", "Wb") else 3) + value


@pytest.mark.parametrize("front", ["Sp", "Bd", "Ax"])
@pytest.mark.parametrize(("foe", "value"), [("Cv", 1), ("El", 1), ("Wb", 1), ("Bd", 0), ("Sp", 0)])
def test_o39_x31_psiloi_behind_spears_blades_and_auxilia_bring_1_against_mounted_and_warband(
    front, foe, value
):
    notes = dict(behind(front, "Ps", foe, rear_y=520 if front == "Ax" else None)[1])
    assert notes.get("PSILOI_BEHIND", 0) == value


def test_o39_psiloi_support_nobody_else():
    assert behind("Pk", "Ps", "Kn")[0] == 4


def test_x30_light_horse_do_not_support():
    units = {"R2": "LH at 1200,480"}
    assert duel("LH", "Kn", units=units).factor("R1", "B1")[0] == 2


def test_o15_o35_e1_no_support_when_one_of_the_two_is_in_bad_going_wherever_the_enemy_stands():
    rear_in_it = behind("Pk", "Pk", "Bd", [box("rough", 1100, 300, 1300, 530)])
    assert rear_in_it == (3, [("KNIGHTS_AGAINST_FOOT", 3), ("SUPPORT_IN_BAD_GOING", 0)])
    enemy_in_it = behind("Pk", "Pk", "Bd", [box("rough", 1100, 610, 1300, 900)])
    assert enemy_in_it[0] == 6


def at_camp(front, rear, holder="CF"):
    units = {
        "R1": f"{front} at 1200,2240",
        "R2": f"{rear} at 1200,{2160 if front == 'Ax' else 2180}",
        "B1": f"{holder} in camp",
    }
    return Field(units, [CAMP], "FIGHT").factor("R1", "B1", Mode.ATTACKS_CAMP)


def test_o35_pikes_have_no_support_when_they_attack_a_camp():
    assert at_camp("Pk", "Pk") == (3, [("KNIGHTS_AGAINST_FOOT", 3), ("SUPPORT_AT_CAMP", 0)])


@pytest.mark.parametrize("holder", ["CF", "Bd", "Cv"])
def test_o40_psiloi_bring_1_at_a_camp_whoever_holds_it(holder):
    assert at_camp("Sp", "Ps", holder)[1][-1] == ("PSILOI_AT_CAMP", 1)


def test_x38_who_attacks_a_camp_is_not_overlapped():
    units = {"R1": "Bd at 1280,2240", "B1": "CF in camp", "B2": "Bd at 1440,2240"}
    stand = Field(units, [CAMP], "FIGHT")
    assert stand.factor("R1", "B1", Mode.ATTACKS_CAMP) == (5, [("BLADES_AGAINST_FOOT", 5)])


def test_x26_blades_that_are_shot_at_have_5_since_shooters_are_foot():
    assert duel("Bd", "Bw").factor("R1", "B1", Mode.SHOT_AT)[0] == 5


def test_q20_a_supporter_has_to_be_lined_up():
    units = {"R2": "Pk at 1210,540"}
    assert duel("Pk", "Bd", units=units).factor("R1", "B1")[0] == 3

"""Movement points, moves of single elements and groups, zones, contact, roads, camps."""

import pytest
from rulesets.dba12.field import CAMP, RED_CAMP, Field, box

from bingqi.rulesets.dba12.state import PACE

GENERAL = {"R9": "Cv at 1200,300 general", "B9": "Cv at 1200,2200 general"}


def why(units, action, features=(), **more):
    return Field({**GENERAL, **units}, features, **more).why_not(action)


def cost(units, action, features=()):
    """What a move costs and why."""
    stand = Field({**GENERAL, **units}, features).do(action)
    return [(cause, value) for cause, value in notes(stand)]


def notes(stand):
    from bingqi.kit.log import Kind
    from bingqi.rulesets.dba12.causes import Cause

    return [(Cause(event.cause).name, event.a) for event in stand.last if event.kind == Kind.MODIFIER]


# ---------------------------------------------------------------- movement points


def test_q3_x5_a_move_costs_1_elephants_1_more_and_command_1_more_adding_up():
    assert cost({"R1": "Bd at 1200,600"}, "R1 to 1200,700 facing 000") == [("MOVE_COST", 1)]
    elephants = cost({"R1": "El at 1200,1800"}, "R1 to 1200,1900 facing 000")
    assert elephants == [("MOVE_COST", 1), ("ELEPHANTS_COST", 1), ("OUT_OF_COMMAND", 1)]


def test_q3_command_x6_1200_p_or_600_p_beyond_woods_or_a_hill():
    for ground in ("wood", "gentle-hill"):
        hill = box(ground, 1000, 500, 1400, 700)
        far, near = {"R1": "Bd at 1200,1000"}, {"R1": "Bd at 1200,900"}
        assert cost(far, "R1 to 1200,1010 facing 000", [hill])[1:] == [("OUT_OF_COMMAND_UNSEEN", 1)]
        assert cost(near, "R1 to 1200,910 facing 000", [hill])[1:] == []
    assert (
        cost({"R1": "Bd at 1200,1000"}, "R1 to 1200,1010 facing 000", [box("rough", 1000, 500, 1400, 700)])[
            1:
        ]
        == []
    )


def test_q3_lost_without_a_general_nobody_is_in_command():
    stand = Field({"R1": "Bd at 1200,600", "R9": "Cv general lost"}).do("R1 to 1200,610 facing 000")
    assert notes(stand)[1:] == [("NO_GENERAL", 1)]


def test_q3_a_move_needs_its_points():
    assert why({"R1": "El at 1200,600"}, "R1 to 1200,700 facing 000", points=1) == "NOT_ENOUGH_POINTS"


def test_q3_what_is_chosen_moves_or_is_let_be():
    stand = Field({**GENERAL, "R1": "Bd at 1200,600", "R2": "Bd at 400,600"}).do("choose R1")
    assert stand.why_not("R2 to 400,700 facing 000") == "OTHERS_CHOSEN"
    assert stand.why_not("end moves") == "OTHERS_CHOSEN"
    assert stand.do("let be").why_not("R2 to 400,700 facing 000") == "LEGAL"


# ---------------------------------------------------------------- single elements


@pytest.mark.parametrize(
    ("troops", "good", "bad"),
    [
        ("LH", 500, 200),
        ("Cv", 400, 200),
        ("Cm", 400, 200),
        ("LCh", 400, 200),
        ("SCh", 400, 200),
        ("Kn", 300, 200),
        ("HCh", 300, 200),
        ("El", 300, 200),
        ("Ax", 300, 300),
        ("Ps", 300, 300),
        ("Bd", 200, 200),
        ("Bw", 200, 200),
    ],
)
def test_q5_x7_move_distances(troops, good, bad):
    unit = {"R1": f"{troops} at 1200,600"}
    assert why(unit, f"R1 to 1200,{600 + good} facing 000") == "LEGAL"
    assert why(unit, f"R1 to 1200,{602 + good} facing 000") == "TOO_FAR"
    wood = [box("wood", 1000, 700, 1400, 1300)]
    assert why(unit, f"R1 to 1200,{600 + bad} facing 000", wood) == "LEGAL"
    if bad < good:
        assert why(unit, f"R1 to 1200,{602 + bad} facing 000", wood) == "TOO_FAR_IN_BAD_GOING"


@pytest.mark.parametrize("troops", ["Art", "WWg"])
def test_q5_wheels_artillery_and_war_wagons_stay_out_of_bad_going(troops):
    wood = [box("wood", 1000, 700, 1400, 1300)]
    assert why({"R1": f"{troops} at 1200,600"}, "R1 to 1200,750 facing 000", wood) == "WHEELS_IN_BAD_GOING"


def test_q5_river_100_p_and_q6_impassable():
    river = [{"ground": "river", "line": [[0, 660], [2400, 660]], "width": 60}]
    assert why({"R1": "LH at 1200,600"}, "R1 to 1200,700 facing 000", river) == "LEGAL"
    assert why({"R1": "LH at 1200,600"}, "R1 to 1200,702 facing 000", river) == "TOO_FAR_IN_RIVER"
    lake = [box("lake", 1000, 700, 1400, 1300)]
    assert why({"R1": "LH at 1200,600"}, "R1 to 1200,750 facing 000", lake) == "IMPASSABLE"


def test_q8_x12_at_most_one_of_four_corner_lines_may_cross_an_obstacle():
    # From behind a friend to its side: three lines are free.
    units = {"R1": "Bd at 1200,540", "R2": "Bd at 1200,600"}
    assert why(units, "R1 to 1360,600 facing 000") == "LEGAL"
    # Straight through the friend all four are barred.
    assert why(units, "R1 to 1200,700 facing 000") == "CANNOT_PASS_FRIENDS"
    enemies = {"R1": "Cv at 1200,540", "B1": "Bd at 1200,700"}
    assert why(enemies, "R1 to 1200,940 facing 000") == "PATH_BLOCKED"


def test_q8_the_longest_of_the_four_lines_is_the_distance():
    # Turning about in place moves two corners across the diagonal.
    stand = Field({**GENERAL, "R1": "Bd at 1200,600"}).do("R1 to 1200,540 facing 180")
    assert stand.happened("MOVED")[3] == round((160**2 + 60**2) ** 0.5 * 6250)


def test_q14_psiloi_pass_through_all_and_mounted_through_psiloi():
    friends = {"R2": "Bd at 1200,680"}
    assert why({"R1": "Ps at 1200,600", **friends}, "R1 to 1200,800 facing 000") == "LEGAL"
    assert why({"R1": "Cv at 1200,600", **friends}, "R1 to 1200,900 facing 000") == "CANNOT_PASS_FRIENDS"
    assert why({"R1": "Cv at 1200,600", "R2": "Ps at 1200,690"}, "R1 to 1200,900 facing 000") == "LEGAL"


def test_q8_place_nobody_ends_on_another_or_off_the_board():
    units = {"R1": "Ps at 1200,600", "R2": "Bd at 1200,680"}
    assert why(units, "R1 to 1200,690 facing 000") == "FRIEND_THERE"
    assert why({"R1": "LH at 200,600"}, "R1 to 60,600 facing 000") == "OFF_BOARD"
    assert why({"R1": "Bd at 900,200"}, "R1 to 980,200 facing 000", [RED_CAMP]) == "CAMP_THERE"


# ---------------------------------------------------------------- groups

LINE = {"R1": "Bd at 1040,600", "R2": "Bd at 1200,600", "R3": "Bd at 1360,600"}
COLUMN = {"R1": "Bd at 1200,600", "R2": "Bd at 1200,540", "R3": "Bd at 1200,480"}


def test_q7_a_group_looks_one_way_hangs_together_and_keeps_its_order():
    stand = Field({**GENERAL, **LINE}).do("R1 R2 R3 to 1040,800 facing 000")
    assert [stand.at(name) for name in ("R1", "R2", "R3")] == ["1040,800", "1200,800", "1360,800"]
    apart = {**LINE, "R3": "Bd at 1400,600"}
    assert why(apart, "choose R1 R2 R3") == "NOT_TOGETHER"
    turned = {**LINE, "R3": "Bd at 1400,600 facing 010"}
    assert why(turned, "choose R1 R2 R3") == "NOT_SAME_FACING"
    corner = {**LINE, "R3": "Bd at 1360,540"}
    assert why(corner, "choose R1 R2 R3") == "LEGAL"


def test_q7_a_group_that_an_enemy_front_touches_does_not_move():
    assert why({**LINE, "B1": "Bd at 1200,600"}, "choose R1 R2 R3") == "GROUP_IN_CONTACT"


def test_q7_wheel_a_group_wheels_forward_up_to_90_degrees_and_the_arc_counts():
    pair = {"R1": "Cv at 1120,600", "R2": "Cv at 1280,600"}
    stand = Field({**GENERAL, **pair})
    # About the right front corner at 1360,600 by 30 degrees: R1's front middle is 240 p from it.
    assert stand.why_not("R1 R2 to 1152.15390,720 facing 030") == "LEGAL"
    stand.do("R1 R2 to 1152.15390,720 facing 030")
    assert stand.happened("WHEELED")[3] == 300
    assert stand.happened("GROUP_MOVED")[3] / 6250 == pytest.approx(320 * 0.5235987756, abs=0.2)
    assert why(pair, "R1 R2 to 1120,700 facing 100") == "WHEEL_TOO_WIDE"
    assert why(pair, "R1 R2 to 1120,500 facing 030") == "WHEEL_BACKWARDS"


def test_q7_shift_x10_80_p_sideways_only_to_line_up_with_an_enemy():
    foe = {"B1": "Bd at 1270,700"}
    assert why({**LINE, **foe}, "R1 R2 R3 contacts B1 front by R2") == "LEGAL"
    stand = Field({**GENERAL, **LINE, **foe}).do("R1 R2 R3 contacts B1 front by R2")
    assert stand.happened("SHIFTED")[3] == 70 * 6250
    assert why({**LINE, "B1": "Bd at 1281,700"}, "R1 R2 R3 contacts B1 front by R2") == "SHIFT_TOO_FAR"
    assert why(LINE, "R1 R2 R3 to 1100,650 facing 000") == "SHIFT_WITHOUT_ENEMY"


def test_q7_bad_going_and_rivers_need_a_column():
    wood = [box("wood", 900, 700, 1500, 1300)]
    river = [{"ground": "river", "line": [[0, 660], [2400, 660]], "width": 60}]
    assert why(LINE, "R1 R2 R3 to 1040,800 facing 000", wood) == "BAD_GOING_NEEDS_COLUMN"
    assert why(LINE, "R1 R2 R3 to 1040,700 facing 000", river) == "RIVER_NEEDS_COLUMN"
    assert why(COLUMN, "R1 R2 R3 to 1200,800 facing 000", wood) == "LEGAL"
    assert why(COLUMN, "R1 R2 R3 to 1200,700 facing 000", river) == "LEGAL"
    partly = [box("wood", 900, 570, 1100, 1300)]
    assert why(LINE, "choose R1 R2 R3", partly) == "PARTLY_IN_BAD_GOING"


def test_q7_away_only_a_column_goes_back():
    assert why(LINE, "R1 R2 R3 back 100") == "AWAY_NEEDS_COLUMN"
    assert why(COLUMN, "R1 R2 R3 back 100") == "LEGAL"


def test_q7_path_nothing_may_lie_in_the_way_of_a_group():
    assert why({**LINE, "R4": "Bd at 1200,720"}, "R1 R2 R3 to 1040,800 facing 000") in (
        "GROUP_PATH_BLOCKED",
        "FRIEND_THERE",
    )
    assert why({**LINE, "R4": "Ps at 1200,700"}, "R1 R2 R3 to 1040,800 facing 000") in (
        "GROUP_PATH_BLOCKED",
        "FRIEND_THERE",
    )


def test_q7_path_nor_in_the_middle_of_a_way_longer_than_the_rules_give():
    stand = Field({**GENERAL, **LINE, "R4": "Bd at 1200,1000"})
    for troop in stand.setting.troops:
        troop.good = 900 * PACE
    assert stand.why_not("R1 R2 R3 to 1040,1400 facing 000") == "GROUP_PATH_BLOCKED"


def test_q7_column_q7_forming_a_group_narrows_into_a_column():
    pair = {"R1": "Bd at 1120,600", "R2": "Bd at 1280,600"}
    stand = Field({**GENERAL, **pair}).do("R1 R2 in column behind R1 at 1120,650 facing 000")
    assert stand.at("R1") == "1120,650"
    assert stand.at("R2") == "1120,590"
    assert why(LINE, "R1 R2 R3 in column behind R1 at 1040,800 facing 000") == "COLUMN_OUT_OF_PLACE"
    assert why({**pair, "R4": "Bd at 1120,540"}, "R1 R2 in column behind R1 at 1120,600 facing 000") in (
        "NO_ROOM_FOR_COLUMN",
        "COLUMN_OUT_OF_PLACE",
    )


# ---------------------------------------------------------------- zones and contact


def test_q9_x9_a_zone_is_crossed_only_to_contact_or_face_its_owner_or_to_go_straight_back():
    foe = {"B1": "Bd at 1200,800"}
    flank = {"R1": "LH at 1000,700 facing 090", **foe}
    assert why(flank, "R1 to 1400,700 facing 090") == "ACROSS_ZONE"
    assert why(flank, "R1 to 1200,700 facing 000") == "LEGAL"
    ahead = {"R1": "LH at 1200,700", **foe}
    assert why(ahead, "R1 back 200") == "LEGAL"
    assert why(ahead, "R1 contacts B1 front") == "LEGAL"
    assert why(ahead, "R1 to 1400,600 facing 000") == "ACROSS_ZONE"


def test_q9_a_zone_reaches_160_p_and_not_through_another_element():
    far = {"R1": "LH at 1000,550 facing 090", "B1": "Bd at 1200,800"}
    assert why(far, "R1 to 1400,550 facing 090") == "LEGAL"
    shielded = {"R1": "LH at 1000,640 facing 090", "B1": "Bd at 1200,800", "R2": "Bd at 1200,800"}
    assert why(shielded, "R1 to 1400,640 facing 090") == "LEGAL"


def test_q10_contact_is_exact():
    foe = {"B1": "Bd at 1200,700"}
    assert why({"R1": "Bd at 1200,600", **foe}, "R1 to 1200,700 facing 000") == "LEGAL"
    assert why({"R1": "Bd at 1220,600", **foe}, "R1 to 1220,700 facing 000") == "CONTACT_NOT_EXACT"
    assert why({"R1": "Bd at 1360,600", **foe}, "R1 to 1360,700 facing 000") == "LEGAL"  # an overlap


@pytest.mark.parametrize(
    ("start", "cause"), [("1360,600", "FLANK_FROM_AHEAD"), ("1400,900 facing 270", "LEGAL")]
)
def test_q10_flank_x13_only_from_behind_the_line_of_the_front_edge(start, cause):
    assert why({"R1": f"LH at {start}", "B1": "Bd at 1200,700"}, "R1 contacts B1 left") == cause


def test_q10_rear_only_from_behind_the_line_of_the_front_edge():
    assert why({"R1": "LH at 1200,900 facing 180", "B1": "Bd at 1200,700"}, "R1 contacts B1 rear") == "LEGAL"
    beside = {"R1": "LH at 1400,810", "B1": "Bd at 1200,700"}
    assert why(beside, "R1 contacts B1 rear") == "REAR_FROM_AHEAD"


def test_q11_who_is_contacted_on_the_flank_turns_to_face():
    stand = Field({**GENERAL, "R1": "LH at 1400,900 facing 270", "B1": "Bd at 1200,700"})
    stand.do("R1 contacts B1 left", "end moves")
    assert stand.happened("TURNED_TO_FACE")[:3] == ("ENEMY_ON_SIDE", "B1", "R1")
    assert stand.facts("B1")["facing"] == "090"
    assert stand.at("B1") == stand.at("R1")


def test_q11_who_fights_on_its_front_does_not_turn():
    units = {"R1": "LH at 1400,900 facing 270", "R2": "Bd at 1200,700", "B1": "Bd at 1200,700"}
    stand = Field({**GENERAL, **units}).do("R1 contacts B1 left", "end moves")
    assert stand.happened("TURNED_TO_FACE") is None


def test_q11_room_who_stood_behind_stands_behind_again():
    units = {"R1": "LH at 1400,900 facing 270", "B1": "Pk at 1200,700", "B2": "Pk at 1200,760"}
    stand = Field({**GENERAL, **units}).do("R1 contacts B1 left", "end moves")
    turned = [unit for event, _, unit in stand.told if event == "TURNED_TO_FACE"]
    assert turned == ["B1", "B2"]
    assert stand.facts("B2")["facing"] == "090"


def test_x14_war_wagons_fight_with_their_front_like_all():
    stand = Field({**GENERAL, "R1": "LH at 1500,900 facing 270", "B1": "WWg at 1200,700"})
    stand.do("R1 contacts B1 left", "end moves")
    assert stand.facts("B1")["facing"] == "090"


def test_q15_x8_second_moves():
    moved = Field({**GENERAL, "R1": "LH at 1200,600"}).do("R1 to 1200,700 facing 000")
    assert moved.why_not("R1 to 1200,800 facing 000") == "LEGAL"
    assert moved.do("R1 to 1200,800 facing 000").why_not("R1 to 1200,900 facing 000") == "NO_SECOND_MOVE"
    psiloi = Field({**GENERAL, "R1": "Ps at 1200,600"}, bounds=1).do("R1 to 1200,700 facing 000")
    assert psiloi.why_not("R1 to 1200,800 facing 000") == "LEGAL"
    psiloi = Field({**GENERAL, "R1": "Ps at 1200,600"}, bounds=2).do("R1 to 1200,700 facing 000")
    assert psiloi.why_not("R1 to 1200,800 facing 000") == "ONLY_IN_FIRST_BOUND"
    cavalry = Field({**GENERAL, "R1": "Cv at 1200,600"}).do("R1 to 1200,700 facing 000")
    assert cavalry.why_not("R1 to 1200,800 facing 000") == "NO_SECOND_MOVE"


def test_q15_break_off():
    def leave(troops, action, foe="Bd"):
        return why({"R1": f"{troops} at 1200,800", "B1": f"{foe} at 1200,800"}, action)

    assert leave("Cv", "R1 back 200") == "LEGAL"
    assert leave("Cv", "R1 back 190") == "BREAK_OFF_TOO_SHORT"
    assert leave("Bd", "R1 back 200") == "NOT_FASTER"
    assert leave("Cv", "R1 back 200", "LH") == "NOT_FASTER"
    assert leave("Cv", "R1 to 1300,600 facing 000") == "NOT_STRAIGHT_BACK"


ROAD = {"ground": "road", "line": [[1200, 0], [1200, 1000], [1800, 1600], [2400, 1600]], "width": 160}


def test_q5_road_400_p_and_light_horse_500_again_and_again_in_column():
    general = {"R9": "Cv at 400,300 general"}
    stand = Field({**general, "R1": "Bd at 1200,400", "R2": "Bd at 1200,340"}, [ROAD])
    assert stand.why_not("R1 R2 by road 401") == "TOO_FAR"
    stand.do("R1 R2 by road 400")
    assert (stand.at("R1"), stand.at("R2")) == ("1200,800", "1200,740")
    stand.do("R1 R2 by road 300")
    assert stand.facts("R1")["facing"] == "045"
    assert stand.at("R2").split(",")[0] != "1200"
    assert stand.why_not("R1 to 1400,1100 facing 045") == "ONLY_BY_ROAD"
    light = Field({**general, "R1": "LH at 1200,400"}, [ROAD])
    assert light.why_not("R1 by road 500") == "LEGAL"
    assert Field({**general, "R1": "LH at 900,400"}, [ROAD]).why_not("R1 by road 100") == "NOT_BY_ROAD"


# ---------------------------------------------------------------- camps


def test_q13_contact_a_camp_is_contacted_with_the_whole_front():
    stand = Field(
        {**GENERAL, "B9": "Cv at 2000,2200 general", "R1": "Bd at 1240,2150", "B1": "CF in camp"}, [CAMP]
    )
    assert stand.why_not("R1 to 1300,2240 facing 000") == "CAMP_NOT_IN_FRONT"
    assert stand.why_not("R1 to 1280,2240 facing 000") == "LEGAL"
    stand.do("R1 contacts Camp2 front")
    assert stand.at("R1") == "1240,2240"
    assert stand.happened("CONTACTED_CAMP")


def test_q13_x38_one_element_a_bound_fights_a_camp():
    units = {"R1": "Cv at 1120,2240", "R2": "Cv at 1280,2240", "B1": "CF in camp"}
    stand = Field(units, [CAMP], "FIGHT")
    assert stand.candidates() == ["R1 fights Camp2", "R2 fights Camp2"]
    stand.do("R1 fights Camp2", dice=[3, 3])
    assert stand.outcome == ["EQUAL"]
    assert stand.happened("BOUND_ENDED")


def test_q5_followers_stay_and_q13_holding():
    stand = Field({**GENERAL, "R9": "Cv at 400,300 general", "R1": "CF in camp"}, [RED_CAMP])
    assert stand.why_not("R1 to 1200,300 facing 000") == "FOLLOWERS_STAY"
    held = {"R9": "Cv at 400,300 general", "R1": "CF in camp", "R2": "Bd at 1200,220"}
    assert Field(held, [RED_CAMP]).why_not("R2 enters Camp1") == "CAMP_IS_FULL"
    empty = Field({"R9": "Cv at 400,300 general", "R2": "Bd at 1200,220"}, [RED_CAMP]).do("R2 enters Camp1")
    assert empty.happened("ENTERED_CAMP")[1] == "R2"
    out = Field({"R9": "Cv at 400,300 general", "R2": "Bd in camp"}, [RED_CAMP]).do(
        "R2 to 1200,230 facing 000"
    )
    assert out.happened("LEFT_CAMP")[1] == "R2"


def test_q13_fall_an_empty_enemy_camp_is_taken_by_walking_in():
    units = {"R9": "Cv at 400,300 general", "R1": "Bd at 1200,2180", "B9": "Cv at 400,2200 general"}
    stand = Field(units, [CAMP]).do("R1 enters Camp2")
    assert stand.happened("CAMP_TAKEN")[1] == "R1"

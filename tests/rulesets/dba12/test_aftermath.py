"""Recoil, flight and pursuit, clause by clause."""

import pytest
from rulesets.dba12.field import CAMP, RED_CAMP, Field, box, duel

from bingqi.geometry.pose import Pose
from bingqi.geometry.rectangle import overlap
from bingqi.rulesets.dba12.causes import Cause
from bingqi.rulesets.dba12.flight import run_of, turned_about
from bingqi.rulesets.dba12.ground import body
from bingqi.rulesets.dba12.state import PACE


def fought(mine, other, dice, features=(), **more):
    """R1 and B1 after their combat."""
    return duel(mine, other, features, **more).do("R1 fights B1", dice=dice)


@pytest.mark.parametrize(
    ("troops", "foe", "depth"), [("Bd", "Bd", 60), ("Ax", "Bd", 80), ("Cv", "Bw", 120), ("El", "El", 160)]
)
def test_o61_x51_a_recoil_is_straight_back_by_one_base_depth(troops, foe, depth):
    stand = fought(troops, foe, [2, 4] if troops != "Cv" else [3, 4])
    assert stand.at("R1") == f"1200,{600 - depth}"
    assert stand.facts("R1")["facing"] == "000"
    assert stand.happened("RECOILED")[3] == depth * 6250


def test_o4_x57_who_recoils_with_an_enemy_on_its_flank_is_destroyed():
    stand = fought("Bd", "Bd", [3, 3], units={"B2": "Bd at 1280,520 facing 270"})
    assert stand.happened("DESTROYED")[0] == "ENEMY_ON_FLANK_OR_REAR"


def test_o4_x57_and_so_is_who_would_flee():
    stand = fought("Kn", "El", [3, 4], units={"B2": "Bd at 1280,520 facing 270"})
    assert stand.is_lost("R1")


@pytest.mark.parametrize(
    ("front", "rear", "foe", "dice", "cause"),
    [
        ("Ps", "Bd", "Sp", [3, 4], "PSILOI_PASS"),
        ("Ps", "El", "Sp", [3, 4], "PSILOI_PASS"),
        ("Cv", "Bd", "Bd", [3, 4], "MOUNTED_PASS"),
        ("Cv", "Cv", "Bd", [3, 4], "MOUNTED_PASS"),
        ("Bd", "Bd", "Bd", [3, 4], "BLADES_PASS"),
        ("Bd", "Sp", "Bd", [3, 4], "BLADES_PASS"),
        ("Pk", "Bd", "Sp", [3, 4], "PIKES_PASS"),
        ("Bw", "Bd", "Ax", [3, 4], "BOWS_PASS"),
        ("Cb", "Bd", "Ax", [3, 4], "BOWS_PASS"),
    ],
)
def test_o62_o63_o64_o65_o66_x54_who_passes_goes_on_until_clear_behind_the_friend(
    front, rear, foe, dice, cause
):
    depth = {"Ps": 80, "Cv": 120, "Bd": 60, "Pk": 60, "Bw": 80, "Cb": 80, "El": 160, "Sp": 60}
    start = 600 - depth[front]
    stand = fought(front, foe, dice, units={"R2": f"{rear} at 1200,{start}"})
    assert stand.happened("PASSED_THROUGH")[:3] == (cause, "R1", "R2")
    assert stand.at("R2") == f"1200,{start}"
    assert stand.at("R1") == f"1200,{start - depth[rear]}"


@pytest.mark.parametrize(
    ("front", "rear", "foe", "dice"),
    [
        ("Cv", "El", "Bd", [3, 4]),
        ("Kn", "Pk", "Bd", [3, 4]),
        ("Bd", "Pk", "Bd", [3, 4]),
        ("Bd", "Ax", "Bd", [3, 4]),
        ("Pk", "Sp", "Sp", [3, 4]),
        ("Bw", "Sp", "Ax", [3, 4]),
        ("Sp", "Bd", "Sp", [3, 4]),
    ],
)
def test_o63_o64_o65_o66_others_are_not_passed(front, rear, foe, dice):
    depth = {"Cv": 120, "Kn": 120, "Bd": 60, "Pk": 60, "Bw": 80, "Sp": 60}[front]
    stand = fought(front, foe, dice, units={"R2": f"{rear} at 1200,{600 - depth}"})
    assert stand.happened("PASSED_THROUGH") is None
    assert stand.happened("PUSHED" if rear != "El" else "DESTROYED")


@pytest.mark.parametrize("facing", ["000.5", "359.5"])
@pytest.mark.parametrize(
    ("front", "rear", "foe", "dice", "place", "how"),
    [
        ("Cv", "Ps", "Bd", [3, 4], "1200,470", "PASSED_THROUGH"),
        ("Sp", "Sp", "Sp", [3, 4], "1200,539", "PUSHED"),
    ],
)
def test_o62_o67_friends_who_stand_half_a_degree_askew_are_cleared_too(
    front, rear, foe, dice, place, how, facing
):
    stand = fought(front, foe, dice, units={"R2": f"{rear} at {place} facing {facing}"})
    assert stand.happened(how)
    one, two = (body(stand.setting, stand.state.elements[stand.number(name)]) for name in ("R1", "R2"))
    assert not overlap(one, two)


def test_o71_a_friend_beside_bars_the_way_back_with_a_corner():
    stand = fought("Ax", "Bd", [3, 4], units={"R2": "Sp at 1290.681,579.742 facing 278"})
    assert stand.happened("DESTROYED")[:2] == ("RECOIL_INTO_FRIENDS", "R1")


def test_o67_a_friend_beside_half_a_degree_askew_is_pushed_out_of_the_way_back():
    stand = fought("Sp", "Bd", [2, 4], units={"R2": "Cv at 1360.75,640 facing 000.5"})
    assert stand.happened("PUSHED")[1:3] == ("R2", "R1")
    one, two = (body(stand.setting, stand.state.elements[stand.number(name)]) for name in ("R1", "R2"))
    assert not overlap(one, two)


def test_o62_nobody_passes_through_who_faces_otherwise():
    stand = fought("Ps", "Sp", [3, 4], units={"R2": "Bd at 1280,440 facing 090"})
    assert stand.happened("PASSED_THROUGH") is None
    assert stand.happened("DESTROYED")[:2] == ("RECOIL_INTO_FRIENDS", "R1")


@pytest.mark.parametrize(
    ("front", "rear", "foe"), [("Sp", "Sp", "Sp"), ("Pk", "Pk", "Bd"), ("Cv", "Pk", "Bd"), ("Bw", "Bw", "Ax")]
)
def test_o67_q21_x62_who_cannot_be_passed_is_pushed_back(front, rear, foe):
    depth = {"Sp": 60, "Pk": 60, "Cv": 120, "Bw": 80}[front]
    stand = fought(
        front,
        foe,
        [1, 2] if front == "Bw" else [1, 3] if front != "Pk" else [1, 4],
        units={"R2": f"{rear} at 1200,{600 - depth}"},
    )
    assert stand.at("R1") == f"1200,{600 - depth}"
    assert stand.at("R2") == f"1200,{600 - 2 * depth}"
    assert stand.happened("PUSHED")[1:3] == ("R2", "R1")


def test_o67_a_pushed_friend_pushes_in_turn():
    units = {"R2": "Sp at 1200,540", "R3": "Sp at 1200,480"}
    stand = fought("Sp", "Bd", [2, 4], units=units)
    assert [stand.at(name) for name in ("R1", "R2", "R3")] == ["1200,540", "1200,480", "1200,420"]


@pytest.mark.parametrize("rear", ["El", "WWg", "Bd facing 090"])
def test_o67_o71_x52_elephants_war_wagons_and_who_faces_otherwise_cannot_be_pushed(rear):
    troops, _, facing = rear.partition(" ")
    place = "1280,460 facing 090" if facing else "1200,540"
    stand = fought("Sp", "Bd", [2, 4], units={"R2": f"{troops} at {place}"})
    assert stand.happened("DESTROYED")[:2] == ("RECOIL_INTO_FRIENDS", "R1")


def test_x55_elephants_recoil_like_any_other():
    stand = fought("El", "Sp", [2, 4], units={"R2": "Pk at 1200,440"})
    assert stand.at("R1") == "1200,440"
    assert stand.at("R2") == "1200,280"


def test_o68_impassable_terrain_kills_who_recoils_into_it():
    stand = fought("Bd", "Bd", [3, 4], [box("lake", 1000, 300, 1400, 500)])
    assert stand.happened("DESTROYED")[0] == "RECOIL_INTO_IMPASSABLE"


def test_o69_the_board_edge_kills_who_recoils_over_it():
    assert fought("Bd", "Bd", [3, 4], y=110).happened("DESTROYED")[0] == "RECOIL_OFF_BOARD"
    assert fought("Bd", "Bd", [3, 4], y=120).at("R1") == "1200,60"


def test_o70_a_camp_kills_who_recoils_into_it():
    stand = fought("Bd", "Bd", [3, 4], [RED_CAMP], y=250)
    assert stand.happened("DESTROYED")[0] == "RECOIL_INTO_CAMP"


def test_o72_o73_x53_r42_both_die_when_a_recoil_strikes_an_enemy_on_another_edge():
    stand = fought("Bd", "Bd", [3, 4], units={"B2": "Bd at 1200,450"})
    causes = [cause for event, cause, _ in stand.told if event == "DESTROYED"]
    assert causes == ["RECOIL_INTO_ENEMY", "STRUCK_BY_RECOIL"]
    assert stand.is_lost("B2")


def test_o73_an_enemy_struck_on_its_front_lives():
    stand = fought("Bd", "Bd", [3, 4], units={"B2": "Bd at 1200,500 facing 000"})
    assert stand.is_lost("R1")
    assert not stand.is_lost("B2")


def test_o74_x58_a_flight_is_a_recoil_a_turn_about_and_600_p():
    stand = fought("Kn", "El", [3, 4], y=1200)
    # Front at 1080 after the recoil; about, the front is where the rear was, at 960.
    assert stand.at("R1") == "1200,360"
    assert stand.facts("R1")["facing"] == "180"
    assert [event for event, _, unit in stand.told if unit == "R1"][-2:] == ["RECOILED", "FLED"]
    assert stand.happened("FLED")[3] == 600 * 6250


def test_o75_o76_a_flight_turns_by_the_least_that_avoids_an_enemy():
    stand = fought("Kn", "El", [3, 4], y=1200, units={"B2": "Bd at 1290,600"})
    cause, _, _, angle, _ = stand.happened("DODGED")
    assert cause == "ENEMY_IN_THE_WAY"
    turned = angle // 10
    assert 0 < turned < 30
    assert stand.happened("FLIGHT_STOPPED") is None
    assert float(stand.at("R1").split(",")[0]) < 1200  # to its left, away from the nearer half


def test_o75_one_degree_less_would_meet_it():
    stand = duel("Kn", "El", y=1200, units={"B2": "Bd at 1290,600"})
    before = stand.state.copy()
    angle = stand.do("R1 fights B1", dice=[3, 4]).happened("DODGED")[3]
    me, troop = stand.number("R1"), before.elements[stand.number("R1")].troop
    start = Pose(1200 * PACE, 960 * PACE, 1800)
    way = 1 if stand.facts("R1")["facing"] > "180" else -1
    for less, is_free in ((0, True), (10, False)):
        place = turned_about(stand.setting, troop, start, way * (angle - less))
        found = run_of(before, stand.setting, me, place, 600.0 * PACE, 0)
        assert (found.cause == Cause.LEGAL) == is_free


def test_o77_friends_bar_a_flight_unless_they_can_be_passed():
    barred = fought("Kn", "El", [3, 4], y=1200, units={"R2": "Bd at 1200,600"})
    assert barred.happened("DODGED")[0] == "FRIENDS_IN_THE_WAY"
    free = fought("Kn", "El", [3, 4], y=1200, units={"R2": "Ps at 1200,600"})
    assert free.happened("DODGED") is None


def test_o78_x60_bad_going_is_avoided_but_not_by_psiloi():
    marsh = box("marsh", 1100, 400, 1400, 700)
    assert fought("Kn", "El", [3, 4], [marsh], y=1200).happened("DODGED")[0] == "BAD_GOING_IN_THE_WAY"
    psiloi = fought("Ps", "Sp", [1, 6], [marsh], y=1200)
    assert psiloi.happened("DODGED") is None
    assert psiloi.at("R1") == "1200,440"


def test_o79_impassable_terrain_is_avoided_by_all():
    lake = box("lake", 1100, 400, 1400, 700)
    assert fought("Ps", "Sp", [1, 6], [lake], y=1200).happened("DODGED")[0] == "IMPASSABLE_IN_THE_WAY"


def test_o80_x59_the_board_edge_kills_who_flees_over_it():
    stand = fought("Kn", "El", [3, 4], y=700)
    assert stand.happened("DESTROYED")[0] == "FLIGHT_OFF_BOARD"


def test_o75_distance_r41_a_flight_stops_at_what_it_cannot_avoid():
    bay = [
        [700, 300],
        [1700, 300],
        [1700, 1000],
        [1500, 1000],
        [1500, 400],
        [900, 400],
        [900, 1000],
        [700, 1000],
    ]
    stand = fought("Kn", "El", [3, 4], [{"ground": "lake", "corners": bay}], y=1200)
    assert stand.happened("FLIGHT_STOPPED")[0] == "NO_WAY_AROUND"
    assert stand.at("R1") == "1200,400"


def test_x61_blocked_flight_kills_nobody():
    units = {"R2": "El at 1200,700", "R3": "El at 1040,700", "R4": "El at 1360,700"}
    stand = fought("Kn", "El", [3, 4], y=1200, units=units)
    assert not any(stand.is_lost(name) for name in ("R1", "R2", "R3", "R4"))


@pytest.mark.parametrize(
    ("winner", "far", "cause"),
    [("Kn", 60, "KNIGHTS_PURSUE"), ("SCh", 60, "SCYTHED_PURSUE"), ("Wb", 60, "WARBAND_PURSUES")],
)
def test_q22_x63_knights_scythed_chariots_and_warband_pursue_until_they_meet_the_enemy(winner, far, cause):
    stand = fought(winner, "Ax", [5, 3])
    pursued = stand.happened("PURSUED")
    assert pursued[:2] == (cause, "R1")
    depth = {"Kn": 120, "SCh": 160, "Wb": 60}[winner]
    # Auxilia recoil by 80 p, or die under the knights.
    assert pursued[3] == min(depth, depth if winner == "Kn" else 80) * 6250


@pytest.mark.parametrize("winner", ["El", "Bd", "Cv", "LH"])
def test_q22_x63_others_do_not(winner):
    assert fought(winner, "Ax", [6, 3]).happened("PURSUED") is None


def test_q22_nor_who_is_in_other_contact():
    stand = fought("Kn", "Bd", [6, 2], units={"B2": "Bd at 1280,520 facing 270"})
    assert stand.happened("PURSUED") is None


def test_q22_support_the_warband_behind_follows():
    stand = fought("Wb", "Cv", [6, 1], units={"R2": "Wb at 1200,540"})
    assert stand.at("R1") == "1200,660"
    assert stand.at("R2") == "1200,600"
    assert "REAR_WARBAND_FOLLOWS" in [cause for _, cause, _ in stand.told]


def test_q22_end_a_pursuit_stops_at_the_board_edge_and_at_friends():
    stand = Field({"R1": "Kn at 1200,2320", "B1": "Ps at 1200,2320"}, (), "FIGHT")
    assert stand.do("R1 fights B1", dice=[6, 3]).happened("PURSUIT_STOPPED")[0] == "PURSUIT_MEETS_EDGE"
    stand = fought("Kn", "Ps", [6, 3], units={"R2": "Bd at 1200,740"})
    assert stand.happened("PURSUIT_STOPPED")[0] == "PURSUIT_MEETS_FRIENDS"


def test_x41_x56_shooting_turns_nobody_and_artillery_recoils_from_it():
    units = {"R1": "Bw at 1200,600", "B1": "Art at 1200,760 facing 090"}
    stand = Field(units, (), "AIM").do("R1 shoots B1", dice=[6, 1])
    # 2 + 6 against 3 + 1: doubled.
    assert stand.outcome == ["DOUBLED"]


def test_q13_fall_the_victor_takes_the_camp_and_its_holder_cannot_recoil():
    stand = Field({"R1": "Bd at 1200,2240", "B1": "Bd in camp"}, [CAMP], "FIGHT")
    stand.do("R1 fights Camp2", dice=[5, 2])
    assert stand.happened("DESTROYED")[0] == "NO_WAY_OUT_OF_CAMP"
    assert stand.happened("CAMP_TAKEN")[1] == "R1"
    assert stand.facts("R1")["in_camp"] == "Camp2"

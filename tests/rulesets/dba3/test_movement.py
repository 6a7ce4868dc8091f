"""The movement phase (DBA3 P34, P38, P41, D185-D187) and the list of candidates."""

import random

import pytest
from rulesets.dba3.field import box, camp, city
from rulesets.dba3.moving import Moves, file, line, of_pose

from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.state import Status

GENERAL = {"G": ("Cv", 2, 2, 0, "general")}
WATER = {"ground": "waterway", "corners": [[0, 0], [2, 0], [2, 15], [0, 15]], "name": "Water"}


# choosing


def test_p9_what_has_been_chosen_moves_or_is_let_be():
    moves = Moves(red={"A": ("4Bd", 7, 6), "B": ("4Bd", 9, 6), **GENERAL})
    moves.do(moves.action(Act.CHOOSE, "A"))
    assert moves.state.chosen == moves.group("A")
    assert moves.why("B", 9, 7) == Cause.OTHERS_CHOSEN
    assert moves.why_not(moves.action(Act.CHOOSE, "B")) == Cause.OTHERS_CHOSEN
    moves.do(moves.action(Act.LET_BE))
    assert (moves.state.chosen, moves.state.pips) == (0, 6)
    assert moves.why_not(moves.action(Act.LET_BE)) == Cause.NOT_ASKED
    moves.do(moves.action(Act.CHOOSE, "B"))
    moves.go("B", 9, 7)
    assert (moves.state.chosen, moves.state.pips) == (0, 5)


def test_p38_only_own_elements_on_the_board():
    moves = Moves(red={"A": ("4Bd", 7, 6), "B": ("4Bd", 9, 6), **GENERAL}, blue={"X": ("4Bd", 7, 12, 180)})
    assert moves.why("X", 7, 11, 180) == Cause.NOT_YOUR_UNIT
    moves.element("B").status = Status.LOST
    assert moves.why("B", 9, 7) == Cause.NO_SUCH_UNIT
    moves.element("A").status = Status.WAITING
    assert moves.why("A", 7, 7) == Cause.NOT_ON_BOARD
    action = moves.action(Act.MOVE, "G", x=2, y=3, bearing=0)
    action.group = 1 << 40
    assert moves.why_not(action) == Cause.NO_SUCH_UNIT


# further moves


def test_p41_one_move_in_a_bound():
    moves = Moves(red={"A": ("4Bd", 7, 6), **GENERAL})
    moves.go("A", 7, 7)
    assert moves.why("A", 7, 8) == Cause.NO_FURTHER_MOVE
    assert moves.why_not(moves.action(Act.CHOOSE, "A")) == Cause.NO_FURTHER_MOVE


@pytest.mark.parametrize("troops", ["LH", "LCm", "Mtd-4Bw", "Mtd-3Bw"])
def test_p41_light_horse_and_mounted_infantry_move_three_times(troops):
    moves = Moves(red={"A": (troops, 7, 2), "G": ("Cv", 4, 5, 0, "general")})
    for step in (1, 2, 3):
        moves.go("A", 7, 2 + 3 * step)
    assert moves.element("A").moved == 9_000_000
    assert moves.state.pips == 3
    assert moves.why("A", 7, 12) == Cause.NO_FURTHER_MOVE


def test_p41_in_good_going_all_the_way():
    moves = Moves(
        red={"A": ("LH", 7, 3), **GENERAL},
        features=[box("scrub", 4, 8, 10, 9), box("gentle-hill", 4, 4, 10, 7)],
    )
    moves.go("A", 7, 7)
    assert moves.why("A", 7, 8) == Cause.LEGAL
    assert moves.why("A", 7, 8.1) == Cause.TOO_FAR_IN_GOING
    assert moves.why("A", 7.1, 7.9) == Cause.LEGAL
    moves.element("A").moves = 0
    moves.go("A", 7, 7.9)
    assert moves.why("A", 7, 8.2) == Cause.FURTHER_ONLY_IN_GOOD_GOING


def test_p41_never_within_1_bw_of_enemy():
    moves = Moves(
        red={"A": ("LH", 7, 3), **GENERAL}, blue={"X": ("4Bd", 8.6, 9, 270), "Y": ("4Bd", 5, 13, 180)}
    )
    moves.go("A", 7, 7)
    # X covers x 8.6 to 8.975, y 8.5 to 9.5.
    assert moves.why("A", 7, 9) == Cause.LEGAL
    assert moves.why("A", 7.2, 9) == Cause.FURTHER_NEAR_ENEMY
    assert moves.why("A", 7.2, 10.9) == Cause.FURTHER_NEAR_ENEMY
    contact = moves.action(Act.CONTACT, "A", target="Y", amount=0)
    assert moves.why_not(contact) == Cause.FURTHER_NEAR_ENEMY


def test_p41_psiloi_move_twice_in_their_first_bound():
    first = Moves(red={"A": ("Ps", 7, 3), **GENERAL}, bounds=1)
    first.go("A", 7, 6)
    assert first.why("A", 7, 9) == Cause.LEGAL
    first.go("A", 7, 9)
    assert first.why("A", 7, 10) == Cause.NO_FURTHER_MOVE
    later = Moves(red={"A": ("Ps", 7, 3), **GENERAL}, bounds=2)
    later.go("A", 7, 6)
    assert later.why("A", 7, 9) == Cause.FURTHER_ONLY_INTO_COVER


def test_p41_psiloi_go_once_more_from_good_going_into_cover():
    moves = Moves(red={"A": ("Ps", 7, 3), **GENERAL}, features=[box("scrub", 4, 8, 10, 12)])
    moves.go("A", 7, 6)
    assert moves.why("A", 7, 7.9) == Cause.FURTHER_ONLY_INTO_COVER
    assert moves.why("A", 7, 8.3) == Cause.LEGAL
    moves.go("A", 7, 8.3)
    assert moves.why("A", 7, 9) == Cause.NO_FURTHER_MOVE
    inside = Moves(red={"A": ("Ps", 7, 7.8), **GENERAL}, features=[box("scrub", 4, 8, 10, 12)])
    inside.go("A", 7, 8.3)
    assert inside.why("A", 7, 9) == Cause.FURTHER_ONLY_IN_FIRST_BOUND


def test_p41_all_of_a_group_that_have_moved_must_be_able_to():
    moves = Moves(red={"A1": ("LH", 7, 3), "A2": ("Cv", 8, 3), **GENERAL})
    moves.go("A1 A2", 7, 6)
    assert moves.why("A1 A2", 7, 7) == Cause.NO_FURTHER_MOVE
    assert moves.why("A1", 7, 7) == Cause.LEGAL


# strongholds


def test_p28_a_garrison_leaves_by_a_gate():
    moves = Moves(
        red={"A": ("4Bd", "City"), "G": ("Cv", 5, 3, 0, "general")}, features=[city("Red", 7, 6, gates=(0,))]
    )
    assert moves.why("A", 7, 6.375) == Cause.LEGAL
    assert moves.why("A", 7, 2.5, 180) != Cause.LEGAL
    moves.go("A", 7, 6.375)
    assert moves.element("A").inside == 0
    assert moves.element("A").moves == 1
    assert moves.reasons() == {Cause.TACTICAL_MOVE: 1, Cause.LEAVES_STRONGHOLD: 1}
    assert Happening.LEFT in moves.told()


def test_d185_denizens_sally_and_d187_keep_to_3_bw():
    red = {"D": ("Den", "City"), "F": ("4Bd", 9.5, 7), "G": ("Cv", 5, 3, 0, "general")}
    moves = Moves(red=red, features=[city("Red", 7, 6)])
    assert moves.why("D", 7, 6.5) == Cause.SALLY_NOBODY_NEAR
    moves = Moves(red=red, blue={"X": ("4Bd", 7, 7.9, 180)}, features=[city("Red", 7, 6)])
    moves.go("D", 7, 6.5)
    assert moves.element("D").inside == 0
    out = Moves(red={"D": ("Den", 7, 8.5), **GENERAL}, features=[city("Red", 7, 6)])
    assert out.why("D", 7, 9.4) == Cause.LEGAL
    assert out.why("D", 7, 10) == Cause.SALLY_TOO_FAR


def test_d97_foot_walks_into_an_empty_fort():
    moves = Moves(
        red={"A": ("4Bd", 7, 8, 180), "G": ("Cv", 5, 8, 0, "general")},
        features=[city("Red", 7, 6.5, ground="fort")],
    )
    moves.do(moves.action(Act.ENTER, "", actor="A", target="Fort"))
    assert moves.element("A").inside > 0
    assert moves.element("A").moves == 1
    assert moves.element("A").moved == 1_500_000
    assert moves.state.pips == 5


# landing


def at_sea(*troops, features=(WATER,), **more):
    red = {f"A{number}": (kind, 12, 1 + number) for number, kind in enumerate(troops)}
    moves = Moves(
        red={**red, "G": ("Cv", 7, 2, 0, "general")}, features=list(features), **{"bounds": 1, **more}
    )
    for name in red:
        moves.element(name).status = Status.AT_SEA
    return moves


def land(moves, names, x, y, bearing):
    return moves.action(Act.LAND, names, x=x, y=y, bearing=bearing)


def test_p34_a_line_lands_with_a_flank_on_the_water():
    moves = at_sea("4Bd", "4Bd")
    # Looking along the shore: the leader's left edge is on the water, the other stands to its right.
    action = land(moves, "A0 A1", 2.5, 7, 0)
    moves.do(action)
    assert [moves.where(name) for name in ("A0", "A1")] == [(2.5, 7, 0), (3.5, 7, 0)]
    assert moves.element("A0").status == Status.FIELD
    assert moves.told().count(Happening.LANDED) == 2
    assert moves.state.pips == 5


def test_p34_a_column_lands_with_a_rear_corner_on_the_water():
    moves = at_sea("4Bd", "4Bd")
    # At 45 degrees the column's last rear corner touches; a line would stand in the water on one side.
    corner = 2 + (0.75 + 0.5) * 0.5**0.5
    moves.state.elements[moves.numbers["G"]].x = 12_000_000
    action = land(moves, "A0 A1", corner, 7, 45)
    moves.do(action)
    assert moves.where("A1") != moves.where("A0")


def test_p34_all_at_sea_land_as_one_group_in_the_first_bound():
    moves = at_sea("4Bd", "4Bd", "Ps")
    assert moves.why_not(land(moves, "A0 A1", 2.5, 7, 0)) == Cause.LANDING_NOT_ONE_GROUP
    assert moves.why_not(land(moves, "A0 A1 A2", 2.5, 7, 0)) == Cause.LEGAL
    late = at_sea("4Bd", bounds=2)
    assert late.why_not(land(late, "A0", 2.5, 7, 0)) == Cause.LANDING_TOO_LATE
    many = at_sea("Ps", "Ps", "Ps", "Ps")
    assert many.why_not(land(many, "A0 A1 A2 A3", 2.5, 7, 0)) == Cause.LANDING_TOO_MANY
    with_others = at_sea("4Bd")
    assert with_others.why_not(land(with_others, "A0 G", 2.5, 7, 0)) == Cause.NOT_A_GROUP


@pytest.mark.parametrize("troops", ["El", "Art", "WWg"])
def test_p34_no_elephants_artillery_or_war_wagons(troops):
    moves = at_sea(troops)
    assert moves.why_not(land(moves, "A0", 2.5, 7, 0)) == Cause.LANDING_TOO_HEAVY


def test_p34_on_the_shore_and_on_free_ground():
    moves = at_sea("4Bd", features=[WATER, camp("Red", 3, 12)])
    assert moves.why_not(land(moves, "A0", 2.6, 7, 0)) == Cause.LANDING_OFF_SHORE
    assert moves.why_not(land(moves, "A0", 2.4, 7, 0)) == Cause.LANDING_OFF_SHORE
    assert moves.why_not(land(moves, "A0", 2.5, 11.8, 0)) == Cause.STRONGHOLD_IN_THE_WAY
    dry = at_sea("4Bd", features=[])
    assert dry.why_not(land(dry, "A0", 2.5, 7, 0)) == Cause.LANDING_WITHOUT_WATER
    assert moves.why_not(land(moves, "G", 2.5, 7, 0)) == Cause.LANDING_TOO_LATE


def test_p34_from_the_sea_nothing_else_is_done():
    moves = at_sea("4Bd")
    assert moves.why("A0", 12, 2) == Cause.NOT_ON_BOARD
    landings = [action for action in moves.candidates("A0") if action.act == Act.LAND]
    assert len(landings) > 5


# candidates


def army(kinds, y, bearing):
    name = "A" if bearing == 0 else "X"
    return {
        f"{name}{number}": (kind, 2.5 + number, y, bearing, *(("general",) if number == 0 else ()))
        for number, kind in enumerate(kinds)
    }


KINDS = ("Cv", "3Kn", "4Bd", "4Bd", "Sp", "Sp", "4Bw", "Ps", "LH", "3Wb", "WWg")


def armies(gap, **more):
    features = [box("wood", 0.5, 5, 3.2, 9), box("scrub", 11.5, 7, 14, 9), box("gentle-hill", 6, 6, 9, 9)]
    return Moves(
        red=army(KINDS, 7.5 - gap / 2, 0), blue=army(KINDS, 7.5 + gap / 2, 180), features=features, **more
    )


@pytest.mark.parametrize("gap", [6, 2.5, 1.2])
def test_p9_every_candidate_is_legal_and_the_lists_are_short(gap):
    moves = armies(gap)
    choices = moves.candidates()
    assert {action.act for action in choices} == {Act.END_MOVES, Act.CHOOSE}
    assert len(choices) <= 40
    singles = [action for action in choices if action.group & (action.group - 1) == 0 and action.group]
    assert len(singles) == len(KINDS)
    for choice in choices:
        assert moves.why_not(choice) == Cause.LEGAL
        if choice.act == Act.CHOOSE:
            names = " ".join(
                name for name, number in moves.numbers.items() if number < 32 and choice.group >> number & 1
            )
            found = moves.candidates(names)
            assert found[-1].act == Act.LET_BE
            assert len(found) <= 120
            for action in found:
                assert moves.why_not(action) == Cause.LEGAL, action
            moves.state.chosen = 0


def test_p9_candidates_of_an_element_lead_ahead_back_aside_and_around():
    moves = Moves(red={"A": ("4Bd", 7, 6), **GENERAL}, blue={"X": ("4Bd", 7, 9.9, 180)})
    poses = {tuple(of_pose(action)) for action in moves.candidates("A") if action.act == Act.MOVE}
    for pose in ((7, 8, 0), (7, 7, 0), (7, 4, 0), (8, 6, 0), (6, 6, 0), (7, 6, 90), (7, 6, 270), (7, 6, 180)):
        assert (pose[0] * 1_000_000, pose[1] * 1_000_000, pose[2] * 10) in poses


def test_p9_far_from_the_enemy_nobody_is_offered_to_turn_about():
    moves = Moves(red={"A": ("4Bd", 7, 6), **GENERAL}, blue={"X": ("4Bd", 7, 12, 180)})
    bearings = {action.bearing for action in moves.candidates("A") if action.act == Act.MOVE}
    assert bearings == {0}


def test_p9_letting_be_is_all_that_is_left_of_a_second_move():
    moves = Moves(red={"A": ("Art", 7, 6), **GENERAL}, features=[box("marsh", 6, 6.0, 8, 9)])
    moves.element("A").moves = 1
    assert [action.act for action in moves.candidates("A")] == [Act.LET_BE]


def test_p9_a_place_beside_and_behind_a_friend_is_offered():
    moves = Moves(red={"A": ("4Pk", 7, 6), "F": ("4Pk", 8.2, 7), **GENERAL})
    poses = {tuple(of_pose(action)) for action in moves.candidates("A") if action.act == Act.MOVE}
    assert (7_200_000, 7_000_000, 0) in poses
    assert (8_200_000, 6_625_000, 0) in poses


def test_p9_groups_are_offered_whole_by_pace_by_rank_and_by_column():
    red = {
        "A1": ("4Bd", 7, 6),
        "A2": ("4Bd", 8, 6),
        "A3": ("Cv", 9, 6),
        "B": ("4Bd", 7, 6 - 0.375),
        **GENERAL,
    }
    moves = Moves(red=red)
    groups = {action.group for action in moves.candidates()}
    for names in ("A1 A2 A3 B", "A1 A2 B", "A1 A2 A3", "A1 B"):
        assert moves.group(names) in groups


def test_p9_a_group_gets_wheels_and_columns():
    moves = Moves(red={**line(3, "3Ax"), **GENERAL}, blue={"X": ("4Bd", 9, 11, 200)})
    found = moves.candidates("A1 A2 A3")
    assert Act.FORM_COLUMN in {action.act for action in found}
    bearings = {action.bearing for action in found if action.act == Act.MOVE}
    assert 200 in bearings  # parallel to the enemy
    assert 0 in bearings


def test_p9_without_pips_only_the_road_is_left():
    road = {"ground": "road", "line": [[7, 0], [7, 15]], "width": 1.0}
    moves = Moves(red={**file(2, y=4), "B": ("4Bd", 9, 4), **GENERAL}, features=[road], pips=0)
    groups = {action.group for action in moves.candidates()}
    assert groups == {0, moves.group("A1"), moves.group("A2"), moves.group("A1 A2")}
    found = moves.candidates("A1 A2")
    assert [action.act for action in found] == [Act.BY_ROAD, Act.LET_BE]
    moves.state.chosen = 0
    assert [action.act for action in Moves(red={"A": ("4Bd", 7, 6)}, pips=0).candidates()] == [Act.END_MOVES]


def test_p44_an_engaged_element_is_offered_only_if_it_can_break_off():
    moves = Moves(
        red={"A": ("Cv", 7, 6), "B": ("4Bd", 10, 6), **GENERAL},
        blue={"X": ("4Bd", 7, 6, 180), "Y": ("4Bd", 10, 6, 180)},
    )
    groups = {action.group for action in moves.candidates()}
    assert moves.group("A") in groups
    assert moves.group("B") not in groups
    assert [action.act for action in moves.candidates("A")] == [Act.BACK, Act.BACK, Act.LET_BE]


def test_p9_random_bounds_never_break_a_rule():
    """Candidates played at random: nobody overlaps, nobody leaves the board, PIPs are never overdrawn."""
    chance = random.Random(7)
    for gap in (6, 2.5):
        moves = armies(gap)
        while moves.state.turn.depth == 1:
            if moves.state.chosen:
                names = " ".join(
                    name
                    for name, number in moves.numbers.items()
                    if number < 32 and moves.state.chosen >> number & 1
                )
                found = moves.candidates(names)
            else:
                found = moves.candidates()
            moves.do(chance.choice(found))
            assert moves.state.pips >= 0

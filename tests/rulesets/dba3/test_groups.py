"""Groups, columns and how they move (DBA3 P36, P37, D13)."""

import pytest
from rulesets.dba3.field import box
from rulesets.dba3.moving import Moves, file, line

from bingqi.rulesets.dba3.actions import Act
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.groups import is_column, leader_of, why_not_group

GENERAL = {"G": ("Cv", 2, 2, 0, "general")}
SQUARE_ROOT_OF_2 = 2**0.5


def group_cause(moves, names):
    return Cause(why_not_group(moves.state, moves.setting, moves.group(names)))


def test_p36_elements_joined_along_edges_and_corner_on_corner_are_a_group():
    moves = Moves(red={**line(3), "B": ("Sp", 8, 6 - 0.375), "C": ("Cv", 10, 6)})
    assert group_cause(moves, "A1 A2 A3 B C") == Cause.LEGAL
    assert group_cause(moves, "A1 A3") == Cause.NOT_JOINED
    assert group_cause(moves, "A1") == Cause.NOT_A_GROUP
    assert leader_of(moves.group("A2 A3 B")) == moves.numbers["A2"]


def test_p36_same_facing():
    moves = Moves(red={"A": ("4Bd", 7, 6, 0), "B": ("4Bd", 8, 6, 0.1)})
    assert group_cause(moves, "A B") == Cause.FACINGS_DIFFER


def test_p36_corners_must_meet():
    for y, cause in ((6.0, Cause.LEGAL), (6.2, Cause.NOT_JOINED), (6.375, Cause.LEGAL)):
        moves = Moves(red={"A": ("4Bd", 7, 6), "B": ("Cv", 8, y)})
        assert group_cause(moves, "A B") == cause


def test_p36_two_groups_are_not_one():
    moves = Moves(red={**line(2), **line(2, x=10, name="B")})
    assert group_cause(moves, "A1 A2 B1 B2") == Cause.NOT_A_GROUP
    assert moves.why("A1 A2 B1 B2", 7, 7) == Cause.NOT_A_GROUP


def test_p37_a_column_is_one_element_wide():
    moves = Moves(red={**file(3), "B": ("4Bd", 8, 6)})
    assert is_column(moves.state, moves.setting, moves.group("A1 A2 A3"))
    assert not is_column(moves.state, moves.setting, moves.group("A1 A2 B"))


def test_p36_straight_ahead_all_keep_their_places():
    moves = Moves(red={**line(3), "B": ("Sp", 8, 6 - 0.375), **GENERAL})
    moves.go("A1 A2 A3 B", 7, 7.5)
    assert [moves.where(name) for name in ("A1", "A2", "A3", "B")] == [
        (7, 7.5, 0), (8, 7.5, 0), (9, 7.5, 0), (8, 7.125, 0)
    ]  # fmt: skip
    assert [moves.element(name).moved for name in ("A1", "B")] == [1_500_000, 1_500_000]
    assert [moves.element(name).moves for name in ("A1", "B")] == [1, 1]
    assert moves.told().count(Happening.MOVED_ALONG) == 4
    assert Happening.GROUP_MOVED in moves.told()


def test_p36_it_moves_as_its_slowest_member():
    moves = Moves(red={"A1": ("Cv", 7, 6), "A2": ("4Bd", 8, 6), **GENERAL})
    assert moves.why("A1 A2", 7, 8) == Cause.LEGAL
    assert moves.why("A1 A2", 7, 8.5) == Cause.TOO_FAR_FOR_GROUP
    assert moves.why("A1 A2", 7, 10.5) == Cause.TOO_FAR


def test_p36_neither_sideways_nor_back():
    moves = Moves(red={**line(2), **GENERAL})
    assert moves.why("A1 A2", 9, 7.5) == Cause.GROUP_TURNS
    assert moves.why("A1 A2", 7, 5.5) == Cause.GROUP_TURNS
    assert moves.why("A1 A2", 7.5, 6.0) == Cause.SLIDES_WITHOUT_ENEMY
    assert moves.why("A1 A2", 7, 6, 180) == Cause.WHEEL_BACKWARDS


def test_p36_a_wheel_on_the_front_corner_of_an_end():
    """Two elements wheel by 90 degrees on the right front corner: the far corner goes 2 * sqrt 2."""
    moves = Moves(red={**line(2, "3Ax"), **GENERAL})
    assert moves.way("A1 A2", 8.5, 7.5, 90) == (
        Cause.LEGAL,
        pytest.approx(2 * SQUARE_ROOT_OF_2, abs=0.001),
        0,
    )
    moves.go("A1 A2", 8.5, 7.5, 90)
    assert moves.where("A2") == (8.5, 6.5, 90)
    assert Happening.WHEELED in moves.told()
    to_the_left = Moves(red={**line(2, "3Ax"), **GENERAL})
    assert to_the_left.way("A1 A2", 6.5, 6.5, 270)[:2] == (
        Cause.LEGAL,
        pytest.approx(2 * SQUARE_ROOT_OF_2, abs=0.001),
    )


def test_p36_ahead_then_wheel_then_ahead():
    moves = Moves(red={**line(2, "Cv"), **GENERAL})
    assert moves.way("A1 A2", 8.7, 7.8, 90)[:2] == (
        Cause.LEGAL,
        pytest.approx(0.3 + 2 * SQUARE_ROOT_OF_2 + 0.2, abs=0.001),
    )


def test_p36_the_pivot_is_no_place_else():
    moves = Moves(red={**line(2, "Cv"), **GENERAL})
    assert moves.why("A1 A2", 7.5, 6.5, 90) != Cause.LEGAL
    assert moves.why("A1 A2", 7.2, 6.2, 10) in (Cause.WHEEL_PIVOT, Cause.WHEEL_BACKWARDS)
    assert moves.why("A1 A2", 7, 5, 30) == Cause.WHEEL_BACKWARDS


def test_p36_wheels_both_ways_shift_a_group_aside():
    """First right, then left: it ends parallel, to the right of where it began."""
    moves = Moves(red={**line(2, "Cv"), **GENERAL})
    why, length, _ = moves.way("A1 A2", 8, 9)
    assert why == Cause.LEGAL
    assert 3.1 < length < 4.0
    assert moves.way("A1 A2", 6, 9)[:2] == (why, pytest.approx(length, abs=0.002))


def test_p36_the_way_of_every_member_is_free():
    red = {**line(3, "Cv"), "F": ("4Bd", 9.3, 8), **GENERAL}
    moves = Moves(red=red)
    assert moves.why("A1 A2 A3", 7, 7.5) == Cause.LEGAL
    assert moves.why("A1 A2 A3", 7, 8) == Cause.ON_FRIEND
    assert moves.why("A1 A2 A3", 7, 9.5) == Cause.FRIEND_IN_THE_WAY
    assert moves.why("A1 A2", 7, 9.5) == Cause.LEGAL


def test_p36_no_member_leaves_the_board():
    moves = Moves(red={**line(3, "Cv", x=12.5), **GENERAL})
    assert moves.why("A1 A2 A3", 12.5, 7) == Cause.LEGAL
    turned = Moves(red={**line(2, "Cv", x=13.0), **GENERAL})
    assert turned.why("A1 A2", 14.5, 7.5, 90) == Cause.LEGAL
    assert turned.why("A1 A2", 14.7, 7.8, 90) == Cause.LEGAL
    assert turned.why("A1 A2", 15.2, 7.5, 90) == Cause.OFF_BOARD


def test_p22_slow_going_under_one_member_slows_all():
    moves = Moves(red={**line(3), **GENERAL}, features=[box("scrub", 8.8, 6.5, 12, 9)])
    assert moves.why("A1 A2 A3", 7, 7) == Cause.LEGAL
    assert moves.why("A1 A2 A3", 7, 7.5) == Cause.TOO_FAR_IN_GOING
    assert moves.why("A1 A2", 7, 7.5) == Cause.LEGAL


def test_d13_a_group_slides_at_the_end_only_if_it_may():
    moves = Moves(red={**line(2), **GENERAL})
    assert moves.way("A1 A2", 7.6, 7.5)[0] == Cause.TOO_FAR
    assert moves.way("A1 A2", 7.6, 7.5, slides=True) == (Cause.LEGAL, 1.5, 0.6)
    assert moves.way("A1 A2", 6.0, 7.5, slides=True) == (Cause.LEGAL, 1.5, -1.0)
    assert moves.way("A1 A2", 8.1, 7.5, slides=True)[0] != Cause.LEGAL


def test_d12_the_smallest_slide_that_works_after_a_wheel():
    moves = Moves(red={**line(2, "3Ax"), **GENERAL})
    # Without a slide the wheel would have to begin 0.4 BW farther ahead than the move allows.
    why, length, slide = moves.way("A1 A2", 8.5, 8.0, 90, slides=True)
    assert why == Cause.LEGAL
    assert length <= 3.001
    assert -0.5 <= slide < -0.3


def test_p37_forming_a_column_behind_an_end():
    moves = Moves(red={**line(3, "3Ax"), **GENERAL})
    action = moves.action(Act.FORM_COLUMN, "A1 A2 A3", actor="A1", x=7, y=8, bearing=0)
    moves.do(action)
    assert [moves.where(name) for name in ("A1", "A2", "A3")] == [(7, 8, 0), (7, 7.5, 0), (7, 7, 0)]
    assert Happening.COLUMN_FORMED in moves.told()
    assert group_cause(moves, "A1 A2 A3") == Cause.LEGAL
    assert moves.state.pips == 5


def test_p37_none_ends_farther_back_than_it_was():
    moves = Moves(red={**line(3, "3Ax"), **GENERAL})
    near = moves.action(Act.FORM_COLUMN, "A1 A2 A3", actor="A1", x=7, y=6.5, bearing=0)
    assert moves.why_not(near) == Cause.ENDS_FARTHER_BACK
    far_enough = moves.action(Act.FORM_COLUMN, "A1 A2 A3", actor="A1", x=7, y=7.0, bearing=0)
    assert moves.why_not(far_enough) == Cause.LEGAL


def test_p37_each_of_a_column_keeps_to_its_own_move():
    moves = Moves(red={**line(4), **GENERAL})
    action = moves.action(Act.FORM_COLUMN, "A1 A2 A3 A4", actor="A1", x=7, y=8, bearing=0)
    assert moves.why_not(action) == Cause.TOO_FAR


def test_p37_the_first_is_one_of_them_and_they_are_a_group():
    moves = Moves(red={**line(2), "B": ("4Bd", 11, 6), **GENERAL})
    stranger = moves.action(Act.FORM_COLUMN, "A1 A2", actor="B", x=7, y=8, bearing=0)
    assert moves.why_not(stranger) == Cause.NOT_BEHIND_LEADER
    apart = moves.action(Act.FORM_COLUMN, "A1 A2 B", actor="A1", x=7, y=8, bearing=0)
    assert moves.why_not(apart) == Cause.NOT_JOINED

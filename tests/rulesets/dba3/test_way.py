"""How far and by what way elements get (DBA3 P22-P25, P38, P39, D12, D13)."""

import pytest
from rulesets.dba3.field import box, city
from rulesets.dba3.moving import Moves, file, line

from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.leg import allowance_of

RIVER = {"ground": "river", "line": [[0, 8], [15, 8]], "width": 1.0, "name": "River"}
ALONE = {"G": ("Cv", 2, 2, 0, "general")}


def alone(troops, features=(), **more):
    return Moves(red={"A": (troops, 7, 6), **ALONE}, features=features, **more)


@pytest.mark.parametrize(
    ("troops", "distance"),
    [
        ("LH", 4), ("LCm", 4), ("Cv", 4), ("6Cv", 4), ("LCh", 4), ("SCh", 4), ("El", 3), ("3Kn", 3),
        ("HCh", 3), ("Cm", 3), ("Ps", 3), ("3Pk", 3), ("3Bd", 3), ("3Ax", 3), ("3Bw", 3),
        ("3Wb", 3), ("5Hd", 3), ("4Ax", 2), ("4Wb", 2), ("4Pk", 2), ("4Bd", 2), ("Sp", 2),
        ("4Bw", 2), ("7Hd", 2), ("CP", 2), ("Art", 2), ("WWg", 2), ("Mtd-4Bw", 3), ("Mtd-3Bw", 3),
    ],
)  # fmt: skip
def test_p22_tactical_moves_in_good_going(troops, distance):
    moves = alone(troops)
    assert moves.why("A", 7, 6 + distance) == Cause.LEGAL
    assert moves.why("A", 7, 6.01 + distance) == Cause.TOO_FAR


@pytest.mark.parametrize(
    ("troops", "distance"),
    [
        ("LH", 1), ("Cv", 1), ("3Kn", 1), ("El", 1), ("Ps", 3), ("3Ax", 3), ("3Bd", 3), ("4Ax", 2),
        ("4Wb", 2), ("4Bd", 1), ("Sp", 1), ("Mtd-4Bw", 1), ("Mtd-3Bw", 3),
    ],
)  # fmt: skip
def test_p22_tactical_moves_in_bad_going(troops, distance):
    moves = alone(troops, [box("wood", 4, 6.5, 10, 12)])
    assert moves.why("A", 7, 6 + distance) == Cause.LEGAL
    refused = Cause.TOO_FAR_IN_GOING if distance < 3 else Cause.TOO_FAR
    longer = moves.why("A", 7, 6.01 + distance)
    assert longer in (refused, Cause.TOO_FAR)


def test_p22_artillery_goes_1_bw_in_rough_going_and_never_into_bad():
    rough = alone("Art", [box("scrub", 4, 6.5, 10, 12)])
    assert rough.why("A", 7, 7) == Cause.LEGAL
    assert rough.why("A", 7, 7.1) == Cause.TOO_FAR_IN_GOING
    bad = alone("Art", [box("marsh", 4, 6.5, 10, 12)])
    assert bad.why("A", 7, 6.4) == Cause.LEGAL
    assert bad.why("A", 7, 6.6) == Cause.NO_WHEELS_IN_BAD_GOING


def test_p23_mixed_the_lower_rate_counts_for_the_whole_move():
    moves = alone("4Bd", [box("scrub", 4, 7.9, 10, 12)])
    assert moves.why("A", 7, 7.8) == Cause.LEGAL
    assert moves.why("A", 7, 7.95) == Cause.TOO_FAR_IN_GOING


def test_p23_it_starts_in_slow_going():
    moves = alone("3Kn", [box("rocky", 6, 5, 8, 5.9)])
    assert moves.why("A", 7, 8) == Cause.TOO_FAR_IN_GOING
    assert moves.why("A", 7, 7) == Cause.LEGAL


def test_p23_the_front_corner_that_moves_farther_is_measured():
    moves = alone("4Bd")
    assert moves.way("A", 7, 6, 180) == (Cause.LEGAL, 1.0, 0.0)
    assert moves.way("A", 7, 6, 90)[1] == pytest.approx(0.707, abs=0.001)
    assert moves.why("A", 7, 7.4, 90) == Cause.LEGAL
    assert moves.why("A", 7, 7.5, 90) == Cause.TOO_FAR
    # One corner of a body turned by 90 degrees goes 1.5 ahead and 0.5 aside.
    assert moves.way("A", 7, 7, 90)[1] == pytest.approx((1.5**2 + 0.5**2) ** 0.5, abs=0.001)


def test_p24_plough_is_rough_only_if_the_first_die_said_so():
    field = [box("plough", 4, 6.5, 10, 12)]
    assert alone("4Bd", field).why("A", 7, 8) == Cause.LEGAL
    assert alone("4Bd", field, plough=1).why("A", 7, 8) == Cause.TOO_FAR_IN_GOING


def test_p24_dunes_and_oases_are_good_going_for_camels():
    for ground in ("dunes", "oasis"):
        assert alone("Cm", [box(ground, 4, 6.5, 10, 12)]).why("A", 7, 9) == Cause.LEGAL
        assert alone("LCm", [box(ground, 4, 6.5, 10, 12)]).why("A", 7, 10) == Cause.LEGAL
        assert alone("3Kn", [box(ground, 4, 6.5, 10, 12)]).why("A", 7, 9) == Cause.TOO_FAR_IN_GOING


def test_p24_nobody_enters_a_waterway_or_leaves_the_board():
    water = [{"ground": "waterway", "corners": [[0, 7], [15, 7], [15, 15], [0, 15]]}]
    assert alone("Ps", water).why("A", 7, 7) == Cause.LEGAL
    assert alone("Ps", water).why("A", 7, 7.3) == Cause.IMPASSABLE_GROUND
    moves = Moves(red={"A": ("Cv", 1, 2), **{"G": ("Cv", 5, 2, 0, "general")}})
    assert moves.why("A", 0.4, 2) == Cause.OFF_BOARD
    assert moves.why("A", 0.5, 2) == Cause.LEGAL


def test_p25_a_front_edge_in_a_river_leaves_1_bw():
    moves = alone("3Ax", [RIVER])
    assert moves.why("A", 7, 7.5) == Cause.LEGAL
    assert moves.why("A", 7, 7.6) == Cause.TOO_FAR_IN_RIVER
    deep = Moves(red={"A": ("3Kn", 7, 8.2), **ALONE}, features=[RIVER])
    assert deep.why("A", 7, 9.2) == Cause.LEGAL
    assert deep.why("A", 7, 9.3) == Cause.TOO_FAR_IN_RIVER


def test_p25_only_the_rear_in_the_river_slows_nobody():
    moves = Moves(red={"A": ("3Kn", 7, 8.6), **ALONE}, features=[RIVER])
    assert moves.why("A", 7, 11.6) == Cause.LEGAL


def test_p25_a_paltry_river_matters_to_nobody():
    for grade, cause in (
        (1, Cause.LEGAL),
        (2, Cause.LEGAL),
        (3, Cause.TOO_FAR_IN_RIVER),
        (6, Cause.TOO_FAR_IN_RIVER),
    ):
        assert alone("3Ax", [{**RIVER, "grade": grade}]).why("A", 7, 9) == cause


def test_p25_when_the_die_is_thrown_as_the_first_element_enters():
    moves = alone("3Ax", [RIVER], dice=(5,))
    moves.go("A", 7, 7)
    assert moves.rolls() == []
    moves.element("A").moves = 0
    moves.go("A", 7, 8)
    assert moves.rolls() == [(Cause.RIVER_DIE, 5)]
    assert Happening.RIVER_IS_DEEP in moves.told()
    assert moves.state.features[moves.numbers["River"] - 32].grade == 5
    moves.element("A").moves = 0
    moves.go("A", 7, 9)
    assert moves.rolls() == []


def test_p37_groups_cross_rivers_as_columns():
    for grade, cause in (
        (0, Cause.COLUMN_IN_RIVER),
        (4, Cause.COLUMN_IN_RIVER),
        (5, Cause.RIVER_IN_COLUMNS_ONLY),
    ):
        river = [{**RIVER, "grade": grade}]
        abreast = Moves(red={**line(2, y=7.2), **ALONE}, features=river)
        assert abreast.why("A1 A2", 7, 8) == cause
        behind = Moves(red={**file(2, y=7.2), **ALONE}, features=river)
        assert behind.why("A1 A2", 7, 8) == Cause.LEGAL


def test_p37_groups_go_through_bad_going_as_columns_and_psiloi_as_they_are():
    wood = [box("wood", 4, 6.5, 10, 12)]
    assert (
        Moves(red={**line(2, "3Ax"), **ALONE}, features=wood).why("A1 A2", 7, 8) == Cause.COLUMN_IN_BAD_GOING
    )
    assert Moves(red={**line(2, "Ps"), **ALONE}, features=wood).why("A1 A2", 7, 8) == Cause.LEGAL
    column = Moves(red={**file(2, "3Ax", depth=0.5), **ALONE}, features=wood)
    assert column.why("A1 A2", 7, 8) == Cause.LEGAL
    rough = [box("rocky", 4, 6.5, 10, 12)]
    assert Moves(red={**line(2, "3Ax"), **ALONE}, features=rough).why("A1 A2", 7, 8) == Cause.LEGAL


def test_p38_any_direction_and_facing():
    moves = alone("4Bd")
    for x, y, bearing in ((8.5, 6, 0), (7, 4.2, 0), (6.5, 5, 215), (7.5, 6.5, 300), (7, 6, 12.5)):
        assert moves.why("A", x, y, bearing) == Cause.LEGAL
    assert moves.why("A", 7, 6, 0) == Cause.NOT_A_MOVE


def test_p38_no_element_ends_on_another_or_in_a_stronghold():
    moves = Moves(
        red={"A": ("Cv", 7, 6), "F": ("4Bd", 7, 7.5), **ALONE},
        blue={"X": ("4Bd", 9, 8, 180)},
        features=[city("Blue", 4, 8.5, 2, 2)],
    )
    assert moves.why("A", 7, 7.4) == Cause.ON_FRIEND
    assert moves.why("A", 9, 8.2) == Cause.ON_ENEMY
    assert moves.why("A", 4, 7.8) == Cause.STRONGHOLD_IN_THE_WAY


def test_p38_a_single_element_goes_round_what_bars_its_way_and_the_legs_are_summed():
    blocked = {"A": ("Cv", 7, 6), "F": ("4Bd", 7, 7, 0), **ALONE}
    moves = Moves(red=blocked)
    # Aside and up to the friend's rear, along its side, and back in front of it.
    rear, front = (1 + 0.625**2) ** 0.5, (1 + 0.25**2) ** 0.5
    assert moves.way("A", 7, 8)[:2] == (Cause.LEGAL, pytest.approx(rear + 1.125 + front, abs=0.001))
    once = Moves(red={"A": ("Cv", 8, 6), "F": ("4Bd", 7, 7, 0), **ALONE})
    assert once.way("A", 7, 8)[:2] == (
        Cause.LEGAL,
        pytest.approx(1.75 + front, abs=0.001),
    )
    wall = {f"F{number}": ("4Bd", 7.3 + number, 7) for number in range(-3, 4)}
    barred = Moves(red={"A": ("Cv", 7, 6), **wall, **ALONE})
    assert barred.way("A", 7, 8.2)[0] == Cause.FRIEND_IN_THE_WAY


def test_p38_enemy_in_the_way():
    wall = {f"X{number}": ("4Bd", 7 + number, 8.5, 180) for number in range(-3, 4)}
    assert Moves(red={"A": ("Cv", 7, 7), **ALONE}, blue=wall).way("A", 7, 10.1)[0] == Cause.ENEMY_IN_THE_WAY


def test_p38_no_gap_narrower_than_1_bw_is_passed():
    """An element with its side to a gap of 0.8 BW would fit through by its depth."""
    for gap, cause in ((0.8, Cause.GAP_TOO_NARROW), (1.0, Cause.LEGAL)):
        posts = {
            f"F{number}": ("4Bd", x, y, 0)
            for number, (x, y) in enumerate(
                [(7.5, 6.6), (7.5, 6.6 - 0.375 - gap)]
                + [(7.5, 6.6 + 0.375 * up) for up in range(1, 7)]
                + [(7.5, 6.225 - gap - 0.375 * down) for down in range(1, 5)]
            )
        }
        moves = Moves(red={"A": ("Cv", 6, 6.6 - 0.375 - gap / 2 + 0.375), **posts, **ALONE})
        goal = (9.0, 6.6 - gap / 2)
        assert moves.way("A", *goal)[0] == cause


def test_p39_mounted_pass_through_psiloi_and_nobody_else_through_anybody_but_psiloi_themselves():
    def passing(mover, friend, blockade=True):
        sides = {f"F{n}": ("4Bd", 7 + n, 7) for n in (-3, -2, -1, 1, 2, 3)} if blockade else {}
        return Moves(red={"A": (mover, 7, 6), "P": (friend, 7, 7), **sides, **ALONE})

    assert passing("Cv", "Ps").way("A", 7, 8.5)[:2] == (Cause.LEGAL, 2.5)
    assert passing("Ps", "4Bd").way("A", 7, 8.5)[:2] == (Cause.LEGAL, 2.5)
    assert passing("Cv", "4Bd").way("A", 7, 8.5)[0] == Cause.CANNOT_PASS_THESE
    assert passing("3Ax", "Ps").way("A", 7, 8.5)[0] == Cause.CANNOT_PASS_THESE


def test_p39_it_ends_lined_up_before_or_starts_before_and_ends_lined_up_behind():
    sides = {f"F{n}": ("4Bd", 7 + n, 7) for n in (-3, -2, -1, 1, 2, 3)}
    moves = Moves(red={"A": ("Ps", 7, 6), "P": ("4Bd", 7, 7), **sides, **ALONE})
    assert moves.way("A", 7.1, 8.5)[0] == Cause.NOT_LINED_UP_TO_PASS
    back = Moves(red={"A": ("Ps", 7.4, 8.2), "P": ("4Bd", 7, 7), **sides, **ALONE})
    assert back.way("A", 7, 6.6)[0] == Cause.LEGAL
    assert back.way("A", 7.2, 6.6)[0] == Cause.NOT_LINED_UP_TO_PASS
    aside = Moves(red={"A": ("Ps", 7.4, 6), "P": ("4Bd", 7, 7), **sides, **ALONE})
    assert aside.way("A", 7, 7.5)[0] == Cause.NOT_LINED_UP_TO_PASS


def test_p39_there_must_be_room_beyond():
    sides = {f"F{n}": ("4Bd", 7 + n, 7) for n in (-3, -2, -1, 1, 2, 3)}
    moves = Moves(red={"A": ("Ps", 7, 6), "P": ("4Bd", 7, 7), "Q": ("4Bd", 7, 7.7), **sides, **ALONE})
    assert moves.way("A", 7, 7.6)[0] == Cause.NO_ROOM_BEYOND
    assert moves.way("A", 7, 8.2)[0] == Cause.LEGAL


def test_p39_passages_are_told():
    moves = Moves(red={"A": ("Cv", 7, 6), "P": ("Ps", 7, 7), **ALONE})
    moves.go("A", 7, 8.5)
    assert Happening.PASSED_THROUGH in moves.told()


def test_d13_a_single_element_slides_only_as_far_as_it_must():
    moves = alone("4Bd")
    assert moves.way("A", 8.0, 8.0, slides=True)[0] == Cause.LEGAL
    why, length, slide = moves.way("A", 8.0, 7.9, slides=True)
    assert (why, length) == (Cause.LEGAL, pytest.approx(2.0, abs=0.002))
    assert slide == pytest.approx(1.0 - (2.0**2 - 1.9**2) ** 0.5, abs=0.002)
    assert moves.way("A", 8.0, 7.9)[0] == Cause.TOO_FAR
    assert moves.way("A", 8.2, 8.0, slides=True)[0] == Cause.TOO_FAR
    assert moves.way("A", 8.0, 7.0, slides=True)[2] == 0.0


def test_p22_allowance_of_a_group_is_that_of_its_slowest():
    moves = Moves(red={"A1": ("Cv", 7, 6), "A2": ("4Bd", 8, 6)}, features=[box("wood", 1, 1, 3, 3)])
    wood = 1 << (moves.numbers["Wood1"] - 32)
    group = moves.group("A1 A2")
    assert allowance_of(moves.state, moves.setting, group, 0, False) == 2_000_000
    assert allowance_of(moves.state, moves.setting, group, wood, False) == 1_000_000
    assert allowance_of(moves.state, moves.setting, group, wood, True) == 2_000_000

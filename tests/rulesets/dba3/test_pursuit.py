"""Pursuit (DBA3 D168-D177)."""

import pytest
from rulesets.dba3.clashes import Aftermath
from rulesets.dba3.field import battle, box, camp

from bingqi.rulesets.dba3.state import Fate


def won(code, loser="4Ax", fate=Fate.RECOIL, *, y=6.0, red=(), blue=(), features=(), is_shooting=False):
    """An element that looks up the board beats the one in front of it."""
    table = Aftermath(
        battle(
            red={"W": (code, 7, y), **dict(red)},
            blue={"L": (loser, 7, y), **dict(blue)},
            features=features,
            options={"mounted_recoil": "depth"},
        )
    )
    assert table.fight("W", "L", L=fate, is_shooting=is_shooting)
    return table


@pytest.mark.parametrize(
    ("code", "length"),
    [
        ("3Kn", 1),
        ("6Kn", 1),
        ("HCh", 1),
        ("SCh", 1),
        ("El", 1),
        ("7Hd", 1),
        ("5Hd", 1),
        ("4Kn", 0),
        ("4Pk", 0.5),
        ("4Bd", 0.5),
        ("3Bd", 0.5),
        ("4Wb", 0.5),
        ("3Wb", 0.5),
        ("CP", 0),
        ("Sp", 0),
        ("4Ax", 0),
        ("Cv", 0),
        ("LH", 0),
        ("4Bw", 0),
        ("Ps", 0),
    ],
)
def test_d174_d175_who_pursues_foot_and_how_far(code, length):
    table = won(code, "4Ax", Fate.DESTROYED)
    assert table.at("W") == (7, 6 + length, 0)
    cause = "HOT_PURSUIT" if length == 1 else "FOOT_PURSUIT"
    assert table.has_told("PURSUED", cause, "W") == (length > 0)


@pytest.mark.parametrize(("code", "loser", "length"), [("4Bd", "Ps", 0), ("4Bd", "Cv", 0), ("4Wb", "El", 0)])
def test_d175_foot_do_not_pursue_psiloi_or_mounted(code, loser, length):
    assert won(code, loser, Fate.DESTROYED).at("W") == (7, 6 + length, 0)


@pytest.mark.parametrize(("loser", "length"), [("Ps", 1), ("Cv", 1)])
def test_d174_knights_pursue_all(loser, length):
    assert won("3Kn", loser, Fate.DESTROYED).at("W") == (7, 6 + length, 0)


def test_d172_never_after_shooting_and_never_without_effect():
    assert won("3Kn", is_shooting=True).at("W") == (7, 6, 0)
    assert won("3Kn", fate=Fate.NOTHING).at("W") == (7, 6, 0)


def test_case_1_blades_recoil_and_blades_pursue_into_them():
    table = won("4Bd", "4Bd")
    assert table.at("L") == (7, 6.375, 180)
    assert table.at("W") == (7, 6.375, 0)
    assert table.has_told("PURSUIT_STOPPED", "PURSUIT_TO_ENEMY", "W")
    assert table.element("W").has_fought == 1


def test_case_3_knights_kill_blades_and_pursue_a_base_width():
    table = won("3Kn", "4Bd", Fate.DESTROYED)
    assert table.at("L") is None
    assert table.at("W") == (7, 7, 0)


def test_case_46_cataphracts_recoil_and_knights_pursue():
    table = won("3Kn", "4Kn")
    assert table.at("L") == (7, 6.75, 180)
    assert table.at("W") == (7, 6.75, 0)


def test_d172_after_a_flight():
    table = won("3Kn", "Cv", Fate.FLEE)
    assert table.at("L") == (7, 10.75, 0)
    assert table.at("W") == (7, 7, 0)


def test_d176_d177_a_pursuer_lines_up_with_whom_it_meets_and_fights_next_bound():
    table = won("3Kn", "4Bd", Fate.DESTROYED, blue={"E": ("4Bd", 7.4, 6.5)})
    assert table.at("W") == (7.4, 6.5, 0)
    assert table.has_told("LINED_UP", None, "W")
    assert table.element("W").has_fought == 1


def test_d176_front_corner_on_front_corner_is_an_overlap():
    table = won("3Kn", "4Bd", Fate.DESTROYED, blue={"E": ("4Bd", 8, 7)})
    assert table.at("W") == (7, 7, 0)


@pytest.mark.parametrize(
    ("ground", "length"),
    [
        ("wood", 0),
        ("rocky", 1),
        ("marsh", 1),
        ("gully", 1),
        ("difficult-hill", 0),
        ("edifice", 0),
        ("hamlet", 1),
    ],
)
def test_d169_d169_hamlet_no_pursuit_in_bad_going_but_marsh_and_gully(ground, length):
    table = won("3Kn", "4Bd", Fate.DESTROYED, features=[box(ground, 5, 4, 9, 5.8)])
    assert table.at("W") == (7, 6 + length, 0)
    assert table.has_told("STAYED", "NO_PURSUIT_IN_BAD_GOING", "W") == (length == 0)


@pytest.mark.parametrize(("ground", "length"), [("wood", 0), ("rocky", 1), ("marsh", 1), ("gully", 1)])
def test_d171_no_pursuit_into_bad_going_but_marsh_and_gully(ground, length):
    table = won("3Kn", "4Bd", Fate.DESTROYED, features=[box(ground, 5, 6.5, 9, 8)])
    assert table.at("W") == (7, 6 + length, 0)
    assert table.has_told("STAYED", "NO_PURSUIT_INTO_BAD_GOING", "W") == (length == 0)


def test_d171_an_enemy_before_the_wood_lets_it_pursue():
    table = won(
        "3Kn", "4Bd", Fate.DESTROYED, blue={"E": ("4Bd", 7, 6.4)}, features=[box("wood", 5, 6.8, 9, 8)]
    )
    assert table.at("W") == (7, 6.4, 0)


def test_d170_no_pursuit_off_the_board():
    table = won("3Kn", "4Bd", Fate.DESTROYED, y=14.4)
    assert table.at("W") == (7, 14.4, 0)
    assert table.has_told("STAYED", "NO_PURSUIT_OFF_BOARD", "W")
    assert won("3Kn", "4Bd", Fate.DESTROYED, y=14).at("W") == (7, 15, 0)


def test_d176_short_friends_and_camps_stop_a_pursuit():
    table = won("3Kn", "4Bd", Fate.DESTROYED, red={"F": ("4Bd", 7.5, 6.9)})
    assert table.at("W") == (7, 6.525, 0)
    assert table.has_told("PURSUIT_STOPPED", "PURSUIT_TO_FRIEND", "W")
    table = won("3Kn", "4Bd", Fate.DESTROYED, features=[camp("Blue", 7, 6.6, facing=180)])
    assert table.at("W") == (7, 6.6, 0)
    assert table.has_told("PURSUIT_STOPPED", "PURSUIT_TO_GROUND", "W")


def test_d98_d168_who_holds_a_stronghold_does_not_pursue():
    table = Aftermath(
        battle(red={"G": ("4Bd", "Camp1")}, blue={"L": ("4Ax", 7, 6)}, features=[camp("Red", 7, 6)])
    )
    before = table.at("G")
    assert table.fight("L", "G", L=Fate.RECOIL)
    assert table.at("L") == (7, 6.5, 180)
    assert table.at("G") == before
    assert table.has_told("STAYED", "NO_PURSUIT_FROM_STRONGHOLD", "G")

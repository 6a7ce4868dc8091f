"""Results by type, clause by clause: what becomes of an element, and for which reason."""

import pytest
from rulesets.dba3.field import battle, box, camp, city

from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.results import band_of, doom_of
from bingqi.rulesets.dba3.state import Fate, Mode

BANDS = {"level": Cause.LEVEL, "beaten": Cause.BEATEN, "doubled": Cause.DOUBLED}
MODES = {"close": Mode.CLOSE, "shot": Mode.SHOT_AT}
GROUND = {"good": (), "rough": (box("scrub", 5, 5, 10, 10),), "bad": (box("wood", 5, 5, 10, 10),)}


def doom(me, foe, band, mode="close", ground="good", in_rear=False, **more):
    """What becomes of red's element in the middle of the board, and why."""
    field = battle(red={"A": (me, 7.5, 7.5)}, blue={"X": (foe, 7.5, 7.5)}, features=GROUND[ground], **more)
    found = doom_of(
        field.state, field.setting, field.numbers["A"], field.numbers["X"], BANDS[band], MODES[mode], in_rear
    )
    return Fate(found.fate).name, Cause(found.cause).name


@pytest.mark.parametrize(
    ("own", "other", "band"),
    [
        (8, 7, "LEGAL"),
        (7, 7, "LEVEL"),
        (6, 7, "BEATEN"),
        (4, 7, "BEATEN"),
        (4, 8, "DOUBLED"),
        (3, 8, "DOUBLED"),
        (0, 0, "LEVEL"),
        (-1, 3, "DOUBLED"),
    ],
)
def test_d125_half_or_less_is_doubled_and_d110_equal_is_no_win(own, other, band):
    assert Cause(band_of(own, other)).name == band


def test_d114_the_winner_takes_no_harm():
    field = battle(red={"A": ("4Bd", 7.5, 7.5)}, blue={"X": ("4Bd", 7.5, 7.5)})
    assert doom_of(field.state, field.setting, 0, 16, Cause.LEGAL, Mode.CLOSE, False) == (0, 0)


# what, against whom, how; going good unless said; the fate and the reason
LEVEL = [
    ("El", "4Bd", "close", "NOTHING", "LEVEL_NOTHING"),
    ("3Kn", "4Bd", "close", "DESTROYED", "KN_BY_BLADES"),
    ("3Kn", "CP", "close", "DESTROYED", "KN_BY_BLADES"),
    ("HCh", "4Lb", "close", "DESTROYED", "KN_BY_LONGBOWS"),
    ("6Kn", "3Cb", "close", "DESTROYED", "KN_BY_LONGBOWS"),
    ("3Kn", "4Bw", "close", "NOTHING", "LEVEL_NOTHING"),
    ("3Kn", "4Lb", "shot", "NOTHING", "LEVEL_NOTHING"),
    ("3Kn", "Sp", "close", "NOTHING", "LEVEL_NOTHING"),
    ("4Kn", "3Kn", "close", "RECOIL", "CATAPHRACTS_BY_KNIGHTS"),
    ("4Kn", "4Kn", "close", "NOTHING", "LEVEL_NOTHING"),
    ("4Kn", "6Kn", "close", "NOTHING", "LEVEL_NOTHING"),
    ("3Kn", "4Kn", "close", "NOTHING", "LEVEL_NOTHING"),
    ("Cm", "3Bd", "close", "DESTROYED", "CM_BY_BLADES"),
    ("Cm", "4Cb", "close", "DESTROYED", "CM_BY_LONGBOWS"),
    ("Cm", "3Kn", "close", "NOTHING", "LEVEL_NOTHING"),
    ("Cv", "4Bd", "close", "NOTHING", "LEVEL_NOTHING"),
    ("LH", "4Bd", "close", "NOTHING", "LEVEL_NOTHING"),
    ("SCh", "4Bd", "close", "DESTROYED", "SCH_LEVEL"),
    ("SCh", "4Bw", "shot", "NOTHING", "LEVEL_NOTHING"),
    ("4Bd", "4Bd", "close", "NOTHING", "LEVEL_NOTHING"),
    ("3Bd", "4Bd", "close", "RECOIL", "FAST_BY_SOLID"),
    ("3Bd", "3Bd", "close", "NOTHING", "LEVEL_NOTHING"),
    ("3Ax", "Sp", "close", "RECOIL", "FAST_BY_SOLID"),
    ("3Ax", "3Kn", "close", "NOTHING", "LEVEL_NOTHING"),
    ("3Bw", "4Bw", "shot", "NOTHING", "LEVEL_NOTHING"),
    ("Ps", "4Bd", "close", "RECOIL", "FAST_BY_SOLID"),
    ("5Hd", "4Bd", "close", "RECOIL", "FAST_BY_SOLID"),
    ("Art", "4Bd", "close", "NOTHING", "LEVEL_NOTHING"),
    ("CP", "4Bd", "close", "NOTHING", "LEVEL_NOTHING"),
    ("CF", "4Bd", "close", "NOTHING", "LEVEL_NOTHING"),
]


@pytest.mark.parametrize(("me", "foe", "mode", "fate", "cause"), LEVEL)
def test_d116_level(me, foe, mode, fate, cause):
    assert doom(me, foe, "level", mode) == (fate, cause)


def test_d116_a_command_post_falls_to_two_fronts():
    field = battle(red={"A": ("CP", 7.5, 7.5)}, blue={"X": ("4Bd", 7.5, 7.5), "Y": ("4Bd", 8.0, 7.0, 270)})
    found = doom_of(field.state, field.setting, 0, field.numbers["X"], Cause.LEVEL, Mode.CLOSE, False)
    assert Cause(found.cause).name == "COMMAND_POST_BY_TWO"


def test_d116_the_switches_for_fast_foot_and_for_chariots():
    off = {"fast_yields_to_solid": False, "chariots_die_level": False}
    assert doom("3Bd", "4Bd", "level", options=off) == ("NOTHING", "LEVEL_NOTHING")
    assert doom("SCh", "4Bd", "level", options=off) == ("NOTHING", "LEVEL_NOTHING")


BEATEN = [
    ("El", "LH", "close", "good", "DESTROYED", "EL_BY_LIGHT_TROOPS"),
    ("El", "4Ax", "close", "good", "DESTROYED", "EL_BY_LIGHT_TROOPS"),
    ("El", "Ps", "close", "good", "DESTROYED", "EL_BY_LIGHT_TROOPS"),
    ("El", "Art", "shot", "good", "DESTROYED", "EL_BY_ARTILLERY"),
    ("El", "Art", "close", "good", "RECOIL", "BEATEN_RECOILS"),
    ("El", "El", "close", "good", "FLEE", "EL_BY_ELEPHANTS"),
    ("El", "4Bd", "close", "good", "RECOIL", "BEATEN_RECOILS"),
    ("3Kn", "El", "close", "good", "DESTROYED", "KN_BY_MOUNTED"),
    ("4Kn", "SCh", "close", "good", "DESTROYED", "KN_BY_MOUNTED"),
    ("HCh", "Cm", "close", "good", "DESTROYED", "KN_BY_MOUNTED"),
    ("6Kn", "LCm", "close", "good", "DESTROYED", "KN_BY_MOUNTED"),
    ("3Kn", "4Bd", "close", "good", "RECOIL", "BEATEN_RECOILS"),
    ("Cm", "SCh", "close", "good", "DESTROYED", "CM_BY_CHARIOTS"),
    ("Cm", "4Bd", "close", "bad", "DESTROYED", "CM_IN_BAD_GOING"),
    ("Cm", "El", "close", "good", "FLEE", "CM_BY_ELEPHANTS"),
    ("Cm", "Cv", "close", "good", "RECOIL", "BEATEN_RECOILS"),
    ("Cv", "SCh", "close", "good", "FLEE", "CV_BY_CHARIOTS"),
    ("LCh", "4Ax", "close", "bad", "FLEE", "CV_IN_BAD_GOING"),
    ("6Cv", "4Ax", "close", "rough", "RECOIL", "BEATEN_RECOILS"),
    ("LH", "SCh", "close", "good", "FLEE", "LH_BY_CHARIOTS"),
    ("LH", "Art", "shot", "good", "FLEE", "LH_BY_ARTILLERY"),
    ("LH", "Ps", "close", "bad", "FLEE", "LH_IN_BAD_GOING"),
    ("LH", "4Bw", "shot", "good", "RECOIL", "BEATEN_RECOILS"),
    ("SCh", "4Bw", "shot", "good", "FLEE", "SCH_SHOT_AT"),
    ("SCh", "4Bd", "close", "good", "DESTROYED", "SCH_BEATEN"),
    ("Sp", "3Kn", "close", "good", "DESTROYED", "HEAVY_FOOT_BY_KNIGHTS"),
    ("4Bd", "SCh", "close", "good", "DESTROYED", "HEAVY_FOOT_BY_KNIGHTS"),
    ("4Bd", "3Kn", "close", "rough", "RECOIL", "BEATEN_RECOILS"),
    ("4Pk", "4Wb", "close", "bad", "DESTROYED", "HEAVY_FOOT_BY_WARBAND"),
    ("4Bd", "4Bd", "close", "good", "RECOIL", "BEATEN_RECOILS"),
    ("4Ax", "4Kn", "close", "good", "DESTROYED", "AX_BY_KNIGHTS"),
    ("4Ax", "4Kn", "close", "rough", "RECOIL", "BEATEN_RECOILS"),
    ("4Ax", "SCh", "close", "good", "RECOIL", "BEATEN_RECOILS"),
    ("4Wb", "SCh", "close", "good", "DESTROYED", "WB_BY_KNIGHTS"),
    ("4Wb", "4Wb", "close", "good", "RECOIL", "BEATEN_RECOILS"),
    ("4Bw", "LH", "close", "bad", "DESTROYED", "BW_BY_MOUNTED"),
    ("Mtd-4Lb", "Cv", "close", "good", "DESTROYED", "BW_BY_MOUNTED"),
    ("4Bw", "4Bd", "close", "good", "RECOIL", "BEATEN_RECOILS"),
    ("Ps", "Cm", "close", "good", "DESTROYED", "PS_BY_MOUNTED"),
    ("Ps", "Cv", "close", "rough", "RECOIL", "BEATEN_RECOILS"),
    ("Ps", "LH", "close", "good", "RECOIL", "BEATEN_RECOILS"),
    ("7Hd", "El", "close", "good", "DESTROYED", "HD_BY_MOUNTED"),
    ("7Hd", "4Wb", "close", "bad", "DESTROYED", "HD_BY_WARBAND"),
    ("7Hd", "4Bw", "shot", "good", "RECOIL", "HD_SHOT_AT"),
    ("7Hd", "4Bd", "close", "good", "NOTHING", "HD_BEATEN"),
    ("7Hd", "SCh", "close", "good", "NOTHING", "HD_BEATEN"),
    ("Art", "4Bw", "shot", "good", "DESTROYED", "ART_BEATEN"),
    ("Art", "Ps", "close", "good", "DESTROYED", "ART_BEATEN"),
    ("WWg", "El", "close", "good", "DESTROYED", "WWG_BY_ELEPHANTS"),
    ("WWg", "Art", "shot", "good", "DESTROYED", "WWG_BY_ARTILLERY"),
    ("WWg", "Art", "close", "good", "NOTHING", "WWG_BEATEN"),
    ("CP", "El", "close", "good", "NOTHING", "COMMAND_POST_BEATEN"),
    ("Lit", "3Kn", "close", "good", "NOTHING", "COMMAND_POST_BEATEN"),
]


@pytest.mark.parametrize(("me", "foe", "mode", "ground", "fate", "cause"), BEATEN)
def test_d124_beaten(me, foe, mode, ground, fate, cause):
    assert doom(me, foe, "beaten", mode, ground) == (fate, cause)


def test_d124_scythed_chariots_shot_in_the_rear_are_destroyed():
    assert doom("SCh", "4Bw", "beaten", "shot", in_rear=True) == ("DESTROYED", "SCH_SHOT_IN_REAR")


DOUBLED = [
    ("4Bd", "4Bd", "close", "good", "DESTROYED", "DOUBLED_DESTROYED"),
    ("El", "4Bd", "close", "good", "DESTROYED", "DOUBLED_DESTROYED"),
    ("7Hd", "4Bd", "close", "good", "DESTROYED", "DOUBLED_DESTROYED"),
    ("CP", "4Bd", "close", "good", "DESTROYED", "DOUBLED_DESTROYED"),
    ("Cv", "4Bd", "close", "good", "DESTROYED", "DOUBLED_DESTROYED"),
    ("Cv", "Sp", "close", "good", "FLEE", "CV_DOUBLED_BY_SPEARS"),
    ("LCh", "3Pk", "close", "good", "FLEE", "CV_DOUBLED_BY_SPEARS"),
    ("6Cv", "7Hd", "close", "rough", "DESTROYED", "DOUBLED_DESTROYED"),
    ("Cv", "Art", "close", "rough", "FLEE", "CV_DOUBLED_BY_ARTILLERY"),
    ("Cv", "Art", "shot", "good", "DESTROYED", "DOUBLED_DESTROYED"),
    ("LH", "4Ax", "close", "good", "FLEE", "LH_DOUBLED_FLEES"),
    ("LH", "Cv", "close", "good", "DESTROYED", "LH_DOUBLED_BY_MOUNTED"),
    ("LH", "4Bw", "close", "good", "DESTROYED", "LH_DOUBLED_BY_BOWS"),
    ("LH", "3Cb", "shot", "good", "DESTROYED", "LH_DOUBLED_BY_BOWS"),
    ("LH", "Ps", "close", "good", "DESTROYED", "LH_DOUBLED_BY_PSILOI"),
    ("LH", "Art", "shot", "good", "DESTROYED", "LH_DOUBLED_BY_ARTILLERY"),
    ("LH", "Art", "close", "good", "FLEE", "LH_DOUBLED_FLEES"),
    ("LH", "4Ax", "close", "bad", "DESTROYED", "LH_DOUBLED_IN_BAD_GOING"),
    ("Ps", "LH", "close", "good", "DESTROYED", "PS_DOUBLED_BY_MOUNTED"),
    ("Ps", "LH", "close", "rough", "FLEE", "PS_DOUBLED_FLEES"),
    ("Ps", "3Ax", "close", "bad", "DESTROYED", "PS_DOUBLED_BY_LIGHT_FOOT"),
    ("Ps", "Ps", "close", "bad", "DESTROYED", "PS_DOUBLED_BY_LIGHT_FOOT"),
    ("Ps", "4Bw", "close", "good", "DESTROYED", "PS_DOUBLED_BY_BOWS"),
    ("Ps", "4Bw", "shot", "good", "FLEE", "PS_DOUBLED_FLEES"),
    ("Ps", "El", "close", "good", "RECOIL", "PS_DOUBLED_BY_ELEPHANTS"),
    ("Ps", "SCh", "close", "good", "RECOIL", "PS_DOUBLED_BY_ELEPHANTS"),
    ("Ps", "4Bd", "close", "good", "FLEE", "PS_DOUBLED_FLEES"),
]


@pytest.mark.parametrize(("me", "foe", "mode", "ground", "fate", "cause"), DOUBLED)
def test_d126_doubled(me, foe, mode, ground, fate, cause):
    assert doom(me, foe, "doubled", mode, ground) == (fate, cause)


def inside(troops, mode, band):
    field = battle(
        red={"A": ("4Bd", 7.5, 7.5)},
        blue={"D": (troops, "City")},
        features=[city("Blue", 7.5, 7.5, facing=180)],
    )
    found = doom_of(field.state, field.setting, 16, 0, BANDS[band], mode, False)
    return Fate(found.fate).name, Cause(found.cause).name


def test_d115_level_at_a_stronghold_has_no_effect():
    assert inside("4Bd", Mode.DEFENDS, "level") == ("NOTHING", "LEVEL_AT_STRONGHOLD")
    field = battle(
        red={"A": ("3Kn", 7.5, 11)}, blue={"D": ("4Bd", "Camp2")}, features=[camp("Blue", 7.5, 11, 180)]
    )
    found = doom_of(field.state, field.setting, 0, 16, Cause.LEVEL, Mode.ASSAULTS, False)
    assert Cause(found.cause) == Cause.LEVEL_AT_STRONGHOLD


def test_d119_a_beaten_defender_is_destroyed_in_combat_and_by_shooting():
    for mode in (Mode.DEFENDS, Mode.SHOT_AT):
        assert inside("4Bd", mode, "beaten") == ("DESTROYED", "DEFENDER_BEATEN")


def test_d125_a_doubled_defender_is_destroyed():
    assert inside("4Bd", Mode.DEFENDS, "doubled") == ("DESTROYED", "DEFENDER_DOUBLED")


def test_d122_an_attacker_beaten_by_defenders_recoils():
    field = battle(
        red={"A": ("El", 7.5, 7.5)}, blue={"D": ("Ps", "City")}, features=[city("Blue", 7.5, 7.5, facing=180)]
    )
    found = doom_of(field.state, field.setting, 0, 16, Cause.BEATEN, Mode.ASSAULTS, False)
    assert (Fate(found.fate).name, Cause(found.cause).name) == ("RECOIL", "BEATEN_BY_DEFENDERS")


def test_d118_an_element_that_sacks_a_city_is_destroyed_when_beaten():
    field = battle(
        red={"A": ("4Bd", "City")}, blue={"X": ("4Bd", 7.5, 7.5)}, features=[city("Blue", 7.5, 7.5, facing=0)]
    )
    field.state.features[2].hold = 1
    found = doom_of(field.state, field.setting, 0, 16, Cause.BEATEN, Mode.DEFENDS, False)
    assert Cause(found.cause).name == "SACKER_BEATEN"


def test_d120_sallied_denizens_and_camp_followers_are_destroyed():
    assert doom("Den", "4Bd", "beaten") == ("DESTROYED", "SALLIED_BEATEN")
    assert doom("CF", "4Bd", "beaten") == ("DESTROYED", "SALLIED_BEATEN")


def test_d121_mounted_infantry_in_bad_going_is_destroyed():
    assert doom("Mtd-4Lb", "4Bd", "beaten", ground="bad") == ("DESTROYED", "MOUNTED_INFANTRY_IN_BAD_GOING")
    assert doom("Mtd-4Lb", "4Bd", "beaten") == ("RECOIL", "BEATEN_RECOILS")


def test_d123_command_posts_are_not_moved():
    for troops in ("CP", "Lit", "CWg"):
        assert doom(troops, "4Wb", "beaten") == ("NOTHING", "COMMAND_POST_BEATEN")


def test_d111_the_outcome_depends_on_type_and_on_how_it_was_attacked():
    assert doom("El", "Art", "beaten", "shot") != doom("El", "Art", "beaten", "close")


def test_d117_the_lines_for_all_come_before_the_types():
    assert doom("CP", "3Kn", "beaten") == ("NOTHING", "COMMAND_POST_BEATEN")

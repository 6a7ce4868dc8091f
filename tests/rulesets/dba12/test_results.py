"""The table of outcomes, line by line."""

import pytest
from rulesets.dba12.field import Field, box, duel

from bingqi.rulesets.dba12.causes import Cause
from bingqi.rulesets.dba12.results import band_of

TROOPS = ("El", "Kn", "HCh", "Cv", "LCh", "LH", "SCh", "Cm", "Sp", "Pk", "Bd", "Ax", "Bw", "Lb", "Cb", "Ps")
TROOPS += ("Wb", "Art", "WWg")
KNIGHTS, CAVALRY, BOWS = ("Kn", "HCh"), ("Cv", "LCh"), ("Bw", "Lb", "Cb")
RIDDEN = TROOPS[:8]
UNDER_RED = box("wood", 900, 900, 1500, 1200)
"""Bad going for the loser alone: the table speaks of no other (O55)."""


def fates(loser, band, shot=False, bad=False):
    """The fate of a loser by the enemy's type."""
    found = {}
    for foe in TROOPS:
        stand = duel(loser, foe, [UNDER_RED], y=1200) if bad else duel(loser, foe)
        found[foe] = stand.doom("R1", "B1", band, shot)[0]
    return found


def all_but(usual, **others):
    """The usual fate, and others by list of types."""
    found = dict.fromkeys(TROOPS, usual)
    for fate, types in others.items():
        found |= dict.fromkeys(types, fate)
    return found


# The loser, who beats it, how, and the line of the table that is told; "in it" is the loser in bad going.
LINES = [
    ("El", "Ps", "", "ELEPHANTS_DESTROYED"),
    ("El", "Bd", "in it", "ELEPHANTS_IN_BAD_GOING"),
    ("El", "Bd", "", "ELEPHANTS_RECOIL"),
    ("SCh", "Bd", "", "SCYTHED_BEATEN"),
    ("Kn", "El", "in it", "KNIGHTS_FLEE_ELEPHANTS"),
    ("HCh", "SCh", "", "KNIGHTS_BEATEN_BY_MOUNTED"),
    ("Kn", "Bd", "in it", "KNIGHTS_IN_BAD_GOING"),
    ("Kn", "Bd", "", "KNIGHTS_RECOIL"),
    ("Cm", "SCh", "", "MOUNTED_FLEE_SCYTHED"),
    ("LCh", "Ax", "in it", "MOUNTED_FLEE_BAD_GOING"),
    ("LH", "Bd", "", "MOUNTED_RECOIL"),
    ("Ax", "Kn", "", "AUXILIA_RIDDEN_DOWN"),
    ("Ax", "Kn", "in it", "AUXILIA_RECOIL"),
    ("Lb", "Cm", "in it", "BOWS_RIDDEN_DOWN"),
    ("Cb", "Bd", "", "BOWS_RECOIL"),
    ("Wb", "El", "", "WARBAND_OVERRUN"),
    ("Wb", "El", "in it", "WARBAND_RECOIL"),
    ("Ps", "LCh", "", "PSILOI_RIDDEN_DOWN"),
    ("Ps", "LH", "", "PSILOI_RECOIL"),
    ("Art", "Ps", "", "ARTILLERY_OVERRUN"),
    ("WWg", "Art", "", "WAR_WAGON_DESTROYED"),
    ("WWg", "Bd", "", "WAR_WAGON_STAYS"),
    ("Sp", "SCh", "", "FOOT_RIDDEN_DOWN"),
    ("Pk", "Wb", "in it", "FOOT_BROKEN_BY_WARBAND"),
    ("Bd", "HCh", "in it", "FOOT_RECOIL"),
]


@pytest.mark.parametrize(("loser", "foe", "where", "cause"), LINES)
def test_o42_o43_o44_o45_o46_o47_o48_o49_o50_o51_o52_o54_every_line_says_which_it_is(
    loser, foe, where, cause
):
    stand = duel(loser, foe, [UNDER_RED], y=1200) if where else duel(loser, foe)
    assert stand.doom("R1", "B1")[1] == cause


@pytest.mark.parametrize("loser", ["El", "SCh", "Kn", "Cv", "Ax", "Bw", "Wb", "Ps", "WWg", "Bd"])
def test_o41_what_is_shot_fares_as_in_close_combat(loser):
    assert fates(loser, "BEATEN", shot=True) == fates(loser, "BEATEN")


def test_o41_elephants_die_to_artillery_in_contact_and_at_a_distance():
    close = duel("El", "Art").do("R1 fights B1", dice=[1, 6])
    units = {"R1": "Art at 1200,600", "B1": "El at 1200,900"}
    shot = Field(units, (), "AIM").do("R1 shoots B1", dice=[6, 1])
    assert close.happened("DESTROYED")[:2] == ("ELEPHANTS_DESTROYED", "R1")
    assert shot.happened("DESTROYED")[:2] == ("ELEPHANTS_DESTROYED", "B1")


@pytest.mark.parametrize(("own", "other", "band"), [(4, 8, "DOUBLED"), (4, 7, "BEATEN"), (5, 5, "EQUAL")])
def test_o56_x40_half_or_less_is_doubled_and_equal_totals_have_no_effect(own, other, band):
    assert Cause(band_of(own, other)).name == band
    assert duel("Kn", "Bd").doom("R1", "B1", "EQUAL") == ("NOTHING", "EQUAL")


def test_o42_x43_elephants():
    beaten = all_but("RECOIL", DESTROYED=["Ps", "Ax", "LH", "Art"])
    assert fates("El", "BEATEN") == fates("El", "BEATEN", shot=True) == beaten
    assert set(fates("El", "BEATEN", bad=True).values()) == {"DESTROYED"}


def test_o43_x45_scythed_chariots_die():
    assert set(fates("SCh", "BEATEN", shot=True).values()) == {"DESTROYED"}


@pytest.mark.parametrize("loser", KNIGHTS)
def test_o44_o45_x44_knights(loser):
    assert fates(loser, "BEATEN") == all_but("RECOIL", FLEE=["El"], DESTROYED=["SCh", "LH"])
    bad = fates(loser, "BEATEN", bad=True)
    assert bad == all_but("DESTROYED", FLEE=["El"])


@pytest.mark.parametrize("foe", BOWS)
def test_o45_knights_die_to_the_bows_that_they_charged_in_this_bound(foe):
    stand = duel("Kn", foe)
    stand.state.elements[stand.number("R1")].charged = 1 + stand.number("B1")
    assert stand.doom("R1", "B1") == ("DESTROYED", "KNIGHTS_CHARGED_BOWS")
    stand.state.elements[stand.number("R1")].charged = 0
    assert stand.doom("R1", "B1") == ("RECOIL", "KNIGHTS_RECOIL")


@pytest.mark.parametrize("loser", ["Cv", "LCh", "LH", "Cm"])
def test_o46_other_mounted(loser):
    assert fates(loser, "BEATEN") == all_but("RECOIL", FLEE=["SCh"])
    assert set(fates(loser, "BEATEN", bad=True).values()) == {"FLEE"}


@pytest.mark.parametrize(
    ("loser", "killers", "bad_killers"),
    [
        ("Ax", KNIGHTS, ()),
        ("Bw", RIDDEN, RIDDEN),
        ("Lb", RIDDEN, RIDDEN),
        ("Cb", RIDDEN, RIDDEN),
        ("Wb", ("El", *KNIGHTS, "SCh"), ()),
        ("Ps", (*KNIGHTS, *CAVALRY), ()),
        ("Sp", (*KNIGHTS, "SCh", "Wb"), ("Wb",)),
        ("Pk", (*KNIGHTS, "SCh", "Wb"), ("Wb",)),
        ("Bd", (*KNIGHTS, "SCh", "Wb"), ("Wb",)),
    ],
)
def test_o47_o48_o49_o50_o54_o55_x47_beaten_foot(loser, killers, bad_killers):
    assert fates(loser, "BEATEN") == all_but("RECOIL", DESTROYED=killers)
    assert fates(loser, "BEATEN", bad=True) == all_but("RECOIL", DESTROYED=bad_killers)


def test_o51_x41_artillery_dies_in_contact_and_recoils_when_shot_at():
    assert set(fates("Art", "BEATEN").values()) == {"DESTROYED"}
    assert duel("Art", "Bw").doom("R1", "B1", shot=True) == ("RECOIL", "ARTILLERY_RECOIL")


def test_o52_x42_war_wagons_die_to_elephants_and_artillery_and_else_stay():
    assert fates("WWg", "BEATEN") == all_but("STAY", DESTROYED=["El", "Art"])


def test_o53_camp_followers_die():
    stand = duel("Bd", "Bd")
    stand.state.elements[0].troop = list(stand.opening.sorts).index(
        next(sort for sort in stand.opening.sorts if sort.name == "CF")
    )
    assert stand.doom("R1", "B1") == ("DESTROYED", "FOLLOWERS_BEATEN")


@pytest.mark.parametrize("loser", CAVALRY)
def test_o57_x48_doubled_cavalry_flee_from_pikes_and_spears_in_good_going(loser):
    assert fates(loser, "DOUBLED") == all_but("DESTROYED", FLEE=["Pk", "Sp"])
    assert set(fates(loser, "DOUBLED", bad=True).values()) == {"DESTROYED"}


def test_o58_x49_doubled_light_horse():
    assert fates("LH", "DOUBLED") == all_but("FLEE", DESTROYED=[*RIDDEN, "WWg", *BOWS])
    assert fates("LH", "DOUBLED", shot=True) == all_but("FLEE", DESTROYED=RIDDEN)
    assert set(fates("LH", "DOUBLED", bad=True).values()) == {"DESTROYED"}


def test_o59_x50_doubled_psiloi():
    light = [*BOWS, "Ax", "Ps"]
    good = all_but("FLEE", DESTROYED=[*KNIGHTS, *CAVALRY, "Cm", "LH", *light])
    assert fates("Ps", "DOUBLED") == fates("Ps", "DOUBLED", shot=True) == good
    assert fates("Ps", "DOUBLED", bad=True) == all_but("FLEE", DESTROYED=light)


@pytest.mark.parametrize("loser", ["El", "Kn", "SCh", "Cm", "Sp", "Pk", "Bd", "Ax", "Bw", "Wb", "Art", "WWg"])
def test_o60_all_others_that_are_doubled_die(loser):
    for foe in ("Bd", "Kn", "Bw"):
        assert duel(loser, foe).doom("R1", "B1", "DOUBLED") == ("DESTROYED", "OTHERS_DOUBLED")

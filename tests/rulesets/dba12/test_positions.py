"""Who stands in what contact: the pairs that fight and their order, and the two diagrams of the help."""

import pytest
from rulesets.dba12.field import CAMP, Field, box

from bingqi.geometry.contact import NO_EDGE
from bingqi.geometry.rectangle import Edge
from bingqi.kit.log import Kind
from bingqi.rulesets.dba12.causes import Happening
from bingqi.rulesets.dba12.state import FEATURE, NOBODY, Mode
from bingqi.rulesets.dba12.touch import edge_faced, front_foe, opponent_of, overlaps

GENERALS = {"R9": "Cv at 200,200 general", "B9": "Cv at 2200,2200 general"}

# ---------------------------------------------------------------- who fights, and in what order


def test_o1_close_combat_follows_the_moves_and_needs_frontal_contact():
    units = {
        **GENERALS,
        "R1": "Bd at 1200,600",
        "B1": "Kn at 1200,600",
        "R2": "Bd at 1280,680 facing 270",  # on the left flank of B1
        "R3": "Bd at 1040,600",  # overlaps B1
        "R4": "Bd at 600,600",
        "B4": "Bd at 620,600",  # in contact, but not lined up
    }
    stand = Field(units).do("end moves")
    order = [event.kind for event in stand.last if event.kind >= 100]
    phases = ("MOVES_ENDED", "SHOOTING_BEGAN", "COMBATS_BEGAN")
    assert [kind for kind in order if Happening(kind).name in phases] == [Happening[name] for name in phases]
    assert stand.candidates() == ["R1 fights B1"]
    for words in ("R2 fights B1", "R3 fights B1", "R4 fights B4"):
        assert stand.why_not(words) == "NO_COMBAT_THERE"


def two_combats():
    units = {"R1": "Bd at 800,600", "B1": "Bd at 800,600", "R2": "Bd at 1600,600", "B2": "Bd at 1600,600"}
    return Field({**GENERALS, **units}, (), "FIGHT")


@pytest.mark.parametrize(
    ("first", "second"), [("R1 fights B1", "R2 fights B2"), ("R2 fights B2", "R1 fights B1")]
)
def test_o2_the_player_whose_bound_it_is_chooses_the_order(first, second):
    stand = two_combats()
    assert stand.candidates() == ["R1 fights B1", "R2 fights B2"]
    assert stand.opening.seats[stand.decision.side] == "Red"
    stand.do(first, dice=[3, 3])
    assert stand.opening.seats[stand.decision.side] == "Red"
    assert stand.candidates() == [second]
    assert stand.why_not(first) == "ALREADY_FOUGHT"
    assert stand.do(second, dice=[3, 3]).happened("BOUND_ENDED")


def test_o2_nobody_chooses_whether_a_pair_fights():
    stand = two_combats()
    for words in ("end moves", "let be", "R1 holds fire"):
        assert stand.why_not(words) == "NOT_ASKED"
    stand.do("R2 fights B2", dice=[3, 3])
    assert not stand.happened("BOUND_ENDED")


# ---------------------------------------------------------------- diagram 1

KNIGHTS = "Kn at 1200,600"
"""Blue knights that look south, so their left is in the east: x 1120 to 1280, y 600 to 720."""
DIAGRAM_1 = [
    (Edge.FRONT, "front", "1200,600", "000", "1200,300"),
    (Edge.LEFT, "left", "1280,680", "270", "1560,760"),
    (Edge.RIGHT, "right", "1120,680", "090", "840,760"),
    (Edge.REAR, "rear", "1200,720", "180", "1200,1000"),
]


def faced(stand, me="R1", foe="B1"):
    return edge_faced(stand.state, stand.setting, stand.number(me), stand.number(foe))


@pytest.mark.parametrize("troops", ["Bd", "Ps", "LH"])
@pytest.mark.parametrize(("edge", "word", "place", "facing", "start"), DIAGRAM_1)
def test_o5_o6_o7_o8_each_contact_of_the_first_diagram(edge, word, place, facing, start, troops):
    stand = Field({**GENERALS, "R1": f"{troops} at {place} facing {facing}", "B1": KNIGHTS})
    assert faced(stand) == edge
    foe = front_foe(stand.state, stand.setting, stand.number("R1"))
    assert foe == (stand.number("B1") if edge == Edge.FRONT else NOBODY)


@pytest.mark.parametrize(("edge", "word", "place", "facing", "start"), DIAGRAM_1)
def test_o5_o6_o7_o8_a_move_into_contact_ends_there(edge, word, place, facing, start):
    units = {**GENERALS, "R1": f"LH at {start} facing {facing}", "B1": KNIGHTS}
    stand = Field(units).do(f"R1 contacts B1 {word}")
    assert (stand.at("R1"), stand.facts("R1")["facing"]) == (place, facing)
    assert faced(stand) == edge


@pytest.mark.parametrize(
    ("place", "facing"),
    [
        ("1210,600", "000"),  # front on front, the corners apart
        ("1280,700", "270"),  # slid back along the left side
        ("1120,660", "090"),  # slid forward along the right side
        ("1190,720", "180"),  # aside at the rear
        ("1280,520", "270"),  # only the corners meet
        ("1200,590", "005"),  # not parallel
    ],
)
def test_o5_o6_o7_o8_nothing_else_is_contact(place, facing):
    assert faced(Field({**GENERALS, "R1": f"Bd at {place} facing {facing}", "B1": KNIGHTS})) == NO_EDGE


# ---------------------------------------------------------------- diagram 2

LINE = {
    "RPs2": "Ps at 880,600",
    "RPk3": "Pk at 1040,600",
    "RBd1": "Bd at 1200,600",
    "RPk2": "Pk at 1360,600",
    "RPk1": "Pk at 1520,600",
    "RPs1": "Ps at 1680,600",
    "RPk6": "Pk at 1040,540",
    "RPk4": "Pk at 1360,540",
    "RPk5": "Pk at 1520,540",
    "BLH": "LH at 1040,600",
    "BKn1": "Kn at 1360,600",
    "BPs1": "Ps at 1520,600",
}
ROUGH = box("rough", 1460, 300, 1600, 530)
"""Under Pk5 alone."""


def line():
    return Field(LINE, [ROUGH], "FIGHT")


def overlapping(stand, me):
    """Who overlaps an element."""
    number = stand.number(me)
    return [
        name
        for name in LINE
        if name[0] != me[0] and overlaps(stand.state, stand.setting, stand.number(name), number)
    ]


def test_o9_the_line_fights_pair_by_pair():
    assert line().candidates() == ["RPk3 fights BLH", "RPk2 fights BKn1", "RPk1 fights BPs1"]


def test_o10_psiloi_overlap_the_light_horse_to_the_profit_of_the_pikes():
    stand = line()
    assert "RPs2" in overlapping(stand, "BLH")
    assert stand.factor("BLH", "RPk3") == (0, [("LIGHT_TROOPS", 2), ("OVERLAPPED", -1), ("OVERLAPPED", -1)])


@pytest.mark.parametrize(
    "troops",
    [
        "El",
        "Kn",
        "HCh",
        "Cv",
        "LCh",
        "LH",
        "SCh",
        "Cm",
        "Sp",
        "Pk",
        "Bd",
        "Ax",
        "Bw",
        "Ps",
        "Wb",
        "Art",
        "WWg",
    ],
)
def test_o10_o11_any_type_overlaps_and_any_is_overlapped(troops):
    units = {"R1": "Bd at 1200,600", "B1": "Ps at 1200,600", "R2": f"{troops} at 1360,600"}
    assert Field(units, (), "FIGHT").factor("B1", "R1")[1][1:] == [("OVERLAPPED", -1)]
    units = {"R1": "Bd at 1200,600", "B1": f"{troops} at 1200,600", "R2": "Bd at 1360,600"}
    assert Field(units, (), "FIGHT").factor("B1", "R1")[1][1:] == [("OVERLAPPED", -1)]


def test_o11_psiloi_are_overlapped_by_psiloi():
    stand = line()
    assert overlapping(stand, "BPs1") == ["RPs1"]
    assert stand.factor("BPs1", "RPk1") == (1, [("LIGHT_TROOPS", 2), ("OVERLAPPED", -1)])


def test_o12_the_blades_overlap_light_horse_and_knights_at_once():
    stand = line()
    assert overlapping(stand, "BLH") == ["RPs2", "RBd1"]
    assert overlapping(stand, "BKn1") == ["RBd1"]


@pytest.mark.parametrize(("front", "foe", "base"), [("RPk3", "BLH", 4), ("RPk2", "BKn1", 4)])
def test_o13_o14_a_pike_supports_the_pike_before_it(front, foe, base):
    assert line().factor(front, foe) == (base + 3, [("KNIGHTS_AGAINST_MOUNTED", base), ("PIKES_BEHIND", 3)])


def test_o15_no_support_from_a_pike_in_bad_going():
    assert line().factor("RPk1", "BPs1") == (3, [("KNIGHTS_AGAINST_FOOT", 3), ("SUPPORT_IN_BAD_GOING", 0)])


def test_o16_combat_at_a_camp_has_a_position_of_its_own():
    units = {"R1": "Bd at 1280,2240", "B1": "Bd in camp", "B2": "Bd at 1440,2240"}
    stand = Field(units, [CAMP], "FIGHT")
    assert front_foe(stand.state, stand.setting, stand.number("R1")) == NOBODY
    assert opponent_of(stand.state, stand.setting, stand.number("R1")) == FEATURE + 1
    assert stand.candidates() == ["R1 fights Camp2"]
    assert stand.why_not("R1 fights B2") == "NO_COMBAT_THERE"
    stand.do("R1 fights Camp2", dice=[3, 3])
    # Blades at blades, who have 2 for the camp; nobody overlaps there.
    assert stand.happened("FACTORS_COMPARED")[3:] == (5, 7)


def test_o16_who_stands_askew_at_a_camp_does_not_fight_it():
    units = {**GENERALS, "R1": "Bd at 1290,2240", "B1": "Bd in camp"}
    stand = Field(units, [CAMP])
    assert opponent_of(stand.state, stand.setting, stand.number("R1")) == NOBODY


# ---------------------------------------------------------------- the sum


def test_o17_each_side_adds_combat_tactical_and_support_factors_and_then_its_die():
    units = {
        "R1": "Pk at 1200,600 general",
        "R2": "Pk at 1200,540",
        "B1": "Bd at 1200,600",
        "B2": "Ps at 1360,600",
    }
    stand = Field(units, (), "FIGHT")
    assert stand.factor("R1", "B1") == (
        6,
        [("KNIGHTS_AGAINST_FOOT", 3), ("GENERAL", 1), ("OVERLAPPED", -1), ("PIKES_BEHIND", 3)],
    )
    assert stand.factor("B1", "R1") == (5, [("BLADES_AGAINST_FOOT", 5)])
    stand.do("R1 fights B1", dice=[2, 4])
    assert stand.happened("FACTORS_COMPARED")[3:] == (6, 5)
    assert stand.happened("TOTALS_COMPARED")[3:] == (8, 9)
    told = [event.a for event in stand.last if event.kind == Kind.MODIFIER]
    assert sum(told) == 6 + 5


def test_o17_support_counts_in_close_combat_only():
    units = {"R1": "Pk at 1200,600", "R2": "Pk at 1200,540", "B1": "Bw at 1200,700"}
    stand = Field(units, (), "AIM", active="Blue")
    assert stand.factor("R1", "B1", Mode.SHOT_AT) == (3, [("KNIGHTS_AGAINST_FOOT", 3)])

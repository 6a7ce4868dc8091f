"""Choosing ground of a home and laying it: P30."""

import pytest
from rulesets.dba3.before_battle import SetUp
from rulesets.dba3.field import battle, box, city, pose, read_data

from bingqi.geometry.polygon import Polygon, is_simple
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.groundwork import why_not_leave_out
from bingqi.rulesets.dba3.setting import setting_of
from bingqi.rulesets.dba3.spots import next_spot, outline_of_spot, pose_of_spot, spot_count, spot_tried
from bingqi.rulesets.dba3.state import NOBODY, Ground
from bingqi.rulesets.dba3.terrain import why_not_lay, why_not_of_size

OUTLINES = list(read_data().outlines)


def defending(home):
    """The defender, Carthage, chooses ground of a home."""
    return SetUp({}, {"home": home}, set_up="full", attacker="Rome")


def lay(outline, x, y, facing=0, quarter=0, features=(), rules=None):
    state, setting, _ = battle(features=features, rules=rules)
    return Cause(why_not_lay(state, setting, OUTLINES.index(outline), pose(x, y, facing), quarter)).name


# ---------------------------------------------------------------- what may be chosen


@pytest.mark.parametrize(
    ("home", "ground"),
    [("arable", "dunes"), ("steppe", "wood"), ("dry", "river"), ("forest", "road"), ("hilly", "marsh")],
)
def test_p30_ground_that_a_home_does_not_have(home, ground):
    assert defending(home).why(f"take {ground}") == "NOT_HOME_TERRAIN"


def test_p30_kinds_that_nobody_may_choose():
    for ground in ("open", "camp"):
        assert defending("arable").why(f"take {ground}") == "NO_SUCH_FEATURE"


def test_p30_compulsory_ground_comes_first():
    table = defending("arable")
    assert table.why("take wood") == "PLACING_ORDER"
    assert table.why("no more ground") == "COMPULSORY_MISSING"
    table.do("take hamlet", dice=[5]).do("place Hamlet at 4,4 facing 000")
    assert table.why("take wood") == "LEGAL"


def test_p30_a_waterway_comes_before_all_else():
    assert defending("arable").why("take waterway") == "LEGAL"
    table = defending("arable").do("take hamlet", dice=[5]).do("place Hamlet at 4,4 facing 000")
    assert table.why("take waterway") == "PLACING_ORDER"


def test_p30_an_optional_waterway_leaves_the_compulsory_ground_to_be_chosen():
    table = defending("arable").do("take waterway", dice=[5])
    table.do("place Sea at 7.5,0 facing 000")
    assert table.why("take wood") == "PLACING_ORDER"
    table.do("take plough", dice=[5]).do("place Wide-field at 7,10 facing 000")
    assert (table.state.compulsory, table.state.optional) == (1, 1)
    assert table.why("take wood") == "PLACING_ORDER", "one plough of two"


def test_p30_one_built_up_area():
    table = defending("arable").do("take city", dice=[5]).do("place Small-city at 3,3.5 facing 000")
    for ground in ("city", "fort", "hamlet", "edifice"):
        assert table.why(f"take {ground}") == "TOO_MUCH_OF_KIND"


def test_p30_a_second_compulsory_piece_does_not_count_as_optional():
    table = defending("forest").do("take wood", dice=[5]).do("place Copse at 3,3 facing 000")
    table.do("take wood", dice=[5]).do("place Copse at 12,12 facing 000")
    assert (table.state.compulsory, table.state.optional) == (2, 0)
    table.do("take wood", dice=[5]).do("place Copse at 3,12 facing 000")
    assert (table.state.compulsory, table.state.optional) == (2, 1)
    assert table.why("take wood") == "TOO_MUCH_OF_KIND"


def test_p30_either_of_a_pair():
    table = defending("littoral").do("take waterway", dice=[5]).do("place Sea at 7.5,0 facing 000")
    assert table.why("take marsh") == "LEGAL"
    table.do("take difficult-hill", dice=[5]).do("place Crag at 4,9 facing 000")
    assert table.why("take marsh") == "NOT_HOME_TERRAIN"
    assert table.why("take difficult-hill") == table.why("take dunes") == "LEGAL"


def test_p30_two_or_three_pieces_of_optional_ground():
    table = defending("hilly").do("take difficult-hill", dice=[5]).do("place Crag at 3,3 facing 000")
    assert table.why("no more ground") == "OPTIONAL_MISSING"
    table.do("take road", dice=[5]).do("place Straight-road at 7.5,7.5 facing 000")
    assert table.why("no more ground") == "OPTIONAL_MISSING"
    table.do("take wood", dice=[5]).do("place Copse at 12,12 facing 000")
    assert table.why("no more ground") == "LEGAL"
    table.do("take wood", dice=[5]).do("place Copse at 3,12 facing 000")
    assert table.why("take wood") == "ENOUGH_GROUND"
    assert table.do("no more ground").asked == ("Rome", "EDGE")


def test_p30_something_rough_or_wet_is_needed():
    table = defending("arable").do("take city", dice=[5]).do("place Small-city at 3,3.5 facing 000")
    for place in ("3,12", "12,12"):
        table.do("take gentle-hill", dice=[5]).do(f"place Mound at {place} facing 000")
    assert table.why("no more ground") == table.why("take gentle-hill") == "NOTHING_ROUGH"
    assert table.why("take scrub") == "LEGAL"


def test_p30_what_is_chosen_has_to_be_placed_first():
    table = defending("forest").do("take wood", dice=[5])
    assert table.why("take wood") == table.why("no more ground") == "NOT_ASKED"
    assert table.why("place Marsh at 7,7 facing 000") == "NO_SUCH_FEATURE"


# ---------------------------------------------------------------- quarters


@pytest.mark.parametrize(("die", "place"), [(1, "3.5,11"), (2, "11,11"), (3, "11,3.5"), (4, "3.5,3.5")])
def test_p30_the_die_gives_the_quarter(die, place):
    table = defending("forest").do("take wood", dice=[die])
    assert table.told[-1] == ("QUARTER_FOUND", die, 0)
    assert table.why(f"place Wood at {place} facing 000") == "LEGAL"
    opposite = ",".join(str(15 - float(part)) for part in place.split(","))
    assert table.why(f"place Wood at {opposite} facing 000") == "OUTSIDE_QUARTER"
    assert table.why("place Wood at 7.5,7.5 facing 000") == "OUTSIDE_QUARTER"


def test_p30_a_five_leaves_the_quarter_to_the_defender():
    table = defending("forest").do("take wood", dice=[5])
    assert table.asked == ("Carthage", "GROUND")
    for place in ("3.5,11", "11,11", "11,3.5", "3.5,3.5"):
        assert table.why(f"place Wood at {place} facing 000") == "LEGAL"


def test_p30_a_six_lets_the_attacker_name_the_quarter_and_the_defender_place():
    table = defending("forest").do("take wood", dice=[6])
    assert table.asked == ("Rome", "QUARTER")
    assert table.why("quarter 5") == table.why("quarter 0") == "NO_SUCH_QUARTER"
    assert table.why("no more ground") == "NOT_ASKED"
    assert table.do("quarter 3").asked == ("Carthage", "GROUND")
    assert table.why("place Wood at 11,3.5 facing 000") == "LEGAL"
    assert table.why("place Wood at 3.5,3.5 facing 000") == "OUTSIDE_QUARTER"
    table.do("place Wood at 11,3.5 facing 000")
    assert table.told == [("FEATURE_PLACED", Ground.WOOD, 3)] and table.state.features[3].quarter == 3


def test_p30_a_gentle_hill_may_reach_into_the_next_quarter_and_plough_must():
    assert lay("Low-hill", 6.5, 11, quarter=1) == "LEGAL"
    assert lay("Low-hill", 7.8, 11, quarter=1) == "OUTSIDE_QUARTER"
    assert lay("Steep-hill", 6.5, 11, quarter=1) == "OUTSIDE_QUARTER"
    assert lay("Field", 6.5, 11, quarter=1) == "LEGAL"
    assert lay("Field", 4, 11, quarter=1) == "PLOUGH_IN_ONE_QUARTER"


def test_p30_what_runs_across_the_board_touches_its_quarter():
    assert lay("Straight-river", 3, 7.5, quarter=1) == lay("Straight-river", 3, 7.5, quarter=4) == "LEGAL"
    assert lay("Straight-river", 3, 7.5, quarter=2) == "OUTSIDE_QUARTER"
    assert lay("Sea", 7.5, 0, quarter=3) == lay("Sea", 7.5, 0, quarter=4) == "LEGAL"
    assert lay("Sea", 7.5, 0, quarter=1) == "OUTSIDE_QUARTER"


# ---------------------------------------------------------------- where ground lies


def test_p30_a_gap_to_the_edge_but_not_for_buildings():
    assert lay("Field", 2.6, 7.5) == "LEGAL" and lay("Field", 2.5, 7.5) == "FEATURE_NEAR_EDGE"
    assert lay("Copse", 2.2, 3) == "LEGAL" and lay("Copse", 2.1, 3) == "FEATURE_NEAR_EDGE"
    assert lay("Hamlet", 1.3, 3) == "LEGAL" and lay("Hamlet", 1.2, 3) == "FEATURE_NEAR_EDGE"
    assert lay("Small-city", 1.5, 3) == "LEGAL", "all its left edge on the board's"


def test_p30_a_city_or_fort_lies_near_two_edges():
    assert lay("Small-city", 4.5, 6) == lay("Small-fort", 13, 15) == "LEGAL"
    assert lay("Small-city", 4.6, 6) == lay("Small-fort", 5.1, 4) == "CITY_FAR_FROM_EDGES"
    assert lay("Hamlet", 6, 4) == "LEGAL"


def test_p30_a_gap_between_areas():
    wood = [box("wood", 2, 2, 4, 4)]
    assert lay("Enclosure", 3, 5.9, features=wood) == "FEATURES_TOO_NEAR"
    assert lay("Enclosure", 3, 6, features=wood) == "LEGAL"
    assert lay("Enclosure", 3, 5, features=wood) == "FEATURES_OVERLAP"
    assert lay("Enclosure", 3, 3, features=[box("wood", 1, 1, 6, 6)]) == "FEATURES_OVERLAP", "inside it"


def test_p30_rivers_and_roads_need_no_gap():
    wood = [box("wood", 2, 2, 4, 4)]
    assert lay("Straight-river", 5, 7.5, features=wood) == "LEGAL"
    assert lay("Straight-river", 4, 7.5, features=wood) == "FEATURES_OVERLAP"
    assert lay("Straight-road", 3, 7.5, features=wood) == "LEGAL"
    assert lay("Straight-road", 3, 7.5, features=[city("Red", 3, 4, 2, 2)]) == "FEATURES_OVERLAP"
    assert lay("Straight-river", 5, 7.5, features=[box("waterway", 0, 0, 15, 2)]) == "LEGAL"


@pytest.mark.parametrize("outline", ["Straight-river", "Bent-road"])
def test_p30_rivers_and_roads_reach_from_edge_to_edge(outline):
    for x, y, facing in ((5, 7.5, 0), (5, 7.5, 180), (7.5, 5, 90), (7.5, 10, 270)):
        assert lay(outline, x, y, facing) == "LEGAL"
    for x, y, facing in ((5, 7.5, 45), (5, 7, 0), (7.5, 5, 0), (0.2, 7.5, 0), (5, 7.5, 0.5)):
        assert lay(outline, x, y, facing) == "NOT_ACROSS_BOARD"


def test_p30_a_waterway_lies_along_an_edge():
    for x, y, facing in ((7.5, 0, 0), (0, 7.5, 90), (7.5, 15, 180), (15, 7.5, 270)):
        assert lay("Sea", x, y, facing) == "LEGAL"
    for x, y, facing in ((7.5, 0, 180), (7, 0, 0), (7.5, 3, 0), (0, 7.5, 0)):
        assert lay("Sea", x, y, facing) == "NOT_ACROSS_BOARD"


def test_p30_the_size_of_an_area():
    assert lay("Great-wood", 11, 11, rules={"feature_size": 8.4}) == "LEGAL"
    assert lay("Great-wood", 11, 11, rules={"feature_size": 8.2}) == "FEATURE_TOO_BIG"
    assert lay("Gully", 11, 11, rules={"gap": 1.3}) == "FEATURE_TOO_NARROW"


@pytest.mark.parametrize("board", [12, 15, 20, 24])
def test_p30_every_outline_is_an_area_that_may_be_placed(board):
    setting = setting_of(read_data(), board)
    for which, outline in enumerate(OUTLINES):
        row = setting.outlines[which]
        assert is_simple(Polygon(row.xs[: row.count], row.ys[: row.count])), outline
        if not setting.grounds[row.ground].is_linear:
            assert why_not_of_size(setting, which) == Cause.LEGAL, outline


@pytest.mark.parametrize("board", [12, 15, 20])
def test_p30_every_kind_of_ground_fits_somewhere_in_every_quarter(board):
    state, setting, _ = battle(board=board)
    for ground in (row for row in Ground if row not in (Ground.OPEN, Ground.CAMP)):
        outlines = {row for row in range(len(OUTLINES)) if setting.outlines[row].ground == ground}
        found = set()
        for quarter in range(5):
            tries = next_spot(state, setting, ground, quarter, 0, 0)
            assert tries != NOBODY, (ground, quarter)
            while tries != NOBODY and found != outlines:
                spot = spot_tried(setting, ground, 0, tries)
                which = outline_of_spot(setting, ground, spot)
                place = pose_of_spot(setting, ground, quarter, spot)
                assert why_not_lay(state, setting, which, place, quarter) == Cause.LEGAL
                found.add(which)
                tries = next_spot(state, setting, ground, quarter, 0, tries)
        assert found == outlines or board < 15, "every outline of it is tried"


def test_p30_lost_ground_is_left_out_only_when_it_fits_nowhere():
    state, setting, _ = battle(features=[box("marsh", 0.5, 8, 7, 14.5)])
    state.chosen_ground, state.quarter = Ground.WOOD, 1
    assert next_spot(state, setting, Ground.WOOD, 1, 17, 0) == NOBODY
    assert spot_count(setting, Ground.WOOD) > 1000
    assert why_not_leave_out(state, setting, Ground.WOOD) == Cause.LEGAL
    assert why_not_leave_out(state, setting, Ground.MARSH) == Cause.NO_SUCH_FEATURE
    state.quarter = 2
    assert why_not_leave_out(state, setting, Ground.WOOD) == Cause.FEATURE_FITS


def test_p30_lost_ground_is_offered_to_be_left_out_and_counts_as_chosen():
    table = defending("forest").do("take wood", dice=[1])
    marsh = table.state.features[3]
    wide = battle(features=[box("marsh", 0.5, 8, 7, 14.5)]).state.features[3]
    marsh.load(iter(wide.values()))
    assert "leave out wood" in table.offers and not any(text.startswith("place") for text in table.offers)
    table.do("leave out wood")
    assert table.told == [("FEATURE_DROPPED", Ground.WOOD, 0)]
    assert table.why("take river") == "LEGAL" and table.state.taken[Ground.WOOD] == 1


def test_p30_a_city_has_its_owner_and_denizens_at_once():
    table = defending("arable").do("take city", dice=[5]).do("place Small-city at 3,3.5 facing 000")
    town, denizens = table.state.features[2], table.state.elements[16 + 13]
    assert (town.owner, town.width, town.gates) == (1, 3_000_000, 0b101)
    assert denizens.status == 1 and denizens.inside == 3
    assert table.state.elements[13].status == 0, "the attacker has none"

"""What shooters see: range, arc, target lines, and what masks them."""

from rulesets.dba3.field import battle, box, camp, city

from bingqi.geometry.rectangle import Edge
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.sight import view_of


def view(field, me, thing):
    """Why one cannot shoot at the other ("" if it can), and at which edge it does."""
    found = view_of(field.state, field.setting, field.numbers[me], field.numbers[thing])
    return "" if found.why == Cause.LEGAL else Cause(found.why).name, found.edge


def shot(target, shooter="4Bw", red=None, features=(), **more):
    """Red shoots up the board from (7.5, 5); where blue stands."""
    return battle(
        red={"A": (shooter, 7.5, 5.0), **(red or {})}, blue={"X": target}, features=features, **more
    )


def test_d41_d42_artillery_reaches_five_base_widths_and_bows_three():
    assert view(shot(("4Bd", 7.5, 8.0)), "A", "X") == ("", Edge.FRONT)
    assert view(shot(("4Bd", 7.5, 8.01)), "A", "X")[0] == "OUT_OF_RANGE"
    assert view(shot(("4Bd", 7.5, 10.0), "Art"), "A", "X") == ("", Edge.FRONT)
    assert view(shot(("4Bd", 7.5, 10.01), "Art"), "A", "X")[0] == "OUT_OF_RANGE"


def test_d45_range_is_the_shortest_distance_between_the_two_lines():
    # The front is slanted: its nearer corner is in range and its middle is not.
    assert view(shot(("4Bd", 7.5, 8.1, 200)), "A", "X")[0] == ""


def test_d52_the_arc_is_one_base_width_wider_on_each_side():
    assert view(shot(("4Bd", 8.5, 7)), "A", "X")[0] == ""
    assert view(shot(("4Bd", 9.5, 7)), "A", "X")[0] == ""
    assert view(shot(("4Bd", 9.51, 7)), "A", "X")[0] == "OUTSIDE_ARC"


def test_d50_half_a_base_width_of_an_edge_is_enough_and_d53_it_lies_wholly_in_the_arc():
    assert view(shot(("4Bd", 9.0, 7)), "A", "X") == ("", Edge.FRONT)
    assert view(shot(("4Bd", 9.1, 7)), "A", "X")[1] == Edge.RIGHT  # 0.4 of the front; all of the side


def test_d46_d53_nothing_behind_the_shooting_line_is_in_the_arc():
    assert view(shot(("4Bd", 7.5, 4.0)), "A", "X")[0] == "OUTSIDE_ARC"


def test_d50_the_edge_that_is_hit():
    assert view(shot(("4Bd", 7.5, 7, 0)), "A", "X")[1] == Edge.REAR
    assert view(shot(("El", 7.5, 7, 270)), "A", "X")[1] == Edge.LEFT
    assert view(shot(("El", 7.5, 7, 90)), "A", "X")[1] == Edge.RIGHT


def test_d50_a_short_edge_must_be_seen_in_full():
    # A spear's side edge is 0.375 BW long.
    assert view(shot(("Sp", 8.9, 7, 90)), "A", "X")[1] == Edge.RIGHT
    assert view(shot(("Sp", 9.2, 7, 90)), "A", "X")[1] == Edge.REAR


def test_d60_any_part_of_another_element_between_the_lines_forbids_the_shot():
    field = shot(("4Bd", 7.5, 7.5), red={"B": ("4Bd", 7.5, 6.4)})
    assert view(field, "A", "X")[0] == "ELEMENT_IN_SIGHT_LINE"
    field = shot(("4Bd", 7.5, 7.5), red={"B": ("4Bd", 9.0, 6.4)})
    assert view(field, "A", "X")[0] == ""


def test_d61_half_a_base_width_that_the_whole_shooting_line_sees_is_enough():
    field = shot(("4Bd", 8.3, 7.5), red={"B": ("4Bd", 6.7, 7.0)})
    assert view(field, "A", "X")[0] == ""


def test_d58_artillery_shoots_through_enemy_psiloi_and_nobody_else_does():
    for shooter, why in (("Art", ""), ("4Bw", "ELEMENT_IN_SIGHT_LINE")):
        field = battle(red={"A": (shooter, 7.5, 5)}, blue={"P": ("Ps", 7.5, 6.5), "X": ("4Bd", 7.5, 7.5)})
        assert view(field, "A", "X")[0] == why
    field = shot(("4Bd", 7.5, 7.5), "Art", red={"P": ("Ps", 7.5, 6.5)})
    assert view(field, "A", "X")[0] == "ELEMENT_IN_SIGHT_LINE"


def test_d65_a_ridge_line_masks():
    hill = {
        "ground": "gentle-hill",
        "corners": [[6, 5.5], [9, 5.5], [9, 7], [6, 7]],
        "crest": [[6, 6.2], [9, 6.2]],
    }
    assert view(shot(("4Bd", 7.5, 7.5), features=[hill]), "A", "X")[0] == "CREST_IN_SIGHT_LINE"
    beside = {**hill, "crest": [[6, 6.2], [6.4, 6.2]]}
    assert view(shot(("4Bd", 7.5, 7.5), features=[beside]), "A", "X")[0] == ""


def test_d65_a_city_masks():
    field = shot(("4Bd", 7.5, 7.9), features=[city("Blue", 7.5, 6.7, width=2, depth=1)])
    assert view(field, "A", "X")[0] == "STRONGHOLD_IN_SIGHT_LINE"


def test_d65_more_than_half_a_base_width_of_wood_masks():
    assert view(shot(("4Bd", 7.5, 7.5), features=[box("wood", 5, 6, 10, 6.5)]), "A", "X")[0] == ""
    for ground in ("wood", "oasis", "dunes", "hamlet", "edifice", "difficult-hill"):
        aside = {"crest": [[5, 6.3], [5.1, 6.3]]} if ground == "difficult-hill" else {}
        field = shot(("4Bd", 7.5, 7.5), features=[box(ground, 5, 6, 10, 6.6, **aside)])
        found = view(field, "A", "X")[0]
        assert found == "COVER_IN_SIGHT_LINE", ground
    assert view(shot(("4Bd", 7.5, 7.5), features=[box("scrub", 5, 6, 10, 6.6)]), "A", "X")[0] == ""


def test_d49_war_wagons_shoot_from_any_edge():
    assert view(shot(("4Bd", 10, 4.5, 270), "WWg"), "A", "X")[0] == ""
    assert view(shot(("4Bd", 7.5, 2, 0), "WWg"), "A", "X")[0] == ""


def test_d47_d51_a_garrison_of_bows_shoots_from_the_walls_and_a_stronghold_is_shot_at():
    walls = [city("Red", 7.5, 5.0, width=3, depth=3)]
    field = battle(red={"A": ("4Bw", "City")}, blue={"X": ("4Bd", 7.5, 7.5)}, features=walls)
    assert view(field, "A", "X")[0] == ""
    field = battle(
        red={"A": ("4Bw", 7.5, 9.0)}, blue={"D": ("CF", "Camp2")}, features=[camp("Blue", 7.5, 11, 180)]
    )
    assert view(field, "A", "Camp2")[0] == ""


def test_d48_a_garrison_of_artillery_shoots_from_any_edge():
    walls = [city("Red", 7.5, 5.0, width=3, depth=3)]
    for x, y, facing in ((7.5, 9.0, 180), (11.5, 3.5, 270), (3.5, 3.5, 90)):
        field = battle(red={"A": ("Art", "City")}, blue={"X": ("4Bd", x, y, facing)}, features=walls)
        assert view(field, "A", "X")[0] == "", (x, y)

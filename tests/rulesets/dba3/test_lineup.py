"""Where contacts line up, what is in the way of that, and the same of all contact in both tiers."""

import pytest
from rulesets.dba3.field import battle, box, camp, city
from rulesets.dba3.touching import EDGES, FRONT, LEFT, LEFT_CORNER, REAR, RIGHT, RIGHT_CORNER, Table, pose

from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.ground import body, stand
from bingqi.rulesets.dba3.lineup import (
    contact_pose,
    edge_met,
    fighting_pose,
    obstruction,
    pose_to_face,
)


def table(red, blue, features=(), **more):
    return Table(battle(red, blue, features, **more))


def place(on, name, thing, edge):
    """The pose of a contact in BW and degrees."""
    amount = EDGES.index(edge) if edge in EDGES else int(edge)
    found = contact_pose(on.state, on.setting, on.numbers[name], on.numbers[thing], amount)
    return round(found.x / 1e6, 3), round(found.y / 1e6, 3), found.bearing / 10


@pytest.mark.parametrize(
    ("edge", "expected"),
    [
        (FRONT, (7.5, 7.5, 180.0)),
        (REAR, (7.5, 6.5, 0.0)),
        (RIGHT, (8.0, 7.0, 270.0)),
        (LEFT, (7.0, 7.0, 90.0)),
        (LEFT_CORNER, (6.5, 7.5, 180.0)),
        (RIGHT_CORNER, (8.5, 7.5, 180.0)),
    ],
)
def test_d6_to_d9_the_poses_that_line_up(edge, expected):
    on = table({"A": ("4Bd", 2, 2)}, {"X": ("El", 7.5, 7.5, 0)})
    assert place(on, "A", "X", edge) == expected


@pytest.mark.parametrize("bearing", [0, 37.3, 121.9, 200, 359.9])
def test_d6_a_base_at_that_pose_is_lined_up_there(bearing):
    on = table({"A": ("4Bd", 2, 2)}, {"X": ("3Kn", 7.5, 7.5, bearing)})
    for edge in EDGES[:4]:
        amount = EDGES.index(edge)
        stand(on.state, on.setting, 0, contact_pose(on.state, on.setting, 0, on.numbers["X"], amount))
        assert on.faced("A", "X") == edge
        assert edge_met(body(on.setting, on["A"]), body(on.setting, on["X"])) == amount


@pytest.mark.parametrize(
    ("front", "expected"),
    [
        (-1, (7.5, 7.5, 30.0)),
        (0, (7.5, 7.5, 30.0)),
        (1, (7.683, 6.817, 120.0)),
        (2, (7.0, 6.634, 210.0)),
        (3, (6.817, 7.317, 300.0)),
    ],
)
def test_d35_the_pose_of_the_edge_that_a_war_wagon_fights_with(front, expected):
    on = table({}, {"X": ("WWg", 7.5, 7.5, 30)})
    on["X"].wagon_front = front
    found = fighting_pose(on.state, on.setting, on.numbers["X"])
    assert (found.x / 1e6, found.y / 1e6, found.bearing / 10) == pytest.approx(expected, abs=0.001)


@pytest.mark.parametrize("which", range(4))
def test_d35_the_pose_with_which_an_edge_lies_on_an_enemy_front(which):
    on = table({"A": ("4Bd", 7.5, 6, 20)}, {"X": ("WWg", 7.9, 7.5, 190)})
    found = pose_to_face(on.state, on.setting, on.numbers["X"], pose(7.5, 6, 20), which)
    stand(on.state, on.setting, on.numbers["X"], found)
    assert on.faced("A", "X") == EDGES[which]


WEST = camp("Blue", 7.5, 7.5, 180)


@pytest.mark.parametrize(
    ("start", "wall", "expected"),
    [
        ((7.2, 6), "0", (7.2, 7.5, 0.0)),
        ((3, 6), "0", (6.5, 7.5, 0.0)),
        ((12, 6), "0", (8.5, 7.5, 0.0)),
        ((6, 8.2), "1", (6.5, 8.2, 90.0)),
        ((7.7, 9.5), "2", (7.7, 8.5, 180.0)),
        ((9.5, 7), "3", (8.5, 7.5, 270.0)),
    ],
)
def test_d24_squarely_at_a_wall_as_near_as_can_be(start, wall, expected):
    on = table({"A": ("4Bd", *start)}, {"G": ("4Bd", "Camp2")}, [WEST])
    assert place(on, "A", "Camp2", wall) == expected


def test_d24_beside_what_stands_there_already():
    red = {"A": ("4Bd", 7.4, 6), "B": ("4Bd", 7.2, 7.5), "C": ("Ps", 8.6, 7.3, 320)}
    on = table(red, {"G": ("4Bd", "Camp2")}, [WEST])
    assert place(on, "A", "Camp2", "0")[0] == pytest.approx(7.4)
    stand(on.state, on.setting, on.numbers["C"], pose(2, 2))
    assert place(on, "A", "Camp2", "0") == (8.2, 7.5, 0.0)


def test_d96_elephants_before_the_middle_of_a_wall():
    town = city("Blue", 7.5, 9, facing=180, gates=(0,))
    on = table({"A": ("El", 6.2, 7)}, {"G": ("4Bd", "City")}, [town])
    assert place(on, "A", "City", "0") == (7.5, 9.0, 0.0)


@pytest.mark.parametrize(
    ("troops", "at", "why"),
    [
        ("4Bd", (7.5, 7.5), "LEGAL"),
        ("4Bd", (0.4, 7.5), "BLOCKED_BY_EDGE"),
        ("4Bd", (8.4, 10.1), "BLOCKED_BY_ELEMENT"),
        ("4Bd", (8.0, 10), "LEGAL"),
        ("4Bd", (3, 3), "LEGAL"),
        ("Art", (3, 3), "BLOCKED_BY_TERRAIN"),
        ("4Bd", (12, 12), "BLOCKED_BY_TERRAIN"),
    ],
)
def test_d19_what_is_in_the_way_of_lining_up(troops, at, why):
    on = table(
        {"A": (troops, 7.5, 6)},
        {"X": ("4Bd", 9.0, 10, 180)},
        [box("wood", 2, 2, 5, 5), city("Blue", 12, 13)],
    )
    assert Cause(obstruction(on.state, on.setting, 0, pose(*at), 0)).name == why
    if why == "BLOCKED_BY_ELEMENT":
        leaving = 1 << on.numbers["X"]
        assert obstruction(on.state, on.setting, 0, pose(*at), leaving) == Cause.LEGAL

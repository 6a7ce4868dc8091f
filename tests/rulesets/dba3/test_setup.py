"""From data and scenarios to a first state: what stands where, what things are called, and what cannot be."""

import pytest
from rulesets.dba3.before_battle import SetUp, opened, scenario
from rulesets.dba3.field import box, camp, city, read_data

from bingqi.errors import BadData, NotFound
from bingqi.geometry.tolerance import UNIT
from bingqi.rulesets.dba3.setting import ground_name, ground_number, setting_of
from bingqi.rulesets.dba3.state import Ground, Kind, Phase, Stage, Status

CAMPS = [camp("Rome", 7.5, 1), camp("Carthage", 7.5, 14, 180)]
ROW = ["Cv general", "Cv", "4Bd", "4Bd", "4Bd", "4Bd", "4Bd", "4Bd", "Sp", "Sp", "Ps", "Ps"]


def placed(y=5.0, x=1.5, **changes):
    """The Roman army in one row."""
    found = []
    for number, text in enumerate(ROW):
        troops, _, general = text.partition(" ")
        found.append({"troops": troops, "at": [x + number, y], "general": bool(general)})
    for number, change in changes.items():
        found[int(number[1:])].update(change)
    return found


def given(rome=None, carthage=None, **more):
    """A scenario that gives ground and places."""
    punic = [
        {"troops": "Cv", "general": True},
        *(
            {"troops": troops}
            for troops in ("Cv", "LH", "LH", "Sp", "Sp", "Sp", "4Ax", "4Wb", "4Wb", "Ps", "Ps")
        ),
    ]
    punic = [one | {"at": [1.5 + number, 10.0]} for number, one in enumerate(punic)]
    more = {"set_up": "given", "deploy": False, "feature": CAMPS} | more
    return scenario({"placed": placed()} | (rome or {}), {"placed": punic} | (carthage or {}), **more)


def fault(raw, kind=BadData, **changes):
    with pytest.raises(kind) as found:
        opened(raw, **changes)
    return found.value.key, found.value.places.get("path"), found.value.places.get("nearest")


# ---------------------------------------------------------------- the record


def test_p1_lengths_are_grains():
    setting = setting_of(read_data())
    assert (setting.board, setting.rules.command, setting.rules.gap) == (15 * UNIT, 8 * UNIT, UNIT)
    assert setting_of(read_data(), 20).board == 20 * UNIT
    assert setting.rules.target_piece == UNIT // 2 and setting.rules.pip_sides == 6


def test_p2_p14_a_form_of_troops_is_a_row():
    data = read_data()
    setting = setting_of(data)
    codes = list(data.troops)
    knights, blades, artillery = (setting.troops[codes.index(code)] for code in ("4Kn", "4Bd", "Art"))
    assert (knights.kind, knights.is_mounted, knights.is_cataphract, knights.depth) == (
        Kind.KN,
        1,
        1,
        750_000,
    )
    assert (blades.foot, blades.mounted, blades.in_city, blades.is_solid) == (5, 3, 5, 1)
    assert (artillery.bad, artillery.in_city, artillery.reach) == (-1, 2, 5 * UNIT)


def test_p24_every_kind_of_ground_has_its_row():
    data = read_data()
    setting = setting_of(data)
    assert {ground_name(ground) for ground in Ground} - {"open"} == set(data.grounds)
    wood = setting.grounds[ground_number("wood")]
    assert (wood.going, wood.masks, wood.hides, wood.muffles) == (2, 2, 2, 1)


def test_readings_can_be_changed():
    setting = setting_of(read_data({"mounted_recoil": "full", "chariots_die_level": False}))
    assert setting.rules.options.mounted_recoil == 2 and setting.rules.options.chariots_die_level == 0


def test_outlines_reach_across_a_board_of_any_size():
    data = read_data()
    for board in (12, 15, 20):
        setting = setting_of(data, board)
        river = setting.outlines[list(data.outlines).index("Winding-river")]
        assert min(river.ys) == -setting.board // 2 and max(river.ys) == setting.board // 2


# ---------------------------------------------------------------- what a scenario opens to


def test_p5_elements_are_called_by_kind_and_number_through_both_sides():
    opening = opened(given())
    names = opening.convertors["unit"].names
    assert names[:12] == ("Cv1", "Cv2", *(f"Bd{n}" for n in range(1, 7)), "Sp1", "Sp2", "Ps1", "Ps2")
    assert names[16:20] == ("Cv3", "Cv4", "LH1", "LH2") and names[13] == "Den1" and names[29] == "Den2"
    assert opening.convertors["thing"].names[32:35] == ("Camp1", "Camp2", "Town")


def test_p5_a_side_without_choices_has_the_first_of_its_list():
    opening = opened(scenario(set_up="full"))
    forms = [opening.sorts[element.troop].name for element in opening.state.elements[:12]]
    assert forms == ["Cv", "Cv", *["4Bd"] * 6, "Sp", "Sp", "Ps", "Ps"]
    assert [element.is_general for element in opening.state.elements[:12]] == [1] + [0] * 11
    assert {element.status for element in opening.state.elements[:12]} == {Status.WAITING}


def test_p5_followers_and_denizens_have_places_of_their_own():
    raw = given({"followers": True}, feature=[*CAMPS, city("Carthage", 3, 14.5)])
    state = opened(raw).state
    followers, denizens = state.elements[12], state.elements[16 + 13]
    assert (followers.status, followers.inside) == (Status.FIELD, 1)
    assert (followers.x, followers.y) == (7_500_000, 750_000), "its middle is that of the camp"
    assert (denizens.status, denizens.inside) == (Status.FIELD, 3)
    assert state.elements[16 + 12].status == state.elements[13].status == Status.NONE


def test_a_given_battle_begins_with_the_attackers_pips():
    table = SetUp(
        *given()["side"], **{key: value for key, value in given().items() if key not in ("side", "scenario")}
    )
    assert table.asked == ("Rome", "PIPS") and table.state.turn.phase == Phase.MOVE
    assert table.state.forces[0].bounds == 1 and table.state.forces[1].bounds == 0
    assert opened(given(attacker="Carthage")).state.turn.active == 1


def test_elements_look_to_the_enemy_unless_told_otherwise():
    raw = given({"placed": placed(n4={"facing": 90}), "base_edge": "near"})
    elements = opened(raw).state.elements
    assert elements[0].bearing == 0 and elements[4].bearing == 900 and elements[16].bearing == 1800


def test_ground_of_every_way_of_drawing():
    raw = given(
        feature=[
            *CAMPS,
            box("wood", 0, 6, 2, 8, title={"en": "Oakwood", "zh-CN": "橡林"}),
            {"ground": "gentle-hill", "outline": "Mound", "at": [12, 7.5], "facing": 45},
            {"ground": "river", "line": [[4, -0.5], [5, 15.5]], "width": 0.6, "grade": 3},
            city("Carthage", 2, 14.5, gates=(0, 2)),
            box("gentle-hill", 6, 6, 9, 8, crest=[[6, 7], [9, 7]], name="Ridge"),
        ]
    )
    opening = opened(raw)
    state, names = opening.state, opening.convertors["feature"].names
    assert names[:7] == ("Camp1", "Camp2", "City", "Wood1", "Hill1", "River1", "Ridge")
    assert opening.titles["Wood1"] == {"en": "Oakwood", "zh-CN": "橡林"}
    assert state.features[2].gates == 0b101 and state.features[2].owner == 1
    assert state.features[5].grade == 3 and state.features[5].count == 4
    assert (state.features[6].crest_x, state.features[6].crest_to_x) == (6 * UNIT, 9 * UNIT)
    assert state.features[4].outline >= 0 and state.features[3].outline == -1
    assert opening.ground[Ground.WOOD].sorts[0].style == "wood" and opening.ground[0].sorts == ()


def test_full_set_up_begins_with_aggression_or_the_defenders_ground():
    assert opened(scenario(set_up="full")).state.stage == Stage.AGGRESSION
    opening = opened(scenario(set_up="full", attacker="Carthage"))
    assert (opening.state.attacker, opening.state.stage) == (1, Stage.GROUND)


# ---------------------------------------------------------------- what cannot be


def test_errors_name_the_place_in_the_file_and_what_would_be_right():
    assert fault(given(attacker="Rom")) == ("error-unknown-name", "attacker", "Rome")
    assert fault(given({"name": "carthage"})) == ("error-name-twice", "side[2].name", None)
    assert fault(given({"army": "II/333"}), NotFound)[:2] == ("error-no-such-army", "side[1].army")
    assert fault(given({"home": "arabel"})) == ("error-unknown-name", "side[1].home", "arable")
    key, path, near = fault(given({"base_edge": "near"}, {"base_edge": "left"}))
    assert (key, path) == ("error-edges", "side[1].base_edge") and near == "right"


def test_p52_an_army_keeps_to_its_list():
    key, path, _ = fault(given({"placed": placed(n2={"troops": "El"})}))
    assert (key, path) == ("error-army-not-in-list", "side[1].placed[3]")
    key, path, near = fault(scenario({"elements": ["Cv general", "11 4Bb"]}, {}, set_up="full"))
    assert (key, path) == ("error-roster-troop", "side[1].elements[2]") and near == "4Wb"
    key, path, _ = fault(given({"placed": placed(), "elements": ["Cv general"]}))
    assert (key, path) == ("error-elements-twice", "side[1].elements")


def test_an_army_without_a_list_is_not_bound_by_one():
    raw = given({"placed": [{"troops": "El", "at": [7.5, 5]}], "army": None})
    del raw["side"][0]["army"]
    assert opened(raw).convertors["unit"].names[0] == "El1"
    raw["side"][0]["placed"] = []
    assert fault(raw) == ("error-missing-key", "side[1].army", None)


def test_elements_stand_on_the_board_and_beside_each_other():
    assert fault(given({"placed": placed(n0={"at": [0.2, 5]})})) == (
        "error-element-off-board",
        "side[1].placed[1]",
        None,
    )
    assert fault(given({"placed": placed(n1={"at": [1.8, 5]})}))[:2] == (
        "error-element-on-element",
        "side[1].placed[2]",
    )
    water = [*CAMPS, box("waterway", 0, 4, 3, 8)]
    assert fault(given(feature=water))[:2] == ("error-element-on-ground", "side[1].placed[1]")
    nowhere = placed()
    del nowhere[3]["at"]
    assert fault(given({"placed": nowhere})) == ("error-element-nowhere", "side[1].placed", None)


def test_p29_a_stronghold_holds_one_element():
    inside = {"inside": "Camp1"}
    key, path, _ = fault(given({"placed": placed(n11=inside, n10=inside)}))
    assert (key, path) == ("error-inside-twice", "side[1].placed[12]")
    assert fault(given({"placed": placed(n11={"inside": "Camp3x"})})) == (
        "error-unknown-name",
        "side[1].placed[12].inside",
        "Camp2",
    )


@pytest.mark.parametrize(
    ("feature", "key", "path"),
    [
        (box("wood", 0, 6, 20, 8), "error-ground-off-board", "feature[3]"),
        (box("wood", 6, 0, 9, 3), "error-ground-on-ground", "feature[3]"),
        (
            {"ground": "wood", "corners": [[1, 6], [3, 8], [3, 6], [1, 8]]},
            "error-ground-tangled",
            "feature[3]",
        ),
        ({"ground": "wood", "at": [2, 7]}, "error-missing-key", "feature[3].corners"),
        ({"ground": "wood", "outline": "Copse"}, "error-missing-key", "feature[3].at"),
        ({"ground": "wood", "outline": "Copsy", "at": [2, 7]}, "error-unknown-name", "feature[3].outline"),
        ({"ground": "marsh", "outline": "Copse", "at": [2, 7]}, "error-ground-outline", "feature[3].outline"),
        (
            {"ground": "city", "at": [2, 7], "owner": "Rome", "width": 2},
            "error-missing-key",
            "feature[3].depth",
        ),
        ({"ground": "city", "at": [2, 7], "width": 2, "depth": 2}, "error-missing-key", "feature[3].owner"),
        (camp("Rome", 3, 3), "error-ground-twice", "feature[3]"),
        (city("Athens", 3, 14), "error-unknown-name", "feature[3].owner"),
    ],
)
def test_ground_that_cannot_be(feature, key, path):
    assert fault(given(feature=[*CAMPS, feature]))[:2] == (key, path)


def test_a_second_piece_of_ground_may_not_lie_on_the_first_but_for_roads():
    two = [box("wood", 0, 6, 3, 8), box("marsh", 2, 7, 4, 8)]
    assert fault(given(feature=[*CAMPS, *two]))[:2] == ("error-ground-on-ground", "feature[4]")
    two[1]["ground"] = "road"
    assert opened(given(feature=[*CAMPS, *two]))


def test_set_up_and_what_it_excludes():
    assert fault(scenario(set_up="full", feature=CAMPS))[0] == "error-ground-given"
    assert fault(scenario({"placed": placed()}, {}, set_up="full")) == (
        "error-placed-on-nothing",
        "side[1].placed",
        None,
    )
    assert fault(scenario(set_up="quick", attacker="Rome")) == ("error-attacker-given", "attacker", None)
    assert fault(given(feature=CAMPS[:1])) == ("error-camp-missing", "side[2].camp", None)
    assert opened(given(None, {"camp": False}, feature=CAMPS[:1])).state.forces[1].has_camp == 0


def test_names_are_given_once_and_are_no_words_of_actions():
    assert fault(given({"placed": placed(n3={"name": "Bd3"})}))[0] == "error-name-twice"
    assert fault(given({"placed": placed(n3={"name": "quick"})}))[0] == "error-name-is-action"
    assert fault(given({"placed": placed(n3={"name": "Camp1"})}))[0] == "error-name-twice"
    opening = opened(
        given({"placed": placed(n3={"name": "Tenth", "title": {"en": "X", "zh-CN": "第十军团"}})})
    )
    assert opening.convertors["unit"].names[3] == "Tenth" and opening.titles["Tenth"]["en"] == "X"


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_every_fault_is_told_in_both_languages(language):
    for raw in (
        given(attacker="Rom"),
        given({"placed": placed(n0={"at": [0.2, 5]})}),
        given(feature=[*CAMPS, box("wood", 6, 0, 9, 3)]),
        given(feature=CAMPS[:1]),
        scenario(set_up="full", feature=CAMPS),
    ):
        with pytest.raises(BadData) as found:
            opened(raw)
        told = found.value.sentence(language)
        assert "test.toml" in told and "<" not in told and "{" not in told

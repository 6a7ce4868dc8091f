"""What a side sees of a battle: the whole field, only what is legal, exact chances, words for all of it."""

import random
import re
from collections import Counter
from fractions import Fraction
from functools import cache

import msgspec
import pytest
from rulesets.dba3.field import SIDES, ask_instead, battle, box, camp, city, pose, read_data

from bingqi.game.contract.sight import texts
from bingqi.game.explain import explain_events, question_sentence
from bingqi.game.game import Game, new_game
from bingqi.kit.action import Actions, new_action
from bingqi.kit.dice import TAPE_LENGTH
from bingqi.kit.odds import odds
from bingqi.kit.ruleset import Opening
from bingqi.kit.scene import Scene, told
from bingqi.kit.table import PlainTable
from bingqi.kit.turn import open_question
from bingqi.kit.wording import LANGUAGES, catalogue
from bingqi.rulesets.dba3 import RULESET
from bingqi.rulesets.dba3.actions import PATTERNS, Act, Ask, convertors
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.forecast import fights, shots
from bingqi.rulesets.dba3.offers import PLAIN, runs
from bingqi.rulesets.dba3.scene import SIGNS, scene
from bingqi.rulesets.dba3.setup import grounds, sorts
from bingqi.rulesets.dba3.state import (
    ELEMENTS,
    FEATURE,
    FEATURES,
    Fate,
    Going,
    Hold,
    Phase,
    Stage,
    Status,
)
from bingqi.rulesets.dba3.turn import candidates, why_not

RED, BLUE = 0, 1
PACKAGE = "bingqi.rulesets.dba3"
SCENARIO = """
set_up = "{set_up}"
[scenario]
en = "Trial"
zh-CN = "试战"
story = "A trial."
story-zh-CN = "试一试。"
minutes = 30
[[side]]
name = "Red"
title = {{ en = "Reds", zh-CN = "红方" }}
army = "II/10"
[[side]]
name = "Blue"
title = {{ en = "Blues", zh-CN = "蓝方" }}
army = "II/33"
"""


def opening_of(field) -> Opening:
    """A field with names, as a game has them."""
    data = read_data()
    units = [""] * ELEMENTS
    features = ["Camp1", "Camp2", "Town", *(f"Ground{number}" for number in range(1, FEATURES - 2))]
    for name, number in field.numbers.items():
        if number < FEATURE:
            units[number] = name
        else:
            features[number - FEATURE] = name
    return Opening(
        setting=field.setting,
        state=field.state,
        sides=SIDES,
        seats=SIDES,
        convertors=convertors(
            tuple(units), SIDES, tuple(features), tuple(data.troops), tuple(data.outlines), tuple(data.homes)
        ),
        titles={"City": {"en": "Antioch", "zh-CN": "安条克"}},
        sorts=sorts(data),
        ground=grounds(data),
    )


def seen(field, side=RED) -> Scene:
    return scene(field.state, field.setting, opening_of(field), side)


def marks(shown: Scene, style: str) -> list[tuple[str, ...]]:
    """The things that the marks of a style are about."""
    return [
        tuple(str(value) for value in mark.why.places.values()) for mark in shown.marks if mark.style == style
    ]


def words(text, language="en") -> str:
    return told(text, catalogue(language, PACKAGE))


def panel(shown: Scene, key: str) -> list[list[str]]:
    """The rows of the panel with a title, in words."""
    [found] = [panel for panel in shown.panels if panel.title.id == key]
    return [[words(cell) for cell in row.cells] for row in found.rows]


@cache
def game_of(set_up: str, seed: int, plies: int) -> list[tuple[bytes, Game]]:
    """A random battle, as the packed states before each action."""
    import tempfile
    from pathlib import Path

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "trial.toml"
        file.write_text(SCENARIO.format(set_up=set_up), "utf-8")
        game = new_game(RULESET, file, seed=seed)
    chooser, states = random.Random(seed), []
    while not game.result.over and len(states) < plies:
        states.append((game.table.pack(), game))
        found = game.table.candidates()
        contacts = [action for action in found if action.act == Act.CONTACT]
        game.play(chooser.choice(contacts if contacts and chooser.random() < 0.8 else found))
    return states


def positions(every: int):
    """Positions of a battle that is set up by hand, and of one that the computer sets up."""
    for set_up, seed, plies in (("full", 2, 60), ("quick", 4, 260)):
        for packed, game in game_of(set_up, seed, plies)[::every]:
            game.table.restore(packed)
            yield game


# ---------------------------------------------------------------- any position


def test_every_scene_survives_its_way_to_a_client():
    for game in positions(9):
        for side in (RED, BLUE):
            shown = game.scene(side)
            assert msgspec.json.decode(msgspec.json.encode(shown), type=Scene) == shown
            assert shown.digest == game.observed(side).digest()


def test_every_choice_is_a_candidate_that_reads_back_and_is_legal():
    for game in positions(7):
        decides = game.decision.side
        assert not game.scene(1 - decides).choices
        choices = game.scene(decides).choices
        assert [game.notation.read(choice.action, decides) for choice in choices] == game.table.candidates()
        for choice in random.Random(1).sample(choices, min(6, len(choices))):
            assert game.why_not(choice.action) is None, choice.action


def test_every_text_of_a_scene_has_words_in_both_languages():
    for game in positions(9):
        for side in (RED, BLUE):
            for text in texts(game.scene(side)):
                for language in LANGUAGES:
                    written = words(text, language)
                    assert written and not re.search(r"<[\w-]*>|\{|\}", written), (text, written)


def test_what_happens_has_words_in_both_languages():
    for set_up, seed, plies in (("full", 2, 60), ("quick", 4, 260)):
        game = game_of(set_up, seed, plies)[-1][1]
        for ply in game.plies:
            for language in LANGUAGES:
                written = explain_events(RULESET, game.opening, ply.events, language)
                assert not re.search(r"<[\w-]+>|\{|\}", written), written


def test_the_seed_changes_nothing_that_is_seen():
    for game in positions(40):
        before = [msgspec.json.encode(game.scene(side)) for side in (RED, BLUE)]
        game.state.dice.seed ^= 12345
        assert [msgspec.json.encode(game.scene(side)) for side in (RED, BLUE)] == before


# ---------------------------------------------------------------- words for everything


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_a_scene_can_say_has_words(language):
    known = catalogue(language, PACKAGE)
    keys = [f"choice-{act.name}" for act in Act if act not in PLAIN and act != Act.MOVE]
    keys += [f"choice-MOVE-{kind}" for kind in ("straight", "aside", "turned")] + ["choice-CHOOSE-group"]
    keys += [f"act-{act.name}" for act in Act] + [f"question-{ask.name}" for ask in Ask]
    keys += [f"going-{going.name}" for going in Going] + [f"hold-{hold.name}" for hold in Hold]
    keys += [f"phase-{phase.name}" for phase in Phase] + [f"stage-{stage.name}" for stage in Stage]
    keys += [f"state-{word}" for word in SIGNS]
    keys += [f"status-{status.name}" for status in Status if status not in (Status.NONE, Status.FIELD)]
    keys += [f"fate-{fate.name}" for fate in Fate if fate != Fate.NOTHING] + ["fate-BLOCKED", "fate-nobody"]
    keys += [f"river-{word}" for word in ("unknown", "paltry", "slow", "deep")]
    keys += [f"question-{name}-chosen" for name in ("AIM", "CONFORM", "RECOIL", "SACKED")]
    keys += [f"asked-{word}" for word in ("group", "ground", "quarter", "place")]
    assert [key for key in keys if not known.has(key)] == []


@pytest.mark.parametrize("ask", [ask for ask in Ask if ask != Ask.NOTHING])
def test_every_question_is_asked_in_words(ask):
    field = battle(red={"A": ("4Bd", 7.5, 6)}, blue={"X": ("4Bd", 7.5, 9)})
    for about in (-1, 0):
        assert "<" not in question_sentence(RULESET, opening_of(field), ask, about, "zh-CN")


def test_every_kind_of_event_with_numbers_says_what_they_are():
    for number in Happening:
        sentence = (catalogue("en", PACKAGE)).text(f"event-{number.name}")
        shape = RULESET.shapes.get(number)
        named = {form[0] for form in (shape.a, shape.b) if form} if shape else set()
        wanted = set(re.findall(r"\{ ?\$(\w+)", sentence)) - {"actor", "target", "cause"}
        assert wanted <= named | {""}, (number.name, wanted, named)


# ---------------------------------------------------------------- the field


def test_the_frame_is_the_board_in_base_widths():
    frame = seen(battle(red={"A": ("4Bd", 7.5, 6)}, blue={"X": ("4Bd", 7.5, 9)}, board=16)).frame
    assert (frame.kind, frame.columns, frame.rows) == ("plane", 16, 16)


def test_a_piece_has_its_pose_its_base_and_its_states():
    field = battle(
        red={"A": ("3Kn", 7.5, 6.25, 22.5, "general"), "B": ("4Bd", "City")},
        blue={"X": ("Ps", 1, 9)},
        features=[city("Red", 7.5, 14, facing=0)],
    )
    field.state.elements[field.numbers["A"]].moves = 1
    pieces = {piece.id: piece for piece in seen(field).pieces}
    knight = pieces["A"]
    assert (knight.pose, knight.size, knight.symbol, knight.side) == (
        (7.5, 6.25, 22.5),
        (1.0, 0.75),
        "kn",
        RED,
    )
    assert [badge.sign for badge in knight.badges] == ["*", "~"]
    assert [words(badge.text) for badge in pieces["B"].badges] == ["in City"]
    assert words(pieces["X"].sort, "zh-CN") == "散兵"


def test_who_waits_has_no_pose_and_who_is_lost_is_no_piece():
    field = battle(red={"A": ("4Bd", 7.5, 6), "B": ("4Bd", 8.5, 6)}, blue={"X": ("4Bd", 7.5, 9)})
    field.state.elements[0].status, field.state.elements[1].status = Status.WAITING, Status.LOST
    shown = seen(field)
    assert {piece.id: piece.pose is None for piece in shown.pieces} == {"A": True, "X": False}
    states = {row[0]: row[-1] for row in panel(shown, "panel-elements")}
    assert states == {"A": "not deployed yet", "B": "lost", "X": "ready"}


def test_ground_has_its_outline_its_name_and_what_it_does():
    hill = box("difficult-hill", 2, 2, 5, 5, crest=[[3, 3], [4, 4]])
    river = {"ground": "river", "line": [[0, 8], [15, 8]], "width": 0.5}
    features = [hill, river, camp("Red", 7.5, 1), city("Blue", 7.5, 13, facing=180, gates=(0, 2))]
    field = battle(red={"A": ("4Bd", 7.5, 6)}, blue={"X": ("4Bd", 7.5, 9)}, features=features)
    shown = seen(field)
    found = {region.style: region for region in shown.regions}
    assert found["difficult-hill"].outline == [(2, 2), (5, 2), (5, 5), (2, 5)]
    assert found["difficult-hill"].line == [(3, 3), (4, 4)]
    assert [words(effect) for effect in found["difficult-hill"].effects] == [
        "bad going",
        "hill with a ridge line",
    ]
    assert [words(effect) for effect in found["river"].effects] == ["nobody knows yet how deep"]
    assert (found["city"].id, found["city"].owner) == ("City", BLUE)
    assert words(found["city"].label, "zh-CN") == "安条克"
    gates = [mark.points for mark in shown.marks if mark.style == "gate"]
    assert sorted({y for points in gates for _, y in points}) == [13, 16] and len(gates) == 2


def test_threat_zones_are_a_base_width_ahead_and_end_in_combat():
    field = battle(red={"A": ("4Bd", 7.5, 6)}, blue={"X": ("4Bd", 7.5, 6, 180), "Y": ("4Bd", 3.5, 9, 180)})
    shown = seen(field)
    assert (marks(shown, "enemy-zone"), marks(shown, "own-zone")) == ([("Y",)], [])
    [zone] = [mark for mark in shown.marks if mark.style == "enemy-zone"]
    assert sorted(zone.points) == [(3, 8), (3, 9), (4, 8), (4, 9)]
    assert marks(seen(field, BLUE), "own-zone") == [("Y",)]


def test_war_wagons_threaten_on_all_sides():
    field = battle(red={"A": ("4Bd", 7.5, 6)}, blue={"W": ("WWg", 3.5, 9)})
    assert marks(seen(field), "enemy-zone") == [("W",)] * 4


def test_contacts_overlaps_flanks_and_supports_are_marked_with_their_reason():
    field = battle(
        red={"A": ("4Pk", 7.5, 6), "B": ("4Pk", 7.5, 5.625)},
        blue={"X": ("4Bd", 7.5, 6, 180), "Y": ("4Bd", 8.5, 6, 180), "Z": ("4Ax", 7.0, 5.5, 90)},
    )
    shown = seen(field)
    assert marks(shown, "contact") == [("A", "X")]
    assert marks(shown, "overlap") == [("Y", "A")]
    assert marks(shown, "flank") == [("Z", "A")]
    assert marks(shown, "rear-support") == [("B", "A")]
    [arrow] = [mark for mark in shown.marks if mark.style == "overlap"]
    assert words(arrow.why) == "Y overlaps A" and words(arrow.why, "zh-CN") == "Y 对 A 构成侧翼威胁"


def test_psiloi_are_not_shown_as_overlapped_corner_to_corner():
    field = battle(red={"A": ("Ps", 7.5, 6)}, blue={"X": ("4Bd", 7.5, 6, 180), "Y": ("4Bd", 8.5, 6, 180)})
    assert marks(seen(field), "overlap") == []


def test_side_support_is_marked_where_it_counts():
    spears = battle(red={"A": ("Sp", 7.5, 6), "B": ("4Bd", 8.5, 6)}, blue={"X": ("4Bd", 7.5, 6, 180)})
    assert marks(seen(spears), "side-support") == [("B", "A")]
    blades = battle(red={"A": ("4Bd", 7.5, 6), "B": ("4Bd", 8.5, 6)}, blue={"X": ("4Bd", 7.5, 6, 180)})
    assert marks(seen(blades), "side-support") == []


def test_a_shooter_shows_its_arc_and_what_each_target_comes_to():
    field = battle(
        red={"A": ("4Bw", 7.5, 6)},
        blue={"X": ("4Bd", 7.5, 8, 180), "Y": ("3Kn", 8.5, 8, 180)},
        phase=Phase.SHOOT,
        ask_kind=Ask.AIM,
        about=0,
    )
    shown = seen(field)
    [arc] = [mark for mark in shown.marks if mark.style == "arc"]
    assert sorted(arc.points) == [(6, 6), (6, 9), (9, 6), (9, 9)]
    assert [mark.style for mark in shown.marks if mark.kind == "halo"] == ["asked"]
    found = [words(one.title) for one in shown.panels if one.kind == "forecast"]
    assert found == ["A shoots at X", "A shoots at Y"]
    assert [choice.target for choice in shown.choices if choice.kind == "pick"] == ["X", "Y"]


@pytest.mark.parametrize(
    ("edge", "corners"),
    [
        (0, [(4, 0), (11, 4.5)]),
        (1, [(0, 4), (4.5, 11)]),
        (2, [(4, 10.5), (11, 15)]),
        (3, [(10.5, 4), (15, 11)]),
    ],
)
def test_where_a_side_deploys_follows_its_edge(edge, corners):
    field = battle(red={"A": ("4Bd", 7.5, 3)}, blue={"X": ("4Bd", 7.5, 12, 180)}, phase=Phase.SET_UP)
    field.state.forces[RED].base_edge, field.state.stage = edge, Stage.FIRST_LINE
    field.state.elements[0].status = Status.WAITING
    ask_instead(field.state, Ask.DEPLOY)
    shown = seen(field)
    [area] = [mark for mark in shown.marks if mark.style == "deploy"]
    assert [min(area.points), max(area.points)] == corners
    assert not marks(shown, "enemy-zone")


# ---------------------------------------------------------------- panels


def test_the_tracker_has_bound_side_phase_pips_and_losses():
    field = battle(red={"A": ("4Bd", 7.5, 6)}, blue={"X": ("4Bd", 7.5, 9)}, pips=4)
    field.state.pips, field.state.forces[BLUE].lost = 3, 2
    assert panel(seen(field), "panel-turn") == [["Bound 4", "Red", "Movement", "PIPs 3 of 4", "lost 0 : 2"]]


def test_a_lost_camp_counts_among_the_losses():
    field = battle(red={"A": ("4Bd", 7.5, 6)}, blue={"X": ("4Bd", 7.5, 9)})
    force = field.state.forces[RED]
    force.lost, force.camp_lost, force.general_lost = 2, 1, 1
    assert panel(seen(field), "panel-losses")[RED] == ["Red", "3", "the general, the camp"]


def test_the_reasons_of_a_forecast_add_up_to_its_sums():
    field = battle(
        red={"A": ("4Pk", 7.5, 6, 0, "general"), "B": ("4Pk", 7.5, 5.625)},
        blue={"X": ("4Bd", 7.5, 6, 180), "Y": ("4Bd", 8.5, 6, 180)},
        phase=Phase.COMBAT,
        ask_kind=Ask.FIGHT,
    )
    [ours, theirs, *outcomes] = panel(seen(field), "panel-combat")
    assert ours == ["A", "+6", "+3 against foot, +3 pikes behind, +1 general, -1 overlapped on the right"]
    assert theirs == ["X", "+5", "+5 against foot"]
    assert sum(Fraction(row[1]) for row in outcomes) == 1
    assert ["27.8 %", "5/18", "A recoils (beaten)"] in outcomes


FIGHTS = {
    "blades against warband": ("4Bd", "4Wb", 0.0),
    "knights against blades": ("3Kn", "4Bd", 0.0),
    "cataphracts against knights": ("4Kn", "3Kn", 0.0),
    "elephants against psiloi": ("El", "Ps", 0.0),
    "light horse against bows": ("LH", "4Bw", 0.0),
}


@pytest.mark.parametrize("name", FIGHTS)
def test_the_chances_of_a_combat_are_those_of_its_dice(name):
    """Each of the 36 falls of the dice is played, and what became of both is counted."""
    mine, theirs, _ = FIGHTS[name]
    field = battle(
        red={"A": (mine, 7.5, 6)}, blue={"X": (theirs, 7.5, 6, 180)}, phase=Phase.COMBAT, ask_kind=Ask.FIGHT
    )
    [forecast] = fights(field.state, field.setting, RED)
    expected = Counter()
    for (one, other), chance in forecast.outcomes:
        expected[one.fate, other.fate] += chance
    assert sum(expected.values()) == 1
    table = PlainTable(RULESET, field.setting, field.state)
    action = new_action(Act.FIGHT, RED, actor=0, target=field.numbers["X"])
    found = Counter()
    for faces in [(one, other) for one in range(1, 7) for other in range(1, 7)]:
        before = table.pack()
        told_of = {RED: Fate.NOTHING, BLUE: Fate.NOTHING}
        for event in table.play(action, faces).events:
            fate = {
                Happening.MUST_RECOIL: Fate.RECOIL,
                Happening.MUST_FLEE: Fate.FLEE,
                Happening.DESTROYED: Fate.DESTROYED,
            }.get(event.kind)
            if fate:
                side = BLUE if event.actor == field.numbers["X"] else RED
                told_of[side] = max(told_of[side], fate)
        found[int(told_of[RED]), int(told_of[BLUE])] += Fraction(1, 36)
        table.restore(before)
    assert found == expected


def test_a_recoil_that_cannot_be_made_is_told_as_the_end_that_it_is():
    field = battle(
        red={"A": ("4Bd", 7.5, 0.375)},
        blue={"X": ("4Bd", 7.5, 0.375, 180)},
        phase=Phase.COMBAT,
        ask_kind=Ask.FIGHT,
    )
    outcomes = panel(seen(field), "panel-combat")[2:]
    assert any(row[2] == "A is destroyed, as it cannot recoil (beaten)" for row in outcomes)
    assert any(row[2] == "X recoils (beaten)" for row in outcomes)


def test_a_shooter_that_is_not_shot_at_takes_no_harm():
    field = battle(
        red={"A": ("4Bw", 7.5, 6)},
        blue={"X": ("4Bd", 7.5, 8, 180)},
        phase=Phase.SHOOT,
        ask_kind=Ask.AIM,
        about=0,
    )
    [forecast] = shots(field.state, field.setting, open_question(field.state.turn))
    assert {one.fate for (one, _), _ in forecast.outcomes} == {Fate.NOTHING}
    assert {other.fate for (_, other), _ in forecast.outcomes} > {Fate.NOTHING}


def test_combats_to_come_stand_in_a_table_until_they_are_asked_about():
    field = battle(red={"A": ("4Bd", 7.5, 6)}, blue={"X": ("4Bd", 7.5, 6, 180)})
    [found] = [one for one in seen(field).panels if one.title.id == "panel-combat"]
    assert found.kind == "table"


# ---------------------------------------------------------------- choices


def line_of(*names: str, **more):
    return battle(
        red={name: ("4Bd", 4.5 + place, 6) for place, name in enumerate(names)},
        blue={"X": ("4Bd", 4.5, 9, 180)},
        **more,
    )


def test_single_elements_and_groups_are_offered_as_pieces_to_place():
    shown = seen(line_of("Bd1", "Bd2", "Bd3"))
    offered = {tuple(choice.pieces) for choice in shown.choices if choice.kind == "place"}
    assert {("Bd1",), ("Bd2",), ("Bd3",), ("Bd1", "Bd2", "Bd3")} <= offered
    labels = [words(choice.label) for choice in shown.choices]
    assert "Bd1-3 (3)" in labels and "Bd2" in labels
    assert [choice.action for choice in shown.choices if choice.kind == "press"] == ["end moves"]


def test_what_is_chosen_is_offered_its_moves_in_words():
    field = line_of("Bd1")
    field.state.chosen = 1
    shown = seen(field)
    assert words(shown.turn.text) == "Where does Bd1 move?"
    moves = {choice.action: choice for choice in shown.choices if choice.family}
    ahead = [choice for choice in moves.values() if choice.family.id == "way-AHEAD"]
    assert ahead and all(choice.pose[0] == 4.5 and choice.pose[1] > 6 for choice in ahead)
    for choice in ahead:
        assert words(choice.label) == f"ahead {choice.pose[1] - 6:.2f}"
        assert choice.cost == 2 and choice.pieces == ["Bd1"]
    turned = [choice for choice in moves.values() if choice.family.id in ("way-LEFT", "way-RIGHT")]
    assert turned and all(choice.pose[2] != 0 for choice in turned)


def test_a_contact_names_the_edge_and_shows_where_it_ends():
    field = battle(red={"Kn1": ("3Kn", 4.5, 7)}, blue={"X": ("4Bd", 4.5, 9, 180)})
    field.state.chosen = 1
    contacts = [
        choice for choice in seen(field).choices if choice.family and choice.family.id == "way-CONTACT"
    ]
    [front] = [choice for choice in contacts if choice.action == "Kn1 contacts X front"]
    assert (front.kind, front.target, front.pose) == ("pick", "X", (4.5, 9.0, 0.0))
    assert words(front.label, "zh-CN") == "Kn1 接触 X：前边"


def test_any_pose_can_be_asked_for():
    """What is offered is a sample; the notation takes every other place."""
    field = line_of("Bd1")
    field.state.chosen = 1
    notation = RULESET.notation(opening_of(field))
    action = notation.read("Bd1 to 4.6,7.13 facing 003.5", RED)
    goal = pose(4.6, 7.13, 3.5)
    assert (action.x, action.y, action.bearing, action.group) == (goal.x, goal.y, goal.bearing, 1)
    assert why_not(field.state, field.setting, action) == Cause.LEGAL
    out = Actions()
    candidates(field.state, field.setting, out)
    assert action not in out.items[: out.count]


def test_names_in_a_row_are_written_as_one():
    assert list(runs(["Cv2", "Ps1", "Ps2", "Bd1", "Sp1", "Sp2", "Sp4", "Den"])) == [
        "Cv2",
        "Ps1-2",
        "Bd1",
        "Sp1-2",
        "Sp4",
        "Den",
    ]


@pytest.mark.parametrize("act", [act for act in Act if "{target:" in PATTERNS[act].phrase])
def test_every_target_has_a_convertor_that_writes_it(act):
    field = battle(red={"A": ("4Bd", 7.5, 6)}, blue={"X": ("4Bd", 7.5, 9)}, features=[camp("Red", 7.5, 1)])
    [kind] = re.findall(r"\{target:(\w+)\}", PATTERNS[act].phrase)
    assert kind in opening_of(field).convertors


# ---------------------------------------------------------------- rulings


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_reads_as_a_calculation(language):
    """Both sums by modifier, the dice, the totals and the result, each with its clause."""
    field = battle(
        red={"Bd1": ("4Bd", 7.5, 6, 0, "general")},
        blue={"Kn2": ("3Kn", 7.5, 6, 180)},
        phase=Phase.COMBAT,
        ask_kind=Ask.FIGHT,
    )
    table = PlainTable(RULESET, field.setting, field.state)
    played = table.play(new_action(Act.FIGHT, RED, actor=0, target=16), (4, 4))
    lines = explain_events(RULESET, opening_of(field), played.events, language).splitlines()
    wanted = {
        "en": ["Bd1 fights Kn2", "Bd1 against mounted", "Bd1 general", "d6=4", "Kn2 against foot"],
        "zh-CN": ["Bd1 与 Kn2 近战", "Bd1 对骑乘兵种", "Bd1 将领", "d6=4", "Kn2 对步兵"],
    }[language]
    for part in wanted:
        assert any(part in line and "DBA3 D" in line for line in lines), (part, lines)


def test_things_that_are_no_elements_have_names_in_what_is_told():
    field = battle(red={"A": ("4Bd", 7.5, 6)}, blue={"X": ("4Bd", 7.5, 9)}, features=[city("Blue", 7.5, 13)])
    town = field.numbers["City"]
    from bingqi.kit.log import EVERYONE, Event

    event = Event(kind=Happening.ENTERED, cause=0, actor=0, target=town, a=town, b=0, seen_by=EVERYONE)
    assert explain_events(RULESET, opening_of(field), [event], "en").startswith("A enters City.")


def test_odds_of_a_combat_can_be_asked_for():
    field = battle(
        red={"A": ("4Bd", 7.5, 6)}, blue={"X": ("4Bd", 7.5, 6, 180)}, phase=Phase.COMBAT, ask_kind=Ask.FIGHT
    )
    table = PlainTable(RULESET, field.setting, field.state)
    found = odds(table, new_action(Act.FIGHT, RED, actor=0, target=16))
    assert sum(outcome.chance for outcome in found) == 1 and len(found) >= 36
    assert max(len(outcome.faces) for outcome in found) <= TAPE_LENGTH

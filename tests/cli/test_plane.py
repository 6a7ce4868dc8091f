"""Boards of the plane as text: what stands where, which way it looks, and that it fits."""

import pytest

from bingqi.cli.board import NO_FOCUS, Focus, draw_units
from bingqi.cli.dialogue import LOOSE_POSE
from bingqi.cli.forecast import draw_forecast, draw_short_forecast
from bingqi.cli.menu import menu_at, shared_pieces
from bingqi.cli.plane import (
    arrow,
    draw_contacts,
    draw_plane,
    draw_plane_legend,
    scale_of,
)
from bingqi.cli.terminal import Colours, Screen
from bingqi.game.explain import wide
from bingqi.kit.scene import (
    Badge,
    Choice,
    Frame,
    Mark,
    Panel,
    Piece,
    Region,
    Row,
    Scene,
    Text,
    TurnLine,
)
from bingqi.kit.wording import LANGUAGES, catalogue

SEATS = ("Red", "Blue")


def screen(width=80, height=40, colours=Colours.NONE):
    return Screen(colours, width, height, is_live=True)


def scene(columns=4, rows=3, pieces=(), regions=(), marks=(), panels=()):
    turn = TurnLine(0, Text(plain="?"), True)
    frame = Frame("plane", columns, rows)
    return Scene(frame, list(regions), list(pieces), list(marks), [], list(panels), turn, "")


def body(name, x, y, bearing=0.0, side=0, depth=0.5, badges=()):
    return Piece(
        name,
        None,
        "bd",
        side,
        Text(plain=name),
        Text(plain="Blades"),
        "4Bd 5/3",
        [Badge(sign, Text(plain=word)) for sign, word in badges],
        (x, y, bearing),
        (1.0, depth),
    )


def wood(x, y, to_x, to_y, **more):
    corners = [(x, y), (to_x, y), (to_x, to_y), (x, to_y)]
    return Region([], "wood", Text(plain="Wood"), outline=corners, **more)


def drawn(shown, width=24, height=40, focus=NO_FOCUS, colours=Colours.NONE):
    return draw_plane(shown, screen(width, height, colours), focus)


# ---------------------------------------------------------------- the board


def test_a_small_board_as_a_whole():
    shown = scene(
        pieces=[body("Bd1", 1.5, 1.0), body("Kn2", 1.5, 1.0, 180, side=1), body("Ps3", 3.0, 2.5, 90)],
        regions=[wood(3, 0, 4, 2, id="Wood1")],
        marks=[Mark("zone", [], Text(plain="!"), 1, [(1, 0), (2, 0), (2, 1), (1, 1)], "enemy-zone")],
    )
    assert drawn(shown) == [
        "   0    1    2    3",
        "             [Ps3→",
        " 2 .    .    .    .",
        "                   w",
        " 1 .    <Kn2↓.    Wood1",
        "        [Bd1↑      w",
        " 0 .    . !  .       w",
    ]


def test_bodies_front_to_front_stand_on_both_sides_of_their_line():
    for shift in (0.0, 0.25, 0.4):
        pieces = [body("Bd1", 1.5, 1.0 + shift), body("Kn2", 1.5, 1.0 + shift, 180, side=1)]
        rows = [row for row, line in enumerate(drawn(scene(pieces=pieces))) if "Kn2" in line or "Bd1" in line]
        assert len(rows) == 2 and rows[1] == rows[0] + 1


def test_bodies_edge_to_edge_stand_beside_each_other_without_gaps():
    pieces = [body(f"Bd{n}", n + 0.0, 1.0) for n in range(1, 4)]
    [line] = [line for line in drawn(scene(pieces=pieces)) if "Bd1" in line]
    assert "[Bd1↑[Bd2↑[Bd3↑" in line


def test_a_column_deeper_than_its_lines_keeps_its_order():
    pieces = [body(f"Ps{n}", 2.0, 2.0 - 0.25 * n, depth=0.25) for n in range(1, 4)]
    lines = drawn(scene(pieces=pieces))
    rows = [next(row for row, line in enumerate(lines) if f"Ps{n}" in line) for n in range(1, 4)]
    assert rows == sorted(rows) and len(set(rows)) == 3


@pytest.mark.parametrize(
    ("bearing", "sign"),
    [(0, "↑"), (22, "↑"), (23, "↗"), (90, "→"), (135, "↘"), (180, "↓"), (225, "↙"), (270, "←"), (340, "↑")],
)
def test_the_arrow_is_the_nearest_of_eight(bearing, sign):
    assert arrow(bearing) == sign


@pytest.mark.parametrize(
    ("width", "height", "beside", "across", "down"),
    [
        (80, 40, 0, 5, 2),
        (80, 24, 0, 5, 1),
        (140, 50, 49, 5, 2),
        (140, 50, 45, 5, 2),
        (140, 50, 44, 6, 2),
        (160, 60, 49, 7, 3),
        (140, 60, 0, 8, 3),
    ],
)
def test_the_board_is_as_large_as_the_terminal_lets_it(width, height, beside, across, down):
    found = scale_of(scene(15, 15), screen(width, height), beside)
    assert (found.across, found.down) == (across, down)


@pytest.mark.parametrize(("width", "height"), [(80, 40), (80, 24), (140, 50), (60, 24)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_board_and_legend_fit_and_every_body_is_there(width, height, language):
    words = catalogue(language, "bingqi.rulesets.dba3")
    pieces = [body(f"Bd{n}", n + 0.5, 7.0, side=n % 2, badges=[("*", "general")]) for n in range(15)]
    marks = [Mark("halo", [], Text(plain="asked"), 0, [(0.5, 6.75)], "asked")]
    shown = scene(15, 15, pieces, [wood(2, 8, 6, 12, id="Wood1", line=[(3, 9), (5, 11)])], marks)
    lines = drawn(shown, width, height)
    legend = draw_plane_legend(shown, screen(width, height), words, SEATS, with_effects=True)
    assert max(map(wide, lines + legend)) < width
    assert len(lines) <= height
    assert not [line for line in legend if "<plane" in line]
    text = "\n".join(lines)
    assert text.count("↑") == 15 and text.count("@") == 1


def test_what_decides_now_is_marked_in_its_bracket():
    marks = [Mark("halo", [], Text(plain="asked"), 0, [(1.5, 0.75)], "asked")]
    assert "@Bd1↑" in "\n".join(drawn(scene(pieces=[body("Bd1", 1.5, 1.0)], marks=marks)))


def test_in_a_low_terminal_the_legend_is_told_once():
    words = catalogue("en", "bingqi.rulesets.dba3")
    shown = scene(15, 15, [body("Bd1", 1.5, 1.0, badges=[("*", "general")])], [wood(2, 8, 6, 12, id="Wood1")])
    told_of = [draw_plane_legend(shown, screen(80, height), words, SEATS, False) for height in (40, 60)]
    assert told_of[0] == ["* general: Bd1"] and "w Wood1: Wood" in told_of[1]
    assert len(draw_plane_legend(shown, screen(80, 40), words, SEATS, True)) > 1


def test_the_poses_that_can_be_chosen_are_numbered():
    focus = Focus(pieces=frozenset({"Bd1"}), poses=[("1", (1.5, 2.0, 0)), ("+", (2.5, 2.0, 0))])
    lines = drawn(scene(pieces=[body("Bd1", 1.5, 1.0)]), focus=focus)
    [line] = [line for line in lines if "1" in line and "+" in line]
    assert line.index("+") - line.index("1") == 5
    inked = drawn(scene(pieces=[body("Bd1", 1.5, 1.0)]), focus=focus, colours=Colours.MANY)
    assert any("\x1b[" in line and ";7m" in line for line in inked)


def test_colours_show_ground_and_sides():
    shown = scene(pieces=[body("Bd1", 1.5, 1.0)], regions=[wood(0, 0, 4, 3)])
    text = "\n".join(drawn(shown, colours=Colours.MANY))
    assert "48;5;22" in text and "38;5;210;1" in text


def test_long_names_lose_their_bracket_where_colours_tell_the_side():
    shown = scene(pieces=[body("Bd12", 1.5, 1.0)])
    assert "[B12↑" in "\n".join(drawn(shown))
    assert "Bd12↑" in "\n".join(drawn(shown, colours=Colours.EIGHT))


def test_gates_are_drawn_along_their_edge():
    marks = [Mark("path", [], Text(plain="gate"), 1, [(1, 1), (3, 1)], "gate")]
    shown = scene(
        regions=[Region([], "city", Text(plain="City"), outline=[(1, 1), (3, 1), (3, 3), (1, 3)])],
        marks=marks,
    )
    assert [line.count("G") for line in drawn(shown)] == [0, 0, 0, 0, 5, 0, 0]
    assert "G gate" in draw_plane_legend(shown, screen(), catalogue("en"), SEATS, True)[-1]


def test_ground_narrower_than_a_cell_is_drawn():
    ford = Region([], "river", Text(plain="River"), outline=[(0, 1.3), (4, 1.3), (4, 1.4), (0, 1.4)])
    assert sum(line.count("=") for line in drawn(scene(regions=[ford]))) >= 8


def test_the_list_of_units_has_poses_and_waiting_ones_have_none():
    waiting = Piece("Ps9", None, "ps", 1, Text(plain="Ps9"), Text(plain="Psiloi"), "Ps 2/2")
    shown = scene(pieces=[body("Bd1", 7.5, 6.0, 22.5), waiting])
    first, second = draw_units(shown, screen(), catalogue("en", "bingqi.rulesets.dba3"))
    assert first == "[Bd1]  Blades  4Bd 5/3  7.50,6.00 022.5"
    assert second == "<Ps9>  Psiloi  Ps 2/2"


def test_who_fights_whom_stands_in_one_paragraph():
    marks = [Mark("arrow", [], Text(plain=f"Bd{n} fights X"), 0, [], "contact") for n in range(3)]
    marks += [Mark("arrow", [], Text(plain="overlap"), 0, [], "overlap")]
    lines = draw_contacts(scene(marks=marks), screen(), catalogue("en"))
    assert lines == ["Bd0 fights X; Bd1 fights X; Bd2 fights X"]


# ---------------------------------------------------------------- forecasts


def forecast():
    rows = [
        Row([Text(plain="Bd1"), Text(plain="+5"), Text(plain="+5 against foot, " * 8)], 0),
        Row([Text(plain="25.0 %"), Text(plain="1/4"), Text(plain="Kn2 recoils")]),
    ]
    return Panel("forecast", Text(plain="Bd1 against Kn2"), [], rows)


def test_a_forecast_folds_its_reasons():
    lines = list(draw_forecast(forecast(), screen(60), catalogue("en")))
    assert lines[0] == "Bd1 against Kn2" and max(map(wide, lines)) < 60
    assert lines[-1] == "  25.0 %  1/4  Kn2 recoils"
    indent = lines[1].index("+5 against")
    assert len(lines) > 4 and all(line[:indent].isspace() for line in lines[2:-1])


def test_a_short_forecast_has_the_outcomes_only():
    assert draw_short_forecast(forecast(), screen(), catalogue("en")) == [
        "Bd1 against Kn2: 25.0 % Kn2 recoils."
    ]


# ---------------------------------------------------------------- choices


def move(action, family=None, target="", pieces=("Bd1", "Bd2"), pose=(1.0, 2.0, 0.0)):
    name = Text(family) if family else None
    return Choice(
        "place", action, Text(plain=action), target=target, pose=pose, pieces=list(pieces), family=name
    )


def test_few_moves_stand_in_one_list():
    menu = menu_at([move("a", "way-AHEAD"), move("b", "way-LEFT")])
    assert [item.choice.action for item in menu.items] == ["a", "b"]


def test_many_moves_are_listed_by_family_and_contacts_by_their_enemy():
    moves = [move(f"ahead {n}", "way-AHEAD") for n in range(8)]
    contacts = [move(f"contact {foe} {n}", "way-CONTACT", foe) for foe in ("X", "Y") for n in range(7)]
    choices = [*moves, *contacts, Choice("press", "let be", Text(plain="let be"))]
    menu = menu_at(choices)
    assert [(item.step, len(item.choices)) for item in menu.items] == [
        (("way-AHEAD",), 8),
        (("way-CONTACT",), 14),
        (None, 1),
    ]
    assert [item.step for item in menu_at(choices, ("way-CONTACT",)).items] == [
        ("way-CONTACT", "X"),
        ("way-CONTACT", "Y"),
    ]
    assert len(menu_at(choices, ("way-CONTACT", "X")).items) == 7


def test_pieces_that_all_moves_share_are_those_that_were_chosen():
    assert shared_pieces([move("a"), move("b"), Choice("press", "c", Text())]) == ("Bd1", "Bd2")
    assert shared_pieces([move("a"), move("b", pieces=("Ps1",))]) == ()


@pytest.mark.parametrize("typed", ["7.5,6 000", "to 7.50,6.25 347.5", "-1,2  90"])
def test_a_pose_may_be_typed_without_its_word(typed):
    assert LOOSE_POSE.fullmatch(typed)


@pytest.mark.parametrize("typed", ["7.5,6 facing 000", "Bd1 to 7.5,6 000", "end moves", "12"])
def test_other_lines_are_left_as_they_are(typed):
    assert not LOOSE_POSE.fullmatch(typed)

"""Boards as text: what stands where, for eyes that see colours and for eyes that do not."""

import re

import pytest
from toy import RULESET as TOY

from bingqi.cli.board import Focus, cell_width, draw_board, draw_legend, draw_plans, draw_units, short
from bingqi.cli.terminal import Colours, Screen
from bingqi.game.explain import wide
from bingqi.game.game import new_game
from bingqi.kit.scene import Badge, Frame, Mark, Piece, Region, Scene, Text, TurnLine
from bingqi.kit.wording import LANGUAGES, catalogue

SEATS = ("Red", "Blue")


def screen(width=80, height=10, colours=Colours.NONE):
    return Screen(colours, width, height, is_live=False)


def scene(columns=12, rows=9, kind="hex", pieces=(), regions=(), marks=()):
    turn = TurnLine(0, Text(plain="?"), True)
    return Scene(Frame(kind, columns, rows), list(regions), list(pieces), list(marks), [], [], turn, "")


def unit(name, cell, side=0, numbers="4/4", badge=""):
    badges = [Badge(badge, Text(plain="spent"))] if badge else []
    return Piece(name, cell, "infantry", side, Text(plain=name), Text(plain="Infantry"), numbers, badges)


@pytest.fixture
def campaign():
    game = new_game("campaign", "river-crossing", seed=1)
    game.play("begin")
    return game


# ---------------------------------------------------------------- where things stand


def test_the_cells_stand_under_their_columns_and_beside_their_rows():
    lines = draw_board(scene(4, 3, pieces=[unit("R1", (2, 0)), unit("B1", (0, 1), side=1)]), screen())
    assert lines[0] == "     01    02    03    04"
    assert lines[1] == "01   .     .    [R1]   ."
    assert lines[2] == "02     <B1>   .     .     ."
    assert lines[3] == "03   .     .     .     ."


def test_odd_rows_of_hexes_are_shifted_by_half_a_cell_and_squares_are_not():
    hexes, squares = (draw_board(scene(4, 2, kind), screen()) for kind in ("hex", "square"))
    assert hexes[2].index(".") - hexes[1].index(".") == 3
    assert squares[2].index(".") == squares[1].index(".")


@pytest.mark.parametrize(("width", "cells"), [(80, 6), (60, 4), (50, 3), (20, 3), (200, 6)])
def test_cells_are_as_wide_as_the_terminal_lets_them(width, cells):
    assert cell_width(scene(12), width) == cells


@pytest.mark.parametrize(
    ("columns", "width"), [(12, 80), (15, 80), (18, 80), (25, 80), (26, 80), (27, 80), (32, 80), (32, 120)]
)
@pytest.mark.parametrize("kind", ["hex", "square"])
def test_a_board_fits_where_it_can(columns, width, kind):
    pieces = [unit(f"R{n}", (n, n % 5), numbers="12/4", badge=">") for n in range(columns)]
    lines = draw_board(scene(columns, 5, kind, pieces), screen(width, 60))
    assert max(map(len, lines)) <= width
    drawn = "\n".join(lines)
    assert all(any(f"[{short(piece.id, most)}" in drawn for most in (2, 3, 4)) for piece in pieces)


@pytest.mark.parametrize(
    ("kind", "breadth", "parts"), [("hex", 80, 2), ("square", 80, 2), ("hex", 110, 1), ("hex", 40, 3)]
)
def test_a_board_too_wide_for_the_terminal_is_drawn_in_parts(kind, breadth, parts):
    """Every column stands once, over its cells, and each part has all rows."""
    pieces = [unit("R1", (0, 0)), unit("B2", (31, 2), side=1)]
    lines = draw_board(scene(32, 3, kind, pieces), screen(breadth))
    heads = [line for line in lines if not line[:2].isdecimal()]
    assert len(heads) == parts and len(lines) == parts * 4
    assert " ".join(heads).split() == [f"{column + 1:02d}" for column in range(32)]
    assert max(map(len, lines)) < breadth
    assert lines[-1].startswith("03") and abs(lines[-1].index("<B2") - heads[-1].index("32")) <= 1
    assert [number for number, line in enumerate(lines) if "[R1" in line] == [1]


def test_high_terminals_get_the_numbers_too():
    board = scene(4, 3, pieces=[unit("R1", (2, 0))])
    assert len(draw_board(board, screen(height=24), spare=16)) == 7
    assert len(draw_board(board, screen(height=22), spare=16)) == 4
    assert draw_board(board, screen(height=24), spare=16)[2] == "                4/4"


@pytest.mark.parametrize(
    ("name", "most", "shown"),
    [("R1", 4, "R1"), ("Guards", 4, "Guar"), ("Guard12", 4, "Gu12"), ("R123", 2, "23")],
)
def test_long_names_keep_their_number(name, most, shown):
    assert short(name, most) == shown


def test_states_follow_the_brackets_as_far_as_there_is_room():
    board = scene(4, 1, pieces=[unit("R1", (0, 0), badge=">"), unit("Rider7", (2, 0), badge="x")])
    assert draw_board(board, screen())[1] == "01  [R1]>  .   [Ri7]x  ."
    narrow = scene(17, 1, pieces=[unit("R1", (0, 0), badge=">")])
    assert draw_board(narrow, screen())[1].startswith("01 [R1>")


def test_reach_shows_what_each_cell_costs_and_a_plan_where_it_ends():
    forest = Region([(1, 0)], "forest", Text(plain="Forest"))
    path = Mark("path", [(0, 0), (1, 0), (2, 0)], Text("x", {"actor": "R1"}), 0)
    board = scene(4, 1, pieces=[unit("R1", (0, 0))], regions=[forest], marks=[path])
    assert draw_board(board, screen())[1] == "01  [R1]   ff   >R1    ."
    focus = Focus("R1", {(1, 0): 2, (3, 0): None})
    assert draw_board(board, screen(), focus)[1] == "01  [R1]   f2   >R1    .*"


def test_zones_and_places_of_note_stand_before_the_cell():
    zone = Mark("zone", [(0, 0), (1, 0), (2, 0)], Text(plain="zone"), 1)
    halo = Mark("halo", [(2, 0)], Text(plain="goal"))
    pieces = [unit("B1", (0, 0), side=1), unit("R1", (1, 0))]
    board = scene(4, 1, pieces=pieces, marks=[zone, halo])
    assert draw_board(board, screen())[1] == "01  <B1> ![R1]  @.     ."


# ---------------------------------------------------------------- with and without colours


@pytest.mark.parametrize("colours", Colours)
def test_colours_only_add_to_what_the_letters_say(campaign, colours):
    focus = Focus("R1", {(2, 2): 1})
    drawn = draw_board(campaign.scene(0), screen(colours=colours), focus)
    plain = [re.sub(r"\x1b\[[\d;]*m", "", line).rstrip() for line in drawn]
    assert plain == draw_board(campaign.scene(0), screen(), focus)
    assert any("\x1b[" in line for line in drawn) == (colours > Colours.NONE)
    assert all(line.count("\x1b[") % 2 == 0 for line in drawn)


def test_the_sides_have_brackets_of_their_own():
    pieces = [unit(f"U{side}", (side, 0), side) for side in range(4)]
    assert draw_board(scene(4, 1, pieces=pieces), screen())[1] == "01  [U0]  <U1>  (U2)  {U3}"


def test_unknown_ground_gets_a_letter_that_no_other_has():
    styles = ("open", "marsh", "moor", "mesa", "water")
    regions = [Region([(n, 0)], style, Text(plain=style.title())) for n, style in enumerate(styles)]
    board = scene(5, 1, regions=regions)
    assert draw_board(board, screen())[1] == "01   .     mm    oo    ee    ~~"
    legend = draw_legend(board, screen(), catalogue("en"), SEATS, with_effects=True)
    assert legend == [". Open   m Marsh   o Moor   e Mesa   ~ Water"]


# ---------------------------------------------------------------- words beside the board


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_legends_and_plans_fit_in_both_languages(campaign, language, width):
    for text in ("R1 to 0303", "R2 holds", "R3 to 0406"):
        campaign.play(text)
    words, view = catalogue(language, "bingqi.rulesets.campaign"), campaign.scene(0)
    lines = [
        *draw_legend(view, screen(width), words, SEATS, with_effects=True),
        *draw_plans(view, screen(width), words),
        *draw_units(view, screen(width), words),
    ]
    assert lines and max(map(wide, lines)) <= width
    together = "\n".join(lines)
    for said in ("0303", "0406", ">", "=", "!", "[R1]", "<B4>"):
        assert said in together
    assert "<ground" not in together and "<mark" not in together


def test_a_board_of_other_rules_is_drawn_too():
    game = new_game(TOY, None, seed=3)
    lines = draw_board(game.scene(game.decision.side), screen())
    scouts = [piece.id for piece in game.scene(0).pieces]
    assert scouts and all(any(f"[{name}]" in line for line in lines) for name in scouts)
    assert len(lines) == 1 + game.scene(0).frame.rows

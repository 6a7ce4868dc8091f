"""Choices in steps: few at a time, nothing lost, nothing twice."""

import random

import pytest

from bingqi.cli.menu import FEW, menu_at
from bingqi.game.game import new_game
from bingqi.kit.scene import Choice, Text

MOST_LINES = 24


def choice(kind, action, piece="", target="", cell=None, cost=None, amount=None):
    return Choice(kind, action, Text(plain=action), piece, cell, cost, target, amount)


def reached(choices, step=()):
    """Every choice that can be reached from a step, and the longest list on the way."""
    menu = menu_at(choices, step)
    found = [*(menu.cells.values() if menu.lists_cells else ()), *menu.amounts.values()]
    longest = len(menu.items)
    for item in menu.items:
        if item.choice:
            found.append(item.choice)
        else:
            below, length = reached(choices, item.step)
            found, longest = found + below, max(longest, length)
    return found, longest


def test_few_choices_stand_in_one_list_each_unit_s_attacks_first():
    choices = [
        choice("press", "R1 holds", "R1"),
        choice("pick", "R1 attacks B1", "R1", "B1"),
        choice("cell", "R2 to 0303", "R2", cell=(2, 2)),
        choice("press", "end planning"),
    ]
    actions = [item.choice.action for item in menu_at(choices).items]
    assert actions == ["R1 attacks B1", "R1 holds", "R2 to 0303", "end planning"]


def test_many_choices_are_asked_for_unit_by_unit():
    choices = [choice("cell", f"R{n} to {c}", f"R{n}", cell=(c, n)) for n in (1, 2) for c in range(9)]
    menu = menu_at([*choices, choice("press", "end planning")])
    assert [item.step for item in menu.items] == [("R1",), ("R2",), None]
    assert menu.cells == {}
    below = menu_at(choices, ("R2",))
    assert len(below.items) == 9 and set(below.cells) == {(c, 2) for c in range(9)}


def test_cells_are_named_where_there_are_too_many_to_number():
    choices = [choice("cell", f"to {c}", "R1", cell=(c, 0), cost=c) for c in range(30)]
    choices += [choice("pick", f"to {c} attacks B1", "R1", "B1", cell=(c, 0)) for c in range(3)]
    menu = menu_at(choices, ("R1",))
    assert menu.lists_cells and len(menu.cells) == 30
    assert [item.step for item in menu.items] == [("R1", "B1")]
    assert len(menu_at(choices, ("R1", "B1")).items) == 3


def test_an_enemy_with_one_way_to_reach_it_is_one_item():
    choices = [choice("cell", f"to {c}", "R1", cell=(c, 0)) for c in range(30)]
    choices.append(choice("pick", "attacks B1", "R1", "B1"))
    [item] = menu_at(choices, ("R1",)).items
    assert item.choice.action == "attacks B1"


def test_a_cell_with_two_meanings_has_to_be_chosen_by_number():
    choices = [choice("pick", f"{name} enters", name, cell=(1, 1)) for name in ("R1", "R2")]
    menu = menu_at(choices)
    assert len(menu.items) == 2 and menu.cells == {}


def test_numbers_are_typed_as_they_are():
    choices = [choice("amount", f"{s} {n}", target=s, amount=n) for s in ("Red", "Blue") for n in range(5)]
    choices.append(choice("press", "dice decide"))
    menu = menu_at(choices)
    assert [item.step for item in menu.items] == [("Red",), ("Blue",), None]
    assert list(menu_at(choices, ("Blue",)).amounts) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("seed", range(2))
def test_every_choice_of_a_game_is_reached_once_in_short_lists(seed):
    game, chooser = new_game("campaign", "river-crossing", seed=seed), random.Random(seed)
    while not game.result.over:
        choices = game.scene(game.decision.side).choices
        found, longest = reached(choices)
        assert sorted(c.action for c in found) == sorted(c.action for c in choices)
        assert longest <= MOST_LINES
        assert FEW < MOST_LINES
        attacks = [c for c in choices if c.target]
        game.play(chooser.choice(attacks or choices).action)

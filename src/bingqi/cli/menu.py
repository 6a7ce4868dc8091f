"""Choices in steps, so that nobody faces a wall of them: first which unit, then what it does, then where.

A step is a path: nothing chosen yet, a unit, or a unit and its target; a family of choices that are alike
stands for a unit. `menu_at` says what is offered there: a few numbered items, and cells that are named
instead of numbered.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bingqi.kit.scene import Choice, Text

FEW = 10
"""As many choices as may stand in one list."""
ORDER = ("pick", "amount", "place", "path", "cell", "press")
"""The kinds of choice in the order in which they are listed."""
Step = tuple[str, ...]
Cell = tuple[int, int]


@dataclass(frozen=True)
class Item:
    """A numbered item: one choice, or a further step with the choices in it."""

    choices: tuple[Choice, ...]
    step: Step | None = None

    @property
    def choice(self) -> Choice | None:
        """The choice, where the item is one."""
        return self.choices[0] if self.step is None else None


@dataclass(frozen=True)
class Menu:
    """What is offered at a step. `cells` are chosen by their name, `amounts` by the number itself; both may
    also stand in `items`."""

    step: Step
    items: tuple[Item, ...]
    cells: dict[Cell, Choice] = field(default_factory=dict)
    amounts: dict[int, Choice] = field(default_factory=dict)
    lists_cells: bool = False
    """Whether the cells are too many for items of their own."""


def menu_at(choices: Sequence[Choice], step: Step = ()) -> Menu:
    """What is offered at a step."""
    here = _in_order(choice for choice in choices if _key(choice)[: len(step)] == step)
    amounts = {c.amount: c for c in here if c.amount is not None}
    if here and all(choice.amount is not None for choice in here) and len(amounts) == len(here) and step:
        return Menu(step, (), amounts=amounts)
    if len(here) <= FEW and not any(choice.amount is not None for choice in here):
        return Menu(step, tuple(Item((choice,)) for choice in here), _cells(here))
    cells = _cells(choice for choice in here if _is_plain_cell(choice, step))
    if len(cells) <= FEW // 2:
        cells = {}
    items = []
    for key, group in _groups(here, len(step)).items():
        rest = [choice for choice in group if not (cells and _is_plain_cell(choice, step))]
        if key and len(rest) > 1:
            items.append(Item(tuple(rest), (*step, key)))
        else:
            items += [Item((choice,)) for choice in rest]
    return Menu(step, tuple(items), cells or (_cells(here) if step else {}), lists_cells=bool(cells))


def shared_pieces(choices: Sequence[Choice]) -> tuple[str, ...]:
    """The pieces that all choices of some pieces are for: those that have been chosen."""
    found = {tuple(choice.pieces) for choice in choices if choice.pieces}
    return found.pop() if len(found) == 1 else ()


def _in_order(choices: Iterable[Choice]) -> list[Choice]:
    """Unit by unit, for each what it does to others first and its buttons last; then what no unit does."""
    found = list(choices)
    units = list(dict.fromkeys(choice.piece for choice in found if choice.piece))
    ranks = {name: rank for rank, name in enumerate([*units, ""])}
    return sorted(found, key=lambda choice: (ranks[choice.piece], ORDER.index(choice.kind)))


def _key(choice: Choice) -> Step:
    """The steps that lead to a choice: its family or its unit, then its target; a choice without either
    begins with its target."""
    first = family_name(choice.family) if choice.family else choice.piece
    return tuple(name for name in (first, choice.target) if name)


def family_name(family: Text) -> str:
    """What a family of choices is called in a step."""
    return " ".join([family.id, *(str(value) for value in family.places.values())])


def _groups(choices: Iterable[Choice], depth: int) -> dict[str, list[Choice]]:
    """The choices by the next step of their way; under an empty name those that have none. Attacks come
    first."""
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        key = _key(choice)
        found.setdefault(key[depth] if len(key) > depth else "", []).append(choice)
    plain = found.pop("", [])
    return found | ({"": plain} if plain else {})


def _is_plain_cell(choice: Choice, step: Step) -> bool:
    """Whether a choice is nothing but the way to a cell, seen from a step."""
    return bool(step) and choice.cell is not None and _key(choice) == step


def _cells(choices: Iterable[Choice]) -> dict[Cell, Choice]:
    """The choices that lead to a cell where no other does."""
    found: dict[Cell, Choice] = {}
    doubled = set()
    for choice in choices:
        if choice.cell is not None:
            if choice.cell in found:
                doubled.add(choice.cell)
            found[choice.cell] = choice
    return {cell: choice for cell, choice in found.items() if cell not in doubled}

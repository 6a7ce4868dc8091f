"""Made-up scenes of what no ruleset here has yet: large maps of hexes, fog, costs of cells, reactions."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

SOCKET = Path(__file__).with_name("pretend.js")
GROUNDS = ["forest", "mountain", "swamp", "water", "city", "road", "scrub", "difficult-hill"]
SYMBOLS = ["infantry", "cavalry", "art", "air", "el", "bw"]
Cell = tuple[int, int]


def script(ground: dict[str, Any], *views: dict[str, Any]) -> str:
    """What a page runs first, to see these views instead of a game."""
    return f"window.pretend = {json.dumps({'ground': ground, 'views': views})};\n{SOCKET.read_text('utf-8')}"


def hex_ground(columns: int, rows: int) -> dict[str, Any]:
    """A map on which every third cell or so has ground of some sort."""
    chance = random.Random(5)
    cells: dict[str, list[Cell]] = {}
    for row in range(rows):
        for column in range(columns):
            style = chance.choice(GROUNDS) if chance.random() < 0.35 else "open"
            cells.setdefault(style, []).append((column, row))
    regions = [
        {"cells": where, "style": style, "label": style.capitalize()} for style, where in cells.items()
    ]
    return {"frame": {"kind": "hex", "columns": columns, "rows": rows}, "regions": regions}


def plane_ground(size: int) -> dict[str, Any]:
    return {"frame": {"kind": "plane", "columns": size, "rows": size}, "regions": []}


def hex_pieces(columns: int, rows: int, number: int) -> list[dict[str, Any]]:
    """Two sides' units near the middle, no two in a cell."""
    chance = random.Random(6)
    free = [(x, y) for y in range(rows // 4, rows - rows // 4) for x in range(columns // 4, columns // 4 * 3)]
    places = chance.sample(free, number)
    return [piece(place, number % 2, number, SYMBOLS) for number, place in enumerate(places)]


def piece(cell: Cell, side: int, number: int, symbols: list[str]) -> dict[str, Any]:
    name = f"{'RB'[side]}{number}"
    badges = [{"sign": "x", "text": "spent"}] if number % 7 == 3 else []
    return {
        "id": name,
        "cell": cell,
        "symbol": symbols[number % len(symbols)],
        "side": side,
        "label": name,
        "sort": "unit",
        "numbers": "4/3",
        "badges": badges,
    }


def plane_pieces(number: int) -> list[dict[str, Any]]:
    """Lines of bases that face each other."""
    found = []
    for place in range(number):
        side = place % 2
        row, column = divmod(place // 2, 10)
        y = 9 - row * 1.2 if side == 0 else 16 + row * 1.2
        one = piece((0, 0), side, place, ["sp", "bd", "cv", "bw", "ax", "kn"])
        found.append(
            one
            | {
                "cell": None,
                "pose": (7 + column * 1.2, y, 180 * side),
                "size": (1, 0.5 + (place % 3) * 0.2),
            }
        )
    return found


def view(
    pieces: list[dict[str, Any]], choices: list[dict[str, Any]], text: str, **more: Any
) -> dict[str, Any]:
    """A scene in which Red decides."""
    turn = {"side": 0, "text": text, "mine": True}
    digest = f"{text}-{len(choices)}"
    shown = {"marks": [], "panels": [], "seats": ["Red", "Blue"]}
    return shown | {"pieces": pieces, "choices": choices, "turn": turn, "digest": digest} | more


def around(frame: dict[str, Any], cell: Cell, reach: int) -> list[Cell]:
    """Cells of a map within some steps, row by row."""
    column, row = cell
    found = []
    for y in range(max(0, row - reach), min(frame["rows"], row + reach + 1)):
        for x in range(max(0, column - reach), min(frame["columns"], column + reach + 1)):
            if (x, y) != cell and distance(cell, (x, y)) <= reach:
                found.append((x, y))
    return found


def distance(one: Cell, other: Cell) -> int:
    """Steps between two cells of hexes whose odd rows lie half a cell to the right."""
    (ax, ay), (bx, by) = (_cube(cell) for cell in (one, other))
    return max(abs(ax - bx), abs(ay - by), abs(ax + ay - bx - by))


def _cube(cell: Cell) -> Cell:
    column, row = cell
    return column - (row - (row & 1)) // 2, row


def marches(frame: dict[str, Any], one: dict[str, Any], reach: int) -> list[dict[str, Any]]:
    """Choices that lead a unit to every cell in reach, each with its cost."""
    return [
        {
            "kind": "cell",
            "action": f"{one['id']} to {x + 1:02d}{y + 1:02d}",
            "label": f"{one['id']} goes to {x + 1:02d}{y + 1:02d}",
            "piece": one["id"],
            "cell": (x, y),
            "cost": distance(one["cell"], (x, y)),
        }
        for x, y in around(frame, one["cell"], reach)
    ]

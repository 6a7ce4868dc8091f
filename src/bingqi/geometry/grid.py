"""Grids of hexes and squares: directions, neighbours, distance. Cells are (column, row), row 0 at the top.

Hexes stand on a point in rows; odd rows are shifted half a hex to the right. Square cells have eight
neighbours.
"""

from bingqi.kit.rule import rule

HEX_DIRECTIONS = ("E", "SE", "SW", "W", "NW", "NE")
SQUARE_DIRECTIONS = ("E", "SE", "S", "SW", "W", "NW", "N", "NE")

_HEX_STEPS = (
    ((1, 0), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1)),
    ((1, 0), (1, 1), (0, 1), (-1, 0), (0, -1), (1, -1)),
)
_SQUARE_STEPS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))


def hex_neighbour(column: int, row: int, direction: int) -> tuple[int, int]:
    """The hex next to (column, row) in a direction, 0 to 5 clockwise from the east."""
    across, down = _HEX_STEPS[row % 2][direction]
    return column + across, row + down


def square_neighbour(column: int, row: int, direction: int) -> tuple[int, int]:
    """The square next to (column, row) in a direction, 0 to 7 clockwise from the east."""
    across, down = _SQUARE_STEPS[direction]
    return column + across, row + down


@rule()
def hex_distance(column: int, row: int, to_column: int, to_row: int) -> int:
    """Steps between two hexes."""
    down = abs(to_row - row)
    shift = (column - (row - row % 2) // 2) - (to_column - (to_row - to_row % 2) // 2)
    across = abs(shift)
    diagonal = abs(shift + row - to_row)
    return max(across, down, diagonal)


@rule()
def square_distance(column: int, row: int, to_column: int, to_row: int) -> int:
    """Steps between two squares when diagonal steps count one."""
    return max(abs(to_column - column), abs(to_row - row))

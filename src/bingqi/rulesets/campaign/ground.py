"""The map: distance, engagement zones, what it costs to enter ground and what ground does to a unit."""

from __future__ import annotations

from bingqi.geometry.grid import hex_distance, square_distance
from bingqi.kit.rule import rule
from bingqi.kit.scratch import zeros
from bingqi.rulesets.campaign.state import HALF, NOBODY, SPECIALS_IN_CELL, Force, Setting, State

ENEMY = 1
ZONE = 2
FRIEND = 4
LEAVING = 8
"""The friend there has planned to go elsewhere."""
PROMISED = 16
"""A friend has planned to end there."""

BARRED = -1


@rule("CAMP W3", "CAMP W3.grid")
def distance(setting: Setting, cell: int, other: int) -> int:
    """Chains between two cells."""
    row, column = cell // setting.columns, cell % setting.columns
    to_row, to_column = other // setting.columns, other % setting.columns
    if setting.is_square:
        return square_distance(column, row, to_column, to_row)
    return hex_distance(column, row, to_column, to_row)


@rule("CAMP W4", "CAMP W5")
def chart(state: State, setting: Setting, side: int) -> list[int]:
    """What *side* finds in every cell: ENEMY, ZONE, FRIEND, as bits."""
    found = zeros(setting.cells)
    for number in range(setting.forces):
        force = state.forces[number]
        if force.cell == NOBODY:
            continue
        if force.side == side:
            found[force.cell] |= FRIEND
            continue
        found[force.cell] |= ENEMY
        for direction in range(setting.directions):
            near = setting.ground[force.cell].near[direction]
            if near != NOBODY:
                found[near] |= ZONE
    return found


@rule("CAMP W7", "CAMP W21", "CAMP W23", "CAMP W24", "CAMP W25", "CAMP W35", "CAMP W19", "CAMP W19.product")
def cost_of_entry(setting: Setting, force: Force, cell: int) -> int:
    """Half chains of movement that a unit pays to enter a cell; BARRED when it cannot."""
    arm = setting.arms[force.arm]
    if arm.ignores_ground:
        return HALF
    ground, side = setting.ground[cell], 1 << force.side
    cost = HALF
    if ground.water & side:
        cost = arm.water_halves
    if ground.difficult & side:
        cost *= setting.rules.difficult_by
    for slot in range(SPECIALS_IN_CELL):
        if works_on(setting, force, cell, slot):
            special = setting.special[ground.specials[slot] - 1]
            if special.is_impassable:
                return BARRED
            cost *= special.entry
    return cost


@rule("CAMP W25")
def works_on(setting: Setting, force: Force, cell: int, slot: int) -> bool:
    """Whether the special effect in a slot of a cell works on this unit."""
    ground = setting.ground[cell]
    if ground.specials[slot] == 0 or (ground.special_sides[slot] >> force.side) & 1 == 0:
        return False
    return (setting.special[ground.specials[slot] - 1].arms >> force.arm) & 1 == 1


@rule("CAMP W20", "CAMP W23", "CAMP W35", "CAMP W23.owner")
def is_defended(setting: Setting, force: Force) -> bool:
    """Whether the unit stands in ground that is defensive for it."""
    if setting.arms[force.arm].ignores_ground:
        return False
    return (setting.ground[force.cell].defensive >> force.side) & 1 == 1


@rule("CAMP W22", "CAMP W23", "CAMP W35")
def is_endangered(setting: Setting, force: Force) -> bool:
    """Whether the unit stands in ground that is dangerous for it."""
    if setting.arms[force.arm].ignores_ground:
        return False
    return (setting.ground[force.cell].dangerous >> force.side) & 1 == 1


@rule("CAMP W5")
def are_engaged(setting: Setting, cell: int, other: int) -> bool:
    """Whether two cells lie in each other's engagement zone."""
    for direction in range(setting.directions):
        if setting.ground[cell].near[direction] == other:
            return True
    return False


@rule("CAMP W4")
def unit_at(state: State, setting: Setting, cell: int) -> int:
    """The number of a unit in a cell, or NOBODY."""
    for number in range(setting.forces):
        if state.forces[number].cell == cell:
            return number
    return NOBODY


@rule("CAMP W4")
def friend_beside(state: State, setting: Setting, me: int) -> bool:
    """Whether another unit stands in the cell of *me*, as happens only in the middle of a retreat."""
    for number in range(setting.forces):
        if number != me and state.forces[number].cell == state.forces[me].cell:
            return True
    return False

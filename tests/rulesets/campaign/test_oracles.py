"""The rules against an independent reading of the clauses: every path is tried, on random maps, without any
code of the rules."""

import random
from fractions import Fraction

import pytest

from bingqi.kit.odds import odds
from bingqi.rulesets.campaign.causes import Cause, Happening

COLUMNS, ROWS = 7, 6
KINDS = {
    ".": set(),
    "m": {"difficult", "defensive"},
    "f": {"difficult"},
    "w": {"water"},
    "C": {"barred"},
    "s": {"difficult", "dangerous"},
}
ARMS = {"infantry": 4, "cavalry": 8, "naval": 4, "air": 6}


def cube(cell):
    """A hex in the three coordinates that sum to 0, row by row with odd rows shifted right."""
    column, row = cell
    x = column - (row - row % 2) // 2
    return x, row, -x - row


def apart(one, other, grid):
    if grid == "square":
        return max(abs(one[0] - other[0]), abs(one[1] - other[1]))
    return max(abs(a - b) for a, b in zip(cube(one), cube(other)))


def name(cell):
    return f"{cell[0] + 1:02d}{cell[1] + 1:02d}"


class World:
    """A random map with units, and what the clauses say of it."""

    def __init__(self, seed, grid, units=9, rough=0.4):
        chance = random.Random(seed)
        self.grid = grid
        self.cells = [(column, row) for row in range(ROWS) for column in range(COLUMNS)]
        self.ground = {
            cell: chance.choice("mfwCs") if chance.random() < rough else "." for cell in self.cells
        }
        places = chance.sample([cell for cell in self.cells if self.ground[cell] != "C"], units)
        self.at = {f"{'RB'[number % 2]}{number // 2 + 1}": place for number, place in enumerate(places)}
        self.arm = {unit: chance.choice(list(ARMS)) for unit in self.at}
        self.strength = {unit: chance.randint(1, 9) for unit in self.at}

    def rows(self):
        on = {place: unit for unit, place in self.at.items()}
        return [
            " ".join(
                f"{on[(c, r)]}/{self.ground[(c, r)]}" if (c, r) in on else self.ground[(c, r)]
                for c in range(COLUMNS)
            )
            for r in range(ROWS)
        ]

    def stand(self, stand, **setup):
        units = {unit: f"{self.strength[unit]}/{ARMS[arm]} {arm}" for unit, arm in self.arm.items()}
        return stand(*self.rows(), units=units, grid=self.grid, **setup)

    def beside(self, cell):
        return [other for other in self.cells if apart(cell, other, self.grid) == 1]

    def enemies(self, unit):
        return {place for other, place in self.at.items() if other[0] != unit[0]}

    def friends(self, unit):
        return {place for other, place in self.at.items() if other[0] == unit[0] and other != unit}

    def zone(self, unit):
        return {cell for enemy in self.enemies(unit) for cell in self.beside(enemy)}

    def is_barred(self, unit, cell):
        return "barred" in KINDS[self.ground[cell]] and self.arm[unit] != "air"

    def cost(self, unit, cell):
        if self.arm[unit] == "air":
            return Fraction(1)
        cost = Fraction(1)
        if "water" in KINDS[self.ground[cell]]:
            cost *= Fraction(1, 2) if self.arm[unit] == "naval" else 2
        return cost * 2 if "difficult" in KINDS[self.ground[cell]] else cost

    def reach(self, unit):
        """Every cell in which a move may end with its lowest cost, by trying all paths."""
        zone, enemies, allowance = self.zone(unit), self.enemies(unit), ARMS[self.arm[unit]]
        best = {self.at[unit]: Fraction(0)}
        ahead = [(self.at[unit], Fraction(0))]
        while ahead:
            cell, paid = ahead.pop()
            if cell in zone and cell != self.at[unit]:
                continue
            for near in self.beside(cell):
                total = paid + self.cost(unit, near)
                if near in enemies or self.is_barred(unit, near) or total > allowance:
                    continue
                if cell == self.at[unit] and cell in zone and near in zone:
                    continue
                if near not in best or total < best[near]:
                    best[near] = total
                    ahead.append((near, total))
        return {
            cell: cost
            for cell, cost in best.items()
            if cell != self.at[unit] and cell not in self.friends(unit)
        }

    def retreats(self, unit, distance):
        """Every whole retreat as a list of cells, by trying all paths."""
        start, closed = self.at[unit], self.zone(unit) | self.enemies(unit)
        friends = self.friends(unit)

        def paths(cell, gone, needed):
            if gone == needed:
                if cell not in friends:
                    yield []
                    return
                needed += 1
            for near in self.beside(cell):
                if (
                    apart(start, near, self.grid) == gone + 1
                    and near not in closed
                    and not self.is_barred(unit, near)
                ):
                    for rest in paths(near, gone + 1, needed):
                        yield [near, *rest]

        return list(paths(start, 0, distance))

    def strength_in_battle(self, unit):
        kinds = KINDS[self.ground[self.at[unit]]] if self.arm[unit] != "air" else set()
        strength = Fraction(self.strength[unit])
        strength *= 2 if "defensive" in kinds else 1
        return strength / 2 if "dangerous" in kinds else strength


worlds = pytest.mark.parametrize("grid", ["hex", "square"])
seeds = pytest.mark.parametrize("seed", range(8))


@worlds
@seeds
def test_w7_w8_w9_a_unit_reaches_just_the_cells_that_some_path_reaches(stand, grid, seed):
    world = World(seed, grid)
    trial = world.stand(stand)
    for unit in [unit for unit in world.at if unit[0] == "R"]:
        reach = {name(cell) for cell in world.reach(unit)}
        allowed = {name(cell) for cell in world.cells if trial.why_not(f"{unit} to {name(cell)}") == "LEGAL"}
        assert allowed == reach, unit


@worlds
@seeds
def test_w7_w24_rounding_w35_a_move_costs_what_its_cheapest_path_costs(stand, grid, seed):
    world = World(seed, grid)
    for unit in [unit for unit in world.at if unit[0] == "R"]:
        for cell, cost in list(world.reach(unit).items())[:4]:
            trial = world.stand(stand).do(f"{unit} to {name(cell)}")
            told = next(event for event in trial.last if event.kind == Happening.PLANNED_MOVE)
            assert told.b == -(-cost.numerator // cost.denominator)


@worlds
@seeds
def test_w10_candidates_are_just_the_places_and_the_targets_beside_them(stand, grid, seed):
    world = World(seed, grid)
    unit = "R1"
    wanted = {f"{unit} holds"}
    for cell in [world.at[unit], *world.reach(unit)]:
        moved = "" if cell == world.at[unit] else f" to {name(cell)}"
        wanted |= {f"{unit}{moved}"} if moved else set()
        wanted |= {
            f"{unit}{moved} attacks {foe}"
            for foe, place in world.at.items()
            if foe[0] == "B" and apart(cell, place, grid) == 1
        }
    assert set(world.stand(stand).do(f"choose {unit}").candidates()) == wanted


@worlds
@pytest.mark.parametrize("seed", range(20))
def test_w15_w16_w17_a_retreat_offers_just_the_first_steps_of_whole_retreats(stand, grid, seed):
    world = World(seed, grid, units=7 + seed % 7, rough=0.2)
    for distance in range(1, 5):
        paths = world.retreats("B1", distance)
        trial = world.stand(stand, question={"kind": "RETREAT", "about": "B1", "amount": distance})
        if not paths:
            assert (Happening.DESTROYED, Cause.NO_RETREAT, "B1", None) in trial.told
            continue
        assert set(trial.candidates()) == {f"B1 back to {name(path[0])}" for path in paths}
        path = random.Random(seed).choice(paths)
        trial.do(*[f"B1 back to {name(cell)}" for cell in path])
        assert trial.at("B1") == name(path[-1])
        assert (Happening.MARKED_SPENT, None, "B1", None) in trial.told


@pytest.mark.parametrize("seed", range(10))
def test_w11_w12_the_odds_of_an_attack_are_those_of_the_table(stand, seed):
    world = World(seed, "hex", units=14, rough=0.5)
    table = [(Fraction(1, 2), -5), (1, 0), (2, 3), (3, 6), (4, 8), (5, 9), (6, 10)]
    for foe in [unit for unit in world.at if unit[0] == "B"]:
        beside = [
            unit for unit in world.at if unit[0] == "R" and apart(world.at[unit], world.at[foe], "hex") == 1
        ]
        if not beside:
            continue
        trial = world.stand(stand)
        for unit in beside:
            trial.do(f"{unit} attacks {foe}")
        ratio = sum(world.strength_in_battle(unit) for unit in beside) / world.strength_in_battle(foe)
        rows = [modifier for least, modifier in table if ratio >= least]
        wanted = degrees(rows[-1]) if rows else {"ODDS_TOO_LOW": Fraction(1)}
        found = {}
        for outcome in odds(trial.table, trial.read("end planning")):
            closed = next(Cause(event.cause).name for event in outcome.events if event.kind == 2)
            found[closed] = found.get(closed, 0) + outcome.chance
        assert found == wanted


def degrees(modifier):
    """The chance of each degree: 1d20 + modifier against 10, margins of 10, a natural 20 or 1 moves one
    degree."""
    names = ["CRITICAL_FAILURE", "FAILURE", "SUCCESS", "CRITICAL_SUCCESS"]
    found = {}
    for face in range(1, 21):
        total = face + modifier
        degree = 3 if total >= 20 else 2 if total >= 10 else 0 if total <= 0 else 1
        degree = min(3, max(0, degree + (face == 20) - (face == 1)))
        found[names[degree]] = found.get(names[degree], 0) + Fraction(1, 20)
    return found

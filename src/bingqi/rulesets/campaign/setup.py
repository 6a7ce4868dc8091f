"""From data and a scenario to a first state. Everything that cannot be is an error that says where and what
would be right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from bingqi.errors import BadData, Unreadable, nearest
from bingqi.geometry.grid import HEX_DIRECTIONS, SQUARE_DIRECTIONS, hex_neighbour, square_neighbour
from bingqi.kit.cell import CellName
from bingqi.kit.rule import set_up_by
from bingqi.kit.ruleset import Ground, Opening, Sort
from bingqi.kit.turn import ask
from bingqi.rulesets.campaign.actions import PATTERNS, Ask, convertors
from bingqi.rulesets.campaign.data import (
    ArmData,
    CampaignData,
    CampaignScenario,
    Legend,
    MemberData,
    Unit,
    Words,
)
from bingqi.rulesets.campaign.flag import NOT_REPORTED
from bingqi.rulesets.campaign.state import (
    ARMS,
    CELLS,
    FORCES,
    HALF,
    NOBODY,
    SIDES,
    SPECIALS,
    SPECIALS_IN_CELL,
    WHOLE,
    Cell,
    Setting,
    State,
)
from bingqi.rulesets.campaign.victory import TIME_NOBODY, TIME_SIDE, TIME_STRENGTH, GoalKind

EDGES = {"north": 1, "east": 2, "south": 4, "west": 8}
UMPIRE = "Umpire"
OPEN = "."
"""Open ground, unless the legend of a map says otherwise."""
ACTIONS_OF_ONE_WORD = frozenset(pattern.phrase for pattern in PATTERNS.values() if pattern.phrase.isalpha())
"""Such an action could not be told from the name of a unit."""


@set_up_by("CAMP W1")
def open_game(data: CampaignData, scenario: CampaignScenario, file: str) -> Opening:
    """The first state of a scenario. Raises BadData that names the file, the path and the nearest right
    value."""
    maker = _Maker(data, scenario, file)
    opening = maker.opening()
    maker.check_sides()
    return opening


def open_position(data: CampaignData, scenario: CampaignScenario, file: str) -> Opening:
    """The same for a position of a case, in which a side may have no units."""
    return _Maker(data, scenario, file).opening()


class _Maker:
    """One scenario in the making: names to numbers, and where each stands in the file."""

    def __init__(self, data: CampaignData, scenario: CampaignScenario, file: str) -> None:
        self.data, self.scenario, self.file = data, scenario, file
        self.arms = list(data.arms)
        self.specials = list(data.specials)
        self.sides = self.unique([side.name for side in scenario.side], "side", (UMPIRE,))
        self.units = self.unique([unit.name for unit in scenario.unit], "unit", (*self.sides, UMPIRE))
        self.drawn = [row.split() for row in scenario.map.rows]
        self.columns, self.rows = len(self.drawn[0]), len(self.drawn)
        self.cells = CellName(self.columns, self.rows)

    def opening(self) -> Opening:
        self.check_sizes()
        setting = self.setting()
        state = self.first_state()
        is_square = self.scenario.map.grid == "square"
        return Opening(
            setting=setting,
            state=state,
            sides=self.sides,
            seats=(*self.sides, UMPIRE),
            convertors=convertors(self.units, self.sides, self.columns, self.rows, is_square),
            titles=self.titles(),
            sorts=tuple(Sort(name, name, _in_both(arm.title)) for name, arm in self.data.arms.items()),
            ground=self.named_ground(),
        )

    def check_sides(self) -> None:
        manned = {unit.side for unit in self.scenario.unit}
        for place, name in enumerate(self.sides):
            if name not in manned:
                raise self.fault(f"side[{place + 1}]", "error-side-without-units", side=name)

    def check_sizes(self) -> None:
        for place, row in enumerate(self.drawn):
            if len(row) != self.columns:
                raise self.fault(
                    f"map.rows[{place + 1}]", "error-map-row", found=len(row), wanted=self.columns
                )
        if self.columns > 32 or self.columns * self.rows > CELLS or self.columns < 2 or self.rows < 2:
            raise self.fault("map.rows", "error-map-size", columns=self.columns, rows=self.rows, most=32)
        for name, known, most in (("arms", self.arms, ARMS), ("specials", self.specials, SPECIALS)):
            if len(known) > most:
                raise self.fault(name, "error-too-many", found=len(known), most=most)

    def setting(self) -> Setting:
        grid, time = self.scenario.map.grid, self.scenario.time
        setting = Setting(
            columns=self.columns,
            rows=self.rows,
            is_square=int(grid == "square"),
            directions=len(SQUARE_DIRECTIONS if grid == "square" else HEX_DIRECTIONS),
            cells=self.columns * self.rows,
            sides=len(self.sides),
            forces=len(self.units),
            goals=len(self.scenario.goal),
            rounds=time.rounds or 0,
            time_winner=self.time_winner(time.winner),
        )
        self.write_rules(setting)
        self.write_arms(setting)
        self.write_ground(setting)
        self.write_goals(setting)
        return setting

    def write_rules(self, setting: Setting) -> None:
        attack, ground, length, flag = self.data.attack, self.data.ground, self.data.length, self.data.flag
        rules = setting.rules
        rules.difficulty, rules.critical_margin = attack.difficulty, attack.critical_margin
        rules.natural_moves_degree, rules.check_sides = int(attack.natural_moves_degree), attack.check_sides
        rules.retreat_sides, rules.repulse_distance = attack.retreat_sides, attack.repulse_distance
        rules.defensive_by, rules.dangerous_per = ground.defensive_factor, ground.dangerous_divisor
        rules.difficult_by = ground.difficult_factor
        rules.length_dice, rules.length_sides, rules.length_plus = length.dice, length.sides, length.plus
        rules.flag_goal, rules.flag_start_most = flag.goal, flag.start_most
        rules.flag_rounds, rules.flag_rounds_sides = flag.rounds, flag.rounds_sides
        rules.flag_rounds_dice = flag.rounds_dice if flag.roll_rounds else 0
        rules.flag_retreat_least, rules.flag_retreat_most = flag.retreat_least, flag.retreat_most
        rules.quick_score_sides, rules.quick_loss_sides = flag.quick_score_sides, flag.quick_loss_sides
        rules.quick_dying_upto, rules.quick_halved_upto = flag.quick_dying_upto, flag.quick_halved_upto
        rules.odds_rows = len(attack.odds)
        before = Fraction(0)
        for place, row in enumerate(attack.odds):
            odds = Fraction(row.odds)
            if odds <= before:
                raise self.fault(
                    f"attack.odds[{place + 1}].odds", "error-odds-order", value=row.odds, before=str(before)
                )
            before = odds
            rules.odds[place].attackers, rules.odds[place].defenders = odds.numerator, odds.denominator
            rules.odds[place].modifier = row.modifier

    def write_arms(self, setting: Setting) -> None:
        waters = {"half": HALF // 2, "plain": HALF, "double": HALF * 2}
        for number, arm in enumerate(self.data.arms.values()):
            made = setting.arms[number]
            made.water_halves = waters[arm.water]
            made.ignores_ground, made.can_attack = int(arm.ignores_ground), int(arm.can_attack)
        for number, (name, special) in enumerate(self.data.specials.items()):
            factor = Fraction(special.strength)
            row = setting.special[number]
            row.entry, row.check, row.is_impassable = special.entry, special.check, int(special.impassable)
            row.strength_by, row.strength_per = factor.numerator, factor.denominator
            path = f"specials.{name}.arms"
            named = [self.known(arm, self.arms, "arm", path) for arm in special.arms] or range(len(self.arms))
            row.arms = sum(1 << arm for arm in named)

    def write_ground(self, setting: Setting) -> None:
        step = square_neighbour if setting.is_square else hex_neighbour
        for number in range(setting.cells):
            row, column = divmod(number, self.columns)
            cell = setting.ground[number]
            cell.edges = (
                (row == 0)
                | (column == self.columns - 1) << 1
                | (row == self.rows - 1) << 2
                | (column == 0) << 3
            )
            for direction in range(len(cell.near)):
                cell.near[direction] = NOBODY
                if direction < setting.directions:
                    across, down = step(column, row, direction)
                    if 0 <= across < self.columns and 0 <= down < self.rows:
                        cell.near[direction] = down * self.columns + across
            letter = self.drawn[row][column]
            if letter != OPEN or OPEN in self.scenario.map.legend:
                self.write_cell(cell, letter, f"map.rows[{row + 1}]")
                self.check_exact(setting, cell, letter)

    def write_cell(self, cell: Cell, letter: str, path: str) -> None:
        legend = self.scenario.map.legend.get(letter)
        if legend is None:
            near = nearest(letter, self.scenario.map.legend)
            raise self.fault(path, "error-no-legend", letter=letter, nearest=near)
        for name in legend.terrain:
            self.known(name, list(self.data.terrain), "terrain", f"map.legend.{letter}.terrain")
            terrain = self.data.terrain[name]
            sides = self.sides_affected(terrain.works_for, legend, letter)
            for effect in terrain.effects:
                setattr(cell, effect, getattr(cell, effect) | sides)
            for special in terrain.special:
                row = self.known(special, self.specials, "special", f"terrain.{name}.special")
                slot = next((slot for slot in range(SPECIALS_IN_CELL) if cell.specials[slot] == 0), None)
                if slot is None:
                    raise self.fault(
                        f"map.legend.{letter}.terrain", "error-too-many", found=5, most=SPECIALS_IN_CELL
                    )
                cell.specials[slot], cell.special_sides[slot] = row + 1, sides

    def check_exact(self, setting: Setting, cell: Cell, letter: str) -> None:
        """Refuse ground whose factors together would leave a strength that 144ths cannot hold."""
        parts = setting.rules.dangerous_per if cell.dangerous else 1
        for special in cell.specials:
            parts *= setting.special[special - 1].strength_per if special else 1
        if WHOLE % parts:
            raise self.fault(
                f"map.legend.{letter}.terrain", "error-strength-factor", parts=parts, whole=WHOLE
            )

    def sides_affected(self, works_for: str, legend: Legend, letter: str) -> int:
        everyone = (1 << len(self.sides)) - 1
        path = f"map.legend.{letter}.owner"
        if legend.owner is None:
            if works_for != "everyone":
                raise self.fault(path, "error-owner-missing", terrain=", ".join(legend.terrain))
            return everyone
        owner = 1 << self.known(legend.owner, self.sides, "side", path)
        return {"everyone": everyone, "owner": owner, "others": everyone & ~owner}[works_for]

    def write_goals(self, setting: Setting) -> None:
        for place, goal in enumerate(self.scenario.goal):
            path, made = f"goal[{place + 1}]", setting.goal[place]
            made.unit = made.cell = NOBODY
            winner = self.known(goal.winner, self.sides, "side", f"{path}.winner")
            made.winners = 1 << winner
            if goal.kind == "unit-destroyed":
                made.kind = GoalKind.UNIT
                made.unit = self.known(
                    self.needed(goal.unit, f"{path}.unit"), self.units, "unit", f"{path}.unit"
                )
            elif goal.kind == "place-held":
                made.kind = GoalKind.PLACE
                made.cell = self.cell(self.needed(goal.place, f"{path}.place"), f"{path}.place")
            else:
                made.kind = GoalKind.EDGE
                made.edge = EDGES[self.needed(goal.edge, f"{path}.edge")]

    def first_state(self) -> State:
        state = State()
        for force in state.forces:
            force.cell = force.target = force.retreat_from = force.former_cell = NOBODY
            force.reported_strength = NOT_REPORTED
        for side in range(SIDES):
            state.flag.scores[side] = NOT_REPORTED
        taken: dict[int, str] = {}
        for number, unit in enumerate(self.scenario.unit):
            path = f"unit[{number + 1}]"
            self.write_unit(state, number, unit, path)
            cell = state.forces[number].cell
            if cell in taken:
                raise self.fault(f"{path}.at", "error-cell-taken", cell=unit.at, unit=taken[cell])
            taken[cell] = unit.name
        for number in range(len(self.scenario.unit), FORCES):
            state.forces[number].side = 0
        ask(state.turn, len(self.sides), Ask.BEGIN, NOBODY, NOBODY)
        return state

    @set_up_by("CAMP W2")
    def write_unit(self, state: State, number: int, unit: Unit, path: str) -> None:
        strength, movement = unit.power.split("/")
        arm = self.data.arms[self.arms[self.known(unit.arm, self.arms, "arm", f"{path}.arm")]]
        if not arm.movement <= int(movement) <= arm.movement_most:
            raise self.fault(
                f"{path}.power",
                "error-movement",
                value=unit.power,
                nearest=f"{strength}/{min(max(int(movement), arm.movement), arm.movement_most)}",
            )
        force = state.forces[number]
        force.is_player = int(strength == "-")
        force.strength = 1 if force.is_player else int(strength)
        if force.strength < 1:
            raise self.fault(f"{path}.power", "error-strength", value=unit.power)
        force.movement = int(movement)
        force.side = self.known(unit.side, self.sides, "side", f"{path}.side")
        force.arm = self.arms.index(unit.arm)
        force.cell = self.cell(unit.at, f"{path}.at")
        self.check_members(unit, arm, path)
        for place, member in enumerate(unit.members):
            force.members[place].full = force.members[place].hit_points = member.hit_points

    @set_up_by("CAMP W32", "CAMP W34")
    def check_members(self, unit: Unit, arm: ArmData, path: str) -> None:
        if unit.power[0] != "-":
            return
        roles: list[str] = [member.role for member in unit.members]
        for role, least, most in (("player", 1, 1), ("companion", 0, 1), ("minion", 0, 2)):
            if not least <= roles.count(role) <= most:
                raise self.fault(
                    f"{path}.members", "error-members", role=role, found=roles.count(role), most=most
                )
        for place, member in enumerate(unit.members):
            if member.role != "minion" and arm.requires and not _meets(member, arm.requires):
                ways = " | ".join(" + ".join(way) for way in arm.requires)
                raise self.fault(
                    f"{path}.members[{place + 1}].has",
                    "error-prerequisite",
                    member=member.name,
                    arm=unit.arm,
                    ways=ways,
                )

    def titles(self) -> Mapping[str, Mapping[str, str]]:
        found = {side.name: _in_both(side.title) for side in self.scenario.side}
        found[UMPIRE] = {"en": "Umpire", "zh-CN": "主持人"}
        for unit in self.scenario.unit:
            if unit.title:
                found[unit.name] = _in_both(unit.title)
        return found

    def named_ground(self) -> tuple[Ground, ...]:
        """What the map calls each cell, for those who look at it."""
        drawn = [letter for row in self.drawn for letter in row]
        named = {letter: self.ground_of(letter) for letter in set(drawn)}
        return tuple(named[letter] for letter in drawn)

    def ground_of(self, letter: str) -> Ground:
        legend = self.scenario.map.legend.get(letter)
        if legend is None:
            return Ground()
        sorts = {name: self.data.terrain[name] for name in legend.terrain}
        owner = self.sides.index(legend.owner) if legend.owner else NOBODY
        return Ground(
            tuple(Sort(name, sort.style, _in_both(sort.title)) for name, sort in sorts.items()), owner
        )

    def time_winner(self, word: str) -> int:
        fixed = {"nobody": TIME_NOBODY, "most-strength": TIME_STRENGTH}
        if word in fixed:
            return fixed[word]
        return TIME_SIDE + self.known(word, [*self.sides, *fixed], "side", "time.winner")

    def unique(self, names: list[str], what: str, taken: Sequence[str]) -> tuple[str, ...]:
        """The names, if they are given once and mean nothing else."""
        seen = {name.lower() for name in taken}
        for place, name in enumerate(names):
            path = f"{what}[{place + 1}].name"
            if name.lower() in seen:
                raise self.fault(path, "error-name-twice", name=name)
            if name.lower() in ACTIONS_OF_ONE_WORD:
                raise self.fault(path, "error-name-is-action", name=name)
            seen.add(name.lower())
        return tuple(names)

    def cell(self, text: str, path: str) -> int:
        try:
            return self.cells.read(text)
        except Unreadable as error:
            raise self.fault(path, error.key, **error.places) from None

    def needed(self, value: str | None, path: str) -> str:
        if value is None:
            raise self.fault(path, "error-missing-key", more=0)
        return value

    def known(self, name: str, names: Sequence[str], what: str, path: str) -> int:
        if name not in names:
            raise self.fault(path, "error-unknown-name", what=what, name=name, nearest=nearest(name, names))
        return names.index(name)

    def fault(self, path: str, key: str, /, **places: object) -> BadData:
        return BadData(key, **{"file": self.file, "path": path, **places})


def _in_both(title: Words) -> dict[str, str]:
    return {"en": title.en, "zh-CN": title.zh}


def _meets(member: MemberData, ways: list[list[str]]) -> bool:
    return any(all(need in member.has for need in way) for way in ways)

"""From data and a scenario to a first state. Everything that cannot be is an error that says where and what
would be right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bingqi.errors import BadData
from bingqi.geometry.pose import Pose
from bingqi.kit.data import Fault
from bingqi.kit.log import Log
from bingqi.kit.rule import set_up_by
from bingqi.kit.ruleset import Ground as NamedGround
from bingqi.kit.ruleset import Opening, Sort
from bingqi.rulesets.dba12.actions import EDGES_OF_BOARD, PATTERNS, convertors
from bingqi.rulesets.dba12.armies import army_list, build, default_army
from bingqi.rulesets.dba12.camps import from_edge
from bingqi.rulesets.dba12.checks import element_faults, ground_faults
from bingqi.rulesets.dba12.data import BattleData, BattleScenario, ElementData, SideData, Words
from bingqi.rulesets.dba12.deployment import go_on_setting_up
from bingqi.rulesets.dba12.ground import stand
from bingqi.rulesets.dba12.layout import go_inside
from bingqi.rulesets.dba12.setting import grains, ground_name, known, setting_of
from bingqi.rulesets.dba12.state import (
    ARMY,
    ELEMENTS,
    FOLLOWERS,
    NOBODY,
    OF_A_SIDE,
    SIDES,
    Ground,
    Phase,
    Stage,
    State,
    Status,
)
from bingqi.rulesets.dba12.survey import survey
from bingqi.rulesets.dba12.turn import go_on

FOLLOWER = "CF"
WORDS_OF_ACTIONS = frozenset(
    word.lower() for pattern in PATTERNS.values() for word in pattern.phrase.split() if word.isalpha()
)


@set_up_by("DBA12 Q2.army", "DBA12 Q6")
def open_game(data: BattleData, scenario: BattleScenario, file: str) -> Opening:
    """The first state of a scenario. Raises BadData that names the file, the path and the nearest right
    value.

    `sorts` are the types of troops by row, `ground` the kinds of ground by number."""
    return _Maker(data, scenario, file).opening()


def name_elements(armies: Sequence[Sequence[str | None]], given: Mapping[int, str]) -> list[str]:
    """A name for every element: the letters of its type and a number that runs through both sides, unless it
    is given one. *armies* are the types by side and place, None where there is no element."""
    names = [""] * ELEMENTS
    counts: dict[str, int] = {}
    for side, army in enumerate(armies):
        for place, code in enumerate(army):
            if code is not None:
                counts[code] = counts.get(code, 0) + 1
                me = side * OF_A_SIDE + place
                names[me] = given.get(me) or f"{code}{counts[code]}"
    return names


class _Maker:
    """One scenario in the making."""

    def __init__(self, data: BattleData, scenario: BattleScenario, file: str) -> None:
        self.data, self.scenario, self.file = data, scenario, file
        self.troops = list(data.troops)
        self.setting = setting_of(data)
        self.state = State(high=NOBODY, first_edge=NOBODY)
        self.sides = tuple(side.name for side in scenario.side)
        self.given: dict[int, str] = {}
        self.titles: dict[str, Mapping[str, str]] = {side.name: in_both(side.title) for side in scenario.side}

    def opening(self) -> Opening:
        self.check_sides()
        self.setting.bounds = self.scenario.bounds
        self.setting.set_up = int(self.scenario.set_up != "given")
        self.setting.deploy = int(self.scenario.deploy)
        features = survey(self.data, self.setting, self.state, self.scenario.feature, self.sides, self.file)
        armies = [self.muster(side) for side in range(SIDES)]
        units = name_elements(armies, self.given)
        self.check_names(units, features)
        clean(self.state)
        for side in range(SIDES):
            self.write_force(side)
            self.post_all(side)
        self.check_places([*units, *features])
        self.begin()
        return Opening(
            setting=self.setting,
            state=self.state,
            sides=self.sides,
            seats=self.sides,
            convertors=convertors(tuple(units), features, self.sides, tuple(self.data.outlines)),
            titles=self.titles,
            sorts=sorts(self.data),
            ground=grounds(self.data),
        )

    def check_sides(self) -> None:
        if self.sides[0].lower() == self.sides[1].lower():
            raise self.fault("side[2].name", "error-name-twice", name=self.sides[1])
        if self.scenario.set_up != "given":
            if self.scenario.feature:
                raise self.fault("feature", "error-ground-given")
            for number, side in enumerate(self.scenario.side):
                if side.placed:
                    raise self.fault(f"side[{number + 1}].placed", "error-placed-on-nothing")

    @set_up_by("DBA12 Q2.army", "DBA12 Q24")
    def muster(self, side: int) -> list[str | None]:
        """The types of a side's elements by place; they are in the state, and wait to be deployed."""
        drawn, path = self.scenario.side[side], f"side[{side + 1}]"
        army: list[str | None] = [None] * OF_A_SIDE
        for place, (code, is_general) in enumerate(self.chosen(drawn, path)):
            army[place] = code
            self.enlist(side, place, code, f"{path}.elements", is_general)
        place = 0
        for element in drawn.placed:
            if element.name:
                which = FOLLOWERS if element.troops == FOLLOWER else place
                self.given[side * OF_A_SIDE + which] = element.name
            place += element.troops != FOLLOWER
        if drawn.followers or any(element.troops == FOLLOWER for element in drawn.placed):
            army[FOLLOWERS] = FOLLOWER
            self.enlist(side, FOLLOWERS, FOLLOWER, f"{path}.followers")
        return army

    def chosen(self, side: SideData, path: str) -> list[tuple[str, bool]]:
        """Type, and whether it is the general, of each element of a side's army."""
        placed = [element for element in side.placed if element.troops != FOLLOWER]
        if placed and side.elements is not None:
            raise self.fault(f"{path}.elements", "error-elements-twice")
        texts = [f"{element.troops} general" if element.general else element.troops for element in placed]
        if side.army is None:
            if not placed:
                raise self.fault(f"{path}.army", "error-missing-key", more=0)
            if len(placed) > ARMY:
                raise self.fault(f"{path}.placed", "error-too-many", found=len(placed), most=ARMY)
            return [(element.troops, element.general) for element in placed]
        listed = army_list(side.army, self.file, f"{path}.army")
        if placed:
            build(listed, texts, self.file, f"{path}.placed")
            return [(element.troops, element.general) for element in placed]
        if side.elements is None:
            army = default_army(listed)
        else:
            army = build(listed, side.elements, self.file, f"{path}.elements")
        return [(element.form, element.is_general) for element in army.elements]

    def enlist(self, side: int, place: int, code: str, path: str, is_general: bool = False) -> None:
        element = self.state.elements[side * OF_A_SIDE + place]
        element.troop = known(code, self.troops, "troop", self.file, path)
        element.is_general = int(is_general)
        element.status = Status.WAITING

    def check_names(self, units: Sequence[str], features: Sequence[str]) -> None:
        """Every name is given once, and is no word of an action."""
        seen: set[str] = set()
        for name in (*self.sides, *filter(None, units), *features):
            if name.lower() in seen:
                raise self.fault("", "error-name-twice", name=name)
            if name.lower() in WORDS_OF_ACTIONS:
                raise self.fault("", "error-name-is-action", name=name)
            seen.add(name.lower())

    @set_up_by("DBA12 Q6.edges", "DBA12 Q6.camps")
    def write_force(self, side: int) -> None:
        force = self.state.forces[side]
        if self.scenario.set_up == "given":
            force.base_edge = self.edge_of(side)
            force.has_camp = int(self.state.features[side].ground == Ground.CAMP)
        force.is_quick = int(self.scenario.set_up == "quick")

    def edge_of(self, side: int) -> int:
        """A side's base edge: its own, or the one opposite to the enemy's, or the southern and the
        northern."""
        own, enemy = self.scenario.side[side].base_edge, self.scenario.side[1 - side].base_edge
        opposite = (EDGES_OF_BOARD.index(enemy) + 2) % 4 if enemy else 2 * side
        edge = EDGES_OF_BOARD.index(own) if own else opposite
        if enemy and edge != opposite:
            right = EDGES_OF_BOARD[opposite]
            raise self.fault(f"side[{side + 1}].base_edge", "error-edges", nearest=right)
        return edge

    def post_all(self, side: int) -> None:
        """Stand a side's elements where the file says, its followers in its camp."""
        place = 0
        for number, drawn in enumerate(self.scenario.side[side].placed):
            which = FOLLOWERS if drawn.troops == FOLLOWER else place
            place += drawn.troops != FOLLOWER
            self.post(side, side * OF_A_SIDE + which, drawn, f"side[{side + 1}].placed[{number + 1}]")
        followers = self.state.elements[side * OF_A_SIDE + FOLLOWERS]
        if self.scenario.set_up != "given":
            return
        if followers.status == Status.WAITING:
            if self.state.forces[side].has_camp:
                self.enter(side * OF_A_SIDE + FOLLOWERS, side)
            else:
                followers.status = Status.NONE
        if not self.scenario.deploy:
            for me in range(side * OF_A_SIDE, side * OF_A_SIDE + OF_A_SIDE):
                if self.state.elements[me].status == Status.WAITING:
                    path = f"side[{side + 1}].placed"
                    raise self.fault(path, "error-paces-element-nowhere", side=self.sides[side])

    def post(self, side: int, me: int, drawn: ElementData, path: str) -> None:
        if drawn.in_camp or drawn.troops == FOLLOWER:
            if not self.state.forces[side].has_camp:
                raise self.fault(path, "error-paces-no-camp", side=self.sides[side])
            self.enter(me, side)
        elif drawn.at is not None:
            x, y = drawn.at
            facing = from_edge(self.setting, self.state.forces[side].base_edge, 0, 0).bearing
            if drawn.facing is not None:
                facing = round(drawn.facing * 10) % 3600
            self.state.elements[me].status = Status.FIELD
            stand(self.state, self.setting, me, Pose(grains(x), grains(y), facing))

    def enter(self, me: int, camp: int) -> None:
        self.state.elements[me].status = Status.FIELD
        go_inside(self.state, self.setting, me, camp)

    def check_places(self, names: Sequence[str]) -> None:
        """Refuse elements and ground that cannot be where they are."""
        for _, found in (
            *ground_faults(self.state, self.setting, names),
            *element_faults(self.state, self.setting, names),
        ):
            raise self.bad(found)

    def begin(self) -> None:
        """Ask the first question."""
        state, scenario = self.state, self.scenario
        if scenario.set_up != "given":
            state.stage = Stage.DICE
            go_on_setting_up(state, self.setting, Log(muted=1))
            return
        state.high = 0
        state.stage = Stage.FIRST_LINE if scenario.deploy else Stage.READY
        state.turn.phase = Phase.SET_UP
        go_on(state, self.setting, Log(muted=1))

    def bad(self, found: Fault) -> BadData:
        return self.fault(found.path, found.key, **found.places)

    def fault(self, path: str, key: str, /, **places: object) -> BadData:
        return BadData(key, **{"file": self.file, "path": path, **places})


def clean(state: State) -> None:
    """Set what holds nothing to -1."""
    for me in range(ELEMENTS):
        element = state.elements[me]
        element.side = me // OF_A_SIDE
        element.met_by = element.aim = NOBODY
    for force in state.forces:
        force.base_edge = NOBODY


def sorts(data: BattleData) -> tuple[Sort, ...]:
    """The types of troops by row."""
    return tuple(Sort(name, row.kind, in_both(row.title)) for name, row in data.troops.items())


def grounds(data: BattleData) -> tuple[NamedGround, ...]:
    """The kinds of ground by number."""
    named: dict[str, NamedGround] = {
        name: NamedGround((Sort(name, row.style, in_both(row.title)),)) for name, row in data.grounds.items()
    }
    return tuple(named.get(ground_name(number), NamedGround()) for number in Ground)


def in_both(title: Words) -> dict[str, str]:
    """A title in both languages."""
    return {"en": title.en, "zh-CN": title.zh}

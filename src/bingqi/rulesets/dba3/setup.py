"""From data and a scenario to a first state. Everything that cannot be is an error that says where and what
would be right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bingqi.errors import BadData
from bingqi.geometry.pose import Pose
from bingqi.kit.log import Log
from bingqi.kit.rule import set_up_by
from bingqi.kit.ruleset import Ground as NamedGround
from bingqi.kit.ruleset import Opening, Sort
from bingqi.rulesets.dba3.actions import PATTERNS, SIDES_OF_BOARD, convertors
from bingqi.rulesets.dba3.armies import army_list, build, default_army
from bingqi.rulesets.dba3.checks import element_faults, ground_faults
from bingqi.rulesets.dba3.data import BattleData, BattleScenario, ElementData, SideData, Words
from bingqi.rulesets.dba3.deployment import go_on_setting_up
from bingqi.rulesets.dba3.ground import stand
from bingqi.rulesets.dba3.layout import go_inside
from bingqi.rulesets.dba3.setting import grains, ground_name, known, setting_of
from bingqi.rulesets.dba3.state import (
    ARMY,
    DENIZENS,
    ELEMENTS,
    FOLLOWERS,
    NOBODY,
    OF_A_SIDE,
    SIDES,
    TOWN,
    Ground,
    Phase,
    Stage,
    State,
    Status,
)
from bingqi.rulesets.dba3.survey import survey
from bingqi.rulesets.dba3.terrain import edge_middle
from bingqi.rulesets.dba3.turn import begin_bound

SPECIAL = {"CF": FOLLOWERS, "Den": DENIZENS}
"""Troops that belong to no army list, and their places in a side."""
WORDS_OF_ACTIONS = frozenset(word for pattern in PATTERNS.values() for word in pattern.words)
"""A name like one of them would be taken for it."""


@set_up_by("DBA3 P5", "DBA3 P31")
def open_game(data: BattleData, scenario: BattleScenario, file: str) -> Opening:
    """The first state of a scenario. Raises BadData that names the file, the path and the nearest right
    value.

    `sorts` are the forms of troops by row, `ground` the kinds of ground by number. The names of features are
    those of the convertor "feature"."""
    return _Maker(data, scenario, file).opening()


def name_elements(
    data: BattleData, troops: Sequence[Sequence[str | None]], given: Mapping[int, str]
) -> list[str]:
    """A name for every element: the letters of its kind and a number that runs through both sides, unless it
    is given one. *troops* are the forms by side and place, None where there is no element."""
    names = [""] * ELEMENTS
    counts: dict[str, int] = {}
    for side, army in enumerate(troops):
        for place, code in enumerate(army):
            me = side * OF_A_SIDE + place
            if code is not None:
                word = letters(data, code)
                counts[word] = counts.get(word, 0) + 1
                names[me] = given.get(me) or f"{word}{counts[word]}"
    return names


def letters(data: BattleData, code: str) -> str:
    """How a form's kind is written in names: Bd, LH, WWg."""
    kind = data.troops[code].kind
    usual = {"lh": "LH", "sch": "SCh", "wwg": "WWg", "cf": "CF"}
    return usual.get(kind, kind.capitalize())


class _Maker:
    """One scenario in the making."""

    def __init__(self, data: BattleData, scenario: BattleScenario, file: str) -> None:
        self.data, self.scenario, self.file = data, scenario, file
        self.troops = list(data.troops)
        self.setting = setting_of(data, scenario.board)
        self.state = State(attacker=NOBODY)
        self.sides = tuple(side.name for side in scenario.side)
        self.given: dict[int, str] = {}
        self.paths: dict[int, str] = {}
        self.titles: dict[str, Mapping[str, str]] = {side.name: in_both(side.title) for side in scenario.side}

    def opening(self) -> Opening:
        self.check_sides()
        self.write_setting()
        drawn = self.scenario.feature
        features, places = survey(self.data, self.setting, self.state, drawn, self.sides, self.file)
        armies = [self.muster(side) for side in range(SIDES)]
        units = name_elements(self.data, armies, self.given)
        self.check_names(units, features)
        for side in range(SIDES):
            self.write_force(side, features)
            self.post_all(side, features)
        self.check_places([*units, *features], places)
        self.title_all(units, [features[place] for place in places])
        self.begin()
        return Opening(
            setting=self.setting,
            state=self.state,
            sides=self.sides,
            seats=self.sides,
            convertors=convertors(
                tuple(units),
                self.sides,
                features,
                tuple(self.troops),
                tuple(self.data.outlines),
                tuple(self.data.homes),
            ),
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

    def write_setting(self) -> None:
        scenario, setting = self.scenario, self.setting
        setting.bounds = scenario.bounds
        setting.set_up = int(scenario.set_up != "given")
        setting.is_quick = int(scenario.set_up == "quick")
        setting.deploy = int(scenario.deploy)

    @set_up_by("DBA3 P5", "DBA3 P52")
    def muster(self, side: int) -> list[str | None]:
        """The forms of a side's elements by place; they are in the state, and wait to be deployed."""
        drawn, path = self.scenario.side[side], f"side[{side + 1}]"
        army: list[str | None] = [None] * OF_A_SIDE
        for place, (code, other, is_general) in enumerate(self.chosen(drawn, path)):
            army[place] = code
            self.enlist(side, place, code, f"{path}.elements", other, is_general)
        self.name_placed(side)
        follows = drawn.followers or any(element.troops == "CF" for element in drawn.placed)
        if follows:
            army[FOLLOWERS] = "CF"
            self.enlist(side, FOLLOWERS, "CF", f"{path}.followers")
        army[DENIZENS] = "Den"
        self.enlist(side, DENIZENS, "Den", path)
        self.state.elements[side * OF_A_SIDE + DENIZENS].status = Status.NONE
        return army

    def chosen(self, side: SideData, path: str) -> list[tuple[str, str, bool]]:
        """Form, other form and whether it is the general, of each element of a side's army."""
        placed = [element for element in side.placed if element.troops not in SPECIAL]
        if placed and side.elements is not None:
            raise self.fault(f"{path}.elements", "error-elements-twice")
        if side.army is None:
            if not placed:
                raise self.fault(f"{path}.army", "error-missing-key", more=0)
            if len(placed) > ARMY:
                raise self.fault(f"{path}.placed", "error-too-many", found=len(placed), most=ARMY)
            return [(element.troops, "", element.general) for element in placed]
        listed = army_list(side.army, self.file, f"{path}.army")
        if placed:
            texts = [f"{element.troops} general" if element.general else element.troops for element in placed]
            build(listed, texts, self.file, f"{path}.placed")
            return [(element.troops, "", element.general) for element in placed]
        army = (
            default_army(listed)
            if side.elements is None
            else build(listed, side.elements, self.file, f"{path}.elements")
        )
        return [(element.form, element.other, element.is_general) for element in army.elements]

    def enlist(
        self, side: int, place: int, code: str, path: str, other: str = "", is_general: bool = False
    ) -> None:
        element = self.state.elements[side * OF_A_SIDE + place]
        element.troop = known(code, self.troops, "troop", self.file, path)
        element.other = 1 + self.troops.index(other) if other else 0
        element.is_general = int(is_general)
        element.status = Status.WAITING

    def name_placed(self, side: int) -> None:
        """The names that the file gives to elements."""
        for me, element, path in self.placed(side):
            self.paths[me] = path
            if element.name:
                self.given[me] = element.name

    def placed(self, side: int) -> Iterator[tuple[int, ElementData, str]]:
        """The elements that the file places: number, what it says, and where it says so."""
        place = 0
        for number, element in enumerate(self.scenario.side[side].placed):
            me = side * OF_A_SIDE + SPECIAL.get(element.troops, place)
            place += element.troops not in SPECIAL
            yield me, element, f"side[{side + 1}].placed[{number + 1}]"

    def check_names(self, units: Sequence[str], features: Sequence[str]) -> None:
        """Every name is given once, and is no word of an action."""
        seen: set[str] = set()
        for name in (*self.sides, *filter(None, units), *features):
            if name.lower() in seen:
                raise self.fault("", "error-name-twice", name=name)
            if name.lower() in WORDS_OF_ACTIONS:
                raise self.fault("", "error-name-is-action", name=name)
            seen.add(name.lower())

    @set_up_by("DBA3 P4", "DBA3 P31", "DBA3 P32")
    def write_force(self, side: int, features: Sequence[str]) -> None:
        drawn, path, force = self.scenario.side[side], f"side[{side + 1}]", self.state.forces[side]
        listed = army_list(drawn.army, self.file, f"{path}.army") if drawn.army else None
        homes = list(self.data.homes)
        home = drawn.home or (listed.data.home[0].lower() if listed else homes[0])
        force.home = known(home, homes, "home", self.file, f"{path}.home")
        force.aggression = drawn.aggression or 0
        if drawn.aggression is None and listed:
            force.aggression = listed.data.aggression
        force.base_edge = NOBODY
        if self.scenario.set_up == "given":
            force.base_edge = self.edge_of(side)
            force.has_camp = int(self.state.features[side].ground == Ground.CAMP)
            if drawn.camp and not force.has_camp:
                raise self.fault(f"{path}.camp", "error-camp-missing", side=drawn.name)

    def edge_of(self, side: int) -> int:
        """A side's base edge: its own, the one opposite to the enemy's, near or far."""
        own, enemy = self.scenario.side[side].base_edge, self.scenario.side[1 - side].base_edge
        opposite = (SIDES_OF_BOARD.index(enemy) + 2) % 4 if enemy else 2 * side
        edge = SIDES_OF_BOARD.index(own) if own else opposite
        if enemy and edge != opposite:
            right = SIDES_OF_BOARD[opposite]
            raise self.fault(f"side[{side + 1}].base_edge", "error-edges", nearest=right)
        return edge

    def post_all(self, side: int, features: Sequence[str]) -> None:
        """Stand a side's elements where the file says, its followers in its camp, denizens in its city."""
        for me, drawn, path in self.placed(side):
            self.post(side, me, drawn, features, path)
        followers = side * OF_A_SIDE + FOLLOWERS
        if self.state.elements[followers].status == Status.WAITING and self.state.forces[side].has_camp:
            self.enter(followers, side)
        town = self.state.features[TOWN]
        if town.ground == Ground.CITY and town.owner == side:
            self.enter(side * OF_A_SIDE + DENIZENS, TOWN)
        if self.scenario.set_up == "given" and not self.scenario.deploy:
            for me in range(side * OF_A_SIDE, side * OF_A_SIDE + OF_A_SIDE):
                if self.state.elements[me].status == Status.WAITING:
                    path = f"side[{side + 1}].placed"
                    raise self.fault(path, "error-element-nowhere", side=self.sides[side])

    def post(self, side: int, me: int, drawn: ElementData, features: Sequence[str], path: str) -> None:
        if drawn.inside is not None:
            strongholds = [name for number, name in enumerate(features) if self.is_stronghold(number)]
            known(drawn.inside, strongholds, "stronghold", self.file, f"{path}.inside")
            self.enter(me, features.index(drawn.inside))
        elif drawn.at is not None:
            x, y = drawn.at
            facing = edge_middle(self.setting, self.state.forces[side].base_edge).bearing
            if drawn.facing is not None:
                facing = round(drawn.facing * 10) % 3600
            self.state.elements[me].status = Status.FIELD
            stand(self.state, self.setting, me, Pose(grains(x), grains(y), facing))

    def is_stronghold(self, number: int) -> bool:
        return self.state.features[number].width > 0

    def enter(self, me: int, number: int) -> None:
        self.state.elements[me].status = Status.FIELD
        go_inside(self.state, self.setting, me, number)

    def check_places(self, names: Sequence[str], places: Sequence[int]) -> None:
        """Refuse elements and ground that cannot be where they are; *places* are the numbers of the file's
        features."""
        for number, found in ground_faults(self.state, self.setting, names):
            path = f"feature[{places.index(number) + 1}]"
            raise self.fault(path, found.key, **found.places)
        for me, found in element_faults(self.state, self.setting, names):
            raise self.fault(self.paths[me], found.key, **found.places)
        held: dict[int, int] = {}
        for me in range(ELEMENTS):
            inside = self.state.elements[me].inside
            if me % OF_A_SIDE < DENIZENS and inside in held and inside:
                who = {"unit": names[me], "other": names[held[inside]]}
                raise self.fault(self.paths.get(me, ""), "error-inside-twice", **who)
            held[inside] = me

    def title_all(self, units: Sequence[str], features: Sequence[str]) -> None:
        """The titles of elements and ground that have one of their own; *features* in the file's order."""
        for side in range(SIDES):
            for me, drawn, _ in self.placed(side):
                if drawn.title:
                    self.titles[units[me]] = in_both(drawn.title)
        for name, ground in zip(features, self.scenario.feature):
            if ground.title:
                self.titles[name] = in_both(ground.title)

    def begin(self) -> None:
        """Ask the first question."""
        state, scenario = self.state, self.scenario
        clean(state)
        if scenario.attacker is not None or scenario.set_up == "given":
            name = scenario.attacker or self.sides[0]
            state.attacker = known(name, self.sides, "side", self.file, "attacker")
            state.stage = Stage.GROUND if scenario.set_up != "given" else Stage.FIRST_LINE
        if scenario.set_up == "quick" and scenario.attacker is not None:
            raise self.fault("attacker", "error-attacker-given")
        if scenario.set_up == "given" and not scenario.deploy:
            state.stage = Stage.READY
            state.turn.active, state.turn.phase = state.attacker, Phase.BEGIN
            begin_bound(state, self.setting, Log(muted=1))
        else:
            go_on_setting_up(state, self.setting, Log(muted=1))

    def fault(self, path: str, key: str, /, **places: object) -> BadData:
        return BadData(key, **{"file": self.file, "path": path, **places})


def clean(state: State) -> None:
    """Set what holds nothing to -1."""
    for me in range(ELEMENTS):
        element = state.elements[me]
        element.side = me // OF_A_SIDE
        element.met_by = element.wagon_front = element.aim = NOBODY


def sorts(data: BattleData) -> tuple[Sort, ...]:
    """The forms of troops by row."""
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

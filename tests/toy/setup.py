"""From data and a scenario to a first state. What cannot be is an error that says where and what would be
right."""

from bingqi.errors import BadData, Unreadable
from bingqi.kit.cell import CellName
from bingqi.kit.rule import set_up_by
from bingqi.kit.ruleset import Opening
from bingqi.kit.turn import ask
from toy.actions import SIDES, Ask, convertors
from toy.data import ToyData, ToyScenario
from toy.state import NOWHERE, Setting, Side, State

TITLES = {"Scouts": {"en": "Scouts", "zh-CN": "斥候"}, "Guards": {"en": "Guards", "zh-CN": "守军"}}


@set_up_by("TOY 1")
def open_game(data: ToyData, scenario: ToyScenario, file: str) -> Opening:
    """The first state of a scenario: the guards are asked where they hide. Raises BadData."""
    drawn = ["".join(row.split()) for row in scenario.map.rows]
    columns, rows = len(drawn[0]), len(drawn)
    for place, row in enumerate(drawn):
        if len(row) != columns:
            path = f"map.rows[{place + 1}]"
            raise BadData("error-map-row", file=file, path=path, found=len(row), wanted=columns)
    if not 2 <= columns <= 8:
        path, size = "map.rows", {"columns": columns, "rows": rows, "most": 8}
        raise BadData("error-map-size", file=file, path=path, **size)
    names = tuple(scout.name for scout in scenario.scout)
    state = State(ambush=NOWHERE)
    for number, scout in enumerate(scenario.scout):
        path = f"scout[{number + 1}]"
        if scout.name.lower() in (name.lower() for name in names[:number]):
            raise BadData("error-name-twice", file=file, path=f"{path}.name", name=scout.name)
        try:
            state.scouts[number].cell = CellName(columns, rows).read(scout.at)
        except Unreadable as fault:
            raise BadData(fault.key, **{**fault.places, "file": file, "path": f"{path}.at"}) from None
    ask(state.turn, Side.GUARDS, Ask.HIDE, NOWHERE, NOWHERE)
    setting = Setting(columns=columns, rows=rows, scouts=len(names))
    setting.rounds, setting.needed = scenario.rounds, min(scenario.needed, len(names))
    setting.die_sides, setting.taken_at = data.ambush.die, data.ambush.taken_at
    setting.stones, setting.friend, setting.away = data.ambush.stones, data.ambush.friend, data.ambush.away
    setting.flood_sides, setting.flood_after = data.flood.die, data.flood.after
    for number, letter in enumerate("".join(drawn)):
        setting.ground[number] = ".=o~".index(letter)
    return Opening(setting, state, SIDES, SIDES, convertors(names, columns, rows), TITLES)

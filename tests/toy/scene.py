"""What one side sees of the toy."""

from bingqi.kit.action import Actions
from bingqi.kit.ruleset import Opening
from bingqi.kit.scene import Choice, Frame, Panel, Piece, Region, Row, Scene, Text, TurnLine
from toy.actions import PATTERNS, Act, Ask
from toy.movement import ground_of
from toy.state import NOWHERE, Ground, Setting, Side, State
from toy.turn import candidates, decision


def scene(state: State, setting: Setting, opening: Opening, viewer: int) -> Scene:
    """The map, the pieces and the choices; *state* has been observed by the viewer."""
    question = decision(state, setting)
    names = [opening.convertors["unit"].write(number) for number in range(setting.scouts)]
    about: dict[str, Text | str | int] = {}
    if question.about != NOWHERE:
        about["actor"] = names[question.about]
    return Scene(
        frame=Frame("square", setting.columns, setting.rows),
        regions=regions(state, setting),
        pieces=pieces(state, setting, names),
        marks=[],
        choices=choices(state, setting, opening) if question.side == viewer else [],
        panels=[tracker(state, setting)],
        turn=TurnLine(
            question.side, Text(f"question-{Ask(question.kind).name}", about), question.side == viewer
        ),
        digest=state.digest(),
        seats=[Text(title=dict(opening.titles[name])) for name in opening.seats],
    )


def regions(state: State, setting: Setting) -> list[Region]:
    found = []
    for kind in (Ground.FORD, Ground.STONES, Ground.DEEP):
        cells = range(setting.columns * setting.rows)
        alike = [place(setting, cell) for cell in cells if ground_of(state, setting, cell) == kind]
        found.append(Region(alike, kind.name.lower(), Text(f"ground-{kind.name}")))
    return found


def pieces(state: State, setting: Setting, names: list[str]) -> list[Piece]:
    found = [
        Piece(name, place(setting, scout.cell), "scout", Side.SCOUTS, Text(plain=name))
        for name, scout in zip(names, state.scouts)
        if scout.cell != NOWHERE
    ]
    if state.ambush != NOWHERE:
        found.append(
            Piece("ambush", place(setting, state.ambush), "ambush", Side.GUARDS, Text("piece-ambush"))
        )
    return found


def choices(state: State, setting: Setting, opening: Opening) -> list[Choice]:
    out, found = Actions(), []
    candidates(state, setting, out)
    for action in out.items[: out.count]:
        written = PATTERNS[Act(action.act)].write(action, opening.convertors)
        label = Text(f"act-{Act(action.act).name}")
        if action.x == NOWHERE:
            found.append(Choice("press", written, label))
        else:
            piece = opening.convertors["unit"].write(action.actor) if action.actor != NOWHERE else ""
            found.append(Choice("cell", written, label, piece, place(setting, action.x)))
    return found


def tracker(state: State, setting: Setting) -> Panel:
    number, last = Text(plain=str(state.turn.round_number)), Text(plain=str(setting.rounds))
    return Panel(
        "tracker", Text("panel-rounds"), [Text("head-round"), Text("head-last")], [Row([number, last])]
    )


def place(setting: Setting, cell: int) -> tuple[int, int]:
    """Column and row of a cell."""
    return cell % setting.columns, cell // setting.columns

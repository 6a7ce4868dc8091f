"""The tables beside a battlefield: where the bound stands, the elements, combats about to be settled, losses,
what wins, and whose rules these are."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from bingqi.kit.rule import set_up_by
from bingqi.kit.scene import Panel, Row, Text
from bingqi.kit.turn import Decision
from bingqi.rulesets.dba12.actions import Ask
from bingqi.rulesets.dba12.causes import Cause
from bingqi.rulesets.dba12.forecast import Ending, Forecast, fights, shots, total
from bingqi.rulesets.dba12.names import Names, listed
from bingqi.rulesets.dba12.state import (
    ELEMENTS,
    SIDES,
    Fate,
    Phase,
    Setting,
    Stage,
    State,
    Status,
)
from bingqi.rulesets.dba12.status import state_text, where
from bingqi.rulesets.dba12.victory import losses_of


def panels(state: State, setting: Setting, question: Decision, names: Names) -> list[Panel]:
    """All tables that say something now."""
    return [
        tracker(state, setting, question, names),
        *forecasts(state, setting, question, names),
        roster(state, setting, names),
        losses(state, setting, names),
        goals(setting),
        credit(),
    ]


def tracker(state: State, setting: Setting, question: Decision, names: Names) -> Panel:
    """Bound, side and phase, points, losses of both."""
    if state.turn.phase == Phase.SET_UP:
        return Panel("tracker", Text("panel-turn"), [], [Row([Text(f"stage-{Stage(state.stage).name}")])])
    side = state.turn.active
    bound: dict[str, Text | str | int] = {"bound": state.turn.round_number, "last": setting.bounds}
    cells = [
        Text("turn-bound-of" if setting.bounds else "turn-bound", bound),
        names.side(side),
        Text(f"phase-{Phase(state.turn.phase).name}"),
    ]
    if state.turn.phase == Phase.MOVE and question.kind == Ask.MOVE:
        cells.append(Text("turn-points", {"left": state.points}))
    cells.append(
        Text("turn-lost", {"one": losses_of(state, setting, 0), "other": losses_of(state, setting, 1)})
    )
    return Panel("tracker", Text("panel-turn"), [], [Row(cells, side)])


def roster(state: State, setting: Setting, names: Names) -> Panel:
    """Every element, those lost too."""
    head = [
        Text(f"head-{name}") for name in ("element", "side", "troops", "against", "reach", "place", "state")
    ]
    rows = []
    for me in range(ELEMENTS):
        element = state.elements[me]
        if element.status == Status.NONE:
            continue
        troop = setting.troops[element.troop]
        named = names.title(me)
        called = Text("element-titled", {"element": names.thing(me), "title": named})
        rows.append(
            Row(
                [
                    called if named.title else Text(plain=names.thing(me)),
                    names.side(element.side),
                    Text(
                        "troop-coded",
                        {"title": names.sort(element.troop), "code": names.troop(element.troop)},
                    ),
                    Text(plain=f"{troop.foot}/{troop.mounted}"),
                    Text(plain=names.length(troop.reach) if troop.reach else "-"),
                    where(state, me, names),
                    state_text(state, setting, me, names),
                ],
                element.side,
            )
        )
    return Panel("roster", Text("panel-elements"), head, rows)


def forecasts(state: State, setting: Setting, question: Decision, names: Names) -> Iterator[Panel]:
    """The close combats that are to come, or the shots that can be chosen. Beside the question that decides
    about them they are forecasts, else tables."""
    if state.is_over or state.turn.phase == Phase.SET_UP:
        return
    if question.kind == Ask.AIM:
        found, is_asked = shots(state, setting, question.side), True
    else:
        found, is_asked = fights(state, setting, state.turn.active), question.kind == Ask.FIGHT
    for forecast in found:
        yield forecast_panel(forecast, is_asked, names)


def forecast_panel(forecast: Forecast, is_asked: bool, names: Names) -> Panel:
    """Both sums, then every outcome with its chance."""
    one, other = names.thing(forecast.one), names.thing(forecast.other)
    key = "panel-shot" if forecast.is_shot else "panel-combat"
    rows = []
    for me, name, found in zip((forecast.one, forecast.other), (one, other), forecast.sums, strict=True):
        reasons = listed(
            Text("modifier", {"value": f"{value:+d}", "why": Text(f"cause-{Cause(cause).name}")})
            for cause, value in found
        )
        side = forecast.state.elements[me].side
        rows.append(Row([Text(plain=name), Text(plain=f"{total(found):+d}"), reasons], side))
    for (mine, theirs), chance in forecast.outcomes:
        told = listed(fates([(mine, one), (theirs, other)]))
        rows.append(Row([percent(chance), Text(plain=str(chance)), told]))
    return Panel("forecast" if is_asked else "table", Text(key, {"actor": one, "target": other}), [], rows)


def fates(endings: list[tuple[Ending, str]]) -> Iterator[Text]:
    """What an outcome is for each that it harms, or that it harms nobody."""
    harmed = [(ending, name) for ending, name in endings if ending.fate != Fate.NOTHING]
    for ending, name in harmed:
        word = "BLOCKED" if ending.is_blocked else Fate(ending.fate).name
        why = Text(f"cause-{Cause(ending.cause).name}")
        yield Text(f"fate-{word}", {"actor": name, "cause": why})
    if not harmed:
        yield Text("fate-nobody")


def percent(chance: Fraction) -> Text:
    """A chance in per cent."""
    return Text("odds-percent", {"percent": f"{float(chance) * 100:.1f}"})


def losses(state: State, setting: Setting, names: Names) -> Panel:
    """What each side has lost that counts."""
    head = [Text(f"head-{name}") for name in ("side", "lost", "counts-too")]
    rows = []
    for side in range(SIDES):
        force = state.forces[side]
        camp = losses_of(state, setting, side) > force.lost
        marks = [word for word, is_lost in (("general", force.general_lost), ("camp", camp)) if is_lost]
        worse = listed(Text(f"lost-{name}") for name in marks)
        shown = worse if worse != Text() else Text(plain="-")
        rows.append(Row([names.side(side), Text(plain=str(losses_of(state, setting, side))), shown], side))
    return Panel("table", Text("panel-losses"), head, rows)


def goals(setting: Setting) -> Panel:
    """What wins the battle."""
    rows = [
        Row([Text("goal-losses", {"losses": setting.rules.losses_to_lose})]),
        Row([Text("goal-camp", {"losses": setting.rules.camp_counts})]),
    ]
    if setting.bounds:
        rows.append(Row([Text("goal-bounds", {"last": setting.bounds})]))
    return Panel("text", Text("panel-goals"), [], rows)


@set_up_by("DBA12 O81")
def credit() -> Panel:
    """Whose rules these are."""
    return Panel(
        "text", Text("panel-credit"), [], [Row([Text("credit-rules")]), Row([Text("credit-program")])]
    )

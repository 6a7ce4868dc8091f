"""`dba12`: DBA 1.22 as in DBA Online, from set-up to victory."""

from bingqi.kit.ruleset import Positions, Rules, Ruleset
from bingqi.rulesets.dba12 import (
    actions,
    advice,
    causes,
    data,
    position,
    settable,
    setup,
    state,
    turn,
    victory,
)
from bingqi.rulesets.dba12.scene import scene

RULESET = Ruleset(
    name="dba12",
    version="1.0",
    package=__name__,
    rules=Rules(
        decision=turn.decision,
        why_not=turn.why_not,
        candidates=turn.candidates,
        play=turn.play,
        result=victory.result,
        observe=turn.observe,
        worth=advice.worth,
    ),
    state=state.State,
    setting=state.Setting,
    acts=actions.Act,
    causes=causes.Cause,
    events=causes.Happening,
    questions=actions.Ask,
    patterns=actions.PATTERNS,
    shapes=actions.SHAPES,
    units=actions.UNITS,
    data=data.BattleData,
    scenario=data.BattleScenario,
    open_game=setup.open_game,
    scene=scene,
    titles={"en": "DBA 1.22", "zh-CN": "DBA 1.22"},
    is_open=True,
    settable=settable.SETTABLE,
    positions=Positions(
        open=position.open_position,
        begin=position.begin,
        facts=position.facts,
        apart=position.apart,
        faults=position.faults,
    ),
)

__all__ = ["RULESET"]

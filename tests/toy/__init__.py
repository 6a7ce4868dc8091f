"""`toy`: scouts cross a river, guards lie in ambush. A whole ruleset, as small as one can be."""

from bingqi.kit.ruleset import Rules, Ruleset
from toy import actions, causes, data, setup, state, turn
from toy.scene import scene

RULESET = Ruleset(
    name="toy",
    version="1.0",
    package=__name__,
    rules=Rules(
        decision=turn.decision,
        why_not=turn.why_not,
        candidates=turn.candidates,
        play=turn.play,
        result=turn.result,
        observe=turn.observe,
        worth=turn.worth,
    ),
    state=state.State,
    setting=state.Setting,
    acts=actions.Act,
    causes=causes.Cause,
    events=causes.Happening,
    questions=actions.Ask,
    patterns=actions.PATTERNS,
    shapes=actions.SHAPES,
    units={},
    data=data.ToyData,
    scenario=data.ToyScenario,
    open_game=setup.open_game,
    scene=scene,
    titles={"en": "The Ford", "zh-CN": "渡口"},
)

__all__ = ["RULESET"]

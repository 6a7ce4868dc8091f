"""`campaign`: mass battles of a tabletop role-playing game on a map of one-chain cells, with the outcome of
its flag battles."""

from bingqi.kit.ruleset import Positions, Rules, Ruleset
from bingqi.rulesets.campaign import (
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
from bingqi.rulesets.campaign.scene import scene
from bingqi.rulesets.campaign.trial import trial

RULESET = Ruleset(
    name="campaign",
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
    data=data.CampaignData,
    scenario=data.CampaignScenario,
    open_game=setup.open_game,
    scene=scene,
    trial=trial,
    titles={"en": "Campaign", "zh-CN": "战役"},
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

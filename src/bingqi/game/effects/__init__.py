"""The runner of effects: whether all that a ruleset can say has been said, by games and by cases.

report = effects(RULESET, games=20)
print(report.unreached)
"""

from bingqi.game.effects.report import Effect, EffectsReport
from bingqi.game.effects.run import effects

__all__ = ["Effect", "EffectsReport", "effects"]

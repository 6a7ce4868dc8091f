"""The contract: what every ruleset promises, tried out on random games. Shipped, so that authors of other
rulesets can check theirs.

report = check_ruleset(RULESET)
assert report.is_kept, report.text()
"""

from bingqi.game.contract.check import check_game, check_ruleset
from bingqi.game.contract.report import Fault, Promise, Report

__all__ = ["check_ruleset", "check_game", "Report", "Fault", "Promise"]

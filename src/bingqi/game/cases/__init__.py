"""Case files: positions, actions, dice and what is right, written by people and other programs.

for result in run_cases("encirclement.toml"):
    print(result.id, result.passed)
"""

from bingqi.game.cases.report import report_data, report_text
from bingqi.game.cases.run import CaseFile, CaseResult, read_cases, run_case, run_cases, setup_of
from bingqi.game.cases.span import Check
from bingqi.game.cases.trial import Setup, Trial

__all__ = [
    "CaseFile",
    "CaseResult",
    "Check",
    "Setup",
    "Trial",
    "read_cases",
    "report_data",
    "report_text",
    "run_case",
    "run_cases",
    "setup_of",
]

"""What holds for every test: the language of the machine and the speed of the machine do not matter."""

import os

from hypothesis import settings

for variable in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "BINGQI_LANG"):
    os.environ.pop(variable, None)
os.environ["LANG"] = "C.UTF-8"

settings.register_profile("unhurried", deadline=None)
if not os.environ.get(
    "CI"
):  # there hypothesis has a profile of its own, which draws the same examples each time
    settings.load_profile("unhurried")

"""What holds for every test: the language of the machine and the speed of the machine do not matter."""

import os

import pytest
from hypothesis import settings

for variable in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "BINGQI_LANG"):
    os.environ.pop(variable, None)
os.environ["LANG"] = "C.UTF-8"

settings.register_profile("unhurried", deadline=None)
if not os.environ.get(
    "CI"
):  # there hypothesis has a profile of its own, which draws the same examples each time
    settings.load_profile("unhurried")

LONG = ("server/test_kill.py", "web/test_battle.py", "web/test_campaign.py", "web/")
"""Files, or folders of them, whose tests take long."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where several workers share the files out, the long ones come first, so that at the end nobody waits
    for the last of them."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        items.sort(
            key=lambda item: next((n for n, name in enumerate(LONG) if name in item.nodeid), len(LONG))
        )

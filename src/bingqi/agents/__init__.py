"""Agents by name. They see a game only through a table and its ruleset."""

from __future__ import annotations

from collections.abc import Callable

from bingqi.agents.builtin import Agent, GreedyAgent, RandomAgent
from bingqi.errors import NotFound, nearest

AGENTS: dict[str, Callable[[], Agent]] = {"random": RandomAgent, "greedy": GreedyAgent}


def agent(name: str) -> Agent:
    """The agent of a name. Raises NotFound, which names the nearest."""
    if name not in AGENTS:
        known = list(AGENTS)
        raise NotFound("error-no-such-agent", name=name, nearest=nearest(name, known), known=", ".join(known))
    return AGENTS[name]()


__all__ = ["AGENTS", "Agent", "GreedyAgent", "RandomAgent", "agent"]

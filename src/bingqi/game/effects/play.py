"""What a game comes to: by what is played in it, and by what is asked beside it."""

from __future__ import annotations

from random import Random

from bingqi.game.effects.wrong import Answers, WrongActions
from bingqi.game.met import Met, met_by_asking, met_by_playing
from bingqi.kit.action import Action
from bingqi.kit.cause import Shared
from bingqi.kit.ruleset import Opening, Ruleset
from bingqi.kit.table import FastTable, PlainTable, Table

UNLISTED = 0.2
"""How often a random player plays an action that is legal and not listed, where one was found."""
WEIGHED = {"plain": 3, "fast": 1_000}
"""Candidates among which a greedy player chooses: weighing is slow in the plain tier."""


def play_game(
    ruleset: Ruleset, opening: Opening, seed: int, tier: str, plies: int, probes: int, answers: Answers
) -> set[Met]:
    """Play a game of at most *plies* actions, at random with an even seed, greedily with an odd one. In each
    position *probes* actions are asked about, most of them wrong; a random player may play one of them that
    is legal though it is not listed."""
    random = Random(seed)
    table = _table(ruleset, opening, tier, random)
    wrong = WrongActions(random, ruleset, opening, answers)
    met: set[Met] = {("question", int(table.decision().kind))}
    for _ in range(plies):
        listed = [] if table.result().over else table.candidates()
        legal = _ask(table, wrong, listed, probes, met)
        if not listed:
            break
        if seed % 2:
            action = _best(table, listed, WEIGHED[tier], random)
        elif legal and random.random() < UNLISTED:
            action = random.choice(legal)
        else:
            action = _any(listed, random)
        played = table.play(action)
        met.update(met_by_playing(action, played.events, table.decision(), table.result()))
    return met


def try_position(
    ruleset: Ruleset, opening: Opening, table: Table, seed: int, probes: int, answers: Answers
) -> set[Met]:
    """Ask about *probes* actions, most of them wrong, in one position."""
    met: set[Met] = set()
    listed = [] if table.result().over else table.candidates()
    _ask(table, WrongActions(Random(seed), ruleset, opening, answers), listed, probes, met)
    return met


def _table(ruleset: Ruleset, opening: Opening, tier: str, random: Random) -> Table:
    state = opening.state.copy()
    state.dice.seed = random.getrandbits(62)
    return (FastTable if tier == "fast" else PlainTable)(ruleset, opening.setting, state)


def _ask(table: Table, wrong: WrongActions, listed: list[Action], probes: int, met: set[Met]) -> list[Action]:
    """Ask about some actions; those that are legal."""
    question, legal = table.decision(), []
    some = [wrong.action(listed, question.side, question.kind) for _ in range(probes)]
    for action in [*some, *(wrong.beyond(listed) if probes else ())]:
        cause = table.why_not(action)
        met.add(met_by_asking(cause))
        if cause not in (Shared.NOT_ASKED, Shared.NOT_YOUR_DECISION, Shared.GAME_OVER):
            wrong.answers.setdefault(question.kind, set()).add(action.act)
        if cause == Shared.LEGAL:
            legal.append(action)
    return legal


def _best(table: Table, listed: list[Action], most: int, random: Random) -> Action:
    some = listed if len(listed) <= most else random.sample(listed, most)
    worths = [table.worth(action) for action in some]
    best = max(worths)
    return random.choice([action for action, worth in zip(some, worths, strict=True) if worth == best])


def _any(listed: list[Action], random: Random) -> Action:
    """Any candidate; half of the time one of any kind first, so that rare kinds are played too."""
    if random.random() < 0.5:
        act = random.choice(sorted({action.act for action in listed}))
        listed = [action for action in listed if action.act == act]
    return random.choice(listed)

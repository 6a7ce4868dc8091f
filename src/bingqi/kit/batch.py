"""Whole games in one call: the entry points that the fast tier compiles and keeps on disk.

The functions here are patterns. `decision`, `candidates`, `play`, `result` and `worth` stand for a ruleset's
own; `tiers` binds them. Games and logs are rows (lists in the plain tier, arrays in the fast one), so that
one text serves both.
"""

from enum import IntEnum
from typing import Any

from bingqi.kit.action import Action, Actions
from bingqi.kit.dice import next_ply, scramble, spread, wipe_tape
from bingqi.kit.log import Log
from bingqi.kit.rule import rule
from bingqi.kit.scratch import zeros
from bingqi.kit.turn import Decision, Result

CHOOSER = 0x5EED
"""Keeps the agents' choices apart from the game's dice."""


class Task(IntEnum):
    """What can be asked of the compiled rules."""

    PLAY_GAMES = 0
    LIST_ACTIONS = 1
    PLAY_ONE = 2
    ASK_ONE = 3
    WEIGH_ONE = 4


class Player(IntEnum):
    """The agents that live inside both tiers."""

    RANDOM = 0
    GREEDY = 1


def decision(state: Any, setting: Any) -> Decision:
    raise AssertionError("bound by tiers")


def why_not(state: Any, setting: Any, action: Action) -> int:
    raise AssertionError("bound by tiers")


def candidates(state: Any, setting: Any, out: Actions) -> None:
    raise AssertionError("bound by tiers")


def play(state: Any, setting: Any, action: Action, log: Log) -> None:
    raise AssertionError("bound by tiers")


def result(state: Any, setting: Any) -> Result:
    raise AssertionError("bound by tiers")


def worth(state: Any, setting: Any, action: Action) -> int:
    raise AssertionError("bound by tiers")


BOUND = ("decision", "why_not", "candidates", "play", "result", "worth")


@rule()
def do_task(
    task: int,
    states: Any,
    first: int,
    last: int,
    setting: Any,
    action: Any,
    log: Any,
    out: Any,
    players: Any,
    cap: int,
) -> tuple[int, int]:
    """What one of the functions below does and gives, by its Task. The fast tier compiles this one, so that
    rules which several of them need are compiled once."""
    if task == Task.PLAY_GAMES:
        return play_games(states, first, last, setting, log, out, players, cap), 0
    if task == Task.LIST_ACTIONS:
        return list_actions(states, first, setting, out), 0
    if task == Task.PLAY_ONE:
        drawn, wanted = play_one(states, first, setting, action, log)
        return 0 + drawn, 0 + wanted
    if task == Task.ASK_ONE:
        return ask_one(states, first, setting, action), 0
    return weigh_one(states, first, setting, action), 0


@rule()
def play_games(
    states: Any, first: int, last: int, setting: Any, log: Any, out: Any, players: Any, cap: int
) -> int:
    """Play games *first* to *last* - 1 to their end, or for *cap* actions; `players[side]` is a Player. Gives
    the number of actions."""
    actions = 0
    log[0].muted = 1
    for game in range(first, last):
        state = states[game]
        for _ in range(cap):
            if result(state, setting[0]).over:
                break
            chosen = choose(state, setting[0], out[0], players)
            next_ply(state.dice)
            play(state, setting[0], out[0].items[chosen], log[0])
            wipe_tape(state.dice)
            actions += 1
    return actions


@rule()
def list_actions(states: Any, game: int, setting: Any, out: Any) -> int:
    """Fill `out[0]` with the candidates of one game; how many."""
    candidates(states[game], setting[0], out[0])
    count: int = out[0].count
    return count


@rule()
def play_one(states: Any, game: int, setting: Any, action: Any, log: Any) -> tuple[int, int]:
    """Play one action in one game, its tape used and wiped; `log[0]` then holds the events. Gives the dice
    drawn, and the sides of the first die that the tape did not cover."""
    log[0].count = 0
    state = states[game]
    next_ply(state.dice)
    play(state, setting[0], action[0], log[0])
    drawn, wanted = state.dice.drawn, state.dice.wanted
    wipe_tape(state.dice)
    return drawn, wanted


@rule()
def ask_one(states: Any, game: int, setting: Any, action: Any) -> int:
    """Why an action is not legal in one game."""
    return why_not(states[game], setting[0], action[0])


@rule()
def weigh_one(states: Any, game: int, setting: Any, action: Any) -> int:
    """What an action is worth in one game."""
    return worth(states[game], setting[0], action[0])


@rule()
def clone_many(states: Any, times: int) -> None:
    """Copy the first game over the others in turn, *times* times, as search does."""
    place = 0
    for _ in range(times):
        place = place + 1 if place + 1 < len(states) else 1
        states[place] = states[0]


@rule()
def choose(state: Any, setting: Any, out: Actions, players: Any) -> int:
    """The place of the action that the deciding side's agent takes; `out` holds the candidates afterwards."""
    candidates(state, setting, out)
    side = decision(state, setting).side
    bits = scramble(state.dice.seed, state.dice.ply, CHOOSER)
    if players[side] == Player.GREEDY:
        return best(state, setting, out, bits)
    return spread(bits, out.count)


@rule()
def best(state: Any, setting: Any, out: Actions, bits: int) -> int:
    """The place of the candidate worth most."""
    worths = zeros(out.count)
    for place in range(out.count):
        worths[place] = worth(state, setting, out.items[place])
    return first_best(worths, out.count, bits)


@rule()
def first_best(worths: list[int], count: int, bits: int) -> int:
    """The place of the largest of *count* numbers; among equals the bits decide, each as likely."""
    chosen, equals = 0, 0
    for place in range(count):
        if worths[place] > worths[chosen] or place == 0:
            chosen, equals = place, 1
        elif worths[place] == worths[chosen]:
            equals += 1
            if spread(scramble(bits, place, CHOOSER), equals) == 0:
                chosen = place
    return chosen

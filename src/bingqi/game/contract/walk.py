"""One random game, in every tier at once. Each action is played by a table that has played all the others,
and by a second one that was set from saved bytes and is given the dice as a script. All must agree."""

from __future__ import annotations

from random import Random

from bingqi.game.contract.look import (
    check_candidates,
    check_notation,
    check_question,
    check_result,
    check_worth,
    list_candidates,
)
from bingqi.game.contract.neighbours import check_neighbours
from bingqi.game.contract.position import Position
from bingqi.game.contract.report import Place, Promise, Report, crash
from bingqi.game.contract.sight import check_scenes, check_secrets, check_sight
from bingqi.game.contract.stand import Stand
from bingqi.game.explain import explain_events
from bingqi.kit.action import Action
from bingqi.kit.dice import TAPE_LENGTH, next_ply, wipe_tape
from bingqi.kit.log import Kind
from bingqi.kit.table import Played

CAP = 5_000
"""Actions within which a game has to end, unless the caller says otherwise."""
CLOSELY = 5
"""Every fifth position is looked at closely."""
SCENES = 8
"""Scenes are drawn in one of eight of these."""


def walk(stand: Stand, seed: int, report: Report, cap: int) -> None:
    """Play a random game to its end, or to its first fault in playing."""
    setting, first = stand.opening.setting.pack(), stand.opening.state.pack()
    report.games += 1
    try:
        play_through(stand, seed, report, cap)
    except Exception as error:  # nothing that is asked in between may go wrong either
        report.add(Promise.PLAYING, crash(error), Place(stand.scenario, seed))
    if (setting, first) != (stand.opening.setting.pack(), stand.opening.state.pack()):
        what = "playing has changed the setting or the first state"
        report.add(Promise.ASKING, what, Place(stand.scenario, seed))


def play_through(stand: Stand, seed: int, report: Report, cap: int) -> None:
    random = Random(seed)
    before = stand.begin(random.getrandbits(62))
    for ply in range(cap):
        place = Place(stand.scenario, seed, ply)
        position = Position(stand, report, random, place, before, stand.table.decision())
        is_close = (ply + seed) % CLOSELY == 0
        if is_over(position) or not look(position, is_close):
            return
        played = play(position, choose(position), is_close)
        if played is None:
            return
        before = played
        report.plies += 1
    report.add(Promise.ENDING, f"not over after {cap} actions", Place(stand.scenario, seed))


def is_over(position: Position) -> bool:
    """Whether the game is over; how it ended is checked."""
    result = position.stand.table.result()
    position.attempt(Promise.RESULT, check_result, result)
    if result.over:
        position.meet("cause", result.cause)
    return bool(result.over) or position.question.side == -1


def look(position: Position, is_close: bool) -> bool:
    """Ask all there is to ask. Whether there is something to play."""
    position.attempt(Promise.RESULT, check_question)
    position.attempt(Promise.CANDIDATES, list_candidates)
    if not position.candidates:
        return False
    position.attempt(Promise.CANDIDATES, check_candidates)
    position.attempt(Promise.NOTATION, check_notation)
    if is_close:
        position.attempt(Promise.WORTH, check_worth)
        position.attempt(Promise.CAUSES, check_neighbours)
        position.attempt(Promise.SIGHT, check_sight)
        position.attempt(Promise.SECRETS, check_secrets)
        if position.random.randrange(SCENES) == 0:
            position.attempt(Promise.SCENES, check_scenes)
    for tier, table in position.stand.tables.items():
        if table.pack() != position.before:
            position.fault(Promise.ASKING, f"{tier}: the state is not what it was before the questions")
            table.restore(position.before)
    return True


def choose(position: Position) -> Action:
    """Any candidate; half of the time one of any kind first, so that rare kinds are played too."""
    candidates = position.candidates
    if position.random.random() < 0.5:
        act = position.random.choice(sorted({action.act for action in candidates}))
        candidates = [action for action in candidates if action.act == act]
    return position.random.choice(candidates)


def play(position: Position, action: Action, is_close: bool) -> bytes | None:
    """Play an action everywhere. The bytes after it, or None after a fault that leaves no game to go on
    with."""
    stand, outcomes = position.stand, []
    for tier, table in stand.tables.items():
        try:
            outcomes.append((table.play(action), table.pack()))
        except Exception as error:
            position.fault(Promise.PLAYING, f"{tier}: {crash(error)}", action)
            return None
    played, after = outcomes[0]
    if difference := stand.differences(outcomes[0], outcomes[-1]):
        position.fault(Promise.TIERS, f"{' and '.join(stand.tables)}: {difference}", action)
        return None
    position.attempt(Promise.DICE, check_dice, action, played)
    position.attempt(Promise.SCRIPT, check_script, action, played, after)
    position.attempt(Promise.WORDS, check_words, action, played)
    if is_close:
        position.attempt(Promise.MUTED, check_muted, action, after)
    return after


def check_dice(position: Position, action: Action, played: Played) -> None:
    """As many dice are logged as were drawn, each with a face that it has."""
    if played.drawn != len(played.faces):
        position.fault(Promise.DICE, f"{played.drawn} dice drawn and {len(played.faces)} logged", action)
    for event in played.events:
        if event.kind == Kind.ROLLED and not 1 <= event.a <= event.b:
            position.fault(Promise.DICE, f"a die of {event.b} sides shows {event.a}", action)


def check_script(position: Position, action: Action, played: Played, after: bytes) -> None:
    """A table set from the saved bytes, with the dice as a script, does the same with all of them."""
    if played.drawn != len(played.faces):
        return
    if played.drawn > TAPE_LENGTH:
        position.fault(Promise.SCRIPT, f"{played.drawn} dice drawn, and a script holds {TAPE_LENGTH}", action)
        return
    for tier, table in position.stand.seconds.items():
        table.restore(position.before)
        again = table.play(action, played.faces)
        if again.wanted or again.drawn != played.drawn:
            what = f"{tier}: {played.drawn} dice given, {again.drawn} used"
            position.fault(
                Promise.SCRIPT,
                what + (f", and one of {again.wanted} sides wanted" if again.wanted else ""),
                action,
            )
        same = Played(again.events, played.drawn, played.wanted)
        if difference := position.stand.differences((played, after), (same, table.pack())):
            position.fault(Promise.SCRIPT, f"{tier}: {difference}", action)


def check_words(position: Position, action: Action, played: Played) -> None:
    """Every event can be told in words."""
    stand = position.stand
    for event in played.events:
        position.meet("event", event.kind)
        position.meet("cause", event.cause)
        position.word(
            "event",
            event.kind,
            event.cause,
            lambda language: explain_events(stand.ruleset, stand.opening, played.events, language),
        )


def check_muted(position: Position, action: Action, after: bytes) -> None:
    """Without a log the rules do the same."""
    state = position.state.copy()
    next_ply(state.dice)
    position.stand.ruleset.rules.play(state, position.stand.opening.setting, action, position.stand.muted)
    wipe_tape(state.dice)
    if state.pack() != after:
        position.fault(Promise.MUTED, "the state differs", action)

"""Actions that resemble candidates and are none: whatever is asked gets a cause, and what is legal unlisted
can be played too."""

from __future__ import annotations

from random import Random

from bingqi.game.contract.position import Position
from bingqi.game.contract.report import Promise, crash
from bingqi.game.explain import refusal_sentence
from bingqi.kit.action import Action
from bingqi.kit.cause import Shared
from bingqi.kit.record import Whole

ASKED = 5
"""Neighbours that are asked about in a position."""

BITS = {field.name: 8 * field.item.width for field in Action.layout.fields if isinstance(field.item, Whole)}


def check_neighbours(position: Position) -> None:
    """A few neighbours of candidates get causes of the ruleset, the same in every tier, and by what the side
    itself can see."""
    stand, ruleset = position.stand, position.stand.ruleset
    seen = position.state.copy()
    ruleset.rules.observe(seen, stand.opening.setting, position.question.side)
    is_played = False
    for _ in range(ASKED):
        action = neighbour(position.random, position.candidates, [int(act) for act in ruleset.acts])
        causes = {}
        for tier, table in stand.tables.items():
            try:
                causes[tier] = table.why_not(action)
            except Exception as error:
                position.fault(Promise.CAUSES, f"{tier}: {crash(error)}, asked about {action!r}")
        if len(set(causes.values())) > 1:
            position.fault(Promise.TIERS, f"the causes differ: {causes}, asked about {action!r}")
        for cause in sorted(set(causes.values())):
            check_cause(position, action, cause)
        if set(causes.values()) == {Shared.LEGAL} and not is_played:
            check_unlisted(position, action)
            is_played = True
        if action.side == position.question.side and causes:
            alone = int(ruleset.rules.why_not(seen, stand.opening.setting, action))
            if alone not in causes.values():
                what = f"the cause is {causes}, and {alone} by what the side sees, asked about {action!r}"
                position.fault(Promise.CHOICE, what)


def check_cause(position: Position, action: Action, cause: int) -> None:
    stand = position.stand
    if cause not in stand.causes:
        position.fault(Promise.CAUSES, f"{cause} is no cause, asked about {action!r}")
        return
    position.meet("cause", cause)
    position.word(
        "refusal",
        cause,
        0,
        lambda language: refusal_sentence(stand.ruleset, stand.opening, action, cause, language),
    )


def check_unlisted(position: Position, action: Action) -> None:
    """A legal action that is no candidate is written, reads back as an equal one, and can be played."""
    stand = position.stand
    try:
        read = stand.notation.read(stand.notation.write(action), action.side)
    except Exception as error:
        position.fault(
            Promise.NOTATION, f"is legal and cannot be written and read: {crash(error)}: {action!r}"
        )
        return
    outcomes = []
    for tier, table in stand.seconds.items():
        for played in (action, read):
            table.restore(position.before)
            try:
                outcomes.append((table.play(played), table.pack()))
            except Exception as error:
                position.fault(Promise.PLAYING, f"{tier}: {crash(error)}: {played!r}", action)
                return
        if difference := stand.differences(outcomes[-2], outcomes[-1]):
            what = f"{tier}: {action!r} is legal and does not play like what it is written as: {difference}"
            position.fault(Promise.NOTATION, what, action)
    if difference := stand.differences(outcomes[0], outcomes[-1]):
        position.fault(Promise.TIERS, difference, action)


def neighbour(random: Random, candidates: list[Action], acts: list[int]) -> Action:
    """A candidate made another kind of action, or with some of its fields changed: a little, to another
    candidate's, or to anything that the field holds."""
    action = random.choice(candidates).copy()
    if random.randrange(6) == 0:
        action.act = random.choice(acts)
        return action
    for name in random.sample(sorted(BITS), random.choice((1, 1, 1, 2, 3))):
        most = (1 << (BITS[name] - 1)) - 1
        value = random.choice(
            (
                getattr(action, name) + random.choice((-2, -1, 1, 2)),
                getattr(random.choice(candidates), name),
                random.choice((-1, 0, 1, most, -most - 1)),
                random.randint(0, 40),
                random.randint(-most - 1, most),
            )
        )
        setattr(action, name, min(max(value, -most - 1), most))
    return action

"""What each seat sees and is told: nothing of the dice to come, and of what others do in secret no more than
it should."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from bingqi.game.contract.position import Position
from bingqi.game.contract.report import Promise
from bingqi.game.contract.stand import first_difference
from bingqi.kit.action import Action, Actions
from bingqi.kit.cause import Shared
from bingqi.kit.scene import Text, told
from bingqi.kit.table import Played
from bingqi.kit.wording import catalogue

CHOICES = 8
"""Choices of a scene that are asked about."""


def check_sight(position: Position) -> None:
    """What is seen does not depend on the seed, is seen alike twice, names who decides, and offers the
    decider the same candidates. Looked at with the eyes of the decider and of one other seat."""
    rules, setting = position.stand.ruleset.rules, position.stand.opening.setting
    other = position.state.copy()
    other.dice.seed ^= position.random.getrandbits(40) | 1
    seats = position.stand.opening.seats
    for seat in {position.question.side, position.random.randrange(len(seats))}:
        name, seen = seats[seat], observed(position, position.state, seat)
        if found := first_difference(seen, observed(position, other, seat)):
            position.fault(Promise.SIGHT, f"{name} sees something that depends on the seed: {found}")
        if found := first_difference(seen, observed(position, seen, seat)):
            position.fault(
                Promise.SIGHT, f"{name} sees something else when what it sees is observed again: {found}"
            )
        if rules.decision(seen, setting).side != position.question.side:
            position.fault(Promise.SIGHT, f"{name} does not see that side {position.question.side} decides")
        if seat == position.question.side:
            out = Actions()
            rules.candidates(seen, setting, out)
            if out.items[: out.count] != position.candidates:
                position.fault(Promise.CHOICE, f"{name} has other candidates by what it sees")


def check_secrets(position: Position) -> None:
    """Of two actions of a kind, whoever is told the same sees the same; and who sees the same, though it is
    not, was told the same. Where everything is open, all seats see what the decider sees."""
    if position.stand.ruleset.is_open:
        check_openness(position)
        return
    one = position.random.choice(position.candidates)
    alike = [action for action in position.candidates if action.act == one.act and action != one]
    if not alike:
        return
    other = position.random.choice(alike)
    (played, state), (twin, other_state) = outcome(position, one), outcome(position, other)
    for seat, name in enumerate(position.stand.opening.sides):  # an umpire sees all
        if seat == position.question.side:
            continue
        sight = first_difference(observed(position, state, seat), observed(position, other_state, seat))
        is_told_alike = heard(played, seat) == heard(twin, seat)
        if is_told_alike and sight:
            what = f"{name} is told the same as by “{position.text(other)}” and sees the difference: {sight}"
            position.fault(Promise.SECRETS, what, one)
        if (
            not is_told_alike
            and not sight
            and not played.drawn + twin.drawn
            and first_difference(state, other_state)
        ):
            what = f"{name} sees no difference from “{position.text(other)}” and is told of one"
            position.fault(Promise.SECRETS, what, one)


def check_openness(position: Position) -> None:
    """Every seat sees the same, and the whole state but for the dice to come."""
    own = position.state.copy()
    own.dice.seed = own.dice.ply = 0
    for seat, name in enumerate(position.stand.opening.seats):
        if found := first_difference(own, observed(position, position.state, seat)):
            position.fault(Promise.SECRETS, f"everything is open, and {name} sees something else: {found}")


def check_scenes(position: Position) -> None:
    """Every seat has a scene in every language; who decides has choices, all legal, and nobody else has
    any."""
    stand = position.stand
    for seat, name in enumerate(stand.opening.seats):
        seen = observed(position, position.state, seat)
        scene = stand.ruleset.scene(seen, stand.opening.setting, stand.opening, seat)
        if scene.choices and seat != position.question.side:
            position.fault(Promise.SCENES, f"{name} does not decide, and has choices")
            continue
        for choice in position.random.sample(scene.choices, min(CHOICES, len(scene.choices))):
            action = stand.notation.read(choice.action, seat)
            if stand.table.why_not(action) != Shared.LEGAL:
                position.fault(Promise.SCENES, f"{name} has a choice that is not legal", action)
        for text in texts(scene):
            position.word("scene", text.id, tuple(text.places), partial(words, stand.ruleset.package, text))


def observed(position: Position, state: Any, seat: int) -> Any:
    """A copy of a state as a seat sees it."""
    seen = state.copy()
    position.stand.ruleset.rules.observe(seen, position.stand.opening.setting, seat)
    return seen


def outcome(position: Position, action: Action) -> tuple[Played, Any]:
    """What an action does here, tried out, and the state after it."""
    trial = position.stand.trial
    trial.restore(position.before)
    return trial.play(action), trial.state().copy()


def heard(played: Played, seat: int) -> list[tuple[int, ...]]:
    """The events that a seat is told, without who else hears them."""
    return [event.values()[:-1] for event in played.events if (event.seen_by >> seat) & 1]


def words(package: str, text: Text, language: str) -> str:
    """A text in a language."""
    return told(text, catalogue(language, package))


def texts(part: Any) -> Iterator[Text]:
    """Every text in a scene."""
    if isinstance(part, Text):
        yield part
    elif isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from texts(getattr(part, name))
    elif isinstance(part, list):
        for item in part:
            yield from texts(item)

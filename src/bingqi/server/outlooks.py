"""What everybody sees of a game, kept until it changes, as bytes that many sockets may share."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from bingqi.kit.scene import Choice, Scene
from bingqi.kit.wording import catalogue
from bingqi.server import wire
from bingqi.server.denial import Denied
from bingqi.server.rendering import ground, in_words, shown
from bingqi.server.seeing import ONLOOKER, entry, knows, observed, scene_of, umpire_eyes

if TYPE_CHECKING:
    from bingqi.server.chronicle import Chronicle

LATEST = 60
"""As many log entries come by themselves."""


@dataclass(frozen=True)
class Picture:
    """A view as bytes, and the ground that belongs into it."""

    view: bytes
    ground: bytes
    ground_digest: bytes

    def whole(self) -> bytes:
        """The view with its ground."""
        return self.view[:-1] + b',"ground":' + self.ground + b"}"


class Outlooks:
    """The looks of one game from all seats."""

    def __init__(self, chronicle: Chronicle) -> None:
        self.chronicle = chronicle
        self._seen: dict[int, Any] = {}
        self._scenes: dict[int, Scene] = {}
        self._known: dict[int, list[bool]] = {}
        self._stamps: dict[int, tuple[int, ...]] = {}
        self._grounds: dict[tuple[int, str], tuple[list[Any], bytes, bytes]] = {}

    def forget(self, first: int) -> None:
        """The game has changed from an action on."""
        self._seen.clear()
        self._scenes.clear()
        self._stamps.clear()
        for known in self._known.values():
            del known[first:]

    def eyes(self, seat: int) -> int:
        """The eyes of a seat. When it is over, and where no person has a seat, nothing is secret."""
        game = self.chronicle.game
        if game.result.over or seat >= umpire_eyes(game) or (seat < 0 and not self.chronicle.people):
            return umpire_eyes(game)
        return ONLOOKER if seat < 0 else seat

    def seen(self, eyes: int) -> Any:
        """The observed state now; not to be changed."""
        if eyes not in self._seen:
            self._seen[eyes] = observed(self.chronicle.game, self.chronicle.game.state, eyes)
        return self._seen[eyes]

    def scene(self, eyes: int) -> Scene:
        """The scene now."""
        if eyes not in self._scenes:
            self._scenes[eyes] = scene_of(self.chronicle.game, self.seen(eyes), eyes)
        return self._scenes[eyes]

    def timeline(self, eyes: int) -> list[int]:
        """The places of the actions that these eyes know of; moment *n* is after the one at place n - 1 of
        the list."""
        game, known = self.chronicle.game, self._known.setdefault(eyes, [])
        known += [knows(game, ply, eyes) for ply in game.plies[len(known) :]]
        return [place for place, is_known in enumerate(known) if is_known]

    def stamps(self, eyes: int) -> tuple[int, ...]:
        """What tells the actions of a timeline apart from any others."""
        if eyes not in self._stamps:
            self._stamps[eyes] = tuple(self.chronicle.stamps[place] for place in self.timeline(eyes))
        return self._stamps[eyes]

    def picture(self, seat: int, language: str, may_undo: wire.MayUndo) -> Picture:
        """The view of a seat (-1: a spectator)."""
        game, eyes = self.chronicle.game, self.eyes(seat)
        scene, words = self.scene(eyes), catalogue(language, game.ruleset.package)
        is_over = game.result.over
        side = -1 if is_over else game.decision.side
        is_mine = 0 <= side == seat  # others may see with the same eyes
        view = wire.View(
            moment=len(self.stamps(eyes)),
            scene=shown(scene, words, is_mine),
            deciding="" if side < 0 else game.seat(side),
            seat="" if seat < 0 else game.seat(seat),
            may_undo=may_undo,
            on_behalf=in_words(self._on_behalf(seat, side), words),
            ending=self.ending(language) if is_over else None,
        )
        return Picture(msgspec.json.encode(view), *self._ground(eyes, scene, language))

    def _on_behalf(self, seat: int, side: int) -> list[Choice]:
        """What an umpire may do for the side that decides."""
        game = self.chronicle.game
        if side < 0 or seat < umpire_eyes(game) or side >= umpire_eyes(game):
            return []
        return scene_of(game, self.seen(umpire_eyes(game)), side).choices

    def ending(self, language: str) -> wire.Ending:
        """How the game ended."""
        game = self.chronicle.game
        result = game.result
        name = game.ruleset.causes(result.cause).name
        clause = game.ruleset.clauses.of_cause(name)
        words = catalogue(language, game.ruleset.package)
        winners = [seat for side, seat in enumerate(game.opening.sides) if result.winners >> side & 1]
        titles = [game.opening.titles.get(seat, {}).get(language, seat) for seat in winners]
        names = words.text("part-and").join(titles)
        reference = clause.ref if clause else ""
        places = {"sides": names, "cause": words.text(f"cause-{name}"), "clause": reference}
        sentence = words.text("end-won" if winners else "end-drawn", places)
        return wire.Ending(winners, sentence, reference, str(game.seed))

    def news(
        self, seat: int, language: str, known: tuple[int, ...] | None
    ) -> tuple[bytes | None, tuple[int, ...]]:
        """The log for somebody who knows of some stamps (None: of nothing): a message, if there is anything
        to tell, and the stamps that he knows of then."""
        eyes = self.eyes(seat)
        now = self.stamps(eyes)
        if known == now:
            return None, now
        same = 0
        for old, new in zip(known or (), now):
            if old != new:
                break
            same += 1
        first = max(same, len(now) - LATEST)
        entries = self._entries(eyes, first + 1, len(now), language)
        return msgspec.json.encode(wire.Log(first + 1, entries)), now

    def told(self, seat: int, message: wire.Tell, language: str) -> wire.Log:
        """Some earlier part of the log, LATEST entries at most."""
        eyes = self.eyes(seat)
        if not 1 <= message.first <= message.last <= len(self.stamps(eyes)):
            raise Denied("no-such-moment", most=len(self.stamps(eyes)))
        last = min(message.last, message.first + LATEST - 1)
        return wire.Log(message.first, self._entries(eyes, message.first, last, language), message.id)

    def past(self, seat: int, message: wire.Past, language: str) -> wire.Scenery:
        """The scene after a moment, without choices."""
        game, eyes = self.chronicle.game, self.eyes(seat)
        scene = scene_of(game, observed(game, self._state(eyes, message.moment), eyes), eyes)
        words = catalogue(language, game.ruleset.package)
        return wire.Scenery(
            id=message.id,
            moment=message.moment,
            last=len(self.stamps(eyes)),
            scene=shown(scene, words, is_mine=False),
            ground=ground(scene, words),
        )

    def place_of(self, eyes: int, moment: int) -> int:
        """How many actions had been played at a moment. Raises Denied."""
        line = self.timeline(eyes)
        if not 0 <= moment <= len(line):
            raise Denied("no-such-moment", most=len(line))
        return line[moment - 1] + 1 if moment else 0

    def _state(self, eyes: int, moment: int) -> Any:
        game, place = self.chronicle.game, self.place_of(eyes, moment)
        if place == len(game.plies):
            return game.state
        return game.ruleset.state.unpack(game.plies[place].before)

    def _entries(self, eyes: int, first: int, last: int, language: str) -> list[wire.Entry]:
        game, line = self.chronicle.game, self.timeline(eyes)
        return [
            entry(game, game.plies[line[moment - 1]], moment, eyes, language)
            for moment in range(first, last + 1)
        ]

    def _ground(self, eyes: int, scene: Scene, language: str) -> tuple[bytes, bytes]:
        """The ground as bytes with its digest; written anew only when it is another."""
        kept = self._grounds.get((eyes, language))
        if kept is None or kept[0] != scene.regions:
            words = catalogue(language, self.chronicle.game.ruleset.package)
            written = msgspec.json.encode(ground(scene, words))
            digest = hashlib.blake2b(written, digest_size=16).digest()
            kept = self._grounds[eyes, language] = (scene.regions, written, digest)
        return kept[1], kept[2]

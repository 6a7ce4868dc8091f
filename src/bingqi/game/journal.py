"""Journals: what was played, with all that it takes to play it again: the rules' version, the texts, the
seed, the actions, the dice that fell, and the digest of the state after each action.

`Journal.of(game)` and `save` write one, `load` reads it, `game_of` plays it again, `verify` says whether the
rules come to the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from bingqi.errors import Differs, NotFound, Unreadable, nearest
from bingqi.game.amendment import is_amendment
from bingqi.game.files import read_text, write_text

if TYPE_CHECKING:
    from bingqi.game.game import Game, Ply

SUFFIXES = (".game", ".jsonl")


@dataclass(frozen=True)
class Embedded:
    """A scenario's or an overlay's text inside a record; `digest` is what the record says of it. A scenario
    without a text is the ruleset's own of that name."""

    name: str
    digest: str = ""
    text: str = ""


@dataclass(frozen=True)
class Header:
    """What a game was begun with. `players` says who has each seat; `result` is empty until the game is over;
    `commitment` is what was shown of the seed at the start, empty where nothing was."""

    ruleset: str
    version: str
    scenario: Embedded
    overlays: tuple[Embedded, ...] = ()
    seed: int = 0
    players: Mapping[str, str] = field(default_factory=dict)
    result: str = ""
    commitment: str = ""


@dataclass(frozen=True)
class RecordedPly:
    """One action. The first `typed` of its dice were given by a player, the others came from the seed.
    `digest` is the beginning of the digest of the state after it, `followed` what came of it in words,
    `round` None where the rules have no rounds. What a person left out is empty. `line` is where it stands in
    its file."""

    seat: str
    action: str
    dice: tuple[int, ...] = ()
    typed: int = 0
    digest: str = ""
    round: int | None = None
    followed: str = ""
    comment: str = ""
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Journal:
    """A game as it is kept. `seal` tells it from any other (empty: a person left it out), `comment` stands
    before the first action. `file` and `lines` (of the tags) say where it was read from."""

    header: Header
    plies: tuple[RecordedPly, ...] = ()
    seal: str = ""
    comment: str = ""
    file: str = field(default="", compare=False)
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)

    @classmethod
    def of(cls, game: Game) -> Journal:
        """The journal of a game so far."""
        from bingqi.game.notation.outcome import result_text

        header = Header(
            ruleset=game.ruleset.name,
            version=game.ruleset.version,
            scenario=embedded(game.scenario.name, game.scenario.text),
            overlays=tuple(embedded(overlay.name, overlay.text) for overlay in game.overlays),
            seed=game.seed,
            players=dict(game.players),
            result=result_text(game),
            commitment=game.commitment,
        )
        plies = tuple(_recorded(game, ply) for ply in game.plies)
        return cls(header, plies, seal(header, plies), plain_comment(game.comment))

    def save(self, path: str | Path, with_events: bool = False) -> None:
        """Write the journal: readable to `*.game`, one JSON object a line to `*.jsonl`, there with the events
        of each action if wanted. The file is written whole or not at all. Raises UserError."""
        from bingqi.game.notation import jsonl, text

        place = Path(path)
        if _suffix(place) == ".game":
            write_text(place, text.write(self))
        else:
            write_text(place, jsonl.write(self, with_events))


@dataclass(frozen=True)
class Verdict:
    """Whether a journal and the rules agree: how many actions do, the first thing that differs, if any, and
    how the seed breaks the commitment that was shown at the start, if it does."""

    plies: int
    fault: Differs | None = None
    broken: Differs | None = None

    @property
    def agrees(self) -> bool:
        return self.fault is None and self.broken is None

    @property
    def ply(self) -> int | None:
        """The number of the action that differs, from 1; None when nothing does or it lies in no action."""
        number = self.fault.places.get("ply") if self.fault else None
        return number if isinstance(number, int) else None

    @property
    def expected(self) -> str:
        """What the record has where they differ."""
        return self._place("expected")

    @property
    def found(self) -> str:
        """What the rules come to there."""
        return self._place("found")

    @property
    def line(self) -> int | None:
        """The line of the file where they differ."""
        return int(self._place("line")) if self._place("line") else None

    def sentence(self, language: str) -> str:
        """What differs, in a language, line by line; empty when nothing does."""
        return "\n".join(fault.sentence(language) for fault in (self.fault, self.broken) if fault)

    def _place(self, name: str) -> str:
        first = self.fault or self.broken
        return str(first.places.get(name, "")) if first else ""


def load(path: str | Path) -> Journal:
    """The journal in a file. Raises UserError that names the file, the line and the nearest right word. A
    record of rules that are not here, or of another version of them, is read all the same; it only cannot be
    replayed."""
    from bingqi.game.notation import jsonl, reading
    from bingqi.game.notation.names import check_names

    place = Path(path)
    if not place.name:
        raise NotFound("error-no-such-file", file=str(path), nearest="")
    read = reading.read if _suffix(place) == ".game" else jsonl.read
    journal = read(read_text(place), str(path))
    check_names(journal)
    return journal


def game_of(journal: Journal, language: str = "en") -> Game:
    """The game of a journal, played again with the recorded dice. Raises Differs when the rules do not
    reproduce it (words after `->` do not count), WrongVersion, NotFound or BadData."""
    from bingqi.game.replay import follow, open_game

    game = open_game(journal, language)
    _, fault = follow(game, journal)
    if fault:
        raise fault
    return game


def verify(journal: Journal, language: str = "en", seen: str = "") -> Verdict:
    """Play a journal again and compare everything, also the words after `->`, the dice with the seed, and the
    seed with its commitment: that of the record, and what somebody has *seen* of it at the start, which may
    be only its beginning. Raises WrongVersion, NotFound or BadData when it cannot be played at all."""
    from bingqi.game.replay import broken_commitment, follow, open_game

    broken = broken_commitment(journal, seen)
    try:
        game = open_game(journal, language)
    except Differs as fault:
        return Verdict(0, fault, broken)
    return Verdict(*follow(game, journal, with_claims=True), broken)


def embedded(name: str, text: str) -> Embedded:
    """A text as records keep it: without spaces at the ends of lines, which do not survive every editor."""
    lines = [
        line.rstrip() for line in text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    ]
    kept = "\n".join(lines).rstrip("\n") + "\n"
    return Embedded(name, text_digest(kept), kept)


def text_digest(text: str) -> str:
    """Eight digits that change with a text."""
    return hashlib.blake2b(text.encode("utf-8", "replace"), digest_size=4).hexdigest()


def seal(header: Header, plies: tuple[RecordedPly, ...]) -> str:
    """Sixteen digits that change with everything that a game is made of. Comments, players' names and what is
    only words do not count; the reasons of an umpire's rulings do."""
    parts = [header.ruleset, header.version, header.scenario.digest, str(header.seed), header.result]
    parts += [overlay.digest for overlay in header.overlays]
    parts += [header.commitment] if header.commitment else []
    for ply in plies:
        parts += [ply.seat, ply.action, " ".join(map(str, ply.dice)), str(ply.typed), ply.digest[:8]]
        parts += [ply.comment] if is_amendment(ply.action) else []
    return hashlib.blake2b("\n".join(parts).encode("utf-8", "replace"), digest_size=8).hexdigest()


def plain_comment(text: str) -> str:
    """A comment as records keep it: each line without the spaces around it."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").strip().split("\n")
    return "\n".join(line.strip() for line in lines)


def _recorded(game: Game, ply: Ply) -> RecordedPly:
    from bingqi.game.notation.outcome import round_of, what_followed

    return RecordedPly(
        seat=game.seat(ply.side),
        action=ply.text,
        dice=ply.dice,
        typed=ply.typed,
        digest=ply.digest,
        round=round_of(game.ruleset.state.unpack(ply.before)),
        followed=what_followed(game.ruleset, game.opening, ply.events),
        comment=plain_comment(ply.comment),
    )


def _suffix(path: Path) -> str:
    if path.suffix not in SUFFIXES:
        near = nearest(path.suffix, SUFFIXES) or SUFFIXES[0]
        raise Unreadable("error-record-suffix", file=str(path), nearest=str(path.with_suffix(near)))
    return path.suffix

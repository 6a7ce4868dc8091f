"""The record as JSON lines: a header, one object for each action, and an end. Nothing of the readable record
is lost on the way here or back; the fields of an action and its events are for machines and are not read
back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from bingqi.errors import BadData, Unreadable, UserError
from bingqi.game.amendment import is_amendment
from bingqi.game.journal import Embedded, Header, Journal, RecordedPly, embedded, game_of, plain_comment
from bingqi.game.notation.fault import InRecord
from bingqi.game.notation.reading import is_seed, short
from bingqi.kit.data import Data, shape
from bingqi.kit.dice import TAPE_LENGTH
from bingqi.kit.log import Event, Kind

if TYPE_CHECKING:
    from bingqi.game.game import Game

# The patterns keep out what has no place in a line of the readable record.
Name = Annotated[str, Meta(pattern=r'^[^\s\d{}#:>|\["][^{}#:>|\["\n\r]*\Z')]
Phrase = Annotated[str, Meta(pattern=r"^[^{}#:\n\r]*[^{}#:\s][^{}#:\n\r]*\Z")]
Remark = Annotated[str, Meta(pattern=r"^[^{}#\n\r]*\Z")]
Word = Annotated[str, Meta(pattern=r"^\S+\Z")]
Digest = Annotated[str, Meta(pattern=r"^([0-9a-f]{8,16})?\Z")]
Commitment = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?\Z")]
Face = Annotated[int, Meta(ge=1, le=9999)]


class TextLine(Data, frozen=True, kw_only=True):
    """A scenario or an overlay."""

    name: Annotated[str, Meta(pattern=r"^\S([^\n\r]*\S)?\Z")]
    digest: Annotated[str, Meta(pattern=r"^([0-9a-f]{8})?\Z")] = ""
    text: str = ""


class HeaderLine(Data, frozen=True, kw_only=True):
    """The first line. The seed is text, since not every program keeps numbers of 63 bits exact."""

    record: Literal["bingqi"]
    format: Literal[1]
    game: Word
    version: Word
    seed: str
    commitment: Commitment = ""
    players: dict[Name, str] = msgspec.field(default_factory=dict)
    result: str = ""
    scenario: TextLine
    overlays: tuple[TextLine, ...] = ()
    comment: str = ""


class PlyLine(Data, frozen=True, kw_only=True):
    """One action."""

    ply: Annotated[int, Meta(ge=1)]
    round: Annotated[int, Meta(ge=0, le=999_999_999)] | None = None
    seat: Name
    action: Phrase
    dice: Annotated[tuple[Face, ...], Meta(max_length=TAPE_LENGTH)] = ()
    typed: Annotated[int, Meta(ge=0)] = 0
    digest: Digest = ""
    followed: Remark = ""
    comment: str = ""
    fields: dict[str, Any] = msgspec.field(default_factory=dict)
    events: tuple[dict[str, Any], ...] = ()


class EndLine(Data, frozen=True, kw_only=True):
    """The last line."""

    end: Digest


Model = TypeVar("Model", bound=Data)


def write(journal: Journal, with_events: bool = False) -> str:
    """The whole record. `with_events` plays it again for the events, and raises Differs when it cannot."""
    lines = [_header(journal), *_plies(journal, with_events), {"end": journal.seal}]
    return "".join(f"{msgspec.json.encode(line).decode()}\n" for line in lines)


def read(text: str, file: str) -> Journal:
    """The journal in JSON lines; *file* is what errors call it. Raises Unreadable."""
    lines = enumerate(text.lstrip("\ufeff").replace("\r\n", "\n").split("\n"), 1)
    objects = [(number, _object(line, file, number)) for number, line in lines if line.strip()]
    if not objects:
        raise InRecord(file, 1, Unreadable("error-record-empty"))
    first, *others = objects
    header, comment = _header_of(file, *first)
    plies: list[RecordedPly] = []
    seal: str | None = None
    for number, held in others:
        if seal is not None:
            raise InRecord(file, number, Unreadable("error-record-after-end", text=short(str(held))))
        if isinstance(held, dict) and "end" in held:
            seal = _shaped(held, EndLine, file, number).end
        else:
            plies.append(_ply_of(file, number, held))
    if seal is None:
        raise InRecord(file, objects[-1][0], Unreadable("error-record-no-end"))
    lines_of = {"end": objects[-1][0]}
    return Journal(header, tuple(plies), seal, comment, file, lines_of)


def _header(journal: Journal) -> dict[str, Any]:
    header = journal.header
    return {
        "record": "bingqi",
        "format": 1,
        "game": header.ruleset,
        "version": header.version,
        "seed": str(header.seed),
        **({"commitment": header.commitment} if header.commitment else {}),
        "players": dict(header.players),
        "result": header.result,
        "scenario": _text(header.scenario),
        "overlays": [_text(overlay) for overlay in header.overlays],
        "comment": journal.comment,
    }


def _text(item: Embedded) -> dict[str, str]:
    return {"name": item.name, "digest": item.digest, "text": item.text}


def _plies(journal: Journal, with_events: bool) -> Iterator[dict[str, Any]]:
    game = game_of(journal) if with_events else _opened(journal)
    for place, ply in enumerate(journal.plies):
        line: dict[str, Any] = {"ply": place + 1, "round": ply.round, "seat": ply.seat, "action": ply.action}
        line |= {"dice": ply.dice, "typed": ply.typed, "digest": ply.digest}
        line |= {"followed": ply.followed, "comment": ply.comment}
        if game is not None:
            line["fields"] = _fields(game, ply)
        if game is not None and with_events:
            line["events"] = [_event(game, event) for event in game.plies[place].events]
        yield line


def _opened(journal: Journal) -> Game | None:
    """The game before its first action, which knows the names in the actions; None for one that cannot be
    opened."""
    from bingqi.game.replay import open_game

    try:
        return open_game(journal)
    except UserError:
        return None


def _fields(game: Game, ply: RecordedPly) -> dict[str, Any]:
    """What an action's record holds, without what holds nothing."""
    if is_amendment(ply.action):
        return {}
    try:
        action = game.notation.read(ply.action, game.opening.seats.index(ply.seat))
    except (UserError, ValueError):
        return {}
    held = {
        name: value for name, value in action.as_dict().items() if value != (0 if name == "group" else -1)
    }
    return held | {"act": game.ruleset.acts(action.act).name}


def _event(game: Game, event: Event) -> dict[str, Any]:
    kinds = Kind if event.kind < 100 else game.ruleset.events
    cause = game.ruleset.causes(event.cause).name if event.cause else ""
    return event.as_dict() | {"kind": kinds(event.kind).name, "cause": cause}


def _object(line: str, file: str, number: int) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as fault:
        raise InRecord(file, number, Unreadable("error-record-json", fault=str(fault))) from None


def _shaped(held: object, model: type[Model], file: str, number: int) -> Model:
    """An object as a line of the record. What is wrong is told with the line, and the path in it."""
    try:
        return shape(held, model, "")
    except BadData as fault:
        inner = BadData(fault.key, **{**fault.places, "file": fault.places.get("path", ""), "path": ""})
        raise InRecord(file, number, inner) from None


def _header_of(file: str, number: int, held: object) -> tuple[Header, str]:
    """The header and the comment before the first action."""
    line = _shaped(held, HeaderLine, file, number)
    if not is_seed(line.seed):
        raise InRecord(file, number, Unreadable("error-record-seed", seed=short(line.seed)))
    for item in (line.scenario, *line.overlays):
        if item.text and not item.digest:
            example = "3f9a21c0"
            raise InRecord(
                file, number, Unreadable("error-record-text-digest", text=item.name, example=example)
            )
    for overlay in line.overlays:
        if not overlay.text:
            raise InRecord(file, number, Unreadable("error-record-no-text", name=overlay.name))
    header = Header(
        ruleset=line.game,
        version=line.version,
        scenario=_embedded(line.scenario),
        overlays=tuple(_embedded(overlay) for overlay in line.overlays),
        seed=int(line.seed),
        players={_spaced(seat): player for seat, player in line.players.items()},
        result=line.result,
        commitment=line.commitment,
    )
    return header, plain_comment(line.comment)


def _embedded(line: TextLine) -> Embedded:
    return Embedded(line.name, line.digest, embedded(line.name, line.text).text if line.text else "")


def _ply_of(file: str, number: int, held: object) -> RecordedPly:
    line = _shaped(held, PlyLine, file, number)
    if line.typed > len(line.dice):
        raise InRecord(file, number, Unreadable("error-record-typed", typed=line.typed, dice=len(line.dice)))
    return RecordedPly(
        seat=_spaced(line.seat),
        action=_spaced(line.action),
        dice=line.dice,
        typed=line.typed,
        digest=line.digest,
        round=line.round,
        followed=_spaced(line.followed),
        comment=plain_comment(line.comment),
        line=number,
    )


def _spaced(text: str) -> str:
    return " ".join(text.split())

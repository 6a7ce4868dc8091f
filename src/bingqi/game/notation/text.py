"""The readable record: tags, then turns with their actions, dice, outcomes, comments and digests.

    [Game "campaign 1.0"]
    [Scenario "river-crossing 3f9a21c0"]
    | (the scenario's text, line by line)

    1 Red
      R1 to 0407 attacks B2                          #a41f03bc77c29de1
      end planning : 13 2* -> Success: B2 must retreat  {lucky}  #77c2b90e515fd3aa

A star marks a die that a player gave. `reading` reads this back.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from bingqi.game.explain import wide
from bingqi.game.journal import Embedded, Header, Journal, RecordedPly

TAGS = ("Game", "Seed", "Commitment", "Result", "Scenario", "Overlay")
"""The tags that every record may have; a tag for each seat comes to them."""
DIGEST_COLUMN = 58


def write(journal: Journal) -> str:
    """The whole record."""
    lines = [*_tags(journal.header), ""]
    if journal.comment:
        lines += [*_comment(journal.comment, ""), ""]
    here: tuple[int | None, str] | None = None
    for ply in journal.plies:
        turn = (ply.round, ply.seat)
        if here is None or turn[0] != here[0]:
            lines += [""] if here is not None else []
        if turn != here:
            lines.append(ply.seat if ply.round is None else f"{ply.round} {ply.seat}")
        here = turn
        lines += _ply(ply)
    lines += ["", f"end #{journal.seal}" if journal.seal else "end"]
    return "\n".join(lines) + "\n"


def _tags(header: Header) -> Iterator[str]:
    yield _tag("Game", f"{header.ruleset} {header.version}")
    for seat, player in header.players.items():
        yield _tag(tag_of(seat), player)
    yield _tag("Seed", str(header.seed))
    if header.commitment:
        yield _tag("Commitment", header.commitment)
    if header.result:
        yield _tag("Result", header.result)
    yield from _embedded("Scenario", header.scenario)
    for overlay in header.overlays:
        yield from _embedded("Overlay", overlay)


def tag_of(seat: str) -> str:
    """The tag of a seat, which may have the name of another tag."""
    return f"Seat {seat}" if seat in TAGS else seat


def seat_of(tag: str) -> str:
    """The seat that a tag is for."""
    seat = tag.removeprefix("Seat ")
    return seat if seat in TAGS else tag


def _tag(name: str, value: str) -> str:
    return f"[{name} {json.dumps(value, ensure_ascii=False)}]"


def _embedded(tag: str, item: Embedded) -> Iterator[str]:
    yield _tag(tag, f"{item.name} {item.digest}" if item.digest else item.name)
    if item.text:
        yield from (f"| {line}".rstrip() for line in item.text.rstrip("\n").split("\n"))


def _ply(ply: RecordedPly) -> list[str]:
    line = f"  {ply.action}"
    if ply.dice:
        faces = [f"{face}*" if place < ply.typed else str(face) for place, face in enumerate(ply.dice)]
        line += f" : {' '.join(faces)}"
    if ply.followed:
        line += f" -> {ply.followed}"
    comment = _comment(ply.comment, "    ") if ply.comment else []
    if len(comment) == 1:
        line, comment = f"{line}  {comment[0].strip()}", []
    if ply.digest:
        line += " " * max(2, DIGEST_COLUMN - wide(line)) + f"#{ply.digest}"
    return [line, *comment]


def _comment(comment: str, indent: str) -> list[str]:
    """A comment in braces, line by line. Only backslashes and closing braces mean something in it."""
    inside = comment.replace("\\", "\\\\").replace("}", "\\}")
    return [f"{indent}{line}".rstrip() for line in f"{{{inside}}}".split("\n")]

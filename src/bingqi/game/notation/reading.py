"""The readable record read back, each fault with its line. Only the grammar is looked at here; `names` looks
at the names in it."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import NoReturn

from bingqi.errors import Unreadable
from bingqi.game.journal import Embedded, Header, Journal, RecordedPly, embedded, plain_comment
from bingqi.game.notation.fault import InRecord
from bingqi.game.notation.text import TAGS, seat_of
from bingqi.kit.dice import TAPE_LENGTH

REQUIRED = ("Game", "Scenario", "Seed")
MOST_SEED = 1 << 63
COMMITMENT = re.compile(r"[0-9a-f]{64}")
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_TURN = re.compile(r'(?:([0-9]{1,9})\s+)?([^\s\d{}#:>|\["][^{}#:>|\["]*)')
_EXTRA = re.compile(r"\s*(?:\{((?:\\[\\}]|[^}\\]|\\(?![\\}]))*)\}|#([^\s{]*))")
_BRACE = re.compile(r"\\[\\}]|[{}]")
_DIE = re.compile(r"([1-9][0-9]{0,3})(\*?)")
_DIGEST = re.compile(r"[0-9a-f]{8,16}")


def read(text: str, file: str) -> Journal:
    """The journal in a record's text; *file* is what errors call it. Raises Unreadable."""
    return _Reader(file).journal(text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n"))


class _Reader:
    """What has been read so far. `line` is where the reader stands, `turn` the heading that it is under."""

    def __init__(self, file: str) -> None:
        self.file, self.line = file, 1
        self.tags: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.overlays: list[tuple[int, str]] = []
        self.texts: dict[int, list[str]] = {}
        """The embedded texts, by the line of their tag."""
        self.text_line: int | None = None
        self.turn: tuple[int | None, str] | None = None
        self.plies: list[RecordedPly] = []
        self.comment = ""
        self.seal: str | None = None

    def journal(self, text: str) -> Journal:
        for number, line in self.logical_lines(text):
            self.line = number
            if self.seal is not None and line.strip():
                self.fail("error-record-after-end", text=short(line.strip()))
            elif line.strip():
                self.take(line)
        for tag in REQUIRED:
            if tag not in self.tags:
                self.miss(tag)
        if self.seal is None:
            self.fail("error-record-no-end")
        return Journal(self.header(), tuple(self.plies), self.seal, self.comment, self.file, self.lines)

    def logical_lines(self, text: str) -> Iterator[tuple[int, str]]:
        """Lines with their numbers; one that opens a comment goes on to where the comment is closed."""
        held: list[str] = []
        start, is_open = 1, False
        for number, line in enumerate(text.split("\n"), 1):
            if not held:
                start = number
            held.append(line)
            if is_open or line.lstrip()[:1] not in ("|", "["):
                is_open = _is_comment_open(line, is_open)
            if not is_open:
                yield start, "\n".join(held)
                held = []
        if held:
            self.line = start
            self.fail("error-record-open-comment")

    def take(self, line: str) -> None:
        """One line that is not blank, to its place."""
        words = line.strip()
        if words[0] == "|":
            self.take_text(line.lstrip()[1:].removeprefix(" "))
            return
        self.text_line = None
        if words[0] == "[":
            self.take_tag(words)
        elif words[0] == "{":
            comment, digest = self.extras(words)
            if digest:
                self.fail("error-record-stray", text=short(words))
            self.add_comment(comment)
        elif line[0].isspace():
            self.take_ply(words)
        elif end := re.fullmatch(r"end(?:\s+#(\S*))?", words):
            self.seal = self.digest(end[1]) if end[1] is not None else ""
            self.lines["end"] = self.line
        else:
            self.take_turn(words)

    def take_text(self, text: str) -> None:
        if self.text_line is None:
            self.fail("error-record-stray-text", text=short(text.strip()))
        self.texts.setdefault(self.text_line, []).append(text)

    def take_tag(self, words: str) -> None:
        name, value = self.split_tag(words)
        if self.turn is not None:
            self.fail("error-record-late-tag", tag=name)
        if name == "Overlay":
            self.overlays.append((self.line, value))
        elif name in self.tags:
            self.fail("error-record-tag-twice", tag=name, first=self.lines[name])
        else:
            self.tags[name] = value
        self.lines.setdefault(name, self.line)
        self.text_line = self.line if name in ("Scenario", "Overlay") else None

    def split_tag(self, words: str) -> tuple[str, str]:
        name, quote, rest = words[1:].partition('"')
        try:
            value = json.loads(quote + rest.removesuffix("]").rstrip(), strict=False)
        except json.JSONDecodeError:
            value = None
        if not (isinstance(value, str) and name.strip() and rest.endswith("]")):
            self.fail("error-record-tag-form", text=short(words), example='[Seed "7"]')
        # A person may have written half of a character as an escape; no file could hold that.
        return " ".join(name.split()), value.encode("utf-8", "replace").decode("utf-8")

    def take_turn(self, words: str) -> None:
        found = _TURN.fullmatch(words)
        if found is None:
            self.fail("error-record-heading", text=short(words))
        self.turn = (int(found[1]) if found[1] else None, " ".join(found[2].split()))

    def take_ply(self, words: str) -> None:
        if self.turn is None:
            self.fail("error-record-no-heading", text=short(words))
        played = re.split(r"[{#]", words, maxsplit=1)[0]
        comment, digest = self.extras(words[len(played) :])
        shown, _, followed = played.partition("->")
        action, colon, faces = shown.partition(":")
        if not action.strip():
            self.fail("error-record-no-action", text=short(words))
        dice, typed = self.dice(faces.split()) if colon else ((), 0)
        number, seat = self.turn
        self.plies.append(
            RecordedPly(
                seat=seat,
                action=" ".join(action.split()),
                dice=dice,
                typed=typed,
                digest=digest,
                round=number,
                followed=" ".join(followed.split()),
                comment=plain_comment(comment),
                line=self.line,
            )
        )

    def dice(self, words: list[str]) -> tuple[tuple[int, ...], int]:
        """Faces, and how many of them a player gave."""
        faces: list[int] = []
        typed = 0
        for word in words:
            found = _DIE.fullmatch(word)
            if found is None:
                self.fail("error-record-die", die=short(word))
            if found[2] and typed < len(faces):
                self.fail("error-record-star", die=word)
            faces.append(int(found[1]))
            typed += len(found[2])
        if not faces:
            self.fail("error-record-no-dice")
        if len(faces) > TAPE_LENGTH:
            self.fail("error-too-many-dice", given=len(faces), most=TAPE_LENGTH)
        return tuple(faces), typed

    def extras(self, text: str) -> tuple[str, str]:
        """The comments and the digest at the end of a line."""
        comments, digest, place = [], "", 0
        while place < len(text) and (found := _EXTRA.match(text, place)):
            place = found.end()
            if found[1] is not None:
                comments.append(re.sub(r"\\([\\}])", r"\1", found[1]))
            elif digest:
                self.fail("error-record-stray", text=short(found[0].strip()))
            else:
                digest = self.digest(found[2])
        if text[place:].strip():
            self.fail("error-record-stray", text=short(text[place:].strip()))
        return "\n".join(comments), digest

    def digest(self, text: str) -> str:
        if _DIGEST.fullmatch(text.lower()) is None:
            self.fail("error-record-digest", digest=short(text))
        return text.lower()

    def add_comment(self, comment: str) -> None:
        if not self.plies:
            self.comment = plain_comment(f"{self.comment}\n{comment}")
        else:
            last = self.plies[-1]
            self.plies[-1] = replace(last, comment=plain_comment(f"{last.comment}\n{comment}"))

    def header(self) -> Header:
        game = re.fullmatch(r"(\S+) (\S+)", self.tags["Game"].strip())
        if game is None:
            self.at("Game")
            self.fail("error-record-tag-form", text=short(self.tags["Game"]), example='[Game "campaign 1.0"]')
        seed = self.tags["Seed"].strip()
        if not is_seed(seed):
            self.at("Seed")
            self.fail("error-record-seed", seed=short(seed))
        commitment = self.tags.get("Commitment", "").strip().lower()
        if commitment and COMMITMENT.fullmatch(commitment) is None:
            self.at("Commitment")
            self.fail("error-record-commitment", text=short(commitment))
        self.at("Scenario")
        scenario = self.embedded(self.line, self.tags["Scenario"])
        overlays = tuple(self.embedded(line, value) for line, value in self.overlays)
        players = {seat_of(tag): value for tag, value in self.tags.items() if tag not in TAGS}
        result = self.tags.get("Result", "")
        return Header(game[1], game[2], scenario, overlays, int(seed), players, result, commitment)

    def embedded(self, line: int, value: str) -> Embedded:
        """A text under its tag; the tag says its name and its digest."""
        self.line = line
        text = embedded("", "\n".join(self.texts[line])).text if line in self.texts else ""
        name, _, digest = value.strip().rpartition(" ")
        if name and re.fullmatch(r"[0-9a-f]{8}", digest):
            return Embedded(name.strip(), digest, text)
        if text:
            self.fail("error-record-text-digest", text=short(value), example="river-crossing 3f9a21c0")
        if line in (place for place, _ in self.overlays):
            self.fail("error-record-no-text", name=short(value))
        return Embedded(value.strip())

    def at(self, tag: str) -> None:
        self.line = self.lines[tag]

    def miss(self, tag: str) -> NoReturn:
        """Complain of a tag that is missing, or of one that was meant for it."""
        unknown = {name.lower(): name for name in self.tags if name not in TAGS}
        found = difflib.get_close_matches(tag.lower(), unknown, n=1, cutoff=0.7)
        if found:
            self.at(unknown[found[0]])
            self.fail("error-record-tag", tag=unknown[found[0]], nearest=tag)
        self.line = 1
        self.fail("error-record-no-tag", tag=tag)

    def fail(self, key: str, **places: object) -> NoReturn:
        raise InRecord(self.file, self.line, Unreadable(key, **places))


def _is_comment_open(line: str, was_open: bool) -> bool:
    is_open = was_open
    for found in _BRACE.finditer(line):
        if found[0] == "{":
            is_open = True
        elif found[0] == "}":
            is_open = False
    return is_open


def is_seed(text: str) -> bool:
    """Whether a text is a whole number of 63 bits and a sign."""
    return bool(re.fullmatch(r"-?[0-9]{1,19}", text)) and -MOST_SEED <= int(text) < MOST_SEED


def short(text: str) -> str:
    """A text that does not fill the screen."""
    line = " ".join(CONTROL.sub("�", text).split())
    return line if len(line) <= 60 else f"{line[:57]}…"

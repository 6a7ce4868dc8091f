"""Text files as people keep them: any line ends, with or without a byte-order mark; TOML; written whole or
not at all."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Any

from bingqi.errors import BadData, NotFound, nearest

_PLACE = re.compile(r" \(at line (\d+), column \d+\)$")


def read_text(path: Path) -> str:
    """A file's text, its lines ended by a line feed. Raises NotFound, which names the nearest file beside it,
    or BadData."""
    try:
        return path.read_text("utf-8-sig")
    except FileNotFoundError:
        beside = [file.name for file in path.parent.glob("*")] if path.parent.is_dir() else []
        raise NotFound("error-no-such-file", file=str(path), nearest=nearest(path.name, beside)) from None
    except UnicodeDecodeError:
        raise BadData("error-not-utf-8", file=str(path)) from None
    except OSError as fault:
        raise BadData("error-unreadable-file", file=str(path), fault=fault.strerror) from None


def write_text(path: Path, text: str) -> None:
    """Write a file beside its place, then move it there, so that nobody ever finds half of it. Raises
    BadData."""
    import secrets

    place = Path(os.path.realpath(path))
    draft = place.with_name(f".{place.name}.{secrets.token_hex(4)}")
    try:
        with draft.open("x", encoding="utf-8", errors="replace", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(place)
    except OSError as fault:
        raise BadData("error-unwritable-file", file=str(path), fault=fault.strerror) from None
    finally:
        draft.unlink(missing_ok=True)


def parse_toml(text: str, file: str) -> dict[str, Any]:
    """A TOML text as plain tables. Raises BadData with the line."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        place = _PLACE.search(str(fault))
        line = int(place[1]) if place else text.count("\n") + 1
        words = re.sub(r" \(at [^)]*\)$", "", str(fault))
        raise BadData("error-not-toml", file=file, line=line, fault=words) from None

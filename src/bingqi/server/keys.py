"""Keys: what a link holds, and what is kept of it."""

from __future__ import annotations

import hashlib
import secrets

BYTES = 32


def new_key() -> str:
    """43 letters that nobody can guess."""
    return secrets.token_urlsafe(BYTES)


def new_name() -> str:
    """The name of a game; it opens nothing."""
    return secrets.token_hex(8)


def digest_of(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()

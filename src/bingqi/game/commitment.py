"""The commitment to a game's dice: shown before the first action, it binds the seed without telling it."""

from __future__ import annotations

import hashlib
import secrets

SEED_BITS = 62
ROUNDS = 200_000
"""Makes trying all seeds out of reach, which one quick digest of 62 bits would not."""


def new_seed() -> int:
    """A seed that nobody can foresee."""
    return secrets.randbits(SEED_BITS)


def commitment(seed: int) -> str:
    """64 digits, the same for the same seed: PBKDF2 of SHA-256 over the seed as decimal text."""
    return hashlib.pbkdf2_hmac("sha256", str(seed).encode(), b"bingqi dice", ROUNDS).hex()

"""How much one client may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

SOCKET_RATE, SOCKET_BURST = 120.0, 240.0
"""Messages a second over one socket, and how many at once."""
REQUEST_RATE, REQUEST_BURST = 20.0, 60.0
"""Requests a second from one address."""
FOUNDING_RATE, FOUNDING_BURST = 0.5, 30.0
"""New games a second from one address."""
MESSAGE_BYTES = 64 * 1024
FRAME_BYTES = 1024 * 1024
FILE_BYTES = 4 * 1024 * 1024
SOCKETS = 2000
SOCKETS_OF_GAME = 400
FAULTS = 100
"""Broken messages until a socket is closed."""
CHAT_LETTERS = 1000
ID_LETTERS = 64
WORD_LETTERS = 64
"""Of a name or a value in a ruling."""
FIELDS = 32
"""As many things are set at once."""
QUEUE = 256
"""Messages that a client may leave unread."""
REMEMBERED = 4096


class Bucket:
    """Fills with time, and each message takes one out."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.now = rate, burst, now
        self.level, self.since = burst, now()

    def take(self) -> bool:
        """Whether there was one left."""
        now = self.now()
        self.level = min(self.burst, self.level + (now - self.since) * self.rate)
        self.since = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each address; the oldest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether an address has one left."""
        bucket = self._of.pop(address, None) or Bucket(self.rate, self.burst)
        self._of[address] = bucket
        while len(self._of) > REMEMBERED:
            self._of.popitem(last=False)
        return bucket.take()

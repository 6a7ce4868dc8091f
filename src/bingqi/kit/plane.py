"""Places, lengths, bearings and groups in notation, for rulesets whose bodies stand on a plane."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bingqi.errors import Unreadable, nearest

UNIT_DIGITS = 6
GRAINS = 1_000_000
"""A length counts millionths of the ruleset's unit."""
FULL_TURN = 3600
"""A bearing counts tenths of a degree."""


@dataclass(frozen=True)
class Length:
    """A length or a coordinate in grains, written in units: `6.50`; as many digits as it needs, two at
    least."""

    most: int = 1000
    """Units."""
    pattern: str = r"-?\d+(?:\.\d+)?"
    board_unit: int = GRAINS
    """Grains in a unit of the drawn board."""

    def write(self, value: int) -> str:
        units, grains = divmod(abs(value), GRAINS)
        digits = f"{grains:0{UNIT_DIGITS}d}".rstrip("0").ljust(2, "0")
        return f"{'-' if value < 0 else ''}{units}.{digits}"

    def read(self, text: str) -> int:
        whole, _, part = text.removeprefix("-").partition(".")
        if len(part) > UNIT_DIGITS:
            raise Unreadable(
                "error-length-digits", length=text, nearest=text[: len(text) - len(part) + UNIT_DIGITS]
            )
        if len(whole.lstrip("0")) > len(str(self.most)) or int(whole) > self.most:
            raise Unreadable("error-length-size", length=text, nearest=str(self.most))
        grains = int(whole) * GRAINS + int(part.ljust(UNIT_DIGITS, "0"))
        return -grains if text.startswith("-") else grains


@dataclass(frozen=True)
class Distance(Length):
    """A length as people read it, to a thousandth of a unit: `0.375`. What has to be read back is a
    Length."""

    def write(self, value: int) -> str:
        thousandth = GRAINS // 1000
        rounded = (abs(value) + thousandth // 2) // thousandth * thousandth
        return super().write(-rounded if value < 0 else rounded)


@dataclass(frozen=True)
class Bearing:
    """A bearing in tenths of a degree, clockwise from the far edge: `000`, `347.5`."""

    pattern: str = r"\d+(?:\.\d+)?"

    def write(self, value: int) -> str:
        degrees, tenths = divmod(value % FULL_TURN, 10)
        return f"{degrees:03d}" + (f".{tenths}" if tenths else "")

    def read(self, text: str) -> int:
        degrees, _, tenths = text.partition(".")
        if len(tenths) > 1 and tenths[1:].strip("0"):
            raise Unreadable("error-bearing-digits", bearing=text, nearest=f"{degrees}.{tenths[0]}")
        if len(degrees.lstrip("0")) > 3 or int(degrees) >= 360:
            raise Unreadable("error-bearing-size", bearing=text)
        return int(degrees) * 10 + int(tenths[:1] or 0)


@dataclass(frozen=True)
class Angle:
    """A turn in tenths of a degree: `30`, `22.5`; clockwise above zero."""

    pattern: str = r"-?\d+(?:\.\d)?"

    def write(self, value: int) -> str:
        degrees, tenths = divmod(abs(value), 10)
        return f"{'-' if value < 0 else ''}{degrees}" + (f".{tenths}" if tenths else "")

    def read(self, text: str) -> int:
        degrees, _, tenths = text.removeprefix("-").partition(".")
        tens = int(degrees[-4:]) * 10 + int(tenths or 0)
        return -tens if text.startswith("-") else tens


@dataclass(frozen=True)
class Together:
    """Several units, as a bit set: bit *n* for unit *n*; written in the order of their numbers."""

    names: tuple[str, ...]
    what: str

    @cached_property
    def pattern(self) -> str:
        """The names that there are, so that the words after them are not taken for one."""
        known = "|".join(sorted(filter(None, self.names), key=len, reverse=True))
        return rf"(?:{known})(?:\s+(?:{known}))*"

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {name.lower(): number for number, name in enumerate(self.names) if name}

    def write(self, value: int) -> str:
        return " ".join(name for number, name in enumerate(self.names) if value >> number & 1)

    def read(self, text: str) -> int:
        group = 0
        for word in text.split():
            number = self._numbers.get(word.lower())
            if number is None:
                raise Unreadable(
                    "error-no-such-name", what=self.what, name=word, nearest=nearest(word, self._numbers)
                )
            group |= 1 << number
        return group

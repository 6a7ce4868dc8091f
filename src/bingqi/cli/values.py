"""Values of options, read with complaints in our own words."""

from __future__ import annotations

import re

import click

from bingqi.errors import Unreadable


class Whole(click.ParamType):  # type: ignore[type-arg]
    """A whole number from *least* to *most*."""

    name = "number"

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(str(value))
        except ValueError:
            number = self.least - 1
        if not self.least <= number <= self.most:
            raise Unreadable(
                "error-whole-number",
                name=_name_of(param),
                value=str(value),
                least=str(self.least),
                most=str(self.most),
            )
        return number


class Seconds(click.ParamType):  # type: ignore[type-arg]
    """A time in seconds, above zero and at most an hour."""

    name = "seconds"
    most = 3600

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            seconds = float(str(value))
        except ValueError:
            seconds = 0.0
        if not 0 < seconds <= self.most:
            raise Unreadable("error-seconds", name=_name_of(param), value=str(value), most=str(self.most))
        return seconds


class Digits(click.ParamType):  # type: ignore[type-arg]
    """The commitment of a seed as somebody noted it down: all 64 digits or their beginning."""

    name = "digits"
    form = re.compile(r"[0-9a-f]{16,64}")

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> str:
        digits = "".join(str(value).lower().split()).rstrip("….")
        if self.form.fullmatch(digits) is None:
            raise Unreadable("error-commitment", name=_name_of(param), value=str(value))
        return digits


SEED = Whole(0, 2**62 - 1)
"""What a game may be given as its seed."""


def _name_of(param: click.Parameter | None) -> str:
    if param is None:
        return ""
    return param.opts[0] if isinstance(param, click.Option) else (param.name or "").upper()

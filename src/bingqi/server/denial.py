"""Why something is not done: a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Any

from bingqi.errors import BadData, BingqiError, Differs, NotFound, UserError, WrongVersion
from bingqi.kit.wording import shared
from bingqi.server import forms, wire

STATUS = {
    "bad-key": 401,
    "not-allowed": 403,
    "bad-origin": 403,
    "no-such-thing": 404,
    "too-large": 413,
    "bad-file": 422,
    "too-fast": 429,
    "too-many": 429,
    "fault": 500,
    "busy": 503,
}
"""The status of each code over HTTP; 400 for the others."""


class Denied(BingqiError):
    """A request that is not granted. Its sentence is the message `key`, by default `denied-<code>`."""

    def __init__(self, code: wire.Code, key: str = "", /, **places: object) -> None:
        self.code: wire.Code = code
        self.key, self.places = key or f"denied-{code}", places
        super().__init__(f"{code}: {self.sentence('en')}")

    def sentence(self, language: str) -> str:
        return shared(language).text(self.key, self.places)

    def reply(self, id: str, language: str) -> wire.Refused:
        """The answer over the socket."""
        return wire.Refused(id=id, code=self.code, sentence=self.sentence(language))

    def problem(self, language: str) -> forms.Problem:
        """The answer over HTTP."""
        return forms.Problem(self.code, self.sentence(language))

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)


class Illegal(Denied):
    """An action that the rules forbid, with the cause and the clause."""

    def __init__(self, **found: Any) -> None:
        self.found = found
        super().__init__("illegal", "refused", sentence=found["sentence"], clause=found["clause"])

    def reply(self, id: str, language: str) -> wire.Refused:
        return wire.Refused(id=id, code="illegal", **self.found)


class Mendable(Denied):
    """What a person can mend, with the sentence that the fault itself has for it."""

    def __init__(self, code: wire.Code, fault: UserError) -> None:
        self.fault = fault
        super().__init__(code, fault.key, **fault.places)

    def sentence(self, language: str) -> str:
        return self.fault.sentence(language)


def denied(fault: UserError, code: wire.Code | None = None) -> Denied:
    """What a person can mend, as a denial with the same sentence."""
    return Mendable(code or _code(fault), fault)


def _code(fault: UserError) -> wire.Code:
    if isinstance(fault, NotFound):
        return "no-such-thing"
    return "bad-file" if isinstance(fault, (BadData, WrongVersion, Differs)) else "unreadable"

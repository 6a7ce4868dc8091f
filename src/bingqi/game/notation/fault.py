"""A fault in a record, with the line where it stands, whatever found it."""

from __future__ import annotations

from bingqi.errors import Unreadable, UserError
from bingqi.kit.wording import shared


class InRecord(Unreadable):
    """A line of a record that is not right; `fault` says what is wrong with it."""

    def __init__(self, file: str, line: int, fault: UserError) -> None:
        super().__init__("error-record-line", file=file, line=line, fault=str(fault))
        self.fault = fault

    def sentence(self, language: str) -> str:
        return shared(language).text(self.key, {**self.places, "fault": self.fault.sentence(language)})

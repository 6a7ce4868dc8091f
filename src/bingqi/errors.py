"""What can go wrong, by whose fault.

BingqiError
├── LayoutError          a record or ruleset is declared wrongly (its author's fault)
├── UserError            anything that a person can mend; its text is one or two plain sentences
│   ├── Unreadable       text that is not an action, a record or a case
│   ├── Ambiguous        text with several readings
│   ├── BadData          a data file, scenario, overlay or case that breaks its schema
│   ├── NotFound         no such ruleset, scenario, file or key; names the nearest
│   ├── WrongVersion     a record made with other rules
│   └── Differs          a record that the rules do not reproduce
└── Refused              a readable action that the rules forbid; carries the cause
"""

from __future__ import annotations

from collections.abc import Iterable


class BingqiError(Exception):
    """The parent of every error raised here."""


class LayoutError(BingqiError):
    """A record or ruleset is declared wrongly."""


class UserError(BingqiError):
    """Something a person can mend. `key` and `places` name the sentence in the wording catalogues; str() is
    English."""

    def __init__(self, key: str, /, **places: object) -> None:
        from bingqi.kit.wording import english  # words are looked up only when something went wrong

        self.key = key
        self.places = places
        super().__init__(english(key, places))

    def sentence(self, language: str) -> str:
        """What went wrong, in a language."""
        from bingqi.kit.wording import shared

        return shared(language).text(self.key, self.places)


class Unreadable(UserError):
    """Text that is not an action, a record or a case."""


class Ambiguous(UserError):
    """Text with several readings."""


class BadData(UserError):
    """A data file that breaks its schema."""


class NotFound(UserError):
    """No such thing; the sentence names the nearest."""


class WrongVersion(UserError):
    """A record made with other rules."""


class Differs(UserError):
    """A record that the rules do not reproduce."""


class Refused(BingqiError):
    """A readable action that the rules forbid. `cause` is the ruleset's number for the reason, `sentence` its
    words."""

    def __init__(self, action: str, cause: int, clause: str, sentence: str) -> None:
        self.action = action
        self.cause = cause
        self.clause = clause
        self.sentence = sentence
        super().__init__(f"{action}: {sentence} [{clause}]")


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word most like *word*, or an empty string when none is like it."""
    import difflib

    lowered = {str(candidate).lower(): str(candidate) for candidate in known}
    found = difflib.get_close_matches(word.lower(), lowered, n=1, cutoff=0.5)
    return lowered[found[0]] if found else ""

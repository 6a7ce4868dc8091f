"""Where a fault of a case lies: the file, the case and the path in it, whatever found the fault."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager

from bingqi.errors import BadData, UserError, nearest
from bingqi.kit.wording import shared


class InCase(BadData):
    """A fault that knows of no file, such as an action that cannot be read, with the place where it
    stands."""

    def __init__(self, file: str, path: str, fault: UserError) -> None:
        super().__init__("error-case-fault", file=file, path=path, fault=str(fault))
        self.fault = fault

    def sentence(self, language: str) -> str:
        return shared(language).text(self.key, {**self.places, "fault": self.fault.sentence(language)})


@contextmanager
def placed(file: str, *path: str) -> Iterator[None]:
    """Raise every user's fault found inside as one of a path in a file; a path that the fault has goes on
    from there."""
    try:
        yield
    except UserError as fault:
        raise _placed(fault, file, joined(*path)) from None


def fault(key: str, /, **places: object) -> BadData:
    """A fault whose place is still to be told."""
    return BadData(key, **{"file": "", "path": "", **places})


def unknown(kind: str, name: object, known: Collection[str]) -> BadData:
    """The fault of a name that nothing has, with the nearest that something has."""
    return fault("error-case-unknown", kind=kind, name=name, nearest=nearest(str(name), known))


def joined(*parts: str) -> str:
    """Parts of a path; an index in brackets needs no dot."""
    found = ""
    for part in parts:
        found += part if not found or not part or part.startswith("[") else f".{part}"
    return found


def _placed(found: UserError, file: str, path: str) -> BadData:
    if isinstance(found, InCase):
        return InCase(file, joined(path, str(found.places["path"])), found.fault)
    if "path" not in found.places:
        return InCase(file, path, found)
    whole = joined(path, str(found.places["path"]))
    return BadData(found.key, **{**found.places, "file": file, "path": whole})

"""Clause books: what a ruleset claims to implement, clause by clause, and what it does not."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Literal

from msgspec import Meta

from bingqi.kit.data import Data, shape
from bingqi.kit.folder import folder_of

Status = Literal["stated", "interpreted", "invented", "not-implemented", "absent-in-source"]
ClauseKind = Literal["definition", "procedure", "prohibition", "modifier", "result", "table"]


class Clause(Data, frozen=True, kw_only=True, rename={"zh": "zh-CN"}):
    """One clause. `ref` is what people cite and never changes; `causes` and `events` are names of the
    ruleset's members."""

    id: Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9.-]*$")]
    ref: str
    kind: ClauseKind
    status: Status
    source: str
    en: str
    zh: str
    causes: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    note: str = ""
    note_zh: str = ""

    def text(self, language: str) -> str:
        return self.zh if language.startswith("zh") else self.en


class _Book(Data, frozen=True, kw_only=True):
    clause: list[Clause]


@dataclass(frozen=True)
class ClauseBook:
    """The clauses of a ruleset, in the order of its book."""

    clauses: tuple[Clause, ...]

    @cached_property
    def by_ref(self) -> dict[str, Clause]:
        return {clause.ref: clause for clause in self.clauses}

    @cached_property
    def _by_cause(self) -> dict[str, Clause]:
        return {name: clause for clause in self.clauses for name in clause.causes}

    @cached_property
    def _by_event(self) -> dict[str, Clause]:
        return {name: clause for clause in self.clauses for name in clause.events}

    def of_cause(self, name: str) -> Clause | None:
        """The clause that a cause rests on."""
        return self._by_cause.get(name)

    def of_event(self, name: str) -> Clause | None:
        """The clause that an event follows from."""
        return self._by_event.get(name)


def load_clauses(package: str) -> ClauseBook:
    """The clause book of a ruleset's package. Raises BadData when the file breaks its schema."""
    file = folder_of(package) / "clauses.toml"
    return ClauseBook(
        tuple(shape(tomllib.loads(file.read_text("utf-8")), _Book, f"{package}/clauses.toml").clause)
    )


def unknown_references(book: ClauseBook, cited: Iterable[str]) -> list[str]:
    """The references among *cited* that the book does not have."""
    return sorted(set(cited) - set(book.by_ref))

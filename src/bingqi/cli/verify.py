"""`bingqi verify FILE`: play a record again and say whether the rules come to the same."""

from __future__ import annotations

import click

from bingqi.cli.answer import answer, json_option
from bingqi.cli.command import command
from bingqi.cli.records import read_record
from bingqi.game.journal import Journal, Verdict
from bingqi.game.journal import verify as verify_journal
from bingqi.kit.wording import shared

DIFFERS = 1


@command("verify")
@click.argument("file")
@json_option
@click.pass_obj
def verify(language: str, file: str, as_json: bool) -> int:
    journal = read_record(file)
    verdict = verify_journal(journal, language)
    answer(
        as_json,
        lambda: _found(file, journal, verdict, language),
        lambda: _lines(journal, verdict, language),
    )
    return 0 if verdict.agrees else DIFFERS


def _found(file: str, journal: Journal, verdict: Verdict, language: str) -> dict[str, object]:
    difference = None
    if verdict.fault is not None:
        difference = {
            "ply": verdict.ply,
            "line": verdict.fault.places.get("line"),
            "expected": verdict.expected,
            "found": verdict.found,
            "sentence": verdict.sentence(language),
        }
    return {
        "file": file,
        "ruleset": journal.header.ruleset,
        "version": journal.header.version,
        "scenario": journal.header.scenario.name,
        "plies": len(journal.plies),
        "plies_agreeing": verdict.plies,
        "agrees": verdict.agrees,
        "difference": difference,
        "result": journal.header.result,
    }


def _lines(journal: Journal, verdict: Verdict, language: str) -> list[str]:
    if not verdict.agrees:
        return [verdict.sentence(language)]
    places = {
        "plies": len(journal.plies),
        "ruleset": journal.header.ruleset,
        "version": journal.header.version,
        "result": journal.header.result,
    }
    return [shared(language).text("verify-agrees", places)]

"""`bingqi verify FILE`: play a record again and say whether the rules come to the same, and whether the seed
fits what was shown of it at the start."""

from __future__ import annotations

import click

from bingqi.cli.answer import answer, json_option
from bingqi.cli.command import command, option
from bingqi.cli.records import read_record
from bingqi.cli.values import Digits
from bingqi.game.journal import Journal, Verdict
from bingqi.game.journal import verify as verify_journal
from bingqi.kit.wording import shared

DIFFERS = 1
SHOWN_DIGITS = 16


@command("verify")
@click.argument("file")
@option("--commitment", "seen", type=Digits(), metavar="HEX", help="option-verify-commitment")
@json_option
@click.pass_obj
def verify(language: str, file: str, seen: str | None, as_json: bool) -> int:
    journal = read_record(file)
    verdict = verify_journal(journal, language, seen or "")
    answer(
        as_json,
        lambda: _found(file, journal, verdict, seen or "", language),
        lambda: _lines(journal, verdict, seen or "", language),
    )
    return 0 if verdict.agrees else DIFFERS


def _found(file: str, journal: Journal, verdict: Verdict, seen: str, language: str) -> dict[str, object]:
    difference = None
    if not verdict.agrees:
        difference = {
            "ply": verdict.ply,
            "line": verdict.line,
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
        "commitment": journal.header.commitment or None,
        "seed_fits": verdict.broken is None if seen or journal.header.commitment else None,
        "difference": difference,
        "result": journal.header.result,
    }


def _lines(journal: Journal, verdict: Verdict, seen: str, language: str) -> list[str]:
    """What agrees, then what does not."""
    header, words, lines = journal.header, shared(language), []
    if verdict.fault is None:
        places = {
            "plies": len(journal.plies),
            "ruleset": header.ruleset,
            "version": header.version,
            "result": header.result,
        }
        lines.append(words.text("verify-agrees", places))
    if verdict.broken is None and (seen or header.commitment):
        shown = {"commitment": f"{(seen or header.commitment)[:SHOWN_DIGITS]}…"}
        lines.append(words.text("verify-seed-fits-seen" if seen else "verify-seed-fits-record", shown))
    return lines + ([] if verdict.agrees else [verdict.sentence(language)])

"""The command `bingqi`: a table of commands, each loaded only when it is used, and what becomes of errors."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Any, NoReturn

import click

from bingqi import __version__
from bingqi.cli.command import Group, check_language, option, usage_sentence
from bingqi.errors import NotFound, Refused, UserError, nearest
from bingqi.kit.wording import language_of, shared

COMMANDS = {
    "play": "bingqi.cli.play:play",
    "serve": "bingqi.cli.serve:serve",
    "rulesets": "bingqi.cli.rulesets:rulesets",
    "scenarios": "bingqi.cli.scenarios:scenarios",
    "match": "bingqi.cli.match:match",
    "replay": "bingqi.cli.replay:replay",
    "verify": "bingqi.cli.verify:verify",
    "explain": "bingqi.cli.explain:explain",
    "odds": "bingqi.cli.odds:odds",
    "check": "bingqi.cli.check:check",
    "clauses": "bingqi.cli.clauses:clauses",
    "effects": "bingqi.cli.effects:effects",
    "overlay": "bingqi.cli.overlay:overlay",
    "bench": "bingqi.cli.bench:bench",
    "warm": "bingqi.cli.warm:warm",
}
"""Each command and where it lives. Its one line of help is the message `about-<name>`."""

USAGE_ERROR = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command line and exit: 0 when all went well, 2 for what a person can mend, 130 after Ctrl-C."""
    language = language_of()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows "?" for it
    try:
        language, rest = _take_language(list(sys.argv[1:] if arguments is None else arguments))
        sys.exit(_run(rest, language))
    except UserError as error:
        sys.exit(_complain(error.sentence(language)))
    except Refused as refused:
        places = {"sentence": refused.sentence, "clause": refused.clause}
        sys.exit(_complain(shared(language).text("refused", places)))
    except (click.Abort, KeyboardInterrupt, EOFError):
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing more can fail at exit
        sys.exit(BROKEN_PIPE)


def _run(arguments: list[str], language: str) -> int:
    """The exit status. `click.Command.main` is not used: it makes a closed pipe an exit with 1."""
    try:
        with bingqi.make_context("bingqi", arguments, obj=language) as context:
            status = bingqi.invoke(context)
    except click.exceptions.Exit as end:
        status = end.exit_code
    except click.ClickException as error:
        return _complain(usage_sentence(error, language))
    sys.stdout.flush()
    return status if isinstance(status, int) else 0


class _Commands(Group):
    """Finds a command in the table, and imports it then."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            known = ", ".join(COMMANDS)
            raise NotFound("error-no-such-command", name=name, nearest=nearest(name, COMMANDS), known=known)
        module, _, attribute = COMMANDS[name].partition(":")
        command: click.Command = getattr(import_module(module), attribute)
        return command


@click.group(cls=_Commands, help="about-bingqi", no_args_is_help=True)
@option("--lang", metavar="zh-CN|en", help="option-lang")
@option(
    "--version",
    is_flag=True,
    is_eager=True,
    callback=lambda ctx, _, wanted: _show_version(ctx, wanted),
    help="option-version",
)
def bingqi(**_: Any) -> None:
    pass  # `main` has taken the language already, and the version is shown before a command is looked for


def _take_language(arguments: list[str]) -> tuple[str, list[str]]:
    """The language asked for, wherever in the line, and the other words. Raises UserError."""
    wish, rest = "", []
    words = iter(arguments)
    for word in words:
        if word == "--lang":
            wish = next(words, "")
            if not wish:
                raise UserError("error-option-needs-value", name=word)
        elif word.startswith("--lang="):
            wish = word.partition("=")[2]
        else:
            rest.append(word)
    if wish:
        check_language(wish)
    return language_of(wish or None), rest


def _show_version(ctx: click.Context, wanted: bool) -> None:
    if wanted:
        print(f"bingqi {__version__}")
        ctx.exit()


def _complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return USAGE_ERROR

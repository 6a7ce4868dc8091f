"""click in two languages: help texts are message ids, and what click itself says comes from the catalogues.

The language is the context's `obj`, so a command gets it with `@click.pass_obj`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from bingqi.errors import NotFound, Unreadable, nearest
from bingqi.kit.wording import LANGUAGES, Catalogue, shared

_PIECES = {"[OPTIONS]": "usage-options", "COMMAND [ARGS]...": "usage-command"}


def words_of(ctx: click.Context) -> Catalogue:
    """The shared messages in the language of the command line."""
    return shared(ctx.obj if isinstance(ctx.obj, str) else "en")


class Option(click.Option):
    """An option whose `help` is a message id."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        return record and (record[0], words_of(ctx).text(self.help or ""))


class Command(click.Command):
    """A command whose help is a message id, by default `about-<name>`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if isinstance(self, click.Group):
            return super().parse_args(ctx, args)
        ctx.allow_extra_args = True  # so that a word too many is told in our words
        rest = super().parse_args(ctx, args)
        if ctx.args and not ctx.resilient_parsing:
            raise Unreadable("error-extra-word", word=ctx.args[0])
        return rest

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None and not isinstance(found, Option):
            found.__class__ = Option
            found.help = "option-help"
        return found

    def get_short_help_str(self, limit: int = 45) -> str:
        return self.help or f"about-{self.name}"

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = words_of(ctx)
        pieces = [*self.collect_usage_pieces(ctx)]
        shown = [words.text(_PIECES[piece]) if piece in _PIECES else piece for piece in pieces]
        formatter.write_usage(ctx.command_path, " ".join(shown), prefix=words.text("usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(words_of(ctx).text(self.get_short_help_str()))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [each for each in self.get_params(ctx) if isinstance(each, click.Option)]
        records = [record for each in options if (record := each.get_help_record(ctx))]
        _write_list(formatter, words_of(ctx).text("usage-options-head"), records)


class Group(Command, click.Group):
    """A group of commands, listed with their help."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        words = words_of(ctx)
        records = [(name, words.text(f"about-{name}")) for name in self.list_commands(ctx)]
        _write_list(formatter, words.text("usage-commands-head"), records)


def command(name: str) -> Callable[[Callable[..., Any]], click.Command]:
    """Make a function a command of this name."""
    return click.command(name, cls=Command)


def option(*names: str, **settings: Any) -> Callable[[Any], Any]:
    """An option; `help` is a message id."""
    return click.option(*names, cls=Option, **settings)


def usage_sentence(error: click.ClickException, language: str) -> str:
    """What click complains of, in our words."""
    words = shared(language)
    if isinstance(error, click.NoSuchOption):
        known = nearest(error.option_name, error.possibilities or ())
        return words.text("error-no-such-option", {"name": error.option_name, "nearest": known})
    if isinstance(error, click.BadOptionUsage):
        return words.text("error-option-needs-value", {"name": error.option_name})
    if isinstance(error, click.MissingParameter) and error.param:
        return words.text("error-missing-word", {"name": _name_of(error.param)})
    if isinstance(error, click.BadParameter) and error.param:
        return words.text(
            "error-bad-value", {"name": _name_of(error.param), "fault": error.message.rstrip(".")}
        )
    return error.format_message()


def check_language(wish: str) -> None:
    """Raises NotFound for a language that is not spoken here."""
    if wish.lower().replace("_", "-").split("-")[0] not in ("en", "zh"):
        known = ", ".join(LANGUAGES)
        raise NotFound("error-no-such-language", name=wish, nearest=nearest(wish, LANGUAGES), known=known)


def _name_of(parameter: click.Parameter) -> str:
    return parameter.opts[0] if isinstance(parameter, click.Option) else (parameter.name or "").upper()


def _write_list(formatter: click.HelpFormatter, heading: str, records: list[tuple[str, str]]) -> None:
    """A section; click's own puts a half-width colon behind its heading."""
    formatter.write_paragraph()
    formatter.write(f"{heading}\n")
    with formatter.indentation():
        formatter.write_dl(records)

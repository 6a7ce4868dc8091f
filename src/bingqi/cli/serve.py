"""`bingqi serve`: the board in the browser, for this machine or for all in the house."""

from __future__ import annotations

import webbrowser

import click

from bingqi.cli.command import command, option
from bingqi.cli.values import Seconds, Whole
from bingqi.errors import UserError
from bingqi.kit.wording import shared

USUAL_PORT = 8808


@command("serve")
@option("--host", default="127.0.0.1", metavar="ADDRESS", help="option-serve-host")
@option("--port", type=Whole(0, 65535), metavar="NUMBER", help="option-serve-port")
@option("--database", metavar="URL", help="option-serve-database")
@option("--origin", "origins", metavar="ADDRESS", multiple=True, help="option-serve-origin")
@option("--thinking", type=Seconds(), metavar="SECONDS", help="option-serve-thinking")
@option("--open", "opens", is_flag=True, help="option-serve-open")
@click.pass_obj
def serve(
    language: str,
    host: str,
    port: int | None,
    database: str | None,
    origins: tuple[str, ...],
    thinking: float | None,
    opens: bool,
) -> None:
    try:
        from bingqi.server.hall import Settings
        from bingqi.server.serving import serve as run
    except ModuleNotFoundError as fault:
        if fault.name and fault.name.startswith("bingqi"):
            raise
        raise UserError("error-no-server", name=fault.name) from None

    def started(address: str, is_loopback: bool) -> None:
        words = shared(language)
        click.echo(words.text("serve-at", {"address": address}))
        click.echo(words.text("serve-loopback" if is_loopback else "serve-open"))
        click.echo(words.text("serve-stop"))
        if opens:
            webbrowser.open(address)

    settings = Settings(seconds=thinking or Settings.seconds, origins=origins)
    run(host, port, USUAL_PORT, database, settings, started)

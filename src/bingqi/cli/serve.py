"""`bingqi serve`: the board in the browser, for this machine or for all in the house."""

from __future__ import annotations

import click

from bingqi.cli.browser import open_page
from bingqi.cli.command import command, option
from bingqi.cli.standing import note_beside, put_down, standing, take_away
from bingqi.cli.values import Seconds, Whole
from bingqi.errors import UserError
from bingqi.kit.wording import shared

LOOPBACK = "127.0.0.1"
USUAL_PORT = 8808


@command("serve")
@option("--host", default=LOOPBACK, metavar="ADDRESS", help="option-serve-host")
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
    run(language, host, port, database, origins, thinking, "serve-no-browser" if opens else "")


def run(
    language: str,
    host: str = LOOPBACK,
    port: int | None = None,
    database: str | None = None,
    origins: tuple[str, ...] = (),
    thinking: float | None = None,
    no_browser: str = "",
) -> None:
    """Serve until the process is told to stop. With *no_browser*, the message for when that cannot be, the
    page is opened in the browser. Raises UserError."""
    try:
        from bingqi.server.hall import Settings
        from bingqi.server.serving import own_games
        from bingqi.server.serving import serve as run_server
    except ModuleNotFoundError as fault:
        if fault.name and fault.name.startswith("bingqi"):
            raise
        raise UserError("error-no-server", name=fault.name) from None
    words = shared(language)
    settings = Settings(seconds=thinking or Settings.seconds, origins=origins)
    note = None if database else note_beside(own_games())

    def failed(address: str) -> None:
        click.echo(words.text(no_browser, {"address": address}))

    if note and no_browser and port is None and (address := standing(note)):
        click.echo(words.text("serve-stands", {"address": address}))
        open_page(address, lambda: failed(address)).join()
        return

    def started(address: str, is_loopback: bool) -> None:
        if note:
            put_down(note, address, settings.run)
        click.echo(words.text("serve-at", {"address": address}))
        click.echo(words.text("serve-loopback" if is_loopback else "serve-open"))
        click.echo(words.text("serve-stop"))
        if no_browser:
            open_page(address, lambda: failed(address))

    try:
        run_server(host, port, USUAL_PORT, database, settings, started)
    finally:
        if note:
            take_away(note, settings.run)

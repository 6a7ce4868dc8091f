"""`bingqi explain FILE PLY`: what an action of a record did, and by which clauses."""

from __future__ import annotations

import click

from bingqi.cli.answer import answer, json_option
from bingqi.cli.command import command
from bingqi.cli.records import check_number, ply_found, ply_lines, recorded_game
from bingqi.cli.terminal import open_screen
from bingqi.cli.values import Whole


@command("explain")
@click.argument("file")
@click.argument("ply", type=Whole(1, 1_000_000))
@json_option
@click.pass_obj
def explain(language: str, file: str, ply: int, as_json: bool) -> None:
    game = recorded_game(file, language)
    check_number(game, ply, least=1)
    answer(
        as_json,
        lambda: {"file": file} | ply_found(game, ply),
        lambda: ply_lines(game, ply, open_screen()),
    )

"""`bingqi warm R`: compile a ruleset for the fast tier ahead of time, so that nobody waits later."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import click

from bingqi.cli.answer import answer, json_option
from bingqi.cli.child import environment
from bingqi.cli.command import command, option
from bingqi.errors import UserError
from bingqi.game.registry import ruleset as find_ruleset
from bingqi.game.scenario import find_scenario, open_scenario, scenario_names
from bingqi.kit import tiers
from bingqi.kit.ruleset import Ruleset
from bingqi.kit.wording import shared


@command("warm")
@click.argument("ruleset")
@option("--background", is_flag=True, help="option-warm-background")
@json_option
@click.pass_obj
def warm(language: str, ruleset: str, background: bool, as_json: bool) -> None:
    book = find_ruleset(ruleset)
    if not tiers.is_fast_available():
        raise UserError("error-no-numba")
    start, process = time.perf_counter(), None
    if tiers.is_warm(book.package):
        status = "cached"
    elif background:
        process = _compiling_already(book)
        status = "compiling" if process else "started"
        process = process or _start_in_background(book)
    else:
        status = "compiled"
        compile_rules(book)
    seconds = time.perf_counter() - start
    found = {
        "ruleset": book.name,
        "version": book.version,
        "status": status,
        "seconds": seconds,
        "folder": str(tiers.cache_folder(book.package)),
        "process": process,
    }
    places = {"ruleset": book.name, "seconds": f"{seconds:.1f}", "process": str(process or "")}
    answer(as_json, lambda: found, lambda: [shared(language).text(f"warm-{status}", places)])


def compile_rules(book: Ruleset) -> None:
    """Play a game, and clone a state, as is always done; Numba compiles what the disk does not have. Raises
    UserError where the cache folder cannot be written."""
    from bingqi.agents.arena import match
    from bingqi.kit.table import row_of

    make_cache_folder(book)
    scenario = find_scenario(book, scenario_names(book)[0])
    opening = open_scenario(book, scenario)
    match(book, scenario, {}, games=1, tier="fast")
    tiers.fast(book.package, book.rules).clone_many(row_of([opening.state] * 2), 1)


def make_cache_folder(book: Ruleset) -> None:
    """Make the folder of the compiled rules. Raises UserError where that is not allowed."""
    folder = tiers.cache_folder(book.package)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise UserError("error-cache-folder", folder=str(folder), fault=fault.strerror or "") from None


def _start_in_background(book: Ruleset) -> int:
    """Start a process that goes on by itself; its number."""
    make_cache_folder(book)
    started = subprocess.Popen(
        [sys.executable, "-m", "bingqi", "warm", book.name],
        env=environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        creationflags=getattr(subprocess, "DETACHED_PROCESS", 0),
    )
    started.returncode = 0  # it is left alone on purpose: nobody waits for it
    _mark(book).write_text(str(started.pid), "utf-8")
    return started.pid


def _compiling_already(book: Ruleset) -> int | None:
    """The process in the background that compiles these very rules, if one still runs. Windows cannot be
    asked without harm."""
    if os.name == "nt":
        return None
    try:
        process = int(_mark(book).read_text("utf-8"))
        os.kill(process, 0)
    except (OSError, ValueError):
        return None
    return process


def _mark(book: Ruleset) -> Path:
    return tiers.cache_folder(book.package) / "compiling"

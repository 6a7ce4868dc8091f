"""What can be asked at the prompt besides playing: why not, odds, the log, clauses; and undo, save, quit.

Each command has one word in each language, in the messages `command-<name>`; all of them always work.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bingqi.cli.columns import aligned
from bingqi.cli.command import check_language
from bingqi.cli.foresee import foresee
from bingqi.cli.store import named_file
from bingqi.cli.telling import draw_chances, draw_clause, draw_lines
from bingqi.cli.undo import undo
from bingqi.errors import NotFound, Unreadable, nearest
from bingqi.game.amendment import seen_of
from bingqi.kit.wording import LANGUAGES, Catalogue, language_of, shared

if TYPE_CHECKING:
    from bingqi.cli.dialogue import Dialogue

LATEST = 20
"""As many actions as the log shows unless asked for all."""


@dataclass(frozen=True)
class Command:
    """A command: its name in code, and what it does with the words after it."""

    name: str
    run: Callable[[Dialogue, str], None]


def command_in(typed: str) -> Command | None:
    """The command that a line begins with, in whatever language."""
    word = typed.split()[0].lower()
    if word in ("?", "？"):
        word = "help"
    for name, run in COMMANDS.items():
        if word == name or word in (shared(language).text(f"command-{name}") for language in LANGUAGES):
            return Command(name, run)
    return None


def words_of(words: Catalogue) -> list[str]:
    """Every command's word in a language."""
    return [words.text(f"command-{name}") for name in COMMANDS]


def tell_help(dialogue: Dialogue, _: str) -> None:
    view = dialogue.view
    view.say("help-typing", example=_example(dialogue))
    rows = [(view.words.text(f"command-{name}"), view.words.text(f"help-{name}")) for name in COMMANDS]
    view.screen.show(aligned([[f"  {word}", meaning] for word, meaning in rows]))


def tell_why(dialogue: Dialogue, text: str) -> None:
    """Whether an action is legal, and the clause that says so."""
    game, view = dialogue.game, dialogue.view
    action = dialogue.action_in(_needed(text, "why", dialogue))
    refusal = game.why_not(action)
    if refusal is None:
        view.say("why-legal", "good", action=game.notation.write(action))
        return
    view.say("refused", "alarm", sentence=refusal.sentence, clause=refusal.clause)
    clause = game.ruleset.clauses.by_ref.get(refusal.clause)
    if clause:
        view.screen.show(draw_clause(clause, view.screen, view.words))


def tell_odds(dialogue: Dialogue, text: str) -> None:
    """The exact odds of an action."""
    game, view = dialogue.game, dialogue.view
    action = dialogue.action_in(_needed(text, "odds", dialogue))
    dialogue.check(action)
    found, is_next = foresee(game, action, dialogue.seat)
    view.say("odds-of" if is_next else "odds-of-first", action=game.notation.write(action))
    view.screen.show(draw_lines(found.sums, view.screen, view.words))
    view.screen.show(draw_chances(found.chances, view.screen, view.words))


def take_back(dialogue: Dialogue, _: str) -> None:
    dialogue.is_done = undo(dialogue.session, dialogue.seat)


def tell_log(dialogue: Dialogue, text: str) -> None:
    """The actions so far, those of others only once they are no secret."""
    view, seat = dialogue.view, dialogue.seat
    plies = list(enumerate(dialogue.game.plies, 1))
    for number, ply in plies if text else plies[-LATEST:]:
        events = [event for event in ply.events if event.seen_by >> seat & 1]
        is_known = ply.side == seat or bool(events)
        written = seen_of(dialogue.game, events, ply) if is_known else view.words.text("log-secret")
        dice = f"  : {' '.join(map(str, ply.dice))}" if is_known and ply.dice else ""
        line = f"{number:>4}  {view.side(ply.side)}  {written}{dice}"
        view.screen.show(view.screen.ink(line, f"side-{ply.side}"))


def tell_explanation(dialogue: Dialogue, text: str) -> None:
    """What an action did and why: the last that there is something to tell of, or one by its number in the
    log."""
    view, plies = dialogue.view, dialogue.game.plies
    if text:
        if not text.isdecimal() or not 1 <= int(text) <= len(plies):
            raise NotFound("error-no-such-ply", ply=text, most=len(plies))
        plies = [plies[int(text) - 1]]
    for ply in reversed(plies):
        if view.tell(ply, dialogue.seat):
            return
    view.say("nothing-to-explain")


def tell_rules(dialogue: Dialogue, text: str) -> None:
    """A clause by its reference or the end of it; without one, what there is."""
    view, book = dialogue.view, dialogue.game.ruleset.clauses
    if not text:
        listed = [clause.ref.split()[-1] for clause in book.clauses]
        view.say("rules-list", clauses=view.words.text("part-comma").join(listed))
        return
    names = {clause.ref.split()[-1].lower(): clause for clause in book.clauses}
    wanted = text.lower().split()[-1]
    found = [clause for name, clause in names.items() if name == wanted or name.startswith(f"{wanted}.")]
    if not found:
        raise NotFound("error-no-such-clause", name=text, nearest=nearest(wanted, names).upper())
    for clause in found:
        view.screen.show(draw_clause(clause, view.screen, view.words))


def tell_roster(dialogue: Dialogue, _: str) -> None:
    """All tables but the tracker, which stands above the board."""
    view = dialogue.view
    for panel in dialogue.scene.panels:
        if panel.kind != "tracker":
            view.show_panel(panel)


def show_board(dialogue: Dialogue, _: str) -> None:
    dialogue.view.has_legend = False
    dialogue.show()


def go_back(dialogue: Dialogue, _: str) -> None:
    dialogue.go(dialogue.step[:-1])


def save(dialogue: Dialogue, text: str) -> None:
    """Write the game to a file; without a name to its own."""
    store = dialogue.session.store
    path = named_file(text) if text else store.path
    store.write(dialogue.game, path)
    dialogue.view.say("saved", file=path)


def change_language(dialogue: Dialogue, text: str) -> None:
    """Speak the other language, or the one named."""
    if text:
        check_language(text)
    others = [language for language in LANGUAGES if language != dialogue.game.language]
    dialogue.game.language = language_of(text) if text else others[0]
    dialogue.look_again()


def rule(dialogue: Dialogue, text: str) -> None:
    from bingqi.cli.ruling import rule

    rule(dialogue, text)


def leave(dialogue: Dialogue, _: str) -> None:
    from bingqi.cli.dialogue import Left

    raise Left


COMMANDS: dict[str, Callable[[Dialogue, str], None]] = {
    "help": tell_help,
    "why": tell_why,
    "odds": tell_odds,
    "undo": take_back,
    "log": tell_log,
    "explain": tell_explanation,
    "rules": tell_rules,
    "roster": tell_roster,
    "board": show_board,
    "back": go_back,
    "save": save,
    "set": rule,
    "lang": change_language,
    "quit": leave,
}


def _needed(text: str, name: str, dialogue: Dialogue) -> str:
    """The words after a command that cannot be without them. Raises Unreadable."""
    if not text:
        raise Unreadable("error-command-needs", command=dialogue.view.words.text(f"command-{name}"))
    return text


def _example(dialogue: Dialogue) -> str:
    return dialogue.scene.choices[0].action if dialogue.scene.choices else ""

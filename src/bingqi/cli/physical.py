"""Real dice: the players roll them on their table and type in what they show."""

from __future__ import annotations

from bingqi.cli.view import View
from bingqi.game.explain import explain
from bingqi.game.game import Game
from bingqi.game.real_dice import die_after
from bingqi.kit.action import Action


def ask_dice(game: Game, action: Action, view: View) -> tuple[int, ...]:
    """The faces of all dice that an action rolls, asked for one after the other, as earlier faces decide
    which dice follow. Enter lets the computer roll. The game is left as it was. Raises Ended."""
    faces: list[int] = []
    while die := die_after(game, action, faces):
        line = explain(game.ruleset, game.opening, [die], game.language)[0]
        asked = view.words.text("ask-die", {"sides": die.b, "what": line.text})
        typed = view.screen.ask(asked + " ")
        if not typed:
            faces.append(die.a)
        elif typed.isdecimal() and 1 <= int(typed) <= die.b:
            faces.append(int(typed))
        else:
            view.say("no-such-face", "alarm", sides=die.b, text=typed)
    return tuple(faces)

"""A game between seats at one screen: people answer at the prompt, agents by themselves, and what happens is
told in words."""

from __future__ import annotations

import time
from collections.abc import Sequence

from bingqi.agents import agent
from bingqi.cli.dialogue import Dialogue, Left
from bingqi.cli.physical import ask_dice
from bingqi.cli.store import Store
from bingqi.cli.terminal import Ended, Screen
from bingqi.cli.view import View
from bingqi.game.game import Game, Ply
from bingqi.kit.action import Action

ME = "me"
DICE = "dice"
UMPIRE_AGENT = "greedy"
"""Answers for an umpire who leaves everything to the dice."""


class Session:
    """One sitting. `players` says who has each seat: ME, DICE for the umpire, or the name of an agent."""

    def __init__(
        self, game: Game, screen: Screen, store: Store, players: Sequence[str], dice: bool, delay: float
    ) -> None:
        self.game, self.screen, self.store = game, screen, store
        self.dice, self.delay = dice, delay
        self.agents = {
            seat: agent(UMPIRE_AGENT if name == DICE else name)
            for seat, name in enumerate(players)
            if name != ME
        }
        self.people = [side for side in range(len(game.opening.sides)) if side not in self.agents]
        self.told = {seat: last_own(game, seat) for seat in self.people}
        """How many actions each person has been told of; whoever comes back hears what came of his last
        one."""
        self.has_umpire = len(game.opening.sides) not in self.agents
        """A person at this screen is the umpire, too."""
        self.is_hot_seat = len(self.people) == len(game.opening.sides)
        self.sitting = self.people[0] if len(self.people) == 1 else None
        """The side of the person at the screen. The umpire has no screen of its own."""
        self.view = View(game, screen)
        self.drawn = ""
        """Where the round stood when the board was last drawn for those who only watch."""

    def run(self) -> None:
        """Play until the game is over or the person leaves. It is kept either way."""
        try:
            self.view.tell_beginning(self.store.path)
            self.catch_up()
            while not self.game.result.over:
                if self.game.decision.side in self.agents:
                    self.let_agent_play()
                else:
                    self.let_person_play()
            self.store.keep(self.game)
            self.view.draw(self.game.scene(self.viewer_or_umpire()))
            self.view.tell_end(self.store.path)
        except (Left, Ended):
            self.leave()
        except (KeyboardInterrupt, BrokenPipeError):
            self.store.keep(self.game)
            raise

    def let_agent_play(self) -> None:
        """An agent answers, and the screen tells what its seat may know."""
        seat = self.game.decision.side
        if not self.people and seat < len(self.game.opening.sides):
            self.draw_for_watchers()
        self.play(self.agents[seat].choose(self.game.table))
        if self.catch_up() and self.delay:
            time.sleep(self.delay)

    def let_person_play(self) -> None:
        """A person decides, or takes back. Before that the game is kept, and whoever comes to the screen is
        told what happened."""
        seat = self.game.decision.side
        if seat in self.people and seat != self.sitting:
            self.hand_over(seat)
        if self.has_begun():
            self.store.keep(self.game)
        action = Dialogue(self, seat).decide()
        if action is not None:
            self.play(action)
            self.catch_up()

    def play(self, action: Action) -> None:
        """Play an action; its dice are typed in where real dice are rolled."""
        faces = ask_dice(self.game, action, self.view) if self.dice else ()
        self.game.play(action, faces)

    def catch_up(self) -> bool:
        """Tell the one at the screen what is new to him. Whether there was anything."""
        viewer = self.sitting
        if viewer is None and self.people:
            return False  # nobody has come to the screen yet
        first = len(self.game.plies) - 1 if viewer is None else self.told[viewer]
        news = [self.view.tell(ply, viewer) for ply in self.game.plies[first:] if not self.only_opens(ply)]
        if viewer is not None:
            self.told[viewer] = len(self.game.plies)
        return any(news)

    def only_opens(self, ply: Ply) -> bool:
        """Whether an action is the umpire's word to begin: the board says as much."""
        is_answer = ply.action is not None and not ply.dice
        return ply.side in self.agents and ply.side >= len(self.game.opening.sides) and is_answer

    def hand_over(self, seat: int) -> None:
        """Another person comes to the screen: wipe off what the one before has seen."""
        self.screen.clear()
        self.view.say("hand-over", f"side-{seat}", "bold", side=self.view.side(seat))
        self.screen.ask(self.view.words.text("hand-over-prompt") + " ")
        self.sitting = seat
        self.catch_up()

    def draw_for_watchers(self) -> None:
        """Agents play among themselves: the board whenever the turn or the phase is another."""
        scene = self.game.scene(self.viewer_or_umpire())
        status = self.view.status(scene)
        if status != self.drawn:
            self.view.draw(scene)
            self.drawn = status

    def viewer_or_umpire(self) -> int:
        """Whose eyes the board is drawn for when nobody is asked: the one at the screen, or one who sees
        all."""
        return len(self.game.opening.sides) if self.sitting is None else self.sitting

    def has_begun(self) -> bool:
        """Whether there is anything to keep: a side has acted, or an umpire has ruled."""
        sides = len(self.game.opening.sides)
        return any(ply.side < sides or ply.action is None for ply in self.game.plies)

    def leave(self) -> None:
        """The person has gone before the end."""
        if self.has_begun():
            self.store.keep(self.game)
            self.view.say("left-kept")
            self.view.command("play", "--resume", str(self.store.path))
        else:
            self.view.say("left-empty")


def last_own(game: Game, seat: int) -> int:
    """The place of a seat's last action, 0 before its first."""
    return max((place for place, ply in enumerate(game.plies) if ply.side == seat), default=0)

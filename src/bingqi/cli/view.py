"""What a person at the screen sees of a game: the board, the question with its choices, and what happens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from bingqi.cli.board import (
    NO_FOCUS,
    Focus,
    cell_name,
    draw_board,
    draw_legend,
    draw_plans,
    draw_units,
    place_name,
)
from bingqi.cli.columns import aligned, folded
from bingqi.cli.menu import FEW, Item, Menu, family_name
from bingqi.cli.telling import WIDEST, beside, draw_lines, draw_panel, plain_width
from bingqi.cli.terminal import Screen
from bingqi.game.explain import Line, explain
from bingqi.game.game import Game, Ply
from bingqi.game.scenario import about as scenario_about
from bingqi.kit.scene import Panel, Scene, Text, told
from bingqi.kit.wording import Catalogue, catalogue

BETWEEN = "    "
FULL_FORECASTS = 2
"""So many forecasts are shown in full; of more only the outcomes."""
SHORT = 36
"""Columns of an item that stands beside others."""
SPARE = 16
"""Lines that a question with its choices takes below the board."""


class View:
    """One game on one screen, in one language."""

    def __init__(self, game: Game, screen: Screen) -> None:
        self.game, self.screen = game, screen
        self.has_legend = False
        self.explained: set[tuple[str, str]] = set()
        """The ground and the sorts of marks that a legend was drawn for; new ones may come."""

    @property
    def words(self) -> Catalogue:
        return catalogue(self.game.language, self.game.ruleset.package)

    def say(self, key: str, *inks: str, **places: object) -> None:
        """A message as a paragraph."""
        self.paragraph(self.words.text(key, places), *inks)

    def paragraph(self, text: str, *inks: str) -> None:
        """Text in lines that fit."""
        lines = folded(text, "", min(self.screen.width, WIDEST) - 1)
        self.screen.show(self.screen.ink(line, *inks) for line in lines)

    def side(self, seat: int) -> str:
        """What a seat is called."""
        return self.game.opening.title(self.game.seat(seat), self.game.language)

    def draw(self, scene: Scene, focus: Focus = NO_FOCUS) -> None:
        """Where the round stands, the board with what its signs mean, and what is planned."""
        screen, words = self.screen, self.words
        screen.measure()
        is_plane = scene.frame.kind == "plane"
        signs = {(region.id, region.style) for region in scene.regions}
        signs |= {(mark.kind, mark.style) for mark in scene.marks if mark.style}
        self.has_legend = self.has_legend and signs <= self.explained
        self.explained |= signs
        units = draw_units(scene, screen, words)
        breadth = max(map(plain_width, units), default=0)
        if is_plane:
            from bingqi.cli.plane import draw_contacts, draw_plane, draw_plane_legend  # cells need none of it

            board = draw_plane(scene, screen, focus, len(BETWEEN) + breadth)
        else:
            board = draw_board(scene, screen, focus, SPARE)
        widths = [max(map(plain_width, board), default=0), breadth]
        if sum(widths) + len(BETWEEN) < screen.width:
            board = beside(board, widths[0] + len(BETWEEN), units)
        screen.show()
        screen.show(screen.ink(self.status(scene), "bold"))
        screen.show(board)
        seats = [self.side(seat) for seat in range(len(self.game.opening.seats))]
        legend = draw_plane_legend if is_plane else draw_legend
        screen.show(legend(scene, screen, words, seats, with_effects=not self.has_legend))
        screen.show((draw_contacts if is_plane else draw_plans)(scene, screen, words))
        self.has_legend = True

    def tables(self, scene: Scene) -> None:
        """What an umpire has to know besides: scores, members."""
        for panel in scene.panels:
            if panel.kind == "table":
                self.show_panel(panel)

    def show_panel(self, panel: Panel) -> None:
        """A table; one whose last column is long in lines that fit."""
        if panel.kind == "forecast" or (panel.kind == "table" and not panel.head):
            from bingqi.cli.forecast import draw_forecast

            self.screen.show(draw_forecast(panel, self.screen, self.words))
        else:
            self.screen.show(draw_panel(panel, self.screen, self.words))

    def forecasts(self, scene: Scene) -> None:
        """What is about to be settled, in full where it is little."""
        found = [panel for panel in scene.panels if panel.kind == "forecast"]
        if len(found) > FULL_FORECASTS:
            from bingqi.cli.forecast import draw_short_forecast

            for panel in found:
                self.screen.show(draw_short_forecast(panel, self.screen, self.words))
        else:
            for panel in found:
                self.show_panel(panel)

    def status(self, scene: Scene) -> str:
        """Round, side and phase, or whatever a ruleset keeps track of."""
        shown = []
        for panel in scene.panels:
            if panel.kind == "tracker":
                for row in panel.rows:
                    heads = [f"{told(text, self.words)} " for text in panel.head] or [""] * len(row.cells)
                    shown += [head + told(text, self.words) for head, text in zip(heads, row.cells)]
        return "  ".join(shown)

    def ask(self, scene: Scene, menu: Menu) -> None:
        """The question and what is offered."""
        screen, words = self.screen, self.words
        self.forecasts(scene)
        seat = scene.turn.side
        places = {"side": self.side(seat), "question": told(scene.turn.text, words)}
        if menu.step:
            chosen = words.text("part-comma").join(self.step_name(scene, name) for name in menu.step)
            is_family = self.step_name(scene, menu.step[0]) != menu.step[0]
            of_step = {"chosen": chosen, "question": places["question"]}
            places["question"] = words.text("ask-family" if is_family else "ask-step", of_step)
        screen.show(screen.ink(words.text("ask-question", places), f"side-{seat}"))
        rows = [self.item(scene, menu, item) for item in menu.items]
        if scene.frame.kind == "plane" and len(rows) > FEW:
            screen.show(self.beside_each_other(rows))
        else:
            drawn = iter(aligned([row for row in rows if len(row) > 1]))
            for number, row in enumerate(rows, 1):
                screen.show(f"{number:>3}  {next(drawn) if len(row) > 1 else row[0]}")
        if menu.lists_cells:
            screen.show(self.cells(menu))
        if menu.amounts:
            self.say("ask-amount", amounts=words.text("part-space").join(map(str, menu.amounts)))

    def beside_each_other(self, rows: Sequence[Sequence[str]]) -> Iterator[str]:
        """Many numbered items: short ones that follow each other in columns, to be read downwards."""
        items = [f"{number:>3}  {'  '.join(filter(None, row))}" for number, row in enumerate(rows, 1)]
        for is_short, run in groupby(items, lambda item: plain_width(item) <= SHORT):
            found = list(run)
            breadth = max(map(plain_width, found)) + len(BETWEEN) // 2
            columns = max(1, (self.screen.width - 1) // breadth) if is_short else 1
            height = -(-len(found) // columns)
            for line in range(height):
                cells = (f"{item}{' ' * (breadth - plain_width(item))}" for item in found[line::height])
                yield "".join(cells).rstrip()

    def step_name(self, scene: Scene, name: str) -> str:
        """A step in words: a family of choices by its name, a unit or a target as it is."""
        families = (choice.family for choice in scene.choices if choice.family)
        return next((told(family, self.words) for family in families if family_name(family) == name), name)

    def item(self, scene: Scene, menu: Menu, item: Item) -> list[str]:
        """A numbered item in columns."""
        words, first = self.words, item.choices[0]
        if item.choice:
            label = told(first.label, words)
            if sum(choice.label == first.label for other in menu.items for choice in other.choices) > 1:
                label = words.text("menu-alike", {"label": label, "action": first.action})
            if first.cost is None:
                return [label]
            return [label, self.screen.ink(words.text("menu-cost", {"cost": first.cost}), "dim")]
        if first.amount is not None and item.choices[-1].amount is not None:
            places: dict[str, object] = {"first": told(first.label, words), "last": item.choices[-1].amount}
            return [words.text("menu-amounts", places)]
        if item.step and first.family and len(item.step) == 1:
            places = {"family": told(first.family, words), "ways": len(item.choices)}
            return [words.text("menu-family", places)]
        if not menu.step and first.piece:
            return self.unit(scene, first.piece, item)
        least = min(choice.cost or 0 for choice in item.choices)
        places = {"target": first.target, "ways": len(item.choices), "cost": least}
        return [words.text("menu-target", places)]

    def unit(self, scene: Scene, name: str, item: Item) -> list[str]:
        """A unit that has several choices: what it is, where it stands, whom it can reach."""
        words = self.words
        piece = next(piece for piece in scene.pieces if piece.id == name)
        title = told(piece.label, words)
        targets = {choice.target for choice in item.choices}
        named = words.text("part-comma").join(piece.id for piece in scene.pieces if piece.id in targets)
        reach = words.text("menu-targets", {"targets": named}) if named else ""
        sort = told(piece.sort, words) if piece.sort != Text() else ""
        called = name if title == name else f"{name} {title}"
        return [called, sort, piece.numbers, place_name(piece), reach]

    def cells(self, menu: Menu) -> Iterator[str]:
        """The cells that can be named, by what they cost."""
        width, words = min(self.screen.width, WIDEST) - 1, self.words
        yield from folded(words.text("ask-cell"), "", width)
        by_cost: dict[int | None, list[str]] = {}
        for cell, choice in sorted(menu.cells.items(), key=lambda pair: (pair[1].cost or 0, pair[0])):
            by_cost.setdefault(choice.cost, []).append(cell_name(cell))
        for cost, names in by_cost.items():
            head = "" if cost is None else f"{words.text('menu-cost', {'cost': cost})}  "
            yield from folded(head + " ".join(names), "     ", width)

    def tell(self, ply: Ply, viewer: int | None) -> bool:
        """What an action did, as far as *viewer* may know (None: everything). Whether there was anything to
        tell."""
        lines = self.lines(ply, viewer)
        if lines and ply.action is None:
            self.say("set-head", "bold", reason=ply.comment)
        self.screen.show(draw_lines(lines, self.screen, self.words))
        return bool(lines)

    def lines(self, ply: Ply, viewer: int | None) -> list[Line]:
        game = self.game
        house = game.house_rules if game.overlays else {}
        return explain(game.ruleset, game.opening, ply.events, game.language, viewer, house)

    def tell_beginning(self, path: Path) -> None:
        """What is played, by whom, and what wins; with what happened last where a game goes on."""
        game, words = self.game, self.words
        about = scenario_about(game.ruleset, game.scenario)
        title, story = (about.zh, about.story_zh) if words.language == "zh-CN" else (about.en, about.story)
        self.screen.show()
        self.paragraph(title, "bold")
        self.paragraph(story)
        players = [
            words.text("about-player", {"side": self.side(seat), "who": words.text(f"player-{who}")})
            for seat, who in enumerate(game.players.values())
        ]
        self.paragraph(words.text("part-semicolon").join(players), "dim")
        scene = game.scene(len(game.opening.seats) - 1)
        for panel in scene.panels:
            if panel.kind == "text":
                self.screen.show(draw_panel(panel, self.screen, words))
        self.say("how-to-type", "dim", file=path)

    def tell_end(self, path: Path) -> None:
        """Who has won and why, how the dice fell, and where the game is kept."""
        game, words = self.game, self.words
        result = game.result
        cause = game.ruleset.causes(result.cause).name
        clause = game.ruleset.clauses.of_cause(cause)
        winners = [self.side(side) for side in range(len(game.opening.sides)) if result.winners >> side & 1]
        places = {"cause": words.text(f"cause-{cause}"), "clause": clause.ref if clause else ""}
        self.screen.show()
        if winners:
            self.say("end-won", "bold", sides=words.text("part-and").join(winners), **places)
        else:
            self.say("end-drawn", "bold", **places)
        self.screen.show(self.luck())
        self.say("end-kept")
        self.command("replay", str(path))

    def command(self, *words: str) -> None:
        """A command line to copy, in one piece however long it is."""
        import shlex

        self.screen.show("  " + shlex.join(["bingqi", *words]))

    def luck(self) -> Iterator[str]:
        """The dice that each side has rolled, beside what dice come to on average."""
        from bingqi.kit.log import Kind

        rolled: dict[tuple[int, int], list[int]] = {}
        for ply in self.game.plies:
            for event in ply.events:
                if event.kind == Kind.ROLLED:
                    rolled.setdefault((ply.side, event.b), []).append(event.a)
        for (seat, sides), faces in sorted(rolled.items()):
            places = {
                "side": self.side(seat),
                "dice": len(faces),
                "sides": sides,
                "mean": f"{sum(faces) / len(faces):.1f}",
                "expected": f"{(sides + 1) / 2:.1f}",
            }
            yield self.screen.ink(self.words.text("end-luck", places), "dim")

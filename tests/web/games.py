"""The rulesets as a visitor finds them: what they are called, and a small game of each."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from web.seat import Seat


@dataclass(frozen=True)
class Game:
    """A small scenario of a ruleset, its names in both languages, and dice with which it is soon over."""

    ruleset: str
    title: dict[str, str]
    scenario: dict[str, str]
    seed: str
    limit: int
    """So many units are moved before a player ends the turn."""

    def begin(self, seat: Seat, language: str = "en-US", way: str = "", seed: str = "") -> None:
        seat.begin(self.title[language], self.scenario[language], way, seed)

    def __str__(self) -> str:
        return self.ruleset


CAMPAIGN = Game(
    "campaign",
    {"en-US": "Campaign", "zh-CN": "战役"},
    {"en-US": "The Muster Field", "zh-CN": "初阵"},
    seed="3",
    limit=3,
)
DBA3 = Game(
    "dba3",
    {"en-US": "DBA 3.0", "zh-CN": "DBA 3.0"},
    {"en-US": "Cannae", "zh-CN": "坎尼会战"},
    seed="11",
    limit=4,
)
DBA12 = Game(
    "dba12",
    {"en-US": "DBA 1.22", "zh-CN": "DBA 1.22"},
    {"en-US": "Muye", "zh-CN": "牧野之战"},
    seed="7",
    limit=4,
)
GAMES = [CAMPAIGN, DBA3, DBA12]
BAIMA = replace(DBA3, scenario={"en-US": "Baima", "zh-CN": "白马之围"}, seed="1", limit=6)
CHANGSHAO = replace(DBA12, scenario={"en-US": "Changshao", "zh-CN": "长勺之战"}, seed="1", limit=6)
SMALL = [CAMPAIGN, BAIMA, CHANGSHAO]
"""Battles that are over in a few minutes."""


TURN = """name => {
    const all = [...document.querySelectorAll(".world [data-piece]")].map((piece) => {
        const {a, b, e, f} = new DOMMatrix(getComputedStyle(piece).transform);
        const [name, side] = [piece.dataset.piece, piece.querySelector(".base").getAttribute("fill")];
        return {name, side, x: e, y: f, bearing: Math.atan2(b, a)};
    });
    const own = all.find((piece) => piece.name === name);
    const away = (piece) => Math.hypot(piece.x - own.x, piece.y - own.y);
    const foes = own ? all.filter((piece) => piece.side !== own.side) : [];
    if (foes.length === 0) return null;
    const foe = foes.sort((one, other) => away(one) - away(other))[0];
    const turn = Math.atan2(foe.x - own.x, own.y - foe.y) - own.bearing;
    return (Math.atan2(Math.sin(turn), Math.cos(turn)) * 180) / Math.PI;
}"""
"""By how many degrees a unit would have to turn to the right to look at the nearest enemy on the board."""


class Player:
    """Plays with the mouse alone, one click at a time: contact before marching at the nearest enemy, a few
    units a turn, and what is asked besides is answered by a button."""

    def __init__(self, seat: Seat, game: Game) -> None:
        self.seat, self.page, self.game = seat, seat.page, game
        self.moves = self.clicks = 0

    def click(self) -> None:
        self.seat.rest()
        self.clicks += 1
        if re.search("PIP", self.seat.question()):
            self.moves = 0
        if not (self._go_on() or (self.moves < self.game.limit and self._move_another())):
            self._press()

    def play_to_the_end(self, most: int) -> None:
        while not self.seat.is_over():
            assert self.clicks < most, f"not over after {most} clicks: {self.seat.question()}"
            self.click()
            self.seat.rest()

    def _go_on(self) -> bool:
        """What has been begun: chances to agree to, a ghost to set down, a cell or an attack to choose."""
        choices = self.page.locator(".actions .choice:enabled")
        set_down = self.page.locator(".bar .primary:enabled")
        contact = choices.filter(has_text=re.compile("contact", re.IGNORECASE))
        card = self.page.locator("section.card .primary:enabled")
        for found in (card, set_down, contact):
            if found.count():
                found.first.click()
                return True
        towards = choices.filter(has_text=re.compile(self._way_to_the_enemy()))
        if towards.count():
            towards.last.click()
            set_down.first.wait_for()
            return True
        return self._enter_a_cell()

    def _way_to_the_enemy(self) -> str:
        """What the moves that bring the unit in question nearer to the nearest enemy are called."""
        unit = re.search(r"[A-Z]\w*\d", self.seat.question())
        turn = self.page.evaluate(TURN, unit.group()) if unit else None
        if turn is None or abs(turn) < 40:
            return "^ahead"
        return "^turn right" if turn > 0 else "^turn left"

    def _enter_a_cell(self) -> bool:
        """The golden cell farthest to the right, where the enemy is."""
        boxes = [cell.bounding_box() for cell in self.page.locator(".choosable .cell polygon").all()]
        if boxes:
            box = max(boxes, key=lambda found: found["x"])
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.2)
        return bool(boxes)

    def _move_another(self) -> bool:
        ways = self.page.locator(".actions .ways button")
        pieces = self.page.locator(".actions .pieces button")
        few = self.page.locator(".actions .choice:enabled")
        on_board = self.page.locator(".piece.own")
        if ways.count():
            self.moves += 1
            ways.nth(self.clicks % ways.count()).click()
        elif pieces.count():
            pieces.nth(self.clicks * 5 % pieces.count()).click()
        elif few.count() and re.search("Which element or group", self.seat.question()):
            self.moves += 1
            few.nth(self.clicks * 5 % few.count()).click()
        elif self.game is CAMPAIGN and on_board.count():
            self.moves += 1
            on_board.first.click()
        else:
            return False
        return True

    def _press(self) -> None:
        buttons = self.page.locator(".actions .presses button:enabled, .actions .choice:enabled")
        if self.game is CAMPAIGN:
            self.moves = 0
            buttons.last.click()
        else:
            buttons.first.click()

"""Would it be legal, what does it cost, where does it lead? Answered from what the seat sees; nothing
changes."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Any

from bingqi.errors import UserError
from bingqi.game.explain import Line, explain, refusal_sentence
from bingqi.game.foresight import foresee
from bingqi.game.game import Game
from bingqi.kit.action import Action
from bingqi.kit.log import Event
from bingqi.kit.scene import Choice, Piece, Scene
from bingqi.kit.wording import Catalogue, catalogue
from bingqi.server import wire
from bingqi.server.denial import Denied, denied
from bingqi.server.placing import candidate
from bingqi.server.rendering import in_words, lines
from bingqi.server.seeing import sides_behind, table_of
from bingqi.server.thinking import OutOfTime, TimedTable

ODDS_SECONDS = 2.0
ODDS_OUTCOMES = 300
"""Somebody waits for the chances before he may throw the dice: what has more outcomes is told as far as its
first ruling."""
TURN_WEIGHT = 1 / 90
"""A quarter turn counts like one board unit when the nearest pose is looked for."""


def judged(game: Game, action: Action, cause: int, language: str) -> dict[str, Any]:
    """Why an action is not legal: cause, clause with its text, sentence."""
    name = game.ruleset.causes(cause).name
    clause = game.ruleset.clauses.of_cause(name)
    return {
        "sentence": refusal_sentence(game.ruleset, game.opening, action, cause, language),
        "cause": name,
        "clause": clause.ref if clause else "",
        "clause_text": clause.text(language) if clause else "",
    }


def answer(game: Game, seen: Any, scene: Scene, eyes: int, message: wire.Ask, language: str) -> wire.Answer:
    """The answer to a question about the observed state *seen*, whose scene is *scene*. Raises Denied."""
    try:
        action = candidate(game, message.action)
    except UserError as fault:
        raise denied(fault) from None
    words = catalogue(language, game.ruleset.package)
    written = game.notation.write(action)
    offered = next((choice for choice in scene.choices if choice.action == written), None)
    found: dict[str, Any] = {"id": message.id, "action": written, "digest": scene.digest}
    if offered:
        found |= {"cost": offered.cost, "label": in_words(offered.label, words)}
    cause = table_of(game, seen).why_not(action)
    if isinstance(message.action, wire.Placing) and message.action.pose:
        found["nearest"] = _nearest(scene, message.action, words)
    if cause:
        return wire.Answer(legal=False, **found, **judged(game, action, cause, language))
    if message.ends:
        found |= _ends(game, seen, scene, action)
    if message.odds:
        found["odds"] = _odds(game, seen, action, eyes, language)
    return wire.Answer(legal=True, **found)


def _ends(game: Game, seen: Any, scene: Scene, action: Action) -> dict[str, Any]:
    """Where the pieces would stand; nothing of it where a die decides."""
    table = table_of(game, seen)
    if table.play(action).drawn:
        return {"rolls": True}
    after = table.state()
    # Whoever does not decide is offered nothing, and listing what is offered takes the most time.
    viewer = (table.decision().side + 1) % max(2, len(game.opening.seats))
    before = {piece.id: _stand(piece) for piece in scene.pieces}
    pieces = game.ruleset.scene(after, game.setting, game.opening, viewer).pieces
    moved = [piece for piece in pieces if before.get(piece.id) != _stand(piece)]
    return {"ends": [wire.End(piece.id, piece.pose, piece.cell) for piece in moved]}


def _stand(piece: Piece) -> tuple[object, object]:
    return piece.cell, piece.pose


def _nearest(scene: Scene, placing: wire.Placing, words: Catalogue) -> Choice | None:
    """The offered choice of the same pieces whose pose is nearest to the one asked for."""
    chosen = next((choice for choice in scene.choices if choice.action == placing.action), None)
    assert placing.pose is not None
    x, y, bearing = placing.pose

    def apart(choice: Choice) -> float:
        assert choice.pose is not None
        turn = abs((choice.pose[2] - bearing + 180) % 360 - 180)
        return hypot(choice.pose[0] - x, choice.pose[1] - y) + turn * TURN_WEIGHT

    alike = [
        choice
        for choice in scene.choices
        if choice.pose and (chosen is None or (choice.piece, choice.pieces) == (chosen.piece, chosen.pieces))
    ]
    found: Choice | None = in_words(min(alike, key=apart), words) if alike else None
    return found


def _odds(game: Game, seen: Any, action: Action, eyes: int, language: str) -> wire.Odds:
    trial, state = game.ruleset.trial, seen.copy()
    follows = trial(state, game.setting, action) if trial else None
    behind = sides_behind(game, eyes)

    def tell(events: Sequence[Event]) -> list[Line]:
        side = behind[0] if behind else None
        return explain(game.ruleset, game.opening, events, language, side, game.house_rules)

    try:
        table = TimedTable(game.ruleset, game.setting, state, ODDS_SECONDS)
        found = foresee(table, follows or action, tell, ODDS_OUTCOMES)
    except (OutOfTime, UserError):
        raise Denied("too-many", "denied-odds-too-long") from None
    chances = [
        wire.Chance(
            text=chance.text,
            fraction=str(chance.chance),
            chance=float(chance.chance),
            ways=[wire.Chance(way, str(part), float(part)) for way, part in chance.ways.items() if way],
        )
        for chance in found.chances
    ]
    return wire.Odds(follows is None, found.is_whole, lines(found.sums), chances)

"""What is asked in every position: who decides, what is offered, how it is written, what it is worth."""

from __future__ import annotations

from bingqi.game.contract.position import Position
from bingqi.game.contract.report import Promise
from bingqi.game.explain import question_sentence
from bingqi.kit.action import Action
from bingqi.kit.cause import Shared
from bingqi.kit.turn import Result

SOME = 3
"""Candidates of a position that are asked about in the plain tier, and whose notation is read; the fast tier
is asked about all."""


def check_result(position: Position, result: Result) -> None:
    """The game is over exactly when nobody decides; then it has its winners and a cause, and nothing is
    legal."""
    ruleset, opening, side = position.stand.ruleset, position.stand.opening, position.question.side
    if bool(result.over) != (side == -1):
        position.fault(Promise.RESULT, f"over is {bool(result.over)}, and the decision is of side {side}")
    if not result.over:
        if not 0 <= side < len(opening.seats):
            position.fault(Promise.RESULT, f"the decision is of side {side}, and there is no such seat")
        if result.winners:
            position.fault(Promise.RESULT, f"winners {result.winners:b} of a game that is not over")
        return
    if result.winners >> len(opening.sides):
        position.fault(
            Promise.RESULT, f"winners {result.winners:b}, and there are {len(opening.sides)} sides"
        )
    if result.cause not in position.stand.causes:
        position.fault(Promise.RESULT, f"the cause of the result is {result.cause}, which is no cause")
    position.meet("cause", Shared.GAME_OVER)
    for tier, table in position.stand.tables.items():
        if offered := table.candidates():
            position.fault(Promise.RESULT, f"{tier}: the game is over and offers an action", offered[0])
        for side in range(len(opening.seats)):
            for act in ruleset.acts:
                action = Action(act=int(act), side=side, actor=0, target=-1, x=0, y=-1, bearing=-1, amount=-1)
                if table.why_not(action) != Shared.GAME_OVER:
                    position.fault(
                        Promise.RESULT, f"{tier}: the game is over, and the refusal does not say so", action
                    )


def check_question(position: Position) -> None:
    """The open question is one of the ruleset's, and has words."""
    stand, question = position.stand, position.question
    if question.kind not in stand.questions:
        position.fault(Promise.RESULT, f"the question is {question.kind}, which is none of the ruleset's")
        return
    position.meet("question", question.kind)
    position.word(
        "question",
        question.kind,
        question.about >= 0,
        lambda language: question_sentence(
            stand.ruleset, stand.opening, question.kind, question.about, language
        ),
    )


def list_candidates(position: Position) -> None:
    """Take the candidates of the first tier; those of the other must be the same."""
    for tier, table in position.stand.tables.items():
        found = table.candidates()
        if not found:
            position.fault(Promise.CANDIDATES, f"{tier}: there is no candidate")
        elif not position.candidates:
            position.candidates = found
        elif found != position.candidates:
            position.fault(Promise.TIERS, "the candidates differ")


def check_candidates(position: Position) -> None:
    """Every candidate is legal, of the side that decides, and of a kind that has a phrase."""
    for action in position.candidates:
        position.meet("act", action.act)
        if action.side != position.question.side:
            position.fault(Promise.CANDIDATES, f"is of side {action.side}", action)
    for tier, table in position.stand.tables.items():
        asked = position.candidates if tier == "fast" else position.some(position.candidates, SOME)
        for action in asked:
            if (cause := table.why_not(action)) != Shared.LEGAL:
                name = position.stand.ruleset.causes(cause).name if cause in position.stand.causes else cause
                position.fault(Promise.CANDIDATES, f"{tier}: is a candidate and refused: {name}", action)


def check_notation(position: Position) -> None:
    """Every candidate is written differently, and reads back as it was."""
    notation = position.stand.notation
    texts: dict[str, Action] = {}
    for action in position.candidates:
        if (text := notation.write(action)) in texts:
            position.fault(Promise.NOTATION, f"is written like {texts[text]!r}, and is {action!r}", action)
        texts[text] = action
    for text in position.random.sample(sorted(texts), min(SOME, len(texts))):
        if (read := notation.read(text, position.question.side)) != texts[text]:
            position.fault(Promise.NOTATION, f"was {texts[text]!r} and reads back as {read!r}", texts[text])


def check_worth(position: Position) -> None:
    """The worth of a candidate is a whole number, the same in both tiers."""
    for action in position.some(position.candidates, SOME):
        found = {tier: table.worth(action) for tier, table in position.stand.tables.items()}
        for tier, value in found.items():
            if not isinstance(value, int):
                position.fault(Promise.WORTH, f"{tier}: the worth is {value!r}", action)
        if len(set(found.values())) > 1:
            position.fault(Promise.TIERS, f"the worth differs: {found}", action)

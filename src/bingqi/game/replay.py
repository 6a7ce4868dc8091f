"""A journal played again, action by action with the recorded dice, until something differs."""

from __future__ import annotations

from dataclasses import replace

from bingqi.errors import Differs, NotFound, Refused, UserError, WrongVersion, nearest
from bingqi.game.amendment import is_amendment
from bingqi.game.commitment import commitment
from bingqi.game.game import Game, Ply
from bingqi.game.journal import Embedded, Journal, RecordedPly, embedded, seal, text_digest
from bingqi.game.notation.outcome import result_text, round_of, what_followed
from bingqi.game.overlay import parse_overlay
from bingqi.game.registry import ruleset as find_ruleset
from bingqi.game.registry import ruleset_names
from bingqi.game.scenario import ScenarioText, find_scenario, scenario_names
from bingqi.kit.dice import scramble, spread
from bingqi.kit.log import Kind
from bingqi.kit.ruleset import Ruleset

Difference = tuple[str, str, str]
"""The key of a sentence, what the record has, and what the rules come to."""


def open_game(journal: Journal, language: str = "en") -> Game:
    """The game of a journal before its first action. Raises WrongVersion or NotFound for rules that are not
    here, Differs for a text that has been changed, BadData for one that cannot be."""
    header = journal.header
    ruleset = _ruleset(journal)
    for tag, text in (("Scenario", header.scenario), *(("Overlay", overlay) for overlay in header.overlays)):
        if text.text and text.digest and text.digest != text_digest(text.text):
            raise _changed(journal, tag, text, text_digest(text.text))
    scenario = _scenario(journal, ruleset)
    label = f"{journal.file} [Overlay]".strip()
    overlays = tuple(parse_overlay(overlay.text, label) for overlay in header.overlays)
    game = Game(ruleset, scenario, overlays, header.seed, language, dict(header.players))
    game.comment, game.commitment = journal.comment, header.commitment
    return game


def follow(game: Game, journal: Journal, with_claims: bool = False) -> tuple[int, Differs | None]:
    """Play a journal's actions in a game that stands at its beginning: how many agree, and the first
    difference. `with_claims` also compares what changes nothing: the words of what followed, and where the
    dice came from."""
    for number, recorded in enumerate(journal.plies, 1):
        found = _play(game, recorded) or (_claim(game, recorded) if with_claims else None)
        if found:
            return number - 1, _differs(journal, number, *found)
    found = _end(game, journal)
    return len(journal.plies), _differs(journal, None, *found) if found else None


def broken_commitment(journal: Journal, seen: str = "") -> Differs | None:
    """How a journal's seed does not fit what was shown of it at the start: by the record, or as it was
    *seen*, which may be only its beginning. None when it fits, or nothing is known."""
    header = journal.header
    if not header.commitment and not seen:
        return None
    made = commitment(header.seed)
    wrong = [shown for shown in (seen, header.commitment) if not made.startswith(shown)]
    if not wrong:
        return None
    line = journal.lines.get("Seed", 1)
    places = {"file": journal.file, "line": line, "seed": str(header.seed)}
    return Differs("error-differs-commitment", expected=wrong[0], found=made, **places)


def _play(game: Game, recorded: RecordedPly) -> Difference | None:
    """Play one action; what differs, if anything."""
    side, number = game.decision.side, round_of(game.state)
    is_ruling = is_amendment(recorded.action)
    side = len(game.opening.sides) if is_ruling else side
    if side >= 0 and game.seat(side) != recorded.seat:
        return "error-differs-seat", recorded.seat, game.seat(side)
    if recorded.round is not None and recorded.round != number:
        return "error-differs-round", str(recorded.round), str(number)
    try:
        if is_ruling:
            ply = game.amend(recorded.action, recorded.comment)
        else:
            ply = game.play(recorded.action, recorded.dice)
    except Refused as refusal:
        return "error-differs-unplayable", recorded.action, refusal.sentence
    except UserError as fault:
        return "error-differs-unplayable", recorded.action, fault.sentence(game.language)
    # A line written by hand may leave its dice to the seed, or say how they fell: both are as good.
    typed = recorded.typed if recorded.digest else len(recorded.dice)
    game.plies[-1] = replace(ply, typed=typed, comment=recorded.comment)
    if (recorded.dice or recorded.digest) and recorded.dice != ply.dice:
        return "error-differs-dice", _shown(recorded.dice), _shown(ply.dice)
    if not ply.digest.startswith(recorded.digest):
        return "error-differs-digest", f"#{recorded.digest}", f"#{ply.digest}"
    return None


def _claim(game: Game, recorded: RecordedPly) -> Difference | None:
    """What an action's line says beyond the game itself, where it is not so."""
    ply = game.plies[-1]
    rolled = recorded.dice[: recorded.typed] + _given_by_seed(game, ply)[recorded.typed :]
    if recorded.digest and recorded.dice != rolled:
        return "error-differs-seed", _shown(recorded.dice), _shown(rolled)
    followed = what_followed(game.ruleset, game.opening, ply.events)
    if recorded.followed and recorded.followed != followed:
        return "error-differs-followed", recorded.followed, followed or "—"
    return None


def _end(game: Game, journal: Journal) -> Difference | None:
    """What differs about the whole, when every action agrees."""
    if journal.header.result != result_text(game):
        return "error-differs-result", journal.header.result or "—", result_text(game) or "—"
    if journal.seal and not seal(journal.header, journal.plies).startswith(journal.seal):
        return "error-differs-seal", f"#{journal.seal}", f"#{seal(journal.header, journal.plies)}"
    return None


def _given_by_seed(game: Game, ply: Ply) -> tuple[int, ...]:
    """The dice that the seed gives for an action."""
    dice = game.ruleset.state.unpack(ply.before).dice  # type: ignore[attr-defined]
    sides = [event.b for event in ply.events if event.kind == Kind.ROLLED]
    return tuple(1 + spread(scramble(dice.seed, dice.ply + 1, draw), most) for draw, most in enumerate(sides))


def _ruleset(journal: Journal) -> Ruleset:
    name, known = journal.header.ruleset, ruleset_names()
    file, line = journal.file, journal.lines.get("Game", 1)
    if name not in known:
        near, listed = nearest(name, known), ", ".join(known)
        raise NotFound("error-record-ruleset", file=file, line=line, name=name, nearest=near, known=listed)
    ruleset = find_ruleset(name)
    made, here = journal.header.version, ruleset.version
    if made != here:
        raise WrongVersion("error-record-version", file=file, line=line, name=name, made=made, here=here)
    return ruleset


def _scenario(journal: Journal, ruleset: Ruleset) -> ScenarioText:
    """The embedded scenario; the ruleset's own of that name when a person has left the text out."""
    recorded = journal.header.scenario
    if recorded.text:
        return ScenarioText(recorded.name, recorded.text, f"{journal.file} [Scenario]".strip(), is_own=False)
    known = scenario_names(ruleset)
    if recorded.name not in known:
        raise NotFound(
            "error-record-scenario",
            file=journal.file,
            line=journal.lines.get("Scenario", 1),
            name=recorded.name,
            nearest=nearest(recorded.name, known),
            known=", ".join(known),
        )
    own = find_scenario(ruleset, recorded.name)
    digest = embedded(own.name, own.text).digest
    if recorded.digest and recorded.digest != digest:
        raise _changed(journal, "Scenario", recorded, digest)
    return own


def _changed(journal: Journal, tag: str, text: Embedded, digest: str) -> Differs:
    return Differs(
        "error-differs-text",
        file=journal.file,
        line=journal.lines.get(tag, 1),
        tag=tag,
        name=text.name,
        expected=text.digest,
        found=digest,
    )


def _differs(journal: Journal, number: int | None, key: str, expected: str, found: str) -> Differs:
    places: dict[str, object] = {"file": journal.file, "expected": expected, "found": found}
    if number is None:
        return Differs(key, line=journal.lines.get("end", 1), **places)
    recorded = journal.plies[number - 1]
    return Differs(key, line=recorded.line, ply=number, action=recorded.action, **places)


def _shown(dice: tuple[int, ...]) -> str:
    return " ".join(map(str, dice)) or "—"

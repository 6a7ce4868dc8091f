"""What the rules can say is also said in games that play at random, on grounds at random."""

import random
from pathlib import Path

import pytest

from bingqi.game.cases import Setup, Trial, run_cases
from bingqi.game.game import new_game
from bingqi.game.scenario import scenario_names
from bingqi.kit.action import new_action
from bingqi.rulesets.campaign import RULESET
from bingqi.rulesets.campaign.actions import Act, Ask
from bingqi.rulesets.campaign.causes import Cause, Happening

CASES = Path(__file__).parent / "cases"
MOST_PLIES = 400


def test_every_outcome_of_the_attack_table_occurs_in_a_case():
    checked = {
        (check.what, check.expected) for result in run_cases(CASES / "odds.toml") for check in result.checks
    }
    for degree in ("CRITICAL_SUCCESS", "SUCCESS", "FAILURE", "CRITICAL_FAILURE"):
        assert any(what == f"odds.{degree}" and expected != "0" for what, expected in checked)


NEVER_IN_PLAY = {
    Cause.TARGET_GONE,  # all attacks on a unit are settled together, and nothing else destroys it in between
    Cause.NOBODY_LEFT,  # units are destroyed one by one, so that a last side stands alone first
}
"""Guards: the rules have them, and no play that we know comes to them. The cases set up states that do."""
MOST_GAMES = 600


def test_random_games_come_to_everything_that_play_can_come_to():
    """Games on random ground, with random actions beside the listed ones, until every cause and event has
    been told; what never was is listed."""
    missing = {repr(cause) for cause in Cause if cause not in NEVER_IN_PLAY} | {
        repr(event) for event in Happening
    }
    for seed in range(MOST_GAMES):
        missing -= said_in(a_random_game(seed), random.Random(seed))
        if not missing:
            return
    assert sorted(missing) == []


@pytest.mark.parametrize("name", scenario_names(RULESET))
def test_random_games_of_every_scenario_end(name):
    for seed in range(2):
        game, chance = new_game(RULESET, name, seed=seed), random.Random(seed)
        for _ in range(MOST_PLIES):
            if game.result.over:
                break
            game.play(chance.choice(game.candidates()))
        assert game.result.over


def a_random_game(seed):
    chance = random.Random(seed)
    letters = [chance.choice(".....mfswcWCSrxtb") for _ in range(42)]
    names = [f"{side}{number}" for side in "RBG"[: chance.choice([2, 2, 3])] for number in range(1, 5)]
    standing = dict(
        zip(chance.sample([place for place in range(42) if letters[place] != "C"], len(names)), names)
    )
    words = [
        f"{standing[place]}/{letter}" if place in standing else letter for place, letter in enumerate(letters)
    ]
    arms = ["infantry", "infantry", "cavalry", "naval", "air/8"]
    units = {name: a_random_unit(name, chance.choice(arms), chance) for name in names}
    goals = [
        {"kind": "unit-destroyed", "unit": "B4", "winner": "Red"},
        {"kind": "place-held", "place": "0101", "winner": "Blue"},
        {"kind": "edge-reached", "edge": "north", "winner": "Blue"},
    ]
    position = {
        "map": [" ".join(words[row * 7 : row * 7 + 7]) for row in range(6)],
        "grid": chance.choice(["hex", "square"]),
        "legend": {
            "t": {"terrain": ["trench"], "owner": "Red"},
            "b": {"terrain": ["bunker"], "owner": "Blue"},
        },
        "units": units,
        "goal": chance.choice([[], [], goals]),
        "time": chance.choice(
            [{}, {"rounds": 2}, {"rounds": 3, "winner": "Blue"}, {"rounds": 2, "winner": "nobody"}]
        ),
    }
    data = {
        "flag": {"roll_rounds": chance.random() < 0.5},
        "arms": {"cavalry": {"can_attack": chance.random() < 0.7}},
        "specials": {"awe": {"strength": "3/2"}},
    }
    trial = Trial(RULESET, Setup(position=position, data=data, question={"kind": "BEGIN"}))
    trial.state.dice.seed = seed
    return trial


def a_random_unit(name, arm, chance):
    kind, _, movement = arm.partition("/")
    strength = "-" if chance.random() < 0.25 else str(chance.randint(1, 6))
    return {"power": f"{strength}/{movement}" if movement else strength, "arm": kind, "hit_points": [9, 4]}


def said_in(trial, chance):
    """The causes and events of a game in which listed actions and random ones are played."""
    said = set()
    for _ in range(MOST_PLIES):
        listed = trial.table.candidates()
        attacks = [action for action in listed if action.act == Act.PLAN and action.target >= 0]
        action = chance.choice(
            attacks if attacks and chance.random() < 0.7 else listed or [new_action(Act.STAY, 0)]
        )
        for tried in [a_random_action(trial, chance) for _ in range(6)]:
            cause = trial.table.why_not(tried)
            said.add(repr(Cause(cause)))
            if cause == Cause.LEGAL and (tried.group or chance.random() < 0.3):
                action = tried
        if trial.result.over:
            return said
        for event in trial.table.play(action).events:
            said.add(repr(Cause(event.cause)))
            if event.kind >= 100:
                said.add(repr(Happening(event.kind)))
    return said


def a_random_action(trial, chance):
    """Any action at all, most of them by the side that decides and for its question."""
    side, kind, about, detail = trial.decision
    acts = {
        Ask.PLAN: [Act.PLAN, Act.PLAN, Act.CHOOSE],
        Ask.RETREAT: [Act.RETREAT],
        Ask.ADVANCE: [Act.ADVANCE],
        Ask.FLAG_BATTLE: list(Act)[8:],
    }
    steps = [chance.randrange(trial.setting.directions) for _ in range(chance.randint(1, 5))]
    route = len(steps) | sum(direction << (6 + 3 * place) for place, direction in enumerate(steps))
    near = trial.setting.ground[trial.state.forces[about].cell].near if about >= 0 else []
    return new_action(
        chance.choice(acts.get(kind, list(Act))),
        side if chance.random() < 0.95 else chance.randrange(3),
        actor=about
        if about >= 0 and chance.random() < 0.7
        else chance.randrange(-1, trial.setting.forces + 1),
        target=chance.choice([-1, 1, 2, chance.randrange(trial.setting.forces)]),
        x=detail
        if kind == Ask.ADVANCE
        else chance.choice([-1, *near[: trial.setting.directions], chance.randrange(trial.setting.cells)]),
        amount=chance.choice([-1, 0, 1, 3, 5, 100]),
        group=chance.choice([0, route]),
    )

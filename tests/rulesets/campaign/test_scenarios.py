"""The scenarios that come with the campaign: they open, tell their story in both languages, and are fair."""

import pytest

from bingqi.agents.arena import match
from bingqi.game.game import new_game
from bingqi.game.registry import ruleset
from bingqi.game.scenario import about, find_scenario, open_scenario, scenario_names
from bingqi.kit import tiers

BOOK = ruleset("campaign")
NAMES = scenario_names(BOOK)
OPENINGS = {name: open_scenario(BOOK, find_scenario(BOOK, name)) for name in NAMES}
DUELS = [name for name in NAMES if len(OPENINGS[name].sides) == 2]
IS_FAST = tiers.is_fast_available()
GAMES, LEAST, SPREAD = (200, 0.9, 0.2) if IS_FAST else (10, 0.7, 0.4)
"""How many games, the least share that greedy wins of them, and how far equals may be from equal shares."""


def test_there_is_something_of_everything():
    settings = [opening.setting for opening in OPENINGS.values()]
    assert len(NAMES) >= 8
    assert any(setting.sides == 3 for setting in settings)
    assert any(setting.is_square for setting in settings)
    assert any(setting.goals for setting in settings)
    forces = [force for opening in OPENINGS.values() for force in opening.state.forces]
    assert any(force.is_player for force in forces)
    arms = {OPENINGS[NAMES[0]].setting.arms[force.arm].ignores_ground for force in forces}
    assert arms == {0, 1}


@pytest.mark.parametrize("name", NAMES)
def test_a_scenario_tells_its_story_in_both_languages(name):
    told = about(BOOK, find_scenario(BOOK, name))
    assert told.en and told.zh and told.en != told.zh
    assert len(told.story) > 60 and len(told.story_zh) > 20
    assert 10 <= told.minutes <= 40


@pytest.mark.parametrize("name", NAMES)
def test_a_scenario_begins_with_the_umpire_and_ends(name):
    game = new_game("campaign", name, seed=5)
    assert game.seat(game.decision.side) == "Umpire"
    report = match(BOOK, game.scenario, {}, games=2, seed=3)
    assert report.unfinished == 0


@pytest.mark.parametrize("name", DUELS)
def test_greedy_beats_random_from_either_side(name):
    """At least nine games in ten here; the figures over many more games stand in the bench folder."""
    scenario = find_scenario(BOOK, name)
    for side in OPENINGS[name].sides:
        players = {other: "greedy" if other == side else "random" for other in OPENINGS[name].sides}
        report = match(BOOK, scenario, players, games=GAMES)
        assert report.wins[side] >= LEAST * report.games, side


@pytest.mark.parametrize("name", NAMES)
def test_equals_win_about_equally_often_and_play_a_whole_game(name):
    """Unless the scenario says that it is uneven; and four rounds or nearly so are the shortest."""
    scenario = find_scenario(BOOK, name)
    report = match(BOOK, scenario, {}, games=GAMES)
    share = 1 / len(report.wins)
    spread = 0.4 if about(BOOK, scenario).is_uneven else SPREAD
    assert all(abs(wins / report.games - share) <= spread for wins in report.wins.values())
    assert report.rounds_mean >= 3.5

"""What a side sees: everything in hundreds of paces, only what is legal, words for all of it."""

import random

import pytest

from bingqi.game.contract.sight import texts
from bingqi.game.scenario import find_scenario, open_scenario, scenario_names
from bingqi.kit.scene import told
from bingqi.kit.table import PlainTable
from bingqi.kit.wording import LANGUAGES, catalogue
from bingqi.rulesets.dba12 import RULESET
from bingqi.rulesets.dba12.state import Status


@pytest.mark.parametrize("name", scenario_names(RULESET))
def test_a_battle_is_seen_in_words_of_both_languages(name):
    opening = open_scenario(RULESET, find_scenario(RULESET, name))
    notation = RULESET.notation(opening)
    state = opening.state.copy()
    state.dice.seed = 5
    table, chance = PlainTable(RULESET, opening.setting, state), random.Random(5)
    for ply in range(50):
        side = table.decision().side
        if ply % 7 == 0:
            for viewer in range(2):
                scene = RULESET.scene(table.state(), opening.setting, opening, viewer)
                assert bool(scene.choices) == (viewer == side)
                for language in LANGUAGES:
                    words = catalogue(language, RULESET.package)
                    assert all(
                        told(text, words) for text in texts(scene) if text.id or text.plain or text.title
                    )
            for choice in scene.choices:
                assert table.why_not(notation.read(choice.action, side)) == 0
        table.play(chance.choice(table.candidates()))


def test_places_are_hundreds_of_paces():
    opening = open_scenario(RULESET, find_scenario(RULESET, "muye"))
    scene = RULESET.scene(opening.state, opening.setting, opening, 0)
    assert (scene.frame.columns, scene.frame.rows) == (24, 24)
    [general] = [piece for piece in scene.pieces if piece.id == "HCh1"]
    assert general.pose == (12.0, 17.6, 180.0)
    assert general.size == (1.6, 1.6)
    placed = [piece for piece in scene.pieces if piece.pose]
    assert len(placed) == sum(element.status == Status.FIELD for element in opening.state.elements)

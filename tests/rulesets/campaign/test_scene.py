"""What a side sees of a campaign: what is its business, nothing that is hidden, and only what it may do."""

import random
from functools import cache
from pathlib import Path

import msgspec
import pytest

from bingqi.game.game import Game, new_game
from bingqi.kit.scene import Scene, told
from bingqi.kit.wording import LANGUAGES, catalogue

RED, BLUE, UMPIRE = 0, 1, 2
BOTH = ("hex", "square")


def draw(
    folder: Path, text: str = "", grid: str = "hex", rows: tuple[str, ...] = (), units: str = ""
) -> Game:
    """A game on a small map: one unit of each side unless others are given."""
    drawn = rows or (". . . . . .", ". . . . . .", ". . . . . .", ". . . . . .", ". . . . . .")
    standing = units or "R1 Red infantry 4/4 0203\nB1 Blue infantry 4/4 0503"
    lines = [
        '[scenario]\nen = "Small"\nzh-CN = "小图"\nstory = "A trial."\nstory-zh-CN = "试一试。"\nminutes = 1',
        f'[map]\ngrid = "{grid}"\nrows = {list(drawn)!r}'.replace("'", '"'),
        '[[side]]\nname = "Red"\ntitle = { en = "Red", zh-CN = "红方" }',
        '[[side]]\nname = "Blue"\ntitle = { en = "Blue", zh-CN = "蓝方" }',
    ]
    for unit in standing.splitlines():
        name, side, arm, power, at, *more = unit.split(maxsplit=5)
        head = f'[[unit]]\nname = "{name}"\nside = "{side}"\narm = "{arm}"\npower = "{power}"\nat = "{at}"'
        lines.append("\n".join([head, *more]))
    file = folder / "small.toml"
    file.write_text("\n".join([*lines, text]), "utf-8")
    game = new_game("campaign", file, seed=1)
    game.play("begin")
    return game


@pytest.fixture
def small(tmp_path):
    """Draws small games."""
    return lambda *what, **how: draw(tmp_path, *what, **how)


@cache
def played(seed: int) -> list[tuple[bytes, Game]]:
    """A random game of the scenario, as the packed states before each action."""
    game, chooser = new_game("campaign", "river-crossing", seed=seed), random.Random(seed)
    states = []
    while not game.result.over:
        states.append(game.table.pack())
        choices = game.scene(game.decision.side).choices
        attacks = [choice for choice in choices if choice.target]
        game.play(chooser.choice(attacks if attacks and chooser.random() < 0.5 else choices).action)
    return [(state, game) for state in states]


def encoded(game: Game, side: int) -> bytes:
    return msgspec.json.encode(game.scene(side))


def texts(scene: Scene, kind: str, language: str = "en") -> list[list[str]]:
    """The rows of the panels of a kind, in words."""
    words = catalogue(language, "bingqi.rulesets.campaign")
    panels = [panel for panel in scene.panels if panel.kind == kind]
    return [[told(cell, words) for cell in row.cells] for panel in panels for row in panel.rows]


# ---------------------------------------------------------------- nothing hidden


def test_plans_change_nothing_in_what_the_other_side_sees(small):
    game = small(units="R1 Red infantry 4/4 0203\nR2 Red infantry 4/4 0201\nB1 Blue infantry 4/4 0403")
    before = encoded(game, BLUE)
    for action in ("choose R1", "R1 to 0303 attacks B1", "R2 holds"):
        game.play(action)
        assert encoded(game, BLUE) == before
    assert encoded(game, RED) != before


def test_the_seed_is_seen_by_nobody():
    first, second = (new_game("campaign", "river-crossing", seed=seed) for seed in (3, 4))
    for side in (RED, BLUE, UMPIRE):
        assert encoded(first, side) == encoded(second, side)


@pytest.mark.parametrize("seed", range(2))
def test_changing_what_is_hidden_changes_no_byte(seed):
    """The state and its observed copy give the same scene: what `observe` takes away is nowhere used."""
    for state, game in played(seed)[::6]:
        game.table.restore(state)
        for side in (RED, BLUE):
            ours = encoded(game, side)
            seen = game.observed(side)
            game.table.restore(seen.pack())
            assert encoded(game, side) == ours
            game.table.restore(state)


def test_the_digest_is_that_of_what_the_side_sees(small):
    game = small()
    game.play("R1 to 0303")
    assert game.scene(BLUE).digest == game.observed(BLUE).digest() != game.digest
    assert game.scene(RED).digest != game.scene(BLUE).digest


def test_plans_are_seen_once_they_are_carried_out(small):
    game = small(units="R1 Red infantry 4/4 0303\nR2 Red infantry 4/4 0301\nB1 Blue infantry 4/4 0403")
    game.play("R2 attacks B1" if game.why_not("R2 attacks B1") is None else "R2 holds")
    game.play("R1 attacks B1")
    assert [mark for mark in game.scene(BLUE).marks if mark.kind == "arrow"] == []
    [arrow] = [mark for mark in game.scene(RED).marks if mark.kind == "arrow"]
    assert arrow.cells == [(2, 2), (3, 2)]


# ---------------------------------------------------------------- only what is legal, and all of it


@pytest.mark.parametrize("seed", range(3))
def test_every_choice_is_legal_and_only_the_deciding_side_has_any(seed):
    for state, game in played(seed)[::2]:
        game.table.restore(state)
        decides = game.decision.side
        for seat in (RED, BLUE, UMPIRE):
            choices = game.scene(seat).choices
            assert bool(choices) == (seat == decides) == game.scene(seat).turn.mine
            for choice in choices:
                assert game.why_not(choice.action) is None, choice.action


@pytest.mark.parametrize("seed", range(2))
def test_every_candidate_is_among_the_choices(seed):
    """Units are chosen by the way, so choosing one is no choice of its own."""
    for state, game in played(seed)[::3]:
        game.table.restore(state)
        offered = {choice.action for choice in game.scene(game.decision.side).choices}
        wanted = {action for action in game.candidates() if not action.startswith("choose ")}
        assert wanted <= offered


def test_planning_offers_the_plans_of_every_unit_that_can_plan(small):
    game = small(units="R1 Red infantry 4/4 0203\nR2 Red cavalry 3/8 0201\nB1 Blue infantry 4/4 0603")
    game.play("R1 holds")
    choices = game.scene(RED).choices
    assert {choice.piece for choice in choices} == {"R2", ""}
    assert [choice.action for choice in choices if not choice.piece] == ["end planning"]


def test_a_chosen_unit_is_the_only_one_offered(small):
    game = small(units="R1 Red infantry 4/4 0203\nR2 Red cavalry 3/8 0201\nB1 Blue infantry 4/4 0603")
    game.play("choose R2")
    scene = game.scene(RED)
    assert {choice.piece for choice in scene.choices} == {"R2"}
    assert scene.turn.text.places == {"actor": "R2"}


def test_a_plan_says_where_it_leads_what_it_costs_and_whom_it_meets(small):
    rows = (". . . . . .", ". . . . . .", ". . f . . .", ". . . . . .", ". . . . . .")
    game = small('[map.legend]\nf = { terrain = ["forest"] }', rows=rows)
    choices = {choice.action: choice for choice in game.scene(RED).choices}
    assert (choices["R1 to 0303"].kind, choices["R1 to 0303"].cell, choices["R1 to 0303"].cost) == (
        "cell",
        (2, 2),
        2,
    )
    attack = choices["R1 to 0403 attacks B1"]
    assert (attack.kind, attack.piece, attack.target, attack.cost) == ("pick", "R1", "B1", 3)
    assert (choices["R1 holds"].kind, choices["R1 holds"].cost) == ("press", None)


def test_an_umpire_is_offered_scores_as_amounts(small):
    members = 'members = [{ name = "Li", role = "player", hit_points = 13 }]'
    game = small(units=f"R1 Red infantry -/4 0203 {members}\nB1 Blue infantry 4/4 0303")
    for action in ("R1 attacks B1", "end planning", "end planning"):
        if game.decision.side != UMPIRE:
            game.play(action)
    scene = game.scene(UMPIRE)
    amounts = {(choice.target, choice.amount) for choice in scene.choices if choice.kind == "amount"}
    assert amounts == {(side, points) for side in ("Red", "Blue") for points in range(5)}
    assert [choice.action for choice in scene.choices if choice.kind == "press"] == ["dice decide"]
    assert texts(scene, "table") == [["Red", "-", "4"], ["Blue", "-", "4"], ["R1", "1", "13/13"]]


# ---------------------------------------------------------------- the board


@pytest.mark.parametrize("grid", BOTH)
def test_the_frame_and_the_zones_follow_the_grid(small, grid):
    scene = small(grid=grid).scene(RED)
    assert (scene.frame.kind, scene.frame.columns, scene.frame.rows) == (grid, 6, 5)
    [zone] = [mark for mark in scene.marks if mark.kind == "zone"]
    assert zone.side == BLUE and len(zone.cells) == {"hex": 6, "square": 8}[grid]


def test_every_cell_lies_in_one_region(small):
    rows = (". f . b . .", ". . m . . .", ". . . . . .", ". . . . . .", ". . . . . .")
    legend = 'f = { terrain = ["forest"] }\nm = { terrain = ["mountain", "trench"], owner = "Red" }'
    scene = small(f'[map.legend]\n{legend}\nb = {{ terrain = ["bunker"], owner = "Blue" }}', rows=rows).scene(
        RED
    )
    cells = [cell for region in scene.regions for cell in region.cells]
    assert sorted(cells) == sorted((column, row) for column in range(6) for row in range(5))
    regions = {region.style: region for region in scene.regions}
    assert set(regions) == {"open", "forest", "mountain", "bunker"}
    assert (regions["bunker"].owner, regions["mountain"].owner, regions["forest"].owner) == (BLUE, RED, -1)


@pytest.mark.parametrize(("language", "label"), [("en", "Mountain and Trench"), ("zh-CN", "山地加壕沟")])
def test_ground_that_combines_is_named_together(small, language, label):
    rows = (". . . . . .", ". . m . . .")
    units = "R1 Red infantry 4/4 0201\nB1 Blue infantry 4/4 0501"
    game = small(
        '[map.legend]\nm = { terrain = ["mountain", "trench"], owner = "Red" }', rows=rows, units=units
    )
    [region] = [region for region in game.scene(RED).regions if region.style == "mountain"]
    assert told(region.label, catalogue(language, "bingqi.rulesets.campaign")) == label
    effects = [effect.id for effect in region.effects]
    assert effects == ["ground-defensive", "ground-difficult", "ground-dangerous", "ground-faction"]


def test_a_planned_move_is_a_path_and_the_unit_says_so(small):
    game = small()
    game.play("R1 along E2")
    scene = game.scene(RED)
    [path] = [mark for mark in scene.marks if mark.kind == "path"]
    assert path.cells == [(1, 2), (2, 2), (3, 2)]
    [piece] = [piece for piece in scene.pieces if piece.id == "R1"]
    assert [badge.sign for badge in piece.badges] == [">"]
    assert (piece.cell, piece.symbol, piece.side, piece.numbers) == ((1, 2), "infantry", RED, "4/4")


def test_a_destroyed_unit_leaves_the_board_and_stays_in_the_roster(small):
    game = small(units="R1 Red infantry 9/4 0203\nB1 Blue infantry 1/4 0303\nB2 Blue infantry 1/4 0601")
    game.play("R1 attacks B1")
    game.play("end planning", dice=[20])
    scene = game.scene(RED)
    assert "B1" not in {piece.id for piece in scene.pieces}
    assert [row for row in texts(scene, "roster") if row[0] == "B1"] == [
        ["B1", "Blue", "Infantry", "1", "4", "-", "destroyed"]
    ]


def test_a_retreat_marks_where_it_began(small):
    game = small(units="R1 Red infantry 4/4 0203\nB1 Blue infantry 4/4 0303\nB2 Blue infantry 1/4 0601")
    game.play("R1 attacks B1")
    game.play("end planning", dice=[12, 2])
    scene = game.scene(BLUE)
    [halo] = [mark for mark in scene.marks if mark.kind == "halo"]
    assert (halo.cells, halo.why.places) == ([(2, 2)], {"actor": "B1", "distance": 2})
    assert {choice.kind for choice in scene.choices} == {"cell"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_says_how_to_win(small, language):
    goals = '[[goal]]\nkind = "place-held"\nwinner = "Red"\nplace = "0601"\n'
    goals += '[[goal]]\nkind = "unit-destroyed"\nwinner = "Blue"\nunit = "R1"\n'
    goals += (
        '[[goal]]\nkind = "edge-reached"\nwinner = "Red"\nedge = "east"\n[time]\nrounds = 3\nwinner = "Blue"'
    )
    rows = [row[0] for row in texts(small(goals).scene(RED), "text", language)]
    assert len(rows) == 5 and not any("<" in row for row in rows)
    assert ("0601" in rows[0], "R1" in rows[1], "3" in rows[4]) == (True, True, True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(2))
def test_every_text_has_words_and_every_scene_survives_json(seed, language):
    words = catalogue(language, "bingqi.rulesets.campaign")
    for state, game in played(seed)[::8]:
        game.table.restore(state)
        for side in (RED, BLUE, UMPIRE):
            scene = game.scene(side)
            written = msgspec.json.encode(scene)
            assert msgspec.json.decode(written, type=Scene) == scene
            told_texts = [told(text, words) for text in every_text(scene)]
            assert told_texts and not any("<" in text or "{" in text or not text for text in told_texts)


def every_text(scene: Scene):
    yield scene.turn.text
    yield from scene.seats
    yield from (choice.label for choice in scene.choices)
    yield from (mark.why for mark in scene.marks)
    for region in scene.regions:
        yield from [region.label, *region.effects]
    for piece in scene.pieces:
        yield from [piece.label, piece.sort, *(badge.text for badge in piece.badges)]
    for panel in scene.panels:
        yield from [panel.title, *panel.head, *(cell for row in panel.rows for cell in row.cells)]

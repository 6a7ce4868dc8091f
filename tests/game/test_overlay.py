"""House rules: what they change, what they cannot, where their faults lie, and how an explanation marks
them."""

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bingqi.errors import BadData, NotFound, UserError
from bingqi.game.game import Game, new_game
from bingqi.game.overlay import (
    Overlay,
    apply_overlays,
    describe,
    house_rules,
    parse_overlay,
    read_data,
    read_overlay,
    touched,
)
from bingqi.game.registry import ruleset
from bingqi.game.scenario import find_scenario, open_scenario, scenario_names
from bingqi.kit.wording import LANGUAGES, shared

CAMPAIGN = ruleset("campaign")
HEAD = '[overlay]\nname = "mud"\nfor = "campaign >=1.0, <2"\nen = "Mud"\nzh-CN = "泥泞"\n'
MARSH = '[terrain.marsh]\ntitle = { en = "Marsh", zh-CN = "沼地" }\neffects = ["difficult"]\n'


def overlay(body: str, head: str = HEAD, file: str = "mud.toml") -> Overlay:
    return parse_overlay(head + body, file)


def named(name: str, body: str) -> Overlay:
    return overlay(body, HEAD.replace('"mud"', f'"{name}"'), f"{name}.toml")


def data_with(*overlays: Overlay):
    return apply_overlays(CAMPAIGN, read_data(CAMPAIGN), overlays)


# ---------------------------------------------------------------- what it changes


def test_only_what_is_named_changes():
    plain, changed = data_with(), data_with(overlay("[attack]\ndifficulty = 12\n"))
    assert changed.attack.difficulty == 12 != plain.attack.difficulty
    assert changed.attack.odds == plain.attack.odds
    assert (changed.arms, changed.terrain, changed.flag) == (plain.arms, plain.terrain, plain.flag)


def test_a_list_takes_the_place_of_the_whole_list():
    odds = data_with(overlay('[attack]\nodds = [{ odds = "1", modifier = 2 }]\n')).attack.odds
    assert [(row.odds, row.modifier) for row in odds] == [("1", 2)]


def test_a_table_is_merged_key_by_key():
    plain = data_with().arms["cavalry"]
    cavalry = data_with(overlay('[arms.cavalry]\nwater = "plain"\n')).arms["cavalry"]
    assert cavalry.water == "plain" and cavalry.movement == plain.movement and cavalry.title == plain.title


def test_kinds_of_ground_can_be_added_and_dropped():
    terrain = data_with(overlay(MARSH + '[remove]\nterrain = ["ruins"]\n')).terrain
    assert terrain["marsh"].effects == ["difficult"] and "ruins" not in terrain
    assert list(terrain)[-1] == "marsh"


def test_what_is_dropped_and_named_is_written_anew():
    body = '[remove]\nterrain = ["wall"]\n[terrain.wall]\ntitle = { en = "Fence", zh-CN = "篱" }\n'
    assert data_with(overlay(body)).terrain["wall"].effects == []


def test_a_single_key_can_be_dropped():
    assert data_with().arms["naval"].water == "half"
    assert data_with(overlay('[remove.arms]\nnaval = ["water"]\n')).arms["naval"].water == "double"


def test_the_later_overlay_wins():
    low, high = named("low", "[attack]\ndifficulty = 5\n"), named("high", "[attack]\ndifficulty = 15\n")
    assert data_with(low, high).attack.difficulty == 15
    assert data_with(high, low).attack.difficulty == 5


def test_a_later_overlay_builds_on_an_earlier():
    wet = named("wet", '[terrain.marsh]\neffects = ["difficult", "dangerous"]\n')
    assert data_with(overlay(MARSH), wet).terrain["marsh"].effects == ["difficult", "dangerous"]
    with pytest.raises(BadData, match=r"^wet\.toml, terrain\.marsh\.title: this key is missing"):
        data_with(wet)


def test_the_rulesets_own_data_stay_as_they_are():
    before = copy.deepcopy(read_data(CAMPAIGN))
    data_with(overlay(MARSH + '[attack]\ndifficulty = 12\n[remove]\nterrain = ["ruins"]\n'))
    assert read_data(CAMPAIGN) == before


def test_a_game_is_played_by_its_house_rules():
    game = new_game("campaign", seed=1, overlays=[overlay("[attack]\ndifficulty = 12\n")])
    assert game.setting.rules.difficulty == 12


@pytest.mark.parametrize(
    "rules", ["campaign", "campaign >=1.0", "  campaign>=1,<2 ", "campaign ==1.*", "campaign ~=1.0"]
)
def test_an_overlay_says_which_versions_it_is_for(rules):
    head = HEAD.replace("campaign >=1.0, <2", rules)
    assert data_with(overlay("[attack]\ndifficulty = 12\n", head)).attack.difficulty == 12


# ---------------------------------------------------------------- faults


def fault_of(body: str, head: str = HEAD) -> BadData:
    with pytest.raises(BadData) as fault:
        new_game("campaign", seed=1, overlays=[overlay(body, head)])
    return fault.value


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("[atack]\nx = 1\n", "mud.toml, atack: there is no such key. Did you mean “attack”?"),
        (
            "[attack]\ndificulty = 1\n",
            "mud.toml, attack.dificulty: there is no such key. Did you mean “difficulty”?",
        ),
        ("[attack]\ndifficulty = 0\n", "mud.toml, attack.difficulty: 0 does not fit"),
        ('[attack]\ndifficulty = "x"\n', "mud.toml, attack.difficulty: 'x' does not fit"),
        ("[arms]\ncavalry = 3\n", "mud.toml, arms.cavalry: 3 does not fit"),
        ("[arms.elephants]\nmovement = 3\n", "mud.toml, arms.elephants.title: this key is missing."),
        (
            MARSH.replace("difficult", "dificult"),
            "mud.toml, terrain.marsh.effects[1]: “dificult” is not one of the words",
        ),
        (
            '[arms.naval]\nwater = "haf"\n',
            "mud.toml, arms.naval.water: “haf” is not one of the words allowed here",
        ),
        (
            '[attack]\nodds = [{ odds = "2", modifier = 1 }, { odds = "1", modifier = 0 }]\n',
            "mud.toml, attack.odds[2].odds: 1 follows 2;",
        ),
        (
            '[specials.x]\ntitle = { en = "x", zh-CN = "x" }\narms = ["cavlry"]\n',
            "mud.toml, specials.x.arms: there is no arm called “cavlry”. Did you mean “cavalry”?",
        ),
        (
            '[remove]\nterrain = ["ruin"]\n',
            "mud.toml, remove.terrain[1]: there is no such key. Did you mean “ruins”?",
        ),
        (
            '[remove]\nterain = ["ruins"]\n',
            "mud.toml, remove.terain: there is no such key. Did you mean “terrain”?",
        ),
        (
            '[remove.arms]\nnavel = ["water"]\n',
            "mud.toml, remove.arms.navel: there is no such key. Did you mean “naval”?",
        ),
        ('[remove]\nattack = ["difficulty"]\n', "mud.toml, attack.difficulty: this key is missing."),
        ('[remove]\nterrain = "ruins"\n', "mud.toml, remove.terrain: here stands a list of the keys"),
        ("[remove]\nterrain = [[1]]\n", "mud.toml, remove.terrain[1]: there is no such key."),
        ("[overlay.more]\n", "mud.toml, overlay.more: there is no such key."),
        ("[attack\n", "mud.toml, line 6: this is not TOML"),
        ("x = ", "mud.toml, line 6: this is not TOML"),
    ],
)
def test_a_fault_names_the_overlay_the_path_and_the_right_word(body, sentence):
    with pytest.raises(BadData) as fault:
        new_game("campaign", seed=1, overlays=[overlay(body)])
    assert fault.value.sentence("en").startswith(sentence)
    assert fault.value.sentence("zh-CN").startswith("mud.toml ")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("name", "nam", "mud.toml, overlay.nam: there is no such key. Did you mean “name”?"),
        ('"mud"', '"mud and rain"', "mud.toml, overlay.name: 'mud and rain' does not fit"),
        ("[overlay]\n", "", "mud.toml, overlay: this key is missing."),
        (
            "campaign >",
            "dba3 >",
            "mud.toml, overlay.for: these house rules are for “dba3”, not for “campaign”.",
        ),
        (
            "<2",
            "<1",
            "mud.toml, overlay.for: these house rules are for campaign >=1.0, <1; here is campaign 1",
        ),
        (
            "<2",
            "<>2",
            "mud.toml, overlay.for: “campaign >=1.0, <>2” does not say which rules are meant",
        ),
        (
            "campaign >=1.0, <2",
            "campaign 1.0",
            "mud.toml, overlay.for: “campaign 1.0” does not say which rules",
        ),
        ("campaign >=1.0, <2", "", "mud.toml, overlay.for: “” does not say which rules"),
    ],
)
def test_a_fault_in_the_head_is_told(old, new, sentence):
    assert fault_of("", HEAD.replace(old, new, 1)).sentence("en").startswith(sentence)


def test_of_several_overlays_the_one_at_fault_is_named():
    good, bad = named("good", "[attack]\ndifficulty = 5\n"), named("bad", "[attack]\ncritical_margin = 0\n")
    for overlays in ((good, bad), (bad, good)):
        with pytest.raises(BadData, match=r"^bad\.toml, attack\.critical_margin: 0 does not fit"):
            data_with(*overlays)


def test_a_fault_of_the_scenario_is_not_laid_on_the_overlay(tmp_path):
    own = find_scenario(CAMPAIGN, scenario_names(CAMPAIGN)[0])
    file = tmp_path / "bad.toml"
    file.write_text(own.text.replace('arm = "infantry"', 'arm = "infantri"', 1), "utf-8")
    with pytest.raises(BadData) as fault:
        open_scenario(
            CAMPAIGN, find_scenario(CAMPAIGN, str(file)), [overlay('[arms.naval]\nwater = "plain"\n')]
        )
    assert fault.value.places["file"] == str(file)


def test_overlay_files_are_read_as_people_save_them(tmp_path):
    file = tmp_path / "mud.toml"
    file.write_bytes(b"\xef\xbb\xbf" + (HEAD + MARSH).replace("\n", "\r\n").encode())
    read = read_overlay(file)
    assert read.name == "mud" and read.file == str(file) and read.about.zh == "泥泞"
    assert read.digest == overlay(MARSH).digest
    assert "marsh" in data_with(read).terrain


def test_a_file_that_is_not_there_or_no_text_is_told(tmp_path):
    (tmp_path / "mud.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadData, match="not text in UTF-8"):
        read_overlay(tmp_path / "mud.toml")
    with pytest.raises(NotFound, match="There is no file"):
        read_overlay(tmp_path / "mudd.toml")
    with pytest.raises(BadData, match="cannot be read"):
        read_overlay(tmp_path)


KEYS = ["attack", "odds", "difficulty", "arms", "cavalry", "naval", "terrain", "wall", "title", "remove", "x"]
trees = st.recursive(
    st.one_of(
        st.integers(-5, 30),
        st.booleans(),
        st.sampled_from(["half", "x", "1/2"]),
        st.lists(st.integers(), max_size=2),
    ),
    lambda inner: st.dictionaries(st.sampled_from(KEYS), inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from(["attack", "arms", "terrain", "remove", "x"]), trees, max_size=3))
def test_any_overlay_works_or_is_told(tree):
    made = overlay("")
    made.tables.update(tree)
    try:
        data_with(made)
    except UserError as fault:
        assert fault.places["file"] == "mud.toml", fault
        assert fault.sentence("zh-CN").startswith("mud.toml")


# ---------------------------------------------------------------- what it touches


def test_a_change_is_described_with_its_values_and_its_clause():
    [change] = describe(overlay("[attack]\ndifficulty = 12\n"))
    assert (change.path, change.old, change.new, change.clauses) == (
        "attack.difficulty",
        10,
        12,
        ("CAMP W12",),
    )


def test_added_and_dropped_ground_is_described():
    changes = {change.path: change for change in describe(overlay(MARSH + '[remove]\nterrain = ["ruins"]\n'))}
    effects = changes["terrain.marsh.effects"]
    assert (effects.old, effects.new, effects.clauses) == (None, ["difficult"], ("CAMP W19",))
    gone = changes["terrain.ruins.special"]
    assert (gone.old, gone.new, gone.clauses) == (["rubble"], None, ("CAMP W25",))
    assert changes["terrain.marsh.title.zh-CN"].new == "沼地"
    assert not [path for path in changes if not path.startswith(("terrain.marsh.", "terrain.ruins."))]


def test_what_is_named_but_stays_the_same_is_no_change():
    plain = data_with()
    body = f'[attack]\ndifficulty = {plain.attack.difficulty}\n[arms.infantry]\nwater = "double"\n'
    assert describe(overlay(body)) == []
    assert touched(CAMPAIGN, overlay(body)) == {}


def test_the_clauses_of_rows_belong_to_their_list():
    assert touched(CAMPAIGN, overlay('[attack]\nodds = [{ odds = "1", modifier = 2 }]\n')) == {
        "CAMP W11.table": "mud"
    }


def test_a_change_over_an_earlier_overlay_is_told_from_there():
    first, second = (
        named("first", "[attack]\ndifficulty = 5\n"),
        named("second", "[attack]\ndifficulty = 7\n"),
    )
    [change] = describe(second, after=[first])
    assert (change.old, change.new) == (5, 7)
    assert house_rules(CAMPAIGN, [first, second]) == {"CAMP W12": "first, second"}


def test_every_clause_that_data_name_is_in_the_book():
    base = read_data(CAMPAIGN)
    cited = {ref for change in describe(named("all", drop_everything(base))) for ref in change.clauses}
    assert len(cited) >= 3 and cited <= set(CAMPAIGN.clauses.by_ref)


def drop_everything(base) -> str:
    """Every table of tables emptied, in TOML."""
    dropped = {name: sorted(table) for name, table in base.items() if name in ("arms", "specials", "terrain")}
    return "[remove]\n" + "".join(f"{name} = {keys!r}\n".replace("'", '"') for name, keys in dropped.items())


def test_rulesets_that_are_not_here_are_told():
    with pytest.raises(NotFound, match=r"There is no ruleset called “campain”\. Did you mean “campaign”\?"):
        describe(overlay("", HEAD.replace("campaign >", "campain >")))


# ---------------------------------------------------------------- what one sees of it


def after_an_attack(*overlays: Overlay) -> Game:
    """A game in which somebody has attacked."""
    game = new_game("campaign", "river-crossing", seed=5, overlays=overlays)
    while not any(ply.dice for ply in game.plies[1:]):
        candidates = game.candidates()
        attacks = [action for action in candidates if "attacks" in action]
        toward = [action for action in candidates if " to " in action]
        game.play((attacks or toward or candidates)[-1 if "choose" not in candidates[0] else 0])
    return game


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_that_rest_on_a_house_rule_are_marked(language):
    mark = shared(language).text("house-rule", {"name": "mud"})
    game = after_an_attack(overlay("[attack]\ndifficulty = 12\n"))
    told = game.explain(language=language).splitlines()
    marked = [line for line in told if mark in line]
    assert marked and all("CAMP W12" in line and "CAMP W12." not in line for line in marked)
    assert all(mark in line for line in told if line.rstrip().endswith("CAMP W12"))


def test_without_house_rules_nothing_is_marked():
    game = after_an_attack()
    assert game.house_rules == {} and "house rule" not in game.explain()


def test_nothing_of_an_explanation_lacks_its_words():
    game = after_an_attack(overlay('[attack]\nodds = [{ odds = "1/9", modifier = 2 }]\n'))
    for language in LANGUAGES:
        assert "<" not in game.explain(language=language)

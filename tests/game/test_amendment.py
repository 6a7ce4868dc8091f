"""An umpire's rulings: done whole or refused with a plain sentence, written down, played again, taken
back."""

import random
from dataclasses import replace

import pytest
from toy import RULESET as TOY

from bingqi.errors import UserError
from bingqi.game.amendment import LONGEST, subject_of, unit_names
from bingqi.game.game import Game, new_game
from bingqi.game.journal import Journal, game_of, load, seal, verify
from bingqi.game.scenario import find_scenario
from bingqi.kit.settable import Settable, Settables, Written
from bingqi.server.seeing import ONLOOKER, entry, knows

REASON = "the scouts were mistaken"
RULESETS = ("campaign", "dba3", "dba12")
every_ruleset = pytest.mark.parametrize("name", RULESETS)


def crossing() -> Game:
    """A campaign in which Red is to plan."""
    game = new_game("campaign", "river-crossing", seed=7)
    game.play("begin")
    return game


def agincourt() -> Game:
    game = new_game("dba3", "agincourt", seed=7)
    game.play(game.candidates()[0])
    return game


def refusal(game: Game, ruling: str, reason: str = REASON) -> UserError:
    """The fault of a ruling, after which nothing has changed."""
    before, plies = game.table.pack(), list(game.plies)
    with pytest.raises(UserError) as refused:
        game.amend(ruling, reason)
    assert (game.table.pack(), game.plies) == (before, plies)
    for language in ("en", "zh-CN"):
        said = refused.value.sentence(language)
        assert said and "<" not in said and "{" not in said and said.count("\n") == 0
    return refused.value


# ---------------------------------------------------------------- what is set


@pytest.mark.parametrize(
    ("ruling", "fact", "value"),
    [
        ("set R1 strength 2", "strength", 2),
        ("set R1 movement 1", "movement", 1),
        ("set R1 spent yes", "spent", True),
        ("set R1 at 0505", "at", "0505"),
        ("set R1 destroyed yes", "destroyed", True),
        ("set r1 战力 2", "strength", 2),
        ("set R1  已行动 是", "spent", True),
    ],
)
def test_a_unit_of_a_campaign_is_as_the_umpire_says(ruling, fact, value):
    game = crossing()
    ply = game.amend(ruling, REASON)
    facts = game.ruleset.positions.facts(game.state, game.opening, 0)
    assert facts[fact] == value
    assert (ply.action, ply.side, ply.comment, ply.dice) == (None, 2, REASON, ())
    assert ply.digest == game.digest and ply.text.startswith("set R1 ")


@pytest.mark.parametrize(
    ("ruling", "fact", "value"),
    [
        ("set Bw1 at 7.5,12.5 facing 270", "at", "7.50,12.50"),
        ("set Bw1 facing 090", "facing", "090"),
        ("set Bw1 status lost", "status", "lost"),
        ("set Bw1 inside Camp1", "inside", "Camp1"),
        ("set Bw1 general yes", "general", True),
        ("set Bw1 moves 3", "moves", 3),
        ("set Bw1 shot yes", "shot", True),
        ("set Bw1 fought 是", "fought", True),
    ],
)
def test_an_element_of_a_battle_is_as_the_umpire_says(ruling, fact, value):
    game = agincourt()
    game.amend(ruling, REASON)
    facts = game.ruleset.positions.facts(game.state, game.opening, subject_of(game, "Bw1").number)
    assert facts[fact] == value
    assert not list(game.ruleset.positions.faults(game.state, game.opening))


@every_ruleset
def test_taken_back_everything_is_as_before(name):
    game = new_game(name, seed=5)
    unit = unit_names(game)[0]
    for _, field in game.ruleset.settable.of(subject_of(game, unit)):
        before, plies = game.table.pack(), len(game.plies)
        value = "yes" if field.values.kind == "flag" else "1"
        try:
            game.amend(f"set {unit} {field.name} {value}", REASON)
        except UserError:
            assert game.table.pack() == before
            continue
        assert game.table.pack() != before
        game.undo()
        assert (game.table.pack(), len(game.plies)) == (before, plies)


def test_a_general_comes_in_place_of_the_one_before():
    game = agincourt()
    first = next(
        unit for unit in unit_names(game) if game.state.elements[subject_of(game, unit).number].is_general
    )
    game.amend("set Bw1 general yes", REASON)
    generals = [me for me in range(16) if game.state.elements[me].is_general]
    assert generals == [subject_of(game, "Bw1").number] != [subject_of(game, first).number]


def in_battle(name: str, scenario: str) -> Game:
    """A battle in which both sides have been deployed."""
    game, chooser = new_game(name, scenario, seed=3), random.Random(3)
    while game.state.turn.round_number < 1:
        game.play(chooser.choice(game.table.candidates()))
    return game


@pytest.mark.parametrize(
    ("name", "scenario", "unit"),
    [
        ("dba3", "agincourt", "Kn1"),
        ("dba12", "alexander-darius", "Kn1"),
        ("dba12", "alexander-darius", "LH1"),
    ],
)
def test_losses_are_counted_and_taken_back(name, scenario, unit):
    game = in_battle(name, scenario)
    side = game.state.elements[subject_of(game, unit).number].side
    before = game.state.forces[side].copy()
    game.amend(f"set {unit} status lost", REASON)
    assert game.state.forces[side].lost > before.lost
    game.amend(f"set {unit} status field", REASON)
    assert game.state.forces[side] == before


def test_the_first_double_element_counts_once_whatever_comes_back():
    game, one, other = new_game("dba3", "zhubishan", seed=1), "Bw2", "Bw3"
    state, setting = game.state, game.setting
    assert all(
        setting.troops[state.elements[subject_of(game, unit).number].troop].is_double for unit in (one, other)
    )
    side = state.elements[subject_of(game, one).number].side
    for unit, lost in ((one, 2), (other, 3)):
        game.amend(f"set {unit} status lost", REASON)
        assert (game.state.forces[side].lost, game.state.forces[side].double_lost) == (lost, 1)
    game.amend(f"set {one} status field", REASON)
    assert (game.state.forces[side].lost, game.state.forces[side].double_lost) == (2, 1)
    game.amend(f"set {other} status field", REASON)
    assert (game.state.forces[side].lost, game.state.forces[side].double_lost) == (0, 0)


def test_a_destroyed_unit_may_decide_the_campaign():
    game = crossing()
    for unit in ("B1", "B2", "B3"):
        game.amend(f"set {unit} destroyed yes", REASON)
        assert not game.result.over
    game.amend("set B4 destroyed yes", REASON)
    assert game.result.over and game.result.winners == 1
    assert "Red" in game.explain()
    assert refusal(game, "set R1 strength 2").key == "error-set-over"


def test_the_dice_to_come_are_what_they_were():
    ruled, plain = crossing(), crossing()
    ruled.amend("set R1 strength 3", REASON)
    assert ruled.state.dice == plain.state.dice


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("ruling", "key", "said"),
    [
        (
            "set R1 strength 5000",
            "error-set-value",
            "R1, strength: 5000 is not possible; it lies between 1 and 999",
        ),
        ("set R1 strength x", "error-set-value", "not a whole number"),
        ("set R1 strenth 3", "error-set-field", "“strength”"),
        ("set R1 spent ja", "error-set-value", "neither yes nor no"),
        ("set R1 at 9999", "error-set-value", "nearest cell on it is 1209"),
        ("set R1 at 99", "error-set-value", "four digits"),
        ("set R9 at 0505", "error-no-such-name", "R9"),
        ("set R1", "error-set-words", "set R1 at"),
        ("set R1 strength", "error-set-words", "set R1 at"),
        ("set R1 strength 3 strength 4", "error-set-twice", "strength"),
        ("set R1 strength 4", "error-set-same", "like that already"),
        ("set R1 destroyed no", "error-set-same", "like that already"),
    ],
)
def test_a_ruling_that_cannot_be_is_refused_with_the_nearest_right_value(ruling, key, said):
    found = refusal(crossing(), ruling)
    assert found.key == key and said in found.sentence("en")


def test_the_sentence_is_in_the_readers_language():
    found = refusal(crossing(), "set R1 strength 5000")
    assert found.sentence("zh-CN") == "R1 的战力：不能是 5000，应在 1 到 999 之间，最接近的是 999。"


def test_two_units_in_a_cell_are_refused_and_the_nearest_free_cell_is_named():
    game = crossing()
    where = game.opening.convertors["cell"].write(game.state.forces[1].cell)
    found = refusal(game, f"set R1 at {where}")
    assert found.key == "error-set-impossible" and "R2 stands in" in found.sentence("en")
    near = found.places["nearest"]
    assert near and near != where
    game.amend(f"set R1 at {near}", REASON)


@pytest.mark.parametrize("place", ["99,5", "0,0", "Bw2"])
def test_an_element_off_the_table_or_on_another_is_refused_and_a_free_place_is_named(place):
    game = agincourt()
    if place == "Bw2":
        other = subject_of(game, place)
        place = game.ruleset.positions.facts(game.state, game.opening, other.number)["at"]
    found = refusal(game, f"set Bw1 at {place}")
    assert found.key == "error-set-impossible"
    assert "Bw1" in found.sentence("en") and found.places["nearest"]
    game.amend(f"set Bw1 at {found.places['nearest']}", REASON)


def test_of_several_values_none_is_set_when_one_is_wrong():
    game = crossing()
    assert refusal(game, "set R1 strength 2 movement 99").key == "error-set-value"
    where = game.opening.convertors["cell"].write(game.state.forces[1].cell)
    assert refusal(game, f"set R1 strength 2 at {where}").key == "error-set-impossible"


@pytest.mark.parametrize(
    ("reason", "key"),
    [
        ("", "error-set-no-reason"),
        (" \n\t", "error-set-no-reason"),
        ("x" * (LONGEST + 1), "error-set-reason-long"),
        ("bell \x07", "error-set-reason-sign"),
    ],
)
def test_a_ruling_needs_a_plain_reason(reason, key):
    assert refusal(crossing(), "set R1 strength 2", reason).key == key


def test_what_is_being_decided_is_left_alone():
    game = crossing()
    game.play("choose R1")
    assert refusal(game, "set R1 strength 2").key == "error-set-busy"
    game.amend("set R2 strength 2", REASON)
    game.play("R1 to 0303")
    assert refusal(game, "set R1 spent no").key == "error-set-busy"
    found = refusal(game, "set R2 at 0101")
    assert "planned" in found.sentence("en")


def test_a_chosen_element_is_left_alone():
    game = agincourt()
    chosen = next(text for text in game.candidates() if text.startswith("choose"))
    game.play(chosen)
    unit = chosen.split()[1]
    assert refusal(game, f"set {unit} facing 090").key == "error-set-busy"


def test_rules_that_know_of_nothing_to_set_refuse_everything():
    game = Game(TOY, find_scenario(TOY, "three-fords"), (), 1)
    assert refusal(game, "set S1 at 0101").key in ("error-set-none", "error-set-words")
    assert unit_names(game) == []


# ---------------------------------------------------------------- records


def ruled_game(name: str) -> Game:
    """Some actions with rulings between them."""
    scenario = {"campaign": "first-march", "dba3": "agincourt", "dba12": "alexander-darius"}[name]
    game, chooser = in_battle(name, scenario), random.Random(5)
    game.players = dict.fromkeys(game.opening.all_seats, "me")
    for number in range(12):
        if number % 4 == 2:
            unit = next(unit for unit in unit_names(game) if is_free(game, unit))
            field = "movement" if name == "campaign" else "moves"
            game.amend(f"set {unit} {field} {number}", f"reason {{{number}}} # with \\ signs -> : and 中文")
        game.play(chooser.choice(game.table.candidates()))
    assert sum(ply.action is None for ply in game.plies) == 3
    return game


def is_free(game: Game, unit: str) -> bool:
    subject = subject_of(game, unit)
    return game.ruleset.settable.is_at_rest(subject) and any(
        field.name in ("movement", "moves") for _, field in game.ruleset.settable.of(subject)
    )


@every_ruleset
@pytest.mark.parametrize("suffix", [".game", ".jsonl"])
def test_a_record_with_rulings_is_read_and_played_again(name, suffix, tmp_path):
    game = ruled_game(name)
    file = tmp_path / f"ruled{suffix}"
    game.journal.save(file, with_events=suffix == ".jsonl")
    loaded = load(file)
    assert loaded == game.journal
    assert verify(loaded).agrees
    again = game_of(loaded)
    assert again.table.pack() == game.table.pack()
    assert [ply.text for ply in again.plies] == [ply.text for ply in game.plies]
    assert [ply.events for ply in again.plies] == [ply.events for ply in game.plies]
    assert any(ply.seat == "Umpire" and ply.action.startswith("set ") for ply in loaded.plies)


def test_a_record_says_what_was_ruled_and_why(tmp_path):
    game = crossing()
    game.amend("set R1 strength 2", REASON)
    game.journal.save(tmp_path / "one.game")
    text = (tmp_path / "one.game").read_text("utf-8")
    assert "1 Umpire\n  set R1 strength 2  {the scouts were mistaken}" in text


def changed(journal: Journal, **parts: object) -> Journal:
    """A journal whose ruling reads otherwise."""
    plies = tuple(replace(ply, **parts) if ply.action.startswith("set ") else ply for ply in journal.plies)
    return replace(journal, plies=plies)


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"action": "set R1 strength 3"}, "#"),
        ({"action": "set R1 strength 3000"}, "999"),
        ({"comment": "somebody paid me"}, "changed"),
        ({"comment": ""}, "reason"),
        ({"seat": "Red"}, "Umpire"),
        ({"dice": (3,)}, "3"),
    ],
)
def test_whatever_is_changed_in_a_ruling_is_found(parts, said):
    game = crossing()
    game.amend("set R1 strength 2", REASON)
    assert verify(game.journal).agrees
    verdict = verify(changed(game.journal, **parts))
    assert not verdict.agrees and said in verdict.sentence("en")


def test_the_seal_counts_the_reason_of_a_ruling_and_no_other_comment():
    game = crossing()
    game.amend("set R1 strength 2", REASON)
    header, plies = game.journal.header, game.journal.plies
    other = (replace(plies[0], comment="hear, hear"), *plies[1:])
    assert seal(header, other) == seal(header, plies)
    assert seal(header, changed(game.journal, comment="other").plies) != seal(header, plies)


@pytest.mark.parametrize(
    ("line", "said"),
    [("set R1 strenth 2", "strength"), ("set R9 strength 2", "R9"), ("set R1", "set R1 at")],
)
def test_a_misspelt_ruling_in_a_record_is_told_with_its_line(line, said, tmp_path):
    game, file = crossing(), tmp_path / "one.game"
    game.amend("set R1 strength 2", REASON)
    game.journal.save(file)
    text = file.read_text("utf-8")
    file.write_text(text.replace("set R1 strength 2", line), "utf-8")
    with pytest.raises(UserError) as found:
        load(file)
    assert said in str(found.value)
    number = text[: text.index("set R1")].count("\n") + 1
    assert f"line {number}" in str(found.value)


def test_a_branch_keeps_the_rulings_before_it():
    game = crossing()
    game.amend("set R1 strength 2", REASON)
    game.play("end planning")
    new = game.branch(2)
    assert new.state.forces[0].strength == 2 and verify(new.journal).agrees


# ---------------------------------------------------------------- who is told


def test_everybody_reads_a_ruling_about_what_everybody_sees():
    game = crossing()
    ply = game.amend("set R1 strength 2", REASON)
    for eyes in (0, 1, ONLOOKER, 2):
        assert knows(game, ply, eyes)
        told = entry(game, ply, 1, eyes, "zh-CN")
        assert (told.is_ruling, told.action, told.comment) == (True, "set R1 strength 2", REASON)
        assert [line.text for line in told.lines] == ["R1，战力：2。"]


def ambush_of(subject):
    return (subject.state.ambush,)


def put_ambush(subject, value, log):
    subject.state.ambush = value[0]


def taken_of(subject):
    return (subject.state.scouts[subject.number].is_taken,)


def put_taken(subject, value, log):
    subject.state.scouts[subject.number].is_taken = value[0]


HIDING = replace(
    TOY,
    settable=Settables(
        fields=(
            Settable(
                "ambush", {"en": "ambush", "zh-CN": "伏兵"}, Written(("cell",), "0303"), ambush_of, put_ambush
            ),
            Settable(
                "taken", {"en": "taken", "zh-CN": "被俘"}, Written(("cell",), "0101"), taken_of, put_taken
            ),
        ),
        is_at_rest=lambda subject: True,
    ),
)


def hidden() -> Game:
    """The guards lie at 0304, which the scouts do not know."""
    game = Game(HIDING, find_scenario(HIDING, "three-fords"), (), 1)
    game.play("hide at 0304", dice=[2])
    return game


def test_a_side_is_told_nothing_of_what_is_hidden_from_it():
    game = hidden()
    ply = game.amend("set S1 ambush 0404", "they slipped away at night")
    assert game.explain(side=0) == "" and "0404" in game.explain(side=1)
    assert not knows(game, ply, 0) and not knows(game, ply, ONLOOKER)
    assert knows(game, ply, 1) and knows(game, ply, 2)


def test_of_several_values_a_side_is_told_those_that_it_sees():
    game = hidden()
    ply = game.amend("set S1 ambush 0404 taken 0201", REASON)
    assert entry(game, ply, 1, 1, "en").action == "set S1 ambush 0404 taken 0201"
    told = entry(game, ply, 1, 0, "en")
    assert told.action == "set S1 taken 0201"
    assert "ambush" not in str(told) and "0404" not in str(told)

"""Journals: what is saved is what is loaded, what is loaded plays the same, and whatever was changed is
named."""

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bingqi.errors import BadData, Differs, NotFound, Refused, Unreadable, UserError, WrongVersion
from bingqi.game import registry
from bingqi.game.game import Game, new_game
from bingqi.game.journal import Journal, game_of, load, verify
from bingqi.game.overlay import parse_overlay
from bingqi.game.registry import ruleset
from bingqi.game.scenario import ScenarioText, scenario_names
from bingqi.kit.wording import catalogue

CAMPAIGN = ruleset("campaign")
FARM = Path(__file__).with_name("farm.toml").read_text("utf-8")
MUD = """\
[overlay]
name = "mud"
for = "campaign >=1.0, <2"
en = "Mud"
zh-CN = "泥泞"

[attack]
difficulty = 12
"""
SUFFIXES = (".game", ".jsonl")
in_both_forms = pytest.mark.parametrize("suffix", SUFFIXES)


def farm(seed: int = 7, text: str = FARM, overlays: tuple = ()) -> Game:
    game = Game(CAMPAIGN, ScenarioText("farm", text, "farm.toml", is_own=False), overlays, seed)
    game.players = {"Red": "Li Wei", "Blue": "greedy"}
    return game


def play_on(game: Game, choices: random.Random, most: int = 1_000) -> Game:
    """Random actions, rather attacks than others, until the game is over or enough have been played."""
    while most and not game.result.over:
        candidates = game.candidates()
        attacks = [action for action in candidates if "attacks" in action]
        game.play(choices.choice(attacks if attacks and choices.random() < 0.6 else candidates))
        most -= 1
    return game


def in_the_middle_of_a_retreat() -> Game:
    """Red has driven B1 back two chains, by dice that were typed in; Blue chooses the first step."""
    game = farm()
    for action in ("begin", "choose R1", "R1 to 0302 attacks B1"):
        game.play(action)
    game.play("end planning", dice=(14, 2))
    assert CAMPAIGN.questions(game.decision.kind).name == "RETREAT"
    assert len(game.candidates()) > 1
    return game


def saved(game: Game | Journal, folder: Path, suffix: str = ".game") -> Path:
    file = folder / f"record{suffix}"
    (game if isinstance(game, Journal) else game.journal).save(file)
    return file


def changed(file: Path, old: str, new: str) -> Path:
    """The same file with one place changed."""
    text = file.read_text("utf-8")
    assert text.count(old) >= 1, old
    file.write_text(text.replace(old, new, 1), "utf-8")
    return file


# ---------------------------------------------------------------- the same game again


@in_both_forms
def test_a_retreat_that_was_saved_halfway_goes_on_the_same(tmp_path, suffix):
    game = in_the_middle_of_a_retreat()
    again = game_of(load(saved(game, tmp_path, suffix)))
    assert again.candidates() == game.candidates()
    assert again.decision == game.decision
    assert again.digest == game.digest
    play_on(game, random.Random(4))
    play_on(again, random.Random(4))
    assert sum(len(ply.dice) for ply in game.plies) >= 6
    assert [(ply.text, ply.dice, ply.digest) for ply in again.plies] == [
        (ply.text, ply.dice, ply.digest) for ply in game.plies
    ]
    assert again.result == game.result and game.result.over


@in_both_forms
@given(seed=st.integers(-(2**63), 2**63 - 1), choices=st.randoms(use_true_random=False), data=st.data())
@settings(max_examples=12)
def test_any_game_is_loaded_as_it_was_saved_and_agrees(tmp_path_factory, suffix, seed, choices, data):
    scenario = data.draw(st.sampled_from(scenario_names(CAMPAIGN)))
    game = play_on(new_game("campaign", scenario, seed=seed), choices, data.draw(st.integers(0, 60)))
    journal = load(saved(game, tmp_path_factory.mktemp("any"), suffix))
    assert journal == game.journal
    verdict = verify(journal)
    assert verdict.agrees and verdict.plies == len(game.plies), verdict.sentence("en")
    again = game_of(journal)
    assert again.table.pack() == game.table.pack()
    assert again.plies == game.plies
    assert again.journal == game.journal


def test_a_journal_holds_what_the_game_was_begun_with():
    game = farm(overlays=(parse_overlay(MUD, "mud.toml"),))
    header = game.journal.header
    assert (header.ruleset, header.version, header.seed) == ("campaign", CAMPAIGN.version, 7)
    assert (header.scenario.name, header.scenario.text) == ("farm", FARM)
    assert header.scenario.digest == game.scenario.digest
    assert [(overlay.name, overlay.text) for overlay in header.overlays] == [("mud", MUD)]
    assert header.overlays[0].digest == game.overlays[0].digest
    assert header.players == {"Red": "Li Wei", "Blue": "greedy"}
    assert header.result == ""


@in_both_forms
def test_a_record_does_not_need_the_files_it_came_from(tmp_path, suffix):
    scenario, overlay = tmp_path / "farm.toml", tmp_path / "mud.toml"
    scenario.write_text(FARM, "utf-8")
    overlay.write_text(MUD, "utf-8")
    game = play_on(new_game("campaign", scenario, seed=3, overlays=[overlay]), random.Random(3))
    file = saved(game, tmp_path, suffix)
    scenario.unlink()
    overlay.unlink()
    assert verify(load(file)).agrees
    assert game_of(load(file)).setting.rules.difficulty == 12


@in_both_forms
def test_who_won_is_kept_with_the_clause(tmp_path, suffix):
    game = play_on(farm(), random.Random(1))
    winners = [name for side, name in enumerate(game.opening.sides) if game.result.winners >> side & 1]
    result = load(saved(game, tmp_path, suffix)).header.result
    assert result.split(", ")[0] == (" and ".join(winners) or "drawn")
    assert result.split(", ")[1] in CAMPAIGN.clauses.by_ref


@in_both_forms
def test_comments_stay_when_the_game_goes_on(tmp_path, suffix):
    game = in_the_middle_of_a_retreat()
    game.comment = "  第一局，  \n on the new table "
    game.plies[0] = replace(game.plies[0], comment="{begun} \\ at last}")
    again = game_of(load(saved(game, tmp_path, suffix)))
    again.play(again.candidates()[0])
    journal = load(saved(again, tmp_path, suffix))
    assert journal.comment == "第一局，\non the new table"
    assert [ply.comment for ply in journal.plies[:2]] == ["{begun} \\ at last}", ""]


@in_both_forms
def test_a_branch_of_a_loaded_game_goes_its_own_way(tmp_path, suffix):
    game = game_of(load(saved(play_on(farm(), random.Random(2)), tmp_path, suffix)))
    branch = game.branch(3)
    assert branch.digest == game.plies[2].digest
    assert [ply.text for ply in branch.plies] == [ply.text for ply in game.plies[:3]]
    play_on(branch, random.Random(9))
    assert verify(load(saved(branch, tmp_path, suffix))).agrees


def test_dice_that_a_player_gave_are_marked_and_stay_so(tmp_path):
    game = in_the_middle_of_a_retreat()
    assert game.journal.plies[3].typed == 2
    assert re.search(r"end planning : 14\* 2\* ->", saved(game, tmp_path).read_text("utf-8"))
    for suffix in SUFFIXES:
        again = game_of(load(saved(game, tmp_path, suffix)))
        assert again.plies[3].typed == 2 and again.journal == game.journal


def test_a_part_of_the_dice_may_be_given(tmp_path):
    game = farm()
    for action in ("begin", "choose R1", "R1 to 0302 attacks B1"):
        game.play(action)
    ply = game.play("end planning", dice=(14,))
    assert len(ply.dice) == 2 and ply.typed == 1
    assert verify(load(saved(game, tmp_path))).agrees


def test_undone_actions_are_not_in_the_journal():
    game = in_the_middle_of_a_retreat()
    game.undo()
    assert [ply.action for ply in game.journal.plies] == ["begin", "choose R1", "R1 to 0302 attacks B1"]
    assert verify(game.journal).agrees


# ---------------------------------------------------------------- what was changed is named


@given(choices=st.randoms(use_true_random=False), suffix=st.sampled_from(SUFFIXES), data=st.data())
@settings(max_examples=25)
def test_any_die_that_was_changed_is_found_at_its_action(tmp_path_factory, choices, suffix, data):
    game = play_on(farm(seed=choices.randrange(1_000)), choices)
    rolled = [number for number, ply in enumerate(game.plies) if ply.dice]
    if not rolled:
        return
    number = data.draw(st.sampled_from(rolled))
    ply = game.journal.plies[number]
    place = data.draw(st.integers(0, len(ply.dice) - 1))
    face = data.draw(st.integers(1, 20).filter(lambda face: face != ply.dice[place]))
    dice = (*ply.dice[:place], face, *ply.dice[place + 1 :])
    plies = (*game.journal.plies[:number], replace(ply, dice=dice), *game.journal.plies[number + 1 :])
    journal = load(saved(replace(game.journal, plies=plies), tmp_path_factory.mktemp("die"), suffix))
    verdict = verify(journal)
    assert not verdict.agrees
    assert verdict.ply == number + 1 and verdict.plies == number
    assert "end planning" in verdict.sentence("en") or ply.action in verdict.sentence("en")


def test_a_die_without_a_star_that_changes_nothing_is_found_too(tmp_path):
    game = farm()
    for action in ("begin", "choose R1", "R1 to 0302 attacks B1", "end planning"):
        game.play(action)
    face = game.plies[-1].dice[0]
    rival = next(other for other in range(2, 20) if other != face and twin(game, other).digest == game.digest)
    verdict = verify(
        load(changed(saved(game, tmp_path), f"end planning : {face}", f"end planning : {rival}"))
    )
    assert verdict.ply == 4
    assert verdict.expected.split()[0] == str(rival) and verdict.found.split()[0] == str(face)
    assert f"the seed gives {face}" in verdict.sentence("en")
    assert f"由种子得出的是 {face}" in verdict.sentence("zh-CN")


def twin(game: Game, face: int) -> Game:
    """The game as it would be if another face had fallen first in its last action."""
    other = game.branch(len(game.plies) - 1)
    other.play(game.plies[-1].action, dice=(face,))
    return other


def test_a_die_with_a_star_that_changes_nothing_is_found_by_the_digest_of_the_whole(tmp_path):
    game = in_the_middle_of_a_retreat()
    verdict = verify(load(changed(saved(game, tmp_path), "14*", "15*")))
    assert not verdict.agrees and verdict.ply is None and verdict.plies == 4
    assert "something has been changed" in verdict.sentence("en")


@in_both_forms
def test_any_line_that_was_deleted_is_found(tmp_path, suffix):
    file = saved(play_on(farm(), random.Random(4)), tmp_path, suffix)
    lines = file.read_text("utf-8").splitlines()
    header = 1 if suffix == ".jsonl" else next(at for at, line in enumerate(lines) if line.endswith("Umpire"))
    for place in range(header, len(lines)):
        if lines[place]:
            file.write_text("\n".join(lines[:place] + lines[place + 1 :]) + "\n", "utf-8")
            assert not agrees(file), lines[place]
    file.write_text("\n".join(lines) + "\n", "utf-8")
    assert agrees(file)


def agrees(file: Path) -> bool:
    try:
        return verify(load(file)).agrees
    except UserError:
        return False


@pytest.mark.parametrize("tag", ["Game", "Seed", "Result", "Scenario"])
def test_a_tag_that_was_deleted_is_found(tmp_path, tag):
    file = saved(play_on(farm(), random.Random(4)), tmp_path)
    text = file.read_text("utf-8")
    file.write_text(re.sub(rf"^\[{tag} .*\n", "", text, flags=re.MULTILINE), "utf-8")
    assert not agrees(file)


def test_every_line_of_an_embedded_text_counts(tmp_path):
    file = saved(farm(), tmp_path)
    lines = file.read_text("utf-8").splitlines()
    texts = [place for place, line in enumerate(lines) if line.startswith("|")]
    for place in texts:
        file.write_text("\n".join(lines[:place] + lines[place + 1 :]) + "\n", "utf-8")
        assert not agrees(file), lines[place]


@in_both_forms
def test_a_changed_scenario_is_named(tmp_path, suffix):
    file = changed(saved(in_the_middle_of_a_retreat(), tmp_path, suffix), "Two companies", "Ten companies")
    verdict = verify(load(file))
    assert not verdict.agrees and verdict.plies == 0 and verdict.ply is None
    assert "“farm” has been changed" in verdict.sentence("en")
    assert "“farm”的原文被改动过" in verdict.sentence("zh-CN")
    with pytest.raises(Differs):
        game_of(load(file))


@in_both_forms
def test_house_rules_that_were_taken_out_are_found(tmp_path, suffix):
    game = farm(overlays=(parse_overlay(MUD, "mud.toml"),))
    game.play("begin")
    journal = load(saved(game, tmp_path, suffix))
    bare = replace(journal, header=replace(journal.header, overlays=()))
    verdict = verify(load(saved(bare, tmp_path, suffix)))
    assert verdict.plies == 1 and "something has been changed or taken out" in verdict.sentence("en")


@in_both_forms
def test_another_version_is_refused_in_a_sentence(tmp_path, suffix):
    file = saved(in_the_middle_of_a_retreat(), tmp_path, suffix)
    old, new = ('"campaign 1.0"', '"campaign 0.9"') if suffix == ".game" else ('"1.0"', '"0.9"')
    journal = load(changed(file, old, new))
    for call in (verify, game_of):
        with pytest.raises(WrongVersion) as refusal:
            call(journal)
    here = CAMPAIGN.version
    assert refusal.value.sentence("en").startswith(
        f"{file}, line 1: this was played by campaign 0.9, but here is campaign {here}"
    )
    assert refusal.value.sentence("zh-CN").startswith(
        f"{file} 第 1 行：这局游戏用的是 campaign 0.9，而这里是 campaign {here}"
    )


@in_both_forms
def test_a_ruleset_that_is_not_here_is_named_with_the_nearest(tmp_path, suffix):
    file = saved(in_the_middle_of_a_retreat(), tmp_path, suffix)
    journal = load(changed(file, '"campaign', '"campain'))
    with pytest.raises(NotFound) as fault:
        verify(journal)
    assert "there is no ruleset called “campain”. Did you mean “campaign”?" in fault.value.sentence("en")


def test_words_that_do_not_follow_are_found_but_do_not_keep_the_game_closed(tmp_path):
    file = changed(saved(in_the_middle_of_a_retreat(), tmp_path), "B1 must retreat", "B1 gives way")
    verdict = verify(load(file))
    assert (verdict.ply, verdict.expected, verdict.found) == (
        4,
        "Success: B1 gives way",
        "Success: B1 must retreat",
    )
    assert game_of(load(file)).journal.plies[3].followed == "Success: B1 must retreat"


@pytest.mark.parametrize(
    ("old", "new", "ply", "sentence"),
    [
        ("1 Red", "1 Blue", 2, "the record gives it to Blue, but Red decides here"),
        ("1 Red", "2 Red", 2, "the record has it in round 2, but this is round 1"),
        ("  choose R1", "  choose R1 : 4", 2, "This action rolls no dice, but 1 was given."),
        ("R1 to 0302", "R1 to 0602", 3, "The unit does not have enough movement to get there."),
        ("14* 2*", "21* 2*", 4, "A die with 20 sides cannot show 21."),
        ("14* 2*", "3* 2*", 4, "This action rolls one die, but 2 were given."),
        ("14* 2*", "14* 3*", 4, "but the rules come to #"),
        ('[Seed "7"]', '[Seed "8"]', 1, "but the rules come to #"),
    ],
)
def test_the_first_action_that_differs_is_named(tmp_path, old, new, ply, sentence):
    file = changed(saved(in_the_middle_of_a_retreat(), tmp_path), old, new)
    verdict = verify(load(file))
    assert verdict.ply == ply and verdict.plies == ply - 1
    assert sentence in verdict.sentence("en")
    line = next(ply_read.line for number, ply_read in enumerate(load(file).plies, 1) if number == ply)
    assert verdict.sentence("en").startswith(f"{file}, line {line}: action {ply}, “")
    assert verdict.sentence("zh-CN").startswith(f"{file} 第 {line} 行：第 {ply} 个行动“")


def test_actions_after_the_end_of_a_game_are_found(tmp_path):
    game = play_on(farm(), random.Random(1))
    file = changed(saved(game, tmp_path), "\nend ", "  R1 holds\nend ")
    verdict = verify(load(file))
    assert verdict.ply == len(game.plies) + 1 and verdict.found == "The campaign is over."


def test_another_result_is_found(tmp_path):
    game = play_on(farm(), random.Random(1))
    result = game.journal.header.result
    verdict = verify(
        load(changed(saved(game, tmp_path), f'[Result "{result}"]', '[Result "Nobody, CAMP V9"]'))
    )
    assert (verdict.expected, verdict.found) == ("Nobody, CAMP V9", result)


def test_a_verdict_speaks_the_language_that_was_asked_for(tmp_path):
    journal = load(changed(saved(in_the_middle_of_a_retreat(), tmp_path), "R1 to 0302", "R1 to 0602"))
    reason = catalogue("zh-CN", CAMPAIGN.package).text("cause-NOT_ENOUGH_MOVEMENT")
    assert verify(journal, "zh-CN").found == reason
    assert verify(journal, "zh-CN").sentence("zh-CN").endswith(f"此时不能这样行动。{reason}")


def test_a_shortened_digest_still_agrees(tmp_path):
    file = saved(in_the_middle_of_a_retreat(), tmp_path)
    file.write_text(re.sub(r"#([0-9a-f]{8})[0-9a-f]{8}", r"#\1", file.read_text("utf-8")), "utf-8")
    assert verify(load(file)).agrees


# ---------------------------------------------------------------- written by hand

BY_HAND = """\
[Game "campaign 1.0"]
[Scenario "{scenario}"]
[Seed "7"]
0 Umpire
  begin{dice}
end
"""


def test_a_record_by_hand_may_leave_out_what_the_program_knows(tmp_path):
    scenario = scenario_names(CAMPAIGN)[0]
    file = tmp_path / "hand.game"
    file.write_text(BY_HAND.format(scenario=scenario, dice=""), "utf-8")
    assert verify(load(file)).agrees
    game = game_of(load(file))
    assert game.digest == twin_of(scenario).digest
    assert verify(load(saved(game, tmp_path))).agrees


def twin_of(scenario: str) -> Game:
    game = new_game("campaign", scenario, seed=7)
    game.play("begin")
    return game


def test_dice_by_hand_count_as_given_by_a_player(tmp_path):
    text = saved(in_the_middle_of_a_retreat(), tmp_path).read_text("utf-8")
    file = tmp_path / "hand.game"
    file.write_text(re.sub(r" *#[0-9a-f]{16}", "", text).replace("14* 2*", "14 2"), "utf-8")
    assert verify(load(file)).agrees
    game = game_of(load(file))
    assert game.digest == in_the_middle_of_a_retreat().digest
    assert verify(load(saved(game, tmp_path))).agrees


def test_a_scenario_that_is_not_here_is_named_with_the_nearest(tmp_path):
    name = scenario_names(CAMPAIGN)[0]
    file = tmp_path / "hand.game"
    file.write_text(BY_HAND.format(scenario=f"{name}x", dice=""), "utf-8")
    with pytest.raises(
        NotFound, match=rf"line 2: there is no scenario called “{name}x”. Did you mean “{name}”"
    ):
        verify(load(file))


def test_a_scenario_of_the_ruleset_that_has_changed_since_is_named(tmp_path):
    name = scenario_names(CAMPAIGN)[0]
    file = tmp_path / "hand.game"
    file.write_text(BY_HAND.format(scenario=f"{name} 00000000", dice=""), "utf-8")
    assert f"“{name}” has been changed" in verify(load(file)).sentence("en")


def test_a_scenario_in_a_record_is_checked_as_any_other(tmp_path):
    game = farm()
    bad = replace(game.journal.header.scenario, text=FARM.replace("infantry", "infantri", 1), digest="")
    journal = replace(game.journal, header=replace(game.journal.header, scenario=bad))
    with pytest.raises(BadData) as fault:
        verify(replace(journal, file="x.game"))
    assert (
        str(fault.value)
        == "x.game [Scenario], unit[1].arm: there is no arm called “infantri”. Did you mean “infantry”?"
    )


# ---------------------------------------------------------------- the game itself


def test_a_game_refuses_more_dice_than_its_tape_holds():
    game = farm()
    with pytest.raises(Unreadable, match="At most 64 dice"):
        game.play("begin", dice=[1] * 65)
    assert game.plies == []


def test_a_refused_action_is_not_in_the_journal():
    game = in_the_middle_of_a_retreat()
    before = game.journal
    with pytest.raises(Refused):
        game.play("B1 back to 0102")
    assert game.journal == before


@in_both_forms
def test_records_of_another_ruleset_are_written_and_read_alike(tmp_path, suffix, monkeypatch):
    from toy import RULESET

    monkeypatch.setitem(registry._registered, "toy", RULESET)
    for seed in range(5):
        game = play_on(new_game("toy", seed=seed), random.Random(seed))
        journal = load(saved(game, tmp_path, suffix))
        assert journal == game.journal and verify(journal).agrees
        assert game_of(journal).digest == game.digest

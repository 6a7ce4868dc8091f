"""`bingqi verify`."""

import random
import re
from dataclasses import replace

import pytest

from bingqi.game.commitment import commitment
from bingqi.game.game import new_game
from bingqi.game.journal import Journal, load


def test_a_record_that_agrees(bingqi, record, played):
    ended = bingqi("verify", record)
    assert ended.code == 0
    assert ended.out.startswith(
        f"All {len(played.plies)} actions agree with campaign {played.ruleset.version}. Result: "
    )
    chinese = bingqi("verify", record, "--lang", "zh-CN")
    assert chinese.out.startswith(
        f"全部 {len(played.plies)} 个行动与 campaign {played.ruleset.version} 相符。结果："
    )


def test_a_record_in_the_middle_of_a_game_has_no_result(bingqi, before_attack, attack):
    ended = bingqi("verify", before_attack)
    assert ended.lines == [f"All {attack - 1} actions agree with campaign 1.0."]


def test_both_forms_of_record(bingqi, played, tmp_path):
    file = tmp_path / "whole.jsonl"
    Journal.of(played).save(file)
    assert bingqi("verify", file, "--json").json["agrees"] is True


@pytest.fixture
def changed(record, played, attack, tmp_path):
    """The record with one die of the attack changed; the die that was there, and the one that is."""
    true = played.plies[attack - 1].dice[0]
    false = true % 20 + 1
    dice = " ".join(map(str, played.plies[attack - 1].dice))
    text, count = re.subn(
        rf" : {dice} ->", f" : {false}{dice[len(str(true)) :]} ->", record.read_text("utf-8"), count=1
    )
    assert count == 1
    file = tmp_path / "changed.game"
    file.write_text(text, "utf-8")
    return file


def test_the_first_action_that_differs_is_named(bingqi, changed, attack):
    ended = bingqi("verify", changed)
    assert ended.code == 1
    assert f"action {attack}, " in ended.out and str(changed) in ended.out
    assert ended.err == ""


def test_the_difference_for_programs(bingqi, changed, played, attack):
    ended = bingqi("verify", changed, "--json")
    assert ended.code == 1
    found = ended.json
    assert found["agrees"] is False and found["plies_agreeing"] == attack - 1
    assert found["plies"] == len(played.plies)
    difference = found["difference"]
    assert difference["ply"] == attack
    assert (
        changed.read_text("utf-8")
        .splitlines()[difference["line"] - 1]
        .lstrip()
        .startswith(played.plies[attack - 1].text)
    )
    assert difference["found"] == " ".join(map(str, played.plies[attack - 1].dice))
    assert difference["expected"] != difference["found"]


def test_other_rules_are_refused_in_a_plain_sentence(refused, record, tmp_path):
    file = tmp_path / "old.game"
    file.write_text(record.read_text("utf-8").replace("campaign 1.0", "campaign 0.3", 1), "utf-8")
    sentence = refused("verify", file)
    assert "0.3" in sentence and "1.0" in sentence
    assert "0.3" in refused("verify", file, "--lang", "zh-CN")


SUFFIXES = (".game", ".jsonl")
in_both_forms = pytest.mark.parametrize("suffix", SUFFIXES)
KEPT = {"en": "The seed fits the pledge of the dice", "zh-CN": "种子与"}
BROKEN = {"en": "the seed does not fit the pledge of the dice", "zh-CN": "种子与骰子承诺不符"}


@pytest.fixture
def pledged(tmp_path):
    """Saves a game up to its first dice; its record says what was shown of its seed at the start."""

    def save(suffix, seed=7, shown=7):
        game, chooser = new_game("campaign", "river-crossing", seed=seed), random.Random(3)
        game.commitment = commitment(shown)
        while not (game.plies and game.plies[-1].dice):
            listed = game.candidates()
            game.play(chooser.choice([text for text in listed if "attacks" in text] or listed))
        file = tmp_path / f"pledged-{seed}-{shown}{suffix}"
        Journal.of(game).save(file)
        return file

    return save


@in_both_forms
@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_a_seed_that_fits_what_was_shown_of_it(bingqi, pledged, suffix, language):
    file = pledged(suffix)
    ended = bingqi("verify", file, "--lang", language)
    assert ended.code == 0 and ended.lines[1].startswith(KEPT[language])
    assert commitment(7)[:16] in ended.lines[1] and "--commitment" in ended.lines[1]
    for seen in (commitment(7), commitment(7)[:16], f" {commitment(7)[:20].upper()}…"):
        ended = bingqi("verify", file, "--commitment", seen, "--lang", language)
        assert ended.code == 0 and ended.lines[1].startswith(KEPT[language])
        assert "--commitment" not in ended.lines[1]
    answer = bingqi("verify", file, "--commitment", commitment(7), "--json").json
    assert (answer["agrees"], answer["seed_fits"], answer["commitment"]) == (True, True, commitment(7))


@in_both_forms
@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_another_seed_than_the_one_that_was_pledged_is_found(bingqi, pledged, suffix, language):
    """Every die is that of the seed, and the whole is sealed: only the commitment tells."""
    file = pledged(suffix, seed=8, shown=7)
    ended = bingqi("verify", file, "--lang", language)
    assert ended.code == 1 and BROKEN[language] in ended.lines[-1]
    assert commitment(7) in ended.lines[-1] and commitment(8) in ended.lines[-1]
    answer = bingqi("verify", file, "--json").json
    assert (answer["agrees"], answer["seed_fits"]) == (False, False)
    assert answer["plies_agreeing"] == answer["plies"] and answer["difference"]["ply"] is None
    where = file.read_text("utf-8").splitlines()[answer["difference"]["line"] - 1]
    assert "seed" in where.lower() and answer["difference"]["found"] == commitment(8)


@in_both_forms
def test_a_forged_pledge_is_found_by_who_saw_the_true_one(bingqi, pledged, suffix):
    file = pledged(suffix, seed=8, shown=8)
    assert bingqi("verify", file).code == 0
    ended = bingqi("verify", file, "--commitment", commitment(7)[:16])
    assert ended.code == 1 and BROKEN["en"] in ended.lines[-1]
    assert ended.lines[0].startswith("All "), "the rules agree, and that is said, too"


@in_both_forms
def test_a_seed_that_was_written_over_is_found_twice(bingqi, pledged, suffix, tmp_path):
    file = pledged(suffix)
    forged = tmp_path / f"forged{suffix}"
    before = {".game": '[Seed "7"]', ".jsonl": '"seed":"7"'}[suffix]
    assert before in file.read_text("utf-8")
    forged.write_text(file.read_text("utf-8").replace(before, before.replace("7", "8"), 1), "utf-8")
    ended = bingqi("verify", forged)
    assert ended.code == 1 and len(ended.lines) == 2
    assert "action 1, " in ended.lines[0] and BROKEN["en"] in ended.lines[1]


@in_both_forms
def test_a_pledge_that_was_taken_out_is_missed(bingqi, pledged, suffix, tmp_path):
    journal = load(pledged(suffix))
    stripped = tmp_path / f"stripped{suffix}"
    replace(journal, header=replace(journal.header, commitment="")).save(stripped)
    ended = bingqi("verify", stripped)
    assert ended.code == 1 and "taken out" in ended.out
    assert bingqi("verify", stripped, "--json").json["seed_fits"] is None
    assert bingqi("verify", stripped, "--commitment", commitment(7), "--json").json["seed_fits"] is True


def test_a_record_without_a_pledge_can_be_held_against_one(bingqi, record):
    assert "pledge" not in bingqi("verify", record).out
    assert bingqi("verify", record, "--commitment", commitment(7)).code == 0
    assert bingqi("verify", record, "--commitment", commitment(8)).code == 1


@pytest.mark.parametrize("digits", ["", "abc", "0" * 15, "0" * 65, "x" * 64])
def test_what_is_no_pledge_is_refused(refused, record, digits):
    assert "--commitment" in refused("verify", record, "--commitment", digits)
    assert "承诺" in refused("verify", record, "--commitment", digits, "--lang", "zh-CN")


def test_a_pledge_of_wrong_digits_in_a_record_is_refused_with_its_line(refused, pledged, tmp_path):
    text = pledged(".game").read_text("utf-8")
    broken = tmp_path / "broken.game"
    broken.write_text(text.replace(commitment(7), "12345"), "utf-8")
    line = next(number for number, row in enumerate(text.splitlines(), 1) if row.startswith("[Commitment"))
    assert f"line {line}" in refused("verify", broken) and "12345" in refused("verify", broken)

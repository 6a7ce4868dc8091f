"""Records as text and as JSON lines: what is written is read back, and every fault has its file, line and
word."""

import json
import random
import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bingqi.errors import Unreadable, UserError
from bingqi.game.game import Game
from bingqi.game.journal import (
    Embedded,
    Header,
    Journal,
    RecordedPly,
    embedded,
    load,
    plain_comment,
    text_digest,
    verify,
)
from bingqi.game.notation import jsonl, reading, text
from bingqi.game.registry import ruleset
from bingqi.game.scenario import ScenarioText

CAMPAIGN = ruleset("campaign")
FARM = Path(__file__).with_name("farm.toml").read_text("utf-8")


def short_game() -> Game:
    """Red drives Blue back, by dice that were typed in, and takes the place."""
    game = Game(CAMPAIGN, ScenarioText("farm", FARM, "farm.toml", is_own=False), (), 7)
    game.players = {"Red": "Li Wei", "Blue": "greedy"}
    for action in ("begin", "choose R1", "R1 to 0302 attacks B1"):
        game.play(action)
    game.play("end planning", dice=(14, 1))
    for action in ("B1 back to 0502", "R1 enters 0402"):
        game.play(action)
    return game


JOURNAL = short_game().journal
RECORD = text.write(JOURNAL)
LINES = jsonl.write(JOURNAL)
LF = "\n"

# ---------------------------------------------------------------- there and back

words = st.text(
    st.characters(blacklist_categories=["C", "Z"], blacklist_characters="{}#:>|[]"), min_size=1, max_size=8
)
names = words.filter(
    lambda word: not word[0].isdecimal() and '"' not in word and word not in text.TAGS and word != "end"
)
phrases = st.lists(words, min_size=1, max_size=4).map(" ".join)
lines = st.text(st.characters(blacklist_categories=["C"]), max_size=20)
comments = st.lists(lines, max_size=3).map("\n".join).map(plain_comment)
digests = st.one_of(st.just(""), st.text("0123456789abcdef", min_size=8, max_size=16))
texts = st.lists(lines, min_size=1, max_size=4).map("\n".join).filter(lambda written: written.strip())


@st.composite
def recorded_plies(draw):
    dice = tuple(draw(st.lists(st.integers(1, 9999), max_size=5)))
    followed = "" if draw(st.booleans()) else draw(phrases)
    return RecordedPly(
        seat=draw(names),
        action=draw(phrases),
        dice=dice,
        typed=draw(st.integers(0, len(dice))),
        digest=draw(digests),
        round=draw(st.one_of(st.none(), st.integers(0, 99))),
        followed=followed,
        comment=draw(comments),
    )


@st.composite
def journals(draw):
    scenario = draw(
        st.one_of(
            st.builds(Embedded, names),
            st.builds(Embedded, names, st.just("0123abcd")),
            st.builds(embedded, names, texts),
        )
    )
    header = Header(
        ruleset=draw(words),
        version=draw(words),
        scenario=scenario,
        overlays=tuple(draw(st.lists(st.builds(embedded, names, texts), max_size=2))),
        seed=draw(st.integers(-(2**63), 2**63 - 1)),
        players=draw(st.dictionaries(st.one_of(names, st.sampled_from(text.TAGS)), lines, max_size=3)),
        result=draw(lines),
        commitment=draw(st.one_of(st.just(""), st.text("0123456789abcdef", min_size=64, max_size=64))),
    )
    return Journal(header, tuple(draw(st.lists(recorded_plies(), max_size=4))), draw(digests), draw(comments))


@given(journals())
@settings(max_examples=200)
def test_any_journal_is_read_as_it_was_written(journal):
    assert reading.read(text.write(journal), "a.game") == journal
    assert jsonl.read(jsonl.write(journal), "a.jsonl") == journal


@given(journals())
def test_both_forms_turn_into_each_other(journal):
    as_text, as_lines = text.write(journal), jsonl.write(journal)
    assert jsonl.write(reading.read(as_text, "a.game")) == as_lines
    assert text.write(jsonl.read(as_lines, "a.jsonl")) == as_text


@given(journals(), st.randoms(use_true_random=False))
def test_line_ends_and_spaces_at_them_do_not_matter(journal, chance):
    written = text.write(journal)
    end = chance.choice(["\r\n", "\r", "\n"])
    spaced = end.join(
        line + " " * chance.randrange(3) + "\t" * chance.randrange(2) for line in written.split("\n")
    )
    assert reading.read("\ufeff" + spaced, "a.game") == journal


def test_a_file_from_another_system_is_read(tmp_path):
    file = tmp_path / "windows.game"
    file.write_bytes(b"\xef\xbb\xbf" + RECORD.replace("\n", "   \r\n").encode())
    assert load(file) == JOURNAL and verify(load(file)).agrees
    lines_file = tmp_path / "windows.jsonl"
    lines_file.write_bytes(b"\xef\xbb\xbf" + LINES.replace("\n", " \r\n").encode())
    assert load(lines_file) == JOURNAL and verify(load(lines_file)).agrees


def test_a_text_with_spaces_at_its_line_ends_keeps_its_digest():
    loose = embedded("farm", FARM.replace("\n", " \t\r\n"))
    assert loose == embedded("farm", FARM) and loose.digest == text_digest(FARM)


# ---------------------------------------------------------------- how it looks


def test_a_record_looks_as_the_page_about_it_says():
    shown = re.sub(r"#[0-9a-f]{16}", "#digest", RECORD)
    head, _, body = shown.partition("| [scenario]\n")
    assert head == (
        f'[Game "campaign {CAMPAIGN.version}"]\n[Red "Li Wei"]\n[Blue "greedy"]\n[Seed "7"]\n'
        f'[Scenario "farm {text_digest(FARM)}"]\n'
    )
    assert body.endswith(
        """
| [time]
| rounds = 3

0 Umpire
  begin                                                   #digest

1 Red
  choose R1                                               #digest
  R1 to 0302 attacks B1                                   #digest
  end planning : 14* 1* -> Success: B1 must retreat       #digest
1 Blue
  B1 back to 0502                                         #digest
1 Red
  R1 enters 0402                                          #digest

end #digest
"""
    )


def test_comments_stand_where_they_belong():
    plies = list(JOURNAL.plies)
    plies[1] = replace(plies[1], comment="幸运")
    plies[3] = replace(plies[3], comment="two\nlines")
    written = text.write(replace(JOURNAL, plies=tuple(plies), comment="before"))
    assert "\n{before}\n\n0 Umpire\n" in written
    assert re.search(r"^  choose R1  \{幸运\} +#[0-9a-f]{16}$", written, re.MULTILINE)
    assert re.search(r"#[0-9a-f]{16}\n    \{two\n    lines\}\n1 Blue\n", written)


def test_json_lines_hold_what_the_page_about_them_says():
    header, *others, end = [json.loads(line) for line in jsonl.write(JOURNAL, with_events=True).splitlines()]
    assert list(header) == [
        "record",
        "format",
        "game",
        "version",
        "seed",
        "players",
        "result",
        "scenario",
        "overlays",
        "comment",
    ]
    assert header["seed"] == "7" and header["scenario"]["text"] == FARM
    assert end == {"end": JOURNAL.seal}
    for number, (line, ply) in enumerate(zip(others, JOURNAL.plies, strict=True), 1):
        assert list(line) == [
            "ply",
            "round",
            "seat",
            "action",
            "dice",
            "typed",
            "digest",
            "followed",
            "comment",
            "fields",
            "events",
        ]
        assert (line["ply"], line["action"], tuple(line["dice"])) == (number, ply.action, ply.dice)
    move, fight = others[2], others[3]
    assert move["fields"] == {"act": "PLAN", "side": 0, "actor": 0, "target": 2, "x": 9}
    rolled = [event for event in fight["events"] if event["kind"] == "ROLLED"]
    assert [(event["cause"], event["a"], event["b"]) for event in rolled] == [
        ("CHECK_DIE", 14, 20),
        ("RETREAT_DIE", 1, 4),
    ]
    assert fight["events"][0] == {
        "kind": "MOVED",
        "cause": "",
        "actor": 0,
        "target": -1,
        "a": 9,
        "b": 2,
        "seen_by": 255,
    }


def test_events_are_extra_and_not_read_back():
    assert jsonl.read(jsonl.write(JOURNAL, with_events=True), "a.jsonl") == JOURNAL


@pytest.mark.parametrize(
    ("written", "comment"),
    [
        ("  begin {one} {two}", "one\ntwo"),
        ("  begin {one} #0123abcd {two}", "one\ntwo"),
        ("  begin\n{one}\n   { two }", "one\ntwo"),
        ("  begin {#1: a -> b | c [d]}", "#1: a -> b | c [d]"),
        ("  begin {open { \\} C:\\temp \\\\}", "open { } C:\\temp \\"),
        ("  begin {第一行\n\n[不是标签]\n| 也不是原文\nend}", "第一行\n\n[不是标签]\n| 也不是原文\nend"),
        ("  begin {}", ""),
    ],
)
def test_comments_are_free(written, comment):
    journal = read_body(f"0 Umpire\n{written}\n")
    assert journal.plies[-1].comment == comment
    assert reading.read(text.write(journal), "a.game") == journal


def test_a_seat_may_be_called_like_a_tag():
    journal = replace(JOURNAL, header=replace(JOURNAL.header, players={"Seed": "x", "Red": "y"}))
    assert reading.read(text.write(journal), "a.game") == journal


def read_body(body: str) -> Journal:
    return reading.read(f'[Game "campaign 1.0"]\n[Scenario "farm"]\n[Seed "7"]\n{body}end\n', "a.game")


# ---------------------------------------------------------------- faults


def changed(old: str, new: str, written: str = RECORD) -> str:
    assert old in written
    return written.replace(old, new, 1)


def fault_of(written: str, folder: Path, name: str = "tuesday.game") -> tuple[str, str]:
    """The sentences with which a record is refused, in both languages, from the line on."""
    file = folder / name
    file.write_text(written, "utf-8")
    with pytest.raises(UserError) as fault:
        load(file)
    english, chinese = fault.value.sentence("en"), fault.value.sentence("zh-CN")
    assert english.startswith(f"{file}, line ") and chinese.startswith(f"{file} 第 ")
    assert str(fault.value) == english and re.search(r"[\u4e00-\u9fff]", chinese[len(str(file)) + 6 :])
    return english[len(str(file)) + 2 :], chinese


DIGEST = JOURNAL.plies[1].digest


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("[Red ", "[Rde ", "line 2: there is no tag “Rde”. Did you mean “Red”?"),
        ("[Seed ", "[Sead ", "line 4: there is no tag “Sead”. Did you mean “Seed”?"),
        ("[Game ", "[game ", "line 1: there is no tag “game”. Did you mean “Game”?"),
        ('[Game "campaign 1.0"]\n', "", "line 1: the tag Game is missing."),
        ('[Seed "7"]\n', "", "line 1: the tag Seed is missing."),
        ('"7"', '"seven"', "line 4: “seven” is not a seed"),
        ('"7"', '"9223372036854775808"', "line 4: “9223372036854775808” is not a seed"),
        ('[Seed "7"]', '[Seed "7"', 'line 4: “[Seed "7"” does not fit here; write for example [Seed "7"].'),
        ('[Seed "7"]', "[Seed 7]", "line 4: “[Seed 7]” does not fit here"),
        ('[Seed "7"]', '["7"]', 'line 4: “["7"]” does not fit here'),
        ('[Seed "7"]', '[Seed "7"]\n[Seed "8"]', "line 5: the tag Seed stands in line 4 already."),
        (
            '"campaign 1.0"',
            '"campaign"',
            'line 1: “campaign” does not fit here; write for example [Game "campaign 1.0"].',
        ),
        ("1 Red", '[Seed "7"]', "line @: the tag Seed comes too late"),
        ('[Seed "7"]', '[Seed "7"]\n| stray', "line 5: “stray” stands under no tag that has a text"),
        (
            f'"farm {text_digest(FARM)}"',
            '"farm 12"',
            "line 5: “farm 12” has a text but no digest of eight digits",
        ),
        ("0 Umpire\n", "", "line @: the action “begin #"),
        (
            "0 Umpire",
            "0: Umpire",
            "line @: “0: Umpire” is not a heading such as “1 Red”. Actions are indented.",
        ),
        ("0 Umpire", "0 Umpier", "line @+1: There is no seat called “Umpier”. Did you mean “Umpire”?"),
        ("  choose R1", "choose R1", "line @: “choose R1 #"),
        ("choose R1", "chose R1", "line @: “chose R1” is not understood: did you mean “choose” by “chose”?"),
        ("choose R1", "choose R9", "line @: There is no unit called “R9”. Did you mean “R"),
        ("R1 to 0302", "R1 to 0902", "line @: “0902” lies off the map; the nearest cell on it is 0702."),
        ("R1 to 0302", "R1 to 302", "line @: “302” is not a cell"),
        (" : 14* 1*", " : 14* x", "line @: “x” is not a die"),
        (" : 14* 1*", " : 0 1", "line @: “0” is not a die"),
        (" : 14* 1*", " : -3", "line @: “-3” is not a die"),
        (" : 14* 1*", " : 14* 10000", "line @: “10000” is not a die"),
        (" : 14* 1*", " : 14 1*", "line @: the star of “1*” cannot be"),
        (" : 14* 1*", " :", "line @: no dice follow the colon."),
        (" : 14* 1*", " :" + " 1" * 65, "line @: At most 64 dice can be given for an action; here are 65."),
        ("choose R1", ": 3", "line @: “: 3 #"),
        (f"#{DIGEST}", "#123456", "line @: “123456” is not a digest"),
        (f"#{DIGEST}", f"#{DIGEST}0", f"line @: “{DIGEST}0” is not a digest"),
        (f"#{DIGEST}", "#wxyz0123", "line @: “wxyz0123” is not a digest"),
        (f"#{DIGEST}", f"#{DIGEST} #{DIGEST}", f"line @: “#{DIGEST}” has no place here."),
        (f"#{DIGEST}", f"#{DIGEST} and more", "line @: “and more” has no place here."),
        ("choose R1", "choose R1 {never closed", "line @: the comment that begins here is not closed"),
        ("choose R1", "choose R1 {a\x1b[2Jb}", "line @: “a�[2Jb” has a control character in it"),
        ("\nend ", "\nende ", "line @: “ende #"),
        ("\nend ", "\n  # ", "line @: “” is not a digest"),
        ("\nend #", "\nend #12", "line @: “12"),
    ],
)
def test_a_fault_is_told_with_its_line_and_the_right_word(tmp_path, old, new, sentence):
    english, _ = fault_of(changed(old, new), tmp_path)
    line = RECORD[: RECORD.index(old)].count("\n") + 1 + old.startswith("\n")
    assert english.startswith(sentence.replace("@+1", str(line + 1)).replace("@", str(line)))


def test_a_record_that_breaks_off_is_told(tmp_path):
    english, chinese = fault_of(RECORD[: RECORD.index("end #")], tmp_path)
    assert "the record breaks off here; its last line is “end”." in english
    assert "记录到这里中断了" in chinese


@pytest.mark.parametrize("more", ["again", "  begin", "{a comment}", '[Seed "7"]', "| text", "end"])
def test_nothing_comes_after_the_end(tmp_path, more):
    english, _ = fault_of(RECORD + more, tmp_path)
    assert english.endswith(
        f"line {RECORD.count(LF) + 1}: “{more.strip()}” stands after the end of the record."
    )


def test_an_overlay_without_its_text_is_told(tmp_path):
    english, _ = fault_of(changed("[Scenario", '[Overlay "mud"]\n[Scenario'), tmp_path)
    assert (
        english
        == "line 5: the text of the overlay “mud” is missing; its lines follow the tag and begin with “|”."
    )


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            '"seed"',
            '"sead"',
            "line 1: sead: there is no such key. Did you mean “seed”? There is one more fault.",
        ),
        ('"game":"campaign",', "", "line 1: game: this key is missing."),
        ('"record":"bingqi"', '"record":"chess"', "line 1: record: 'chess' does not fit"),
        ('"seed":"7"', '"seed":"7.5"', "line 1: “7.5” is not a seed"),
        ('"seed":"7"', '"seed":7', "line 1: seed: 7 does not fit"),
        ('"overlays":[]', '"overlays":[{"name":"mud"}]', "line 1: the text of the overlay “mud” is missing"),
        (f'"digest":"{text_digest(FARM)}"', '"digest":""', "line 1: “farm” has a text but no digest"),
        ('"Red":', '"Rde":', "line 1: there is no tag “Rde”. Did you mean “Red”?"),
        (
            '"seat":"Umpire"',
            '"seat":"Umpier"',
            "line 2: There is no seat called “Umpier”. Did you mean “Umpire”?",
        ),
        ('"seat":"Umpire"', '"seet":"Umpire"', "line 2: seet: there is no such key. Did you mean “seat”?"),
        (
            '"choose R1"',
            '"chose R1"',
            "line 3: “chose R1” is not understood: did you mean “choose” by “chose”?",
        ),
        ('"choose R1"', '"choose R1 {x}"', "line 3: action: 'choose R1 {x}' does not fit"),
        ('"dice":[14,1]', '"dice":[14,"1"]', "line 5: dice[2]: '1' does not fit"),
        ('"dice":[14,1]', '"dice":[14,0]', "line 5: dice[2]: 0 does not fit"),
        ('"typed":2', '"typed":3', "line 5: 3 dice are said to be given by a player, but there are only 2."),
        (f'"{DIGEST}"', '"12"', "line 3: digest: '12' does not fit"),
        ('{"ply":2', '["ply":2', "line 3: this is not JSON ("),
        ('{"end":', '{"ende":', "line 8: ende: there is no such key."),
    ],
)
def test_a_fault_in_json_lines_is_told_with_its_line_and_the_right_word(tmp_path, old, new, sentence):
    english, _ = fault_of(changed(old, new, LINES), tmp_path, "tuesday.jsonl")
    assert english.startswith(sentence)


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("", "line 1: nothing stands in this file."),
        ("\n \n", "line 1: nothing stands in this file."),
        ("[]\n", "line 1: [] does not fit"),
        (LINES[: LINES.index('{"end"')], "line 7: the record breaks off here"),
        (f'{LINES}{{"end":""}}', "line 9: “{'end': ''}” stands after the end"),
        ("[" * 100_000, "line 1: this is not JSON"),
        (LINES.replace("farm", "a\\u001b[2Jb", 1), "line 1: “a�[2Jb” has a control character in it"),
    ],
)
def test_json_lines_that_are_no_record_are_told(tmp_path, written, sentence):
    english, _ = fault_of(written, tmp_path, "tuesday.jsonl")
    assert english.startswith(sentence)


# ---------------------------------------------------------------- whatever is read

signs = st.text(
    st.one_of(st.characters(codec="utf-8"), st.sampled_from('[]{}|"#:->*\\ \n\t0123 Red end')), max_size=200
)


@given(signs)
@settings(max_examples=400)
def test_any_text_is_a_record_or_a_users_fault(written):
    for read in (reading.read, jsonl.read):
        try:
            journal = read(written, "a.game")
        except Unreadable as fault:
            assert fault.sentence("zh-CN").startswith("a.game 第 ")
        else:
            assert isinstance(journal, Journal)


@given(
    st.lists(st.tuples(st.integers(0, 10_000), st.integers(0, 6), signs), min_size=1, max_size=3),
    st.booleans(),
)
@settings(max_examples=150)
def test_a_spoilt_record_is_read_and_verified_or_a_users_fault(tmp_path_factory, changes, as_text):
    written = RECORD if as_text else LINES
    for at, gone, new in changes:
        place = at % len(written)
        written = written[:place] + new[:5] + written[place + gone :]
    file = tmp_path_factory.mktemp("spoilt") / ("a.game" if as_text else "a.jsonl")
    file.write_text(written, "utf-8")
    try:
        verdict = verify(load(file))
    except UserError as fault:
        assert fault.sentence("en") and fault.sentence("zh-CN")
    else:
        assert bool(verdict.sentence("en")) != verdict.agrees


@pytest.mark.parametrize("sign", [*'{}[]|"#:\\ \n', "{\n", "->", "end ", '[x "'])
def test_long_nonsense_is_refused_at_once(sign):
    for read in (reading.read, jsonl.read):
        with pytest.raises(Unreadable):
            read(sign * 100_000, "a.game")


def test_random_games_of_both_sides_use_every_heading():
    chance, game = random.Random(3), short_game()
    while not game.result.over:
        game.play(chance.choice(game.candidates()))
    headings = re.findall(r"^(\d+) (\w+)$", text.write(game.journal), re.MULTILINE)
    assert headings[0] == ("0", "Umpire")
    assert {seat for _, seat in headings[1:]} == {"Red", "Blue"}
    assert all(before != after for before, after in pairwise(headings))

"""`bingqi play`: games typed at the prompt, as people type them, wrong words and all."""

import io
import re
from fractions import Fraction
from pathlib import Path

import pytest
from toy import RULESET as TOY

from bingqi.cli.main import main
from bingqi.game.explain import wide
from bingqi.game.journal import load, verify

CLOSE = """
[scenario]
en = "Face to face"
zh-CN = "面对面"
story = "Nobody has far to go."
story-zh-CN = "谁也不用走远。"
minutes = 5

[map]
rows = [". . . . . . . .", ". . f . . . . .", ". . . . . w . .", ". . . . . w . .", ". . . . . . . ."]

[map.legend]
f = { terrain = ["forest"] }
w = { terrain = ["water"] }

[[side]]
name = "Red"
title = { en = "Red", zh-CN = "红方" }

[[side]]
name = "Blue"
title = { en = "Blue", zh-CN = "蓝方" }

[[unit]]
name = "R1"
side = "Red"
arm = "infantry"
power = "4/4"
at = "0303"

[[unit]]
name = "R2"
side = "Red"
arm = "cavalry"
power = "3/8"
at = "0101"

[[unit]]
name = "B1"
side = "Blue"
arm = "infantry"
power = "4/4"
at = "0403"

[[unit]]
name = "B2"
side = "Blue"
arm = "infantry"
power = "2/4"
at = "0804"

[time]
rounds = 2
winner = "most-strength"
"""

FLAG = CLOSE.replace(
    'power = "4/4"\nat = "0303"',
    'power = "-/4"\nat = "0303"\nmembers = [{ name = "Li", role = "player", hit_points = 13 }]',
)


class Table:
    """Runs `bingqi play` with typed lines, and keeps what it said."""

    def __init__(self, folder: Path, capsys, monkeypatch) -> None:
        self.folder, self.capsys, self.monkeypatch = folder, capsys, monkeypatch
        self.file = folder / "kept.game"
        self.scenario = folder / "close.toml"
        self.scenario.write_text(CLOSE, "utf-8")

    def type(self, lines: str, *words: str) -> str:
        """Type lines, separated by `/` or line ends, into a new game on the small map; the screen's text."""
        own = ("campaign", "--scenario", str(self.scenario), "--save", str(self.file))
        return self.run(lines, *own, *words)

    def run(self, lines: str, *words: str, code: int = 0) -> str:
        typed = lines if "\n" in lines else lines.replace("/", "\n")
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed + "\n" if typed else ""))
        self.capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            main(["play", *map(str, words)])
        said = self.capsys.readouterr()
        assert ended.value.code == code, said
        assert "Traceback" not in said.err and "<error" not in said.out and "<play" not in said.out
        return said.out if code == 0 else said.err

    @property
    def actions(self) -> list[str]:
        """The actions in the kept record."""
        return [ply.action for ply in load(self.file).plies]


@pytest.fixture
def table(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    return Table(tmp_path, capsys, monkeypatch)


def last_screen(said: str) -> str:
    """What stands below the last board."""
    return said.rpartition("\n01 ")[2]


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize(("language", "won"), [("en", "won:"), ("zh-CN", "获胜：")])
@pytest.mark.parametrize("foe", ["greedy", "random"])
def test_a_whole_game_by_numbers_alone(table, language, won, foe):
    said = table.type("/".join("1" * 60), "--red", "me", "--blue", foe, "--seed", "2", "--lang", language)
    assert won in last_screen(said)
    assert f"bingqi replay {table.file}" in said
    shown = re.sub(r"^.*?> |Press Enter when you are there\. |就座后按回车。 ", "", said, flags=re.MULTILINE)
    assert max(map(wide, shown.replace(str(table.file), "").splitlines())) <= 80
    assert verify(load(table.file)).agrees
    assert load(table.file).header.players == {"Red": "me", "Blue": foe, "Umpire": "dice"}


def test_a_game_that_is_over_is_shown_again(table):
    table.type("/".join("1" * 60), "--red", "me", "--seed", "2")
    said = table.run("", "--resume", table.file)
    assert "won:" in last_screen(said)


@pytest.mark.parametrize("agents", [("greedy", "random"), ("random", "random")])
def test_agents_play_to_the_end_while_somebody_watches(table, agents):
    said = table.run(
        "", "campaign", "river-crossing", "--side", f"Red={agents[0]}", "--blue", agents[1], "--seed", "4"
    )
    assert re.search(r"(won:|Nobody has won)", last_screen(said))
    assert "plans to" in said  # whoever watches may know everything
    [kept] = (table.folder / "data" / "bingqi" / "games").glob("campaign-river-crossing-*.game")
    assert verify(load(kept)).agrees


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_other_rules_are_played_at_the_same_table(table, language):
    table.monkeypatch.setattr("bingqi.game.registry._registered", {"toy": TOY})
    words = ("toy", "three-fords", "--side", "Scouts=me", "--side", "Guards=random", "--seed", "1")
    said = table.run("/".join("1" * 40), *words, "--lang", language, "--save", table.file)
    assert "bingqi replay" in said and load(table.file).header.ruleset == "toy"


# ---------------------------------------------------------------- what is offered, and what is typed


def test_the_first_screen_says_everything(table):
    said = table.type("", "--red", "me", "--seed", "1")
    for part in (
        "Face to face",
        "Nobody has far to go.",
        "Red: you; Blue: the computer (greedy)",
        "How to win",
    ):
        assert part in said
    assert "Round 1 of 2  Red  Planning" in said
    assert "\n01  [R2]   .     .     .     .     .     .     .\n02" in said
    assert "[R1] !<B1>" not in said and "![R1]  <B1>" in said
    assert "  1  R1  Infantry  4/4  0303  in reach: B1" in said
    assert "  3  End planning" in said


def test_a_unit_is_asked_for_first_then_its_attack_or_its_place(table):
    said = table.type("2", "--red", "me", "--seed", "1")
    assert "Red: What about R2?" in said
    assert re.search(r"cost 1  0102 0201", said)
    assert len(last_screen(said).splitlines()) < 24


@pytest.mark.parametrize(
    "lines", ["1/1/1", "1/B1/1", "R1 attacks B1", "r1 ATTACKS b1", "R1/attacks B1", "  R1   attacks   B1 "]
)
def test_one_attack_can_be_typed_in_many_ways(table, lines):
    table.type(lines + "/quit", "--red", "me", "--seed", "1")
    assert table.actions == ["begin", "R1 attacks B1"]


@pytest.mark.parametrize("lines", ["2/0302", "R2/0302", "R2/to 0302", "R2 to 0302", "1/back/2/0302"])
def test_one_move_can_be_typed_in_many_ways(table, lines):
    table.type(lines, "--red", "me", "--seed", "1")
    assert table.actions == ["begin", "R2 to 0302"]


def test_what_is_not_listed_is_played_all_the_same(table):
    table.type("R2 along E3", "--red", "me", "--seed", "1")
    assert table.actions == ["begin", "R2 along E3"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("9", "There is no choice 9: the choices are 1 to 3."),
        ("R1 atacks B1", "did you mean “attacks” by “atacks”?"),
        ("R9 holds", "There is no unit called “R9”. Did you mean “R2”?"),
        ("udno", "Did you mean “undo”?"),
        ("R1 to 0909", "lies off the map; the nearest cell on it is"),
        ("R1 to 0101", "[CAMP W8]"),
        ("B1 holds", "[CAMP"),
        ("xyzzy plugh", "is not understood. Type a number, an action such as"),
        ("why", "Write what you mean after why"),
        ("rules W99", "There is no clause “W99”."),
        ("explain 77", "There is no action 77"),
        ("lang fr", "There is no language “fr” here."),
        ("save nowhere.txt", "A record is called"),
    ],
)
def test_wrong_words_get_one_sentence_and_the_question_stays(table, typed, answer):
    said = table.type(f"{typed}/R2 holds", "--red", "me", "--seed", "1")
    assert answer in " ".join(said.split())
    assert table.actions == ["begin", "R2 holds"]


# ---------------------------------------------------------------- asking


def test_help_names_every_command_in_both_languages(table):
    said = table.type("?/lang/？", "--red", "me", "--seed", "1")
    for word in ("why", "odds", "undo", "log", "explain", "rules", "roster", "save", "lang", "quit"):
        assert re.search(rf"^  {word} ", said, re.MULTILINE)
    for word in ("为何", "胜算", "悔棋", "记录", "解说", "条款", "部队", "保存", "语言", "退出"):
        assert re.search(rf"^  {word} ", said, re.MULTILINE)


@pytest.mark.parametrize(("word", "language"), [("why", "en"), ("为何", "zh-CN"), ("why", "zh-CN")])
def test_why_gives_the_reason_the_clause_and_its_text(table, word, language):
    lines = f"{word} R1 along SE/{word} R2 to 0302"
    said = table.type(lines, "--red", "me", "--seed", "1", "--lang", language)
    reason = {"en": "first step must leave all such zones", "zh-CN": "第一步必须离开所有敌方交战区"}[language]
    assert reason in " ".join(said.split()) and "CAMP W9" in said
    assert {"en": "R2 to 0302: this is legal.", "zh-CN": "R2 to 0302：合法。"}[language] in said


@pytest.mark.parametrize(
    "lines", ["odds R1 attacks B1", "R1/odds attacks B1", "R1 attacks B1/odds end planning"]
)
def test_odds_are_exact_and_sum_to_one(table, lines):
    said = table.type(lines, "--red", "me", "--seed", "1")
    rows = re.findall(r"^ *([\d.]+) %  *(\d+(?:/\d+)?)  (\S.*)$", said, re.MULTILINE)
    assert sum(Fraction(chance) for _, chance, _ in rows) == 1
    assert {text.split(":")[0]: Fraction(chance) for _, chance, text in rows} == {
        "Critical success": Fraction(1, 20),
        "Success": Fraction(1, 2),
        "Failure": Fraction(2, 5),
        "Critical failure": Fraction(1, 20),
    }
    assert "12.5 %  B1 must retreat 4 ch" in said
    assert "CAMP W11" in said and "undo" not in said


def test_odds_count_who_has_planned_to_attack_too(table):
    said = table.type(
        "odds R1 attacks B1/R2 to 0402 attacks B1/odds R1 attacks B1", "--red", "me", "--seed", "1"
    )
    assert "Strength 4 attacks B1 with strength 4." in said
    assert "Strength 7 attacks B1 with strength 4." in said


def test_odds_of_what_is_not_legal_are_refused(table):
    said = table.type("odds R1 attacks B2", "--red", "me", "--seed", "1")
    assert "[CAMP W10]" in said and "%" not in said


def test_asking_changes_nothing(table):
    asking = "?/why R1 to 0404/odds R1 attacks B1/log/rules/rules W12/roster/board/lang/语言/R1/back"
    table.type(f"{asking}/R1 holds", "--red", "me", "--seed", "1")
    assert table.actions == ["begin", "R1 holds"]


def test_a_clause_is_told_with_its_readings(table):
    said = table.type("rules CAMP W12/条款 w12.natural/rules", "--red", "me", "--seed", "1")
    assert "CAMP W12 (as the source has it)" in said and "CAMP W12.natural (invented here)" in said
    assert "W40" in said


def test_rulings_are_told_as_they_fall(table):
    said = table.type("R1 attacks B1/end planning", "--red", "me", "--seed", "1", "--dice")
    assert said.endswith("bingqi play --resume " + str(table.file) + "\n")
    said = table.type("R1 attacks B1/end planning/12/2", "--red", "me", "--seed", "1", "--dice")
    for line in (
        "Attack on B1                                                           CAMP W10",
        "      +4  R1 attacking strength                                        CAMP W11",
        "      +0  modifier for the odds                   CAMP W11.table; invented here",
        "  d20=12  check                                                        CAMP W12",
        "  Success: B1 must retreat.",
        "B1 falls back to ",
    ):
        assert line in said


# ---------------------------------------------------------------- taking back


def test_a_plan_can_be_taken_back_as_long_as_it_is_secret(table):
    said = table.type("R1 attacks B1/R2 holds/undo/悔棋/R2 holds", "--red", "me", "--seed", "1")
    assert "Taken back: R2 holds" in said and "Taken back: R1 attacks B1" in said
    assert table.actions == ["begin", "R2 holds"]


def test_nothing_can_be_taken_back_at_the_beginning(table):
    assert "nothing can be taken back" in table.type("undo/R2 holds", "--red", "me", "--seed", "1")


def test_dice_that_have_fallen_stand_against_the_computer(table):
    said = table.type("R1 attacks B1/end planning/undo/log", "--red", "me", "--blue", "random", "--seed", "1")
    assert "too late to take that back" in said
    assert "end planning" in table.actions


@pytest.mark.parametrize(("answer", "kept"), [("yes", False), ("no", True), ("", True)])
def test_at_one_screen_dice_are_taken_back_when_all_agree(table, answer, kept):
    lines = f"/R1 attacks B1/end planning/12/1//undo/{answer}"
    said = table.type(lines, "--red", "me", "--blue", "me", "--seed", "1", "--dice")
    assert "Does everybody agree" in said
    assert ("end planning" in table.actions) == kept


def test_the_same_dice_fall_after_taking_back(table):
    """Taking back is no way to roll again."""
    runs = []
    for again in ("", "undo/yes//R1 attacks B1/end planning/"):
        table.type(f"/R1 attacks B1/end planning/{again}", "--red", "me", "--blue", "me", "--seed", "1")
        runs.append([ply.dice for ply in load(table.file).plies if ply.dice])
    assert runs[0] and runs[0][0] == runs[1][0]


# ---------------------------------------------------------------- dice on the table


def test_real_dice_are_asked_for_and_kept(table):
    said = table.type("R1 attacks B1/end planning/21/eleven/15/3", "--red", "me", "--seed", "1", "--dice")
    assert "“21” is no face of a d20." in said and "“eleven” is no face of a d20." in said
    assert "Roll a d20 (check)" in said and "Roll a d4 (B1 length of the retreat)" in said
    [ply] = [ply for ply in load(table.file).plies if ply.dice]
    assert (ply.dice, ply.typed) == ((15, 3), 2)


def test_enter_lets_the_computer_roll(table):
    table.type("R1 attacks B1/end planning///", "--red", "me", "--seed", "1", "--dice")
    with_dice = [ply.dice for ply in load(table.file).plies if ply.dice]
    table.type("R1 attacks B1/end planning", "--red", "me", "--seed", "1")
    assert with_dice[0] == next(ply.dice for ply in load(table.file).plies if ply.dice)


# ---------------------------------------------------------------- leaving and coming back


@pytest.mark.parametrize("typed", range(1, 12))
def test_the_input_may_end_anywhere(table, typed):
    lines = ["R1 attacks B1", "R2", "0302", "end planning", *"12345678"]
    said = table.type("/".join(lines[:typed]), "--red", "me", "--seed", "2")
    assert "won:" in said or f"bingqi play --resume {table.file}" in said
    assert verify(load(table.file)).agrees


def test_nothing_is_kept_where_nothing_was_played(table):
    for lines in ("", "quit", "?"):
        assert "nothing is kept" in table.type(lines, "--red", "me")
    assert not table.file.exists()


def test_a_game_goes_on_in_the_middle_of_a_retreat(table):
    """Left at a step of a retreat and resumed: the same choices, the same next die, the same end."""
    lines = ["", "R1 attacks B1", "end planning", "", *("1" for _ in range(80))]
    seats = ("--red", "me", "--blue", "me", "--seed", "12")
    whole = table.type("/".join(lines), *seats)
    plies = load(table.file).plies
    assert "must retreat" in whole and re.search("won:|Nobody has won", whole)
    left = table.type("/".join(lines[:4]), *seats)
    assert "Blue: Where does B1 fall back to?" in left
    said = table.run("/".join(["", *("1" for _ in range(80))]), "--resume", table.file)
    first, second = (text.partition("fall back to?")[2].splitlines()[1:4] for text in (left, said))
    assert [line for line in first if line[:3].strip().isdigit()] == [
        line for line in second if line[:3].strip().isdigit()
    ]
    retreat = next(number for number, ply in enumerate(plies) if "back to" in ply.action)
    again = load(table.file).plies
    assert again[retreat:] == plies[retreat:]
    assert [ply.digest for ply in again] == [ply.digest for ply in plies]


def test_whoever_comes_back_hears_what_came_of_the_last_action(table):
    table.type("R1 attacks B1/end planning", "--red", "me", "--seed", "1")
    said = table.run("quit", "--resume", table.file)
    assert "Attack on B1" in said


def test_other_players_may_go_on_with_a_game(table):
    table.type("R1 holds", "--red", "me", "--seed", "1")
    said = table.run("", "--resume", table.file, "--red", "random", "--blue", "random")
    assert "Red: the computer (random); Blue: the computer (random)" in said and "won:" in said


def test_a_copy_can_be_saved_anywhere(table):
    copy = table.folder / "deep" / "copy.jsonl"
    said = (
        table.type(f"R1 holds/save {str(copy).replace('/', '|')}", "--red", "me", "--seed", "1")
        if False
        else ""
    )
    lines = f"R1 holds\nsave {copy}\n"
    table.monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    with pytest.raises(SystemExit):
        main(
            [
                "play",
                "campaign",
                "--scenario",
                str(table.scenario),
                "--save",
                str(table.file),
                "--red",
                "me",
                "--seed",
                "1",
            ]
        )
    said += table.capsys.readouterr().out
    assert f"Written to {copy}." in said.replace("\n", " ").replace("Written to  ", "Written to ")
    assert load(copy).plies == load(table.file).plies


# ---------------------------------------------------------------- secrets


def test_plans_of_the_computer_are_not_told_before_they_are_carried_out(table):
    said = table.type("/".join("1" * 60) + "/log all", "--red", "me", "--blue", "greedy", "--seed", "2")
    assert not re.search(r"B\d (plans|holds\.)|choose B", said)
    assert re.search(r"B\d (moves|falls|enters)|Attack on R", said)


def test_the_log_keeps_the_secrets_of_others(table):
    said = table.type("/R1 holds/end planning//log", "--red", "me", "--blue", "me", "--seed", "1")
    log = said.rpartition("Blue> ")[0].rpartition("Blue> ")[2]
    assert "(secret)" in log and "R1 holds" not in log and "end planning" in log


def test_at_one_screen_nobody_is_told_the_plans_of_another(table):
    said = table.type(
        "/R1 holds/R2 to 0302/end planning//B1 holds", "--red", "me", "--blue", "me", "--seed", "1"
    )
    reds, blues = said.split("The screen is for Blue now.")
    assert "R1 holds." in reds and "R2 plans to move to 0302" in reds
    assert "R1 holds" not in blues and "plans to move to 0302" not in blues
    assert "R2 moves to 0302" in blues


# ---------------------------------------------------------------- the umpire


def test_the_umpire_reports_a_flag_battle(table):
    table.scenario.write_text(FLAG, "utf-8")
    lines = "begin/R1 attacks B1/end planning/2/3/1/1/B1 has strength 3/R1 member 1 has 5/roster/settle"
    said = table.type(lines, "--red", "me", "--blue", "random", "--umpire", "me", "--seed", "1")
    assert "Umpire: Shall the campaign begin?" in said and "Umpire: How did the flag battle go?" in said
    assert "The score of Blue is 0 … 4" in said and "Type a number: 0 1 2 3 4" in said
    assert re.search(r"Red +- +4", said)
    reports = table.actions[table.actions.index("score of Blue is 3") :]
    assert reports[:5] == [
        "score of Blue is 3",
        "score of Red is 1",
        "B1 has strength 3",
        "R1 member 1 has 5",
        "settle",
    ]


def test_the_dice_decide_unless_there_is_an_umpire(table):
    table.scenario.write_text(FLAG, "utf-8")
    said = table.type("R1 attacks B1/end planning", "--red", "me", "--blue", "random", "--seed", "1")
    assert "dice decide" in table.actions and "score by the dice" in said


# ---------------------------------------------------------------- before the game


def test_everything_is_asked_for(table):
    said = table.run("1/1/1/2/2/quit", "--seed", "1")
    for question in (
        "Which rules?",
        "Which scenario?",
        "Who plays?",
        "Which side is yours?",
        "Against whom?",
    ):
        assert question in said
    assert "Red: the computer (random); Blue: you; Umpire: the dice" in said


def test_the_questions_before_the_game_take_names_and_complain(table):
    said = table.run("campaign/nine/the crossing/9/2/", "--terminal", "--lang", "en")
    assert "There is no choice nine" in said and "There is no choice 9" in said
    assert "The screen is for Red now." in said


@pytest.mark.parametrize("lines", ["", "1", "1/1", "1/1/1", "1/1/1/1", "1/1/3/1"])
def test_the_input_may_end_before_the_game(table, lines):
    table.run(lines, "--terminal")
    assert not (table.folder / "data").exists()


def test_a_scenario_may_stand_alone(table):
    assert "渡河之战" in table.run("quit", "river-crossing", "--red", "me", "--lang", "zh")


def test_house_rules_are_played_and_said(table):
    overlay = table.folder / "sure.toml"
    head = '[overlay]\nname = "sure"\nfor = "campaign >=1"\nen = "Sure"\nzh-CN = "稳"\n'
    overlay.write_text(head + "[attack]\ndifficulty = 1\n", "utf-8")
    said = table.type("odds R1 attacks B1", "--red", "me", "--seed", "1", "--overlay", str(overlay))
    assert "house rule" in table.type("R1 attacks B1/end planning", "--red", "me", "--overlay", str(overlay))
    assert "%  " in said
    assert [item.name for item in load(table.file).header.overlays] == ["sure"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("campain",), "There is no ruleset called “campain”. Did you mean “campaign”?"),
        (("campaign", "river-crosing"), "Did you mean “river-crossing”?"),
        (("--red", "gredy"), "Nobody is called “gredy”. Did you mean “greedy”?"),
        (("--umpire", "nobody"), "Nobody is called “nobody”."),
        (("--side", "Red"), "“Red” does not name a side"),
        (("river-crossing", "--side", "Rde=me"), "This scenario has no side “Rde”. Did you mean “Red”?"),
        (("--resume", "missing.game"), "There is no file “missing.game”."),
        (("campaign", "--scenario", "missing.toml", "--red", "me"), "There is no file “missing.toml”."),
        (("--save", "x.txt"), "A record is called"),
        (("--seed", "many"), "--seed has to be a whole number"),
        (("--browser", "campaign"), "In the browser the game is chosen on the page."),
        (("--browser", "--terminal"), "Leave out --browser"),
        (("--delay", "soon"), "--delay has to be a number of seconds"),
        (("--overlay", "missing.toml", "river-crossing", "--red", "me"), "There is no file “missing.toml”."),
        (("a", "b", "c"), "The line has a word too many: “c”."),
        (("--rad", "me"), "There is no option “--rad” here. Did you mean “--red”?"),
        (("--red",), "The option “--red” needs a value after it."),
        (("--lang", "fr"), "There is no language “fr” here."),
    ],
)
def test_a_wrong_command_line_gets_one_sentence(table, words, sentence):
    said = table.run("", *words, code=2)
    assert sentence in said and len(said.splitlines()) <= 2


@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_help_is_in_the_language(table, language):
    said = table.run("", "--help", "--lang", language)
    assert {"en": "Usage: bingqi play [options]", "zh-CN": "用法： bingqi play [选项]"}[language] in said
    assert "option-" not in said and "about-" not in said

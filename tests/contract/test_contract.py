"""Every ruleset keeps the contract, in both tiers; the check finds what is wrong with one that does not."""

import importlib
import os
import re
import shutil
from itertools import count
from pathlib import Path

import pytest
import toy

from bingqi.game.contract import Promise, check_game, check_ruleset
from bingqi.game.contract import stand as stands
from bingqi.game.contract.book import check_book, openings
from bingqi.game.contract.journals import check_journals
from bingqi.game.contract.report import HOPELESS, Fault, Place, Report
from bingqi.game.contract.runs import check_processes, check_threads
from bingqi.game.contract.stand import Stand
from bingqi.game.registry import ruleset
from bingqi.game.scenario import scenario_names
from bingqi.kit.table import PlainTable
from bingqi.kit.tiers import is_fast_available
from bingqi.rulesets import BUILT_IN

RULESETS = {name: ruleset(name) for name in BUILT_IN} | {"toy": toy.RULESET}

LONG = {"dba3": ("quick-meeting", "zhubishan"), "dba12": ("muye", "han-steppe")}
"""Rulesets whose games take seconds in the plain tier: every day a few games of some scenarios are enough.
BINGQI_CONTRACT_GAMES=200 plays as many of all scenarios of all rulesets, in both tiers."""
WANTED = os.environ.get("BINGQI_CONTRACT_GAMES")


every_ruleset = pytest.mark.parametrize("name", RULESETS)
needs_numba = pytest.mark.skipif(not is_fast_available(), reason="Numba is not installed")


@needs_numba
@pytest.mark.parametrize("name", [name for name in RULESETS if WANTED or name not in LONG])
def test_a_ruleset_keeps_the_contract_in_both_tiers(name):
    games = int(WANTED or 200)
    report = check_ruleset(RULESETS[name], games=games)
    assert report.is_kept, report.text()
    assert (report.games, report.tiers) == (games, ("plain", "fast"))


@pytest.mark.parametrize("name", [name for name in RULESETS if name not in LONG])
def test_a_ruleset_keeps_the_contract_where_there_is_only_the_plain_tier(name):
    report = check_ruleset(
        RULESETS[name], games=20 if is_fast_available() else 200, tiers=("plain",), seed=9_000
    )
    assert report.is_kept, report.text()


@pytest.mark.parametrize("name", LONG)
def test_a_ruleset_with_long_games_keeps_the_contract_in_a_few(name):
    report = check_ruleset(RULESETS[name], games=2, tiers=("plain",), scenarios=LONG[name])
    assert report.is_kept, report.text()


@needs_numba
@pytest.mark.parametrize("name", LONG)
def test_long_games_are_the_same_in_both_tiers_and_on_two_threads(name):
    report = Report(name, ("plain", "fast"))
    for scenario, opening in openings(RULESETS[name], report):
        if scenario in LONG[name]:
            check_threads(Stand(RULESETS[name], scenario, opening, ("plain", "fast")), 1, report, 5_000)
    assert report.is_kept, report.text()


def test_the_toy_shows_everything_that_it_has():
    report = check_ruleset(toy.RULESET, games=150, tiers=("plain",))
    assert report.unmet == ("cause NOT_YOUR_UNIT",), "all units are the scouts', and the guards command none"
    assert report.text().splitlines()[0].startswith(f"toy: 150 games, {report.plies} actions, plain, ")


# ---------------------------------------------------------------- rulesets that are wrong on purpose

numbers = count()


@pytest.fixture
def broken(tmp_path, monkeypatch):
    """Make a copy of the toy under a name of its own, with some of its text changed: file, old, new."""
    monkeypatch.syspath_prepend(tmp_path)

    def make(*edits):
        name = f"broken{next(numbers)}"
        ignored = shutil.ignore_patterns("__pycache__")
        folder = shutil.copytree(Path(toy.__file__).parent, tmp_path / name, ignore=ignored)
        for module in folder.glob("*.py"):
            text = re.sub(r"\b(from|import) toy\b", rf"\1 {name}", module.read_text("utf-8"))
            module.write_text(text, "utf-8")
        for file, old, new in edits:
            text = (folder / file).read_text("utf-8")
            assert old in text, f"{file} has no {old!r}"
            (folder / file).write_text(text.replace(old, new, 1), "utf-8")
        importlib.invalidate_caches()
        return importlib.import_module(name).RULESET

    return make


IN_GAMES = {
    "a die is not logged": (
        Promise.DICE,
        ("combat.py", "from bingqi.kit.log", "from bingqi.kit.dice import roll\nfrom bingqi.kit.log"),
        (
            "combat.py",
            "throw(state.dice, setting.die_sides, log, Cause.AMBUSH_DIE, -1)",
            "roll(state.dice, setting.die_sides)",
        ),
    ),
    "a die is logged that was not rolled": (
        Promise.DICE,
        ("turn.py", "tell(log, Happening.WAITED, 0", "tell(log, 4, Cause.FLOOD_DIE"),
    ),
    "a face lies beyond the sides": (
        Promise.DICE,
        (
            "turn.py",
            "        tell(log, Happening.RAIN",
            "        log.events[log.count - 1].a = 4\n        tell(log, Happening.RAIN",
        ),
    ),
    "a candidate is refused": (
        Promise.CANDIDATES,
        (
            "movement.py",
            "if why_not_step(state, setting, me, cell) == Cause.LEGAL",
            "if state.scouts[me].cell == cell - 1",
        ),
    ),
    "a question has no candidate": (
        Promise.CANDIDATES,
        ("turn.py", "put(out, Act.LET_PASS, Side.GUARDS, -1, -1, -1, -1, 0)", "return"),
    ),
    "a candidate is of another side": (
        Promise.CANDIDATES,
        ("combat.py", "put(out, Act.HIDE, Side.GUARDS", "put(out, Act.HIDE, Side.SCOUTS"),
    ),
    "a neighbour crashes": (Promise.CAUSES, ("movement.py", "me < 0 or me >= setting.scouts or ", "")),
    "a cause is none": (
        Promise.CAUSES,
        ("movement.py", "return Cause.NOT_NEXT_TO_IT", "return 99"),
    ),
    "asking changes the state": (
        Promise.ASKING,
        (
            "turn.py",
            "    if action.side != question.side",
            "    state.why = 7\n    if action.side != question.side",
        ),
    ),
    "playing changes the setting": (
        Promise.ASKING,
        ("combat.py", "    state.is_flooded = 1", "    state.is_flooded = 1\n    setting.away += 1"),
    ),
    "the worth is a fraction": (Promise.WORTH, ("turn.py", "return setting.ground[action.x]", "return 0.5")),
    "two candidates are written alike": (
        Promise.NOTATION,
        ("actions.py", "hide at {x:cell}", "hide"),
    ),
    "playing crashes": (
        Promise.PLAYING,
        ("turn.py", "    else:\n        tell(log", "    else:\n        assert False, 'no'\n        tell(log"),
    ),
    "a question crashes": (
        Promise.PLAYING,
        (
            "turn.py",
            "    return NO_QUESTION if state.is_over",
            "    assert state.turn.round_number < 3\n    return NO_QUESTION if state.is_over",
        ),
    ),
    "a number is too large for its field": (
        Promise.PLAYING,
        ("turn.py", "state.winners = 1 << winner", "state.winners = 256 << winner"),
    ),
    "a rule asks whether dice are scripted": (
        Promise.SCRIPT,
        ("turn.py", "at = setting.flood_after", "at = state.dice.taped + setting.flood_after"),
    ),
    "a record is put into two places": (
        Promise.SCRIPT,
        (
            "combat.py",
            "    state.is_flooded = 1",
            "    state.is_flooded = 1\n    state.scouts[0] = state.scouts[1]",
        ),
    ),
    "a rule reads the log": (Promise.MUTED, ("turn.py", "state.why = cause", "state.why = log.count")),
    "the seed is seen": (Promise.SIGHT, ("turn.py", "    state.dice.seed = 0\n", "")),
    "observing again shows something else": (
        Promise.SIGHT,
        ("turn.py", "    state.dice.seed = 0\n", "    state.dice.seed = 0\n    state.why += 1\n"),
    ),
    "a choice depends on what is hidden": (
        Promise.CHOICE,
        (
            "movement.py",
            "    if is_taken_up(state, setting, cell):",
            "    if is_taken_up(state, setting, cell) or cell == state.ambush:",
        ),
    ),
    "the ambush is seen": (
        Promise.SECRETS,
        ("turn.py", "        state.ambush = NOWHERE", "        state.why = 0"),
    ),
    "the ambush is told": (Promise.SECRETS, ("combat.py", "    log.audience = 1 << Side.GUARDS\n", "")),
    "who does not decide has choices": (
        Promise.SCENES,
        ("scene.py", "if question.side == viewer else []", "if True else []"),
    ),
    "a choice of the scene is not legal": (
        Promise.SCENES,
        (
            "scene.py",
            "candidates(state, setting, out)",
            "candidates(state, setting, out)\n    out.items[0].x = 0",
        ),
    ),
    "the game is over and goes on": (
        Promise.RESULT,
        ("turn.py", "Result(state.is_over != 0", "Result(state.turn.round_number > 2"),
    ),
    "somebody wins who does not play": (
        Promise.RESULT,
        ("turn.py", "state.winners = 1 << winner", "state.winners = 4 << winner"),
    ),
    "something is legal after the end": (
        Promise.RESULT,
        ("turn.py", "return Cause.GAME_OVER", "return Cause.LEGAL"),
    ),
    "games do not end": (
        Promise.ENDING,
        ("turn.py", "state.turn.round_number >= setting.rounds", "state.turn.round_number < 0"),
        ("movement.py", "== setting.columns - 1", "== setting.columns"),
        ("combat.py", "total >= setting.taken_at", "total < 0"),
    ),
    "a ruling has no words": (Promise.WORDS, ("wording/en.ftl", "result-TAKEN =", "result-TOKEN =")),
    "a scene has no words": (Promise.WORDS, ("scene.py", "ground-{kind.name}", "floor-{kind.name}")),
}


@pytest.mark.parametrize("case", IN_GAMES)
def test_a_fault_shows_in_games(broken, case):
    promise, *edits = IN_GAMES[case]
    report = faults_in_games(broken(*edits))
    assert promise in report.counts, report.text()


def faults_in_games(book, tiers=("plain",)):
    """The report of the first game that shows a fault."""
    for seed in range(20):
        for scenario in ("stepping-stones", "three-fords"):
            report = check_game(book, scenario, seed, tiers, cap=100)
            if not report.is_kept:
                return report
    return report


IN_THE_BOOK = {
    "a shared cause has another number": (
        Promise.LISTS,
        "GAME_OVER = 1",
        ("causes.py", "GAME_OVER = 1", "GAME_OVER = 40"),
    ),
    "an event has a number of the kit's": (
        Promise.LISTS,
        "ROUND_BEGAN = 99",
        ("causes.py", "ROUND_BEGAN = 100", "ROUND_BEGAN = 99"),
    ),
    "an act has no phrase": (
        Promise.LISTS,
        "LET_PASS",
        ("actions.py", '    Act.LET_PASS: Pattern("let pass"),\n', ""),
    ),
    "a cause has no words": (
        Promise.WORDS,
        "zh-CN: cause-TAKEN",
        ("wording/zh-CN.ftl", "cause-TAKEN", "cause-TOKEN"),
    ),
    "nobody fills a place": (
        Promise.WORDS,
        "zh-CN: nobody fills $sied in event-WON",
        ("wording/zh-CN.ftl", "{ $side }获", "{ $sied }获"),
    ),
    "the ruleset has no title": (
        Promise.WORDS,
        "titles: none for zh-CN",
        ("__init__.py", '"zh-CN": "渡口"', '"zh": "渡口"'),
    ),
    "a rule cites no clause": (Promise.CLAUSES, "TOY 99", ("turn.py", '@rule("TOY 10")', '@rule("TOY 99")')),
    "a number cites no clause": (Promise.CLAUSES, "TOY 98", ("data.py", 'Cites("TOY 8")', 'Cites("TOY 98")')),
    "a cause rests on no clause": (
        Promise.CLAUSES,
        "Cause.NOT_THERE rests on 0",
        ("clauses.toml", '["NOT_THERE"]', "[]"),
    ),
    "a cause rests on two clauses": (
        Promise.CLAUSES,
        "Cause.FLOOD_DIE rests on 2",
        ("clauses.toml", '["NOT_THERE"]', '["NOT_THERE", "FLOOD_DIE"]'),
    ),
    "the book names no event": (Promise.CLAUSES, "RIAN", ("clauses.toml", '"RAIN"', '"RIAN"')),
    "the book is no book": (Promise.CLAUSES, "TOMLDecodeError", ("clauses.toml", "[[clause]]", "[[clause]")),
    "the table lacks a room": (Promise.ROOMS, "no line for sight", ("README.md", "| sight |", "| sound |")),
    "the table names no module": (
        Promise.ROOMS,
        "there.py is named and not there",
        ("README.md", "`turn.py`:", "`turn.py`, `there.py`:"),
    ),
    "a module is not in the table": (
        Promise.ROOMS,
        "does not name combat.py",
        ("README.md", "`combat.py`", "`turn.py`"),
    ),
    "there is no page": (Promise.ROOMS, "README.md", ("README.md", "# toy", "")),
}


@pytest.mark.parametrize("case", IN_THE_BOOK)
def test_a_fault_shows_in_the_book(broken, case):
    promise, words, *edits = IN_THE_BOOK[case]
    book = broken(*edits)
    if case == "there is no page":
        (book.folder / "README.md").unlink()
    report = Report(book.name, ())
    check_book(book, report)
    assert {fault.promise for fault in report.faults} == {promise}
    assert any(words in str(fault) for fault in report.faults), report.text()


@pytest.mark.parametrize(
    ("words", "edits"),
    [
        ("scout[1].at", [("data/scenarios/three-fords.toml", '"0101"', '"9901"')]),
        ("Did you mean", [("data/scenarios/three-fords.toml", "needed", "neded")]),
        ("ZeroDivisionError", [("setup.py", "    names = tuple", "    columns // 0\n    names = tuple")]),
        (
            "seed",
            [
                (
                    "setup.py",
                    "state = State(ambush=NOWHERE)",
                    "state = State(ambush=NOWHERE)\n    state.dice.seed = 5",
                )
            ],
        ),
        ("seats", [("setup.py", "SIDES, SIDES,", "SIDES, SIDES[::-1],")]),
        ("Guards is not called", [("setup.py", '"zh-CN": "守军"', '"zh": "守军"')]),
        ("convertor", [("actions.py", '("round", "number")', '("round", "nmber")')]),
        ("nobody provides", [("actions.py", "let pass", "let {actor:unti} pass")]),
    ],
)
def test_a_scenario_that_does_not_open_is_a_fault(broken, words, edits):
    book = broken(*edits)
    report = Report(book.name, ())
    list(openings(book, report))
    assert {fault.promise for fault in report.faults} == {Promise.SCENARIOS}
    assert any(words in str(fault) for fault in report.faults), report.text()


def test_a_ruleset_without_scenarios_is_a_fault(broken):
    book = broken()
    shutil.rmtree(book.folder / "data" / "scenarios")
    report = check_ruleset(book, games=1, tiers=("plain",))
    assert [fault.promise for fault in report.faults] == [Promise.SCENARIOS]
    assert report.games == 0


def test_tiers_that_differ_are_a_fault(monkeypatch):
    class OffByOne(PlainTable):
        """A stand-in for a compiled tier that takes one scout too few."""

        def play(self, action, dice=()):
            played = super().play(action, dice)
            for scout in self.state().scouts:
                scout.is_taken = 0
            return played

    monkeypatch.setitem(stands.TABLES, "fast", OffByOne)
    monkeypatch.setitem(stands.SECONDS, "fast", OffByOne)
    report = faults_in_games(toy.RULESET, ("plain", "fast"))
    assert {fault.promise for fault in report.faults} == {Promise.TIERS}
    assert "is_taken is 1 and 0" in report.text()


@pytest.mark.parametrize(
    ("method", "change", "words"),
    [
        ("candidates", lambda found: found[::-1], "the candidates differ"),
        ("why_not", lambda cause: cause % 11, "the causes differ: {'plain': "),
        ("worth", lambda worth: worth + 1, "the worth differs: {'plain': 2, 'fast': 3}"),
    ],
)
def test_tiers_that_answer_otherwise_are_a_fault(monkeypatch, method, change, words):
    def answer(self, *arguments):
        return change(getattr(super(Other, self), method)(*arguments))

    Other = type("Other", (PlainTable,), {method: answer})
    monkeypatch.setitem(stands.TABLES, "fast", Other)
    monkeypatch.setitem(stands.SECONDS, "fast", PlainTable)
    report = faults_in_games(toy.RULESET, ("plain", "fast"))
    assert Promise.TIERS in report.counts
    assert words in report.text()


def test_a_journal_that_does_not_hold_the_whole_game_is_a_fault(broken):
    book = broken(
        ("setup.py", "TITLES =", "openings = []\nTITLES ="),
        ("setup.py", "    names = tuple", "    openings.append(1)\n    names = tuple"),
        ("setup.py", "setting.rounds,", "state.turn.phase = len(openings)\n    setting.rounds,"),
    )
    report = Report(book.name, ())
    [(name, opening), _] = openings(book, report)
    check_journals(Stand(book, name, opening, ("plain",)), 1, report)
    assert {fault.promise for fault in report.faults} == {Promise.JOURNAL}


def test_a_rule_that_depends_on_the_hashes_of_a_process_is_a_fault(broken):
    book = broken(
        (
            "setup.py",
            "names = tuple(scout.name for scout in scenario.scout)",
            "names = tuple({scout.name for scout in scenario.scout})",
        )
    )
    report = Report(book.name, ())
    check_processes(book, scenario_names(book), 1, report)
    assert {fault.promise for fault in report.faults} == {Promise.PROCESSES}


def test_a_process_that_fails_is_a_fault(broken):
    book = broken()
    (book.folder / "__init__.py").write_text("raise RuntimeError('no such luck')")
    report = Report(book.name, ())
    check_processes(book, scenario_names(book), 1, report)
    assert [str(fault) for fault in report.faults] == [
        "the process with PYTHONHASHSEED=0 fails: RuntimeError: no such luck"
    ]


@needs_numba
def test_threads_that_differ_are_a_fault(monkeypatch):
    from bingqi.game.contract import runs

    play = runs._play_batch

    def play_and_disturb(stand, states, first, last, cap, tier):
        play(stand, states, first, last, cap, tier)
        if first > 0:
            states[first]["why"] += 1

    monkeypatch.setattr(runs, "_play_batch", play_and_disturb)
    report = Report("toy", ("fast",))
    name, opening = next(iter(openings(toy.RULESET, report)))
    runs.check_threads(Stand(toy.RULESET, name, opening, ("plain",)), 1, report, 200)
    assert [fault.promise for fault in report.faults] == [Promise.THREADS]


# ---------------------------------------------------------------- the report


def test_a_fault_says_where_to_see_it_again(broken):
    book = broken(
        (
            "turn.py",
            "    else:\n        tell(log",
            "    else:\n        assert False, 'no way'\n        tell(log",
        )
    )
    report = check_ruleset(book, games=30, tiers=("plain",))
    fault = next(fault for fault in report.faults if fault.promise is Promise.PLAYING)
    assert fault.place.action == "let pass"
    assert "AssertionError: no way" in fault.what and "turn.py, line" in fault.what
    again = check_game(book, fault.place.scenario, fault.place.seed, ("plain",))
    assert fault in again.faults
    assert (
        f"{fault.place.scenario}, seed {fault.place.seed}, ply {fault.place.ply}, “let pass”" in report.text()
    )


def test_a_hopeless_ruleset_is_given_up(broken):
    report = check_ruleset(
        broken(("movement.py", "me < 0 or me >= setting.scouts or ", "")), games=2_000, tiers=("plain",)
    )
    assert report.counts.total() >= HOPELESS
    assert report.games < 2_000
    assert len(report.faults) < 20


def test_the_report_has_the_first_faults_and_counts_the_others():
    report = Report("x", ("plain",), games=3, plies=40, seconds=1.25, unmet=("cause RARE",))
    for number in range(7):
        report.add(Promise.DICE, f"fault {number}", Place("hill", seed=4, ply=number))
    assert report.faults[0] == Fault(Promise.DICE, "fault 0", Place("hill", seed=4, ply=0))
    assert not report.is_kept
    assert report.text().splitlines() == [
        "x: 3 games, 40 actions, plain, 1.2 s: 7 faults",
        "DICE: not kept 7 times: every die is logged, within its sides",
        *(f"  hill, seed 4, ply {number}: fault {number}" for number in range(5)),
        "never met: cause RARE",
    ]


def test_the_same_check_twice_gives_the_same():
    first, second = (check_ruleset(toy.RULESET, games=12, tiers=("plain",), seed=5) for _ in range(2))
    assert (first.plies, first.met, first.faults) == (second.plies, second.met, second.faults)

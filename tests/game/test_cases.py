"""Case files: what they say of a case, and what they say of a file that cannot be run."""

import json

import pytest

from bingqi.errors import BadData, NotFound, UserError
from bingqi.game.cases import read_cases, report_data, report_text, run_case, run_cases
from bingqi.game.registry import _registered, register

GOOD = """
ruleset = "campaign"

[[case]]
id = "back-one"
clauses = ["W11", "CAMP W12"]
en = "Three against seven"
zh-CN = "以三攻七"
position.map = [". . . . .", ". R1 B1 . .", ". . . . ."]
position.units = { R1 = "3", B1 = "7" }
actions = ["R1 attacks B1", "end planning"]
expect.outcome = "ODDS_TOO_LOW"
"""


def case(lines, base=GOOD):
    """The good case with some lines for those that begin alike, and others added."""
    kept = base.strip().splitlines()
    for line in lines.strip().splitlines():
        key = line.partition("=")[0].strip()
        kept = [old for old in kept if not key or old.partition("=")[0].strip() != key] + [line]
    return "\n".join(kept) + "\n"


def result(lines=""):
    [found] = run_cases(case(lines))
    return found


def checks(lines):
    return [(check.what, check.expected, check.found, check.passed) for check in result(lines).checks]


def refused(text):
    with pytest.raises(UserError) as error:
        run_cases(text)
    assert (
        str(error.value)
        and "<error" not in str(error.value)
        and "<error" not in error.value.sentence("zh-CN")
    )
    return error.value


# ---------------------------------------------------------------- what a case says


def test_a_case_that_comes_out_as_it_says():
    found = result()
    assert found.passed and found.id == "back-one" and found.ruleset == "campaign"
    assert found.clauses == ("CAMP W11", "CAMP W12")
    assert found.titles == {"en": "Three against seven", "zh-CN": "以三攻七"}


def test_a_case_that_comes_out_differently_says_what_was_found():
    found = result('expect.outcome = "SUCCESS"')
    assert not found.passed
    assert checks('expect.outcome = "SUCCESS"') == [("outcome", "SUCCESS", "ODDS_TOO_LOW", False)]
    assert found.drawn == ".  .  .  .  .\n .  R1 B1 .  .\n.  .  .  .  ."


@pytest.mark.parametrize(
    ("expected", "passed"),
    [
        ('expect.refused = "W9"', False),
        ("expect.ruling.R1.total = 3", True),
        ("expect.ruling.R1.total = '3'", True),
        ("expect.ruling.R1.total = '6/2'", True),
        ("expect.ruling.R1.total = 4", False),
        ('expect.ruling.R1.modifiers = [["ATTACKER_STRENGTH", "+3"]]', True),
        ('expect.ruling.R1.modifiers = [["DEFENDER_STRENGTH", 3]]', False),
        ('expect.ruling.B1 = { total = 7, modifiers = [["DEFENDER_STRENGTH", 7]] }', True),
        ("expect.ruling.itself.modifiers = []", True),
        ('expect.outcome = ["ODDS_TOO_LOW"]', True),
        ('expect.outcome = ["ODDS_TOO_LOW", "SUCCESS"]', False),
        ('expect.unit.R1.at = "0202"', True),
        ('expect.unit.R1.at = "0302"', False),
        ("expect.unit.R1.moved = 0", True),
        ("expect.unit.R1.destroyed = true", False),
        ("expect.unit.R1.strength = 3", True),
        ("expect.unit.R1.strength = true", False),
        ("expect.unit.R1.spent = true", True),
        ("expect.unit.R1.locked_with = []", True),
        ('expect.happens = ["MUST_RETREAT R1"]', True),
        ('expect.happens = ["MUST_RETREAT B1"]', False),
        (
            'expect.happens = [{ event = "MUST_RETREAT", unit = "R1", distance = 1, cause = "REPULSED" }]',
            True,
        ),
        ('expect.happens = [{ event = "MUST_RETREAT", unit = "R1", distance = 2 }]', False),
        ('expect.not_happens = ["CHECK_TOTAL"]', True),
        ('expect.not_happens = ["MUST_RETREAT"]', False),
        ('expect.next.side = "Red"', True),
        ('expect.next.side = "Blue"', False),
        ('expect.next.question = "RETREAT"', True),
        ('expect.next.about = "R1"', True),
        ('expect.next.about = "B1"', False),
        ('expect.next.offers = ["R1 back to 0102"]', True),
        ('expect.next.offers = ["r1  back to 0102"]', True),
        ('expect.next.offers = ["R1 back to 0301"]', False),
        ('expect.next.not_offers = ["R1 back to 0301"]', True),
        ('expect.next.offers_exactly = ["R1 back to 0201", "R1 back to 0102", "R1 back to 0203"]', True),
        ('expect.next.offers_exactly = ["R1 back to 0201"]', False),
        ('expect.next.allows = ["R1 back to 0201"]', True),
        ('expect.next.allows = ["R1 back to 0301"]', False),
        ('expect.next.refuses = { "R1 back to 0301" = "W16" }', True),
        ('expect.next.refuses = { "R1 back to 0301" = "CAMP W16" }', True),
        ('expect.next.refuses = { "R1 back to 0301" = "INTO_ENEMY_ZONE" }', True),
        ('expect.next.refuses = { "R1 back to 0301" = "W15" }', False),
        ('expect.next.refuses = { "R1 back to 0201" = "W16" }', False),
        ('expect.winner = "nobody"', True),
        ('expect.winner = "Red"', False),
        ('expect.winner = ["Red", "Blue"]', False),
        ('expect.why = "LAST_SIDE_STANDING"', False),
        ("expect.odds.ODDS_TOO_LOW = 1", True),
        ('expect.odds.ODDS_TOO_LOW = "1/2"', False),
        ('expect.odds."MUST_RETREAT R1" = 1', True),
        ('expect.odds."MUST_RETREAT B1" = 0', True),
        ("expect.state.turn.round_number = 1", True),
        ('expect.state = { "turn.active" = "Red", "forces.R1.strength" = 3, "flag.scores.Blue" = -1 }', True),
        ('expect.state = { "forces[0].cell" = "0303" }', False),
    ],
)
def test_every_kind_of_expectation(expected, passed):
    # an action that is expected to be refused is not played, so the other cases play to the end of planning
    text = case(expected + ('\nactions = ["R1 attacks B1"]' if "refused" in expected else ""))
    if "outcome" not in expected:
        text = text.replace('expect.outcome = "ODDS_TOO_LOW"\n', "")
    [found] = run_cases(text)
    assert found.checks and found.passed == passed, report_text([found], "en")


def test_the_cost_of_a_move():
    lines = 'actions = ["R1 to 0201"]\nexpect.cost.R1 = 1'
    assert ("cost.R1", "1", "1", True) in checks(lines)
    assert ("cost.B1", "1", "–", False) in checks('actions = ["R1 to 0201"]\nexpect.cost.B1 = 1')


@pytest.mark.parametrize(
    ("reason", "passed"),
    [("W9", True), ("W9.leaving", True), ("FIRST_STEP_IN_ZONE", True), ("W9.short", False), ("W8", False)],
)
def test_a_clause_stands_for_its_parts_but_not_for_others(reason, passed):
    position = 'position.map = [". . . .", ". . . .", ". R1 B1 .", ". . . ."]\nactions = ["R1 along NE"]\n'
    text = case(f'{position}expect.refused = "{reason}"').replace('expect.outcome = "ODDS_TOO_LOW"\n', "")
    assert run_cases(text)[0].passed == passed


def test_a_refusal_that_was_not_expected_ends_the_case():
    lines = 'actions = ["R1 attacks R1", "end planning"]'
    assert checks(lines) == [("actions[1] R1 attacks R1", "LEGAL", "TARGET_IS_FRIEND (CAMP W10)", False)]


def test_an_action_that_should_be_refused_and_is_not_is_not_played():
    lines = 'actions = ["R1 attacks B1"]\nexpect.refused = "W10"\nexpect.unit.R1.spent = false'
    assert ("refused", "W10", "LEGAL (CAMP W26)", False) in checks(lines)
    assert ("unit.R1.spent", "false", "false", True) in checks(lines)


STEPS = """
[[case.step]]
action = "R1 attacks B1"
expect.unit.R1.spent = true
expect.happens = ["PLANNED_ATTACK R1"]

[[case.step]]
action = "end planning"
expect.happens = ["MUST_RETREAT R1"]
expect.not_happens = ["PLANNED_ATTACK"]
expect.next.question = "RETREAT"

[[case.step]]
action = "R1 back to 0302"
expect.refused = "ENEMY_THERE"

[[case.step]]
action = "R1 back to 0201"
expect.unit.R1.moved = 1
"""


def test_steps_look_at_one_action_each():
    [found] = run_cases(case("actions = []") + STEPS)
    assert found.passed, report_text([found], "en")
    assert [check.what for check in found.checks if "MUST_RETREAT" in check.expected] == ["step[2] happens"]


def test_dice_fall_in_the_order_given_or_step_by_step():
    lines = 'position.units = { R1 = "4", B1 = "4" }\nexpect.outcome = "SUCCESS"\n'
    lines += 'expect.happens = [{ event = "MUST_RETREAT", distance = 3 }]\n'
    assert result(lines + "dice = [12, 3]").passed
    stepped = (
        case(lines + "actions = []")
        + '[[case.step]]\naction = "R1 attacks B1"\n[[case.step]]\naction = "end planning"\ndice = [12, 3]\n'
    )
    [found] = run_cases(stepped)
    assert found.passed


def test_odds_are_weighed_without_a_die_being_thrown():
    lines = 'position.units = { R1 = "4", B1 = "4" }\nactions = ["R1 attacks B1"]\nweigh = "end planning"\n'
    text = case(
        lines + 'expect.odds = { SUCCESS = "1/2", "DESTROYED R1" = "1/20" }\nexpect.unit.B1.destroyed = false'
    )
    [found] = run_cases(text.replace('expect.outcome = "ODDS_TOO_LOW"\n', ""))
    assert found.passed, report_text([found], "en")


def test_odds_need_an_action():
    error = refused(case("actions = []\nexpect.odds.SUCCESS = 0"))
    assert error.places["path"] == "back-one.weigh"


def test_a_case_may_change_the_data_of_the_rules():
    assert ("outcome", "FAILURE", "FAILURE", True) in checks(
        'data.attack.odds = [{ odds = "1/4", modifier = 0 }]\ndice = [2]\nexpect.outcome = "FAILURE"'
    )


def test_a_case_may_start_from_a_scenario():
    text = """
    ruleset = "campaign"
    [[case]]
    id = "a"
    clauses = ["W26"]
    en = "a"
    zh-CN = "甲"
    scenario = "river-crossing"
    active = "Blue"
    set.turn.round_number = 3
    expect.next.side = "Blue"
    expect.state.turn.round_number = 3
    """
    [found] = run_cases(text)
    assert found.passed


def test_the_ruleset_of_a_case_may_be_its_own():
    text = GOOD.replace('ruleset = "campaign"\n', "").replace(
        'id = "back-one"', 'id = "back-one"\nruleset = "campaign"'
    )
    assert run_cases(text)[0].passed


# ---------------------------------------------------------------- files and reports


def test_files_folders_and_lists_of_them(tmp_path):
    (tmp_path / "below").mkdir()
    for name in ("b.toml", "a.toml", "below/c.toml"):
        (tmp_path / name).write_text(GOOD, "utf-8")
    assert [found.file for found in run_cases(tmp_path)] == [
        str(tmp_path / name) for name in ("a.toml", "b.toml", "below/c.toml")
    ]
    assert len(run_cases([tmp_path / "a.toml", str(tmp_path / "b.toml")])) == 2
    assert len(run_cases(str(tmp_path / "a.toml"))) == 1


def test_no_such_file(tmp_path):
    (tmp_path / "cases.toml").write_text(GOOD, "utf-8")
    with pytest.raises(NotFound, match=r"case\.toml"):
        run_cases(tmp_path / "case.toml")


def test_a_file_is_read_once_and_its_cases_run_one_by_one():
    found = read_cases(GOOD, "a.toml")
    [(one, book)] = found.cases
    assert run_case(one, book, found.file).file == "a.toml"


def test_the_report_in_words():
    text = report_text([result(), result('expect.outcome = "SUCCESS"')], "en")
    assert "passed  back-one  Three against seven  [CAMP W11, CAMP W12]\n    outcome: ODDS_TOO_LOW\n" in text
    assert (
        "FAILED  back-one" in text
        and "outcome: expected SUCCESS, found ODDS_TOO_LOW\n      .  .  .  .  .\n" in text
    )
    assert text.endswith("2 cases: 1 passed, 1 failed.")


def test_the_report_in_chinese():
    text = report_text([result(), result('expect.outcome = "SUCCESS"')], "zh-CN")
    assert "通过  back-one  以三攻七" in text and "outcome：应为 SUCCESS，实为 ODDS_TOO_LOW" in text
    assert text.endswith("共 2 个案例：1 个通过，1 个不符。")


def test_the_report_for_machines():
    data = json.loads(json.dumps(report_data([result(), result('expect.outcome = "SUCCESS"')])))
    assert (data["cases"], data["passed"], data["failed"]) == (2, 1, 1)
    failed = data["results"][1]
    assert failed["id"] == "back-one" and failed["titles"]["zh-CN"] == "以三攻七" and not failed["passed"]
    assert failed["checks"] == [
        {"what": "outcome", "expected": "SUCCESS", "found": "ODDS_TOO_LOW", "passed": False}
    ]


# ---------------------------------------------------------------- what cannot be run


@pytest.mark.parametrize(
    ("lines", "path", "word"),
    [
        # misspelt keys, everywhere
        ("actoins = []", "actoins", "actions"),
        ("expect.outcom = 'SUCCESS'", "expect.outcom", "outcome"),
        ("expect.ruling.R1.totl = 3", "expect.ruling.R1.totl", "total"),
        ("expect.next.offer = []", "expect.next.offer", "offers"),
        ("position.unit = {}", "position.unit", "units"),
        ("position.units = { R1 = { pwer = '3' }, B1 = '7' }", "position.units.R1.pwer", "power"),
        ("position.legend = { m = { terain = [] } }", "position.legend.m.terain", "terrain"),
        ("data.attack.dificulty = 12", "data.attack.dificulty", "difficulty"),
        ("question = { knd = 'PLAN' }", "question.knd", "kind"),
        # misspelt names
        ("clauses = ['W111']", "clauses[1]", "W11"),
        ("ruleset = 'campain'", "ruleset", "campaign"),
        ("active = 'Rad'", "active", "Red"),
        ("question = 'RETRET'", "question.kind", "RETREAT"),
        ("question = { kind = 'RETREAT', about = 'R2' }", "question.about", "R1"),
        ("set = { 'forces.R1.spend' = 1 }", 'set."forces.R1.spend"', "spent"),
        ("set = { 'force.R1.spent' = 1 }", 'set."force.R1.spent"', "forces"),
        ("set = { 'forces.R3.spent' = 1 }", 'set."forces.R3.spent"', "R1"),
        ("set = { 'forces.R1.target' = 'B2' }", 'set."forces.R1.target"', "B1"),
        ("set = { 'forces.R1' = 1 }", 'set."forces.R1"', "spent"),
        ("set = { 'forces.R1.spent.now' = 1 }", 'set."forces.R1.spent.now"', "now"),
        ("expect.outcome = 'SUCESS'", "expect.outcome", "SUCCESS"),
        ("expect.refused = 'W99'", "expect.refused", "W9"),
        ("expect.ruling.R2.total = 3", "expect.ruling.R2", "R1"),
        (
            "expect.ruling.R1.modifiers = [['ATACKER_STRENGTH', 3]]",
            "expect.ruling.R1.modifiers[1]",
            "ATTACKER_STRENGTH",
        ),
        ("expect.unit.R2.at = '0101'", "expect.unit.R2", "R1"),
        ("expect.unit.R1.destroid = true", "expect.unit.R1", "destroyed"),
        ("expect.happens = ['MUST_RETRAET']", "expect.happens[1]", "MUST_RETREAT"),
        ("expect.happens = ['MUST_RETREAT R2']", "expect.happens[1]", "R1"),
        ("expect.happens = [{ event = 'MUST_RETREAT', distanc = 1 }]", "expect.happens[1]", "distance"),
        ("expect.next.side = 'Redd'", "expect.next", "Red"),
        ("expect.next.question = 'RETRAET'", "expect.next", "RETREAT"),
        ("expect.next.offers = ['R1 bck to 0102']", "expect.next.offers[1]", "back"),
        (
            "expect.next.refuses = { 'R1 back to 0301' = 'INTO_ENEMY_ZON' }",
            'expect.next.refuses."R1 back to 0301"',
            "INTO_ENEMY_ZONE",
        ),
        ("expect.odds.SUCCES = 1", "expect.odds.SUCCES", "SUCCESS"),
        ("expect.odds.'DESTROYED R2' = 1", "expect.odds.DESTROYED R2", "R1"),
        ("expect.winner = 'Redd'", "expect.winner", "Red"),
        ("expect.why = 'LAST_SIDE_STANDNG'", "expect.why", "LAST_SIDE_STANDING"),
        ("expect.state = { 'turn.rond_number' = 1 }", 'expect.state."turn.rond_number"', "round_number"),
        # positions that cannot be
        ("position.units = { R1 = '3/9', B1 = '7' }", "position.units.R1.power", "3/4"),
        ("position.units = { R1 = '3 cavalri', B1 = '7' }", "position.units.R1.arm", "cavalry"),
        ("position.units = { R1 = '3', B1 = '7', R2 = '2' }", "position.units.R2.at", "missing"),
        ("position.units = { R1 = '3', B1 = '7', R2 = { at = '0202' } }", "position.units.R2.at", "R1"),
        ("position.units = { R1 = '3', B1 = '7', R2 = { at = '0902' } }", "position.units.R2.at", "0502"),
        (
            "position.units = { R1 = '3', B1 = { locked_with = ['R2'] } }",
            "position.units.B1.locked_with",
            "R1",
        ),
        (
            "position.units = { R1 = '3', B1 = '7', X1 = { at = '0101' } }",
            "position.units.X1.side",
            "missing",
        ),
        ("position.map = ['. . .', '. R1 B1', '. .']", "position.map[3]", "3"),
        ("position.map = ['. . R1', '. R1 B1', '. . .']", "position.map[2]", "R1"),
        ("position.map = ['. . z', '. R1 B1', '. . .']", "position.map[1]", "z"),
        ("position.map = ['R1 B1']", "position.map", "2 by 1"),
        ("set = { 'forces.R1.cell' = 99 }", "set.forces.R1.cell", "14"),
        ("set = { 'forces.R1.cell' = '0302' }", "set.forces.B1.cell", "R1"),
        ("set = { 'forces.R1.spent' = 1000 }", 'set."forces.R1.spent"', "1000"),
        ("set = { 'forces[40].spent' = 1 }", 'set."forces[40].spent"', "31"),
        ("set = { 'forces.R1.strength' = 0 }", "set.forces.R1.strength", "999"),
        ("set = { 'forces.R1.lock' = 90 }", "set.forces.R1.lock", "90"),
        ("scenario = 'river-crossing'", "scenario", "not from both"),
        # actions and dice
        ("actions = ['R1 atacks B1']", "actions[1]", "attacks"),
        ("actions = ['R9 attacks B1']", "actions[1]", "R1"),
        ("actions = ['R1 to 0909']", "actions[1]", "0503"),
        ("weigh = 'begin'", "weigh", "NOT_ASKED"),
        ("dice = [3]", "dice", "(1)"),
        ("position.units = { R1 = '4', B1 = '4' }", "dice[1]", "20"),
        ("position.units = { R1 = '4', B1 = '4' }\ndice = [12, 5]", "dice[2]", "5"),
        ("position.units = { R1 = '4', B1 = '4' }\ndice = [21]", "dice[1]", "21"),
        # numbers and shapes
        ("expect.ruling.R1.total = 'three'", "expect.ruling.R1.total", "three"),
        ("expect.ruling.R1.total = '1/0'", "expect.ruling.R1.total", "1/0"),
        ("expect.ruling.R1.modifiers = [['ATTACKER_STRENGTH']]", "expect.ruling.R1.modifiers[1]", "value"),
        ("dice = ['six']", "dice[1]", "six"),
    ],
)
def test_what_cannot_be_run_says_where_and_what_is_nearest(lines, path, word):
    error = refused(case(lines))
    assert isinstance(error, BadData)
    assert error.places["file"] == "case" and error.places["path"] == f"back-one.{path}", str(error)
    assert word in str(error), str(error)


def test_an_id_is_one_word():
    assert refused(case("id = 'back one'")).places["path"] == "back one.id"


@pytest.mark.parametrize(
    ("old", "path", "word"),
    [
        ('ruleset = "campaign"\n', "back-one.ruleset", "campaign"),
        ('id = "back-one"\n', "case[1].id", "missing"),
        ('en = "Three against seven"\n', "back-one.en", "missing"),
        ('clauses = ["W11", "CAMP W12"]\n', "back-one.clauses", "missing"),
        ('expect.outcome = "ODDS_TOO_LOW"\n', "back-one.expect", "missing"),
    ],
)
def test_what_a_case_must_have(old, path, word):
    error = refused(GOOD.replace(old, ""))
    assert error.places["path"] == path and word in str(error)


def test_a_case_needs_a_position():
    lines = [line for line in GOOD.splitlines() if not line.startswith("position")]
    error = refused("\n".join(lines))
    assert error.places["path"] == "back-one.position"


def test_a_file_without_cases():
    assert "[[case]]" in str(refused('ruleset = "campaign"\n'))
    assert refused('rulset = "campaign"\n[[case]]\nid = "a"\n').places["nearest"] == "ruleset"


def test_two_cases_of_one_name():
    error = refused(GOOD + GOOD.replace('ruleset = "campaign"\n', ""))
    assert error.places["path"] == "back-one.id"


def test_a_file_that_is_not_toml():
    error = refused("ruleset = campaign\n[[case]]\n")
    assert "line 1" in str(error)


def test_an_overlay_that_cannot_be():
    text = (
        GOOD
        + 'overlay = """\n[overlay]\nname = "x"\nfor = "campaign"\nen = "x"\nzh-CN = "x"\n'
        + '[attack]\ndificulty = 3\n"""\n'
    )
    error = refused(text)
    assert error.places["path"] == "back-one.overlay.attack.dificulty" and "difficulty" in str(error)


def test_a_fault_is_told_in_chinese_with_its_place():
    error = refused(case("actions = ['R1 atacks B1']"))
    assert (
        error.sentence("zh-CN")
        == "case 的 back-one.actions[1]：看不懂“R1 atacks B1”：其中的“atacks”是否想写“attacks”？"
    )


def test_a_state_that_the_rules_cannot_go_on_from():
    plan = "'forces.R1.order' = 1, 'forces.R1.target' = 'B1', 'forces.R1.arm' = 99"
    error = refused(case(f"set = {{ {plan} }}\nactions = ['end planning']"))
    assert error.places["path"] == "back-one.set" and "go on" in str(error)


# ---------------------------------------------------------------- other rulesets


@pytest.fixture
def toy():
    toy = pytest.importorskip("toy").RULESET
    register(toy)
    yield toy
    del _registered[toy.name]


def test_a_ruleset_without_positions_is_tried_from_its_scenarios(toy):
    ref = toy.clauses.clauses[0].ref.partition(" ")[2]
    scenario = next((toy.folder / "data" / "scenarios").glob("*.toml")).stem
    head = f'ruleset = "toy"\n[[case]]\nid = "a"\nclauses = ["{ref}"]\nen = "a"\nzh-CN = "甲"\n'
    [found] = run_cases(f'{head}scenario = "{scenario}"\nexpect.winner = "nobody"\n')
    assert found.passed
    assert "toy" in str(refused(head + "position.units = {}\nexpect.winner = 'nobody'\n"))
    unit = f'{head}scenario = "{scenario}"\nexpect.unit.x.at = "0101"\n'
    assert "toy" in str(refused(unit))

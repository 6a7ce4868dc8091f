"""Clauses against code and tests."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from bingqi.game.coverage import clause_table, clauses_in, find_tests, slug_of
from bingqi.kit.clause import Clause, ClauseBook
from bingqi.rulesets.campaign import RULESET

ROWS = {row.ref: row for row in clause_table(RULESET)}


@pytest.mark.parametrize(
    ("ref", "slug"),
    [
        ("CAMP W9", "w9"),
        ("CAMP W12.natural", "w12_natural"),
        ("CAMP V5.strength", "v5_strength"),
        ("DBA3 §8.3", "8_3"),
        ("TAC §3.3.5", "3_3_5"),
    ],
)
def test_how_a_test_writes_a_clause(ref, slug):
    assert slug_of(ref) == slug


SLUGS = {"w9": "W9", "w9_leaving": "W9.leaving", "w12": "W12", "w1": "W1", "8_3": "8.3"}


@pytest.mark.parametrize(
    ("name", "refs"),
    [
        ("test_w9_a_unit_stops", ["W9"]),
        ("test_w9_leaving_a_zone", ["W9.leaving"]),
        ("test_w9_leavings", ["W9"]),
        ("test_w12_w9_something", ["W12", "W9"]),
        ("test_w12", ["W12"]),
        ("test_w1_units", ["W1"]),
        ("test_w13_nothing", []),
        ("test_8_3_a_second_shooter", ["8.3"]),
        ("test_something_about_w9", []),
    ],
)
def test_the_beginning_of_a_name_says_which_clauses(name, refs):
    assert clauses_in(name, SLUGS) == refs


def test_the_table_has_every_clause_in_the_order_of_the_book():
    assert list(ROWS) == [clause.ref for clause in RULESET.clauses.clauses]


def test_a_row_names_functions_tests_cases_and_reasons():
    row = ROWS["CAMP W12.natural"]
    assert row.functions == ("combat.degree_of",)
    assert "test_combat.py::test_w12_natural_faces_are_noted" in row.tests
    assert "cases/combat.toml::the-highest-face" in row.cases
    assert row.causes == ("NATURAL_BEST", "NATURAL_WORST")
    assert row.status == "invented" and row.notes["en"] and row.texts["zh-CN"]


def test_every_stated_clause_has_a_function_and_a_test():
    assert {ref: row.lacks for ref, row in ROWS.items() if row.lacks} == {}


@pytest.mark.parametrize(
    "row",
    [row for row in ROWS.values() if row.status in ("interpreted", "invented")],
    ids=lambda row: row.ref,
)
def test_every_interpreted_or_invented_clause_has_a_test_too(row):
    assert row.functions and (row.tests or row.cases)


def test_a_stated_clause_without_function_or_test_is_found():
    row = ROWS["CAMP W9"]
    assert row.lacks == ()
    assert replace(row, functions=()).lacks == ("function",)
    assert replace(row, tests=(), cases=()).lacks == ("test",)
    assert replace(row, tests=()).lacks == ()
    assert replace(row, tests=(), cases=(), functions=()).lacks == ("function", "test")
    assert replace(row, tests=(), functions=(), status="not-implemented").lacks == ()


# ---------------------------------------------------------------- another project's ruleset


def clause(ref, status="stated"):
    return Clause(
        id=ref.lower().replace(" ", "."),
        ref=ref,
        kind="procedure",
        status=status,
        source="here",
        en="A.",
        zh="甲。",
    )


@pytest.fixture
def project(tmp_path):
    """A ruleset `skirmish` in a project of its own."""
    folder = tmp_path / "src" / "skirmish"
    folder.mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text("")
    book = ClauseBook((clause("SK 1"), clause("SK 2.a"), clause("SK 3", "invented")))
    return SimpleNamespace(name="skirmish", package="skirmish", folder=folder, clauses=book, root=tmp_path)


def written(project, name, text):
    file = project.root / "tests" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def test_without_tests_there_are_none(project):
    assert find_tests(project) is None
    assert [row.tests + row.cases for row in clause_table(project)] == [(), (), ()]


def test_the_tests_of_another_project_are_found(project):
    written(
        project,
        "test_rules.py",
        "def test_1_a_thing(): ...\nclass TestMore:\n    def test_2_a_other(self): ...\n",
    )
    written(project, "cases/a.toml", 'ruleset = "skirmish"\n[[case]]\nid = "x"\nclauses = ["1", "SK 3"]\n')
    assert find_tests(project) == project.root / "tests"
    rows = clause_table(project)
    assert [row.tests for row in rows] == [
        ("test_rules.py::test_1_a_thing",),
        ("test_rules.py::test_2_a_other",),
        (),
    ]
    assert [row.cases for row in rows] == [("cases/a.toml::x",), (), ("cases/a.toml::x",)]
    assert [row.lacks for row in rows] == [("function",), ("function",), ()]


def test_the_nearest_folder_of_tests_is_taken(project):
    written(project, "test_other.py", "def test_1_of_something_else(): ...\n")
    written(project, "rulesets/skirmish/test_rules.py", "def test_1_a_thing(): ...\n")
    assert find_tests(project) == project.root / "tests" / "rulesets" / "skirmish"


def test_a_folder_can_be_named(project, tmp_path):
    written(project, "elsewhere/test_rules.py", "def test_1_a_thing(): ...\n")
    [row, *_] = clause_table(project, project.root / "tests" / "elsewhere")
    assert row.tests == ("test_rules.py::test_1_a_thing",)


def test_cases_of_other_rulesets_and_other_files_do_not_count(project):
    written(project, "test_rules.py", "")
    written(project, "a.toml", 'ruleset = "campaign"\n[[case]]\nid = "x"\nclauses = ["1"]\n')
    written(project, "b.toml", "case = 3\n")
    written(project, "c.toml", "this is not TOML")
    assert [row.cases for row in clause_table(project)] == [(), (), ()]

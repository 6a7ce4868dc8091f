"""The page and `scripts/add_clause`, on a copy of the toy: what the command makes, what it refuses, and a
clause from its beginning to a ruleset that keeps the contract."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import toy

from bingqi.rulesets import BUILT_IN

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "how-to-add-a-clause.md").read_text("utf-8")
BLOCKS = re.findall(r"^(?:`([^`\n]+)`:\n\n)?```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture
def project(tmp_path):
    """A project with the toy in it, as this one has it."""
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'mine'\n")
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(Path(toy.__file__).parent, tmp_path / "tests" / "toy", ignore=ignored)
    return tmp_path


def add_clause(project, *words):
    return subprocess.run(
        [sys.executable, "-X", "utf8", str(ROOT / "scripts" / "add_clause"), *words],
        cwd=project,
        capture_output=True,
        encoding="utf-8",
    )


def run(project, *words):
    """Python in a project, with its own copy of the toy."""
    path = os.pathsep.join([str(project / "tests"), str(ROOT / "src")])
    return subprocess.run(
        [sys.executable, "-X", "utf8", *words],
        cwd=project,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        encoding="utf-8",
    )


def contents(project):
    return {file: file.read_bytes() for file in project.rglob("*") if file.is_file()}


def begin(project):
    [command] = [text.split() for _, kind, text in BLOCKS if kind == "sh" and "add_clause" in text]
    return add_clause(project, *command[1:])


def test_the_command_begins_a_clause_in_every_place(project):
    before = contents(project)
    begun = begin(project)
    assert (begun.returncode, begun.stderr) == (0, "")
    [said] = [text for _, kind, text in BLOCKS if kind == "text"]
    assert begun.stdout == said
    changed = {
        file.relative_to(project).as_posix()
        for file, held in contents(project).items()
        if before.get(file) != held
    }
    assert changed == {line.partition(":")[0] for line in said.splitlines()}
    book = tomllib.loads((project / "tests/toy/clauses.toml").read_text("utf-8"))["clause"]
    assert [clause["ref"] for clause in book[1:4]] == ["TOY 2", "TOY 2.no-way-back", "TOY 3"]
    assert (book[2]["kind"], book[2]["causes"]) == ("prohibition", ["NO_WAY_BACK"])


def test_what_the_command_began_is_a_whole_ruleset_with_a_test_that_fails(project):
    begin(project)
    assert book_faults(project) == "[]\n"
    tested = run(project, "-m", "pytest", "-q", "tests/rulesets/toy")
    assert tested.returncode == 1
    assert "1 failed" in tested.stdout
    assert (
        "TOY 2.no-way-back: its words, the rule movement.no_way_back and this test are to be written"
        in tested.stdout
    )


def book_faults(project):
    program = """
import toy
from bingqi.game.contract.book import check_book
from bingqi.game.contract.report import Report
report = Report("toy", ())
check_book(toy.RULESET, report)
print([str(fault) for fault in report.faults])
"""
    done = run(project, "-c", program)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_page_leads_to_a_clause_that_holds(project):
    begin(project)
    folder, tests = project / "tests/toy", project / "tests/rulesets/toy"
    for path, kind, text in BLOCKS:
        if not path:
            continue
        file = tests / path if path.startswith("test_") else folder / path
        old = file.read_text("utf-8")
        if kind == "toml":
            new = re.sub(r'\[\[clause\]\]\nid = "2\.no-way-back".*?\n(?=\n)', text, old, flags=re.DOTALL)
        elif kind == "ftl":
            new = re.sub(rf"^{text.partition(' ')[0]} .*\n", text, old, flags=re.MULTILINE)
        elif path.startswith("test_"):
            new = text
        else:
            new = with_function(old, text)
        assert new != old
        file.write_text(new, "utf-8")
    tested = run(project, "-m", "pytest", "-q", "tests/rulesets/toy")
    assert "1 passed" in tested.stdout, tested.stdout
    checked = run(
        project,
        "-c",
        "import toy; from bingqi.game.contract import check_ruleset; "
        "print(check_ruleset(toy.RULESET, games=20, tiers=('plain',)).text())",
    )
    assert "every promise is kept" in checked.stdout, checked.stdout + checked.stderr
    assert "NO_WAY_BACK" not in checked.stdout, "games come upon it"
    assert "to be written" not in (folder / "wording/en.ftl").read_text("utf-8")


def with_function(module, text):
    """A module with a function in the place of the one of its name, or of the stub of its clause."""
    [new] = ast.parse(text).body
    cites = ast.unparse(new.decorator_list[0])
    old = next(
        node
        for node in ast.parse(module).body
        if isinstance(node, ast.FunctionDef)
        and (node.name == new.name or [ast.unparse(mark) for mark in node.decorator_list] == [cites])
    )
    lines = module.splitlines()
    return "\n".join(
        [*lines[: old.decorator_list[0].lineno - 1], text.rstrip(), *lines[old.end_lineno :], ""]
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["tests/toy", "9.swept-away"], "tests/toy/clauses.toml has the clause 9.swept-away already."),
        (
            ["tests/toy", "6.taken"],
            "tests/toy/causes.py has the cause TAKEN already: choose other words for the clause.",
        ),
        (["tests/toy", "2.step"], "tests/toy/clauses.toml has the clause 2.step already."),
        (
            ["tests/toy", "3.distance"],
            "tests/toy/movement.py has a distance already: choose other words for the clause.",
        ),
        (
            ["tests/toy", "9"],
            "“9” is not a clause's id: write its number and a few words, such as 8.3.second-shooter.",
        ),
        (
            ["tests/toy", "9.Big"],
            "“9.Big” is not a clause's id: write its number and a few words, such as 8.3.second-shooter.",
        ),
        (
            ["tests/toy", "9.big", "--room", "sea"],
            "tests/toy has no room sea: its modules are actions, causes, combat, data, movement, scene, "
            "setup, state, turn.",
        ),
        (
            ["tests", "9.big"],
            f"“tests” is neither a ruleset ({', '.join(sorted(BUILT_IN))}) nor a folder with a clauses.toml.",
        ),
    ],
)
def test_what_stands_in_the_way_is_told_in_one_sentence_and_nothing_is_written(project, words, sentence):
    before = contents(project)
    refused = add_clause(project, *words)
    assert (refused.returncode, refused.stdout, refused.stderr) == (2, "", f"{sentence}\n")
    assert contents(project) == before


@pytest.mark.parametrize(
    ("file", "text", "words"),
    [
        ("clauses.toml", "[[clause]\n", "Expected ']]'"),
        ("causes.py", "class Cause(:\n", "invalid syntax"),
        ("causes.py", "", "tests/toy/causes.py has no class Cause."),
        ("wording/zh-CN.ftl", None, "There is no file tests/toy/wording/zh-CN.ftl."),
    ],
)
def test_a_file_that_cannot_be_read_is_told_in_one_line(project, file, text, words):
    broken = project / "tests/toy" / file
    broken.unlink() if text is None else broken.write_text(text)
    refused = add_clause(project, "tests/toy", "9.big")
    assert refused.returncode == 2
    assert words in refused.stderr and len(refused.stderr.splitlines()) == 1


def test_the_same_clause_twice_is_refused(project):
    assert begin(project).returncode == 0
    assert begin(project).stderr == "tests/toy/clauses.toml has the clause 2.no-way-back already.\n"


def test_a_clause_with_a_new_number_stands_at_the_end_and_its_rule_in_the_turn(project):
    made = add_clause(project, "tests/toy", "11.peace", "--status", "invented", "--tests", "elsewhere")
    assert made.stdout.splitlines() == [
        "tests/toy/clauses.toml: TOY 11",
        "tests/toy/causes.py: PEACE = 33",
        "tests/toy/wording/en.ftl: cause-PEACE",
        "tests/toy/wording/zh-CN.ftl: cause-PEACE",
        "tests/toy/turn.py: peace()",
        "elsewhere/test_turn.py: test_11_is_to_be_written()",
    ]
    book = tomllib.loads((project / "tests/toy/clauses.toml").read_text("utf-8"))["clause"]
    assert (book[-1]["ref"], book[-1]["status"]) == ("TOY 11", "invented")


def test_a_test_joins_those_of_its_room_and_a_stub_brings_its_imports(project):
    tests = project / "tests/rulesets/toy"
    tests.mkdir(parents=True)
    (tests / "test_setup.py").write_text('"""Setting up."""\n\n\ndef test_1_is_here():\n    assert True\n')
    assert add_clause(project, "tests/toy", "1.map", "--room", "setup").returncode == 0
    tested = run(project, "-m", "pytest", "-q", "tests/rulesets/toy")
    assert "1 failed, 1 passed" in tested.stdout
    assert run(project, "-c", "import toy.setup; print(toy.setup.map.__name__)").stdout == "map\n"


def test_a_heading_stays_with_the_clauses_that_it_heads(project):
    book = project / "tests/toy/clauses.toml"
    marked = book.read_text("utf-8").replace(
        '[[clause]]\nid = "3.room"', '# ---- ground\n\n[[clause]]\nid = "3.room"'
    )
    book.write_text(marked, "utf-8")
    begin(project)
    assert '"zh-CN" = "待写。"\n\n# ---- ground\n\n[[clause]]\nid = "3.room"' in book.read_text("utf-8")


def test_a_ruleset_that_comes_with_bingqi_goes_by_its_name(project):
    """In a copy of the project: its script finds the folder beside it."""
    shutil.copytree(ROOT / "scripts", project / "scripts")
    shutil.copytree(
        ROOT / "src/bingqi/rulesets/campaign",
        project / "src/bingqi/rulesets/campaign",
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    for package in ("src/bingqi", "src/bingqi/rulesets"):
        (project / package / "__init__.py").touch()
    made = subprocess.run(
        [sys.executable, "-X", "utf8", "scripts/add_clause", "campaign", "12.example", "--room", "combat"],
        cwd=project,
        capture_output=True,
        encoding="utf-8",
    )
    folder = "src/bingqi/rulesets/campaign"
    assert made.stdout.splitlines()[0] == f"{folder}/clauses.toml: CAMP W12.example"
    assert made.stdout.splitlines()[-2:] == [
        f"{folder}/combat.py: example()",
        "tests/rulesets/campaign/test_combat.py: test_w12_example_is_to_be_written()",
    ]
    refs = [
        clause["ref"]
        for clause in tomllib.loads((project / folder / "clauses.toml").read_text("utf-8"))["clause"]
    ]
    place = refs.index("CAMP W12.example")
    assert refs[place - 1].startswith("CAMP W12") and refs[place + 1].startswith("CAMP W13")

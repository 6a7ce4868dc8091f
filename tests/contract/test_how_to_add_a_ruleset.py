"""The page builds the toy as it is, and says how to make it known: what it shows are the toy's own files."""

import contextlib
import io
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import toy

ROOT = Path(__file__).resolve().parents[2]
FOLDER = Path(toy.__file__).parent
PAGE = (ROOT / "docs" / "how-to-add-a-ruleset.md").read_text("utf-8")
BLOCK = re.compile(r"^(?:`([^`\n]+)`:\n\n)?```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = BLOCK.findall(PAGE)
NAMED = [(path, text) for path, _, text in BLOCKS if path]


@pytest.mark.parametrize(
    ("path", "text"), NAMED, ids=[f"{path}-{number}" for number, (path, _) in enumerate(NAMED)]
)
def test_a_block_is_a_part_of_its_file(path, text):
    lines = f"\n{(FOLDER / path).read_text('utf-8')}"
    assert f"\n{text}" in lines


def test_the_page_shows_every_kind_of_file():
    shown = {path for path, _ in NAMED}
    files = {file.relative_to(FOLDER).as_posix() for file in FOLDER.rglob("*") if file.is_file()}
    files = {file for file in files if "__pycache__" not in file}
    assert files - shown == {"data/flood.toml", "data/scenarios/stepping-stones.toml"}, (
        "these are like others"
    )


def test_the_tree_on_the_page_is_the_folder():
    tree = next(text for _, kind, text in BLOCKS if kind == "text")
    named = set(re.findall(r"^  ([\w.]+)", tree, re.MULTILINE)) | set(re.findall(r"(\w+)/", tree)) - {"toy"}
    there = {file.name for file in FOLDER.iterdir() if file.name != "__pycache__"}
    assert named == there


def test_the_python_on_the_page_prints_what_it_says():
    scope = {"__name__": "page"}
    for _, kind, text in BLOCKS:
        if kind == "python":
            with contextlib.redirect_stdout(io.StringIO()) as printed:
                exec(compile(text, "how-to-add-a-ruleset.md", "exec"), scope)
            assert printed.getvalue().splitlines() == re.findall(r"^# > (.*)$", text, re.MULTILINE)


def test_an_entry_point_makes_a_ruleset_known(tmp_path):
    [described] = [text for path, kind, text in BLOCKS if kind == "toml" and not path]
    project = tomllib.loads(described)["project"]
    offered = project["entry-points"]["bingqi.rulesets"]
    assert offered == {"toy": "toy:RULESET"}
    install(tmp_path, project["name"], project["version"], offered)
    assert "toy" not in ask(None, "rulesets", "--json")
    assert '"name": "toy"' in ask(tmp_path, "rulesets", "--json")
    assert '"three-fords"' in ask(tmp_path, "scenarios", "toy", "--json")


def install(folder, name, version, offered):
    """What an installer leaves of a package, so that its entry points are found."""
    described = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    described.mkdir()
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = [f"{key} = {value}" for key, value in offered.items()]
    (described / "entry_points.txt").write_text("\n".join(["[bingqi.rulesets]", *lines, ""]))


def ask(installed, *words):
    """What the command line answers in a process of its own, with a package installed."""
    path = os.pathsep.join(str(folder) for folder in (installed, FOLDER.parent, ROOT / "src") if folder)
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-m", "bingqi", *words],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return done.stdout

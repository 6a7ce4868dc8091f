"""The house: what stands in the project's files, and that its pins agree."""

import fnmatch
import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MACHINE_PATH = re.compile(r"(?<![\w.:/-])/(?:work|root|home/\w+|Users/\w+)/|\b[A-Z]:\\Users\\\w", re.ASCII)
REGISTRY_HOST = re.compile(
    r"pypi\.|pythonhosted|npmjs|npmmirror|index-url|artifactory|anaconda\.org", re.IGNORECASE
)
MOST_BYTES = 1 << 20
COMMANDS = ("python3 dev.py play", "python3 dev.py test")

posix = pytest.mark.skipif(
    os.name == "nt", reason="the stand-in for the environment's Python is a shell script"
)


def tracked_files() -> list[Path]:
    """Every file that belongs to the project: all but git's own and what .gitignore names."""
    ignored = [".git", *(line.rstrip("/") for line in read(ROOT / ".gitignore").splitlines() if line)]
    found = []
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if not is_ignored(name, ignored)]
        found += [Path(folder, name) for name in names if not is_ignored(name, ignored)]
    return sorted(found)


def is_ignored(name: str, patterns: list[str]) -> bool:
    return any(fnmatch.fnmatch(name, pattern) for pattern in patterns)


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}, line {number}: {line.strip()}"
        for path in tracked_files()
        if path != Path(__file__)
        for number, line in enumerate(read(path).splitlines(), 1)
        if pattern.search(line)
    ]


def test_the_walk_finds_the_files():
    names = {path.relative_to(ROOT).as_posix() for path in tracked_files()}
    assert {"dev.py", "pyproject.toml", ".ci/run", "scripts/check", "tests/test_house.py"} <= names


def test_nothing_that_was_downloaded_or_built_lies_among_the_files():
    packed = {".whl", ".zip", ".gz", ".tgz", ".so", ".pyc", ".db"}
    found = [
        path.relative_to(ROOT).as_posix()
        for path in tracked_files()
        if path.suffix in packed or path.stat().st_size > MOST_BYTES
    ]
    assert found == []


def test_no_file_names_a_folder_of_one_machine():
    assert lines_with(MACHINE_PATH) == []


def test_no_file_names_the_host_of_a_package_registry():
    assert lines_with(REGISTRY_HOST) == []


def test_the_patterns_find_what_they_are_for():
    slash = "/"
    for path in (f"{slash}root/x", f"({slash}work/main)", f"{slash}home/li/x", f"{slash}Users/li/x"):
        assert MACHINE_PATH.search(path)
    for text in ("homework/main", "../work/x", "docs/root/x", "a/home/li/x"):
        assert not MACHINE_PATH.search(text)
    assert REGISTRY_HOST.search("files.pythonhosted.example")
    assert not REGISTRY_HOST.search("a copier of files")


def test_the_lock_of_uv_is_not_tracked():
    assert "uv.lock" in read(ROOT / ".gitignore").splitlines()
    if git := shutil.which("git"):
        listed = subprocess.run([git, "ls-files", "uv.lock"], cwd=ROOT, capture_output=True, text=True)
        assert listed.stdout == ""


@pytest.mark.parametrize("name", ["README.md", "README.zh-CN.md"])
@pytest.mark.parametrize("command", COMMANDS)
def test_the_readme_names_the_two_commands(name, command):
    assert command in read(ROOT / name)


def pins() -> list[str]:
    return read(ROOT / "constraints.txt").splitlines()


def project() -> dict:
    return tomllib.loads(read(ROOT / "pyproject.toml"))


def test_every_pin_is_exact_and_has_no_address():
    for pin in pins():
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; [\w '<>=!.]+)?", pin), pin


def test_uv_and_pip_have_the_same_pins():
    assert project()["tool"]["uv"]["constraint-dependencies"] == pins()


def test_the_group_dev_and_the_extra_dev_are_the_same():
    assert project()["dependency-groups"]["dev"] == project()["project"]["optional-dependencies"]["dev"]


def test_the_built_client_is_packed_though_git_leaves_it_out():
    assert "static/" in read(ROOT / ".gitignore").splitlines()
    assert project()["tool"]["hatch"]["build"]["artifacts"] == ["src/bingqi/server/static/**"]


def test_every_dependency_is_pinned():
    wanted = project()["project"]
    dependencies = wanted["dependencies"] + wanted["optional-dependencies"]["fast"]
    dependencies += [name for name in wanted["optional-dependencies"]["dev"] if not name.startswith("bingqi")]
    pinned = {pin.partition("==")[0] for pin in pins()}
    assert {re.split("[<>=]", name)[0].replace(".", "-") for name in dependencies} <= pinned

"""dev.py sets up once, and again only after a change; it passes words on and says what is missing."""

import ast
import importlib.util
import os
import subprocess
import sys
import venv
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]

posix = pytest.mark.skipif(
    os.name == "nt", reason="the stand-in for the environment's Python is a shell script"
)


@pytest.fixture
def checkout(tmp_path):
    """A copy of dev.py in a folder with a difficult name, with a made-up project beside it."""
    folder = tmp_path / "兵棋 one"
    folder.mkdir()
    (folder / "dev.py").write_text((ROOT / "dev.py").read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    (folder / "constraints.txt").write_text("click==1\n", encoding="utf-8")
    return folder


PRETENDER = """#!/bin/sh
environment="$(dirname "$0")/.."
printf '%s|%s\\n' "$PWD" "$*" >> "$environment/calls"
case "$*" in *pip*install*) cat "$environment/says" 2> /dev/null && exit 1 ;; esac
exit 0
"""


def make_pretender(environment: Path) -> None:
    """An environment whose Python only writes down its words; pip fails when the file `says` is there."""
    (environment / "bin").mkdir(parents=True)
    (environment / "pyvenv.cfg").write_text("version = 3.11.7\n", encoding="utf-8")
    python = environment / "bin" / "python"
    python.write_text(PRETENDER, encoding="utf-8")
    python.chmod(0o755)


def start(
    checkout: Path, *words: str, cwd: Path | None = None, **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run the copy of dev.py as a user would."""
    kept = {name: value for name, value in os.environ.items() if name not in {"BINGQI_VENV", "LC_ALL"}}
    return subprocess.run(
        [sys.executable, str(checkout / "dev.py"), *words],
        cwd=cwd or checkout,
        env={**kept, **variables},
        capture_output=True,
        encoding="utf-8",
    )


def calls(environment: Path) -> list[str]:
    """What the pretender was asked since the last look."""
    noted = environment / "calls"
    lines = noted.read_text(encoding="utf-8").splitlines() if noted.exists() else []
    noted.unlink(missing_ok=True)
    return lines


def installations(environment: Path) -> int:
    return sum("pip" in line and " install " in line for line in calls(environment))


@posix
def test_dev_installs_once_and_again_only_when_something_changed(checkout):
    environment = checkout / ".venv"
    make_pretender(environment)
    assert (start(checkout, "play").returncode, installations(environment)) == (0, 1)
    assert (start(checkout, "play").returncode, installations(environment)) == (0, 0)
    for file in (checkout / "pyproject.toml", checkout / "constraints.txt", environment / "pyvenv.cfg"):
        with file.open("a", encoding="utf-8") as end:
            end.write("# changed\n")
        assert (start(checkout, "test").returncode, installations(environment)) == (0, 1)
        assert (start(checkout, "test").returncode, installations(environment)) == (0, 0)
    (checkout / "source.py").write_text("changed = True\n", encoding="utf-8")
    start(checkout, "play")
    assert installations(environment) == 0


@posix
def test_dev_installs_again_in_a_folder_that_was_moved(checkout):
    make_pretender(checkout / ".venv")
    start(checkout, "play")
    moved = checkout.rename(checkout.with_name("elsewhere"))
    assert installations(moved / ".venv") == 1
    for expected in (1, 0):
        start(moved, "play")
        assert installations(moved / ".venv") == expected


@posix
def test_dev_passes_the_words_on(checkout, tmp_path):
    environment = tmp_path / "the environment"
    make_pretender(environment)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    start(checkout, "play", BINGQI_VENV=str(environment))
    calls(environment)
    for words, expected in [
        ((), f"{elsewhere}|-m bingqi play"),
        (("play", "campaign", "--lang", "en"), f"{elsewhere}|-m bingqi play campaign --lang en"),
        (("check", "my cases.toml"), f"{elsewhere}|-m bingqi check my cases.toml"),
        (("--version",), f"{elsewhere}|-m bingqi --version"),
        (("test", "-k", "dice"), f"{checkout}|-m pytest -k dice"),
    ]:
        start(checkout, *words, cwd=elsewhere, BINGQI_VENV=str(environment))
        assert calls(environment) == [expected]


@posix
@pytest.mark.parametrize(
    ("pip_says", "english", "chinese"),
    [
        (
            "WARNING: Retrying after 'NewConnectionError'\nERROR: No matching distribution\n",
            "The packages could not be fetched; check the network connection and run this again.",
            "无法下载所需的软件包；请检查网络连接，然后再运行一次。",
        ),
        (
            "ERROR: first\nERROR: No space left on device\nanother line\n",
            "pip could not install the packages: No space left on device",
            "pip 无法安装所需的软件包：No space left on device",
        ),
    ],
)
def test_dev_says_in_a_sentence_why_it_cannot_install(checkout, pip_says, english, chinese):
    environment = checkout / ".venv"
    make_pretender(environment)
    (environment / "says").write_text(pip_says, encoding="utf-8")
    for language, sentence in (("en_GB.UTF-8", english), ("zh_CN.UTF-8", chinese)):
        stopped = start(checkout, "play", LANG=language)
        assert (stopped.returncode, stopped.stdout) == (2, "")
        assert stopped.stderr.splitlines()[1:] == [sentence]
    assert environment.exists(), "it was there before"
    (environment / "says").unlink()
    assert start(checkout, "play").returncode == 0


def load(checkout: Path, monkeypatch: pytest.MonkeyPatch, **variables: str) -> ModuleType:
    """The copy of dev.py as a module."""
    monkeypatch.delenv("BINGQI_VENV", raising=False)
    monkeypatch.setenv("LANG", "en")
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    specification = importlib.util.spec_from_file_location("dev_under_test", checkout / "dev.py")
    assert specification and specification.loader
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


@posix
def test_dev_leaves_no_half_made_environment(checkout, monkeypatch, capsys):
    def make_one_that_fails(folder, **_):
        make_pretender(Path(folder))
        (Path(folder) / "says").write_text("ERROR: broken\n", encoding="utf-8")

    monkeypatch.setattr(venv, "create", make_one_that_fails)
    with pytest.raises(SystemExit) as stop:
        load(checkout, monkeypatch).set_up()
    assert stop.value.code == 2
    assert capsys.readouterr().err.splitlines()[1:] == ["pip could not install the packages: broken"]
    assert not (checkout / ".venv").exists()


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (ImportError("ensurepip"), "This Python cannot make environments"),
        (subprocess.CalledProcessError(1, "ensurepip"), "This Python cannot make environments"),
        (
            PermissionError(13, "Permission denied"),
            "The environment cannot be made: [Errno 13] Permission denied",
        ),
    ],
)
def test_dev_says_when_python_cannot_make_an_environment(checkout, monkeypatch, capsys, fault, sentence):
    def fail(folder, **_):
        Path(folder, "bin").mkdir(parents=True)
        raise fault

    monkeypatch.setattr(venv, "create", fail)
    with pytest.raises(SystemExit) as stop:
        load(checkout, monkeypatch).set_up()
    assert stop.value.code == 2
    assert sentence in capsys.readouterr().err
    assert not (checkout / ".venv").exists()


def test_dev_says_when_python_is_too_old(checkout, monkeypatch, capsys):
    dev = load(checkout, monkeypatch)
    monkeypatch.setattr(dev.sys, "version_info", (3, 10, 2))
    with pytest.raises(SystemExit) as stop:
        dev.set_up()
    assert stop.value.code == 2
    assert capsys.readouterr().err == "Python 3.11 or newer is needed; this is 3.10.\n"


def test_dev_touches_no_folder_that_is_not_an_environment(checkout, monkeypatch, tmp_path, capsys):
    mine = tmp_path / "mine"
    mine.mkdir()
    letter = mine / "letter.txt"
    letter.touch()
    for folder in (mine, letter):
        with pytest.raises(SystemExit) as stop:
            load(checkout, monkeypatch, BINGQI_VENV=str(folder)).set_up()
        assert stop.value.code == 2
        assert "no Python environment" in capsys.readouterr().err
        assert letter.exists()


@posix
def test_dev_replaces_what_is_left_of_its_own_environment(checkout, monkeypatch):
    (checkout / ".venv").mkdir()
    (checkout / ".venv" / "left over").touch()
    monkeypatch.setattr(venv, "create", lambda folder, **_: make_pretender(Path(folder)))
    load(checkout, monkeypatch).set_up()
    assert installations(checkout / ".venv") == 1


def test_dev_stops_quietly_when_interrupted(checkout, monkeypatch, capsys):
    def interrupt(folder, **_):
        Path(folder, "bin").mkdir(parents=True)
        raise KeyboardInterrupt

    monkeypatch.setattr(venv, "create", interrupt)
    monkeypatch.setattr(sys, "argv", ["dev.py", "play"])
    assert load(checkout, monkeypatch).main() == 130
    assert capsys.readouterr().err.splitlines()[1:] == ["Interrupted."]
    assert not (checkout / ".venv").exists()


def test_dev_needs_only_the_standard_library():
    tree = ast.parse((ROOT / "dev.py").read_text(encoding="utf-8"))
    imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert imported
    assert {name.partition(".")[0] for name in imported} <= sys.stdlib_module_names


def test_an_old_python_can_read_dev_and_say_that_it_is_old():
    ast.parse((ROOT / "dev.py").read_text(encoding="utf-8"), feature_version=(3, 6))

"""dev.py sets up once, and again only after a change; it passes words on and says what is missing."""

import ast
import importlib.util
import os
import shutil
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


NODE = """#!/bin/sh
echo {version}
"""
NPM = """#!/bin/sh
printf '%s\\n' "$1" >> "{folder}/npm calls"
if [ -e "{folder}/npm says" ]; then cat "{folder}/npm says"; exit 1; fi
case "$1" in
ci) mkdir -p node_modules ;;
run) mkdir -p "{static}" && echo built > "{static}/index.html" ;;
esac
"""


class Board:
    """A project with a client, and a stand-in for Node.js that writes down what it is asked."""

    def __init__(self, checkout: Path, tools: Path) -> None:
        self.checkout, self.tools = checkout, tools
        self.web, self.static = checkout / "web", checkout / "src" / "bingqi" / "server" / "static"
        make_pretender(checkout / ".venv")
        (self.web / "src" / "board").mkdir(parents=True)
        for name in ("package.json", "package-lock.json", "vite.config.ts", "README.md", "src/board/main.ts"):
            (self.web / name).write_text("{}\n", encoding="utf-8")
        tools.mkdir()
        for name in ("cat", "dirname", "mkdir"):
            (tools / name).symlink_to(str(shutil.which(name)))
        self.install_node("v20.20.2")

    def install_node(self, version: str) -> None:
        """Another Node.js than before; none for an empty version."""
        for name, text in (
            ("node", NODE.format(version=version)),
            ("npm", NPM.format(folder=self.tools, static=self.static)),
        ):
            (self.tools / name).unlink(missing_ok=True)
            if version:
                (self.tools / name).write_text(text, encoding="utf-8")
                (self.tools / name).chmod(0o755)

    def start(self, *words: str, language: str = "en") -> tuple[list[str], str, list[str]]:
        """Run dev.py: what npm was asked, what was said, and what bingqi was asked."""
        calls(self.checkout / ".venv")
        ended = start(self.checkout, *words, PATH=str(self.tools), LANG=language)
        assert (ended.returncode, ended.stdout) == (0, "")
        noted = self.tools / "npm calls"
        asked = noted.read_text(encoding="utf-8").split() if noted.exists() else []
        noted.unlink(missing_ok=True)
        return asked, ended.stderr, [line for line in calls(self.checkout / ".venv") if " pip" not in line]


@pytest.fixture
def board(checkout, tmp_path):
    made = Board(checkout, tmp_path / "the tools")
    made.start("--version")  # the packages are installed then
    return made


@posix
def test_dev_builds_the_board_once_and_again_only_when_its_sources_changed(board):
    played = [f"{board.checkout}|-m bingqi play"]
    assert board.start("play") == (["ci", "run"], "Building the board for the browser ...\n", played)
    assert board.start("play") == ([], "", played)
    for name in ("src/board/main.ts", "vite.config.ts"):
        (board.web / name).write_text("changed\n", encoding="utf-8")
        assert board.start("play")[0] == ["run"]
        assert board.start("play")[0] == []
    (board.web / "src" / "board" / "main.ts").rename(board.web / "src" / "board" / "moved.ts")
    assert board.start("play")[0] == ["run"]
    (board.web / "package-lock.json").write_text("changed\n", encoding="utf-8")
    assert board.start("play")[0] == ["ci", "run"]
    (board.static / "index.html").unlink()
    assert board.start("play")[0] == ["run"]
    (board.web / "README.md").write_text("changed\n", encoding="utf-8")
    (board.web / "node_modules" / "cache").touch()
    assert board.start("play")[0] == []


@posix
@pytest.mark.parametrize(
    ("words", "is_built"),
    [
        ((), True),
        (("play", "--lang", "en"), True),
        (("play", "--browser"), True),
        (("serve", "--port", "0"), True),
        (("test",), True),
        (("setup",), True),
        (("play", "campaign"), False),
        (("play", "--terminal"), False),
        (("play", "--resume", "a.game"), False),
        (("--version",), False),
        (("check", "cases.toml"), False),
    ],
)
def test_dev_builds_the_board_only_for_what_shows_it(board, words, is_built):
    asked, _, run = board.start(*words)
    assert asked == (["ci", "run"] if is_built else [])
    assert len(run) == (words != ("setup",)), "setup runs nothing else"


@posix
@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("en", ("Node.js 20.19 or 22.12 and newer is needed", "in the terminal everything works")),
        ("zh_CN.UTF-8", ("需要 Node.js 20.19 或 22.12 以上", "在终端里照样可以玩。")),
    ],
)
@pytest.mark.parametrize("version", ["", "v18.19.0", "v20.18.3", "v21.7.3", "v22.11.0", "nonsense"])
def test_dev_says_that_the_board_needs_node_and_goes_on(board, version, language, parts):
    board.install_node(version)
    asked, said, run = board.start("play", language=language)
    assert asked == [] and len(said.splitlines()) == 1
    assert all(part in said for part in (*parts, version))
    assert run == [f"{board.checkout}|-m bingqi play"]


@posix
@pytest.mark.parametrize("version", ["v20.19.0", "v22.12.0", "v24.1.0"])
def test_dev_builds_the_board_with_any_node_that_will_do(board, version):
    board.install_node(version)
    assert board.start("play")[0] == ["ci", "run"]


@posix
@pytest.mark.parametrize(
    ("npm_says", "english", "chinese"),
    [
        ("npm error code EAI_AGAIN\nnpm error syscall x\n", "its packages could not be fetched", "无法下载"),
        (
            "vite v8\nerror during build: no such part\nat x\n",
            "error during build: no such part",
            "no such part",
        ),
        ("killed\n", "cannot be built: killed", "killed"),
    ],
)
def test_dev_says_why_the_board_cannot_be_built_and_goes_on(board, npm_says, english, chinese):
    (board.tools / "npm says").write_text(npm_says, encoding="utf-8")
    for language, part in (("en", english), ("zh_CN.UTF-8", chinese)):
        asked, said, run = board.start("play", language=language)
        assert asked == ["ci"] and len(run) == 1
        assert len(said.splitlines()) == 2 and part in said
    (board.tools / "npm says").unlink()
    assert board.start("play")[0] == ["ci", "run"]
    (board.web / "vite.config.ts").write_text("changed\n", encoding="utf-8")
    (board.tools / "npm says").write_text(npm_says, encoding="utf-8")
    assert "the one that was built before is used" in board.start("play")[1]


@posix
def test_dev_works_without_the_sources_of_the_board(board):
    shutil.rmtree(board.web)
    assert board.start("play") == ([], "", [f"{board.checkout}|-m bingqi play"])


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

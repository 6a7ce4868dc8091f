"""`bingqi play` as a process of its own: in a terminal, in a pipe, interrupted, and quick to start."""

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bingqi.game.explain import wide
from bingqi.game.journal import load

SOURCE = Path(__file__).resolve().parents[2] / "src"
GAME = ("campaign", "river-crossing", "--seed", "3")
SLOW = (
    "numpy",
    "numba",
    "pydantic",
    "rich",
    "typer",
    "importlib.metadata",
    "importlib.resources",
)
PATIENCE_S = 60.0


def environment(folder: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLORTERM")}
    return kept | {"PYTHONPATH": str(SOURCE), "XDG_DATA_HOME": str(folder), "TERM": "xterm-256color", **more}


class Terminal:
    """A pseudo-terminal with a game in it."""

    def __init__(self, *words: str, **variables: str) -> None:
        self.master, slave = pty.openpty()
        command = [sys.executable, "-m", "bingqi", "play", *words]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=variables, start_new_session=True
        )
        os.close(slave)
        self.said = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    def until(self, text: str) -> str:
        """Read until a text appears; what has been said since the last time."""
        start, end = len(self.said), time.monotonic() + PATIENCE_S
        while text not in self.said[start:] and time.monotonic() < end:
            if not self.read():
                break
        assert text in self.said[start:], self.said[start:]
        return self.said[start:]

    def read(self) -> bool:
        if not select.select([self.master], [], [], 0.5)[0]:
            return self.process.poll() is None
        try:
            piece = os.read(self.master, 65536)
        except OSError:  # the other end is closed
            return False
        self.said += self.decoder.decode(piece)  # a piece may end in the middle of a character
        return bool(piece)

    def type(self, line: str) -> None:
        os.write(self.master, line.encode() + b"\n")

    def interrupt(self) -> None:
        """Press Ctrl-C, again if the first press came between two moments of reading."""
        for _ in range(20):
            if self.process.poll() is None:
                self.process.send_signal(signal.SIGINT)
                time.sleep(0.5)

    def end(self) -> int:
        while self.read():
            pass
        return self.process.wait(PATIENCE_S)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)


@pytest.fixture
def terminal(tmp_path):
    """Opens terminals in which `bingqi play` runs, and closes them."""
    opened = []

    def open_one(*words: str, **variables: str) -> Terminal:
        opened.append(Terminal(*words, **environment(tmp_path, **variables)))
        return opened[-1]

    yield open_one
    for one in opened:
        one.close()


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[\d;?]*[a-zA-Z]", "", text).replace("\r", "")


@pytest.mark.parametrize("language", ["en", "zh-CN"])
@pytest.mark.parametrize("columns", ["80", "120"])
def test_a_game_in_a_terminal_fits_and_has_colours(terminal, tmp_path, language, columns):
    game = terminal(*GAME, "--red", "me", "--lang", language, COLUMNS=columns, LINES="50")
    prompt = {"en": "Red", "zh-CN": "红方"}[language]
    screen = game.until(f"{prompt}> ")
    assert "\x1b[48;5;24" in screen and "\x1b[38;5;210;1m" in screen
    assert re.search(r"\n03 .*\n +4/4 .*\n04 ", plain(screen))  # two lines a cell in a high terminal
    game.type("1")
    screen += game.until(f"{prompt} R1> ")
    game.type("quit")
    assert game.end() == 0
    assert max(wide(line) for line in plain(screen).splitlines() if str(tmp_path) not in line) <= int(columns)
    assert ("Naval infantry  3/4  0304" in plain(screen)) == (language == "en")


@pytest.mark.parametrize("variables", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_colours_are_left_out_where_nobody_wants_them(terminal, variables):
    game = terminal(*GAME, "--red", "me", **variables)
    assert "\x1b[3" not in game.until("Red> ") and "\x1b[48" not in game.said
    game.type("quit")
    assert game.end() == 0


def test_ctrl_c_ends_quietly_with_the_game_kept(terminal, tmp_path):
    file = tmp_path / "kept.game"
    game = terminal(*GAME, "--red", "me", "--save", str(file))
    game.until("Red> ")
    game.type("R1 holds")
    game.until("Red> ")
    game.interrupt()
    assert game.end() == 130
    assert "Traceback" not in game.said
    assert [ply.action for ply in load(file).plies] == ["begin", "R1 holds"]


def test_the_screen_is_wiped_before_another_person_looks(terminal):
    game = terminal(*GAME, "--red", "me", "--blue", "me", COLUMNS="80")
    game.until("Press Enter")
    game.type("")
    game.until("Red> ")
    game.type("R1 to 0303")
    assert "R1 plans to move" in game.until("Red> ")
    game.type("end planning")
    handed = game.until("Press Enter")
    assert "\x1b[H\x1b[2J\x1b[3J" in handed
    assert "plans" not in plain(handed.rpartition("\x1b[3J")[2])
    game.type("")
    assert "R1 moves to 0303" in game.until("Blue> ")
    game.type("quit")
    assert game.end() == 0


def run(tmp_path: Path, *words: str, **how):
    command = [sys.executable, "-m", "bingqi", "play", *words]
    return subprocess.run(
        command, env=environment(tmp_path), capture_output=True, text=True, timeout=PATIENCE_S, **how
    )


def test_a_closed_input_ends_politely(tmp_path):
    ended = run(tmp_path, *GAME, "--red", "me", stdin=subprocess.DEVNULL)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "Red> " in ended.stdout and "\x1b[" not in ended.stdout


def test_a_reader_that_has_gone_is_no_fault(tmp_path):
    command = [sys.executable, "-m", "bingqi", "play", *GAME, "--red", "random", "--blue", "random"]
    game = subprocess.Popen(
        command, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert game.stdout and game.stderr
    game.stdout.readline()
    game.stdout.close()
    assert game.stderr.read() == b""
    game.stderr.close()
    assert game.wait(PATIENCE_S) != 0


def test_the_first_question_comes_without_what_is_slow_to_load(tmp_path):
    watch = (
        "import atexit, sys\n"
        "loaded = lambda: print('LOADED', *sys.modules, file=sys.stderr)\n"
        "atexit.register(loaded)\n"
        f"sys.argv = ['bingqi', 'play', *{GAME!r}, '--red', 'me']\n"
        "from bingqi.cli.main import main\nmain()\n"
    )
    command = [sys.executable, "-c", watch]
    ended = subprocess.run(
        command, env=environment(tmp_path), capture_output=True, text=True, stdin=subprocess.DEVNULL
    )
    assert "Red> " in ended.stdout
    loaded = set(ended.stderr.split())
    assert "bingqi.cli.play" in loaded
    assert loaded.isdisjoint(SLOW)

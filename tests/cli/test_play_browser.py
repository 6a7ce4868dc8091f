"""`bingqi play` without the name of a game: the board in the browser, or what to do where that cannot be."""

import io
import os
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from bingqi.cli import browser

pytest.importorskip("uvicorn", reason="the server's packages are not installed")
SOURCE = Path(__file__).resolve().parents[2] / "src"
PATIENCE_S = 60.0
WINDOWS = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
posix = pytest.mark.skipif(os.name == "nt", reason="pretends to be a system with a browser of its own choice")

OPENER = """#!{python}
import sys, urllib.request
answer = urllib.request.build_opener(urllib.request.ProxyHandler({{}})).open(sys.argv[1] + "api/health")
open({note!r}, "w").write(f"{{sys.argv[1]}} {{answer.status}}\\n")
"""


@pytest.fixture
def start(tmp_path):
    """Starts `bingqi play` as a process; where nothing else is said, on a machine without windows."""
    started = []
    kept = {name: value for name, value in os.environ.items() if name not in WINDOWS}
    usual = {"PYTHONPATH": str(SOURCE), "XDG_DATA_HOME": str(tmp_path / "data"), "PYTHONUNBUFFERED": "1"}

    def run(*words, **variables):
        command = [sys.executable, "-m", "bingqi", *words]
        process = subprocess.Popen(
            command,
            env=kept | usual | variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        started.append(process)
        return process

    yield run
    for process in started:
        process.kill()
        process.communicate()


def until(process, text):
    """The lines of a process up to the one that has a text."""
    lines = []
    while not lines or text not in lines[-1]:
        line = process.stdout.readline()
        assert line, (lines, process.stderr.read())
        lines.append(line)
    return lines


def interrupt(process):
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE_S)
    return process.returncode, out, err


@posix
@pytest.mark.parametrize("words", [("play",), ("serve", "--open", "--port", "0")])
def test_the_page_is_opened_when_the_server_answers(start, tmp_path, monkeypatch, words):
    if words[0] == "play" and not browser.PAGE.is_file():
        pytest.skip("the board is not built")
    note, opener = tmp_path / "opened", tmp_path / "opener"
    os.mkfifo(note)
    opener.write_text(OPENER.format(python=sys.executable, note=str(note)), "utf-8")
    opener.chmod(0o755)
    process = start(*words, BROWSER=f"{opener} %s &")
    address = until(process, "The board is at")[-1].split()[-1]
    assert note.read_text("utf-8") == f"{address} 200\n"
    assert interrupt(process)[0] in (0, 130)


@posix
@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "No browser could be opened"), ("zh-CN", "无法打开浏览器")]
)
def test_without_a_window_the_address_and_the_ways_out_are_told(start, language, sentence):
    if not browser.PAGE.is_file():
        pytest.skip("the board is not built")
    process = start("play", "--browser", "--lang", language)
    told = until(process, sentence)
    assert "Ctrl-C" in told[-2] and "bingqi play --terminal" in told[-1]
    [address] = re.findall(r"http://127\.0\.0\.1:\d+/", told[0])
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    assert "<html" in opener.open(address).read().decode()
    code, out, err = interrupt(process)
    assert (code in (0, 130), out, err) == (True, "", "")
    with pytest.raises(urllib.error.URLError):
        opener.open(address)


@posix
@pytest.mark.parametrize("language", ["en", "zh-CN"])
def test_a_server_that_runs_already_is_opened_and_no_second_one_started(start, language):
    if not browser.PAGE.is_file():
        pytest.skip("the board is not built")
    first = start("play", "--browser", "--lang", "en")
    [address] = re.findall(r"http://127\.0\.0\.1:\d+/", until(first, "http://")[0])
    second = start("play", "--browser", "--lang", language)
    out, err = second.communicate(timeout=PATIENCE_S)
    assert (second.returncode, err) == (0, "")
    assert re.findall(r"http://127\.0\.0\.1:\d+/", out) == [address]
    assert ("runs already" if language == "en" else "已在运行") in out.splitlines()[0]
    assert "bingqi play --terminal" in out  # there is no browser here
    interrupt(first)
    third = start("play", "--browser", "--lang", "en")
    assert "The board is at" in until(third, "http://")[-1]


@posix
def test_the_note_of_a_killed_server_misleads_nobody(start, tmp_path):
    if not browser.PAGE.is_file():
        pytest.skip("the board is not built")
    first = start("play", "--browser", "--lang", "en")
    until(first, "Ctrl-C")
    first.kill()
    first.wait()
    assert (tmp_path / "data" / "bingqi" / "server.json").is_file()
    second = start("play", "--browser", "--lang", "en")
    assert "The board is at" in until(second, "http://")[-1]


@pytest.mark.parametrize("words", [(), ("--terminal",)])
def test_the_terminal_asks_where_the_board_is_not_built_or_not_wanted(bingqi, monkeypatch, tmp_path, words):
    if not words:
        monkeypatch.setattr(browser, "PAGE", tmp_path / "none.html")
    monkeypatch.setattr("sys.stdin", io.StringIO())
    ended = bingqi("play", *words)
    assert ended.code == 0 and "Which rules?" in ended.out


def test_a_board_that_is_not_built_is_missed_in_a_sentence(refused, monkeypatch, tmp_path):
    monkeypatch.setattr(browser, "PAGE", tmp_path / "none.html")
    assert "python3 dev.py setup" in refused("play", "--browser")
    assert "python3 dev.py setup" in refused("play", "--browser", "--lang", "zh-CN")


@pytest.mark.parametrize("missing", ["uvicorn", "sqlalchemy"])
def test_without_the_servers_packages_the_terminal_asks(bingqi, monkeypatch, tmp_path, missing):
    page = tmp_path / "index.html"
    page.touch()
    monkeypatch.setattr(browser, "PAGE", page)
    assert browser.is_board_here()
    monkeypatch.setattr(browser, "find_spec", lambda name: None if name == missing else object())
    monkeypatch.setattr("sys.stdin", io.StringIO())
    ended = bingqi("play")
    assert ended.code == 0 and "Which rules?" in ended.out


def test_no_part_of_the_server_is_loaded_for_the_terminal():
    watch = (
        "import sys\nsys.argv = ['bingqi', 'play', 'campaign', 'river-crossing', '--red', 'me']\n"
        "from bingqi.cli.main import main\n"
        "try: main()\nfinally: print(*sys.modules, file=sys.stderr)"
    )
    ended = subprocess.run(
        [sys.executable, "-c", watch],
        env=os.environ | {"PYTHONPATH": str(SOURCE)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
    )
    loaded = set(ended.stderr.split())
    assert "bingqi.cli.play" in loaded and "Red> " in ended.stdout
    forbidden = {"uvicorn", "starlette", "sqlalchemy", "webbrowser", "http.client", "urllib.request"}
    assert not {name for name in loaded if name in forbidden or name.startswith("bingqi.server")}

"""`bingqi replay`: everything at once into a pipe, step by step at a terminal."""

import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from contextlib import contextmanager

import pytest

from bingqi.cli.replay import Viewer
from bingqi.cli.terminal import Colours, Screen


def test_into_a_pipe_goes_every_action_and_the_board_at_the_end(bingqi, record, played):
    ended = bingqi("replay", record)
    assert ended.code == 0
    assert ended.lines[:2] == ["The Crossing", "Red: greedy, Blue: me"]
    heads = [line for line in ended.lines if line[:1].isdigit() and ": " in line and "  " not in line]
    assert len(heads) == len(played.plies)
    assert heads[0] == "1 Umpire: begin"
    state = played.state
    assert f"Round {state.turn.round_number} of {state.length}" in ended.out
    assert ended.out.rstrip().endswith("of Blue") or "Open ground" in ended.out


def test_to_an_action(bingqi, record, attack):
    ended = bingqi("replay", record, "--to", attack)
    assert f"{attack} " in ended.out and f"\n{attack + 1} " not in ended.out


def test_to_the_beginning(bingqi, record):
    ended = bingqi("replay", record, "--to", 0)
    assert ended.code == 0 and "begin" not in ended.out and "[R1]" in ended.out


def test_in_chinese(bingqi, record):
    ended = bingqi("replay", record, "--to", 2, "--lang", "zh-CN")
    assert ended.lines[:2] == ["渡河之战", "红方：greedy、蓝方：me"]
    assert "\n2 红方：" in ended.out


def test_the_answer_for_programs(bingqi, record, played):
    found = bingqi("replay", record, "--json").json
    assert [ply["action"] for ply in found["plies"]] == [ply.text for ply in played.plies]
    assert found["plies"][-1]["digest"] == played.digest
    assert found["result"].startswith("Blue") and found["seed"] == 7
    assert found["players"] == {"Red": "greedy", "Blue": "me"}
    assert bingqi("replay", record, "--to", 3, "--json").json["result"] == ""


@pytest.fixture
def press(played, monkeypatch, capsys):
    """Press keys at a terminal; where the viewer stands after each position that it has shown."""

    def press(*keys, at=0):
        typed = iter([*keys, "q"])
        viewer, shown = Viewer(played, Screen(Colours.NONE, 100, 40, is_live=False), at), []
        show = viewer.show
        monkeypatch.setattr(viewer, "show", lambda: (shown.append(viewer.at), show()))
        viewer.run(lambda: next(typed))
        assert next(typed, None) is None
        return shown, capsys.readouterr().out

    return press


def test_forward_and_back(press):
    shown, _ = press("\x1b[C", " ", "\r", "n", "\x1b[D", "b")
    assert shown == [0, 1, 2, 3, 4, 3, 2]


def test_the_ends(press, played):
    last = len(played.plies)
    assert press("G", "\x1b[C", "g", "b", "\x1b[F", "\x1b[H")[0] == [0, last, 0, last, 0]


def test_a_number_and_enter(press, played):
    shown, told = press("1", "2", "\r", "9", "9", "9", "\r", "5", "b")
    last = len(played.plies)
    assert shown == [0, 12, last, last - 1]
    assert "q leave  12" in told


def test_a_key_that_means_nothing_changes_nothing(press):
    assert press("x", "~", "\x1b[A", "中", at=3)[0] == [3]


def test_the_words_of_the_action_are_below_the_board(press, attack):
    _, told = press(at=attack)
    board, _, words = told.rpartition("Open ground")
    assert "[R2]" in board and "Attack on" in words
    assert f"{attack} of " in words and "q leave" in words


def test_at_a_real_terminal(record, played):
    last = len(played.plies)
    with terminal("replay", record) as (running, screen):
        read_until(screen, f"0 of {last}")
        os.write(screen, b"\x1b[C")
        assert "1 Umpire: begin" in read_until(screen, f"1 of {last}")
        os.write(screen, b"b")
        read_until(screen, f"0 of {last}")
        os.write(screen, b"q")
        assert running.wait(20) == 0


@pytest.mark.parametrize("stop", [b"\x04", b"\x1b", b"Q"])
def test_every_way_to_leave(record, played, stop):
    with terminal("replay", record) as (running, screen):
        read_until(screen, f"0 of {len(played.plies)}")
        os.write(screen, stop)
        assert running.wait(20) == 0


def test_ctrl_c_leaves_too_and_the_terminal_is_as_it_was(record, played):
    with terminal("replay", record) as (running, screen):
        before = termios.tcgetattr(screen)
        read_until(screen, f"0 of {len(played.plies)}")
        running.send_signal(signal.SIGINT)
        assert running.wait(20) == 130
        assert termios.tcgetattr(screen) == before


def test_keys_that_come_at_once_are_all_heard(record, played):
    last = len(played.plies)
    with terminal("replay", record) as (running, screen):
        read_until(screen, f"0 of {last}")
        os.write(screen, b"12\r\x1b[C\x1bOC")
        read_until(screen, f"14 of {last}")
        os.write(screen, b"q")
        assert running.wait(20) == 0


def test_the_terminal_is_left_as_it_was(record, played):
    with terminal("replay", record) as (running, screen):
        before = termios.tcgetattr(screen)
        read_until(screen, f"0 of {len(played.plies)}")
        assert termios.tcgetattr(screen) != before
        os.write(screen, b"q")
        assert running.wait(20) == 0
        assert termios.tcgetattr(screen) == before


@contextmanager
def terminal(*words):
    """A command at a terminal of its own."""
    outside, inside = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"}
    command = [sys.executable, "-m", "bingqi", *map(str, words)]
    running = subprocess.Popen(command, stdin=inside, stdout=inside, stderr=inside, env=environment)
    os.close(inside)
    try:
        yield running, outside
    finally:
        running.kill()
        running.wait()
        os.close(outside)


def read_until(screen, mark):
    """What the terminal shows up to a mark."""
    told, end = "", time.monotonic() + 20
    while mark not in told:
        assert select.select([screen], [], [], max(0, end - time.monotonic()))[0], told
        told += os.read(screen, 65536).decode(errors="replace")
    return told


def test_an_action_that_is_not_there(refused, record, played):
    last = len(played.plies)
    assert refused("replay", record, "--to", last + 1) == (
        f"There is no action {last + 1} in this record; the numbers go from 0 to {last}."
    )

"""Files of games: written whole or not at all, and read as people keep them."""

import os
from pathlib import Path

import pytest

from bingqi.errors import BadData, NotFound, Unreadable
from bingqi.game.files import parse_toml, read_text, write_text
from bingqi.game.game import new_game
from bingqi.game.journal import Journal, load


def journal(*actions: str) -> Journal:
    game = new_game("campaign", seed=7)
    for action in actions:
        game.play(action)
    return game.journal


def saved(what: Journal, folder: Path, suffix: str = ".game") -> Path:
    file = folder / f"record{suffix}"
    what.save(file)
    return file


def test_a_file_that_cannot_be_written_is_as_it_was(tmp_path, monkeypatch):
    file = saved(journal(), tmp_path)
    before = file.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadData, match=r"cannot be written \(No space left on device\)"):
        journal("begin").save(file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_saving_leaves_nothing_beside_the_file(tmp_path):
    for suffix in (".game", ".jsonl", ".game"):
        saved(journal("begin"), tmp_path, suffix)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["record.game", "record.jsonl"]


def test_a_folder_that_is_not_there_is_told(tmp_path):
    with pytest.raises(BadData, match="cannot be written"):
        journal().save(tmp_path / "nowhere" / "a.game")


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_stays_a_link(tmp_path):
    target, link = tmp_path / "real.game", tmp_path / "link.game"
    link.symlink_to(target)
    journal().save(link)
    assert link.is_symlink() and load(target) == load(link)


@pytest.mark.parametrize("name", ["game.txt", "game", "a.gmae", "a.json"])
def test_another_ending_is_refused_with_the_nearest(tmp_path, name):
    near = {"a.json": "a.jsonl"}.get(name, f"{Path(name).stem}.game")
    for call in (journal().save, load):
        with pytest.raises(Unreadable) as fault:
            call(tmp_path / name)
        assert str(tmp_path / near) in str(fault.value)


def test_a_file_that_is_not_there_is_told_with_the_nearest(tmp_path):
    saved(journal(), tmp_path)
    with pytest.raises(NotFound) as fault:
        load(tmp_path / "recrd.game")
    assert fault.value.places["nearest"] == "record.game"


def test_a_file_that_is_not_text_is_told(tmp_path):
    file = tmp_path / "a.game"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData, match="not text in UTF-8"):
        load(file)


def test_text_is_read_without_its_mark_and_with_plain_line_ends(tmp_path):
    file = tmp_path / "a.txt"
    file.write_bytes(b"\xef\xbb\xbf\xe5\x85\xb5\r\n\xe6\xa3\x8b\r\n")
    assert read_text(file) == "兵\n棋\n"


def test_text_is_written_the_same_on_every_system(tmp_path):
    write_text(tmp_path / "a.txt", "兵\n棋\n")
    assert (tmp_path / "a.txt").read_bytes() == "兵\n棋\n".encode()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a = 1\nb = = 2\n", "a.toml, line 2: this is not TOML (Invalid value)."),
        ("a = 1\na = 2\n", "a.toml, line 2: this is not TOML (Cannot overwrite a value)."),
        ('a = 1\nb = """', "a.toml, line 2: this is not TOML"),
    ],
)
def test_a_fault_in_toml_is_told_with_its_line(text, sentence):
    with pytest.raises(BadData) as fault:
        parse_toml(text, "a.toml")
    assert fault.value.sentence("en").startswith(sentence)
    assert fault.value.sentence("zh-CN").startswith("a.toml 第 2 行：")

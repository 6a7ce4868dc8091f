"""An umpire at the screen: what can be set, setting it with a reason, and what others may not."""

import pytest
from cli.test_play import Table, last_screen

from bingqi.game.journal import load, verify


@pytest.fixture
def table(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")
    return Table(tmp_path, capsys, monkeypatch)


AS_UMPIRE = ("--red", "me", "--umpire", "me", "--seed", "2")


def test_an_umpire_sets_a_unit_with_a_reason(table):
    said = table.type("begin/set R1 strength 2 because the scouts were mistaken/quit", *AS_UMPIRE)
    assert "Umpire’s ruling: the scouts were mistaken" in said
    assert "R1, strength: 2." in said and "2/4" in last_screen(said)
    record = load(table.file)
    ply = record.plies[1]
    assert (ply.seat, ply.action, ply.comment) == ("Umpire", "set R1 strength 2", "the scouts were mistaken")
    assert verify(record).agrees


def test_in_chinese(table):
    said = table.type("begin/裁定 R1 战力 2 因为侦察有误/记录/退出", *AS_UMPIRE, "--lang", "zh-CN")
    assert "裁判裁定：侦察有误" in said and "R1，战力：2。" in said
    assert "主持人  set R1 strength 2" in said
    assert load(table.file).plies[1].comment == "侦察有误"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("set R1 strength 2", "A ruling says why"),
        ("set R1 strength 5000 because it is huge", "the nearest is 999"),
        ("set R1 strenth 2 because of fog", "“strength”"),
        ("set R9 strength 2 because I say so", "There is no unit called “R9”"),
        ("set", "A ruling is written: set R1 at 0303 because"),
        ("set R1", "strength   4"),
        ("set Q1", "There is no unit called “Q1”"),
    ],
)
def test_what_is_wrong_or_can_be_set_is_told(table, typed, said):
    told = table.type(f"begin/{typed}/R1 holds/quit", *AS_UMPIRE)
    assert said in told
    assert "set " not in " ".join(table.actions)


def test_who_is_no_umpire_may_not(table):
    said = table.type("set R1 strength 2 because I say so/R1 holds/quit", "--red", "me", "--seed", "2")
    assert "Only an umpire may" in said
    assert "set " not in " ".join(table.actions)


def test_a_ruling_is_taken_back_at_once(table):
    lines = "begin/R2 holds/set R1 strength 2 because of fog/undo/quit"
    said = table.type(lines, *AS_UMPIRE)
    assert "Taken back: set R1 strength 2" in said
    assert table.actions == ["begin", "R2 holds"]


def test_the_game_goes_on_as_it_was_left(table):
    table.type("begin/set R1 strength 2 because of fog/R1 holds/quit", *AS_UMPIRE)
    said = table.run("log/set R2 movement 2 because of mud/quit", "--resume", str(table.file))
    assert "set R1 strength 2" in said and "Umpire’s ruling: of mud" in said
    assert [ply.comment for ply in load(table.file).plies if ply.action.startswith("set")] == [
        "of fog",
        "of mud",
    ]


def test_a_ruling_that_ends_the_game_ends_it(table):
    said = table.type(
        "begin/set B1 destroyed yes because of plague/set B2 destroyed yes because of plague/quit", *AS_UMPIRE
    )
    assert "won:" in last_screen(said)


def test_an_umpire_of_rules_that_have_none(table):
    own = ("dba3", "agincourt", "--save", str(table.file), "--umpire", "me", "--seed", "2")
    sides = ("--side", "England=me", "--side", "France=me")
    said = table.run("\nset Bw1 status lost because nobody came/quit", *own, *sides)
    assert "Bw1, state: lost." in said
    record = load(table.file)
    assert record.header.players["Umpire"] == "me" and record.plies[-1].seat == "Umpire"
    assert verify(record).agrees
    without = ("dba3", "agincourt", "--save", str(table.file), "--seed", "2")
    table.run("\n1\nquit", *without, *sides)
    assert "Umpire" not in load(table.file).header.players


def test_a_replay_tells_rulings_with_their_reasons(table, capsys):
    from bingqi.cli.main import main

    table.type("begin/set R1 strength 2 because of fog/R1 holds/quit", *AS_UMPIRE)
    with pytest.raises(SystemExit):
        main(["replay", str(table.file)])
    said = capsys.readouterr().out
    assert "Umpire’s ruling: of fog" in said and "R1, strength: 2." in said

"""What can be wrong with a file, for every command that takes one: a sentence, and never a stack trace."""

import os

import pytest

FILES = {"verify": (), "replay": (), "explain": (1,), "odds": ("begin",)}
every_command = pytest.mark.parametrize("command", FILES)
in_both_languages = pytest.mark.parametrize("language", ["en", "zh-CN"])
BY_SUFFIX = {
    "verify": ".game",
    "replay": ".game",
    "explain": ".game",
    "odds": ".game",
    "overlay": ".toml",
    "check": ".toml",
}
every_reader = pytest.mark.parametrize("command", BY_SUFFIX)


def words(command, file):
    return command, file, *FILES.get(command, ())


@every_reader
@in_both_languages
def test_a_missing_file(refused, command, language, tmp_path):
    assert "lost" in refused(*words(command, tmp_path / f"lost{BY_SUFFIX[command]}"), "--lang", language)


@every_reader
@in_both_languages
def test_a_folder_in_place_of_a_file(refused, command, language, tmp_path):
    folder = tmp_path / f"folder{BY_SUFFIX[command]}"
    folder.mkdir()
    if command == "check":
        (folder / "a.toml").mkdir()  # a folder of case files is right, a folder called like one is not
    assert "folder" in refused(*words(command, folder), "--lang", language)


@every_reader
@in_both_languages
def test_a_binary_file(refused, command, language, tmp_path):
    file = tmp_path / f"binary{BY_SUFFIX[command]}"
    file.write_bytes(bytes(range(256)) * 8)
    assert "binary" in refused(*words(command, file), "--lang", language)


@every_reader
@in_both_languages
def test_an_empty_file(refused, command, language, tmp_path):
    file = tmp_path / f"empty{BY_SUFFIX[command]}"
    file.write_text("")
    assert "empty" in refused(*words(command, file), "--lang", language)


@every_reader
@in_both_languages
def test_a_file_of_something_else(refused, command, language, tmp_path):
    file = tmp_path / f"prose{BY_SUFFIX[command]}"
    file.write_text("Dear Sir,\n\nthis is no game.\n")
    assert "prose" in refused(*words(command, file), "--lang", language)


@every_command
@in_both_languages
def test_json_that_is_none(refused, command, language, tmp_path):
    file = tmp_path / "broken.jsonl"
    file.write_text('{"game": "campaign 1.0", \n')
    assert "broken.jsonl" in refused(*words(command, file), "--lang", language)


@every_command
def test_a_file_that_is_called_like_none_of_ours(refused, command, tmp_path):
    file = tmp_path / "game.pdf"
    file.write_text("")
    assert ".game" in refused(*words(command, file))


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="whoever may read everything is not refused")
@every_reader
def test_a_file_that_may_not_be_read(refused, command, tmp_path):
    file = tmp_path / f"secret{BY_SUFFIX[command]}"
    file.write_text("")
    file.chmod(0)
    assert "secret" in refused(*words(command, file))


@every_command
def test_a_record_of_rules_that_are_not_here(refused, command, record, tmp_path):
    file = tmp_path / "other.game"
    file.write_text(record.read_text("utf-8").replace("campaign 1.0", "campain 1.0", 1), "utf-8")
    assert "“campaign”" in refused(*words(command, file))


@pytest.mark.parametrize("command", ["replay", "explain", "odds"])
def test_a_record_that_the_rules_do_not_reproduce(refused, command, record, attack, played, tmp_path):
    text = record.read_text("utf-8")
    true = played.plies[attack - 1].digest
    file = tmp_path / "forged.game"
    file.write_text(text.replace(true, "0" * len(true)), "utf-8")
    assert f"action {attack}, " in refused(*words(command, file))


@every_command
@pytest.mark.parametrize("file", ["", ".", "/"])
def test_no_name_at_all(refused, command, file):
    assert refused(*words(command, file)) == f"There is no file “{file}”."

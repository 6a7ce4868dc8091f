"""The messages: the page that describes them has them all, and the client's types are as the code has
them."""

import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from bingqi.kit.scene import Piece, Scene, Text
from bingqi.kit.wording import catalogue
from bingqi.server import wire
from bingqi.server.denial import STATUS, Denied
from bingqi.server.rendering import in_words

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "server.md").read_text("utf-8")


def test_the_types_of_the_client_are_fresh():
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "generate_wire", "--check"], capture_output=True
    )
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.parametrize("code", get_args(wire.Code))
def test_every_code_has_words_and_is_described(code):
    assert f"`{code}`" in PAGE
    if code not in ("illegal", "bad-dice", "unreadable", "bad-file", "no-such-thing"):
        for language in ("en", "zh-CN"):
            assert not Denied(code, most=1, fault="x").sentence(language).startswith("<")


def test_every_status_belongs_to_a_code():
    assert set(STATUS) <= set(get_args(wire.Code))


@pytest.mark.parametrize("kind", [*get_args(wire.Request), *get_args(wire.Reply)])
def test_the_page_speaks_of_every_message(kind):
    assert kind.__struct_config__.tag in PAGE


def test_a_scene_on_the_wire_has_strings_for_texts():
    words = catalogue("zh-CN", "bingqi.rulesets.campaign")
    piece = Piece("R1", (1, 2), "x", 0, Text(title={"en": "one", "zh-CN": "一"}), sort=Text("state-held"))
    written = msgspec.json.decode(msgspec.json.encode(in_words([piece], words)))
    assert (
        written[0]["label"] == "一" and isinstance(written[0]["sort"], str) and written[0]["cell"] == [1, 2]
    )
    assert "<" not in written[0]["sort"]


def test_the_parts_of_a_scene_all_go_over_the_wire():
    parts = {*wire.Shown.__struct_fields__, *wire.Ground.__struct_fields__}
    assert set(Scene.__struct_fields__) == parts

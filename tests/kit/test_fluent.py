"""Our quick reading of Fluent says what the full library says; what it cannot, it leaves to the library."""

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bingqi.kit.fluent import Beyond, read_messages, read_pattern, tell
from bingqi.kit.wording import LANGUAGES, Catalogue, _given

SOURCE = Path(__file__).resolve().parents[2] / "src" / "bingqi"
FOLDERS = sorted({file.parent for file in SOURCE.rglob("*.ftl")})
VALUES = ("", "R1", "yes", "no", 0, 1, 2, 5, 1234567)


def written(folder: Path, language: str) -> str:
    files = [file for file in sorted(folder.glob("*.ftl")) if f".{language}.ftl" in f".{file.name}"]
    return "\n".join(file.read_text("utf-8") for file in files)


def library(source: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], functions={"GIVEN": _given}, use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


class Quick(dict):
    """Messages read by us, when they are asked for."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.source = read_messages(source)

    def __missing__(self, key):
        self[key] = read_pattern(self.source[key])
        return self[key]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.relative_to(SOURCE).as_posix())
def test_every_message_of_ours_is_told_alike(folder, language):
    source = written(folder, language)
    bundle, quick = library(source, language), Quick(source)
    names = {name for text in quick.source.values() for name in PLACES.findall(text)}
    left = set()
    for key in quick.source:
        for value in VALUES:
            places = dict.fromkeys(names, value)
            try:
                ours = tell(quick[key], places, quick, language)
            except Beyond:
                left.add(key)
                continue
            theirs, faults = bundle.format_pattern(bundle.get_message(key).value, places)
            assert faults or ours == theirs, (key, value)
    assert len(quick.source) > 10 and len(left) < len(quick.source) / 50, left


PLACES = re.compile(r"\$([a-zA-Z][\w-]*)")

SAMPLES = r"""
# a comment
plain = Some words, and more.
place = { $who } goes to { $cell }.
quoted = [{ " " }] { "a \"b\" \\ { $x }" }
part-one = one
nested = { part-one } and { part-one }
below =
    on the next line
two-lines = first
    second
paragraphs =
    first

      second { $who }
    third { part-one }
    { part-one } fourth
inside-out = { $n ->
   *[other] one
} and
    two
many = { $n ->
    [0] none
    [1] a single one
    [one] one
   *[other] { $n } of them
 } here
deep = { $kind ->
    [unit] { $n ->
        [one] a unit
       *[other] { $n } units
    }
   *[other] { "" }
}
given = { GIVEN($who) ->
    [yes] { $who }
   *[no] nobody
}
rounded = { $number }
line = line { NUMBER($line, useGrouping: 0) }
"""


@pytest.mark.parametrize("key", read_messages(SAMPLES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_we_read_is_told_as_the_library_tells_it(key, language):
    bundle, quick = library(SAMPLES, language), Quick(SAMPLES)
    for n, kind, number in product((0, 1, 2, 1000, 1.5), ("unit", "other", 3), (-12345, 0.125, 2.5, 7.0)):
        places = {"who": "R1", "cell": "0203", "n": n, "kind": kind, "x": 7, "number": number, "line": 12345}
        theirs, _ = bundle.format_pattern(bundle.get_message(key).value, places)
        assert tell(quick[key], places, quick, language) == theirs


BEYOND = r"""
number = { NUMBER($n, minimumFractionDigits: 2) }
-brand = bingqi
term = by { -brand }
attribute = plain
    .title = a title
escaped = { "\u4e2d" }
broken = { $n ->
   *[other] one
    two
}
"""


@pytest.mark.parametrize("key", read_messages(BEYOND))
def test_what_we_do_not_read_we_leave_alone(key):
    with pytest.raises(Beyond):
        tell(Quick(BEYOND)[key], {"n": 1}, Quick(BEYOND), "en")


def test_the_library_tells_what_we_leave_alone(tmp_path, monkeypatch):
    package = tmp_path / "wordy"
    (package / "wording").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "wording" / "en.ftl").write_text(BEYOND + "\nlacking = for { $nobody }\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    words = Catalogue("en", ("wordy",))
    told = {key: words.text(key, {"n": 1}) for key in read_messages(BEYOND)}
    assert told == {
        "number": "1.00",
        "term": "by bingqi",
        "attribute": "plain",
        "escaped": "中",
        "broken": "one\ntwo",
    }
    assert words.text("lacking") == "for nobody"

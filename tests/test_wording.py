"""The words: the same in both languages, complete, in use, and whole when their places are filled."""

import ast
import importlib
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bingqi.errors import NotFound, Unreadable
from bingqi.kit.wording import LANGUAGES, catalogue, shared
from bingqi.rulesets import BUILT_IN

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "bingqi"
HALF_WIDTH = re.compile(r"[\u4e00-\u9fff][,;:?!()]|[,;:?!(][\u4e00-\u9fff]|[\u4e00-\u9fff] [\u4e00-\u9fff]")
FOLDERS = {"shared": SOURCE / "wording"} | {name: SOURCE / "rulesets" / name / "wording" for name in BUILT_IN}

every_folder = pytest.mark.parametrize("name", FOLDERS)
every_book = pytest.mark.parametrize("name", BUILT_IN)
in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


# ---------------------------------------------------------------- reading the files


@cache
def messages(name: str, language: str) -> dict[str, ftl.Message]:
    """The messages of a folder in one language, all files together."""
    found: dict[str, ftl.Message] = {}
    for file in files(name, language):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content.splitlines()[0]}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


def files(name: str, language: str) -> list[Path]:
    return [
        file
        for file in sorted(FOLDERS[name].glob("*.ftl"))
        if file.name == f"{language}.ftl" or file.name.endswith(f".{language}.ftl")
    ]


def nodes(tree: ftl.BaseNode, kind: type) -> list:
    """Every node of a kind in a message."""
    found = [tree] if isinstance(tree, kind) else []
    for value in vars(tree).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                found += nodes(child, kind)
    return found


def references(message: ftl.Message) -> set[str]:
    """The messages that a message has in it."""
    return {node.id.name for node in nodes(message, ftl.MessageReference)}


def places(name: str, language: str, key: str) -> set[str]:
    """The places of a message, those of the messages in it included."""
    message = messages(name, language)[key]
    own = {node.id.name for node in nodes(message, ftl.VariableReference)}
    return own.union(*(places(name, language, part) for part in references(message)))


def variants(message: ftl.Message) -> set[tuple[str, frozenset[str]]]:
    """Each selector that chooses by words, with its words; plural forms differ by language, so not those."""
    return {
        (place.id.name, words)
        for choice in nodes(message, ftl.SelectExpression)
        for place in nodes(choice.selector, ftl.VariableReference)
        if (words := frozenset(v.key.name for v in choice.variants if isinstance(v.key, ftl.Identifier)))
        and not words <= {"zero", "one", "two", "few", "many", "other"}
    }


# ---------------------------------------------------------------- both languages alike


@every_folder
def test_every_file_has_its_twin(name):
    twins = {file.name.replace("en.ftl", "zh-CN.ftl") for file in files(name, "en")}
    assert twins == {file.name for file in files(name, "zh-CN")} != set()
    assert len(twins) * 2 == len(list(FOLDERS[name].iterdir()))


@every_folder
def test_the_ids_are_the_same_and_in_the_same_order(name):
    assert list(messages(name, "en")) == list(messages(name, "zh-CN"))


@every_folder
def test_the_places_are_the_same(name):
    for key in messages(name, "en"):
        assert places(name, "en", key) == places(name, "zh-CN", key), key


@every_folder
def test_the_words_that_choose_are_the_same(name):
    for key in messages(name, "en"):
        assert variants(messages(name, "en")[key]) == variants(messages(name, "zh-CN")[key]), key


@every_folder
def test_chinese_is_chinese_and_has_its_own_punctuation(name):
    for key, message in messages(name, "zh-CN").items():
        text = "".join(node.value for node in nodes(message, ftl.TextElement))
        assert re.search(r"[\u4e00-\u9fff：]", text) or not re.search(r"\w", text), key
        assert [
            bad for part in nodes(message, ftl.TextElement) for bad in HALF_WIDTH.findall(part.value)
        ] == [], key


@every_folder
def test_english_is_english(name):
    for key, message in messages(name, "en").items():
        text = "".join(node.value for node in nodes(message, ftl.TextElement))
        assert not re.search(r"[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]", text), key


# ---------------------------------------------------------------- complete, and in use


@every_book
def test_every_member_of_the_rulesets_lists_has_words(name):
    book = importlib.import_module(f"bingqi.rulesets.{name}").RULESET
    lists = {"cause": book.causes, "event": book.events, "question": book.questions, "act": book.acts}
    for family, members in lists.items():
        worded = {key.split("-")[1] for key in messages(name, "en") if key.startswith(f"{family}-")}
        assert worded == set(members.__members__)


@every_book
def test_rulings_and_their_results_are_causes(name):
    book = importlib.import_module(f"bingqi.rulesets.{name}").RULESET
    for key in messages(name, "en"):
        if key.startswith(("ruling-", "result-")):
            assert key.partition("-")[2] in book.causes.__members__


@every_book
def test_an_event_has_only_the_places_that_its_shape_fills(name):
    book = importlib.import_module(f"bingqi.rulesets.{name}").RULESET
    for event in book.events:
        shape = book.shapes.get(event)
        numbers = {part[0] for part in (shape.a, shape.b) if part} if shape else set()
        used = places(name, "en", f"event-{event.name}")
        assert used <= {"actor", "target", "cause"} | numbers, event.name
        assert numbers <= used, event.name


@every_book
def test_a_reason_needs_no_places(name):
    for key in messages(name, "en"):
        if key.startswith(("cause-", "act-")):
            assert places(name, "en", key) == set()


@every_folder
def test_no_id_is_unused(name):
    told = set().union(*(references(message) for message in messages(name, "en").values()))
    assert [key for key in messages(name, "en") if key not in told and not is_used(key)] == []


def test_an_id_that_nothing_uses_is_found():
    assert not is_used("error-of-the-ninth-kind")
    assert is_used("error-missing-key")


def test_every_error_that_is_raised_has_words():
    raised = {text for text in literals()[0] if re.fullmatch(r"error-[a-z-]*[a-z]", text)}
    assert len(raised) > 10
    assert raised - set(messages("shared", "en")) == set()


def test_an_error_is_given_all_places_of_its_sentence():
    lacking = [
        f"{file.relative_to(SOURCE)}, line {call.lineno}: {key} lacks {', '.join(sorted(lack))}"
        for file, call, key, given in raised_errors()
        if (lack := places("shared", "en", key) - given - {"file", "path"})
    ]
    assert lacking == []


@in_both_languages
def test_every_kind_of_name_has_a_word(language):
    named = {call.args[1].value for call in calls("Named") if isinstance(call.args[1], ast.Constant)}
    named |= {
        keyword.value.value
        for call in calls()
        for keyword in call.keywords
        if keyword.arg == "what" and isinstance(keyword.value, ast.Constant)
    }
    [(_, words)] = variants(messages("shared", language)["part-what"])
    assert named and named <= words


@cache
def literals() -> tuple[set[str], set[str]]:
    """All texts of the source, and the beginnings of those put together: `cause-` of f"cause-{name}"."""
    whole, beginnings = set(), set()
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                (beginnings if node.value.endswith("-") else whole).add(node.value)
    return whole, {text for text in beginnings if re.fullmatch(r"[a-z-]+-", text)}


def is_used(key: str) -> bool:
    whole, beginnings = literals()
    return key in whole or any(key.startswith(beginning) for beginning in beginnings)


@cache
def trees() -> list[tuple[Path, ast.Module]]:
    return [(file, ast.parse(file.read_text("utf-8"))) for file in sorted(SOURCE.rglob("*.py"))]


def calls(name: str | None = None) -> list[ast.Call]:
    """Every call of the source, or those of one name."""
    return [
        node
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and name in (None, getattr(node.func, "id", getattr(node.func, "attr", None)))
    ]


def raised_errors():
    """Each call that names an error and spells all its places out: file, call, key, places."""
    for file, tree in trees():
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call) or any(keyword.arg is None for keyword in call.keywords):
                continue
            for argument in call.args:
                key = argument.value if isinstance(argument, ast.Constant) else None
                if key in messages("shared", "en") and call.keywords:
                    yield file, call, key, {keyword.arg for keyword in call.keywords}


# ---------------------------------------------------------------- as a player reads them

SAMPLES = {"more": 2, "found": 2, "most": 16, "line": 3, "columns": 40, "rows": 2, "wanted": 12}


@every_folder
@in_both_languages
def test_every_text_is_whole_when_its_places_are_filled(name, language):
    words = shared(language) if name == "shared" else catalogue(language, f"bingqi.rulesets.{name}")
    for key in messages(name, language):
        text = words.text(key, {place: SAMPLES.get(place, "R1") for place in places(name, language, key)})
        assert text == text.strip() or key.startswith("part-")
        assert not re.search(r"[{}<>]|\$|  ", text), f"{key}: {text}"


@in_both_languages
def test_an_unknown_id_is_seen(language):
    assert shared(language).text("no-such-words") == "<no-such-words>"


@pytest.mark.parametrize(
    ("language", "nearest", "sentence"),
    [
        ("en", "R1", "There is no unit called “R9”. Did you mean “R1”?"),
        ("en", "", "There is no unit called “R9”."),
        ("zh-CN", "R1", "没有名为“R9”的部队。是否想写“R1”？"),
        ("zh-CN", "", "没有名为“R9”的部队。"),
    ],
)
def test_a_nearest_word_is_told_only_where_there_is_one(language, nearest, sentence):
    error = Unreadable("error-no-such-name", what="unit", name="R9", nearest=nearest)
    assert error.sentence(language) == sentence


@pytest.mark.parametrize(
    ("language", "more", "sentence"),
    [
        ("en", 0, "a.toml, unit[2].at: this key is missing."),
        ("en", 1, "a.toml, unit[2].at: this key is missing. There is one more fault."),
        ("en", 5, "a.toml, unit[2].at: this key is missing. There are 5 more faults."),
        ("zh-CN", 0, "a.toml 的 unit[2].at：缺少这个键。"),
        ("zh-CN", 1, "a.toml 的 unit[2].at：缺少这个键。另有 1 处错误。"),
    ],
)
def test_further_faults_are_counted(language, more, sentence):
    error = NotFound("error-missing-key", file="a.toml", path="unit[2].at", more=more)
    assert error.sentence(language) == sentence


@pytest.mark.parametrize(
    ("places", "sentence"),
    [
        ({}, "“9901” lies off the map; the nearest cell on it is 1201."),
        ({"file": "a.toml"}, "a.toml: “9901” lies off the map; the nearest cell on it is 1201."),
        (
            {"file": "a.toml", "path": "unit[1].at"},
            "a.toml, unit[1].at: “9901” lies off the map; the nearest cell on it is 1201.",
        ),
    ],
)
def test_a_fault_in_a_file_says_where(places, sentence):
    assert str(Unreadable("error-cell-off-map", cell="9901", nearest="1201", **places)) == sentence


# ---------------------------------------------------------------- the glossary

GLOSSARY = (ROOT / "docs" / "glossary.md").read_text("utf-8")
TERMS = re.findall(r"^\| ([^|]+?) \| ([^|]+?) \| (?:`([^`]+)`|—) \|$", GLOSSARY, re.MULTILINE)


@pytest.mark.parametrize("claimed", [name for _, _, name in TERMS if name])
def test_a_name_in_the_glossary_is_in_the_code(claimed):
    assert claimed in names_in_code()


def test_no_line_of_the_glossary_is_overlooked():
    lines = re.findall(r"^\|.+\|.+\|.+\|$", GLOSSARY, re.MULTILINE)
    assert len([line for line in lines if not line.startswith(("| 中文", "|---"))]) == len(TERMS) > 50


def test_a_term_stands_once_in_its_part_of_the_glossary():
    for part in re.split(r"^## ", GLOSSARY, flags=re.MULTILINE):
        terms = re.findall(r"^\| ([^|]+?) \|", part, re.MULTILINE)
        assert [term for term, times in Counter(terms).items() if times > 1 and term != "中文"] == []


@pytest.mark.parametrize(("language", "column"), [("zh-CN", 0), ("en", 1)])
def test_the_terms_of_a_ruleset_are_the_words_of_its_texts(language, column):
    campaign = GLOSSARY[GLOSSARY.index("## campaign") : GLOSSARY.index("## dba3")]
    folder = SOURCE / "rulesets" / "campaign"
    texts = [*files("campaign", language), *files("shared", language), *folder.rglob("*.toml")]
    told = "\n".join(text.read_text("utf-8") for text in texts).lower()
    terms = re.findall(r"^\| ([^|]+?) \| ([^|]+?) \| .+ \|$", campaign, re.MULTILINE)
    terms = [pair[column].partition("（")[0].lower() for pair in terms if pair[0] != "中文"]
    assert len(terms) > 50
    assert [term for term in terms if term.partition(" (")[0] not in told] == []


ROUNDS = {"campaign": "轮", "dba3": "回合", "dba12": "回合"}
"""What a ruleset calls the part of a game that is counted; the other word would be another thing."""
OTHER = {"轮": r"(?<!行动)回合", "回合": r"(?<![车滚])轮(?![廓到流])"}
BOUNDS = {"轮": r"\bbounds? \{", "回合": r"\brounds? \{"}


@every_book
def test_what_is_counted_has_one_name_in_each_language(name):
    own = ROUNDS[name]
    for language, wrong in (("zh-CN", OTHER[own]), ("en", BOUNDS[own])):
        texts = {file.name: file.read_text("utf-8") for file in files(name, language)}
        if language == "zh-CN":
            texts["tour"] = tour(name)
        assert {file: found for file, text in texts.items() if (found := re.findall(wrong, text, re.I))} == {}
        heading = catalogue(language, f"bingqi.rulesets.{name}").text("log-round", {"round": 7})
        assert (own in heading) if language == "zh-CN" else re.match("Round|Bound", heading)


def tour(name: str) -> str:
    """The first steps of a ruleset as the page has them; those on the plane share one."""
    steps = (ROOT / "web" / "src" / "tour" / "steps.ts").read_text("utf-8")
    start, end = ("const CAMPAIGN", "function battle") if name == "campaign" else ("function battle", "TOURS")
    return steps[steps.index(start) : steps.index(end)]


@cache
def names_in_code() -> set[str]:
    """Functions, classes, constants, arguments, `Class.member`, packages, and keys and words of the data."""
    found = {"bingqi", *BUILT_IN}
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found |= {node.name} | {f"{node.name}.{member}" for member in members(node)}
            elif isinstance(node, ast.FunctionDef):
                found.add(node.name)
            elif isinstance(node, ast.arg):
                found.add(node.arg)
            elif isinstance(node, ast.Assign):
                found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
            elif isinstance(node, ast.Subscript) and getattr(node.value, "id", "") == "Literal":
                found |= {word.value for word in ast.walk(node.slice) if isinstance(word, ast.Constant)}
    for file in SOURCE.glob("rulesets/*/data/*.toml"):
        found |= set(re.findall(r"^\[([\w-]+)\]", file.read_text("utf-8"), re.MULTILINE))
    return found


def members(node: ast.ClassDef) -> set[str]:
    named = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    for part in node.body:
        if isinstance(part, (ast.Assign, ast.AnnAssign)):
            targets = part.targets if isinstance(part, ast.Assign) else [part.target]
            named |= {target.id for target in targets if isinstance(target, ast.Name)}
    return named

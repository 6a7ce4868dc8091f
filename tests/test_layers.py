"""The import diagram of docs/architecture.md, as an assertion, and the limits that keep modules small."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[1] / "src"

# Room by room: what it may import beside itself and `bingqi.errors`. "rulesets" is the list of books, "book"
# any one of them. A dotted name lets in that one module. What stands in no line may be imported by no one.
MAY_IMPORT = {
    "errors": {"kit"},  # an error is told in the words of the catalogues
    "kit": set(),
    "geometry": {"bingqi.kit.rule"},  # the mark alone, by which the fast tier finds what it compiles
    "book": {"kit", "geometry"},
    "rulesets": {"kit"},
    "game": {"kit", "rulesets"},
    "agents": {"kit", "game"},
    "envs": {"kit", "game"},
    "server": {"kit", "geometry", "rulesets", "game", "agents", "envs"},
    "cli": {"kit", "geometry", "rulesets", "game", "agents", "envs", "server"},
    "bingqi": {"kit", "geometry", "rulesets", "game", "agents", "envs"},
    "__main__": {"cli"},
}
OPEN_TO_ALL = {"errors", "bingqi.__version__"}
MOST_LINES = 500
NAMES_WITHOUT_MEANING = {
    "utils",
    "util",
    "helpers",
    "helper",
    "common",
    "manager",
    "managers",
    "base",
    "misc",
}

MODULES = sorted(SOURCE.glob("bingqi/**/*.py"))
BOOKS = {folder.name for folder in SOURCE.glob("bingqi/rulesets/*/")}

every_module = pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))


@every_module
def test_imports_follow_the_diagram(path):
    assert forbidden_edges(path, path.read_text(encoding="utf-8")) == []


@every_module
def test_a_module_has_a_room_in_the_diagram(path):
    assert room_of(name_of(path)) in {*MAY_IMPORT, "book"}


@every_module
def test_a_module_is_short(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@every_module
def test_a_module_is_named_for_what_it_holds(path):
    assert NAMES_WITHOUT_MEANING.isdisjoint(path.relative_to(SOURCE).with_suffix("").parts)


def test_the_walk_finds_the_package():
    assert {"bingqi", "bingqi.errors", "bingqi.kit.rule"} <= {name_of(path) for path in MODULES}


@pytest.mark.parametrize(
    ("place", "text", "imported"),
    [
        ("kit/rule.py", "import bingqi.game.game", "bingqi.game.game"),
        ("kit/rule.py", "from bingqi.geometry import hexes", "bingqi.geometry.hexes"),
        ("kit/rule.py", "from bingqi import rulesets", "bingqi.rulesets"),
        ("kit/rule.py", "from ..game import game", "bingqi.game.game"),
        ("kit/__init__.py", "from ..game import game", "bingqi.game.game"),
        ("kit/rule.py", "def play():\n    from bingqi.cli.main import main", "bingqi.cli.main.main"),
        ("kit/rule.py", "import importlib\nimportlib.import_module('bingqi.game')", "bingqi.game"),
        ("kit/rule.py", "from bingqi import play", "bingqi.play"),
        ("geometry/hexes.py", "from bingqi.kit.log import note", "bingqi.kit.log.note"),
        ("geometry/hexes.py", "from bingqi.kit import rulesets", "bingqi.kit.rulesets"),
        (
            "rulesets/campaign/combat.py",
            "from bingqi.rulesets.dba3 import combat",
            "bingqi.rulesets.dba3.combat",
        ),
        ("rulesets/campaign/combat.py", "from ..dba3 import combat", "bingqi.rulesets.dba3.combat"),
        ("rulesets/campaign/combat.py", "from bingqi.game.game import Game", "bingqi.game.game.Game"),
        ("rulesets/__init__.py", "from bingqi.rulesets import campaign", "bingqi.rulesets.campaign"),
        ("game/registry.py", "from bingqi.rulesets import campaign", "bingqi.rulesets.campaign"),
        ("game/game.py", "from bingqi.agents.greedy import Greedy", "bingqi.agents.greedy.Greedy"),
        ("agents/greedy.py", "from bingqi.cli import main", "bingqi.cli.main"),
        ("server/app.py", "from bingqi.cli import main", "bingqi.cli.main"),
        ("__init__.py", "from bingqi.cli import main", "bingqi.cli.main"),
    ],
)
def test_an_edge_that_is_not_in_the_diagram_is_found(monkeypatch, place, text, imported):
    monkeypatch.setattr(f"{__name__}.BOOKS", {"campaign", "dba3"}, raising=True)
    [fault] = forbidden_edges(SOURCE / "bingqi" / place, text)
    assert fault.endswith(f"may not import {imported}")


@pytest.mark.parametrize(
    ("place", "text"),
    [
        (
            "kit/rule.py",
            "import ast\nimport msgspec\nfrom bingqi.kit import clause\nfrom .cause import Cause",
        ),
        ("kit/rule.py", "from bingqi.errors import BingqiError\nfrom bingqi import __version__"),
        (
            "rulesets/campaign/combat.py",
            "from bingqi.kit import log\nfrom . import state\nfrom .state import State",
        ),
        ("game/registry.py", "from bingqi.rulesets import names"),
        ("cli/main.py", "from bingqi.agents import arena\nfrom bingqi import game"),
        ("__main__.py", "from bingqi.cli.main import main"),
    ],
)
def test_an_edge_of_the_diagram_is_allowed(monkeypatch, place, text):
    monkeypatch.setattr(f"{__name__}.BOOKS", {"campaign", "dba3"})
    assert forbidden_edges(SOURCE / "bingqi" / place, text) == []


def name_of(path: Path) -> str:
    """The dotted name: kit/rule.py is bingqi.kit.rule, kit/__init__.py is bingqi.kit."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def forbidden_edges(path: Path, text: str) -> list[str]:
    """One sentence for each import in *text*, the module at *path*, that the diagram does not allow."""
    importer = name_of(path)
    package = ".".join(path.relative_to(SOURCE).parent.parts)
    return [
        f"{importer}, line {line}: may not import {imported}"
        for line, imported in imports(text, package)
        if not is_allowed(importer, imported)
    ]


def is_allowed(importer: str, imported: str) -> bool:
    home, guest = room_of(importer), room_of(imported)
    if guest in OPEN_TO_ALL or guest == "outside":
        return True
    if home == guest == "book":
        return book_of(importer) == book_of(imported)
    allowed = MAY_IMPORT.get(home, set())
    return home == guest or guest in allowed or any(f"{imported}.".startswith(f"{one}.") for one in allowed)


def room_of(module: str) -> str:
    """The name under which MAY_IMPORT lists the module."""
    parts = module.split(".")
    if parts[0] != "bingqi":
        return "outside"
    if len(parts) == 1:
        return "bingqi"
    if parts[1] == "rulesets" and len(parts) > 2 and parts[2] in BOOKS:
        return "book"
    return parts[1] if parts[1] in MAY_IMPORT else module


def book_of(module: str) -> str:
    return module.split(".")[2]


def imports(text: str, package: str) -> Iterator[tuple[int, str]]:
    """The line and the full dotted name of all that the text imports, wherever in it the import stands."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            for name in node.names:
                yield node.lineno, f"{origin}.{name.name}"
        elif isinstance(node, ast.Call) and is_import_by_name(node):
            for argument in node.args[:1]:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield node.lineno, argument.value


def is_import_by_name(call: ast.Call) -> bool:
    named = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    return named in {"import_module", "__import__"}

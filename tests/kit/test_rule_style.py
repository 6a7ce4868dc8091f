"""What the fast tier asks of a rule, held before a compiler sees it: types declared, a small part of Python,
fields that exist, no record put into another place, no recursion, no equality of fractions."""

import ast
import dis
import importlib
import inspect
import pkgutil
import textwrap
import typing
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
import toy.turn
from toy.state import Setting, State

import bingqi.geometry
import bingqi.kit
import bingqi.rulesets
from bingqi.kit.log import Log
from bingqi.kit.record import Field, Record, Whole
from bingqi.kit.rule import RULES
from bingqi.kit.turn import Decision

for package in (bingqi.geometry, bingqi.kit, bingqi.rulesets):
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(found.name)

OURS = ("bingqi.", "toy.")
GEOMETRY = "bingqi.geometry."
"""Works in fractions, and knows where one is zero exactly; a ruleset compares whole numbers."""
COMPILED = [
    found.function
    for found in RULES.values()
    if found.is_compiled and found.function.__module__.startswith(OURS)
]

every_rule = pytest.mark.parametrize("rule", COMPILED, ids=lambda rule: f"{rule.__module__}.{rule.__name__}")

EQUALITY = (ast.Eq, ast.NotEq)
FORBIDDEN = {
    ast.Try: "an exception caught",
    ast.Raise: "an exception raised",
    ast.With: "a context",
    ast.Lambda: "a closure",
    ast.FunctionDef: "a function inside",
    ast.ClassDef: "a class",
    ast.Dict: "a dictionary",
    ast.DictComp: "a dictionary",
    ast.Set: "a set",
    ast.SetComp: "a set",
    ast.JoinedStr: "a text",
    ast.Global: "a global name",
    ast.Nonlocal: "a name from outside",
    ast.Import: "an import",
    ast.ImportFrom: "an import",
    ast.Delete: "a deletion",
    ast.Starred: "a star",
    ast.Await: "an await",
}


def faults(function) -> list[str]:
    """One line for each fault of a rule."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    [definition] = tree.body
    assert isinstance(definition, ast.FunctionDef)
    reader = Reader(function)
    return [
        *undeclared(function, definition),
        *forbidden(definition),
        *([] if function.__module__.startswith(GEOMETRY) else fractions_compared(function, definition)),
        *reader.read(definition),
    ]


# ---------------------------------------------------------------- the rules


@every_rule
def test_a_rule_keeps_to_what_both_tiers_understand(rule):
    assert faults(rule) == []


def test_no_rule_calls_itself_directly_or_through_others():
    assert [" -> ".join(name(rule) for rule in ring) for ring in rings(COMPILED)] == []


def test_the_walk_finds_the_rules_of_every_room():
    modules = {rule.__module__ for rule in COMPILED}
    assert {"bingqi.kit.dice", "bingqi.kit.batch", "bingqi.geometry.grid", "toy.turn"} <= modules
    assert any(module.startswith("bingqi.rulesets.campaign.") for module in modules)


# ---------------------------------------------------------------- declared types


def undeclared(function, definition: ast.FunctionDef) -> Iterator[str]:
    arguments = definition.args
    if arguments.vararg or arguments.kwarg or arguments.kwonlyargs:
        yield "takes a number of arguments that varies"
    for argument in arguments.args:
        if argument.annotation is None:
            yield f"does not declare the type of {argument.arg}"
    if definition.returns is None:
        yield "does not declare what it gives back"


def forbidden(definition: ast.FunctionDef) -> Iterator[str]:
    """Parts of Python that the compiler does not know. Texts may stand in the docstring and behind an
    assertion."""
    allowed = {id(node.msg) for node in ast.walk(definition) if isinstance(node, ast.Assert) and node.msg}
    allowed |= {id(node.value) for node in ast.walk(definition) if isinstance(node, ast.Expr)}
    apart = [argument.annotation for argument in definition.args.args]
    apart += [definition.returns, *definition.decorator_list]
    passed = {id(part) for node in apart if node is not None for part in ast.walk(node)}
    for node in ast.walk(definition):
        if node is definition or id(node) in passed:
            continue
        if what := FORBIDDEN.get(type(node)):
            yield f"line {node.lineno}: {what}"
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, (str, bytes))
            and id(node) not in allowed
        ):
            yield f"line {node.lineno}: the text {node.value!r}"
        if isinstance(node, (ast.Is, ast.IsNot)):
            yield "compares with `is`"


def fractions_compared(function, definition: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(definition):
        if not isinstance(node, ast.Compare) or not any(isinstance(sign, EQUALITY) for sign in node.ops):
            continue
        if any(is_fraction(part, function.__globals__) for part in (node.left, *node.comparators)):
            yield f"line {node.lineno}: an equality of fractions"


def is_fraction(node: ast.expr, scope: dict[str, object]) -> bool:
    """Whether an expression is certainly a fraction: it has one written in it, divides, or calls what gives
    one."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, float):
            return True
        if isinstance(part, ast.BinOp) and isinstance(part.op, ast.Div):
            return True
        if (
            isinstance(part, ast.Call)
            and isinstance(part.func, ast.Name)
            and gives(scope, part.func.id) is float
        ):
            return True
    return False


def gives(scope: dict[str, object], called: str) -> object:
    """The type of what a function gives back, by its name; a class gives itself."""
    held = scope.get(called)
    if isinstance(held, type):
        return held
    return typing.get_type_hints(held).get("return") if inspect.isfunction(held) else None


# ---------------------------------------------------------------- fields and places


@dataclass(frozen=True)
class Row:
    """A row of records or numbers."""

    item: object


class Reader:
    """Reads a rule from top to bottom and knows of each name whether it is a record, and of which kind."""

    def __init__(self, function) -> None:
        self.scope = function.__globals__
        self.known = {
            name: hint for name, hint in typing.get_type_hints(function).items() if name != "return"
        }
        self.found: list[str] = []

    def read(self, definition: ast.FunctionDef) -> list[str]:
        for statement in definition.body:
            self.visit(statement)
        return self.found

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
            if node.value is not None:
                self.visit(node.value)
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                self.assign(target, node.value)
        elif isinstance(node, ast.For):
            self.visit(node.iter)
            row = self.kind(node.iter)
            if isinstance(node.target, ast.Name):
                self.known[node.target.id] = row.item if isinstance(row, Row) else None
            for statement in [*node.body, *node.orelse]:
                self.visit(statement)
        else:
            self.kind(node)
            for child in ast.iter_child_nodes(node):
                self.visit(child)

    def assign(self, target: ast.expr, value: ast.expr | None) -> None:
        if isinstance(target, ast.Tuple):
            values = value.elts if isinstance(value, ast.Tuple) else [None] * len(target.elts)
            for part, one in zip(target.elts, values):
                self.assign(part, one)
        elif isinstance(target, ast.Name):
            self.known[target.id] = self.kind(value) if value is not None else None
        else:
            kind = self.kind(target)
            if is_record(kind) or isinstance(kind, Row):
                written = ast.unparse(target)
                self.found.append(f"line {target.lineno}: {written} is given a record or row as a whole")

    def kind(self, node: ast.AST) -> object:
        """What an expression is: a record's class, a Row, a NamedTuple's class, int; None where nobody
        knows."""
        if isinstance(node, ast.Name):
            return self.known.get(node.id)
        if isinstance(node, ast.Attribute):
            return self.field(node)
        if isinstance(node, ast.Subscript):
            row = self.kind(node.value)
            return (row if isinstance(node.slice, ast.Slice) else row.item) if isinstance(row, Row) else None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return gives(self.scope, node.func.id)
        return None

    def field(self, node: ast.Attribute) -> object:
        owner = self.kind(node.value)
        if is_record(owner):
            fields = {field.name: field for field in owner.layout.fields}
            if node.attr not in fields:
                self.fault(node, owner.__name__)
                return None
            return held_in(fields[node.attr])
        if isinstance(owner, type) and issubclass(owner, tuple) and hasattr(owner, "_fields"):
            if node.attr not in owner._fields:
                self.fault(node, owner.__name__)
                return None
            return typing.get_type_hints(owner)[node.attr]
        return None

    def fault(self, node: ast.Attribute, owner: str) -> None:
        line = f"line {node.lineno}: {ast.unparse(node)}: {owner} has no {node.attr}"
        if line not in self.found:
            self.found.append(line)


def is_record(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Record)


def held_in(field: Field) -> object:
    item = int if isinstance(field.item, Whole) else field.item
    return item if field.length is None else Row(item)


# ---------------------------------------------------------------- recursion


def rings(rules) -> list[list[object]]:
    """The ways that lead from a rule back to itself."""
    known, found, done = set(rules), [], set()

    def follow(rule, way):
        if rule in way:
            found.append([*way[way.index(rule) :], rule])
        elif rule not in done:
            for called in callees(rule, known):
                follow(called, [*way, rule])
            done.add(rule)

    for rule in rules:
        follow(rule, [])
    return found


def callees(rule, known) -> list[object]:
    loaded = {step.argval for step in dis.get_instructions(rule) if step.opname == "LOAD_GLOBAL"}
    named = [rule.__globals__.get(name) for name in sorted(loaded)]
    return [held for held in named if callable(held) and held in known]


def name(rule) -> str:
    return f"{rule.__module__}.{rule.__name__}"


# ---------------------------------------------------------------- the check finds what it is for


def half(number: int) -> float:
    return number / 2


def declares_too_little(state, cell: int):
    return state.turn.depth + cell


def takes_anything(*cells: int) -> int:
    return len(cells)


def has_texts(state: State) -> int:
    """A docstring."""
    assert state.is_over == 0, "an assertion may say why"
    return len("text") + len(f"{state.why}")


def has_a_dictionary(state: State) -> int:
    return {1: 2}[1] + len({3})


def has_a_closure(state: State) -> int:
    return (lambda: state.why)()


def catches(state: State) -> int:
    try:
        return state.why
    except ValueError:
        raise


def asks_for_a_field_that_is_not_there(state: State, setting: Setting) -> int:
    scout = state.scouts[setting.scouts - 1]
    if scout.cel == 3:
        return scout.cell
    for other in state.scouts:
        other.is_taken = other.taken
    return state.turn.stack[state.turn.depth - 1].abuot


def asks_a_decision_for_what_it_has_not(state: State, setting: Setting) -> int:
    question = toy.turn.decision(state, setting)
    decision: Decision = decide(state)
    return question.side + decision.about + decide(state).site


def decide(state: State) -> Decision:
    return Decision(0, 0, 0, 0)


def puts_a_record_elsewhere(state: State, log: Log) -> None:
    first, second = state.scouts[0], state.scouts[1]
    first.cell, second.cell = second.cell, first.cell
    state.scouts[0] = second
    state.turn.stack = []
    log.events[0].a = 3
    state.scouts[2].cell = 4


def compares_fractions(state: State) -> bool:
    return state.why / 2 == state.winners or half(state.why) != 1 or state.why == 0.5 or state.why // 2 == 1


def calls_itself(state: State) -> int:
    return calls_another(state) if state.why else 0


def calls_another(state: State) -> int:
    return calls_itself(state) if state.why else 0


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        (declares_too_little, ["does not declare the type of state", "does not declare what it gives back"]),
        (takes_anything, ["takes a number of arguments that varies"]),
        (has_texts, ["line 4: a text", "line 4: the text 'text'"]),
        (has_a_dictionary, ["line 2: a dictionary", "line 2: a set"]),
        (has_a_closure, ["line 2: a closure"]),
        (catches, ["line 2: an exception caught", "line 5: an exception raised"]),
        (
            asks_for_a_field_that_is_not_there,
            [
                "line 3: scout.cel: Scout has no cel",
                "line 6: other.taken: Scout has no taken",
                "line 7: state.turn.stack[state.turn.depth - 1].abuot: Question has no abuot",
            ],
        ),
        (asks_a_decision_for_what_it_has_not, ["line 4: decide(state).site: Decision has no site"]),
        (
            puts_a_record_elsewhere,
            [
                "line 4: state.scouts[0] is given a record or row as a whole",
                "line 5: state.turn.stack is given a record or row as a whole",
            ],
        ),
        (compares_fractions, ["line 2: an equality of fractions"] * 3),
    ],
    ids=lambda held: getattr(held, "__name__", ""),
)
def test_a_rule_that_keeps_to_less_is_found(rule, expected):
    assert sorted(faults(rule)) == sorted(expected)


def test_recursion_is_found():
    [ring] = rings([calls_itself, calls_another])
    assert [rule.__name__ for rule in ring] == ["calls_itself", "calls_another", "calls_itself"]
    assert rings([calls_another]) == []

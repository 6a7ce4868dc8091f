"""The two tiers of a ruleset: the same rule functions as plain Python, and compiled.

`plain(rules)` binds the batch patterns to a ruleset's functions. `fast(rules)` does so with every rule
compiled by Numba; only two functions are kept on disk, in a folder named by a digest of all rule sources,
since Numba does not notice an edited callee: `do_task`, which holds all rules once for all that is asked of
them, and `clone_many`.
"""

from __future__ import annotations

import hashlib
import os
import sys
import typing
from collections.abc import Callable
from contextlib import suppress
from enum import IntEnum
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from bingqi.errors import UserError
from bingqi.kit import batch, bits, scratch
from bingqi.kit.action import Action, Actions
from bingqi.kit.batch import Task
from bingqi.kit.compiling import is_kept, keep_in, linked_once, load, types_of
from bingqi.kit.log import Log
from bingqi.kit.passes import rule_compiler
from bingqi.kit.record import Record
from bingqi.kit.rule import RULES

ENTRIES = ("play_games", "list_actions", "play_one", "ask_one", "weigh_one", "clone_many")
COMPILED = ("do_task", "clone_many")
_compiling = Lock()
SHARED_PACKAGES = ("bingqi.kit", "bingqi.geometry")


@cache
def plain(package: str, rules: Any) -> SimpleNamespace:
    """The entry points of a ruleset, run by Python. *rules* holds the functions that the batch patterns
    call."""
    bound = dict(vars(batch)) | {name: getattr(rules, name) for name in batch.BOUND}
    for name, function in vars(batch).items():
        if isinstance(function, FunctionType) and function in RULES and function.__module__ == batch.__name__:
            bound[name] = _rebound(function, bound)
    return SimpleNamespace(**{name: bound[name] for name in ENTRIES})


@cache
def fast(package: str, rules: Any) -> SimpleNamespace:
    """The entry points of a ruleset, compiled; they compile at their first call unless the disk has them.
    Raises UserError without Numba."""
    _numba()
    return _entries(*(_prepared(name, package, rules) for name in COMPILED))


def _entries(do_task: Callable[..., Any], clone_many: Callable[..., Any]) -> SimpleNamespace:
    """The entry points, each of which gives the one compiled function what its task needs, and rows of
    nothing for the rest: a compiled function has fixed types."""
    import numpy as np

    no_action, no_log, no_out = (np.zeros(1, kind.layout.dtype) for kind in (Action, Log, Actions))
    nobody = np.zeros(0, np.int64)

    def play_games(
        states: Any, first: int, last: int, setting: Any, log: Any, out: Any, players: Any, cap: int
    ) -> int:
        given = (states, first, last, setting, no_action, log, out, players, cap)
        return int(do_task(int(Task.PLAY_GAMES), *given)[0])

    def list_actions(states: Any, game: int, setting: Any, out: Any) -> int:
        given = (states, game, game, setting, no_action, no_log, out, nobody, 0)
        return int(do_task(int(Task.LIST_ACTIONS), *given)[0])

    def play_one(states: Any, game: int, setting: Any, action: Any, log: Any) -> Any:
        given = (states, game, game, setting, action, log, no_out, nobody, 0)
        return do_task(int(Task.PLAY_ONE), *given)

    def ask_one(states: Any, game: int, setting: Any, action: Any) -> int:
        given = (states, game, game, setting, action, no_log, no_out, nobody, 0)
        return int(do_task(int(Task.ASK_ONE), *given)[0])

    def weigh_one(states: Any, game: int, setting: Any, action: Any) -> int:
        given = (states, game, game, setting, action, no_log, no_out, nobody, 0)
        return int(do_task(int(Task.WEIGH_ONE), *given)[0])

    made = (play_games, list_actions, play_one, ask_one, weigh_one)
    return SimpleNamespace(clone_many=clone_many, **{entry.__name__: entry for entry in made})


@cache
def _holds_space(function: Callable[..., Any]) -> bool:
    """Whether a rule makes working space or is given it by what it calls, so that somebody has to count who
    still uses it. Where nobody does, Numba is spared the counting: records are references into memory that
    the caller holds."""
    called = (vars(sys.modules[function.__module__]).get(name) for name in function.__code__.co_names)
    return _gives_space(function) or any(
        held is scratch.zeros or (held in RULES and (_gives_space(held) or _is_copied_with_space(held)))
        for held in called
        if isinstance(held, FunctionType)
    )


def _is_copied_with_space(function: Callable[..., Any]) -> bool:
    return RULES[function].inline and _holds_space(function)


def _gives_space(function: Callable[..., Any]) -> bool:
    return _has_row(typing.get_type_hints(function).get("return", Any))


def _has_row(hint: Any) -> bool:
    """Whether a declared type is a row, has one in it, or says nothing."""
    if hasattr(hint, "_fields"):
        return any(map(_has_row, typing.get_type_hints(hint).values()))
    return hint is Any or typing.get_origin(hint) is not None


def _bind(scope: dict[str, Any], compiled: dict[Callable[..., Any], Any]) -> None:
    """Put what the compiler understands in the place of what a module holds."""
    for name, held in list(scope.items()):
        if isinstance(held, FunctionType) and held in compiled:
            scope[name] = compiled[held]
        elif isinstance(held, type) and issubclass(held, IntEnum):
            scope[name] = _numbers_of(held)
        elif type(held) is tuple and held and all(isinstance(number, float) for number in held):
            scope[name] = _array_of(held)  # a long tuple would be a branch for each of its numbers


def _prepared(name: str, package: str, rules: Any) -> Callable[..., Any]:
    """An entry point, taken from the disk or compiled at its first call. From the disk it is taken alone: to
    make all rules ready for the compiler takes longer than that."""
    entry: Any = None

    def call(*arguments: Any) -> Any:
        nonlocal entry
        if entry is None:
            with _compiling:  # a second thread waits here instead of compiling the same rules
                if entry is None:
                    entry = _kept(name, package, arguments) or _compiled(name, package, rules, arguments)
        return entry(*arguments)

    return call


def _kept(name: str, package: str, arguments: tuple[Any, ...]) -> Any:
    """An entry point from the disk; None where it is not there for such arguments."""
    folder = cache_folder(package)
    if not is_kept(name, folder):
        return None
    entry = _dispatcher(vars(batch)[name], {})
    keep_in(entry, folder)
    return entry if load(entry, arguments) else None


def _compiled(name: str, package: str, rules: Any, arguments: tuple[Any, ...]) -> Any:
    """An entry point, compiled for such arguments and put on the disk."""
    entry = _dispatchers(package, rules)[vars(batch)[name]]
    keep_in(entry, cache_folder(package))
    _compile(entry, arguments)
    return entry


@cache
def _dispatchers(package: str, rules: Any) -> dict[Callable[..., Any], Any]:
    """All rules of a ruleset, ready for the compiler and bound to each other."""
    chosen = [
        found
        for found in RULES.values()
        if found.is_compiled and _belongs(found.function.__module__, package)
    ]
    scopes: dict[str, dict[str, Any]] = {}
    compiled: dict[Callable[..., Any], Any] = {scratch.zeros: _fast_zeros(), bits.lowest: _fast_lowest()}
    for found in chosen:
        module = found.function.__module__
        scope = scopes.setdefault(module, dict(vars(sys.modules[module])))
        compiled[found.function] = _dispatcher(found.function, scope)
    scopes[batch.__name__].update({name: getattr(rules, name) for name in batch.BOUND})
    for scope in scopes.values():
        _bind(scope, compiled)
    return compiled


def _dispatcher(function: Callable[..., Any], scope: dict[str, Any]) -> Any:
    """One rule for the compiler, its names looked up in *scope*."""
    module = function.__module__
    is_entry = function.__name__ in COMPILED and module == batch.__name__
    return _numba().njit(
        nogil=True,
        boundscheck=True,
        # Inner rules are called by rules only: doors for other callers would only take time to compile.
        no_cpython_wrapper=not is_entry,
        no_cfunc_wrapper=True,
        _nrt=module == batch.__name__ or _holds_space(function),
        **rule_compiler(),
        **({"inline": "always"} if RULES[function].inline else {}),
    )(_rebound(function, scope))


def _compile(entry: Any, arguments: tuple[Any, ...]) -> None:
    """Compile an entry point, and first the rules under it, once for the types that they declare. Without
    that Numba would compile a rule anew for each width of number that it is called with."""
    with linked_once():
        for callee in _callees(entry):
            _specialise(callee, set())
        entry.compile(types_of(entry, arguments))


def _specialise(dispatcher: Any, seen: set[Any]) -> None:
    """Compile a rule for its declared types, its callees first, and for no others."""
    if dispatcher in seen or not dispatcher._can_compile:
        return
    seen.add(dispatcher)
    for callee in _callees(dispatcher):
        _specialise(callee, seen)
    declared = _declared_types(dispatcher.py_func)
    if declared is not None:
        dispatcher.compile(declared)
        dispatcher.disable_compile()


def _callees(dispatcher: Any) -> list[Any]:
    scope = dispatcher.py_func.__globals__
    named = [scope.get(name) for name in dispatcher.py_func.__code__.co_names]
    return [held for held in named if hasattr(held, "py_func")]


def _declared_types(function: Any) -> tuple[Any, ...] | None:
    """The Numba types of a rule's parameters; None where one is not declared, and the rule is compiled as it
    is called."""
    hints = function.__annotations__
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    found = tuple(_numba_type(hints.get(name, Any)) for name in names)
    return None if None in found else found


@cache
def _numba_type(hint: Any) -> Any:
    from numba import from_dtype, types

    if hint == list[int]:
        return types.Array(types.int32, 1, "C")
    if not isinstance(hint, type):
        return None
    if issubclass(hint, Record):
        return from_dtype(hint.layout.dtype)
    if issubclass(hint, bool):
        return types.boolean
    if issubclass(hint, int):
        return types.int64
    if issubclass(hint, float):
        return types.float64
    if issubclass(hint, tuple) and hasattr(hint, "_fields"):
        parts = [_numba_type(part) for part in typing.get_type_hints(hint).values()]
        if None in parts:
            return None
        alike = len(set(parts)) == 1
        if alike:
            return types.NamedUniTuple(parts[0], len(parts), hint)  # type: ignore[no-untyped-call]
        return types.NamedTuple(parts, hint)  # type: ignore[no-untyped-call]
    return None


def is_fast_available() -> bool:
    """Whether Numba is installed."""
    from importlib.util import find_spec

    return find_spec("numba") is not None


def is_warm(package: str) -> bool:
    """Whether a ruleset as it is now is on the disk, compiled."""
    folder = cache_folder(package)
    return all(is_kept(name, folder) for name in COMPILED)


def cache_folder(package: str) -> Path:
    """Where the compiled entry points of this very source are kept; BINGQI_CACHE names another root."""
    root = os.environ.get("BINGQI_CACHE")
    base = Path(root) if root else _user_cache()
    return base / f"{package.rpartition('.')[2]}-{source_digest(package)}"


@cache
def source_digest(package: str) -> str:
    """Sixteen digits that change with any source file that the compiled rules come from, and with the
    compiler; a source that is moved has the same."""
    from importlib.metadata import PackageNotFoundError, version

    digest = hashlib.blake2b(digest_size=8)
    with suppress(PackageNotFoundError):
        digest.update(version("numba").encode() + sys.version.encode())
    for owner in (*SHARED_PACKAGES, package):
        folder = _folder(owner)
        found = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*.py")}
        for name in sorted(found):
            digest.update(f"{owner}/{name}".encode() + found[name].read_bytes())
    return digest.hexdigest()


def _rebound(function: Any, scope: dict[str, Any]) -> Any:
    copy = FunctionType(
        function.__code__, scope, function.__name__, function.__defaults__, function.__closure__
    )
    copy.__module__, copy.__qualname__, copy.__doc__ = (
        function.__module__,
        function.__qualname__,
        function.__doc__,
    )
    copy.__annotations__ = typing.get_type_hints(function)
    return copy


def _belongs(module: str, package: str) -> bool:
    return any(module == owner or module.startswith(owner + ".") for owner in (*SHARED_PACKAGES, package))


def _numbers_of(enum: type[IntEnum]) -> ModuleType:
    """The members as a module of plain numbers, which Numba reads as constants: no type for each enumeration,
    no tuple to carry."""
    numbers = ModuleType(enum.__name__)
    vars(numbers).update({name: int(member) for name, member in enum.__members__.items()})
    return numbers


def _array_of(numbers: tuple[float, ...]) -> Any:
    import numpy as np

    return np.array(numbers, np.float64)


def _fast_zeros() -> Any:
    import numpy as np

    @_numba().njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, _nrt=True)  # type: ignore[untyped-decorator]
    def zeros(length: int) -> Any:
        return np.zeros(length, np.int32)

    return zeros


def _fast_lowest() -> Any:
    trailing_zeros = import_module("numba.cpython.unsafe.numbers").trailing_zeros

    @_numba().njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, _nrt=False)  # type: ignore[untyped-decorator]
    def lowest(bits: int) -> int:
        return trailing_zeros(bits)  # type: ignore[no-any-return]

    return lowest


def _numba() -> Any:
    if not is_fast_available():
        raise UserError("error-no-numba")
    import numba

    return numba


def _user_cache() -> Path:
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "bingqi"
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "bingqi"


def _folder(package: str) -> Path:
    module: ModuleType = sys.modules.get(package) or __import__(package, fromlist=["_"])
    return Path(module.__path__[0] if module.__path__ else str(module.__file__))

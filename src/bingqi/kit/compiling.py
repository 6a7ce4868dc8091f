"""Numba, asked to do less.

It optimises each function together with all that it calls and makes machine code of it: a rule deep down is
done again for every rule above it, and the time grows faster than the rules. Under `linked_once` a function
waits as it is until somebody asks for its address. Only entry points have one; theirs is then linked with
everything below it, and that whole is optimised.

To find what `a + b` is for two numbers takes it long, and it finds it anew each time: meanwhile it remembers.

`keep_in` and `load` put an entry point on the disk and take it from there, without the start of the compiler.
What the code does is the same in all ways, byte for byte.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

_INNER_PARTS = ("_optimize_final_module", "_finalize_final_module", "_get_module_for_linking")
_ENVIRONMENT = "_ZN08NumbaEnv"


@contextmanager
def linked_once() -> Iterator[None]:
    """What Numba compiles meanwhile, in any thread, waits to be linked. Without effect for a Numba that is
    built otherwise than the one known here."""
    target = _numba("registry").cpu_target
    codegen, typing = target.target_context.codegen(), target.typing_context
    with (
        _numba("compiler_lock").global_compiler_lock,
        _nothing_collected(),
        _instead(codegen, _replacements(codegen)),
        _instead(typing, {"resolve_function_type": _remembering(typing.resolve_function_type)}),
    ):
        yield


def keep_in(entry: Any, folder: Path) -> None:
    """Keep the machine code of an entry point in a folder that is named for its source. Numba's own folders
    are named for the place of the source, and what is in them is lost with its date."""
    caching = _numba("caching")

    class Locator:
        def __init__(self, source: str) -> None:
            self._py_file = source

        @classmethod
        def from_function(cls, function: Any, source: str) -> Locator:
            return cls(source)

        def ensure_cache_path(self) -> None:
            folder.mkdir(parents=True, exist_ok=True)

        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return folder.name

        def get_disambiguator(self) -> str:
            return "entry"

    parts = type("Parts", (caching.CompileResultCacheImpl,), {"_locator_classes": [Locator]})
    entry._cache = type("Kept", (caching.FunctionCache,), {"_impl_class": parts})(entry.py_func)


def is_kept(name: str, folder: Path) -> bool:
    """Whether the machine code of an entry point is in its folder."""
    return any(folder.glob(f"*.{name}-*.nbi"))


def load(entry: Any, arguments: Sequence[Any]) -> bool:
    """Take an entry point for such arguments from the disk; whether it is there. Numba itself would first
    read in everything that compiling needs."""
    signature, kept, found = types_of(entry, arguments), entry._cache, None
    with _numba("compiler_lock").global_compiler_lock:
        _numba("runtime").rtsys.initialize(entry.targetctx)
        with kept._guard_against_spurious_io_errors():  # several processes on Windows
            found = kept._load_overload(signature, entry.targetctx)
        if found is not None:
            entry.add_overload(found)
    return found is not None


def types_of(entry: Any, arguments: Sequence[Any]) -> tuple[Any, ...]:
    """The Numba types of arguments."""
    return tuple(map(entry.typeof_pyval, arguments))


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """The compiler makes millions of objects and drops few: to look for those takes a tenth of its time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@contextmanager
def _instead(owner: Any, own: dict[str, Any]) -> Iterator[None]:
    """Give one object meanwhile what its class has otherwise."""
    vars(owner).update(own)
    try:
        yield
    finally:
        for name in own:
            del vars(owner)[name]


def _remembering(resolve: Any) -> Any:
    """The signature of a function for some types, found once. What takes other functions is asked each time:
    it may be resolved by what those are, not by their types."""
    functions = _numba("types").Callable
    known: dict[Any, Any] = {}

    def resolve_function_type(function: Any, arguments: Any, named: Any) -> Any:
        asked = (function, tuple(arguments), tuple(sorted(named.items())) if named else ())
        found = known.get(asked)
        if found is None:
            found = resolve(function, arguments, named)
            if found is not None and not any(isinstance(kind, functions) for kind in arguments):
                known[asked] = found
        return found

    return resolve_function_type


@cache
def _replacements(codegen: Any) -> dict[str, Any]:
    """What a code generator does otherwise: the libraries that it makes, and where it tells a function its
    environment (what it needs to raise an error), for which a library that waits has no place yet."""
    library = _numba("codegen").JITCodeLibrary
    if not all(hasattr(library, part) for part in _INNER_PARTS) or not hasattr(codegen, "set_env"):
        return {}

    def set_env(name: str, environment: Any) -> None:
        if codegen._engine.is_symbol_defined(name):
            type(codegen).set_env(codegen, name, environment)

    return {"_library_class": _waiting_library(library), "set_env": set_env}


def _waiting_library(library_class: Any) -> Any:
    lookup_environment = _numba("environment").lookup_environment

    class WaitingLibrary(library_class):  # type: ignore[misc]
        """The code of one function, and by name only the code of those that it calls."""

        def add_linking_library(self, library: Any) -> None:
            self._linking_libraries.append(library)

        def get_pointer_to_function(self, name: str) -> int:
            if not self._finalized and name not in _defined(self._final_module):
                return 0
            return int(super().get_pointer_to_function(name))

        def _optimize_functions(self, module: Any) -> None:
            module.data_layout = self._codegen._data_layout  # the whole is optimised, with them in it

        def finalize(self) -> None:
            self._link_everything_below()
            self._optimize_final_module()
            self._final_module.verify()
            self._finalize_final_module()
            self._tell_environments()

        def serialize_using_object_code(self) -> tuple[Any, ...]:
            # Of the code that others could link, only the names: what is kept is called from Python and by
            # nothing else, and to read all of that takes longer than to load the machine code.
            name, kind, (machine_code, _) = super().serialize_using_object_code()
            doors = [function for function in self._final_module.functions if not function.is_declaration]
            names = [door.name for door in doors if door.linkage.name != "internal"]
            return name, kind, (machine_code, _module_of(names).as_bitcode())

        def _link_everything_below(self) -> None:
            own, seen, ahead = _defined(self._final_module), set(), list(self._linking_libraries)
            while ahead:
                library = ahead.pop()
                if library in seen:
                    continue
                seen.add(library)
                if hasattr(library, "_reload_init"):  # since Numba 0.63
                    self._reload_init.update(library._reload_init)
                if isinstance(library, WaitingLibrary) and not library._finalized:
                    ahead += library._linking_libraries
                    self._final_module.link_in(library._final_module, preserve=True)
                else:
                    self._final_module.link_in(library._get_module_for_linking(), preserve=True)
            for name in _defined(self._final_module) - own:
                self._final_module.get_function(name).linkage = "internal"

        def _tell_environments(self) -> None:
            for variable in self._final_module.global_variables:
                if variable.name.startswith(_ENVIRONMENT):
                    environment = lookup_environment(variable.name)
                    if environment is not None:
                        type(self._codegen).set_env(self._codegen, variable.name, environment)

    return WaitingLibrary


def _module_of(names: Sequence[str]) -> Any:
    """Code that has functions of these names, and nothing in them."""
    text = [f'define available_externally void @"{name}"() noinline {{ ret void }}' for name in names]
    return import_module("llvmlite.binding").parse_assembly("\n".join(text))


def _numba(part: str) -> Any:
    return import_module(f"numba.core.{part}")


def _defined(module: Any) -> set[str]:
    return {function.name for function in module.functions if not function.is_declaration}

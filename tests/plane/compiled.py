"""The rules of geometry compiled, as the fast tier of a ruleset has them."""

import sys
from collections.abc import Callable
from typing import Any

from bingqi.kit import tiers
from bingqi.kit.rule import RULES


def compiled(entry: Callable[..., Any]) -> Any:
    """A rule of a test, compiled with all the rules that it calls, each once for its declared types."""
    import numba

    scopes: dict[str, dict[str, Any]] = {}
    found: dict[Callable[..., Any], Any] = {}
    for function in RULES:
        module = function.__module__
        if module == entry.__module__ or module.startswith("bingqi.geometry."):
            scope = scopes.setdefault(module, dict(vars(sys.modules[module])))
            found[function] = numba.njit(
                boundscheck=True, no_cpython_wrapper=function is not entry, no_cfunc_wrapper=True
            )(tiers._rebound(function, scope))
    for scope in scopes.values():
        tiers._bind(scope, found)
    for callee in tiers._callees(found[entry]):
        tiers._specialise(callee, set())
    return found[entry]

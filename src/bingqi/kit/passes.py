"""The steps in which Numba makes machine code of one rule.

Numba's own pipeline has thirty: for closures, parallel loops, literal lists, annotated listings and more that
no rule uses. These are the ones that a rule needs.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

STEPS = {
    "untyped_passes": (
        "TranslateByteCode",
        "FixupArgs",
        "IRProcessing",
        "GenericRewrites",
        "InlineInlinables",
        "ReconstructSSA",
    ),
    "typed_passes": (
        "NopythonTypeInference",
        "PreLowerStripPhis",
        "IRLegalization",
        "NativeLowering",
        "NoPythonBackend",
    ),
}


@cache
def rule_compiler() -> dict[str, Any]:
    """What to give `numba.njit` besides: its pipeline of few steps, or nothing where Numba has them not."""
    try:
        steps = [
            (getattr(import_module(f"numba.core.{place}"), name), name)
            for place, names in STEPS.items()
            for name in names
        ]
    except AttributeError:
        return {}
    compiler: Any = import_module("numba.core.compiler")
    machinery: Any = import_module("numba.core.compiler_machinery")

    class RuleCompiler(compiler.CompilerBase):  # type: ignore[misc]
        def define_pipelines(self) -> list[Any]:
            manager = machinery.PassManager("rule")
            for step, name in steps:
                manager.add_pass(step, name)
            manager.finalize()
            return [manager]

    return {"pipeline_class": RuleCompiler}

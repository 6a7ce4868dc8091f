"""Rules that are optimised once: the same results and errors, and nothing left behind in the compiler."""

import gc
import importlib

import pytest

numba = pytest.importorskip("numba")

import numpy as np  # noqa: E402

from bingqi.kit import compiling, passes, tiers  # noqa: E402
from bingqi.kit.compiling import is_kept, keep_in, linked_once, load, types_of  # noqa: E402


def codegen():
    return importlib.import_module("numba.core.registry").cpu_target.target_context.codegen()


def look(row, place):
    return row[place]


def twice(row, place):
    return 2 * look(row, place)


def entry(row, place):
    if place == 77:
        raise ValueError("seventy-seven", place)
    return twice(row, place) + look(row, place - place)


def functions():
    """The three functions above for the compiler, bound to each other as rules are: two inner ones and an
    entry point."""
    scope = dict(globals())
    for function in (look, twice, entry):
        scope[function.__name__] = numba.njit(
            nogil=True, boundscheck=True, no_cfunc_wrapper=True, no_cpython_wrapper=function is not entry
        )(tiers._rebound(function, scope))
    return scope["look"], scope["twice"], scope["entry"]


ROW = np.array([5, 6, 7], np.int64)


def compiled(door):
    with linked_once():
        door.compile(types_of(door, (ROW, 1)))
    return door


def typing_context():
    return importlib.import_module("numba.core.registry").cpu_target.typing_context


def library(function):
    [found] = function.overloads.values()
    return found.library


def test_an_inner_function_waits_and_an_entry_point_does_not():
    inner, outer, door = functions()
    assert compiled(door)(ROW, 1) == 17
    assert [library(found)._finalized for found in (inner, outer, door)] == [False, False, True]


def test_errors_are_raised_from_inside():
    door = compiled(functions()[2])
    with pytest.raises(IndexError):
        door(ROW, 3)
    with pytest.raises(ValueError) as raised:
        door(ROW, 77)
    assert raised.value.args == ("seventy-seven", 77)


def test_what_has_waited_can_be_used_by_what_does_not_wait():
    _, outer, door = functions()
    compiled(door)

    @numba.njit
    def later(row, place):
        return outer(row, place) + door(row, place)

    assert later(ROW, 1) == 12 + 17
    assert library(outer)._finalized


def test_nothing_is_left_behind():
    before, was_on = dict(vars(codegen())), gc.isenabled()
    resolve = typing_context().resolve_function_type
    with pytest.raises(ZeroDivisionError), linked_once():
        assert codegen()._library_class is not type(codegen())._library_class
        assert typing_context().resolve_function_type != resolve
        assert not gc.isenabled()
        raise ZeroDivisionError
    assert vars(codegen()) == before
    assert codegen()._library_class is type(codegen())._library_class
    assert typing_context().resolve_function_type == resolve
    assert gc.isenabled() == was_on


def test_a_signature_is_found_once_for_the_same_types():
    asked, number = [], importlib.import_module("numba.core.types").int64

    def resolve(function, arguments, named):
        asked.append(arguments)
        return "signature" if function == "add" else None

    remembered = compiling._remembering(resolve)
    assert [remembered("add", (number, number), ()) for _ in range(3)] == ["signature"] * 3
    assert [remembered("subtract", (number, number), {}) for _ in range(2)] == [None] * 2
    assert len(asked) == 1 + 2


def test_what_takes_a_function_is_resolved_each_time():
    asked = []
    remembered = compiling._remembering(lambda *given: asked.append(given) or "signature")
    taken = importlib.import_module("numba").typeof(numba.njit(look))
    assert [remembered("map", (taken,), ()) for _ in range(2)] == ["signature"] * 2
    assert len(asked) == 2


def test_a_rule_takes_few_steps_or_those_of_another_numba(monkeypatch):
    passes.rule_compiler.cache_clear()
    assert set(passes.rule_compiler()) == {"pipeline_class"}
    monkeypatch.setitem(passes.STEPS, "typed_passes", ("AStepThatNobodyHas",))
    passes.rule_compiler.cache_clear()
    try:
        assert passes.rule_compiler() == {}
    finally:
        passes.rule_compiler.cache_clear()


def test_a_collector_that_was_off_stays_off():
    gc.disable()
    try:
        with linked_once():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_another_build_of_the_compiler_is_left_as_it_is(monkeypatch):
    monkeypatch.setattr(compiling, "_INNER_PARTS", ("a part that nobody has",))
    compiling._replacements.cache_clear()
    try:
        inner, outer, door = functions()
        assert compiled(door)(ROW, 1) == 17
        assert library(inner)._finalized and library(outer)._finalized
    finally:
        compiling._replacements.cache_clear()


def test_what_is_kept_is_loaded_and_not_compiled(tmp_path):
    folder = tmp_path / "deep" / "rules-1234"
    door = functions()[2]
    keep_in(door, folder)
    assert not is_kept("entry", folder) and not load(door, (ROW, 1))
    compiled(door)
    assert is_kept("entry", folder) and not is_kept("entr", folder)
    inner, _, again = functions()
    keep_in(again, folder)
    assert load(again, (ROW, 1)) and again(ROW, 1) == 17
    assert not inner.overloads
    with pytest.raises(IndexError):
        again(ROW, 3)
    with pytest.raises(ValueError):
        again(ROW, 77)


def test_of_what_others_could_link_only_the_names_are_kept(tmp_path):
    door = functions()[2]
    keep_in(door, tmp_path / "rules-1234")
    compiled(door)
    again = functions()[2]
    keep_in(again, tmp_path / "rules-1234")
    assert load(again, (ROW, 1))
    kept = list(library(again)._get_module_for_linking().functions)
    assert any("entry" in function.name for function in kept)
    assert all(str(function).rstrip().endswith("{\n  ret void\n}") for function in kept)


def test_other_arguments_are_not_loaded(tmp_path):
    folder = tmp_path / "rules-1234"
    door = functions()[2]
    keep_in(door, folder)
    compiled(door)
    again = functions()[2]
    keep_in(again, folder)
    assert not load(again, (ROW.astype(np.int32), 1))


def test_what_is_kept_belongs_to_the_name_of_its_folder(tmp_path):
    door = functions()[2]
    keep_in(door, tmp_path / "rules-1234")
    compiled(door)
    other = (tmp_path / "rules-1234").rename(tmp_path / "rules-5678")
    again = functions()[2]
    keep_in(again, other)
    assert is_kept("entry", other) and not load(again, (ROW, 1))

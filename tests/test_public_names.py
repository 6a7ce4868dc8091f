"""What `import bingqi` offers is what it declares."""

import subprocess
import sys

import bingqi


def test_every_declared_name_can_be_had():
    assert bingqi.__all__ == sorted(bingqi.__all__)
    for name in bingqi.__all__:
        assert getattr(bingqi, name) is not None
    assert set(dir(bingqi)) == set(bingqi.__all__)


def test_an_undeclared_name_is_an_attribute_error():
    try:
        bingqi.no_such_name  # noqa: B018
    except AttributeError as fault:
        assert "no_such_name" in str(fault)
    else:
        raise AssertionError("bingqi.no_such_name was found")


def test_importing_bingqi_loads_nothing_heavy():
    heavy = ("numpy", "numba", "rich", "fluent", "msgspec")
    code = f"import sys, bingqi; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"

"""Every public name of the kernel is documented with an example, and every example runs."""

from __future__ import annotations

import doctest
import inspect
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

import pytest

import hearthside.bots
import hearthside.games
import hearthside.kernel as kernel

MODULES = [
    import_module(f"{package.__name__}.{info.name}")
    for package in (kernel, hearthside.bots)
    for info in iter_modules(package.__path__)
] + [hearthside.bots, hearthside.games]


@pytest.mark.parametrize("module", MODULES, ids=lambda m: m.__name__)
def test_examples_run(module: ModuleType) -> None:
    """The examples in docstrings give what they say."""
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    assert doctest.testmod(module, optionflags=flags).failed == 0


def test_every_public_name_has_an_example() -> None:
    """Classes and functions that the kernel offers show how they are used."""
    bare = []
    for name in kernel.__all__:
        thing = getattr(kernel, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            assert inspect.getdoc(thing), name
            if ">>>" not in (inspect.getdoc(thing) or ""):
                bare.append(name)
    assert bare == []


def test_every_public_method_is_documented() -> None:
    """Methods without an underscore say what holds."""
    bare = []
    for name in kernel.__all__:
        thing = getattr(kernel, name)
        if not inspect.isclass(thing):
            continue
        for method, function in vars(thing).items():
            if not method.startswith("_") and inspect.isroutine(getattr(thing, method, None)):
                if not inspect.getdoc(getattr(thing, method)):
                    bare.append(f"{name}.{method}")
                assert function is not None
    assert bare == []

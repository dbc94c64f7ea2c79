"""Every example in the docstrings of the encoders runs."""

import doctest
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

import pytest

import hearthside.encoding

MODULES = [
    import_module(f"hearthside.encoding.{info.name}")
    for info in iter_modules(hearthside.encoding.__path__)
]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_examples_run(module: ModuleType) -> None:
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    assert doctest.testmod(module, optionflags=flags).failed == 0

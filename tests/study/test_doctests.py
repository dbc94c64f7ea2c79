"""Every example in the docstrings of the study and the environments runs."""

import doctest
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

import pytest

import hearthside.envs
import hearthside.study

MODULES = [
    import_module(f"{package.__name__}.{info.name}")
    for package in (hearthside.study, hearthside.envs)
    for info in iter_modules(package.__path__)
]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_examples_run(module: ModuleType) -> None:
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    assert doctest.testmod(module, optionflags=flags).failed == 0

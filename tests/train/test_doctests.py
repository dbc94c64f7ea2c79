"""Every example in the docstrings of policies and training runs."""

import doctest
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

import pytest

import hearthside.policy
import hearthside.train

MODULES = [
    import_module(f"{package.__name__}.{info.name}")
    for package in (hearthside.policy, hearthside.train)
    for info in iter_modules(package.__path__)
    if info.name != "torch_learner"  # PyTorch is in no lock
]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_examples_run(module: ModuleType) -> None:
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    assert doctest.testmod(module, optionflags=flags).failed == 0

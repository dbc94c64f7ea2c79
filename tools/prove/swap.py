"""A mutant put into a running program: its code goes into every live function that it changes.

Functions are not replaced, their `__code__` is. So it does not matter who imported them, in which table they stand or
what wraps them. What has run already, when modules were imported, cannot be changed this way.
"""

from __future__ import annotations

import functools
import gc
from collections.abc import Iterator
from inspect import CO_OPTIMIZED
from types import CodeType, FrameType, FunctionType
from typing import Any

Key = tuple[str, str, int, bytes]
Pair = tuple[CodeType, CodeType]


def key_of(code: CodeType) -> Key:
    """What tells the code of two functions apart, even of two lambdas in one line."""
    return code.co_filename, code.co_qualname, code.co_firstlineno, code.co_linetable


def changes(old: CodeType, new: CodeType) -> Iterator[Pair]:
    """The code that a mutant changes, from the module inwards, each beside what it becomes.

    Code that holds changed code is changed as well. A function that a mutant adds or leaves out has no pair.
    """
    if old == new and old.co_linetable == new.co_linetable:
        return
    yield old, new
    left = [each for each in new.co_consts if isinstance(each, CodeType)]
    lost = []
    for each in old.co_consts:
        if isinstance(each, CodeType):
            same = next((n for n in left if n == each and key_of(n) == key_of(each)), None)
            if same is None:
                lost.append(each)
            else:
                left.remove(same)
    for before, after in zip(lost, left, strict=False):
        if before.co_qualname == after.co_qualname:
            yield from changes(before, after)


def owner(pairs: list[Pair]) -> CodeType | None:
    """The innermost changed function as it was; None where the change is outside of functions.

    Comprehensions belong to what holds them.
    """
    found = None
    for old, _ in pairs:
        if not old.co_flags & CO_OPTIMIZED:
            found = None  # a module, or the body of a class
        elif old.co_name == "<lambda>" or not old.co_name.startswith("<"):
            found = old
    return found


class Living:
    """Every function of some files that is alive, and every cache of a package."""

    def __init__(self, paths: set[str], package: str) -> None:
        self.functions: dict[Key, list[FunctionType]] = {}
        self.caches: list[Any] = []
        for thing in gc.get_objects():
            kind = type(thing)
            if kind is FunctionType:
                if thing.__code__.co_filename in paths:
                    self.functions.setdefault(key_of(thing.__code__), []).append(thing)
            elif kind is functools._lru_cache_wrapper:
                if str(getattr(thing, "__module__", "")).split(".")[0] == package.split(".")[0]:
                    self.caches.append(thing)

    def swap(self, pairs: list[Pair]) -> bool:
        """Put the changed code in; False where that is not possible or changes nothing."""
        swapped = False
        for old, new in pairs:
            for function in self.functions.get(key_of(old), ()):
                if len(function.__code__.co_freevars) != len(new.co_freevars):
                    return False
                function.__code__ = new
                swapped = True
        for cache in self.caches:
            cache.cache_clear()
        return swapped


class Early:
    """Notices which functions of some files run while it watches: those that run at import."""

    def __init__(self, paths: set[str]) -> None:
        self.paths = paths
        self.ran: set[Key] = set()

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        """A profile function, for `sys.setprofile`."""
        if event == "call" and frame.f_code.co_filename in self.paths:
            self.ran.add(key_of(frame.f_code))

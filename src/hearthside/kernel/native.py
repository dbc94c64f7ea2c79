"""What differs where the package has been compiled (`make compiled`). This module itself never is."""

from __future__ import annotations

import typing
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeVar

T = TypeVar("T")

WRITTEN = "hearthside.kernel.written"
"""The module of a compiled package that says what types the fields of its classes have."""

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Callable[[type[T]], type[T]]:
        """Tell the compiler something about a class; Python takes no notice."""
        return lambda cls: cls


def is_native(cls: type) -> bool:
    """Whether a class has been compiled: its fields are read past any property that a subclass puts in their place.

    >>> class Cups: pass
    >>> is_native(Cups)
    False
    """
    return "__mypyc_attrs__" in vars(cls)


def bare(cls: type[T]) -> T:
    """An object of a class whose fields have yet to be filled.

    >>> from hearthside.kernel import Dice
    >>> dice = bare(Dice); dice.key, dice.count = 7, 0; dice
    Dice(key=0x7, count=0)
    """
    return cls.__new__(cls)


def field_types(cls: type) -> dict[str, Any]:
    """The types of a class's fields by name.

    The compiler keeps only the outer part of them (`list` of `list[int]`), so `tools/compiled.py` writes those of
    compiled classes down as the source has them.

    >>> from hearthside.kernel import Deck
    >>> field_types(Deck)
    {'cards': list[str], 'discard': list[str]}
    """
    if not any(map(is_native, cls.__mro__)):
        return typing.get_type_hints(cls)
    written: dict[str, dict[str, str]] = import_module(WRITTEN).FIELDS
    found: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        noted = vars(base).get("__annotations__", {})
        noted = written.get(f"{base.__module__}.{base.__name__}", noted)
        names = {"__annotations__": noted, "__module__": base.__module__}
        found |= typing.get_type_hints(type(base.__name__, (), names))
    return found


def compiled_clone(cls: type) -> Callable[[Any], Any] | None:
    """The clone function that was written out and compiled with a class, if there is one."""
    name = f"{cls.__module__}_clone"
    if not is_native(cls) or find_spec(name) is None:
        return None
    found: Callable[[Any], Any] | None = getattr(import_module(name), f"clone_{cls.__name__}", None)
    return found


__all__ = ["bare", "compiled_clone", "field_types", "is_native", "mypyc_attr"]

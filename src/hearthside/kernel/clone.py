"""Clone, save, load and digest functions, generated once per state class from its field types.

States are trees of slotted dataclasses, ints, strs, tuples, lists, dicts and sets; what is frozen is shared.
Knowing the types in advance, the generated code copies a field in the one cheapest way: `copy.deepcopy`
looks at every value and is some thirty times slower.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable
from hashlib import blake2b
from itertools import count
from typing import Any, TypeVar

from .dice import Dice
from .journal import Journal

T = TypeVar("T")
_ATOMS = (int, str, bool, float, type(None))
_Write = Callable[[str], str]
_fresh = count()


class StateTypeError(TypeError):
    """A state class has a field whose type cannot be copied by value.

    >>> raise StateTypeError("Car.driver: object is not plain data")
    Traceback (most recent call last):
    hearthside.kernel.clone.StateTypeError: Car.driver: object is not plain data
    """


def _same(v: str) -> str:
    return v


class _Codec(typing.NamedTuple):
    """How to clone, save, load and freeze a value of one type: writers of Python expressions."""

    clone: _Write = _same
    save: _Write = _same
    load: _Write = _same
    freeze: _Write = _same

    @property
    def shared(self) -> bool:
        """Whether a clone may hold the very same value."""
        return self.clone is _same


def _each(write: _Write) -> _Write:
    """A writer for the list of all items of a value, each written by `write`."""
    if write is _same:
        return lambda v: f"list({v})"
    t = f"t{next(_fresh)}"
    return lambda v: f"[{write(t)} for {t} in {v}]"


def _any(write: _Write) -> _Write:
    """The same for lists that are often empty: a comprehension costs a call even then."""
    each = _each(write)
    return lambda v: f"({each(v)} if {v} else [])"


def _frozen(write: _Write) -> _Write:
    """A writer for the tuple of all items of a value, each written by `write`."""
    if write is _same:
        return lambda v: f"tuple({v})"
    each = _each(write)
    return lambda v: f"tuple({each(v)})"


def _frozen_class(cls: Any) -> bool:
    """Whether a dataclass is frozen, so that a clone may hold the very same object."""
    return bool(cls.__dataclass_params__.frozen)


def _plain(hint: Any) -> Any:
    while isinstance(hint, typing.NewType):
        hint = hint.__supertype__
    return hint


def _is_object(hint: Any) -> bool:
    return isinstance(hint, type) and dataclasses.is_dataclass(hint)


class _Maker:
    """Writes the four functions of a class and of every class that its fields hold."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {"Dice": Dice, "new": object.__new__}
        self.names: dict[type, str] = {}

    def codec(self, hint: Any, where: str) -> _Codec:
        """The codec of a type hint; `where` names the field in errors."""
        hint = _plain(hint)
        if hint in _ATOMS or typing.get_origin(hint) is typing.Literal:
            return _Codec()
        if isinstance(hint, type) and issubclass(hint, Dice):
            return _Codec(
                clone=lambda v: f"{v}.clone()",
                save=lambda v: f"{v}.to_data()",
                load=lambda v: f"Dice.from_data({v})",
                freeze=lambda v: f"({v}.key, {v}.count)",
            )
        if _is_object(hint):
            name = self.make(hint)
            return _Codec(
                clone=_same if _frozen_class(hint) else lambda v: f"clone_{name}({v})",
                save=lambda v: f"save_{name}({v})",
                load=lambda v: f"load_{name}({v})",
                freeze=lambda v: f"freeze_{name}({v})",
            )
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin in (typing.Union, types.UnionType):
            return self.union(args, where)
        if origin is tuple:
            return self.tuple(args, where)
        if origin is list:
            c = self.codec(args[0], where)
            clone = (lambda v: f"[*{v}]") if c.shared else _any(c.clone)  # half the time of [:]
            return _Codec(clone, _each(c.save), _each(c.load), _frozen(c.freeze))
        if origin is dict:
            return self.dict(_plain(args[0]), self.codec(args[1], where), where)
        if origin in (set, frozenset):
            return self.set(origin, self.codec(args[0], where), where)
        raise StateTypeError(f"{where}: {hint!r} is not plain data that a state may hold")

    def union(self, args: tuple[Any, ...], where: str) -> _Codec:
        """`X | None`, or several kinds of plain values."""
        inner = [self.codec(arg, where) for arg in args if arg is not type(None)]
        if all(c == _Codec() for c in inner):
            return _Codec()
        if len(inner) != 1:
            raise StateTypeError(f"{where}: a union may hold one kind of object, or None")

        def maybe(write: _Write) -> _Write:
            if write is _same:
                return _same
            return lambda v: f"(None if {v} is None else {write(v)})"

        return _Codec(*map(maybe, inner[0]))

    def tuple(self, args: tuple[Any, ...], where: str) -> _Codec:
        """Tuples of immutable things, of any length or of a fixed shape."""
        inner = [self.codec(arg, where) for arg in args if arg is not Ellipsis]
        if not all(c.shared for c in inner):
            raise StateTypeError(f"{where}: a tuple may only hold immutable things")
        if args[-1:] == (Ellipsis,):
            load = _frozen(inner[0].load)
            return _Codec(save=_each(inner[0].save), load=load)
        if all(c == _Codec() for c in inner):
            return _Codec(save=lambda v: f"list({v})", load=lambda v: f"tuple({v})")
        return _Codec(
            save=lambda v: "[" + ", ".join(c.save(f"{v}[{i}]") for i, c in enumerate(inner)) + "]",
            load=lambda v: (
                "(" + "".join(f"{c.load(f'{v}[{i}]')}, " for i, c in enumerate(inner)) + ")"
            ),
        )

    def dict(self, key: Any, c: _Codec, where: str) -> _Codec:
        """Dicts keyed by strings or numbers; digested in key order."""
        if key is not int and key is not str and typing.get_origin(key) is not typing.Literal:
            raise StateTypeError(f"{where}: a dict in a state is keyed by str or int")
        k, t = f"k{next(_fresh)}", f"t{next(_fresh)}"
        into, back = (f"str({k})", f"int({k})") if key is int else (k, k)

        def copied(v: str) -> str:
            if c.shared:
                return f"{v}.copy()"
            return f"{{{k}: {c.clone(t)} for {k}, {t} in {v}.items()}}"

        return _Codec(
            clone=copied,
            save=lambda v: f"{{{into}: {c.save(t)} for {k}, {t} in {v}.items()}}",
            load=lambda v: f"{{{back}: {c.load(t)} for {k}, {t} in {v}.items()}}",
            freeze=lambda v: f"tuple([({k}, {c.freeze(t)}) for {k}, {t} in sorted({v}.items())])",
        )

    def set(self, kind: type, c: _Codec, where: str) -> _Codec:
        """Sets of immutable things; saved in order, so that nothing depends on hashing."""
        if not c.shared:
            raise StateTypeError(f"{where}: a set may only hold immutable things")
        save, load = _each(c.save), _each(c.load)
        return _Codec(
            clone=_same if kind is frozenset else (lambda v: f"{v}.copy()"),
            save=lambda v: save(f"sorted({v})"),
            load=lambda v: f"{kind.__name__}({load(v)})",
            freeze=lambda v: f"tuple(sorted({v}))",
        )

    def make(self, cls: type) -> str:
        """Write the functions of `cls` into the scope and return the suffix of their names."""
        if cls in self.names:
            return self.names[cls]
        name = self.names[cls] = f"{cls.__name__}_{len(self.names)}"
        self.scope[f"class_{name}"] = cls
        hints = typing.get_type_hints(cls)
        fields: list[tuple[str, _Codec]] = []
        blank: list[str] = []
        for f in dataclasses.fields(cls):
            if Journal in (hints[f.name], *typing.get_args(hints[f.name])):
                blank.append(f"    n.{f.name} = None")
            else:
                fields.append((f.name, self.codec(hints[f.name], f"{cls.__name__}.{f.name}")))
        make = [f"    n = new(class_{name})"]
        done = [*blank, "    return n"]
        loads = {field: self.loaded(cls, name, field, c) for field, c in fields}
        saved = ", ".join(f"{field!r}: {c.save(f'o.{field}')}" for field, c in fields)
        frozen = "".join(f"{c.freeze(f'o.{field}')}, " for field, c in fields)
        if _frozen_class(cls):
            if blank or not all(c.shared for _, c in fields):
                raise StateTypeError(
                    f"{cls.__name__}: what is frozen may only hold immutable things"
                )
            given = ", ".join(f"{field}={value}" for field, value in loads.items())
            self.define(f"clone_{name}(o)", ["    return o"])
            self.define(f"load_{name}(d)", [f"    return class_{name}({given})"])
        else:
            set_all = [f"    n.{field} = {value}" for field, value in loads.items()]
            self.define(f"clone_{name}(o)", [*make, *self.copied(cls, "o", "n"), "    return n"])
            self.define(f"load_{name}(d)", [*make, *set_all, *done])
        self.define(f"save_{name}(o)", [f"    return {{{saved}}}"])
        self.define(f"freeze_{name}(o)", [f"    return ({frozen})"])
        return name

    def copied(self, cls: type, o: str, n: str) -> list[str]:
        """The lines that fill a new object with copies of all fields of an old one.

        What a field holds is copied in the same function: a call for each deck and each board would add up.
        """
        hints = typing.get_type_hints(cls)
        lines: list[str] = []
        for f in dataclasses.fields(cls):
            hint, old, new = _plain(hints[f.name]), f"{o}.{f.name}", f"{n}.{f.name}"
            if Journal in (hint, *typing.get_args(hint)):
                lines.append(f"    {new} = None")
            elif _is_object(hint) and not _frozen_class(hint):
                lines += [f"    {o}_ = {old}", f"    {n}_ = {new} = new(class_{self.make(hint)})"]
                lines += self.copied(hint, f"{o}_", f"{n}_")
            else:
                written = self.codec(hint, f"{cls.__name__}.{f.name}").clone(old)
                lines.append(f"    {new} = {written}")
        return lines

    def loaded(self, cls: type, name: str, field: str, c: _Codec) -> str:
        """A saved field; one that older rules did not have yet takes its default."""
        value = c.load(f"d[{field!r}]")
        f = {f.name: f for f in dataclasses.fields(cls)}[field]
        if f.default is not dataclasses.MISSING:
            self.scope[f"default_{name}_{field}"] = f.default
            return f"{value} if {field!r} in d else default_{name}_{field}"
        if f.default_factory is not dataclasses.MISSING:
            self.scope[f"default_{name}_{field}"] = f.default_factory
            return f"{value} if {field!r} in d else default_{name}_{field}()"
        return value

    def define(self, head: str, body: list[str]) -> None:
        """Compile one function into the scope."""
        exec("\n".join([f"def {head}:", *body]), self.scope)


class Copier(typing.NamedTuple):
    """The four functions of one state class.

    >>> from dataclasses import dataclass
    >>> @dataclass(slots=True)
    ... class Car:
    ...     seats: list[int]
    >>> car = Car([1, 2]); twin = copier(Car).clone(car); twin.seats.append(3); car
    Car(seats=[1, 2])
    """

    clone: Callable[[Any], Any]
    save: Callable[[Any], dict[str, Any]]
    load: Callable[[dict[str, Any]], Any]
    freeze: Callable[[Any], tuple[Any, ...]]


_copiers: dict[type, Copier] = {}


def copier(cls: type) -> Copier:
    """The generated functions of `cls`, written when first asked for.

    >>> from hearthside.kernel import State
    >>> copier(State) is copier(State)
    True
    """
    found = _copiers.get(cls)
    if found is None:
        maker = _Maker()
        name = maker.make(cls)
        found = Copier(
            *(maker.scope[f"{verb}_{name}"] for verb in ("clone", "save", "load", "freeze"))
        )
        _copiers[cls] = found
    return found


def copies_value(hint: Any, where: str) -> Callable[[Any], Any]:
    """A function that copies a value of a field's type; `where` names the field in errors.

    >>> hand = [1, 2]; copies_value(list[int], "Car.hand")(hand) is hand
    False
    """
    maker = _Maker()
    copied = maker.codec(hint, where).clone("v")
    maker.define("copy(v)", [f"    return {copied}"])
    return maker.scope["copy"]  # type: ignore[no-any-return]


def clone(s: T) -> T:
    """A copy that shares nothing changeable with `s` (and keeps no journal).

    >>> from hearthside.kernel import Dice, State
    >>> s = State(step="dawn", seats=2, dice=Dice(1)); t = clone(s); t.dice.roll() > 0, s.dice.count
    (True, 0)
    """
    return copier(type(s)).clone(s)  # type: ignore[no-any-return]


def to_data(s: object) -> dict[str, Any]:
    """`s` as JSON data.

    >>> from hearthside.kernel import Dice, State
    >>> to_data(State(step="dawn", seats=2, dice=Dice(1)))["step"]
    'dawn'
    """
    return copier(type(s)).save(s)


def from_data(cls: type[T], data: dict[str, Any]) -> T:
    """The object that `to_data` made `data` from.

    >>> from hearthside.kernel import Dice, State
    >>> s = State(step="dawn", seats=2, dice=Dice(1)); from_data(State, to_data(s)) == s
    True
    """
    return copier(cls).load(data)  # type: ignore[no-any-return]


def digest(s: object) -> str:
    """Sixteen hex digits that any two equal states share, in every process.

    >>> from hearthside.kernel import Dice, State
    >>> digest(State(step="dawn", seats=2, dice=Dice(1))) == digest(State(step="dawn", seats=2, dice=Dice(1)))
    True
    """
    frozen = copier(type(s)).freeze(s)
    return blake2b(repr(frozen).encode(), digest_size=8).hexdigest()

"""Scenes drawn from parts that remember what they read, so that a choice redraws only what it changed.

A part is a plain function of the state and plain values, marked `@part`. An `Easel` calls it with a stand-in for the
state that notes every field the part reads. As long as those fields hold the same values the part would come out the
same, since it is deterministic, and is not drawn again. Rules keep no counters for it and nothing is declared.
"""

from __future__ import annotations

import dataclasses
import functools
import types
import typing
from collections.abc import Callable, Iterable
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from .clone import copies_value
from .journal import Journal
from .scene import Scene, Thing

S = TypeVar("S")
P = ParamSpec("P")


def part(
    drawn: Callable[Concatenate[S, P], Iterable[Thing]],
) -> Callable[Concatenate[S, P], Scene]:
    """Mark a function of the state as a part of a scene: on an easel it is remembered, elsewhere just called.

    Its arguments beside the state are plain values; it reads nothing but them, the state and constants; what it
    returned is never changed.

    >>> @part
    ... def candle(s):
    ...     return [Thing("candle", "track", f"Round {s.round}")]
    >>> from hearthside.games import load
    >>> from hearthside.kernel import Session
    >>> candle(Session(load("pilfer"), seed=1).state)[0].name
    'Round 1'
    """

    @functools.wraps(drawn)
    def remembered(s: S, /, *args: P.args, **kwargs: P.kwargs) -> Scene:
        if isinstance(s, StandIn):
            return s._easel.part(drawn, s, args)
        return tuple(drawn(s, *args, **kwargs))

    return remembered


class Source:
    """Something that parts are drawn from: a field of the state, or another part."""

    __slots__ = ("users",)

    def __init__(self) -> None:
        self.users: set[Part] = set()

    def spoil(self) -> None:
        """It has changed: whatever was drawn from it must be drawn again."""
        for user in self.users:
            if user.fresh:
                user.fresh = False
                user.spoil()


class Cell(Source):
    """A field that some part has read: how to read it, and the value that was last seen."""

    __slots__ = ("copy", "kept", "node", "read")

    def __init__(
        self, node: StandIn, read: Callable[[Any], Any], copy: Callable[[Any], Any]
    ) -> None:
        super().__init__()
        self.node, self.read, self.copy = node, read, copy
        self.kept = copy(read(node._real))

    def changed(self) -> bool:
        """Whether the field holds another value than it did; the new one is kept."""
        if self.node._real is None:
            return True
        value = self.read(self.node._real)
        if value == self.kept:
            return False
        self.kept = self.copy(value)
        return True


class Part(Source):
    """What a part looked like when it was last drawn, and what it was drawn from."""

    __slots__ = ("fresh", "reads", "things")

    def __init__(self) -> None:
        super().__init__()
        self.fresh = False
        self.reads: set[Source] = set()
        self.things: Scene = ()

    def drawn(self, things: Scene, reads: set[Source]) -> None:
        """Take in a new drawing."""
        self.things = things
        for source in self.reads - reads:
            source.users.discard(self)
        for source in reads - self.reads:
            source.users.add(self)
        self.reads, self.fresh = reads, True


class StandIn:
    """Stands in for a state, or an object inside one, and notes what is read of it. It cannot be written to."""

    __slots__ = ()
    _real: Any
    _easel: Easel[Any]
    _cells: dict[str, Cell]
    _inner: dict[str, Any]

    def _note(self, name: str, read: Callable[[Any], Any], copy: Callable[[Any], Any]) -> None:
        """A field is being read by the part that is drawn now."""
        cell = self._cells.get(name)
        if cell is None:
            cell = self._cells[name] = Cell(self, read, copy)
            self._easel._cells.append(cell)
        elif not cell.users:
            cell.changed()  # nobody has read it for a while
        self._easel._reads.add(cell)

    def _turn(self, real: Any) -> None:
        """Stand in for another object from now on, or for none."""
        self._real = real
        for name, inner in self._inner.items():
            value = None if real is None else getattr(real, name)
            if isinstance(inner, StandIn):
                inner._turn(value)
            else:
                items = _items(value)
                for key, one in inner.items():
                    one._turn(items.get(key))


class Easel(Generic[S]):
    """Draws the scenes of one table, from one choice to the next.

    >>> from hearthside.games import load
    >>> from hearthside.kernel import Session
    >>> session = Session(load("pilfer"), {"seats": 2}, seed=1); easel = Easel(session.game.scene)
    >>> before = easel.draw(session.state, 0); before == tuple(session.scene(0))
    True
    >>> easel.draw(session.state, 0) is before
    True
    """

    def __init__(self, scene: Callable[[S, int], Scene]) -> None:
        self._scene = scene
        self._root: Any = None
        self._cells: list[Cell] = []
        self._reads: set[Source] = set()
        self._parts: dict[tuple[Any, ...], Part] = {}
        self._known: dict[str, Thing] = {}
        """What was last drawn of each id, whoever it was drawn for."""

    def turn(self, s: S) -> None:
        """Look at the state as it is now: what has read something that changed will be drawn again."""
        if self._root is None:
            self._root = _stand_in(type(s), self)
        self._root._turn(s)
        for cell in self._cells:
            if cell.users and cell.changed():
                cell.spoil()

    def draw(self, s: S, seat: int) -> Scene:
        """What a seat sees of a state that is new to the easel."""
        self.turn(s)
        return self.seen(seat)

    def seen(self, seat: int) -> Scene:
        """What a seat sees of the state that the easel was last turned to."""
        key = (self._scene, seat)
        part = self._parts.get(key)
        if part is None:
            part = self._parts[key] = Part()
        if not part.fresh:
            self._reads = set()
            part.drawn(tuple(self._scene(self._root, seat)), self._reads)
        return part.things

    def part(self, drawn: Callable[..., Iterable[Thing]], s: Any, args: tuple[Any, ...]) -> Scene:
        """A part from memory, or drawn anew; what it reads is read by the part around it too."""
        key = (drawn, *args)
        part = self._parts.get(key)
        if part is None:
            part = self._parts[key] = Part()
        if not part.fresh:
            around, self._reads = self._reads, set()
            try:
                part.drawn(self._kept(part.things, drawn(s, *args)), self._reads)
            finally:
                self._reads = around
        self._reads.add(part)
        return part.things

    def _kept(self, before: Scene, things: Iterable[Thing]) -> Scene:
        """A new drawing in which whatever is equal to the one before, or to what others see, is the same object."""
        known, by_id = self._known, {thing.id: thing for thing in before}
        kept = []
        for new in things:
            other = known.get(new.id)
            if other is not new:
                old = by_id.get(new.id)
                if old is not None and (old is new or old == new):
                    new = old
                elif other is not None and other == new:
                    new = other
                known[new.id] = new
            kept.append(new)
        return tuple(kept)


# -- stand-ins, one class for each class of a state --------------------------------------------


def _items(value: Any) -> dict[Any, Any]:
    """The objects in a list or dict, by place or key."""
    if value is None:
        return {}
    return value if isinstance(value, dict) else dict(enumerate(value))


def _stand_in(cls: type, easel: Easel[Any]) -> StandIn:
    new: Any = object.__new__(_class(cls))
    new._real, new._easel, new._cells, new._inner = None, easel, {}, {}
    return new  # type: ignore[no-any-return]


@functools.cache
def _class(cls: type) -> type[StandIn]:
    """A subclass whose fields are read through to the real object and noted; methods work as they are."""
    hints = typing.get_type_hints(cls)
    body: dict[str, Any] = {"__slots__": ("_cells", "_easel", "_inner", "_real")}
    for f in dataclasses.fields(cls):
        if Journal in (hints[f.name], *typing.get_args(hints[f.name])):
            body[f.name] = None  # what happened is no part of the position
            continue
        body[f.name] = property(_getter(cls, f.name, hints[f.name]))
    body["__hash__"] = object.__hash__
    return types.new_class(f"StandIn{cls.__name__}", (StandIn, cls), {}, lambda ns: ns.update(body))


def _getter(cls: type, name: str, hint: Any) -> Callable[[Any], Any]:
    """How a stand-in reads a field: an object inside is stood in for, a plain value is noted and returned."""
    slot = getattr(cls, name).__get__
    args = [arg for arg in typing.get_args(hint) if arg is not type(None)]
    origin = typing.get_origin(hint)
    if _watched(hint):
        return _one(name, slot, hint)
    if origin in (typing.Union, types.UnionType) and len(args) == 1 and _watched(args[0]):
        return _one(name, slot, args[0])
    if origin in (list, dict) and _watched(args[-1]):
        return _many(name, slot, args[-1], origin is dict)
    copy = copies_value(hint, f"{cls.__name__}.{name}")

    def value(self: StandIn) -> Any:
        self._note(name, slot, copy)
        return slot(self._real)

    return value


def _watched(hint: Any) -> bool:
    """Whether a field holds an object whose fields are noted one by one: a dataclass that may change."""
    if not (isinstance(hint, type) and dataclasses.is_dataclass(hint)):
        return False
    return not hint.__dataclass_params__.frozen  # type: ignore[attr-defined]


def _one(name: str, slot: Callable[[Any], Any], cls: type) -> Callable[[StandIn], Any]:
    def one(self: StandIn) -> Any:
        real = slot(self._real)
        self._note(name, lambda o: slot(o) is None, _itself)
        if real is None:
            return None
        inner = self._inner.get(name)
        if inner is None:
            inner = self._inner[name] = _stand_in(cls, self._easel)
            inner._turn(real)
        return inner

    return one


def _many(
    name: str, slot: Callable[[Any], Any], cls: type, keyed: bool
) -> Callable[[StandIn], Any]:
    def many(self: StandIn) -> Any:
        self._note(name, (lambda o: list(slot(o))) if keyed else (lambda o: len(slot(o))), _itself)
        inner = self._inner.setdefault(name, {})
        items = _items(slot(self._real))
        for key, real in items.items():
            if key not in inner:
                inner[key] = _stand_in(cls, self._easel)
                inner[key]._turn(real)
        found = {key: inner[key] for key in items}
        return found if keyed else list(found.values())

    return many


def _itself(value: Any) -> Any:
    return value

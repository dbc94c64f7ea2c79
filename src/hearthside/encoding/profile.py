"""What the places of a state look like: which lists belong to seats, which ints are bit sets, which piles are long.

Types say how a state is built; they do not say that a list has one entry for every seat or that an int is a set of
bits. That is found out by looking at many positions, once, and kept with the vocabulary.
"""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Iterator, Mapping
from functools import cache
from types import UnionType
from typing import Any, Literal, NamedTuple

from hearthside.kernel import Deck, Dice, State
from hearthside.kernel.journal import Journal

LEFT_OUT = {"dice", "journal", "learned"}
"""Fields of every state that tell nothing about the position, or what nobody may know."""
BITS = 1 << 14
"""Ints from here on are sets of bits."""
PILE = 30
"""A list that grows longer than this is known by its length alone."""
SHORT = 6
"""A list that never grows longer than this is known place by place as well."""

Shape = Literal["value", "record", "maybe", "items", "mapping"]
Plain = Literal["value", "bits", "record", "maybe"]
Holder = Literal["fixed", "short", "bag", "pile", "seats", "owned", "keyed", "listed"]
Kind = Plain | Holder


class Place(NamedTuple):
    """How one field is built: a plain value, a record, or something that holds others.

    >>> place_of(list[int]).shape, place_of(list[int]).inner.shape
    ('items', 'value')
    """

    shape: Shape
    inner: Place | None = None
    cls: type | None = None
    ordered: bool = False

    @property
    def within(self) -> Place:
        """What it holds."""
        assert self.inner is not None
        return self.inner

    @property
    def fields(self) -> Mapping[str, Place]:
        """The fields of a record."""
        assert self.cls is not None
        return fields_of(self.cls)


class UnknownShape(TypeError):
    """A state has a field whose type cannot be turned into tokens.

    >>> place_of(object)
    Traceback (most recent call last):
    hearthside.encoding.profile.UnknownShape: <class 'object'> is no type that tokens can be made of
    """


def place_of(hint: Any) -> Place:
    """How a value of this type is built.

    >>> place_of(dict[str, list[int]]).inner.shape, place_of(int | None).shape
    ('items', 'value')
    """
    while isinstance(hint, typing.NewType):
        hint = hint.__supertype__
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return Place("record", cls=hint)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, UnionType):
        inner = [place_of(arg) for arg in args if arg is not type(None)]
        plain = all(place.shape == "value" for place in inner)
        return Place("value") if plain else Place("maybe", inner[0])
    if origin in (list, set, frozenset) or (origin is tuple and args[-1:] == (Ellipsis,)):
        return Place("items", place_of(args[0]), ordered=origin in (list, tuple))
    if origin is dict:
        return Place("mapping", place_of(args[1]))
    if origin in (tuple, Literal) or hint in (int, str, bool, float):
        return Place("value")
    raise UnknownShape(f"{hint!r} is no type that tokens can be made of")


@cache
def fields_of(cls: type) -> dict[str, Place]:
    """The fields of a state class that tell something, in order. The order of a deck tells nothing.

    >>> list(fields_of(State)), fields_of(Deck)["cards"].ordered
    (['step', 'seats'], False)
    """
    hints = typing.get_type_hints(cls)
    found = {}
    for field in dataclasses.fields(cls):
        hint = hints[field.name]
        hidden = hint is Dice or Journal in (hint, *typing.get_args(hint))
        if not hidden and field.name not in LEFT_OUT:
            place = place_of(hint)
            found[field.name] = place._replace(ordered=False) if cls is Deck else place
    return found


class Form(NamedTuple):
    """What a place was found to be, and how many things it held at most.

    >>> Form("bag", 5).kind
    'bag'
    """

    kind: Kind
    size: int = 0


@dataclasses.dataclass(slots=True)
class Seen:
    """What has been seen of one place: how long its lists were, and whether its ints were big."""

    least: int = 1 << 30
    most: int = 0
    seats: bool = True
    big: bool = False


class Profile:
    """The forms of all places of a game's state, by path without indices.

    >>> from hearthside.games import load
    >>> pilfer = load("pilfer"); profile = Profile(pilfer.state)
    >>> for seats in (2, 3): profile.look(pilfer.begin({"seats": seats}))
    >>> profile.forms()["hands"], profile.forms()["vault.cards"].kind
    (Form(kind='seats', size=3), 'bag')
    """

    def __init__(self, cls: type[State]) -> None:
        self.cls: type = cls
        self.seen: dict[str, Seen] = {}

    def look(self, state: State) -> None:
        """One more position."""
        self._record(fields_of(self.cls), state, "", state.seats)

    def _record(self, fields: Mapping[str, Place], value: Any, path: str, seats: int) -> None:
        for name, place in fields.items():
            self._value(place, getattr(value, name), f"{path}.{name}" if path else name, seats)

    def _value(self, place: Place, value: Any, path: str, seats: int) -> None:
        if place.shape == "record":
            self._record(place.fields, value, path, seats)
            return
        if place.shape == "maybe":
            if value is not None:
                self._value(place.within, value, path, seats)
            return
        seen = self.seen.setdefault(path, Seen())
        if place.shape == "value":
            seen.big = seen.big or (isinstance(value, int) and value >= BITS)
            return
        seen.least, seen.most = min(seen.least, len(value)), max(seen.most, len(value))
        seen.seats = seen.seats and len(value) in (0, seats)
        for item in value.values() if place.shape == "mapping" else value:
            self._value(place.within, item, f"{path}[]", seats)

    def join(self, seen: Mapping[str, Seen]) -> None:
        """Take in what was seen elsewhere.

        >>> profile = Profile(State); profile.join({"row": Seen(most=3)}); profile.seen["row"].most
        3
        """
        for path, there in seen.items():
            here = self.seen.setdefault(path, Seen())
            here.least, here.most = min(here.least, there.least), max(here.most, there.most)
            here.seats, here.big = here.seats and there.seats, here.big or there.big

    def forms(self) -> dict[str, Form]:
        """What every place is, by path."""
        return dict(self._forms(fields_of(self.cls), ""))

    def _forms(self, fields: Mapping[str, Place], path: str) -> Iterator[tuple[str, Form]]:
        for name, place in fields.items():
            yield from self._form(place, f"{path}.{name}" if path else name)

    def _form(self, place: Place, path: str) -> Iterator[tuple[str, Form]]:
        seen = self.seen.get(path, Seen())
        if place.shape == "value":
            yield path, Form("bits" if seen.big else "value")
        elif place.shape == "record":
            yield path, Form("record")
            yield from self._forms(place.fields, path)
        elif place.shape == "maybe":
            yield from self._form(place.within, path)
            yield path, Form("maybe")
        else:
            yield path, Form(_holder(place, seen), seen.most)
            yield from self._form(place.within, f"{path}[]")


def _holder(place: Place, seen: Seen) -> Holder:
    """What a place is that holds others."""
    if place.shape == "mapping":
        return "keyed"
    if place.within.shape == "record" and place.ordered and "seat" in place.within.fields:
        return "owned"
    if place.ordered and seen.seats and seen.most > 1:
        return "seats"
    if place.within.shape != "value":
        return "keyed" if named(place.within) else "listed"
    if not seen.most:
        return "bag"  # never seen with anything in it, so nothing is known of it
    if place.ordered and seen.most == seen.least:
        return "fixed"
    if place.ordered and seen.most <= SHORT:
        return "short"
    return "pile" if seen.most > PILE else "bag"


def named(place: Place) -> bool:
    """Whether the records of a list are told apart by their first field, which names them.

    >>> named(place_of(int))
    False
    """
    if place.shape != "record" or place.cls is None:
        return False
    first = dataclasses.fields(place.cls)[0]
    return typing.get_type_hints(place.cls)[first.name] is str

"""Readers: functions that turn a state into tokens, written once per class of state from the types of its fields.

Like the clone functions of the kernel they know in advance what every field holds, so that a position costs a few
dozen microseconds. Every place has its own column: `players[me].hand` and `players[2].hand` are two.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import getitem
from types import CodeType, FunctionType
from typing import Any, NamedTuple

from .columns import Bits, Column, CountingBits, Make
from .profile import Form, Place

Read = Callable[[Any, list[int], int], None]
"""Adds the tokens of a value to a list, as a seat sees it."""

MOST_SEATS = 8
ME = "me"


class Family(dict[Any, Read]):
    """Readers of the same kind of thing, by index or name, each made when it is first wanted.

    >>> family = Family(lambda key: lambda value, out, seat: out.append(key)); out = []
    >>> family[3](None, out, 0); out
    [3]
    """

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[Any], Read]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: Any) -> Read:
        made = self[key] = self._make(key)
        return made


class Seated(dict[int, list[Read]]):
    """The readers of a list with one entry for every seat: the reader's own is `me`.

    >>> Seated({"me": "mine", 0: "first", 1: "second", **{n: "" for n in range(2, 8)}})[1][:2]
    ['first', 'mine']
    """

    __slots__ = ("_family",)

    def __init__(self, family: Mapping[Any, Read]) -> None:
        super().__init__()
        self._family = family

    def __missing__(self, seat: int) -> list[Read]:
        made = self[seat] = [self._family[ME if i == seat else i] for i in range(MOST_SEATS)]
        return made


class At(NamedTuple):
    """Where something lies: its path without indices, its name in tokens, and how the code gets at it.

    >>> At("", "", "o").field("hands")
    At(path='hands', name='hands', code='o.hands')
    """

    path: str
    name: str
    code: str

    def field(self, field: str) -> At:
        """A field of it."""
        dot = "." if self.path else ""
        return At(f"{self.path}{dot}{field}", f"{self.name}{dot}{field}", f"{self.code}.{field}")

    def entry(self, key: Any) -> At:
        """One of the things it holds, by itself."""
        return At(f"{self.path}[]", f"{self.name}[{key}]", "o")


class Compiler:
    """Writes the reader of a state class, with columns from `column`.

    >>> from hearthside.games import load
    >>> from .columns import Counting
    >>> from .profile import Profile
    >>> pilfer = load("pilfer"); s = pilfer.begin({"seats": 2}); profile = Profile(pilfer.state); profile.look(s)
    >>> found = {}
    >>> make = lambda name, silent: found.setdefault(name, Counting(name, silent))
    >>> read = Compiler(profile.forms(), make).state(pilfer.state)
    >>> read(s, [], 0); found["hands[me][0]"].counts.total(), found["goal"].counts
    (1, Counter({12: 1}))
    """

    def __init__(
        self, forms: Mapping[str, Form], column: Make, usual: Mapping[str, int] | None = None
    ) -> None:
        self.forms = forms
        self.column = column
        self.usual = usual or {}
        self._codes: dict[str, CodeType] = {}

    def state(self, cls: type) -> Read:
        """The reader of a whole state."""
        return self.reader(Place("record", cls=cls), At("", "", "o"))

    def reader(self, place: Place, at: At) -> Read:
        """The reader of a value by itself."""
        scope: dict[str, Any] = {"getitem": getitem}
        lines = (
            self.record(place, at, scope) if place.shape == "record" else self.any(place, at, scope)
        )
        source = "\n    ".join(["def read(o, out, seat):", *lines, "return"])
        if source not in self._codes:
            module = compile(source, f"<tokens of {at.path}>", "exec")
            self._codes[source] = next(c for c in module.co_consts if isinstance(c, CodeType))
        return FunctionType(self._codes[source], scope)

    def record(self, place: Place, at: At, scope: dict[str, Any]) -> list[str]:
        """The lines that read every field of a record: plain values at once, then the rest.

        One of several records always tells its first field, so that it cannot pass for none.
        """
        values, lines = [], []
        for number, (field, inner) in enumerate(place.fields.items()):
            here = at.field(field)
            if self.forms[here.path].kind == "value":
                silent = number > 0 or not at.path.endswith("]")
                column = keep(scope, self.column(here.name, silent))
                values.append(f"{column}[{here.code}]")
            else:
                lines += self.any(inner, here, scope)
        return [f"out += ({', '.join(values)},)", *lines] if values else lines

    def any(self, place: Place, at: At, scope: dict[str, Any]) -> list[str]:
        """The lines that read one value of any kind."""
        kind = self.forms[at.path].kind
        if kind == "value":
            return [f"out.append({keep(scope, self.column(at.name, True))}[{at.code}])"]
        if kind == "bits":
            return [f"out += {keep(scope, self.bits(at.name))}[{at.code}]"]
        if kind == "record":
            return [
                f"{keep(scope, self.reader(place, at._replace(code='o')))}({at.code}, out, seat)"
            ]
        if kind == "maybe":
            there = keep(scope, self.column(f"{at.name}?", True))
            read = keep(scope, self.reader(place.within, at._replace(code="o")))
            return [
                f"out.append({there}[{at.code} is not None])",
                f"if {at.code} is not None: {read}({at.code}, out, seat)",
            ]
        if place.shape == "mapping":
            return self.mapping(place, at, scope)
        if kind in ("seats", "owned", "listed", "keyed"):
            return self.several(place, at, scope)
        return self.items(at, scope)

    def bits(self, name: str) -> Bits:
        """The column of a bit set."""
        column = self.column(name, False)
        if isinstance(column, Column):
            return Bits(column, self.usual.get(name, 0))
        return CountingBits(column)

    def items(self, at: At, scope: dict[str, Any]) -> list[str]:
        """A list or set of plain values: place by place, as a bag, or only its length."""
        lines = []
        kind, size = self.forms[at.path]
        if kind in ("fixed", "short"):
            names = [f"{at.name}[{i}]" for i in range(size)]
            if self.forms[f"{at.path}[]"].kind == "bits":
                columns = keep(scope, [self.bits(name) for name in names])
                lines.append(f"for c, x in zip({columns}, {at.code}): out += c[x]")
            else:
                row = keep(scope, [self.column(name, True) for name in names])
                lines.append(f"out += map(getitem, {row}, {at.code})")
        if kind in ("short", "bag", "pile"):
            length = keep(scope, self.column(f"{at.name}.length", True))
            lines.append(f"out.append({length}[len({at.code})])")
        if kind in ("short", "bag"):
            bag = keep(scope, self.column(at.name, False).__getitem__)
            lines.append(f"out += map({bag}, {at.code})")
        return lines

    def several(self, place: Place, at: At, scope: dict[str, Any]) -> list[str]:
        """A list of records or lists: one reader for every seat, every name or every index."""
        family = Family(lambda key: self.reader(place.within, at.entry(key)))
        kind = self.forms[at.path].kind
        if kind == "seats":
            seated = keep(scope, Seated(family))
            return [f"for r, x in zip({seated}[seat], {at.code}): r(x, out, seat)"]
        readers = keep(scope, family)
        if kind == "listed":
            return [f"for i, x in enumerate({at.code}): {readers}[i](x, out, seat)"]
        if kind == "owned":
            return [
                "me = 'me'",
                f"for i, x in enumerate({at.code}):",
                f"    if x.seat == seat: {readers}[me](x, out, seat); me += '+'",
                f"    else: {readers}[i](x, out, seat)",
            ]
        first = next(iter(place.within.fields))
        return [f"for x in {at.code}: {readers}[x.{first}](x, out, seat)"]

    def mapping(self, place: Place, at: At, scope: dict[str, Any]) -> list[str]:
        """A dict: a token for every pair, or a reader for every key."""
        within = place.within
        if within.shape == "value":
            pairs = keep(scope, self.column(f"{at.name}[]", False).__getitem__)
            return [f"out += map({pairs}, {at.code}.items())"]
        if within.shape == "items" and within.within.shape == "value":
            pairs = keep(scope, self.column(f"{at.name}[][]", False))
            return [
                f"for k, x in {at.code}.items():",
                f"    out += [{pairs}[k, y] for y in x]",
            ]
        family = Family(lambda key: self.reader(within, at.entry(key)))
        return [f"for k, x in {at.code}.items(): {keep(scope, family)}[k](x, out, seat)"]


def keep(scope: dict[str, Any], thing: Any) -> str:
    """Put something where the code of a reader finds it; returns the name it has there.

    >>> scope = {}; keep(scope, print), keep(scope, len), list(scope)
    ('c0', 'c1', ['c0', 'c1'])
    """
    name = f"c{len(scope)}"
    scope[name] = thing
    return name

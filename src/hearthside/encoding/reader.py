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
        body = Body()
        self.any(place, at, body, first=place.shape == "record" and at.path.endswith("]"))
        source = "\n    ".join(["def read(o, out, seat):", *body.lines(), "return"])
        if source not in self._codes:
            module = compile(source, f"<tokens of {at.path}>", "exec")
            self._codes[source] = next(c for c in module.co_consts if isinstance(c, CodeType))
        return FunctionType(self._codes[source], body.scope)

    def record(self, place: Place, at: At, body: Body, first: bool) -> None:
        """Every field of a record. One of several always tells its first field, so that it cannot pass for none."""
        for field, inner in place.fields.items():
            here = at.field(field)
            if self.forms[here.path].kind == "value":
                body.value(self.column(here.name, not first), here.code)
            elif self.forms[here.path].kind == "record":
                inside = body.local(here.code)
                self.record(inner, here._replace(code=inside), body, False)
            else:
                self.any(inner, here, body)
            first = False

    def any(self, place: Place, at: At, body: Body, first: bool = False) -> None:
        """One value of any kind."""
        kind = self.forms[at.path].kind if at.path else "record"
        if place.shape == "record":
            self.record(place, at, body, first)
        elif kind == "value":
            body.value(self.column(at.name, True), at.code)
        elif kind == "bits":
            body.line(f"out += {body.keep(self.bits(at.name))}[{at.code}]")
        elif kind == "maybe":
            body.value(self.column(f"{at.name}?", True), f"{at.code} is not None")
            read = body.keep(self.reader(place.within, at._replace(code="o")))
            body.line(f"if {at.code} is not None: {read}({at.code}, out, seat)")
        elif place.shape == "mapping":
            self.mapping(place, at, body)
        elif kind in ("seats", "owned", "listed", "keyed"):
            self.several(place, at, body)
        else:
            self.items(at, body)

    def bits(self, name: str) -> Bits:
        """The column of a bit set."""
        column = self.column(name, False)
        if isinstance(column, Column):
            return Bits(column, self.usual.get(name, 0))
        return CountingBits(column)

    def items(self, at: At, body: Body) -> None:
        """A list or set of plain values: place by place, as a bag, or only its length."""
        kind, size = self.forms[at.path]
        held = body.local(at.code)
        if kind in ("short", "bag", "pile"):
            body.value(self.column(f"{at.name}.length", True), f"len({held})")
        lines = []
        if kind in ("fixed", "short"):
            names = [f"{at.name}[{i}]" for i in range(size)]
            if self.forms[f"{at.path}[]"].kind == "bits":
                columns = body.keep([self.bits(name) for name in names])
                lines.append(f"for c, x in zip({columns}, {held}): out += c[x]")
            else:
                row = body.keep([self.column(name, True) for name in names])
                lines.append(f"out += map(getitem, {row}, {held})")
        if kind in ("short", "bag"):
            bag = body.keep(self.column(at.name, False).__getitem__)
            lines.append(f"out += map({bag}, {held})")
        if kind == "fixed":
            body.line(*lines)
        elif lines:
            body.line(f"if {held}:", *(f"    {line}" for line in lines))

    def several(self, place: Place, at: At, body: Body) -> None:
        """A list of records or lists: one reader for every seat, every name or every index."""
        family = Family(lambda key: self.reader(place.within, at.entry(key)))
        kind = self.forms[at.path].kind
        if kind == "seats":
            seated = body.keep(Seated(family))
            body.line(f"for r, x in zip({seated}[seat], {at.code}): r(x, out, seat)")
            return
        readers = body.keep(family)
        if kind == "listed":
            body.line(f"for i, x in enumerate({at.code}): {readers}[i](x, out, seat)")
        elif kind == "owned":
            body.line(
                "me = 'me'",
                f"for i, x in enumerate({at.code}):",
                f"    if x.seat == seat: {readers}[me](x, out, seat); me += '+'",
                f"    else: {readers}[i](x, out, seat)",
            )
        else:
            first = next(iter(place.within.fields))
            body.line(f"for x in {at.code}: {readers}[x.{first}](x, out, seat)")

    def mapping(self, place: Place, at: At, body: Body) -> None:
        """A dict: a token for every pair, or a reader for every key."""
        within = place.within
        if within.shape == "value":
            pairs = body.keep(self.column(f"{at.name}[]", False).__getitem__)
            body.line(f"if {at.code}: out += map({pairs}, {at.code}.items())")
        elif within.shape == "items" and within.within.shape == "value":
            pairs = body.keep(self.column(f"{at.name}[][]", False))
            body.line(
                f"for k, x in {at.code}.items():",
                f"    out += [{pairs}[k, y] for y in x]",
            )
        else:
            family = body.keep(Family(lambda key: self.reader(within, at.entry(key))))
            body.line(f"for k, x in {at.code}.items(): {family}[k](x, out, seat)")


class Body:
    """The code of a reader as it is written: all plain values in one go, then everything else.

    >>> body = Body(); body.value({}, body.local("o.vault")); body.line("out += o.row"); body.lines()
    ['v0 = o.vault', 'out += (c1[v0],)', 'out += o.row']
    """

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {"getitem": getitem}
        self._locals: list[str] = []
        self._values: list[str] = []
        self._rest: list[str] = []

    def keep(self, thing: Any) -> str:
        """Put something where the code finds it; returns the name it has there."""
        name = f"c{len(self.scope)}"
        self.scope[name] = thing
        return name

    def local(self, code: str) -> str:
        """A name for something that is used more than once."""
        name = f"v{len(self._locals)}"
        self._locals.append(f"{name} = {code}")
        return name

    def value(self, column: Any, code: str) -> None:
        """Read a plain value."""
        self._values.append(f"{self.keep(column)}[{code}]")

    def line(self, *lines: str) -> None:
        """Anything else."""
        self._rest += lines

    def lines(self) -> list[str]:
        """All of it, in order."""
        plain = [f"out += ({', '.join(self._values)},)"] if self._values else []
        return [*self._locals, *plain, *self._rest]
